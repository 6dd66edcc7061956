"""What a seat knows, as bytes for learning: one row for each of the 80 cards, then the table as a whole.

Seats are counted from the observer: 0 is the observer's own, 1 the next, and so on. A spectator sees through
nobody's eyes: seats are counted from seat 0 and no hidden card is shown.
"""

from __future__ import annotations

import numpy as np
from numpy import int64

from hortus.core.bits import lowest, record
from hortus.core.native import rule
from hortus.core.planes import Plane, whole_plane
from hortus.games.arboretum.hidden import look
from hortus.games.arboretum.state import CARDS, NO_CARD, OVER, SIDES, SPECIES, TABLE, VALUES

# Columns of a card's row.
IN_PLAY = 0  # 1 if the card's species is in this game
IN_HAND = 1  # + seat: 1 if the card is known to the observer to be in that hand
IN_PILE = IN_HAND + SIDES  # + seat: 1 for the top card of that pile, 2 for the one below it, ...
IN_GARDEN = IN_PILE + SIDES  # + seat: when the card was planted there: 1 for the first, 2 for the second, ...
GARDEN_X = IN_GARDEN + SIDES  # the column of a planted card + 17
GARDEN_Y = GARDEN_X + 1  # the row of a planted card + 17
CHOSEN = GARDEN_Y + 1  # 1 for the card of the observer's own half-made move
COLUMNS = CHOSEN + 1

# Behind the 80 rows.
PHASE = CARDS * COLUMNS  # + phase: 1 for what is asked now; half-made moves of others look not begun
TURN = PHASE + OVER + 1  # + seat: 1 for the seat whose turn it is
DECK_LEFT = TURN + SIDES
HIDDEN = DECK_LEFT + 1  # + seat: how many cards of that hand the observer does not know
FEATURES = HIDDEN + SIDES

# What is remembered beside that.
SEEN_TAKEN = 0  # + card: 1 for a card of the observer's own hand that everybody saw being taken
MEMORY = SEEN_TAKEN + CARDS


def _of_cards(name: str, column: int, values: str, meaning: str) -> Plane:
    return Plane(name, column, (CARDS,), (COLUMNS,), "card", values, meaning)


def _of_cards_and_seats(name: str, column: int, values: str, meaning: str) -> Plane:
    return Plane(name, column, (CARDS, SIDES), (COLUMNS, 1), "card, seat", values, meaning)


PLANES = (
    _of_cards("in play", IN_PLAY, "0, 1", "1 if the card's species is in this game"),
    _of_cards_and_seats("hand", IN_HAND, "0, 1", "1 if the card is known to be in that hand: one's own, or seen taken"),
    _of_cards_and_seats("pile", IN_PILE, "0-17", "1 for the top card of that pile, 2 for the one below it, ..."),
    _of_cards_and_seats("garden", IN_GARDEN, "0-17", "when the card was planted there: 1 for the first, and so on"),
    _of_cards("garden x", GARDEN_X, "0, 1-33", "the column of a planted card, 17 for that of the garden's first"),
    _of_cards("garden y", GARDEN_Y, "0, 1-33", "the row of a planted card, 17 for that of the garden's first"),
    _of_cards("chosen", CHOSEN, "0, 1", "1 for the card of the observer's own half-made move"),
    whole_plane(
        "phase",
        PHASE,
        (OVER + 1,),
        "draw first, draw second, plant, place, discard, lay, over",
        "0, 1",
        "1 for what is asked now; half-made moves of others look not begun",
    ),
    whole_plane("turn", TURN, (SIDES,), "seat", "0, 1", "1 for the seat whose turn it is"),
    whole_plane("deck left", DECK_LEFT, (1,), "", "0-66", "cards in the deck"),
    whole_plane("hidden", HIDDEN, (SIDES,), "seat", "0-26", "cards of that hand that the observer does not know"),
    whole_plane(
        "seen taken",
        FEATURES + SEEN_TAKEN,
        (CARDS,),
        "card",
        "0, 1",
        "1 for a card of the observer's own hand that everybody saw being taken",
    ),
)


@rule
def observe(state, player, out):
    """Write what `player` knows; -1 is a spectator."""
    table = record(state, TABLE)
    known = np.zeros((SIDES, SPECIES), np.int64)
    hidden = np.zeros(SIDES, np.int64)
    phase, chosen = look(state, player, known, hidden)
    out[:FEATURES] = 0
    first = max(player, 0)
    sides = int64(table.sides)
    for card in range(CARDS):
        out[card * COLUMNS + IN_PLAY] = table.in_play[card // VALUES]
    for away in range(sides):
        side = (first + away) % sides
        observe_hand(known, side, away, out)
        observe_pile(table, side, away, out)
        observe_garden(table, side, away, out)
        out[HIDDEN + away] = hidden[side]
    if chosen != NO_CARD:
        out[chosen * COLUMNS + CHOSEN] = 1
    out[PHASE + phase] = 1
    if phase != OVER:
        out[TURN + (int64(table.turn) - first) % sides] = 1
    out[DECK_LEFT] = table.deck_left


@rule
def observe_hand(known, side, away, out):
    """The cards of a hand that the observer knows."""
    for species in range(SPECIES):
        bits = known[side, species]
        while bits:
            out[(species * VALUES + lowest(bits)) * COLUMNS + IN_HAND + away] = 1
            bits &= bits - 1


@rule
def observe_pile(table, side, away, out):
    """A pile from the top down."""
    size = int64(table.pile_size[side])
    for i in range(size):
        out[int64(table.pile[side, i]) * COLUMNS + IN_PILE + away] = size - i


@rule
def observe_garden(table, side, away, out):
    """A garden in the order of planting."""
    for i in range(int64(table.garden_size[side])):
        row = int64(table.planted[side, i]) * COLUMNS
        out[row + IN_GARDEN + away] = i + 1
        out[row + GARDEN_X] = int64(table.x[side, i]) + 17
        out[row + GARDEN_Y] = int64(table.y[side, i]) + 17


@rule
def recall(state, player, out):
    """Write which cards of its own hand others know."""
    table = record(state, TABLE)
    out[:MEMORY] = 0
    if player < 0:
        return
    for species in range(SPECIES):
        bits = int64(table.known[player, species])
        while bits:
            out[SEEN_TAKEN + species * VALUES + lowest(bits)] = 1
            bits &= bits - 1
