"""Faraway: eight regions in the order in which they were played, and sanctuaries."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from typing import Any, ClassVar, cast

from markupsafe import Markup

from hortus.core.column_svg import ROOM
from hortus.core.errors import BadPosition, brief
from hortus.core.scorecard import Scorecard
from hortus.core.svg import piece
from hortus.games.faraway.cards import ALL_SANCTUARIES, BIOMES, REGIONS, SANCTUARIES
from hortus.games.faraway.cards_svg import (
    CHIP_HEIGHT,
    REGION_HEIGHT,
    REGION_WIDTH,
    SANCTUARY_HEIGHT,
    SANCTUARY_WIDTH,
    chip,
    region,
    sanctuary,
    words_of,
)
from hortus.games.faraway.picture import own_row
from hortus.games.faraway.scorecard import FarawayScorecard, ascents
from hortus.games.faraway.state import KEPT, ROUNDS
from hortus.games.faraway.view import Side
from hortus.web.boxed.drawing import drawn
from hortus.web.boxed.sheet import BETWEEN_PARTS, Group, Key, Pen, Sheet
from hortus.web.texts import say

NUMBERS = re.compile(r"(?:\d{1,2}(?:-\d{1,2}){0,9})?")
MOST = {"regions": REGIONS, "sanctuaries": SANCTUARIES}
HAVEN = "haven"  # a sanctuary without a biome


@dataclass
class Player:
    """A row from left to right, and the sanctuaries beside it."""

    regions: list[int] = field(default_factory=list)
    sanctuaries: list[int] = field(default_factory=list)

    @property
    def found(self) -> int:
        """How many sanctuaries the row has brought."""
        return ascents(self.regions)


class FarawaySheet(Sheet):
    """A sheet for Faraway."""

    PARTS: ClassVar = ("regions", "sanctuaries")

    @staticmethod
    def blank() -> Player:
        """A player with nothing."""
        return Player()

    @staticmethod
    def copy_player(player: Player) -> Player:
        """The same player once more."""
        return Player(list(player.regions), list(player.sanctuaries))

    def read_player(self, written: str) -> Player:
        """Regions and sanctuaries: `44-49-14.12-38`."""
        parts = written.split(BETWEEN_PARTS)
        if len(parts) != 2 or not all(map(NUMBERS.fullmatch, parts)):
            raise BadPosition(say("sheet.no_row", written=brief(written)))
        return Player(*([int(number) for number in part.split("-")] if part else [] for part in parts))

    def write_player(self, player: Player) -> str:
        """The same as text."""
        return BETWEEN_PARTS.join("-".join(map(str, cards)) for cards in (player.regions, player.sanctuaries))

    def write(self, what: str, value: str, pen: Pen) -> None:
        """Tap a card of the pad or of the row: it is put down, or taken away again."""
        if what != "card" or not value.isdecimal() or not 1 <= int(value[:3]) <= MOST[pen.part]:
            raise BadPosition(say("sheet.nothing", tap=brief(f"{what} {value}")))
        number, player = int(value), self.players[pen.player]
        cards: list[int] = getattr(player, pen.part)
        if number in cards:
            self.pen = pen._replace(spot=str(cards.index(number)))
            cards.remove(number)
        elif number in self.used(pen.part):
            raise BadPosition(say("sheet.number_elsewhere", number=number))
        else:
            self.lay(number, cards, player, pen)

    def lay(self, number: int, cards: list[int], player: Player, pen: Pen) -> None:
        """Put a card down, where another one was taken away or at the end; go on when there can be no more."""
        most, key = (ROUNDS, "sheet.most_regions") if pen.part == "regions" else (KEPT, "sheet.most_sanctuaries")
        if len(cards) == most:
            raise BadPosition(say(key, most=most))
        place = int(pen.spot) if pen.spot.isdecimal() else len(cards)
        cards.insert(min(place, len(cards)), number)
        self.pen = pen._replace(spot="")
        if len(player.regions) == ROUNDS and len(player.sanctuaries) == player.found:
            self.pen = Pen(pen.player, "sanctuaries")
            self.go_on()
        elif pen.part == "regions" and len(cards) == ROUNDS:
            self.go_on()

    def used(self, part: str) -> set[int]:
        """All cards of a kind that lie somewhere."""
        return {number for player in self.players for number in getattr(player, part)}

    # --- showing ---

    @property
    def position(self) -> dict[str, Any]:
        """Rows and sanctuaries as `hortus.score` takes them."""
        return {"players": [{"regions": one.regions, "sanctuaries": one.sanctuaries} for one in self.players]}

    def pad(self) -> list[Group]:
        """All regions by their numbers, or all sanctuaries by their biomes."""
        assert self.pen is not None
        here: list[int] = getattr(self.players[self.pen.player], self.pen.part)
        used = self.used(self.pen.part)
        keys = [
            Key(f"card:{n}", _key(self.pen.part, n), "", off=n in used and n not in here, there=n in here)
            for n in range(1, MOST[self.pen.part] + 1)
        ]
        if self.pen.part == "regions":
            return [Group(say("part.regions"), keys, "regions")]
        biomes = {biome: [] for biome in (*BIOMES, HAVEN)}  # type: dict[str, list[Key]]
        for card, key in zip(ALL_SANCTUARIES, keys, strict=True):
            biomes[card.biome or HAVEN].append(key)
        return [Group(biome, found, "sanctuaries") for biome, found in biomes.items()]

    def count(self, player: int, part: str) -> int:
        """How many cards."""
        return len(getattr(self.players[player], part))

    def board(self) -> dict[str, Any]:
        """The row, or the sanctuaries and how many there should be."""
        assert self.pen is not None
        player = self.players[self.pen.player]
        cards: list[int] = getattr(player, self.pen.part)
        keys = [Key(f"card:{n}", _face(self.pen.part, n), "", there=True) for n in cards]
        missing = ROUNDS - len(cards) if self.pen.part == "regions" else player.found - len(cards)
        words = say("score.found", count=player.found) if self.pen.part == "sanctuaries" else ""
        return {"kind": self.pen.part, "keys": keys, "missing": max(0, missing), "words": words}

    def drawings(self, card: Scorecard) -> list[Markup]:
        """Each row with the fame of each card."""
        found = []
        for player, scored in zip(self.players, cast(FarawayScorecard, card).players, strict=True):
            side = Side(
                name=scored.name,
                hand=(),
                hidden=0,
                ready=False,
                row=tuple(player.regions),
                sanctuaries=tuple(player.sanctuaries),
                drawn=(),
                drawn_hidden=0,
                fame=scored.points,
            )
            found.append(Markup(piece(ROOM, say("score.row_of", name=scored.name), own_row(side, True))))
        return found

    def picture(self, card: Scorecard) -> str:
        """The score sheets of all."""
        return cast(FarawayScorecard, card).svg()


@cache
def _key(part: str, number: int) -> Markup:
    if part == "regions":
        name = say("sheet.region", number=number, words=words_of("region", number))
        return drawn(REGION_WIDTH, CHIP_HEIGHT, name, chip(number, 0, 0, REGION_WIDTH))
    return _face(part, number)


@cache
def _face(part: str, number: int) -> Markup:
    if part == "regions":
        name = say("sheet.region", number=number, words=words_of("region", number))
        return drawn(REGION_WIDTH, REGION_HEIGHT, name, region(number, 0, 0, REGION_WIDTH))
    name = say("sheet.sanctuary", words=words_of("sanctuary", number))
    return drawn(SANCTUARY_WIDTH, SANCTUARY_HEIGHT, name, sanctuary(number, 0, 0, SANCTUARY_WIDTH))
