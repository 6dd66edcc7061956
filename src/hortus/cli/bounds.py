"""`hortus bound`: the best result found for a deal of a solo game with every hidden card known."""

from __future__ import annotations

import json
import math
import time
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from statistics import mean
from typing import Any, NamedTuple

from rich.console import Console
from rich.status import Status

from hortus.cli.asking import read_options
from hortus.cli.table import check_writable
from hortus.core.errors import BadOption, brief
from hortus.core.match import Match
from hortus.core.record import Record
from hortus.games import find_rule_set
from hortus.players.clairvoyant import Line, annealings, check_alone, played_by


class Habit(NamedTuple):
    """What is usual for a rule set: the tries for a deal, in how many annealings, and what is counted."""

    tries: int
    annealings: int
    unit: str


HABITS = {"faraway-solo": Habit(800_000, 8, "fame")}  # a short game: many searches, where others need long ones
OTHERS = Habit(200_000, 2, "points")


class Work(NamedTuple):
    """How long a deal is searched: so many annealings of so many tries, or for so many seconds."""

    tries: int
    annealings: int
    seconds: float | None

    def lines(self, match: Match) -> Iterator[Line]:
        """The best line of each annealing, one after the other; at least one."""
        found = annealings(match, self.tries)
        if self.seconds is None:
            yield from islice(found, self.annealings)
            return
        end = time.monotonic() + self.seconds
        for line in found:
            yield line
            if time.monotonic() >= end:
                return


def bound(
    name: str,
    seed: int,
    options: list[str],
    limits: tuple[int | None, float | None],
    games: int,
    record: Path | None,
    as_json: bool,
) -> None:
    """Print the best result found for each deal, and the mean of several."""
    rule_set = find_rule_set(name)
    check_alone(rule_set)
    settings = read_options(options)
    habit = HABITS.get(rule_set.id, OTHERS)
    work = work_of(habit, *limits)
    rule_set.check_options(settings, 1)
    paths = record_paths(record, seed, games)
    results = []
    for deal, path in zip(range(seed, seed + games), paths, strict=True):
        match, tries = best_found(Match.new(rule_set, 1, deal, **settings), work, as_json)
        if path:
            Record.of(match, ["clairvoyant"]).save(path)
        results.append(result_of(match, deal, tries))
        if not as_json:
            print(sentence(results[-1], habit.unit), flush=True)
    if as_json:
        print(json.dumps({"rule_set": rule_set.id, "deals": results, "mean": mean(row["result"] for row in results)}))
    elif games > 1:
        print(summary(results, habit.unit))


def work_of(habit: Habit, tries: int | None, seconds: float | None) -> Work:
    """The work that was asked for, or the usual work."""
    if tries is not None and seconds is not None:
        raise BadOption("Give --tries or --seconds, not both: each says how long to search.")
    if seconds is not None and not (math.isfinite(seconds) and seconds > 0):
        raise BadOption(f"--seconds is a number above 0, not {brief(seconds)}.")
    asked = habit.tries if tries is None else tries
    runs = min(habit.annealings, asked)
    return Work(asked // runs, runs, seconds)


def record_paths(record: Path | None, seed: int, games: int) -> list[Path | None]:
    """Where the game of each deal is saved, if anywhere; refused before the search if it can't be."""
    if record is None:
        return [None] * games
    paths = [record] if games == 1 else [record / f"{deal}.json" for deal in range(seed, seed + games)]
    check_writable(paths[0])
    return list(paths)


def best_found(match: Match, work: Work, silent: bool) -> tuple[Match, int]:
    """The match as the best line found plays it to its end, and how many lines were tried for it."""
    best: Line | None = None
    tries = 0
    with Status("Searching ...", console=Console(stderr=True, quiet=silent)) as status:
        for line in work.lines(match):
            tries += work.tries
            if best is None or line.worth > best.worth:
                best = line
                points = played_by(match, best).points
            status.update(f"{tries:,} tries: {' to '.join(map(str, points))}")
    assert best is not None  # there is at least one line
    return played_by(match, best), tries


def result_of(match: Match, seed: int, tries: int) -> dict[str, Any]:
    """A finished match as data: the result is the lead over the paper opponent, or all points if there is none."""
    own, *others = match.points
    return {
        "seed": seed,
        "result": own - sum(others),
        "points": list(match.points),
        "won": 0 in match.winners if others else None,
        "tries": tries,
    }


def sentence(result: dict[str, Any], unit: str) -> str:
    """One deal in words."""
    if result["won"] is None:
        best = f"{result['result']} {unit}"
    else:
        own, other = result["points"]
        best = f"{result['result']:+} {unit} ({own} to {other}, {'a win' if result['won'] else 'a loss'})"
    return f"seed {result['seed']}: {best}, the best of {result['tries']:,} tries; not proved"


def summary(results: list[dict[str, Any]], unit: str) -> str:
    """Several deals in words."""
    found = [result["result"] for result in results]
    won = [result["won"] for result in results if result["won"] is not None]
    wins = f", {sum(won)} won" if won else ""
    return f"{len(found)} deals: mean {mean(found):.2f} {unit}, from {min(found)} to {max(found)}{wins}"
