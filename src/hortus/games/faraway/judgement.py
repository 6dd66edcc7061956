"""What a thoughtful player looks at: what the row will be worth when it is walked back.

Quests already laid will see every card still to come, so each is reckoned with what it sees now and what the rounds
that are left may bring. Cards in hand are reckoned as if the best one, two or three of them were laid next, in their
best order. Of other hands only the cards count that everybody saw being taken, and what somebody has chosen, drawn or
given back counts for nobody else. What is seen is one number, six bits for each sight, as in `search.py`.
"""

from __future__ import annotations

import math

import numpy as np
from numpy import int64

from hortus.core.bits import record
from hortus.core.layout import record_in
from hortus.core.native import rule
from hortus.games.faraway.cards import BIOMES, SIGHTS
from hortus.games.faraway.prospects import (
    BIOME,
    BY_OTHERS,
    FINDS,
    IN_HAND,
    IN_KEPT,
    IN_ROW,
    KINDS,
    MISSING,
    MORE,
    NOTES,
    OF_QUEST,
    OTHERS,
    OUTLOOK,
    QUEST,
    QUESTS,
    REACH,
    REACHED,
    ROAD,
    ROUND,
    SHARE,
    TERMS,
    TO_COME,
    WEIGHTS,
    cards_held,
    finds_to_come,
    hand_worth,
    quest_promises,
    rounds_left,
    walk_back,
)
from hortus.games.faraway.rules import PLAYED_FROM
from hortus.games.faraway.state import (
    HAND,
    NO_CARD,
    OVER,
    TABLE,
)

__all__ = ["NOTES", "TERMS", "WEIGHTS", "judge", "study", "turns", "words"]

REST = {
    IN_HAND: "cards in hand",
    TO_COME: "rounds to come",
    FINDS: "clues and sanctuaries to come",
    BY_OTHERS: "what the others build",
}


def words(state, player, term):
    """What a term is of, to a player."""
    if term in REST:
        return REST[term]
    table = record_in(state, TABLE)
    if term < IN_KEPT:
        card = int(table.row[player, term - IN_ROW])
        return f"region of round {term - IN_ROW + 1}" if card == NO_CARD else f"quest of region {card + 1}"
    card = int(table.kept[player, term - IN_KEPT])
    return "no sanctuary yet" if card == NO_CARD else f"sanctuary {card + 1}"


@rule
def turns(state, player):
    """Rounds finished."""
    table = record(state, TABLE)
    return int64(table.rounds) if table.phase == OVER else int64(table.rounds) - 1


@rule
def study(state, player, weights, notes):
    """Note what may be expected of the rounds that are left, as far as a turn and the cards in hand reach."""
    table = record(state, TABLE)
    left = rounds_left(table)
    fewest = max(0, left - 1 - PLAYED_FROM)
    for rounds in range(fewest, left + 1):
        note_sights(rounds, weights, notes)
    for kind in range(REACHED):
        mean = weights[REACH + kind]
        none, one_more = math.exp(-mean * fewest), math.exp(-mean)
        for rounds in range(fewest, left + 1):
            note_chances(rounds * OUTLOOK + KINDS + kind * MISSING, rounds * mean, none, notes)
            none *= one_more


@rule
def note_sights(rounds, weights, notes):
    """What so many rounds bring of each sight."""
    start = rounds * OUTLOOK
    for kind in range(KINDS):
        notes[start + kind] = 0.0
    for kind in range(len(BIOMES)):
        notes[start + kind] = rounds * weights[BIOME]
    for kind in range(len(BIOMES), len(SIGHTS)):
        notes[start + kind] = rounds * weights[MORE + kind - len(BIOMES)]


@rule
def note_chances(start, mean, none, notes):
    """The chances to get at least so many, if `mean` are to be expected; `none` is the chance to get none."""
    chance, exactly = 1.0, none
    for number in range(MISSING):
        notes[start + number] = chance
        chance = max(0.0, chance - exactly)
        exactly *= mean * SHARE[number]


@rule
def prospects(state, seat, open_only, left, weights, notes, terms, road, cards):
    """What a player will have in the end, with `left` more regions to lay; by terms."""
    table = record(state, TABLE)
    walk_back(table, seat, road)
    for term in range(TERMS):
        terms[term] = 0.0
    total = terms[FINDS] = finds_to_come(table, seat, road, left, weights)
    for place in range(QUEST, QUEST + OF_QUEST * road[QUESTS], OF_QUEST):
        promise = quest_promises(road[place], road[place + 1], left * OUTLOOK, notes)
        terms[road[place + 2]] = promise
        total += promise
    count = cards_held(table, seat, open_only, cards)
    terms[IN_HAND] = hand_worth(road, cards, count, total, left, weights, notes)
    terms[TO_COME] = left * weights[ROUND]
    return total + terms[IN_HAND] + terms[TO_COME]


@rule
def judge(state, player, weights, notes, terms):
    """The fame that `player` may expect, less that of the strongest of the others."""
    road, cards = np.empty(ROAD, np.int64), np.empty(HAND, np.int64)
    table = record(state, TABLE)
    left = rounds_left(table)
    strongest = 0.0
    if weights[OTHERS]:
        for seat in range(int64(table.players)):
            if seat != player:
                strongest = max(strongest, prospects(state, seat, True, left, weights, notes, terms, road, cards))
    total = prospects(state, player, False, left, weights, notes, terms, road, cards)
    terms[BY_OTHERS] = -weights[OTHERS] * strongest
    return total + terms[BY_OTHERS]


overlook = study
