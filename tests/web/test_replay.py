"""Replays: any moment of a game, with any eyes that are allowed, and records from files."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.conftest import Service
from tests.web.browser import Visitor
from tests.web.test_access import violations
from tests.web.test_finale import RECORDS, put_up

Visit = Callable[..., Visitor]


def wait_at(visitor: Visitor, number: int) -> None:
    """Until the page shows a moment, and its address says so."""
    visitor.page.wait_for_function(f"() => document.getElementById('where').textContent.startsWith('Step {number} of')")
    assert visitor.page.url.split("?")[0].endswith(f"/replay/{number}")


def hand(visitor: Visitor) -> list[str]:
    """The cards of the hand in the middle."""
    found = visitor.page.locator("#moment .own [data-card]").evaluate_all("all => all.map((each) => each.dataset.card)")
    return [str(card) for card in found]


def test_slider_keys_and_links_lead_to_any_moment_and_the_address_follows(visit: Visit, lasting: Service) -> None:
    anna = visit()
    table = put_up(lasting, "arboretum-2p")
    last = lasting.guest().table(table)["number"]
    anna.go(f"/tables/{table}/replay/1?seat=0")
    before = hand(anna)
    page = anna.page
    page.keyboard.press("ArrowRight")
    wait_at(anna, 2)
    page.get_by_role("link", name="Forward").click()
    wait_at(anna, 3)
    page.keyboard.press("End")
    wait_at(anna, last)
    assert "The game is over." in page.locator("#moment .asked").inner_text()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    wait_at(anna, last - 1)
    page.keyboard.press("Home")
    wait_at(anna, 1)
    assert hand(anna) == before
    page.locator("#slider").fill("9")
    wait_at(anna, 9)
    assert page.locator("#heard").inner_text().startswith(f"Step 9 of {last}: ")
    shown = hand(anna)
    page.locator("#slider").press("ArrowRight")
    wait_at(anna, 10)
    anna.go(f"/tables/{table}/replay/9?seat=0")  # somebody follows the link
    assert hand(anna) == shown != []


def test_whole_turns_are_stepped_through_and_told_of_those_who_play(visit: Visit, lasting: Service) -> None:
    anna = visit()
    table = put_up(lasting, "arboretum-2p")
    anna.go(f"/tables/{table}/replay/1?seat=0")
    asked = anna.page.locator("#moment .asked")
    assert asked.inner_text().startswith("player 1 ")  # not "your turn": nothing is asked any more
    anna.page.keyboard.press("PageDown")
    wait_at(anna, 5)  # two draws, a tree and a discard
    assert asked.inner_text().startswith("player 2 ")
    anna.page.get_by_role("link", name="Next turn").click()
    wait_at(anna, 9)
    anna.page.get_by_role("link", name="Turn before").click()
    wait_at(anna, 5)
    anna.page.keyboard.press("PageUp")
    wait_at(anna, 1)


def test_after_the_end_all_eyes_are_open(visit: Visit, lasting: Service) -> None:
    anna = visit()
    table = put_up(lasting, "arboretum-2p")
    anna.go(f"/tables/{table}/replay/5?look=watching")
    page = anna.page
    assert page.locator("#moment [data-card]").count() == 0 and page.locator("#moment .own").count() == 0
    hands: list[list[str]] = []
    for name in ("random", "random (2)"):
        page.locator(".eyes summary").click()
        link = page.locator("a[data-eyes]").nth(len(hands))
        link.click()
        page.wait_for_url(f"**/replay/5?seat={len(hands)}")
        hands.append(hand(anna))
        assert len(hands[-1]) >= 7, name
    page.keyboard.press("ArrowRight")
    wait_at(anna, 6)
    assert page.locator(".eyes summary").inner_text().startswith("Seen by: ")
    page.locator(".eyes summary").click()
    page.get_by_role("link", name="everybody: all hands open").click()
    page.wait_for_url("**/replay/6?look=open")
    anna.go(f"/tables/{table}/replay/5?look=open")
    both = page.locator("#moment .side [data-card]").evaluate_all("all => all.map((each) => each.dataset.card)")
    assert sorted(both) == sorted(hands[0] + hands[1])


def test_every_moment_is_there_in_words_as_far_as_the_eyes_see(visit: Visit, lasting: Service) -> None:
    anna = visit()
    table = put_up(lasting, "arboretum-2p")
    words, titles = anna.page.locator("#words"), anna.page.locator("#words h3")
    sources, gardens = "The deck and the piles", ["The garden of player 1", "The garden of player 2"]
    anna.go(f"/tables/{table}/replay/4?seat=0")
    anna.page.get_by_text("The table in words").click()
    assert titles.all_inner_texts() == [sources, "Your garden", "Your hand", gardens[1]]
    before = words.inner_text()
    anna.page.keyboard.press("ArrowRight")
    wait_at(anna, 5)
    assert words.is_visible() and words.inner_text() != before
    anna.go(f"/tables/{table}/replay/5?look=watching")
    assert titles.all_text_contents() == [sources, *gardens]
    anna.go(f"/tables/{table}/replay/5?look=open")
    hands = ["The hand of player 1", "The hand of player 2"]
    assert titles.all_text_contents() == [sources, gardens[0], hands[0], gardens[1], hands[1]]


@pytest.mark.parametrize("record", ["arboretum-2p", "faraway-4p"])
def test_on_a_phone_the_picture_comes_first_and_the_controls_are_at_hand(
    record: str, visit: Visit, lasting: Service
) -> None:
    anna = visit(width=390, height=844, touch=True)
    table = put_up(lasting, record)
    anna.go(f"/tables/{table}/replay/9?look=open")
    page = anna.page
    first, bar = page.locator("#moment svg").first.bounding_box(), page.locator(".replay-bar").bounding_box()
    assert first and bar
    assert first["y"] < 844 / 4 and bar["y"] + bar["height"] <= 844 and bar["height"] < 844 / 6
    page.get_by_role("link", name="Forward").tap()
    wait_at(anna, 10)
    moved = page.locator(".replay-bar").bounding_box()
    assert moved and abs(moved["y"] - bar["y"]) < 1  # so that one can tap again and again
    assert page.locator("#here").get_attribute("href") == f"/tables/{table}/replay/10?look=open"
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.locator("#here").tap()
    page.wait_for_function("() => document.getElementById('here').textContent === 'Copied'")
    assert page.evaluate("() => navigator.clipboard.readText()") == f"{anna.url}/tables/{table}/replay/10?look=open"


def test_one_looks_back_with_ones_own_eyes_while_the_game_goes_on(visit: Visit) -> None:
    anna, ben = visit(), visit()
    anna.play_now("arboretum")
    anna.wait_for_turn()
    held = anna.page.locator("#hand [data-card]").count()
    anna.play(2)
    anna.wait_for_turn()
    table = anna.page.url.rsplit("/", 1)[1]
    anna.page.get_by_role("link", name="Look back at the game").click()
    anna.page.wait_for_url("**/replay/*")
    anna.page.keyboard.press("Home")
    wait_at(anna, 1)
    assert len(hand(anna)) == held
    ben.go(f"/tables/{table}/replay/1")
    assert ben.page.locator("#moment [data-card]").count() == 0
    for forbidden in ("?seat=0", "?look=open"):
        ben.go(f"/tables/{table}/replay/1{forbidden}")
        assert ben.page.locator("h1").inner_text() == "This did not work"
    anna.page.get_by_role("link", name="Back to the table").click()
    anna.wait_for_turn()
    ben.forget_refusals()  # the browser notes each refusal


def test_a_record_is_downloaded_and_looked_at_elsewhere(visit: Visit, lasting: Service, tmp_path: Path) -> None:
    anna, ben = visit(), visit()
    anna.go(f"/tables/{put_up(lasting, 'faraway-2p')}/replay/1")
    with anna.page.expect_download() as waiting:
        anna.page.get_by_role("link", name="Download the record").click()
    saved = tmp_path / "game.json"
    waiting.value.save_as(saved)
    original = json.loads((RECORDS / "faraway-2p.v1.json").read_text())
    assert json.loads(saved.read_text())["digest"] == original["digest"]
    ben.go("/")
    ben.page.get_by_role("link", name="Open a record from a file").click()
    ben.page.set_input_files("#record", saved)
    ben.page.get_by_role("button", name="Look at it").click()
    ben.page.wait_for_url("**/replay/1?look=open")  # it is over: there is nothing to hide
    ben.page.keyboard.press("End")
    ben.page.wait_for_function("() => document.querySelector('#moment .asked').textContent.includes('over')")
    assert ben.page.locator("#moment .own").count() == 0  # Ben did not play


def test_files_that_are_no_records_are_answered_with_a_sentence(visit: Visit, tmp_path: Path) -> None:
    anna = visit()
    fair = json.loads((RECORDS / "arboretum-2p.v1.json").read_text())
    files = {
        "no json": ("a cat", "it is not JSON"),
        "no record": ('{"cat": 1}', "no record of Hortus"),
        "another format": ('{"hortus": 99}', "format 99"),
        "other points": (json.dumps({**fair, "points": [99, 1]}), "claims other points"),
        "half a game": (
            json.dumps(
                {k: v for k, v in fair.items() if k not in ("points", "winners", "digest")}
                | {"decisions": fair["decisions"][:9]}
            ),
            "not over",
        ),
        "nothing": ("", "No file was chosen"),
    }
    for name, (content, sentence) in files.items():
        path = tmp_path / f"{name}.json"
        path.write_text(content)
        anna.go("/records")
        anna.page.set_input_files("#record", path)
        anna.page.get_by_role("button", name="Look at it").click()
        assert sentence in anna.page.locator("[role=alert]").inner_text(), name
    large = tmp_path / "large.json"
    large.write_text(" " * 70_000)
    anna.page.set_input_files("#record", large)
    assert "too large" in anna.page.locator("#record").evaluate("file => file.validationMessage")
    anna.forget_refusals()  # the browser notes each refusal


@pytest.mark.long
def test_axe_finds_nothing_on_what_is_told_replayed_and_handed_over(visit: Visit, lasting: Service) -> None:
    anna = visit(width=320, height=700)
    anna.page.emulate_media(color_scheme="dark")
    table = put_up(lasting, "arboretum-2p")
    pages = ("/finale", "/replay/20?look=open")
    for path in (*(f"/tables/{table}{each}" for each in pages), "/records", shared_table(anna)):
        anna.go(path)
        anna.page.keyboard.press("ArrowRight")
        anna.page.evaluate("() => document.querySelectorAll('details').forEach((each) => (each.open = true))")
        anna.page.wait_for_timeout(100)
        assert violations(anna) == []
        assert anna.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), path


def shared_table(visitor: Visitor) -> str:
    """The path of a table at which two people share a screen."""
    visitor.go("/games/faraway")
    visitor.page.select_option("#seat1", "here")
    visitor.page.locator("form.setup button").click()
    visitor.page.wait_for_url("**/tables/*")
    return visitor.page.url.removeprefix(visitor.url)
