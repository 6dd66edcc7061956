"""Experience: a small network that says what a table is worth, as numbers that were fitted on played games.

A game describes a table to it in groups of equal width (in Arboretum the species), and in numbers that are common to
all. Each group goes through the same first layer, which sees it beside the common numbers: what a species is worth
depends on how much of the game is left. Their sum and the common numbers go through a second one:

    hidden = sum over groups of max(0, group @ FIRST + common @ BESIDE + first)
    second = max(0, (hidden, common) @ SECOND + second)
    answer = second @ LAST + common @ STRAIGHT + last

A group whose first number is 0 is not there. There may be several such networks, one for each stage of a game; the
description ends with the number of the stage. All parameters are one array, so that compiled code takes them as data.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from hortus.core.native import lean, rule

# Numbers in front of the parameters. If the answer is squashed to a number from 0 to 1, WIN is how much of that a win
# is; the odds of a win are the odds of the number, to the power of the slope, times the exponential of the shift. If
# WIN is 0, the answer is in points.
GROUPS, WIDTH, COMMON, STAGES, HIDDEN, SECOND, WIN, CHANCE_SLOPE, CHANCE_SHIFT = range(9)
HEADER = 9


def fits_description(net: NDArray[np.float64], description: tuple[int, int, int, int]) -> bool:
    """Whether these are all parameters of networks that look at such a description, and no more."""
    if len(net) < HEADER or tuple(net[: len(description)]) != description:
        return False
    _, width, common, stages = description
    hidden, second = net[HIDDEN], net[SECOND]
    if min(hidden, second) < 1 or hidden % 1 or second % 1 or not 0 <= net[WIN] <= 1:
        return False
    stage = (width + common + 1) * hidden + (hidden + common + 1) * second + second + common + 1
    return bool(len(net) == HEADER + stages * stage)


@rule
def room_for(net):
    """How many numbers `answer` needs room for: two layers, the sum of the first, and what the whole adds to it."""
    return 3 * int(net[HIDDEN]) + int(net[SECOND])


@lean
def answer(net, description, room):
    """What the network makes of a description. `room_for` says how much room it needs."""
    groups, width, common = int(net[GROUPS]), int(net[WIDTH]), int(net[COMMON])
    hidden, second = int(net[HIDDEN]), int(net[SECOND])
    inner = (width + common + 1) * hidden  # where the second layer begins
    last = inner + (hidden + common + 1) * second  # where the last one does
    start = HEADER + (last + second + common + 1) * int(description[groups * width + common])
    summed, beside, layer = room[:hidden], room[hidden : 2 * hidden], room[2 * hidden : 3 * hidden]
    top = room[3 * hidden : 3 * hidden + second]
    whole = description[groups * width : groups * width + common]
    rows = net[start : start + inner].reshape((width + common + 1, hidden))
    for unit in range(hidden):  # by units: Numba makes arrays where one part of an array becomes another
        beside[unit], summed[unit] = rows[width + common, unit], 0.0
    add_rows(rows[width:], whole, beside)
    for group in range(groups):
        if description[group * width] != 0.0:
            for unit in range(hidden):
                layer[unit] = beside[unit]
            add_rows(rows, description[group * width : (group + 1) * width], layer)
            for unit in range(hidden):
                summed[unit] += max(0.0, layer[unit])
    rows = net[start + inner : start + last].reshape((hidden + common + 1, second))
    for unit in range(second):
        top[unit] = rows[hidden + common, unit]
    add_rows(rows, summed, top)
    add_rows(rows[hidden:], whole, top)
    total = net[start + last + second + common]
    for unit in range(second):
        total += max(0.0, top[unit]) * net[start + last + unit]
    for i in range(common):
        total += whole[i] * net[start + last + second + i]
    return total


@lean
def add_rows(rows, factors, to):
    """Add each row of parameters times its number, unless that is 0."""
    for i in range(len(factors)):
        factor, row = factors[i], rows[i]
        if factor != 0.0:
            for unit in range(len(to)):
                to[unit] += factor * row[unit]
