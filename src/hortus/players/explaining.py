"""What a player thinks of a table: its best moves, what it expects of each, and what speaks for it in words."""

from __future__ import annotations

import random

from hortus.core.match import Match
from hortus.players.reasons import reasons
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
    return [explained(match, turn, line, settings, seed) for line in lines[:moves]]


def explained(match: Match, turn: Turn, line: Line, settings: Settings, seed: int) -> Explained:
    """One line in words."""
    expected, unit = expectation(turn, settings, line.value)
    told = reasons(match, turn.seat, line.steps[0], seed=seed)[:REASONS]
    first, words, steps = match.find(line.steps[0], turn.seat), turn.orders(line.steps), tuple(line.steps)
    return Explained(first, words, expected, unit, line.visits, told, steps)
