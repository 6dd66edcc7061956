"""Many games at once: arrays that the caller owns, written by one call into the core."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from hortus.core import batch as core
from hortus.core.chance import WORDS
from hortus.core.errors import BadOption, IllegalAction, brief, whole
from hortus.core.native import INTERPRETED
from hortus.core.ruleset import RuleSet
from hortus.envs.table import MOST_SEED
from hortus.envs.team import Team
from hortus.games import find_rule_set


class Batch:
    """So many games of one rule set, all waiting for a decision.

    After `reset` and after each `step`, a row of each array belongs to a game: `observation` is what the seat that is
    asked knows, `mask` what is open to it, `seat` which one it is; `reward` (for each seat) and `done` tell of the
    last step. A game that is over is dealt anew in the same step. Where several may act at once, the lowest seat is
    asked first, and the others do not see what it chose.

    Game `i` is dealt from `seed + i`. The arrays may be your own: give them by name.
    """

    def __init__(
        self,
        rule_set: str | RuleSet,
        players: int | None = None,
        num_envs: int = 1,
        seed: int | None = None,
        threads: int = 1,
        learner: int | None = None,
        arrays: dict[str, NDArray[Any]] | None = None,
        **options: Any,
    ) -> None:
        """Deal the games. `learner` is a seat: the others are then played at random inside the core.

        `arrays` are some or all of `observation`, `mask`, `seat`, `reward` and `done`, as `Batch.room` makes them.
        """
        self.rule_set = find_rule_set(rule_set)
        self.players = self.rule_set.check_players(players)
        self.num_envs = _positive("games in a batch", num_envs)
        self.threads = _positive("threads", threads)
        self.options = self.rule_set.check_options(self.rule_set.with_files(options), self.players)
        self.kernel = kernel = self.rule_set.game.kernel
        if not INTERPRETED and not kernel.compiled:
            raise BadOption(
                f"The rules of {self.rule_set.title} are plain Python: mark them with hortus.core.native.rule to play "
                "them in batches. The other environments take them as they are."
            )
        if learner is not None and (not whole(learner) or not 0 <= learner < self.players):
            raise BadOption(f"The learner sits at one of the seats 0 to {self.players - 1}, not {brief(learner)}.")
        self._rules = core.Rules(
            options=self.rule_set.game.encode(self.options, self.players),
            sizes=np.array([deck.size for deck in kernel.decks], np.int64),
            learner=np.array([core.EVERYBODY if learner is None else learner], np.int64),
            features=np.array([kernel.features], np.int64),
        )
        shown = self.room(self.rule_set, self.players, self.num_envs)
        for name, array in (arrays or {}).items():
            shown[name] = _fitting(name, array, shown)
        self.observation, self.mask = shown["observation"], shown["mask"]
        self.seat, self.reward, self.done = shown["seat"], shown["reward"], shown["done"]
        self._games = core.Games(
            states=np.zeros((num_envs, kernel.state_size), np.uint8),
            deals=np.zeros((num_envs, WORDS), np.int64),
            others=np.zeros((num_envs, WORDS), np.int64),
            legal=np.zeros((num_envs, kernel.actions), np.int32),
            counts=np.zeros(num_envs, np.int64),
            final=np.zeros((num_envs, kernel.observation), np.uint8),
            **shown,
        )
        self._actions = np.zeros(num_envs, np.int64)
        self._team = Team(kernel.pointers, self._rules, self._games, self._actions, self.threads)
        self.reset(seed)

    @staticmethod
    def room(rule_set: str | RuleSet, players: int, num_envs: int) -> dict[str, NDArray[Any]]:
        """Arrays for so many games, by name: make them here, or in memory of your own in the same shapes and types."""
        kernel = find_rule_set(rule_set).game.kernel
        return {
            "observation": np.zeros((num_envs, kernel.observation), np.uint8),
            "mask": np.zeros((num_envs, kernel.actions), np.int8),
            "seat": np.zeros(num_envs, np.int32),
            "reward": np.zeros((num_envs, players), np.float32),
            "done": np.zeros(num_envs, np.uint8),
        }

    @property
    def num_actions(self) -> int:
        """Action numbers are below this."""
        return self.kernel.actions

    @property
    def final_observation(self) -> NDArray[np.uint8]:
        """In the rows of games that the last step ended: what the seat that acted last saw then."""
        found: NDArray[np.uint8] = self._games.final
        return found

    @property
    def truth(self) -> NDArray[np.uint8]:
        """A copy of the whole states, hidden cards and all. Never hand it to a player."""
        copied: NDArray[np.uint8] = self._games.states.copy()
        return copied

    def reset(self, seed: int | Sequence[int | None] | None = None) -> None:
        """Deal all games anew, from `seed` on, or from fresh ones.

        A list has a seed for each game, or None for those whose generators go on.
        """
        seeds, games = self._seeds(seed), self._games
        go_on = np.array([one is None for one in seeds])
        before = games.deals[go_on], games.others[go_on]
        core.seed_games(games, np.array([one or 0 for one in seeds], np.int64))
        games.deals[go_on], games.others[go_on] = before
        self.deal()

    def deal(self) -> None:
        """Deal all games anew, each from where its generator stands."""
        core.deal_games(self.kernel.pointers, self._rules, self._games, 0, self.num_envs)

    def step(self, actions: ArrayLike) -> None:
        """Take one action in each game. If one of them is not open, `IllegalAction` names it, and nothing happens."""
        self._read(actions)
        wrong = int(core.first_illegal(self._games, self._actions))
        if wrong >= 0:
            raise IllegalAction(
                f"In game {wrong}, action {brief(self._actions[wrong].item())} is not open to seat {self.seat[wrong]}: "
                "see the row of the mask. No game has gone on."
            )
        self._team.step()

    def step_or_end(self, actions: ArrayLike) -> None:
        """The same, but a game in which the action is not open ends: that seat loses a point, the others nothing."""
        self._read(actions)
        self._team.step()

    def close(self) -> None:
        """Let the threads go."""
        self._team.close()

    def _read(self, actions: ArrayLike) -> None:
        given = np.asarray(actions)
        if given.shape != self._actions.shape or given.dtype.kind not in "iu":
            raise BadOption(f"A step takes {self.num_envs} whole numbers, one action for each game.")
        self._actions[:] = given

    def _seeds(self, seed: int | Sequence[int | None] | None) -> Sequence[int | None]:
        if seed is None:
            return [secrets.randbits(63) for _ in range(self.num_envs)]
        if isinstance(seed, int | np.integer):
            if not whole(seed) or not 0 <= seed <= MOST_SEED - self.num_envs:
                raise BadOption(f"A seed is a whole number from 0 to 2**63 - 1 less the games, not {brief(seed)}.")
            return range(int(seed), int(seed) + self.num_envs)
        listed = isinstance(seed, Sequence | np.ndarray) and len(seed) == self.num_envs
        if not listed or not all(one is None or (whole(one) and 0 <= one <= MOST_SEED) for one in seed):
            raise BadOption(
                f"Seeds are whole numbers from 0 to 2**63 - 1: one, or a list with one or None for each of the "
                f"{self.num_envs} games, not {brief(seed)}."
            )
        return seed


def _positive(what: str, number: object) -> int:
    if not isinstance(number, int | np.integer) or not whole(number) or number < 1:
        raise BadOption(f"The number of {what} is 1 or more, not {brief(number)}.")
    return int(number)


def _fitting(name: str, array: NDArray[Any], shown: dict[str, NDArray[Any]]) -> NDArray[Any]:
    """The caller's array, if it has the shape and type that are needed."""
    if name not in shown:
        raise BadOption(f"The arrays of a batch are {', '.join(shown)}, not {brief(name)}.")
    needed = shown[name]
    fits = isinstance(array, np.ndarray) and array.shape == needed.shape and array.dtype == needed.dtype
    if not fits or not array.flags.c_contiguous or not array.flags.writeable:
        raise BadOption(f"The array {name} must be contiguous, writable, of type {needed.dtype}, shape {needed.shape}.")
    return array
