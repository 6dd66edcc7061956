"""What those who run a server can ask it: whether it lives, whether it is ready, and how much it has to do."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx2
import pytest

from hortus.cli.serving import listen
from hortus.server.settings import Settings
from tests.server.conftest import Service
from tests.server.test_tables import seat_all

FAR_AWAY = "203.0.113.9"


def metrics_from(service: Service, address: str) -> httpx2.Response:
    """What /metrics answers to a machine with that address."""

    async def ask() -> httpx2.Response:
        transport = httpx2.ASGITransport(app=service.app, client=(address, 1))
        async with httpx2.AsyncClient(transport=transport, base_url=service.url) as client:
            return await client.get("/metrics")

    return asyncio.run(ask())


def test_metrics_count_what_happens_and_tell_nobody_who_or_where(service: Service) -> None:
    guests = [service.guest("Annabella"), service.guest("Benedikt")]
    table = seat_all(guests, "arboretum")
    guests[0].play(table, 0, lambda legal: legal[0])
    told = service.stranger().get("/metrics").text
    numbers = dict(line.rsplit(" ", 1) for line in told.splitlines() if not line.startswith("#"))
    assert float(numbers['hortus_events_total{kind="moved"}']) >= 1
    assert float(numbers["hortus_commit_seconds_count"]) >= 2
    assert float(numbers["hortus_tables_in_memory"]) == 1
    assert 'hortus_requests_total{operation="POST /api/v1/tables/{table}/moves",status="201"}' in numbers
    assert not [hidden for hidden in (table, "Annabella", guests[0].token, guests[0].id) if hidden in told]


def test_metrics_answer_this_machine_only_unless_told_otherwise(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert [metrics_from(service, address).status_code for address in ("127.0.0.1", "::1", FAR_AWAY)] == [200, 200, 404]
    monkeypatch.setattr(service.app.state.settings, "metrics", True)
    assert metrics_from(service, FAR_AWAY).status_code == 200


def test_a_server_lives_but_is_not_ready_while_its_database_is_not(service: Service) -> None:
    watcher, engine = service.stranger(), service.app.state.house.engine

    def found() -> list[int]:
        return [watcher.get(path).status_code for path in ("/healthz", "/readyz")]

    assert found() == [200, 200]
    with engine.begin() as connection:
        connection.exec_driver_sql("ALTER TABLE alembic_version RENAME TO elsewhere")
    assert found() == [200, 503]
    with engine.begin() as connection:
        connection.exec_driver_sql("ALTER TABLE elsewhere RENAME TO alembic_version")
    assert found() == [200, 200]


def test_a_server_is_for_this_machine_unless_told_otherwise(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'hortus.db'}")
    with listen(settings.host, 0) as listening:
        assert listening.getsockname()[0] == "127.0.0.1"
