"""What a seat knows, as bytes for learning: a row for each region, a row for each sanctuary, then the table as a whole.

Seats are counted from the observer: 0 is the observer's own, 1 the next, and so on. A spectator sees through
nobody's eyes: seats are counted from seat 0 and no hidden card is shown.
"""

from __future__ import annotations

import numpy as np
from numpy import int64

from hortus.core.bits import record
from hortus.core.native import rule
from hortus.games.faraway.cards import REGIONS, SANCTUARIES
from hortus.games.faraway.hidden import VEILED, veil
from hortus.games.faraway.rules import actors
from hortus.games.faraway.state import GIVE, GIVEN, MARKET, NO_CARD, OVER, RIVALS, ROUNDS, SEATS, TABLE

# Columns of a region's row.
IN_HAND = 0  # + seat: 1 if the region is known to be in that hand
IN_ROW = IN_HAND + SEATS  # + seat: its place in that row, from 1
IN_MARKET = IN_ROW + SEATS  # its place in the market, from 1
RIVAL = IN_MARKET + 1  # 1 for a solo opponent's card of this round
SHOWN = RIVAL + 1  # 1 once it was turned up from the deck, wherever it is now
CHOSEN = SHOWN + 1  # 1 for the observer's own secret choice
GAVE_BACK = CHOSEN + 1  # 1 for what the observer gives or gave back
REGION_COLUMNS = GAVE_BACK + 1

# Columns of a sanctuary's row.
KEPT_BY = 0  # + seat: when it was kept, from 1
DRAWN = KEPT_BY + SEATS  # 1 if the observer has drawn it and not chosen yet
DEPTH = DRAWN + 1  # its place in the deck, from 1 at the top, if the observer put it there
SANCTUARY_COLUMNS = DEPTH + 1

# Behind the rows.
FIRST_SANCTUARY = REGIONS * REGION_COLUMNS
PHASE = FIRST_SANCTUARY + SANCTUARIES * SANCTUARY_COLUMNS  # + phase: 1 for what is asked now
ROUND = PHASE + OVER + 1
PLAYERS = ROUND + 1
ADVANCED = PLAYERS + 1
DECK_LEFT = ADVANCED + 1
SANCTUARIES_LEFT = DECK_LEFT + 1
ACTS = SANCTUARIES_LEFT + 1  # + seat: 1 if that seat has to act
READY = ACTS + SEATS  # + seat: 1 if its secret choice is made
DRAFT = READY + SEATS  # + seat: its place in the draft order, from 1
HIDDEN = DRAFT + SEATS  # + seat: cards of that hand that the observer does not know
SEARCHED = HIDDEN + SEATS  # + seat: sanctuaries drawn and not chosen from yet
FEATURES = SEARCHED + SEATS


@rule
def observe(state, player, out):
    """Write what `player` knows; -1 is a spectator."""
    veiled = np.empty_like(state)
    veil(state, player, veiled)
    observe_veiled(veiled, player, out)


@rule
def observe_veiled(veiled, player, out):
    """Write what a veiled table shows."""
    table = record(veiled, TABLE)
    for i in range(FEATURES):
        out[i] = 0
    for card in range(REGIONS):
        out[card * REGION_COLUMNS + SHOWN] = int64(table.shown[card // 8]) >> (card % 8) & 1
    for i in range(MARKET):
        note(out, int64(table.market[i]), IN_MARKET, i + 1)
    for i in range(RIVALS):
        note(out, int64(table.rivals[i]), RIVAL, 1)
    observe_deck(table, out)
    first, players = max(player, 0), int64(table.players)
    acting = actors(veiled)
    for away in range(players):
        seat = (first + away) % players
        observe_seat(table, seat, away, out)
        out[ACTS + away] = acting >> seat & 1
        place = int64(table.draft[away])
        if place != NO_CARD:
            out[DRAFT + (place - first) % players] = away + 1
    out[PHASE + int64(table.phase)] = 1
    out[ROUND] = table.rounds
    out[PLAYERS] = players
    out[ADVANCED] = table.advanced
    out[DECK_LEFT] = table.deck_left
    out[SANCTUARIES_LEFT] = table.sanctuaries_left


@rule
def note(out, region, column, value):
    """Write into a region's row, if there is a region and it is known."""
    if region < VEILED:
        out[region * REGION_COLUMNS + column] = value


@rule
def observe_deck(table, out):
    """The sanctuaries of the deck whose places are known."""
    left = int64(table.sanctuaries_left)
    for i in range(left):
        card = int64(table.sanctuaries[i])
        if card != VEILED:
            out[FIRST_SANCTUARY + card * SANCTUARY_COLUMNS + DEPTH] = left - i


@rule
def observe_seat(table, seat, away, out):
    """A seat's hand, row, choices and sanctuaries."""
    for i in range(int64(table.hand_size[seat])):
        note(out, int64(table.hand[seat, i]), IN_HAND + away, 1)
        out[HIDDEN + away] += table.hand[seat, i] == VEILED
    for i in range(ROUNDS):
        note(out, int64(table.row[seat, i]), IN_ROW + away, i + 1)
    note(out, int64(table.chosen[seat]), CHOSEN, 1)
    for i in range(int64(table.given_size[seat])):
        note(out, int64(table.given[seat, i]), GAVE_BACK, 1)
    if table.chosen[seat] != NO_CARD or (table.phase == GIVE and table.given_size[seat] == GIVEN):
        out[READY + away] = 1
    for i in range(int64(table.kept_size[seat])):
        out[FIRST_SANCTUARY + int64(table.kept[seat, i]) * SANCTUARY_COLUMNS + KEPT_BY + away] = i + 1
    start = int64(table.drawn_from[seat])
    for i in range(int64(table.drawn_size[seat])):
        card = int64(table.drawn[start + i])
        if card != VEILED:
            out[FIRST_SANCTUARY + card * SANCTUARY_COLUMNS + DRAWN] = 1
    out[SEARCHED + away] = table.drawn_size[seat]
