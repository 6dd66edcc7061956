"""Actions in words: the parts of each, what is said of it, its notation, and what others are told.

Notation: `deck` and `pile2` draw (piles count from 1, `pile` in the solo game), `+O7` chooses oak 7 for planting,
`2,-1` is the square two east and one south of the first card, `-O7` discards, `q2,-1` is a square of Q's garden.
"""

from __future__ import annotations

from typing import Any

from hortus.core.layout import record_in
from hortus.core.ruleset import State
from hortus.games.arboretum.cards import EDITIONS, card_of, short
from hortus.games.arboretum.state import (
    CELL_X,
    CELL_Y,
    DISCARD_CARD,
    DRAW_DECK,
    DRAW_PILE,
    LAY_CELL,
    NO_CARD,
    PLACE_CELL,
    PLANT_CARD,
    TABLE,
    VALUES,
)

DIRECTIONS = {(0, 1): "north", (1, 0): "east", (0, -1): "south", (-1, 0): "west"}


def table_of(state: State) -> Any:
    """The record in a state's bytes."""
    return record_in(state, TABLE)


def cell_of(action: int) -> tuple[int, int]:
    """The x and y of an action that chooses a square."""
    cell = action - (LAY_CELL if action >= LAY_CELL else PLACE_CELL)
    return int(CELL_X[cell]), int(CELL_Y[cell])


def card_number(state: State, action: int) -> int:
    """The card that an action moves, or NO_CARD for one from the deck."""
    table = table_of(state)
    if action == DRAW_DECK:
        return NO_CARD
    if action < PLANT_CARD:
        pile = action - DRAW_PILE
        return int(table.pile[pile, int(table.pile_size[pile]) - 1])
    if action < PLACE_CELL:
        return action - (PLANT_CARD if action < DISCARD_CARD else DISCARD_CARD)
    return int(table.chosen)


def card_name(state: State, action: int) -> str:
    """The full name of the card that an action moves."""
    edition = EDITIONS[table_of(state).edition]
    return str(card_of(edition, card_number(state, action)))


def pile_name(state: State, seat: int, side: int) -> str:
    """Whose pile it is, as seen by the one who draws."""
    if is_solo(state):
        return "the pile"
    return "its own pile" if side == seat else f"the pile of player {side + 1}"


def parts(state: State, seat: int, action: int) -> dict[str, str]:
    """What the move consists of so far, this action last."""
    if action == DRAW_DECK:
        return {"source": "deck"}
    if action < PLANT_CARD:
        return {"source": notation(state, seat, action), "card": card_name(state, action)}
    chosen = {"card": card_name(state, action)}
    if action >= PLACE_CELL:
        x, y = cell_of(action)
        chosen["cell"] = f"{x},{y}"
    return chosen


def words(state: State, seat: int, action: int) -> str:
    """What the seat does."""
    if action == DRAW_DECK:
        return "draws from the deck"
    card = card_name(state, action)
    if action < PLANT_CARD:
        return f"takes {card} from {pile_name(state, seat, action - DRAW_PILE)}"
    if action < DISCARD_CARD:
        return f"plants {card}"
    if action < PLACE_CELL:
        return f"discards {card}"
    if action < LAY_CELL:
        return f"plants {card} {beside(state, seat, action)}"
    return f"plants {card} for Q {beside(state, seat + 1, action)}"


def beside(state: State, side: int, action: int) -> str:
    """Where a square is: on which side of the neighbour that was planted first."""
    table = table_of(state)
    x, y = cell_of(action)
    for i in range(table.garden_size[side]):
        direction = DIRECTIONS.get((x - int(table.x[side, i]), y - int(table.y[side, i])))
        if direction:
            neighbour = card_of(EDITIONS[table.edition], int(table.planted[side, i]))
            return f"{direction} of {neighbour}"
    return "as the first tree"


def notation(state: State, seat: int, action: int) -> str:
    """The short form of an action."""
    table = table_of(state)
    if action == DRAW_DECK:
        return "deck"
    if action < PLANT_CARD:
        return "pile" if is_solo(state) else f"pile{action - DRAW_PILE + 1}"
    if action < PLACE_CELL:
        sign = "+" if action < DISCARD_CARD else "-"
        return sign + short(EDITIONS[table.edition], card_number(state, action))
    x, y = cell_of(action)
    return f"q{x},{y}" if action >= LAY_CELL else f"{x},{y}"


def told(before: State, after: State, seat: int, action: int, eyes: int | None) -> list[tuple[int, str]]:
    """What `eyes` are told of a decision; nothing of the first half of a move."""
    if table_of(after).chosen != NO_CARD:
        return []
    line = words(before, seat, action)
    if action == DRAW_DECK and seat == eyes:
        line = f"draws {drawn_card(before, after, seat)} from the deck"
    elif DISCARD_CARD <= action < PLACE_CELL and is_solo(after):
        line += " to Q's garden" + told_of_refill(before, after)
    elif action >= LAY_CELL:
        line += told_of_refill(before, after)
    return [(seat, line)]


def is_solo(state: State) -> bool:
    """True at the table of Q."""
    table = table_of(state)
    return bool(table.sides > table.players)


def drawn_card(before: State, after: State, seat: int) -> str:
    """The card that came into a hand."""
    old, new = table_of(before), table_of(after)
    for species in range(len(new.hand[seat])):
        bit = int(new.hand[seat, species]) & ~int(old.hand[seat, species])
        if bit:
            return str(card_of(EDITIONS[new.edition], species * VALUES + bit.bit_length() - 1))
    raise AssertionError("a draw adds a card to the hand")


def told_of_refill(before: State, after: State) -> str:
    """Solo step 4: the card turned up on the pile, and that Q got one."""
    old, new = table_of(before), table_of(after)
    if old.deck_left == 0:
        return ""
    top = card_of(EDITIONS[new.edition], int(new.pile[0, int(new.pile_size[0]) - 1]))
    for_q = "; Q draws a hidden card" if int(old.deck_left) > 1 else ""
    return f"; {top} is turned up on the pile{for_q}"
