"""A table of The Hanging Gardens as a picture: SVG made from a view, and from nothing else.

The table is a column: what is asked, the cards or the card that is being placed, the tiles, one's own garden, and the
other gardens below, smaller.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial

from hortus.core.column_svg import LARGE, MEDIUM, ROOM, RULER, SMALL, bar, caption, column_picture, remark
from hortus.core.svg import (
    BOLD_LETTER,
    LETTER,
    QUIET,
    TEXT,
    Block,
    at,
    below_each_other,
    escape,
    no_card,
    number,
    piece,
    pill,
    text,
)
from hortus.core.view import Piece
from hortus.games.hanging_gardens.cards import ANY_GROUP, MATCHES, OF, SYMBOLS
from hortus.games.hanging_gardens.cards_svg import (
    SCALE_HEIGHT,
    START,
    UNIT,
    Card,
    Plot,
    Spot,
    after,
    anchor,
    blind_tile,
    box,
    card,
    card_words,
    from_above,
    group_mark,
    laid_over,
    letter_of,
    outline,
    plot_of,
    ring,
    scale,
    stamp,
    symbols_of,
    temple,
    tile,
)
from hortus.games.hanging_gardens.moves import TURNS
from hortus.games.hanging_gardens.rules import BLIND_FROM
from hortus.games.hanging_gardens.scorecard import LATE
from hortus.games.hanging_gardens.scoring import LATE_CLAIM
from hortus.games.hanging_gardens.state import TEMPLES
from hortus.games.hanging_gardens.text import reading_order
from hortus.games.hanging_gardens.view import Claiming, HangingGardensView, Placing, Side, Space, groups_of

GAP, WIDE_GAP = 8, 20

# Widths of squares, at most, and the height of a garden.
OWN, OF_ANOTHER, ON_CARD, TURNED, IN_PREVIEW = 64, 44, 54, 44, 45
HIGHEST = 900
NARROW = 480  # of a garden alone
SCALE_WIDTH, RIM = 46, 12  # around a garden
PREVIEWS, ACROSS = 9, 3  # places that are drawn one by one, at most, and how many beside each other
TILE_HEIGHT, SIGN = 72, 44
STILL = 2_000  # gardens that are kept as they were drawn
_still: dict[object, Block] = {}


def draw(view: HangingGardensView) -> str:
    """The table as those eyes see it. The same view gives the same bytes."""
    blocks = [below_each_other([bar(asked(view), view.seat in view.actors), remark(progress(view))], 10)]
    blocks += [*choice(view), tiles(view)]
    if view.seat is not None:
        blocks.append(player(view, view.seat, ROOM, OWN))
    blocks += others(view)
    blocks.append(legend())
    return column_picture(view.asked, description(view), blocks)


def pieces(view: HangingGardensView) -> list[Piece]:
    """The same in parts, for a page. The cards to choose from are everybody's, and stand where a hand would."""
    found = [Piece("table", None, lambda: piece(ROOM, "the tiles", [tiles(view)]), (view.spaces, view.stacks))]
    to_take = "the building cards"
    found.append(Piece("hand", None, lambda: piece(ROOM, to_take, [remark(progress(view)), *choice(view)])))
    for seat in range(view.players):
        found.append(Piece("garden" if seat == view.seat else "side", seat, partial(piece_of, view, seat)))
    return [*found, Piece("legend", None, lambda: piece(ROOM, "the symbols", [legend()]), "the symbols")]


def choice(view: HangingGardensView) -> list[Block]:
    """The card that is being placed, or the cards to choose from, if there are any."""
    if view.placing:
        return [chosen_card(view, view.placing)]
    return [cards(view)] if view.display else []


def piece_of(view: HangingGardensView, seat: int) -> str:
    """A player's tiles and garden, larger for the viewer."""
    own = seat == view.seat
    room, largest = (ROOM, OWN) if own else (NARROW, OF_ANOTHER)
    title = "your garden" if own else f"the garden of {view.sides[seat].name}"
    return piece(room, title, [possessions(view, seat, room), garden(view, seat, room, largest)])


def stage(view: HangingGardensView) -> list[Piece]:
    """All gardens, and the tiles without what they are worth."""
    found = []
    for seat, side in enumerate(view.sides):
        blocks = [possessions(view, seat, NARROW, valued=False), garden(view, seat, NARROW, OF_ANOTHER)]
        found.append(Piece("side", seat, partial(piece, NARROW, f"the garden of {side.name}", blocks)))
    return found


# Words.


def asked(view: HangingGardensView) -> str:
    """What is asked; at the end who won."""
    if not view.over:
        return view.asked
    return f"{view.asked} Won by {' and '.join(view.sides[seat].name for seat in view.winners)}."


def progress(view: HangingGardensView) -> str:
    """The round and what is left."""
    where = "Starter turns" if view.round == 0 else f"Round {view.round} of {view.rounds}"
    return f"{'After the last round' if view.over else where}. {counted(view.deck, 'card')} left in the deck."


def description(view: HangingGardensView) -> str:
    """The table in a few sentences, for those who do not see the picture."""
    sentences = [progress(view)]
    if view.display:
        sentences.append(f"Display: {', '.join(f'c{which}' for which in view.display)}.")
    spaces = ", ".join(space.kind if space else "empty" for space in view.spaces)
    sentences.append(f"Tiles: {spaces}; stacks of {view.stacks[0]} and {view.stacks[1]}.")
    for seat, side in enumerate(view.sides):
        winner = ", winner" if seat in view.winners else ""
        groups = ", ".join(f"{group.symbol} {group.size}{' closed' * bool(group.temples)}" for group in side.groups)
        owned = [f"{count} {kind}" for kind, count in side.tiles.items()]
        owned += [f"{side.hidden_tiles} blind"] * bool(side.hidden_tiles)
        sentences.append(
            f"{side.name}: {counted(side.points, 'point')}{winner}; tiles {', '.join(owned) or 'none'}; "
            f"{temples_left(side)}; groups {groups or 'none'}."
        )
    return " ".join(sentences)


def counted(count: int, thing: str) -> str:
    """A number of things in words."""
    return f"{count} {thing}{'s' * (count != 1)}"


def temples_left(side: Side) -> str:
    """How many temples a player has not put."""
    return f"{counted(TEMPLES - len(side.temples), 'temple')} left"


# Cards.


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
        words += " What it would look like is below; small and struck out are the symbols that it would cover."
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
    title = f"card {placing.card} on {name} covers {', '.join(under) or 'no symbol'}"
    label = text(f"y {place[1]}" if placing.column is not None else name, 0, 20, MEDIUM, paint=TEXT, weight=700)
    covers = text(f"covers {len(under)}", room, 20, SMALL, paint=TEXT if under else QUIET, anchor="end")
    ground = f'<rect class="hx-soil" y="30" width="{number(room)}" height="{number(plot.height + 12)}" rx="8"/>'
    centred = f"<g {at((room - plot.width) / 2, 36, plot.side / UNIT)}>{''.join(drawing)}</g>"
    drawn = f"<title>{escape(title)}</title>{label}{covers}{ground}{centred}"
    return Block(f'<g data-preview="{name}" data-place="{name}">{drawn}</g>', plot.height + 42)


# Tiles.


def tiles(view: HangingGardensView) -> Block:
    """The six spaces with what their tiles are worth, and what is left in the stacks."""
    by_size = view.claim == "size"
    left = 54 if by_size else 0
    width = (ROOM - left - GAP) / 2
    parts = []
    for i, space in enumerate(view.spaces):
        x, y = left + i % 2 * (width + GAP), i // 2 * (TILE_HEIGHT + GAP)
        named = f' data-tile="{escape(space.kind)} {i + 1}"' if space else ""
        parts.append(f'<g data-space="{i + 1}"{named} {at(x, y)}>{space_block(view, i + 1, space, width)}</g>')
        if by_size and i % 2 == 0:
            title = f"<title>for groups of {i // 2 + 3} squares or more</title>"
            size = text(f"{i // 2 + 3}+", 0, y + TILE_HEIGHT / 2 + 9, LARGE, paint=TEXT, weight=700)
            parts.append(f"<g>{title}{size}</g>")
    stacks = f"Tiles · stacks of {view.stacks[0]} and {view.stacks[1]}"
    spaces = Block("".join(parts), -(-len(view.spaces) // 2) * (TILE_HEIGHT + GAP) - GAP)
    return below_each_other([caption(stacks), spaces, remark(" ".join(who_may_take(view)))], GAP)


def who_may_take(view: HangingGardensView) -> Iterator[str]:
    """Which tiles a group may take."""
    if view.claim == "size":
        yield "3+, 4+, 5+: a group of so many squares takes from this row, or from one above;"
        yield f"with {BLIND_FROM} or more it gets a blind tile first."
        return
    for symbol, kinds in MATCHES.items():
        yield f"{symbol.capitalize()}: {', '.join(kinds)}."
    yield f"Any group: {', '.join(ANY_GROUP)}."


def space_block(view: HangingGardensView, place: int, space: Space | None, width: float) -> str:
    """A space: its number, and its tile with its name, its values and what it would add."""
    label = text(str(place), 10, TILE_HEIGHT / 2 + 8, MEDIUM, paint=QUIET, weight=700)
    if space is None:
        empty = text("empty", width / 2, TILE_HEIGHT / 2 + 7, SMALL, paint=QUIET, anchor="middle")
        return no_card(0, 0, width, TILE_HEIGHT) + label + empty
    values = worth_in_words(view, space.kind)
    x = 38 + SIGN + 10
    size = min(SMALL, (width - x - 6) / (len(values) * LETTER))
    parts = [
        f"<title>tile {place}, {escape(space.kind)}: {escape(values)}</title>",
        f'<rect class="hx-soil" width="{number(width)}" height="{TILE_HEIGHT}" rx="10"/>',
        label,
        tile(space.kind, 34 + SIGN / 2, TILE_HEIGHT / 2, SIGN),
        text(space.kind, x, 30, MEDIUM, paint=TEXT, weight=600),
        text(values, x, 58, size, paint=QUIET),
    ]
    if space.adds is not None:
        adds = f"+{space.adds}"
        wide = (len(adds) * BOLD_LETTER + 1.1) * SMALL
        parts.append(pill(adds, width - wide - 6, 23, SMALL, filled=space.adds > 0)[0])
    return "".join(parts)


def worth_in_words(view: HangingGardensView, kind: str) -> str:
    """What tiles of a kind are worth: `2-8-16`, `4, 11 with 3 gardens`, `3 per gate`."""
    if kind in view.values:
        return "-".join(map(str, view.values[kind]))
    alone, full, each = view.persons[kind]
    if each:
        return f"{each} per {OF[kind]}"
    return f"{alone}, {full} with {len(view.values[OF[kind]])} {OF[kind]}s"


def worth(view: HangingGardensView, owned: dict[str, int], kind: str) -> int:
    """The points of a player's tiles of a kind."""
    count = owned[kind]
    if kind in view.values:
        values = (0, *view.values[kind])
        sets, rest = divmod(count, len(values) - 1)
        return sets * values[-1] + values[rest]
    alone, full, each = view.persons[kind]
    others = owned.get(OF[kind], 0)
    return count * (each * others + (full if others >= len(view.values[OF[kind]]) else alone))


# Players.


def others(view: HangingGardensView) -> list[Block]:
    """The other players, two beside each other if there are more than one."""
    seats = [seat for seat in reading_order(view) if seat != view.seat]
    if view.seat is None:
        seats.sort()
    if len(seats) == 1:
        return [player(view, seats[0], ROOM, OF_ANOTHER)]
    room = (ROOM - WIDE_GAP) / 2
    rows = []
    for first in range(0, len(seats), 2):
        pair = [player(view, seat, room, OF_ANOTHER) for seat in seats[first : first + 2]]
        drawing = "".join(f"<g {at(i * (room + WIDE_GAP), 0)}>{block.drawing}</g>" for i, block in enumerate(pair))
        rows.append(Block(drawing, max(block.height for block in pair)))
    return rows


def player(view: HangingGardensView, seat: int, room: float, largest: float) -> Block:
    """A player: name and points, tiles, and the garden."""
    blocks = [heading(view, seat), possessions(view, seat, room), garden(view, seat, room, largest)]
    block = below_each_other(blocks, 10)
    return Block(f'<g data-player="{seat + 1}">{block.drawing}</g>', block.height)


def heading(view: HangingGardensView, seat: int) -> Block:
    """The name of a player, the points, and whether it is to act or has won."""
    side = view.sides[seat]
    won = seat in view.winners
    x = 22 * (seat in view.actors)
    name = f"{side.name} (you)" if seat == view.seat else side.name
    arrow = '<path class="hx-accent" d="M0 8 16 18 0 28z"/>' * bool(x)
    label = text(name, x, 27, LARGE, paint=TEXT, weight=700)
    points = f"{'won · ' * won}{counted(side.points, 'point')}"
    return Block(arrow + label + pill(points, x + len(name) * LARGE * 0.55 + 12, 18, SMALL, filled=won)[0], 36)


def possessions(view: HangingGardensView, seat: int, room: float, valued: bool = True) -> Block:
    """The temples that are left and the tiles, with their points if these are not to be told later, in lines."""
    side = view.sides[seat]
    things = [("", temple(seat, 18, 18, 34, letter_of(seat)), temples_left(side))]
    for kind, count in side.tiles.items():
        value = f" = {worth(view, side.tiles, kind)}" if valued else ""
        things.append((kind, tile(kind, 18, 18, 34), f"{count} {kind}{value}"))
    if side.hidden_tiles:
        things.append(("", blind_tile(18, 18, 34), counted(side.hidden_tiles, "blind tile")))
    if side.late_claims:
        value = f" = {LATE_CLAIM * side.late_claims}" if valued else ""
        things.append((LATE, "", f"{counted(side.late_claims, 'late claim')}{value}"))
    parts, x, y = [], 0.0, 0.0
    for name, sign, words in things:
        width = 42 + len(words) * SMALL * LETTER
        if x and x + width > room:
            x, y = 0.0, y + 42
        owned = f' data-owned="{name}"' if name else ""
        parts.append(f"<g{owned} {at(x, y)}>{sign}{text(words, 42 if sign else 0, 25, SMALL, paint=TEXT)}</g>")
        x += width + 18
    return Block("".join(parts), y + 38)


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
    laid = []
    if placing and placing.turned is not None:
        laid = [view.covers(placing.card, placing.turned, *place) for place in placing.places]
    spots = {*symbols_of(side), *((x, y) for squares in laid for x, y, _ in squares)}
    plot = plot_of(spots, room - SCALE_WIDTH - RIM, HIGHEST, largest)
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
            mark = anchor(left + 6, above + 18, f"temple on {x},{y}")
            parts.append(f'<g data-temple="{x},{y}">{mark}</g>')
    return "".join(parts)


@cache
def legend() -> Block:
    """The symbols and their names, and the marks of groups."""
    parts = [RULER]
    for i, symbol in enumerate(SYMBOLS):
        x = i * ROOM / len(SYMBOLS)
        parts.append(stamp(symbol, x + 16, 18, 30) + text(symbol, x + 40, 25, SMALL, paint=QUIET))
    words = "A number is the size of a group; with a temple and a broken line it is closed."
    return below_each_other([Block("".join(parts), 36), remark(words)], GAP)
