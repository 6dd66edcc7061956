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

    def __str__(self) -> str:
        return self.text()
