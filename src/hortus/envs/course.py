"""The course of one game for OpenSpiel: the table, how it came about, and what each seat has seen and done so far."""

from __future__ import annotations

import copy
import hashlib
from collections.abc import Sequence
from typing import Any, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from hortus.core.deal import EVENLY
from hortus.core.errors import HortusError, IllegalAction, brief
from hortus.core.ruleset import State
from hortus.envs.table import Table, observed

DIGITS, BASE = 9, 128  # of a seed, from 0 to 2**63 - 1, the highest digit first


def digits_of(seed: int) -> list[int]:
    """The seed as chance deals it: the actions of the nine chance nodes."""
    return [seed // BASE**place % BASE for place in reversed(range(DIGITS))]


class Recollection(NamedTuple):
    """All that a seat has seen and done: its decisions, and a digest of every sight in between.

    Sights that do not differ count once, so that half-made moves of others, which look not begun, do not show.
    """

    decisions: int = 0  # of the course, whoever made them, that are included
    sight: bytes = b""
    digest: bytes = b""
    own: tuple[int, ...] = ()

    def see(self, observation: NDArray[np.uint8]) -> Recollection:
        """The same, and this."""
        sight = observation.tobytes()
        if sight == self.sight:
            return self
        return self._replace(sight=sight, digest=hashlib.blake2b(self.digest + sight, digest_size=16).digest())

    def then(self, own: int | None) -> Recollection:
        """After one more decision, which was the seat's own if it is given."""
        if own is None:
            return self._replace(decisions=self.decisions + 1)
        digest = hashlib.blake2b(self.digest + own.to_bytes(4, "big"), digest_size=16).digest()
        return Recollection(self.decisions + 1, b"", digest, (*self.own, own))

    def __str__(self) -> str:
        return f"chose {' '.join(map(str, self.own)) or 'nothing'}, saw {self.digest.hex()}"


class Course:
    """One game from the first digit of its seed on. Copies share what can't change any more."""

    def __init__(self, empty: Table) -> None:
        self.table = empty  # nobody's, and without cards, until chance has acted
        self.digits: tuple[int, ...] = ()
        self.dealt = False
        self.past: list[tuple[State, int, int]] = []  # each state with the seat that decided and its action
        self.recalled: dict[int, Recollection] = {}  # by seat, or of a spectator

    @classmethod
    def standing(cls, empty: Table, state: State) -> Course:
        """A course that begins in the middle of a game: what was before is not known."""
        course = cls(empty.standing(state))
        course.dealt = True
        return course

    def deal(self, digit: int) -> None:
        """The next digit of the seed; with the last one the cards are dealt."""
        self.digits += (digit,)
        if len(self.digits) == DIGITS:
            self.table = copy.deepcopy(self.table)
            self.table.seed(sum(digit * BASE**place for place, digit in enumerate(reversed(self.digits))))
            self.table.deal()
            self.dealt = True

    def decide(self, seat: int, action: int) -> None:
        """One decision. Raises `IllegalAction` if it is not open."""
        before = self.table.state
        self.table.state = before.copy()
        try:
            self.table.play(seat, action)
        except HortusError:
            self.table.state = before
            raise
        self.past.append((before, seat, action))

    def decide_all(self, actions: Sequence[int]) -> None:
        """A decision of every seat that is asked, all at once; what others are said to do does not count.

        If one of them is not open, nothing has happened.
        """
        asked = [(seat, action) for seat, action in enumerate(actions) if self.table.actors >> seat & 1]
        for seat, action in asked:
            if action not in self.table.legal(seat):
                raise IllegalAction(f"Action {brief(action)} is not open to seat {seat} now. Nobody has moved.")
        for seat, action in asked:
            self.decide(seat, action)

    def recall(self, seat: int) -> Recollection:
        """All that a seat has seen and done up to now."""
        memory = self.recalled.get(seat, Recollection())
        for state, actor, action in self.past[memory.decisions :]:
            memory = memory.see(observed(self.table.kernel, state, seat)).then(action if actor == seat else None)
        self.recalled[seat] = memory
        return memory.see(self.table.observe(seat))

    def resampled(self, seat: int, seed: int) -> Course:
        """Another course that `seat` can't tell from this one. What it remembers is the same; nothing else is known."""
        self.recall(seat)
        state = self.table.state.copy()
        self.table.kernel.redeal(state, seat, seed, EVENLY)
        other = Course.standing(self.table, state)
        other.recalled[seat] = self.recalled[seat]._replace(decisions=0)
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        if self.dealt:
            twin.table = copy.deepcopy(self.table)
        twin.past, twin.recalled = self.past.copy(), self.recalled.copy()
        return twin

    def __getstate__(self) -> dict[str, Any]:
        table = self.table
        setting = (table.rule_set.id, table.players, table.options.model_dump(mode="json", exclude_defaults=True))
        return {**self.__dict__, "table": (setting, table.state)}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        (rule_set, players, options), state = kept.pop("table")
        self.__dict__.update(kept)
        self.table = Table(rule_set, players, **options)
        self.table.state = state
        if self.dealt:
            self.table.look()
