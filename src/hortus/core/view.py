"""The View: what one pair of eyes may know of a table, and nothing else.

Players, interfaces and network clients are given views and never the state. Every game makes its views in one
function, from which its text, its picture and its log lines follow; the conformance suite holds all of them to
the same promise: two tables that a seat can't tell apart give that seat the same bytes.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Hashable
from typing import Any, NamedTuple

from pydantic import BaseModel, ConfigDict, Field, WrapValidator


def as_made(pieces: Any, check: Callable[[Any], Any]) -> Any:
    """Leave pieces that are named tuples as they are, for they were made by a game; check what was read from a text."""
    made = type(pieces) is tuple and all(hasattr(piece, "_fields") for piece in pieces[:1])
    return pieces if made else check(pieces)


MADE = WrapValidator(as_made)


class Part(BaseModel):
    """A piece of a view: fixed once made, with no fields but the declared ones."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Piece(NamedTuple):
    """A part of a table as a picture of its own, for pages that arrange them as there is room.

    It is drawn when it is asked for: a page that has it already need not have it drawn again. Two of one place with
    equal `made_of` are the same drawing, for the same eyes in the same game; without it nobody can tell.
    """

    place: str  # "table" (what all share), "garden" and "hand" of the viewer, "side" of somebody else, or "legend"
    seat: int | None  # whose it is
    draw: Callable[[], str]
    made_of: Hashable = None

    @property
    def svg(self) -> str:
        """The picture."""
        return self.draw()


class View(Part):
    """A table as one seat, or a spectator, sees it. Seats count from 0."""

    rule_set: str
    version: int = Field(description="version of the rule set")
    players: int
    seat: int | None = Field(description="whose eyes these are; None for a spectator")
    actors: tuple[int, ...] = Field(description="seats that may act now")
    asked: str = Field(description="whose decision it is and what is asked, in one line")
    over: bool
    points: tuple[int, ...] = Field(description="by side, once the game is over")
    winners: tuple[int, ...] = Field(description="sides that won, once the game is over")

    @abstractmethod
    def text(self) -> str:
        """The table drawn with letters, for terminals and screen readers."""

    @abstractmethod
    def svg(self) -> str:
        """The table as a picture."""

    def pieces(self) -> list[Piece]:
        """The picture in parts; names, points and what is asked are left to the page."""
        return [Piece("table", None, self.svg)]

    def stage(self) -> list[Piece]:
        """The sides on which the reckoning is shown, as others see them: without points, which come step by step."""
        return [piece for piece in self.pieces() if piece.place == "side"]

    def unplaced(self) -> dict[str, list[str]]:
        """What these eyes can't place, for those who do not want to keep it in mind: `{"oak": ["3", "7"]}`."""
        return {}

    def colours(self) -> dict[str, str]:
        """The colours of words of the text, for terminals that have them: `{"O7": "#785a69"}`."""
        return {}

    def _repr_svg_(self) -> str:
        return self.svg()

    def __str__(self) -> str:
        return self.text()


class LogLine(NamedTuple):
    """One finished move, as the viewer is told of it."""

    seat: int
    words: str
    turned_up: bool  # whether a card of the deck was turned up by it

    def __str__(self) -> str:
        return f"player {self.seat + 1} {self.words}"
