"""Connections are cut all the time, and still every client sees every event once, and every game ends."""

from __future__ import annotations

import asyncio
import random
import time
import uuid
from collections.abc import Awaitable, Callable
from typing import Any

import httpx2
import pytest

from tests.server.bad_line import cutting
from tests.server.conftest import API, Guest, Service
from tests.server.test_tables import play_on, seat_all

GAMES = [("faraway", 2), ("arboretum", 2), ("faraway", 3), ("hanging-gardens", 2), ("faraway-solo", 1)]


class Client:
    """Somebody who plays at random through a bad connection, and notes every event."""

    def __init__(self, url: str, guest: Guest, table: str, seed: int) -> None:
        headers = {"Authorization": f"Bearer {guest.token}"}
        self.http = httpx2.AsyncClient(base_url=f"{url}/tables/{table}", headers=headers, timeout=20, verify=False)
        self.guest, self.table = guest, table
        self.random = random.Random(seed)
        self.numbers: list[int] = []  # of all events, as they were heard of
        self.last: dict[str, Any] = {}

    async def play(self) -> None:
        """Listen, again and again, until the game is over."""
        while self.last.get("status") != "over":
            headers = {"Last-Event-ID": str(self.last["number"])} if self.last else {}
            try:
                async with self.http.sse("/events", headers=headers) as events:
                    async for event in events:
                        if event.data:
                            await self.hear(event.id, event.json())
                        if self.last.get("status") == "over":
                            break
            except httpx2.TransportError:
                await asyncio.sleep(0.01)
        await self.http.aclose()

    async def hear(self, number: str, news: Any) -> None:
        """Note what happened, and answer."""
        if not self.last:
            self.numbers.append(news["table"]["number"])
        self.numbers += [event["number"] for event in news["events"]]
        self.last = news["table"]
        assert number == str(self.last["number"])
        if self.last["status"] == "playing" and self.last["eyes"] in self.last["view"]["actors"]:
            await self.move(self.last["number"])

    async def move(self, number: int) -> None:
        """Make a move, however often it has to be sent."""
        steps: list[int] = []
        while legal := await self.sure(lambda: self.http.get("/legal", params={"steps": steps, "number": number})):
            steps.append(self.random.choice(legal)["id"])
        if legal is not None:
            body, key = {"steps": steps, "number": number}, {"Idempotency-Key": uuid.uuid4().hex}
            await self.sure(lambda: self.http.post("/moves", json=body, headers=key))

    async def sure(self, ask: Callable[[], Awaitable[httpx2.Response]]) -> Any:
        """The answer to a request that is made until there is one; None if the table has moved on."""
        while True:
            try:
                answer = await ask()
            except httpx2.TransportError:
                await asyncio.sleep(0.01)
                continue
            if answer.status_code == 409:
                return None
            assert answer.is_success, answer.text
            return answer.json()


async def play_all(service: Service, tables: list[tuple[str, list[Guest]]], after: float) -> tuple[list[Client], int]:
    """Let clients play at all of these tables at once; return them, and how often a connection was cut."""
    async with cutting(service, after, seed=1) as proxy:
        clients = [
            Client(f"{proxy.url}{API}", guest, table, seed)
            for table, guests in tables
            for seed, guest in enumerate(guests)
        ]
        await asyncio.gather(*[client.play() for client in clients])
        return clients, proxy.cuts


@pytest.mark.parametrize(("tables", "after"), [(8, 0.4), pytest.param(50, 3.0, marks=pytest.mark.long)])
def test_games_end_though_connections_are_cut_and_nothing_is_missed_or_doubled(
    service: Service, tables: int, after: float
) -> None:
    games = GAMES if after > 1 else [("faraway", 2)]
    seated = []
    for number in range(tables):
        rule_set, players = games[number % len(games)]
        guests = [service.guest(f"client {number} {seat}") for seat in range(players)]
        seated.append((seat_all(guests, rule_set), guests))
    clients, cuts = asyncio.run(asyncio.wait_for(play_all(service, seated, after), 60 if after < 1 else 900))
    assert cuts > tables
    for client in clients:
        assert client.numbers == list(range(client.numbers[0], client.last["number"] + 1))
        assert client.last == client.guest.table(client.table)


def test_a_stream_goes_on_after_any_event_that_was_heard(service: Service) -> None:
    guests = [service.guest("Anna"), service.guest("Ben")]
    table = seat_all(guests, "arboretum")
    play_on(guests, table, 6)
    state = guests[1].table(table)
    for since in range(state["number"]):
        path, headers = f"{API}/tables/{table}/events", {"Last-Event-ID": str(since)}
        with guests[1].http.sse(path, headers=headers) as events:
            news: Any = next(event.json() for event in events if event.data)
        assert [event["number"] for event in news["events"]] == list(range(since + 1, state["number"] + 1))
        assert news["table"] == state


def test_whoever_heard_of_more_than_a_backup_holds_sees_the_table_as_it_is(service: Service) -> None:
    guests = [service.guest("Anna"), service.guest("Ben")]
    table = seat_all(guests, "arboretum")
    state = play_on(guests, table, 3)
    headers = {"Last-Event-ID": str(state["number"] + 20)}
    with guests[0].http.sse(f"{API}/tables/{table}/events", headers=headers, timeout=10) as events:
        news: Any = next(event.json() for event in events if event.data)
    assert news == {"events": [], "table": state}
    with guests[0].http.sse(f"/tables/{table}/stream", headers=headers, timeout=10) as events:
        told: Any = next(event.json() for event in events if event.data)
    assert told["number"] == state["number"] and told["pieces"]


def test_an_invitation_that_is_sent_again_gives_the_same_seat(service: Service) -> None:
    anna, ben, cleo = service.guest("Anna"), service.guest("Ben"), service.guest("Cleo")
    opened = anna.open("arboretum", "me", "link", "anyone")
    path, body = f"/tables/{opened['table']}/seats", {"invitation": opened["invitations"]["1"]}
    first = ben.post(path, body, key="the-answer-is-lost")
    assert ben.post(path, body, key="the-answer-is-lost") == first
    ben.post(path, body, key="another-key", expect=409)
    cleo.post(path, body, key="the-answer-is-lost", expect=404)
    assert [seat["kind"] for seat in anna.table(opened["table"])["seats"]] == ["person", "person", "free"]


def test_those_who_listen_stay_when_somebody_else_is_forgotten(service: Service) -> None:
    """The table is read again without the name; what happens then is heard of as before."""
    anna, ben, cleo = guests = [service.guest("Anna"), service.guest("Ben"), service.guest("Cleo")]
    table = seat_all(guests, "arboretum")
    with anna.http.sse(f"{API}/tables/{table}/events", timeout=10) as events:
        news = (event.json() for event in events if event.data)
        next(news)
        cleo.ask("DELETE", "/me", 204)
        started = time.monotonic()
        ben.post(f"/tables/{table}/phrases", {"phrase": "sorry"})
        happened: list[Any] = []
        while len(happened) < 2:  # Cleo's game is given up first
            heard: Any = next(news)
            happened += heard["events"]
        assert time.monotonic() - started < 8
    assert [(event["kind"], event["words"]) for event in happened] == [("resigned", []), ("said", ["sorry"])]
    assert [seat["name"] for seat in heard["table"]["seats"]] == ["Anna", "Ben", "somebody"]
