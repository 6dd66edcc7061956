"""The View: what one seat, or a spectator, may know of a game of Arboretum."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Annotated, Any

import numpy as np
from pydantic import Field

from hortus.core.layout import record_in
from hortus.core.ruleset import RuleSet, State
from hortus.core.view import MADE, Part, Piece, View
from hortus.games.arboretum.cards import EDITIONS, Card, Edition, card_of, edition_named
from hortus.games.arboretum.hidden import look, unseen
from hortus.games.arboretum.scoring import score, winners
from hortus.games.arboretum.state import (
    CARDS,
    DISCARD,
    DRAW_FIRST,
    DRAW_SECOND,
    LAY,
    NO_CARD,
    OVER,
    PLACE,
    PLANT,
    SIDES,
    SPECIES,
    TABLE,
    VALUES,
)

# What is asked, of you and of somebody else.
QUESTIONS = {
    DRAW_FIRST: ("draw", "draw your first card", "draws the first card"),
    DRAW_SECOND: ("draw", "draw your second card", "draws the second card"),
    PLANT: ("plant", "choose a card to plant", "plants a card"),
    PLACE: ("place", "choose a square for {chosen}", "plants a card"),
    DISCARD: ("discard", "choose a card to discard", "discards a card"),
    LAY: ("lay", "choose a square in Q's garden for {chosen}", "discards a card"),
    OVER: ("over", "The game is over.", "The game is over."),
}
Cards = Annotated[tuple[Card, ...], MADE]
LAST_TURN = " The deck is empty: this is the last turn."


class Planted(Part):
    """A card in a garden, x east and y north of the first one."""

    card: Card
    x: int
    y: int


class Side(Part):
    """What is known of one side: a player, or Q in the solo game."""

    name: str
    hand: Cards = Field(description="the cards of the hand that these eyes know")
    hidden: int = Field(description="how many more there are")
    pile: Cards = Field(description="the discards, top card last")
    garden: tuple[Planted, ...] = Field(description="in the order of planting")


class ArboretumView(View):
    """A table of Arboretum."""

    edition: str
    species: tuple[str, ...] = Field(description="the species in play")
    phase: str = Field(description="draw, plant, place, discard, lay or over")
    deck: int = Field(description="cards left in it")
    chosen: Card | None = Field(description="the card of one's own half-made move")
    sides: tuple[Side, ...] = Field(description="by seat; the solo game's Q comes last and lines have no squares")
    lines: bool = Field(description="whether Q's garden is lines without squares")
    unseen: Cards = Field(description="cards that these eyes can't place: in the deck or a hidden hand")

    def text(self) -> str:
        """The table drawn with letters."""
        from hortus.games.arboretum.text import draw

        return draw(self)

    def unplaced(self) -> dict[str, list[str]]:
        """Cards by species."""
        from hortus.games.arboretum.text import unplaced

        return unplaced(self)

    def colours(self) -> dict[str, str]:
        """Each card in the colour of its species."""
        edition = edition_named(self.edition)
        return {
            f"{species.letter}{value}": species.colour for species in edition.species for value in range(1, VALUES + 1)
        }

    def svg(self) -> str:
        """The table as a picture."""
        from hortus.games.arboretum.picture import draw

        return draw(self)

    def pieces(self) -> list[Piece]:
        """The picture in parts."""
        from hortus.games.arboretum.picture import pieces

        return pieces(self)


def view(rule_set: RuleSet, state: State, eyes: int | None) -> ArboretumView:
    """The table through the eyes of a seat, or of a spectator."""
    table = record_in(state, TABLE)
    edition = EDITIONS[table.edition]
    player = -1 if eyes is None else eyes
    known = np.zeros((SIDES, SPECIES), np.int64)
    hidden = np.zeros(SIDES, np.int64)
    phase, number = look(state, player, known, hidden)
    chosen = None if number == NO_CARD else card_of(edition, number)
    over = phase == OVER
    turn = int(table.turn)
    return ArboretumView(
        rule_set=rule_set.id,
        version=rule_set.version,
        players=int(table.players),
        seat=eyes,
        actors=() if over else (turn,),
        asked=question(phase, turn, eyes, chosen, bool(table.deck_left == 0)),
        over=over,
        points=final_points(state, int(table.sides)) if over else (),
        winners=tuple(side for side in range(SIDES) if winners(state) >> side & 1) if over else (),
        edition=edition.name,
        species=tuple(kind.name for kind, plays in zip(edition.species, table.in_play.tolist(), strict=True) if plays),
        phase=QUESTIONS[phase][0],
        deck=int(table.deck_left),
        chosen=chosen,
        sides=tuple(
            Side(
                name=f"player {side + 1}" if side < table.players else "Q",
                hand=tuple(cards_in(edition, known[side].tolist())),
                hidden=int(hidden[side]),
                pile=tuple(card_of(edition, card) for card in table.pile[side, : table.pile_size[side]].tolist()),
                garden=tuple(planted(table, edition, side)),
            )
            for side in range(table.sides)
        ),
        lines=bool(table.sides > table.players and not table.q_grid),
        unseen=unseen_cards(state, edition, player),
    )


def question(phase: int, turn: int, eyes: int | None, chosen: Card | None, last: bool) -> str:
    """Whose decision it is and what is asked, in one line."""
    _, yours, theirs = QUESTIONS[phase]
    if phase == OVER:
        return yours
    asked = f"Your turn: {yours.format(chosen=chosen)}." if turn == eyes else f"Player {turn + 1} {theirs}."
    return asked + LAST_TURN * last


def final_points(state: State, sides: int) -> tuple[int, ...]:
    """The points of a finished game."""
    points = np.zeros(sides, np.int64)
    score(state, points)
    return tuple(points.tolist())


def cards_in(edition: Edition, hand: list[int]) -> Iterator[Card]:
    """The cards of a hand given as bits, by species and value."""
    for species, held in enumerate(hand):
        while held:
            lowest = held & -held
            yield card_of(edition, species * VALUES + lowest.bit_length() - 1)
            held ^= lowest


def planted(table: Any, edition: Edition, side: int) -> Iterator[Planted]:
    """A garden in the order of planting."""
    size = int(table.garden_size[side])
    columns = (table.planted[side, :size], table.x[side, :size], table.y[side, :size])
    for number, x, y in zip(*(column.tolist() for column in columns), strict=True):
        yield on_square(card_of(edition, number), x, y)


@lru_cache(10_000)
def on_square(card: Card, x: int, y: int) -> Planted:
    """A planted card; the same one for everybody who looks."""
    return Planted(card=card, x=x, y=y)


def unseen_cards(state: State, edition: Edition, player: int) -> tuple[Card, ...]:
    """The cards that `player` can't place, by species and value."""
    numbers = np.empty(CARDS, np.int32)
    count = unseen(state, player, numbers)
    return tuple(card_of(edition, number) for number in numbers[:count].tolist())


def free_squares(planted: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    """The squares beside planted ones; 0,0 in an empty garden."""
    taken = set(planted)
    if not taken:
        return [(0, 0)]
    beside = {(x + dx, y + dy) for x, y in taken for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))}
    return sorted(beside - taken)
