"""What a screen reader has to say in a whole turn of each game, kept as texts beside this file.

`HORTUS_WRITE_TRANSCRIPTS=1` writes them anew; read them before they are committed.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from hortus.core.deal import Deal
from hortus.server.routes import tables
from tests.web.browser import READY, Visitor

Visit = Callable[..., Visitor]
TRANSCRIPTS = Path(__file__).with_name("transcripts")
TURNS = {"arboretum-solo": 4, "faraway-solo": 2, "hanging-gardens": 3}  # decisions that make a whole turn


class KnownDeal(Deal):
    """The same cards every time."""

    @classmethod
    def new(cls, seed: int | None = None) -> Deal:
        return Deal(bytes(range(32)))


def heard(page: Page) -> str:
    """What is announced, and what can be chosen, in the order in which the keyboard comes to it."""
    asked = page.locator("#asked").aria_snapshot()
    choices = page.locator("#choices").aria_snapshot()
    newest = page.locator("#log > :first-child")
    log = newest.aria_snapshot() if newest.count() else "(nothing yet)"
    return f"ASKED\n{asked}\nCHOICES\n{choices}\nNEWEST OF THE LOG\n{log}\n"


def pictures(page: Page) -> str:
    """What is said in the place of the pictures, in the order of the page."""
    labels = page.locator("#play .picture > svg[aria-label]").evaluate_all("all => all.map((one) => one.ariaLabel)")
    return "\n".join(["PICTURES", *(f"- {label}" for label in labels), ""])


def in_words(page: Page) -> str:
    """The table in words, which is there when somebody opens it."""
    page.locator("#words-details summary").click()
    page.wait_for_selector("#words h3")
    return f"THE TABLE IN WORDS\n{page.locator('#words').aria_snapshot()}\n"


@pytest.mark.parametrize("rule_set", TURNS)
def test_a_screen_reader_tells_a_whole_turn(rule_set: str, visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "Deal", KnownDeal)
    anna = visit()
    anna.play_now(rule_set)
    anna.page.wait_for_function(READY)
    told = [f"# {anna.page.title()}\n", pictures(anna.page)]
    for decision in range(1, TURNS[rule_set] + 1):
        number = anna.page.locator("#play").get_attribute("data-number")
        steps = anna.page.locator("#play").get_attribute("data-steps")
        told.append(heard(anna.page))
        if decision == TURNS[rule_set]:
            told.append(in_words(anna.page))  # of The Hanging Gardens with a card that is being placed
        anna.page.locator(".choice").first.click()
        anna.page.wait_for_function(
            "([number, steps]) => { const {dataset} = document.getElementById('play');"
            " return !dataset.busy && (dataset.number !== number || dataset.steps !== steps); }",
            arg=[number, steps],
        )
    name = anna.page.locator("#seat-0 bdi").inner_text()
    own = [line for line in anna.page.locator("#log").aria_snapshot().splitlines() if name in line]
    told.append("\n".join(["ALL THAT WAS TOLD OF IT", *own, ""]))
    text = "\n".join(told).replace(name, "Anna")
    path = TRANSCRIPTS / f"{rule_set}.txt"
    if os.environ.get("HORTUS_WRITE_TRANSCRIPTS"):
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")
