"""What passages of all games have in common: sentences, and gardens as tables with headers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import NamedTuple

from hortus.core.view import View
from hortus.web.texts import say


class Grid(NamedTuple):
    """A garden as a table, north on top; squares without anything are empty."""

    columns: list[int]
    rows: list[tuple[int, list[str]]]  # y, and what is on each square
    bare: str = ""  # what is not worth a word where squares are told one after the other

    def squares(self) -> list[str]:
        """What is where, one after the other."""
        return [
            on_square(what, x, y)
            for y, row in self.rows
            for x, what in zip(self.columns, row, strict=True)
            if what not in ("", self.bare)
        ]


@lru_cache(maxsize=4096)
def on_square(what: str, x: int, y: int) -> str:
    """What is on a square: said of the same ones again and again."""
    return say("aloud.on", what=what, x=x, y=y)


class Passage(NamedTuple):
    """What a picture shows."""

    title: str
    lines: list[str]
    grid: Grid | None = None

    def label(self) -> str:
        """All of it in one breath: what a screen reader says in the place of the picture."""
        told = [line.rstrip(".") for line in self.lines]
        told += [", ".join(squares)] if self.grid and (squares := self.grid.squares()) else []
        return f"{self.title}: {'; '.join(told)}." if told else f"{self.title}."


class Hearing(NamedTuple):
    """What is read, and to whom."""

    view: View
    names: list[str]  # by side
    you: int | None  # the side that is called "you"; nobody where all hands are open

    def of(self, side: int, yours: str, theirs: str) -> str:
        """One text of a side that is one's own, another of somebody else."""
        return say(yours) if side == self.you else say(theirs, name=self.names[side])


Reader = Callable[[Hearing, str], Passage | None]  # the passage of a place of the page; None where only signs are


def grid_of(squares: Mapping[tuple[int, int], str], bare: str = "") -> Grid | None:
    """Squares as a table; nothing if there are none."""
    if not squares:
        return None
    xs, ys = [x for x, _ in squares], [y for _, y in squares]
    columns = list(range(min(xs), max(xs) + 1))
    rows = [(y, [squares.get((x, y), "") for x in columns]) for y in range(max(ys), min(ys) - 1, -1)]
    return Grid(columns, rows, bare)


def side_at(place: str) -> int | None:
    """The side whose picture stands in `side-2`."""
    return int(place.removeprefix("side-")) if place.startswith("side-") else None
