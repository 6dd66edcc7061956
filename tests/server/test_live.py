"""What events make of a table: votes, clocks, questions and seats, without a server."""

from __future__ import annotations

import pytest

from hortus.core.deal import Deal
from hortus.games import find_rule_set
from hortus.server.beginnings import rematch_of
from hortus.server.clocks import DAY, DaysClock, LiveClock
from hortus.server.happenings import ABANDONED, ENOUGH, FREE, INVITED, PERSON, PROGRAM, Draft, Refused, Seat
from hortus.server.live import PATIENCE, LiveTable

MOMENT = 100  # milliseconds between two events


def table_of(rule_set: str, *people: str | Seat, clock: LiveClock | DaysClock | None = None) -> LiveTable:
    """A table at which these people sit."""
    seats = [one if isinstance(one, Seat) else Seat(PERSON, one) for one in people]
    names = [f"player {seat}" for seat in range(len(seats))]
    table = LiveTable.new(
        "table", find_rule_set(rule_set), len(seats), {}, Deal.new(3), seats, names, "anna", True, clock, 1
    )
    return table.after(table.opening(1))


def after(table: LiveTable, *drafts: Draft, wait: int = MOMENT) -> LiveTable:
    """The table after something happened."""
    for draft in drafts:
        table = table.after(table.event(draft, table.events[-1].at + wait))
    return table


def whole(table: LiveTable, seat: int, pick: int = 0) -> list[int]:
    """All steps of a move."""
    steps: list[int] = []
    while found := table.legal(seat, steps):
        steps.append(found[pick if not steps else 0].id)
    return steps


def moved(table: LiveTable, seat: int, pick: int = 0) -> LiveTable:
    """The table after a move."""
    return after(table, table.move(seat, whole(table, seat, pick)))


# --- votes ---


def test_a_vote_counts_when_the_one_who_had_not_voted_is_gone() -> None:
    table = table_of("arboretum", "anna", "ben", "cleo", "dan")
    table = after(table, table.vote(1, 0, PATIENCE + 1), table.vote(2, 0, PATIENCE + 1))
    assert table.seats[0].kind == PERSON
    table = after(table, table.resign(3))
    assert table.seats[0].kind == PROGRAM and table.votes == {} and table.people() == [1, 2]


def test_nobody_is_voted_out_who_is_not_waited_for() -> None:
    for clock, patience, words in ((None, PATIENCE, "3 minutes"), (DaysClock(kind="days", days=3), DAY, "a day")):
        table = table_of("arboretum", "anna", "ben", clock=clock)
        with pytest.raises(Refused, match=f"has not answered for {words}"):
            table.vote(1, 0, patience)  # it began at 1
        with pytest.raises(Refused, match="has not answered"):
            table.vote(0, 1, 100 * DAY)  # it is not Ben's turn
        table = moved(table, 0)  # a card is drawn, and another one is to be
        with pytest.raises(Refused, match="has not answered"):
            table.vote(1, 0, patience + MOMENT)
        assert after(table, table.vote(1, 0, patience + MOMENT + 1)).seats[0].kind == PROGRAM


def test_who_answers_is_not_voted_out_any_more() -> None:
    table = table_of("arboretum", "anna", "ben", "cleo")
    table = moved(after(table, table.vote(1, 0, PATIENCE + 1)), 0)
    assert table.votes == {}
    as_it_was = Draft("voted", 1, {"against": 0})  # before votes could be void
    assert moved(after(table, as_it_was), 0).votes == {}
    fresh = table_of("arboretum", "anna", "ben", "cleo")
    assert moved(after(fresh, as_it_was), 0).votes == {0: {1}}


def test_a_game_is_given_up_when_the_one_who_wanted_to_play_on_is_gone() -> None:
    table = table_of("arboretum", "anna", "ben", "cleo")
    table = after(table, table.abandon(0), table.abandon(1))
    assert after(table, table.resign(2)).status == ABANDONED


def test_nobody_is_voted_out_by_those_who_are_gone() -> None:
    table = table_of("arboretum", "anna", "ben", "cleo")
    table = after(table, table.vote(1, 0, PATIENCE + 1), table.resign(1), table.resign(2))
    assert table.people() == [0] and table.votes == {} and table.status == "playing"


# --- clocks ---


def test_a_move_that_is_taken_back_gives_no_time() -> None:
    table = table_of("arboretum", "anna", "ben", clock=LiveClock(kind="live", seconds=600, more=10))
    table = moved(moved(table, 0), 0)
    before = table.clocks.left[0]
    assert before == 620_000 - 2 * MOMENT
    for _ in range(5):
        table = moved(table, 0)
        table = after(table, table.undo(0, table.events[-1].at))
    assert table.clocks.left[0] == before - 10 * MOMENT


def test_whoever_takes_a_move_back_has_thought_all_the_time_and_nobody_else_has() -> None:
    table = table_of("arboretum", "anna", "ben", clock=LiveClock(kind="live", seconds=600, more=10))
    table = moved(moved(moved(table, 0), 0), 0)
    mine, theirs = table.clocks.left
    assert mine and theirs
    table = moved(table, 0)
    assert table.match.actors == (1,)
    table = after(table, table.say(0, "thanks"), wait=20_000)
    table = after(table, table.undo(0, table.events[-1].at), wait=40_000)
    assert table.clocks.left == [mine - MOMENT - 60_000, theirs]
    table = moved(table, 0)
    with pytest.raises(Refused, match="no time left on your clock"):
        table.undo(0, table.events[-1].at + mine - 2 * MOMENT - 60_000)


def test_time_in_which_all_choose_is_everybodys_own() -> None:
    table = table_of("faraway", "anna", "ben", clock=LiveClock(kind="live", seconds=600, more=10))
    table = moved(table, 0)
    table = after(table, table.undo(0, table.events[-1].at), wait=30_000)
    assert table.clocks.left == [600_000 - MOMENT - 30_000, 600_000 - MOMENT - 30_000]


def test_a_choice_is_not_changed_without_end() -> None:
    table = table_of("faraway", "anna", "ben")
    for number in range(ENOUGH - table.number):
        table.apply(table.event(table.move(0, whole(table, 0, number % 2)), number))
    with pytest.raises(Refused, match="Enough has happened"):
        table.move(0, whole(table, 0))
    assert table.move(1, whole(table, 1)).kind == "moved"  # who has not chosen may


def test_days_that_a_move_gave_are_taken_back_with_it() -> None:
    table = table_of("arboretum", "anna", "ben", clock=DaysClock(kind="days", days=3))
    table = moved(moved(table, 0), 0)
    table = after(table, table.move(0, whole(table, 0)), wait=DAY)
    assert table.clocks.left[0] == 3 * DAY
    assert after(table, table.undo(0, table.events[-1].at)).clocks.left[0] == 2 * DAY - MOMENT


def test_a_choice_that_is_changed_gives_time_once() -> None:
    table = table_of("faraway", "anna", "ben", clock=LiveClock(kind="live", seconds=600, more=10))
    for number in range(6):
        table = moved(table, 0, number % 2)
    assert table.clocks.left[0] == 610_000 - MOMENT


def test_the_computer_has_no_clock() -> None:
    clock = LiveClock(kind="live", seconds=10, more=0)
    table = table_of("arboretum", Seat(PROGRAM, program="master"), "ben", clock=clock)
    assert table.clocks.left == [None, 10_000]
    with pytest.raises(Refused, match="No clock"):
        table.flag(60_000)


# --- who is asked what ---


def test_choices_at_the_same_time_do_not_conflict_with_one_that_is_taken_back() -> None:
    table = table_of("faraway", "anna", "ben", "cleo")
    seen = table.number
    table = moved(table, 0)
    table = after(table, table.undo(0, table.events[-1].at))
    after(table, table.move(1, whole(table, 1), seen))
    with pytest.raises(Refused, match="made already"):
        table.move(0, whole(table, 0), seen)


def test_a_turn_that_comes_back_is_another_question() -> None:
    table = table_of("arboretum", "anna", "ben")
    table = moved(moved(table, 0), 0)
    seen = table.number
    table = moved(moved(table, 0), 0)
    table = after(table, table.undo(0, table.events[-1].at))
    with pytest.raises(Refused, match="made already"):
        table.move(0, whole(table, 0), seen)


# --- seats ---


def test_a_seat_by_invitation_stays_so_when_the_guest_leaves() -> None:
    table = table_of("arboretum", "anna", Seat(INVITED), Seat(INVITED))
    table = after(table, table.sit("ben", 1, invited=True))
    table = after(table, table.leave("ben"))
    assert table.seats[1] == Seat(INVITED)


def test_a_seat_that_somebody_had_from_the_start_is_free_when_they_leave() -> None:
    table = table_of("arboretum", "anna", "ben", Seat(FREE))  # such as a rematch without somebody who was forgotten
    assert after(table, table.leave("ben")).seats[1] == Seat(FREE)


def test_a_computer_that_stood_in_for_somebody_plays_the_rematch_for_itself() -> None:
    table = table_of("arboretum", "anna", "ben", "cleo")
    again = rematch_of(after(table, table.resign(1)), "again", 5)
    opening = again.opening(5)
    assert again.seats == [Seat(**seat) for seat in opening.body["seats"]]
