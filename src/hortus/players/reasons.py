"""Why one move and not another: the parts of the judgement in which they differ, in words."""

from __future__ import annotations

import random

import numpy as np

from hortus.core.action import Action
from hortus.core.match import Match
from hortus.players.seated import Reason, Turn
from hortus.players.styles import judgement_of, look_ahead

LEAST = 0.05  # points that are worth a line


def reasons(match: Match, seat: int, action: Action | int | str, style: str = "greedy", seed: int = 0) -> list[Reason]:
    """What tells a move from the best other one, each at the head of its best whole turn; the weightiest first.

    Only what `seat` knows counts. With no other move there is nothing to tell.
    """
    turn = Turn(match, seat, random.Random(seed), past=False)
    judgement = judgement_of(turn)
    number = match.find(action, seat).id
    tables = turn.tables(judgement.tables)
    found = {other.id: look_ahead(turn, tables, style, other.id) for other in turn.legal}
    mine = found.pop(number)
    if not found:
        return []
    instead = max(found.values(), key=lambda ahead: float(np.max(ahead.values)))
    state = tables[0]
    told = [
        Reason(judgement.words(state, seat, term), float(points))
        for term, points in enumerate(mine.terms - instead.terms)
        if abs(points) >= LEAST
    ]
    return sorted(told, key=lambda reason: -abs(reason.points))
