"""What is legal: where cards fit, which groups may be claimed, which temples move, which tiles may be taken."""

from __future__ import annotations

import numpy as np
from numpy import int64

from hortus.core.bits import lowest, record
from hortus.core.native import lean, rule
from hortus.games.hanging_gardens.cards import ANY_GROUP, KINDS, MATCHES, SQUARES, SYMBOLS
from hortus.games.hanging_gardens.ground import EAST, ROWS, SOUTH, anchors, cover, flood, frame, reveal
from hortus.games.hanging_gardens.state import (
    AROUND,
    CARD,
    CENTRE,
    CLAIM,
    CLAIM_GROUP,
    COLUMN,
    LOOK_AT,
    MOVE,
    MOVE_TEMPLE,
    NOTHING,
    PASS,
    PLACE_COLUMN,
    PLACE_ROW,
    PUT_COLUMN,
    PUT_ROW,
    SHOWN,
    SPACES,
    STACK,
    STACKS,
    TABLE,
    TAKE_CARD,
    TAKE_TILE,
    TEMPLE_ROW,
    TEMPLES,
    TURN,
    TURN_CARD,
)

LEAST_GROUP = 3
ALL_KINDS = (1 << len(SYMBOLS)) - 1

# For each symbol a bit for each kind of tile that its groups may take.
MATCHING = np.array(
    [sum(1 << KINDS.index(kind) for kind in (*MATCHES[symbol], *ANY_GROUP)) for symbol in SYMBOLS], np.int64
)


@rule
def legal_display(table, first, out):
    """Each card of the display, as actions numbered from `first`, ascending."""
    count = 0
    for i in range(SHOWN):
        if table.display[i] != NOTHING:
            number = first + int64(table.display[i])
            j = count
            while j > 0 and out[j - 1] > number:
                out[j] = out[j - 1]
                j -= 1
            out[j] = number
            count += 1
    return count


@rule
def legal_placing(table, seat, out):
    """Cards that fit, the turns in which the chosen one does, its columns, or its rows there."""
    covered, found = two_frames()
    cover(table, seat, covered)
    count = 0
    card = int64(table.chosen)
    if table.phase == CARD:
        shown = legal_display(table, TAKE_CARD, out)
        for i in range(shown):
            if fits(table, seat, int64(out[i]) - TAKE_CARD, covered, found):
                out[count] = out[i]
                count += 1
        return count
    if table.phase == TURN:
        for turn in range(4):
            if anchors(table, seat, card, turn, covered, found):
                out[count] = TURN_CARD + turn
                count += 1
        return count
    columns = anchors(table, seat, card, int64(table.turned), covered, found)
    if table.phase == COLUMN:
        return columns_of(table, seat, columns, PLACE_COLUMN, out)
    return rows_of(table, seat, found, int64(table.column), PLACE_ROW, out)


@lean
def fits(table, seat, card, covered, found):
    """True if the card may be placed somewhere, in any turn."""
    for turn in range(4):
        if anchors(table, seat, card, turn, covered, found):
            return True
    return False


@rule
def columns_of(table, seat, bits, first, out):
    """The columns given as bits of the frame, as ascending numbers: x + 32 modulo 64."""
    west, _, _ = frame(table, seat)
    wrap = (-CENTRE - west) % AROUND  # the bit of the column with the number 0
    count = 0
    east = bits >> wrap
    rest = bits & ~(east << wrap)
    while east:
        out[count] = first + lowest(east)
        count += 1
        east &= east - 1
    while rest:
        out[count] = first + AROUND - wrap + lowest(rest)
        count += 1
        rest &= rest - 1
    return count


@rule
def rows_of(table, seat, found, x, first, out):
    """The rows in which something was found in a column, as ascending numbers: y + 32 modulo 64."""
    west, north, rows = frame(table, seat)
    wrap = (north + CENTRE) % AROUND  # the row with the number 0
    count = 0
    top = min(wrap, rows - 1)
    for i in range(rows):
        row = top - i if i <= top else rows + top - i
        if found[row] >> (x - west) & 1:
            out[count] = first + (north - row + CENTRE) % AROUND
            count += 1
    return count


@rule
def legal_claiming(table, seat, out):
    """Groups to claim or a pass, the columns and rows of the claimed one, or the temples that may move."""
    visible, group = symbols_and_group()
    if table.phase == CLAIM:
        out[0] = PASS
        return 1 + claims(table, seat, visible, group, out)
    if table.phase == MOVE:
        return legal_temples(table, seat, visible, group, out)
    claimed_group(table, seat, int64(table.claim), visible, group)
    if table.phase == TEMPLE_ROW:
        return rows_of(table, seat, group, int64(table.temple_column), PUT_ROW, out)
    _, _, rows = frame(table, seat)
    columns = 0
    for row in range(rows):
        columns |= group[row]
    return columns_of(table, seat, columns, PUT_COLUMN, out)


@rule
def two_frames():
    """Room for the rows of two frames."""
    room = np.empty((2, ROWS), np.int64)
    return room[0], room[1]


@rule
def symbols_and_group():
    """Room for the rows of all symbols, and of a group."""
    room = np.empty((len(SYMBOLS) + 1, ROWS), np.int64)
    return room[: len(SYMBOLS)], room[len(SYMBOLS)]


@rule
def claimed_group(table, seat, square, visible, group):
    """Write the group of a symbol of the card just placed; return its size."""
    card = int64(table.card[seat, int64(table.placed[seat]) - 1])
    kind = int64(table.face[card, square]) - 1
    reveal(table, seat, 1 << kind, visible)
    row, column = square_in_frame(table, seat, square)
    _, _, rows = frame(table, seat)
    return flood(visible, kind, row, column, rows, group)


@rule
def square_in_frame(table, seat, square):
    """The row and the column of a square of the card just placed."""
    west, north, _ = frame(table, seat)
    last = int64(table.placed[seat]) - 1
    turn = int64(table.turn[seat, last])
    row = north - int64(table.y[seat, last]) + SOUTH[turn, square]
    return row, int64(table.x[seat, last]) - west + EAST[turn, square]


@rule
def claims(table, seat, visible, group, out):
    """Write the groups that may be claimed behind the pass in `out`; return how many.

    A group is named by its first square on the card just placed: once looked at, it is taken out of sight.
    """
    _, _, rows = frame(table, seat)
    card = int64(table.card[seat, int64(table.placed[seat]) - 1])
    kinds = 0
    for square in range(SQUARES):
        kinds |= 1 << int64(table.face[card, square])
    reveal(table, seat, kinds >> 1, visible)
    count = 0
    for square in range(SQUARES):
        kind = int64(table.face[card, square]) - 1
        row, column = square_in_frame(table, seat, square)
        if kind >= 0 and visible[kind, row] >> column & 1:
            squares = flood(visible, kind, row, column, rows, group)
            enough = squares >= LEAST_GROUP and not has_temple(table, seat, group)
            if enough and (all_tiles_gone(table) or spaces_open(table, kind, squares)):
                count += 1
                out[count] = CLAIM_GROUP + square
            for i in range(rows):
                visible[kind, i] &= ~group[i]
    return count


@rule
def has_temple(table, seat, group):
    """True if a temple stands in the group."""
    west, north, _ = frame(table, seat)
    for i in range(int64(table.temples[seat])):
        if group[north - int64(table.temple_y[seat, i])] >> (int64(table.temple_x[seat, i]) - west) & 1:
            return True
    return False


@rule
def legal_temples(table, seat, visible, group, out):
    """The temples of one's smallest templed groups, as the groups stand now."""
    west, north, rows = frame(table, seat)
    reveal(table, seat, ALL_KINDS, visible)
    sizes = np.zeros(TEMPLES, np.int64)
    smallest = ROWS * ROWS
    for i in range(TEMPLES):
        row, column = north - int64(table.temple_y[seat, i]), int64(table.temple_x[seat, i]) - west
        kind = 0
        while not visible[kind, row] >> column & 1:
            kind += 1
        sizes[i] = flood(visible, kind, row, column, rows, group)
        smallest = min(smallest, sizes[i])
    count = 0
    for i in range(TEMPLES):
        if sizes[i] == smallest:
            out[count] = MOVE_TEMPLE + i
            count += 1
    return count


@rule
def legal_tiles(table, seat, out):
    """Stacks that are not empty, or the spaces from which the claimed group may take."""
    count = 0
    if table.phase == STACK:
        for stack in range(len(STACKS)):
            if table.stack_left[stack] > 0:
                out[count] = LOOK_AT + stack
                count += 1
        return count
    symbol, squares = claim_of(table, seat)
    open_spaces = spaces_open(table, symbol, squares)
    for space in range(SPACES):
        if open_spaces >> space & 1:
            out[count] = TAKE_TILE + space
            count += 1
    return count


@rule
def claim_of(table, seat):
    """The symbol and the size of the group that is being claimed."""
    visible, group = symbols_and_group()
    squares = claimed_group(table, seat, int64(table.claim), visible, group)
    card = int64(table.card[seat, int64(table.placed[seat]) - 1])
    return int64(table.face[card, table.claim]) - 1, squares


@rule
def spaces_open(table, symbol, squares):
    """A bit for each space from which a group of this symbol and size may take a tile."""
    bits = 0
    for space in range(SPACES):
        tile = int64(table.space[space])
        if tile != NOTHING:
            if table.by_size:
                if space < 2 * (squares - 2):
                    bits |= 1 << space
            elif MATCHING[symbol] >> int64(table.kind[tile]) & 1:
                bits |= 1 << space
    return bits


@rule
def all_tiles_gone(table):
    """True if neither a stack nor a space has a tile."""
    for space in range(SPACES):
        if table.space[space] != NOTHING:
            return False
    return table.stack_left[0] == 0 and table.stack_left[1] == 0


# --- for views and words ---


@rule
def places(state, seat, card, turn, out):
    """Write a row of bits for each row of the frame: where a card may stand in a turn. Return the number of rows."""
    table = record(state, TABLE)
    covered, _ = two_frames()
    cover(table, seat, covered)
    anchors(table, seat, card, turn, covered, out)
    _, _, rows = frame(table, seat)
    return rows


@rule
def from_above(state, seat, out, corner):
    """Write the rows of a garden as it is seen from above: covered squares, temples, then each symbol.

    `corner` becomes the x of the western column and the y of the northern row of its frame.
    """
    corner[0], corner[1] = layers_of(record(state, TABLE), seat, out)


@rule
def layers_of(table, seat, out):
    """The same for a record; return the corner."""
    for row in range(ROWS):
        for layer in range(2 + len(SYMBOLS)):
            out[layer, row] = 0
    cover(table, seat, out[0])
    reveal(table, seat, ALL_KINDS, out[2:])
    west, north, _ = frame(table, seat)
    for i in range(int64(table.temples[seat])):
        out[1, north - int64(table.temple_y[seat, i])] |= 1 << (int64(table.temple_x[seat, i]) - west)
    return west, north
