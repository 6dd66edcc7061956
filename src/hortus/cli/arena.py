"""`hortus arena`: a tournament among programs, with a progress bar, then who is how good."""

from __future__ import annotations

import json
import secrets
import shlex
import sys
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from hortus.arena import Log, Pace, Standings, Tournament, run, standings
from hortus.arena.log import new_log, seed_of
from hortus.arena.plots import check_plot, plot
from hortus.arena.running import check_place
from hortus.cli.asking import read_options
from hortus.core.errors import HortusError
from hortus.games import find_rule_set
from hortus.players import split_codes

SHOWN = 5  # forfeits told in full


def arena(
    rule_set: str,
    players: str,
    games: int,
    seed: int | None,
    seats: int | None,
    seconds: float,
    options: list[str],
    jobs: int | None,
    on: str,
    resume: Sequence[Path],
    plot_file: Path | None,
    as_json: bool,
) -> None:
    """Play a tournament, or what is left of it, and say how it stands."""
    check_place(on, jobs)
    if plot_file is not None:
        check_plot(plot_file)
    if seed is None:
        seed = seed_of(resume[0]) if resume else None
    tournament = Tournament.plan(
        rule_set,
        split_codes(players),
        games,
        secrets.randbelow(2**31) if seed is None else seed,
        seats,
        seconds,
        read_options(options),
    )
    log = Log(resume or [new_log(tournament)], tournament)
    pace = Pace()
    complete = True
    try:
        play(tournament, log, jobs, on, pace)
    except KeyboardInterrupt:
        complete = False
    finally:
        log.close()
    if complete or log.among(tournament.players):
        report(tournament, log, pace, complete, plot_file, as_json)
    if not complete:
        print(f"Interrupted. What was played is kept; go on with: {how_to_go_on(log.path)}", file=sys.stderr)
        raise typer.Exit(130)


def play(tournament: Tournament, log: Log, jobs: int | None, on: str, pace: Pace) -> None:
    """Play with a progress bar on standard error."""
    total = sum(1 for _ in tournament.jobs())
    done = sum(job.id in log.results for job in tournament.jobs())
    title = find_rule_set(tournament.setting.rule_set).title
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("left"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), refresh_per_second=4) as progress:
        bar = progress.add_task(title, total=total, completed=done)
        run(tournament, log, jobs, on, lambda: progress.advance(bar), pace)


def how_to_go_on(path: Path) -> str:
    """The command that resumes this one."""
    typed = shlex.join(["hortus", *sys.argv[1:]])
    return typed if "--resume" in typed else f"{typed} --resume {shlex.quote(str(path))}"


def report(tournament: Tournament, log: Log, pace: Pace, complete: bool, plot_file: Path | None, as_json: bool) -> None:
    """Say how it stands, in words or for programs, and draw it if that is asked."""
    results = log.among(tournament.players)
    if not results:
        raise HortusError("No game was finished, so there is nothing to report.")
    found = standings(tournament, results)
    if plot_file is not None:
        plot(plot_file, tournament, found, results)
    if as_json:
        print(json.dumps(as_data(tournament, found, pace, complete, log.path)))
    else:
        show(tournament, found, pace, log.path)


def as_data(tournament: Tournament, found: Standings, pace: Pace, complete: bool, path: Path) -> dict[str, Any]:
    """The answer for programs."""
    return {
        **tournament.setting.model_dump(mode="json"),
        "seed": tournament.seed,
        "complete": complete,
        **found.as_data(),
        "time": {**asdict(pace), "share": pace.share},
        "log": str(path),
    }


def show(tournament: Tournament, found: Standings, pace: Pace, path: Path) -> None:
    """The answer for people."""
    console = Console()
    rule_set = find_rule_set(tournament.setting.rule_set)
    seats = tournament.setting.seats
    title = (
        f"{rule_set.title}, {seats} seat{'s' * (seats > 1)}: {found.games} games on {found.deals} deals, "
        f"seed {tournament.seed}" + (f" (fair share of wins {100 / seats:.1f} %)" if seats > 2 else "")
    )
    console.print(player_table(title, found))
    if len(found.players) > 1:
        console.print(head_to_head_table(found))
    told: dict[str, int] = {}
    for forfeit in found.forfeits:
        told[forfeit["reason"]] = told.get(forfeit["reason"], 0) + 1
    for reason, times in list(told.items())[:SHOWN]:
        console.print(f"Forfeited {times} time{'s' * (times > 1)}: {reason}", markup=False, highlight=False)
    if pace.share is not None:
        console.print(
            f"{pace.games} games in {pace.playing:.1f} s with {pace.workers} worker{'s' * (pace.workers > 1)}, after "
            f"{pace.starting:.1f} s to start them: players thought {pace.share:.0%} of the time.",
            highlight=False,
        )
    console.print(f"Log: {path}", markup=False, highlight=False, soft_wrap=True)


def player_table(title: str, found: Standings) -> Table:
    """The players, best first."""
    table = Table(title=title, title_justify="left")
    table.add_column("player")
    for name in ("games", "rating", "win rate", "points", "s a decision", "forfeits"):
        table.add_column(name, justify="right")
    for one in sorted(found.players, key=lambda one: -one.rating):
        table.add_row(
            one.code,
            str(one.games),
            give_or_take(one.rating, one.rating_interval, ".0f"),
            percent(one.win_rate, one.interval),
            give_or_take(one.mean_points, one.points_interval, ".1f"),
            "" if one.seconds_per_decision is None else f"{one.seconds_per_decision:.2g}",
            str(one.forfeits),
        )
    return table


def head_to_head_table(found: Standings) -> Table:
    """Every two players who met."""
    table = Table(title="Head to head, with 95 % intervals", title_justify="left")
    for name in ("player", "against"):
        table.add_column(name)
    for name in ("meetings", "win rate", "points more"):
        table.add_column(name, justify="right")
    for pair in found.head_to_head:
        table.add_row(
            pair.player,
            pair.opponent,
            str(pair.meetings),
            percent(pair.win_rate, pair.interval),
            give_or_take(pair.points_difference, pair.difference_interval, "+.1f"),
        )
    return table


def give_or_take(value: float | None, interval: tuple[float, float] | None, form: str) -> str:
    """A value and how far its interval reaches to both sides."""
    if value is None:
        return ""
    return f"{value:{form}}" + (f" ± {(interval[1] - interval[0]) / 2:{form.strip('+')}}" if interval else "")


def percent(rate: float | None, interval: tuple[float, float] | None) -> str:
    """A rate in percent and its interval, which need not be even."""
    if rate is None or interval is None:
        return ""
    return f"{100 * rate:.1f} % ({100 * interval[0]:.1f} to {100 * interval[1]:.1f})"
