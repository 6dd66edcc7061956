"""The end as a show: the reckoning step by step, at the reader's pace, with what lights up in the pictures."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

import hortus.games  # noqa: F401, it registers the rule sets
from hortus.core.record import load
from hortus.core.scorecard import Step
from hortus.games.faraway.scorecard import FarawayScorecard
from tests.kinds import as_a
from tests.server.conftest import Service
from tests.web.browser import Visitor

Visit = Callable[..., Visitor]
RECORDS = Path(__file__).parents[1] / "records"
TOLD = ["arboretum-2p", "arboretum-3p", "arboretum-solo-1p", "faraway-4p", "faraway-solo-1p"]
TOLD += ["hanging-gardens-3p-claim-size"]


def put_up(service: Service, name: str) -> str:
    """The table of a game that was played elsewhere."""
    record = json.loads((RECORDS / f"{name}.v1.json").read_text())
    return str(service.guest().post("/records", record)["table"])


def telling(visitor: Visitor, table: str) -> None:
    visitor.go(f"/tables/{table}/finale")
    visitor.page.wait_for_selector(".telling[data-step='0']")


def step_of(visitor: Visitor) -> int:
    return int(visitor.page.locator(".telling").get_attribute("data-step") or -1)


# --- the steps themselves ---


def steps_of(name: str) -> list[Step]:
    return load(RECORDS / f"{name}.v1.json").scorecard().steps()


@pytest.mark.parametrize("name", TOLD)
def test_the_steps_add_up_to_the_points_of_every_side(name: str) -> None:
    match = load(RECORDS / f"{name}.v1.json")
    told = [one for step in match.scorecard().steps() for one in step.told]
    for side, points in enumerate(match.points):
        mine = [one for one in told if one.side == side]
        assert sum(one.points for one in mine) == points
        running = 0
        for one in mine:
            running += one.points
            assert one.total == running


@pytest.mark.parametrize("name", TOLD)
def test_whatever_lights_up_is_in_the_picture_of_its_side(name: str) -> None:
    match = load(RECORDS / f"{name}.v1.json")
    stage = {piece.seat: piece.svg for piece in match.view(None).stage()}
    assert list(stage) == list(range(len(match.points)))
    lit = 0
    for step in match.scorecard().steps():
        for light in step.lights:
            if light.part != "held":  # a hand may hold none
                assert f'data-{light.part}="{light.value}"' in stage[light.side], light
                lit += 1
        for trail in step.trails:
            assert all(f'data-{trail.part}="{value}"' in stage[trail.side] for value in trail.values)
    assert lit


def test_a_region_of_faraway_lights_up_what_its_quest_sees_and_nothing_further_left() -> None:
    opening, last, *_ = steps_of("faraway-4p")
    side = as_a(FarawayScorecard, load(RECORDS / "faraway-4p.v1.json").scorecard()).players[0]
    assert {light.how for light in opening.lights} == {"later"}
    mine = {(light.part, light.value): light.how for light in last.lights if light.side == 0}
    assert mine["laid", str(side.row[-1])] in ("now", "lost")
    assert all(mine["laid", str(region)] == "later" for region in side.row[:-1])


# --- in the browser ---


def test_the_reckoning_is_told_by_buttons_and_keys_and_heard(visit: Visit, lasting: Service) -> None:
    anna = visit()
    telling(anna, put_up(lasting, "arboretum-2p"))
    page = anna.page
    steps = [*steps_of("arboretum-2p")]
    heard = page.locator(".telling [role=status]")
    for number, step in enumerate(steps[1:], 1):
        if number % 2:
            page.get_by_role("button", name="Next").click()
        else:
            page.keyboard.press("ArrowRight")
        assert step_of(anna) == number
        assert page.locator(".telling-now h3").inner_text() == step.title
        assert heard.inner_text().startswith(f"{step.title}. ")
        assert page.locator(".trail").count() == len(step.trails)
        trees = [light for light in step.lights if light.part == "tree"]
        assert page.locator("[data-tree][data-lit]").count() == len(trees)
        shown = [words for words in page.locator(".scene-words").all_inner_texts() if words]
        assert len(shown) == len(step.told)
    page.keyboard.press("ArrowRight")
    assert page.locator(".scene .pill.won").count() == 1
    page.keyboard.press("ArrowRight")  # there is nothing behind the verdict
    assert step_of(anna) == len(steps)
    page.keyboard.press("Home")
    assert step_of(anna) == 0 and page.locator(".trail").count() == 0
    page.get_by_role("button", name="Show everything").click()
    assert page.locator(".course > li").count() == len(steps) + 1
    assert page.locator(".course").is_visible()
    page.get_by_role("button", name="From the beginning").click()
    assert step_of(anna) == 0


def test_a_path_is_drawn_from_tree_to_tree(visit: Visit, lasting: Service) -> None:
    anna = visit(width=390, height=844, touch=True)
    telling(anna, put_up(lasting, "arboretum-2p"))
    while not anna.page.locator(".trail").count():
        anna.page.get_by_role("button", name="Next").tap()
    trail = anna.page.locator(".trail").first
    corners = [pair.split(",") for pair in (trail.locator("polyline").first.get_attribute("points") or "").split()]
    step = steps_of("arboretum-2p")[step_of(anna)]
    assert len(corners) == len(step.trails[0].values)
    dots = trail.locator("circle").all()
    for dot, tree in zip(dots, step.trails[0].values, strict=True):
        at = dot.bounding_box()
        card = anna.page.locator(f'.scene[data-side="{step.trails[0].side}"] [data-tree="{tree}"]').bounding_box()
        assert at and card
        assert card["x"] < at["x"] < card["x"] + card["width"] and card["y"] < at["y"] < card["y"] + card["height"]
    assert anna.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_a_finished_game_is_told_before_the_result_is_shown(visit: Visit) -> None:
    anna = visit()
    anna.play_now("faraway-solo")
    anna.play_out()
    page = anna.page
    page.wait_for_selector(".telling[data-step='0']")
    assert page.locator("#asked").inner_text() == "The game is over."
    assert not page.locator(".scorecards").is_visible()
    assert page.locator("[data-lit=later]").count() == 8
    assert page.evaluate("() => document.activeElement.dataset.go") == "next"
    assert not page.get_by_role("button", name="Play again").is_visible()
    while page.locator("[data-go=next]").is_visible():
        page.keyboard.press("Enter")
    assert page.evaluate("() => document.activeElement.id") == "telling-title"
    assert page.locator(".scorecards").is_visible()
    assert page.locator("#garden").is_visible() and not page.locator(".stage").is_visible()  # each garden is there once
    assert not page.get_by_role("button", name="Show everything").is_visible()
    again = page.get_by_role("button", name="Play again").bounding_box()
    asked = page.locator("#asked").bounding_box()
    assert again and asked and 0 < again["y"] - asked["y"] - asked["height"] < 100  # right under the verdict
    assert "You have " in anna.asked and "inner" not in page.locator(".scorecards").inner_text()  # over whom?
    total = page.locator(".scene .total").inner_text()
    assert f"{page.locator('.scorecard .total .number').inner_text()} fame" in total
    page.get_by_role("button", name="Back").click()
    assert page.locator(".stage").is_visible() and not page.locator("#garden").is_visible()
    page.get_by_role("button", name="Next").click()
    page.reload()
    page.wait_for_selector(".scorecards")
    assert page.locator(".telling").count() == 0
    page.get_by_role("link", name="How the points came about").click()
    page.wait_for_selector(".telling[data-step='0']")


def test_a_game_that_somebody_gave_up_has_nothing_to_tell(visit: Visit) -> None:
    anna = visit()
    anna.play_now("hanging-gardens")
    anna.wait_for_turn()
    anna.give_up()
    anna.page.wait_for_selector("#play[data-status=over]:not(.untold)")
    assert "gave up" in anna.asked
    assert anna.page.get_by_role("link", name="How the points came about").count() == 0
    assert anna.page.locator("#end h2").count() == 0
    anna.go(f"/tables/{anna.page.url.rsplit('/', 1)[1]}/finale")
    assert "nothing to reckon" in anna.page.locator("main").inner_text()
    anna.forget_refusals()  # the browser notes the refusal
