"""What a player of Arboretum prefers at a glance: each decision by itself, with no look at what follows it."""

from __future__ import annotations

import numpy as np
from numpy import int64

from hortus.core.bits import record, size
from hortus.core.native import lean, rule
from hortus.games.arboretum.judgement import (
    ADDED,
    BUILD_EARLY,
    CHAIN,
    DECK,
    DENY,
    DENY_EARLY,
    GAP,
    GIFT,
    GIFT_EARLY,
    KEEP,
    KEEP_EARLY,
    PATH,
    RIVAL,
    SEED,
    SEED_HIGH,
    TAIL,
    TURNS_LEFT,
    UNCOVER,
    UNSEEN,
    chance_over,
    expect,
    my_stake,
    use_to_me,
    use_to_them,
)
from hortus.games.arboretum.prospects import ROWS, WORTH, by_value, neighbours, species_present, survey, ways
from hortus.games.arboretum.scoring import HAND_SUM, LONG_PATH, NOWHERE, end_bonus, start_bonus
from hortus.games.arboretum.state import (
    CELL_X,
    CELL_Y,
    DISCARD,
    DISCARD_CARD,
    DRAW_DECK,
    DRAW_PILE,
    GARDEN,
    LAY_CELL,
    PLACE,
    PLACE_CELL,
    PLANT,
    PLANT_CARD,
    SPECIES,
    TABLE,
    VALUES,
)

SEASON = 10.0  # turns, about as many as a game for two has

TO, FROM, PURE_TO, PURE_FROM = range(4)  # chains: ways to a tree and from it, of any trees and of one species
CHAINS = 4
RIGHTS, WORTHS = range(2)  # what is at stake by species: the chance of the right, and what the path is worth by now
STAKES = 2


@rule
def prefer(state, player, weights, notes, actions, count, scores):
    """Score the legal actions: draws, cards to plant, squares, discards, squares of Q's garden."""
    table = record(state, TABLE)
    found = np.empty((ROWS, SPECIES), np.int64)
    survey(table, player, found)
    if table.phase < PLANT:
        prefer_draw(table, player, weights, notes, actions, count, scores, found)
    elif table.phase == PLANT or table.phase == PLACE:
        prefer_planting(table, player, weights, notes, actions, count, scores, found)
    elif table.phase == DISCARD:
        prefer_discard(table, player, weights, notes, actions, count, scores, found)
    else:
        prefer_square_of_q(table, actions, count, scores)


@lean
def prefer_draw(table, player, weights, notes, actions, count, scores, found):
    """The use of a known card and what lies under it, or the mean use of the unseen ones."""
    deny = weights[DENY] + weights[DENY_EARLY] * notes[TURNS_LEFT] / SEASON
    for i in range(count):
        action = int64(actions[i])
        if action == DRAW_DECK:
            scores[i] = mean_use(table, player, weights, notes, found) + weights[DECK]
            continue
        side = action - DRAW_PILE
        high = int64(table.pile_size[side])
        card = int64(table.pile[side, high - 1])
        held = int64(table.hand[player, card // VALUES])
        scores[i] = use_to_me(table, player, card, held, found, weights, notes)
        scores[i] += deny * use_to_next(table, player, card, found, weights, notes)
        if high > 1 and weights[UNCOVER]:
            under = int64(table.pile[side, high - 2])
            scores[i] -= weights[UNCOVER] * use_to_next(table, player, under, found, weights, notes)


@lean
def mean_use(table, player, weights, notes, found):
    """The mean use of a card of the deck: of each species one of a middle value stands for all."""
    total, cards = 0.0, 0
    for species in range(SPECIES):
        bits = int64(notes[UNSEEN + species])
        if bits:
            many = size(bits)
            card = species * VALUES + HAND_SUM[bits] // many - 1
            held = int64(table.hand[player, species])
            total += many * use_to_me(table, player, card, held, found, weights, notes)
            cards += many
    return total / max(cards, 1)


@lean
def use_to_next(table, player, card, found, weights, notes):
    """What a card on a pile is worth to the next player; nothing in the solo game, where Q takes none."""
    if table.sides > table.players:
        return 0.0
    species = card // VALUES
    stake = my_stake(found, species, int64(table.hand[player, species]), weights, notes)
    after = (player + 1) % int64(table.players)
    return use_to_them(table, after, player, card, stake, weights, notes)


@lean
def keep_value(table, player, card, weights, notes, found):
    """What is lost with a card of the hand."""
    held = int64(table.hand[player, card // VALUES]) & ~(1 << card % VALUES)
    return use_to_me(table, player, card, held, found, weights, notes)


@lean
def prefer_discard(table, player, weights, notes, actions, count, scores, found):
    """Give up what is least missed, and what helps nobody else."""
    gift = weights[GIFT] + weights[GIFT_EARLY] * notes[TURNS_LEFT] / SEASON
    for i in range(count):
        card = int64(actions[i]) - DISCARD_CARD
        if table.sides > table.players:
            given = weights[RIVAL] * use_to_q(table, player, card, weights, notes)
        else:
            given = gift * use_to_next(table, player, card, found, weights, notes)
        scores[i] = -keep_value(table, player, card, weights, notes, found) - given


@lean
def use_to_q(table, player, card, weights, notes):
    """What a tree adds to Q's garden, as far as Q will have the right to it."""
    species = card // VALUES
    over = chance_over(table, player + 1, species, int64(table.hand[player, species]), weights, notes)
    return (1.0 - over) * notes[ADDED + ((player + 1) * SPECIES + species) * VALUES + card % VALUES]


@rule
def prefer_planting(table, player, weights, notes, actions, count, scores, found):
    """Each card on its best square, less what it is worth in hand; or the squares for a card already chosen."""
    chains = np.zeros((CHAINS, GARDEN, SPECIES))
    find_chains(table, player, chains)
    values = np.empty(GARDEN, np.int64)
    for i in range(int64(table.garden_size[player])):
        values[i] = int64(table.planted[player, i]) % VALUES
    stakes = np.zeros((STAKES, SPECIES))
    for species in range(SPECIES):
        if table.in_play[species]:
            held = int64(table.hand[player, species])
            stakes[RIGHTS, species], _ = expect(table, player, species, held, weights, notes)
            stakes[WORTHS, species] = found[WORTH, species]
    around = np.empty(4, np.int64)
    before, after = np.empty(SPECIES), np.empty(SPECIES)
    if table.phase == PLACE:
        for i in range(count):
            find_around(table, player, int64(actions[i]) - PLACE_CELL, around)
            scores[i] = gain(int64(table.chosen), around, values, chains, stakes, weights, before, after)
        return
    early = notes[TURNS_LEFT] / SEASON
    build = weights[PATH] + weights[BUILD_EARLY] * early
    keep = weights[KEEP] + weights[KEEP_EARLY] * early
    squares = np.empty((GARDEN * 4, 4), np.int64)
    free = free_squares(table, player, squares)
    for i in range(count):
        card = int64(actions[i]) - PLANT_CARD
        best = 0.0
        for j in range(free):
            best = max(best, gain(card, squares[j], values, chains, stakes, weights, before, after))
        kept = keep_value(table, player, card, weights, notes, found)
        scores[i] = build * best - keep * kept


@rule
def find_chains(table, side, chains):
    """Write the best ways to each tree of a garden and from it, of any trees and of one species: see `ways`."""
    order = np.empty(GARDEN, np.int64)
    beside = np.empty((GARDEN, 4), np.int64)
    found = np.empty((CHAINS, GARDEN), np.int64)
    trees = by_value(table, side, order)
    neighbours(table, side, beside)
    present = species_present(table, side)
    for species in range(SPECIES):
        if present >> species & 1:
            ways(table, side, species, True, order, beside, found[TO], found[PURE_TO])
            ways(table, side, species, False, order, beside, found[FROM], found[PURE_FROM])
            for kind in range(CHAINS):
                for i in range(trees):
                    chains[kind, i, species] = found[kind, i]


@rule
def find_around(table, side, cell, around):
    """The trees beside a square, or NOWHERE."""
    for way in range(4):
        around[way] = NOWHERE
    for i in range(int64(table.garden_size[side])):
        dx, dy = int64(table.x[side, i]) - CELL_X[cell], int64(table.y[side, i]) - CELL_Y[cell]
        if abs(dx) + abs(dy) == 1:
            around[dx + 1 if dy == 0 else dy + 2] = i


@rule
def free_squares(table, side, squares):
    """Write for each free square beside a garden the trees around it; return how many squares there are."""
    size = int64(table.garden_size[side])
    span = 2 * GARDEN + 3
    number = np.full((span, span), -1, np.int64)  # -1: not beside a tree yet, -2: planted
    for i in range(size):
        number[int64(table.x[side, i]) + GARDEN + 1, int64(table.y[side, i]) + GARDEN + 1] = -2
    count = 0
    for i in range(size):
        x, y = int64(table.x[side, i]) + GARDEN + 1, int64(table.y[side, i]) + GARDEN + 1
        for way in range(4):
            u, v = x + (way == 0) - (way == 1), y + (way == 2) - (way == 3)
            if number[u, v] == -2:
                continue
            if number[u, v] == -1:
                number[u, v] = count
                for k in range(4):
                    squares[count, k] = NOWHERE
                count += 1
            squares[number[u, v], way] = i
    return count


@lean
def gain(card, around, values, chains, stakes, weights, before, after):
    """What a tree adds on a square: to each path the points with their right, and a little for longer ways.

    Written so that all species are looked at together: this is where preferences take most of their time. `before` and
    `after` are room for a number of each species.
    """
    kind, value = card // VALUES, card % VALUES
    before[:] = 0.0
    after[:] = 0.0
    pure_before = pure_after = 0.0
    below = above = VALUES  # values left out between the tree and the nearest lower and higher one
    for way in range(4):
        i = around[way]
        if i == NOWHERE:
            continue
        if values[i] < value:
            below = min(below, value - values[i] - 1)
            pure_before = max(pure_before, chains[PURE_TO, i, kind])
            for species in range(SPECIES):
                before[species] = max(before[species], chains[TO, i, species])
        elif values[i] > value:
            above = min(above, values[i] - value - 1)
            pure_after = max(pure_after, chains[PURE_FROM, i, kind])
            for species in range(SPECIES):
                after[species] = max(after[species], chains[FROM, i, species])
    total = longest = 0.0
    for species in range(SPECIES):
        joined = before[species] + after[species]
        points = joined + 1.0 if before[species] * after[species] > 0.0 else 0.0
        grown = max(0.0, points - stakes[WORTHS, species])
        total += stakes[RIGHTS, species] * (grown + weights[TAIL] * max(before[species], after[species]))
        longest = max(longest, joined)
    more = own_gain(value, before[kind], after[kind], pure_before, pure_after, stakes[WORTHS, kind], weights)
    total += stakes[RIGHTS, kind] * more
    return total + weights[CHAIN] * longest - weights[GAP] * (below % VALUES + above % VALUES)


@rule
def own_gain(value, before, after, pure_before, pure_after, worth, weights):
    """What a tree adds to the path of its own species beside joining two ways: it may end or start one."""
    points = through(before, after, value)
    joined = points if before * after > 0.0 else 0.0
    points = max(points, pure_through(int(pure_before), int(pure_after), value))
    if points == 0.0:
        return weights[SEED] + weights[SEED_HIGH] * value
    return max(0.0, points - worth) - max(0.0, joined - worth)


@rule
def through(before, after, value):
    """The points of the best path through a tree of its own species, if there is one."""
    if before * after > 0.0:
        return before + 1.0 + after
    if before > 0.0:
        return before + 1.0 + end_bonus(value + 1)
    if after > 0.0:
        return after + 1.0 + start_bonus(value + 1)
    return 0.0


@rule
def pure_through(before, after, value):
    """The points of the path of one species through a tree of it, if it is long enough to count double."""
    trees = before // 4 + after // 4 + 1
    if trees < LONG_PATH:
        return 0
    bonus = (before % 4 if before > 0 else start_bonus(value + 1)) + (after % 4 if after > 0 else end_bonus(value + 1))
    return 2 * trees + bonus


@rule
def prefer_square_of_q(table, actions, count, scores):
    """Where Q's tree helps Q least: beside as few trees as can be."""
    around = np.empty(4, np.int64)
    for i in range(count):
        find_around(table, 1, int64(actions[i]) - LAY_CELL, around)
        scores[i] = 0.0
        for way in range(4):
            if around[way] != NOWHERE:
                scores[i] -= 1.0
