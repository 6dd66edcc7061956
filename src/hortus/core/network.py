"""Experience: a small network that says what a table is worth, as numbers that were fitted on played games.

A game describes a table to it in groups of equal width (in Arboretum the species), and in numbers that are common to
all. Each group goes through the same first layer, their sum and the common numbers through a second one:

    hidden = sum over groups of max(0, group @ FIRST + first)
    second = max(0, (hidden, common) @ SECOND + second)
    answer = second @ LAST + common @ STRAIGHT + last

A group whose first number is 0 is not there. There may be several such networks, one for each stage of a game; the
description ends with the number of the stage. All parameters are one array, so that compiled code takes them as data.
"""

from __future__ import annotations

from hortus.core.native import rule

# Numbers in front of the parameters. Where the answer is SQUASHED to a number from 0 to 1, the odds of a win are the
# odds of that number, to the power of the slope, times the exponential of the shift.
GROUPS, WIDTH, COMMON, STAGES, HIDDEN, SECOND, SQUASHED, CHANCE_SLOPE, CHANCE_SHIFT = range(9)
HEADER = 9


@rule
def answer(net, description, room):
    """What the network makes of a description. `room` is for at least two layers."""
    groups, width, common = int(net[GROUPS]), int(net[WIDTH]), int(net[COMMON])
    hidden, second = int(net[HIDDEN]), int(net[SECOND])
    size = (width + 1) * hidden + (hidden + common + 1) * second + second + common + 1
    at = HEADER + size * int(description[groups * width + common])
    for unit in range(hidden):
        room[unit] = 0.0
    for group in range(groups):
        if description[group * width] != 0.0:
            add_group(net, at, description, group * width, width, hidden, room)
    at += (width + 1) * hidden
    top = hidden
    for unit in range(second):
        room[top + unit] = net[at + (hidden + common) * second + unit]
    for i in range(hidden):
        add_row(net, at + i * second, second, room[i], room, top)
    for i in range(common):
        add_row(net, at + (hidden + i) * second, second, description[groups * width + i], room, top)
    at += (hidden + common + 1) * second
    total = net[at + second + common]
    for unit in range(second):
        total += max(0.0, room[top + unit]) * net[at + unit]
    for i in range(common):
        total += description[groups * width + i] * net[at + second + i]
    return total


@rule
def add_group(net, at, description, start, width, hidden, room):
    """Add what a group makes of the first layer to the sum of all."""
    layer = hidden + int(net[SECOND])
    for unit in range(hidden):
        room[layer + unit] = net[at + width * hidden + unit]
    for i in range(width):
        add_row(net, at + i * hidden, hidden, description[start + i], room, layer)
    for unit in range(hidden):
        room[unit] += max(0.0, room[layer + unit])


@rule
def add_row(net, at, many, factor, room, to):
    """Add a row of parameters times a number, unless that is 0."""
    if factor != 0.0:
        for unit in range(many):
            room[to + unit] += factor * net[at + unit]
