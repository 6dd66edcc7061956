"""One game for the interfaces that step games one by one: the same deals as in a batch, for the same seeds."""

from __future__ import annotations

import copy
import secrets
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from hortus.core.batch import OTHERS
from hortus.core.chance import below, generator
from hortus.core.errors import BadOption, IllegalAction, brief, whole
from hortus.core.kernel import Kernel
from hortus.core.match import Match
from hortus.core.playout import shuffle_decks
from hortus.core.ruleset import Options, RuleSet, State
from hortus.core.singly import REFUSED, calls
from hortus.games import find_rule_set

MOST_SEED = 2**63 - 1
SPECTATOR = -1  # in place of a seat: who sees what all see, and is never asked
NOBODY = -2  # in place of a seat that was counted


class Table:
    """A game of one rule set, dealt again and again. It holds the truth: hand out observations."""

    def __init__(self, rule_set: str | RuleSet, players: int | None = None, **options: Any) -> None:
        self.rule_set = find_rule_set(rule_set)
        self.players = self.rule_set.check_players(players)
        self.options: Options = self.rule_set.check_options(self.rule_set.with_files(options), self.players)
        self.kernel = kernel = self.rule_set.game.kernel
        self._see, self._act = calls(kernel)
        self._numbers = self.rule_set.game.encode(self.options, self.players)
        self._sizes = np.array([deck.size for deck in kernel.decks], np.int64)
        self._order = np.zeros(kernel.order_size, np.uint8)
        self._room = np.zeros(kernel.actions, np.int32)
        self._bytes = kernel.observation
        self._chance: Any = None
        self._others: Any = None
        self.state: State = np.zeros(kernel.state_size, np.uint8)
        self.dealt = False  # whether cards ever were
        self.actors = 0  # a bit for each seat that may act
        self._counted, self._open = NOBODY, 0

    def seed(self, seed: int | None) -> None:
        """Take the next deals from this seed, or from a fresh one."""
        if seed is not None and (not whole(seed) or not 0 <= seed <= MOST_SEED):
            raise BadOption(f"A seed is a whole number from 0 to 2**63 - 1, not {brief(seed)}.")
        number = secrets.randbits(63) if seed is None else int(seed)
        self._chance = generator(number)
        self._others = generator(number ^ OTHERS)

    def deal(self) -> None:
        """Deal the next game."""
        if self._chance is None:
            self.seed(None)
        shuffle_decks(self._chance, self._sizes, self._order)
        self.kernel.deal(self.state, self._numbers, self._order)
        self.dealt = True
        self.look()

    def look(self) -> None:
        """See who is asked, after the state was changed."""
        self.actors = self.kernel.actors(self.state)
        self._counted = NOBODY

    @property
    def seat(self) -> int:
        """The lowest seat that may act."""
        return (self.actors & -self.actors).bit_length() - 1

    def legal(self, seat: int) -> list[int]:
        """What is open to a seat, ascending; nothing, if it is not asked now."""
        found: list[int] = self._room[: self._count(seat)].tolist()
        return found

    def see(self, seat: int, asked: bool = True, pass_too: bool = False) -> tuple[NDArray[np.uint8], NDArray[np.int8]]:
        """What a seat knows, and a mask with a 1 for each action that is open to it, if it is asked now.

        `pass_too` adds a last action that is open to those not asked. A spectator never is.
        """
        observation = np.empty(self._bytes, np.uint8)
        mask = np.zeros(self._room.size + pass_too, np.int8)
        if asked and seat >= 0 and self.actors >> seat & 1:
            self._open = self._see(self.state, seat, True, observation, self._room, mask)
            self._counted = seat
        else:
            self._see(self.state, seat, False, observation, self._room, mask)
            if pass_too:
                mask[-1] = 1
        return observation, mask

    def observe(self, seat: int) -> NDArray[np.uint8]:
        """What a seat knows."""
        return self.see(seat, asked=False)[0]

    def mask(self, seat: int, pass_too: bool = False) -> NDArray[np.int8]:
        """What is open to a seat, as ones."""
        return self.see(seat, pass_too=pass_too)[1]

    def play(self, seat: int, action: Any) -> None:
        """One decision. Raises `IllegalAction` for what is not open to the seat, or no number of an action at all.

        Then nothing has happened.
        """
        number = int(action) if whole(action) and 0 <= action < self._room.size else -1
        actors = self._act(self.state, seat, number, self._room, self._count(seat))
        if actors == REFUSED:
            raise IllegalAction(f"Action {brief(action)} is not open to seat {seat} now: see its mask.")
        self.actors = actors
        self._counted = NOBODY

    def end(self) -> None:
        """Nobody is asked any more."""
        self.actors = 0
        self._counted = NOBODY

    def play_randomly(self, seat: int) -> None:
        """A random decision of a seat, as a batch plays it for those who do not learn."""
        self.play(seat, int(self._room[below(self._others, self._count(seat))]))

    def outcome(self) -> list[float]:
        """What the end is worth to each seat."""
        worth = np.zeros(self.players)
        self.kernel.outcome(self.state, worth)
        found: list[float] = worth.tolist()
        return found

    def _count(self, seat: int) -> int:
        """How many actions are open to a seat: they are in `_room`, and stay there until the next decision."""
        if seat != self._counted:
            asked = seat >= 0 and self.actors >> seat & 1
            self._open = self.kernel.legal(self.state, seat, self._room) if asked else 0
            self._counted = seat
        return self._open

    def match(self) -> Match:
        """A match that starts at this moment, for players and pictures."""
        return Match(self.rule_set, self.players, self.options, self.state.copy(), None)

    def standing(self, state: State) -> Self:
        """A table that stands there and keeps nothing of this one: no deal, no generator, nothing that was open."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin._order, twin._room = np.zeros_like(self._order), np.zeros_like(self._room)
        twin._chance = twin._others = None
        twin.state = state.copy()
        twin.look()
        return twin

    def __getstate__(self) -> dict[str, Any]:
        """What can be taken to another process: what is compiled is loaded there."""
        return {name: value for name, value in self.__dict__.items() if name not in {"kernel", "_see", "_act"}}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.kernel = self.rule_set.game.kernel
        self._see, self._act = calls(self.kernel)

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.state = self.state.copy()
        twin._order, twin._room = self._order.copy(), self._room.copy()
        twin._chance, twin._others = copy.copy(self._chance), copy.copy(self._others)
        return twin


def observed(kernel: Kernel, state: State, seat: int) -> NDArray[np.uint8]:
    """What a seat knows of a state: features, then what is remembered beside them."""
    features = kernel.features
    out = np.empty(features + kernel.memory, np.uint8)
    kernel.observe(state, seat, out)
    kernel.recall(state, seat, out[features:])
    return out
