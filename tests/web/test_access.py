"""Every page can be used by everybody: axe-core finds nothing, in light and dark, on phones and on desks."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.web.browser import Visitor
from tests.web.every_page import OPEN_ALL, every_page, plain_pages

Visit = Callable[..., Visitor]
WIDTHS = {390: 844, 768: 1024, 1280: 800}
NARROW = {  # a small phone, and a desk where everything is twice as large
    "320 pixels": {"width": 320, "height": 640, "touch": True},
    "200 %": {"width": 640, "height": 400, "sharpness": 2},
}


def violations(visitor: Visitor) -> list[str]:
    """What axe finds on a page, in words."""
    found = Axe().run(visitor.page).response["violations"]
    return [
        f"{visitor.page.url} {fault['id']}: {node['html'][:200]} {node['failureSummary'][:300]}"
        for fault in found
        for node in fault["nodes"][:3]
    ]


def check(visitor: Visitor, pages: Iterable[str]) -> None:
    """Let axe look at pages, and see that none is wider than the screen."""
    for name in pages:
        assert violations(visitor) == [], name
        assert not too_wide(visitor), name


def test_axe_finds_nothing_on_any_plain_page(visit: Visit) -> None:
    anna = visit(width=390, height=WIDTHS[390])
    anna.page.emulate_media(color_scheme="dark")
    check(anna, plain_pages(anna))


def test_axe_finds_nothing_at_tables(visit: Visit) -> None:
    anna = visit(width=390, height=WIDTHS[390])
    for rule_set in ("arboretum", "hanging-gardens", "faraway"):
        anna.play_now(rule_set)
        anna.wait_for_turn()
        anna.page.evaluate(OPEN_ALL)
        check(anna, [rule_set])


@pytest.mark.long
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("contrast", ["no-preference", "more"])
@pytest.mark.parametrize("width", WIDTHS)
def test_axe_finds_nothing_in_any_width_and_colour(width: int, contrast: str, scheme: str, visit: Visit) -> None:
    anna = visit(width=width, height=WIDTHS[width], touch=width < 500)
    anna.page.emulate_media(color_scheme=scheme, contrast=contrast)
    check(anna, every_page(anna))


def too_wide(visitor: Visitor) -> bool:
    """Whether the page has to be scrolled sideways."""
    return bool(visitor.page.evaluate("() => document.documentElement.scrollWidth > innerWidth"))


@pytest.mark.parametrize("zoom", NARROW)
def test_no_page_is_wider_than_a_small_screen_or_one_that_is_magnified(zoom: str, visit: Visit) -> None:
    anna = visit(**NARROW[zoom])
    for name in plain_pages(anna):
        assert not too_wide(anna), name
    for rule_set in ("arboretum", "faraway", "hanging-gardens"):
        anna.play_now(rule_set)
        anna.play(3)
        anna.wait_for_turn()
        assert not too_wide(anna), rule_set


@pytest.mark.long
@pytest.mark.parametrize("zoom", NARROW)
def test_nothing_at_all_is_wider_than_a_small_screen_or_one_that_is_magnified(zoom: str, visit: Visit) -> None:
    anna = visit(**NARROW[zoom])
    for name in every_page(anna):
        assert not too_wide(anna), name


def test_every_choice_is_large_enough_to_touch(visit: Visit) -> None:
    anna = visit(width=390, height=844, touch=True)
    anna.play_now("arboretum")
    anna.wait_for_turn()
    for button in anna.page.locator("button:visible, summary:visible, a.button:visible").all():
        box = button.bounding_box()
        assert box is not None and box["height"] >= 44 and box["width"] >= 44, button.inner_text()
