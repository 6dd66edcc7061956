"""The table drawn with letters: for terminals, plain files and screen readers."""

from __future__ import annotations

import itertools
import textwrap
from collections.abc import Iterable, Iterator, Sequence

from hortus.games.arboretum.cards import Card, Edition, edition_named
from hortus.games.arboretum.view import ArboretumView, Planted, Side, free_squares

WIDTH = 78
FREE = "."  # a square where a card may be planted


def draw(view: ArboretumView) -> str:
    """The whole table as these eyes see it."""
    edition = edition_named(view.edition)
    used = [species for species in edition.species if species.name in view.species]
    legend = textwrap.wrap("   ".join(f"{kind.letter} {kind.name}".replace(" ", "_") for kind in used), WIDTH)
    lines = [line.replace("_", " ") for line in legend]
    blocks = [draw_side(view, edition, number, view.sides[number]) for number in reading_order(view)]
    for row in side_by_side(blocks):
        lines += ["", *row]
    lines.append("")
    if view.over:
        points = ", ".join(f"{side.name} {points}" for side, points in zip(view.sides, view.points, strict=True))
        won = " and ".join(view.sides[side].name for side in view.winners)
        return "\n".join([*lines, f"Points: {points}. Won by {won}.", view.asked])
    return "\n".join([*lines, f"Deck: {view.deck} card{'s' * (view.deck != 1)}.", view.asked])


def unplaced(view: ArboretumView) -> dict[str, list[str]]:
    """The cards that these eyes can't place, by species."""
    found: dict[str, list[str]] = {species: [] for species in view.species}
    for card in sorted(view.unseen):
        found[card.species].append(str(card.value))
    return {species: values for species, values in found.items() if values}


def side_by_side(blocks: list[list[str]]) -> Iterator[list[str]]:
    """Blocks of lines in rows, as many beside each other as fit."""
    row: list[str] = []
    for block in blocks:
        start = max(map(len, row), default=0) + 4 if row else 0
        if row and start + max(map(len, block)) > WIDTH:
            yield row
            row, start = [], 0
        pairs = itertools.zip_longest(row, block, fillvalue="")
        row = [f"{left:<{start}}{right}".rstrip() for left, right in pairs]
    yield row


def reading_order(view: ArboretumView) -> list[int]:
    """The sides in the order of play, one's own last: nearest to the question."""
    first = 0 if view.seat is None else view.seat + 1
    return [(first + i) % len(view.sides) for i in range(len(view.sides))]


def draw_side(view: ArboretumView, edition: Edition, number: int, side: Side) -> list[str]:
    """One side: hand, pile and garden."""
    you = " (you)" if number == view.seat else ""
    hand = " ".join(short(edition, card) for card in side.hand)
    if side.hidden:
        hand += f" +{side.hidden} hidden" if hand else f"{side.hidden} hidden"
    lines = [f"{side.name.upper()}{you}", f"  hand    {hand or 'empty'}"]
    if not (number and number >= view.players):
        pile = " ".join(short(edition, card) for card in side.pile)
        lines.append(f"  pile    {pile + ' (top)' if pile else 'empty'}")
    if view.lines and number >= view.players:
        return lines + draw_lines(edition, side.garden)
    free = (number == view.seat and view.phase == "place") or (number >= view.players and view.phase == "lay")
    return lines + draw_grid(edition, side.garden, free)


def draw_lines(edition: Edition, garden: Iterable[Planted]) -> list[str]:
    """Q's garden: a row for each species."""
    rows: dict[str, list[Card]] = {}
    for planted in sorted(garden, key=lambda planted: planted.card):
        rows.setdefault(planted.card.species, []).append(planted.card)
    if not rows:
        return ["  garden  empty"]
    return ["  garden  " + "   ".join(" ".join(short(edition, card) for card in row) for row in rows.values())]


def draw_grid(edition: Edition, garden: Sequence[Planted], free: bool) -> list[str]:
    """A garden as a grid with its coordinates, north on top; `free` marks the squares beside it."""
    squares = {(planted.x, planted.y): short(edition, planted.card) for planted in garden}
    if free:
        for x, y in free_squares(squares):
            squares[x, y] = FREE
    if not squares:
        return ["  garden  empty"]
    west, east = min(x for x, _ in squares), max(x for x, _ in squares)
    south, north = min(y for _, y in squares), max(y for _, y in squares)
    rows = [
        f"  {y:>6}  " + "".join(f"{squares.get((x, y), ''):>4}" for x in range(west, east + 1))
        for y in range(north, south - 1, -1)
    ]
    return ["  garden", *(row.rstrip() for row in rows), " " * 10 + "".join(f"{x:>4}" for x in range(west, east + 1))]


def short(edition: Edition, card: Card) -> str:
    """A card as letter and value."""
    return f"{edition.letters[card.species]}{card.value}"
