"""One game for the interfaces that step games one by one: the same deals as in a batch, for the same seeds."""

from __future__ import annotations

import copy
import secrets
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from hortus.core.batch import OTHERS, is_open, mark_open
from hortus.core.chance import below, generator
from hortus.core.errors import BadOption, IllegalAction, brief, whole
from hortus.core.kernel import Kernel
from hortus.core.match import Match
from hortus.core.playout import shuffle_decks
from hortus.core.ruleset import Options, RuleSet, State
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
        self._numbers = self.rule_set.game.encode(self.options, self.players)
        self._sizes = np.array([deck.size for deck in kernel.decks], np.int64)
        self._order = np.zeros(kernel.order_size, np.uint8)
        self._room = np.zeros(kernel.actions, np.int32)
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

    def mask(self, seat: int, pass_too: bool = False) -> NDArray[np.int8]:
        """The same with a 1 for each open action; `pass_too` adds a last one that is open to those not asked.

        A spectator is never asked.
        """
        mask = np.zeros(self._room.size + pass_too, np.int8)
        count = self._count(seat)
        if count:
            mark_open(mask, self._room, count)
        elif pass_too:
            mask[-1] = 1
        return mask

    def play(self, seat: int, action: Any) -> None:
        """One decision. Raises `IllegalAction` for what is not open to the seat, or no number of an action at all.

        Then nothing has happened.
        """
        number = int(action) if whole(action) and 0 <= action < self._room.size else -1
        if not is_open(self._room, self._count(seat), number):
            raise IllegalAction(f"Action {brief(action)} is not open to seat {seat} now: see its mask.")
        self.actors = self.kernel.apply(self.state, seat, number)
        self._counted = NOBODY

    def end(self) -> None:
        """Nobody is asked any more."""
        self.actors = 0
        self._counted = NOBODY

    def play_randomly(self, seat: int) -> None:
        """A random decision of a seat, as a batch plays it for those who do not learn."""
        self.play(seat, int(self._room[below(self._others, self._count(seat))]))

    def observe(self, seat: int) -> NDArray[np.uint8]:
        """What a seat knows."""
        return observed(self.kernel, self.state, seat)

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
