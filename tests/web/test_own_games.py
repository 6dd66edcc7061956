"""One's own games: those that a computer plays on are found at home, those that were one's alone can be removed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import httpx2
from playwright.sync_api import Route

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
