"""Arboretum: hands and gardens."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass, field
from functools import cache
from typing import Any, ClassVar, cast

from markupsafe import Markup

from hortus.core.errors import BadPosition, brief
from hortus.core.scorecard import Scorecard
from hortus.games.arboretum import SPECIES_FOR, edition_of
from hortus.games.arboretum.cards import Card, Edition
from hortus.games.arboretum.cards_svg import card, chip
from hortus.games.arboretum.score_picture import Garden, draw_reckoning, reckoning_piece
from hortus.games.arboretum.scorecard import ArboretumScorecard
from hortus.games.arboretum.state import GARDEN, VALUES
from hortus.web.boxed.drawing import drawn
from hortus.web.boxed.sheet import BETWEEN_PARTS, Group, Key, Pen, Sheet
from hortus.web.texts import say

FREE, BETWEEN_ROWS = "--", "_"
CARDS = re.compile(r"(?:[A-Z][1-8])*")
ROWS = re.compile(r"(?:(?:[A-Z][1-8]|--){1,17}(?:_(?:[A-Z][1-8]|--){1,17}){0,16})?")
HAND = 7
SIZE = 40  # of a card on a button
Square = tuple[int, int]


@dataclass
class Player:
    """A hand, and a garden by squares; both with the short names of cards."""

    hand: list[str] = field(default_factory=list)
    garden: dict[Square, str] = field(default_factory=dict)


class ArboretumSheet(Sheet):
    """A sheet for Arboretum."""

    PARTS: ClassVar = ("hand", "garden")

    @property
    def edition(self) -> Edition:
        """The species of this printing."""
        return edition_of(self.rule_set)

    @staticmethod
    def blank() -> Player:
        """A player with nothing."""
        return Player()

    @staticmethod
    def copy_player(player: Player) -> Player:
        """The same player once more."""
        return Player(list(player.hand), dict(player.garden))

    def read_player(self, written: str) -> Player:
        """Hand and garden: `O7W1.W1O3--_--M4O6`, row by row from the north."""
        hand, between, garden = written.partition(BETWEEN_PARTS)
        if not between or not CARDS.fullmatch(hand) or not ROWS.fullmatch(garden):
            raise BadPosition(say("sheet.no_garden", written=brief(written)))
        found = Player(pairs(hand))
        for south, row in enumerate(garden.split(BETWEEN_ROWS) if garden else ()):
            found.garden |= {(east, -south): name for east, name in enumerate(pairs(row)) if name != FREE}
        for name in (*found.hand, *found.garden.values()):
            self.card_named(name)
        return found

    def write_player(self, player: Player) -> str:
        """The same as text."""
        rows = [
            "".join(player.garden.get((x, y), FREE) for x in columns(player.garden)) for y in rows_of(player.garden)
        ]
        return f"{''.join(player.hand)}{BETWEEN_PARTS}{BETWEEN_ROWS.join(rows)}"

    def card_named(self, name: str) -> Card:
        """The card with that short name. Raises `BadPosition`."""
        for species in self.edition.species:
            if species.letter == name[:1] and name[1:] in map(str, range(1, VALUES + 1)):
                return Card(species.name, int(name[1:]))
        raise BadPosition(say("sheet.no_card", game=self.rule_set.title, name=brief(name)))

    def lines(self, player: int) -> bool:
        """Whether this is Q, whose garden has no squares."""
        return player >= self.rule_set.players[1]

    # --- writing ---

    def write(self, what: str, value: str, pen: Pen) -> None:
        """Tap a card of the pad, or a square of the garden."""
        if what == "square" and pen.part == "garden":
            self.tap_square(square_of(value), pen)
        elif what == "card":
            self.tap_card(str_of(self.card_named(value), self.edition), pen)
        else:
            raise BadPosition(say("sheet.nothing", tap=brief(what)))

    def tap_card(self, name: str, pen: Pen) -> None:
        """Put a card down where the pen is, or take it away from there."""
        player = self.players[pen.player]
        if pen.part == "hand" and name in player.hand:
            player.hand.remove(name)
        elif name in self.used():
            self.take_up(name, pen)
        elif pen.part == "hand":
            player.hand.append(name)
            if len(player.hand) == HAND and not self.lines(pen.player):
                self.go_on()
        elif self.lines(pen.player):
            player.garden[len(player.garden), 0] = name
        else:
            x, y = self.spot(pen)
            player.garden[x, y] = name
            if max(len(player.garden), len(columns(player.garden)), len(rows_of(player.garden))) > GARDEN:
                raise BadPosition(say("sheet.most_garden", most=GARDEN))
            self.settle(player, (x + 1, y), pen)

    def take_up(self, name: str, pen: Pen) -> None:
        """Take a card out of the garden that is written now; what lies elsewhere stays there."""
        player = self.players[pen.player]
        square = next((square for square, there in player.garden.items() if there == name), None)
        if pen.part != "garden" or square is None:
            raise BadPosition(say("sheet.elsewhere", card=self.card_named(name)))
        del player.garden[square]
        if self.lines(pen.player):
            player.garden = {(i, 0): there for i, there in enumerate(player.garden.values())}
        else:
            self.settle(player, square, pen)

    def tap_square(self, square: Square, pen: Pen) -> None:
        """Go to a square; what grows there is taken away."""
        player = self.players[pen.player]
        if self.lines(pen.player):
            raise BadPosition(say("sheet.no_squares"))
        player.garden.pop(square, None)
        self.settle(player, square, pen)

    def settle(self, player: Player, spot: Square, pen: Pen) -> None:
        """Move the pen, and count squares from the north-western corner again."""
        if spot in player.garden:
            spot = next((x, y) for x, y in around(player.garden) if (x, y) not in player.garden)
        west, north = min(columns(player.garden), default=0), max(rows_of(player.garden), default=0)
        in_order = sorted(player.garden.items(), key=lambda planted: (-planted[0][1], planted[0][0]))
        player.garden = {(x - west, y - north): name for (x, y), name in in_order}
        self.pen = pen._replace(spot=f"{spot[0] - west},{spot[1] - north}" if player.garden else "")

    def spot(self, pen: Pen) -> Square:
        """The square where the next card goes."""
        garden = self.players[pen.player].garden
        found = square_of(pen.spot) if pen.spot else None
        if found is None or found in garden or (garden and found not in around(garden)):
            return (max(x for x, y in garden if y == 0) + 1, 0) if garden else (0, 0)
        return found

    def used(self) -> set[str]:
        """All cards that lie somewhere."""
        return {name for player in self.players for name in (*player.hand, *player.garden.values())}

    # --- showing ---

    @property
    def position(self) -> dict[str, Any]:
        """Hands and gardens as `hortus.score` takes them."""
        players = []
        for number, player in enumerate(self.players):
            garden = []
            for (x, y), name in player.garden.items():
                species, value = self.card_named(name)
                garden.append([species, value] if self.lines(number) else [species, value, x, y])
            players.append({"hand": [list(self.card_named(name)) for name in player.hand], "garden": garden})
        return {"players": players}

    def pad(self) -> list[Group]:
        """All cards, a line for each species; once all species in play are known only those."""
        assert self.pen is not None
        used = self.used()
        player = self.players[self.pen.player]
        here = player.hand if self.pen.part == "hand" else player.garden.values()
        known = {name[0] for name in used}
        full = len(known) >= SPECIES_FOR[len(self.players) - len(self.rule_set.sides)]
        groups = []
        for species in self.edition.species:
            if full and species.letter not in known:
                continue
            names = [f"{species.letter}{value}" for value in range(1, VALUES + 1)]
            groups.append(Group(species.name, [self.pad_key(name, here) for name in names], "cards"))
        return groups

    def pad_key(self, name: str, here: Collection[str]) -> Key:
        """A card on the pad: it can be tapped unless it lies elsewhere, and then it says where."""
        owner = "" if name in here else self.owner(name)
        return Key(f"card:{name}", self.chip(name), "", off=owner != "", there=name in here, owner=owner)

    def owner(self, name: str) -> str:
        """The number of the player who has a card, or `Q`; nothing if nobody has."""
        for side, player in enumerate(self.players):
            if name in player.hand or name in player.garden.values():
                return "Q" if self.lines(side) else str(side + 1)
        return ""

    def chip(self, name: str) -> Markup:
        """A card as a label."""
        return _chip(self.card_named(name), self.edition.name)

    def face(self, name: str) -> Markup:
        """A card on a button."""
        return _face(self.card_named(name), self.edition.name)

    def count(self, player: int, part: str) -> int:
        """How many cards."""
        return len(getattr(self.players[player], part))

    def board(self) -> dict[str, Any]:
        """A hand, or the squares of a garden with those around it."""
        assert self.pen is not None
        player = self.players[self.pen.player]
        if self.pen.part == "hand" or self.lines(self.pen.player):
            names = player.hand if self.pen.part == "hand" else list(player.garden.values())
            keys = [Key(f"card:{name}", self.face(name), "", there=True) for name in names]
            return {"kind": "cards", "keys": keys, "missing": 0, "words": ""}
        here = self.spot(self.pen)
        xs, ys = spread(columns(player.garden)), spread(rows_of(player.garden))
        rows = [[self.cell(player, (x, y), here) for x in xs] for y in sorted(ys, reverse=True)]
        return {"kind": "grid", "rows": rows}

    def cell(self, player: Player, square: Square, here: Square) -> Key:
        """A square of a garden."""
        name = player.garden.get(square)
        tap = f"square:{square[0]},{square[1]}"
        if name is not None:
            return Key(tap, self.face(name), "")
        words = "score.here" if square == here else "score.free"
        return Key(tap, Markup(""), say(words, column=square[0] + 1, row=1 - square[1]), there=square == here)

    def gardens(self) -> list[Garden]:
        """The gardens with their cards."""
        return [{square: self.card_named(name) for square, name in player.garden.items()} for player in self.players]

    def drawings(self, card: Scorecard) -> list[Markup]:
        """Each garden with its paths."""
        found = cast(ArboretumScorecard, card)
        sides = zip(found.players, self.gardens(), strict=True)
        return [
            Markup(reckoning_piece(side, garden, self.edition, self.lines(i))) for i, (side, garden) in enumerate(sides)
        ]

    def picture(self, card: Scorecard) -> str:
        """Everybody's garden, paths and points."""
        lines = [self.lines(player) for player in range(len(self.players))]
        return draw_reckoning(cast(ArboretumScorecard, card), self.gardens(), self.edition, lines)


@cache
def _chip(which: Card, edition: str) -> Markup:
    return drawn(42, 30, str(which), chip(which, edition, 0.5, 0.5, 41, 29))


@cache
def _face(which: Card, edition: str) -> Markup:
    return drawn(SIZE, SIZE * 1.4, str(which), card(which, edition, 0, 0, SIZE))


def pairs(written: str) -> list[str]:
    """Text two letters at a time."""
    return [written[i : i + 2] for i in range(0, len(written), 2)]


def str_of(which: Card, edition: Edition) -> str:
    """The short name of a card."""
    return f"{edition.letters[which.species]}{which.value}"


def square_of(value: str) -> Square:
    """A square as taps and pens name it. Raises `BadPosition`."""
    if not re.fullmatch(r"-?\d{1,2},-?\d{1,2}", value):
        raise BadPosition(say("sheet.no_square", written=brief(value)))
    x, y = value.split(",")
    return int(x), int(y)


def columns(garden: dict[Square, str]) -> range:
    """The columns of a garden, from west to east."""
    xs = [x for x, _ in garden]
    return range(min(xs), max(xs) + 1) if xs else range(0)


def rows_of(garden: dict[Square, str]) -> list[int]:
    """The rows of a garden, from north to south."""
    ys = [y for _, y in garden]
    return list(range(max(ys), min(ys) - 1, -1)) if ys else []


def spread(numbers: range | list[int]) -> range:
    """Columns or rows with one more on both sides; one alone if there are none."""
    return range(min(numbers) - 1, max(numbers) + 2) if numbers else range(1)


def around(garden: dict[Square, str]) -> list[Square]:
    """All squares that the board shows, in reading order."""
    return [(x, y) for y in sorted(spread(rows_of(garden)), reverse=True) for x in spread(columns(garden))]
