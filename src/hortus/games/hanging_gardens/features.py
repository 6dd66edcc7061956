"""What a seat knows, as bytes for learning: a row for each card and tile, gardens from above, the table as a whole.

Seats are counted from the observer: 0 is the observer's own, 1 the next, and so on. A spectator sees through
nobody's eyes: seats are counted from seat 0 and no blind tile is shown.
"""

from __future__ import annotations

import numpy as np
from numpy import int64

from hortus.core.bits import record
from hortus.core.native import rule
from hortus.core.planes import Plane, whole_plane
from hortus.games.hanging_gardens.cards import CARDS, KINDS, SQUARES, SYMBOLS, TILES
from hortus.games.hanging_gardens.ground import ROWS, frame
from hortus.games.hanging_gardens.hidden import hidden_tiles, veil
from hortus.games.hanging_gardens.legal import layers_of
from hortus.games.hanging_gardens.state import NOTHING, OVER, SEATS, SHOWN, SPACES, STACKS, TABLE
from hortus.games.hanging_gardens.state import TEMPLES as MOST_TEMPLES

# Columns of a card's row.
FACE = 0  # + square: its symbol from 1, or 0
ON_DISPLAY = FACE + SQUARES  # 1 if it may be taken
PLACED_BY = ON_DISPLAY + 1  # + seat: when it was placed, from 1
CARD_X = PLACED_BY + SEATS  # x + 64 of a placed card
CARD_Y = CARD_X + 1  # y + 64
CARD_TURN = CARD_Y + 1  # quarter turns + 1
CHOSEN = CARD_TURN + 1  # 1 for the card of the observer's own half-made move
CARD_COLUMNS = CHOSEN + 1

# Columns of a tile's row.
KIND = 0  # its kind, from 1
IN_SPACE = KIND + 1  # its space on display, from 1
OWNED_BY = IN_SPACE + 1  # + seat: 1 if that seat is known to have it
TILE_COLUMNS = OWNED_BY + SEATS

# Gardens from above: a window for each seat, its middle on the start card. 0 is bare table, 1 blank, 2-5 a symbol;
# a temple adds 8.
WINDOW = 31
MIDDLE = WINDOW // 2

FIRST_TILE = CARDS * CARD_COLUMNS
FIRST_WINDOW = FIRST_TILE + TILES * TILE_COLUMNS
PHASE = FIRST_WINDOW + SEATS * WINDOW * WINDOW  # + phase: 1 for what is asked now
TURN = PHASE + OVER + 1  # + seat: 1 for the seat whose turn it is
BLIND = TURN + SEATS  # + seat: tiles of that seat that the observer does not know
TEMPLES = BLIND + SEATS  # + seat: how many stand
LATE = TEMPLES + SEATS  # + seat: claims after the last tile was gone
STACK_LEFT = LATE + SEATS  # + stack
DECK_LEFT = STACK_LEFT + len(STACKS)
ROUNDS = DECK_LEFT + 1  # finished
PLAYERS = ROUNDS + 1
BY_SIZE = PLAYERS + 1
STEPS = BY_SIZE + 1  # of the observer's own half-made move: turn + 1, x + 64, claim + 1, temple x + 64, temple y + 64
FEATURES = STEPS + 5

# What is remembered beside that.
TEMPLE_AT = 0  # + 2 x (5 x seat + temple): x + 64 and y + 64, in the order in which temples were put
SECRET = TEMPLE_AT + 2 * SEATS * MOST_TEMPLES  # + tile: 1 for a tile of the observer's that nobody else has seen
LOOKED = SECRET + TILES  # 1 if a blind tile was taken in this claim and a tile on display is still to be taken
STARTERS = LOOKED + 1  # starter deals that are not finished
TURNS = STARTERS + 1  # taken in this round
MOVING = TURNS + 1  # which temple moves in the observer's own half-made claim, from 1
MEMORY = MOVING + 1


def _of_cards(name: str, column: int, values: str, meaning: str) -> Plane:
    return Plane(name, column, (CARDS,), (CARD_COLUMNS,), "card", values, meaning)


def _of_tiles(name: str, column: int, values: str, meaning: str) -> Plane:
    return Plane(name, FIRST_TILE + column, (TILES,), (TILE_COLUMNS,), "tile", values, meaning)


def _of_seats(name: str, start: int, values: str, meaning: str) -> Plane:
    return whole_plane(name, start, (SEATS,), "seat", values, meaning)


def _number(name: str, start: int, values: str, meaning: str) -> Plane:
    return whole_plane(name, start, (1,), "", values, meaning)


PHASES = "card, turn, column, row, remove, claim, temple column, temple row, move, stack, tile, over"
PLANES = (
    Plane(
        "face",
        FACE,
        (CARDS, SQUARES),
        (CARD_COLUMNS, 1),
        "card, square",
        "0-4",
        "the symbol on that square, from 1, or 0 if it is blank",
    ),
    _of_cards("display", ON_DISPLAY, "0, 1", "1 if the card may be taken"),
    Plane(
        "placed",
        PLACED_BY,
        (CARDS, SEATS),
        (CARD_COLUMNS, 1),
        "card, seat",
        "0-28",
        "when that seat placed it, from 1",
    ),
    _of_cards("card x", CARD_X, "0, 32-96", "x + 64 of a placed card's north-western square"),
    _of_cards("card y", CARD_Y, "0, 32-96", "y + 64 of it"),
    _of_cards("card turn", CARD_TURN, "0, 1-4", "its quarter turns clockwise + 1"),
    _of_cards("chosen", CHOSEN, "0, 1", "1 for the card of the observer's own half-made move"),
    _of_tiles("kind", KIND, f"1-{len(KINDS)}", "the tile's kind, from 1"),
    _of_tiles("space", IN_SPACE, "0-6", "its space on display, from 1"),
    Plane(
        "owner",
        FIRST_TILE + OWNED_BY,
        (TILES, SEATS),
        (TILE_COLUMNS, 1),
        "tile, seat",
        "0, 1",
        "1 if that seat is known to have it",
    ),
    whole_plane(
        "garden",
        FIRST_WINDOW,
        (SEATS, WINDOW, WINDOW),
        "seat, row from the north, column from the west",
        "0-13",
        "gardens from above, the start card in the middle: 0 bare table, 1 blank, 2-5 a symbol; a temple adds 8",
    ),
    whole_plane("phase", PHASE, (OVER + 1,), PHASES, "0, 1", "1 for what is asked now; others' half looks not begun"),
    _of_seats("turn", TURN, "0, 1", "1 for the seat whose turn it is"),
    _of_seats("blind", BLIND, "0-43", "tiles of that seat that the observer does not know"),
    _of_seats("temples", TEMPLES, "0-5", "how many of its temples stand"),
    _of_seats("late", LATE, "0-28", "its claims after the last tile was gone"),
    whole_plane("stack left", STACK_LEFT, (len(STACKS),), "stack", "0-22", "tiles in it"),
    _number("deck left", DECK_LEFT, "0-60", "cards in the deck"),
    _number("rounds", ROUNDS, "0-20", "finished rounds"),
    _number("players", PLAYERS, "2-4", "how many play"),
    _number("by size", BY_SIZE, "0, 1", "1 if the size of a group, not its symbol, says which tiles may be taken"),
    whole_plane(
        "steps",
        STEPS,
        (5,),
        "turn + 1, x + 64, claim + 1, temple x + 64, temple y + 64",
        "0-128",
        "the observer's own half-made move",
    ),
    whole_plane(
        "temple at",
        FEATURES + TEMPLE_AT,
        (SEATS, MOST_TEMPLES, 2),
        "seat, temple, x and y",
        "0, 32-96",
        "x + 64 and y + 64 of each temple, in the order in which they were put",
    ),
    whole_plane(
        "secret",
        FEATURES + SECRET,
        (TILES,),
        "tile",
        "0, 1",
        "1 for a blind tile of the observer's own, which nobody else has seen",
    ),
    _number("looked", FEATURES + LOOKED, "0, 1", "1 if a blind tile was taken in this claim and another is still due"),
    _number("starters", FEATURES + STARTERS, "0-2", "starter deals of two players that are not finished"),
    _number("turns", FEATURES + TURNS, "0-3", "turns taken in this round"),
    _number("moving", FEATURES + MOVING, "0-5", "which temple moves in the observer's own half-made claim, from 1"),
)


@rule
def observe(state, player, out):
    """Write what `player` knows; -1 is a spectator."""
    veiled = np.empty_like(state)
    veil(state, player, veiled)
    observe_veiled(veiled, player, out)
    players = int64(record(state, TABLE).players)
    for away in range(players):
        out[BLIND + away] = hidden_tiles(state, player, (max(player, 0) + away) % players)


@rule
def observe_veiled(veiled, player, out):
    """Write what a veiled table shows."""
    table = record(veiled, TABLE)
    for i in range(FEATURES):
        out[i] = 0
    first, players = max(player, 0), int64(table.players)
    for card in range(CARDS):
        for square in range(SQUARES):
            out[card * CARD_COLUMNS + FACE + square] = table.face[card, square]
    for i in range(SHOWN):
        if table.display[i] != NOTHING:
            out[int64(table.display[i]) * CARD_COLUMNS + ON_DISPLAY] = 1
    for tile in range(TILES):
        row = FIRST_TILE + tile * TILE_COLUMNS
        out[row + KIND] = int64(table.kind[tile]) + 1
        if table.owner[tile] != NOTHING:
            out[row + OWNED_BY + (int64(table.owner[tile]) - first) % players] = 1
    for space in range(SPACES):
        if table.space[space] != NOTHING:
            out[FIRST_TILE + int64(table.space[space]) * TILE_COLUMNS + IN_SPACE] = space + 1
    for away in range(players):
        seat = (first + away) % players
        observe_garden(table, seat, away, out)
        out[TEMPLES + away] = table.temples[seat]
        out[LATE + away] = table.late[seat]
    out[PHASE + int64(table.phase)] = 1
    if table.phase != OVER:
        out[TURN + (int64(table.seat) - first) % players] = 1
    out[STACK_LEFT] = table.stack_left[0]
    out[STACK_LEFT + 1] = table.stack_left[1]
    out[DECK_LEFT] = table.deck_left
    out[ROUNDS] = table.rounds
    out[PLAYERS] = players
    out[BY_SIZE] = table.by_size
    observe_steps(table, out)


@rule
def observe_steps(table, out):
    """The observer's own half-made move."""
    if table.chosen != NOTHING:
        out[int64(table.chosen) * CARD_COLUMNS + CHOSEN] = 1
        if table.turned != NOTHING:
            out[STEPS] = int64(table.turned) + 1
        out[STEPS + 1] = int64(table.column) + 64
    if table.claim != NOTHING:
        out[STEPS + 2] = int64(table.claim) + 1
        out[STEPS + 3] = int64(table.temple_column) + 64
        out[STEPS + 4] = int64(table.temple_row) + 64


@rule
def observe_garden(table, seat, away, out):
    """A seat's cards in the order of placing, and its garden from above."""
    for i in range(int64(table.placed[seat])):
        row = int64(table.card[seat, i]) * CARD_COLUMNS
        out[row + PLACED_BY + away] = i + 1
        out[row + CARD_X] = int64(table.x[seat, i]) + 64
        out[row + CARD_Y] = int64(table.y[seat, i]) + 64
        out[row + CARD_TURN] = int64(table.turn[seat, i]) + 1
    layers = np.empty((2 + len(SYMBOLS), ROWS), np.int64)
    west, north = layers_of(table, seat, layers)
    _, _, rows = frame(table, seat)
    start = FIRST_WINDOW + away * WINDOW * WINDOW
    for row in range(rows):
        south = row - north + MIDDLE
        for column in range(ROWS):
            east = column + west - 1 + MIDDLE
            if layers[0, row] >> column & 1 and 0 <= south < WINDOW and 0 <= east < WINDOW:
                seen = 1
                for kind in range(len(SYMBOLS)):
                    if layers[2 + kind, row] >> column & 1:
                        seen = 2 + kind
                out[start + south * WINDOW + east] = seen + 8 * (layers[1, row] >> column & 1)


@rule
def recall(state, player, out):
    """Write where temples stand, in their order, which own tiles nobody else has seen, and how far the round is."""
    table = record(state, TABLE)
    out[:MEMORY] = 0
    first, players = max(player, 0), int64(table.players)
    for away in range(players):
        seat = (first + away) % players
        for temple in range(int64(table.temples[seat])):
            at = TEMPLE_AT + 2 * (away * MOST_TEMPLES + temple)
            out[at] = int64(table.temple_x[seat, temple]) + 64
            out[at + 1] = int64(table.temple_y[seat, temple]) + 64
    for tile in range(TILES):
        out[SECRET + tile] = table.blind[tile] == 1 and table.owner[tile] == player
    out[LOOKED] = table.looked
    out[STARTERS] = table.starters
    out[TURNS] = table.turns
    if table.seat == player and table.moving != NOTHING:
        out[MOVING] = int64(table.moving) + 1
