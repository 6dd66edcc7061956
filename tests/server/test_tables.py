"""Live tables: whole games of every rule set, and everything that can happen at a table besides moves."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest

from hortus.core.record import Record
from hortus.server import streams
from tests.server.conftest import API, Guest, Service

TABLES = [
    ("arboretum", 2),
    ("arboretum-2011", 3),
    ("arboretum-solo", 1),
    ("faraway", 3),
    ("faraway-solo", 1),
    ("hanging-gardens", 2),
]


def seat_all(guests: list[Guest], rule_set: str, **more: Any) -> str:
    """A table at which everybody sits."""
    host, *others = guests
    opened = host.open(rule_set, "me", *["anyone"] * len(others), **more)
    for guest in others:
        guest.post(f"/tables/{opened['table']}/seats")
    return str(opened["table"])


def play_on(guests: list[Guest], table: str, moves: int, seed: int = 1) -> dict[str, Any]:
    """Let everybody play so many moves at random; return the table as the first one sees it."""
    rng = random.Random(seed)
    state = guests[0].table(table)
    for _ in range(moves):
        if state["status"] != "playing":
            break
        seat = rng.choice(state["view"]["actors"])
        guests[seat].play(table, seat, rng.choice)
        state = guests[0].table(table)
    return state


@pytest.mark.parametrize(("rule_set", "players"), TABLES)
def test_people_play_a_whole_game(service: Service, rule_set: str, players: int) -> None:
    guests = [service.guest(f"player {i}") for i in range(players)]
    table = seat_all(guests, rule_set)
    before = guests[0].table(table)
    assert before["status"] == "playing" and before["secret"] is None and before["commitment"]
    guests[0].get(f"/tables/{table}/record", expect=409)
    state = play_on(guests, table, 2000)
    assert state["status"] == "over" and state["winners"] and state["secret"]
    record = Record.model_validate(guests[0].get(f"/tables/{table}/record"))
    match = record.match()
    assert list(match.points) == state["points"] and match.commitment == before["commitment"]
    for guest in guests:
        assert guest.table(table)["view"]["points"] == state["points"]


def test_a_computer_plays_against_a_person(service: Service) -> None:
    anna = service.guest()
    table = anna.open("arboretum", "me", "easy")["table"]
    deadline, rng = time.monotonic() + 120, random.Random(3)
    while (state := anna.table(table))["status"] == "playing":
        assert time.monotonic() < deadline, "the computer does not play on"
        if 0 in state["view"]["actors"]:
            anna.play(table, 0, rng.choice)
        else:
            time.sleep(0.01)
    assert state["status"] == "over" and len(state["points"]) == 2


def test_seats_are_taken_by_link_by_anyone_and_only_once(service: Service) -> None:
    anna, ben, cleo = service.guest("Anna"), service.guest("Ben"), service.guest("Cleo")
    opened = anna.open("arboretum", "me", "link", "anyone")
    table, key = opened["table"], opened["invitations"]["1"]
    assert anna.table(table)["status"] == "open" and anna.table(table)["view"] is None
    ben.post(f"/tables/{table}/seats", {"seat": 1}, expect=403)
    ben.post(f"/tables/{table}/seats", {"invitation": "x" * 43}, expect=404)
    ben.post(f"/tables/{table}/seats", {"invitation": key})
    cleo.post(f"/tables/{table}/seats", {"invitation": key}, expect=404)
    ben.post(f"/tables/{table}/seats", expect=409)
    assert [one["id"] for one in cleo.get("/tables")] == [table]
    cleo.post(f"/tables/{table}/seats")
    state = cleo.table(table)
    assert state["status"] == "playing" and [seat["name"] for seat in state["seats"]] == ["Anna", "Ben", "Cleo"]
    assert [seat["yours"] for seat in state["seats"]] == [False, False, True] and state["eyes"] == 2
    assert cleo.get("/tables") == [] and [one["id"] for one in cleo.get("/tables", status="playing")] == [table]
    service.guest("Dan").post(f"/tables/{table}/seats", expect=409)


def test_leaving_before_the_game_gives_the_seat_back_and_the_host_gives_up_the_table(service: Service) -> None:
    anna, ben = service.guest("Anna"), service.guest("Ben")
    table = anna.open("arboretum", "me", "anyone", "anyone")["table"]
    ben.post(f"/tables/{table}/seats")
    ben.post(f"/tables/{table}/leave", expect=200)
    assert anna.table(table)["seats"][1]["kind"] == "free"
    anna.post(f"/tables/{table}/leave", expect=200)
    assert anna.table(table)["status"] == "abandoned"
    ben.post(f"/tables/{table}/seats", expect=409)


def test_an_invitation_is_good_again_when_the_guest_leaves(service: Service) -> None:
    anna, ben, cleo = service.guest("Anna"), service.guest("Ben"), service.guest("Cleo")
    opened = anna.open("arboretum", "me", "link", "link")
    seats, invitation = f"/tables/{opened['table']}/seats", {"invitation": opened["invitations"]["1"]}
    ben.post(seats, invitation)
    ben.post(f"/tables/{opened['table']}/leave", expect=200)
    cleo.post(seats, expect=409)
    cleo.post(seats, {"seat": 1}, expect=403)
    service.app.state.house.places.clear()
    cleo.post(seats, invitation)
    assert anna.table(opened["table"])["seats"][1]["name"] == "Cleo"
    ben.post(seats, invitation, expect=404)


def test_a_move_is_taken_back_only_before_anything_is_shown(service: Service) -> None:
    guests = [service.guest("Anna"), service.guest("Ben")]
    table = seat_all(guests, "arboretum")
    anna = guests[0]
    anna.post(f"/tables/{table}/undo", expect=409)
    anna.play(table, 0, lambda legal: legal[0])  # a card of the deck
    assert not anna.table(table)["may_undo"]
    anna.post(f"/tables/{table}/undo", expect=409)
    anna.play(table, 0, lambda legal: legal[0])
    before = anna.table(table)
    anna.play(table, 0, lambda legal: legal[0])  # a planted tree: two steps
    assert anna.table(table)["may_undo"]
    guests[1].post(f"/tables/{table}/undo", expect=409)
    anna.post(f"/tables/{table}/undo")
    after = anna.table(table)
    assert after["view"] == before["view"] and after["number"] == before["number"] + 2
    assert guests[1].table(table)["number"] == after["number"]


def test_the_same_key_does_nothing_more_and_is_not_for_another_command(service: Service) -> None:
    guests = [service.guest("Anna"), service.guest("Ben")]
    table = seat_all(guests, "arboretum")
    step = guests[0].get(f"/tables/{table}/legal")[0]["id"]
    first = guests[0].post(f"/tables/{table}/moves", {"steps": [step]}, key="0123456789")
    again = guests[0].post(f"/tables/{table}/moves", {"steps": [step]}, key="0123456789")
    assert first == again and guests[0].table(table)["number"] == first["number"]
    # With another command it is a mistake of the sender, and told so.
    for path, body in (("moves", {"steps": [step, step]}), ("phrases", {"phrase": "hello"})):
        told = guests[0].post(f"/tables/{table}/{path}", body, key="0123456789", expect=422)
        assert "belongs to another command" in told["detail"]
    assert guests[0].table(table)["number"] == first["number"]
    # Another's key is another key.
    guests[1].post(f"/tables/{table}/moves", {"steps": [step]}, key="0123456789", expect=409)


def test_a_token_and_a_report_are_made_once_with_a_key(service: Service) -> None:
    anna = service.guest()
    table = anna.open("arboretum", "me", "anyone")["table"]
    first = anna.post("/me/tokens", {"label": "bot"}, key="the-answer-is-lost")
    assert anna.post("/me/tokens", {"label": "bot"}, key="the-answer-is-lost") == first
    anna.post("/me/tokens", {"label": "other"}, key="the-answer-is-lost", expect=422)
    assert anna.post("/me/tokens", {"label": "bot"}, key="another-key") != first
    assert anna.post("/me/tokens", {"label": "bot"}) != anna.post("/me/tokens", {"label": "bot"})
    for _ in range(3):
        anna.post(f"/tables/{table}/reports", {"number": 1, "words": "hm"}, key="the-answer-is-lost", expect=204)
    anna.post(f"/tables/{table}/reports", {"number": 1, "words": "no"}, key="the-answer-is-lost", expect=422)
    kept = anna.get("/me/export")
    assert len(kept["reports"]) == 1 and [key["label"] for key in kept["keys"]].count("bot") == 4


def test_a_move_for_a_table_that_has_changed_is_refused(service: Service) -> None:
    guests = [service.guest("Anna"), service.guest("Ben")]
    table = seat_all(guests, "arboretum")
    number = guests[0].table(table)["number"]
    step = guests[0].get(f"/tables/{table}/legal")[0]["id"]
    guests[0].post(f"/tables/{table}/moves", {"steps": [step], "number": number})
    told = guests[0].post(f"/tables/{table}/moves", {"steps": [step], "number": number}, expect=409)
    assert "made already" in told["detail"]


def test_simultaneous_choices_never_conflict_and_may_be_changed(service: Service) -> None:
    guests = [service.guest(f"player {i}") for i in range(3)]
    table = seat_all(guests, "faraway")
    number = guests[0].table(table)["number"]
    for seat in (2, 0):
        guests[seat].play(table, seat, lambda legal: legal[0], number)
    assert guests[1].table(table)["view"]["actors"] == [1]
    guests[0].play(table, 0, lambda legal: legal[1])
    guests[2].post(f"/tables/{table}/moves", {"steps": [0], "number": number}, expect=409)
    assert guests[1].table(table)["view"]["actors"] == [1]
    guests[1].play(table, 1, lambda legal: legal[0], number)
    assert guests[1].table(table)["number"] == number + 4


def test_resigning_loses_with_two_and_leaves_a_computer_with_more(service: Service) -> None:
    guests = [service.guest(f"player {i}") for i in range(3)]
    two = seat_all(guests[:2], "arboretum")
    guests[1].post(f"/tables/{two}/resign")
    state = guests[0].table(two)
    assert state["status"] == "over" and state["winners"] == [0] and state["resigned"] == 1 and state["points"] == []
    three = seat_all(guests, "arboretum")
    guests[2].post(f"/tables/{three}/resign")
    seat = guests[0].table(three)["seats"][2]
    assert seat["kind"] == "program" and seat["stands_in"] and guests[0].table(three)["status"] == "playing"
    guests[2].post(f"/tables/{three}/resign", expect=403)


def test_whoever_lost_a_seat_to_a_computer_finds_the_game_again(service: Service) -> None:
    guests = [service.guest(f"player {i}") for i in range(3)]
    table = seat_all(guests, "arboretum")
    guests[1].post(f"/tables/{table}/resign")
    (mine,) = guests[1].get("/me/tables")
    assert (mine["id"], mine["lost"]) == (table, [1])
    assert [one["lost"] for one in guests[0].get("/me/tables")] == [[]]
    assert [one["lost"] for one in guests[0].get("/tables", status="playing")] == [[]]
    assert [seat["seat"] for seat in guests[1].get("/me/export")["seats"]] == [1]
    guests[1].ask("DELETE", "/me", 204)
    (left,) = guests[0].get("/me/tables")
    assert left["seats"][1]["name"] == "somebody"


def test_a_game_is_abandoned_when_all_want_that(service: Service) -> None:
    guests = [service.guest("Anna"), service.guest("Ben")]
    table = seat_all(guests, "arboretum")
    guests[0].post(f"/tables/{table}/abandon")
    assert guests[0].table(table)["status"] == "playing" and guests[1].table(table)["abandon"] == [0]
    page = guests[1].http.get(f"/tables/{table}", headers={"Accept": "text/html"}).text
    assert "Anna wants to end the game without a result. It ends when all people have said so." in page
    guests[1].post(f"/tables/{table}/abandon")
    assert guests[0].table(table)["status"] == "abandoned" and guests[0].table(table)["secret"] is None
    assert "there is no record" in guests[0].get(f"/tables/{table}/record", expect=409)["detail"]


def test_all_others_vote_for_a_computer(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    guests = [service.guest(f"player {i}") for i in range(3)]
    table = seat_all(guests, "arboretum")
    early = guests[1].post(f"/tables/{table}/votes", {"against": 0}, expect=409)
    assert "has not answered for 3 minutes" in early["detail"]
    monkeypatch.setattr("hortus.server.live.PATIENCE", 0)
    guests[1].post(f"/tables/{table}/votes", {"against": 1}, expect=422)
    guests[1].post(f"/tables/{table}/votes", {"against": 0})
    guests[1].post(f"/tables/{table}/votes", {"against": 0}, expect=409)
    assert guests[2].table(table)["votes"] == {"0": [1]}
    guests[2].post(f"/tables/{table}/votes", {"against": 0})
    assert guests[2].table(table)["seats"][0]["kind"] == "program" and guests[2].table(table)["votes"] == {}


def test_a_clock_that_runs_out_brings_a_computer(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    guests = [service.guest("Anna"), service.guest("Ben")]
    table = seat_all(guests, "arboretum", clock={"kind": "live", "seconds": 10, "more": 0})
    left = [seat["left"] for seat in guests[0].table(table)["seats"]]
    assert left == [10_000, 10_000]
    later = time.time_ns() + 11 * 10**9
    monkeypatch.setattr("hortus.server.store.time.time_ns", lambda: later)
    deadline = time.monotonic() + 10
    while guests[1].table(table)["seats"][0]["kind"] == "person":
        assert time.monotonic() < deadline
        time.sleep(0.05)
    assert guests[1].table(table)["seats"][1]["kind"] == "person"


def test_a_rematch_is_put_up_when_all_want_one(service: Service) -> None:
    guests = [service.guest("Anna"), service.guest("Ben")]
    table = seat_all(guests, "arboretum")
    guests[0].post(f"/tables/{table}/rematch", expect=409)
    guests[1].post(f"/tables/{table}/resign")
    guests[0].post(f"/tables/{table}/rematch")
    assert guests[1].table(table)["rematch"] == [0] and guests[1].table(table)["next_table"] is None
    guests[1].post(f"/tables/{table}/rematch")
    following = guests[0].table(guests[0].table(table)["next_table"])
    assert following["status"] == "playing" and [seat["name"] for seat in following["seats"]] == ["Ben", "Anna"]
    assert following["commitment"] != guests[0].table(table)["commitment"]


def test_phrases_are_heard_unless_muted_and_the_blocked_do_not_sit_down(service: Service) -> None:
    anna, ben, cleo = (service.guest(name) for name in ("Anna", "Ben", "Cleo"))
    table = seat_all([anna, ben, cleo], "arboretum")
    ben.post(f"/tables/{table}/phrases", {"phrase": "rude words"}, expect=422)
    number = ben.post(f"/tables/{table}/phrases", {"phrase": "hello"})["number"]
    heard = anna.get(f"/tables/{table}/replay/{number}")["events"][-1]
    assert (heard["kind"], heard["seat"], heard["words"]) == ("said", 1, ["hello"])
    anna.post(f"/tables/{table}/reports", {"number": number, "words": "too loud"}, expect=204)
    anna.post(f"/tables/{table}/block", {"seat": 1}, expect=204)
    anna.post(f"/tables/{table}/mute", {"seat": 1}, expect=204)  # which takes nothing back
    assert "said" not in [event["kind"] for event in anna.get(f"/tables/{table}/replay/{number}")["events"]]
    ben.post(f"/tables/{table}/resign")  # a computer has the seat now, but did not say that
    last = anna.table(table)["number"]
    assert "said" not in [event["kind"] for event in anna.get(f"/tables/{table}/replay/{last}")["events"]]
    other = anna.open("arboretum", "me", "anyone")["table"]
    assert "does not want to play" in ben.post(f"/tables/{other}/seats", expect=409)["detail"]


def test_the_past_is_seen_with_ones_own_eyes_and_after_the_end_with_any(service: Service) -> None:
    guests = [service.guest("Anna"), service.guest("Ben")]
    table = seat_all(guests, "arboretum")
    seen = [guests[0].table(table)]
    for _ in range(6):
        state = guests[0].table(table)
        seat = state["view"]["actors"][0]
        guests[seat].play(table, seat, lambda legal: legal[-1])
        seen.append(guests[0].table(table))
    for state in seen:
        then = guests[0].get(f"/tables/{table}/replay/{state['number']}")["table"]
        assert then["view"] == state["view"] and then["seats"] == state["seats"]
    guests[0].get(f"/tables/{table}/replay/3", expect=403, seat=1)
    guests[0].table(table, expect=403, seat=1)
    guests[1].post(f"/tables/{table}/resign")
    assert guests[0].get(f"/tables/{table}/replay/3", seat=1)["table"]["view"]["seat"] == 1


def test_people_share_a_screen(service: Service) -> None:
    anna = service.guest("Anna")
    table = anna.open("arboretum", {"kind": "me"}, {"kind": "me", "name": "Ben"})["table"]
    state = anna.table(table)
    assert [seat["name"] for seat in state["seats"]] == ["Anna", "Ben"] and state["status"] == "playing"
    assert anna.table(table, seat=1)["view"]["seat"] == 1
    state = play_on([anna, anna], table, 2000)
    assert state["status"] == "over"


def test_scores_of_games_alone(service: Service) -> None:
    anna = service.guest("Anna")
    table = anna.open("faraway-solo", "me")["table"]
    state = play_on([anna], table, 100)
    assert state["status"] == "over"
    (line,) = anna.get("/scores/faraway-solo")
    assert line["name"] == "Anna" and line["points"] == state["points"][0] and line["table"] == table


def test_a_record_is_put_up_again(service: Service) -> None:
    guests = [service.guest("Anna"), service.guest("Ben")]
    table = seat_all(guests, "arboretum")
    play_on(guests, table, 2000)
    record = guests[0].get(f"/tables/{table}/record")
    other = guests[1].post("/records", record, key="looked-at")["table"]
    assert guests[1].post("/records", record, key="looked-at")["table"] == other
    assert guests[1].table(other)["points"] == guests[1].table(table)["points"]
    assert guests[1].get(f"/tables/{other}/replay/9", seat=0)["table"]["view"]["seat"] == 0
    record["points"] = [1, 2]
    assert "claims other points" in guests[0].post("/records", record, expect=422)["detail"]


def test_who_listens_hears_of_what_happens_and_that_the_line_is_alive(
    lasting: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(streams, "HEARTBEAT", 0.1)
    anna = lasting.guest()
    table = anna.open("arboretum-solo", "me")["table"]
    heard: list[str] = []
    with anna.http.stream("GET", f"{API}/tables/{table}/events") as stream:
        for line in stream.iter_lines():
            heard.append(line.partition(":")[0] if line.startswith("data") else line)
            if line == ": still here" and heard.count(line) == 2:
                anna.post(f"/tables/{table}/phrases", {"seat": 0, "phrase": "hello"})
            if heard.count(": still here") == 4 or len(heard) > 50:
                break
    told = [line for line in heard if line and line != ": still here"]
    assert told == ["retry: 1500", "id: 1", "data", "id: 2", "data"]
