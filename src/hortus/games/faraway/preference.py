"""What a player of Faraway prefers at a glance: what its road and hand are worth after each action.

Beyond the weights of judgement.py there may be the network of glance.py: then it tells, except when cards are given
back.
"""

from __future__ import annotations

import numpy as np
from numpy import int64

from hortus.core.bits import record
from hortus.core.native import rule
from hortus.games.faraway.decks import let_go
from hortus.games.faraway.glance import glance, network_in
from hortus.games.faraway.judgement import prospects
from hortus.games.faraway.prospects import (
    DENIAL,
    NEVER,
    ROAD,
    TERMS,
    WEIGHTS,
    cards_held,
    early_choice,
    finds_to_come,
    hand_worth,
    quests_promise,
    rounds_left,
    walk_back,
)
from hortus.games.faraway.rules import give
from hortus.games.faraway.state import (
    EXPLORE,
    EXPLORE_CARD,
    GIVE,
    GIVE_CARD,
    HAND,
    KEEP_CARD,
    TABLE,
    TAKE,
    TAKE_CARD,
)


@rule
def prefer(state, player, weights, notes, actions, count, scores):
    """Judge what `player` has after each action, before anybody else does anything."""
    table = record(state, TABLE)
    road, cards = np.empty(ROAD, np.int64), np.empty(HAND, np.int64)
    left = rounds_left(table)
    if len(weights) > len(WEIGHTS) and table.phase != GIVE:
        glance(network_in(weights), table, player, actions, count, scores)
        return
    if table.phase == TAKE:
        prefer_taking(state, player, weights, notes, actions, count, scores, left, road, cards)
        return
    after, terms = np.empty_like(state), np.empty(TERMS)
    if table.phase == EXPLORE:
        left -= 1
    for i in range(count):
        for k in range(len(state)):
            after[k] = state[k]
        carry_out(after, player, int64(actions[i]))
        scores[i] = prospects(after, player, False, left, weights, notes, terms, road, cards)
        if table.phase == EXPLORE:
            scores[i] += early_choice(int64(actions[i]) - EXPLORE_CARD, left, weights)


@rule
def carry_out(state, seat, action):
    """What an action changes for its own player alone: a region laid, a sanctuary kept, a card given back."""
    table = record(state, TABLE)
    if action < TAKE_CARD:
        here, card = int64(table.rounds) - 1, action - EXPLORE_CARD
        table.row[seat, here] = card
        table.drawn_size[seat] = int64(here > 0 and card > table.row[seat, here - 1])
        let_go(table, seat, card)
    elif action < GIVE_CARD:
        table.kept[seat, table.kept_size[seat]] = action - KEEP_CARD
        table.kept_size[seat] += 1
        table.drawn_size[seat] = 0
    else:
        give(table, seat, action - GIVE_CARD)


@rule
def prefer_taking(state, player, weights, notes, actions, count, scores, left, road, cards):
    """Score the cards of the market by the hands that they make, and by what they leave to the next player."""
    table = record(state, TABLE)
    hands_with(table, player, False, weights, notes, actions, count, scores, left, road, cards)
    place = int64(table.place) + 1
    if count < 2 or place == table.players or weights[DENIAL] == 0.0:
        return
    theirs = np.empty(count)
    hands_with(table, int64(table.draft[place]), True, weights, notes, actions, count, theirs, left, road, cards)
    wanted = np.argmax(theirs)
    instead = NEVER
    for i in range(count):
        if i != wanted:
            instead = max(instead, theirs[i])
    scores[wanted] += weights[DENIAL] * (theirs[wanted] - instead)


@rule
def hands_with(table, seat, open_only, weights, notes, actions, count, scores, left, road, cards):
    """Write what a player's row and hand are worth with each card of the market."""
    walk_back(table, seat, road)
    now = finds_to_come(table, seat, road, left, weights) + quests_promise(road, 0, left, notes)
    held = cards_held(table, seat, open_only, cards)
    for i in range(count):
        cards[held] = int64(actions[i]) - TAKE_CARD
        scores[i] = now + hand_worth(road, cards, held + 1, now, left, weights, notes)
