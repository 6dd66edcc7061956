"""Random games inside the core: for benchmarks, tests and, later, search. One code for all games."""

from __future__ import annotations

import numpy as np

from hortus.core.bits import lowest, size
from hortus.core.chance import below, generator, shuffle
from hortus.core.native import rule


@rule
def random_actor(rng, actors):
    """One of the players in `actors`, evenly; without asking the generator where there is no choice."""
    if actors & (actors - 1) == 0:
        return lowest(actors)
    for _ in range(below(rng, size(actors))):
        actors &= actors - 1
    return lowest(actors)


@rule
def play_out(kernel, state, rng, actions):
    """Play random decisions to the end of the game; return how many. `actions` is room for legal ones."""
    decisions = 0
    actors = kernel.actors(state)
    while actors:
        player = random_actor(rng, actors)
        count = kernel.legal(state, player, actions)
        actors = kernel.apply(state, player, np.int64(actions[below(rng, count)]))
        decisions += 1
    return decisions


@rule
def shuffle_decks(rng, sizes, order):
    """Fill `order` with a shuffled deck of each size, one after the other."""
    start = 0
    for cards in sizes:
        for i in range(cards):
            order[start + i] = i
        shuffle(rng, order[start : start + cards], cards)
        start += cards


@rule
def random_games(kernel, state, options, sizes, order, actions, games, seed):
    """Deal and play `games` random games, one after the other, in `state`; return the decisions made."""
    rng = generator(seed)
    decisions = 0
    for _ in range(games):
        shuffle_decks(rng, sizes, order)
        kernel.deal(state, options, order)
        decisions += play_out(kernel, state, rng, actions)
    return decisions


@rule
def scorings(kernel, state, points, times):
    """Score a table `times` times; return a sum that keeps the compiler from leaving the work out."""
    total = 0
    for _ in range(times):
        kernel.score(state, points)
        total += points[0]
    return total


@rule
def clones(state, copy, times):
    """Copy a state `times` times; return a sum that keeps the compiler from leaving the work out."""
    total = 0
    for _ in range(times):
        for i in range(len(state)):
            copy[i] = state[i]
        total += copy[0]
        state[0] = (np.int64(state[0]) + 1) & 255
    return total
