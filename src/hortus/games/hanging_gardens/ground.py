"""Gardens as rows of bits: which squares are covered, where a card fits, what is visible, and the groups.

A frame holds one garden with three free squares on every side: row 0 is the northernmost, a column is a bit. No garden
is wider or higher than 59 squares, so that a row is one number.
"""

from __future__ import annotations

import numpy as np
from numpy import int64

from hortus.core.bits import size
from hortus.core.native import rule
from hortus.games.hanging_gardens.cards import SQUARES, SYMBOLS

MARGIN = 3
ROWS = 64
KINDS = len(SYMBOLS)

# Where each square of a face lies after so many quarter turns clockwise: columns east, rows south of the anchor.
_TURNED = ("012/345", "30/41/52", "543/210", "25/14/03")
EAST = np.zeros((4, SQUARES), np.int64)
SOUTH = np.zeros((4, SQUARES), np.int64)
for _turn, _rows in enumerate(_TURNED):
    for _south, _row in enumerate(_rows.split("/")):
        for _east, _square in enumerate(_row):
            EAST[_turn, int(_square)], SOUTH[_turn, int(_square)] = _east, _south
WIDE = np.array([3, 2, 3, 2], np.int64)
HIGH = np.array([2, 3, 2, 3], np.int64)


@rule
def frame(table, seat):
    """The western column, the northern row and the number of rows of the frame around a garden."""
    north = int64(table.north[seat]) + MARGIN
    return int64(table.west[seat]) - MARGIN, north, north - int64(table.south[seat]) + 1 + MARGIN


@rule
def cover(table, seat, covered):
    """Set the bits of the squares that a card lies on, the start card included."""
    west, north, rows = frame(table, seat)
    for row in range(rows):
        covered[row] = 0
    covered[north] = covered[north + 1] = 0b111 << -west
    for i in range(int64(table.placed[seat])):
        turn = int64(table.turn[seat, i])
        bits = ((1 << WIDE[turn]) - 1) << (int64(table.x[seat, i]) - west)
        row = north - int64(table.y[seat, i])
        covered[row] |= bits
        covered[row + 1] |= bits
        if HIGH[turn] == 3:
            covered[row + 2] |= bits


@rule
def anchors(table, seat, card, turn, covered, found):
    """Write for each row the columns, as bits, where a turned card may stand; return all columns together.

    Every symbol lies on a covered square, and no square on a temple.
    """
    west, north, rows = frame(table, seat)
    last = rows - 2
    for row in range(last):
        found[row] = -1
    found[last] = found[last + 1] = 0
    for square in range(SQUARES):
        if table.face[card, square] != 0:
            south, east = SOUTH[turn, square], EAST[turn, square]
            for row in range(last):
                found[row] &= covered[row + south] >> east
    for i in range(int64(table.temples[seat])):
        column = int64(table.temple_x[seat, i]) - west
        under = ~(((1 << WIDE[turn]) - 1) << (column + 1 - WIDE[turn]))
        for j in range(HIGH[turn]):
            found[north - int64(table.temple_y[seat, i]) - j] &= under
    columns = 0
    for row in range(last):
        columns |= found[row]
    return columns


@rule
def reveal(table, seat, kinds, visible):
    """Set the bits of the visible squares of some symbols: what lies on top counts, a blank covers a symbol.

    `kinds` has a bit for each symbol that is asked for.
    """
    west, north, rows = frame(table, seat)
    for kind in range(KINDS):
        if kinds >> kind & 1:
            for row in range(rows):
                visible[kind, row] = 0
    for i in range(int64(table.placed[seat])):
        card, turn = int64(table.card[seat, i]), int64(table.turn[seat, i])
        column, row = int64(table.x[seat, i]) - west, north - int64(table.y[seat, i])
        under = ~(((1 << WIDE[turn]) - 1) << column)
        for kind in range(KINDS):
            if kinds >> kind & 1:
                visible[kind, row] &= under
                visible[kind, row + 1] &= under
                if HIGH[turn] == 3:
                    visible[kind, row + 2] &= under
        for square in range(SQUARES):
            kind = int64(table.face[card, square]) - 1
            if kind >= 0 and kinds >> kind & 1:
                visible[kind, row + SOUTH[turn, square]] |= 1 << (column + EAST[turn, square])


@rule
def flood(visible, kind, row, column, rows, group):
    """Write the bits of the group that a visible symbol belongs to; return how many squares it has."""
    for i in range(rows):
        group[i] = 0
    group[row] = int64(1) << column
    first = last = row  # rows that the group has reached
    grown = True
    while grown:
        grown = False
        for i in range(first - 1, last + 2):
            wider = group[i] | group[i] << 1 | group[i] >> 1 | group[i - 1] | group[i + 1]
            wider &= visible[kind, i]
            if wider != group[i]:
                group[i] = wider
                grown = True
        if group[first - 1]:
            first -= 1
        if group[last + 1]:
            last += 1
    count = 0
    for i in range(first, last + 1):
        count += size(group[i])
    return count
