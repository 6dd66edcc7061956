"""Gymnasium: one seat at a table, the others played by programs; and many such tables as one vector environment.

The mask of open actions is in the observation, in `info["action_mask"]` and in `action_masks()`. An action that is not
open ends the game, and costs a point.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hortus.core.batch import PENALTY
from hortus.core.errors import BadOption, IllegalAction, brief, whole
from hortus.core.kernel import Kernel
from hortus.core.ruleset import RuleSet
from hortus.envs.batch import Batch
from hortus.envs.extras import needed
from hortus.envs.table import Table
from hortus.players import Chooser, Player, player

with needed("rl", "gymnasium"):
    import gymnasium
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector.utils import batch_space

Sight = dict[str, NDArray[Any]]
Opponents = str | Chooser | Sequence[str | Chooser]
RANDOM = "random"  # is played inside the core


def sight_space(kernel: Kernel, actions: int) -> spaces.Dict:
    """The space of observations with their masks."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 255, (kernel.observation,), np.uint8),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


def check_seat(seat: object, players: int) -> int:
    """The learner's seat."""
    if not isinstance(seat, int | np.integer) or not whole(seat) or not 0 <= seat < players:
        raise BadOption(f"The learner sits at one of the seats 0 to {players - 1}, not {brief(seat)}.")
    return int(seat)


def check_dealt(table: Table) -> None:
    """Raise Gymnasium's own `ResetNeeded` if nothing was dealt yet."""
    if not table.dealt:
        raise gymnasium.error.ResetNeeded("Nothing was dealt yet: call reset() first.")


def check_render_mode(mode: str | None) -> str | None:
    """How tables are drawn, if they are."""
    if mode not in (None, "ansi"):
        raise BadOption(f"Tables are drawn as text here, with render_mode='ansi', not {brief(mode)}.")
    return mode


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat against these opponents: a code or program for all of them, or one for each, by ascending seat."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - Gymnasium's own form

    def __init__(
        self,
        rule_set: str | RuleSet,
        players: int | None = None,
        seat: int = 0,
        opponents: Opponents = RANDOM,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self._table = Table(rule_set, players, **options)
        self.seat = check_seat(seat, self._table.players)
        self._codes = self._seated(opponents)
        self._opponents: dict[int, Player] = {}
        self.render_mode = check_render_mode(render_mode)
        kernel = self._table.kernel
        self.observation_space = sight_space(kernel, kernel.actions)
        self.action_space = spaces.Discrete(kernel.actions)
        self._call_players()

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Sight, dict[str, Any]]:
        """Deal a new game, call new opponents and play up to the learner's first decision."""
        super().reset(seed=seed)
        if seed is not None:
            self._table.seed(seed)
        self._call_players()
        self._table.deal()
        self._play_others()
        sight = self._sight()
        return sight, {"action_mask": sight["action_mask"].copy()}

    def step(self, action: int | np.integer | NDArray[np.integer]) -> tuple[Sight, float, bool, bool, dict[str, Any]]:
        """The learner's decision, and those of the others up to its next one."""
        check_dealt(self._table)
        reward = 0.0
        try:
            self._table.play(self.seat, action.tolist() if isinstance(action, np.ndarray) else action)
        except IllegalAction:
            self._table.end()
            reward = PENALTY
        else:
            self._play_others()
            if not self._table.actors:
                reward = self._table.outcome()[self.seat]
        sight = self._sight()
        over = not self._table.actors
        return sight, reward, over, False, {"action_mask": sight["action_mask"].copy()}

    def action_masks(self) -> NDArray[np.bool_]:
        """What is open to the learner, for sb3-contrib."""
        return self._table.mask(self.seat).astype(bool)

    def render(self) -> str | None:
        """The table as the learner sees it, as text."""
        if self.render_mode is None:
            return None
        check_dealt(self._table)
        return self._table.match().view(self.seat).text()

    def _sight(self) -> Sight:
        observation, mask = self._table.see(self.seat)
        return {"observation": observation, "action_mask": mask}

    def _play_others(self) -> None:
        table = self._table
        while table.actors and table.seat != self.seat:
            seat = table.seat
            if seat in self._opponents:
                table.play(seat, self._opponents[seat].choose(table.match(), seat).id)
            else:
                table.play_randomly(seat)

    def _seated(self, opponents: Opponents) -> dict[int, str | Chooser]:
        others = [seat for seat in range(self._table.players) if seat != self.seat]
        given = list(opponents) if isinstance(opponents, Sequence) and not isinstance(opponents, str) else None
        each: list[Any] = given if given is not None else [opponents] * len(others)
        if len(each) != len(others):
            raise BadOption(f"There are {len(others)} opponents at this table, not {len(each)}.")
        return dict(zip(others, each, strict=True))

    def _call_players(self) -> None:
        """New players for the other seats, with seeds from the environment's own generator, which does not deal."""
        for seat, code in self._codes.items():
            if code != RANDOM:
                self._opponents[seat] = player(code, int(self.np_random.integers(2**62)))
                self._opponents[seat].recall([])  # a program that was handed over as an object is the same in all games


class BatchEnv(gymnasium.vector.VectorEnv[Any, Any, Any]):
    """The same for many tables at once, in one call of the core; opponents are random there.

    Games that are over are dealt anew in the same step; `info["final_obs"]` and `info["final_info"]` tell of their end.
    With `copy=False` the arrays of the core itself are handed out, and the next step writes over them.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - Gymnasium's own form

    def __init__(
        self,
        num_envs: int,
        rule_set: str | RuleSet,
        players: int | None = None,
        seat: int = 0,
        opponents: Opponents = RANDOM,
        threads: int = 1,
        copy: bool = True,
        render_mode: None = None,
        **options: Any,
    ) -> None:
        if opponents != RANDOM:
            raise BadOption(
                "Many tables in one call have random opponents; for other programs ask Gymnasium for "
                "vectorization_mode='sync' or 'async'."
            )
        self.batch = Batch(rule_set, players, num_envs, threads=threads, learner=seat, **options)
        kernel = self.batch.kernel
        self.num_envs = num_envs
        self.seat = check_seat(seat, self.batch.players)
        self.single_observation_space = sight_space(kernel, kernel.actions)
        self.single_action_space = spaces.Discrete(kernel.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._copy = copy

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Sight, dict[str, Any]]:
        """Deal all games; game `i` from `seed + i`, or from its own in a list; without one its generator goes on."""
        if seed is None:
            self.batch.deal()
        else:
            self.batch.reset(seed)
        return self._shown(), {"action_mask": self._kept(self.batch.mask)}

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[Sight, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """A decision of each learner, and those of the others up to its next one."""
        batch = self.batch
        batch.step_or_end(actions)
        over = batch.done.astype(bool)
        about: dict[str, Any] = {"action_mask": self._kept(batch.mask)}
        if over.any():
            about |= self._last_seen(over)
        reward = batch.reward[:, self.seat].astype(np.float64)
        return self._shown(), reward, over, np.zeros(self.num_envs, bool), about

    def action_masks(self) -> NDArray[np.bool_]:
        """What is open to each learner."""
        return self.batch.mask.astype(bool)

    def close_extras(self, **kwargs: Any) -> None:
        """Let the threads go."""
        self.batch.close()

    def _last_seen(self, over: NDArray[np.bool_]) -> dict[str, Any]:
        """What Gymnasium tells of games that are over and dealt anew: nothing was open any more."""
        nothing = np.zeros_like(self.batch.mask)
        seen = np.full(self.num_envs, None, object)
        for i in np.flatnonzero(over):
            seen[i] = {"observation": self.batch.final_observation[i].copy(), "action_mask": nothing[i]}
        about = {"action_mask": nothing, "_action_mask": over.copy()}
        return {"final_obs": seen, "_final_obs": over.copy(), "final_info": about, "_final_info": over.copy()}

    def _shown(self) -> Sight:
        return {"observation": self._kept(self.batch.observation), "action_mask": self._kept(self.batch.mask)}

    def _kept(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self._copy else array
