"""Tidying up: what nobody needs any more goes, and nothing that somebody played."""

from __future__ import annotations

import asyncio
import time

import pytest
from sqlalchemy import select

from hortus.server import store, tidying
from hortus.server.clocks import DAY
from hortus.server.schema import keys, people, tables
from hortus.server.tidying import tidy
from tests.server.conftest import Guest, Service
from tests.server.test_tables import play_on, seat_all

PASSWORD = "correct horse battery"
CLOCKS = (None, {"kind": "days", "days": 30})


def tidy_later(service: Service, monkeypatch: pytest.MonkeyPatch, days: float) -> None:
    """Tidy up as it would be done in so many days."""
    at = store.now() + int(days * DAY)
    monkeypatch.setattr(tidying, "now", lambda: at)
    asyncio.run(tidy(service.app.state.house))


def names(service: Service) -> set[str]:
    """Everybody."""
    with service.app.state.house.engine.connect() as connection:
        return set(connection.execute(select(people.c.name)).scalars())


def left(service: Service) -> set[str]:
    """All tables."""
    with service.app.state.house.engine.connect() as connection:
        return set(connection.execute(select(tables.c.id)).scalars())


def test_guests_who_have_nothing_go_and_nobody_else(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    _, player, loser, member, _ = (service.guest(name) for name in ("Gone", "Player", "Loser", "Member", "Idle"))
    table = seat_all([player, loser, service.guest("Third")], "arboretum")
    play_on([player], table, 1)
    loser.post(f"/tables/{table}/resign")
    member.post("/me/account", {"login": "member", "password": PASSWORD})
    tidy_later(service, monkeypatch, 6)
    assert names(service) == {"Gone", "Player", "Loser", "Member", "Third", "Idle"}
    tidy_later(service, monkeypatch, 8)
    assert names(service) == {"Player", "Loser", "Member", "Third"}
    tidy_later(service, monkeypatch, 400)
    assert names(service) == {"Player", "Loser", "Member", "Third"}
    with service.app.state.house.engine.connect() as connection:
        assert connection.execute(select(keys.c.digest)).all() == []


def test_tables_that_nobody_played_go_and_those_who_listen_are_sent_away(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben = service.guest("Anna"), service.guest("Ben")
    waiting = anna.open("arboretum", "me", "anyone")["table"]
    given_up = anna.open("arboretum", "me", "anyone")["table"]
    anna.post(f"/tables/{given_up}/leave", expect=200)
    resigned, reported, played = (seat_all([anna, ben], "arboretum") for _ in range(3))
    play_on([anna, ben], played, 1)
    ben.post(f"/tables/{reported}/reports", {"number": 1, "words": "hm"}, expect=204)
    for table in (resigned, reported, played):
        anna.post(f"/tables/{table}/resign")
    begun, clocked = (anna.open("arboretum", "easy", "me", clock=clock)["table"] for clock in CLOCKS)
    for table in (begun, clocked):  # the computer has moved, and nobody else
        while anna.table(table)["view"]["actors"] != [1]:
            time.sleep(0.05)
    gone_on = anna.open("arboretum", "me", "easy")["table"]
    anna.play(gone_on, 0, lambda legal: legal[0])
    stay = {reported, played, clocked, gone_on}
    everything = {waiting, begun, given_up, resigned} | stay
    tidy_later(service, monkeypatch, 0.9)
    assert left(service) == everything
    tidy_later(service, monkeypatch, 1.1)
    assert left(service) == {waiting, begun} | stay
    anna.table(given_up, expect=404)
    tidy_later(service, monkeypatch, 29)
    assert left(service) == {waiting, begun} | stay
    tidy_later(service, monkeypatch, 31)
    assert left(service) == stay
    assert_gone(anna, waiting)


def assert_gone(guest: Guest, table: str) -> None:
    """A table that is neither in memory nor in the database."""
    assert "no such table" in guest.table(table, expect=404)["detail"]
