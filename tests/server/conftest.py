"""A real server on a real socket, in a thread, and guests who come to it."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
import uvicorn

from hortus.server.listening import Impatient
from hortus.server.settings import Settings
from hortus.web.app import create
from tests.server.postgres import Postgres, binaries

API = "/api/v1"


def client_of(url: str, **more: Any) -> httpx2.Client:
    """A client for plain HTTP: to read all certificates of the system takes it longer than many requests."""
    return httpx2.Client(base_url=url, verify=False, **more)


class Service:
    """A server and its address."""

    def __init__(self, settings: Settings, port: int = 0) -> None:
        self.app = create(settings)
        config = uvicorn.Config(
            self.app, "127.0.0.1", port, log_level="warning", timeout_graceful_shutdown=1, http=Impatient, ws="none"
        )
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run, daemon=True)
        self.thread.start()
        while not self.server.started:
            assert self.thread.is_alive(), "the server did not start"
            time.sleep(0.01)
        self.port = self.server.servers[0].sockets[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(20)
        assert not self.thread.is_alive()

    def guest(self, name: str = "Anna") -> Guest:
        return Guest.come_in(self.url, name)

    def stranger(self) -> httpx2.Client:
        return client_of(self.url, timeout=30)


class Guest:
    """Somebody with a token."""

    def __init__(self, url: str, token: str, who: dict[str, Any]) -> None:
        self.token, self.id, self.name = token, who["id"], who["name"]
        self.http = client_of(url, headers={"Authorization": f"Bearer {token}"}, timeout=120)

    @classmethod
    def come_in(cls, url: str, name: str) -> Guest:
        answer = httpx2.post(f"{url}{API}/people", json={"name": name, "token": True}, verify=False)
        assert answer.status_code == 201, answer.text
        return cls(url, answer.json()["token"], answer.json())

    def ask(self, method: str, path: str, expect: int, **more: Any) -> Any:
        answer = self.http.request(method, f"{API}{path}", **more)
        assert answer.status_code == expect, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json() if answer.content else None

    def get(self, path: str, expect: int = 200, **params: Any) -> Any:
        return self.ask("GET", path, expect, params=params)

    def post(self, path: str, body: Any = None, expect: int = 201, key: str | None = None) -> Any:
        headers = {"Idempotency-Key": key} if key else {}
        return self.ask("POST", path, expect, json={} if body is None else body, headers=headers)

    def open(self, rule_set: str, *seats: str | dict[str, Any], **more: Any) -> dict[str, Any]:
        """Put up a table; a seat is "me", "link", "anyone", a level, or all of it."""
        wanted = [
            seat if isinstance(seat, dict) else {"kind": seat} if seat in KINDS else {"kind": "computer", "level": seat}
            for seat in seats
        ]
        opened: dict[str, Any] = self.post("/tables", {"rule_set": rule_set, "seats": wanted, **more})
        return opened

    def table(self, name: str, expect: int = 200, **params: Any) -> dict[str, Any]:
        found: dict[str, Any] = self.get(f"/tables/{name}", expect, **params)
        return found

    def table_at(self, name: str, number: int, seconds: float = 30) -> dict[str, Any]:
        """The table once that has happened: another server may have to hear of it first."""
        deadline = time.monotonic() + seconds
        while (found := self.table(name))["number"] < number:
            assert time.monotonic() < deadline, f"event {number} never arrived"
            time.sleep(0.002)
        return found

    def play(self, name: str, seat: int, pick: Callable[[list[Any]], Any], number: int | None = None) -> int:
        """Play a whole move: the first step by choice, the others as the match of the same view has them."""
        steps: list[int] = []
        legal = self.get(f"/tables/{name}/legal", seat=seat)
        steps.append(pick(legal)["id"])
        body: dict[str, Any] = {"seat": seat, "steps": steps, "number": number}
        while True:
            answer = self.http.post(f"{API}/tables/{name}/moves", json=body)
            if answer.status_code == 201:
                return int(answer.json()["number"])
            assert answer.status_code == 422, answer.text
            following = self.get(f"/tables/{name}/legal", seat=seat, steps=steps)
            steps.append(pick(following)["id"])


KINDS = ("me", "link", "anyone")


def serving(database: str, port: int = 0) -> Service:
    """A server without limits that tests would run into; maybe where another one was."""
    unlimited = Settings(database=database, rate=10_000.0, burst=100_000, doors=10_000, streams=1_000, ready=False)
    return Service(unlimited, port)


@pytest.fixture
def service(tmp_path: Path) -> Iterator[Service]:
    """A server on a fresh database."""
    running = serving(f"sqlite:///{tmp_path / 'hortus.db'}")
    yield running
    running.stop()


@pytest.fixture(scope="package")
def lasting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """A server for all tests of a folder, without limits that they would run into."""
    running = serving(f"sqlite:///{tmp_path_factory.mktemp('lasting') / 'hortus.db'}")
    yield running
    running.stop()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL in which each test makes its own database."""
    folder = binaries()
    if folder is None:
        pytest.skip("PostgreSQL is not installed: there is neither /usr/lib/postgresql/*/bin/pg_ctl nor pg_ctl")
    cluster = Postgres(folder)
    yield cluster
    cluster.stop()


# For tests that start many servers: one kind of database will do where there is little time.
MOSTLY_SQLITE = pytest.mark.parametrize(
    "database", ["sqlite", pytest.param("postgres", marks=pytest.mark.long)], indirect=True
)


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'hortus.db'}"
    cluster: Postgres = request.getfixturevalue("postgres")
    return cluster.new_database()
