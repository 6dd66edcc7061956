"""A table of Arboretum as it is described to a network: each species in play, and the whole."""

from __future__ import annotations

import numpy as np
from numpy import int64

from hortus.core.bits import record, size
from hortus.core.native import rule
from hortus.games.arboretum.judgement import (
    KNOWN,
    RIVAL,
    SHARE,
    STAKE,
    TURNS_LEFT,
    UNSEEN,
    added,
    chance_over,
    expect,
    judge_piles,
    mean_growth,
    my_stake,
    note_stakes,
)
from hortus.games.arboretum.prospects import ROWS, WORTH, survey
from hortus.games.arboretum.scoring import EIGHT, HAND_SUM, ONE
from hortus.games.arboretum.state import OVER, SPECIES, TABLE, VALUES

GROUPS, WIDTH, COMMON, STAGES = SPECIES, 30, 12, 1
DESCRIPTION = GROUPS * WIDTH + COMMON + 1


@rule
def describe(state, player, weights, notes, out):
    """Write the description of a table as `player` knows it."""
    describe_table(record(state, TABLE), player, weights, notes, out)


@rule
def describe_table(table, player, weights, notes, out):
    """The same for a record."""
    out[:DESCRIPTION] = 0.0
    found = np.empty((ROWS, SPECIES), np.int64)
    theirs = np.empty((ROWS, SPECIES), np.int64)
    survey(table, player, found)
    piles = judge_piles(table, player, found, weights, notes)
    if table.sides > table.players:  # one's discards have grown in Q's garden
        notes = notes.copy()
        survey(table, 1, theirs)
        note_stakes(table, 1, weights, theirs, notes)
    whole = out[GROUPS * WIDTH :]
    for species in range(SPECIES):
        if table.in_play[species]:
            group = out[species * WIDTH : (species + 1) * WIDTH]
            describe_mine(table, player, species, found, weights, notes, group)
            describe_rival(table, player, species, weights, notes, group)
            whole[0] += group[9]
            whole[1] += group[10]
    describe_cards(table, player, out)
    whole[2] = piles / 5.0
    whole[3] = notes[TURNS_LEFT] / 10.0
    whole[4] = 1.0 if notes[TURNS_LEFT] < 1.0 else 0.0
    whole[5] = whole[0] - whole[1] + whole[2] / 2
    whole[6] = ((int64(table.turn) - player) % int64(table.players)) / 2.0
    whole[7] = 1.0 if table.phase == OVER else 0.0
    whole[8] = int64(table.deck_left) % (2 * int64(table.players)) / 4.0
    whole[9] = 1.0 if table.players == 3 else 0.0
    whole[10] = 1.0 if table.players == 4 else 0.0
    whole[11] = 1.0 / (1.0 + notes[TURNS_LEFT])


@rule
def describe_mine(table, player, species, found, weights, notes, group):
    """What one holds and builds of a species."""
    held = int64(table.hand[player, species])
    best, second = 0, 0
    for value in range(VALUES):
        if held >> value & 1:
            more = added(found, species, value)
            if more > best:
                best, second = more, best
            else:
                second = max(second, more)
    right, expected = expect(table, player, species, held, weights, notes)
    stake = my_stake(found, species, held, weights, notes)
    group[0] = 1.0
    group[1] = found[WORTH, species] / 10.0
    group[2] = best / 5.0
    group[3] = second / 5.0
    group[4] = mean_growth(found, species, int64(notes[UNSEEN + species])) / 2.0
    group[5] = HAND_SUM[held] / 10.0
    group[6] = size(held) / 4.0
    group[7] = 1.0 if held & ONE != 0 else 0.0
    group[8] = 1.0 if held & EIGHT != 0 else 0.0
    group[9] = stake * right / 10.0
    group[10] = weights[RIVAL] * expected / 10.0
    group[11] = right
    group[12] = notes[TURNS_LEFT] / 10.0


@rule
def describe_rival(table, player, species, weights, notes, group):
    """What the one holds and builds of a species who expects most from it, and what is unseen."""
    held = int64(table.hand[player, species])
    rival, most, unseen = -1, -1.0, int64(notes[UNSEEN + species])
    for side in range(int64(table.sides)):
        if side != player:
            over = chance_over(table, side, species, held, weights, notes)
            expected = (1.0 - over) * (1.0 + notes[STAKE + side * SPECIES + species])
            if expected > most:
                most, rival = expected, side
    known, share = int64(notes[KNOWN + rival * SPECIES + species]), notes[SHARE + rival * SPECIES + species]
    group[13] = notes[STAKE + rival * SPECIES + species] / 10.0
    group[14] = HAND_SUM[known] / 10.0
    group[15] = share * HAND_SUM[unseen] / 10.0
    group[16] = HAND_SUM[unseen] / 20.0
    group[17] = 1.0 if known & ONE != 0 else 0.0
    group[18] = 1.0 if known & EIGHT != 0 else 0.0
    group[19] = 1.0 if unseen & ONE != 0 else 0.0
    group[20] = 1.0 if unseen & EIGHT != 0 else 0.0
    group[21] = chance_over(table, rival, species, held, weights, notes)
    group[22] = share


@rule
def describe_cards(table, player, out):
    """Where the trees of each species stand or lie: in one's own garden and pile and in those of others."""
    for side in range(int64(table.sides)):
        mine = side == player
        for i in range(int64(table.garden_size[side])):
            card = int64(table.planted[side, i])
            out[card // VALUES * WIDTH + (23 if mine else 24)] += 0.25
        size = int64(table.pile_size[side])
        for i in range(size):
            card = int64(table.pile[side, i])
            out[card // VALUES * WIDTH + (25 if mine else 26)] += 0.25
            if i == size - 1:
                out[card // VALUES * WIDTH + (27 if mine else 28)] += (card % VALUES + 1) / 8.0
                out[card // VALUES * WIDTH + 29] = 1.0
