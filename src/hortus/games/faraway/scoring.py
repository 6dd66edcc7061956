"""The fame of a row: read from the last region to the first, sanctuaries last."""

from __future__ import annotations

import numpy as np
from numpy import int64

from hortus.core.bits import record
from hortus.core.native import rule
from hortus.games.faraway.cards import BIOMES, NEEDS, PER, POINTS, REGION, SANCTUARY, SET, SIGHTS, WONDERS
from hortus.games.faraway.state import NO_CARD, ROUNDS, SEATS, TABLE

KINDS, BIOME_KINDS, WONDER_KINDS = len(SIGHTS), len(BIOMES), len(WONDERS)


@rule
def fame_of_row(regions, region_count, sanctuaries, sanctuary_count, region_fame, sanctuary_fame):
    """Write the fame of each region (numbers, left to right as played) and each sanctuary; return the sum."""
    seen = np.zeros(KINDS, np.int64)
    for i in range(sanctuary_count):
        look_at(SANCTUARY, sanctuaries[i], seen)
    total = 0
    for i in range(region_count - 1, -1, -1):
        look_at(REGION, regions[i], seen)
        region_fame[i] = quest_pays(REGION, regions[i], seen)
        total += region_fame[i]
    for i in range(sanctuary_count):
        sanctuary_fame[i] = quest_pays(SANCTUARY, sanctuaries[i], seen)
        total += sanctuary_fame[i]
    return total


@rule
def look_at(cards, card, seen):
    """Add what a card shows to what is seen."""
    for kind in range(KINDS):
        seen[kind] += cards[card, kind]


@rule
def quest_pays(cards, card, seen):
    """What a card's quest pays for what is seen; nothing if a wonder that it needs is missing."""
    for wonder in range(WONDER_KINDS):
        if seen[BIOME_KINDS + wonder] < cards[card, NEEDS + wonder]:
            return 0
    points = cards[card, POINTS]
    per = cards[card, PER]
    if per == SET:
        return points * complete_sets(seen)
    if per == 0:
        return points
    count = 0
    for kind in range(KINDS):
        if per >> kind & 1:
            count += seen[kind]
    return points * count


@rule
def complete_sets(seen):
    """How many times all four biomes are there."""
    fewest = seen[0]
    for biome in range(1, BIOME_KINDS):
        fewest = min(fewest, seen[biome])
    return fewest


@rule
def score(state, out):
    """Fame of each player, if the game ended now."""
    table = record(state, TABLE)
    fame = np.empty(ROUNDS, np.int64)
    for seat in range(int64(table.players)):
        played = 0
        while played < ROUNDS and table.row[seat, played] != NO_CARD:
            played += 1
        out[seat] = fame_of_row(table.row[seat], played, table.kept[seat], int64(table.kept_size[seat]), fame, fame)


@rule
def winners(state):
    """A bit for the player with the most fame; tied, for the lowest single duration among them."""
    table = record(state, TABLE)
    fame = np.zeros(SEATS, np.int64)
    score(state, fame)
    best, winner = -1, 0
    for seat in range(int64(table.players)):
        lowest = int64(NO_CARD)
        for i in range(ROUNDS):
            lowest = min(lowest, int64(table.row[seat, i]))
        standing = fame[seat] * (NO_CARD + 1) + NO_CARD - lowest
        if standing > best:
            best, winner = standing, seat
    return 1 << winner


@rule
def outcome(state, out):
    """Everybody puts one in and the winner takes it; alone, one plays for fame."""
    table = record(state, TABLE)
    players = int64(table.players)
    if players == 1:
        fame = np.zeros(SEATS, np.int64)
        score(state, fame)
        out[0] = fame[0]
        return
    won = winners(state)
    for seat in range(players):
        out[seat] = players - 1.0 if won >> seat & 1 else -1.0
