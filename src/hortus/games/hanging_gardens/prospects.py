"""Prospects: what a garden is about to become, and what tiles will probably be worth when the game ends.

Everything here is worked out from what is open to all and from the known tiles of a seat.
"""

from __future__ import annotations

import numpy as np
from numpy import int64

from hortus.core.native import rule
from hortus.games.hanging_gardens.cards import KINDS, PERSONS, SERIES, SQUARES, SYMBOLS, TILES
from hortus.games.hanging_gardens.ground import (
    EAST,
    HIGH,
    MARGIN,
    ROWS,
    SOUTH,
    WIDE,
    anchors,
    cover,
    flood,
    frame,
    reveal,
)
from hortus.games.hanging_gardens.hidden import hides
from hortus.games.hanging_gardens.legal import ALL_KINDS
from hortus.games.hanging_gardens.scoring import SERIES_OF
from hortus.games.hanging_gardens.state import NOTHING, SPACES

# Layers of a surveyed garden: squares as rows of bits, the last five of them for each symbol.
OPEN = 0  # covered, and no temple on it: a symbol may be laid there
VISIBLE = 1
CLOSED = VISIBLE + len(SYMBOLS)  # visible, in a group with a temple
FREE = CLOSED + len(SYMBOLS)  # visible, in a group without one
PAIRED = FREE + len(SYMBOLS)  # free, with an equal neighbour
READY = PAIRED + len(SYMBOLS)  # one more symbol here makes a group that may be claimed
STARTED = READY + len(SYMBOLS)  # two more, of which one here, do
LAYERS = STARTED + len(SYMBOLS)

MORE = 4  # worth is noted for the tiles that a player has, and for up to three more
LARGEST_GROUP = 6  # larger ones take nothing better


@rule
def survey(table, seat, layers):
    """Write the layers of a garden; return the number of rows."""
    west, north, rows = frame(table, seat)
    cover(table, seat, layers[OPEN])
    reveal(table, seat, ALL_KINDS, layers[VISIBLE:])
    for kind in range(len(SYMBOLS)):
        for row in range(rows):
            layers[CLOSED + kind, row] = 0
    for i in range(int64(table.temples[seat])):
        row, bit = north - int64(table.temple_y[seat, i]), int64(1) << (int64(table.temple_x[seat, i]) - west)
        layers[OPEN, row] &= ~bit
        for kind in range(len(SYMBOLS)):
            layers[CLOSED + kind, row] |= layers[VISIBLE + kind, row] & bit
    for kind in range(len(SYMBOLS)):
        close(layers[VISIBLE + kind], layers[CLOSED + kind], rows)
        find_chances(layers, kind, rows)
    return rows


@rule
def many(bits):
    """How many squares are in a row: the same as `size`, in a few steps for any number of them."""
    bits -= bits >> 1 & 0x5555555555555555
    bits = (bits & 0x3333333333333333) + (bits >> 2 & 0x3333333333333333)
    bits = bits + (bits >> 4) & 0x0F0F0F0F0F0F0F0F
    bits += bits >> 8
    bits += bits >> 16
    bits += bits >> 32
    return bits & 127


@rule
def close(visible, closed, rows):
    """Spread the squares of temples over the groups in which they stand."""
    grown = False
    for row in range(MARGIN, rows - MARGIN):
        grown |= closed[row] != 0
    while grown:
        grown = False
        for row in range(MARGIN, rows - MARGIN):
            here = closed[row]
            wider = (here | here << 1 | here >> 1 | closed[row - 1] | closed[row + 1]) & visible[row]
            if wider != here:
                closed[row] = wider
                grown = True


@rule
def find_chances(layers, kind, rows):
    """Write what is free of one symbol, and where one or two more would make a group."""
    visible, closed, free = layers[VISIBLE + kind], layers[CLOSED + kind], layers[FREE + kind]
    paired, ready, started = layers[PAIRED + kind], layers[READY + kind], layers[STARTED + kind]
    for row in range(rows):
        free[row] = visible[row] & ~closed[row]
        paired[row] = 0
    for row in range(MARGIN, rows - MARGIN):
        here = free[row]
        paired[row] = here & (here << 1 | here >> 1 | free[row - 1] | free[row + 1])
    for row in range(MARGIN, rows - MARGIN):
        here, above, below = free[row], free[row - 1], free[row + 1]
        east, west = here << 1, here >> 1
        beside_two = (east & west) | (above & below) | ((east | west) & (above | below))
        pair = paired[row] << 1 | paired[row] >> 1 | paired[row - 1] | paired[row + 1]
        shut = closed[row] << 1 | closed[row] >> 1 | closed[row - 1] | closed[row + 1]
        usable = layers[OPEN, row] & ~visible[row] & ~shut
        ready[row] = usable & (beside_two | pair)
        started[row] = usable & (east | west | above | below) & ~ready[row]


@rule
def squares_in(layer, rows):
    """How many squares a layer has."""
    count = 0
    for row in range(MARGIN, rows - MARGIN):
        count += many(layer[row])
    return count


@rule
def largest_free(layers, kind, rows, left, group):
    """The size of the largest free group of a symbol; `left` and `group` are room for rows."""
    free = layers[FREE + kind : FREE + kind + 1]
    for row in range(rows):
        left[row] = layers[PAIRED + kind, row]
    largest = 0
    for row in range(MARGIN, rows - MARGIN):
        if free[0, row] and largest == 0:
            largest = 1
        while left[row]:
            column = 0
            while not left[row] >> column & 1:
                column += 1
            largest = max(largest, flood(free, 0, row, column, rows, group))
            for i in range(rows):
                left[i] &= ~group[i]
    return largest


@rule
def claimable(table, seat, card, layers, found):
    """The symbols, as bits, of which a card could make a group to be claimed, in any turn and place."""
    _, _, rows = frame(table, seat)
    bits = 0
    for turn in range(4):
        if anchors(table, seat, card, turn, layers[OPEN], found):
            for square in range(SQUARES):
                kind = int64(table.face[card, square]) - 1
                if kind >= 0 and not bits >> kind & 1 and makes_group(table, card, turn, square, layers, found, rows):
                    bits |= 1 << kind
    return bits


@rule
def makes_group(table, card, turn, square, layers, found, rows):
    """True if a square of a turned card comes to lie, at one of the places found, where it makes a group."""
    kind = int64(table.face[card, square]) - 1
    south, east = SOUTH[turn, square], EAST[turn, square]
    closed, free, paired = layers[CLOSED + kind], layers[FREE + kind], layers[PAIRED + kind]
    # The card itself covers what lies on its other sides.
    above, below = -int64(south == 0), -int64(south == HIGH[turn] - 1)
    before, behind = -int64(east == 0), -int64(east == WIDE[turn] - 1)
    doubled = -int64(has_twin(table, card, turn, square))
    for place in range(rows - 2):
        if found[place]:
            row = place + south
            north_side, south_side = free[row - 1] & above, free[row + 1] & below
            west_side, east_side = free[row] << 1 & before, free[row] >> 1 & behind
            upright, level = north_side | south_side, west_side | east_side
            joins = (north_side & south_side) | (west_side & east_side) | (upright & level)
            joins |= doubled & (upright | level)
            joins |= (paired[row - 1] & above) | (paired[row + 1] & below)
            joins |= (paired[row] << 1 & before) | (paired[row] >> 1 & behind)
            shut = (closed[row - 1] & above) | (closed[row + 1] & below)
            shut |= (closed[row] << 1 & before) | (closed[row] >> 1 & behind)
            if (joins & ~shut) >> east & found[place]:
                return True
    return False


@rule
def has_twin(table, card, turn, square):
    """True if an equal symbol lies beside this one on the card."""
    for other in range(SQUARES):
        if table.face[card, other] == table.face[card, square]:
            away = abs(EAST[turn, other] - EAST[turn, square]) + abs(SOUTH[turn, other] - SOUTH[turn, square])
            if away == 1:
                return True
    return False


# --- tiles ---


@rule
def count_known(table, seat, player, counts, remaining):
    """Count the tiles of `seat` that `player` knows, and those that nobody is known to have; return the hidden ones."""
    for kind in range(len(KINDS)):
        counts[kind] = 0
        remaining[kind] = 0
    hidden = 0
    for tile in range(TILES):
        kind = int64(table.kind[tile])
        if table.owner[tile] == NOTHING:
            remaining[kind] += 1
        elif hides(table, tile, player):
            remaining[kind] += 1
            hidden += table.owner[tile] == seat
        elif table.owner[tile] == seat:
            counts[kind] += 1
    return hidden


@rule
def expect(table, counts, remaining, share, worth):
    """Write what each kind is expected to be worth in the end, for the tiles there are and 1, 2, ... more.

    Each of the remaining tiles comes with the chance `share`. For a person it is the worth of one, by the tiles of its
    series.
    """
    chances = np.empty(TILES + 1)
    for series in range(len(SERIES)):
        full = int64(table.set_size[series])
        for more in range(MORE):
            count = counts[series] + more
            left = max(remaining[series] - more, 0)
            spread(left, share, chances)
            total = 0.0
            for come in range(left + 1):
                total += chances[come] * set_points(table, series, count + come)
            worth[series, more] = total
            for person in range(len(PERSONS)):
                if SERIES_OF[person] == series:
                    filled = 0.0
                    for come in range(max(full - count, 0), left + 1):
                        filled += chances[come]
                    alone, with_set = int64(table.alone[person]), int64(table.full[person])
                    worth[len(SERIES) + person, more] = (
                        alone + (with_set - alone) * filled + int64(table.each[person]) * (count + left * share)
                    )


@rule
def spread(tiles, share, chances):
    """Write the chance that 0, 1, ... of so many tiles come, each with the same chance."""
    chances[0] = 1.0
    for i in range(tiles):
        chances[i + 1] = chances[i] * share
        for j in range(i, 0, -1):
            chances[j] = chances[j] * (1.0 - share) + chances[j - 1] * share
        chances[0] *= 1.0 - share


@rule
def set_points(table, series, count):
    """The points of so many tiles of a series."""
    full = int64(table.set_size[series])
    points = count // full * int64(table.value[series, full - 1])
    if count % full:
        points += int64(table.value[series, count % full - 1])
    return points


@rule
def gain(counts, worth, kind, more):
    """What one more tile of a kind adds, beside the noted ones; `more` counts tiles that came after `worth` was noted.

    A person's own series is counted as well, and the person of a series.
    """
    if kind >= len(SERIES):
        return worth[kind, min(more[SERIES_OF[kind - len(SERIES)]], MORE - 1)]
    now = min(more[kind], MORE - 2)
    added = worth[kind, now + 1] - worth[kind, now]
    for person in range(len(PERSONS)):
        held = counts[len(SERIES) + person] + more[len(SERIES) + person]
        if SERIES_OF[person] == kind and held:
            added += held * (worth[len(SERIES) + person, now + 1] - worth[len(SERIES) + person, now])
    return added


@rule
def two_rows():
    """Room for the rows of two layers."""
    room = np.empty((2, ROWS), np.int64)
    return room[0], room[1]


SPACES_OF_SIZE = np.array([min(max(2 * (squares - 2), 0), SPACES) for squares in range(LARGEST_GROUP + 1)], np.int64)
