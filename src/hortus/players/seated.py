"""A player at the table: what it is handed when it is its turn, and what is made of its answer."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator, Sequence
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from hortus.core.action import Action
from hortus.core.errors import IllegalAction, brief
from hortus.core.kernel import EVENLY
from hortus.core.match import Match
from hortus.core.ruleset import Game, RuleSet
from hortus.core.view import LogLine, View


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

    def tables(self, count: int) -> NDArray[np.uint8]:
        """So many redealt tables as states, for compiled code."""
        states = np.tile(self._table.truth, (count, 1))
        for state in states:
            self.game.kernel.redeal(state, self.seat, self.random.getrandbits(62), EVENLY)
        return states


    @property
    def sight(self) -> bytes:
        """What the seat knows, as bytes."""
        return observed(self.game, self._table.truth, self.seat)

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

    def choose(self, match: Match, seat: int | None = None) -> Action:
        """The action this player takes for `seat` (which may be left out if only one may act)."""
        if seat is None:
            if len(match.actors) != 1:
                raise IllegalAction("Say which seat is to choose: not exactly one may act now.")
            seat = match.actors[0]
        turn = Turn(match, seat, self._random, getattr(self._chooser, "reads_log", True))
        legal = turn.legal
        if not legal:
            raise IllegalAction(f"Seat {seat} has nothing to choose now.")
        action = self._chooser.choose(turn)
        if action not in legal:
            raise IllegalAction(f"The player {self.code} chose what is not open to it: {brief(action)}.")
        return action


def seed_for(match: Match, seat: int) -> int | None:
    """A program's own seed at a table, so that a seeded match is repeatable as a whole.

    It is a digest: from the state of its generator a program could work out the seed, and must not have the deal's.
    """
    deal = match.deal
    if deal is None or deal.seed is None:
        return None
    return int.from_bytes(hashlib.sha256(f"hortus player {deal.seed} {seat}".encode()).digest()[:8], "big") >> 2
