"""Which unseen cards the others probably hold: what they plant, give up and take tells something of it.

Each sign counts with a weight that was fitted on played games. The weights are those of a redeal, which draws a hand's
cards one after the other with chances as their weights: so a card is in it with the chance 1 - exp(-weight * t), where
t is such that the chances sum up to the hidden cards of the hand.
"""

from __future__ import annotations

import math

import numpy as np
from numpy import int64

from hortus.core.bits import record, size
from hortus.core.native import rule
from hortus.games.arboretum.judgement import ADDED, KNOWN, REACHED, UNSEEN
from hortus.games.arboretum.prospects import ROWS, WORTH, survey
from hortus.games.arboretum.state import CARDS, SPECIES, TABLE, VALUES

# Signs: first which value the card has, then what there is of its species.
VALUE = 0  # + value
THEIR_TREES, MY_TREES, GIVEN_UP, TAKEN, THEIR_PATH, MY_PATH, EXTENDS = range(VALUES, VALUES + 7)
THEIR_PATH_HIGH, MY_PATH_HIGH, LATE_TREES, LATE_HIGH, LATE_GIVEN_UP = range(VALUES + 7, VALUES + 12)
GAVE_UP_HIGHER, LATE_NOTHING, MY_HAND, PILED = range(VALUES + 12, VALUES + 16)
SIGNS = VALUES + 16
SEASON = 10.0  # turns of a whole game

FITTED = np.array(
    [
        *(0.1, -0.7, -0.26, 0.07, 0.28, 0.44, 0.48, -0.42),
        *(1.01, 0.18, -0.6, -0.76, 0.34, 0.21, 0.14),
        *(0.89, 0.47, -0.8, 0.68, 0.06),
        *(-0.39, -0.26, 0.32, -0.33),
    ]
)  # in the lines of the signs


@rule
def suspect(state, player, weights, notes, likely):
    """Write for each other hand how likely each card is in it, beside an even deal: the weights of a redeal.

    `notes` are those of `study`. Cards that are not hidden get 1, as do all cards of a hand made of paper, like Q's.
    """
    table = record(state, TABLE)
    likely[:, :] = 1.0
    mine = np.empty((ROWS, SPECIES), np.int64)
    survey(table, player, mine)
    kinds = np.empty((KINDS, SPECIES))
    signs = np.empty(SIGNS)
    for side in range(int64(table.players)):
        if side == player:
            continue
        count_kinds(table, side, player, kinds)
        for card in range(CARDS):
            species, value = card // VALUES, card % VALUES
            if int64(notes[UNSEEN + species]) >> value & 1:
                read_signs(table, side, player, card, mine, kinds, notes, signs)
                total = 0.0
                for i in range(SIGNS):
                    total += signs[i] * FITTED[i]
                likely[side, card] = math.exp(total)


# What is counted for each species.
THEIRS, OWN, DROPPED, HIGHEST, OTHER_PILES = range(5)
KINDS = 5


@rule
def count_kinds(table, side, player, kinds):
    """Count the trees of each species in two gardens, and the cards that a side has given up."""
    kinds[:, :] = 0.0
    for i in range(int64(table.garden_size[side])):
        kinds[THEIRS, int64(table.planted[side, i]) // VALUES] += 1.0
    for i in range(int64(table.garden_size[player])):
        kinds[OWN, int64(table.planted[player, i]) // VALUES] += 1.0
    for other in range(int64(table.players)):
        for i in range(int64(table.pile_size[other])):
            card = int64(table.pile[other, i])
            species = card // VALUES
            if other == side:
                kinds[DROPPED, species] += 1.0
                kinds[HIGHEST, species] = max(kinds[HIGHEST, species], card % VALUES + 1.0)
            else:
                kinds[OTHER_PILES, species] += 1.0


@rule
def read_signs(table, side, player, card, mine, kinds, notes, signs):
    """The signs for and against a card being in the hand of `side`, as far as `player` sees."""
    signs[:] = 0.0
    species, value = card // VALUES, card % VALUES
    late = int64(table.garden_size[side]) / SEASON
    high = (value + 1) / VALUES
    path, own = notes[REACHED + side * SPECIES + species] / 10.0, mine[WORTH, species] / 10.0
    signs[VALUE + value] = 1.0
    signs[THEIR_TREES] = kinds[THEIRS, species] / 4.0
    signs[MY_TREES] = kinds[OWN, species] / 4.0
    signs[GIVEN_UP] = kinds[DROPPED, species] / 4.0
    signs[TAKEN] = size(int64(notes[KNOWN + side * SPECIES + species])) / 3.0
    signs[THEIR_PATH] = path
    signs[MY_PATH] = own
    signs[EXTENDS] = notes[ADDED + card + side * CARDS] / 3.0
    signs[THEIR_PATH_HIGH] = path * high
    signs[MY_PATH_HIGH] = own * high
    signs[LATE_TREES] = late * kinds[THEIRS, species] / 4.0
    signs[LATE_HIGH] = late * high
    signs[LATE_GIVEN_UP] = late * kinds[DROPPED, species] / 4.0
    signs[GAVE_UP_HIGHER] = late if kinds[HIGHEST, species] > value + 1 else 0.0
    signs[LATE_NOTHING] = late if kinds[THEIRS, species] == 0.0 else 0.0
    signs[MY_HAND] = size(int64(table.hand[player, species])) / 3.0
    signs[PILED] = kinds[OTHER_PILES, species] / 4.0
