"""The writer: what comes together is committed together, and what fails takes nothing else with it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import zip_longest
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock

import pytest
from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError, OperationalError

from hortus.server import schema
from hortus.server.database import DatabaseFault, Uncertain, connect, upgrade
from hortus.server.happenings import PROGRAM, Draft, Seat
from hortus.server.house import House
from hortus.server.rows import Rows
from hortus.server.schema import people
from hortus.server.store import read_events
from hortus.server.writer import Writer
from tests.server.conftest import serving
from tests.server.test_live import table_of

Write = Callable[[Connection], Any]


@pytest.fixture
def writer(database: str) -> Iterator[Writer]:
    engine = connect(database)
    upgrade(engine)
    running = Writer(engine)
    yield running
    running.close()
    engine.dispose()


def somebody(name: str) -> Write:
    return lambda connection: connection.execute(insert(people).values(id=name, name=name, created=1, seen=1))


def names(writer: Writer) -> list[str]:
    with writer.engine.connect() as connection:
        return sorted(connection.execute(select(people.c.name)).scalars())


def together(writer: Writer, *jobs: Write, rows: Sequence[Rows | None] = ()) -> list[Any]:
    """Let jobs, maybe with rows, wait until all are there, so that they are one group; return what became of each."""
    there = threading.Event()

    async def ask() -> list[Any]:
        first = asyncio.ensure_future(writer.do(lambda _: there.wait(30)))
        await asyncio.sleep(0.05)
        others = [asyncio.ensure_future(writer.do(job, row)) for job, row in zip_longest(jobs, rows)]
        await asyncio.sleep(0)
        there.set()
        return (await asyncio.gather(first, *others, return_exceptions=True))[1:]

    return asyncio.run(ask())


def test_what_comes_together_is_committed_once(writer: Writer, monkeypatch: pytest.MonkeyPatch) -> None:
    commits: list[Any] = []
    honest = Writer.commit

    def counted(transaction: Any) -> None:
        commits.append(transaction)
        honest(transaction)

    monkeypatch.setattr(Writer, "commit", staticmethod(counted))
    together(writer, *(somebody(f"guest {number:02}") for number in range(20)))
    assert len(names(writer)) == 20 and len(commits) == 2  # of the one who was there before, and of all the others


def test_a_job_that_fails_takes_back_only_what_it_did_itself(writer: Writer) -> None:
    def half(connection: Connection) -> None:
        somebody("Ben")(connection)
        raise ValueError("Ben does not want to")

    found = together(writer, somebody("Anna"), half, somebody("Anna"), somebody("Cleo"))
    assert [type(one) for one in found[1:3]] == [ValueError, IntegrityError]
    assert names(writer) == ["Anna", "Cleo"]


def test_rows_that_come_together_are_written_together_and_those_that_fail_alone_are_not(writer: Writer) -> None:
    program = Seat(PROGRAM, program="easy")
    tables = [table_of("arboretum", program, program) for _ in range(3)]
    for table, name in zip(tables, ("one", "two", "three"), strict=True):
        table.id, table.host = name, None
        asyncio.run(writer.do(partial(House(writer.engine, writer)._write_new, table, {})))
    moved = [table.after(table.event(Draft("said", 0, {"phrase": 'ü "1"'}), 5)) for table in tables]
    rows = [Rows.of(table, table.events[-1:]) for table in moved]
    doubled = Rows(rows[1].events * 2, rows[1].summary)
    found = together(writer, *[lambda _: None] * 3, rows=(rows[0], doubled, rows[2]))
    assert [type(one) for one in found] == [type(None), IntegrityError, type(None)]
    with writer.engine.connect() as connection:
        kept = [read_events(connection, table.id, 1) for table in tables]
        changed = connection.execute(select(schema.tables.c.id, schema.tables.c.changed)).all()
    assert kept == [moved[0].events[1:], [], moved[2].events[1:]]
    assert dict(changed) == {"one": 5, "two": 1, "three": 5}


def test_a_transaction_that_the_database_gives_up_is_done_again_one_by_one(writer: Writer) -> None:
    tries: list[str] = []

    def unlucky(connection: Connection) -> None:
        tries.append("again")
        somebody("Ben")(connection)
        if len(tries) == 1:
            connection.exec_driver_sql("ROLLBACK")  # as SQLite does when the disk is full
            raise OperationalError("INSERT", {}, Exception("database or disk is full"))

    found = together(writer, somebody("Anna"), unlucky, somebody("Cleo"))
    assert not any(isinstance(one, Exception) for one in found), found
    assert names(writer) == ["Anna", "Ben", "Cleo"] and len(tries) == 2


def test_a_job_that_the_database_never_takes_is_told_so_and_the_others_are_written(writer: Writer) -> None:
    def hopeless(connection: Connection) -> None:
        connection.exec_driver_sql("ROLLBACK")
        raise OperationalError("INSERT", {}, Exception("database or disk is full"))

    found = together(writer, somebody("Anna"), hopeless, somebody("Cleo"))
    assert isinstance(found[1], DatabaseFault) and "disk is full" in str(found[1])
    assert names(writer) == ["Anna", "Cleo"]


def test_two_servers_that_wait_for_each_other_both_come_through(writer: Writer) -> None:
    other = Writer(writer.engine)
    together(writer, somebody("Anna"), somebody("Ben"))
    gate = threading.Barrier(2)

    def rename(name: str, to: str) -> Write:
        return lambda connection: connection.execute(update(people).where(people.c.id == name).values(name=to))

    def meet(_: Connection) -> None:
        if gate.n_waiting or not met.is_set():
            met.set()
            if writer.engine.dialect.name == "postgresql":  # SQLite lets only one in at a time
                gate.wait(30)

    met = threading.Event()
    found: list[Any] = []
    jobs = ((writer, rename("Anna", "A1"), rename("Ben", "B1")), (other, rename("Ben", "B2"), rename("Anna", "A2")))

    def run(one: Writer, first: Write, last: Write) -> None:
        found.extend(together(one, first, meet, last))

    threads = [threading.Thread(target=run, args=each) for each in jobs]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    other.close()
    assert len(found) == 6 and not any(isinstance(one, Exception) for one in found), found
    assert set(names(writer)) <= {"A1", "A2", "B1", "B2"}


def commit_and_go_away(transaction: Any) -> None:
    """The database commits, and is gone before it can say so."""
    transaction.commit()
    raise OperationalError("COMMIT", {}, Exception("the line is dead"), connection_invalidated=True)


def test_what_may_have_been_committed_is_not_done_again(writer: Writer, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[str] = []

    def noted(name: str) -> Write:
        def write(connection: Connection) -> None:
            tried.append(name)
            somebody(name)(connection)

        return write

    monkeypatch.setattr(Writer, "commit", staticmethod(commit_and_go_away))
    told = together(writer, noted("Anna"), noted("Ben"))
    assert [type(one) for one in told] == [Uncertain, Uncertain] and tried == names(writer) == ["Anna", "Ben"]


def test_a_move_is_played_once_though_the_database_went_away_with_its_answer(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    service = serving(database)
    try:
        anna = service.guest("Anna")
        table = anna.open("arboretum", "me", {"kind": "me", "name": "Ben"})["table"]
        deck, before = {"steps": ["deck"], "seat": 0}, anna.table(table, seat=0)["number"]
        monkeypatch.setattr(Writer, "commit", staticmethod(commit_and_go_away))
        moved = anna.post(f"/tables/{table}/moves", deck)
        monkeypatch.undo()
        assert moved["number"] == anna.table(table, seat=0)["number"] == before + 1
        assert anna.post(f"/tables/{table}/moves", deck)["number"] == before + 2
    finally:
        service.stop()


def test_a_table_goes_on_though_nobody_could_be_asked_what_was_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    service = serving(f"sqlite:///{tmp_path}/hortus.db")
    try:
        anna = service.guest("Anna")
        table = anna.open("arboretum", "me", {"kind": "me", "name": "Ben"})["table"]
        deck, before = {"steps": ["deck"], "seat": 0}, anna.table(table, seat=0)["number"]
        monkeypatch.setattr(Writer, "commit", staticmethod(commit_and_go_away))
        monkeypatch.setattr(House, "_is_written", AsyncMock(return_value=False))
        assert "maybe not" in anna.post(f"/tables/{table}/moves", deck, expect=503)["detail"]
        monkeypatch.undo()
        assert anna.post(f"/tables/{table}/moves", deck)["number"] == before + 2
    finally:
        service.stop()


def test_who_asks_is_not_told_where_the_database_is(writer: Writer) -> None:
    def fail(connection: Connection) -> None:
        raise OperationalError("", {}, Exception('connection to server at "10.0.0.7", user "hortus" failed'))

    (told,) = together(writer, fail)
    assert str(told) == "Nothing could be written: it does not answer. Nothing is lost: try again in a while."
