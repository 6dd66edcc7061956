"""The record: one game of The Hanging Gardens in a little over a kilobyte.

A garden is the list of its cards with their places; what is visible is worked out where it is needed. The start card
covers the squares 0,0 to 2,-1: x grows east, y north, and a card stands where its north-western square is. Cards and
tiles can be a user's own, so their faces and values are part of the record.
"""

from __future__ import annotations

from hortus.core.layout import layout
from hortus.games.hanging_gardens.cards import CARDS, LARGEST_SET, PERSONS, SERIES, SQUARES, TILES

SEATS = 4
PLACED = 28  # cards of one garden at most: two players have 26 and two starter turns
TEMPLES = 5
SPACES = 6
STACKS = (22, 21)
SHOWN = 4  # building cards on display at most
NOTHING = 255
# Columns and rows are numbered modulo 64, from -32 on: no garden is wider than 59 squares.
AROUND, CENTRE = 64, 32

# What is asked of the player whose turn it is.
CARD, TURN, COLUMN, ROW, REMOVE, CLAIM, TEMPLE_COLUMN, TEMPLE_ROW, MOVE, STACK, TILE, OVER = range(12)

TABLE = layout(
    [
        ("players", "u1"),
        ("by_size", "u1"),  # 1 if the size of a group, not its symbol, says which tiles may be taken
        ("phase", "u1"),
        ("seat", "u1"),  # whose turn it is
        ("rounds", "u1"),  # finished; starter turns are no round
        ("starters", "u1"),  # starter deals that are not finished
        ("turns", "u1"),  # taken in this round
        # A move of several steps, until it is whole.
        ("chosen", "u1"),  # the card, still on display
        ("turned", "u1"),
        ("column", "i1"),
        ("claim", "u1"),  # the square of the card just placed whose group is claimed
        ("temple_column", "i1"),
        ("temple_row", "i1"),
        ("moving", "u1"),  # which temple moves
        ("looked", "u1"),  # 1 after a blind tile was taken: the temple stands, a face-up tile is still to be taken
        ("deck_left", "u1"),
        ("deck", "u1", (CARDS,)),  # the top card is deck[deck_left - 1]
        ("display", "u1", (SHOWN,)),  # NOTHING where a card was taken
        ("placed", "u1", (SEATS,)),  # how many cards a garden has
        ("card", "u1", (SEATS, PLACED)),
        ("x", "i1", (SEATS, PLACED)),
        ("y", "i1", (SEATS, PLACED)),
        ("turn", "u1", (SEATS, PLACED)),  # quarter turns clockwise
        # The borders of each garden: its westernmost column, its northernmost and its southernmost row.
        ("west", "i1", (SEATS,)),
        ("north", "i1", (SEATS,)),
        ("south", "i1", (SEATS,)),
        ("temples", "u1", (SEATS,)),  # how many stand
        ("temple_x", "i1", (SEATS, TEMPLES)),
        ("temple_y", "i1", (SEATS, TEMPLES)),
        ("late", "u1", (SEATS,)),  # claims after the last tile was gone
        ("space", "u1", (SPACES,)),  # tiles on display
        ("stack_left", "u1", (len(STACKS),)),
        ("stack", "u1", (len(STACKS), max(STACKS))),
        ("owner", "u1", (TILES,)),  # of each tile
        ("blind", "u1", (TILES,)),  # 1 for a tile that only its owner has seen
        ("face", "u1", (CARDS, SQUARES)),
        ("kind", "u1", (TILES,)),  # of each tile
        ("set_size", "u1", (len(SERIES),)),
        ("value", "u1", (len(SERIES), LARGEST_SET)),  # of 1, 2, ... tiles of a series
        ("alone", "u1", (len(PERSONS),)),
        ("full", "u1", (len(PERSONS),)),
        ("each", "u1", (len(PERSONS),)),
    ]
)

# Actions: a number always means the same thing.
TAKE_CARD = 0  # + card of the display
REMOVE_CARD = TAKE_CARD + CARDS  # + card of the display, when none of them fits
TURN_CARD = REMOVE_CARD + CARDS  # + quarter turns clockwise
PLACE_COLUMN = TURN_CARD + 4  # + x + 32 of the card's north-western square, modulo 64
PLACE_ROW = PLACE_COLUMN + AROUND  # + its y + 32, modulo 64
PASS = PLACE_ROW + AROUND
CLAIM_GROUP = PASS + 1  # + square of the card just placed, counted on its unturned face
PUT_COLUMN = CLAIM_GROUP + SQUARES  # + x + 32 of the temple's square, modulo 64
PUT_ROW = PUT_COLUMN + AROUND  # + its y + 32, modulo 64
MOVE_TEMPLE = PUT_ROW + AROUND  # + which of one's five temples moves, in the order in which they were put
LOOK_AT = MOVE_TEMPLE + TEMPLES  # + stack of the blind tile
TAKE_TILE = LOOK_AT + len(STACKS)  # + space
ACTIONS = TAKE_TILE + SPACES
