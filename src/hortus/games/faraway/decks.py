"""Decks and hands: how cards leave the one and come into the other."""

from __future__ import annotations

from numpy import int64

from hortus.core.native import rule
from hortus.games.faraway.state import NO_CARD


@rule
def from_deck(table):
    """Take the top card of the deck, and leave no trace of it there."""
    table.deck_left -= 1
    card = int64(table.deck[table.deck_left])
    table.deck[table.deck_left] = NO_CARD
    return card


@rule
def shown_from_deck(table):
    """Turn up the top card of the deck for everybody to see."""
    card = from_deck(table)
    table.shown[card // 8] |= 1 << (card % 8)
    return card


@rule
def from_sanctuaries(table):
    """Take the top sanctuary; whoever knew where it lay does not know it any longer."""
    table.sanctuaries_left -= 1
    top = int64(table.sanctuaries_left)
    card = int64(table.sanctuaries[top])
    table.sanctuaries[top] = table.knower[top] = NO_CARD
    return card


@rule
def hold(table, seat, card, known):
    """Add a card to a hand, in its ascending place."""
    i = int64(table.hand_size[seat])
    while i > 0 and table.hand[seat, i - 1] > card:
        table.hand[seat, i] = table.hand[seat, i - 1]
        table.known[seat, i] = table.known[seat, i - 1]
        i -= 1
    table.hand[seat, i] = card
    table.known[seat, i] = known
    table.hand_size[seat] += 1


@rule
def let_go(table, seat, card):
    """Take a card out of a hand."""
    last = int64(table.hand_size[seat]) - 1
    i = 0
    while table.hand[seat, i] != card:
        i += 1
    while i < last:
        table.hand[seat, i] = table.hand[seat, i + 1]
        table.known[seat, i] = table.known[seat, i + 1]
        i += 1
    table.hand[seat, last] = table.known[seat, last] = NO_CARD
    table.hand_size[seat] = last


@rule
def in_a_hand(table, card):
    """True if somebody holds the card."""
    for seat in range(int64(table.players)):
        for i in range(int64(table.hand_size[seat])):
            if table.hand[seat, i] == card:
                return True
    return False
