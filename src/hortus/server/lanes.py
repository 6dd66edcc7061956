"""Lanes: processes that think, and tables that wait for them."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

T = TypeVar("T")


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


def get_ready_plainly() -> None:
    """The same for one that runs the rules as ordinary Python. Nothing that compiles was imported by now."""
    os.environ["NUMBA_DISABLE_JIT"] = "1"
    get_ready()


def leave_with_the_server() -> None:
    """End this process when the server is gone, even if that was killed."""
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)


class Lane:
    """Processes that think, and tables that wait for them."""

    def __init__(self, processes: int, plain: bool = False) -> None:
        self.processes = processes
        self.first = get_ready_plainly if plain else get_ready
        self.waiting: dict[str, None] = {}  # in the order in which they came
        self.busy: dict[str, bool] = {}  # tables that are being thought about, and whether they wait again meanwhile
        self.news = asyncio.Event()
        self.pool = self._pool()

    def _pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.processes, multiprocessing.get_context("spawn"), self.first)

    def add(self, name: str) -> None:
        """A table waits for its program; one that is thought about waits until that is done."""
        if name in self.busy:
            self.busy[name] = True
            return
        self.waiting.setdefault(name)
        self.news.set()

    async def next(self) -> str:
        """The table that has waited longest: nobody else thinks about it until it is `done`."""
        while not self.waiting:
            self.news.clear()
            await self.news.wait()
        name = next(iter(self.waiting))
        del self.waiting[name]
        self.busy[name] = False
        return name

    def done(self, name: str) -> None:
        """A table was thought about."""
        if self.busy.pop(name):
            self.add(name)

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
