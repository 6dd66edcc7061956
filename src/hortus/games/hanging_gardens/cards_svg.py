"""Squares, building cards, gardens from above, temples and tiles of The Hanging Gardens, drawn.

A square is `UNIT` units wide wherever it lies; gardens and cards are scaled as a whole. Each symbol has a colour and a
shape, and either is enough to tell it from the others.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from hortus.core.colour import ink
from hortus.core.column_svg import SMALL
from hortus.core.svg import LETTER, QUIET, TEXT, at, escape, number, text
from hortus.games.hanging_gardens.cards import LETTERS, OF
from hortus.games.hanging_gardens.view import Group, Side, Square

Spot = tuple[int, int]  # x east and y north, as moves name a square
Card = tuple[tuple[int, int, str], ...]  # squares and letters, as `covers` gives them

UNIT = 24
START = (3, 2)  # squares of the start card, east and south
SCALE_HEIGHT = 32  # above a garden
GAP, WIDE_GAP = 8, 20  # between tiles, and between cards or gardens

STONE, SEAM, OUTLINE, PAPER = "#d8cdb4", "#6f6858", "#17150f", "#ffffff"
CHOSEN, COVERED = "#1f6f46", "#c3122f"  # stone is as light on dark pages, so these are the same there
COLOURS = {"arcade": "#eea532", "fountain": "#0288ee", "park": "#367708", "terrace": "#8b3168"}
# Around a point that a path has reached: two arches, a bowl with its jet, a tree, steps.
SHAPES = {
    "arcade": "m-10 9v-11a5 5.5 0 0 1 10 0a5 5.5 0 0 1 10 0v11h-3.2v-10a1.8 2.6 0 0 0-3.6 0v10h-6.4v-10"
    "a1.8 2.6 0 0 0-3.6 0v10z",
    "fountain": "m-10 1h20q-1 6-7 6.500l2 2.500h-10l2-2.500q-6-.5-7-6.500zm8.5-2v-5q-4-1-4 3h-2.500q0-7 6.5-5.5"
    "q.5-1.5 1.5-1.500t1.5 1.500q6.5-1.5 6.5 5.500h-2.500q0-4-4-3v5z",
    "park": "m0-10a5.5 5.5 0 0 1 5.200 4a4.8 4.8 0 0 1-1.200 9.500h-2.500v6.500h-3v-6.500h-2.5"
    "a4.8 4.8 0 0 1-1.200-9.500a5.5 5.5 0 0 1 5.200-4z",
    "terrace": "m-10 9v-4.500h5v-4.500h5v-4.500h5v-4.500h5v18z",
}

SEATS = (("red", "#b71c1c"), ("white", "#ffffff"), ("black", "#1d1d1d"), ("yellow", "#ffd21f"))
TEMPLE = "M0-12 13-4V-1H11V10H13V12H-13V10H-11V-1H-13V-4z"  # a gable on a box, wide enough for a letter

SIGNS = {  # of the series, filled
    "queen": "M-9 9V6H9V9zM-9 4-11-5-5-1 0-7 5-1 11-5 9 4zM-11-9a2 2 0 1 0 .1 0zM11-9a2 2 0 1 0 .1 0z"
    "M0-12a2 2 0 1 0 .1 0z",
    "king": "M-9 9V6H9V9zM-9 4-10-5H-6V-1H-2V-6H-4.500V-9H-1.500V-12H1.500V-9H4.500V-6H2V-1H6V-5H10L9 4z",
    "tiger": "M-9-10-3-8H3L9-10 10-2Q10 9 0 10-10 9-10-2zM-6-1-2 1V-2zM6-1 2 1V-2zM-2 4 0 6 2 4zM-1-8V-4H1V-8z"
    "M-9 3-5 4-8 6zM9 3 5 4 8 6z",
    "garden": "M-1 11V3Q-6 4-8-1-3-2-1 2V-1A4.5 4.5 0 1 1 1-1V6Q4 2 8 3 6 8 1 8V11z",
    "statue": "M-7 11V8H7V11zM-5 7Q-8-1-3-2A4.5 4.5 0 1 1 3-2Q8-1 5 7z",
    "gate": "M-11-10H-7V-7H-4V-10H4V-7H7V-10H11V11H5V4A5 5 0 0 0-5 4V11H-11z",
    "chalice": "M-8-10H8Q8 1 1.5 2V7H6V10H-6V7H-1.500V2Q-8 1-8-10zM-5-7V-5H5V-7z",
}
PERSON = "M-11 12Q-11 0-4 0A6.5 6.5 0 1 1 4 0Q11 0 11 12z"
TILE, ON_TILE, PERSON_SIGN = "#f4ecd6", "#4d3415", "#f4ecd6"


def symbol_of(letter: str) -> str | None:
    """The symbol of a letter of a face, None for a blank."""
    return LETTERS.get(letter)


def shape(symbol: str, x: float, y: float, size: float, paint: str = "") -> str:
    """A symbol's shape around `x`, `y`, `size` across."""
    fill = paint or ink(COLOURS[symbol])
    return f'<path {at(x, y, size / 20)} fill="{fill}" d="M0 0{SHAPES[symbol]}"/>'


def ground(symbol: str | None, x: float, y: float, size: float = UNIT) -> str:
    """What a symbol lies on: its colour, or plain stone."""
    paint = COLOURS[symbol] if symbol else STONE
    where = f'x="{number(x)}" y="{number(y)}" ' if x or y else ""
    return f'<rect {where}width="{number(size)}" height="{number(size)}" fill="{paint}"/>'


def square(symbol: str | None, x: float, y: float, size: float = UNIT) -> str:
    """A square with its top left corner on `x`, `y`."""
    mark = shape(symbol, x + size / 2, y + size / 2, size * 0.7) if symbol else ""
    return ground(symbol, x, y, size) + mark


def stamp(symbol: str, x: float, y: float, size: float) -> str:
    """A symbol as a sign of its own around `x`, `y`."""
    edge = f'<rect class="hx-edge" {box(x - size / 2, y - size / 2, size, size)} fill="none"/>'
    return square(symbol, x - size / 2, y - size / 2, size) + edge


def box(x: float, y: float, width: float, height: float) -> str:
    """The attributes of a rectangle."""
    return f'x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"'


def card(squares: Card, x: float, y: float, side: float, title: str, more: str = "") -> str:
    """A card of squares `side` wide, given as `covers` gives them; `more` is drawn over it, in its units."""
    west, north = min(column for column, _, _ in squares), max(row for _, row, _ in squares)
    wide = (max(column for column, _, _ in squares) - west + 1) * UNIT
    high = (north - min(row for _, row, _ in squares) + 1) * UNIT
    parts = [square(symbol_of(letter), (i - west) * UNIT, (north - j) * UNIT) for i, j, letter in squares]
    seams = "".join(f"M0 {i}H{wide}" for i in range(UNIT, high, UNIT))
    seams += "".join(f"M{i} 0V{high}" for i in range(UNIT, wide, UNIT))
    parts.append(f'<path stroke="{SEAM}" stroke-width=".5" d="{seams}"/>')
    parts.append(f'<rect width="{wide}" height="{high}" rx="1.5" fill="none" stroke="{SEAM}" stroke-width="1.5"/>')
    return f"<g {at(x, y, side / UNIT)}><title>{escape(title)}</title>{''.join(parts)}{more}</g>"


def card_words(which: int, face: str) -> str:
    """A card in words: `card 12: arcade, blank, blank; blank, fountain, blank`."""
    names = [symbol_of(letter) or "blank" for letter in face]
    return f"card {which}: {', '.join(names[:3])}; {', '.join(names[3:])}"


def temple(seat: int, x: float, y: float, size: float, label: str, title: str = "") -> str:
    """A player's temple around `x`, `y` with a letter or a number on it."""
    colour = SEATS[seat][1]
    named = f"<title>{escape(title)}</title>" if title else ""
    letter = text(label, 0, 9.5, 15, paint=f'fill="{ink(colour)}"', anchor="middle", weight=700) if label else ""
    edge = f'stroke="{ink(colour)}" stroke-width="1.5"'
    return f'<g {at(x, y, size / 26)}>{named}<path fill="{colour}" {edge} d="{TEMPLE}"/>{letter}</g>'


def letter_of(seat: int) -> str:
    """The letter on a player's temples, that of their colour."""
    return SEATS[seat][0][0].upper()


@cache
def tile_sign(kind: str) -> str:
    """The sign of a kind of tile on a disc 30 units wide, around 0,0; a person wears the sign of its series."""
    disc = f'<circle class="hx-edge" r="15" fill="{TILE}"/>'
    if kind not in OF:
        return f'{disc}<path fill="{ON_TILE}" fill-rule="evenodd" d="{SIGNS[kind]}"/>'
    person = f'<path fill="{ON_TILE}" {at(0, 0, 0.95)} d="{PERSON}"/>'
    return f'{disc}{person}<path fill="{PERSON_SIGN}" fill-rule="evenodd" {at(0, 6, 0.45)} d="{SIGNS[OF[kind]]}"/>'


def tile(kind: str, x: float, y: float, size: float) -> str:
    """The sign of a kind of tile around `x`, `y`."""
    return f"<g {at(x, y, size / 30)}>{tile_sign(kind)}</g>"


def blind_tile(x: float, y: float, size: float) -> str:
    """A tile face down."""
    back = '<circle class="hx-edge hx-back" r="15"/><path class="hx-vein" fill="none" stroke-width="2.5" '
    return f'<g {at(x, y, size / 30)}>{back}d="M-6 7V0a6 6 0 0 1 12 0V7M-9 7H9"/></g>'


# Gardens.


class Plot(NamedTuple):
    """A part of a garden as drawn: its outermost columns and rows, and how wide a square is in the picture."""

    west: int
    east: int
    south: int
    north: int
    side: float

    @property
    def width(self) -> float:
        """In units of the picture."""
        return (self.east - self.west + 1) * self.side

    @property
    def height(self) -> float:
        """In units of the picture."""
        return (self.north - self.south + 1) * self.side

    def corner(self, x: int, y: int) -> tuple[int, int]:
        """The top left corner of a square, in units of squares."""
        return (x - self.west) * UNIT, (self.north - y) * UNIT

    def holds(self, spot: Spot) -> bool:
        """True if a square is in it."""
        return self.west <= spot[0] <= self.east and self.south <= spot[1] <= self.north


def plot_of(spots: Iterable[Spot], width: float, height: float, largest: float) -> Plot:
    """A plot with these squares that is not wider and not higher than said."""
    xs, ys = zip(*spots, strict=True)
    west, east, south, north = min(xs), max(xs), min(ys), max(ys)
    return Plot(west, east, south, north, min(largest, width / (east - west + 1), height / (north - south + 1)))


def from_above(plot: Plot, side: Side, seat: int, labels: Sequence[str] = ()) -> str:
    """The squares of a garden that are in a plot, with the borders of the cards on top and the temples.

    `labels` are written on the temples instead of the letter of their colour.
    """
    numbered = {size_spot(plot, group, side.temples) for group in side.groups if group.size > 1}
    parts = []
    for square in side.squares:
        spot = square.x, square.y
        if plot.holds(spot):
            parts.append(covered_square(plot, spot, square.symbol, square.temple, spot in numbered))
    parts.append(seams(plot, cards_on_top(side)))
    for i, (x, y) in enumerate(side.temples):
        if plot.holds((x, y)):
            left, above = plot.corner(x, y)
            label, title = labels[i] if labels else letter_of(seat), f"temple {i + 1} of {side.name}, on {x},{y}"
            parts.append(temple(seat, left + 15.5, above + 16, 15, label, title))
    return "".join(parts)


def covered_square(plot: Plot, spot: Spot, symbol: str | None, temple: bool, numbered: bool) -> str:
    """A square of a garden; beside a temple or a number its symbol is smaller."""
    x, y = plot.corner(*spot)
    if symbol and temple:
        drawing = ground(symbol, x, y) + shape(symbol, x + 6.5, y + 6.5, 10)
    elif symbol and numbered:
        drawing = ground(symbol, x, y) + shape(symbol, x + 9.5, y + 14.5, 14)
    else:
        drawing = square(symbol, x, y)
    name = f"{spot[0]},{spot[1]}"
    return f'<g data-cell="{name}"><title>{name} {symbol or "blank"}</title>{drawing}</g>'


def size_spot(plot: Plot, group: Group, temples: Collection[Spot]) -> Spot | None:
    """Where the size of a group is written: its northernmost row, in the east, but not on a temple; None if unseen."""
    seen = [spot for spot in group.squares if plot.holds(spot)]
    return max(seen, key=lambda spot: (spot not in temples, spot[1], spot[0]), default=None)


def seams(plot: Plot, owner: Mapping[Spot, int]) -> str:
    """Faint lines between squares and clear ones around what is seen of each card; `owner` is the card on top."""
    faint: list[str] = []
    clear: list[str] = []
    for (x, y), top in owner.items():
        if not plot.holds((x, y)):
            continue
        left, above = plot.corner(x, y)
        for near, line in (((x - 1, y), f"M{left} {above}v{UNIT}"), ((x, y + 1), f"M{left} {above}h{UNIT}")):
            (faint if owner.get(near) == top else clear).append(line)
        if (x + 1, y) not in owner:
            clear.append(f"M{left + UNIT} {above}v{UNIT}")
        if (x, y - 1) not in owner:
            clear.append(f"M{left} {above + UNIT}h{UNIT}")
    return (
        f'<path stroke="{SEAM}" stroke-width=".3" d="{"".join(faint)}"/>' * bool(faint)
        + f'<path stroke="{SEAM}" stroke-width=".9" stroke-linecap="square" d="{"".join(clear)}"/>'
    )


def outline(plot: Plot, group: Iterable[Spot]) -> str:
    """The path around a group, as far as it is in the plot."""
    inside, lines = set(group), []
    for x, y in sorted(inside, key=lambda spot: (-spot[1], spot[0])):
        if not plot.holds((x, y)):
            continue
        left, above = plot.corner(x, y)
        for near, line in (
            ((x, y + 1), f"M{left} {above}h{UNIT}"),
            ((x, y - 1), f"M{left} {above + UNIT}h{UNIT}"),
            ((x - 1, y), f"M{left} {above}v{UNIT}"),
            ((x + 1, y), f"M{left + UNIT} {above}v{UNIT}"),
        ):
            if near not in inside:
                lines.append(line)
    return "".join(lines)


def group_mark(plot: Plot, group: Group, temples: Collection[Spot], claimed: bool = False) -> str:
    """A line around a group, broken if a temple closes it, and its size; a ring while it is being claimed."""
    closed, where = bool(group.temples), size_spot(plot, group, temples)
    name = f"{group.symbol} group of {group.size}{', closed by a temple' * closed}{', being claimed' * claimed}"
    pen = 'stroke-width="1.4" stroke-dasharray="3 2"' if closed else 'stroke-width="2.2" stroke-linecap="square"'
    line = f'<path fill="none" stroke="{OUTLINE}" {pen} d="{outline(plot, group.squares)}"/>'
    if claimed:
        line = ring(plot, group.squares, 3)
    return f"<g><title>{escape(name)}</title>{line}{size_mark(plot, group.size, where, closed) if where else ''}</g>"


def size_mark(plot: Plot, count: int, where: Spot, closed: bool) -> str:
    """The size of a group in the north-eastern corner of a square: on stone if it is closed."""
    left, above = plot.corner(*where)
    right, y = left + UNIT - 0.6, above + 0.6
    size = min(SMALL * UNIT / plot.side, 11.5)
    words = str(count)
    width = size * (0.5 + 0.58 * len(words))
    paint, paper = (OUTLINE, STONE) if closed else (PAPER, OUTLINE)
    frame = f'<rect {box(right - width, y, width, size * 1.05)} rx="2" fill="{paper}"'
    label = text(words, right - width / 2, y + size * 0.88, size, paint=f'fill="{paint}"', anchor="middle", weight=700)
    return f'{frame} stroke="{OUTLINE}" stroke-width=".8"/>{label}'


def anchor(x: float, y: float, title: str = "") -> str:
    """The mark of a square that can be chosen: a disc with a cross around `x`, `y`."""
    named = f"<title>{escape(title)}</title>" if title else ""
    disc = f'<circle class="hx-accent" r="6" stroke="{OUTLINE}" stroke-width=".8"/>'
    cross = '<path class="hx-paper" d="M-1-4H1V-1H4V1H1V4H-1V1H-4V-1H-1z"/>'
    return f"<g {at(x, y)}>{named}{disc}{cross}</g>"


def laid_over(plot: Plot, squares: Card, seen: Mapping[Spot, str | None]) -> str:
    """A card as it would lie; the symbols that it would cover are small, and struck out."""
    parts = []
    for x, y, letter in squares:
        left, above = plot.corner(x, y)
        symbol, under = symbol_of(letter), seen.get((x, y))
        if not under:
            parts.append(square(symbol, left, above))
        elif symbol:
            parts.append(ground(symbol, left, above) + shape(symbol, left + 9, above + 9, 14))
            parts.append(struck_out(under, left + 18, above + 18, 10))
        else:
            parts.append(ground(None, left, above) + struck_out(under, left + 12, above + 12, 14))
    return "".join([*parts, seams(plot, {(x, y): 0 for x, y, _ in squares})])


def struck_out(symbol: str, x: float, y: float, size: float) -> str:
    """A symbol that would be covered."""
    line = f"M{number(x - size * 0.6)} {number(y + size * 0.6)}l{number(size * 1.2)}-{number(size * 1.2)}"
    strokes = f'<path stroke="{PAPER}" stroke-width="2.6" d="{line}"/>'
    strokes += f'<path stroke="{COVERED}" stroke-width="1.5" d="{line}"/>'
    return f'<g data-covered="{symbol}">{stamp(symbol, x, y, size)}{strokes}</g>'


def ring(plot: Plot, spots: Iterable[Spot], width: float = 2) -> str:
    """A line around squares that are chosen or claimed."""
    lines, cap = outline(plot, spots), 'fill="none" stroke-linecap="square"'
    under = f'<path {cap} stroke="{PAPER}" stroke-width="{number(width + 1.6)}" d="{lines}"/>'
    return f'{under}<path {cap} stroke="{CHOSEN}" stroke-width="{number(width)}" d="{lines}"/>'


def symbols_of(side: Side) -> dict[Spot, str | None]:
    """The symbols of a garden from above, by their squares."""
    return {(square.x, square.y): square.symbol for square in side.squares}


def after(side: Side, squares: Card) -> tuple[Square, ...]:
    """A garden from above with a card laid on it."""
    found = {(square.x, square.y): square for square in side.squares}
    for x, y, letter in squares:
        found[x, y] = Square(x=x, y=y, symbol=symbol_of(letter), temple=False)
    return tuple(sorted(found.values(), key=lambda square: (-square.y, square.x)))


def cards_on_top(side: Side) -> dict[Spot, int]:
    """For each covered square which card lies on top, in the order of placing; the start card is 0."""
    owner = {(x, -y): 0 for x in range(START[0]) for y in range(START[1])}
    for i, placed in enumerate(side.placed, 1):
        wide, high = START if placed.turned % 2 == 0 else START[::-1]
        owner |= {(placed.x + x, placed.y - y): i for x in range(wide) for y in range(high)}
    return owner


def scale(plot: Plot, west: float, column: int | None) -> str:
    """The numbers of the columns above a garden and of the rows on its left, as many as there is room for."""
    parts: list[str] = []
    widest = max(len(str(plot.west)), len(str(plot.east))) * LETTER * SMALL + 6
    every = max(1, -(-widest // plot.side))
    for x in range(plot.west, plot.east + 1):
        middle = west + (x - plot.west + 0.5) * plot.side
        if x == column:
            band = box(middle - plot.side / 2, 0, plot.side, SCALE_HEIGHT + plot.height)
            parts.insert(0, f'<rect class="hx-accent" {band} opacity=".25"/>')
        if x % every == 0 or x == column:
            weight = 700 if x == column else 0
            parts.append(text(str(x), middle, 23, SMALL, paint=TEXT if weight else QUIET, weight=weight))
    every = max(1, -(-SMALL // plot.side))
    for y in range(plot.south, plot.north + 1):
        if y % every == 0:
            middle = SCALE_HEIGHT + (plot.north - y + 0.5) * plot.side
            parts.append(text(str(y), west - 22, middle + 7, SMALL, paint=QUIET))
    return f'<g text-anchor="middle">{"".join(parts)}</g>'
