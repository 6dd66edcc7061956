"""Two servers on one PostgreSQL: they serve the same tables, and agree."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from hortus.server import store
from hortus.server.database import connect
from hortus.server.house import House
from hortus.server.writer import Writer
from tests.server.clients import Player
from tests.server.conftest import API, Guest
from tests.server.postgres import Postgres
from tests.server.processes import ServerProcess
from tests.server.test_stopping import Listening
from tests.server.test_tables import seat_all


@pytest.fixture(scope="module")
def address(postgres: Postgres) -> str:
    return postgres.new_database()


@pytest.fixture(scope="module")
def pair(address: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[ServerProcess]]:
    folder: Path = tmp_path_factory.mktemp("pair")
    servers = [ServerProcess(address, folder), ServerProcess(address, folder)]
    for server in servers:
        server.start(wait=False)
    for server in servers:
        server.wait_until_ready()
    yield servers
    for server in servers:
        server.kill()


def at(server: ServerProcess, guest: Guest) -> Guest:
    """The same person at another server."""
    return Guest(server.url, guest.token, {"id": guest.id, "name": guest.name})


def test_a_move_at_one_server_arrives_at_listeners_of_the_other(pair: list[ServerProcess]) -> None:
    guests = [pair[0].guest("Anna"), pair[0].guest("Ben")]
    table = seat_all(guests, "arboretum")
    ear = Listening(at(pair[1], guests[1]), table)
    ear.start()
    assert ear.heard.wait(30)
    for _ in range(3):
        number = guests[0].play(table, 0, lambda legal: legal[0])
        deadline = time.monotonic() + 10
        while ear.last < number:
            assert time.monotonic() < deadline, "the other server did not hear of it"
            time.sleep(0.002)
        here, there = guests[1].table(table), at(pair[1], guests[1]).table(table)
        assert here == there and here["number"] == number


def test_seats_are_taken_at_both_servers_and_both_know_the_names(pair: list[ServerProcess]) -> None:
    anna, ben = pair[0].guest("Anna"), pair[1].guest("Ben")
    table = anna.open("arboretum", "me", "anyone", "anyone")["table"]
    ben.post(f"/tables/{table}/seats")
    at(pair[0], pair[1].guest("Cleo")).post(f"/tables/{table}/seats")
    for server in pair:
        state = at(server, ben).table_at(table, 3)
        assert [seat["name"] for seat in state["seats"]] == ["Anna", "Ben", "Cleo"] and state["status"] == "playing"


def test_nobody_sees_a_seat_taken_by_somebody_whose_name_is_not_read_yet(
    pair: list[ServerProcess], address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = pair[0].guest("Anna")
    table = anna.open("arboretum", "me", "anyone", "anyone")["table"]
    seen: list[list[str]] = []

    async def watch() -> None:
        engine = connect(address)
        house = House(engine, Writer(engine))
        place = await house.place(table)
        read = house.read

        async def slowly(function: Callable[..., Any], *arguments: Any) -> Any:
            seen.append([name for name, seat in zip(place.table.names, place.table.seats, strict=True) if seat.person])
            return await read(function, *arguments)

        monkeypatch.setattr(house, "read", slowly)
        number = await asyncio.to_thread(lambda: pair[0].guest("Ben").post(f"/tables/{table}/seats")["number"])
        await house.refresh(table, number)
        assert place.table.names == ["Anna", "Ben", ""]
        house.writer.close()
        engine.dispose()

    asyncio.run(watch())
    assert len(seen) == 2 and all(all(names) for names in seen), seen


def test_somebody_who_is_forgotten_at_one_server_is_forgotten_at_the_other(pair: list[ServerProcess]) -> None:
    anna, ben = pair[0].guest("Anna"), pair[0].guest("Benedikt")
    table = seat_all([anna, ben], "arboretum")
    alone = ben.open("arboretum", "me", "me")["table"]
    there = at(pair[1], anna)
    assert [seat["name"] for seat in there.table(table)["seats"]] == ["Anna", "Benedikt"]
    there.table(alone)
    ben.ask("DELETE", "/me", 204)
    deadline = time.monotonic() + 10
    while there.table(table)["seats"][1]["name"] != "somebody" or there.http.get(f"{API}/tables/{alone}").is_success:
        assert time.monotonic() < deadline, "the other server still knows who sat there"
        time.sleep(0.02)


def test_people_at_two_servers_and_a_computer_play_a_whole_game(pair: list[ServerProcess], address: str) -> None:
    anna, ben = pair[0].guest("Anna"), pair[1].guest("Ben")
    table = anna.open("faraway", "me", "easy", "anyone")["table"]
    anna.table_at(table, ben.post(f"/tables/{table}/seats")["number"])  # both servers know that the game has begun
    players = [Player(anna, table, 0, 1), Player(ben, table, 2, 2)]
    for player in players:
        player.start()
    for player in players:
        player.join(180)
        assert player.failure is None and not player.is_alive()
    last = anna.table(table)["number"]
    states = [at(server, anna).table_at(table, last) for server in pair]
    assert states[0] == states[1] and states[0]["status"] == "over"
    engine = connect(address)
    with engine.connect() as connection:
        events = store.read_events(connection, table, 0)
        kept = store.read_table(connection, table)
    engine.dispose()
    assert [event.number for event in events] == list(range(1, last + 1))
    assert kept is not None and list(kept.points) == states[0]["points"]
    acknowledged = {move.number for player in players for move in player.moves}
    assert acknowledged == {event.number for event in events if event.kind == "moved" and event.seat != 1}


def test_a_server_that_reads_a_table_for_the_first_time_looks_whether_a_computer_is_to_go_on(
    pair: list[ServerProcess], address: str
) -> None:
    """Else it would wait for ever, if the server died that was to go on."""
    table = pair[0].guest("Anna").open("arboretum", "easy", "me")["table"]
    heard: list[tuple[str, bool]] = []

    async def read() -> None:
        engine = connect(address)
        house = House(engine, Writer(engine))
        house.heard.append(lambda live, here: heard.append((live.id, here)))
        await house.table(table)
        house.writer.close()
        engine.dispose()

    asyncio.run(read())
    assert heard == [(table, False)]


@pytest.mark.long
def test_a_server_plays_on_for_the_programs_of_one_that_died(address: str, pair: list[ServerProcess]) -> None:
    third = ServerProcess(address, pair[0].folder)
    with third:
        anna = third.guest("Anna")
        table = anna.open("arboretum", "me", "master")["table"]
        here = at(pair[0], anna)
        while 0 in anna.table(table)["view"]["actors"]:
            last = anna.play(table, 0, random.Random(4).choice)
        third.kill()
    here.table_at(table, last + 1, seconds=120)  # it may have to compile how to think
