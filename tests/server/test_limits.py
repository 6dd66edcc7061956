"""Limits: clear answers for those who send too much or ask too often, and nobody else notices."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import httpx2
import pytest
from fastapi import Request

from hortus.server import listening, store
from hortus.server.limits import LARGEST, Buckets
from hortus.server.listening import Impatient
from hortus.server.problems import Problem
from hortus.server.routes.asking import where
from hortus.server.settings import Settings
from tests.server.conftest import API, Guest, Service


def serve(tmp_path: Path, **more: Any) -> Service:
    return Service(Settings(database=f"sqlite:///{tmp_path / 'hortus.db'}", **more))


def send(service: Service, request: bytes) -> bytes:
    """What the server answers to some bytes, until it hangs up or says no more."""
    with socket.create_connection(("127.0.0.1", service.port), timeout=20) as line:
        line.sendall(request)
        answer = b""
        with contextlib.suppress(TimeoutError, ConnectionResetError):
            while piece := line.recv(65_536):
                answer += piece
                line.settimeout(0.5)  # for what may come after the first answer
        return answer


def status(answer: bytes) -> int:
    return int(answer.split()[1])


HEAD = b"POST /api/v1/people HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"


def test_a_large_body_is_refused_whether_its_length_is_told_or_not(lasting: Service) -> None:
    large = b'{"name": "' + b"x" * LARGEST + b'"}'
    pieces: Callable[[], Iterator[bytes]] = lambda: (large[i : i + 5000] for i in range(0, len(large), 5000))  # noqa: E731
    for body in (large, pieces()):
        answer = lasting.stranger().post(f"{API}/people", content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code == 413 and answer.headers["content-type"] == "application/problem+json"
        assert f"{LARGEST:,}" in answer.json()["detail"]


def test_a_large_length_is_refused_before_the_body_comes(lasting: Service) -> None:
    assert status(send(lasting, HEAD + b"Content-Length: 999999999999\r\n\r\n{")) == 413


def test_only_a_record_may_be_larger(lasting: Service) -> None:
    anna = lasting.guest()
    large = {"hortus": 1, "padding": "x" * 2 * LARGEST}
    assert anna.http.post(f"{API}/records", json=large).status_code == 422
    assert anna.http.post(f"{API}/records", json={"x": "x" * 400_000}).status_code == 413
    assert anna.http.post(f"{API}/records/", json=large).status_code in (404, 413)


@pytest.mark.parametrize(
    "odd",
    [
        b"Content-Length: 5\r\nContent-Length: 6\r\n\r\n{}",
        b"Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        b"Content-Length: -1\r\n\r\n",
        b"Content-Length: +2\r\n\r\n{}",
        b"Content-Length: 0x2\r\n\r\n{}",
        b"Content-Length: 2 2\r\n\r\n{}",
        b"Content-Length: 99999999999999999999999\r\n\r\n",
        b"Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n",
        b"Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n",
        b"Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n",
        b"X-Odd: a\x00b\r\n\r\n",
        b"Bad Header: 1\r\n\r\n",
        b" folded: 1\r\nContent-Length : 2\r\n\r\n{}",
    ],
)
def test_a_request_of_uncertain_length_is_refused(lasting: Service, odd: bytes) -> None:
    before = lasting.stranger().get(f"{API}/tables").json()
    hidden = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    answer = send(lasting, HEAD + odd + hidden)
    assert status(answer) in (400, 413, 422) and b"alive" not in answer
    assert lasting.stranger().get(f"{API}/tables").json() == before


def test_a_head_without_end_is_refused(lasting: Service) -> None:
    with socket.create_connection(("127.0.0.1", lasting.port), timeout=10) as line:
        line.sendall(b"GET / HTTP/1.1\r\n")
        answer = b""
        try:
            for _ in range(100):
                line.sendall(b"X-Long: " + b"x" * 10_000 + b"\r\n")
            answer = line.recv(100)
        except OSError:  # it hung up
            return
        assert status(answer) == 400


def test_whoever_sends_slowly_is_hung_up_on(lasting: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listening, "ARRIVAL", 0.3)
    for begun in (b"", b"GET /hea", HEAD + b"Content-Length: 20\r\n\r\n{"):
        with socket.create_connection(("127.0.0.1", lasting.port), timeout=10) as line:
            line.sendall(begun)
            start = time.monotonic()
            with contextlib.suppress(ConnectionResetError):
                assert line.recv(1000) == b""
            assert time.monotonic() - start < 9


def test_whoever_does_not_read_is_dropped_and_holds_no_memory(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listening, "READING", 0.5)
    made = Impatient.connection_made

    def with_little_room(self: Impatient, transport: asyncio.Transport) -> None:
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        made(self, transport)

    monkeypatch.setattr(Impatient, "connection_made", with_little_room)
    anna = service.guest()
    table = anna.open("arboretum", "me", "me")["table"]
    streams = service.app.state.streams
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        line.connect(("127.0.0.1", service.port))
        head = f"GET {API}/tables/{table}/events HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        line.sendall(f"{head}Authorization: Bearer {anna.token}\r\n\r\n".encode())
        deadline = time.monotonic() + 30
        while not len(streams):
            assert time.monotonic() < deadline
            time.sleep(0.01)
        while len(streams):
            assert time.monotonic() < deadline, "nobody hangs up"
            anna.post(f"/tables/{table}/phrases", {"seat": 0, "phrase": "hello"})
    assert not service.app.state.house.places[table].listeners
    assert anna.table(table)["status"] == "playing"


def test_whoever_asks_too_often_hears_when_to_come_again(tmp_path: Path) -> None:
    service = serve(tmp_path, rate=0.02, burst=5)
    try:
        anna, ben = service.guest("Anna"), service.guest("Ben")
        answers = [anna.http.get(f"{API}/me") for _ in range(8)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 3
        assert 30 <= int(answers[-1].headers["retry-after"]) <= 50
        assert answers[-1].headers["retry-after"] in answers[-1].json()["detail"]
        assert ben.get("/me")["name"] == "Ben"  # nobody else notices
        guesses = [service.stranger().get(f"{API}/me", headers={"Authorization": f"Bearer {i}"}) for i in range(8)]
        assert [answer.status_code for answer in guesses] == [401] * 5 + [429] * 3
    finally:
        service.stop()


def test_whoever_guesses_too_often_does_not_cost_the_database_anything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    service = serve(tmp_path, rate=0.02, burst=5)
    look_up = Mock(wraps=store.person_with_key)
    monkeypatch.setattr(store, "person_with_key", look_up)
    client = service.stranger()
    try:
        told = [client.get(f"{API}/me", headers={"Authorization": f"Bearer {n}"}).status_code for n in range(12)]
    finally:
        service.stop()
    assert told == [401] * 5 + [429] * 7 and look_up.call_count == 5


def test_what_cannot_be_read_counts_as_well(tmp_path: Path) -> None:
    service = serve(tmp_path, rate=0.02, burst=5)
    try:
        head = {"Content-Type": "application/json"}
        answers = [service.stranger().post(f"{API}/login", content="{", headers=head) for _ in range(8)]
        assert [answer.status_code for answer in answers] == [400] * 5 + [429] * 3
    finally:
        service.stop()


def test_coming_in_and_guessing_passwords_is_slow(tmp_path: Path) -> None:
    service = serve(tmp_path)
    try:
        service.app.state.doors = Buckets(0.01, 4)
        service.guest().post("/me/account", {"login": "anna", "password": "a long password"})
        stranger = service.stranger()
        guess = {"login": "Anna", "password": "another password"}
        answers = [stranger.post(f"{API}/login", json=guess) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [401, 401, 429, 429]
        assert int(answers[-1].headers["retry-after"]) > 50
        assert stranger.post(f"{API}/people", json={"name": "Ben"}).status_code == 429
    finally:
        service.stop()


def test_nobody_holds_too_many_streams(tmp_path: Path) -> None:
    service = serve(tmp_path, streams=2)
    try:
        anna, ben = service.guest("Anna"), service.guest("Ben")
        table = anna.open("arboretum", "me", "me")["table"]
        events = f"{API}/tables/{table}/events"
        with anna.http.stream("GET", events) as one, anna.http.stream("GET", events) as two:
            assert one.status_code == two.status_code == 200
            third = anna.http.get(events)
            assert third.status_code == 429 and third.headers["retry-after"]
            with ben.http.stream("GET", events) as other:
                assert other.status_code == 200
        deadline = time.monotonic() + 10
        while len(service.app.state.streams):  # they are given back
            assert time.monotonic() < deadline
            time.sleep(0.01)
        with anna.http.stream("GET", events) as again:
            assert again.status_code == 200
    finally:
        service.stop()


def test_options_are_short_and_decks_are_not_in_lists(lasting: Service) -> None:
    anna = lasting.guest()
    deck = {"cards": {str(number): "A.. .F." for number in range(1, 61)}}
    seats = [{"kind": "me"}, {"kind": "anyone"}]
    wide = {"cards": {**deck["cards"], "1": "A.." + " " * 9000 + ".F."}}
    asked = {"rule_set": "hanging-gardens", "seats": seats, "listed": True}
    refused = anna.post("/tables", {**asked, "options": {"deck": wide}}, expect=422)
    assert "8000 letters" in refused["detail"]
    table = anna.post("/tables", {**asked, "options": {"deck": deck, "claim": "size"}})["table"]
    assert anna.table(table)["options"]["deck"] == deck
    listed = next(each for each in anna.get("/tables") if each["id"] == table)
    assert listed["options"] == {"claim": "size"}
    whole = json.dumps({**asked, "options": {"deck": {"cards": {**deck["cards"], "1": "here"}}}})
    for depth in range(900, 1000):  # where Python's own limits are near
        body = whole.replace('"here"', "[" * depth + "]" * depth)
        answer = anna.http.post(f"{API}/tables", content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code in (400, 422), depth


def test_whatever_goes_wrong_is_answered_like_everything_else(
    lasting: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    def bug(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("hortus.server.routes.tables.all_rule_sets", bug)
    answer = lasting.guest().http.get(f"{API}/rule-sets")
    assert answer.status_code == 500 and "Look again" in answer.json()["detail"]
    assert answer.headers["x-content-type-options"] == "nosniff" and "content-security-policy" in answer.headers


def test_buckets_fill_again_and_are_not_kept_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("hortus.server.limits.time.monotonic", lambda: now[0])
    buckets = Buckets(2.0, 3)
    for _ in range(3):
        buckets.take("anna")
    with pytest.raises(Problem) as told:
        buckets.take("anna")
    assert told.value.status_code == 429 and told.value.headers == {"Retry-After": "1"}
    now[0] = 0.5
    buckets.take("anna")
    for number in range(20_000):
        buckets.take(str(number))
    assert len(buckets.buckets) == 10_000


def test_a_network_of_many_addresses_counts_as_one() -> None:
    def of(host: str) -> str:
        return where(Request({"type": "http", "client": (host, 50_000)}))

    assert of("2001:db8::1") == of("2001:db8::ffff:1") != of("2001:db8:0:1::1")
    assert of("192.0.2.1") != of("192.0.2.2")


def everything(service: Service) -> dict[str, list[Any]]:
    """The whole database, by table."""
    from hortus.server.schema import metadata

    with service.app.state.house.engine.connect() as connection:
        return {table.name: sorted(map(repr, connection.execute(table.select()))) for table in metadata.sorted_tables}


def test_a_wrong_invitation_or_token_changes_nothing_and_the_right_one_works_afterwards(service: Service) -> None:
    anna, ben = service.guest("Anna"), service.guest("Ben")
    opened = anna.open("arboretum", "me", "link")
    table, key = opened["table"], opened["invitations"]["1"]
    other = anna.open("arboretum", "me", "link")
    before = everything(service)
    seats = f"/tables/{table}/seats"
    ben.post(seats, {"invitation": "x" * 43}, expect=404)
    ben.post(seats, {"invitation": other["invitations"]["1"]}, expect=404)
    ben.post(seats, {"invitation": key[:-1]}, expect=404)
    ben.post(seats, {"seat": 1}, expect=403)
    ben.post(seats, {"seat": 0}, expect=409)
    ben.post(seats, expect=409)
    ben.post(f"/tables/{'x' * 22}/seats", {"invitation": key}, expect=404)
    for headers in ({"Authorization": "Bearer wrong"}, {"Authorization": f"Basic {ben.token}"}, {"Cookie": "hortus=x"}):
        for path in (seats, f"/tables/{table}/leave", "/tables"):
            answer = httpx2.post(f"{service.url}{API}{path}", json={"invitation": key}, headers=headers, verify=False)
            assert answer.status_code in (401, 403)
    for somebody in (service.stranger(), ben.http):  # the same on the page of an invitation
        form = {"key": "x" * 43, "name": "Mallory"}
        assert somebody.post(f"/join/{table}", data=form).status_code == 404
    assert everything(service) == before
    ben.post(seats, {"invitation": key})
    assert Guest(service.url, ben.token, {"id": ben.id, "name": "Ben"}).table(table)["eyes"] == 1
