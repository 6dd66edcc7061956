"""The same random agent through every interface: for the same seeds, the same games with the same results.

    python examples/same_games.py

It needs both extras: pip install 'hortus[rl,openspiel]'.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np

from hortus.envs import Batch
from hortus.envs.extras import needed
from hortus.envs.openspiel import digits_of, short_name
from hortus.envs.pettingzoo import parallel_env, raw_env
from hortus.envs.registration import name_of
from hortus.games import find_rule_set

with needed("rl,openspiel", "gymnasium", "pyspiel"):
    import gymnasium
    import pyspiel

SEED, GAMES = 100, 4
Results = list[list[float]]  # by game and seat


class Agent:
    """Chooses evenly among what is open. The generator of its game is its only memory."""

    def __init__(self, seed: int) -> None:
        self.draw = random.Random(seed)

    def choose(self, legal: Any) -> int:
        """One of the open actions, which are ascending everywhere."""
        return int(legal[int(self.draw.random() * len(legal))])


def through_batch(rule_set: str, players: int) -> Results:
    """All games at once; a game that is over goes on with the next deal, which is left out here."""
    batch = Batch(rule_set, players, GAMES, SEED)
    agents = [Agent(SEED + i) for i in range(GAMES)]
    results: Results = [[] for _ in range(GAMES)]
    while not all(results):
        batch.step([agent.choose(np.flatnonzero(mask)) for agent, mask in zip(agents, batch.mask, strict=True)])
        for i in np.flatnonzero(batch.done):
            results[i] = results[i] or batch.reward[i].tolist()
    return results


def through_gymnasium(rule_set: str, players: int) -> Results:
    """One game after the other, alone."""
    env: Any = gymnasium.make(name_of(find_rule_set(rule_set)))
    results = []
    for seed in range(SEED, SEED + GAMES):
        agent, over, reward = Agent(seed), False, 0.0
        sight, _ = env.reset(seed=seed)
        while not over:
            sight, reward, over, _, _ = env.step(agent.choose(np.flatnonzero(sight["action_mask"])))
        results.append([float(reward)])
    return results


def through_vectors(rule_set: str, players: int) -> Results:
    """All games at once, alone in each."""
    env: Any = gymnasium.make_vec(name_of(find_rule_set(rule_set)), GAMES, "vector_entry_point")
    sight, _ = env.reset(seed=SEED)
    agents = [Agent(SEED + i) for i in range(GAMES)]
    results: Results = [[] for _ in range(GAMES)]
    while not all(results):
        masks = sight["action_mask"]
        actions = [agent.choose(np.flatnonzero(mask)) for agent, mask in zip(agents, masks, strict=True)]
        sight, rewards, over, _, _ = env.step(np.array(actions))
        for i in np.flatnonzero(over):
            results[i] = results[i] or [float(rewards[i])]
    return results


def through_pettingzoo(rule_set: str, players: int) -> Results:
    """One agent after the other."""
    env = raw_env(rule_set, players)
    results = []
    for seed in range(SEED, SEED + GAMES):
        agent = Agent(seed)
        env.reset(seed=seed)
        while not any(env.terminations.values()):
            sight, *_ = env.last()
            env.step(agent.choose(np.flatnonzero(sight["action_mask"])))
        results.append(list(env.rewards.values()))
    return results


def through_parallel(rule_set: str, players: int) -> Results:
    """All agents at once; those that are not asked pass."""
    env = parallel_env(rule_set, players)
    results = []
    for seed in range(SEED, SEED + GAMES):
        agent, rewards = Agent(seed), {}
        sights, _ = env.reset(seed=seed)
        while env.agents:
            masks = {name: sight["action_mask"] for name, sight in sights.items()}
            asked = {name: agent.choose(np.flatnonzero(mask)) for name, mask in masks.items() if not mask[env.PASS]}
            sights, rewards, *_ = env.step({name: asked.get(name, env.PASS) for name in env.agents})
        results.append(list(rewards.values()))
    return results


def through_openspiel(rule_set: str, players: int) -> Results:
    """Chance deals the digits of the seed."""
    game = pyspiel.load_game(short_name(find_rule_set(rule_set)), {"players": players})
    results = []
    for seed in range(SEED, SEED + GAMES):
        agent, state = Agent(seed), game.new_initial_state()
        for digit in digits_of(seed):
            state.apply_action(digit)
        while not state.is_terminal():
            if state.is_simultaneous_node():
                state.apply_actions([agent.choose(state.legal_actions(seat)) for seat in range(players)])
            else:
                state.apply_action(agent.choose(state.legal_actions()))
        results.append(state.returns())
    return results


EVERYBODY = (through_batch, through_pettingzoo, through_openspiel)
COMPARED: dict[tuple[str, int], tuple[Callable[[str, int], Results], ...]] = {
    ("faraway-solo", 1): (*EVERYBODY, through_gymnasium, through_vectors),
    ("arboretum-solo", 1): (*EVERYBODY, through_gymnasium, through_vectors),
    ("arboretum", 2): EVERYBODY,
    ("faraway", 3): (*EVERYBODY, through_parallel),
    ("hanging-gardens", 2): EVERYBODY,
}


def main() -> None:
    """Play all games through all interfaces, and compare."""
    for (rule_set, players), ways in COMPARED.items():
        results = {way.__name__: np.round(way(rule_set, players), 4).tolist() for way in ways}
        first = results["through_batch"]
        for name, result in results.items():
            print(f"{rule_set:<16} {name:<19} {result}")
            if result != first:
                raise SystemExit(f"{name} does not give the same results as through_batch.")


if __name__ == "__main__":
    main()
