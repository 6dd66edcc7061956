"""What a thoughtful player looks at: tiles and sets in prospect, groups about to form, and what others could take.

Tiles that fill a space, and cards shown, after the notes were made count as unknown: turns are compared by what can be
known when they are chosen, not by what one sample turned up.
"""

from __future__ import annotations

import numpy as np
from numpy import int64

from hortus.core.bits import record
from hortus.core.native import rule
from hortus.games.hanging_gardens.cards import KINDS, SERIES, SYMBOLS, TILES
from hortus.games.hanging_gardens.ground import ROWS
from hortus.games.hanging_gardens.legal import MATCHING
from hortus.games.hanging_gardens.notes import (
    COUNTS,
    DECK,
    FITS,
    NOTES,
    REACH,
    SEEN,
    STANDING,
    SYMBOLS_WITH,
    W_DENY,
    W_FURTHER,
    W_NEXT,
    W_OTHERS,
    W_READY,
    W_RISK,
    W_ROOM,
    W_SETS,
    W_STARTED,
    W_TILES,
    W_WAYS,
    WANTED,
    WEIGHTS,
    chance_to_fit,
    claim_worths,
    look_ahead,
    reach_of,
    study,
    turns,
    turns_left,
    worth_of,
)
from hortus.games.hanging_gardens.prospects import (
    LARGEST_GROUP,
    LAYERS,
    MORE,
    OPEN,
    READY,
    SPACES_OF_SIZE,
    STARTED,
    claimable,
    count_free,
    squares_in,
    survey,
    two_rows,
)
from hortus.games.hanging_gardens.scoring import LATE_CLAIM, SERIES_OF, points_of_kind
from hortus.games.hanging_gardens.state import NOTHING, OVER, SEATS, SHOWN, SPACES, TABLE

__all__ = ["NOTES", "TERMS", "WEIGHTS", "judge", "study", "turns", "words"]

# Terms.
TILES_OF = 0
LATE = TILES_OF + len(KINDS)
GROUPS_OF = LATE + 1
ROOM = GROUPS_OF + len(SYMBOLS)
TAKEN_BY = ROOM + 1
STANDING_OF = TAKEN_BY + SEATS
TERMS = STANDING_OF + SEATS

SECOND_TURN = 0.6  # what a second turn in a row takes, in parts of the first


def words(state, player, term):
    """What a term is of."""
    if term < LATE:
        return f"tiles: {KINDS[term]}s"
    if term == LATE:
        return "late claims"
    if term < ROOM:
        return f"groups of {SYMBOLS[term - GROUPS_OF]}s about to form"
    if term == ROOM:
        return "room to build"
    if term < STANDING_OF:
        return f"what player {term - TAKEN_BY + 1} could take"
    return f"tiles and garden of player {term - STANDING_OF + 1}"


@rule
def judge(state, player, weights, notes, terms):
    """What the table is worth to `player`: its tiles and its garden, less what the others have and could take."""
    table = record(state, TABLE)
    known = int64(notes[DECK]) == int64(table.deck_left)
    before = np.empty(SEATS, np.int64)
    sees = 0
    for i in range(TERMS):
        terms[i] = 0.0
    if table.phase != OVER:
        sees = look_ahead(table, player, known, before)
    more = judge_tiles(table, player, weights, notes, np.zeros(len(KINDS), np.int64), terms)
    if table.phase != OVER:
        judge_garden(table, player, weights, notes, more, sees, before, terms)
        judge_threats(table, player, weights, notes, sees, before, terms)
    for seat in range(int64(table.players)):
        if seat != player:
            terms[STANDING_OF + seat] = -weights[W_OTHERS] * notes[STANDING + seat] / (int64(table.players) - 1)
    value = 0.0
    for i in range(TERMS):
        value += terms[i]
    return value


@rule
def judge_tiles(table, player, weights, notes, counts, terms):
    """Count one's own tiles and write their terms; return how many of each kind came since the notes were made."""
    more = np.zeros(len(KINDS), np.int64)
    for tile in range(TILES):
        if table.owner[tile] == player:
            counts[int64(table.kind[tile])] += 1
    first = COUNTS + player * len(KINDS)
    worth = worth_of(notes, player)
    for kind in range(len(KINDS)):
        more[kind] = max(counts[kind] - int64(notes[first + kind]), 0)
    for kind in range(len(KINDS)):
        if kind < len(SERIES):
            expected = worth[kind, min(more[kind], MORE - 1)]
        else:
            expected = counts[kind] * worth[kind, min(more[SERIES_OF[kind - len(SERIES)]], MORE - 1)]
        now = points_of_kind(table, counts, kind)
        terms[TILES_OF + kind] = weights[W_TILES] * now + weights[W_SETS] * (expected - now)
    terms[LATE] = weights[W_TILES] * LATE_CLAIM * int64(table.late[player])
    return more


@rule
def judge_garden(table, player, weights, notes, more, sees, before, terms):
    """Write the terms of the groups that are about to form, and of the room to build."""
    layers = np.empty((LAYERS, ROWS), np.int64)
    rows = survey(table, player, layers)
    left = turns_left(table, player)
    others = 0
    for seat in range(SEATS):
        others += before[seat]
    claims = np.zeros(LARGEST_GROUP + 1)
    claim_worths(table, player, notes, more, min(1.0, weights[W_RISK] * others), claims)
    chances = np.zeros((3, len(SYMBOLS)))
    worths, soon, later = chances[0], chances[1], chances[2]
    for symbol in range(len(SYMBOLS)):
        ready = squares_in(layers, READY + symbol, rows)
        started = squares_in(layers, STARTED + symbol, rows)
        worths[symbol] = claims[symbol]
        if table.by_size:
            worths[symbol] = claims[reach_of(layers, symbol, rows, ready)]
        soon[symbol] = chance_to_fit(ready, started, weights)
        later[symbol] = weights[W_READY] * (1.0 - weights[W_WAYS] ** ready)
        later[symbol] += weights[W_STARTED] * (1.0 - weights[W_WAYS] ** started)
        later[symbol] *= worths[symbol]
    if sees >> player & 1:
        weigh_cards(table, player, others, layers, rows, soon)
    if left > 0:
        rank_next(worths, soon)
        for symbol in range(len(SYMBOLS)):
            terms[GROUPS_OF + symbol] = weights[W_NEXT] * worths[symbol]
    if left > 1:
        rank_chances(later, weights[W_FURTHER] * min(1.0, left / 4.0), terms)
    terms[ROOM] = weights[W_ROOM] * min(1.0, left / 12.0) * squares_in(layers, OPEN, rows)


@rule
def weigh_cards(table, player, others, layers, rows, soon):
    """Write the chance of each symbol's claim in the next turn, where the cards of that turn are on display."""
    shown = 0
    found, _ = two_rows()
    free = np.empty(len(SYMBOLS), np.int64)
    count_free(layers, rows, free)
    useful = np.zeros(len(SYMBOLS), np.int64)
    for i in range(SHOWN):
        if table.display[i] != NOTHING:
            shown += 1
            symbols = claimable(table, player, int64(table.display[i]), layers, free, found)
            for symbol in range(len(SYMBOLS)):
                useful[symbol] += symbols >> symbol & 1
    for symbol in range(len(SYMBOLS)):
        gone = 1.0  # the chance that the others take all useful ones
        for i in range(useful[symbol]):
            gone *= max(others - i, 0) / (shown - i)
        soon[symbol] = 1.0 - gone


@rule
def rank_next(worths, soon):
    """The next turn takes the best claim that comes about: make each worth what it is as far as no better one does."""
    missed = 1.0
    tried = 0
    for _ in range(len(SYMBOLS)):
        best = -1
        for symbol in range(len(SYMBOLS)):
            if not tried >> symbol & 1 and (best < 0 or worths[symbol] > worths[best]):
                best = symbol
        tried |= 1 << best
        worths[best] *= missed * soon[best]
        missed *= 1.0 - soon[best]


@rule
def rank_chances(chances, further, terms):
    """Only one group is claimed in a turn: the best chance counts in full, each one after it less."""
    part = 1.0
    for _ in range(len(SYMBOLS)):
        best = 0
        for symbol in range(1, len(SYMBOLS)):
            if chances[symbol] > chances[best]:
                best = symbol
        if chances[best] <= 0.0:
            break
        terms[GROUPS_OF + best] += part * chances[best]
        chances[best] = 0.0
        part *= further


@rule
def judge_threats(table, player, weights, notes, sees, before, terms):
    """Write what each of the others could take before one's next turn."""
    if weights[W_DENY] == 0.0:
        return
    for seat in range(int64(table.players)):
        if seat != player:
            # What one of several is denied costs only that one, and is left to the rest of them.
            taken = threat_of(table, seat, notes, sees, before)
            terms[TAKEN_BY + seat] = -weights[W_DENY] * taken / (int64(table.players) - 1) ** 2


@rule
def threat_of(table, seat, notes, sees, before):
    """What another player will probably take before one's next turn."""
    if before[seat] == 0:
        return 0.0
    chances = np.empty((2, len(SYMBOLS)))
    worths, soon = chances[0], chances[1]
    wanted_by(table, seat, notes, worths)
    symbols = 0
    for i in range(SHOWN):
        if table.display[i] != NOTHING:
            symbols |= int64(notes[SYMBOLS_WITH + seat * SHOWN + i])
    for symbol in range(len(SYMBOLS)):
        soon[symbol] = notes[FITS + seat * len(SYMBOLS) + symbol]
        if sees >> seat & 1:
            soon[symbol] = float(symbols >> symbol & 1)
    rank_next(worths, soon)
    return (1.0 + SECOND_TURN * (before[seat] - 1)) * worths.sum()


@rule
def wanted_by(table, seat, notes, worths):
    """Write what the best tile adds that another player could take with each symbol."""
    for symbol in range(len(SYMBOLS)):
        worths[symbol] = 0.0
    for space in range(SPACES):
        tile = int64(table.space[space])
        if tile != NOTHING and tile == int64(notes[SEEN + space]):
            wanted = notes[WANTED + seat * SPACES + space]
            for symbol in range(len(SYMBOLS)):
                if table.by_size:
                    fits = space < SPACES_OF_SIZE[int64(notes[REACH + seat])]
                else:
                    fits = MATCHING[symbol] >> int64(table.kind[tile]) & 1 == 1
                if fits:
                    worths[symbol] = max(worths[symbol], wanted)


overlook = study  # blind tiles matter too little to know them
