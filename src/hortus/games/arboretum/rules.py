"""The course of a game: deal, who acts, what is legal, one decision."""

from __future__ import annotations

import numpy as np
from numpy import int64

from hortus.core.bits import lowest, record
from hortus.core.native import lean, rule
from hortus.games.arboretum.state import (
    CARDS,
    CELL_NUMBER,
    CELL_X,
    CELL_Y,
    DISCARD,
    DISCARD_CARD,
    DRAW_DECK,
    DRAW_FIRST,
    DRAW_PILE,
    DRAW_SECOND,
    LAY,
    LAY_CELL,
    NO_CARD,
    OVER,
    PLACE,
    PLACE_CELL,
    PLANT,
    PLANT_CARD,
    RADIUS,
    SIDE,
    SPECIES,
    TABLE,
    VALUES,
)

HAND = 7
LONGEST = 51 * 5  # decisions: four players have 52 cards beside their hands, and five decisions make a turn
# Places in the options array of `deal`.
PLAYERS, SIDES, EDITION, TIE_BREAK, OPEN_PILES, Q_GRID, Q_NEGATES, SPECIES_COUNT, CHOSEN_SPECIES = range(9)
OPTIONS = CHOSEN_SPECIES + SPECIES


@rule
def deal(state, options, order):
    """Start a game. `order` holds all species, then all cards, each shuffled."""
    state[:] = 0
    table = record(state, TABLE)
    table.players = options[PLAYERS]
    table.sides = options[SIDES]
    table.edition = options[EDITION]
    table.tie_break = options[TIE_BREAK]
    table.q_grid = options[Q_GRID]
    table.q_negates = options[Q_NEGATES]
    table.phase = DRAW_FIRST
    table.chosen = NO_CARD
    choose_species(table, options, order)
    table.deck[:] = NO_CARD
    left = 0
    for i in range(CARDS):
        card = order[SPECIES + i]
        if table.in_play[card // VALUES]:
            table.deck[left] = card
            left += 1
    table.deck_left = left
    for _ in range(HAND):
        for seat in range(options[PLAYERS]):
            hold(table, seat, from_deck(table))
    if options[SIDES] > options[PLAYERS]:
        lay_on_pile(table, 0, from_deck(table))  # the solo game's one shared pile
    elif options[OPEN_PILES]:
        for seat in range(1, options[PLAYERS]):
            lay_on_pile(table, seat, from_deck(table))


@rule
def choose_species(table, options, order):
    """Take the species that the table wishes for, or the first ones of the shuffled list."""
    wished = 0
    for species in range(SPECIES):
        if options[CHOSEN_SPECIES + species]:
            table.in_play[species] = 1
            wished += 1
    if wished == 0:
        for i in range(options[SPECIES_COUNT]):
            table.in_play[order[i]] = 1


@rule
def actors(state):
    """A bit for the player whose turn it is; none when the game is over."""
    table = record(state, TABLE)
    if table.phase == OVER:
        return 0
    return 1 << int64(table.turn)


@rule
def halfway(state):
    """A bit for the player who has chosen a card and not yet its square."""
    table = record(state, TABLE)
    if table.phase == PLACE or table.phase == LAY:
        return 1 << int64(table.turn)
    return 0


@lean
def legal(state, player, out):
    """Write the actions that `player` may take now, ascending; return how many."""
    table = record(state, TABLE)
    phase = table.phase
    if phase == OVER or table.turn != player:
        return 0
    if phase == DRAW_FIRST or phase == DRAW_SECOND:
        return legal_draws(table, out)
    if phase == PLANT:
        return legal_cards(table, player, PLANT_CARD, out)
    if phase == DISCARD:
        return legal_cards(table, player, DISCARD_CARD, out)
    if phase == PLACE:
        return legal_cells(table, player, PLACE_CELL, out)
    return legal_cells(table, player + 1, LAY_CELL, out)


@rule
def legal_draws(table, out):
    """The deck while it lasts, and every pile with a card on it."""
    count = 0
    if table.deck_left > 0:
        out[count] = DRAW_DECK
        count += 1
    for side in range(int64(table.sides)):
        if table.pile_size[side] > 0:
            out[count] = DRAW_PILE + side
            count += 1
    return count


@rule
def legal_cards(table, seat, first, out):
    """Each card in hand, as actions numbered from `first`."""
    count = 0
    for species in range(SPECIES):
        held = int64(table.hand[seat, species])
        while held:
            out[count] = first + species * VALUES + lowest(held)
            count += 1
            held &= held - 1
    return count


@rule
def legal_cells(table, side, first, out):
    """Each free square beside a planted card (the first card's is 0,0), as actions numbered from `first`."""
    size = int64(table.garden_size[side])
    if size == 0:
        out[0] = first + CELL_NUMBER[RADIUS, RADIUS]
        return 1
    rows = np.zeros(SIDE + 2, np.int64)  # a bit for each planted square, with a free row at both ends
    north, south = SIDE, 0
    for i in range(size):
        row = RADIUS - int64(table.y[side, i]) + 1
        rows[row] |= 1 << (int64(table.x[side, i]) + RADIUS + 1)
        north, south = min(north, row), max(south, row)
    count = 0
    for row in range(max(north - 1, 1), min(south + 1, SIDE) + 1):
        planted = rows[row]
        free = (planted << 1 | planted >> 1 | rows[row - 1] | rows[row + 1]) & ~planted
        while free:
            out[count] = first + CELL_NUMBER[row - 1, lowest(free) - 1]
            count += 1
            free &= free - 1
    return count


@lean
def apply(state, player, action):
    """Carry out one legal decision of `player`; return who may act next."""
    table = record(state, TABLE)
    if action < DRAW_PILE:
        hold(table, player, from_deck(table))
        next_phase_of_draw(table)
    elif action < PLANT_CARD:
        take_from_pile(table, player, action - DRAW_PILE)
        next_phase_of_draw(table)
    elif action < DISCARD_CARD:
        table.chosen = action - PLANT_CARD
        table.phase = PLACE
    elif action < PLACE_CELL:
        discard(table, player, action - DISCARD_CARD)
    elif action < LAY_CELL:
        plant(table, player, player, action - PLACE_CELL)
        table.phase = DISCARD
    else:
        plant(table, player, player + 1, action - LAY_CELL)
        refill_for_q(table)
        end_turn(table)
    return actors(state)


@rule
def reveals(state, player, action):
    """True if the action turns up a card of the deck, for one seat or for all."""
    table = record(state, TABLE)
    if action == DRAW_DECK:
        return True
    if table.sides == table.players or action < DISCARD_CARD or PLACE_CELL <= action < LAY_CELL:
        return False
    half = action < PLACE_CELL and table.q_grid != 0
    return not half and table.deck_left > 0


@rule
def next_phase_of_draw(table):
    """After the first card comes the second, after that the planting."""
    if table.phase == DRAW_FIRST:
        table.phase = DRAW_SECOND
    else:
        table.phase = PLANT


@rule
def discard(table, seat, card):
    """Lay a card on one's own pile; in the solo game it goes to Q's garden."""
    if table.sides == table.players:
        give_up(table, seat, card)
        lay_on_pile(table, seat, card)
        end_turn(table)
    elif table.q_grid:
        table.chosen = card
        table.phase = LAY
    else:
        give_up(table, seat, card)
        q = seat + 1
        table.planted[q, table.garden_size[q]] = card
        table.garden_size[q] += 1
        refill_for_q(table)
        end_turn(table)


@rule
def refill_for_q(table):
    """Solo ruling 3: one deck card face up on the pile, then one face down to Q, as far as they go."""
    if table.deck_left > 0:
        lay_on_pile(table, 0, from_deck(table))
    if table.deck_left > 0:
        hold(table, 1, from_deck(table))


@rule
def end_turn(table):
    """Ruling 2: whoever emptied the deck has finished the turn, so the game is over; else the next seat draws."""
    if table.deck_left == 0:
        table.phase = OVER
    else:
        table.phase = DRAW_FIRST
        table.turn = (int64(table.turn) + 1) % int64(table.players)


@rule
def from_deck(table):
    """Take the top card of the deck, and leave no trace of it there."""
    table.deck_left -= 1
    card = int64(table.deck[table.deck_left])
    table.deck[table.deck_left] = NO_CARD
    return card


@rule
def take_from_pile(table, seat, side):
    """Ruling 3: take the top card of a pile; everybody saw which."""
    table.pile_size[side] -= 1
    card = int64(table.pile[side, table.pile_size[side]])
    hold(table, seat, card)
    table.known[seat, card // VALUES] |= 1 << (card % VALUES)


@rule
def hold(table, side, card):
    """Add a card to a hand."""
    table.hand[side, card // VALUES] |= 1 << (card % VALUES)


@rule
def give_up(table, side, card):
    """Take a card out of a hand."""
    rest = 255 - (1 << (card % VALUES))
    table.hand[side, card // VALUES] &= rest
    table.known[side, card // VALUES] &= rest


@rule
def lay_on_pile(table, side, card):
    """Put a card face up on a pile."""
    table.pile[side, table.pile_size[side]] = card
    table.pile_size[side] += 1


@rule
def plant(table, seat, side, cell):
    """Put the chosen card of `seat` on a square of a garden."""
    card = int64(table.chosen)
    table.chosen = NO_CARD
    give_up(table, seat, card)
    i = table.garden_size[side]
    table.planted[side, i] = card
    table.x[side, i] = CELL_X[cell]
    table.y[side, i] = CELL_Y[cell]
    table.garden_size[side] += 1
