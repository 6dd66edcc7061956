"""A garden at a glance: what each path is worth, and what one more tree would make of it.

For each planted tree the best way that leads to it from each species, and from it to each species, are enough to say
what a tree planted beside it is worth.
"""

from __future__ import annotations

import numpy as np
from numpy import int64

from hortus.core.native import lean, rule
from hortus.games.arboretum.scoring import LONG_PATH, NOWHERE, best_path_of_lines, end_bonus, is_lines, start_bonus
from hortus.games.arboretum.state import GARDEN, SPECIES, VALUES

# Rows of a survey, a column for each species.
WORTH = 0  # of the best path
ENDS = 1  # + value: what the best path would be worth that a tree of the species ends
STARTS = ENDS + VALUES  # + value: the same for a tree that starts it
ROWS = STARTS + VALUES


@lean
def neighbours(table, side, beside):
    """For each planted tree the trees north, east, south and west of it, or NOWHERE."""
    size = int64(table.garden_size[side])
    for i in range(size):
        for way in range(4):
            beside[i, way] = NOWHERE
    for i in range(size):
        x, y = int64(table.x[side, i]), int64(table.y[side, i])
        for j in range(i):
            dx, dy = int64(table.x[side, j]) - x, int64(table.y[side, j]) - y
            if dx == 0 and dy == 1:
                beside[i, 0], beside[j, 2] = j, i
            elif dx == 1 and dy == 0:
                beside[i, 1], beside[j, 3] = j, i
            elif dx == 0 and dy == -1:
                beside[i, 2], beside[j, 0] = j, i
            elif dx == -1 and dy == 0:
                beside[i, 3], beside[j, 1] = j, i


@rule
def by_value(table, side, order):
    """The places of a garden's trees, lowest value first; return how many there are."""
    size = int64(table.garden_size[side])
    first = np.zeros(VALUES + 1, np.int64)
    for i in range(size):
        first[int64(table.planted[side, i]) % VALUES + 1] += 1
    for value in range(VALUES):
        first[value + 1] += first[value]
    for i in range(size):
        value = int64(table.planted[side, i]) % VALUES
        order[first[value]] = i
        first[value] += 1
    return size


@lean
def ways(table, side, species, rising, order, beside, mixed, pure):
    """Write for each tree what the best way to it from `species` counts, of any trees and of that species alone.

    If not `rising`, the best way from it to `species`. 0 where there is no way. A way of one species is written as
    four times its trees and the bonus of its first (or last) one: see `pure_points`.
    """
    size = int64(table.garden_size[side])
    for k in range(size):
        i = order[k] if rising else order[size - 1 - k]
        card = int64(table.planted[side, i])
        value, own = card % VALUES, card // VALUES == species
        longest = longest_pure = 0
        for way in range(4):
            j = beside[i, way]
            if j != NOWHERE:
                other = int64(table.planted[side, j]) % VALUES
                if other != value and (other < value) == rising:
                    longest = max(longest, mixed[j])
                    longest_pure = max(longest_pure, pure[j])
        bonus = start_bonus(value + 1) if rising else end_bonus(value + 1)
        mixed[i] = pure[i] = 0
        if longest > 0:
            mixed[i] = longest + 1
        elif own:
            mixed[i] = 1 + bonus
        if own:
            pure[i] = (longest_pure if longest_pure > 0 else bonus) + 4


@rule
def pure_points(pure, more):
    """What a way of one species counts with `more` trees of it: double from four trees on, else nothing."""
    trees = pure // 4 + more
    return 2 * trees + pure % 4 if trees >= LONG_PATH else 0


@rule
def survey(table, side, found):
    """Fill a survey of a garden: see the rows above."""
    found[:, :] = 0
    if is_lines(table, side):
        survey_lines(table, side, found)
        return
    order = np.empty(GARDEN, np.int64)
    beside = np.empty((GARDEN, 4), np.int64)
    mixed = np.empty(GARDEN, np.int64)
    pure = np.empty(GARDEN, np.int64)
    by_value(table, side, order)
    neighbours(table, side, beside)
    present = species_present(table, side)
    for species in range(SPECIES):
        if present >> species & 1:
            ways(table, side, species, True, order, beside, mixed, pure)
            read_ends(table, side, species, beside, mixed, pure, found)
            ways(table, side, species, False, order, beside, mixed, pure)
            read_starts(table, side, species, beside, mixed, pure, found)


@rule
def species_present(table, side):
    """A bit for each species that stands in a garden."""
    present = 0
    for i in range(int64(table.garden_size[side])):
        present |= 1 << (int64(table.planted[side, i]) // VALUES)
    return present


@rule
def is_open(beside, i):
    """True if there is a free square beside a tree."""
    return beside[i, 0] == NOWHERE or beside[i, 1] == NOWHERE or beside[i, 2] == NOWHERE or beside[i, 3] == NOWHERE


@lean
def read_ends(table, side, species, beside, mixed, pure, found):
    """The worth of the best path, and of each that one more tree would end."""
    for i in range(int64(table.garden_size[side])):
        if mixed[i] == 0:
            continue
        card = int64(table.planted[side, i])
        value = card % VALUES
        if card // VALUES == species:
            if mixed[i] - start_bonus(value + 1) > 1:
                found[WORTH, species] = max(found[WORTH, species], mixed[i] + end_bonus(value + 1))
            doubled = pure_points(pure[i], 0)
            if doubled > 0:
                found[WORTH, species] = max(found[WORTH, species], doubled + end_bonus(value + 1))
        if value + 1 < VALUES and is_open(beside, i):
            reached = max(mixed[i] + 1, pure_points(pure[i], 1))
            found[ENDS + value + 1, species] = max(found[ENDS + value + 1, species], reached)
    for value in range(1, VALUES):
        found[ENDS + value, species] = max(found[ENDS + value, species], found[ENDS + value - 1, species])
    if found[ENDS + VALUES - 1, species] > 0:
        found[ENDS + VALUES - 1, species] += end_bonus(VALUES)


@rule
def read_starts(table, side, species, beside, mixed, pure, found):
    """The worth of each path that one more tree would start."""
    for i in range(int64(table.garden_size[side])):
        value = int64(table.planted[side, i]) % VALUES
        if mixed[i] > 0 and value > 0 and is_open(beside, i):
            reached = max(mixed[i] + 1, pure_points(pure[i], 1))
            found[STARTS + value - 1, species] = max(found[STARTS + value - 1, species], reached)
    for value in range(VALUES - 2, -1, -1):
        found[STARTS + value, species] = max(found[STARTS + value, species], found[STARTS + value + 1, species])
    if found[STARTS, species] > 0:
        found[STARTS, species] += start_bonus(1)


@rule
def survey_lines(table, side, found):
    """Q's garden of lines: any further tree lengthens its species' path."""
    path = np.empty(GARDEN, np.int64)
    present = species_present(table, side)
    for species in range(SPECIES):
        if present >> species & 1:
            worth, cards = best_path_of_lines(table, side, species, path)
            found[WORTH, species] = worth
            longer = LONG_PATH + 2 if cards + 1 == LONG_PATH else 2 if cards + 1 > LONG_PATH or cards == 0 else 1
            for value in range(VALUES):
                found[ENDS + value, species] = worth + longer
