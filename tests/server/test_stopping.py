"""Stopping, and databases that can't be written: nothing that was answered is lost, and what was not is not there."""

from __future__ import annotations

import random
import resource
import signal
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import Engine, event

from hortus.cli import main
from hortus.cli.serving import allow_many_connections
from hortus.server import store
from hortus.server.database import connect
from tests.conftest import Terminal
from tests.server.clients import Player
from tests.server.conftest import API, MOSTLY_SQLITE, Guest, Service, serving
from tests.server.postgres import Postgres
from tests.server.processes import ServerProcess
from tests.server.test_tables import play_on, seat_all

SOON = 10.0  # seconds in which a server stops


class Listening(threading.Thread):
    """Somebody who listens to a table until the stream ends."""

    def __init__(self, guest: Guest, table: str) -> None:
        super().__init__(daemon=True)
        self.guest, self.table = guest, table
        self.heard = threading.Event()
        self.last, self.ended = 0, ""

    def run(self) -> None:
        try:
            with self.guest.http.stream("GET", f"{API}/tables/{self.table}/events", timeout=60) as stream:
                for line in stream.iter_lines():
                    if line.startswith("id: "):
                        self.last = int(line[4:])
                        self.heard.set()
            self.ended = "cleanly"
        except Exception as error:
            self.ended = repr(error)


def test_a_second_server_on_the_same_file_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "hortus.db"
    first = serving(f"sqlite:///{file}")
    try:
        monkeypatch.setattr("sys.argv", ["hortus", "serve", "--port", "0", "--database", f"sqlite:///{file}"])
        monkeypatch.setattr("hortus.cli.serving.set_up_logs", lambda as_json: None)  # they would outlive this test
        with pytest.raises(SystemExit, match="2"):
            main()
        fault = capsys.readouterr().err
        assert f"Another server has {file} already" in fault and "PostgreSQL" in fault
        (tmp_path / "other.db").symlink_to(file)  # the same file by another name
        monkeypatch.setattr(
            "sys.argv", ["hortus", "serve", "--port", "0", "--database", f"sqlite:///{file.parent}/other.db"]
        )
        with pytest.raises(SystemExit, match="2"):
            main()
    finally:
        first.stop()
    serving(f"sqlite:///{file}").stop()  # afterwards it is free again


def test_a_server_takes_as_many_connections_as_the_system_allows() -> None:
    before, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most // 2, most))
    try:
        allow_many_connections()
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (most, most)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (before, most))


@MOSTLY_SQLITE
def test_a_server_that_is_told_to_stop_ends_streams_and_keeps_what_it_answered(database: str, tmp_path: Path) -> None:
    with ServerProcess(database, tmp_path) as server:
        guests = [server.guest("Anna"), server.guest("Ben")]
        table = seat_all(guests, "arboretum")
        ear = Listening(guests[0], table)
        ear.start()
        assert ear.heard.wait(30)
        players = [
            Player(Guest(server.url, one.token, {"id": one.id, "name": one.name}), table, seat, seat)
            for seat, one in enumerate(guests)
        ]
        for player in players:
            player.start()
        deadline = time.monotonic() + 60
        while sum(len(player.moves) for player in players) < 10:
            assert time.monotonic() < deadline
            time.sleep(0.01)
        begun = time.monotonic()
        assert server.stop() == 0
        assert time.monotonic() - begun < SOON
        ear.join(5)
        assert ear.ended == "cleanly"
        for player in players:
            player.leaving.set()
        engine = connect(database)
        with engine.connect() as connection:
            kept = {each.number for each in store.read_events(connection, table, 0)}
        engine.dispose()
        assert {move.number for player in players for move in player.moves} <= kept
        assert "Traceback" not in server.log and "Warning" not in server.log
        server.start()
        for player in players:
            player.join(60)
            assert player.failure is None  # what was not answered was sent again, and taken once


def blocks(pid: int, which: int) -> bool:
    """Whether a process does not hear a signal."""
    status = Path(f"/proc/{pid}/status").read_text()
    mask = next(line.split()[1] for line in status.splitlines() if line.startswith("SigBlk"))
    return bool(int(mask, 16) >> (which - 1) & 1)


def test_workers_go_when_the_server_is_killed(tmp_path: Path) -> None:
    if not Path("/proc/self/task").exists():
        pytest.skip("there is no /proc here to see processes in")
    with ServerProcess(f"sqlite:///{tmp_path / 'hortus.db'}", tmp_path) as server:
        anna = server.guest()
        table = anna.open("arboretum", "easy", "me")["table"]
        anna.table_at(table, 2)
        assert server.process is not None
        me = server.process.pid
        workers = [int(pid) for pid in Path(f"/proc/{me}/task/{me}/children").read_text().split()]
        assert workers
        assert any(blocks(pid, signal.SIGINT) for pid in workers)  # from their first moment: Ctrl-C is for the server
        server.kill()
        deadline = time.monotonic() + 20
        while any(Path(f"/proc/{pid}").exists() for pid in workers):
            assert time.monotonic() < deadline, "processes stay behind that nobody needs"
            time.sleep(0.02)


# --- databases that can't be written ---


def pragma(engine: Engine, setting: str) -> Callable[[], None]:
    """Give all connections to a SQLite file a setting, from now on; return what takes it back."""

    def set_up(connection: Any, _: Any) -> None:
        connection.execute(f"PRAGMA {setting}")

    event.listen(engine, "connect", set_up)
    engine.dispose()

    def heal() -> None:
        event.remove(engine, "connect", set_up)
        engine.dispose()

    return heal


def read_only(engine: Engine) -> Callable[[], None]:
    """Let a PostgreSQL take nothing any more, from now on; return what takes it back."""
    name = engine.url.database
    address = engine.url.set(drivername="postgresql").render_as_string()

    def set_up(value: str) -> None:
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute("SET default_transaction_read_only = off")
            connection.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = {value}".encode())
        engine.dispose()

    set_up("on")
    return lambda: set_up("off")


TROUBLES: list[tuple[str, Callable[[Engine], Callable[[], None]], str]] = [
    ("sqlite", lambda engine: pragma(engine, "max_page_count = 1"), "full"),
    ("sqlite", lambda engine: pragma(engine, "query_only = ON"), "readonly"),
    ("postgres", read_only, "read-only"),
]


@pytest.fixture
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Service]:
    if request.param == "sqlite":
        running = serving(f"sqlite:///{tmp_path / 'hortus.db'}")
    else:
        running = serving(request.getfixturevalue("postgres").new_database())
    yield running
    running.stop()


@pytest.mark.parametrize(("server", "trouble", "said"), TROUBLES, indirect=["server"], ids=["full", "readonly", "pg"])
def test_what_can_not_be_written_is_a_503_and_changes_nothing(
    server: Service, trouble: Callable[[Engine], Callable[[], None]], said: str
) -> None:
    guests = [server.guest("Anna"), server.guest("Ben")]
    table = seat_all(guests, "arboretum")
    before = play_on(guests, table, 6)
    seat = before["view"]["actors"][0]
    guest = guests[seat]
    heal = trouble(server.app.state.house.engine)
    refused = 0
    path, body = f"{API}/tables/{table}/phrases", {"phrase": "hello"}
    for key in range(400):  # a file that is full still has room on its last pages
        answer = guest.http.post(path, json=body, headers={"Idempotency-Key": f"key-{key:05}"})
        if answer.status_code != 201:
            refused += 1
            assert answer.status_code == 503 and said in answer.json()["detail"], answer.text
            assert answer.headers["content-type"] == "application/problem+json"
            if refused == 3:
                break
    assert refused == 3
    number = guest.table(table)["number"]
    guest.post("/tables", {"rule_set": "arboretum", "seats": [{"kind": "me"}, {"kind": "anyone"}]}, expect=503)
    heal()
    engine = server.app.state.house.engine
    with engine.connect() as connection:
        assert store.read_events(connection, table, 0)[-1].number == number
    if number == before["number"]:
        assert guests[0].table(table) == before
    done = guest.post(f"/tables/{table}/phrases", {"phrase": "hello"}, key=f"key-{key:05}")
    assert done["number"] == number + 1
    assert guest.play(table, seat, lambda legal: legal[0]) == number + 2


def test_a_server_on_a_database_that_can_not_be_used_says_so(
    tmp_path: Path, terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hortus.cli.serving.set_up_logs", lambda _: None)  # they would go where this test's words go
    (tmp_path / "words.db").write_text("This is no database, though somebody may think so.")
    terminal(f"serve --database sqlite:///{tmp_path / 'words.db'}", code=2)
    terminal("serve --database postgresql://hortus@127.0.0.1:1/garden", code=2)


def test_a_server_goes_on_when_its_database_comes_back(postgres: Postgres) -> None:
    server = serving(postgres.new_database())
    guests = [server.guest("Anna"), server.guest("Ben")]
    table = seat_all(guests, "arboretum")
    other = serving(server.app.state.settings.database)
    anna = Guest(other.url, guests[0].token, {"id": guests[0].id, "name": "Anna"})
    ear = Listening(anna, table)
    ear.start()
    assert ear.heard.wait(30)
    postgres.restart()
    rng, deadline = random.Random(1), time.monotonic() + 30
    for number in range(4):
        body = {"phrase": rng.choice(["hello", "luck"])}
        key = {"Idempotency-Key": f"phrase-{number}"}
        while (answer := guests[0].http.post(f"{API}/tables/{table}/phrases", json=body, headers=key)).is_error:
            assert answer.status_code == 503, answer.text
            assert time.monotonic() < deadline
            time.sleep(0.05)
    last = answer.json()["number"]
    assert last == 6
    ear.join(30)
    assert ear.ended == "cleanly"  # whoever has lost a key meanwhile hears no more
    ear = Listening(anna, table)
    ear.start()
    guests[1].post(f"/tables/{table}/phrases", {"phrase": "hello"})
    while ear.last < last + 1:
        assert time.monotonic() < deadline, f"the other server has become deaf: {ear.ended}"
        time.sleep(0.02)
    other.stop()
    server.stop()
