"""Questions before a move is played: always, before costly moves, or never."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hortus.core.deal import Deal
from hortus.server.choosing import begin
from hortus.server.happenings import PROGRAM, Seat
from hortus.server.live import LiveTable
from hortus.web.confirming import question_of
from hortus.web.preferences import Preferences
from hortus.web.seeing import shown
from tests.server.alike import Person, alike, dealt, played
from tests.web.browser import Visitor
from tests.web.preferring import prefer

Visit = Callable[..., Visitor]
ANNA, BEN = Person("anna", ""), Person("ben", "")
DECLINES = "You could claim a group, and this gives it away."
ANSWERED = "A computer answers at once, and then it can't be taken back."
SHOWN, ENDS = "This shows a hidden card and can't be taken back.", "This ends the game."


def course(rule_set: str, players: int = 2) -> list[LiveTable]:
    return list(played(dealt(rule_set, {}, [ANNA, BEN][:players], Deal.new(2)), 2))


def whole_moves(table: LiveTable, seat: int) -> list[list[int]]:
    """A whole move for each of the first choices."""
    found = []
    for choice in begin(table, seat, []).choices:
        begun = begin(table, seat, choice.steps)
        while not begun.whole:
            begun = begin(table, seat, [*begun.steps, *begun.choices[0].steps])
        found.append(begun.steps)
    return found


def test_the_move_that_a_computer_answers_is_costly_and_drawing_and_planting_are_not() -> None:
    first = course("arboretum")[0]
    draw = whole_moves(first, 0)[0]
    assert question_of(first, 0, draw, "always") == "Draw from the deck?"
    assert question_of(first, 0, draw, "costly") == question_of(first, 0, draw, "never") == ""
    leaving = next(table for table in course("arboretum") if "discard" in table.match.view(0).asked)
    seat = leaving.match.actors[0]
    assert question_of(leaving, seat, whole_moves(leaving, seat)[0], "costly") == ""
    leaving.seats[1 - seat] = Seat(PROGRAM, program="easy")
    assert question_of(leaving, seat, whole_moves(leaving, seat)[0], "costly").endswith(ANSWERED)
    planting = next(table for table in course("arboretum") if "plant" in table.match.view(0).asked)
    plant = whole_moves(planting, planting.match.actors[0])[0]
    seat = planting.match.actors[0]
    assert question_of(planting, seat, plant, "costly") == ""
    assert question_of(planting, seat, plant, "always").startswith("Plant ")
    assert question_of(planting, seat, plant, "always").endswith("?")


def test_the_last_secret_choice_of_a_round_is_costly_and_the_first_is_not() -> None:
    first, second = course("faraway")[:2]
    waiting = second.match.actors
    assert first.match.actors == (0, 1) and len(waiting) == 1
    assert question_of(first, 0, whole_moves(first, 0)[0], "costly") == ""
    assert question_of(second, waiting[0], whole_moves(second, waiting[0])[0], "costly").endswith(SHOWN)


def test_the_move_that_ends_the_game_is_costly() -> None:
    last = course("arboretum-solo", 1)[-2]
    assert question_of(last, 0, whole_moves(last, 0)[0], "costly").endswith(ENDS)


def test_to_claim_nothing_is_costly_and_offered_last() -> None:
    offers = [
        table
        for table in course("hanging-gardens")
        if table.match.actors == (0,) and table.match.legal()[0].notation == "none"
    ]
    assert offers
    for table in offers:
        nothing = table.match.legal()[0].id
        assert question_of(table, 0, [nothing], "costly").endswith((DECLINES, ENDS))
        offered = shown(table, ANNA.id, 0).choices
        assert offered[-1].steps == (nothing,) and len(offered) > 1


@pytest.mark.parametrize("rule_set", ["arboretum", "faraway", "hanging-gardens"])
def test_a_question_tells_nothing_that_its_seat_cannot_know(rule_set: str) -> None:
    asked = [table for table in course(rule_set) if 0 in table.match.actors]
    for table in asked[3 :: len(asked) // 4]:
        twin = alike(table, [ANNA, BEN], 0, 5)
        assert table.match.truth.tobytes() != twin.match.truth.tobytes()
        for steps in whole_moves(table, 0)[:6]:
            assert question_of(table, 0, steps, "always") == question_of(twin, 0, steps, "always")


def test_a_move_waits_for_yes_and_escape_takes_it_back(visit: Visit) -> None:
    anna = visit()
    prefer(anna, Preferences(confirm="costly"))
    anna.play_now("arboretum-solo")
    anna.wait_for_turn()
    anna.page.locator(".choice").first.focus()
    for phase in ("second card", "to plant", "to discard"):  # none of them costly, so they are played
        anna.page.keyboard.press("Enter")
        anna.page.wait_for_function(f"() => document.getElementById('asked').textContent.includes('{phase}')")
        anna.page.wait_for_function("() => document.activeElement.classList.contains('choice')")
    number = anna.page.locator("#play").get_attribute("data-number")
    anna.page.keyboard.press("Enter")
    anna.page.wait_for_selector("#sure:not([hidden])")
    assert SHOWN in anna.page.locator("#sure").inner_text()
    assert not anna.page.locator("#choices").is_visible()
    anna.page.wait_for_function("() => document.activeElement.id === 'sure-yes'")
    anna.page.keyboard.press("Escape")
    anna.page.wait_for_selector("#sure", state="hidden")
    assert anna.page.locator("#play").get_attribute("data-number") == number
    assert anna.page.evaluate("() => document.activeElement.classList.contains('choice')")
    anna.page.keyboard.press("Enter")
    anna.page.wait_for_function("() => document.activeElement.id === 'sure-yes'")
    anna.page.keyboard.press("Enter")
    anna.page.wait_for_selector("#sure", state="hidden")
    anna.page.wait_for_function("() => document.getElementById('asked').textContent.includes('draw')")


@pytest.mark.long
def test_a_typed_move_is_asked_about_as_well(visit: Visit) -> None:
    anna = visit()
    prefer(anna, Preferences(confirm="always"))
    anna.play_now("arboretum-solo")
    anna.wait_for_turn()
    anna.page.fill("#typed", "deck")
    anna.page.keyboard.press("Enter")
    anna.page.wait_for_function("() => document.activeElement.id === 'sure-yes'")
    anna.page.keyboard.press("Enter")
    anna.page.wait_for_function("() => document.getElementById('asked').textContent.includes('second card')")


def test_a_question_goes_away_with_what_it_was_about(visit: Visit) -> None:
    """The same seat, played in another tab."""
    anna = visit()
    prefer(anna, Preferences(confirm="always"))
    anna.play_now("arboretum-solo")
    anna.wait_for_turn()
    anna.page.locator(".choice").first.click()
    anna.page.wait_for_selector("#sure:not([hidden])")
    table = anna.page.locator("#play").get_attribute("data-table")
    anna.page.evaluate(
        """table => fetch(`/api/v1/tables/${table}/moves`, {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify({ seat: 0, steps: ["deck"] }),
        })""",
        table,
    )
    anna.page.wait_for_selector("#sure", state="hidden")
    anna.page.wait_for_function("() => document.getElementById('asked').textContent.includes('second card')")
