"""What explanations of all games have in common: what is looked at, what can be asked about, what is told."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from hortus.core.match import Match
from hortus.core.ruleset import State
from hortus.core.scorecard import Light, Trail
from hortus.core.view import View
from hortus.web.naming import named
from hortus.web.texts import say

TEMPLATE = 0  # the seed of the redealt table that gardens and options are read from


class Thing(NamedTuple):
    """Something on the table, as pictures name it."""

    part: str  # the attribute: `tree` for `data-tree`
    value: str
    side: int | None  # in whose part of the table it lies; None for what all share
    label: str = ""  # what a button for it says


class About(NamedTuple):
    """What is told of a thing, and what lights up in the pictures meanwhile."""

    title: str
    lines: list[str]
    lights: tuple[Light, ...] = ()
    trails: tuple[Trail, ...] = ()
    picture: str = ""


class Look(NamedTuple):
    """A table as one pair of eyes sees it. The match itself is not there to be found."""

    view: View
    names: list[str]  # by side
    alike: Callable[[int], Match]  # by seed: a table that these eyes can't tell from the true one

    @property
    def eyes(self) -> int | None:
        """Whose they are; None for a spectator."""
        return self.view.seat

    def told(self, side: int, yours: str, theirs: str, **values: object) -> str:
        """One text of a side that is one's own, another of somebody else."""
        return say(yours, **values) if side == self.eyes else say(theirs, name=self.names[side], **values)

    def named(self, words: str) -> str:
        """Words of the game, in which `player 2` gets a name: once, for a name may look like that itself."""
        return named(words, self.names)


class Explainer(NamedTuple):
    """How the things of a game are explained."""

    parts: tuple[str, ...]  # attributes of the things that can be asked about
    about: Callable[[Look, Thing], About | None]
    things: Callable[[Look], list[Thing]]  # all that a list of them offers
    reach: Callable[[State, int], int] | None  # the most points of a side, where hidden cards decide which ones count
