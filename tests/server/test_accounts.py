"""Accounts: passwords, all of one's data, and being forgotten without a trace."""

from __future__ import annotations

import json
import random
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from sqlalchemy import Connection

from hortus.core.match import Match
from hortus.core.record import Record
from hortus.server import store, traces
from hortus.server.beginnings import rematch_of
from tests.server.conftest import API, Guest, Service
from tests.server.test_secrets import bytes_of, database_of

PASSWORD = "a long password"


def seat_all(guests: list[Guest], rule_set: str = "arboretum") -> str:
    table = guests[0].open(rule_set, "me", *["anyone"] * (len(guests) - 1))["table"]
    for guest in guests[1:]:
        guest.post(f"/tables/{table}/seats")
    return str(table)


def test_passwords_are_kept_as_argon2id(service: Service) -> None:
    service.guest().post("/me/account", {"login": "Anna", "password": PASSWORD})
    with sqlite3.connect(database_of(service)) as connection:
        ((login, kept),) = connection.execute("select login, password from people")
    assert login == "anna" and kept.startswith("$argon2id$v=19$m=65536,")
    assert PASSWORD.encode() not in bytes_of(service)


def test_an_account_is_the_same_person_on_another_device(service: Service) -> None:
    anna = service.guest("Anna")
    anna.post("/me/account", {"login": "anna", "password": PASSWORD})
    other = service.stranger()
    assert other.post(f"{API}/login", json={"login": "ANNA", "password": PASSWORD}).json()["id"] == anna.id
    assert other.get(f"{API}/me").json()["login"] == "anna"
    anna.post("/me/account", {"login": "anna2", "password": PASSWORD}, expect=409)
    service.guest().post("/me/account", {"login": "anna", "password": PASSWORD}, expect=409)


def test_a_wrong_password_and_a_login_that_nobody_has_sound_and_take_alike(service: Service) -> None:
    service.guest().post("/me/account", {"login": "anna", "password": PASSWORD})
    stranger, told, took = service.stranger(), [], []
    for login in ("anna", "nobody"):
        times = []
        for _ in range(5):
            start = time.perf_counter()
            answer = stranger.post(f"{API}/login", json={"login": login, "password": "another password"})
            times.append(time.perf_counter() - start)
            assert answer.status_code == 401 and "set-cookie" not in answer.headers
        told.append(answer.text)
        took.append(min(times))
    assert told[0] == told[1]
    assert 0.3 < took[0] / took[1] < 3


def test_logging_out_ends_that_session_at_once_and_no_other(service: Service) -> None:
    anna = service.guest("Anna")
    anna.post("/me/account", {"login": "anna", "password": PASSWORD})
    browsers = [service.stranger(), service.stranger()]
    for browser in browsers:
        browser.post(f"{API}/login", json={"login": "anna", "password": PASSWORD})
        browser.headers["Origin"] = service.url
    key = browsers[0].cookies["hortus"]
    assert browsers[0].get(f"{API}/me").status_code == 200
    gone = browsers[0].post(f"{API}/logout")
    assert gone.status_code == 204 and 'hortus=""' in gone.headers["set-cookie"]
    assert service.stranger().get(f"{API}/me", headers={"Cookie": f"hortus={key}"}).status_code == 401
    assert browsers[1].get(f"{API}/me").status_code == 200
    assert anna.get("/me")["name"] == "Anna"


def test_tokens_are_removed_at_once_and_sessions_stay(service: Service) -> None:
    browser = service.stranger()
    browser.post(f"{API}/people", json={"name": "Anna"})
    browser.headers["Origin"] = service.url
    tokens = [browser.post(f"{API}/me/tokens", json={"label": f"bot {i}"}).json()["token"] for i in range(3)]
    bots = [Guest(service.url, token, {"id": "", "name": ""}) for token in tokens]
    assert [bot.get("/me")["name"] for bot in bots] == ["Anna"] * 3
    assert browser.delete(f"{API}/me/tokens").status_code == 204
    for bot in bots:
        bot.get("/me", expect=401)
    assert browser.get(f"{API}/me").status_code == 200


def test_an_account_gives_a_browser_another_key_and_ends_all_others_if_wished(service: Service) -> None:
    browser, planted, elsewhere = (service.stranger() for _ in range(3))
    for each in (browser, planted, elsewhere):
        each.headers["Origin"] = service.url
    browser.post(f"{API}/people", json={"name": "Anna"})
    planted.cookies["hortus"] = browser.cookies["hortus"]  # somebody knows the key of the guest
    assert planted.get(f"{API}/me").json()["name"] == "Anna"
    given = {"login": "anna.key", "password": PASSWORD}
    assert browser.post(f"{API}/me/account", json=given).status_code == 201
    assert browser.get(f"{API}/me").json()["login"] == "anna.key"
    assert planted.get(f"{API}/me").status_code == 401
    token = browser.post(f"{API}/me/tokens", json={"label": "bot"}).json()["token"]
    assert elsewhere.post(f"{API}/login", json=given).status_code == 200
    assert browser.delete(f"{API}/me/sessions").status_code == 204
    assert browser.get(f"{API}/me").status_code == 200
    assert elsewhere.get(f"{API}/me").status_code == 401
    Guest(service.url, token, {"id": "", "name": ""}).get("/me", expect=401)


def test_whoever_wants_to_be_forgotten_is_looked_for_before_all_others_wait(service: Service) -> None:
    anna, ben = service.guest("Anna"), service.guest("Ben")
    before = seat_all([ben, anna])
    time.sleep(0.01)
    since = store.now()
    after = seat_all([ben, anna])
    with service.app.state.house.engine.connect() as connection:
        assert set(traces.touched(connection, anna.id)) == {before, after}
        assert traces.touched(connection, anna.id, since) == [after]


def test_a_cookie_is_no_token_and_a_token_no_cookie(service: Service) -> None:
    anna = service.guest()
    browser = service.stranger()
    browser.post(f"{API}/people", json={"name": "Ben"})
    key = browser.cookies["hortus"]
    assert service.stranger().get(f"{API}/me", headers={"Authorization": f"Bearer {key}"}).status_code == 401
    assert service.stranger().get(f"{API}/me", headers={"Cookie": f"hortus={anna.token}"}).status_code == 401


def test_a_key_that_was_looked_up_before_it_was_removed_is_not_remembered_after(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = service.guest()
    people = service.app.state.people
    found = store.person_with_key

    def slowly(*arguments: Any) -> Any:
        person = found(*arguments)
        people.forget(anna.id)  # somebody removes the key just now
        return person

    monkeypatch.setattr(store, "person_with_key", slowly)
    anna.get("/me")
    assert not people.known


def test_the_export_holds_everything_and_nothing_of_others(service: Service) -> None:
    anna, ben, cleo = (service.guest(name) for name in ("Anna", "Ben", "Cleo"))
    anna.post("/me/account", {"login": "anna", "password": PASSWORD})
    opened = anna.open("arboretum", "me", "anyone", "anyone")["table"]
    ben.post(f"/tables/{opened}/seats")
    ben.post(f"/tables/{opened}/leave", expect=200)
    cleo.post(f"/tables/{opened}/seats")
    ben.post(f"/tables/{opened}/seats")
    anna.play(opened, 0, lambda legal: legal[0])
    cleo.post(f"/tables/{opened}/phrases", {"phrase": "hello"})
    cleo.post(f"/tables/{opened}/reports", {"number": 1, "words": "hm"}, expect=204)
    cleo.post(f"/tables/{opened}/block", {"seat": 0}, expect=204)
    cleo.post(f"/tables/{opened}/resign")
    mine = cleo.get("/me/export")
    assert mine["person"]["name"] == "Cleo" and len(mine["keys"]) == 1
    assert [event["kind"] for event in mine["events"]] == ["sat", "said", "resigned"]
    assert mine["reports"][0]["words"] == "hm" and mine["blocked"] == [anna.id]
    assert ben.id not in json.dumps(mine) and cleo.token not in json.dumps(mine)
    hers = anna.get("/me/export")
    assert "moved" in [event["kind"] for event in hers["events"]] and hers["person"]["login"] == "anna"
    assert "argon2" not in json.dumps(hers)


def test_the_export_holds_the_tables_that_one_only_put_up(service: Service) -> None:
    anna, ben = service.guest("Anna"), service.guest("Ben")
    deck = {"cards": {str(number): "A.. .F." for number in range(1, 61)}}
    match = Match.new("hanging-gardens", 2, deck=deck)
    rng = random.Random(1)
    while not match.over:
        match.play(rng.choice(match.legal()))
    record = json.loads(Record.of(match, ["Grandmother", "Grandfather"]).to_json())
    uploaded = ben.post("/records", record)["table"]
    table = seat_all([anna, ben])
    (mine,) = ben.get("/me/export")["tables"]
    assert mine["id"] == uploaded and mine["rule_set"] == "hanging-gardens" and mine["options"] == {"deck": deck}
    assert mine["names"] == ["Grandmother", "Grandfather"] and mine["secret"] == record["secret"]
    moves = [event["kind"] for event in ben.get("/me/export")["events"] if event["table"] == uploaded]
    assert moves[0] == "created" and set(moves[1:]) == {"moved"}
    (hers,) = anna.get("/me/export")["tables"]
    assert (hers["id"], hers["status"], hers["secret"], hers["names"]) == (table, "playing", None, [])
    assert uploaded not in json.dumps(anna.get("/me/export"))


def test_exports_are_made_one_after_the_other(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each looks through all events: many at once would take all threads that others need to look at anything."""
    under_way: list[int] = []
    most = 0
    everything_about = traces.everything_about

    def slowly(connection: Connection, person: str) -> dict[str, Any]:
        nonlocal most
        under_way.append(1)
        most = max(most, len(under_way))
        time.sleep(0.1)
        under_way.pop()
        return everything_about(connection, person)

    monkeypatch.setattr(traces, "everything_about", slowly)
    guests = [service.guest() for _ in range(4)]
    with ThreadPoolExecutor() as pool:
        found = list(pool.map(lambda guest: guest.get("/me/export"), guests))
    assert [one["person"]["id"] for one in found] == [guest.id for guest in guests] and most == 1


def test_when_somebody_was_last_here_is_known_to_the_day(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, day = service.guest("Anna"), 24 * 3600 * 10**9
    came = anna.get("/me/export")["person"]["seen"]
    begun = time.time_ns()
    for hours, days in ((20, 0), (25, 25 / 24), (40, 25 / 24)):
        monkeypatch.setattr("hortus.server.store.time.time_ns", lambda later=hours / 24: int(begun + later * day))
        service.app.state.people.known.clear()  # as after a minute
        seen = anna.get("/me/export")["person"]["seen"]
        assert abs(seen - came - days * day / 10**6) < 60_000


def test_nothing_is_left_of_somebody_who_wants_to_be_forgotten(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hortus.server.live.PATIENCE", 0)
    anna, ben, cleo = (service.guest(name) for name in ("Annabella", "Ben", "Cleo"))
    anna.post("/me/account", {"login": "bella77", "password": PASSWORD})
    anna.ask("PATCH", "/me", 200, json={"name": "Bellissima"})
    two = seat_all([ben, anna])
    three = seat_all([ben, cleo, anna])
    voted_out = seat_all([anna, ben, cleo])
    alone = anna.open("arboretum", {"kind": "me"}, {"kind": "me", "name": "Little Sister"})["table"]
    left = ben.open("arboretum", "me", "anyone", "anyone")["table"]
    anna.post(f"/tables/{left}/seats")
    anna.post(f"/tables/{left}/leave", expect=200)
    anna.post(f"/tables/{two}/reports", {"number": 1, "words": "Belladonna"}, expect=204)
    anna.post(f"/tables/{two}/block", {"seat": 0}, expect=204)
    anna.post(f"/tables/{three}/resign")
    for guest in (ben, cleo):
        guest.post(f"/tables/{voted_out}/votes", {"against": 0})
    anna.post(f"/tables/{two}/resign")
    traces_left = [anna.id, "Annabella", "Bellissima", "bella77", "Little Sister", "Belladonna", "argon2", alone]
    before = bytes_of(service)
    assert all(trace.encode() in before for trace in traces_left)
    with ben.http.stream("GET", f"{API}/tables/{two}/events") as stream:
        lines = stream.iter_lines()
        next(line for line in lines if line.startswith("data:"))
        anna.ask("DELETE", "/me", 204)
        ben.post(f"/tables/{two}/phrases", {"phrase": "bye"})  # those who listen still hear
        assert "somebody" in next(line for line in lines if line.startswith("data:"))
    after = bytes_of(service)
    assert not [trace for trace in traces_left if trace.encode() in after]
    anna.get("/me", expect=401)
    assert service.stranger().post(f"{API}/login", json={"login": "bella77", "password": PASSWORD}).status_code == 401
    for table in (two, three, voted_out):
        assert "somebody" in [seat["name"] for seat in ben.table(table)["seats"]]
    assert ben.table(two)["winners"] == [0]
    ben.table(alone, expect=404)


def test_games_go_on_after_a_restart_when_somebody_was_forgotten(service: Service) -> None:
    anna, ben, cleo = (service.guest(name) for name in ("Anna", "Ben", "Cleo"))
    table = seat_all([anna, ben, cleo])
    before = anna.table(table)
    ben.ask("DELETE", "/me", 204)
    service.app.state.house.places.clear()
    after = anna.table(table)
    assert after["view"] == before["view"]
    assert [seat["name"] for seat in after["seats"]] == ["Anna", "somebody", "Cleo"]
    assert after["seats"][1]["kind"] == "program" and after["status"] == "playing"  # nobody waits for Ben


def test_whoever_is_forgotten_is_gone_from_tables_that_wait_for_players(service: Service) -> None:
    anna, ben, cleo = (service.guest(name) for name in ("Anna", "Ben", "Cleo"))
    joined = anna.open("arboretum", "me", "anyone", "anyone")["table"]
    ben.post(f"/tables/{joined}/seats")
    hosted = ben.open("arboretum", "me", "anyone", "anyone")["table"]
    anna.post(f"/tables/{hosted}/seats")
    ben.ask("DELETE", "/me", 204)
    for clear in (False, True):  # as it is in memory, and as it is kept
        if clear:
            service.app.state.house.places.clear()
        assert [(seat["kind"], seat["name"]) for seat in anna.table(joined)["seats"]] == [
            ("person", "Anna"),
            ("free", ""),
            ("free", ""),
        ]
        assert anna.table(hosted)["status"] == "abandoned"
    cleo.post(f"/tables/{joined}/seats")
    assert anna.table(joined)["status"] == "open"


def test_whoever_is_forgotten_stands_in_nobodys_way(service: Service) -> None:
    anna, ben, cleo, dan = (service.guest(name) for name in ("Anna", "Ben", "Cleo", "Dan"))
    table = seat_all([anna, ben, cleo])
    for guest in (anna, ben):
        guest.post(f"/tables/{table}/abandon")
    cleo.ask("DELETE", "/me", 204)
    assert anna.table(table)["status"] == "abandoned"
    over = seat_all([anna, ben])
    ben.post(f"/tables/{over}/resign")
    ben.ask("DELETE", "/me", 204)
    anna.post(f"/tables/{over}/rematch")
    following = anna.table(over)["next_table"]
    assert [seat["kind"] for seat in anna.table(following)["seats"]] == ["free", "person"]
    dan.post(f"/tables/{following}/seats")
    assert anna.table(following)["status"] == "playing"


def test_a_rematch_does_not_take_over_the_name_of_somebody_who_left(service: Service) -> None:
    anna, ben, cleo = (service.guest(name) for name in ("Anna", "Ben", "Cleo"))
    table = seat_all([anna, ben, cleo])
    ben.post(f"/tables/{table}/resign")
    live = service.app.state.house.places[table].table
    assert "Ben" in live.names and "Ben" not in rematch_of(live, "next", 0).names
