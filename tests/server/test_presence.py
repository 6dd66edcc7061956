"""Time in which no server was there: nobody's clock runs, whichever server looks at it afterwards."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from hortus.server import store
from hortus.server.clocks import Absences, DaysClock, LiveClock
from hortus.server.database import connect, upgrade
from hortus.server.happenings import Refused
from hortus.server.live import PATIENCE, LiveTable
from hortus.server.presence import LOST, absences, forget_old, note
from hortus.server.schema import events, presence, tables
from tests.server.conftest import API, serving
from tests.server.test_live import after, moved, table_of, whole
from tests.server.test_tables import seat_all

HOUR = 3_600_000
CLOCK = {"kind": "live", "seconds": 60, "more": 0}


def away_for(table: LiveTable, milliseconds: int) -> LiveTable:
    """The table, with an absence since its last event."""
    at = table.events[-1].at
    table.absences = Absences()
    table.absences.spans = [(at + 10, at + 10 + milliseconds)]
    return table


def test_a_clock_does_not_run_while_no_server_is_there() -> None:
    table = away_for(table_of("arboretum", "anna", "ben", clock=LiveClock(kind="live", seconds=60, more=0)), HOUR)
    now = table.events[-1].at + HOUR + 1_000
    with pytest.raises(Refused, match="No clock"):
        table.flag(now)
    table.flag(now + 60_000)
    later = table.after(table.event(table.move(0, whole(table, 0)), now))
    assert later.events[-1].body["away"] == HOUR
    assert later.clocks.left[0] == 59_000
    assert later.clocks.due(later.match.actors) == now + 59_000  # Anna draws and plays again: it is still her turn


def test_events_alone_tell_how_long_that_was() -> None:
    """Another server, or one much later, knows nothing but the events."""
    table = away_for(table_of("arboretum", "anna", "ben", clock=DaysClock(kind="days", days=1)), HOUR)
    here = table.after(table.event(table.move(0, whole(table, 0)), table.events[-1].at + HOUR + 1_000))
    there = table_of("arboretum", "anna", "ben", clock=DaysClock(kind="days", days=1)).after(here.events[-1])
    assert there.clocks.left == here.clocks.left and there.time_since(1, here.events[-1].at) == 1_000


def test_nobody_is_voted_out_for_what_no_server_was_there_to_hear() -> None:
    table = away_for(table_of("arboretum", "anna", "ben", "cleo"), HOUR)
    asked = table.events[-1].at
    with pytest.raises(Refused, match="not answered"):
        table.vote(1, 0, asked + HOUR + PATIENCE - 1)
    table.vote(1, 0, asked + HOUR + PATIENCE)


def test_taking_back_costs_no_time_in_which_no_server_was_there() -> None:
    table = moved(table_of("faraway", "anna", "ben", clock=LiveClock(kind="live", seconds=60, more=0)), 0)
    before = table.clocks.left[0]
    assert before is not None
    table = away_for(table, HOUR)
    table = after(table, table.undo(0, table.events[-1].at + HOUR + 2_000), wait=HOUR + 2_000)
    assert table.clocks.left[0] == before - 2_000


def test_absences_are_counted_from_when_they_matter() -> None:
    times = Absences()
    assert times.since(0) == 0
    times.spans = [(100, 200), (300, 350)]
    assert [times.since(at) for at in (0, 150, 200, 320, 350, 400)] == [150, 100, 50, 30, 0, 0]


def test_servers_note_when_they_are_there(database: str) -> None:
    engine = connect(database)
    upgrade(engine)
    with engine.begin() as connection:
        assert note(connection, 1_000, LOST) == []
        assert note(connection, 6_000, LOST) == []
        assert note(connection, 5_000, LOST) == []  # the clock of another server is behind
        assert note(connection, 6_000 + LOST, LOST) == []
        assert note(connection, 90_000, LOST) == [(6_000 + LOST, 90_000)]
        assert note(connection, 92_000, 1_000) == [(6_000 + LOST, 90_000), (90_000, 92_000)]
        assert absences(connection) == [(6_000 + LOST, 90_000), (90_000, 92_000)]
        forget_old(connection)  # nobody plays
        assert connection.execute(select(presence)).all() == [(92_000, 92_000)]
    engine.dispose()


def long_ago(database: str, table: str, milliseconds: int) -> None:
    """Let the last server have been there long ago, as if nothing had happened since."""
    engine = connect(database)
    with engine.begin() as connection:
        connection.execute(update(presence).values(since=presence.c.since - milliseconds))
        connection.execute(update(presence).values(until=presence.c.until - milliseconds))
        connection.execute(update(events).values(at=events.c.at - milliseconds))
        changed = {"changed": tables.c.changed - milliseconds, "due": tables.c.due - milliseconds}
        connection.execute(update(tables).where(tables.c.id == table).values(changed))
    engine.dispose()


def test_after_a_restart_clocks_go_on_where_they_were(database: str) -> None:
    server = serving(database)
    anna, ben = server.guest("Anna"), server.guest("Ben")
    table = seat_all([anna, ben], "arboretum", clock=CLOCK)
    number = anna.table(table)["number"]
    server.stop()
    long_ago(database, table, HOUR)
    server = serving(database)
    try:
        for guest in (anna, ben):
            guest.http.base_url = server.url
        state = anna.table(table)
        assert state["stood"] >= HOUR - 30_000
        with server.app.state.house.engine.connect() as connection:
            due = store.first_due(connection)
        assert due is not None and due > store.now()
        time.sleep(2.5)  # the clocks are looked at
        assert [seat["kind"] for seat in anna.table(table)["seats"]] == ["person", "person"]
        headers = {"Last-Event-ID": str(number)}  # whoever comes again is told when the clock runs out now
        with anna.http.sse(f"{API}/tables/{table}/events", headers=headers, timeout=10) as stream:
            news: Any = next(event.json() for event in stream if event.data)
        assert news["events"] == [] and news["table"]["stood"] == state["stood"]
        anna.play(table, 0, lambda legal: legal[0])
        after = anna.table(table)
        assert after["stood"] == 0 and 40_000 < after["seats"][0]["left"] <= 60_000
    finally:
        server.stop()


def test_a_machine_that_slept_is_noticed_before_anything_happens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serving(f"sqlite:///{tmp_path / 'hortus.db'}")
    try:
        anna, ben = server.guest("Anna"), server.guest("Ben")
        table = seat_all([anna, ben], "arboretum", clock=CLOCK)
        with anna.http.sse(f"{API}/tables/{table}/events", timeout=10) as stream:
            told = (event.json() for event in stream if event.data)
            next(told)
            now = store.now
            monkeypatch.setattr(store, "now", lambda: now() + HOUR)
            with pytest.raises(StopIteration):  # it ends, and whoever comes again hears of the absence
                next(told)
        anna.play(table, 0, lambda legal: legal[0])
        assert 40_000 < anna.table(table)["seats"][0]["left"] <= 60_000
    finally:
        server.stop()


def test_a_move_that_comes_before_the_clocks_are_looked_at_loses_no_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hortus.server.duties.TICK", 3_600)  # seconds
    server = serving(f"sqlite:///{tmp_path / 'hortus.db'}")
    try:
        anna, ben = server.guest("Anna"), server.guest("Ben")
        table = seat_all([anna, ben], "arboretum", clock=CLOCK)
        now = store.now
        monkeypatch.setattr(store, "now", lambda: now() + HOUR)
        anna.play(table, 0, lambda legal: legal[0])
        assert 40_000 < anna.table(table)["seats"][0]["left"] <= 60_000
    finally:
        server.stop()
