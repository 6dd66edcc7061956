"""A table as it is described to a network: its quests and the cards in hand one by one, and the road as a whole.

The market is left out on purpose: tables are described at the end of a round, when the next one has just been shown,
and what is chosen in a round must not depend on which cards a redealt deck happens to show then. There is a network
for each number of rounds played.
"""

from __future__ import annotations

import numpy as np
from numpy import int64

from hortus.core.bits import record
from hortus.core.native import lean, rule
from hortus.games.faraway.cards import REGIONS, SIGHTS, WONDERS
from hortus.games.faraway.glance import (
    OF_CARD,
    OF_JOINT,
    OF_ROAD,
    UNSEEN,
    hold,
    joint_numbers,
    road_numbers,
    unseen_numbers,
)
from hortus.games.faraway.judgement import prospects, turns
from hortus.games.faraway.prospects import (
    CARDS,
    COUNTED,
    KINDS,
    LAST,
    MISSING,
    OF_QUEST,
    OUTLOOK,
    QUEST,
    QUESTS,
    RISES,
    ROAD,
    SEEN,
    TERMS,
    best_card,
    best_pair,
    best_three,
    cards_held,
    finds_to_come,
    quest_promises,
    rounds_left,
    walk_back,
)
from hortus.games.faraway.search import COUNT, NEEDED, PAID, SHOWN, WONDER_FIELDS, pays
from hortus.games.faraway.search import WIDTH as BITS
from hortus.games.faraway.state import EXPLORE, HAND, KEPT, NO_CARD, ROUNDS, TABLE

# A group is a quest of the road or a card in hand: what it is, what it pays for, what it waits for, and, of a card in
# hand, what it shows, what that adds to the quests of the road, and how long it takes.
THERE, IN_HAND, OF_SANCTUARY, PAYS_FOR = 0, 1, 2, 3
SETS = KINDS - 1  # the last of the kinds that a quest can pay for; the one before is "once"
WAITS_FOR = PAYS_FOR + KINDS
CHANCE, PAYS, PROMISES, SHOWS = range(WAITS_FOR + len(WONDERS), WAITS_FOR + len(WONDERS) + 4)
ADDS, ADDS_SURELY, LONG, RISE = range(SHOWS + len(SIGHTS), SHOWS + len(SIGHTS) + 4)
WIDTH = RISE + 1
GROUPS = ROUNDS + KEPT + HAND

# Common numbers: those of the road, the hand, and both together that are seen at a glance; what the quests count, by
# kind; then those named here.
HAND_NUMBERS = OF_ROAD
JOINT_NUMBERS = HAND_NUMBERS + OF_CARD + 1
WANTED = JOINT_NUMBERS + OF_JOINT
(
    PROMISED,
    FIRST_CARD,
    FIRST_PAIR,
    FIRST_THREE,
    FINDS,
    RISES_LEFT,
    LOWEST_HELD,
    HIGHEST_HELD,
    STRONGEST,
    OTHERS_MEAN,
    LEAD,
) = range(WANTED + KINDS, WANTED + KINDS + 11)
COMMON = LEAD + 1
STAGES = ROUNDS  # rounds played, up to the last one

PER_KIND = np.array([3.0] * len(SIGHTS) + [10.0, 10.0])  # points that count as one
TENTH = 0.1


@rule
def describe(state, player, weights, notes, out):
    """Write the description of a table as `player` knows it."""
    table = record(state, TABLE)
    road, cards = np.empty(ROAD, np.int64), np.empty(HAND, np.int64)
    common = out[GROUPS * WIDTH :]
    out[:] = 0.0
    left = rounds_left(table)
    walk_back(table, player, road)
    held = cards_held(table, player, False, cards)
    group = 0
    for place in range(QUEST, QUEST + OF_QUEST * road[QUESTS], OF_QUEST):
        describe_quest(road[place], road[place + 1], left, notes, out[group * WIDTH : (group + 1) * WIDTH], common)
        group += 1
    for i in range(held):
        describe_card(road, cards[i], left, notes, out[group * WIDTH : (group + 1) * WIDTH])
        group += 1
    describe_road(table, player, road, left, weights, common)
    describe_hand(road, cards, held, left, weights, notes, common)
    if table.players > 1:
        describe_others(state, player, left, weights, notes, road, cards, common)
    common[COMMON] = min(turns(state, player), STAGES - 1)


@lean
def describe_quest(card, seen, left, notes, group, common):
    """A quest of the road; what it counts is added to what all quests want."""
    group[OF_SANCTUARY] = int64(card >= REGIONS)
    quest_numbers(card, seen, left, notes, group)
    for kind in range(KINDS):
        common[WANTED + kind] += group[PAYS_FOR + kind]
    common[PROMISED] += group[PROMISES]


@lean
def quest_numbers(card, seen, left, notes, group):
    """What a quest pays for, waits for, pays for what it sees, and may be expected to pay."""
    group[THERE] = 1.0
    paid = CARDS[card, PAID]
    if paid == 0:
        return
    chance, needed = 1.0, CARDS[card, NEEDED]
    for wonder in range(len(WONDERS)):
        missing = (needed >> WONDER_FIELDS[wonder] & COUNT) - (seen >> WONDER_FIELDS[wonder] & COUNT)
        if missing > 0:
            group[WAITS_FOR + wonder] = missing
            chance *= notes[left * OUTLOOK + KINDS + wonder * MISSING + missing]
    group[CHANCE] = chance
    first, second = COUNTED[card, 0], COUNTED[card, 1]
    if first < 0:
        group[PAYS_FOR + SETS] = chance * paid / PER_KIND[SETS]
    else:
        group[PAYS_FOR + first] = chance * paid / PER_KIND[first]
        if second < len(SIGHTS):
            group[PAYS_FOR + second] = chance * paid / PER_KIND[second]
    group[PAYS] = TENTH * pays(CARDS, card, seen, 0, 0)
    group[PROMISES] = TENTH * quest_promises(card, seen, left * OUTLOOK, notes)


@rule
def describe_card(road, card, left, notes, group):
    """A card in hand, as if it were laid next."""
    after = max(0, left - 1)
    quest_numbers(card, road[SEEN] + CARDS[card, SHOWN], after, notes, group)
    group[IN_HAND] = 1.0
    shown = CARDS[card, SHOWN]
    for kind in range(len(SIGHTS)):
        group[SHOWS + kind] = shown >> BITS * kind & COUNT
    added, surely = 0.0, 0
    for place in range(QUEST, QUEST + OF_QUEST * road[QUESTS], OF_QUEST):
        quest, seen = road[place], road[place + 1]
        added += quest_promises(quest, seen + shown, after * OUTLOOK, notes)
        added -= quest_promises(quest, seen, after * OUTLOOK, notes)
        surely += pays(CARDS, quest, seen + shown, 0, 0) - pays(CARDS, quest, seen, 0, 0)
    group[ADDS], group[ADDS_SURELY] = TENTH * added, TENTH * surely
    group[LONG], group[RISE] = card / REGIONS, int64(card > road[LAST])


@rule
def describe_road(table, player, road, left, weights, common):
    """What the road shows and counts, what nobody has seen yet, and what may still be found."""
    unseen_numbers(table, table.phase == EXPLORE, common[UNSEEN:])
    road_numbers(table, player, NO_CARD, NO_CARD, 0, common)
    common[FINDS] = TENTH * finds_to_come(table, player, road, left, weights)
    common[RISES_LEFT] = 0.25 * RISES[left, road[LAST]]


@rule
def describe_hand(road, cards, held, left, weights, notes, common):
    """The cards of the hand together, and what the best of them add, as hand-made judgement reckons it."""
    hand = common[HAND_NUMBERS:JOINT_NUMBERS]
    for i in range(held):
        hold(cards[i], road[LAST], hand)
    joint_numbers(common, hand, common[JOINT_NUMBERS:])
    now = 10.0 * (common[FINDS] + common[PROMISED])
    if held and left:
        common[FIRST_CARD] = TENTH * (best_card(road, cards, held, left - 1, weights, notes) - now)
        common[LOWEST_HELD], common[HIGHEST_HELD] = cards[0] / REGIONS, cards[held - 1] / REGIONS
    if held > 1 and left > 1:
        common[FIRST_PAIR] = TENTH * (best_pair(road, cards, held, left - 2, weights, notes) - now)
    if held > 2 and left > 2:
        common[FIRST_THREE] = TENTH * (best_three(road, cards, held, left - 3, weights, notes) - now)


@rule
def describe_others(state, player, left, weights, notes, road, cards, common):
    """What fame the others may expect, as far as one knows, and how far ahead of them one is."""
    table, terms = record(state, TABLE), np.empty(TERMS)
    strongest, total, players = 0.0, 0.0, int64(table.players)
    for seat in range(players):
        if seat != player:
            fame = TENTH * prospects(state, seat, True, left, weights, notes, terms, road, cards)
            strongest = max(strongest, fame)
            total += fame
    common[STRONGEST] = strongest
    common[OTHERS_MEAN] = total / (players - 1)
    common[LEAD] = TENTH * prospects(state, player, False, left, weights, notes, terms, road, cards) - strongest
