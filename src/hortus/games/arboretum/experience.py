"""A table of Arboretum as it is described to a network: each species in play, and the whole.

Of the notes mostly what others hold and build is used: a table is described nearly alike at every moment of a turn.
"""

from __future__ import annotations

import numpy as np
from numpy import int64

from hortus.core.bits import record, size
from hortus.core.native import lean, rule
from hortus.games.arboretum.judgement import (
    ADDED,
    KNOWN,
    REACHED,
    SOLO_PACE,
    UNSEEN,
    added,
    chance,
    judge_piles,
    note_stakes,
)
from hortus.games.arboretum.prospects import ROWS, WORTH, survey
from hortus.games.arboretum.scoring import EIGHT, HAND_SUM, ONE
from hortus.games.arboretum.state import SIDES, SPECIES, TABLE, TIE_SPECIES, VALUES

# Numbers of a group.
PRESENT, OWN_PATH, OWN_BEST, OWN_SECOND, OWN_SUM, OWN_COMING, HELD, HELD_CARDS = range(8)
OVER_NOW, OVER_END, SURE, GROWING = range(8, 12)
THEIR_PATH, THEIR_BEST, THEIR_COMING, THEIRS_NOW, THEIRS_END, DENIED, SHOWN, LURKING = range(12, 20)
UNSEEN_SUM, PART, TURNS, LAST, SECOND_RIVAL = range(20, 25)
OWN_TREES, OTHER_TREES, OWN_PILE, OTHER_PILES = range(25, 29)
OWN_TOP, OWN_TOP_TO_ME, OWN_TOP_TO_THEM, OTHER_TOP, OTHER_TOP_TO_ME = range(29, 34)
HELD_ONE, HELD_EIGHT, KNOWN_ONE, KNOWN_EIGHT, UNSEEN_ONE, UNSEEN_EIGHT, UNSEEN_CARDS = range(34, 41)
MY_GARDEN, THEIR_GARDENS, THEIR_SECRETS = range(41, 44)  # the same for all species: who builds, who hides
FEATURES = 44

# Common numbers.
ALL_SURE, ALL_THEIRS, LEAD, ALL_GROWING, LEAD_NOW, ALL_NOW, ALL_THEIRS_NOW = range(7)
ROUNDS, LAST_ROUND, NEAR, ODD, THREE, FOUR, SOLO, Q_GRID, Q_NEGATES, TIES, WAIT = range(7, 18)
AHEAD, BREADTH, DECK, TOPS = range(18, 22)
FEW_LEFT = 22  # + cards in the deck, up to FEW
FEW = 7

GROUPS, WIDTH, COMMON, STAGES = SPECIES, FEATURES, FEW_LEFT + FEW, 1
DESCRIPTION = GROUPS * WIDTH + COMMON + 1

# How much things count, as the weights of these names do in a style.
HOLD, KEEN, WARY, DOUBT, HAND_GROWTH, GROWTH, HOPE, RIVAL = 0.2, 0.2, 0.1, 3.0, 0.45, 0.18, 0.15, 1.1


@rule
def describe(state, player, weights, notes, out):
    """Write the description of a table as `player` knows it."""
    describe_table(record(state, TABLE), player, weights, notes, out)


@rule
def describe_table(table, player, weights, notes, out):
    """The same for a record."""
    out[:DESCRIPTION] = 0.0
    found = np.empty((ROWS, SPECIES), np.int64)
    survey(table, player, found)
    if table.sides > table.players:  # one's discards have grown in Q's garden
        notes = notes.copy()
        theirs = np.empty((ROWS, SPECIES), np.int64)
        survey(table, 1, theirs)
        note_stakes(table, 1, weights, theirs, notes)
    hidden = np.empty(SPECIES, np.int64)
    find_hidden(table, player, notes, hidden)
    shares = np.empty((2, SIDES, SPECIES))
    find_shares(table, player, notes, hidden, shares)
    turns_left = rounds_left(table)
    for species in range(SPECIES):
        if table.in_play[species]:
            group = out[species * WIDTH : (species + 1) * WIDTH]
            group[PRESENT] = 1.0
            group[TURNS] = turns_left / 10.0
            group[LAST] = 1.0 if turns_left < 1.0 else 0.0
            describe_mine(table, player, species, hidden[species], found, group)
            describe_others(table, player, species, hidden[species], turns_left, shares, notes, group)
    describe_manner(table, player, notes, out)
    describe_cards(table, player, found, notes, out)
    out[GROUPS * WIDTH + TOPS] = judge_piles(table, player, found, weights, notes) / 5.0
    describe_whole(table, player, turns_left, out)


@lean
def rounds_left(table):
    """How many more turns the deck is good for, to each."""
    pace = SOLO_PACE if table.sides > table.players else 2.0 * int64(table.players)
    return int64(table.deck_left) / pace


@lean
def find_hidden(table, player, notes, hidden):
    """The bits of the cards that are unseen: those of the notes without what has been drawn since."""
    for species in range(SPECIES):
        hidden[species] = int64(notes[UNSEEN + species]) & ~int64(table.hand[player, species])
    for side in range(int64(table.sides)):
        size = int64(table.garden_size[side])
        if size > 0:
            card = int64(table.planted[side, size - 1])
            hidden[card // VALUES] &= ~(1 << card % VALUES)
        size = int64(table.pile_size[side])
        if size > 0:
            card = int64(table.pile[side, size - 1])
            hidden[card // VALUES] &= ~(1 << card % VALUES)


@rule
def find_shares(table, player, notes, hidden, shares):
    """How likely an unseen card of each species is in each other hand: now, and at the end."""
    left = 0
    for species in range(SPECIES):
        left += size(hidden[species])
    trees = np.empty(SPECIES)
    for side in range(int64(table.sides)):
        if side == player:
            continue
        cards = 0
        for species in range(SPECIES):
            trees[species] = 1.0
            cards += size(int64(table.hand[side, species])) - size(int64(notes[KNOWN + side * SPECIES + species]))
        coming = rounds_left(table)
        if side < table.players:
            coming = HOLD * int64(table.deck_left) / int64(table.players)
            add_trees(table, side, KEEN, trees)
            add_trees(table, player, WARY, trees)
        total = 0.0
        for species in range(SPECIES):
            total += size(hidden[species]) * trees[species]
        for species in range(SPECIES):
            part = trees[species] / max(total, 1.0)
            shares[0, side, species] = min(0.97, cards * part)
            shares[1, side, species] = min(0.97, (cards + coming) * part)


@lean
def add_trees(table, side, weight, trees):
    """Count the trees of a garden, so much for each."""
    for i in range(int64(table.garden_size[side])):
        trees[int64(table.planted[side, i]) // VALUES] += weight


@lean
def describe_mine(table, player, species, hidden, found, group):
    """What one holds and builds of a species."""
    held = int64(table.hand[player, species])
    best = second = total = coming = 0
    for value in range(VALUES):
        more = added(found, species, value)
        if held >> value & 1:
            total += more
            if more > best:
                best, second = more, best
            else:
                second = max(second, more)
        elif hidden >> value & 1:
            coming += more
    group[OWN_PATH] = found[WORTH, species] / 10.0
    group[OWN_BEST] = best / 5.0
    group[OWN_SECOND] = second / 5.0
    group[OWN_SUM] = total / 10.0
    group[OWN_COMING] = coming / 16.0
    group[HELD] = HAND_SUM[held] / 10.0
    group[HELD_CARDS] = size(held) / 4.0
    group[HELD_ONE] = 1.0 if held & ONE else 0.0
    group[HELD_EIGHT] = 1.0 if held & EIGHT else 0.0
    group[UNSEEN_SUM] = HAND_SUM[hidden] / 20.0
    group[UNSEEN_ONE] = 1.0 if hidden & ONE else 0.0
    group[UNSEEN_EIGHT] = 1.0 if hidden & EIGHT else 0.0
    group[UNSEEN_CARDS] = size(hidden) / 5.0


@lean
def describe_others(table, player, species, hidden, turns_left, shares, notes, group):
    """The rights; and what the one holds and builds of a species who expects most from it."""
    held = int64(table.hand[player, species])
    rival, most, second = -1, -1.0, 0.0
    now = end = 1.0
    theirs_now = theirs_end = 0.0
    for side in range(int64(table.sides)):
        if side == player:
            continue
        known, path = int64(notes[KNOWN + side * SPECIES + species]), notes[REACHED + side * SPECIES + species]
        stake = path + turns_left * (GROWTH * their_growth(notes, side, species, hidden | known) + HOPE)
        over = chance(table, side, held, known, hidden, shares[0, side, species], 0.0)
        now *= over
        theirs_now += (1.0 - over) * path
        over = chance(table, side, held, known, hidden, shares[1, side, species], DOUBT * turns_left)
        end *= over
        expected = (1.0 - over) * stake
        theirs_end += expected
        if expected > most:
            rival, most, second = side, expected, max(second, most)
        else:
            second = max(second, expected)
    stake = 10.0 * group[OWN_PATH] + min(1.0, turns_left) * HAND_GROWTH * 5.0 * group[OWN_BEST]
    stake += turns_left * (GROWTH * 2.0 * group[OWN_COMING] + HOPE)
    group[OVER_NOW] = now
    group[OVER_END] = end
    group[SURE] = group[OWN_PATH] * end
    group[GROWING] = stake * end / 10.0
    group[THEIRS_NOW] = theirs_now / (10.0 * (int64(table.sides) - 1))
    group[THEIRS_END] = theirs_end / (10.0 * (int64(table.sides) - 1))
    group[SECOND_RIVAL] = second / 10.0
    describe_rival(table, rival, species, held, hidden, shares, notes, group)


@lean
def their_growth(notes, side, species, bits):
    """What each of these trees would add to another garden, as a part of all eight."""
    total = 0.0
    for value in range(VALUES):
        if bits >> value & 1:
            total += notes[ADDED + (side * SPECIES + species) * VALUES + value]
    return total / VALUES


@lean
def describe_rival(table, rival, species, held, hidden, shares, notes, group):
    """What another side holds and builds of a species."""
    known = int64(notes[KNOWN + rival * SPECIES + species])
    best = coming = denied = 0.0
    for value in range(VALUES):
        more = notes[ADDED + (rival * SPECIES + species) * VALUES + value]
        if known >> value & 1:
            best = max(best, more)
        elif held >> value & 1:
            denied += more
        elif hidden >> value & 1:
            coming += more
    group[THEIR_PATH] = notes[REACHED + rival * SPECIES + species] / 10.0
    group[THEIR_BEST] = best / 5.0
    group[THEIR_COMING] = coming / 16.0
    group[DENIED] = denied / 10.0
    group[SHOWN] = HAND_SUM[known] / 10.0
    group[KNOWN_ONE] = 1.0 if known & ONE else 0.0
    group[KNOWN_EIGHT] = 1.0 if known & EIGHT else 0.0
    group[LURKING] = shares[0, rival, species] * HAND_SUM[hidden] / 10.0
    group[PART] = shares[1, rival, species]


@lean
def describe_manner(table, player, notes, out):
    """Tell each species whether the others build, or rather hold what one builds."""
    mine = theirs = 0.0
    for species in range(SPECIES):
        mine += out[species * WIDTH + OWN_PATH] / 2.0
        theirs += out[species * WIDTH + THEIR_PATH] / 2.0
    secret = 0
    for side in range(int64(table.sides)):
        if side != player:
            for species in range(SPECIES):
                secret += size(int64(table.hand[side, species]))
                secret -= size(int64(notes[KNOWN + side * SPECIES + species]))
    for species in range(SPECIES):
        if table.in_play[species]:
            out[species * WIDTH + MY_GARDEN] = mine
            out[species * WIDTH + THEIR_GARDENS] = theirs
            out[species * WIDTH + THEIR_SECRETS] = secret / (7.0 * (int64(table.sides) - 1))


@lean
def describe_cards(table, player, found, notes, out):
    """Where the trees of each species stand or lie: in one's own garden and pile and in those of others."""
    after = (player + 1) % int64(table.sides)
    for side in range(int64(table.sides)):
        mine = side == player
        for i in range(int64(table.garden_size[side])):
            card = int64(table.planted[side, i])
            out[card // VALUES * WIDTH + (OWN_TREES if mine else OTHER_TREES)] += 0.25
        size = int64(table.pile_size[side])
        for i in range(size):
            card = int64(table.pile[side, i])
            out[card // VALUES * WIDTH + (OWN_PILE if mine else OTHER_PILES)] += 0.25
        if size > 0:
            card = int64(table.pile[side, size - 1])
            species, value = card // VALUES, card % VALUES
            at = species * WIDTH
            out[at + (OWN_TOP if mine else OTHER_TOP)] = (value + 3) / 8.0
            out[at + (OWN_TOP_TO_ME if mine else OTHER_TOP_TO_ME)] = added(found, species, value) / 5.0
            if mine:
                out[at + OWN_TOP_TO_THEM] = notes[ADDED + (after * SPECIES + species) * VALUES + value] / 5.0


@lean
def describe_whole(table, player, turns_left, out):
    """What the species come to, how long the game goes on, and which game it is."""
    whole = out[GROUPS * WIDTH :]
    for species in range(SPECIES):
        group = out[species * WIDTH : (species + 1) * WIDTH]
        whole[ALL_SURE] += group[SURE]
        whole[ALL_GROWING] += group[GROWING]
        whole[ALL_THEIRS] += group[THEIRS_END]
        whole[ALL_NOW] += group[OVER_NOW] * group[OWN_PATH]
        whole[ALL_THEIRS_NOW] += group[THEIRS_NOW]
        if group[OWN_PATH] > 0.0:
            whole[BREADTH] += group[OVER_END] / 3.0
    whole[LEAD] = whole[ALL_GROWING] - RIVAL * whole[ALL_THEIRS] + whole[TOPS] / 2.0
    whole[LEAD_NOW] = whole[ALL_NOW] - whole[ALL_THEIRS_NOW]
    deck, players, sides = int64(table.deck_left), int64(table.players), int64(table.sides)
    whole[ROUNDS] = turns_left / 10.0
    whole[LAST_ROUND] = 1.0 if turns_left < 1.0 else 0.0
    whole[NEAR] = 1.0 / (1.0 + turns_left)
    whole[ODD] = deck % (2 * players) / 4.0
    whole[THREE] = 1.0 if players == 3 else 0.0
    whole[FOUR] = 1.0 if players == 4 else 0.0
    whole[SOLO] = 1.0 if sides > players else 0.0
    whole[Q_GRID] = 1.0 if table.q_grid else 0.0
    whole[Q_NEGATES] = 1.0 if table.q_negates else 0.0
    whole[TIES] = 1.0 if table.tie_break == TIE_SPECIES else 0.0
    whole[WAIT] = (int64(table.turn) - player) % players / 2.0
    whole[AHEAD] = (int64(table.garden_size[player]) - int64(table.garden_size[(player + 1) % sides])) / 2.0
    whole[DECK] = deck / 40.0
    if deck < FEW:
        whole[FEW_LEFT + deck] = 1.0
