"""What a thoughtful player looks at."""

from __future__ import annotations

import numpy as np
from numpy import int64

from hortus.core.bits import record
from hortus.core.native import rule
from hortus.games.faraway.rules import apply
from hortus.games.faraway.scoring import score
from hortus.games.faraway.state import OVER, SEATS, TABLE

WEIGHTS = ("fame",)
STYLES = {"greedy": {"fame": 1.0}, "builder": {"fame": 1.0}, "spite": {"fame": 1.0}}
NOTES = 1
TERMS = 1


def words(state, player, term):
    """What a term is of."""
    return "fame so far"


@rule
def turns(state, player):
    """Rounds finished."""
    table = record(state, TABLE)
    return int64(table.rounds) if table.phase == OVER else int64(table.rounds) - 1


@rule
def study(state, player, weights, notes):
    """Nothing yet."""
    notes[0] = 0.0


@rule
def judge(state, player, weights, notes, terms):
    """Fame, if the game ended now."""
    fame = np.zeros(SEATS, np.int64)
    score(state, fame)
    terms[0] = weights[0] * fame[player]
    return terms[0]


@rule
def prefer(state, player, weights, notes, actions, count, scores):
    """Judge the table after each action."""
    after = np.empty_like(state)
    terms = np.empty(TERMS)
    for i in range(count):
        for k in range(len(state)):
            after[k] = state[k]
        apply(after, player, int64(actions[i]))
        scores[i] = judge(after, player, weights, notes, terms)
