"""Several people at one screen: nobody sees what is another's, nor anybody's before they say that they are there."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Response

from tests.server.conftest import Service
from tests.web.browser import Visitor
from tests.web.test_games import check_end

Visit = Callable[..., Visitor]
PLAY_OUT = """
let state = 7;
const go = () => {
  const play = document.getElementById("play");
  if (play?.dataset.status === "over") return sessionStorage.setItem("over", "yes");
  const here = document.querySelector("[data-here]");
  const choices = document.querySelectorAll(".choice");
  if (here && here.dataset.pressed !== "yes") {
    here.dataset.pressed = "yes";
    sessionStorage.setItem("handed", Number(sessionStorage.getItem("handed")) + 1);
    here.click();
  } else if (play && !play.dataset.busy && choices.length) {
    state = (state * 48271) % 2147483647;
    choices[state % choices.length].click();
  }
  setTimeout(go, 10);
};
if (!sessionStorage.getItem("over")) addEventListener("load", go);
"""
HERE = "() => { const here = document.querySelector('[data-here]'); return here && here.dataset.here; }"


class Screen:
    """A screen that Anna and Ben share, with all that it ever received."""

    def __init__(self, visitor: Visitor, service: Service, rule_set: str) -> None:
        self.visitor, self.page = visitor, visitor.page
        visitor.go(f"/games/{rule_set}")
        self.page.select_option("#seat1", "here")
        self.page.fill("input[name=name1]", "Ben")
        self.page.locator("form.setup button").click()
        self.page.wait_for_url("**/tables/*")
        self.table = self.page.url.rsplit("/", 1)[1]
        self.live = service.app.state.house
        self.received = ""
        self.page.on("response", self.note)

    def note(self, response: Response) -> None:
        if "/stream" not in response.url and "text/event-stream" not in response.headers.get("content-type", ""):
            self.received += response.text()

    def secrets(self) -> list[str]:
        """How the cards of both hands stand in pages; those of Arboretum have names that nothing else has."""
        table = self.live.places[self.table].table
        cards = [str(card) for seat in range(2) for card in table.match.view(seat).sides[seat].hand]
        assert cards
        return cards if table.rule_set.id == "arboretum" else [f'data-region="{card}"' for card in cards]

    def check_nothing_private(self) -> None:
        """The page waits for somebody, and nothing of any hand is on it."""
        self.page.wait_for_selector("[data-here]")
        html = self.page.content()
        assert not [secret for secret in self.secrets() if secret in html]
        assert self.page.locator(".choice, .mark").count() == 0

    def come(self, name: str) -> None:
        """Somebody says that they are there."""
        self.page.get_by_role("button", name=f"I am {name}").click()
        self.visitor.wait_for_turn()


@pytest.fixture
def screen(visit: Visit, lasting: Service) -> Callable[[str], Screen]:
    return lambda rule_set: Screen(visit(), lasting, rule_set)


def test_nothing_private_is_there_while_a_screen_is_handed_over(screen: Callable[[str], Screen]) -> None:
    shared = screen("arboretum")
    page, visitor = shared.page, shared.visitor
    page.reload()
    shared.check_nothing_private()
    assert not [secret for secret in shared.secrets() if secret in shared.received]
    assert visitor.asked.startswith("Hand the screen to ")
    shared.come(page.locator(".handing button").inner_text().removeprefix("I am "))
    assert page.locator("#hand [data-card]").count() == 7
    page.reload()
    shared.check_nothing_private()
    page.locator("[data-here]").click()
    visitor.wait_for_turn()
    page.goto(f"{visitor.url}/")
    page.go_back()
    shared.check_nothing_private()
    page.goto(f"{page.url}?seat=0")
    shared.check_nothing_private()


def test_the_screen_is_neutral_again_with_the_move_that_ends_a_turn(screen: Callable[[str], Screen]) -> None:
    shared = screen("arboretum")
    page, visitor = shared.page, shared.visitor
    first = page.evaluate(HERE)
    page.locator("[data-here]").click()
    for _ in range(4):  # draw, draw, plant, discard
        visitor.wait_for_turn()
        page.locator(".choice").first.click()
        page.wait_for_function("() => !document.getElementById('play').dataset.busy")
    page.wait_for_function("() => document.querySelector('[data-here]')")
    assert page.evaluate(HERE) != first
    assert visitor.asked == "Hand the screen to Ben."
    shared.check_nothing_private()
    log = page.locator("#log").inner_text()
    assert "from the deck" in log
    shared.come("Ben")
    assert page.locator("#hand [data-card]").count() == 7


def test_secret_choices_at_the_same_time_are_made_one_after_the_other_in_any_order(
    screen: Callable[[str], Screen],
) -> None:
    shared = screen("faraway")
    page, visitor = shared.page, shared.visitor
    shared.check_nothing_private()
    page.get_by_role("link", name="Ben").click()
    shared.check_nothing_private()
    shared.come("Ben")
    chosen = page.locator(".choice").first
    region = chosen.inner_text()
    chosen.click()
    page.wait_for_function("() => document.querySelector('[data-here=\"0\"]')")
    shared.check_nothing_private()
    assert region.split()[-1] not in page.locator("#log").inner_text()
    assert page.get_by_role("button", name="Ben: take back").count() == 1
    page.locator("[data-here]").click()
    visitor.wait_for_turn()
    assert page.locator("#hand [data-region]").count() == 3


@pytest.mark.parametrize("rule_set", ["faraway", pytest.param("hanging-gardens", marks=pytest.mark.long)])
def test_two_people_at_one_screen_play_a_whole_game(rule_set: str, screen: Callable[[str], Screen]) -> None:
    shared = screen(rule_set)
    page, visitor = shared.page, shared.visitor
    page.add_init_script(PLAY_OUT)
    page.reload()
    page.wait_for_function("() => sessionStorage.getItem('over')")
    assert int(page.evaluate("() => sessionStorage.getItem('handed')")) >= 16
    page.wait_for_selector(".telling")
    check_end(visitor)
    assert "Ben" in (page.locator(".scorecards").text_content() or "")
    page.get_by_role("button", name="Show everything").click()
    page.get_by_role("button", name="Play again").click()  # for both of them
    page.wait_for_function("table => !location.pathname.endsWith(table)", arg=shared.table)
    page.wait_for_selector("[data-here]")
