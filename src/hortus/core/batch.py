"""Many games side by side, stepped by one call: what environments for research stand on. One code for all games.

Each game has a generator of its own for its deals, and another one for opponents that are played here. So what happens
in a game depends on its seed and on what is chosen in it: not on the other games, nor on who steps which of them.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from hortus.core.bits import borrowed, lowest
from hortus.core.chance import below, generator
from hortus.core.native import rule
from hortus.core.playout import shuffle_decks
from hortus.core.signals import DONE, add, is_called, take_part

EVERYBODY = -1  # in place of the learner's seat: all seats are asked, none is played here
PENALTY = -1.0  # what an illegal action pays the seat that took it, where it ends the game
OTHERS = 0x5DEECE66D1234567  # the generator of opponents is another one than that of the deals


class Rules(NamedTuple):
    """What all games of a batch have in common."""

    options: Any  # as `deal` wants them
    sizes: Any  # of the decks
    learner: Any  # one number: the seat that is asked, or EVERYBODY
    features: Any  # one number: where in an observation the recollection begins


class Games(NamedTuple):
    """The games, a row for each, and what is shown of them."""

    states: Any
    deals: Any  # generators
    others: Any
    legal: Any  # what is open to the seat that is asked, ascending
    counts: Any  # how much of that there is
    observation: Any  # of the seat that is asked
    mask: Any  # 1 for each action that is open
    seat: Any  # who is asked
    reward: Any  # of the last step, for each seat
    done: Any  # 1 if the last step ended the game: what is shown is the next one
    final: Any  # what the seat that acted last saw when it was over


@rule
def lent(games):
    """The same games in arrays whose owners are not counted."""
    return Games(
        borrowed(games.states),
        borrowed(games.deals),
        borrowed(games.others),
        borrowed(games.legal),
        borrowed(games.counts),
        borrowed(games.observation),
        borrowed(games.mask),
        borrowed(games.seat),
        borrowed(games.reward),
        borrowed(games.done),
        borrowed(games.final),
    )


@rule
def seed_games(games, seeds):
    """Give each game its two generators."""
    for i in range(len(seeds)):
        games.deals[i] = generator(seeds[i])
        games.others[i] = generator(seeds[i] ^ OTHERS)


@rule
def deal_games(kernel, rules, games, first, last):
    """Deal the games from `first` on, up to `last`, and show them."""
    games = lent(games)
    for i in range(first, last):
        actors = deal_game(kernel, rules, games.states[i], games.deals[i], games.others[i], games.legal[i])
        games.reward[i] = 0.0
        games.done[i] = 0
        seat = lowest(actors)
        games.seat[i] = seat
        games.mask[i] = 0
        games.counts[i] = see(
            kernel, rules.features[0], games.states[i], seat, True, games.observation[i], games.legal[i], games.mask[i]
        )


@rule
def first_illegal(games, actions):
    """The first game in which the action is not open, or -1."""
    for i in range(len(actions)):
        if not is_open(games.legal[i], games.counts[i], actions[i]):
            return i
    return -1


@rule
def is_open(legal, count, action):
    """True if an action is among the first `count` numbers, which ascend."""
    low, high = 0, count
    while low < high:
        middle = (low + high) >> 1
        if legal[middle] < action:
            low = middle + 1
        else:
            high = middle
    return low < count and legal[low] == action


@rule
def step_games(kernel, rules, games, actions, first, last):
    """Take an action in each game from `first` on, up to `last`; deal anew those that are over, and show them all.

    An action that is not open ends its game with a penalty.
    """
    games = lent(games)
    learner, features = rules.learner[0], rules.features[0]
    for i in range(first, last):
        state, legal = games.states[i], games.legal[i]
        seat = lowest(kernel.actors(state))
        games.reward[i] = 0.0
        actors = 0
        if is_open(legal, games.counts[i], actions[i]):
            actors = kernel.apply(state, seat, np.int64(actions[i]))
            if learner != EVERYBODY:
                actors = play_others(kernel, state, actors, learner, games.others[i], legal)
            if actors == 0:
                reward_all(kernel, state, games.reward[i])
        else:
            games.reward[i, seat] = PENALTY
        games.done[i] = actors == 0
        if actors == 0:
            see(kernel, features, state, seat, False, games.final[i], legal, games.mask[i])
            actors = deal_game(kernel, rules, state, games.deals[i], games.others[i], legal)
        seat = lowest(actors)
        games.seat[i] = seat
        games.mask[i] = 0
        games.counts[i] = see(kernel, features, state, seat, True, games.observation[i], legal, games.mask[i])


@rule
def attend(kernel, rules, games, actions, board, parts, patience):
    """Step parts of the games as they are called out, until nothing is called for a while."""
    while True:
        part = take_part(board)
        if part >= 0:
            count, first = len(actions), part % parts
            step_games(kernel, rules, games, actions, count * first // parts, count * (first + 1) // parts)
            add(board, DONE, 1)
        elif not is_called(board, patience):
            return


@rule
def deal_game(kernel, rules, state, deals, others, actions):
    """Deal one game and play opponents up to the first decision that is asked for; return who may act."""
    order = np.empty(rules.sizes.sum(), np.uint8)
    shuffle_decks(deals, rules.sizes, order)
    kernel.deal(state, rules.options, order)
    actors = kernel.actors(state)
    if rules.learner[0] == EVERYBODY:
        return actors
    return play_others(kernel, state, actors, rules.learner[0], others, actions)


@rule
def play_others(kernel, state, actors, learner, rng, actions):
    """Random decisions of all seats but the learner, until it is asked or the game is over; return who may act."""
    while actors and lowest(actors) != learner:
        seat = lowest(actors)
        count = kernel.legal(state, seat, actions)
        actors = kernel.apply(state, seat, np.int64(actions[below(rng, count)]))
    return actors


@rule
def reward_all(kernel, state, reward):
    """Write what the end of a game is worth to each seat."""
    worth = np.zeros(len(reward))
    kernel.outcome(state, worth)
    for seat in range(len(reward)):
        reward[seat] = worth[seat]


@rule
def see(kernel, features, state, seat, asked, observation, legal, mask):
    """Write an observation, `features` and then what is remembered beside them; and if the seat is asked, what is open.

    That is written as numbers, whose count is returned, and as ones in a mask of zeros.
    """
    kernel.observe(state, seat, observation)
    kernel.recall(state, seat, observation[features:])
    count = kernel.legal(state, seat, legal) if asked else 0
    for place in range(count):
        mask[legal[place]] = 1
    return count


@rule
def choose_randomly(games, rng, actions):
    """Choose an open action in each game, evenly: for benchmarks and examples."""
    for i in range(len(actions)):
        actions[i] = games.legal[i, below(rng, games.counts[i])]
