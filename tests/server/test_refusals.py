"""Which problem it is: 404 where nothing is, 409 for what could be at another time, 422 for what can never be."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.conftest import Guest, Service
from tests.server.test_tables import play_on, seat_all

NEVER: list[tuple[str, dict[str, Any], str]] = [
    ("seats", {"seat": 7}, "no seat 7"),
    ("votes", {"against": 7}, "no seat 7"),
    ("votes", {"seat": 0, "against": 0}, "about somebody else"),
    ("phrases", {"phrase": "rude words"}, "no such phrase"),
    ("mute", {"seat": 7}, "no seat 7"),
    ("block", {"seat": 0}, "your own"),
    ("reports", {"number": 999, "words": "hm"}, "Nothing of that number"),
    ("reports", {"number": 0, "words": "hm"}, "greater than or equal to 1"),
]


@pytest.fixture(scope="module")
def table(lasting: Service) -> tuple[str, list[Guest]]:
    """A table in play for three, at which a computer has the last seat."""
    guests = [lasting.guest("Anna"), lasting.guest("Ben")]
    name = guests[0].open("arboretum", "me", "anyone", "easy")["table"]
    guests[1].post(f"/tables/{name}/seats")
    return name, guests


@pytest.mark.parametrize(("operation", "body", "told"), NEVER)
def test_what_can_never_be_is_422(
    table: tuple[str, list[Guest]], lasting: Service, operation: str, body: dict[str, Any], told: str
) -> None:
    name, (anna, _) = table
    if operation == "seats":
        name = anna.open("arboretum", "me", "anyone")["table"]
        anna = lasting.guest("Cleo")
    assert told in anna.post(f"/tables/{name}/{operation}", body, expect=422)["detail"]


def test_steps_after_the_last_one_are_422(table: tuple[str, list[Guest]]) -> None:
    name, (anna, _) = table
    steps: list[int] = []
    while found := anna.get(f"/tables/{name}/legal", steps=steps):
        steps.append(found[0]["id"])
    assert "whole without" in anna.get(f"/tables/{name}/legal", expect=422, steps=[*steps, 0])["detail"]


def test_what_could_be_at_another_time_is_409(table: tuple[str, list[Guest]]) -> None:
    name, (anna, ben) = table
    assert "computer" in anna.post(f"/tables/{name}/votes", {"against": 2}, expect=409)["detail"]
    assert "Nobody sits there" in anna.post(f"/tables/{name}/mute", {"seat": 2}, expect=409)["detail"]
    assert "not your turn" in ben.post(f"/tables/{name}/moves", {"steps": [0]}, expect=409)["detail"]
    later = {"steps": [0], "number": anna.table(name)["number"] + 50}  # of a table that a backup has taken back
    assert "not as you saw it" in anna.post(f"/tables/{name}/moves", later, expect=409)["detail"]
    anna.get(f"/tables/{name}/legal", expect=409, number=later["number"])


def test_what_is_not_there_can_not_be_looked_at(table: tuple[str, list[Guest]]) -> None:
    name, (anna, _) = table
    assert "no seat 7" in anna.get(f"/tables/{name}", expect=404, seat=7)["detail"]
    assert "Nothing of that number" in anna.get(f"/tables/{name}/replay/900", expect=404)["detail"]


def test_a_table_without_a_seat_of_ones_own_and_an_unfinished_record_are_422(lasting: Service) -> None:
    anna = lasting.guest()
    seats = [{"kind": "anyone"}, {"kind": "computer"}]
    assert "yours" in anna.post("/tables", {"rule_set": "arboretum", "seats": seats}, expect=422)["detail"]
    name = seat_all([anna], "arboretum-solo")
    play_on([anna], name, 2000)
    record = anna.get(f"/tables/{name}/record")
    half = {**record, "decisions": record["decisions"][:2]}
    for claim in ("points", "winners", "final", "result"):
        half.pop(claim, None)
    anna.post("/records", half, expect=422)
