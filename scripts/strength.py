"""Measure how strong the players are, and write it into the table of docs/strength.md: `make strength`.

Every line of the page is a tournament with a fixed seed. Its log is kept in docs/strength, so that a run goes on where
the last one stopped, here or on another machine. Before that, the first games of each line-up are played again: if one
of them ends otherwise, the players have changed, and the tournament starts anew. Ends with exit code 1 if a promise is
not kept. All of it takes hours: `strength.py arboretum faraway-solo` goes on with the tournaments of these rule sets
only, `strength.py club,greedy` with those of these players; `strength.py none` plays nothing. The page always has all
of them, with the games that were played by then.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import dropwhile
from pathlib import Path
from typing import NamedTuple

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from hortus.arena import Log, Standings, Tournament, run, standings
from hortus.arena.estimates import estimate
from hortus.arena.playing import Result, play_job, rehearse
from hortus.arena.standings import HeadToHead

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "strength.md"
LOGS = ROOT / "docs" / "strength"
SEED = 2026
PLAYED_AGAIN = 2  # games of a log with the same players in the same seats, to see whether they still play like that
NOT_YET = "not measured yet"


class Measured(NamedTuple):
    """A figure with its 95 % interval."""

    value: float
    interval: tuple[float, float] | None
    unit: str

    def __str__(self) -> str:
        if self.interval is None:
            return f"{self.value:.1f} {self.unit}"
        low, high = self.interval
        return f"{self.value:.1f} {self.unit} ({low:.1f} to {high:.1f})"


class Promise(NamedTuple):
    """What a tournament is to show, the least figure that keeps it, and how to read it off.

    If `surely`, the whole interval is to lie above that figure.
    """

    words: str
    least: float
    read: Callable[[Standings, Sequence[Result]], Measured]
    surely: bool = False

    def kept(self, measured: Measured) -> bool:
        """Whether the figure is what was promised."""
        if self.surely:
            return measured.interval is not None and measured.interval[0] > self.least
        return measured.value >= self.least


class Contest(NamedTuple):
    """A tournament of the page."""

    rule_set: str
    players: str
    games: int
    promises: tuple[Promise, ...]
    options: tuple[str, ...] = ()

    @property
    def tournament(self) -> Tournament:
        """Its games."""
        options = dict(option.split("=", 1) for option in self.options)
        return Tournament.plan(self.rule_set, self.players.split(","), self.games, SEED, options=options)

    @property
    def log(self) -> Path:
        """Where its games are kept."""
        values = [option.split("=", 1)[1] for option in self.options]
        return LOGS / f"{'-'.join([self.rule_set, *self.players.split(','), *values])}.jsonl"

    @property
    def command(self) -> str:
        """How anybody plays the same games."""
        options = "".join(f" --option {option}" for option in self.options)
        return f"hortus arena {self.rule_set} --players {self.players} --games {self.games} --seed {SEED}{options}"


def beats(winner: str, loser: str, least: float) -> Promise:
    """A head-to-head win rate, in percent."""

    def read(found: Standings, _: Sequence[Result]) -> Measured:
        pair, turned = meeting(found, winner, loser)
        low, high = pair.interval
        rates = (1 - pair.win_rate, 1 - high, 1 - low) if turned else (pair.win_rate, low, high)
        return Measured(100 * rates[0], (100 * rates[1], 100 * rates[2]), "%")

    return Promise(f"`{winner}` beats `{loser}`", least, read)


def better(winner: str, loser: str) -> Promise:
    """More points on the same deals, surely."""

    def read(found: Standings, _: Sequence[Result]) -> Measured:
        pair, turned = meeting(found, winner, loser)
        low, high = pair.difference_interval or (0.0, 0.0)
        difference = pair.points_difference or 0.0
        found_so = (-difference, (-high, -low)) if turned else (difference, (low, high))
        return Measured(*found_so, "points")

    return Promise(f"`{winner}` has more than `{loser}` on the same deals", 0, read, surely=True)


def meeting(found: Standings, one: str, other: str) -> tuple[HeadToHead, bool]:
    """How two did against each other, and whether that is told from the other's side."""
    for pair in found.head_to_head:
        if {pair.player, pair.opponent} == {one, other}:
            return pair, pair.player != one
    raise LookupError(f"{one} and {other} never met")


def has_points(code: str, least: float) -> Promise:
    """A mean of points."""

    def read(found: Standings, _: Sequence[Result]) -> Measured:
        one = next(one for one in found.players if one.code == code)
        return Measured(one.mean_points or 0.0, one.points_interval, "points")

    return Promise(f"`{code}` has a mean of", least, read)


def has_margin(code: str, least: float) -> Promise:
    """A mean lead over Q."""

    def read(_: Standings, results: Sequence[Result]) -> Measured:
        leads = estimate(
            (result.deal, result.points[0] - result.points[1])
            for result in results
            if result.points and result.players[0] == code
        )
        assert leads is not None
        return Measured(leads.mean, leads.interval(), "points")

    return Promise(f"`{code}` is ahead of Q by", least, read)


def wins(code: str, least: float, whom: str) -> Promise:
    """A win rate against all comers, in percent."""

    def read(found: Standings, _: Sequence[Result]) -> Measured:
        one = next(one for one in found.players if one.code == code)
        low, high = one.interval or (0.0, 1.0)
        return Measured(100 * (one.win_rate or 0.0), (100 * low, 100 * high), "%")

    return Promise(f"`{code}` beats {whom}", least, read)


def duel(rule_set: str, winner: str, loser: str, least: float, games: int = 400, *options: str) -> Contest:
    """Two players."""
    return Contest(rule_set, f"{winner},{loser}", games, (beats(winner, loser, least),), options)


def among(rule_set: str, one: str, others: str, seats: int, times: float, games: int = 200) -> Contest:
    """One among others, who is to win so many times its fair share."""
    promise = wins(one, 100 * times / seats, f"{seats - 1} `{others}` ({times:g} times its share)")
    return Contest(rule_set, ",".join([one] + [others] * (seats - 1)), games, (promise,))


GRID = "q_garden=grid"
SIZE = "claim=size"
LADDER = (better("club", "easy"), better("expert", "club"), better("master", "expert"))
CONTESTS = (
    Contest("arboretum", "greedy,random", 400, (beats("greedy", "random", 99),)),
    Contest("arboretum", "greedy,spite", 800, (beats("greedy", "spite", 75),)),
    Contest("arboretum", "greedy,builder", 800, (beats("greedy", "builder", 75),)),
    Contest("arboretum", "spite,builder", 800, (beats("spite", "builder", 60),)),
    duel("arboretum", "club", "easy", 60),
    duel("arboretum", "club", "spite", 92),
    duel("arboretum", "club", "builder", 92),
    duel("arboretum", "club", "greedy", 60),
    duel("arboretum", "expert", "spite", 97),
    duel("arboretum", "expert", "builder", 97),
    duel("arboretum", "expert", "greedy", 88),
    duel("arboretum", "expert", "club", 80),
    duel("arboretum", "master", "expert", 60, 200),
    among("arboretum", "expert", "greedy", 3, 2.0),
    among("arboretum", "expert", "greedy", 4, 2.0),
    among("arboretum", "expert", "club", 3, 1.6),
    among("arboretum", "expert", "club", 4, 1.6),
    duel("arboretum-2011", "club", "easy", 60),
    duel("arboretum-2011", "expert", "club", 60, 100),
    duel("arboretum-2011", "master", "expert", 60, 200),
    Contest("arboretum-solo", "greedy", 1000, (wins("greedy", 85, "Q"),)),
    Contest("arboretum-solo", "greedy", 400, (wins("greedy", 85, "Q"),), (GRID,)),
    Contest("arboretum-solo", "club", 1000, (wins("club", 97, "Q"),)),
    Contest("arboretum-solo", "expert", 1000, (wins("expert", 99, "Q"), has_margin("expert", 20))),
    Contest("arboretum-solo", "club", 1000, (wins("club", 97, "Q"),), (GRID,)),
    Contest("arboretum-solo", "expert", 1000, (wins("expert", 99, "Q"), has_margin("expert", 20)), (GRID,)),
    Contest("arboretum-solo", "easy,club,expert,master", 400, LADDER),
    Contest("faraway-solo", "greedy", 1000, (has_points("greedy", 65),)),
    Contest(
        "faraway-solo",
        "easy,club,expert,master",
        400,
        (has_points("club", 84), has_points("expert", 91), has_points("master", 93), *LADDER),
    ),
    Contest("faraway", "greedy,greedy", 400, (has_points("greedy", 60),)),
    Contest("faraway", "greedy,builder", 1000, (beats("greedy", "builder", 50),)),
    Contest("faraway", "greedy,spite", 1000, (beats("greedy", "spite", 50),)),
    duel("faraway", "club", "easy", 60),
    duel("faraway", "club", "greedy", 70),
    duel("faraway", "expert", "club", 65),
    duel("faraway", "master", "expert", 60, 100),
    among("faraway", "expert", "club", 4, 1.3),
    among("faraway", "expert", "club", 5, 1.3),
    among("faraway", "expert", "club", 6, 1.3),
    Contest("hanging-gardens", "greedy,random", 400, (beats("greedy", "random", 99),)),
    Contest("hanging-gardens", "greedy,builder", 1000, (beats("greedy", "builder", 60),)),
    Contest("hanging-gardens", "greedy,spite", 400, (beats("greedy", "spite", 50),)),
    duel("hanging-gardens", "club", "easy", 60),
    duel("hanging-gardens", "club", "greedy", 60),
    duel("hanging-gardens", "club", "greedy", 60, 400, SIZE),
    duel("hanging-gardens", "expert", "club", 70, 200),
    duel("hanging-gardens", "expert", "club", 60, 100, SIZE),
    duel("hanging-gardens", "master", "expert", 60, 100),
    among("hanging-gardens", "expert", "greedy", 3, 2.0),
    among("hanging-gardens", "expert", "greedy", 4, 2.0),
)

TABLE = "|---|---|---|---|---|---|\n"  # the rows stand below this line of the page; all else on it is written by hand


def plays_the_same(tournament: Tournament, log: Log) -> bool:
    """Whether the first games of a log, by all who play in it, end as they did when they are played again."""
    rehearse(tournament.setting, tournament.players)
    done: Counter[tuple[str, ...]] = Counter()
    for job in (job for job in tournament.jobs() if job.id in log.results):
        done[job.codes] += 1
        if done[job.codes] > PLAYED_AGAIN:
            continue
        again = play_job(tournament.setting, job, [0.0, 0.0])
        if again.model_copy(update={"seconds": ()}) != log.results[job.id].model_copy(update={"seconds": ()}):
            return False
    return True


def take_out_forfeits(path: Path) -> None:
    """Leave out games that ended because a machine stood still for a minute: they are played again."""
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join(line for line in lines if not json.loads(line).get("forfeit")))


def play(contest: Contest, going_on: bool, progress: Progress) -> tuple[Standings, list[Result]] | None:
    """The standings of a tournament and its games, after what is left of it was played; None if nothing was."""
    tournament, path = contest.tournament, contest.log
    if not going_on and not path.exists():
        return None
    if going_on and path.exists():
        take_out_forfeits(path)
    log = Log([path], tournament)
    if going_on:
        if not plays_the_same(tournament, log):
            progress.print(f"{path.stem}: the players have changed, so it starts anew.")
            log.close()
            path.unlink()
            log = Log([path], tournament)
        bar = progress.add_task(path.stem, total=sum(1 for _ in tournament.jobs()), completed=len(log.results))
        run(tournament, log, heard=lambda: progress.advance(bar))
    log.close()
    results = log.among(tournament.players)
    return (standings(tournament, results), results) if results else None


def rows(contest: Contest, found: tuple[Standings, list[Result]] | None) -> Iterator[tuple[str, bool]]:
    """The rows of the page about a tournament, and whether each promise is kept."""
    for promise in contest.promises:
        measured, games, kept = NOT_YET, 0, False
        if found:
            figure = promise.read(*found)
            kept, games = promise.kept(figure), found[0].games
            measured = f"{figure}" if kept else f"{figure} **not kept**"
        least = f"{promise.least:g}"
        yield f"| {contest.rule_set} | {promise.words} | {least} | {measured} | {games} | `{contest.command}` |", kept


def write_page(going_on: Callable[[Contest], bool], progress: Progress) -> tuple[str, int]:
    """The page after what is left of some contests was played, and how many promises are not kept or not measured."""
    page: list[str] = []
    broken = 0
    for contest in CONTESTS:
        found = play(contest, going_on(contest), progress)
        for row, kept in rows(contest, found):
            page.append(row + "\n")
            broken += not kept
            if found:
                progress.print(row)
    head, _, rest = PAGE.read_text(encoding="utf-8").partition(TABLE)
    prose = dropwhile(lambda line: line.startswith("|"), rest.splitlines(keepends=True))
    return head + TABLE + "".join(page) + "".join(prose), broken


def main() -> None:
    """Play the contests, all of them or those that are named, and write the page."""
    named = sys.argv[1:]
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns) as progress:
        page, broken = write_page(
            lambda contest: not named or contest.rule_set in named or contest.players in named, progress
        )
    PAGE.write_text(page, encoding="utf-8")
    print(f"{PAGE.relative_to(ROOT)}: {broken} promises are not kept or not measured yet.")
    sys.exit(broken > 0)


if __name__ == "__main__":
    main()
