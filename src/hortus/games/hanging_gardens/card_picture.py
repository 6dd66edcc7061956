"""Building cards of The Hanging Gardens on a table: to take, to turn, and where one may stand."""

from __future__ import annotations

from hortus.core.column_svg import MEDIUM, ROOM, SMALL, caption, remark
from hortus.core.svg import QUIET, TEXT, Block, at, below_each_other, escape, number, text
from hortus.games.hanging_gardens.cards_svg import (
    GAP,
    START,
    UNIT,
    WIDE_GAP,
    Spot,
    after,
    anchor,
    card,
    card_words,
    from_above,
    group_mark,
    laid_over,
    plot_of,
    ring,
    symbols_of,
)
from hortus.games.hanging_gardens.garden_picture import HIGHEST
from hortus.games.hanging_gardens.moves import TURNS
from hortus.games.hanging_gardens.text import counted
from hortus.games.hanging_gardens.view import HangingGardensView, Placing, groups_of

ON_CARD, TURNED, IN_PREVIEW = 54, 44, 45  # widths of squares, at most
PREVIEWS, ACROSS = 9, 3  # places that are drawn one by one, at most, and how many beside each other


def choice(view: HangingGardensView) -> list[Block]:
    """The card that is being placed, or the cards to choose from, if there are any."""
    if view.placing:
        return [chosen_card(view, view.placing)]
    return [cards(view)] if view.display else []


def cards(view: HangingGardensView) -> Block:
    """The building cards to take from, each with its number."""
    step = (ROOM + WIDE_GAP) / 4
    side = min(ON_CARD, (step - WIDE_GAP) / START[0])
    parts = []
    for i, which in enumerate(view.display):
        face = view.faces[which - 1]
        drawing = card(view.covers(which, 0, 0, 0), 0, 32, side, card_words(which, face))
        label = text(f"c{which}", 0, 22, MEDIUM, paint=TEXT, weight=700)
        parts.append(f'<g data-card="{which}" {at(i * step, 0)}>{label}{drawing}</g>')
    title = caption("Building cards")
    return below_each_other([title, Block("".join(parts), 32 + START[1] * side)], GAP)


def chosen_card(view: HangingGardensView, placing: Placing) -> Block:
    """The card that is being placed: its four turns, or where it may stand as it is turned."""
    if placing.turned is None:
        title = caption(f"Card {placing.card} can be turned")
        step = (ROOM + WIDE_GAP) / 4
        turns = "".join(f"<g {at(i * step, 0)}>{turned_card(view, placing.card, i)}</g>" for i in range(4))
        return below_each_other([title, Block(turns, 32 + 3 * TURNED)], GAP)
    title = caption(f"Card {placing.card}, {TURNS[placing.turned]}")
    mark = f"<g {at(0, 0, TURNED / UNIT)}>{anchor(5, 5)}</g>"
    squares = view.covers(placing.card, placing.turned, 0, 0)
    face = card(squares, 0, 0, TURNED, card_words(placing.card, view.faces[placing.card - 1]))
    places = len(placing.places)
    where = f" in column {placing.column}" if placing.column is not None else ""
    words = f"Its corner with + goes on a + of your garden: {counted(places, 'place')}{where}."
    shown = 0 < places <= PREVIEWS or placing.column is not None
    if shown:
        words += " What it would look like is below; small and struck out are the symbols that it would hide."
    left = 3 * TURNED + WIDE_GAP
    beside = remark(words, ROOM - left)
    high = max(beside.height, (1 - min(y for _, y, _ in squares)) * TURNED)
    blocks = [title, Block(f"{face}{mark}<g {at(left, 0)}>{beside.drawing}</g>", high)]
    if shown:
        blocks.append(previews(view, placing, placing.turned))
    return below_each_other(blocks, 12)


def turned_card(view: HangingGardensView, which: int, turned: int) -> str:
    """A card after some quarter turns, with the notation of that turn."""
    label = text(f"t{turned}", 0, 22, MEDIUM, paint=TEXT, weight=700)
    title = f"{card_words(which, view.faces[which - 1])}; {TURNS[turned]}"
    drawing = card(view.covers(which, turned, 0, 0), 0, 32, TURNED, title)
    return f'<g data-turn="{90 * turned}">{label}{drawing}</g>'


def previews(view: HangingGardensView, placing: Placing, turned: int) -> Block:
    """Every place of the card, one by one: the garden around it afterwards."""
    step = (ROOM + WIDE_GAP) / ACROSS
    blocks = [preview(view, placing, turned, place, step - WIDE_GAP) for place in placing.places]
    lines = []
    for first in range(0, len(blocks), ACROSS):
        line = blocks[first : first + ACROSS]
        drawing = "".join(f"<g {at(i * step, 0)}>{block.drawing}</g>" for i, block in enumerate(line))
        lines.append(Block(drawing, max(block.height for block in line)))
    return below_each_other(lines, 14)


def preview(view: HangingGardensView, placing: Placing, turned: int, place: Spot, room: float) -> Block:
    """One place: its name, what the card would cover, and the squares around it with the groups that it would make."""
    assert view.seat is not None
    side = view.sides[view.seat]
    squares = view.covers(placing.card, turned, *place)
    spots = [(x, y) for x, y, _ in squares]
    around = [(x + east, y + north) for x, y in spots for east in (-1, 1) for north in (-1, 1)]
    plot = plot_of(around, room, HIGHEST, IN_PREVIEW)
    seen = symbols_of(side)
    under = [symbol for symbol in map(seen.get, spots) if symbol]
    drawing = [from_above(plot, side, view.seat), laid_over(plot, squares, seen)]
    for group in groups_of(after(side, squares)):
        if group.size > 1 and set(group.squares) & set(spots):
            drawing.append(group_mark(plot, group, side.temples))
    drawing.append(ring(plot, spots))
    name = f"{place[0]},{place[1]}"
    title = f"card {placing.card} on {name} hides {', '.join(under) or 'no symbol'}"
    label = text(f"y {place[1]}" if placing.column is not None else name, 0, 20, MEDIUM, paint=TEXT, weight=700)
    hides = f"hides {counted(len(under), 'symbol')}" if under else "hides nothing"
    covers = text(hides, room, 20, SMALL, paint=TEXT if under else QUIET, anchor="end")
    ground = f'<rect class="hx-soil" y="30" width="{number(room)}" height="{number(plot.height + 12)}" rx="8"/>'
    centred = f"<g {at((room - plot.width) / 2, 36, plot.side / UNIT)}>{''.join(drawing)}</g>"
    drawn = f"<title>{escape(title)}</title>{label}{covers}{ground}{centred}"
    return Block(f'<g data-preview="{name}" data-place="{name}">{drawn}</g>', plot.height + 42)
