"""A tournament, from what is left to play to a full log."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from hortus.arena.cluster import Cluster, import_ray
from hortus.arena.crew import Crew, Play
from hortus.arena.jobs import Setting, Tournament
from hortus.arena.log import Log
from hortus.arena.playing import play_job
from hortus.core.errors import BadOption, unknown

PLACES = ("processes", "ray")


@dataclass
class Pace:
    """Where the time went: while workers started, while they played, and while players thought."""

    workers: int = 0
    games: int = 0
    starting: float = 0.0
    playing: float = 0.0
    thinking: float = 0.0

    @property
    def share(self) -> float | None:
        """The part of the workers' time, once they had started, in which players thought."""
        return self.thinking / (self.playing * self.workers) if self.playing else None


def run(
    tournament: Tournament,
    log: Log,
    workers: int | None = None,
    on: str = "processes",
    heard: Callable[[], None] = lambda: None,
    pace: Pace | None = None,
) -> Pace:
    """Play what the log does not have yet; `heard` is called after every game.

    Without a number of workers it is one for each processor. A `pace` that is given is kept up to date, for those who
    break off.
    """
    pace = pace or Pace()
    check_place(on, workers)
    jobs = [job for job in tournament.jobs() if job.id not in log.results]
    if not jobs:
        return pace
    start = time.perf_counter()
    with gather(tournament.setting, tournament.players, workers, on, len(jobs)) as crew:
        ready = time.perf_counter()
        pace.workers, pace.starting = len(crew.workers), ready - start
        for result in crew.play(jobs):
            log.add(result)
            pace.games += 1
            pace.thinking += sum(result.seconds)
            pace.playing = time.perf_counter() - ready
            heard()
    return pace


def check_place(on: str, workers: int | None) -> None:
    """Raise `BadOption` if nobody can play there."""
    if on not in PLACES:
        raise BadOption(unknown("place to play", on, PLACES))
    if workers is not None and workers < 1:
        raise BadOption(f"At least one worker is needed, not {workers}.")
    if on == "ray":
        import_ray()


def gather(
    setting: Setting, codes: Sequence[str], workers: int | None, on: str, jobs: int, play: Play = play_job
) -> Crew | Cluster:
    """Those who play: no more than there are jobs."""
    if on == "ray":
        return Cluster(setting, codes, workers, jobs, play)
    return Crew(setting, codes, min(workers or os.cpu_count() or 1, jobs), play)
