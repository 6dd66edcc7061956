"""Prospects: what the quests of a road will pay when it is walked back, and what a hand may add to it.

A road is what a player has laid and kept. Quests are reckoned with what they see now and what the rounds that are left
may bring. What is seen is one number, six bits for each sight, as in `search.py`.
"""

from __future__ import annotations

import numpy as np
from numpy import int64

from hortus.core.native import lean, rule
from hortus.games.faraway.cards import BIOMES, REGION, REGIONS, SANCTUARIES, SANCTUARY, SET, SIGHTS, WONDERS
from hortus.games.faraway.rounds import CLUE
from hortus.games.faraway.search import (
    BIOME_FIELDS,
    COUNT,
    FIRST,
    NEEDED,
    PAID,
    REGION_TABLE,
    SANCTUARY_TABLE,
    SECOND,
    SHOWN,
    SPARE,
    START,
    WIDTH,
    WONDER_FIELDS,
)
from hortus.games.faraway.state import (
    EXPLORE,
    GIVE,
    KEPT,
    NO_CARD,
    ROUNDS,
)

WEIGHTS = (
    *(f"reach {wonder}" for wonder in WONDERS),  # a round left, for quests that still need some
    "reach sets",  # the same, of biomes that a set still needs
    "more biomes",  # of each, a round left, for quests that count them
    *(f"more {sight}" for sight in SIGHTS[len(BIOMES) :]),
    "find",  # a sanctuary, beyond what is expected of every round
    "choice",  # to choose it among several
    "early",  # to be the first at the market
    "card",  # the best one in hand, laid next
    "pair",  # the best two in hand, in their best order
    "three",
    "card of last two",  # the same when two regions are left to lay
    "last two",
    "round",  # a round left
    "others",  # how much the prospects of the strongest of the others count
    "denial",  # how much it counts that the next player has to take something worse
)
REACH, SETS, BIOME, MORE, FIND = 0, 3, 4, 5, 10
CHOICE, EARLY, ONE, PAIR, THREE, ONE_OF_TWO, BOTH, ROUND, OTHERS, DENIAL = range(FIND + 1, len(WEIGHTS))

# Notes: for each number of rounds left what they bring of each sight (and of the two fields of search.py that never
# grow), then the chances that they bring at least so many uddu, okiko, goldlog, and biomes for sets.
KINDS = len(SIGHTS) + 2
REACHED = len(WONDERS) + 1
MISSING = 9  # more than can be missing with any hope
OUTLOOK = KINDS + REACHED * MISSING
NOTES = (ROUNDS + 1) * OUTLOOK

# Terms: a quest of each region and sanctuary, and all the rest.
IN_ROW, IN_KEPT = 0, ROUNDS
IN_HAND, TO_COME, FINDS, BY_OTHERS = range(ROUNDS + KEPT, ROUNDS + KEPT + 4)
TERMS = BY_OTHERS + 1
# All cards, sanctuaries after the regions: as in search.py, the kinds that they count, and their clues.
CARDS = np.concatenate([REGION_TABLE, SANCTUARY_TABLE])
COUNTED = CARDS[:, [FIRST, SECOND]] // WIDTH
CLUES = np.concatenate([REGION[:, CLUE], SANCTUARY[:, CLUE]])

# A road: what the next region sees before it is laid, the last region, the clues, and the number of quests; then for
# each of them its card, what it sees, and its term.
SEEN, LAST, ALL_CLUES, QUESTS = range(4)
QUEST, OF_QUEST = 4, 3
ROAD = QUEST + OF_QUEST * (ROUNDS + KEPT)
NEVER = -1e9


def rises(candidates):
    """How often a row will rise in so many rounds after a region, if the best of some random regions is laid."""
    table = np.zeros((ROUNDS + 1, REGIONS))
    ranks = np.arange(REGIONS + 1) / REGIONS
    chances = np.diff(ranks**candidates)  # that the best one has this rank among all
    for left in range(1, ROUNDS + 1):
        for last in range(REGIONS):
            table[left, last] = np.sort((np.arange(REGIONS) > last) + table[left - 1]) @ chances
    return table


CHOSEN_AMONG = np.log2(np.arange(1, SANCTUARIES + 1)) / 2  # how far the best of so many stands out, nearly
RISES = rises(2)
LOW = np.array([1 - region / REGIONS for region in range(REGIONS)])
SHARE = np.array([1 / number for number in range(1, MISSING + 1)])


@rule
def rounds_left(table):
    """Regions that everybody has still to lay."""
    return ROUNDS - int64(table.rounds) + int64(table.phase == EXPLORE or table.phase == GIVE)


@rule
def quest_promises(card, seen, outlook, notes):
    """What a quest may be expected to pay, given what it sees now."""
    chance = 1.0
    needed = CARDS[card, NEEDED]
    if ((seen | SPARE) - needed) & SPARE != SPARE:
        for wonder in range(len(WONDERS)):
            missing = (needed >> WONDER_FIELDS[wonder] & COUNT) - (seen >> WONDER_FIELDS[wonder] & COUNT)
            if missing > 0:
                chance *= notes[outlook + KINDS + wonder * MISSING + missing]
    first, second = CARDS[card, FIRST], CARDS[card, SECOND]
    if first == SET:
        return chance * CARDS[card, PAID] * sets_promised(seen, outlook, notes)
    count = (seen >> first & COUNT) + (seen >> second & COUNT)
    return chance * CARDS[card, PAID] * (count + notes[outlook + COUNTED[card, 0]] + notes[outlook + COUNTED[card, 1]])


@rule
def sets_promised(seen, outlook, notes):
    """How many sets of all four biomes may be expected."""
    sets = 0.0
    for wanted in range(1, 4):
        missing = 0
        for biome in range(len(BIOMES)):
            missing += max(0, wanted - (seen >> BIOME_FIELDS[biome] & COUNT))
        if missing >= MISSING:
            return sets
        sets += notes[outlook + KINDS + SETS * MISSING + missing]
    return sets


@rule
def regions_laid(table, seat):
    """How many regions are in a row."""
    count = int64(table.rounds) - 1
    while count < ROUNDS and table.row[seat, count] != NO_CARD:
        count += 1
    return count


@rule
def walk_back(table, seat, road):
    """Note what there is of a player's road, and what each quest sees."""
    seen, clues = START, 0
    for i in range(int64(table.kept_size[seat])):
        card = REGIONS + int64(table.kept[seat, i])
        seen += CARDS[card, SHOWN]
        clues += CLUES[card]
    laid = regions_laid(table, seat)
    road[QUESTS], road[SEEN] = 0, seen
    road[LAST] = int64(table.row[seat, laid - 1]) if laid else REGIONS - 1  # the first region finds nothing
    for i in range(laid - 1, -1, -1):
        card = int64(table.row[seat, i])
        seen += CARDS[card, SHOWN]
        clues += CLUES[card]
        note_quest(road, card, seen, IN_ROW + i)
    for i in range(int64(table.kept_size[seat])):
        note_quest(road, REGIONS + int64(table.kept[seat, i]), seen, IN_KEPT + i)
    road[ALL_CLUES] = clues


@rule
def note_quest(road, card, seen, term):
    """Note a card, if it has a quest."""
    if CARDS[card, PAID]:
        place = QUEST + OF_QUEST * road[QUESTS]
        road[place], road[place + 1], road[place + 2] = card, seen, term
        road[QUESTS] += 1


@rule
def quests_promise(road, more, left, notes):
    """What all quests of a road may pay, if they see `more` and `left` regions follow."""
    total = 0.0
    for place in range(QUEST, QUEST + OF_QUEST * road[QUESTS], OF_QUEST):
        total += quest_promises(road[place], road[place + 1] + more, left * OUTLOOK, notes)
    return total


@rule
def find_worth(clues, weights):
    """What one sanctuary is worth, chosen among as many more as there are clues."""
    return weights[FIND] + weights[CHOICE] * CHOSEN_AMONG[clues]


@rule
def early_choice(card, left, weights):
    """What it is worth to choose from the market before those who laid higher regions."""
    return weights[EARLY] * LOW[card] if left else 0.0


@lean
def laid_in_order(road, first, second, third, left, weights, notes):
    """What regions (the latter two may be NO_CARD) bring by themselves if they are laid next and `left` follow."""
    seen, clues, outlook = road[SEEN], road[ALL_CLUES] + CLUES[first], left * OUTLOOK
    found, last, worth = int64(first > road[LAST]), first, 0.0
    if third != NO_CARD:
        seen += CARDS[third, SHOWN]
        clues += CLUES[third]
        found += int64(third > second)
        last = third
        worth = quest_promises(third, seen, outlook, notes)
    if second != NO_CARD:
        seen += CARDS[second, SHOWN]
        clues += CLUES[second]
        found += int64(second > first)
        last = second if third == NO_CARD else third
        worth += quest_promises(second, seen, outlook, notes)
    worth += quest_promises(first, seen + CARDS[first, SHOWN], outlook, notes)
    worth += early_choice(first, left + int64(second != NO_CARD), weights)
    return worth + (found + RISES[left, last]) * find_worth(clues, weights)


@rule
def cards_held(table, seat, open_only, cards):
    """Write the cards of a hand that may be laid; return how many."""
    count = 0
    for i in range(int64(table.hand_size[seat])):
        card = int64(table.hand[seat, i])
        given = table.phase == GIVE and (card == table.given[seat, 0] or card == table.given[seat, 1])
        if not given and (table.known[seat, i] == 1 or not open_only):
            cards[count] = card
            count += 1
    return count


@rule
def hand_worth(road, cards, count, now, left, weights, notes):
    """What a hand adds to what there is `now`: its best card in the last round, something of the best few before."""
    if count == 0 or left == 0:
        return 0.0
    one = best_card(road, cards, count, left - 1, weights, notes) - now
    if left == 1:
        return one
    pair = best_pair(road, cards, count, left - 2, weights, notes) - now if count > 1 else one
    if left == 2:
        return weights[ONE_OF_TWO] * one + weights[BOTH] * pair
    three = best_three(road, cards, count, left - 3, weights, notes) - now if count > 2 else pair
    return weights[ONE] * one + weights[PAIR] * pair + weights[THREE] * three


@lean
def best_card(road, cards, count, left, weights, notes):
    """What the table is worth with the best card of a hand laid."""
    best = NEVER
    for i in range(count):
        worth = laid_in_order(road, cards[i], NO_CARD, NO_CARD, left, weights, notes)
        best = max(best, worth + quests_promise(road, CARDS[cards[i], SHOWN], left, notes))
    return best


@lean
def best_pair(road, cards, count, left, weights, notes):
    """What the table is worth with the best two cards of a hand laid."""
    best = NEVER
    for i in range(1, count):
        for j in range(i):
            a, b = cards[i], cards[j]
            worth = max(
                laid_in_order(road, a, b, NO_CARD, left, weights, notes),
                laid_in_order(road, b, a, NO_CARD, left, weights, notes),
            )
            best = max(best, worth + quests_promise(road, CARDS[a, SHOWN] + CARDS[b, SHOWN], left, notes))
    return best


@lean
def best_three(road, cards, count, left, weights, notes):
    """What the table is worth with the best three cards of a hand laid."""
    best = NEVER
    for i in range(2, count):
        for j in range(1, i):
            for k in range(j):
                a, b, c = cards[i], cards[j], cards[k]
                worth = laid_in_order(road, a, b, c, left, weights, notes)
                worth = max(worth, laid_in_order(road, a, c, b, left, weights, notes))
                worth = max(worth, laid_in_order(road, b, a, c, left, weights, notes))
                worth = max(worth, laid_in_order(road, b, c, a, left, weights, notes))
                worth = max(worth, laid_in_order(road, c, a, b, left, weights, notes))
                worth = max(worth, laid_in_order(road, c, b, a, left, weights, notes))
                more = CARDS[a, SHOWN] + CARDS[b, SHOWN] + CARDS[c, SHOWN]
                best = max(best, worth + quests_promise(road, more, left, notes))
    return best


@rule
def finds_to_come(table, seat, road, left, weights):
    """What the sanctuaries are worth that a player has drawn or may find in the rounds left."""
    number = RISES[left, road[LAST]] + int64(table.drawn_size[seat] > 0)
    return number * find_worth(road[ALL_CLUES], weights)
