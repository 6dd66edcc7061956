"""Things that explain themselves, cards that are dragged and cards that fly, in a real browser."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page

from tests.web.browser import Visitor
from tests.web.test_table import begin_to_plant, until_planting

Visit = Callable[..., Visitor]
PANEL = "#about:not([hidden])"
WATCH = """() => { window.flights = 0; new MutationObserver((all) => {
  for (const node of all.flatMap((one) => [...one.addedNodes])) flights += node.classList?.contains("flight") ? 1 : 0;
}).observe(document.body, { childList: true }); }"""

WITH_A_PATH = """async () => {
  for (const {dataset: {tree}} of document.querySelectorAll("#garden [data-tree]")) {
    const told = await fetch(document.getElementById("play").table.address("about", {part: "tree", value: tree}));
    const said = new DOMParser().parseFromString(await told.text(), "text/html").querySelector(".about-said");
    const mine = JSON.parse(said.dataset.trails).find(([side]) => side === 0);
    if (mine) return mine[2][0];
  }
}"""


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, card: Locator, to: Callable[[], Locator], let_go: bool = True) -> None:
    """Take a card by its frame to a target, which may only be there once the card was taken."""
    page.mouse.move(*middle(card))
    page.mouse.down()
    x, y = middle(card)
    page.mouse.move(x + 20, y - 20, steps=3)
    page.wait_for_selector(".dragged")
    to().first.wait_for()
    page.mouse.move(*middle(to().first), steps=4)
    if let_go:
        page.mouse.up()


def second_turn(anna: Visitor) -> None:
    """Until a card is to be planted beside another."""
    begin_to_plant(anna)
    anna.page.keyboard.press("Escape")
    anna.page.wait_for_selector("#cancel", state="detached")


# --- explaining ---


def test_a_card_explains_itself_to_a_pointer_that_rests_on_it(visit: Visit) -> None:
    anna = visit()
    anna.play_now("arboretum-solo")
    anna.wait_for_turn()
    card = anna.page.locator("#hand [data-card]").first
    species = (card.get_attribute("data-card") or "").rpartition(" ")[0]
    card.hover(force=True)
    anna.page.wait_for_selector(PANEL)
    assert anna.page.locator("#about h3").inner_text().lower() == species
    assert "the right to score it" in anna.page.locator("#about").inner_text()
    assert anna.page.locator("#hand .glow").count() >= 1
    assert anna.page.locator("#about-said").get_attribute("aria-live") == "off"
    anna.page.mouse.move(2, 2)
    anna.page.wait_for_selector("#about", state="hidden")
    assert anna.page.locator(".glow").count() == 0


def test_a_choice_explains_itself_to_the_keyboard_and_is_read_out_when_asked(visit: Visit) -> None:
    anna = visit()
    anna.play_now("faraway-solo")
    anna.wait_for_turn()
    anna.page.locator(".choice").first.focus()
    anna.page.keyboard.press("ArrowRight")
    anna.page.wait_for_selector(PANEL)
    assert "It shows" in anna.page.locator("#about").inner_text()
    anna.page.keyboard.press("e")
    anna.page.wait_for_selector("#about.pinned [aria-live=polite]")
    anna.page.keyboard.press("Escape")
    anna.page.wait_for_selector("#about", state="hidden")
    assert anna.page.evaluate("() => document.activeElement.className") == "choice lit"


def test_things_can_be_chosen_from_a_list_without_a_pointer(visit: Visit) -> None:
    anna = visit()
    anna.play_now("hanging-gardens")
    anna.wait_for_turn()
    anna.page.locator("#things-details summary").focus()
    anna.page.keyboard.press("Enter")
    thing = anna.page.locator(".thing[data-part=tile]").first
    thing.focus()
    anna.page.keyboard.press("Enter")
    anna.page.wait_for_selector("#about.pinned")
    assert "may take it" in anna.page.locator("#about").inner_text()
    assert anna.page.locator("#table .glow").count() == 1
    anna.page.locator("#about-close").click()
    anna.page.wait_for_selector("#about", state="hidden")


def test_a_finger_that_is_held_asks_and_one_that_taps_chooses(visit: Visit) -> None:
    anna = visit(width=390, height=844, touch=True)
    anna.play_now("faraway-solo")
    anna.wait_for_turn()
    mark = anna.page.locator("#hand .mark").first
    mark.scroll_into_view_if_needed()
    x, y = middle(mark)
    hand = anna.context.new_cdp_session(anna.page)
    hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    anna.page.wait_for_selector("#about.pinned")
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    anna.page.wait_for_timeout(200)
    assert anna.page.locator("#play").get_attribute("data-number") == "1"  # nothing was played
    assert "Region" in anna.page.locator("#about h3").inner_text()
    anna.page.locator("#about-close").tap()
    mark.tap()
    anna.page.wait_for_function("() => Number(document.getElementById('play').dataset.number) > 1")


# --- dragging ---


def test_a_card_is_planted_by_dragging_it_and_escape_or_letting_go_elsewhere_cancels(visit: Visit) -> None:
    anna = visit()
    anna.play_now("arboretum-solo")
    second_turn(anna)
    anna.page.evaluate(WATCH)
    trees = anna.page.locator("#garden [data-tree]").count()
    card = anna.page.locator("#hand [data-card]").first
    name = card.get_attribute("data-card")

    def squares() -> Locator:
        return anna.page.locator("#garden [data-cell] .mark")

    asked: list[str] = []
    anna.page.on("request", lambda request: asked.append(request.url) if "/pieces" in request.url else None)
    for escape in (False, True):
        asked.clear()
        drag(anna.page, card.locator(".mark"), squares, let_go=False)
        if escape:
            anna.page.keyboard.press("Escape")
        else:
            anna.page.mouse.move(640, 20, steps=3)
        anna.page.mouse.up()
        anna.page.wait_for_selector("#cancel", state="detached")
        assert anna.page.locator(".lifted, .drop").count() == 0
        assert "choose a card to plant" in anna.asked
        assert anna.page.locator("#garden [data-tree]").count() == trees
        anna.page.wait_for_timeout(100)
        assert len(asked) == 2  # what can follow, and how things are without it
    anna.page.mouse.move(*middle(card.locator(".mark")))
    anna.page.mouse.down()
    anna.page.evaluate("() => document.getElementById('play').table.refresh()")
    anna.page.mouse.move(640, 60, steps=3)  # the frame that was pressed has been drawn anew since
    anna.page.wait_for_selector(".dragged")
    anna.page.keyboard.press("Escape")
    anna.page.mouse.up()
    anna.page.wait_for_selector("#cancel", state="detached")
    drag(anna.page, card.locator(".mark"), squares)
    anna.page.wait_for_selector(f'#garden [data-tree="{name}"]')
    assert anna.page.locator(".lifted").count() == 0
    assert anna.page.evaluate("() => flights") == 0  # this visitor prefers less motion


@pytest.mark.long
def test_a_region_is_played_by_dragging_it_to_the_row_and_nowhere_else(visit: Visit) -> None:
    anna = visit()
    anna.play_now("faraway-solo")
    anna.wait_for_turn()
    card = anna.page.locator("#hand [data-region]").first
    region = card.get_attribute("data-region")
    drag(anna.page, card.locator(".mark"), lambda: anna.page.locator("#log-title"))
    anna.page.wait_for_timeout(300)
    assert anna.page.locator("#play").get_attribute("data-number") == "1"
    drag(anna.page, card.locator(".mark"), lambda: anna.page.locator(".drop"))
    anna.page.wait_for_selector(f'#garden [data-laid="{region}"]')


# --- motion ---


def test_a_card_flies_where_it_went(visit: Visit) -> None:
    anna = visit()
    anna.page.emulate_media(reduced_motion="no-preference")
    anna.play_now("arboretum-solo")
    anna.wait_for_turn()
    anna.page.evaluate(WATCH)
    until_planting(anna)
    assert anna.page.evaluate("() => flights") == 2  # from the deck to the hand
    anna.page.locator(".choice").first.click()
    anna.page.wait_for_selector("#garden [data-tree]")
    assert anna.page.evaluate("() => flights") == 3
    anna.page.wait_for_selector(".lifted", state="detached")


def test_a_path_stays_lit_while_the_pointer_rests_on_it(visit: Visit) -> None:
    anna = visit()
    anna.go("/learn/arboretum-solo")
    anna.page.locator("form[action='/learn/arboretum-solo'] button").click()
    anna.page.wait_for_url("**/tables/*")
    anna.play(34, 2)  # always the same game, in which there is a path by then
    anna.wait_for_turn()
    name = anna.page.evaluate(WITH_A_PATH)
    tree = anna.page.locator(f'#garden [data-tree="{name}"]')
    tree.scroll_into_view_if_needed()
    anna.page.mouse.move(*middle(tree))  # where the path will be drawn
    anna.page.wait_for_selector("#garden .trail")
    anna.page.wait_for_timeout(600)
    assert anna.page.locator("#garden .trail").count() == 1 and anna.page.locator(PANEL).count() == 1


def test_what_was_asked_about_stays_when_the_pointer_goes(visit: Visit) -> None:
    anna = visit()
    anna.play_now("arboretum-solo")
    anna.wait_for_turn()
    anna.page.locator("#things-details summary").click()
    anna.page.locator("#things .thing").first.click()  # it had no time to rest there before
    anna.page.wait_for_selector(f"{PANEL}.pinned")
    anna.page.wait_for_timeout(300)
    anna.page.mouse.move(1, 1)
    anna.page.wait_for_timeout(600)
    assert anna.page.locator(f"{PANEL}.pinned").is_visible()
