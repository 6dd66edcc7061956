"""A server with very many tables is ready again at once."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
from sqlalchemy import insert, select

from hortus.games import find_rule_set
from hortus.server import opening, store
from hortus.server.database import connect, upgrade
from hortus.server.schema import events, people, seats, tables
from tests.server.processes import ServerProcess
from tests.server.test_tables import play_on, seat_all

TABLES = 10_000
MANY = 2_000  # where the time for writing them counts
SOON = 2.0  # seconds
MORE = 1.5  # times the work with one table: to read all tables would be far more


def multiply(database: str, table: str, copies: int) -> None:
    """Write more tables like one."""
    engine = connect(database)
    upgrade(engine)
    names = [store.new_id() for _ in range(copies)]
    with engine.begin() as connection:
        for kept, column in ((tables, "id"), (seats, "table"), (events, "table")):
            rows = [dict(row) for row in connection.execute(select(kept).where(kept.c[column] == table)).mappings()]
            connection.execute(insert(kept), [{**row, column: name} for name in names for row in rows])
        assert connection.execute(select(people.c.id)).first() is not None
    engine.dispose()


def seconds_of_work(pid: int) -> float:
    """The processor time that a process has had, which busy neighbours do not make longer."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def work_until_ready(server: ServerProcess) -> float:
    """The seconds of work in which a server gets ready; the less of two starts. The second one goes on."""
    worked = []
    for _ in range(2):
        server.kill()
        begun = time.monotonic()
        server.start()
        waited = time.monotonic() - begun
        assert server.process is not None
        worked.append(seconds_of_work(server.process.pid))
        print(f"ready after {waited:.2f} s, {worked[-1]:.2f} s of them work")
    return min(worked)


def test_a_server_loads_nothing_compiled_before_a_game_is_asked_for() -> None:
    loaded = "import sys; from hortus.cli import serving; print('numba' in sys.modules, 'fastapi' in sys.modules)"
    told = subprocess.run([sys.executable, "-c", loaded], capture_output=True, text=True, check=True)
    assert told.stdout.split() == ["False", "True"]


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


def test_many_tables_are_hardly_more_work_than_one_when_a_server_starts(database: str, tmp_path: Path) -> None:
    with ServerProcess(database, tmp_path) as server:
        guests = [server.guest("Anna"), server.guest("Ben")]
        table = seat_all(guests, "arboretum")
        state = play_on(guests, table, 2)
        alone = work_until_ready(server)
        multiply(database, table, MANY)
        assert work_until_ready(server) < MORE * alone
        assert guests[0].table(table) == state


@pytest.mark.long
def test_a_server_with_ten_thousand_tables_is_ready_at_once(database: str, tmp_path: Path) -> None:
    with ServerProcess(database, tmp_path) as server:
        multiply(database, seat_all([server.guest("Anna"), server.guest("Ben")], "arboretum"), TABLES)
        assert work_until_ready(server) < SOON
