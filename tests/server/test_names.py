"""Names that could deceive are cleaned, and no answer repeats without bound what it was sent."""

from __future__ import annotations

import unicodedata

import pytest

from hortus.server.people import clean
from tests.server.conftest import API, Service

DECEIVING = {
    "<b>Anna</b>": "bAnna/b",
    "<script>alert(1)</script>": "scriptalert(1)/script",
    "An\u202ena\u2066": "Anna",
    "An\x00n\x1b[31ma\x7f": "Ann[31ma",
    "A\u200bn\u200dn\ufeffa": "Anna",
    "Anna\r\n\tBen": "Anna Ben",
    "\u3000Anna\u00a0 \u2003B ": "Anna B",
    "Anna\u3164\u2800": "Anna",
    "An" + "\u0335" * 30 + "na": "An\u0335\u0335na",
    "A\ud800nna": "Anna",
    "\U000e0041Anna": "Anna",
    "Zoë": "Zoë",
    "Zoe\u0308": "Zoë",
    "李娜": "李娜",
    "نور": "نور",
    "Anna & Ben": "Anna & Ben",
    "🌳": "🌳",
}


@pytest.mark.parametrize("name", DECEIVING, ids=ascii)
def test_what_could_deceive_is_taken_out_of_a_name(name: str) -> None:
    assert clean(name) == DECEIVING[name]
    assert clean(clean(name)) == clean(name)


@pytest.mark.parametrize("name", ["", " ", "\u200b\u200b", "\u3164", "<>", "\u0301", "\x00"], ids=ascii)
def test_whoever_has_a_name_that_nobody_sees_is_somebody(name: str) -> None:
    assert clean(name) == "somebody"


def test_a_name_stays_short_however_it_grows() -> None:
    assert len(clean("\ufb2c" * 40)) <= 40  # three characters, once it is taken apart
    assert len(clean("x" * 100_000)) == 40


def test_names_are_cleaned_wherever_they_are_sent(service: Service) -> None:
    anna = service.guest("An\u202ena <b>")
    assert anna.get("/me")["name"] == "Anna b"
    assert anna.ask("PATCH", "/me", 200, json={"name": "B\u0000en"})["name"] == "Ben"
    assert anna.post("/me/tokens", {"label": "bo\u2066t"})["label"] == "bot"
    table = anna.open("arboretum", {"kind": "me"}, {"kind": "me", "name": "Cl\u202eeo"})["table"]
    assert [seat["name"] for seat in anna.table(table)["seats"]] == ["Ben", "Cleo"]
    anna.post(f"/tables/{table}/reports", {"number": 1, "words": "rude\u0000\u202e"}, expect=204)
    assert anna.get("/me/export")["reports"][0]["words"] == "rude"
    told = service.stranger().get(f"{API}/tables", params={"status": "playing"}).text
    assert not [sign for sign in told if unicodedata.category(sign) in ("Cc", "Cf", "Cs")]


LONG = "\u202e<x>" * 9000


def test_no_answer_repeats_what_was_sent_without_bound(service: Service) -> None:
    anna = service.guest()
    table = anna.open("arboretum", "me", "me")["table"]
    seats = [{"kind": "me"}, {"kind": "me"}]
    answers = [
        anna.http.get(f"{API}/scores/{'x' * 9000}"),
        anna.http.get(f"{API}/{'x' * 9000}"),
        anna.http.get(f"{API}/tables/{'x' * 9000}"),
        anna.http.get(f"{API}/tables", params={"status": "x" * 9000}),
        anna.http.get(f"{API}/tables/{table}/legal", params={"steps": "9" * 9000}),
        anna.http.get(f"{API}/tables/{table}/events", headers={"Last-Event-ID": "x" * 9000}),
        anna.http.post(f"{API}/tables", json={"rule_set": LONG[:40], "seats": seats}),
        anna.http.post(f"{API}/tables", json={"rule_set": "arboretum", "seats": [{"kind": LONG}]}),
        anna.http.post(f"{API}/tables", json={"rule_set": "arboretum", "seats": seats, "options": {LONG: LONG}}),
        anna.http.post(f"{API}/tables", json={"rule_set": "arboretum", "seats": seats, LONG: LONG}),
        anna.http.post(f"{API}/tables/{table}/moves", json={"steps": ["\u202e" * 60]}),
        anna.http.post(f"{API}/tables/{table}/phrases", json={"phrase": LONG}),
        anna.http.post(f"{API}/records", json={"hortus": LONG}),
        anna.http.post(f"{API}/records", json={"hortus": 1, LONG: 1}),
        anna.http.post(f"{API}/records", json={"hortus": 1, "rule_set": LONG, "version": 1}),
        anna.http.post(f"{API}/login", json={"login": LONG, "password": LONG}),
        anna.http.request("PROPFIND", f"{API}/me"),
    ]
    for answer in answers:
        assert 400 <= answer.status_code < 500, answer.text
        assert answer.headers["content-type"] == "application/problem+json"
        assert len(answer.content) < 1500 and "\u202e" not in answer.text, answer.request.url
