"""What a page asks before it plays a move, for those who want to be asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hortus.server.happenings import PROGRAM
from hortus.server.live import LiveTable
from hortus.server.showing import state_of
from hortus.web.naming import named, names_of
from hortus.web.texts import say

NOTHING = "none"  # what is chosen by those who decline something
DRAW = "source"  # the part of an action that only draws a card: from where
TRIED = 1  # the seed of the table on which a move is tried


def question_of(live: LiveTable, seat: int, steps: Sequence[int], confirm: str) -> str:
    """Whether this whole move is meant; nothing, if its player does not want to be asked.

    A move is costly if it ends the game, if it declines what could be had, or if it can't be taken back: for it shows a
    hidden card, unless that is all that it does, or a computer answers at once. It is tried on a table dealt anew for
    the seat, so the question tells nothing that the seat can't know.
    """
    if confirm == "never":
        return ""
    trial = live.match.redeal(seat, TRIED, past=False)
    played = [trial.play(step, seat=seat) for step in steps]
    price = ""
    if trial.over:
        price = say("sure.ends")
    elif declines(played[-1].parts):
        price = say("sure.declines")
    elif trial.may_undo(seat, len(played)) < len(played) and DRAW not in played[-1].parts:
        price = say("sure.shows")
    elif any(live.seats[other].kind == PROGRAM for other in trial.actors):
        price = say("sure.answered")
    if confirm == "costly" and not price:
        return ""
    order = named(played[-1].order, names_of(state_of(live, None, seat, steps=False)))
    return say("sure.question", order=f"{order[:1].upper()}{order[1:]}", price=price).rstrip()


def declines(parts: Mapping[str, str]) -> bool:
    """Whether this is to take nothing of what could be taken."""
    return NOTHING in parts.values()
