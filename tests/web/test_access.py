"""Every page can be used by everybody: axe-core finds nothing, in light and dark, on phones and on desks."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.web.browser import Visitor

Visit = Callable[..., Visitor]
WIDTHS = {390: 844, 768: 1024, 1280: 800}


def violations(visitor: Visitor) -> list[str]:
    """What axe finds on a page, in words."""
    found = Axe().run(visitor.page).response["violations"]
    return [
        f"{visitor.page.url} {fault['id']}: {node['html'][:200]} {node['failureSummary'][:300]}"
        for fault in found
        for node in fault["nodes"][:3]
    ]


def pages(visitor: Visitor) -> Iterator[None]:
    """Every page that there is, one after the other."""
    visitor.go()
    yield
    for rule_set in ("arboretum-solo", "faraway", "hanging-gardens"):
        visitor.go(f"/games/{rule_set}")
        yield
    visitor.page.select_option("#seat1", "link")
    visitor.press(visitor.page.locator("form.setup button"))
    visitor.page.wait_for_selector(".invitation input")
    yield
    visitor.go(f"/join/{visitor.page.url.rsplit('/', 1)[1]}")
    yield
    visitor.go("/nowhere")
    visitor.faults.clear()  # the browser notes that this is a 404
    yield
    for rule_set in ("arboretum", "hanging-gardens", "faraway"):
        visitor.play_now(rule_set)
        visitor.wait_for_turn()
        visitor.page.evaluate("() => document.querySelectorAll('details').forEach((each) => { each.open = true; })")
        yield
    visitor.play_out()
    yield
    visitor.page.reload()
    visitor.go(f"{visitor.page.url.removeprefix(visitor.url)}/replay/9")
    yield


def check(visitor: Visitor) -> None:
    for _ in pages(visitor):
        assert violations(visitor) == []
        wide = visitor.page.evaluate("() => [document.documentElement.scrollWidth, innerWidth, location.href]")
        assert wide[0] <= wide[1], wide


def test_axe_finds_nothing_on_any_page(visit: Visit) -> None:
    anna = visit(width=390, height=WIDTHS[390])
    anna.page.emulate_media(color_scheme="dark")
    check(anna)


@pytest.mark.long
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("contrast", ["no-preference", "more"])
@pytest.mark.parametrize("width", WIDTHS)
def test_axe_finds_nothing_in_any_width_and_colour(width: int, contrast: str, scheme: str, visit: Visit) -> None:
    anna = visit(width=width, height=WIDTHS[width], touch=width < 500)
    anna.page.emulate_media(color_scheme=scheme, contrast=contrast)
    check(anna)


def test_nothing_is_wider_than_a_screen_of_320_pixels(visit: Visit) -> None:
    anna = visit(width=320, height=640, touch=True)
    anna.go()
    for rule_set in ("arboretum", "faraway", "hanging-gardens"):
        anna.play_now(rule_set)
        anna.play(3)
        anna.wait_for_turn()
        assert anna.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_every_choice_is_large_enough_to_touch(visit: Visit) -> None:
    anna = visit(width=390, height=844, touch=True)
    anna.play_now("arboretum")
    anna.wait_for_turn()
    for button in anna.page.locator("button:visible, summary:visible, a.button:visible").all():
        box = button.bounding_box()
        assert box is not None and box["height"] >= 44 and box["width"] >= 44, button.inner_text()
