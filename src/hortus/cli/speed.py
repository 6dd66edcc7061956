"""`hortus bench`: how fast it is, beside OpenSpiel's `hearts` measured in the same minutes on the same core.

Machines are shared and noisy, so the two are run in turns and the best round of each counts; what is promised is
the ratio. Each line has the figure, the yardstick's, the ratio and the promise.
"""

from __future__ import annotations

import json
import random
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import partial
from importlib.util import find_spec
from typing import Any, NamedTuple

import numpy as np
from rich.console import Console
from rich.table import Table

from hortus.cli.speed_envs import measure_envs
from hortus.cli.speed_games import measure_games
from hortus.cli.speed_pages import measure_pages
from hortus.cli.speed_players import measure_players
from hortus.cli.speed_search import measure_search
from hortus.cli.speed_server import measure_server
from hortus.core.chance import generator
from hortus.core.match import Match
from hortus.core.playout import clones, random_games, scorings, shuffle_decks
from hortus.core.ruleset import RuleSet
from hortus.games import rule_sets

ROUNDS = 5


class Promise(NamedTuple):
    """What is promised of a game; 0 promises nothing."""

    inside: float  # decisions a second in the core, as a multiple of the yardstick's
    driven: float  # the same driven from Python
    record: int  # bytes
    scoring: float  # microseconds to score one player


PROMISED = {
    "arboretum": Promise(4.0, 2.0, 700, 0.0),
    "faraway": Promise(3.0, 2.0, 700, 1.0),
    "hanging": Promise(0.5, 0.0, 4096, 0.0),
}
OTHERS = Promise(0.0, 0.0, 4096, 0.0)


@dataclass
class Line:
    """One measured thing."""

    name: str
    figure: str
    yardstick: str
    ratio: float | None
    promise: str
    kept: bool | None  # None: the yardstick is missing, so it was not measured


def run(as_json: bool) -> None:
    """Measure everything and print it; exit code 1 if a promise is not kept."""
    console = Console(stderr=True)
    hearts = Hearts() if _has_openspiel() else None
    if hearts is None:
        missing = "OpenSpiel is not installed, so ratios to it are not measured: pip install 'hortus[bench]'"
        console.print(missing, markup=False)
    lines: list[Line] = []
    with console.status("Measuring ..."):
        for rule_set in rule_sets():
            lines += measure_rule_set(rule_set, hearts)
        for measure in (measure_games, measure_players, measure_search, measure_envs, measure_pages, measure_server):
            lines += [Line(*measured) for measured in measure()]
        lines += measure_start()
    if as_json:
        print(json.dumps([asdict(line) for line in lines], indent=1))
    else:
        table = Table("what", "figure", "yardstick", "ratio", "promised", "kept", box=None, pad_edge=False)
        for line in lines:
            ratio = "" if line.ratio is None else f"{line.ratio:.2f}"
            kept = {True: "yes", False: "[bold red]NO[/bold red]", None: "not measured"}[line.kept]
            table.add_row(line.name, line.figure, line.yardstick, ratio, line.promise, kept)
        Console(width=150).print(table)
    if any(line.kept is False for line in lines):
        sys.exit(1)


def measure_rule_set(rule_set: RuleSet, hearts: Hearts | None) -> list[Line]:
    """The lines of one rule set; comparisons with OpenSpiel for its smallest player count."""
    least, most = rule_set.players
    promised = PROMISED.get(rule_set.id.split("-")[0], OTHERS)
    tables = {players: Core(rule_set, players) for players in range(least, most + 1)}
    small = tables[least]
    lines = []
    inside, yard = in_turns(small.random_games, hearts.random_games if hearts else None)
    lines.append(
        rate(f"{rule_set.id}: random games inside the core", inside, yard, "hearts by C++ bots", promised.inside)
    )
    driven, yard = in_turns(small.driven_from_python, hearts.driven_from_python if hearts else None)
    with_deal = "hearts through pyspiel, deal included"
    lines.append(rate(f"{rule_set.id}: driven from Python", driven, yard, with_deal, promised.driven))
    driven, yard = in_turns(small.driven_from_python, hearts.driven_once_dealt if hearts else None)
    lines.append(rate(f"{rule_set.id}: driven from Python", driven, yard, "hearts through pyspiel, deal left out", 0.0))
    cloned, yard = in_turns(small.clones, hearts.clones if hearts else None)
    ratio = yard / cloned if yard else None
    lines.append(
        Line(
            f"{rule_set.id}: clone inside the core",
            f"{1e9 / cloned:.0f} ns",
            f"{1e9 / yard:.0f} ns hearts clone" if yard else "",
            ratio,
            "at most 0.2",
            None if ratio is None else ratio <= 0.2,
        )
    )
    size = rule_set.game.kernel.state_size
    most_bytes = promised.record
    lines.append(Line(f"{rule_set.id}: record", f"{size} bytes", "", None, f"at most {most_bytes}", size <= most_bytes))
    micros = 1e6 / best_of(small.scorings) / least
    lines.append(
        Line(
            f"{rule_set.id}: scoring one player inside the core",
            f"{micros:.2f} µs",
            "",
            None,
            f"{promised.scoring:g} µs" if promised.scoring else "nothing",
            micros < promised.scoring or not promised.scoring,
        )
    )
    lines += measure_match(rule_set, least)
    if most > least:
        rates = [best_of(table.random_games) for table in tables.values()]
        lines.append(
            Line(
                f"{rule_set.id}: decisions a second, {least} to {most} players",
                ", ".join(f"{number / 1e6:.1f} M" for number in rates),
                "",
                max(rates) / min(rates),
                "within a factor of 2",
                max(rates) <= 2 * min(rates),
            )
        )
    return lines


def measure_match(rule_set: RuleSet, players: int) -> list[Line]:
    """A random game through `Match`, and one view."""
    picks = random.Random(1)

    def game() -> Match:
        match = Match.new(rule_set, players, picks.getrandbits(40))
        while not match.over:
            match.play(picks.choice(match.legal(picks.choice(match.actors))))
        return match

    match = game()
    match.undo(len(match.decisions) // 2)
    game_time = min(_seconds(game) for _ in range(4 * ROUNDS))
    view_time = min(_seconds(lambda: match.view(0)) for _ in range(20 * ROUNDS))
    return [
        Line(f"{rule_set.id}: game through Match", f"{game_time * 1e3:.1f} ms", "", None, "20 ms", game_time < 0.02),
        Line(f"{rule_set.id}: a view", f"{view_time * 1e3:.2f} ms", "", None, "1 ms", view_time < 0.001),
    ]


def measure_start() -> list[Line]:
    """Start-up in new processes, once everything is compiled."""
    first = 'import hortus; hortus.new("arboretum").legal()'
    lines = []
    for name, command, most in (
        ("hortus --help", [sys.executable, "-m", "hortus", "--help"], 0.5),
        ("import and first legal actions", [sys.executable, "-c", first], 1.5),
    ):
        start = partial(subprocess.run, command, check=True, capture_output=True)
        took = min(_seconds(start) for _ in range(ROUNDS))
        lines.append(Line(name, f"{took:.2f} s", "", None, f"{most} s", took < most))
    return lines


class Core:
    """Our side: one rule set with so many players."""

    def __init__(self, rule_set: RuleSet, players: int) -> None:
        self.kernel = kernel = rule_set.game.kernel
        self.options = rule_set.game.encode(rule_set.check_options({}, players), players)
        self.state = np.zeros(kernel.state_size, np.uint8)
        self.actions = np.zeros(kernel.actions, np.int32)
        self.order = np.zeros(kernel.order_size, np.uint8)
        self.sizes = np.array([deck.size for deck in kernel.decks], np.int64)
        self.random_games(games=2)

    def random_games(self, games: int = 8000) -> float:
        """Decisions a second of whole random games played inside the core."""
        start = time.perf_counter()
        decisions = random_games(
            self.kernel.pointers, self.state, self.options, self.sizes, self.order, self.actions, games, 1
        )
        return float(decisions) / (time.perf_counter() - start)

    def driven_from_python(self, games: int = 400) -> float:
        """Decisions a second, one `legal` and one `apply` at a time, the deal included in the time."""
        legal, apply, actors = self.kernel.legal, self.kernel.apply, self.kernel.actors
        state, out, pick = self.state, self.actions, random.Random(1).random
        numbers = out.data
        decisions = 0
        rng = generator(1)
        start = time.perf_counter()
        for _ in range(games):
            shuffle_decks(rng, self.sizes, self.order)
            self.kernel.deal(state, self.options, self.order)
            seats = actors(state)
            while seats:
                player = seats.bit_length() - 1
                count = legal(state, player, out)
                seats = apply(state, player, numbers[int(pick() * count)])
                decisions += 1
        return decisions / (time.perf_counter() - start)

    def scorings(self, times: int = 30_000) -> float:
        """Scorings a second of a finished table inside the core."""
        points = np.zeros(len(self.state), np.int64)
        start = time.perf_counter()
        scorings(self.kernel.pointers, self.state, points, times)
        return times / (time.perf_counter() - start)

    def clones(self, times: int = 300_000) -> float:
        """Clones a second inside the core."""
        table, copy = self.state.copy(), self.state.copy()  # `clones` writes to both
        start = time.perf_counter()
        clones(table, copy, times)
        return times / (time.perf_counter() - start)


class Hearts:
    """The yardstick: OpenSpiel's `hearts`, four players."""

    def __init__(self) -> None:
        import pyspiel

        self.spiel = pyspiel
        self.game = pyspiel.load_game("hearts")
        self.bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(4)]
        pick = random.Random(1).random
        self.decisions = sum(self._play(pick)[0] for _ in range(200)) / 200

    def _play(self, pick: Callable[[], float], state: Any = None) -> tuple[int, Any]:
        state = state or self.game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(pick() * len(outcomes))][0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(pick() * len(legal))])
                decisions += 1
        return decisions, state

    def random_games(self, games: int = 4000) -> float:
        """Decisions a second of games among its own C++ random bots."""
        start = time.perf_counter()
        for seed in range(games):
            self.spiel.evaluate_bots(self.game.new_initial_state(), self.bots, seed)
        return games * self.decisions / (time.perf_counter() - start)

    def driven_from_python(self, games: int = 500) -> float:
        """Decisions a second through its Python interface, the chance nodes of the deal included in the time."""
        pick = random.Random(1).random
        start = time.perf_counter()
        decisions = sum(self._play(pick)[0] for _ in range(games))
        return decisions / (time.perf_counter() - start)

    def driven_once_dealt(self, games: int = 500) -> float:
        """The same without the time of the deal."""
        pick = random.Random(1).random
        dealt = [self.game.new_initial_state() for _ in range(games)]
        for state in dealt:
            while state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(pick() * len(outcomes))][0])
        start = time.perf_counter()
        decisions = sum(self._play(pick, state)[0] for state in dealt)
        return decisions / (time.perf_counter() - start)

    def clones(self, times: int = 100_000) -> float:
        """Clones a second of a game in the middle."""
        state = self.game.new_initial_state()
        for _ in range(70):
            state.apply_action(state.legal_actions()[0])
        start = time.perf_counter()
        for _ in range(times):
            state.clone()
        return times / (time.perf_counter() - start)


def in_turns(ours: Callable[[], float], theirs: Callable[[], float] | None) -> tuple[float, float | None]:
    """The best rate of each side, measured in turns."""
    pairs = [(ours(), theirs() if theirs else None) for _ in range(ROUNDS)]
    return max(mine for mine, _ in pairs), max(yard for _, yard in pairs if yard) if theirs else None


def best_of(measure: Callable[[], float]) -> float:
    """The best rate of several rounds."""
    return max(measure() for _ in range(ROUNDS))


def rate(name: str, ours: float, theirs: float | None, yardstick: str, least: float) -> Line:
    """A line that promises to be so many times faster than the yardstick."""
    ratio = ours / theirs if theirs else None
    return Line(
        name,
        f"{ours / 1e6:.2f} M decisions/s",
        f"{theirs / 1e6:.2f} M {yardstick}" if theirs else "",
        ratio,
        f"at least {least:g}" if least else "nothing",
        None if ratio is None else ratio >= least,
    )


def _seconds(work: Callable[[], Any]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def _has_openspiel() -> bool:
    return find_spec("pyspiel") is not None
