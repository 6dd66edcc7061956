"""What a page asks before it plays a move, for those who want to be asked."""

from __future__ import annotations

from collections.abc import Sequence

from hortus.server.live import LiveTable
from hortus.server.showing import state_of
from hortus.web.naming import named, names_of
from hortus.web.texts import say

TRIED = 1  # the seed of the table on which a move is tried


def question_of(live: LiveTable, seat: int, steps: Sequence[int], confirm: str) -> str:
    """Whether this whole move is meant; nothing, if its player does not want to be asked.

    A move is costly if it shows a hidden card, for then it can't be taken back, or if it ends the game. It is tried on
    a table dealt anew for the seat, so the question tells nothing that the seat can't know.
    """
    if confirm == "never":
        return ""
    trial = live.match.redeal(seat, TRIED, past=False)
    played = [trial.play(step, seat=seat) for step in steps]
    price = ""
    if trial.over:
        price = say("sure.ends")
    elif trial.may_undo(seat) < len(played):
        price = say("sure.shows")
    if confirm == "costly" and not price:
        return ""
    order = named(played[-1].order, names_of(state_of(live, None, seat, steps=False)))
    return say("sure.question", order=f"{order[:1].upper()}{order[1:]}", price=price).rstrip()
