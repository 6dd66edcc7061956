"""What a player prefers at a glance: the light policy of search, written for speed."""

from __future__ import annotations

import numpy as np
from numpy import int64

from hortus.core.bits import lowest, record
from hortus.core.native import rule
from hortus.games.hanging_gardens.cards import KINDS, SQUARES, SYMBOLS
from hortus.games.hanging_gardens.ground import EAST, HIGH, MARGIN, ROWS, SOUTH, WIDE, anchors, frame
from hortus.games.hanging_gardens.legal import LEAST_GROUP, claimed_group, symbols_and_group
from hortus.games.hanging_gardens.notes import WANTED, claim_worths
from hortus.games.hanging_gardens.prospects import CLOSED, FREE, LARGEST_GROUP, LAYERS, OPEN, PAIRED, survey
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
    rows = survey(table, player, layers)
    claims = np.zeros(LARGEST_GROUP + 1)
    claim_worths(table, player, notes, np.zeros(len(KINDS), np.int64), 0.0, claims)
    ground = np.empty((3, ROWS, ROWS))
    value_ground(table, layers, rows, claims, ground)
    joins = np.empty((2 * SQUARES + 1, ROWS), np.int64)
    phase = int64(table.phase)
    if phase == CARD:
        for i in range(count):
            scores[i] = NEVER
            for turn in range(4):
                card = int64(actions[i]) - TAKE_CARD
                scores[i] = max(scores[i], best_place(table, player, card, turn, layers, rows, claims, ground, joins))
    elif phase == TURN:
        for i in range(count):
            turn, card = int64(actions[i]) - TURN_CARD, int64(table.chosen)
            scores[i] = best_place(table, player, card, turn, layers, rows, claims, ground, joins)
    else:
        prefer_place(table, player, actions, count, layers, claims, ground, joins, scores)


@rule
def value_ground(table, layers, rows, claims, ground):
    """Write what covering squares adds, on each square and for cards that lie level or upright at an anchor."""
    columns = 0
    for row in range(rows):
        columns |= layers[OPEN, row]
    last = 2 * MARGIN
    while columns >> last:
        last += 1
    last = min(last + MARGIN, ROWS - 3)
    squares, level, upright = ground[0], ground[1], ground[2]
    for row in range(rows):
        for column in range(last + 3):
            squares[row, column] = 0.0 if layers[OPEN, row] >> column & 1 else SQUARE
        for kind in range(len(SYMBOLS)):
            hidden = layers[FREE + kind, row]
            while hidden:
                column = lowest(hidden)
                part = GROWN if layers[PAIRED + kind, row] >> column & 1 else BEGUN
                squares[row, column] = -part * claims[LEAST_GROUP if table.by_size else kind]
                hidden &= hidden - 1
    for row in range(rows - 2):
        for column in range(last):
            two = squares[row, column] + squares[row, column + 1]
            two += squares[row + 1, column] + squares[row + 1, column + 1]
            level[row, column] = two + squares[row, column + 2] + squares[row + 1, column + 2]
            upright[row, column] = two + squares[row + 2, column] + squares[row + 2, column + 1]


@rule
def prefer_place(table, player, actions, count, layers, claims, ground, joins, scores):
    """Score columns by their best row, or the rows of the chosen column."""
    west, north, rows = frame(table, player)
    card, turn = int64(table.chosen), int64(table.turned)
    found = joins[2 * SQUARES]
    anchors(table, player, card, turn, layers[OPEN], found)
    join_symbols(table, card, turn, layers, rows, joins)
    for i in range(count):
        scores[i] = NEVER
        if table.phase == COLUMN:
            column = (int64(actions[i]) - PLACE_COLUMN - CENTRE - west) % AROUND
            for row in range(rows):
                if found[row] >> column & 1:
                    value = place_worth(table, card, turn, row, column, layers, claims, ground, joins)
                    scores[i] = max(scores[i], value)
        else:
            row = (north + CENTRE - (int64(actions[i]) - PLACE_ROW)) % AROUND
            column = int64(table.column) - west
            scores[i] = place_worth(table, card, turn, row, column, layers, claims, ground, joins)


@rule
def best_place(table, player, card, turn, layers, rows, claims, ground, joins):
    """The worth of the best place that there is for a turned card."""
    best = NEVER
    found = joins[2 * SQUARES]
    if anchors(table, player, card, turn, layers[OPEN], found):
        join_symbols(table, card, turn, layers, rows, joins)
        for row in range(rows):
            columns = found[row]
            while columns:
                value = place_worth(table, card, turn, row, lowest(columns), layers, claims, ground, joins)
                best = max(best, value)
                columns &= columns - 1
    return best


@rule
def join_symbols(table, card, turn, layers, rows, joins):
    """Write for each symbol of a turned card, as bits of anchors, where it has an equal neighbour, and where a group.

    Where it would touch a closed group of its kind, neither is written but both.
    """
    for square in range(SQUARES):
        kind = int64(table.face[card, square]) - 1
        if kind >= 0:
            south, east = SOUTH[turn, square], EAST[turn, square]
            twins = 0
            for other in range(SQUARES):
                if table.face[card, other] == kind + 1:
                    twins += abs(EAST[turn, other] - east) + abs(SOUTH[turn, other] - south) == 1
            # The card itself covers what lies on its other sides.
            above, below = -int64(south == 0), -int64(south == HIGH[turn] - 1)
            before, behind = -int64(east == 0), -int64(east == WIDE[turn] - 1)
            for place in range(rows - 2):
                row = place + south
                join_row(layers, kind, row, above, below, before, behind, twins, east, square, place, joins)


@rule
def join_row(layers, kind, row, above, below, before, behind, twins, east, square, place, joins):
    """The same for one row."""
    free, paired, closed = FREE + kind, PAIRED + kind, CLOSED + kind
    north_side, south_side = layers[free, row - 1] & above, layers[free, row + 1] & below
    west_side, east_side = layers[free, row] << 1 & before, layers[free, row] >> 1 & behind
    upright, level = north_side | south_side, west_side | east_side
    beside = upright | level
    group = (north_side & south_side) | (west_side & east_side) | (upright & level)
    group |= (layers[paired, row - 1] & above) | (layers[paired, row + 1] & below)
    group |= (layers[paired, row] << 1 & before) | (layers[paired, row] >> 1 & behind)
    shut = (layers[closed, row - 1] & above) | (layers[closed, row + 1] & below)
    shut |= (layers[closed, row] << 1 & before) | (layers[closed, row] >> 1 & behind)
    if twins > 0:
        group |= beside
        beside = int64(-1)
    if twins > 1:
        group = int64(-1)
    # A group has a neighbour, so that a group without one can stand for a closed one.
    joins[2 * square, place] = ((beside | group) & ~shut) >> east
    joins[2 * square + 1, place] = (group | shut) >> east


@rule
def place_worth(table, card, turn, row, column, layers, claims, ground, joins):
    """What a place is worth: the best group that comes to be claimed, others that grow, less what is covered."""
    value, best = ground[1 + turn % 2, row, column], 0.0
    grown = 0  # symbols, as bits, of which there will be a group
    for square in range(SQUARES):
        kind = int64(table.face[card, square]) - 1
        if kind >= 0:
            beside, group = joins[2 * square, row] >> column & 1, joins[2 * square + 1, row] >> column & 1
            claim = claims[LEAST_GROUP if table.by_size else kind]
            if not group:
                value += BEGUN * (1 + beside) * claim
            elif beside and not grown >> kind & 1:
                grown |= 1 << kind
                if table.by_size:
                    claim = claims[joined(table, card, turn, square, row, column, layers)]
                value += GROWN * claim
                best = max(best, claim * (1.0 - GROWN))
    return value + best


@rule
def joined(table, card, turn, square, row, column, layers):
    """About how many equal symbols a square of a card joins, itself included."""
    kind = int64(table.face[card, square]) - 1
    south, east = row + SOUTH[turn, square], column + EAST[turn, square]
    count = 0
    for other in range(SQUARES):
        count += int64(table.face[card, other]) - 1 == kind
    for side in range(4):
        down, right = south + (side == 0) - (side == 1), east + (side == 2) - (side == 3)
        if not (row <= down < row + HIGH[turn] and column <= right < column + WIDE[turn]):
            count += layers[FREE + kind, down] >> right & 1
            count += layers[PAIRED + kind, down] >> right & 1
    return max(LEAST_GROUP, min(count, LARGEST_GROUP))
