"""What each seat knows, and tables that it can't tell from the true one.

Public: gardens, temples, displays, tiles taken from the display, and how many cards and tiles are left. A blind tile is
known to its owner alone until the game is over. The order of the deck and of the stacks is hidden from everybody.
Another's half-made move looks as if it had not begun.
"""

from __future__ import annotations

import numpy as np
from numpy import int64

from hortus.core.bits import record
from hortus.core.chance import bring_to_end, generator, shuffle
from hortus.core.native import rule
from hortus.games.hanging_gardens.cards import CARDS, TILES
from hortus.games.hanging_gardens.rules import clear_move, is_halfway
from hortus.games.hanging_gardens.state import CARD, CLAIM, NOTHING, OVER, ROW, SEATS, STACKS, TABLE

VEILED = 254  # in a veiled table: something is there, and these eyes can't know what


@rule
def hides(table, tile, player):
    """True for a blind tile of somebody else."""
    return table.blind[tile] and table.owner[tile] != player and table.phase != OVER


@rule
def take_back_half(table):
    """The table as it was before a half-made move."""
    if is_halfway(table):
        table.phase = CARD if table.phase <= ROW else CLAIM
        clear_move(table)


@rule
def veil(state, player, out):
    """Copy a table without anything that `player` can't know: views and features are made from nothing else.

    Blind tiles of others have no owner in it; `hidden_tiles` counts them. -1 is a spectator.
    """
    for i in range(len(state)):
        out[i] = state[i]
    table = record(out, TABLE)
    for i in range(int64(table.deck_left)):
        table.deck[i] = VEILED
    for stack in range(len(STACKS)):
        for i in range(int64(table.stack_left[stack])):
            table.stack[stack, i] = VEILED
    for tile in range(TILES):
        if hides(table, tile, player):
            table.owner[tile] = NOTHING
            table.blind[tile] = 0
    if table.seat != player:
        take_back_half(table)


@rule
def hidden_tiles(state, player, seat):
    """How many tiles of a seat `player` does not know."""
    table = record(state, TABLE)
    count = 0
    for tile in range(TILES):
        if table.owner[tile] == seat and hides(table, tile, player):
            count += 1
    return count


@rule
def unseen(state, player, out):
    """Write the cards, then the tiles, that `player` can't place; ascending."""
    table = record(state, TABLE)
    hidden = np.zeros(CARDS + TILES, np.uint8)
    for i in range(int64(table.deck_left)):
        hidden[int64(table.deck[i])] = 1
    for stack in range(len(STACKS)):
        for i in range(int64(table.stack_left[stack])):
            hidden[CARDS + int64(table.stack[stack, i])] = 1
    for tile in range(TILES):
        if hides(table, tile, player):
            hidden[CARDS + tile] = 1
    count = 0
    for number in range(CARDS + TILES):
        if hidden[number]:
            out[count] = number
            count += 1
    return count


@rule
def redeal(state, player, seed, weights):
    """Deal anew the deck, the stacks and the blind tiles of others; take back another's half-made move."""
    table = record(state, TABLE)
    rng = generator(seed)
    pool = np.empty(CARDS + TILES, np.int32)
    count = unseen(state, player, pool)  # ascending, whatever the truth: the same seed gives the same sample
    cards = int64(table.deck_left)
    shuffle(rng, pool, cards)
    for i in range(cards):
        table.deck[i] = pool[i]
    tiles = np.empty(TILES, np.int32)
    left = count - cards
    for i in range(left):
        tiles[i] = pool[cards + i]
    shuffle(rng, tiles, left)
    blind = np.zeros(SEATS, np.int64)
    for seat in range(int64(table.players)):
        if seat != player:
            blind[seat] = give_back_blind(table, seat)
    for seat in range(int64(table.players)):
        for _ in range(blind[seat]):
            left -= 1
            if len(weights):
                bring_to_end(rng, tiles, left, weights[seat])
            table.owner[tiles[left] - CARDS] = seat
            table.blind[tiles[left] - CARDS] = 1
    for stack in range(len(STACKS)):
        for i in range(int64(table.stack_left[stack])):
            left -= 1
            table.stack[stack, i] = tiles[left] - CARDS
    if table.seat != player:
        take_back_half(table)


@rule
def give_back_blind(table, seat):
    """Take the blind tiles of a seat away; return how many they were."""
    count = 0
    if table.phase != OVER:
        for tile in range(TILES):
            if table.owner[tile] == seat and table.blind[tile] == 1:
                table.owner[tile] = NOTHING
                table.blind[tile] = 0
                count += 1
    return count
