"""What a seat knows, as bytes for learning: a row for each region, a row for each sanctuary, then the table as a whole.

Seats are counted from the observer: 0 is the observer's own, 1 the next, and so on. A spectator sees through
nobody's eyes: seats are counted from seat 0 and no hidden card is shown.
"""

from __future__ import annotations

import numpy as np
from numpy import int64

from hortus.core.bits import record
from hortus.core.native import rule
from hortus.core.planes import Plane, whole_plane
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

# What is remembered beside that.
SEEN_TAKEN = 0  # + region: 1 for a region of the observer's own hand that everybody saw being taken
DRAWN_ORDER = SEEN_TAKEN + REGIONS  # + sanctuary: when the observer drew it, from 1, until one of them is kept
TAKEN_BY_RIVAL = DRAWN_ORDER + SANCTUARIES  # + region: which of the solo opponents' cards took it this round, from 1
MEMORY = TAKEN_BY_RIVAL + REGIONS


def _of_regions(name: str, column: int, values: str, meaning: str) -> Plane:
    return Plane(name, column, (REGIONS,), (REGION_COLUMNS,), "region", values, meaning)


def _of_seats(name: str, start: int, values: str, meaning: str) -> Plane:
    return whole_plane(name, start, (SEATS,), "seat", values, meaning)


def _of_sanctuaries(name: str, column: int, values: str, meaning: str) -> Plane:
    start = FIRST_SANCTUARY + column
    return Plane(name, start, (SANCTUARIES,), (SANCTUARY_COLUMNS,), "sanctuary", values, meaning)


def _number(name: str, start: int, values: str, meaning: str) -> Plane:
    return whole_plane(name, start, (1,), "", values, meaning)


PLANES = (
    Plane(
        "hand",
        IN_HAND,
        (REGIONS, SEATS),
        (REGION_COLUMNS, 1),
        "region, seat",
        "0, 1",
        "1 if the region is known to be in that hand: one's own, or seen taken",
    ),
    Plane("row", IN_ROW, (REGIONS, SEATS), (REGION_COLUMNS, 1), "region, seat", "0-8", "its place in that row, from 1"),
    _of_regions("market", IN_MARKET, "0-7", "its place in the market, from 1"),
    _of_regions("rival", RIVAL, "0, 1", "1 for a solo opponent's card of this round"),
    _of_regions("shown", SHOWN, "0, 1", "1 once it was turned up from the deck, wherever it is now"),
    _of_regions("chosen", CHOSEN, "0, 1", "1 for the observer's own secret choice"),
    _of_regions("gave back", GAVE_BACK, "0, 1", "1 for what the observer gives or gave back before an advanced game"),
    Plane(
        "kept",
        FIRST_SANCTUARY + KEPT_BY,
        (SANCTUARIES, SEATS),
        (SANCTUARY_COLUMNS, 1),
        "sanctuary, seat",
        "0-7",
        "when that seat kept it, from 1",
    ),
    _of_sanctuaries("drawn", DRAWN, "0, 1", "1 if the observer has drawn it and not chosen yet"),
    _of_sanctuaries("depth", DEPTH, "0-45", "its place in the deck, from 1 at the top, if the observer put it there"),
    whole_plane("phase", PHASE, (OVER + 1,), "give, explore, take, keep, over", "0, 1", "1 for what is asked now"),
    _number("round", ROUND, "1-8", "the round, from 1"),
    _number("players", PLAYERS, "1-6", "how many play"),
    _number("advanced", ADVANCED, "0, 1", "1 in the advanced game"),
    _number("deck left", DECK_LEFT, "0-68", "regions in the deck"),
    _number("sanctuaries left", SANCTUARIES_LEFT, "0-45", "sanctuaries in the deck"),
    _of_seats("acts", ACTS, "0, 1", "1 if that seat has to act"),
    _of_seats("ready", READY, "0, 1", "1 if its secret choice is made"),
    _of_seats("draft", DRAFT, "0-6", "its place in the draft order, from 1"),
    _of_seats("hidden", HIDDEN, "0-5", "cards of that hand that the observer does not know"),
    _of_seats("searched", SEARCHED, "0-45", "sanctuaries drawn and not chosen from yet"),
    whole_plane(
        "seen taken",
        FEATURES + SEEN_TAKEN,
        (REGIONS,),
        "region",
        "0, 1",
        "1 for a region of the observer's own hand that everybody saw being taken",
    ),
    whole_plane(
        "drawn order",
        FEATURES + DRAWN_ORDER,
        (SANCTUARIES,),
        "sanctuary",
        "0-45",
        "when the observer drew it, from 1, until one of them is kept: the others go under the deck in this order",
    ),
    whole_plane(
        "taken by rival",
        FEATURES + TAKEN_BY_RIVAL,
        (REGIONS,),
        "region",
        "0-3",
        "which of the solo opponents' cards took it this round: 1 for the lowest",
    ),
)


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


@rule
def recall(state, player, out):
    """Write which cards of its own hand others know, in which order it drew sanctuaries, and what rivals took."""
    table = record(state, TABLE)
    out[:MEMORY] = 0
    for i in range(RIVALS):
        if table.rival_took[i] != NO_CARD:
            out[TAKEN_BY_RIVAL + int64(table.rival_took[i])] = i + 1
    if player < 0:
        return
    for i in range(int64(table.hand_size[player])):
        if table.known[player, i] == 1:
            out[SEEN_TAKEN + int64(table.hand[player, i])] = 1
    start = int64(table.drawn_from[player])
    for i in range(int64(table.drawn_size[player])):
        out[DRAWN_ORDER + int64(table.drawn[start + i])] = i + 1
