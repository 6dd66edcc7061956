"""One's own games: those that a computer plays on are found at home, those that were one's alone can be removed."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import httpx2
import pytest
from playwright.sync_api import Route

from hortus.web import own_games
from tests.server.conftest import API, Service
from tests.web.browser import Visitor

COMPUTER = "A computer plays for you"
REMOVE = "Remove this game"
TWICE = """async () => {  // the second time, the first answer is still under way
  const button = document.querySelector("form[action='/play'] button");
  button.click();
  await new Promise((later) => setTimeout(later, 100));
  button.click();
}"""
Visit = Callable[..., Visitor]


def browser_of(service: Service, name: str) -> httpx2.Client:
    """Somebody with a cookie."""
    client = service.stranger()
    client.headers["Origin"] = service.url
    assert client.post(f"{API}/people", json={"name": name}).status_code == 201
    return client


def put_up(client: httpx2.Client, rule_set: str, *seats: dict[str, Any]) -> str:
    """A table at which all sit."""
    opened = client.post(f"{API}/tables", json={"rule_set": rule_set, "seats": list(seats)})
    return str(opened.json()["table"])


def test_a_game_in_which_a_computer_took_over_is_still_at_home(lasting: Service) -> None:
    anna, ben = browser_of(lasting, "Anna"), browser_of(lasting, "Ben")
    table = put_up(anna, "arboretum", {"kind": "me"}, {"kind": "anyone"}, {"kind": "computer", "level": "easy"})
    assert ben.post(f"{API}/tables/{table}/seats", json={}).status_code == 201
    assert COMPUTER not in ben.get("/").text
    assert ben.post(f"{API}/tables/{table}/resign", json={}).status_code == 201
    home = ben.get("/").text
    assert home.count(COMPUTER) == 1 and home.count(f"/tables/{table}") == 1  # not among those of others as well
    assert COMPUTER not in anna.get("/").text


def test_a_game_that_was_ones_own_alone_can_be_removed(lasting: Service) -> None:
    anna, ben = browser_of(lasting, "Anna"), browser_of(lasting, "Ben")
    table = put_up(anna, "faraway-solo", {"kind": "me"})
    replay = f"/tables/{table}/replay/1"
    assert REMOVE not in anna.get(replay).text  # it goes on
    anna.post(f"{API}/tables/{table}/resign", json={})
    assert REMOVE in anna.get(replay).text and REMOVE not in ben.get(replay).text
    assert ben.post(f"/tables/{table}/remove").status_code == 403
    gone = anna.post(f"/tables/{table}/remove")
    assert (gone.status_code, gone.headers["location"]) == (303, "/")
    assert anna.get(replay).status_code == 404 and table not in anna.get("/").text


def test_a_game_that_was_given_up_offers_no_reckoning_and_no_record_without_an_end(lasting: Service) -> None:
    anna = browser_of(lasting, "Anna")
    table = put_up(anna, "arboretum", {"kind": "me"}, {"kind": "computer", "level": "easy"})
    assert anna.post(f"{API}/tables/{table}/resign", json={}).status_code == 201
    replay = anna.get(f"/tables/{table}/replay/1").text
    assert "/finale" not in replay and "/record" not in replay.replace('"/records"', "")


def test_who_clicks_twice_has_one_game_and_who_comes_back_a_second_one(visit: Visit) -> None:
    anna = visit()
    sent = list[Route]()
    anna.page.route("**/play", lambda route: sent.append(route))
    for games in (1, 2):
        anna.go("/games/faraway-solo")
        anna.page.evaluate(TWICE)
        anna.page.wait_for_timeout(100)
        assert len(sent) == games
        sent[-1].continue_()
        anna.page.wait_for_url("**/tables/*")


def test_a_page_that_the_browser_has_kept_can_send_its_forms_again(visit: Visit) -> None:
    anna = visit()
    sent = list[Route]()

    def stay(route: Route) -> None:
        sent.append(route)
        route.fulfill(status=204)

    def click_twice() -> int:
        anna.page.evaluate(TWICE)
        anna.page.wait_for_timeout(100)
        return len(sent)

    anna.page.route("**/play", stay)
    anna.go("/games/faraway-solo")
    assert [click_twice(), click_twice()] == [1, 1]
    anna.page.evaluate("() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
    assert click_twice() == 2


# --- more of them than home shows ---


def shown(page: str, under: str) -> list[str]:
    """The tables that are listed below a heading."""
    _, _, section = page.partition(f">{under}</h2>")
    return re.findall(r'href="/tables/([^"]+)"', section.partition("</section>")[0])


def test_home_shows_first_what_waits_among_all_games_and_leads_to_the_others(lasting: Service) -> None:
    anna, ben = browser_of(lasting, "Anna"), browser_of(lasting, "Ben")
    asked = [put_up(anna, "arboretum", {"kind": "me"}, {"kind": "me"}) for _ in range(2)]
    waiting = [put_up(anna, "arboretum", {"kind": "me"}, {"kind": "link"}) for _ in range(9)]
    home = anna.get("/").text
    assert shown(home, "Your games") == [*asked[::-1], *waiting[:2:-1]] and "<title>(2) Your turn" in home
    assert '<a href="/mine">All 11 of your games that go on</a>' in home
    assert shown(anna.get("/mine").text, "Going on") == [*asked[::-1], *waiting[::-1]]
    assert "/mine" not in ben.get("/").text and "You have no games yet" in ben.get("/mine").text


def test_finished_games_are_reached_however_old_they_are(lasting: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_games, "PAGE", 4)
    anna = browser_of(lasting, "Anna")
    over = [put_up(anna, "faraway-solo", {"kind": "me"}) for _ in range(10)][::-1]
    for table in over[::-1]:
        anna.post(f"{API}/tables/{table}/resign", json={})
    home = anna.get("/").text
    assert shown(home, "Finished") == over[:8] and 'href="/mine#finished"' in home
    found, path = list[str](), "/mine"
    for _ in range(3):
        page = anna.get(path).text
        found.extend(shown(page, "Finished"))
        path = next(iter(re.findall(r'href="(/mine\?before=\d+)"', page)), "")
    assert found == over and path == ""


def test_strangers_are_told_that_they_have_no_games(lasting: Service) -> None:
    page = lasting.stranger().get("/mine")
    assert page.status_code == 200 and "You have no games yet" in page.text


# --- home follows ---

LOOKED_AT_AGAIN = "() => document.dispatchEvent(new Event('visibilitychange'))"


def icon(visitor: Visitor) -> str:
    """The icon of the page."""
    return visitor.page.locator("#icon").get_attribute("href") or ""


def test_home_follows_what_others_do(visit: Visit, lasting: Service) -> None:
    anna, ben = visit(), lasting.guest("Ben")
    anna.page.clock.install()
    key = browser_of(lasting, "Anna").cookies["hortus"]
    anna.context.add_cookies([{"name": "hortus", "value": key, "url": anna.url}])
    table = ben.open("arboretum", "me", "anyone")["table"]
    joined = anna.page.request.post(f"{anna.url}{API}/tables/{table}/seats", data={}, headers={"Origin": anna.url})
    assert joined.status == 201
    anna.go("/")
    anna.page.focus(f"#to-go_on-{table}")
    assert not anna.page.title().startswith("(") and "icon-turn" not in icon(anna)
    for _ in range(4):
        ben.play(table, 0, lambda legal: legal[0])
    anna.page.clock.fast_forward(21_000)
    anna.page.wait_for_function("() => document.title.startsWith('(1) Your turn')")
    assert "icon-turn" in icon(anna) and anna.page.locator("#going .won").inner_text() == "Your turn"
    assert anna.page.evaluate("() => document.activeElement.id") == f"to-go_on-{table}"
    anna.page.reload()
    assert "icon-turn" in icon(anna)
    ben.post(f"/tables/{table}/resign")
    anna.page.evaluate(LOOKED_AT_AGAIN)
    anna.page.wait_for_function("() => !document.title.startsWith('(')", timeout=10_000)  # before it asks by itself
    assert "icon-turn" not in icon(anna) and anna.page.locator("#going a").count() == 0


def test_home_asks_nothing_again_for_those_who_never_played(lasting: Service) -> None:
    page = lasting.stranger().get("/").text
    assert "/mine" not in page and "home." not in " ".join(re.findall(r"<script[^>]*>", page))


def test_the_species_of_arboretum_can_be_chosen(visit: Visit) -> None:
    species = ["blue spruce", "cassia", "dogwood", "jacaranda", "maple", "oak"]
    anna = visit(width=390, height=844)

    def begin_with(chosen: list[str]) -> None:
        anna.go("/games/arboretum")
        anna.page.get_by_text("Choose the species").click()
        for one in chosen:
            anna.page.get_by_label(one, exact=True).check()
        anna.page.locator("form.setup button").click()

    begin_with(species[1:])
    anna.page.wait_for_selector("main h1:text('This did not work')")
    assert "needs 6 different species, not 'cassia, dogwood" in anna.page.locator("main").inner_text()
    begin_with(species)
    anna.page.wait_for_url("**/tables/*")
    table = anna.page.url.split("/")[-1].split("#")[0]
    told = anna.page.evaluate(f"() => fetch('{API}/tables/{table}').then((answer) => answer.json())")
    assert sorted(told["options"]["species"]) == species
    anna.forget_refusals()
