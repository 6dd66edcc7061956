"""A contest at a glance, inside the core: what the end of games is worth to one among others."""

from __future__ import annotations

import numpy as np

from hortus.core.bits import lowest
from hortus.core.chance import generator
from hortus.core.native import rule
from hortus.core.playout import shuffle_decks
from hortus.players.mind import target
from hortus.players.plan import most_preferred


@rule
def play_at_a_glance(kernel, judgement, state, weights, seat, notes, actions, scores):
    """Play a game that was dealt: who sits in `seat` by the first row of weights, the others by the second.

    Preferences depend on nothing that is hidden, so nothing is redealt.
    """
    acting = kernel.actors(state)
    noted, turn = -1, -1  # whose notes these are, and of which turn
    while acting:
        player = lowest(acting)
        own = weights[0] if player == seat else weights[1]
        if player != noted or judgement.turns(state, player) != turn:
            judgement.study(state, player, own, notes)
            noted, turn = player, judgement.turns(state, player)
        action = most_preferred(kernel, judgement, state, player, own, notes, actions, scores)
        acting = kernel.apply(state, player, action)


@rule
def contest(kernel, judgement, box, players, weights, win, sizes, seed, deals):
    """What the end of games is worth to the first row of weights among players by the second, in every seat."""
    rng = generator(seed)
    notes, scores = np.empty(sizes[1]), np.empty(sizes[0])
    actions, points = np.empty(sizes[0], np.int32), np.empty(8, np.int64)
    total = 0.0
    for _ in range(deals):
        shuffle_decks(rng, box.decks, box.order)
        for seat in range(players):
            kernel.deal(box.state, box.options, box.order)
            play_at_a_glance(kernel, judgement, box.state, weights, seat, notes, actions, scores)
            total += target(kernel, box.state, seat, win, points)
    return total / (deals * players)
