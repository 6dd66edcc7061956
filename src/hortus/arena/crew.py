"""Processes that play jobs, and a watchdog over them.

Libraries limit the time of a whole task. Here it is that of one decision, and the one who was deciding forfeits when a
process hangs or dies. So each worker shows in shared memory who is deciding and since when, and a worker that is
overdue is ended and replaced.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, MutableSequence, Sequence
from multiprocessing.connection import Connection, wait
from types import TracebackType
from typing import Any

from hortus.arena.jobs import Job, Setting
from hortus.arena.playing import SEAT, SINCE, Result, forfeited, play_job, rehearse, too_slow
from hortus.core.errors import HortusError

Play = Callable[[Setting, Job, MutableSequence[float]], Any]  # what becomes of a job; a `Result`, or as it has seconds
SPAWN: Any = multiprocessing.get_context("spawn")  # forked processes and compiled code do not go together
AHEAD = 0.1  # seconds of play that a worker is given in advance, so that it never waits for the next job
MOST_AHEAD = 16  # jobs
GRACE = 1.0  # seconds that a decision may be overdue before its process is ended
GLANCE = 0.2  # seconds between two looks at the workers' watches
OUTSIDE = (-signal.SIGTERM, -getattr(signal, "SIGKILL", signal.SIGTERM))  # ends that somebody else put to a process


def work(
    connection: Connection, watch: MutableSequence[float], setting: Setting, codes: Sequence[str], play: Play
) -> None:
    """A worker's life: play what comes, until nobody is there to listen."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the first process decides what Ctrl-C means
    os.dup2(2, 1)  # what a player prints must not get into the answer
    with contextlib.suppress(EOFError, OSError):
        try:
            rehearse(setting, codes)
        except HortusError as error:
            connection.send(error)
            return
        connection.send(None)
        while True:
            for job in connection.recv():
                connection.send(play(setting, job, watch))


class Worker:
    """One process and the jobs that it has been given and not yet answered."""

    def __init__(self, setting: Setting, codes: Sequence[str], play: Play) -> None:
        self.connection, theirs = SPAWN.Pipe()
        self.watch = SPAWN.RawArray("d", 2)
        self.process = SPAWN.Process(target=work, args=(theirs, self.watch, setting, codes, play), daemon=True)
        self.process.start()
        theirs.close()
        self.ready = False
        self.given: deque[Job] = deque()

    def give(self, waiting: deque[Job], ahead: int) -> None:
        """Take jobs from those that wait. One that dies meanwhile is noticed when its answer does not come."""
        if waiting and len(self.given) <= ahead // 2:
            jobs = [waiting.popleft() for _ in range(min(ahead + 1 - len(self.given), len(waiting)))]
            self.given.extend(jobs)
            with contextlib.suppress(OSError):
                self.connection.send(jobs)

    def hear(self) -> Result | None:
        """The next message: a result, or that the worker is ready. Raises `EOFError` when it is dead."""
        try:
            heard = self.connection.recv()
        except OSError:
            raise EOFError from None
        if isinstance(heard, HortusError):
            raise heard
        if heard is None:
            self.ready = True
            return None
        self.given.popleft()
        result: Result = heard
        return result

    def overdue(self, limit: float) -> bool:
        """True if a decision takes longer than it may and could not be interrupted."""
        since = float(self.watch[SINCE])
        return since > 0 and time.monotonic() - since > limit + GRACE

    def end(self) -> None:
        """Stop the process at once."""
        self.process.kill()
        self.process.join()
        self.connection.close()


class Crew:
    """So many workers. Use it in a `with` statement: they are ended when it is left."""

    def __init__(self, setting: Setting, codes: Sequence[str], workers: int, play: Play = play_job) -> None:
        self.setting = setting
        self.how = play
        self.codes = tuple(dict.fromkeys(codes))
        self.workers: list[Worker] = []
        self.wanted = workers
        self.played, self.seconds = 0, 0.0
        self.tried: set[str] = set()  # jobs whose worker was ended from outside: they are tried once more

    def __enter__(self) -> Crew:
        """Wait until all are ready. The first one starts alone: what it compiles, the others find on disk."""
        try:
            for missing in (1, self.wanted - 1):
                fresh = [Worker(self.setting, self.codes, self.how) for _ in range(missing)]
                self.workers += fresh
                for worker in fresh:
                    worker.hear()
        except BaseException as error:
            self.close()
            if isinstance(error, EOFError):
                raise HortusError(NO_START) from None
            raise
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """End all workers."""
        for worker in self.workers:
            worker.end()

    def play(self, jobs: Iterable[Job]) -> Iterator[Result]:
        """Play all jobs; results come as they are ready."""
        waiting = deque(jobs)
        while waiting or any(worker.given for worker in self.workers):
            ahead = min(MOST_AHEAD, int(AHEAD * self.played / max(self.seconds, 1e-6)))
            for worker in self.workers:
                worker.give(waiting, ahead)
            heard = wait([worker.connection for worker in self.workers], GLANCE)
            for number, worker in enumerate(self.workers):
                if worker.connection in heard:
                    try:
                        result = worker.hear()
                    except EOFError:
                        yield from self.replace(number, waiting, late=False)
                    else:
                        yield from self.counted(result)
                elif worker.overdue(self.setting.seconds):
                    yield from self.replace(number, waiting, late=True)

    def counted(self, result: Result | None) -> Iterator[Result]:
        """A result, if there is one, with the time that it took kept in mind."""
        if result is not None:
            self.played += 1
            self.seconds += sum(result.seconds)
            yield result

    def replace(self, number: int, waiting: deque[Job], late: bool) -> Iterator[Result]:
        """Put a new worker in the place of one that died or hangs; its game is forfeited, its other jobs wait again."""
        worker = self.workers[number]
        if late:
            worker.process.kill()
        worker.process.join()
        with contextlib.suppress(EOFError):
            while True:  # what it had said before
                yield from self.counted(worker.hear())
        if not worker.ready:
            raise HortusError(NO_START)
        if worker.given:
            yield from self.broken_off(worker, worker.given.popleft(), waiting, late)
        waiting.extendleft(reversed(worker.given))
        worker.end()
        self.workers[number] = Worker(self.setting, self.codes, self.how)

    def broken_off(self, worker: Worker, job: Job, waiting: deque[Job], late: bool) -> Iterator[Result]:
        """What becomes of the game that a worker was playing when it ended."""
        seat = int(worker.watch[SEAT])
        since = worker.watch[SINCE]
        took = round(max(0.0, time.monotonic() - since), 6) if since > 0 else 0.0
        ended = worker.process.exitcode
        if late:
            yield forfeited(self.setting, job, seat, too_slow(job.codes[seat], self.setting.seconds), took)
        elif ended in OUTSIDE and job.id not in self.tried:
            self.tried.add(job.id)
            waiting.appendleft(job)
        else:
            how = f"with exit code {ended}" if ended >= 0 else f"by {signal.Signals(-ended).name}"
            yield forfeited(self.setting, job, seat, f"{job.codes[seat]} ended its process {how}.", took)


NO_START = "A worker process ended before it was ready: run one game with `hortus play` to see why."
