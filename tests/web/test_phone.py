"""Tables on phones: everybody's garden in sight, cards at hand, and nothing too small for a thumb."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator

from tests.web.browser import Visitor
from tests.web.test_access import too_wide
from tests.web.test_table import until_planting

Visit = Callable[..., Visitor]
PHONE = {"width": 390, "height": 844, "touch": True}
THUMB = 44  # pixels
LARGEST = {"arboretum": 4, "faraway": 6, "hanging-gardens": 4}  # tables


def sit_down(visitor: Visitor, rule_set: str, players: int) -> None:
    """A table with computers in all other seats."""
    visitor.go(f"/games/{rule_set}")
    for seat in range(1, players):
        visitor.page.select_option(f"#seat{seat}", "easy")
    visitor.press(visitor.page.locator("form.setup button"))
    visitor.wait_for_turn()


def in_sight(visitor: Visitor, what: Locator) -> bool:
    """Whether all of it can be seen."""
    size, box = visitor.page.viewport_size, what.bounding_box()
    assert size and box
    across = box["x"] >= 0 and box["x"] + box["width"] <= size["width"]
    return across and box["y"] >= 0 and box["y"] + box["height"] <= size["height"]


def until_square(visitor: Visitor, planted: int) -> None:
    """Play Arboretum until a square is asked for and so many cards are planted."""
    trees, cells = visitor.page.locator("#garden [data-tree]"), visitor.page.locator("#garden [data-cell]")
    while not (trees.count() >= planted and cells.count()):
        visitor.play(1, seed=trees.count())
        visitor.wait_for_turn()


@pytest.mark.parametrize("rule_set", LARGEST)
@pytest.mark.parametrize("width", [390, 320])
def test_all_gardens_stay_in_sight_and_are_enlarged_by_a_tap(visit: Visit, rule_set: str, width: int) -> None:
    anna = visit(**{**PHONE, "width": width})
    sit_down(anna, rule_set, LARGEST[rule_set])
    anna.page.evaluate("() => scrollTo(0, 250)")
    sides = anna.page.locator(".side")
    assert sides.count() == LARGEST[rule_set] - 1
    for side in sides.all():
        box = side.bounding_box()
        assert in_sight(anna, side) and in_sight(anna, side.locator("svg"))
        assert box and box["width"] >= THUMB and box["height"] >= THUMB
    sides.nth(1).locator(".enlarge").tap()
    picture = sides.nth(1).locator(".picture")
    large = picture.bounding_box()
    assert in_sight(anna, picture) and large and large["width"] > 0.8 * width
    assert in_sight(anna, anna.page.locator("#hand"))  # it covers the board, never the hand
    sides.nth(2).locator(".enlarge").tap()
    assert anna.page.locator(".side.large").count() == 1  # there is room for one
    assert not too_wide(anna)


def test_the_log_is_one_tap_away_and_is_heard_before(visit: Visit) -> None:
    anna = visit(**PHONE)
    anna.play_now("arboretum")
    until_planting(anna)
    log, button = anna.page.locator(".log"), anna.page.locator(".open-log")
    assert log.get_attribute("aria-live") == "polite" and log.get_attribute("tabindex") == "-1"
    assert in_sight(anna, button)
    button.tap()
    assert button.get_attribute("aria-expanded") == "true" and log.get_attribute("tabindex") == "0"
    assert in_sight(anna, log) and "from the deck" in log.inner_text()
    anna.page.locator(".enlarge").first.tap()
    assert button.get_attribute("aria-expanded") == "false"
    anna.page.set_viewport_size({"width": 1280, "height": 800})
    assert not button.is_visible() and log.is_visible() and log.get_attribute("tabindex") == "0"


@pytest.mark.parametrize("rule_set", LARGEST)
def test_what_one_holds_stays_at_the_bottom(visit: Visit, rule_set: str) -> None:
    anna = visit(**{**PHONE, "height": 540})
    anna.play_now(rule_set)
    anna.wait_for_turn()
    anna.page.evaluate("() => scrollTo(0, 0)")
    held = anna.page.locator("#hand [data-card], #hand [data-region]")
    assert held.count() >= 3 and all(in_sight(anna, card) for card in held.all())


@pytest.mark.parametrize("width", [390, 320])
def test_a_thumb_meets_every_square_of_a_garden(visit: Visit, width: int) -> None:
    anna = visit(**{**PHONE, "width": width})
    anna.play_now("arboretum-solo")
    until_square(anna, planted=4)
    for cell in anna.page.locator("#garden [data-cell]").all():
        box = cell.bounding_box()
        assert box and box["width"] >= THUMB and box["height"] >= THUMB
    assert not too_wide(anna)
    anna.page.locator("#garden [data-cell] .mark").last.tap()  # it can be reached
    anna.page.wait_for_selector("#cancel", state="detached")


def test_a_thumb_meets_every_place_of_a_card(visit: Visit) -> None:
    anna = visit(**PHONE)
    anna.play_now("hanging-gardens")
    anna.wait_for_turn()
    places = anna.page.locator("#garden [data-place] .mark")
    while not places.count():
        anna.play(1)
        anna.wait_for_turn()
    for place in places.all():
        box = place.bounding_box()
        assert box and box["width"] >= THUMB and box["height"] >= THUMB


def test_a_row_is_readable(visit: Visit) -> None:
    anna = visit(**PHONE)
    anna.play_now("faraway-solo")
    anna.wait_for_turn()
    while anna.page.locator("#garden [data-laid]").count() < 5:
        anna.play(1)
        anna.wait_for_turn()
    for card in anna.page.locator("#garden [data-laid]").all():
        box = card.bounding_box()
        assert box and box["width"] >= 55 and in_sight(anna, card)
    while anna.page.locator("#garden [data-laid]").count() < 7:  # it is wider than the screen: the newest is in sight
        anna.play(1)
        anna.wait_for_turn()
    assert in_sight(anna, anna.page.locator("#garden [data-laid]").last)
    anna.page.reload()
    anna.wait_for_turn()
    assert in_sight(anna, anna.page.locator("#garden [data-laid]").last)
    assert not too_wide(anna)


def test_what_was_planted_is_in_sight_after_it(visit: Visit) -> None:
    anna = visit(**{**PHONE, "height": 700})
    anna.play_now("arboretum-solo")
    until_square(anna, planted=3)
    before = set(anna.page.locator("#garden [data-tree]").evaluate_all("all => all.map((each) => each.dataset.tree)"))
    anna.page.locator("#garden [data-cell] .mark").last.tap()
    anna.page.wait_for_function("() => document.getElementById('asked').textContent.includes('to discard')")
    after = set(anna.page.locator("#garden [data-tree]").evaluate_all("all => all.map((each) => each.dataset.tree)"))
    (planted,) = after - before
    box = anna.page.locator(f'#garden [data-tree="{planted}"]').bounding_box()
    strip, hand = anna.page.locator(".others").bounding_box(), anna.page.locator(".held").bounding_box()
    assert box and strip and hand
    assert box["y"] >= strip["y"] + strip["height"] and box["y"] + box["height"] <= hand["y"]


def test_a_move_that_was_begun_is_cancelled_without_looking_for_it(visit: Visit) -> None:
    anna = visit(**{**PHONE, "height": 640})
    anna.play_now("hanging-gardens")
    anna.wait_for_turn()
    anna.page.locator("#hand .mark").first.tap()
    cancel = anna.page.locator("#cancel")
    cancel.wait_for()
    assert in_sight(anna, cancel)
    cancel.tap()
    cancel.wait_for(state="detached")


def test_what_is_told_at_the_end_is_in_sight(visit: Visit) -> None:
    anna = visit(**PHONE)
    anna.play_now("arboretum")
    anna.play_out()
    anna.page.locator("[data-go=next]").wait_for()
    told = 0
    while anna.page.locator("[data-go=next]").is_visible():
        anna.page.locator("[data-go=next]").tap()
        for lit in anna.page.locator(".stage [data-lit=now], .stage [data-lit=lost], .stage .trail").all():
            told += 1
            assert in_sight(anna, lit)
    assert told > 8
    log = anna.page.locator(".log")
    assert log.is_visible() and log.get_attribute("tabindex") == "0"  # after the end it is part of the page again
