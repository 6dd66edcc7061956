"""Computer seats: they think in processes of their own, and take turns between tables.

A program is sent a table that was dealt anew for its seat, so that what it can't know never leaves the server's own
process. Quick programs and slow ones have lanes of their own: nobody who plays against a quick one waits for others.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import random
import secrets
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

import numpy as np
import structlog

from hortus.core.errors import HortusError
from hortus.core.match import Match
from hortus.games import find_rule_set, rule_sets
from hortus.server.happenings import PLAYING, PROGRAM, Unavailable
from hortus.server.house import House
from hortus.server.live import LiveTable

QUICK, SLOW = "club", ("expert", "master")
LATER = 4.0  # seconds after which a server plays for a program that another server does not play for
LATEST = 300.0  # seconds after which a table is tried again at which a program fails and fails
PLANS = 5_000  # that are remembered
Planned = list[tuple[bytes, int]]
T = TypeVar("T")
log = structlog.get_logger()


def think(
    rule_set: str, players: int, options: dict[str, Any], state: bytes, seat: int, code: str, planned: Planned
) -> tuple[list[int], Planned]:
    """A whole move of a program, and what it means to do after it: what workers do."""
    from hortus.players import player  # only here: the server itself never thinks, and is ready sooner

    chosen = find_rule_set(rule_set)
    table = np.frombuffer(state, np.uint8).copy()
    match = Match(chosen, players, chosen.check_options(options, players), table, None)
    program = player(code, secrets.randbits(62))
    program.recall(planned)
    steps: list[int] = []
    while not steps or match.half_made(seat):
        steps.append(match.play(program.choose(match, seat)).id)
    return steps, program.planned


@contextlib.contextmanager
def deaf_children() -> Iterator[None]:
    """Let processes that are started here never hear of Ctrl-C: it is for the server, which ends them itself."""
    block = getattr(signal, "pthread_sigmask", None)  # not everywhere; a process begins with its starter's mask
    before = block(signal.SIG_BLOCK, {signal.SIGINT}) if block else ()
    try:
        yield
    finally:
        if block:
            block(signal.SIG_SETMASK, before)


def get_ready() -> None:
    """What a worker does first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=leave_with_the_server, daemon=True).start()


def leave_with_the_server() -> None:
    """End this process when the server is gone, even if that was killed."""
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)


def rehearse(rule_set: str) -> None:
    """Load a game, so that the first move does not take longer than others."""
    table = Match.new(rule_set, seed=0)
    think(rule_set, table.players, {}, table.truth.tobytes(), table.actors[0], QUICK, [])


class Lane:
    """Processes that think, and tables that wait for them."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.waiting: dict[str, None] = {}  # in the order in which they came
        self.news = asyncio.Event()
        self.pool = self._pool()

    def _pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.processes, multiprocessing.get_context("spawn"), get_ready)

    def add(self, name: str) -> None:
        """A table waits for its program."""
        self.waiting.setdefault(name)
        self.news.set()

    async def next(self) -> str:
        """The table that has waited longest."""
        while not self.waiting:
            self.news.clear()
            await self.news.wait()
        name = next(iter(self.waiting))
        del self.waiting[name]
        return name

    async def run(self, work: Callable[..., T], *arguments: Any) -> T:
        """Let a process do something, as soon as one is free; another one, if it dies of that."""
        pool = self.pool
        try:
            return await self._give(work, *arguments)
        except BrokenProcessPool:
            if pool is self.pool:
                self.pool = self._pool()
            return await self._give(work, *arguments)

    def _give(self, work: Callable[..., T], *arguments: Any) -> asyncio.Future[T]:
        with deaf_children():  # processes are started when there is something to do
            return asyncio.get_running_loop().run_in_executor(self.pool, work, *arguments)

    def close(self) -> None:
        """Send everybody home."""
        for process in list((self.pool._processes or {}).values()):
            process.terminate()
        self.pool.shutdown(wait=False, cancel_futures=True)


class Programs:
    """Everybody made of software."""

    def __init__(self, house: House, processes: int | None = None) -> None:
        self.house = house
        slow = processes or max(1, (os.cpu_count() or 2) - 1)
        self.lanes = {False: Lane(1), True: Lane(slow)}
        self.planned: dict[tuple[str, int], Planned] = {}
        self.hints = 0  # under way
        self.failures: dict[str, int] = {}  # by table: how often it was tried again
        self.tasks: set[asyncio.Task[None]] = set()
        house.heard.append(self.hear)

    def start(self) -> None:
        """Begin to play."""
        for lane in self.lanes.values():
            for _ in range(lane.processes):
                self._spawn(self._work(lane))

    def _spawn(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    @property
    def waiting(self) -> int:
        """How many tables wait for a program."""
        return sum(len(lane.waiting) for lane in self.lanes.values())

    def hear(self, table: LiveTable, here: bool = True) -> None:
        """Something has happened at a table, here or at another server."""
        seat = table.program_to_act()
        if seat is not None and here:
            self.lanes[table.seats[seat].program in SLOW].add(table.id)
        elif seat is not None and not self._waits(table.id):
            self._spawn(self._hear_later(table.id, table.number))
        if table.status != PLAYING:
            for number, one in enumerate(table.seats):
                if one.kind == PROGRAM:
                    self.planned.pop((table.id, number), None)
            self.failures.pop(table.id, None)

    def _waits(self, name: str) -> bool:
        return any(name in lane.waiting for lane in self.lanes.values())

    async def _hear_later(self, name: str, number: int) -> None:
        await asyncio.sleep(LATER * (1 + random.random()))
        if self._waits(name):  # it need not be read again
            return
        try:
            table = await self.house.table(name)
            if table.number == number:
                self.hear(table)
        except Unavailable:
            self._spawn(self._hear_later(name, number))
        except HortusError as error:
            log.info("program.refused", table=name, reason=type(error).__name__)

    def _try_again(self, lane: Lane, name: str) -> None:
        """Come back to a table, later with each time that it fails."""
        times = self.failures[name] = self.failures.get(name, -1) + 1

        async def again() -> None:
            await asyncio.sleep(min(LATER * 2**times, LATEST))
            lane.add(name)

        self._spawn(again())

    async def _work(self, lane: Lane) -> None:
        while True:
            name = await lane.next()
            try:
                await self.play(name, lane)
                self.failures.pop(name, None)
            except Unavailable:
                log.warning("program.waits", table=name)
                self._try_again(lane, name)
            except HortusError as error:  # the table has changed meanwhile: whoever is to act now was told of it
                log.info("program.refused", table=name, reason=type(error).__name__)
            except Exception:
                log.exception("program.failed", table=name)
                self._try_again(lane, name)

    async def play(self, name: str, lane: Lane) -> None:
        """Make one move for a program."""
        table = await self.house.table(name)
        seat = table.program_to_act()
        if seat is None:
            return
        match, number, code = table.match, table.number, table.seats[seat].program or ""
        steps, planned = await lane.run(
            think,
            match.rule_set.id,
            match.players,
            match.options.model_dump(mode="json"),
            match.redeal(seat, secrets.randbits(62), past=False).truth.tobytes(),
            seat,
            code,
            self.planned.pop((name, seat), []),
        )
        self.planned[name, seat] = planned
        if len(self.planned) > PLANS:  # of a game that nobody goes on with, maybe; else the program thinks anew
            del self.planned[next(iter(self.planned))]
        await self.house.command(name, None, None, lambda now: now.move(seat, steps, number))

    async def warm_up(self) -> None:
        """Let the quick lane load all games, one at a time: tables that wait for a move come between them."""
        for rule_set in rule_sets():
            await self.lanes[False].run(rehearse, rule_set.id)

    async def close(self) -> None:
        """Stop thinking."""
        for task in list(self.tasks):
            task.cancel()
        for task in list(self.tasks):
            with contextlib.suppress(asyncio.CancelledError):
                await task
        for lane in self.lanes.values():
            lane.close()
