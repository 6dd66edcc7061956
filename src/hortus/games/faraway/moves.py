"""Actions in words: the parts of each, what is said of it, its notation, and what others are told.

Notation: `r34` plays the region of duration 34, `t34` takes it from the market, `s12` keeps sanctuary 12,
`g34` gives region 34 back before an advanced game.
"""

from __future__ import annotations

from typing import Any

from hortus.core.layout import record_in
from hortus.core.ruleset import State
from hortus.games.faraway.cards import ALL_REGIONS, ALL_SANCTUARIES
from hortus.games.faraway.state import (
    EXPLORE,
    GIVE,
    GIVE_CARD,
    GIVEN,
    KEEP_CARD,
    NO_CARD,
    RIVALS,
    TABLE,
    TAKE_CARD,
)


def table_of(state: State) -> Any:
    """The record in a state's bytes."""
    return record_in(state, TABLE)


def number_of(action: int) -> int:
    """The duration of the region, or the number of the sanctuary, that an action is about."""
    for first in (GIVE_CARD, KEEP_CARD, TAKE_CARD):
        if action >= first:
            return action - first + 1
    return action + 1


def is_keep(action: int) -> bool:
    """True if the action is about a sanctuary."""
    return KEEP_CARD <= action < GIVE_CARD


def parts(state: State, seat: int, action: int) -> dict[str, str]:
    """What the action is about."""
    return {"sanctuary" if is_keep(action) else "region": str(number_of(action))}


def verb(action: int) -> str:
    """What is done with the card."""
    if action < TAKE_CARD:
        return "plays"
    return "takes" if action < KEEP_CARD else "keeps" if action < GIVE_CARD else "gives back"


def words(state: State, seat: int, action: int) -> str:
    """What the seat does, with the card's face."""
    card = (ALL_SANCTUARIES if is_keep(action) else ALL_REGIONS)[number_of(action) - 1]
    return f"{verb(action)} {named(action)} ({card})"


def named(action: int) -> str:
    """The card of an action by its kind and number."""
    return f"{'sanctuary' if is_keep(action) else 'region'} {number_of(action)}"


def notation(state: State, seat: int, action: int) -> str:
    """The short form of an action."""
    kind = "s" if is_keep(action) else "r" if action < TAKE_CARD else "t" if action < KEEP_CARD else "g"
    return f"{kind}{number_of(action)}"


def told(before: State, after: State, seat: int, action: int, eyes: int | None) -> list[tuple[int, str]]:
    """What `eyes` are told of a decision: nothing of a secret choice until all are open."""
    old, new = table_of(before), table_of(after)
    if old.phase in (EXPLORE, GIVE):
        if old.phase == new.phase and old.rounds == new.rounds:
            return []
        if old.phase == GIVE:
            lines = [(player, gifts(new, player, eyes)) for player in range(new.players)]
            return [*lines[:-1], (lines[-1][0], lines[-1][1] + told_of_market(old, new))]
        return [(player, told_of_play(new, player, eyes)) for player in new.draft[: new.players].tolist()]
    return [(seat, f"{verb(action)} {named(action)}{told_of_market(old, new)}")]


def gifts(table: Any, seat: int, eyes: int | None) -> str:
    """What a seat gave back: known to itself alone."""
    if seat != eyes:
        return f"gives back {GIVEN} regions"
    return f"gives back {spoken(table.given[seat])}"


def told_of_play(table: Any, seat: int, eyes: int | None) -> str:
    """A region that was revealed, what it drew, and what the solo opponents took."""
    line = f"plays region {int(table.row[seat, int(table.rounds) - 1]) + 1}"
    count, start = int(table.drawn_size[seat]), int(table.drawn_from[seat])
    if count and seat == eyes:
        line += f" and draws the sanctuar{'ies' if count > 1 else 'y'} {spoken(table.drawn[start : start + count])}"
    elif count:
        line += f" and draws {count} sanctuar{'ies' if count > 1 else 'y'}"
    if table.rivals[0] != NO_CARD:
        took = [
            f"{int(table.rivals[i]) + 1} takes {int(table.rival_took[i]) + 1}"
            for i in range(RIVALS)
            if table.rival_took[i] != NO_CARD
        ]
        line += f"; the opponents show {spoken(table.rivals)}: {', '.join(took) or 'none is lower'}"
    return line


def told_of_market(old: Any, new: Any) -> str:
    """The new market, if there is one now."""
    if new.phase != EXPLORE or new.deck_left == old.deck_left:
        return ""
    return f"; the market shows {spoken(new.market[new.market != NO_CARD])}"


def spoken(cards: Any) -> str:
    """Card numbers as people say them: `3, 17 and 44`."""
    numbers = [str(card + 1) for card in cards.tolist()]
    return " and ".join([", ".join(numbers[:-1]), numbers[-1]] if len(numbers) > 1 else numbers)
