"""A table as it is described to a network: the symbols of one's garden, the series of tiles, the others, the whole.

Groups of three sorts share one layer of the network: each sort writes its own numbers, and what the others write is 0.
"""

from __future__ import annotations

import numpy as np
from numpy import int64

from hortus.core.bits import record
from hortus.core.native import lean, rule
from hortus.games.hanging_gardens.cards import KINDS, SERIES, SYMBOLS
from hortus.games.hanging_gardens.ground import ROWS
from hortus.games.hanging_gardens.judgement import (
    TAKEN_BY,
    TERMS,
    judge_tiles,
    rank_chances,
    rank_next,
    threat_of,
    weigh_cards,
)
from hortus.games.hanging_gardens.notes import (
    COMING,
    COUNTS,
    DECK,
    FITS,
    LEFT,
    MOST_COMING,
    SEEN,
    STANDING,
    UNSEEN_TILE,
    W_DENY,
    W_FURTHER,
    W_NEXT,
    W_READY,
    W_ROOM,
    W_STARTED,
    W_WAYS,
    WANTED,
    chance_to_fit,
    claim_worths,
    look_ahead,
    reach_of,
    turns_left,
    worth_of,
)
from hortus.games.hanging_gardens.prospects import (
    FREE,
    LARGEST_GROUP,
    LAYERS,
    MORE,
    OPEN,
    PAIRED,
    PERSON_OF,
    READY,
    STARTED,
    claimable,
    count_free,
    gain,
    squares_in,
    survey,
    two_rows,
)
from hortus.games.hanging_gardens.scoring import points_of_kind
from hortus.games.hanging_gardens.state import NOTHING, OVER, SEATS, SPACES, TABLE, TEMPLES

GROUPS, WIDTH, COMMON = len(SYMBOLS) + len(SERIES) + SEATS - 1, 39, 26
LATE, MIDDLE = 4, 12  # so many turns left are the last stage of a game, and so many the middle one
STAGES = 6  # three for each rule of claims

OF_SYMBOL, OF_SERIES, OF_OTHER = 0, 14, 28  # where the numbers of each sort of group begin
NOBODY = 1000.0  # a larger lead than there is
CLEAR = 6.0  # a lead, in whatever measure, that is beyond all doubt
CARDS_TRIED_FROM = 3  # players: the networks for two were learnt without it, and it takes time
WAYS = 0.8  # how little more each further square counts, on which a symbol may be laid


@rule
def describe(state, player, weights, notes, out):
    """Write the description of a table as `player` knows it."""
    table = record(state, TABLE)
    for i in range(GROUPS * WIDTH + COMMON + 1):
        out[i] = 0.0
    whole = out[GROUPS * WIDTH :]
    before = np.zeros(SEATS, np.int64)
    sees = 0
    if table.phase != OVER:
        sees = look_ahead(table, player, int64(notes[DECK]) == int64(table.deck_left), before)
    counts = np.zeros(len(KINDS), np.int64)
    terms = np.zeros(TERMS)
    more = judge_tiles(table, player, weights, notes, counts, terms)
    expected = 0.0
    for term in range(TAKEN_BY):
        expected += terms[term]
    describe_garden(table, player, weights, notes, more, sees, before, terms, out, whole)
    describe_tiles(table, player, notes, counts, more, out[len(SYMBOLS) * WIDTH :])
    describe_others(table, player, notes, sees, before, expected, out[(len(SYMBOLS) + len(SERIES)) * WIDTH :], whole)
    describe_whole(table, player, sees, before, counts, expected, whole)
    describe_lead(table, player, notes, counts, out[(len(SYMBOLS) + len(SERIES)) * WIDTH :], whole)
    whole[19] = judged(table, weights, turns_left(table, player), whole)


@rule
def judged(table, weights, left, whole):
    """What a plain judgement makes of it: points by which one leads the best of the others, in parts of 20."""
    value = 10.0 * (weights[W_NEXT] * whole[0] * min(left, 1) + whole[1] * (left > 1))
    value += 40.0 * weights[W_ROOM] * min(1.0, left / 12.0) * whole[2]
    value += 10.0 * weights[W_DENY] * whole[3] / (int64(table.players) - 1) ** 2
    return value / 20.0 + whole[4]


@rule
def describe_garden(table, player, weights, notes, more, sees, before, terms, out, whole):
    """Groups that are about to form, by symbol, and what they and the room to build come to."""
    layers = np.empty((LAYERS, ROWS), np.int64)
    rows = survey(table, player, layers)
    claims, second = np.zeros(LARGEST_GROUP + 1), np.zeros(LARGEST_GROUP + 1)
    claim_worths(table, player, notes, more, 0.0, claims)
    claim_worths(table, player, notes, more, 1.0, second)
    chances = np.zeros((3, len(SYMBOLS)))
    worths, soon, later = chances[0], chances[1], chances[2]
    taken = np.empty(len(SYMBOLS))
    for symbol in range(len(SYMBOLS)):
        group = out[symbol * WIDTH : (symbol + 1) * WIDTH]
        ready, started = squares_in(layers, READY + symbol, rows), squares_in(layers, STARTED + symbol, rows)
        claim = symbol
        if table.by_size:
            claim = reach_of(layers, symbol, rows, ready)
            group[10] = claim / 5.0
        worths[symbol] = taken[symbol] = claims[claim]
        soon[symbol] = chance_to_fit(ready, started, weights)
        group[0] = 1.0
        group[2] = claims[claim] / 10.0
        group[4] = 1.0 - WAYS**ready
        group[5] = 1.0 - WAYS**started
        group[6] = group[2] * group[4]
        group[7] = group[2] * group[5]
        group[8] = squares_in(layers, FREE + symbol, rows) / 6.0
        group[9] = squares_in(layers, PAIRED + symbol, rows) / 6.0
        group[11] = second[claim] / 10.0
        group[12] = notes[UNSEEN_TILE + symbol] / 5.0
        later[symbol] = weights[W_READY] * (1.0 - weights[W_WAYS] ** ready)
        later[symbol] += weights[W_STARTED] * (1.0 - weights[W_WAYS] ** started)
        later[symbol] *= worths[symbol]
    if table.players >= CARDS_TRIED_FROM:
        try_cards(table, player, notes, layers, rows, taken, out, whole)
    others = 0
    for seat in range(SEATS):
        others += before[seat]
    if sees >> player & 1:
        weigh_cards(table, player, others, layers, rows, soon)
    for symbol in range(len(SYMBOLS)):
        group = out[symbol * WIDTH : (symbol + 1) * WIDTH]
        group[1] = soon[symbol]
        group[3] = soon[symbol] * group[2]
    rank_next(worths, soon)
    terms[:] = 0.0
    rank_chances(later, weights[W_FURTHER] * min(1.0, turns_left(table, player) / 4.0), terms)
    whole[0] = worths.sum() / 10.0
    whole[1] = terms.sum() / 10.0
    whole[2] = squares_in(layers, OPEN, rows) / 40.0


@rule
def try_cards(table, player, notes, layers, rows, claims, out, whole):
    """What cards that may come could claim, by symbol and at best; `claims` tells what each symbol takes."""
    found, _ = two_rows()
    free = np.empty(len(SYMBOLS), np.int64)
    count_free(layers, rows, free)
    best = np.zeros(MOST_COMING)
    cards, some = 0, 0
    while cards < MOST_COMING and notes[COMING + cards] != NOTHING:
        symbols = claimable(table, player, int64(notes[COMING + cards]), layers, free, found)
        some += symbols != 0
        for symbol in range(len(SYMBOLS)):
            if symbols >> symbol & 1:
                out[symbol * WIDTH + 13] += 1.0
                best[cards] = max(best[cards], claims[symbol])
        cards += 1
    if cards == 0:
        return
    for symbol in range(len(SYMBOLS)):
        out[symbol * WIDTH + 13] /= cards
    whole[20] = some / cards
    whole[21] = best.sum() / cards / 5.0
    best[:cards].sort()
    for i in range(cards):  # the best of three
        whole[22] += best[i] * ((i + 1) ** 3 - i**3) / cards**3 / 5.0


@rule
def describe_tiles(table, player, notes, counts, more, out):
    """Each series: how far one's set is, what one more adds, what is left of it, and what it is to others."""
    worth = worth_of(notes, player)
    before = np.empty(len(KINDS), np.int64)
    for kind in range(len(KINDS)):
        before[kind] = int64(notes[COUNTS + player * len(KINDS) + kind])
    for series in range(len(SERIES)):
        group = out[series * WIDTH + OF_SERIES : (series + 1) * WIDTH]
        full = int64(table.set_size[series])
        part, sets = counts[series], 0
        while part >= full:
            part, sets = part - full, sets + 1
        out[series * WIDTH] = 1.0
        group[0] = 1.0
        group[1] = part / full
        group[2] = 1.0 if part == full - 1 else 0.0
        group[3] = float(sets)
        group[4] = points_of_kind(table, counts, series) / 15.0
        group[5] = worth[series, min(more[series], MORE - 1)] / 15.0
        group[6] = gain(before, worth, series, more) / 10.0
        group[7] = (notes[LEFT + series] - more[series]) / 6.0
        person = PERSON_OF[series]
        if person >= 0:
            kind = len(SERIES) + person
            group[8] = counts[kind] * worth[kind, min(more[series], MORE - 1)] / 10.0
            group[9] = max(notes[LEFT + kind] - more[kind], 0.0)
        for seat in range(int64(table.players)):
            if seat != player:
                theirs = worth_of(notes, seat)
                group[10] = max(group[10], (theirs[series, 1] - theirs[series, 0]) / 10.0)
                group[11] = max(group[11], theirs[series, 0] / 15.0)
    for space in range(SPACES):
        tile = int64(table.space[space])
        if tile != NOTHING and tile == int64(notes[SEEN + space]) and int64(table.kind[tile]) < len(SERIES):
            out[int64(table.kind[tile]) * WIDTH + OF_SERIES + 12] += 0.5


@lean
def describe_others(table, player, notes, sees, before, expected, out, whole):
    """How each of the others stands, and what it could take before one's next turn."""
    best, second = -1000.0, -1000.0
    for i in range(1, int64(table.players)):
        seat = (player + i) % int64(table.players)
        group = out[(i - 1) * WIDTH + OF_OTHER : i * WIDTH]
        out[(i - 1) * WIDTH] = 1.0
        standing = notes[STANDING + seat]
        wanted, fit = 0.0, 0.0
        for space in range(SPACES):
            if int64(table.space[space]) == int64(notes[SEEN + space]):
                wanted = max(wanted, notes[WANTED + seat * SPACES + space])
        for symbol in range(len(SYMBOLS)):
            fit += notes[FITS + seat * len(SYMBOLS) + symbol]
        group[0] = 1.0
        group[1] = standing / 50.0
        group[2] = (expected - standing) / 20.0
        group[3] = threat_of(table, seat, notes, sees, before) / 10.0
        group[4] = before[seat] / 2.0
        group[5] = (TEMPLES - int64(table.temples[seat])) / TEMPLES
        group[6] = fit / 2.0
        group[7] = wanted / 10.0
        group[8] = max(standing - expected, 0.0) / 20.0
        whole[3] -= group[3]
        if standing > best:
            best, second = standing, best
        else:
            second = max(second, standing)
    whole[4] = (expected - best) / 20.0
    if second > -1000.0:
        whole[5] = (expected - second) / 20.0


@lean
def describe_whole(table, player, sees, before, counts, expected, whole):
    """How far the game is, what one has, and who comes next."""
    left = turns_left(table, player)
    stacks = int64(table.stack_left[0]) + int64(table.stack_left[1])
    spaces = 0
    for space in range(SPACES):
        spaces += table.space[space] != NOTHING
    whole[6] = expected / 50.0
    whole[7] = points_of_tiles(table, counts) / 50.0
    whole[8] = left / 15.0
    whole[9] = 1.0 / (1.0 + left)
    whole[10] = (TEMPLES - int64(table.temples[player])) / TEMPLES
    whole[11] = stacks / 40.0
    whole[12] = spaces / 6.0
    whole[13] = 1.0 if stacks == 0 else 0.0
    whole[14] = before.sum() / 3.0
    whole[15] = float(sees >> player & 1)
    whole[16] = whole[0] + whole[4] * 2.0
    # Tiles that are left for each turn that is: with few of them the game ends sooner.
    whole[17] = min(2.0, (stacks + spaces) / (1.0 + left * int64(table.players)))
    whole[18] = int64(table.late[player]) / 2.0
    stage = 0
    if left <= MIDDLE:
        stage = 2 if left <= LATE else 1
    whole[COMMON] = stage + (STAGES // 2) * int64(table.by_size)


@rule
def describe_lead(table, player, notes, counts, out, whole):
    """By how much one leads the others in points that are sure, as far as they are known."""
    mine, left = points_of_tiles(table, counts), turns_left(table, player)
    theirs = np.empty(len(KINDS), np.int64)
    best, second = NOBODY, NOBODY
    for i in range(1, int64(table.players)):
        seat = (player + i) % int64(table.players)
        for kind in range(len(KINDS)):
            theirs[kind] = int64(notes[COUNTS + seat * len(KINDS) + kind])
        lead = float(mine - points_of_tiles(table, theirs))
        group = out[(i - 1) * WIDTH + OF_OTHER : i * WIDTH]
        group[9] = bounded(lead / 5.0)
        group[10] = bounded(lead / (2.0 + 2.0 * left))
        if lead < best:
            best, second = lead, best
        else:
            second = min(second, lead)
    whole[23] = bounded(best / 5.0)
    whole[24] = bounded(best / (2.0 + 2.0 * left))
    if second < NOBODY:
        whole[25] = bounded(second / 10.0)


@rule
def bounded(lead):
    """A lead, but for what it is beyond all doubt."""
    return min(CLEAR, max(-CLEAR, lead))


@rule
def points_of_tiles(table, counts):
    """What so many tiles of each kind are worth together."""
    points = 0
    for kind in range(len(KINDS)):
        points += points_of_kind(table, counts, kind)
    return points
