"""A sheet on which a boxed game is entered, tap by tap.

A sheet never changes: a tap makes the next one. All of it is in two short texts, the position and the pen, which stand
in the address of the page; so a sheet can be sent to somebody, and the server keeps nothing.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from typing import Any, ClassVar, NamedTuple, Self

from markupsafe import Markup

from hortus.core.errors import BadPosition
from hortus.core.ruleset import RuleSet
from hortus.core.scorecard import Scorecard
from hortus.web.texts import say

BETWEEN_PLAYERS, BETWEEN_PARTS = "~", "."  # need no escaping in an address
PEN = re.compile(r"(\d)\.([a-z]+)(?:\.(-?\d{1,2}(?:,-?\d{1,2})?))?")
LONGEST = 4_000  # characters of a position


class Pen(NamedTuple):
    """Where the next tap goes."""

    player: int
    part: str
    spot: str = ""  # within the part, where that matters

    def __str__(self) -> str:
        return f"{self.player}.{self.part}.{self.spot}" if self.spot else f"{self.player}.{self.part}"


class Key(NamedTuple):
    """A button of the pad."""

    tap: str
    drawing: Markup
    name: str  # for those who do not see the drawing
    held: int | None = None  # how many there are, where there can be several
    off: bool = False  # whether it can't be tapped now
    there: bool = False  # whether it lies in the part that is written now: a tap takes it away
    owner: str = ""  # who has it, if it can't be tapped for that


class Group(NamedTuple):
    """Keys under a common name."""

    name: str
    keys: list[Key]
    kind: str  # how they are laid out


class Sheet(ABC):
    """What was entered of a game so far, and where the pen is; None while the sheet is only read."""

    PARTS: ClassVar[tuple[str, ...]]

    def __init__(self, rule_set: RuleSet, players: list[Any], pen: Pen | None) -> None:
        self.rule_set = rule_set
        self.players = players
        self.pen = pen

    @classmethod
    def new(cls, rule_set: RuleSet) -> Self:
        """An empty sheet for the least number of players."""
        count = rule_set.players[0] + len(rule_set.sides)
        return cls(rule_set, [cls.blank() for _ in range(count)], Pen(0, cls.PARTS[0]))

    @classmethod
    def read(cls, rule_set: RuleSet, at: str, pen: str) -> Self:
        """The sheet of an address. Raises `BadPosition`."""
        if not at:
            return cls.new(rule_set)
        written = at.split(BETWEEN_PLAYERS)
        least, most = (count + len(rule_set.sides) for count in rule_set.players)
        if len(at) > LONGEST or not least <= len(written) <= most:
            raise BadPosition(say("sheet.cut_off"))
        sheet = cls(rule_set, [], None)
        sheet.players = [sheet.read_player(part) for part in written]
        sheet.pen = sheet.read_pen(pen)
        return sheet

    def read_pen(self, written: str) -> Pen | None:
        """The pen of an address; a wrong one is no pen."""
        found = PEN.fullmatch(written)
        if not found or int(found[1]) >= len(self.players) or found[2] not in self.PARTS:
            return None
        return Pen(int(found[1]), found[2], found[3] or "")

    @property
    def at(self) -> str:
        """The position as an address holds it."""
        return BETWEEN_PLAYERS.join(map(self.write_player, self.players))

    @property
    def empty(self) -> bool:
        """Whether nothing was entered yet."""
        return self.players == [self.blank() for _ in self.players]

    def after(self, tap: str) -> Self:
        """The sheet after a tap. Raises `BadPosition` for what can't be tapped."""
        what, _, value = tap.partition(":")
        copy = type(self)(self.rule_set, [self.copy_player(player) for player in self.players], self.pen)
        if what == "go":
            copy.pen = self.read_pen(value)
        elif what == "next":
            copy.go_on()
        elif what == "player":
            copy.seat(value)
        elif copy.pen is None:
            raise BadPosition(say("sheet.only_read"))
        else:
            copy.write(what, value, copy.pen)
        return copy

    def seat(self, which: str) -> None:
        """One player more, or one less."""
        least, most = (count + len(self.rule_set.sides) for count in self.rule_set.players)
        if which == "more" and len(self.players) < most:
            self.players.append(self.blank())
            self.pen = Pen(len(self.players) - 1, self.PARTS[0])
        elif which == "less" and len(self.players) > least:
            self.players.pop()
            self.pen = Pen(len(self.players) - 1, self.PARTS[0])

    def go_on(self) -> None:
        """To the next part of the sheet; after the last one it is read."""
        steps = [Pen(player, part) for player in range(len(self.players)) for part in self.PARTS]
        here = steps.index(Pen(self.pen.player, self.pen.part)) if self.pen else -1
        self.pen = steps[here + 1] if here + 1 < len(steps) else None

    @property
    def name(self) -> str:
        """What the players of this game write on; names the words and templates that are its own."""
        return type(self).__module__.rpartition(".")[2]

    # --- what each game says ---

    @staticmethod
    @abstractmethod
    def blank() -> Any:
        """A player of whom nothing is entered."""

    @staticmethod
    @abstractmethod
    def copy_player(player: Any) -> Any:
        """A player who can be changed."""

    @abstractmethod
    def read_player(self, written: str) -> Any:
        """A player as an address has it. Raises `BadPosition`."""

    @abstractmethod
    def write_player(self, player: Any) -> str:
        """A player for an address."""

    @abstractmethod
    def write(self, what: str, value: str, pen: Pen) -> None:
        """Carry out a tap on the pad or on the board. Raises `BadPosition`."""

    @property
    @abstractmethod
    def position(self) -> dict[str, Any]:
        """The position as `hortus.score` takes it."""

    @abstractmethod
    def pad(self) -> list[Group]:
        """What can be tapped, while there is a pen."""

    @abstractmethod
    def count(self, player: int, part: str) -> int:
        """How much was entered of a part."""

    @abstractmethod
    def board(self) -> dict[str, Any]:
        """What the part that is written now looks like."""

    @abstractmethod
    def drawings(self, card: Scorecard) -> list[Markup]:
        """A picture of each player's reckoning, for the page."""

    @abstractmethod
    def picture(self, card: Scorecard) -> str:
        """The whole reckoning as an SVG document."""
