"""Why one move and not another: the parts of the judgement in which they differ, in words."""

from __future__ import annotations

import random
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

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
    return Comparison(turn, style).reasons([match.find(action, seat).id])


class Comparison:
    """All that may be done now, each first step at the head of its best whole turn, in a style's judgement."""

    def __init__(self, turn: Turn, style: str = "greedy") -> None:
        self.turn, self.style = turn, style
        self.tables = turn.tables(judgement_of(turn).tables)
        self.found = {action.id: look_ahead(turn, self.tables, style, action.id) for action in turn.legal}

    def reasons(self, steps: Sequence[int]) -> list[Reason]:
        """What tells these steps from the best move that begins with another one, the weightiest first."""
        others = [ahead for step, ahead in self.found.items() if step != steps[0]]
        if not others:
            return []
        instead = max(others, key=lambda ahead: float(np.max(ahead.values)))
        words = judgement_of(self.turn).words
        told = [
            Reason(words(self.tables[0], self.turn.seat, term), float(points))
            for term, points in enumerate(self.terms(steps) - instead.terms)
            if abs(points) >= LEAST
        ]
        return sorted(told, key=lambda reason: -abs(reason.points))

    def terms(self, steps: Sequence[int]) -> NDArray[np.float64]:
        """The parts of the judgement where a turn that begins with these steps, which are certain, ends."""
        if len(steps) == 1:
            return self.found[steps[0]].terms
        tables = self.tables.copy()
        for table in tables:
            for step in steps[:-1]:
                self.turn.game.kernel.apply(table, self.turn.seat, step)
        return look_ahead(self.turn, tables, self.style, steps[-1]).terms
