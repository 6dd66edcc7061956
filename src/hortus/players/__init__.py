"""Who decides: players by code, and what they are given when it is their turn.

A player is any object with `choose(turn)` that returns an action of `turn.legal`. It is handed a `Turn`, made from
a table that was redealt for its seat: the true one can't be reached from it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from hortus.core.errors import BadOption, unknown
from hortus.players.seated import Chooser, Player, Turn, seed_for
from hortus.players.styles import RandomChooser, StyleChooser

__all__ = ["CHOOSERS", "CODES", "Chooser", "Player", "Turn", "player", "seed_for"]

CHOOSERS: dict[str, Callable[[], Chooser]] = {
    "random": RandomChooser,
    "greedy": partial(StyleChooser, "greedy"),
    "builder": partial(StyleChooser, "builder"),
    "spite": partial(StyleChooser, "spite"),
}
CODES = ("human", *CHOOSERS)  # a human is asked by the interface, not here


def player(code: str | Chooser, seed: int | None = None) -> Player:
    """The player with that code, or one of your own: any object with `choose(turn)`.

    `seed` makes it repeatable. Raises `BadOption` for a code there is not.
    """
    if not isinstance(code, str) and callable(getattr(code, "choose", None)):
        return Player(type(code).__name__, code, seed)
    if not isinstance(code, str) or code not in CHOOSERS:
        raise BadOption(unknown("player program", code, CHOOSERS))
    return Player(code, CHOOSERS[code](), seed)
