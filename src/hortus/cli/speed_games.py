"""What single games promise beside the common figures: placements in The Hanging Gardens, proofs in Faraway."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from hortus.core.layout import record_in
from hortus.core.match import Match
from hortus.core.native import rule
from hortus.games.faraway.solve import solve
from hortus.games.hanging_gardens.ground import ROWS
from hortus.games.hanging_gardens.legal import places
from hortus.games.hanging_gardens.state import TABLE

ROUNDS = 5
Measured = tuple[str, str, str, float | None, str, bool | None]  # the fields of a line


def measure_games() -> Iterator[Measured]:
    """The figures, one after the other."""
    yield measure_placements()
    draw = random.Random(1)
    time_of_proof(draw, 8, 7)  # compiles
    order = [time_of_proof(draw, 8, 7) for _ in range(20)]
    yield "faraway: solve --order, 8 and 7", f"{max(order):.2f} s at most of 20", "", None, "0.2 s", max(order) < 0.2
    pools = [time_of_proof(draw, 16, 8) for _ in range(10)]
    yield "faraway: solve, 16 and 8", f"{max(pools):.1f} s at most of 10", "", None, "30 s", max(pools) < 30


def time_of_proof(draw: random.Random, regions: int, sanctuaries: int) -> float:
    """Seconds until the best row of a random pool is proved; for ever if it is not."""
    pool = {"regions": draw.sample(range(1, 69), regions), "sanctuaries": draw.sample(range(1, 46), sanctuaries)}
    start = time.perf_counter()
    proven = solve(pool, seconds=60).proven
    return time.perf_counter() - start if proven else float("inf")


def measure_placements() -> Measured:
    """All places and turns of a card in a garden of 20 cards."""
    match = Match.new("hanging-gardens", 2, seed=1)
    picks = random.Random(1)
    while int(record_in(match.truth, TABLE).placed[0]) < 20:
        match.play(picks.choice(match.legal()))
    bits, state, times = np.zeros(ROWS, np.int64), match.truth, 20_000
    placements(state, bits, 1)
    best = min(_seconds(state, bits, times) for _ in range(ROUNDS)) / times * 1e6
    return "hanging-gardens: all placements of a card, 20 placed", f"{best:.2f} µs", "", None, "5 µs", best < 5


def _seconds(state: NDArray[np.uint8], bits: NDArray[np.int64], times: int) -> float:
    start = time.perf_counter()
    placements(state, bits, times)
    return time.perf_counter() - start


@rule
def placements(state: NDArray[np.uint8], bits: NDArray[np.int64], times: int) -> int:
    """Find the placements of a card `times` times; return a sum that keeps the compiler from leaving the work out."""
    total = 0
    for i in range(times):
        for turn in range(4):
            places(state, 0, i % 60, turn, bits)
            total += bits[5]
    return total
