"""The record: one game of Arboretum in a few hundred bytes.

A hand is a set of cards, so it is stored as one: for each species a byte with a bit for each value. That has
no order that could tell when a card came, makes the sum of a species a table look-up, and copies fast.
A garden is the list of its planted cards with their squares; the first stands on 0,0, x grows east, y north.
"""

from __future__ import annotations

import numpy as np

from hortus.core.layout import layout

SPECIES = 10
VALUES = 8
CARDS = SPECIES * VALUES
SIDES = 4  # seats at most; in the solo game side 1 is Q
NO_CARD = 255

# Every turn takes one card out of deck and piles for good, and at the end the last discard still lies there:
# 33 turns of two players are the most a seat can see, 17 of them its own.
GARDEN = 17
RADIUS = GARDEN - 1

# What is asked of the player whose turn it is.
DRAW_FIRST, DRAW_SECOND, PLANT, PLACE, DISCARD, LAY, OVER = range(7)

# Values of the option fields.
TIE_SHARED, TIE_SPECIES = 0, 1

TABLE = layout(
    [
        ("players", "u1"),  # people at the table
        ("sides", "u1"),  # hands and gardens: the players, and Q in the solo game
        ("edition", "u1"),  # which names the species have
        ("tie_break", "u1"),
        ("q_grid", "u1"),  # solo: Q's garden is a grid, not lines
        ("q_negates", "u1"),  # solo: Q's 1 makes your 8 count nothing
        ("phase", "u1"),
        ("turn", "u1"),
        ("chosen", "u1"),  # the card of a half-made move, still in the hand
        ("deck_left", "u1"),
        ("in_play", "u1", (SPECIES,)),
        ("deck", "u1", (CARDS,)),  # the top card is deck[deck_left - 1]
        ("hand", "u1", (SIDES, SPECIES)),  # a bit for each value held
        ("known", "u1", (SIDES, SPECIES)),  # those of them that everybody saw being taken
        ("pile_size", "u1", (SIDES,)),
        ("pile", "u1", (SIDES, GARDEN)),  # bottom to top
        ("garden_size", "u1", (SIDES,)),
        ("planted", "u1", (SIDES, GARDEN)),
        ("x", "i1", (SIDES, GARDEN)),
        ("y", "i1", (SIDES, GARDEN)),
    ]
)

# Squares that a garden can reach from its first card, in reading order: north to south, west to east.
# An action names a square by its place in this list.
SIDE = 2 * RADIUS + 1
CELL_NUMBER = np.full((SIDE, SIDE), -1, np.int64)  # by row (from the north) and column (from the west)
_reachable = [
    (column - RADIUS, RADIUS - row)
    for row in range(SIDE)
    for column in range(SIDE)
    if abs(column - RADIUS) + abs(row - RADIUS) <= RADIUS
]
CELLS = len(_reachable)
CELL_X = np.array([x for x, _ in _reachable], np.int64)
CELL_Y = np.array([y for _, y in _reachable], np.int64)
CELL_NUMBER[RADIUS - CELL_Y, CELL_X + RADIUS] = np.arange(CELLS)

# Actions: a number always means the same thing.
DRAW_DECK = 0
DRAW_PILE = 1  # + side whose pile it is
PLANT_CARD = DRAW_PILE + SIDES  # + card
DISCARD_CARD = PLANT_CARD + CARDS  # + card
PLACE_CELL = DISCARD_CARD + CARDS  # + cell in one's own garden
LAY_CELL = PLACE_CELL + CELLS  # + cell in Q's garden
ACTIONS = LAY_CELL + CELLS
