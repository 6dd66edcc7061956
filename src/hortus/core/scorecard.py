"""The base of scorecards: points, winners and the reasons, for a finished match or a boxed game."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import NamedTuple

from hortus.core.view import Part


class Item(NamedTuple):
    """One thing that brought points, or might have."""

    what: str
    points: int
    why: str


class Light(NamedTuple):
    """Something in the picture of a side that a step of the reckoning is about."""

    side: int
    part: str  # the attribute by which pictures name it: `tree` for `data-tree`
    value: str
    how: str  # "now", "with" what that counts, "lost", "done" before or "later"
    label: str = ""


class Trail(NamedTuple):
    """A way through the picture of a side, from one thing to the next."""

    side: int
    part: str
    values: tuple[str, ...]
    how: str  # "now" or "lost"


class Told(NamedTuple):
    """What a step says of one side."""

    side: int
    words: str
    points: int
    total: int  # with all steps before


class Step(NamedTuple):
    """One step of the reckoning, as it is told at a table."""

    title: str
    words: str
    told: tuple[Told, ...] = ()
    lights: tuple[Light, ...] = ()
    trails: tuple[Trail, ...] = ()


class SideScore(Part):
    """One side's points."""

    points: int

    def items(self) -> list[Item]:
        """What the points are made of, in the order of the reckoning."""
        return []


class Scorecard(Part):
    """Who has how many points, who wins, and why."""

    rule_set: str
    players: Sequence[SideScore]
    winners: tuple[int, ...]
    verdict: str

    @abstractmethod
    def text(self) -> str:
        """The whole reckoning in words."""

    def steps(self) -> list[Step]:
        """The reckoning step by step, in the order in which it is told."""
        found = []
        for side, score in enumerate(self.players):
            total = 0
            for item in score.items():
                total += item.points
                found.append(Step(item.what, "", (Told(side, item.why, item.points, total),)))
        return found

    def __str__(self) -> str:
        return self.text()
