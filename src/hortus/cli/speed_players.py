"""What players and the arena promise: how long a decision takes, and what a tournament adds to it."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from hortus.arena import Log, Pace, Tournament, run
from hortus.cli.speed_games import Measured
from hortus.core.match import Match
from hortus.players import player

DECISION = {"arboretum": 2.0, "faraway": 1.0, "hanging-gardens": 5.0}  # milliseconds that greedy may take
GAMES, WORKERS, SECONDS, OVERHEAD = 1000, 2, 60.0, 0.10


def measure_players() -> Iterator[Measured]:
    """The figures, one after the other."""
    for name, promised in DECISION.items():
        found = min(time_of_decision(name) for _ in range(3))
        yield (
            f"{name}: a decision of greedy, two players",
            f"{found:.2f} ms",
            "",
            None,
            f"{promised:g} ms",
            found < promised,
        )
    pace = tournament()
    took, share = pace.starting + pace.playing, pace.share or 0.0
    what = f"arboretum: {GAMES} games greedy v greedy, {WORKERS} workers"
    yield what, f"{took:.0f} s", "", None, f"{SECONDS:g} s", took < SECONDS
    over = 1 - share
    yield "of it the arena's own time", f"{100 * over:.1f} %", "", None, f"{100 * OVERHEAD:g} %", over < OVERHEAD


def time_of_decision(name: str) -> float:
    """Mean milliseconds of a decision with a choice, in a game of two that is always the same."""
    match = Match.new(name, 2, seed=1)
    minds = [player("greedy", seat) for seat in range(2)]
    total, choices = 0.0, 0
    while not match.over:
        seat = match.actors[0]
        start = time.perf_counter()
        action = minds[seat].choose(match, seat)
        if len(match.legal(seat)) > 1:
            total += time.perf_counter() - start
            choices += 1
        match.play(action)
    return total / choices * 1000


def tournament() -> Pace:
    """Where the time of a thousand games goes."""
    contest = Tournament.plan("arboretum", ["greedy", "greedy"], GAMES, seed=1)
    with tempfile.TemporaryDirectory() as folder:
        log = Log([Path(folder) / "log"], contest)
        try:
            return run(contest, log, WORKERS)
        finally:
            log.close()
