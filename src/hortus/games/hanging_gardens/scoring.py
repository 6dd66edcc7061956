"""Points: sets of each series, persons, and claims made after the last tile was gone."""

from __future__ import annotations

import numpy as np
from numpy import int64

from hortus.core.bits import record, size
from hortus.core.native import rule
from hortus.games.hanging_gardens.cards import KINDS, OF, PERSONS, SERIES, TILES
from hortus.games.hanging_gardens.state import TABLE

LATE_CLAIM = 5
SERIES_OF = np.array([SERIES.index(OF[person]) for person in PERSONS], np.int64)


@rule
def points_of_kind(table, counts, kind):
    """What the tiles of one kind are worth beside all others that a player has."""
    count = counts[kind]
    if count == 0:
        return 0
    if kind < len(SERIES):
        full = int64(table.set_size[kind])
        points = count // full * int64(table.value[kind, full - 1])
        if count % full:
            points += int64(table.value[kind, count % full - 1])
        return points
    person = kind - len(SERIES)
    series = SERIES_OF[person]
    worth = int64(table.each[person]) * counts[series]
    if counts[series] >= int64(table.set_size[series]):
        worth += int64(table.full[person])
    else:
        worth += int64(table.alone[person])
    return count * worth


@rule
def count_tiles(table, seat, blind, counts):
    """Count a player's tiles of each kind, with or without the blind ones; return how many there are."""
    total = 0
    for kind in range(len(KINDS)):
        counts[kind] = 0
    for tile in range(TILES):
        if table.owner[tile] == seat and (blind or not table.blind[tile]):
            counts[int64(table.kind[tile])] += 1
            total += 1
    return total


@rule
def points_of(table, seat, counts):
    """The points of a player's counted tiles and late claims."""
    points = LATE_CLAIM * int64(table.late[seat])
    for kind in range(len(KINDS)):
        points += points_of_kind(table, counts, kind)
    return points


@rule
def score(state, out):
    """Points of each player, if the game ended now."""
    table = record(state, TABLE)
    counts = np.zeros(len(KINDS), np.int64)
    for seat in range(int64(table.players)):
        count_tiles(table, seat, True, counts)
        out[seat] = points_of(table, seat, counts)


@rule
def winners(state):
    """A bit for each player with the most points; tied, for those of them with the most tiles."""
    table = record(state, TABLE)
    counts = np.zeros(len(KINDS), np.int64)
    best, bits = -1, 0
    for seat in range(int64(table.players)):
        tiles = count_tiles(table, seat, True, counts)
        standing = points_of(table, seat, counts) * (TILES + 1) + tiles
        if standing > best:
            best, bits = standing, 0
        if standing == best:
            bits |= 1 << seat
    return bits


@rule
def outcome(state, out):
    """Everybody puts one in and the winners share it."""
    table = record(state, TABLE)
    won = winners(state)
    for seat in range(int64(table.players)):
        out[seat] = -1.0
        if won >> seat & 1:
            out[seat] += table.players / size(won)


@rule
def worth(state, counts, kind):
    """What the tiles of one kind are worth beside others, for a table's values: for scorecards and views."""
    return points_of_kind(record(state, TABLE), counts, kind)
