"""Tiles of The Hanging Gardens on a table: those to take with what they are worth, and what players own."""

from __future__ import annotations

from collections.abc import Iterator

from hortus.core.column_svg import LARGE, MEDIUM, ROOM, SMALL, caption, remark
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
    pill,
    text,
)
from hortus.games.hanging_gardens.cards import ANY_GROUP, MATCHES, OF
from hortus.games.hanging_gardens.cards_svg import GAP, blind_tile, letter_of, temple, tile
from hortus.games.hanging_gardens.rules import BLIND_FROM
from hortus.games.hanging_gardens.scorecard import LATE
from hortus.games.hanging_gardens.scoring import LATE_CLAIM
from hortus.games.hanging_gardens.state import TEMPLES
from hortus.games.hanging_gardens.text import counted
from hortus.games.hanging_gardens.view import HangingGardensView, Side, Space

TILE_HEIGHT, SIGN = 72, 44
TOLD_LATER = 50  # room for points that are put there when they are told


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


def possessions(view: HangingGardensView, seat: int, room: float, valued: bool = True) -> Block:
    """The temples that are left and the tiles, with their points if these are not to be told later, in lines."""
    side = view.sides[seat]
    things = [("", temple(seat, 18, 18, 34, letter_of(seat)), temples_left(side))]
    for kind, count in side.tiles.items():
        value = f" = {worth(view, side.tiles, kind)}" if valued else ""
        things.append((kind, tile(kind, 18, 18, 34), f"{counted(count, kind)}{value}"))
    if side.hidden_tiles:
        things.append(("", blind_tile(18, 18, 34), counted(side.hidden_tiles, "blind tile")))
    if side.late_claims:
        value = f" = {LATE_CLAIM * side.late_claims}" if valued else ""
        things.append((LATE, "", f"{counted(side.late_claims, 'late claim')}{value}"))
    parts, x, y = [], 0.0, 0.0
    for name, sign, words in things:
        width = 42 + len(words) * SMALL * LETTER + (0 if valued else TOLD_LATER)
        if x and x + width > room:
            x, y = 0.0, y + 42
        owned = f' data-owned="{name}"' if name else ""
        parts.append(f"<g{owned} {at(x, y)}>{sign}{text(words, 42 if sign else 0, 25, SMALL, paint=TEXT)}</g>")
        x += width + 18
    return Block("".join(parts), y + 38)


def temples_left(side: Side) -> str:
    """How many temples a player has not put."""
    return f"{counted(TEMPLES - len(side.temples), 'temple')} left"
