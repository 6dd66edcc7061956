"""Masked PPO of sb3-contrib learns Faraway alone, for a minute or as long as you say.

    python examples/masked_ppo.py --seconds 60
    python examples/masked_ppo.py --decisions 20000   # the same on every machine, however fast it is

It needs the extra: pip install 'hortus[sb3]'.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np

import hortus.envs  # noqa: F401 - makes the environments known
from hortus.envs.extras import needed

with needed("sb3", "gymnasium", "sb3_contrib", "stable_baselines3", "torch"):
    import gymnasium
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.callbacks import BaseCallback

NAME = "hortus/FarawaySolo-v1"


class UntilTime(BaseCallback):
    """Ends the training after so many seconds."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.end = time.monotonic() + seconds

    def _on_step(self) -> bool:
        return time.monotonic() < self.end


def mean_fame(games: int, seed: int, model: Any = None) -> float:
    """What a policy makes on average of these deals; without a model, a random one."""
    env: Any = gymnasium.make(NAME)
    draw = np.random.default_rng(seed)
    fame = []
    for game in range(games):
        sight, _ = env.reset(seed=seed + game)
        over, reward = False, 0.0
        while not over:
            mask = sight["action_mask"]
            if model is None:
                action = draw.choice(np.flatnonzero(mask))
            else:
                action, _ = model.predict(sight, action_masks=mask.astype(bool), deterministic=True)
            sight, reward, over, _, _ = env.step(int(action))
        fame.append(reward)
    return float(np.mean(fame))


def main() -> None:
    """Train, and compare with random play on deals that were not trained on."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60.0, help="how long to train")
    parser.add_argument("--decisions", type=int, help="how long to train, in decisions and not in time")
    parser.add_argument("--games", type=int, default=100, help="how many deals to compare on")
    given = parser.parse_args()
    model = MaskablePPO("MultiInputPolicy", gymnasium.make(NAME), n_steps=1024, batch_size=256, gamma=1.0, seed=1)
    if given.decisions is None:
        model.learn(10**9, callback=UntilTime(given.seconds))
    else:
        model.learn(given.decisions)
    print(f"random play   {mean_fame(given.games, 10**6):6.1f} fame on average of {given.games} deals")
    print(f"after {model.num_timesteps:,} decisions {mean_fame(given.games, 10**6, model):6.1f}")


if __name__ == "__main__":
    main()
