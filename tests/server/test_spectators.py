"""Who sees what: spectators what is public, those who sit what their seats see, people at one screen both of theirs."""

from __future__ import annotations

from typing import Any

import httpx2
import pytest

from tests.server.conftest import API, Guest, Service
from tests.server.test_tables import play_on, seat_all


def hands(state: dict[str, Any]) -> list[int]:
    """How many cards of each hand of Arboretum are seen."""
    return [len(side["hand"]) for side in state["view"]["sides"]]


def first_news(client: httpx2.Client, table: str, **params: Any) -> Any:
    """What a stream says first."""
    with client.sse(f"{API}/tables/{table}/events", params=params, timeout=20) as events:
        assert events.response.status_code == 200
        return next(event.json() for event in events if event.data)


def test_spectators_see_what_is_public(service: Service) -> None:
    guests = [service.guest("Anna"), service.guest("Ben")]
    table = seat_all(guests, "arboretum")
    assert hands(guests[0].table(table)) == [7, 0] and hands(guests[1].table(table)) == [0, 7]
    with service.stranger() as nobody:
        for watcher in (nobody, service.guest("Cleo").http):
            state = watcher.get(f"{API}/tables/{table}").json()
            assert hands(state) == [0, 0] and state["eyes"] is None
            assert not any(seat["yours"] for seat in state["seats"]) and not state["may_undo"]
            assert first_news(watcher, table)["table"] == state
            assert watcher.get(f"{API}/tables/{table}/replay/1").json()["table"]["eyes"] is None
            for seat in (0, 1):
                for path in ("", "/text", "/events", "/replay/1"):
                    assert watcher.get(f"{API}/tables/{table}{path}", params={"seat": seat}).status_code == 403
            assert watcher.get(f"{API}/tables/{table}/legal").status_code in (401, 403)


def test_who_sits_sees_with_their_own_eyes_only_until_the_end(service: Service) -> None:
    guests = [service.guest("Anna"), service.guest("Ben")]
    table = seat_all(guests, "arboretum")
    for seat, guest in enumerate(guests):
        for path in ("", "/text", "/replay/1", "/events"):
            guest.get(f"/tables/{table}{path}", expect=403, seat=1 - seat)
        # There is no way to ask for a spectator's eyes: without a seat it is one's own.
        assert guest.table(table)["eyes"] == seat and first_news(guest.http, table)["table"]["eyes"] == seat
        assert guest.get(f"/tables/{table}/replay/2")["table"]["eyes"] == seat
    play_on(guests, table, 2000)
    for guest in guests:
        for seat in (0, 1):
            assert guest.table(table, seat=seat)["eyes"] == seat
            assert guest.get(f"/tables/{table}/replay/5", seat=seat)["table"]["view"]["seat"] == seat


def test_one_screen_sees_with_the_eyes_of_all_who_sit_at_it_and_of_nobody_else(service: Service) -> None:
    anna, ben = service.guest("Anna"), service.guest("Ben")
    table = anna.open("arboretum", "me", {"kind": "me", "name": "Carla"}, "anyone")["table"]
    ben.post(f"/tables/{table}/seats")
    for seat in (0, 1):
        assert hands(anna.table(table, seat=seat)) == [7 * (side == seat) for side in range(3)]
        assert first_news(anna.http, table, seat=seat)["table"]["eyes"] == seat
    anna.table(table, expect=403, seat=2)
    ben.table(table, expect=403, seat=1)
    for seat in (0, 1, 2):
        who: Guest = ben if seat == 2 else anna
        other = anna if seat == 2 else ben
        step = who.get(f"/tables/{table}/legal", seat=seat)
        other.post(f"/tables/{table}/moves", {"seat": seat, "steps": [0]}, expect=403)
        assert bool(step) == (seat in who.table(table)["view"]["actors"])


@pytest.mark.parametrize("wanted", [{}, {"seat": 2}])
def test_who_loses_a_seat_sees_no_more_through_a_stream_that_is_open(service: Service, wanted: dict[str, int]) -> None:
    guests = [service.guest(f"player {seat}") for seat in range(3)]
    table = seat_all(guests, "arboretum")
    with guests[2].http.sse(f"{API}/tables/{table}/events", params=wanted, timeout=20) as events:
        news = (event.json() for event in events if event.data)
        first: Any = next(news)
        assert hands(first["table"]) == [0, 0, 7]
        guests[2].post(f"/tables/{table}/resign")
        after: Any = next(news, None)
    if wanted:
        assert after is None  # the seat that was asked for is not theirs any more
    else:
        assert after["table"]["eyes"] is None and hands(after["table"]) == [0, 0, 0]


def test_who_sits_down_sees_their_hand_through_a_stream_that_is_open(service: Service) -> None:
    anna, ben = service.guest("Anna"), service.guest("Ben")
    table = anna.open("arboretum", "me", "anyone")["table"]
    with ben.http.sse(f"{API}/tables/{table}/events", timeout=20) as events:
        news = (event.json() for event in events if event.data)
        first: Any = next(news)
        assert first["table"]["view"] is None and first["table"]["eyes"] is None
        ben.post(f"/tables/{table}/seats")
        after: Any = next(news)
    assert hands(after["table"]) == [0, 7]


def test_who_is_muted_is_not_heard_through_a_stream_that_is_open(service: Service) -> None:
    anna, ben = service.guest("Anna"), service.guest("Ben")
    table = seat_all([anna, ben], "arboretum")
    with anna.http.sse(f"{API}/tables/{table}/events", timeout=20) as events:
        news: Any = (event.json() for event in events if event.data)
        next(news)
        ben.post(f"/tables/{table}/phrases", {"phrase": "hello"})
        assert [event["words"] for event in next(news)["events"]] == [["hello"]]
        anna.post(f"/tables/{table}/mute", {"seat": 1}, expect=204)
        ben.post(f"/tables/{table}/phrases", {"phrase": "hello"})
        assert next(news)["events"] == []
