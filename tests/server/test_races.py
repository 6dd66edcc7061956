"""Races: many send the same decision at once, and one wins; all choose at once, and all are heard."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import httpx2
import pytest

from tests.server.clients import whole_move
from tests.server.conftest import API, Guest
from tests.server.postgres import Postgres
from tests.server.processes import ServerProcess
from tests.server.test_tables import seat_all

ROUNDS = [pytest.param(6, id="6"), pytest.param(200, id="200", marks=pytest.mark.long)]
CLIENTS = 8


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def servers(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[ServerProcess]]:
    """A server on SQLite, or two on the same PostgreSQL."""
    folder: Path = tmp_path_factory.mktemp("races")
    if request.param == "sqlite":
        running = [ServerProcess(f"sqlite:///{folder / 'hortus.db'}", folder)]
    else:
        cluster: Postgres = request.getfixturevalue("postgres")
        address = cluster.new_database()
        running = [ServerProcess(address, folder), ServerProcess(address, folder)]
    for server in running:
        server.start(wait=False)
    for server in running:
        server.wait_until_ready()
    yield running
    for server in running:
        server.kill()


def all_at_once(things: list[Callable[[], httpx2.Response]]) -> list[httpx2.Response]:
    """Do things in threads that start together; return what was answered."""
    gate = threading.Barrier(len(things))
    answers: list[httpx2.Response | None] = [None] * len(things)

    def run(place: int) -> None:
        gate.wait()
        answers[place] = things[place]()

    threads = [threading.Thread(target=run, args=(place,)) for place in range(len(things))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert None not in answers
    return [answer for answer in answers if answer is not None]


def at(server: ServerProcess, guest: Guest) -> Guest:
    """The same person at another server, on a connection of its own."""
    return Guest(server.url, guest.token, {"id": guest.id, "name": guest.name})


@pytest.mark.parametrize("rounds", ROUNDS)
def test_of_eight_who_send_the_same_decision_one_wins(servers: list[ServerProcess], rounds: int) -> None:
    rng = random.Random(rounds)
    guests = [servers[0].guest("Anna"), servers[0].guest("Ben")]
    clients = [[at(servers[i % len(servers)], guest) for i in range(CLIENTS)] for guest in guests]
    table = ""
    state: dict[str, Any] = {"status": "over"}
    for number in range(rounds):
        if state["status"] != "playing":
            table = seat_all(guests, rng.choice(["arboretum", "hanging-gardens"]))
            state = guests[0].table(table)
        seat = state["view"]["actors"][0]
        last = state["number"]
        body = {"seat": seat, "steps": whole_move(guests[seat], table, seat, rng), "number": last}

        path = f"{API}/tables/{table}/moves"
        keys = [{"Idempotency-Key": f"round-{number}-client-{i}"} for i in range(CLIENTS)]
        answers = all_at_once(
            [
                partial(client.http.post, path, json=body, headers=key)
                for client, key in zip(clients[seat], keys, strict=True)
            ]
        )
        codes = sorted(answer.status_code for answer in answers)
        assert codes == [201] + [409] * (CLIENTS - 1), [answer.text for answer in answers]
        assert all(
            "already" in one.json()["detail"] or "over" in one.json()["detail"] for one in answers if one.is_error
        )
        state = guests[0].table(table)
        assert state["number"] == last + 1


def test_a_table_that_is_put_up_eight_times_with_one_key_is_one_table(servers: list[ServerProcess]) -> None:
    anna, ben = servers[0].guest("Anna"), servers[0].guest("Ben")
    key = {"Idempotency-Key": "a-table-for-two"}
    body = {"rule_set": "arboretum", "seats": [{"kind": "me"}, {"kind": "link"}]}
    clients = [at(servers[i % len(servers)], anna) for i in range(CLIENTS)]
    answers = all_at_once([partial(client.http.post, f"{API}/tables", json=body, headers=key) for client in clients])
    assert [answer.status_code for answer in answers] == [201] * CLIENTS, [answer.text for answer in answers]
    opened = answers[0].json()
    assert [answer.json() for answer in answers] == [opened] * CLIENTS
    assert [table["id"] for table in anna.get("/me/tables")] == [opened["table"]]
    other = ben.http.post(f"{API}/tables", json=body, headers=key).json()
    assert other["table"] != opened["table"] and other["invitations"] != opened["invitations"]
    ben.post(f"/tables/{opened['table']}/seats", {"invitation": opened["invitations"]["1"]})
    assert anna.http.post(f"{API}/tables", json=body, headers=key).json() == opened  # though the game has begun
    refused = anna.http.post(f"{API}/tables", json=body | {"listed": False}, headers=key)
    assert refused.status_code == 422 and "another command" in refused.json()["detail"]


@pytest.mark.parametrize("rounds", ROUNDS)
def test_six_who_choose_at_once_are_all_accepted(servers: list[ServerProcess], rounds: int) -> None:
    rng = random.Random(rounds)
    guests = [servers[0].guest(f"player {i}") for i in range(6)]
    clients = [at(servers[i % len(servers)], guest) for i, guest in enumerate(guests)]
    table, done, last = "", 0, 0
    state: dict[str, Any] = {"status": "over"}
    while done < rounds:
        if state["status"] != "playing":
            table = seat_all(guests, "faraway")
            state = guests[0].table(table)
            last = state["number"]
        actors = state["view"]["actors"]
        if len(actors) < len(guests):
            last = guests[actors[0]].play(table, actors[0], rng.choice)
        else:
            moves = [whole_move(guests[seat], table, seat, rng) for seat in actors]
            bodies = [{"seat": seat, "steps": moves[seat], "number": last} for seat in actors]
            path = f"{API}/tables/{table}/moves"
            answers = all_at_once([partial(clients[seat].http.post, path, json=bodies[seat]) for seat in actors])
            assert [answer.status_code for answer in answers] == [201] * 6, [answer.text for answer in answers]
            numbers = sorted(answer.json()["number"] for answer in answers)
            assert numbers == list(range(last + 1, last + 7))
            done, last = done + 1, last + 6
        state = guests[0].table_at(table, last)
