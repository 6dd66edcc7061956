"""What a player prefers at a glance: the light policy of search, written for speed."""

from __future__ import annotations

import numpy as np
from numpy import int64

from hortus.core.bits import lowest, record
from hortus.core.native import rule
from hortus.games.hanging_gardens.cards import KINDS, SQUARES, SYMBOLS
from hortus.games.hanging_gardens.ground import EAST, HIGH, ROWS, SOUTH, WIDE, anchors, cover, frame
from hortus.games.hanging_gardens.legal import LEAST_GROUP, claimed_group, symbols_and_group
from hortus.games.hanging_gardens.notes import WANTED, claim_worths
from hortus.games.hanging_gardens.prospects import CLOSED, FREE, LARGEST_GROUP, LAYERS, PAIRED, survey, two_rows
from hortus.games.hanging_gardens.state import (
    AROUND,
    CARD,
    CENTRE,
    CLAIM,
    CLAIM_GROUP,
    COLUMN,
    PASS,
    PLACE_COLUMN,
    PLACE_ROW,
    PUT_COLUMN,
    PUT_ROW,
    ROW,
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

# Parts of what a claim is worth: a group that will be ready, one that was begun, and a square to build on.
GROWN, BEGUN, SQUARE = 0.35, 0.12, 0.4
NEVER = -1e9


@rule
def prefer(state, player, weights, notes, actions, count, scores):
    """Score placings by the groups that they make and spoil, claims and tiles by what they add."""
    table = record(state, TABLE)
    phase = int64(table.phase)
    for i in range(count):
        scores[i] = 0.0
    if phase <= ROW:
        prefer_placing(table, player, notes, actions, count, scores)
    elif phase == CLAIM:
        prefer_claim(table, player, notes, actions, count, scores)
    elif phase == TILE:
        for i in range(count):
            scores[i] = notes[WANTED + player * SPACES + int64(actions[i]) - TAKE_TILE]
    elif phase == TEMPLE_COLUMN or phase == TEMPLE_ROW:
        prefer_border(table, player, phase, actions, count, scores)


@rule
def prefer_claim(table, player, notes, actions, count, scores):
    """Claims by the best tile that they may take; a little more than letting the group pass, if that adds nothing."""
    claims = np.zeros(LARGEST_GROUP + 1)
    claim_worths(table, player, notes, np.zeros(len(KINDS), np.int64), 0.0, claims)
    visible, group = symbols_and_group()
    card = int64(table.card[player, int64(table.placed[player]) - 1])
    for i in range(count):
        if actions[i] != PASS:
            square = int64(actions[i]) - CLAIM_GROUP
            squares = claimed_group(table, player, square, visible, group)
            symbol = int64(table.face[card, square]) - 1
            scores[i] = 0.1 + claims[min(squares, LARGEST_GROUP) if table.by_size else symbol]


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


@rule
def prefer_placing(table, player, notes, actions, count, scores):
    """Give each action the score of the best place that it leads to."""
    layers = np.empty((LAYERS, ROWS), np.int64)
    survey(table, player, layers)
    covered, found = two_rows()
    cover(table, player, covered)
    claims = np.zeros(LARGEST_GROUP + 1)
    claim_worths(table, player, notes, np.zeros(len(KINDS), np.int64), 0.0, claims)
    if table.by_size:
        claims[: len(SYMBOLS)] = claims[3]
    for i in range(count):
        scores[i] = NEVER
    phase = int64(table.phase)
    if phase == CARD:
        for i in range(count):
            card = int64(actions[i]) - TAKE_CARD
            for turn in range(4):
                anchors(table, player, card, turn, covered, found)
                scores[i] = max(scores[i], best_place(table, player, card, turn, found, layers, covered, claims))
    elif phase == TURN:
        for i in range(count):
            turn = int64(actions[i]) - TURN_CARD
            anchors(table, player, int64(table.chosen), turn, covered, found)
            scores[i] = best_place(table, player, int64(table.chosen), turn, found, layers, covered, claims)
    else:
        prefer_place(table, player, actions, count, layers, covered, found, claims, scores)


@rule
def prefer_place(table, player, actions, count, layers, covered, found, claims, scores):
    """Score columns by their best row, or the rows of the chosen column."""
    west, north, rows = frame(table, player)
    card, turn = int64(table.chosen), int64(table.turned)
    anchors(table, player, card, turn, covered, found)
    face = np.zeros((3, 3), np.int64)
    lay_out(table, card, turn, face)
    for i in range(count):
        if table.phase == COLUMN:
            column = (int64(actions[i]) - PLACE_COLUMN - CENTRE - west) % AROUND
            for row in range(rows):
                if found[row] >> column & 1:
                    scores[i] = max(scores[i], place_worth(face, turn, row, column, layers, covered, claims))
        else:
            row = (north + CENTRE - (int64(actions[i]) - PLACE_ROW)) % AROUND
            column = int64(table.column) - west
            scores[i] = place_worth(face, turn, row, column, layers, covered, claims)


@rule
def best_place(table, player, card, turn, found, layers, covered, claims):
    """The worth of the best place that was found for a turned card."""
    _, _, rows = frame(table, player)
    face = np.zeros((3, 3), np.int64)
    lay_out(table, card, turn, face)
    best = NEVER
    for row in range(rows):
        columns = found[row]
        while columns:
            best = max(best, place_worth(face, turn, row, lowest(columns), layers, covered, claims))
            columns &= columns - 1
    return best


@rule
def lay_out(table, card, turn, face):
    """Write the squares of a turned card as they lie."""
    for square in range(SQUARES):
        face[SOUTH[turn, square], EAST[turn, square]] = table.face[card, square]


@rule
def place_worth(face, turn, row, column, layers, covered, claims):
    """What a place is worth: the best group that comes to be claimed, others that grow, less what is covered."""
    high, wide = HIGH[turn], WIDE[turn]
    under = ((1 << wide) - 1) << column
    value, best = 0.0, 0.0
    grown = 0  # symbols, as bits, of which there will be a group
    for south in range(high):
        for east in range(wide):
            kind = face[south, east] - 1
            if kind >= 0:
                squares = joined(face, high, wide, south, east, row, column, kind, layers)
                if squares < LEAST_GROUP:
                    value += BEGUN * squares * claims[kind]
                elif not grown >> kind & 1:
                    grown |= 1 << kind
                    value += GROWN * claims[kind]
                    best = max(best, claims[kind] * (1.0 - GROWN))
    for south in range(high):
        for kind in range(len(SYMBOLS)):
            hidden = layers[FREE + kind, row + south] & under
            while hidden:
                bit = hidden & -hidden
                value -= claims[kind] * (GROWN if layers[PAIRED + kind, row + south] & bit else BEGUN)
                hidden ^= bit
        bare = under & ~covered[row + south]
        while bare:
            value += SQUARE
            bare &= bare - 1
    return value + best


@rule
def joined(face, high, wide, south, east, row, column, kind, layers):
    """About how many equal symbols a square of a card joins, itself included; none if their group has a temple."""
    count = 1
    for side in range(4):
        down, right = south + (side == 0) - (side == 1), east + (side == 2) - (side == 3)
        if 0 <= down < high and 0 <= right < wide:
            if face[down, right] == kind + 1:
                count += 1
        else:
            bit = int64(1) << (column + right)
            if layers[CLOSED + kind, row + down] & bit:
                return 0
            if layers[PAIRED + kind, row + down] & bit:
                count += 2
            elif layers[FREE + kind, row + down] & bit:
                count += 1
    return count
