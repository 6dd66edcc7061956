"""Who decides: players by code, and what they are given when it is their turn.

A player is any object with `choose(turn)` that returns an action of `turn.legal`. It is handed a `Turn`, made from
a table that was redealt for its seat: the true one can't be reached from it.
"""

from __future__ import annotations

import random
from typing import Protocol

from hortus.core.action import Action
from hortus.core.errors import BadOption, IllegalAction, brief, unknown
from hortus.core.match import Match
from hortus.core.view import LogLine, View


class Turn:
    """One decision, as its player sees it."""

    def __init__(self, match: Match, seat: int, generator: random.Random) -> None:
        self._table = match.redeal(seat, generator.getrandbits(62))
        self.seat = seat
        self.random = generator

    @property
    def view(self) -> View:
        """What the seat knows."""
        return self._table.view(self.seat)

    @property
    def log(self) -> list[LogLine]:
        """What the seat was told."""
        return self._table.log(self.seat)

    @property
    def legal(self) -> list[Action]:
        """What can be done."""
        return self._table.legal(self.seat)

    def redeal(self) -> Match:
        """A table that might be the true one, for looking ahead; every call gives another."""
        return self._table.redeal(self.seat, self.random.getrandbits(62))


class Chooser(Protocol):
    """A program that plays."""

    def choose(self, turn: Turn) -> Action:
        """One of `turn.legal`."""


class RandomChooser:
    """Takes any legal action, each with the same chance."""

    def choose(self, turn: Turn) -> Action:
        """A random one."""
        return turn.random.choice(turn.legal)


class Player:
    """A chooser with its own generator. The same seed gives the same decisions."""

    def __init__(self, code: str, chooser: Chooser, seed: int | None = None) -> None:
        self.code = code
        self._chooser = chooser
        self._random = random.Random(seed)

    def choose(self, match: Match, seat: int | None = None) -> Action:
        """The action this player takes for `seat` (which may be left out if only one may act)."""
        if seat is None:
            if len(match.actors) != 1:
                raise IllegalAction("Say which seat is to choose: not exactly one may act now.")
            seat = match.actors[0]
        turn = Turn(match, seat, self._random)
        if not turn.legal:
            raise IllegalAction(f"Seat {seat} has nothing to choose now.")
        action = self._chooser.choose(turn)
        if action not in turn.legal:
            raise IllegalAction(f"The player {self.code} chose what is not open to it: {brief(action)}.")
        return action


def seed_for(match: Match, seat: int) -> int | None:
    """A program's own seed at a table, so that a seeded match is repeatable as a whole."""
    deal = match.deal
    return None if deal is None or deal.seed is None else (deal.seed * 10 + seat) % 2**62


CHOOSERS: dict[str, type[RandomChooser]] = {"random": RandomChooser}
CODES = ("human", *CHOOSERS)  # a human is asked by the interface, not here


def player(code: str | Chooser, seed: int | None = None) -> Player:
    """The player with that code, or one of your own: any object with `choose(turn)`.

    `seed` makes it repeatable. Raises `BadOption` for a code there is not.
    """
    if not isinstance(code, str) and callable(getattr(code, "choose", None)):
        return Player(type(code).__name__, code, seed)
    if not isinstance(code, str) or code not in CHOOSERS:
        raise BadOption(unknown("player program", code, CHOOSERS))
    return Player(code, CHOOSERS[code](), seed)
