"""What each seat knows, and tables that it can't tell from the true one.

Public: gardens, piles in full, how many cards a hand and the deck hold, and every hand card that was taken from
a pile (ruling 3). A seat also sees its own hand. Everything else, the order of the deck and the other cards in
other hands, is hidden until the end, when all hands are laid open. So is the card of another seat's half-made
move.
"""

from __future__ import annotations

import numpy as np
from numpy import int64

from hortus.core.bits import lowest, record, size
from hortus.core.chance import below, bring_to_end, generator, shuffle
from hortus.core.native import rule
from hortus.games.arboretum.state import CARDS, NO_CARD, OVER, SPECIES, TABLE, VALUES


@rule
def hidden_part(table, side, species, player):
    """The bits of a hand that `player` does not know."""
    if side == player or table.phase == OVER:
        return 0
    return int64(table.hand[side, species]) & ~int64(table.known[side, species])


@rule
def look(state, player, known, hidden):
    """What `player` sees of what is not open to all: the choke point of views and features.

    Write the bits of each hand that are known and how many cards are not; return the phase and the card of a
    half-made move. Another's half-made move looks as if it had not begun.
    """
    table = record(state, TABLE)
    for side in range(int64(table.sides)):
        hidden[side] = 0
        for species in range(SPECIES):
            bits = hidden_part(table, side, species, player)
            hidden[side] += size(bits)
            known[side, species] = int64(table.hand[side, species]) & ~bits
    phase, chosen = int64(table.phase), int64(table.chosen)
    if chosen != NO_CARD and table.turn != player:
        return phase - 1, int64(NO_CARD)
    return phase, chosen


@rule
def unseen(state, player, out):
    """Write the cards that `player` can't place: in the deck, or hidden in another hand; ascending."""
    table = record(state, TABLE)
    hidden = np.zeros(SPECIES, np.int64)
    for i in range(int64(table.deck_left)):
        card = int64(table.deck[i])
        hidden[card // VALUES] |= 1 << (card % VALUES)
    for species in range(SPECIES):
        for side in range(int64(table.sides)):
            hidden[species] |= hidden_part(table, side, species, player)
    count = 0
    for species in range(SPECIES):
        bits = hidden[species]
        while bits:
            out[count] = species * VALUES + lowest(bits)
            count += 1
            bits &= bits - 1
    return count


@rule
def redeal(state, player, seed, weights):
    """Deal the unseen cards anew to deck and hidden hands; choose anew the card of another's half-made move."""
    table = record(state, TABLE)
    rng = generator(seed)
    pool = np.empty(CARDS, np.int32)
    left = unseen(state, player, pool)  # ascending, whatever the truth: the same seed gives the same sample
    shuffle(rng, pool, left)
    for side in range(int64(table.sides)):
        count = 0
        for species in range(SPECIES):
            bits = hidden_part(table, side, species, player)
            table.hand[side, species] = int64(table.hand[side, species]) & ~bits
            count += size(bits)
        for _ in range(count):
            left -= 1
            if len(weights):
                bring_to_end(rng, pool, left, weights[side])
            card = int64(pool[left])
            table.hand[side, card // VALUES] = int64(table.hand[side, card // VALUES]) | 1 << (card % VALUES)
    for i in range(left):
        table.deck[i] = pool[i]
    if table.chosen != NO_CARD and table.turn != player:
        table.chosen = random_card(rng, table, table.turn)


@rule
def random_card(rng, table, seat):
    """A random card of a hand."""
    count = 0
    for species in range(SPECIES):
        count += size(int64(table.hand[seat, species]))
    skip = below(rng, count)
    for species in range(SPECIES):
        bits = int64(table.hand[seat, species])
        while bits:
            if skip == 0:
                return species * VALUES + lowest(bits)
            skip -= 1
            bits &= bits - 1
    return NO_CARD
