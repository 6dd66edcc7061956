"""What environments promise: decisions a second in a batch, by two threads, beside pgx, and through each interface."""

from __future__ import annotations

import random
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from typing import Any

import numpy as np

from hortus.cli.speed_games import Measured
from hortus.core.batch import choose_randomly
from hortus.core.chance import generator
from hortus.envs.batch import Batch

GAMES = 1024
BATCHED, TOGETHER, BESIDE_PGX = 1e6, 1.7, 10.0  # decisions a second; by two threads; as a multiple
RAW_ENV, PYSPIEL = 100e3, 50e3  # steps and decisions a second
MEMORY = 50  # megabytes
ROUNDS = 7


def measure_envs() -> Iterator[Measured]:
    """The figures, one after the other."""
    alone, together = Stepped(1), Stepped(2)
    with Pgx() as pgx:
        rounds = [(alone.rate(), together.rate(), pgx.rate()) for _ in range(ROUNDS)]
        one, two, yard = (max(rates) for rates in zip(*rounds, strict=True))
        what = f"arboretum: batch of {GAMES}, observation and mask written"
        yield what, f"{one / 1e6:.2f} M decisions/s", "", None, f"{BATCHED / 1e6:g} M", one >= BATCHED
        beside = f"{one / 1e6:.2f} M by one"
        yield f"{what}, two threads", millions(two), beside, two / one, f"at least {TOGETHER:g}", two / one >= TOGETHER
        yield pgx.line(what, one, yard)
    together.batch.close()  # its second thread waits awake
    taken = memory_of_batch()
    yield f"arboretum: memory of {GAMES} games", f"{taken:.0f} MB", "", None, f"{MEMORY} MB", taken < MEMORY
    yield through("arboretum: PettingZoo raw_env", "pettingzoo", raw_env_steps, RAW_ENV)
    yield through("arboretum: OpenSpiel adapter", "pyspiel", pyspiel_decisions, PYSPIEL)


def millions(rate: float) -> str:
    """A rate as it is printed."""
    return f"{rate / 1e6:.2f} M decisions/s"


class Stepped:
    """A batch that is stepped at random by so many threads."""

    def __init__(self, threads: int) -> None:
        self.batch = Batch("arboretum", 2, GAMES, seed=1, threads=threads)
        self.chance, self.actions = generator(1), np.zeros(GAMES, np.int64)
        self.rate(2)

    def rate(self, steps: int = 500) -> float:
        """Decisions a second. To choose them is the caller's work, done by one thread, and no part of the time."""
        taken = 0.0
        for _ in range(steps):
            choose_randomly(self.batch._games, self.chance, self.actions)
            start = time.perf_counter()
            self.batch.step(self.actions)
            taken += time.perf_counter() - start
        return steps * GAMES / taken


class Pgx:
    """The yardstick: `sparrow_mahjong` of pgx, in a process of its own that measures when it is asked."""

    def __enter__(self) -> Pgx:
        self.games = 0
        self.process: subprocess.Popen[str] | None = None
        if find_spec("pgx") is not None:
            command = [sys.executable, "-m", "hortus.cli.speed_pgx"]
            self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
            self.rate()
        return self

    def __exit__(self, *_: object) -> None:
        if self.process:
            self.process.communicate()

    def rate(self) -> float:
        """Its steps a second at its best batch size; 0 if it is not there."""
        if self.process is None or self.process.stdin is None or self.process.stdout is None:
            return 0.0
        print("measure", file=self.process.stdin, flush=True)
        rate, games = self.process.stdout.readline().split()
        self.games = int(games)
        return float(rate)

    def line(self, what: str, ours: float, theirs: float) -> Measured:
        """Both beside each other."""
        promise = f"at least {BESIDE_PGX:g}"
        if not theirs:
            return what, millions(ours), "pgx is not installed", None, promise, None
        yard = f"{theirs / 1e6:.3f} M pgx sparrow_mahjong, {self.games} at once"
        return what, millions(ours), yard, ours / theirs, promise, ours / theirs >= BESIDE_PGX


def memory_of_batch() -> float:
    """Megabytes that a batch takes while it is stepped."""
    tracemalloc.start()
    batch = Batch("arboretum", 2, GAMES, seed=1)
    for _ in range(20):
        batch.step(batch.mask.argmax(axis=1))
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return most / 1e6


def through(what: str, module: str, measure: Callable[[], float], least: float) -> Measured:
    """A line for an interface; not measured if it is not installed."""
    promise = f"{least / 1000:g} k"
    if find_spec(module) is None:
        return what, "", f"{module} is not installed", None, promise, None
    found = max(measure() for _ in range(ROUNDS))
    return what, f"{found / 1000:.0f} k decisions/s", "", None, promise, found >= least


def raw_env_steps(games: int = 20) -> float:
    """Steps a second of random games through PettingZoo's interface, with the observation and mask of each."""
    from hortus.envs.pettingzoo import raw_env

    env, pick, steps = raw_env("arboretum", 2), random.Random(1).random, 0
    env.reset(seed=1)
    start = time.perf_counter()
    for game in range(games):
        env.reset(seed=game)
        for _ in env.agent_iter():
            sight, _, over, _, _ = env.last()
            if over:
                break
            legal = sight["action_mask"].view(bool).nonzero()[0]
            env.step(legal[int(pick() * len(legal))])
            steps += 1
    return steps / (time.perf_counter() - start)


def pyspiel_decisions(games: int = 20) -> float:
    """Decisions a second of random games through pyspiel, the deal included in the time."""
    import pyspiel

    import hortus.envs.openspiel  # noqa: F401 - makes the games known

    game: Any = pyspiel.load_game("hortus_arboretum")
    pick, decisions = random.Random(1).random, 0
    start = time.perf_counter()
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            decisions += not state.is_chance_node()
            state.apply_action(legal[int(pick() * len(legal))])
    return decisions / (time.perf_counter() - start)
