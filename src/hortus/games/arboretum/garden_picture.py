"""Gardens of Arboretum: squares around the first card, and Q's lines."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from hortus.core.svg import QUIET, Block, at, escape, no_card, number, text
from hortus.games.arboretum.cards_svg import card
from hortus.games.arboretum.view import ArboretumView, Planted, Side, free_squares

GAP = 4  # between cards
TALL = 1.4  # height of a card of width 1
MARGIN = 16  # around lines
IN_LINE = 36  # width of a card in a line, at most
SMALL_SCALE = 9.5  # font size of the numbers beside a garden
EDGE = 1.8  # the soil around a garden, in such sizes

Square = tuple[int, int]  # x east and y north of the first card


class Room(NamedTuple):
    """What a garden is drawn into: its width, and the widths of cards."""

    width: float
    largest: float
    scale: float = SMALL_SCALE  # font size of its numbers
    least: float = 0  # a garden whose cards would be smaller is wider than the room instead
    edge: float = 0  # free squares around it are at least so wide and high; else half as large as cards


# One's own garden on a page: a unit is a pixel of a phone. A thumb meets every free square, and scrolls to the rest.
OWN = Room(344, 54, 9.5, 46, 45)


def garden_of(view: ArboretumView, seat: int, room: Room) -> Block:
    """The garden of a side: squares, or Q's lines."""
    is_lines = view.lines and seat >= view.players
    return lines(view, view.sides[seat], room.width) if is_lines else grid(view, seat, room).block


class Span(NamedTuple):
    """Where a column or a row of a garden begins, and how long it is."""

    start: float
    length: float

    @property
    def middle(self) -> float:
        """The middle."""
        return self.start + self.length / 2


class Plot(NamedTuple):
    """A garden as drawn, by x and by y: columns and rows with cards are whole, the free ones around them smaller."""

    columns: dict[int, Span]
    rows: dict[int, Span]
    card: float  # width

    @property
    def width(self) -> float:
        """From west to east."""
        return sum(self.columns[max(self.columns)])

    @property
    def height(self) -> float:
        """From north to south."""
        return sum(self.rows[min(self.rows)])


class Grid(NamedTuple):
    """A garden as a drawing, and how wide that is."""

    block: Block
    width: float


def plot_of(taken: set[Square], ringed: bool, room: Room) -> Plot:
    """A plot for these squares, north above, with or without free squares around; as wide as it may be."""
    xs, ys = {x for x, _ in taken}, {-y for _, y in taken}
    count = max(xs) - min(xs) + 1
    inner = room.width - 2 * room.scale * EDGE + GAP
    around = 2 * (room.edge + GAP) * ringed
    width = (inner - around) / count if room.edge else inner / (count + ringed)
    width = max(room.least, min(room.largest, width - GAP))
    rows = spans(min(ys), max(ys), width * TALL, ringed, room.edge)
    return Plot(spans(min(xs), max(xs), width, ringed, room.edge), {-y: span for y, span in rows.items()}, width)


def spans(first: int, last: int, length: float, ringed: bool, edge: float) -> dict[int, Span]:
    """A span for every number from `first` to `last`, and a smaller one at both ends if ringed."""
    found, start = {}, 0.0
    for i in range(first - ringed, last + ringed + 1):
        extent = length if first <= i <= last else max(edge, (length - GAP) / 2)
        found[i] = Span(start, extent)
        start += extent + GAP
    return found


def grid(view: ArboretumView, seat: int, room: Room) -> Grid:
    """A garden with squares, and the free ones if one is asked for."""
    viewers = view.seat is not None and (seat == view.seat or seat >= view.players)  # Q is planted for, too
    asked = viewers and view.phase == ("place" if seat == view.seat else "lay")
    return drawn_grid(view.sides[seat].garden, view.edition, viewers and not view.over, asked, room)


@lru_cache(maxsize=2048)
def drawn_grid(garden: tuple[Planted, ...], edition: str, open_to: bool, asked: bool, room: Room) -> Grid:
    """A garden with the scale of its squares on the edges. It looks the same to many for a while, and is drawn once."""
    taken = {(tree.x, tree.y) for tree in garden}
    edge = room.scale * EDGE
    plot = plot_of(taken or {(0, 0)}, open_to and bool(taken), room)
    width = max(room.width, plot.width + 2 * edge)
    west = (width - plot.width) / 2
    parts = [free_square(plot, square) for square in free_squares(taken)] if asked else []
    for tree in garden:
        face = card(tree.card, edition, plot.columns[tree.x].start, plot.rows[tree.y].start, plot.card)
        parts.append(f'<g data-tree="{escape(str(tree.card))}">{face}</g>')
    height = plot.height + 2 * edge
    ground = soil(width, height, bare=not parts)
    scale = scale_of(plot, west, room.scale, height) if parts else ""
    return Grid(Block(f"{ground}{scale}<g {at(west, edge)}>{''.join(parts)}</g>", height), width)


def soil(room: float, height: float, bare: bool) -> str:
    """The ground of a garden, with a word on it while it is bare."""
    ground = f'<rect class="hx-soil" width="{number(room)}" height="{number(height)}" rx="10"/>'
    words = text("nothing planted yet", room / 2, height / 2 + 4, 12, paint=QUIET, anchor="middle")
    return ground + words if bare else ground


def scale_of(plot: Plot, west: float, size: float, height: float) -> str:
    """The numbers of the columns below a garden and of the rows on its left."""
    edge = size * EDGE
    below, beside = height - edge * 0.3, west - edge * 0.5
    parts = [text(str(x), west + span.middle, below, size, paint=QUIET) for x, span in plot.columns.items()]
    for y, span in plot.rows.items():
        parts.append(text(str(y), beside, edge + span.middle + size * 0.35, size, paint=QUIET))
    return f'<g text-anchor="middle">{"".join(parts)}</g>'


def free_square(plot: Plot, square: Square) -> str:
    """A square that a card can be planted on, with its name."""
    x, y = square
    column, row = plot.columns[x], plot.rows[y]
    name = f"{x},{y}"
    box = no_card(column.start, row.start, column.length, row.length, "hx-soil hx-ring")
    size = min(12, column.length * 1.5 / len(name))
    label = text(name, column.middle, row.middle + size * 0.36, size, paint=QUIET, anchor="middle")
    return f'<g data-cell="{name}"><title>free square {name}</title>{box}{label}</g>'


def lines(view: ArboretumView, side: Side, room: float) -> Block:
    """Q's garden without squares: one ascending row for each species."""
    width = min(IN_LINE, (room - 2 * MARGIN + GAP) / 8 - GAP)
    parts, y = [], 10.0
    for name in view.species:
        line = sorted(tree.card for tree in side.garden if tree.card.species == name)
        for i, planted in enumerate(line):
            face = card(planted, view.edition, MARGIN + i * (width + GAP), y, width)
            parts.append(f'<g data-tree="{escape(str(planted))}">{face}</g>')
        y += (width * TALL + GAP * 2) if line else 0
    height = max(y + 10 - GAP * 2, 96)
    return Block(soil(room, height, bare=not parts) + "".join(parts), height)
