"""The record: one game of Faraway in a few hundred bytes.

A region's number is its duration less one, a sanctuary's its number less one. Hands are kept in ascending order, so
that they have no order that could tell when a card came. What has left a deck leaves no trace in it.
"""

from __future__ import annotations

from hortus.core.layout import layout
from hortus.games.faraway.cards import REGIONS, SANCTUARIES

SEATS = 6
ROUNDS = 8
HAND = 5  # dealt in the advanced game; 3 are played from
KEPT = ROUNDS - 1  # sanctuaries at most: none in the first round
MARKET = SEATS + 1
ROW = 5  # market of the solo game
RIVALS = 3  # opponents' cards of the solo game
GIVEN = 2  # cards given back in the advanced game
NO_CARD = 255

# What is asked of those who act.
GIVE, EXPLORE, TAKE, KEEP, OVER = range(5)

TABLE = layout(
    [
        ("players", "u1"),
        ("advanced", "u1"),
        ("phase", "u1"),
        ("rounds", "u1"),  # begun, this one included
        ("place", "u1"),  # in the draft order: whose turn it is while regions are taken and sanctuaries kept
        ("draft", "u1", (SEATS,)),  # seats in ascending order of the durations just played
        ("deck_left", "u1"),
        ("deck", "u1", (REGIONS,)),  # the top card is deck[deck_left - 1]; before the give-backs all 68
        ("hand_size", "u1", (SEATS,)),
        ("hand", "u1", (SEATS, HAND)),
        ("known", "u1", (SEATS, HAND)),  # 1 for a card that everybody saw being taken
        ("chosen", "u1", (SEATS,)),  # the secret choice of this round, still in the hand
        ("given_size", "u1", (SEATS,)),
        ("given", "u1", (SEATS, GIVEN)),  # ascending once both are given
        ("market", "u1", (MARKET,)),  # in the order shown; NO_CARD where a card was taken
        ("rivals", "u1", (RIVALS,)),  # solo: the opponents' cards of this round, ascending
        ("rival_took", "u1", (RIVALS,)),  # solo: what each of them took, or NO_CARD
        ("row", "u1", (SEATS, ROUNDS)),
        ("kept_size", "u1", (SEATS,)),
        ("kept", "u1", (SEATS, KEPT)),
        ("shown", "u1", ((REGIONS + 7) // 8,)),  # bits of the regions that were shown from the deck
        ("drawn", "u1", (SANCTUARIES,)),  # drawn sanctuaries, seat after seat in draft order, as they came
        ("drawn_from", "u1", (SEATS,)),  # where in `drawn` a seat's cards begin
        ("drawn_size", "u1", (SEATS,)),
        ("sanctuaries_left", "u1"),
        ("sanctuaries", "u1", (SANCTUARIES,)),  # the top card is sanctuaries[sanctuaries_left - 1]
        ("knower", "u1", (SANCTUARIES,)),  # seat that put this card of the deck back, or NO_CARD
    ]
)

# Actions: a number always means the same thing.
EXPLORE_CARD = 0  # + region: play it, in secret until all have chosen
TAKE_CARD = EXPLORE_CARD + REGIONS  # + region: take it from the market
KEEP_CARD = TAKE_CARD + REGIONS  # + sanctuary: keep it, of those drawn
GIVE_CARD = KEEP_CARD + SANCTUARIES  # + region: give it back, before an advanced game
ACTIONS = GIVE_CARD + REGIONS
