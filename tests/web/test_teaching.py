"""Rules pages and guided first games in a real browser."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from hortus.games import rule_sets
from tests.server.conftest import Service
from tests.web.browser import Visitor
from tests.web.test_access import violations
from tests.web.test_games import check_end

Visit = Callable[..., Visitor]
GAMES = [one.id for one in rule_sets()]
QUICK = "faraway-solo"
PREPARED = 240_000  # milliseconds in which even a player that was never compiled has thought
FOLLOW = """() => new Promise((done) => {
  const told = [];
  const go = () => {
    const {busy, yours, status} = document.getElementById("play").dataset;
    if (status === "over") return done(told);
    const choice = document.querySelector(".choice.advised") ?? document.querySelector(".choice");
    if (!busy && yours === "yes" && choice) {
      told.push(document.querySelector("#guide h2")?.textContent ?? "");
      choice.click();
    }
    setTimeout(go, 5);
  };
  go();
})"""


def begin(visitor: Visitor, name: str) -> None:
    """Sit down to the prepared game."""
    visitor.go(f"/learn/{name}")
    visitor.press(visitor.page.locator(f"form[action='/learn/{name}'] button"))
    visitor.page.wait_for_url("**/tables/*")
    visitor.wait_for_turn()


@pytest.mark.parametrize("name", [pytest.param(one, marks=[] if one == QUICK else pytest.mark.long) for one in GAMES])
def test_a_guide_leads_to_the_end_and_explains_the_points(name: str, visit: Visit) -> None:
    anna = visit(width=390, height=844, touch=True)
    begin(anna, name)
    assert anna.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert anna.page.locator(".choice.advised").count() == 1
    assert anna.page.locator(".guide-try").inner_text().startswith("You could try this: ")
    told = anna.page.evaluate(FOLLOW)
    anna.forget_refusals()  # of a proposal that was asked for as a move was made
    assert len(told) > 10 and all(told) and len(set(told)) >= 6
    assert anna.page.locator("#guide h2").inner_text() == "Your first game is over"
    check_end(anna)
    anna.page.get_by_role("link", name="Read the rules").tap()
    anna.page.wait_for_url(f"**/rules/{name}#*")


def test_whoever_decides_otherwise_is_still_guided(visit: Visit) -> None:
    anna = visit()
    begin(anna, QUICK)
    assert anna.page.locator("#play").get_attribute("data-look") == "hand"
    anna.page.locator(".choice:not(.advised)").first.click()
    anna.page.wait_for_function("() => document.querySelector('#guide h2')?.textContent === 'The opponents were here'")
    assert anna.page.locator("#play").get_attribute("data-look") == "table"
    anna.page.reload()
    anna.wait_for_turn()
    assert anna.page.locator("#guide h2").inner_text() == "The opponents were here"
    assert violations(anna) == []


def test_where_the_guide_has_no_proposal_a_strong_player_is_asked(visit: Visit) -> None:
    anna = visit()
    begin(anna, QUICK)
    for title in ("The opponents were here", "Higher or lower?"):
        anna.page.locator(".choice.advised").click()
        anna.page.wait_for_function("title => document.querySelector('#guide h2')?.textContent === title", arg=title)
    anna.page.wait_for_selector(".guide-step[data-asked] .guide-try strong", timeout=PREPARED)
    assert "play region" in anna.page.locator(".guide-try").inner_text()
    assert anna.page.locator(".choice.advised").count() == 1


def test_a_proposal_stays_until_the_whole_move_is_made(visit: Visit) -> None:
    anna = visit()
    begin(anna, "hanging-gardens")
    for _ in range(12):  # until a strong player is asked about a move of several steps
        anna.page.wait_for_selector(".choice.advised", timeout=PREPARED)
        told = anna.page.locator(".guide-try").inner_text()
        before = anna.page.locator("#play").get_attribute("data-number")
        anna.page.locator(".choice.advised").click()
        anna.wait_for_turn()
        if anna.page.locator("#play").get_attribute("data-number") == before and told.count("card") > 1:
            break
    assert anna.page.locator("#play").get_attribute("data-steps")
    assert anna.page.locator(".guide-try").inner_text() == told
    assert anna.page.locator(".choice.advised").count() == 1


def test_other_tables_have_no_guide(visit: Visit) -> None:
    anna = visit()
    anna.play_now(QUICK)
    anna.wait_for_turn()
    assert anna.page.locator("#guide").inner_text() == ""
    assert not anna.page.locator("#guide").is_visible()


def test_a_guided_game_is_listed_nowhere(visit: Visit) -> None:
    anna, ben = visit(), visit()
    begin(anna, QUICK)
    table = anna.page.url.rsplit("/", 1)[1]
    ben.go("/")
    assert table not in ben.page.content()
    anna.play_out()
    ben.go("/")
    assert table not in ben.page.content()


@pytest.mark.parametrize("name", GAMES)
def test_rules_are_a_page_with_pictures_and_working_links(name: str, lasting: Service) -> None:
    with lasting.stranger() as http:
        page = http.get(f"/rules/{name}", headers={"Accept": "text/html"}, timeout=120).text
        assert "<figure>" in page and 'class="hx"' in page and "<style" not in page
        targets = set(re.findall(r'id="([^"]+)"', page))
        links = re.findall(r'href="(/[^"]*|#[^"]*)"', page.split("<main", 1)[1].split("</main", 1)[0])
        assert len(links) > 5
        for link in links:
            where, _, target = link.partition("#")
            assert not (target and not where) or target in targets, link
            if where:
                assert http.get(where, headers={"Accept": "text/html"}, timeout=120).status_code == 200, link


def test_rules_read_well_on_a_phone(visit: Visit) -> None:
    anna = visit(width=390, height=844, touch=True)
    anna.page.emulate_media(color_scheme="dark")
    for path in ("/rules/arboretum", "/rules/hanging-gardens", "/rules/faraway", "/learn/faraway"):
        anna.go(path)
        assert anna.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), path
        assert violations(anna) == []


def test_games_that_are_not_there_have_no_rules_and_no_guide(lasting: Service) -> None:
    with lasting.stranger() as http:
        for path in ("/rules/chess", "/learn/chess", "/rules/..%2f..%2fREADME"):
            assert http.get(path, headers={"Accept": "text/html"}).status_code == 404
