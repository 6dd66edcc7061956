"""What a player prefers at a glance: the light policy of search, written for speed."""

from __future__ import annotations

import numpy as np
from numpy import int64

from hortus.core.bits import record
from hortus.core.native import lean, rule
from hortus.games.hanging_gardens.cards import SQUARES, SYMBOLS
from hortus.games.hanging_gardens.ground import ROWS, frame
from hortus.games.hanging_gardens.judgement import wanted_by
from hortus.games.hanging_gardens.legal import claimed_group, symbols_and_group
from hortus.games.hanging_gardens.notes import (
    CARDS_IN,
    SCORED,
    SEEN,
    SYMBOLS_WITH,
    TURN_SCORES,
    UNSEEN_TILE,
    W_BEGUN,
    W_COVER,
    W_COVER_PAIR,
    W_GROWN,
    W_HASTE,
    W_LEAVE,
    W_OPEN,
    W_PAIR,
    W_PASS,
    W_PASS_LARGER,
    W_SPOIL,
    W_SQUARE,
    W_SQUARE_HASTE,
    W_UNCOVER,
    W_UNSEEN,
    WANTED,
    for_this_rule,
    garden_of,
    may_take,
    turns_left,
)
from hortus.games.hanging_gardens.placing import (
    BEGIN,
    BEGIN_OPEN,
    BEGIN_PAIR,
    CARD_NUMBERS,
    COVER,
    COVER_PAIR,
    GROWN_LATER,
    JOINS,
    OF_SQUARES,
    OF_SYMBOLS,
    PARTS,
    SQUARE,
    UNCOVER,
    best_place,
    prefer_place,
    value_ground,
    value_squares,
)
from hortus.games.hanging_gardens.prospects import LARGEST_GROUP, LAYERS, survey
from hortus.games.hanging_gardens.rules import BLIND_FROM, turns_in_round
from hortus.games.hanging_gardens.state import (
    AROUND,
    CARD,
    CENTRE,
    CLAIM,
    CLAIM_GROUP,
    NOTHING,
    PASS,
    PUT_COLUMN,
    PUT_ROW,
    ROW,
    SHOWN,
    SPACES,
    TABLE,
    TAKE_CARD,
    TAKE_TILE,
    TEMPLE_COLUMN,
    TEMPLE_ROW,
    TILE,
    TURN,
    TURN_CARD,
)


@rule
def prefer(state, player, weights, notes, actions, count, scores):
    """Score placings by the groups that they make and spoil, claims and tiles by what they add."""
    if count == 0:  # others decide, and how far they have got is not always known
        return
    table = record(state, TABLE)
    weights = for_this_rule(table, weights)
    phase = int64(table.phase)
    for i in range(count):
        scores[i] = 0.0
    if phase <= ROW:
        prefer_placing(table, player, weights, notes, actions, count, scores)
    elif phase == CLAIM:
        prefer_claim(table, player, weights, notes, actions, count, scores)
    elif phase == TILE:
        for i in range(count):
            scores[i] = tile_worth(table, player, int64(actions[i]) - TAKE_TILE, weights, notes)
    elif phase == TEMPLE_COLUMN or phase == TEMPLE_ROW:
        prefer_border(table, player, phase, actions, count, scores)


# --- claims and tiles ---


@lean
def tile_worth(table, player, space, weights, notes):
    """What the tile of a space adds, and what the others would have gained by it."""
    worth = notes[WANTED + player * SPACES + space]
    if weights[W_SPOIL] != 0.0:
        theirs = 0.0
        for seat in range(int64(table.players)):
            if seat != player:
                theirs = max(theirs, notes[WANTED + seat * SPACES + space])
        worth += weights[W_SPOIL] * theirs
    return worth


@lean
def claims_now(table, player, weights, notes, claims):
    """Write what a claim takes: with each symbol, or by size with a group of each size."""
    many = LARGEST_GROUP + 1 if table.by_size else len(SYMBOLS)
    for i in range(many):
        claims[i] = 0.0
    for space in range(SPACES):
        tile = int64(table.space[space])
        if tile == NOTHING:
            continue
        seen = tile == int64(notes[SEEN + space])
        worth = tile_worth(table, player, space, weights, notes) if seen else notes[UNSEEN_TILE]
        for i in range(many):
            if not seen and not table.by_size:
                worth = notes[UNSEEN_TILE + i]
            if may_take(table, i, space, int64(table.kind[tile]), seen):
                claims[i] = max(claims[i], worth)
    if table.by_size and int64(table.stack_left[0]) + int64(table.stack_left[1]) > 0:
        claims[BLIND_FROM] += notes[UNSEEN_TILE]


@rule
def prefer_claim(table, player, weights, notes, actions, count, scores):
    """Claims by the best tile that they may take; a little more than letting the group pass, if that adds nothing."""
    claims = np.empty(LARGEST_GROUP + 1)
    claims_now(table, player, weights, notes, claims)
    visible, group = symbols_and_group()
    card = int64(table.card[player, int64(table.placed[player]) - 1])
    later = waning(table, player, weights[W_HASTE])
    passed, wait = 0.0, 0
    for i in range(count):
        if actions[i] == PASS:
            wait = i
        else:
            square = int64(actions[i]) - CLAIM_GROUP
            squares = min(claimed_group(table, player, square, visible, group), LARGEST_GROUP)
            symbol = int64(table.face[card, square]) - 1
            claim = claims[squares if table.by_size else symbol]
            scores[i] = 0.1 + claim
            patience = weights[W_PASS] * notes[UNSEEN_TILE + symbol]
            if table.by_size and squares < LARGEST_GROUP:
                patience += weights[W_PASS_LARGER] * claims[squares + 1]
            passed = max(passed, later * patience)
    scores[wait] = passed


@rule
def prefer_border(table, player, phase, actions, count, scores):
    """Temples stand best at the border of a garden, where they leave room to build."""
    total, cards = 0, int64(table.placed[player])
    for i in range(cards):
        total += int64(table.x[player, i]) if phase == TEMPLE_COLUMN else int64(table.y[player, i])
    middle = total / cards + (1.0 if phase == TEMPLE_COLUMN else -0.5)
    first = PUT_COLUMN if phase == TEMPLE_COLUMN else PUT_ROW
    for i in range(count):
        away = (int64(actions[i]) - first - CENTRE + AROUND // 2 - int64(middle)) % AROUND - AROUND // 2
        scores[i] = 0.01 * abs(away + int64(middle) - middle)


# --- placing ---


@rule
def waning(table, player, haste):
    """How much what is for later still counts: less in the last turns, and nothing in the last one."""
    if haste <= 0.0:
        return 1.0
    return min(1.0, (turns_left(table, player) - 1) / haste)


@rule
def prefer_placing(table, player, weights, notes, actions, count, scores):
    """Give each action the score of the best place that it leads to."""
    layers = garden_of(notes)
    if int64(notes[CARDS_IN]) != int64(table.placed[player]):
        layers = np.empty((LAYERS, ROWS), np.int64)
        survey(table, player, layers)
    claims, parts = np.empty(LARGEST_GROUP + 1), np.empty((PARTS, LARGEST_GROUP + 1))
    claims_now(table, player, weights, notes, claims)
    part_claims(table, player, weights, notes, claims, parts)
    place_cards(table, player, weights, notes, actions, count, layers, claims, parts, scores)


@lean
def part_claims(table, player, weights, notes, claims, parts):
    """Write what is for later."""
    later = waning(table, player, weights[W_HASTE])
    for i in range(LARGEST_GROUP + 1 if table.by_size else len(SYMBOLS)):
        hope = later * (claims[i] + weights[W_UNSEEN] * notes[UNSEEN_TILE + (0 if table.by_size else i)])
        parts[GROWN_LATER, i] = weights[W_GROWN] * hope
        parts[BEGIN, i] = weights[W_BEGUN] * hope
        parts[BEGIN_PAIR, i] = weights[W_BEGUN] * weights[W_PAIR] * hope
        parts[BEGIN_OPEN, i] = weights[W_BEGUN] * weights[W_OPEN] * hope
        parts[COVER, i] = -weights[W_COVER] * hope
        parts[COVER_PAIR, i] = -weights[W_COVER_PAIR] * hope
    parts[OF_SQUARES, SQUARE] = weights[W_SQUARE] * waning(table, player, weights[W_SQUARE_HASTE])
    parts[OF_SQUARES, UNCOVER] = weights[W_UNCOVER] * later


@rule
def place_cards(table, player, weights, notes, actions, count, layers, claims, parts, scores):
    """The same, with what it needs to know."""
    _, _, rows = frame(table, player)
    ground = np.empty((3, ROWS, ROWS))
    joins = np.empty((OF_SYMBOLS + JOINS * SQUARES, ROWS), np.int64)
    symbols = np.empty(CARD_NUMBERS, np.int64)
    phase = int64(table.phase)
    if phase > TURN:
        value_squares(table, layers, rows, parts, ground[0])
        prefer_place(table, player, actions, count, layers, claims, parts, ground, joins, symbols, scores)
        return
    if int64(notes[SCORED]) != int64(table.placed[player]):
        value_ground(rows, value_squares(table, layers, rows, parts, ground[0]), ground)
        for slot in range(SHOWN):
            card = int64(table.display[slot])
            if card != NOTHING and (phase == CARD or card == int64(table.chosen)):
                for turn in range(4):
                    value = best_place(table, player, card, turn, layers, rows, claims, parts, ground, joins, symbols)
                    notes[TURN_SCORES + 4 * slot + turn] = value
        if phase == CARD:
            notes[SCORED] = table.placed[player]
    for i in range(count):
        if phase == TURN:
            first = TURN_SCORES + 4 * slot_of(table, int64(table.chosen))
            scores[i] = notes[first + int64(actions[i]) - TURN_CARD]
        else:
            first = TURN_SCORES + 4 * slot_of(table, int64(actions[i]) - TAKE_CARD)
            scores[i] = notes[first : first + 4].max()
    if phase == CARD and weights[W_LEAVE] != 0.0:
        leave_cards(table, player, weights, notes, actions, count, scores)


@rule
def slot_of(table, card):
    """Where a card is on display."""
    slot = 0
    while int64(table.display[slot]) != card:
        slot += 1
    return slot


@rule
def leave_cards(table, player, weights, notes, actions, count, scores):
    """Lower the score of each card by what the others of them let the next player take."""
    if int64(table.turns) + 1 >= turns_in_round(table):
        return
    seat = (player + 1) % int64(table.players)
    worths = np.empty(len(SYMBOLS))
    wanted_by(table, seat, notes, worths)
    best, second, favourite = 0.0, 0.0, NOTHING
    for i in range(SHOWN):
        if table.display[i] != NOTHING:
            symbols, worth = int64(notes[SYMBOLS_WITH + seat * SHOWN + i]), 0.0
            for symbol in range(len(SYMBOLS)):
                if symbols >> symbol & 1:
                    worth = max(worth, worths[symbol])
            if worth > best:
                best, second, favourite = worth, best, int64(table.display[i])
            else:
                second = max(second, worth)
    for i in range(count):
        scores[i] -= weights[W_LEAVE] * (second if int64(actions[i]) - TAKE_CARD == favourite else best)
