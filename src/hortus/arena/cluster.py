"""The same jobs on a Ray cluster: `--on ray`.

Every Ray worker keeps a crew of one process, so that time limits, forfeits and results are those of a crew at home.
Jobs travel in chunks of about a second's play, two of them on the way to each worker, so that none waits for the
network.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from types import TracebackType
from typing import Any

from hortus.arena.crew import Crew, Play
from hortus.arena.jobs import Job, Setting
from hortus.arena.playing import Result, play_job
from hortus.core.errors import HortusError

CHUNK_SECONDS = 1.0  # play in a chunk
LARGEST_CHUNK = 500
ON_THE_WAY = 2  # chunks


class Outpost:
    """A crew of one, on whatever machine Ray puts it."""

    def __init__(self, setting: Setting, codes: Sequence[str], play: Play) -> None:
        self.crew = Crew(setting, codes, 1, play).__enter__()

    def ready(self) -> bool:
        """True once its process is."""
        return True

    def play(self, jobs: Sequence[Job]) -> list[Result]:
        """The results of a chunk."""
        return list(self.crew.play(jobs))


class Cluster:
    """So many outposts; without a number, one for each processor of the cluster, but no more than there are jobs."""

    def __init__(
        self, setting: Setting, codes: Sequence[str], workers: int | None, jobs: int, play: Play = play_job
    ) -> None:
        self.outposts: list[Any] = []
        self.ray = import_ray()
        self.joined = not self.ray.is_initialized()
        if self.joined:
            join(self.ray)
        processors = int(self.ray.cluster_resources().get("CPU", 1))
        if workers is not None and workers > processors:
            self.close()
            raise HortusError(f"This Ray cluster has {processors} processors: --jobs can't be {workers}.")
        kind = self.ray.remote(num_cpus=1, max_restarts=0, max_task_retries=0)(Outpost)
        self.wanted = min(workers or processors, jobs)
        self.found = partial(kind.remote, setting, tuple(codes), play)

    @property
    def workers(self) -> Sequence[Any]:
        """The outposts that are alive."""
        return self.outposts

    def __enter__(self) -> Cluster:
        """Wait until all are ready. The first one starts alone, as in a crew."""
        try:
            for missing in (1, self.wanted - 1):
                fresh = [self.found() for _ in range(missing)]
                self.outposts += fresh
                self.ray.get([outpost.ready.remote() for outpost in fresh])
        except BaseException as error:
            self.close()
            if isinstance(error, self.ray.exceptions.RayError):
                raise HortusError(f"The Ray workers could not start. {why(error)}") from None
            raise
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """End the outposts, and leave the cluster if it was joined here."""
        for outpost in self.outposts:
            self.ray.kill(outpost)
        if self.joined:
            self.ray.shutdown()

    def play(self, jobs: Iterable[Job]) -> Iterator[Result]:
        """Play all jobs; results come chunk by chunk. What a lost machine had is played by the others."""
        waiting = deque(jobs)
        under_way: dict[Any, tuple[Any, list[Job]]] = {}
        played, seconds = 0, 0.0
        while waiting or under_way:
            for outpost in self.outposts:
                busy = sum(owner is outpost for owner, _ in under_way.values())
                for _ in range(ON_THE_WAY - busy):
                    chunk = take(waiting, chunk_size(played, seconds, len(waiting), len(self.outposts)))
                    if chunk:
                        under_way[outpost.play.remote(chunk)] = (outpost, chunk)
            done, _ = self.ray.wait(list(under_way))
            for future in done:
                outpost, chunk = under_way.pop(future)
                try:
                    results = self.ray.get(future)
                except self.ray.exceptions.ActorError:
                    waiting.extendleft(reversed(chunk))
                    self.lose(outpost)
                    continue
                except self.ray.exceptions.RayError as error:
                    raise HortusError(f"A Ray worker could not go on. {why(error)}") from None
                played += len(results)
                seconds += sum(sum(result.seconds) for result in results)
                yield from results

    def lose(self, outpost: Any) -> None:
        """Go on without an outpost whose machine is gone."""
        self.outposts = [other for other in self.outposts if other is not outpost]
        if not self.outposts:
            raise HortusError("All Ray workers are gone. What was played is in the log: go on with --resume.")


def why(error: BaseException) -> str:
    """What went wrong on another machine: our own sentence, or the end of what Ray says."""
    cause = getattr(error, "cause", None)
    return str(cause) if isinstance(cause, HortusError) else " ".join(str(error).split())[-200:]


def take(waiting: deque[Job], size: int) -> list[Job]:
    """The next jobs."""
    return [waiting.popleft() for _ in range(min(size, len(waiting)))]


def chunk_size(played: int, seconds: float, waiting: int, workers: int) -> int:
    """So many jobs as take about a second, but not so many that somebody has nothing left to do at the end."""
    if not played:
        return 1
    fitting = int(CHUNK_SECONDS * played / max(seconds, 1e-6))
    return max(1, min(fitting, LARGEST_CHUNK, waiting // (2 * workers)))


def import_ray() -> Any:
    """Ray, or how to get it."""
    try:
        import ray
    except ImportError:
        raise HortusError("Ray is not installed. It comes with: pip install 'hortus[ray]'") from None
    return ray


def join(ray: Any) -> None:
    """The cluster that `RAY_ADDRESS` names, or that runs on this machine, or a new one on this machine."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        ray.init(include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise HortusError(f"No Ray cluster could be reached: {' '.join(str(error).split())[:200]}.") from None
