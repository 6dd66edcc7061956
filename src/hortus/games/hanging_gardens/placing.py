"""Where a card is placed best: what its symbols join, begin and cover in a garden, at a glance."""

from __future__ import annotations

from numpy import int64

from hortus.core.bits import lowest
from hortus.core.native import lean, rule
from hortus.games.hanging_gardens.cards import SQUARES, SYMBOLS
from hortus.games.hanging_gardens.ground import EAST, HIGH, MARGIN, ROWS, SOUTH, WIDE, anchors, frame
from hortus.games.hanging_gardens.legal import LEAST_GROUP
from hortus.games.hanging_gardens.prospects import CLOSED, FREE, LARGEST_GROUP, OPEN, PAIRED
from hortus.games.hanging_gardens.state import AROUND, CENTRE, COLUMN, PLACE_COLUMN, PLACE_ROW

NEVER = -1e9
# Joins of a turned card are rows of bits of anchors: where it fits, where a symbol of it is in a group to be claimed;
# then for each symbol where it has an equal neighbour, a group, an open square beside it, and a second one.
FITS, GROUPED, OF_SYMBOLS = range(3)
BESIDE, GROUP, ROOMY, ROOMIER, JOINS = range(5)
# The symbols of a card: how many, then the kind of each, then its square.
MANY, KIND, SQUARE_OF, CARD_NUMBERS = 0, 1, 1 + SQUARES, 1 + 2 * SQUARES

# What is for later, for each symbol, or for groups of each size: a group that will be ready, a symbol that begins one,
# how much more beside an equal one and beside open squares, what it costs to cover one. Then what squares are worth.
GROWN_LATER, BEGIN, BEGIN_PAIR, BEGIN_OPEN, COVER, COVER_PAIR, OF_SQUARES, PARTS = range(8)
SQUARE, UNCOVER = 0, 1


@rule
def value_squares(table, layers, rows, parts, squares):
    """Write what covering each square adds; return the number of columns."""
    columns = 0
    for row in range(rows):
        columns |= layers[OPEN, row]
    last = 2 * MARGIN
    while columns >> last:
        last += 1
    last = min(last + MARGIN, ROWS - 3)
    new, uncover = parts[OF_SQUARES, SQUARE], parts[OF_SQUARES, UNCOVER]
    for row in range(rows):
        for column in range(last + 3):
            squares[row, column] = 0.0 if layers[OPEN, row] >> column & 1 else new
        for kind in range(len(SYMBOLS)):
            hidden = layers[FREE + kind, row]
            claim = LEAST_GROUP if table.by_size else kind
            while hidden:
                column = lowest(hidden)
                paired = layers[PAIRED + kind, row] >> column & 1
                squares[row, column] = parts[COVER_PAIR, claim] if paired else parts[COVER, claim]
                hidden &= hidden - 1
            hidden = layers[CLOSED + kind, row] if uncover != 0.0 else int64(0)
            while hidden:
                squares[row, lowest(hidden)] = uncover
                hidden &= hidden - 1
    return last


@rule
def value_ground(rows, columns, ground):
    """Add up what covering squares adds for cards that lie level or upright at an anchor."""
    squares, level, upright = ground[0], ground[1], ground[2]
    for row in range(rows - 2):
        for column in range(columns):
            two = squares[row, column] + squares[row, column + 1]
            two += squares[row + 1, column] + squares[row + 1, column + 1]
            level[row, column] = two + squares[row, column + 2] + squares[row + 1, column + 2]
            upright[row, column] = two + squares[row + 2, column] + squares[row + 2, column + 1]


@rule
def covered_worth(squares, turn, row, column):
    """The same for one place."""
    value = 0.0
    for south in range(HIGH[turn]):
        for east in range(WIDE[turn]):
            value += squares[row + south, column + east]
    return value


@rule
def prefer_place(table, player, actions, count, layers, claims, parts, ground, joins, symbols, scores):
    """Score columns by their best row, or the rows of the chosen column."""
    west, north, rows = frame(table, player)
    card, turn = int64(table.chosen), int64(table.turned)
    anchors(table, player, card, turn, layers[OPEN], joins[FITS])
    join_symbols(table, card, turn, layers, rows, joins, symbols)
    for i in range(count):
        scores[i] = NEVER
        column = int64(table.column) - west
        first = (north + CENTRE - (int64(actions[i]) - PLACE_ROW)) % AROUND
        last = first
        if table.phase == COLUMN:
            column = (int64(actions[i]) - PLACE_COLUMN - CENTRE - west) % AROUND
            first, last = 0, rows - 1
        for row in range(first, last + 1):
            if joins[FITS, row] >> column & 1:
                value = covered_worth(ground[0], turn, row, column)
                value += place_worth(table, card, turn, row, column, layers, claims, parts, joins, symbols)
                scores[i] = max(scores[i], value)


@rule
def best_place(table, player, card, turn, layers, rows, claims, parts, ground, joins, symbols):
    """The worth of the best place that there is for a turned card."""
    best = NEVER
    if anchors(table, player, card, turn, layers[OPEN], joins[FITS]):
        join_symbols(table, card, turn, layers, rows, joins, symbols)
        under = ground[1 + turn % 2]
        # Places where a group may be claimed first: most others can't be better, whatever they begin.
        most = most_begun(table, parts, symbols)
        for row in range(rows - 2):
            columns = joins[FITS, row] & joins[GROUPED, row]
            while columns:
                column = lowest(columns)
                value = place_worth(table, card, turn, row, column, layers, claims, parts, joins, symbols)
                best = max(best, under[row, column] + value)
                columns &= columns - 1
        for row in range(rows - 2):
            columns = joins[FITS, row] & ~joins[GROUPED, row]
            while columns:
                column = lowest(columns)
                if under[row, column] + most > best:
                    value = place_worth(table, card, turn, row, column, layers, claims, parts, joins, symbols)
                    best = max(best, under[row, column] + value)
                columns &= columns - 1
    return best


@rule
def most_begun(table, parts, symbols):
    """What the symbols of a card come to at most, where none of them makes a group."""
    most = 0.0
    for i in range(symbols[MANY]):
        claim = LEAST_GROUP if table.by_size else symbols[KIND + i]
        most += max(0.0, parts[BEGIN, claim]) + max(0.0, parts[BEGIN_PAIR, claim])
        most += 2.0 * max(0.0, parts[BEGIN_OPEN, claim])
    return most


@rule
def join_symbols(table, card, turn, layers, rows, joins, symbols):
    """Write for each symbol of a turned card where it has an equal neighbour, and where a group.

    Where it would touch a closed group of its kind, neither is written but both.
    """
    symbols[MANY] = 0
    for row in range(rows):
        joins[GROUPED, row] = 0
    for square in range(SQUARES):
        kind = int64(table.face[card, square]) - 1
        if kind >= 0:
            symbols[KIND + symbols[MANY]], symbols[SQUARE_OF + symbols[MANY]] = kind, square
            south, east = SOUTH[turn, square], EAST[turn, square]
            twins = 0
            for other in range(SQUARES):
                if table.face[card, other] == kind + 1:
                    twins += abs(EAST[turn, other] - east) + abs(SOUTH[turn, other] - south) == 1
            # The card itself covers what lies on its other sides.
            above, below = -int64(south == 0), -int64(south == HIGH[turn] - 1)
            before, behind = -int64(east == 0), -int64(east == WIDE[turn] - 1)
            first = OF_SYMBOLS + JOINS * symbols[MANY]
            for place in range(rows - 2):
                if joins[FITS, place]:
                    join_row(
                        layers, kind, place + south, above, below, before, behind, twins, east, first, place, joins
                    )
            symbols[MANY] += 1


@rule
def join_row(layers, kind, row, above, below, before, behind, twins, east, first, place, joins):
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
    joins[first + BESIDE, place] = ((beside | group) & ~shut) >> east
    joins[first + GROUP, place] = (group | shut) >> east
    joins[GROUPED, place] |= (group & ~shut) >> east
    upright = (layers[OPEN, row - 1] & above) | (layers[OPEN, row + 1] & below)
    level = (layers[OPEN, row] << 1 & before) | (layers[OPEN, row] >> 1 & behind)
    joins[first + ROOMY, place] = (upright | level) >> east
    joins[first + ROOMIER, place] = (upright & level) >> east


@lean
def place_worth(table, card, turn, row, column, layers, claims, parts, joins, symbols):
    """What symbols are worth in a place: the best group that comes to be claimed, others that grow or begin."""
    value, best = 0.0, 0.0
    grown = 0  # symbols, as bits, of which there will be a group
    for i in range(symbols[MANY]):
        kind, at = symbols[KIND + i], OF_SYMBOLS + JOINS * i
        beside, group = joins[at + BESIDE, row] >> column & 1, joins[at + GROUP, row] >> column & 1
        claim = LEAST_GROUP if table.by_size else kind
        if not group:
            value += parts[BEGIN, claim] + beside * parts[BEGIN_PAIR, claim]
            room = (joins[at + ROOMY, row] >> column & 1) + (joins[at + ROOMIER, row] >> column & 1)
            value += room * parts[BEGIN_OPEN, claim]
        elif beside and not grown >> kind & 1:
            grown |= 1 << kind
            if table.by_size:
                claim = joined(table, card, turn, symbols[SQUARE_OF + i], row, column, layers)
            value += parts[GROWN_LATER, claim]
            best = max(best, claims[claim] - parts[GROWN_LATER, claim])
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
