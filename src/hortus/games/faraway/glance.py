"""A glance: a network so small that every action is looked at in a few microseconds.

It says what fame a player may expect of a road, the cards in hand and, when a region was laid, the market. There is one
set of numbers for each round, after a region was laid and at the round's end. A road, a card in hand and a card of the
market are rows of numbers; the first layer of the network is linear in them, so that cards just add to it.

    units = road @ ROAD + sum of cards in hand + sum of cards of the market + bias
    fame / 10 = units[0] + sum over the others of max(0, unit) * weight
"""

from __future__ import annotations

import numpy as np
from numpy import int64

from hortus.core.native import lean, rule
from hortus.games.faraway.cards import BIOMES, NEEDS, PER, POINTS, REGION, REGIONS, SET, SIGHTS, WONDERS
from hortus.games.faraway.prospects import CARDS, CHOSEN_AMONG, CLUES, COUNTED, WEIGHTS, regions_laid
from hortus.games.faraway.search import (
    BIOME_FIELDS,
    COUNT,
    FIRST,
    NEEDED,
    PAID,
    REGION_TABLE,
    SECOND,
    SHOWN,
    SPARE,
    START,
    WONDER_FIELDS,
)
from hortus.games.faraway.search import WIDTH as BITS
from hortus.games.faraway.state import EXPLORE, EXPLORE_CARD, KEEP_CARD, MARKET, NO_CARD, ROUNDS, TAKE, TAKE_CARD

KINDS = len(SIGHTS) + 2  # what quests can count: sights, once, sets
ONCE, SETS = len(SIGHTS), len(SIGHTS) + 1
FEW = 4  # wonders missing, at most told apart
MANY = 5  # the same, of all kinds together
STEPS = 9  # parts of the durations

# Numbers of a road.
PAID_NOW = 0
MET = PAID_NOW + 1  # what quests that are sure to pay count
UNMET = MET + KINDS
WAITING = UNMET + KINDS  # what waits for so many of each wonder
WAITING_ALL = WAITING + FEW * len(WONDERS)
NEXT_SET = WAITING_ALL + MANY
KEPT_SIGHTS = NEXT_SET + len(BIOMES)
ALL_SIGHTS = KEPT_SIGHTS + len(SIGHTS)
UNSEEN = ALL_SIGHTS + len(SIGHTS)
LAST_STEP = UNSEEN + len(SIGHTS)
LAST, CLUES_SEEN, CHOICE, NUMBER_KEPT, FOUND, PLAYERS = range(LAST_STEP + STEPS, LAST_STEP + STEPS + 6)
OF_ROAD = PLAYERS + 1

PER_KIND = np.array([3.0] * len(SIGHTS) + [10.0, 10.0])  # points that count as one

# What the regions of each byte of `shown` show, packed as in search.py, and how many they are.
SHOWN_SIGHTS = np.array(
    [
        [
            sum(
                int(REGION_TABLE[8 * byte + bit, SHOWN])
                for bit in range(8)
                if bits >> bit & 1 and 8 * byte + bit < REGIONS
            )
            for bits in range(256)
        ]
        for byte in range((REGIONS + 7) // 8)
    ],
    np.int64,
)
BITS_SET = np.array([bin(bits).count("1") for bits in range(256)], np.int64)
ALL_SHOW = int(sum(int(shown) for shown in REGION_TABLE[:, SHOWN]))
FIELD = (1 << BITS) - 1


def card_numbers(card):
    """A region as a row of numbers: what it shows, counts and needs, and its duration."""
    row = REGION[card]
    counts, needs = np.zeros(KINDS), row[NEEDS : NEEDS + len(WONDERS)]
    for kind in range(len(SIGHTS)):
        counts[kind] = row[POINTS] / PER_KIND[kind] if row[PER] != SET and row[PER] >> kind & 1 else 0.0
    counts[SETS if row[PER] == SET else ONCE] = row[POINTS] / 10 if row[PER] <= 0 else 0.0
    number, step = np.zeros(MANY), np.zeros(STEPS)
    if needs.sum():
        number[min(int(needs.sum()), MANY) - 1] = row[POINTS] / 10
    step[card * STEPS // REGIONS] = 1.0
    return np.concatenate([row[: len(SIGHTS)], counts, needs, number, step, [card / REGIONS]])


CARD_NUMBERS = np.array([card_numbers(card) for card in range(REGIONS)])
OF_CARD = CARD_NUMBERS.shape[1]
IN_HAND, IN_MARKET = OF_ROAD, OF_ROAD + OF_CARD
JOINT = IN_MARKET + OF_CARD
# Numbers of a road and a hand together: what quests count that the hand shows, what the hand's quests count that the
# sanctuaries show, what the hand shows of the wonders waited for, and how many of its cards rise.
SURE_SHOWN = 0
UNSURE_SHOWN = SURE_SHOWN + len(SIGHTS)
KEPT_COUNTED = UNSURE_SHOWN + len(SIGHTS)
WAITED_SHOWN = KEPT_COUNTED + len(SIGHTS)
KEPT_NEEDED = WAITED_SHOWN + len(WONDERS)
RISING = KEPT_NEEDED + len(WONDERS)
OF_JOINT = RISING + 1
CARD_SHOWS, CARD_COUNTS, CARD_NEEDS = 0, len(SIGHTS), len(SIGHTS) + KINDS  # places in the numbers of a card
BIAS = JOINT + OF_JOINT
LAST_LAYER = BIAS + 1
ROWS = LAST_LAYER + 1  # of the numbers of a set
UNITS = 64
MOMENTS = 2 * ROUNDS - 1  # each has a set of numbers: 2 * (rounds - 1), and one more once the region is laid


def unfold(policy):
    """A policy as it is used: the weights, then for each set of the network also what each card adds in hand or market.

    It is kept without, which is far less. The network's numbers are short ones, two in the room of one, as twice as
    many of them are reckoned with at a time.
    """
    own = len(WEIGHTS)
    sets = policy[own:].reshape(MOMENTS, ROWS, UNITS)
    hand = np.einsum("cf,sfu->scu", CARD_NUMBERS, sets[:, IN_HAND:IN_MARKET])
    market = np.einsum("cf,sfu->scu", CARD_NUMBERS, sets[:, IN_MARKET:JOINT])
    road = np.concatenate([sets[:, :OF_ROAD], sets[:, BIAS:], sets[:, JOINT:BIAS]], axis=1)
    numbers = np.concatenate([road, hand, market], axis=1).astype(np.float32).reshape(-1)
    return np.concatenate([policy[:own], numbers.view(np.float64)])


# Rows of a network as it is used.
BIAS_ROW, LAST_ROW, JOINT_ROW, HAND_ROW = OF_ROAD, OF_ROAD + 1, OF_ROAD + 2, OF_ROAD + 2 + OF_JOINT
MARKET_ROW = HAND_ROW + REGIONS
UNFOLDED_ROWS = MARKET_ROW + REGIONS


@rule
def network_in(weights):
    """The network that stands behind the weights."""
    return weights[len(WEIGHTS) :].view(np.float32).reshape((MOMENTS, UNFOLDED_ROWS, UNITS))


@lean
def road_numbers(table, seat, region, sanctuary, found, numbers):
    """Write the numbers of a road, as if one more region and sanctuary were there (or NO_CARD)."""
    for i in range(OF_ROAD):
        if i < UNSEEN or i >= UNSEEN + len(SIGHTS):
            numbers[i] = 0.0
    kept, clues = START, 0
    for i in range(int64(table.kept_size[seat])):
        card = REGIONS + int64(table.kept[seat, i])
        kept += CARDS[card, SHOWN]
        clues += CLUES[card]
    if sanctuary != NO_CARD:
        kept += CARDS[REGIONS + sanctuary, SHOWN]
        clues += CLUES[REGIONS + sanctuary]
    laid, seen = regions_laid(table, seat), kept
    last = int64(table.row[seat, laid - 1]) if laid else REGIONS - 1
    if region != NO_CARD:
        last = region
        seen += CARDS[region, SHOWN]
        clues += CLUES[region]
        quest_numbers(region, seen, numbers)
    for i in range(laid - 1, -1, -1):
        card = int64(table.row[seat, i])
        seen += CARDS[card, SHOWN]
        clues += CLUES[card]
        quest_numbers(card, seen, numbers)
    for i in range(int64(table.kept_size[seat])):
        quest_numbers(REGIONS + int64(table.kept[seat, i]), seen, numbers)
    if sanctuary != NO_CARD:
        quest_numbers(REGIONS + sanctuary, seen, numbers)
    for kind in range(len(SIGHTS)):
        numbers[KEPT_SIGHTS + kind] = 0.5 * (kept >> BITS * kind & COUNT)
        numbers[ALL_SIGHTS + kind] = 0.25 * (seen >> BITS * kind & COUNT)
    numbers[LAST_STEP + last * STEPS // REGIONS] = 1.0
    numbers[LAST] = last / REGIONS
    numbers[CLUES_SEEN], numbers[CHOICE] = 0.25 * clues, CHOSEN_AMONG[clues]
    numbers[NUMBER_KEPT] = 0.25 * (int64(table.kept_size[seat]) + int64(sanctuary != NO_CARD))
    numbers[FOUND] = found
    if table.players > 1:
        numbers[PLAYERS] = 0.25 * int64(table.players)


@rule
def quest_numbers(card, seen, numbers):
    """Add a quest to the numbers of a road, given what it sees."""
    paid = CARDS[card, PAID]
    if paid == 0:
        return
    first, second = COUNTED[card, 0], COUNTED[card, 1]
    missing, needed, count = 0, CARDS[card, NEEDED], 1
    to_set = 0
    if first < 0:
        first, count = SETS, COUNT
        for biome in range(len(BIOMES)):
            count = min(count, seen >> BIOME_FIELDS[biome] & COUNT)
        for biome in range(len(BIOMES)):
            to_set += int64((seen >> BIOME_FIELDS[biome] & COUNT) == count)
        numbers[NEXT_SET + to_set - 1] += paid / 10
    elif first < ONCE:
        count = (seen >> CARDS[card, FIRST] & COUNT) + (seen >> CARDS[card, SECOND] & COUNT)
    if ((seen | SPARE) - needed) & SPARE != SPARE:
        stake = 0.1 * paid * (count if first == ONCE else count + 1)
        for wonder in range(len(WONDERS)):
            more = (needed >> WONDER_FIELDS[wonder] & COUNT) - (seen >> WONDER_FIELDS[wonder] & COUNT)
            if more > 0:
                missing += more
                numbers[WAITING + FEW * wonder + min(more, FEW) - 1] += stake
        numbers[WAITING_ALL + min(missing, MANY) - 1] += stake
    else:
        numbers[PAID_NOW] += 0.1 * paid * count
    block = UNMET if missing else MET
    if first != ONCE:
        numbers[block + first] += paid / PER_KIND[first]
        if second < ONCE:
            numbers[block + second] += paid / PER_KIND[second]


@rule
def unseen_numbers(table, without_market, numbers):
    """Write the sights of the regions that were never shown from the deck, or are in the market: so many each."""
    sights, number = START, 0
    for byte in range(len(table.shown)):
        bits = int64(table.shown[byte])
        sights += SHOWN_SIGHTS[byte, bits]
        number += BITS_SET[bits]
    for i in range(MARKET):
        if without_market and table.market[i] != NO_CARD:
            sights -= REGION_TABLE[int64(table.market[i]), SHOWN]
            number -= 1
    for kind in range(len(SIGHTS)):
        unseen = (ALL_SHOW >> BITS * kind & FIELD) - (sights >> BITS * kind & FIELD)
        numbers[kind] = unseen / (REGIONS - number)


@rule
def first_layer(layer, bias, many, numbers, units):
    """Write the units that a layer with its bias in that row answers to so many numbers."""
    for u in range(UNITS):
        units[u] = layer[bias, u]
    for i in range(many):
        number = np.float32(numbers[i])
        if number != 0.0:
            for u in range(UNITS):
                units[u] += number * layer[i, u]


@rule
def add_card(net, moment, row, units):
    """Add a card, by its row."""
    for u in range(UNITS):
        units[u] += net[moment, row, u]


@lean
def hold_card(net, moment, card, last, hand, units):
    """Add a card in hand, to the units and to the numbers of the whole hand."""
    add_card(net, moment, HAND_ROW + card, units)
    for i in range(CARD_NEEDS + len(WONDERS)):
        hand[i] += CARD_NUMBERS[card, i]
    hand[OF_CARD] += int64(card > last)


@rule
def hold(card, last, hand):
    """Add a card to the numbers of a hand, the last of which is how many rise above the region laid `last`."""
    hand[:OF_CARD] += CARD_NUMBERS[card]
    hand[OF_CARD] += int64(card > last)


@rule
def joint_numbers(numbers, hand, joint):
    """Write the numbers of a road and a hand together."""
    for kind in range(len(SIGHTS)):
        joint[SURE_SHOWN + kind] = numbers[MET + kind] * hand[CARD_SHOWS + kind]
        joint[UNSURE_SHOWN + kind] = numbers[UNMET + kind] * hand[CARD_SHOWS + kind]
        joint[KEPT_COUNTED + kind] = numbers[KEPT_SIGHTS + kind] * hand[CARD_COUNTS + kind]
    for wonder in range(len(WONDERS)):
        waiting = 0.0
        for few in range(FEW):
            waiting += numbers[WAITING + FEW * wonder + few]
        kind = len(BIOMES) + wonder
        joint[WAITED_SHOWN + wonder] = waiting * hand[CARD_SHOWS + kind]
        joint[KEPT_NEEDED + wonder] = numbers[KEPT_SIGHTS + kind] * hand[CARD_NEEDS + wonder]
    joint[RISING] = hand[OF_CARD]


@lean
def fame_to_expect(net, moment, numbers, hand, units, joint, sums):
    """What the network answers for a road and a hand: their units, and those of both together."""
    layer = net[moment]
    joint_numbers(numbers, hand, joint)
    for u in range(UNITS):
        sums[u] = units[u]
    for i in range(OF_JOINT):
        number = np.float32(joint[i])
        if number != 0.0:
            for u in range(UNITS):
                sums[u] += number * layer[JOINT_ROW + i, u]
    total = sums[0]
    for u in range(1, UNITS):
        if sums[u] > 0.0:
            total += sums[u] * layer[LAST_ROW, u]
    return 10.0 * np.float64(total)


@rule
def glance(net, table, seat, actions, count, scores):
    """Score the legal actions of a player who lays a region, takes one or keeps a sanctuary: the fame to expect."""
    numbers, hand, joint = np.empty(OF_ROAD), np.empty(OF_CARD + 1), np.empty(OF_JOINT)
    units, sums = np.empty(UNITS, np.float32), np.empty(UNITS, np.float32)
    unseen_numbers(table, False, numbers[UNSEEN:])
    moment = moment_now(table)
    if table.phase == EXPLORE:
        glance_at_laying(net, moment, table, seat, actions, count, scores, numbers, units, hand, joint, sums)
    elif table.phase == TAKE:
        glance_at_taking(net, moment, table, seat, actions, count, scores, numbers, units, hand, joint, sums)
    else:
        for i in range(count):
            road_numbers(table, seat, NO_CARD, int64(actions[i]) - KEEP_CARD, 0, numbers)
            if table.rounds == ROUNDS:
                scores[i] = 10.0 * numbers[PAID_NOW]
            else:
                first_layer(net[moment], BIAS_ROW, OF_ROAD, numbers, units)
                add_hand(net, moment, table, seat, NO_CARD, last_laid(table, seat), hand, units)
                scores[i] = fame_to_expect(net, moment, numbers, hand, units, joint, sums)


@rule
def moment_now(table):
    """Which set of numbers values what there is after the action that is asked for now."""
    return 2 * (int64(table.rounds) - 1) + int64(table.phase != EXPLORE)


@rule
def last_laid(table, seat):
    """The last region of a row, which may be empty."""
    laid = regions_laid(table, seat)
    return int64(table.row[seat, laid - 1]) if laid else REGIONS


@lean
def add_hand(net, moment, table, seat, without, last, hand, units):
    """Add the cards in hand but one."""
    for i in range(OF_CARD + 1):
        hand[i] = 0.0
    for i in range(int64(table.hand_size[seat])):
        if table.hand[seat, i] != without:
            hold_card(net, moment, int64(table.hand[seat, i]), last, hand, units)


@lean
def glance_at_laying(net, moment, table, seat, actions, count, scores, numbers, units, hand, joint, sums):
    """Each region laid, with the others still in hand and the whole market open."""
    last = last_laid(table, seat)
    for i in range(count):
        card = int64(actions[i]) - EXPLORE_CARD
        road_numbers(table, seat, card, NO_CARD, int64(card > last), numbers)
        first_layer(net[moment], BIAS_ROW, OF_ROAD, numbers, units)
        add_hand(net, moment, table, seat, card, card, hand, units)
        for place in range(MARKET):
            if table.market[place] != NO_CARD:
                add_card(net, moment, MARKET_ROW + int64(table.market[place]), units)
        scores[i] = fame_to_expect(net, moment, numbers, hand, units, joint, sums)


@rule
def glance_at_taking(net, moment, table, seat, actions, count, scores, numbers, units, hand, joint, sums):
    """Each card of the market, with the best of the sanctuaries drawn."""
    start, drawn, last = int64(table.drawn_from[seat]), int64(table.drawn_size[seat]), last_laid(table, seat)
    more, with_it = np.empty(OF_CARD + 1), np.empty(UNITS, np.float32)
    for k in range(max(drawn, 1)):
        sanctuary = int64(table.drawn[start + k]) if drawn else NO_CARD
        road_numbers(table, seat, NO_CARD, sanctuary, 0, numbers)
        first_layer(net[moment], BIAS_ROW, OF_ROAD, numbers, units)
        add_hand(net, moment, table, seat, NO_CARD, last, hand, units)
        for i in range(count):
            more[:] = hand
            with_it[:] = units
            hold_card(net, moment, int64(actions[i]) - TAKE_CARD, last, more, with_it)
            fame = fame_to_expect(net, moment, numbers, more, with_it, joint, sums)
            if k == 0 or fame > scores[i]:
                scores[i] = fame
