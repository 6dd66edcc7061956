"""What a player thinks of a table: its best moves, what it expects of each, and what speaks for it in words."""

from __future__ import annotations

import random

from hortus.core.match import Match
from hortus.players.reasons import Comparison
from hortus.players.seated import Explained, Turn
from hortus.players.thinking import Line, Settings, expectation, think

MOVES = 3  # that are told
REASONS = 3  # for each of them


def explain(match: Match, seat: int, settings: Settings, seed: int, moves: int = MOVES) -> list[Explained]:
    """The best few moves of a seat, the best first."""
    turn = Turn(match, seat, random.Random(seed), past=False)
    if len(turn.legal) < 2:
        return []
    lines = think(turn, settings, by_first_step=True)
    comparison = Comparison(Turn(match, seat, random.Random(seed), past=False))
    return [explained(turn, line, settings, comparison) for line in lines[:moves]]


def explained(turn: Turn, line: Line, settings: Settings, comparison: Comparison) -> Explained:
    """One line in words, what speaks for it first."""
    expected, unit = expectation(turn, settings, line.value)
    told = sorted(comparison.reasons(line.steps), key=lambda reason: reason.points < 0)[:REASONS]
    action = next(action for action in turn.legal if action.id == line.steps[0])
    words, steps = turn.orders(line.steps), tuple(line.steps)
    return Explained(action, words, expected, unit, line.visits, told, steps)
