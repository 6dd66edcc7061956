"""Actions in words: the parts of each, what is said of it, its notation, and what others are told.

Notation: `c12` takes card 12, `d12` removes it, `t1` turns it by a quarter, `x3` and `y-1` are a column and a row,
`none` claims nothing, `g4` claims the group at the fourth square of the card just placed (counted on its unturned
face), `temple2` moves the second of one's temples, `stack1` looks at a blind tile, `tile3` takes the tile of the third
space.
"""

from __future__ import annotations

from typing import Any

from hortus.core.layout import record_in
from hortus.core.ruleset import State
from hortus.games.hanging_gardens.cards import KINDS, SYMBOLS
from hortus.games.hanging_gardens.ground import EAST, SOUTH
from hortus.games.hanging_gardens.scoring import LATE_CLAIM
from hortus.games.hanging_gardens.state import (
    AROUND,
    CENTRE,
    CLAIM_GROUP,
    LOOK_AT,
    MOVE_TEMPLE,
    NOTHING,
    PASS,
    PLACE_COLUMN,
    PLACE_ROW,
    PUT_COLUMN,
    PUT_ROW,
    REMOVE_CARD,
    TABLE,
    TAKE_CARD,
    TAKE_TILE,
    TURN_CARD,
)

SIGNS = {
    TAKE_CARD: "c",
    REMOVE_CARD: "d",
    TURN_CARD: "t",
    PLACE_COLUMN: "x",
    PLACE_ROW: "y",
    PASS: "none",
    CLAIM_GROUP: "g",
    PUT_COLUMN: "x",
    PUT_ROW: "y",
    MOVE_TEMPLE: "temple",
    LOOK_AT: "stack",
    TAKE_TILE: "tile",
}
TURNS = ("as it is", "a quarter clockwise", "upside down", "a quarter anticlockwise")


def table_of(state: State) -> Any:
    """The record in a state's bytes."""
    return record_in(state, TABLE)


def face(table: Any, card: int) -> str:
    """What a card shows: `park, 2 terraces`."""
    shown = table.face[card].tolist()
    counts = {symbol: shown.count(number) for number, symbol in enumerate(SYMBOLS, 1)}
    many = [symbol if count == 1 else f"{count} {symbol}s" for symbol, count in counts.items() if count]
    return ", ".join(many) or "blank"


def named(table: Any, card: int) -> str:
    """A card by its number and what it shows."""
    return f"card {card + 1} ({face(table, card)})"


def real(table: Any, seat: int, number: int, axis: str) -> int:
    """The x or y that a number modulo 64 means in a garden: the one that is near it."""
    placed = int(table.placed[seat])
    known = [0, *getattr(table, axis)[seat, :placed].tolist()]
    middle = (min(known) + max(known)) // 2
    return int(middle + (number - middle) % AROUND - CENTRE)


def square_of(table: Any, seat: int, square: int) -> tuple[int, int]:
    """Where a square of the card just placed lies."""
    last = int(table.placed[seat]) - 1
    turn = int(table.turn[seat, last])
    return int(table.x[seat, last]) + int(EAST[turn, square]), int(table.y[seat, last]) - int(SOUTH[turn, square])


def parts(state: State, seat: int, action: int) -> dict[str, str]:
    """What the move consists of so far, this action last."""
    table = table_of(state)
    if action < PLACE_COLUMN:
        if action >= TURN_CARD:
            return {"card": str(int(table.chosen) + 1), "turn": str(90 * (action - TURN_CARD))}
        return {"card": str(action % REMOVE_CARD + 1)}
    if action < PASS:
        begun = {"card": str(int(table.chosen) + 1), "turn": str(90 * int(table.turned))}
        if action < PLACE_ROW:
            return {**begun, "x": str(real(table, seat, action - PLACE_COLUMN, "x"))}
        return {**begun, "x": str(int(table.column)), "y": str(real(table, seat, action - PLACE_ROW, "y"))}
    if action == PASS:
        return {"claim": "none"}
    return claim_parts(table, seat, action)


def claim_parts(table: Any, seat: int, action: int) -> dict[str, str]:
    """The parts of a claim so far."""
    square = action - CLAIM_GROUP if action < PUT_COLUMN else int(table.claim)
    x, y = square_of(table, seat, square)
    found = {"claim": f"{symbol_at(table, seat, square)} {x},{y}"}
    if action < PUT_COLUMN:
        return found
    if action < PUT_ROW:
        return {**found, "x": str(real(table, seat, action - PUT_COLUMN, "x"))}
    if action < MOVE_TEMPLE:
        return {**found, "x": str(int(table.temple_column)), "y": str(real(table, seat, action - PUT_ROW, "y"))}
    if action < LOOK_AT:
        return {**found, "temple": f"temple{action - MOVE_TEMPLE + 1}"}
    if action < TAKE_TILE:
        return {**found, "stack": str(action - LOOK_AT + 1)}
    return {**found, "tile": f"{kind_on(table, action - TAKE_TILE)} {action - TAKE_TILE + 1}"}


def symbol_at(table: Any, seat: int, square: int) -> str:
    """The symbol on a square of the card just placed."""
    card = int(table.card[seat, int(table.placed[seat]) - 1])
    return SYMBOLS[int(table.face[card, square]) - 1]


def kind_on(table: Any, space: int) -> str:
    """The kind of the tile on a space."""
    return KINDS[int(table.kind[int(table.space[space])])]


def words(state: State, seat: int, action: int) -> str:
    """What the seat does."""
    table = table_of(state)
    if action < REMOVE_CARD:
        return f"takes {named(table, action)}"
    if action < TURN_CARD:
        return f"removes {named(table, action - REMOVE_CARD)}"
    if action < PLACE_COLUMN:
        return f"turns card {int(table.chosen) + 1} {TURNS[action - TURN_CARD]}"
    if action < PLACE_ROW:
        return f"places card {int(table.chosen) + 1} in column {real(table, seat, action - PLACE_COLUMN, 'x')}"
    if action < PASS:
        where = f"{int(table.column)},{real(table, seat, action - PLACE_ROW, 'y')}"
        return f"places card {int(table.chosen) + 1} at {where}"
    if action == PASS:
        return "claims nothing"
    if action < PUT_COLUMN:
        x, y = square_of(table, seat, action - CLAIM_GROUP)
        return f"claims the {symbol_at(table, seat, action - CLAIM_GROUP)} group at {x},{y}"
    return claim_words(table, seat, action)


def claim_words(table: Any, seat: int, action: int) -> str:
    """A step of a claim after the group."""
    if action < PUT_ROW:
        return f"puts the temple in column {real(table, seat, action - PUT_COLUMN, 'x')}"
    if action < MOVE_TEMPLE:
        return f"puts the temple on {int(table.temple_column)},{real(table, seat, action - PUT_ROW, 'y')}"
    if action < LOOK_AT:
        i = action - MOVE_TEMPLE
        return f"moves the temple from {int(table.temple_x[seat, i])},{int(table.temple_y[seat, i])}"
    if action < TAKE_TILE:
        return f"looks at a tile of stack {action - LOOK_AT + 1}"
    space = action - TAKE_TILE
    return f"takes {kind_on(table, space)} from space {space + 1}"


def notation(state: State, seat: int, action: int) -> str:
    """The short form of an action."""
    first = max(start for start in SIGNS if start <= action)
    number = action - first
    if first in (PLACE_COLUMN, PUT_COLUMN):
        return f"x{real(table_of(state), seat, number, 'x')}"
    if first in (PLACE_ROW, PUT_ROW):
        return f"y{real(table_of(state), seat, number, 'y')}"
    if first == PASS:
        return SIGNS[first]
    return f"{SIGNS[first]}{number + (first != TURN_CARD)}"


def told(before: State, after: State, seat: int, action: int, eyes: int | None) -> list[tuple[int, str]]:
    """What `eyes` are told of a decision; nothing of the steps of a move before it is whole."""
    old, new = table_of(before), table_of(after)
    if REMOVE_CARD <= action < TURN_CARD:
        return [(seat, words(before, seat, action) + told_of_cards(old, new))]
    if action == PASS:
        return [(seat, f"claims nothing{told_of_cards(old, new)}")]
    if PLACE_ROW <= action < PASS:
        last = int(new.placed[seat]) - 1
        turned = "" if new.turn[seat, last] == 0 else f", turned {TURNS[int(new.turn[seat, last])]}"
        where = f"{int(new.x[seat, last])},{int(new.y[seat, last])}{turned}"
        return [(seat, f"places {named(old, int(old.chosen))} at {where}{told_of_cards(old, new)}")]
    if LOOK_AT <= action < TAKE_TILE:
        return [(seat, f"{told_of_claim(old, new, seat)} and {blind_tile(old, new, seat, action, eyes)}")]
    if action >= TAKE_TILE:
        taken = words(before, seat, action)
        claim = "" if old.looked else f"{told_of_claim(old, new, seat)} and "
        return [(seat, f"{claim}{taken}{told_of_cards(old, new)}")]
    if new.late[seat] > old.late[seat]:
        late = f" for {LATE_CLAIM} points, as there are no tiles left"
        return [(seat, f"{told_of_claim(old, new, seat)}{late}{told_of_cards(old, new)}")]
    return []


def told_of_claim(old: Any, new: Any, seat: int) -> str:
    """The group that was claimed and the temple's new place, and its old one if it moved."""
    before, after = set(temples_of(old, seat)), set(temples_of(new, seat))
    (put,), moved = after - before, before - after
    line = f"claims {article(symbol_at(old, seat, int(old.claim)))} group with a temple on {put[0]},{put[1]}"
    return line + "".join(f", moved from {x},{y}," for x, y in moved)


def temples_of(table: Any, seat: int) -> list[tuple[int, int]]:
    """The squares of a player's temples."""
    count = int(table.temples[seat])
    return list(zip(table.temple_x[seat, :count].tolist(), table.temple_y[seat, :count].tolist(), strict=True))


def article(symbol: str) -> str:
    """`a park`, `an arcade`."""
    return f"an {symbol}" if symbol[0] in "aeiou" else f"a {symbol}"


def blind_tile(old: Any, new: Any, seat: int, action: int, eyes: int | None) -> str:
    """The blind tile as its owner sees it, and as others do."""
    stack = action - LOOK_AT
    line = f"looks at a tile of stack {stack + 1}"
    if seat != eyes:
        return line
    tile = int(old.stack[stack, int(old.stack_left[stack]) - 1])
    return f"{line}: {KINDS[int(old.kind[tile])]}"


def told_of_cards(old: Any, new: Any) -> str:
    """The new cards on display, if there are any."""
    if new.deck_left == old.deck_left:
        return ""
    shown = ", ".join(str(card + 1) for card in sorted(card for card in new.display.tolist() if card != NOTHING))
    return f"; the display shows {shown}"
