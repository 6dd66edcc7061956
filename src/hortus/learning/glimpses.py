"""Glimpses: games of Faraway that are played at a glance, and the slopes of the network that looks.

What a seat has after each of its actions is written down as the row of numbers that the network of glance.py sees, one
row for each moment of the game: a region laid, and a round's end. Now and then somebody slips and takes any action.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy import int64

from hortus.core.bits import lowest, record
from hortus.core.chance import below, generator, next_word
from hortus.core.native import rule
from hortus.core.playout import shuffle_decks
from hortus.games.faraway.glance import (
    BIAS,
    CARD_NUMBERS,
    IN_HAND,
    IN_MARKET,
    JOINT,
    LAST_LAYER,
    MOMENTS,
    OF_CARD,
    OF_JOINT,
    OF_ROAD,
    UNITS,
    UNSEEN,
    first_layer,
    glance,
    hold,
    joint_numbers,
    last_laid,
    moment_now,
    network_in,
    road_numbers,
    unseen_numbers,
)
from hortus.games.faraway.state import (
    EXPLORE,
    EXPLORE_CARD,
    GIVE,
    KEEP,
    KEEP_CARD,
    MARKET,
    NO_CARD,
    ROUNDS,
    TABLE,
    TAKE,
    TAKE_CARD,
)

INPUTS = BIAS  # numbers in a row
SLIP = 15.0  # points that a slip costs at most, as far as the network can tell
EVEN = 4294967296.0  # random words are below this
TEN = 10.0  # points count as one
FAR = np.float32(3.0)  # from a fault of this size on, slopes don't grow


class Glimpses(NamedTuple):
    """What is written down of games, by game and seat: rows of numbers and slips by moment, and the fame in the end."""

    rows: Any
    slips: Any
    fame: Any


@rule
def ends_moment(table, seat):
    """True if the row of numbers is complete once `seat` has acted: a region was laid, or the round is over for it."""
    if table.phase == EXPLORE:
        return True
    found = int64(table.drawn_size[seat]) > 0
    return table.rounds < ROUNDS and (table.phase == KEEP or (table.phase == TAKE and not found))


@rule
def write_row(state, seat, action, row):
    """Write the numbers of what `seat` has after an action that ends a moment."""
    table = record(state, TABLE)
    numbers, hand, joint = np.zeros(OF_ROAD), np.zeros(OF_CARD + 1), np.zeros(OF_JOINT)
    row[:] = 0.0
    unseen_numbers(table, False, numbers[UNSEEN:])
    last, gone = last_laid(table, seat), NO_CARD
    if table.phase == EXPLORE:
        gone = action - EXPLORE_CARD
        road_numbers(table, seat, gone, NO_CARD, int64(gone > last), numbers)
        last = gone
        for place in range(MARKET):
            if table.market[place] != NO_CARD:
                row[IN_MARKET:JOINT] += CARD_NUMBERS[int64(table.market[place])].astype(np.float32)
    elif table.phase == TAKE:
        road_numbers(table, seat, NO_CARD, NO_CARD, 0, numbers)
        hold(action - TAKE_CARD, last, hand)
    else:
        road_numbers(table, seat, NO_CARD, action - KEEP_CARD, 0, numbers)
    for i in range(int64(table.hand_size[seat])):
        if table.hand[seat, i] != gone:
            hold(int64(table.hand[seat, i]), last, hand)
    joint_numbers(numbers, hand, joint)
    row[:OF_ROAD] = numbers.astype(np.float32)
    row[IN_HAND:IN_MARKET] = hand[:OF_CARD].astype(np.float32)
    row[JOINT:INPUTS] = joint.astype(np.float32)


@rule
def choose(kernel, state, seat, net, slips, rng, actions, scores):
    """An action at a glance, or by a slip; and whether it is one."""
    table = record(state, TABLE)
    count = kernel.legal(state, seat, actions)
    if count == 1 or table.phase == GIVE:
        return int64(actions[below(rng, count)]), False
    glance(net, table, seat, actions, count, scores)
    best = np.argmax(scores[:count])
    other = below(rng, count)
    slipped = next_word(rng) / EVEN < slips and scores[best] - scores[other] < SLIP
    return int64(actions[other if slipped else best]), slipped


@rule
def moment_of(state, seat):
    """The moment of what `seat` decides now, and whether it ends with it."""
    table = record(state, TABLE)
    return moment_now(table), table.phase != GIVE and ends_moment(table, seat)


@rule
def play_at_a_glance(kernel, box, players, weights, slips, seed, games, glimpses):
    """Play so many games and write them down."""
    rng, net = generator(seed), network_in(weights)
    actions, scores, points = np.empty(512, np.int32), np.empty(512), np.zeros(8, np.int64)
    for game in range(games):
        first = game * players
        shuffle_decks(rng, box.decks, box.order)
        kernel.deal(box.state, box.options, box.order)
        acting = kernel.actors(box.state)
        while acting:
            seat = lowest(acting)
            moment, ends = moment_of(box.state, seat)
            action, slipped = choose(kernel, box.state, seat, net, slips, rng, actions, scores)
            if moment >= 0 and moment < MOMENTS:
                glimpses.slips[first + seat, moment] |= slipped
            if ends:
                write_row(box.state, seat, action, glimpses.rows[first + seat, moment])
            acting = kernel.apply(box.state, seat, action)
        kernel.score(box.state, points)
        for seat in range(players):
            glimpses.fame[first + seat] = points[seat] / TEN


@rule
def answer_row(numbers, row, units):
    """What a set of numbers answers to a row; `units` get the first layer."""
    first_layer(numbers, BIAS, INPUTS, row, units)
    total = units[0]
    for u in range(1, UNITS):
        if units[u] > 0.0:
            total += units[u] * numbers[LAST_LAYER, u]
    return total


@rule
def answer_rows(numbers, rows, out):
    """Write what a set of numbers answers to rows."""
    units = np.empty(UNITS, np.float32)
    for k in range(len(rows)):
        out[k] = answer_row(numbers, rows[k], units)


@rule
def learn_rows(numbers, slopes, rows, targets, batch):
    """Add up the slopes of a batch."""
    units = np.empty(UNITS, np.float32)
    for k in batch:
        fault = answer_row(numbers, rows[k], units) - targets[k]
        fault = min(FAR, max(-FAR, fault))
        units[0] = fault
        for u in range(1, UNITS):
            if units[u] > 0.0:
                slopes[LAST_LAYER, u] += fault * units[u]
                units[u] = fault * numbers[LAST_LAYER, u]
            else:
                units[u] = 0.0
        for u in range(UNITS):
            slopes[BIAS, u] += units[u]
        for i in range(INPUTS):
            factor = rows[k, i]
            if factor != 0.0:
                for u in range(UNITS):
                    slopes[i, u] += factor * units[u]
