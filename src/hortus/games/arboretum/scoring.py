"""The end of a game: hand sums, rights, paths, points, winners.

The scorecard of a boxed game stands on the same functions.
"""

from __future__ import annotations

import numpy as np
from numpy import int64

from hortus.core.bits import record, size
from hortus.core.native import rule
from hortus.games.arboretum.state import GARDEN, SIDES, SPECIES, TABLE, TIE_SPECIES, VALUES

ONE, EIGHT = 1 << 0, 1 << 7  # bits of a hand
HAND_SUM = np.array([sum(v + 1 for v in range(VALUES) if hand >> v & 1) for hand in range(256)], np.int64)
LONG_PATH = 4  # cards from which a path of a single species counts double
NOWHERE = -1


# --- rights ----------------------------------------------------------------------------------------------


@rule
def hand_sum(table, side, species):
    """Ruling 5: what a hand counts in `species`; an 8 counts nothing against another hand's 1."""
    held = int64(table.hand[side, species])
    if held & EIGHT and eight_is_negated(table, side, species):
        held -= EIGHT
    return HAND_SUM[held]


@rule
def eight_is_negated(table, side, species):
    """True if another side holds the 1. Solo ruling 7: whether Q's 1 counts against you is an option."""
    for other in range(int64(table.sides)):
        if other != side and int64(table.hand[other, species]) & ONE:
            return other < table.players or table.q_negates != 0
    return False


@rule
def right_to_score(table, side, species):
    """True if no other hand holds more of `species`; ties share the right."""
    mine = hand_sum(table, side, species)
    for other in range(int64(table.sides)):
        if other != side and hand_sum(table, other, species) > mine:
            return False
    return True


# --- paths (ruling 4) ------------------------------------------------------------------------------------


@rule
def start_bonus(value):
    """A path that starts on a 1."""
    return 1 if value == 1 else 0


@rule
def end_bonus(value):
    """A path that ends on an 8."""
    return 2 if value == VALUES else 0


@rule
def ascending(table, side, order):
    """Write the places of a garden's cards, lowest value first; return how many."""
    count = 0
    for value in range(VALUES):
        for i in range(int64(table.garden_size[side])):
            if int64(table.planted[side, i]) % VALUES == value:
                order[count] = i
                count += 1
    return count


@rule
def find_lower_neighbours(table, side, lower):
    """For each planted card, list those beside it with a smaller value; the rest of its row is NOWHERE."""
    for i in range(int64(table.garden_size[side])):
        value = int64(table.planted[side, i]) % VALUES
        count = 0
        for j in range(int64(table.garden_size[side])):
            dx = abs(int64(table.x[side, i]) - int64(table.x[side, j]))
            dy = abs(int64(table.y[side, i]) - int64(table.y[side, j]))
            if dx + dy == 1 and int64(table.planted[side, j]) % VALUES < value:
                lower[i, count] = j
                count += 1
        for k in range(count, 4):
            lower[i, k] = NOWHERE


@rule
def climb(table, side, species, per_card, order, lower, worth, before):
    """Find the best path of `species` at `per_card` points a card: its points and its last card, or 0, NOWHERE.

    At two points a card, only cards of the species may be stepped on and four are needed. Going upwards, the
    worth of the best way to each card is kept, and the card before it. A way of three cards at two points is
    worth 7 at most, one of four at least 8: so worth alone tells whether a way is long enough.
    """
    needed = per_card * (LONG_PATH if per_card == 2 else 2)
    best, end = 0, NOWHERE
    for k in range(int64(table.garden_size[side])):
        i = order[k]
        worth[i] = 0  # no way from a card of the species leads here
        before[i] = NOWHERE
        card = int64(table.planted[side, i])
        value = card % VALUES + 1
        own = card // VALUES == species
        if per_card == 2 and not own:
            continue
        for neighbour in range(4):
            j = lower[i, neighbour]
            if j != NOWHERE and worth[j] > 0 and worth[j] + per_card > worth[i]:
                worth[i] = worth[j] + per_card
                before[i] = j
        if own and before[i] == NOWHERE:
            worth[i] = per_card + start_bonus(value)
        elif own and worth[i] >= needed and worth[i] + end_bonus(value) > best:
            best, end = worth[i] + end_bonus(value), i
    return best, end


@rule
def best_path_of_grid(table, side, species, path):
    """The best path of `species` in a grid; `path` gets the places of its cards in walking order."""
    order = np.empty(GARDEN, np.int64)
    lower = np.empty((GARDEN, 4), np.int64)
    worth = np.empty(GARDEN, np.int64)
    before = np.empty(GARDEN, np.int64)
    ascending(table, side, order)
    find_lower_neighbours(table, side, lower)
    points = cards = 0
    for per_card in range(2, 0, -1):  # of equal paths, the one of a single species is shown
        worthiest, end = climb(table, side, species, per_card, order, lower, worth, before)
        if worthiest > points:
            points = worthiest
            cards = write_path(before, end, path)
    return points, cards


@rule
def write_path(before, end, path):
    """Write the way to `end`, first card first; return how many cards it has."""
    cards = 0
    i = end
    while i != NOWHERE:
        cards += 1
        i = before[i]
    i = end
    for step in range(cards):
        path[cards - 1 - step] = i
        i = before[i]
    return cards


@rule
def best_path_of_lines(table, side, species, path):
    """Solo ruling 1: all of Q's cards of a species are one ascending path, if there are two or more."""
    cards = 0
    for k in range(ascending(table, side, path)):
        if int64(table.planted[side, path[k]]) // VALUES == species:
            path[cards] = path[k]
            cards += 1
    if cards < 2:
        return 0, 0
    first = int64(table.planted[side, path[0]]) % VALUES + 1
    last = int64(table.planted[side, path[cards - 1]]) % VALUES + 1
    per_card = 2 if cards >= LONG_PATH else 1
    return per_card * cards + start_bonus(first) + end_bonus(last), cards


@rule
def is_lines(table, side):
    """True for the garden of Q in the solo game, unless it is played as a grid."""
    return side >= table.players and table.q_grid == 0


@rule
def best_path(table, side, species, path):
    """The best-scoring path of `species`, whoever may score it: its points and number of cards, or 0 and 0."""
    if is_lines(table, side):
        return best_path_of_lines(table, side, species, path)
    return best_path_of_grid(table, side, species, path)


# --- points and winners ----------------------------------------------------------------------------------


@rule
def reckon(state, side, species, path):
    """One species for one side: hand sum, right to score, worth of the best path and its number of cards."""
    table = record(state, TABLE)
    worth, cards = best_path(table, side, species, path)
    return hand_sum(table, side, species), right_to_score(table, side, species), worth, cards


@rule
def tally(state, points, suits):
    """Write the points of each side, and how many species it scored."""
    table = record(state, TABLE)
    path = np.empty(GARDEN, np.int64)
    for side in range(int64(table.sides)):
        points[side] = suits[side] = 0
        for species in range(SPECIES):
            if table.in_play[species]:
                _, right, worth, _ = reckon(state, side, species, path)
                if right and worth > 0:
                    points[side] += worth
                    suits[side] += 1


@rule
def score(state, out):
    """Points of each side, if the game ended now."""
    tally(state, out, np.empty(SIDES, np.int64))


@rule
def species_planted(state, side):
    """How many different species stand in a garden."""
    table = record(state, TABLE)
    seen = 0
    for i in range(int64(table.garden_size[side])):
        seen |= 1 << (int64(table.planted[side, i]) // VALUES)
    return size(seen)


@rule
def winners(state):
    """A bit for each side that wins, if the game ended now."""
    table = record(state, TABLE)
    points = np.empty(SIDES, np.int64)
    suits = np.empty(SIDES, np.int64)
    tally(state, points, suits)
    if table.sides > table.players:  # solo ruling 6: at least as many suits as Q, and strictly more points
        return 0b01 if suits[0] >= suits[1] and points[0] > points[1] else 0b10
    best, bits = -1, 0
    for seat in range(int64(table.players)):
        standing = points[seat] * (SPECIES + 1)
        if table.tie_break == TIE_SPECIES:  # ruling 6
            standing += species_planted(state, seat)
        if standing > best:
            best, bits = standing, 0
        if standing == best:
            bits |= 1 << seat
    return bits


@rule
def outcome(state, out):
    """Everybody puts one in and the winners share it; the solo game is won or lost: 1 or -1."""
    table = record(state, TABLE)
    won = winners(state)
    if table.sides > table.players:
        out[0] = 1.0 if won & 1 else -1.0
        return
    for seat in range(int64(table.players)):
        out[seat] = -1.0
        if won >> seat & 1:
            out[seat] += table.players / size(won)
