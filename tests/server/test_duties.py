"""What a server does besides answering goes on, whatever happens."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Any

import psycopg
import pytest
from sqlalchemy import create_engine
from sqlalchemy.exc import IntegrityError

from hortus.server import duties, neighbours, programs, store
from hortus.server.database import DatabaseFault
from hortus.server.lanes import Lane
from hortus.server.neighbours import hear, pass_on

CHANGED = IntegrityError("", None, Exception())


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nobody wait."""
    for place, name in ((duties, "TICK"), (duties, "AGAIN"), (neighbours, "AGAIN"), (programs, "LATER")):
        monkeypatch.setattr(place, name, 0.001)


class Troubled:
    """A house in which everything fails some times before it works, and programs that listen to it."""

    def __init__(self, **faults: list[Exception]) -> None:
        self.faults = faults
        self.heard: list[Any] = []
        self.flagged: list[str] = []

    def stumble(self, name: str) -> None:
        if self.faults.get(name):
            raise self.faults[name].pop(0)

    async def read(self, function: Callable[..., Any], *arguments: Any) -> list[str] | int:
        self.stumble("read")
        return 0 if function is store.first_due else ["one", "two", "three"]

    @property
    def presence(self) -> Troubled:
        return self

    async def go_on(self, clocks: bool) -> None:
        self.stumble("presence")

    async def table(self, name: str) -> str:
        self.stumble(name)
        return name

    async def command(self, name: str, *arguments: Any) -> None:
        self.stumble(name)
        self.flagged.append(name)

    def hear(self, table: str, here: bool = True) -> None:
        self.heard.append(table)


def run_until(work: Callable[[], Awaitable[Any]], done: Callable[[], bool]) -> None:
    """Let something go on until all is done."""

    async def watch() -> None:
        task = asyncio.ensure_future(work())
        async with asyncio.timeout(20):
            while not done():
                assert not task.done() or not task.exception()
                await asyncio.sleep(0.001)
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task

    asyncio.run(watch())


def test_tables_are_woken_though_the_database_stumbles_and_one_can_not_be_read() -> None:
    house: Any = Troubled(read=[DatabaseFault(), ValueError()], one=[DatabaseFault()], two=[ValueError()])
    run_until(lambda: duties.wake(house, house), lambda: house.heard == ["three", "one"])


def test_clocks_run_out_though_something_has_changed_meanwhile() -> None:
    house: Any = Troubled(read=[DatabaseFault(), ValueError()], one=[CHANGED])
    run_until(lambda: duties.watch_clocks(house), lambda: house.flagged[:5] == ["two", "three", "one", "two", "three"])


def test_a_server_hears_again_whatever_made_it_deaf(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[str] = []

    async def fail(url: str, autocommit: bool) -> None:
        tried.append(url)
        raise [OSError(), ValueError(), psycopg.OperationalError()][len(tried) % 3]

    async def nothing(*_: str) -> None:
        pass

    monkeypatch.setattr(psycopg.AsyncConnection, "connect", fail)
    engine = create_engine("postgresql+psycopg://nobody@127.0.0.1/nothing")
    run_until(lambda: hear(engine, nothing, nothing), lambda: len(tried) > 4)


def test_one_thing_that_makes_no_sense_does_not_make_a_server_deaf() -> None:
    async def fail(about: str) -> None:
        raise {"odd": ValueError, "down": DatabaseFault}[about]

    asyncio.run(pass_on("odd", fail))
    with pytest.raises(DatabaseFault):  # then all is read again
        asyncio.run(pass_on("down", fail))


def test_a_table_is_tried_again_at_which_a_program_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    failing = [BrokenProcessPool(), ValueError(), DatabaseFault(), BrokenProcessPool()]

    async def work() -> None:
        house: Any = Troubled()
        house.heard = []
        thinkers = programs.Programs(house, 1)

        async def play(name: str, lane: Lane) -> None:
            if failing:
                raise failing.pop()
            played.append(name)

        monkeypatch.setattr(thinkers, "play", play)
        thinkers.start()
        thinkers.lanes[True].add("table")
        try:
            await asyncio.Event().wait()
        finally:
            await thinkers.close()

    played: list[str] = []
    run_until(work, lambda: played == ["table"])
