"""Measure how strong the players are, and write it to docs/strength.md: `make strength`.

Every line of the page is a tournament with a fixed seed. Its log is kept under build/strength, in a directory named by
a digest of all that decides how players play: a run that was broken off goes on where it stopped, and changed players
start anew. Ends with exit code 1 if a promise is not kept.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import NamedTuple

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from hortus.arena import Log, Standings, Tournament, run, standings

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "strength.md"
SEED = 2026


class Measured(NamedTuple):
    """A figure with its 95 % interval."""

    value: float
    interval: tuple[float, float] | None
    unit: str

    def __str__(self) -> str:
        form = ".1f"
        if self.interval is None:
            return f"{self.value:{form}} {self.unit}"
        low, high = self.interval
        return f"{self.value:{form}} {self.unit} ({low:{form}} to {high:{form}})"


class Promise(NamedTuple):
    """What a tournament is to show, the least figure that keeps it, and where in the standings to read it."""

    words: str
    least: float
    read: Callable[[Standings], Measured]


class Contest(NamedTuple):
    """A tournament of the page."""

    rule_set: str
    players: str
    games: int
    promises: tuple[Promise, ...]
    options: tuple[str, ...] = ()

    @property
    def command(self) -> str:
        """How anybody plays the same games."""
        options = "".join(f" --option {option}" for option in self.options)
        return f"hortus arena {self.rule_set} --players {self.players} --games {self.games} --seed {SEED}{options}"


def beats(winner: str, loser: str, least: float) -> Promise:
    """A head-to-head win rate, in percent."""

    def read(found: Standings) -> Measured:
        for pair in found.head_to_head:
            if {pair.player, pair.opponent} == {winner, loser}:
                low, high = pair.interval
                rates = (pair.win_rate, low, high) if pair.player == winner else (1 - pair.win_rate, 1 - high, 1 - low)
                return Measured(100 * rates[0], (100 * rates[1], 100 * rates[2]), "%")
        raise LookupError(f"{winner} and {loser} never met")

    return Promise(f"`{winner}` beats `{loser}`", least, read)


def has_points(code: str, least: float) -> Promise:
    """A mean of points."""

    def read(found: Standings) -> Measured:
        one = next(one for one in found.players if one.code == code)
        return Measured(one.mean_points or 0.0, one.points_interval, "points")

    return Promise(f"`{code}` has a mean of", least, read)


def wins(code: str, least: float, whom: str) -> Promise:
    """A win rate against all comers, in percent."""

    def read(found: Standings) -> Measured:
        one = next(one for one in found.players if one.code == code)
        low, high = one.interval or (0.0, 1.0)
        return Measured(100 * (one.win_rate or 0.0), (100 * low, 100 * high), "%")

    return Promise(f"`{code}` beats {whom}", least, read)


CONTESTS = (
    Contest("arboretum", "greedy,random", 400, (beats("greedy", "random", 99),)),
    Contest("arboretum", "greedy,spite", 800, (beats("greedy", "spite", 75),)),
    Contest("arboretum", "greedy,builder", 800, (beats("greedy", "builder", 75),)),
    Contest("arboretum", "spite,builder", 800, (beats("spite", "builder", 60),)),
    Contest("arboretum-solo", "greedy", 1000, (wins("greedy", 85, "Q"),)),
    Contest("arboretum-solo", "greedy", 400, (wins("greedy", 85, "Q"),), ("q_garden=grid",)),
    Contest("faraway-solo", "greedy", 1000, (has_points("greedy", 65),)),
    Contest("faraway", "greedy,greedy", 400, (has_points("greedy", 60),)),
    Contest("faraway", "greedy,builder", 1000, (beats("greedy", "builder", 50),)),
    Contest("faraway", "greedy,spite", 1000, (beats("greedy", "spite", 50),)),
    Contest("hanging-gardens", "greedy,random", 400, (beats("greedy", "random", 99),)),
    Contest("hanging-gardens", "greedy,builder", 1000, (beats("greedy", "builder", 60),)),
    Contest("hanging-gardens", "greedy,spite", 400, (beats("greedy", "spite", 50),)),
)

INTRODUCTION = """\
# How strong the players are

Written by `make strength`; the same seeds give the same games. Every deal is played in every seat order, a draw is half
a win, and the intervals (95 %) count deals, not games: [arena.md](arena.md) says how. Results are not transitive, so
strength is shown head to head against several kinds of opponents, never by one number alone.

| rule set | what is shown | promised | measured | games | command |
|---|---|---|---|---|---|
"""
NOTES = """
What the players are is said in [players.md](players.md). No honest player can do better on average than one who knows
every hidden card: [bound.md](bound.md) has figures for the solo games.
"""


@cache
def digest_of_players() -> str:
    """A digest of the sources and data files of core, games and players."""
    digest = hashlib.sha256()
    for layer in ("core", "games", "players"):
        for path in sorted((ROOT / "src" / "hortus" / layer).rglob("*")):
            if path.suffix in {".py", ".toml", ".npz"}:
                digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


def play(contest: Contest, progress: Progress) -> Standings:
    """The standings of a tournament, after what is left of it was played."""
    options = dict(option.split("=", 1) for option in contest.options)
    tournament = Tournament.plan(contest.rule_set, contest.players.split(","), contest.games, SEED, options=options)
    name = "-".join([contest.rule_set, *contest.players.split(","), *options.values()])
    folder = ROOT / "build" / "strength" / digest_of_players()
    log = Log([folder / f"{name}.jsonl"], tournament)
    bar = progress.add_task(name, total=sum(1 for _ in tournament.jobs()), completed=len(log.results))
    run(tournament, log, heard=lambda: progress.advance(bar))
    log.close()
    return standings(tournament, log.among(tournament.players))


def main() -> None:
    """Play all contests and write the page."""
    lines, broken = [], 0
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns) as progress:
        for contest in CONTESTS:
            found = play(contest, progress)
            for promise in contest.promises:
                measured = promise.read(found)
                kept = measured.value >= promise.least
                broken += not kept
                unmet = "" if kept else " **not kept**"
                lines.append(
                    f"| {contest.rule_set} | {promise.words} | {promise.least:g} {measured.unit} | {measured}{unmet} "
                    f"| {found.games} | `{contest.command}` |\n"
                )
    PAGE.write_text(INTRODUCTION + "".join(lines) + NOTES, encoding="utf-8")
    print(f"{PAGE.relative_to(ROOT)}: {len(lines)} figures, {broken} promises not kept.")
    sys.exit(broken > 0)


if __name__ == "__main__":
    main()
