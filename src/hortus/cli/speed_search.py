"""What search and levels promise: iterations a second, two processors, memory, and how long a whole turn takes."""

from __future__ import annotations

import random
import resource
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence

import numpy as np

from hortus.cli.speed_games import Measured
from hortus.core.match import Match
from hortus.core.playout import random_games
from hortus.core.ruleset import RuleSet
from hortus.games import find_rule_set, rule_sets
from hortus.players import Turn, player
from hortus.players.thinking import Settings, think

PLAYOUTS, ITERATIONS = 20_000, 5_000  # a second
TOGETHER = 1.7  # times as fast with two processors
MEMORY = 200  # megabytes that a search may take
TURN = {"easy": 0.0, "club": 0.0, "expert": 0.3, "master": 2.0}  # seconds of a whole turn; 0: DECISION counts
DECISION = 0.002  # seconds of a decision
ROUNDS = 5
WORK = 6000  # iterations that are timed


def measure_search() -> Iterator[Measured]:
    """The figures, one after the other."""
    found = max(playouts_a_second() for _ in range(ROUNDS))
    yield "arboretum: random playouts of two", f"{found:.0f} a second", "", None, f"{PLAYOUTS}", found >= PLAYOUTS
    pairs = [(iterations_a_second(1), iterations_a_second(2)) for _ in range(ROUNDS)]
    alone, together = (max(rates) for rates in zip(*pairs, strict=True))
    what = "arboretum: iterations of search, others at a glance"
    yield what, f"{alone:.0f} a second", "", None, f"{ITERATIONS}", alone >= ITERATIONS
    careful = max(iterations_a_second(1, care=2, iterations=WORK // 6) for _ in range(ROUNDS))
    yield "arboretum: the same with the care of expert", f"{careful:.0f} a second", "", None, "nothing", True
    ratio = together / alone
    yield (
        "arboretum: search by two workers",
        f"{together:.0f} a second",
        f"{alone:.0f} by one",
        ratio,
        f"at least {TOGETHER:g}",
        ratio >= TOGETHER,
    )
    taken = memory_of_search()
    yield "arboretum: memory of a search", f"{taken:.0f} MB", "", None, f"{MEMORY} MB", taken < MEMORY
    for rule_set in rule_sets():
        for players in sorted(set(rule_set.players)):
            for level, most in TURN.items():
                yield turn_of_level(rule_set, players, level, most)


def middle_of_a_game(name: str) -> Match:
    """A table of two after some turns, where the first seat is to act."""
    match = Match.new(name, 2, seed=1)
    minds = [player("greedy", seat) for seat in range(2)]
    while len(match.decisions) < 30 or match.actors[0] != 0 or len(match.legal(0)) < 2:
        seat = match.actors[0]
        match.play(minds[seat].choose(match, seat), seat=seat)
    return match


def playouts_a_second(games: int = 20_000) -> float:
    """Whole random games inside the core, by one processor."""
    rule_set = find_rule_set("arboretum")
    kernel = rule_set.game.kernel
    room = [np.zeros(size, np.uint8) for size in (kernel.state_size, kernel.order_size)]
    options = rule_set.game.encode(rule_set.check_options({}, 2), 2)
    sizes = np.array([deck.size for deck in kernel.decks], np.int64)
    actions = np.zeros(kernel.actions, np.int32)
    start = time.perf_counter()
    random_games(kernel.pointers, room[0], options, sizes, room[1], actions, games, 1)
    return games / (time.perf_counter() - start)


def iterations_a_second(workers: int, care: int = 0, iterations: int = WORK) -> float:
    """Iterations of a search among 12 lines, in the middle of a game of two.

    With no care everybody goes by preference while lines are played on; `expert` compares two steps each time.
    """
    turn = Turn(middle_of_a_game("arboretum"), 0, random.Random(1), past=False)
    settings = Settings(iterations=iterations, lines=12, workers=workers, care=care)
    start = time.perf_counter()
    lines = think(turn, settings)
    return sum(line.visits for line in lines) / (time.perf_counter() - start)


def memory_of_search() -> float:
    """Megabytes by which a search makes a process grow that has chosen at a glance before: a process of its own."""
    command = [sys.executable, "-c", "from hortus.cli.speed_search import growth; print(growth())"]
    return float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def growth() -> float:
    """Megabytes by which a search makes this process grow."""
    match = middle_of_a_game("arboretum")
    turn = Turn(match, 0, random.Random(1), past=False)
    think(turn, Settings(iterations=8, lines=4))  # loads compiled code
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    think(turn, Settings(iterations=20_000, lines=24))
    return (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 1024


def turn_of_level(rule_set: RuleSet, players: int, level: str, most: float) -> Measured:
    """How long a level takes for its whole turns, of which the longest counts, or for a decision, in the mean."""
    what = f"{rule_set.id}: a {'turn' if most else 'decision'} of {level}, {players} player{'s' * (players > 1)}"
    decisions = times_of_level(rule_set, players, level)
    if not most:
        mean = sum(taken for _, taken in decisions) / len(decisions)
        longest = max(taken for _, taken in decisions)
        return what, told(mean, longest), "", None, f"{1000 * DECISION:g} ms", mean < DECISION
    turns = by_turn(decisions)
    if max(turns) > most:  # maybe something else held it up: the same game once more
        again = by_turn(times_of_level(rule_set, players, level))
        turns = [min(pair) for pair in zip(turns, again, strict=True)]
    found = told(sum(turns) / len(turns), max(turns))
    return what, found, "", None, f"at most {1000 * most:g} ms", max(turns) <= most


def told(mean: float, longest: float) -> str:
    """Times in words."""
    return f"{1000 * mean:.1f} ms, at most {1000 * longest:.1f}"


def by_turn(decisions: Sequence[tuple[int, float]]) -> list[float]:
    """The time of each turn."""
    turns = sorted({turn for turn, _ in decisions})
    return [sum(taken for when, taken in decisions if when == turn) for turn in turns]


def times_of_level(rule_set: RuleSet, players: int, level: str) -> list[tuple[int, float]]:
    """The turn of each decision with a choice in a game that is always the same, and how long it took.

    It is the processor's time, which is all of it on a machine that does nothing else. The others are `club`.
    """
    match = Match.new(rule_set, players, seed=1)
    judgement = rule_set.game.judgement
    assert judgement is not None
    minds = [player(level if seat == 0 else "club", seat) for seat in range(players)]
    player(level).choose(match, match.actors[0])  # loads what was learnt
    decisions: list[tuple[int, float]] = []
    while not match.over:
        seat, turn = match.actors[0], judgement.turns(match.truth, 0)
        start = time.process_time()
        action = minds[seat].choose(match, seat)
        if seat == 0 and len(match.legal(0)) > 1:
            decisions.append((turn, time.process_time() - start))
        match.play(action, seat=seat)
    return decisions
