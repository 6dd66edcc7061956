"""A server with very many tables is ready again at once."""

from __future__ import annotations

import asyncio
import gc
import os
import subprocess
import sys
import time
import weakref
from pathlib import Path

import pytest
import uvicorn
from fastapi import FastAPI
from sqlalchemy import String, cast, func, insert, join, literal, select, true

from hortus.cli.serving import Server
from hortus.games import find_rule_set
from hortus.server import opening
from hortus.server.database import connect, upgrade
from hortus.server.problems import status_of
from hortus.server.schema import events, seats, tables
from tests.server.conftest import MOSTLY_SQLITE
from tests.server.processes import ServerProcess
from tests.server.test_tables import play_on, seat_all

TABLES = 10_000
SOON = 2.0  # seconds
MORE = 1.5  # times the work with one table: to read all tables would be far more
REFUSED = """
import contextlib, sys
from hortus.cli import app
from hortus.core.errors import BadOption
with contextlib.suppress(BadOption):
    app(["serve", "--port", "-1"])
print(*(name for name in ("scipy", "rich", "markdown_it", "structlog") if sys.modules.get(name)))
"""  # a server that ends as soon as all of it is loaded
FAR_MORE = 4.0  # times as long as with one table, though others are busy meanwhile


def multiply(database: str, table: str, copies: int) -> None:
    """Write more tables like one."""
    engine = connect(database)
    upgrade(engine)
    with engine.begin() as connection:
        numbers = select(literal(1).label("number")).cte(recursive=True)
        numbers = numbers.union_all(select(numbers.c.number + 1).where(numbers.c.number < copies))
        for kept, column in ((tables, "id"), (seats, "table"), (events, "table")):
            name = literal("copy").concat(cast(numbers.c.number, String))
            row = [name if each.name == column else each for each in kept.c]
            copied = select(*row).select_from(join(kept, numbers, true())).where(kept.c[column] == table)
            connection.execute(insert(kept).from_select(list(kept.c), copied))
        assert connection.execute(select(func.count()).select_from(tables)).scalar_one() == copies + 1
    engine.dispose()


def seconds_of_work(pid: int) -> float:
    """The processor time that a process has had, which busy neighbours do not make longer."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def until_ready(server: ServerProcess) -> tuple[float, float]:
    """The seconds in which a server that is started again gets ready, and those of work in them; it goes on."""
    server.kill()
    begun = time.monotonic()
    server.start()
    waited = time.monotonic() - begun
    assert server.process is not None
    worked = seconds_of_work(server.process.pid)
    print(f"ready after {waited:.2f} s, {worked:.2f} s of them work")
    return waited, worked


def test_a_server_loads_nothing_compiled_before_a_game_is_asked_for() -> None:
    loaded = "import sys; from hortus.cli import serving; print('numba' in sys.modules, 'fastapi' in sys.modules)"
    told = subprocess.run([sys.executable, "-c", loaded], capture_output=True, text=True, check=True)
    assert told.stdout.split() == ["False", "True"]


def test_a_server_does_without_what_it_has_no_use_for() -> None:
    """Numba would load all of SciPy for linear algebra, structlog all of Rich for tracebacks, which no log shows."""
    told = subprocess.run([sys.executable, "-c", REFUSED], capture_output=True, text=True, check=True)
    assert told.stdout.split() == ["structlog"]


def test_no_rule_loads_scipy(tmp_path: Path) -> None:
    with ServerProcess(f"sqlite:///{tmp_path}/tables.db", tmp_path) as server:
        guests = [server.guest("Anna"), server.guest("Ben")]
        play_on(guests, seat_all(guests, "arboretum"), 2)
        assert server.process is not None
        loaded = Path(f"/proc/{server.process.pid}/maps").read_text()
        assert "/llvmlite/" in loaded and "/scipy/" not in loaded


def test_a_server_looks_for_garbage_among_what_is_new() -> None:
    """Where games go on, Python itself would wait until there is so much that all tables wait for it."""
    server = Server(uvicorn.Config(FastAPI()), FastAPI())
    gc.disable()
    try:
        left = asyncio.Event()
        vars(left)["itself"] = left
        gone = weakref.ref(left)
        del left
        assert gone() is not None
        asyncio.run(server.on_tick(1))
        assert gone() is None
    finally:
        gc.enable()


def test_rules_that_were_compiled_for_a_twin_elsewhere_are_compiled_beside_the_server(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Else the server would compile them itself, and all tables be silent meanwhile."""
    beside: list[str] = []

    class Compiler:
        async def wait(self) -> int:
            return 1

    async def ready(name: str) -> None:
        rule_set = find_rule_set(name)
        monkeypatch.delitem(rule_set.__dict__, "game", raising=False)  # as in a process that has not opened it
        await opening.opened(rule_set)

    async def start(*command: str) -> Compiler:
        beside.append(command[-1])
        return Compiler()

    asyncio.run(ready("arboretum"))  # for this place
    monkeypatch.setattr("hortus.server.opening.asyncio.create_subprocess_exec", start)
    for place in (opening.PLACE, "elsewhere"):
        monkeypatch.setattr(opening, "PLACE", place)
        asyncio.run(ready("arboretum"))
    assert beside == ["arboretum"]


def test_whoever_waits_for_a_compiler_that_was_killed_hears_it_and_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Not as if they were told to stop themselves: then no program would play any more."""

    class Compiler:
        async def wait(self) -> int:
            return -9

        def kill(self) -> None:
            pass

    async def start(*command: str) -> Compiler:
        return Compiler()

    async def stop(*command: str) -> Compiler:
        asyncio.get_running_loop().call_soon(opening.stop_compiling)
        compiler = Compiler()
        monkeypatch.setattr(compiler, "wait", lambda: asyncio.sleep(0.05, -9))
        return compiler

    rule_set = find_rule_set("arboretum")
    monkeypatch.delitem(rule_set.__dict__, "game", raising=False)
    monkeypatch.setattr(opening, "PLACE", "elsewhere")
    for starting, fault in ((start, opening.NotCompiled), (stop, asyncio.CancelledError)):
        monkeypatch.setattr("hortus.server.opening.asyncio.create_subprocess_exec", starting)
        with pytest.raises(fault):
            asyncio.run(opening.opened(rule_set))
    assert opening._compiling == opening._stopped == set()
    assert status_of(opening.NotCompiled("")) == 503


@MOSTLY_SQLITE
def test_many_tables_are_hardly_more_work_than_one_when_a_server_starts(database: str, tmp_path: Path) -> None:
    with ServerProcess(database, tmp_path) as server:
        guests = [server.guest("Anna"), server.guest("Ben")]
        table = seat_all(guests, "arboretum")
        state = play_on(guests, table, 2)
        waited, worked = until_ready(server)
        multiply(database, table, TABLES)
        starts = (until_ready(server) for _ in range(2))
        good = any(work < MORE * worked and wait < FAR_MORE * waited for wait, work in starts)
        assert good, "neither of two starts"
        assert guests[0].table(table) == state


@pytest.mark.long
def test_a_server_with_ten_thousand_tables_is_ready_at_once(database: str, tmp_path: Path) -> None:
    with ServerProcess(database, tmp_path) as server:
        multiply(database, seat_all([server.guest("Anna"), server.guest("Ben")], "arboretum"), TABLES)
        starts = [until_ready(server) for _ in range(3)]
        assert min(work for _, work in starts) < SOON
        assert min(wait for wait, _ in starts) < SOON
