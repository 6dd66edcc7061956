"""How much somebody may keep: a bound for everything, a sentence when it is reached, and what can be done then."""

from __future__ import annotations

from pathlib import Path

import pytest

from hortus.server import store
from hortus.server.limits import Buckets
from tests.server.conftest import API, Service
from tests.server.test_limits import serve
from tests.server.test_tables import play_on, seat_all


def test_nobody_puts_up_tables_or_takes_keys_without_end(tmp_path: Path) -> None:
    service = serve(tmp_path, tables=3, rate=1000, burst=1000)
    try:
        anna = service.guest()
        tables = [anna.open("arboretum", "me", "anyone")["table"] for _ in range(3)]
        wanted = {"rule_set": "arboretum", "seats": [{"kind": "me"}, {"kind": "anyone"}]}
        assert "3 tables" in anna.post("/tables", wanted, expect=409)["detail"]
        anna.post(f"/tables/{tables[0]}/leave", expect=200)
        opened = anna.post("/tables", wanted, key="the-last-one")
        assert anna.post("/tables", wanted, key="the-last-one") == opened
        answers = [anna.http.post(f"{API}/me/tokens", json={"label": "bot"}).status_code for _ in range(110)]
        assert answers.count(201) == 99 and set(answers[99:]) == {409}
        anna.get("/me")
        anna.post("/me/account", {"login": "anna", "password": "a long password"})
        browsers = [service.stranger() for _ in range(2)]
        for browser in browsers:  # nobody is locked out, and the oldest session is over
            login = browser.post(f"{API}/login", json={"login": "anna", "password": "a long password"})
            assert login.status_code == 200
        assert [browser.get(f"{API}/me").status_code for browser in browsers] == [401, 200]
        with service.app.state.house.engine.connect() as connection:
            assert store.count_keys(connection, anna.id) == 100
    finally:
        service.stop()


def test_nobody_keeps_games_and_records_without_end(tmp_path: Path) -> None:
    service = serve(tmp_path, records=2, games=4, rate=1000, burst=1000)
    try:
        anna, ben = service.guest(), service.guest()
        alone = {"rule_set": "faraway-solo", "seats": [{"kind": "me"}]}
        first = anna.post("/tables", alone)["table"]
        play_on([anna], first, 2000)
        record = anna.get(f"/tables/{first}/record")
        put_up = [anna.post("/records", record)["table"] for _ in range(2)]
        assert "2 records" in (told := anna.post("/records", record, expect=409)["detail"]) and "DELETE" in told
        anna.post(f"/tables/{anna.post('/tables', alone)['table']}/resign")
        assert "4 tables" in anna.post("/tables", alone, expect=409)["detail"]
        assert "no room" in anna.post(f"/tables/{first}/rematch", {}, expect=409)["detail"]
        assert {table["id"] for table in anna.get("/me/tables")} >= {*put_up, first}
        ben.ask("DELETE", f"/tables/{first}", 403)
        for table in (put_up[0], first):
            anna.ask("DELETE", f"/tables/{table}", 204)
            anna.ask("DELETE", f"/tables/{table}", 404)
        anna.post("/records", record)
        last = anna.post("/tables", {"rule_set": "arboretum", "seats": [{"kind": "me"}, {"kind": "anyone"}]})["table"]
        anna.ask("DELETE", f"/tables/{last}", 409)  # it is not over
        ben.post(f"/tables/{last}/seats")
        ben.post(f"/tables/{last}/resign")
        assert "theirs as well" in anna.ask("DELETE", f"/tables/{last}", 403)["detail"]
        ben.table(last)
    finally:
        service.stop()


def test_nobody_mutes_people_without_end(lasting: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hortus.server.manners.APART", 1)
    guests = [lasting.guest() for _ in range(3)]
    table = seat_all(guests, "arboretum")
    for operation in ("mute", "mute", "block"):
        guests[0].post(f"/tables/{table}/{operation}", {"seat": 1}, expect=204)
    assert "hear everybody" in guests[0].post(f"/tables/{table}/mute", {"seat": 2}, expect=409)["detail"]
    guests[0].ask("DELETE", "/me/blocks", 204)
    guests[0].post(f"/tables/{table}/mute", {"seat": 2}, expect=204)


def test_not_too_many_tables_come_from_one_machine_whoever_puts_them_up(tmp_path: Path) -> None:
    service = serve(tmp_path)
    try:
        service.app.state.makers = Buckets(0.01, 3)
        anna, ben = service.guest(), service.guest()
        for guest in (anna, ben, ben):
            table = guest.open("faraway-solo", "me")["table"]
        alone = {"rule_set": "faraway-solo", "seats": [{"kind": "me"}]}
        assert "too often" in anna.post("/tables", alone, expect=429)["detail"]
        ben.post(f"/tables/{table}/rematch", expect=429)
        anna.post("/records", {"hortus": 1}, expect=429)
    finally:
        service.stop()


def test_not_too_many_guests_come_from_one_machine_in_a_day(tmp_path: Path) -> None:
    service = serve(tmp_path, doors=2)
    try:
        service.app.state.doors = Buckets(1000, 1000)
        answers = [service.stranger().post(f"{API}/people", json={"name": "Anna"}) for _ in range(41)]
        assert [answer.status_code for answer in answers] == [201] * 40 + [429]
        assert int(answers[-1].headers["retry-after"]) > 1000
        assert service.stranger().post("/play", data={"rule_set": "faraway-solo"}).status_code in (303, 429)
    finally:
        service.stop()


def test_nothing_is_said_or_taken_back_without_end(lasting: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hortus.server.live.ENOUGH", 5)
    anna = lasting.guest()
    table = anna.open("arboretum", "me", "me")["table"]
    said = {"seat": 0, "phrase": "hello"}
    for _ in range(4):
        anna.post(f"/tables/{table}/phrases", said)
    assert "Enough" in anna.post(f"/tables/{table}/phrases", said, expect=409)["detail"]
    anna.play(table, 0, lambda legal: legal[0])
    anna.post(f"/tables/{table}/abandon", {"seat": 0})
    anna.post(f"/tables/{table}/abandon", {"seat": 0}, expect=409)


def test_nobody_comes_and_goes_or_complains_without_end(lasting: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hortus.server.live.ENOUGH", 5)
    monkeypatch.setattr("hortus.server.manners.REPORTS", 2)
    anna, ben = lasting.guest(), lasting.guest()
    table = anna.open("arboretum", "me", "anyone", "anyone")["table"]
    for _ in range(2):
        ben.post(f"/tables/{table}/seats")
        ben.post(f"/tables/{table}/leave", expect=200)
    assert "Enough" in ben.post(f"/tables/{table}/seats", expect=409)["detail"]
    complaint = {"number": 1, "words": "hm"}
    for _ in range(2):
        anna.post(f"/tables/{table}/reports", complaint, expect=204)
    assert "2 reports" in anna.post(f"/tables/{table}/reports", complaint, expect=409)["detail"]
