"""Prospects: what a garden is about to become, and what tiles will probably be worth when the game ends.

Everything here is worked out from what is open to all and from the known tiles of a seat.
"""

from __future__ import annotations

import numpy as np
from numpy import int64

from hortus.core.native import lean, rule
from hortus.games.hanging_gardens.cards import KINDS, SERIES, SQUARES, SYMBOLS, TILES
from hortus.games.hanging_gardens.ground import (
    EAST,
    HIGH,
    MARGIN,
    ROWS,
    SOUTH,
    WIDE,
    anchors,
    flood,
    frame,
)
from hortus.games.hanging_gardens.hidden import hides
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
PERSON_OF = np.full(len(SERIES), -1, np.int64)  # the person of each series, if it has one
for _person, _series in enumerate(SERIES_OF):
    PERSON_OF[_series] = _person


@rule
def survey(table, seat, layers):
    """Write the layers of a garden; return the number of rows."""
    west, north, rows = frame(table, seat)
    see_from_above(table, seat, layers)
    templed = 0  # symbols, as bits, with a temple on them
    for i in range(int64(table.temples[seat])):
        row, bit = north - int64(table.temple_y[seat, i]), int64(1) << (int64(table.temple_x[seat, i]) - west)
        layers[OPEN, row] &= ~bit
        for kind in range(len(SYMBOLS)):
            if layers[VISIBLE + kind, row] & bit:
                layers[CLOSED + kind, row] |= bit
                templed |= 1 << kind
    for kind in range(len(SYMBOLS)):
        if templed >> kind & 1:
            close(layers, kind, rows)
        find_chances(layers, kind, rows)
    return rows


@rule
def see_from_above(table, seat, layers):
    """Write what is covered and what is visible, from the last card down: what was seen first lies on top."""
    west, north, rows = frame(table, seat)
    for row in range(rows):
        layers[OPEN, row] = 0
        for kind in range(len(SYMBOLS)):
            layers[VISIBLE + kind, row] = 0
            layers[CLOSED + kind, row] = 0
    for i in range(int64(table.placed[seat]) - 1, -1, -1):
        card, turn = int64(table.card[seat, i]), int64(table.turn[seat, i])
        column, row = int64(table.x[seat, i]) - west, north - int64(table.y[seat, i])
        for square in range(SQUARES):
            kind = int64(table.face[card, square])
            if kind:
                south, bit = row + SOUTH[turn, square], int64(1) << (column + EAST[turn, square])
                layers[VISIBLE - 1 + kind, south] |= bit & ~layers[OPEN, south]
        under = ((int64(1) << WIDE[turn]) - 1) << column
        for south in range(row, row + HIGH[turn]):
            layers[OPEN, south] |= under
    layers[OPEN, north] |= int64(0b111) << -west
    layers[OPEN, north + 1] |= int64(0b111) << -west


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
def close(layers, kind, rows):
    """Spread the squares of temples over the groups in which they stand."""
    visible, closed = VISIBLE + kind, CLOSED + kind
    grown = True
    while grown:
        grown = False
        for row in range(MARGIN, rows - MARGIN):
            here = layers[closed, row]
            wider = here | here << 1 | here >> 1 | layers[closed, row - 1] | layers[closed, row + 1]
            wider &= layers[visible, row]
            if wider != here:
                layers[closed, row] = wider
                grown = True


@rule
def find_chances(layers, kind, rows):
    """Write what is free of one symbol, and where one or two more would make a group."""
    closed, free, paired = CLOSED + kind, FREE + kind, PAIRED + kind
    for row in range(rows):
        layers[free, row] = layers[VISIBLE + kind, row] & ~layers[closed, row]
        layers[paired, row] = 0
    for row in range(MARGIN, rows - MARGIN):
        here = layers[free, row]
        layers[paired, row] = here & (here << 1 | here >> 1 | layers[free, row - 1] | layers[free, row + 1])
    for row in range(MARGIN, rows - MARGIN):
        here, above, below = layers[free, row], layers[free, row - 1], layers[free, row + 1]
        east, west = here << 1, here >> 1
        beside_two = (east & west) | (above & below) | ((east | west) & (above | below))
        here = layers[paired, row]
        pair = here << 1 | here >> 1 | layers[paired, row - 1] | layers[paired, row + 1]
        here = layers[closed, row]
        shut = here << 1 | here >> 1 | layers[closed, row - 1] | layers[closed, row + 1]
        usable = layers[OPEN, row] & ~layers[VISIBLE + kind, row] & ~shut
        ready = usable & (beside_two | pair)
        layers[READY + kind, row] = ready
        layers[STARTED + kind, row] = usable & (east | west | above | below) & ~ready


@rule
def squares_in(layers, layer, rows):
    """How many squares a layer has."""
    count = 0
    for row in range(MARGIN, rows - MARGIN):
        count += many(layers[layer, row])
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


@lean
def count_free(layers, rows, free):
    """Write how many squares of each symbol are in no group with a temple."""
    for kind in range(len(SYMBOLS)):
        free[kind] = squares_in(layers, FREE + kind, rows)


@lean
def claimable(table, seat, card, layers, free, found):
    """The symbols, as bits, of which a card could make a group to be claimed, in any turn and place.

    `free` tells how many squares of each symbol are; `found` is room for rows.
    """
    _, _, rows = frame(table, seat)
    sought = within_reach(table, card, free)
    bits = 0
    for turn in range(4):
        if bits != sought and anchors(table, seat, card, turn, layers[OPEN], found):
            for square in range(SQUARES):
                kind = int64(table.face[card, square]) - 1
                if kind >= 0 and (sought & ~bits) >> kind & 1:
                    bits |= int64(makes_group(table, card, turn, square, layers, found, rows)) << kind
    return bits


@rule
def within_reach(table, card, free):
    """The symbols, as bits, of which a card and a garden have three that are free, on one card no more than two."""
    bits = 0
    for square in range(SQUARES):
        kind = int64(table.face[card, square]) - 1
        if kind >= 0:
            doubled = 0
            for other in range(SQUARES):
                doubled += int64(table.face[card, other]) - 1 == kind
            if free[kind] >= (1 if doubled > 1 else 2):
                bits |= 1 << kind
    return bits


@lean
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
        kind, owner = int64(table.kind[tile]), table.owner[tile]
        if owner == NOTHING:
            remaining[kind] += 1
        elif hides(table, tile, player):
            remaining[kind] += 1
            hidden += owner == seat
        elif owner == seat:
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
        chances[0] = 1.0
        tiles = 0  # for how many the chances are worked out: fewer are left, the more came before
        for more in range(MORE - 1, -1, -1):
            left = max(remaining[series] - more, 0)
            while tiles < left:
                one_more(tiles, share, chances)
                tiles += 1
            expect_series(table, series, counts[series], more, left, share, chances, worth)


@rule
def expect_series(table, series, count, more, left, share, chances, worth):
    """Write what a series, and the person of it, come to with so many tiles, so many more and some of those left."""
    full = int64(table.set_size[series])
    of_set = int64(table.value[series, full - 1])
    count += more
    sets, part = 0, count
    while part >= full:
        sets, part = sets + of_set, part - full
    total = 0.0
    for come in range(left + 1):
        total += chances[come] * (sets + int64(table.value[series, part - 1]) if part else sets)
        part += 1
        if part == full:
            sets, part = sets + of_set, 0
    worth[series, more] = total
    person = PERSON_OF[series]
    if person >= 0:
        filled = 0.0
        for come in range(max(full - count, 0), left + 1):
            filled += chances[come]
        alone, with_set = int64(table.alone[person]), int64(table.full[person])
        by_tile = int64(table.each[person]) * (count + left * share)
        worth[len(SERIES) + person, more] = alone + (with_set - alone) * filled + by_tile


@rule
def one_more(tiles, share, chances):
    """From the chances that 0, 1, ... of so many tiles come, make those for one tile more."""
    chances[tiles + 1] = chances[tiles] * share
    for j in range(tiles, 0, -1):
        chances[j] = chances[j] * (1.0 - share) + chances[j - 1] * share
    chances[0] *= 1.0 - share


@lean
def gain(counts, worth, kind, more):
    """What one more tile of a kind adds, beside the noted ones; `more` counts tiles that came after `worth` was noted.

    A person's own series is counted as well, and the person of a series.
    """
    if kind >= len(SERIES):
        return worth[kind, min(more[SERIES_OF[kind - len(SERIES)]], MORE - 1)]
    now = min(more[kind], MORE - 2)
    added = worth[kind, now + 1] - worth[kind, now]
    person = len(SERIES) + PERSON_OF[kind]
    if person >= len(SERIES):
        held = counts[person] + more[person]
        if held:
            added += held * (worth[person, now + 1] - worth[person, now])
    return added


@rule
def two_rows():
    """Room for the rows of two layers."""
    room = np.empty((2, ROWS), np.int64)
    return room[0], room[1]


SPACES_OF_SIZE = np.array([min(max(2 * (squares - 2), 0), SPACES) for squares in range(LARGEST_GROUP + 1)], np.int64)
