"""A table of The Hanging Gardens as a picture: SVG made from a view, and from nothing else.

The table is a column: what is asked, the cards or the card that is being placed, the tiles, one's own garden, and the
other gardens below, smaller.
"""

from __future__ import annotations

from functools import cache, partial

from hortus.core.column_svg import LARGE, ROOM, RULER, SMALL, bar, column_picture, remark
from hortus.core.svg import QUIET, TEXT, Block, at, below_each_other, piece, pill, text
from hortus.core.view import Piece
from hortus.games.hanging_gardens.card_picture import choice
from hortus.games.hanging_gardens.cards import SYMBOLS
from hortus.games.hanging_gardens.cards_svg import GAP, WIDE_GAP, stamp
from hortus.games.hanging_gardens.garden_picture import garden, room_for
from hortus.games.hanging_gardens.text import counted, reading_order
from hortus.games.hanging_gardens.tile_picture import possessions, temples_left, tiles
from hortus.games.hanging_gardens.view import HangingGardensView

OWN, OF_ANOTHER = 64, 44  # widths of squares, at most
NARROW = 480  # of a garden alone
PHONE = 0.75  # pixels of a phone for a unit of one's own garden on a page: a thumb meets its squares


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


def piece_of(view: HangingGardensView, seat: int) -> str:
    """A player's tiles and garden, larger for the viewer."""
    if seat != view.seat:
        blocks = [possessions(view, seat, NARROW), garden(view, seat, NARROW, OF_ANOTHER)]
        return piece(NARROW, f"the garden of {view.sides[seat].name}", blocks)
    room = room_for(view, seat, OWN, NARROW)
    both = below_each_other([possessions(view, seat, NARROW), garden(view, seat, room, OWN)], WIDE_GAP)
    drawing = f"<g {at(0, 0, PHONE)}>{both.drawing}</g>"
    return piece(room * PHONE, "your garden", [Block(drawing, both.height * PHONE)])


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
    where = "Starter turns before round 1" if view.round == 0 else f"Round {view.round} of {view.rounds}"
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
        owned = [counted(count, kind) for kind, count in side.tiles.items()]
        owned += [f"{side.hidden_tiles} blind"] * bool(side.hidden_tiles)
        sentences.append(
            f"{side.name}: {counted(side.points, 'point')}{winner}; tiles {', '.join(owned) or 'none'}; "
            f"{temples_left(side)}; groups {groups or 'none'}."
        )
    return " ".join(sentences)


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


@cache
def legend() -> Block:
    """The symbols and their names, and the marks of groups."""
    parts = [RULER]
    for i, symbol in enumerate(SYMBOLS):
        x = i * ROOM / len(SYMBOLS)
        parts.append(stamp(symbol, x + 16, 18, 30) + text(symbol, x + 40, 25, SMALL, paint=QUIET))
    words = "A number is the size of a group; with a temple and a broken line it is closed."
    return below_each_other([Block("".join(parts), 36), remark(words)], GAP)
