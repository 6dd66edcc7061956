"""What each seat knows, and tables that it can't tell from the true one.

Public: rows, kept sanctuaries, market, discards, how many cards each deck and hand holds, who has chosen, and every
hand card that was taken from the market. A seat also knows its own hand, its choice, the sanctuaries that it has drawn,
those that it put back under the deck with their places there, and the regions that it gave back before an advanced
game. A sanctuary that somebody else draws again is lost from sight: the one who puts it back next knows its place.
"""

from __future__ import annotations

import numpy as np
from numpy import int64

from hortus.core.bits import record
from hortus.core.chance import below, bring_to_end, generator, shuffle
from hortus.core.native import rule
from hortus.games.faraway.cards import REGIONS, SANCTUARIES
from hortus.games.faraway.decks import hold
from hortus.games.faraway.state import EXPLORE, GIVE, GIVEN, HAND, NO_CARD, ROUNDS, TABLE

VEILED = 254  # in a veiled table: a card is there, and these eyes can't know which


@rule
def veil(state, player, out):
    """Copy a table without anything that `player` can't know: views and features are made from nothing else.

    Hidden cards of a hand come after the known ones. -1 is a spectator.
    """
    for i in range(len(state)):
        out[i] = state[i]
    table = record(out, TABLE)
    for i in range(int64(table.deck_left)):
        table.deck[i] = VEILED
    for i in range(int64(table.sanctuaries_left)):
        if table.knower[i] != player:
            table.sanctuaries[i] = VEILED
    for seat in range(int64(table.players)):
        if seat != player:
            veil_seat(table, seat)


@rule
def veil_seat(table, seat):
    """Hide another's hand, choice, gifts and drawn sanctuaries."""
    if table.chosen[seat] != NO_CARD:
        table.chosen[seat] = VEILED
    if table.phase == GIVE and table.given_size[seat] < GIVEN:  # half a choice looks not begun
        table.given_size[seat] = 0
        table.given[seat, 0] = NO_CARD
    for i in range(int64(table.given_size[seat])):
        table.given[seat, i] = VEILED
    start = int64(table.drawn_from[seat])
    for i in range(int64(table.drawn_size[seat])):
        table.drawn[start + i] = VEILED
    known = hide_hand(table, seat)
    for i in range(known, int64(table.hand_size[seat])):
        table.hand[seat, i] = VEILED


@rule
def hide_hand(table, seat):
    """Take the unknown cards out of a hand, leave their places free at its end, and return how many are known."""
    count = 0
    for i in range(int64(table.hand_size[seat])):
        if table.known[seat, i] == 1:
            table.hand[seat, count] = table.hand[seat, i]
            table.known[seat, count] = 1
            count += 1
    for i in range(count, int64(table.hand_size[seat])):
        table.hand[seat, i] = NO_CARD
        table.known[seat, i] = 0
    return count


@rule
def seen(state, player, out):
    """Write a 1 for each region, then for each sanctuary, that `player` can place."""
    table = record(state, TABLE)
    for i in range(REGIONS + SANCTUARIES):
        out[i] = 0
    for card in range(REGIONS):
        out[card] = int64(table.shown[card // 8]) >> (card % 8) & 1
    for seat in range(int64(table.players)):
        for i in range(ROUNDS):
            mark(out, int64(table.row[seat, i]))
        for i in range(int64(table.kept_size[seat])):
            mark(out, REGIONS + int64(table.kept[seat, i]))
    for i in range(int64(table.sanctuaries_left)):
        if table.knower[i] == player:
            mark(out, REGIONS + int64(table.sanctuaries[i]))
    if player >= 0:
        for i in range(int64(table.hand_size[player])):
            mark(out, int64(table.hand[player, i]))
        start = int64(table.drawn_from[player])
        for i in range(int64(table.drawn_size[player])):
            mark(out, REGIONS + int64(table.drawn[start + i]))


@rule
def mark(out, number):
    """Note a card, if there is one."""
    if number != NO_CARD:
        out[number] = 1


@rule
def unseen(state, player, out):
    """Write the regions, then the sanctuaries, that `player` can't place; ascending."""
    placed = np.empty(REGIONS + SANCTUARIES, np.uint8)
    seen(state, player, placed)
    count = 0
    for number in range(REGIONS + SANCTUARIES):
        if not placed[number]:
            out[count] = number
            count += 1
    return count


@rule
def redeal(state, player, seed, weights):
    """Deal anew what `player` can't place: hidden hands, choices, gifts, drawn sanctuaries, and both decks."""
    table = record(state, TABLE)
    rng = generator(seed)
    pool = np.empty(REGIONS + SANCTUARIES, np.int32)
    count = unseen(state, player, pool)  # ascending, whatever the truth: the same seed gives the same sample
    regions = 0
    while regions < count and pool[regions] < REGIONS:
        regions += 1
    sanctuaries = np.empty(SANCTUARIES, np.int32)
    for i in range(count - regions):
        sanctuaries[i] = pool[regions + i]
    redeal_regions(table, player, rng, weights, pool, regions)
    redeal_sanctuaries(table, player, rng, weights, sanctuaries, count - regions)
    for seat in range(int64(table.players)):
        if seat != player:
            choose_anew(table, seat, rng)


@rule
def redeal_regions(table, player, rng, weights, pool, count):
    """Fill the hidden places of hands, then the deck; what one gave back oneself can only be in the deck."""
    own = np.empty(GIVEN, np.int32)
    gifts = take_own_gifts(table, player, pool, count, own)
    left = count - gifts
    shuffle(rng, pool, left)
    for seat in range(int64(table.players)):
        if seat != player:
            hidden = int64(table.hand_size[seat])
            known = hide_hand(table, seat)
            table.hand_size[seat] = known
            for _ in range(hidden - known):
                left -= 1
                if len(weights):
                    bring_to_end(rng, pool, left, weights[seat])
                hold(table, seat, int64(pool[left]), 0)
    if table.phase == GIVE:  # the second order holds all regions
        for card in range(REGIONS):
            pool[card] = card
        left = REGIONS
    for i in range(gifts):
        pool[left] = own[i]
        left += 1
    shuffle(rng, pool, left)
    for i in range(left):
        table.deck[i] = pool[i]
    if table.advanced and table.phase != GIVE:
        redeal_gifts(table, player, rng, pool, left)


@rule
def take_own_gifts(table, player, pool, count, own):
    """Take out of the pool the cards that `player` gave back and has not seen since; return how many."""
    gifts = 0
    if player >= 0 and table.phase != GIVE:
        kept = 0
        for i in range(count):
            card = pool[i]
            if card == table.given[player, 0] or card == table.given[player, 1]:
                own[gifts] = card
                gifts += 1
            else:
                pool[kept] = card
                kept += 1
    return gifts


@rule
def redeal_gifts(table, player, rng, pool, count):
    """What others gave back: any regions of the deck or shown from it, but for those that `player` gave back."""
    possible = np.zeros(REGIONS, np.uint8)
    for i in range(count):
        possible[pool[i]] = 1
    for card in range(REGIONS):
        if int64(table.shown[card // 8]) >> (card % 8) & 1:
            possible[card] = 1
    if player >= 0:
        for i in range(GIVEN):
            possible[int64(table.given[player, i])] = 0
    left = 0
    for card in range(REGIONS):
        if possible[card]:
            pool[left] = card
            left += 1
    shuffle(rng, pool, left)
    for seat in range(int64(table.players)):
        if seat != player:
            left -= GIVEN
            table.given[seat, 0] = min(pool[left], pool[left + 1])
            table.given[seat, 1] = max(pool[left], pool[left + 1])


@rule
def redeal_sanctuaries(table, player, rng, weights, pool, left):
    """Fill what others have drawn, then the places of the deck that `player` does not know."""
    shuffle(rng, pool, left)
    for seat in range(int64(table.players)):
        if seat != player:
            start = int64(table.drawn_from[seat])
            for i in range(int64(table.drawn_size[seat])):
                left -= 1
                if len(weights):
                    bring_to_end(rng, pool, left, weights[seat])
                table.drawn[start + i] = pool[left] - REGIONS
    for i in range(int64(table.sanctuaries_left)):
        if table.knower[i] != player:
            left -= 1
            table.sanctuaries[i] = pool[left] - REGIONS


@rule
def choose_anew(table, seat, rng):
    """Another secret choice of the same kind, from the hand as it was redealt."""
    if table.phase == EXPLORE and table.chosen[seat] != NO_CARD:
        table.chosen[seat] = table.hand[seat, below(rng, int64(table.hand_size[seat]))]
    if table.phase == GIVE and table.given_size[seat] > 0:
        first = below(rng, HAND)
        table.given[seat, 0] = table.hand[seat, first]
        if table.given_size[seat] == GIVEN:
            second = (first + 1 + below(rng, HAND - 1)) % HAND
            table.given[seat, 0] = min(table.hand[seat, first], table.hand[seat, second])
            table.given[seat, 1] = max(table.hand[seat, first], table.hand[seat, second])
