"""What a thoughtful player looks at: what each path is worth, and how likely the right to score it is.

Chances are counted on tables redealt for the seat, so they can't know more than the seat does.
"""

from __future__ import annotations

import numpy as np
from numpy import int64

from hortus.core.bits import record
from hortus.core.native import rule
from hortus.games.arboretum.hidden import redeal
from hortus.games.arboretum.scoring import HAND_SUM, best_path, right_to_score
from hortus.games.arboretum.state import GARDEN, SPECIES, TABLE


@rule
def prospects(state, player, samples, evenly, sums, worths, rights):
    """Write for each species what `player` holds, what the best path of each side is worth (sides one after the
    other), and on how many of the redealt tables `player` would have the right if the game ended now.
    """
    table = record(state, TABLE)
    path = np.empty(GARDEN, np.int64)
    for species in range(SPECIES):
        sums[species] = HAND_SUM[int64(table.hand[player, species])]
        for side in range(int64(table.sides)):
            worths[side * SPECIES + species], _ = best_path(table, side, species, path)
        rights[species] = 0
    copy = np.empty_like(state)
    for sample in range(samples):
        for i in range(len(state)):
            copy[i] = state[i]
        redeal(copy, player, sample, evenly)
        count_rights(copy, player, rights)


@rule
def count_rights(state, player, rights):
    """Count one more for each species that `player` has the right to score."""
    table = record(state, TABLE)
    for species in range(SPECIES):
        if right_to_score(table, player, species):
            rights[species] += 1
