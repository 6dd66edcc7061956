"""Whole games in a real browser: by mouse, by keyboard, by touch, alone and with somebody else."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest

from tests.web.browser import Visitor

Visit = Callable[..., Visitor]
BY_CLICK = ["arboretum", "faraway-solo", "hanging-gardens"]  # the others are played by keyboard and by touch
REST = ["arboretum-2011", "arboretum-solo", "faraway"]


def check_end(visitor: Visitor) -> None:
    """The end says who won, with points for everybody and reasons for them."""
    page = visitor.page
    assert "The game is over." in visitor.asked and "The game is over." in page.title()
    totals = [int(cell) for cell in page.locator(".scorecard .total .number").all_inner_texts()]
    captions = page.locator(".scorecard caption").all_inner_texts()
    pills = [int(re.findall(r"(\d+) (?:points?|fame)", caption)[0]) for caption in captions]
    assert totals and totals == pills
    for table, total in zip(page.locator(".scorecard").all(), totals, strict=True):
        items = [int(cell) for cell in table.locator("tbody tr:not(.total) .number").all_inner_texts()]
        assert sum(items) == total
    assert page.locator(".verdict").inner_text()


@pytest.mark.parametrize("rule_set", [*BY_CLICK, *(pytest.param(one, marks=pytest.mark.long) for one in REST)])
def test_a_game_is_played_to_its_final_score(rule_set: str, visit: Visit) -> None:
    anna = visit()
    anna.play_now(rule_set)
    anna.play(8)
    assert anna.play_out() > 5
    check_end(anna)


def test_two_browsers_and_a_computer_play_at_one_table(visit: Visit) -> None:
    anna, ben = visit(), visit()
    anna.go("/games/faraway")
    anna.page.select_option("#seat1", "link")
    anna.page.select_option("#seat2", "easy")
    anna.page.locator("form.setup button").click()
    link = anna.page.locator(".invitation input").input_value()
    assert "#" in link and "#" not in anna.page.url
    ben.page.goto(link)
    ben.page.fill("#name", "Ben")
    ben.page.locator("#sit button").click()
    ben.page.wait_for_url("**/tables/*")
    for player in (anna, ben):
        player.play(1)
    for player in (anna, ben):
        player.start_to_play_out()
    for player in (anna, ben):
        player.wait_for_end()
    check_end(anna)
    check_end(ben)
    assert anna.page.locator(".verdict").inner_text() == ben.page.locator(".verdict").inner_text()
    assert "Ben" in anna.page.locator(".scorecards").inner_text()


def test_a_game_is_played_by_keyboard_alone(visit: Visit) -> None:
    anna = visit()
    anna.go("/")
    keys = anna.page.keyboard
    for _ in range(40):
        keys.press("Tab")
        if anna.page.evaluate("() => document.activeElement.getAttribute('aria-label')") == "Play now: Faraway":
            break
    keys.press("Enter")
    anna.page.wait_for_url("**/tables/*")
    count = 0
    while True:
        anna.wait_for_turn()
        if anna.over:
            break
        if not count:  # after that the choices keep the focus
            while not anna.page.evaluate("() => document.activeElement.classList.contains('choice')"):
                keys.press("Tab")
        keys.press("ArrowRight")
        assert anna.page.evaluate("() => document.activeElement.matches('.choice:focus-visible')")
        keys.press("Enter")
        count += 1
    assert count >= 15
    check_end(anna)


@pytest.mark.parametrize(("rule_set", "taps"), [("faraway-solo", 200), ("arboretum-solo", 25)])
def test_a_game_is_played_by_touching_the_pictures_of_a_phone(rule_set: str, taps: int, visit: Visit) -> None:
    """One to its end; another one for a while, for a whole game of it takes hundreds of taps."""
    anna = visit(width=390, height=844, touch=True)
    anna.play_now(rule_set)
    generator = random.Random(5)
    while taps:
        anna.wait_for_turn()
        if anna.over:
            break
        assert anna.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
        marks = anna.page.locator(".mark")
        assert marks.count() == anna.page.locator(".choice").count()
        marks.nth(generator.randrange(marks.count())).tap()
        anna.page.wait_for_selector("#play[data-busy='']")
        taps -= 1
    assert anna.over or rule_set != "faraway-solo"
    anna.play_out()
    check_end(anna)
