"""A player at the table: what it is handed when it is its turn, and what is made of its answer."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator, Sequence
from typing import NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from hortus.core.action import Action
from hortus.core.deal import EVENLY
from hortus.core.errors import BadOption, IllegalAction, brief
from hortus.core.match import Match
from hortus.core.ruleset import Game, RuleSet
from hortus.core.view import LogLine, View

EXPLAINING = ("easy", "club", "expert", "master", "search")  # built-in players that tell what they think


class Reason(NamedTuple):
    """Something that speaks for a move, or against it, in points."""

    words: str
    points: float

    def __str__(self) -> str:
        return f"{self.words}: {self.points:+.1f}"


class Explained(NamedTuple):
    """A move that is worth a thought."""

    action: Action  # its first step
    words: str  # the whole move, as far as it is certain, as an order
    expected: float | None  # by the end: a chance to win, or points; None if it does not look so far
    unit: str  # "win", "points" or ""
    visits: int  # how often it was played on
    reasons: list[Reason]  # what speaks for it, then what speaks against it, compared with the best other move
    steps: tuple[int, ...]  # of which it is made, as far as it is certain

    def __str__(self) -> str:
        told = f" ({'; '.join(str(reason) for reason in self.reasons)})" if self.reasons else ""
        if self.expected is None:
            return f"{self.words}{told}"
        worth = f"{100 * self.expected:.0f} % to win" if self.unit == "win" else f"about {self.expected:.1f} points"
        return f"{self.words}: {worth}{told}"


class Turn:
    """One decision, as its player sees it: made from a table redealt for its seat, so the true one is out of reach."""

    def __init__(self, match: Match, seat: int, generator: random.Random, past: bool = True) -> None:
        self._table = match.redeal(seat, generator.getrandbits(62), past=past)
        self.seat = seat
        self.random = generator

    @property
    def rule_set(self) -> RuleSet:
        """What is played."""
        return self._table.rule_set

    @property
    def game(self) -> Game:
        """The game behind it: kernel and judgement."""
        return self._table.rule_set.game

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self._table.players

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

    def tables(self, count: int, likely: NDArray[np.float64] = EVENLY) -> NDArray[np.uint8]:
        """So many redealt tables as states, for compiled code; `likely` are the weights of the redeals."""
        states = np.tile(self._table.truth, (count, 1))
        for state in states:
            self.game.kernel.redeal(state, self.seat, self.random.getrandbits(62), likely)
        return states

    @property
    def sight(self) -> bytes:
        """What the seat knows, as bytes."""
        return observed(self.game, self._table.truth, self.seat)

    def orders(self, steps: Sequence[int]) -> str:
        """Steps of the seat in words, one after the other."""
        table = self._table.copy()
        return ", ".join(table.play(step, seat=self.seat).order for step in steps)

    def sights(self, steps: Sequence[int]) -> Iterator[tuple[bytes, int]]:
        """What the seat will know before each of these steps, if they are certain."""
        state = self._table.truth.copy()
        for step in steps:
            yield observed(self.game, state, self.seat), step
            self.game.kernel.apply(state, self.seat, step)


def observed(game: Game, state: NDArray[np.uint8], seat: int) -> bytes:
    """What a seat knows of a table, as bytes."""
    sight = np.empty(game.kernel.features, np.uint8)
    game.kernel.observe(state, seat, sight)
    return sight.tobytes()


class Chooser(Protocol):
    """A program that plays. One that has `reads_log = False` gets empty logs, sooner."""

    def choose(self, turn: Turn) -> Action:
        """One of `turn.legal`."""


class Player:
    """A chooser with its own generator. The same seed gives the same decisions."""

    def __init__(self, code: str, chooser: Chooser, seed: int | None = None) -> None:
        self.code = code
        self._chooser = chooser
        self._random = random.Random(seed)

    def explain(self, match: Match, seat: int | None = None) -> list[Explained]:
        """The best few moves that `seat` has, in the eyes of this player, the best first.

        Raises `BadOption` for a player that can't tell.
        """
        tell = getattr(self._chooser, "explain", None)
        if tell is None:
            raise BadOption(f"The player {self.code} does not explain itself. These do: {', '.join(EXPLAINING)}.")
        told: list[Explained] = tell(match, self._seat(match, seat), self._random.getrandbits(62))
        return told

    def choose(self, match: Match, seat: int | None = None) -> Action:
        """The action this player takes for `seat` (which may be left out if only one may act)."""
        seat = self._seat(match, seat)
        turn = Turn(match, seat, self._random, getattr(self._chooser, "reads_log", True))
        legal = turn.legal
        if not legal:
            raise IllegalAction(f"Seat {seat} has nothing to choose now.")
        action = self._chooser.choose(turn)
        if action not in legal:
            raise IllegalAction(f"The player {self.code} chose what is not open to it: {brief(action)}.")
        return action

    def stop(self) -> None:
        """End the thought that is under way: `choose` answers by what was found so far, in about a tenth of a second.

        For a signal's handler, or another thread. Who does not search answers at once anyway, and does not listen.
        """
        getattr(self._chooser, "stop", lambda: None)()

    @property
    def explains(self) -> bool:
        """Whether it can tell what it thinks."""
        return hasattr(self._chooser, "explain")

    @property
    def planned(self) -> list[tuple[bytes, int]]:
        """What it means to do: what it will see, and the step that it takes then. Nothing, if it plans nothing."""
        return list(getattr(self._chooser, "planned", []))

    def recall(self, planned: list[tuple[bytes, int]]) -> None:
        """Go on with what it meant to do."""
        if hasattr(self._chooser, "planned"):
            self._chooser.planned = planned

    @staticmethod
    def _seat(match: Match, seat: int | None) -> int:
        """The seat that is asked, or the only one that may act."""
        if seat is not None:
            return seat
        if len(match.actors) != 1:
            raise IllegalAction("Say which seat is to choose: not exactly one may act now.")
        return match.actors[0]


def seed_for(match: Match, seat: int) -> int | None:
    """A program's own seed at a table, so that a seeded match is repeatable as a whole.

    It is a digest: from the state of its generator a program could work out the seed, and must not have the deal's.
    """
    deal = match.deal
    if deal is None or deal.seed is None:
        return None
    return int.from_bytes(hashlib.sha256(f"hortus player {deal.seed} {seat}".encode()).digest()[:8], "big") >> 2
