"""Every page can be used by everybody: axe-core finds nothing, in light and dark, on phones and on desks."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable
from itertools import chain
from pathlib import Path
from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe

from hortus import web
from hortus.core.ruleset import RuleSet
from hortus.games import rule_sets
from hortus.web import lobby
from tests.web.browser import Visitor
from tests.web.every_page import (
    OPEN_ALL,
    TEMPLATES,
    every_page,
    getting_ready,
    of_others,
    one_of_each_kind,
    plain_pages,
)

Visit = Callable[..., Visitor]
TEMPLATE_FILES = Path(web.__file__).parent / "templates"
WIDTHS = {390: 844, 768: 1024, 1280: 800}
NARROW = {  # a small phone, and a desk where everything is twice as large
    "320 pixels": {"width": 320, "height": 640, "touch": True},
    "200 %": {"width": 640, "height": 400, "sharpness": 2},
}

STICKING_OUT = """() => [...document.querySelectorAll("fieldset :is(select, input, textarea, button)")]
  .filter((field) => field.checkVisibility())
  .filter((field) => field.getBoundingClientRect().right > field.closest("fieldset").getBoundingClientRect().right)
  .map((field) => field.name || field.textContent)"""  # out of its frame


def violations(visitor: Visitor) -> list[str]:
    """What axe finds on a page, in words."""
    found = Axe().run(visitor.page).response["violations"]
    return [
        f"{visitor.page.url} {fault['id']}: {node['html'][:200]} {node['failureSummary'][:300]}"
        for fault in found
        for node in fault["nodes"][:3]
    ]


def check(visitor: Visitor, pages: Iterable[str]) -> set[str]:
    """Let axe look at pages, and see that none is wider than the screen or complains; which they were."""
    seen = set()
    for name in pages:
        assert visitor.faults == [], name
        assert violations(visitor) == [], name
        assert not too_wide(visitor), name
        assert visitor.page.evaluate(STICKING_OUT) == [], name
        seen.add(name)
    return seen


def test_pages_of_every_kind_are_looked_at() -> None:
    """Whoever adds a page says where pictures are taken of it, and axe looks there, too."""
    kinds = {path.name for path in TEMPLATE_FILES.glob("*.html") if '{% extends "base.html" %}' in path.read_text()}
    assert kinds == TEMPLATES.keys()


def test_axe_finds_nothing_while_rules_are_compiled_and_at_tables_of_others(visit: Visit) -> None:
    anna = visit(width=390, height=WIDTHS[390])
    check(anna, chain(getting_ready(anna), of_others(anna)))


def test_a_page_that_waits_for_rules_is_not_reloaded_and_begins_by_itself(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled = threading.Event()

    async def opens(_: RuleSet) -> bool:
        return compiled.is_set()

    monkeypatch.setattr(lobby, "open_in_a_moment", opens)
    anna = visit(width=390, height=WIDTHS[390])
    anna.go("/games/faraway-solo/ready")
    anna.page.evaluate("() => { window.stayed = true; }")
    anna.page.wait_for_timeout(1200)
    assert "The rules are being compiled" in anna.page.locator("main").inner_text()
    assert anna.page.evaluate("() => window.stayed") and violations(anna) == []
    compiled.set()
    anna.page.wait_for_url("**/tables/*")


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
def test_axe_finds_nothing_in_any_width_and_colour(
    width: int, contrast: Literal["no-preference", "more"], scheme: Literal["light", "dark"], visit: Visit
) -> None:
    anna = visit(width=width, height=WIDTHS[width], touch=width < 500)
    anna.page.emulate_media(color_scheme=scheme, contrast=contrast)
    assert check(anna, every_page(anna)) >= set(TEMPLATES.values())


NAMED = """() => {
  const seen = (one) => one.innerText.replace(/\\s+/g, " ").trim();
  const all = [...document.querySelectorAll("a[href], button")].filter((one) => one.checkVisibility());
  const labelled = all.filter((one) => one.hasAttribute("aria-label") && /\\p{L}/u.test(seen(one)));
  const unlike = labelled.filter((one) => !one.ariaLabel.includes(seen(one))).map((one) => one.outerHTML);
  const places = new Map();
  const tables = "[aria-labelledby]"; // called by who sits there, which may be the same people twice
  for (const one of all.filter((one) => one.href && !one.matches(tables))) {
    const name = one.ariaLabel ?? seen(one);
    places.set(name, (places.get(name) ?? new Set()).add(one.href));
  }
  return { unlike, twice: [...places].filter(([, to]) => to.size > 1).map(([name]) => name) };
}"""


def test_links_are_called_what_is_seen_and_those_that_lead_elsewhere_are_called_otherwise(visit: Visit) -> None:
    """Somebody who says what they see, or who hears all links one by one, comes where they want to go."""
    anna = visit()
    for name in plain_pages(anna):
        assert anna.page.evaluate(NAMED) == {"unlike": [], "twice": []}, name


def too_wide(visitor: Visitor) -> bool:
    """Whether the page has to be scrolled sideways."""
    return bool(visitor.page.evaluate("() => document.documentElement.scrollWidth > innerWidth"))


def test_all_fields_of_a_game_stay_in_their_frames(visit: Visit) -> None:
    anna = visit()
    for rule_set in rule_sets():
        anna.go(f"/games/{rule_set.id}")
        assert anna.page.evaluate(STICKING_OUT) == [], rule_set.id


def test_no_page_is_wider_than_a_small_screen(visit: Visit) -> None:
    anna = visit(**NARROW["320 pixels"])
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


UNSEEN = """() => {
  const clips = (one) => ["overflowX", "overflowY"].some((way) => getComputedStyle(one)[way] !== "visible");
  const around = (one, room) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return { left: left - room, top: top - room, right: right + room, bottom: bottom + room };
  };
  const within = (inner, outer) =>
    inner.left >= outer.left && inner.top >= outer.top && inner.right <= outer.right && inner.bottom <= outer.bottom;
  const ring = (one) => {
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(one);
    return outlineStyle === "none" ? null : [parseFloat(outlineWidth), parseFloat(outlineOffset)];
  };
  const seen = (one) => {
    document.activeElement.blur();
    const before = ring(one);
    one.focus();
    one.scrollIntoView({ block: "nearest", inline: "nearest" });
    const after = ring(one);
    if (before || !after || after[0] < 2) return false;
    for (let above = one.parentElement; above !== document.body; above = above.parentElement)
      if (clips(above) && !within(around(one, after[1] + 1), around(above, 0))) return false;
    return true;
  };
  const all = document.querySelectorAll("a[href], button:enabled, input:enabled, select, summary, [tabindex='0']");
  const there = [...all].filter((one) => one.checkVisibility({ visibilityProperty: true }));
  return { there: there.length, unseen: there.filter((one) => !seen(one)).map((one) => one.outerHTML.slice(0, 200)) };
}"""


def check_focus(visitor: Visitor, pages: Iterable[str]) -> None:
    """Go through all that can have the focus: around each is a ring then that was not there before, all to be seen."""
    for name in pages:
        visitor.page.keyboard.press("Tab")  # rings are for those who use the keyboard
        found = visitor.page.evaluate(UNSEEN)
        assert visitor.faults == [], name
        assert found["there"] >= 3 and found["unseen"] == [], name


def test_what_has_the_focus_is_seen_on_a_page_of_every_kind(visit: Visit) -> None:
    anna = visit()
    check_focus(anna, one_of_each_kind(anna))


@pytest.mark.long
@pytest.mark.parametrize("width", [390, 1280])
def test_what_has_the_focus_is_seen_on_every_page(width: int, visit: Visit) -> None:
    anna = visit(width=width, height=WIDTHS[width])
    check_focus(anna, every_page(anna))


def test_every_choice_is_large_enough_to_touch(visit: Visit) -> None:
    anna = visit(width=390, height=844, touch=True)
    anna.play_now("arboretum")
    anna.wait_for_turn()
    for button in anna.page.locator("button:visible, summary:visible, a.button:visible").all():
        box = button.bounding_box()
        assert box is not None and box["height"] >= 44 and box["width"] >= 44, button.inner_text()
