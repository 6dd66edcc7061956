"""Gardens of The Hanging Gardens from above, with their columns and rows, and what can be chosen in them."""

from __future__ import annotations

from hortus.core.svg import Block, at, number
from hortus.games.hanging_gardens.cards_svg import (
    SCALE_HEIGHT,
    START,
    UNIT,
    Card,
    Plot,
    Spot,
    anchor,
    box,
    from_above,
    group_mark,
    laid_over,
    outline,
    plot_of,
    ring,
    scale,
    symbols_of,
)
from hortus.games.hanging_gardens.state import TEMPLES
from hortus.games.hanging_gardens.view import Claiming, HangingGardensView, Placing, Side

HIGHEST = 900  # how high a garden is drawn, at most
SCALE_WIDTH, RIM = 46, 12  # around a garden
STILL = 2_000  # gardens that are kept as they were drawn
_still: dict[object, Block] = {}


def garden(view: HangingGardensView, seat: int, room: float, largest: float) -> Block:
    """A garden from above, with its columns and rows, and what can be chosen in it.

    Where nothing is to be chosen it looks the same to everybody for a while, and is drawn once.
    """
    if seat in view.actors and (seat == view.seat or view.claiming):
        return drawn_garden(view, seat, room, largest)
    side = view.sides[seat]
    key = (view.faces, side.placed, side.temples, seat, room, largest)
    if key not in _still:
        if len(_still) >= STILL:
            _still.clear()
        _still[key] = drawn_garden(view, seat, room, largest)
    return _still[key]


def drawn_garden(view: HangingGardensView, seat: int, room: float, largest: float) -> Block:
    """A garden, drawn."""
    side = view.sides[seat]
    placing = view.placing if seat == view.seat else None
    laid = laid_by(view, placing)
    plot = plot_of(spots_of(side, laid), room - SCALE_WIDTH - RIM, HIGHEST, largest)
    moving = view.phase == "move" and seat == view.seat
    parts = [from_above(plot, side, seat, [str(i) for i in range(1, TEMPLES + 1)] if moving else ())]
    parts.append(last_card(plot, side))
    claiming = view.claiming if seat in view.actors else None
    claimed = claiming.group if claiming else ()
    for group in sorted(side.groups, key=lambda group: group.squares == claimed):
        if group.size > 1:
            parts.append(group_mark(plot, group, side.temples, group.squares == claimed))
    if view.phase == "claim" and seat == view.seat and seat in view.actors:
        parts.append(claims(plot, view, side))
    if placing:
        parts.append(choices(plot, side, placing, laid))
    if claiming and view.phase in ("temple column", "temple row"):
        parts.append(temple_places(plot, claiming))
    column = placing.column if placing else claiming.column if claiming else None
    west = SCALE_WIDTH + (room - SCALE_WIDTH - RIM - plot.width) / 2
    height = SCALE_HEIGHT + plot.height + RIM
    soil = f'<rect class="hx-soil" width="{number(room)}" height="{number(height)}" rx="10"/>'
    drawing = f'<g data-garden="{seat + 1}" {at(west, SCALE_HEIGHT, plot.side / UNIT)}>{"".join(parts)}</g>'
    return Block(soil + scale(plot, west, column) + drawing, height)


def laid_by(view: HangingGardensView, placing: Placing | None) -> list[Card]:
    """The squares of a card that was turned, in each place that it may have."""
    if placing is None or placing.turned is None:
        return []
    return [view.covers(placing.card, placing.turned, *place) for place in placing.places]


def spots_of(side: Side, laid: list[Card]) -> set[Spot]:
    """The squares of a garden, and those that a card would add."""
    return {*symbols_of(side), *((x, y) for squares in laid for x, y, _ in squares)}


def room_for(view: HangingGardensView, seat: int, square: float, least: float) -> float:
    """How wide a garden is that has squares of that width, but not less than `least`."""
    placing = view.placing if seat == view.seat else None
    columns = [x for x, _ in spots_of(view.sides[seat], laid_by(view, placing))]
    return max(least, (max(columns) - min(columns) + 1) * square + SCALE_WIDTH + RIM)


def last_card(plot: Plot, side: Side) -> str:
    """The place of the card that was placed last, for pages that show where it went; nothing is seen of it."""
    if not side.placed:
        return ""
    last = side.placed[-1]
    wide, high = START if last.turned % 2 == 0 else START[::-1]
    where = box(*plot.corner(last.x, last.y), wide * UNIT, high * UNIT)
    return f'<rect data-placed="{last.card}" {where} rx="3" fill="none"/>'


def choices(plot: Plot, side: Side, placing: Placing, laid: list[Card]) -> str:
    """Where the chosen card may stand: a mark on each place, and the card itself where its places are apart."""
    taken = [(x, y) for squares in laid for x, y, _ in squares]
    parts = []
    if len(taken) == len(set(taken)):
        seen = symbols_of(side)
        for squares, (x, y) in zip(laid, placing.places, strict=True):
            edge = ring(plot, [(x, y) for x, y, _ in squares])
            ghost = f'<g opacity=".92">{laid_over(plot, squares, seen)}</g>{edge}'
            parts.append(f'<g data-ghost="{x},{y}">{ghost}</g>')
    for place in placing.places:
        left, above = plot.corner(*place)
        name = f"{place[0]},{place[1]}"
        free = f'<rect class="hx-ring" {box(left, above, UNIT, UNIT)} fill="none" stroke-dasharray="2 2"/>'
        parts.append(f'<g data-place="{name}">{free}{anchor(left + 6, above + 6, f"place {name}")}</g>')
    return "".join(parts)


def claims(plot: Plot, view: HangingGardensView, side: Side) -> str:
    """The groups that reach the card just placed, each under the name by which it can be claimed."""
    last, seen = side.placed[-1], symbols_of(side)
    parts = []
    for x, y, _ in view.covers(last.card, last.turned, last.x, last.y):
        group = next((group for group in side.groups if (x, y) in group.squares), None)
        if group:
            line = f'<path fill="none" d="{outline(plot, group.squares)}"/>'
            parts.append(f'<g data-claim="{seen[x, y]} {x},{y}">{line}</g>')
    return "".join(parts)


def temple_places(plot: Plot, claiming: Claiming) -> str:
    """The squares that the temple of a claim may be put on."""
    parts = []
    for x, y in claiming.group:
        if claiming.column in (None, x):
            left, above = plot.corner(x, y)
            whole = f'<rect {box(left, above, UNIT, UNIT)} fill="none"/>'  # a small mark is hard to hit
            mark = anchor(left + 6, above + 18, f"temple on {x},{y}")
            parts.append(f'<g data-temple="{x},{y}">{whole}{mark}</g>')
    return "".join(parts)
