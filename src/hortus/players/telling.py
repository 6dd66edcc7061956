"""What is told of moves that are worth a thought once the game is as good as decided: then chances to win tell them
apart no longer, and points do.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from hortus.core.match import Match
from hortus.players.reasons import Comparison
from hortus.players.seated import Explained, Turn

LEAST = 0.005  # a chance below that is told as 0 %
WON, LOST = "won", "lost"


class Hints(NamedTuple):
    """Moves, the best first."""

    moves: list[Explained]
    decided: str  # "won" or "lost" whatever is played, as far as the player can see; or nothing
    behind: list[float]  # if so, for each move: how many points the first one is judged to have more


def hints(match: Match, seat: int, moves: Sequence[Explained], seed: int | None = 0) -> Hints:
    """Moves as they came; in the order of points if the game is as good as decided. Only what `seat` knows counts."""
    found = decided(moves)
    if not found:
        return Hints(list(moves), "", [])
    comparison = Comparison(Turn(match, seat, random.Random(seed), past=False))
    points = [float(np.max(comparison.found[move.action.id].values)) for move in moves]
    order = sorted(range(len(moves)), key=lambda place: -points[place])
    return Hints([moves[place] for place in order], found, [points[order[0]] - points[place] for place in order])


def decided(moves: Sequence[Explained]) -> str:
    """Whether every move is expected to lose, or every one to win."""
    chances = [move.expected for move in moves if move.unit == "win" and move.expected is not None]
    if not chances or len(chances) < len(moves):
        return ""
    return LOST if max(chances) < LEAST else WON if min(chances) > 1 - LEAST else ""
