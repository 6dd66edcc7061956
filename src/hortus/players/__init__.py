"""Who decides: players by code, and what they are given when it is their turn.

A player is any object with `choose(turn)` that returns an action of `turn.legal`. It is handed a `Turn`, made from
a table that was redealt for its seat: the true one can't be reached from it.
"""

from __future__ import annotations

from functools import partial

from hortus.core.errors import BadOption, unknown
from hortus.players.codes import Maker, make_chooser, split_codes
from hortus.players.levels import LEVELS, Thinker
from hortus.players.reasons import reasons
from hortus.players.seated import Chooser, Explained, Player, Reason, Turn, seed_for
from hortus.players.styles import STYLES, RandomChooser, StyleChooser

__all__ = [
    "HUMAN",
    "LEVELS",
    "PROGRAMS",
    "Chooser",
    "Explained",
    "Player",
    "Reason",
    "Turn",
    "check_codes",
    "player",
    "reasons",
    "seed_for",
    "split_codes",
]

PROGRAMS: dict[str, Maker] = {
    "random": RandomChooser,
    **{style: partial(StyleChooser, style) for style in STYLES},
    **{level: partial(Thinker, level) for level in (*LEVELS, "search")},
}
HUMAN = "human"  # is asked by the interface, not here


def player(code: str | Chooser, seed: int | None = None) -> Player:
    """The player with that code, or one of your own: any object with `choose(turn)`.

    `seed` makes it repeatable. Raises `BadOption` for a code there is not.
    """
    if isinstance(code, str):
        return Player(code, make_chooser(code, PROGRAMS, PROGRAMS), seed)
    if isinstance(code, type) or not callable(getattr(code, "choose", None)):
        raise BadOption(unknown("player program", code, PROGRAMS))
    return Player(type(code).__name__, code, seed)


def check_codes(codes: list[str]) -> list[str]:
    """The codes, if there is a player for each of them; else `BadOption` with a sentence."""
    for code in codes:
        if code != HUMAN:
            make_chooser(code, PROGRAMS, (HUMAN, *PROGRAMS))
    return codes
