"""The boxed game on a phone: cards are tapped in, points are seen at once, the result is sent to others."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from html import unescape
from urllib.parse import parse_qs

import pytest

import hortus
from hortus.games import find_rule_set
from tests.server.conftest import Service
from tests.web.boxed_games import entered, finished, taps_for
from tests.web.browser import Visitor
from tests.web.test_access import violations
from tests.web.test_names import HOSTILE, Sent, check_harmless

Visit = Callable[..., Visitor]
QUICK = "faraway"  # the game with the fewest taps
GAMES = ("arboretum", "faraway", "hanging-gardens")


def tap(visitor: Visitor, value: str) -> None:
    """Tap a button; the page sees to it that taps arrive in their order."""
    visitor.page.locator(f'#taps [value="{value}"]:not([disabled])').first.tap()


def wait_for(visitor: Visitor, at: str) -> None:
    """Until the address holds a position."""
    visitor.page.wait_for_function("at => new URL(location).searchParams.get('at') === at", arg=at)


def points(visitor: Visitor) -> list[int]:
    return [int(words) for words in visitor.page.locator(".tab .pill").all_inner_texts()]


@pytest.mark.parametrize("name", [pytest.param(one, marks=[] if one == QUICK else pytest.mark.long) for one in GAMES])
def test_a_whole_game_is_tapped_in_on_a_phone(name: str, visit: Visit) -> None:
    match = finished(name, seed=4)
    taps = taps_for(match)
    sheet = entered(name, taps)
    card = hortus.score(name, sheet.position)
    anna = visit(width=390, height=844, touch=True)
    anna.go(f"/score/{name}")
    for value in taps:
        tap(anna, value)
    wait_for(anna, sheet.at)
    assert anna.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    while anna.page.locator("button[value=next]").count():
        pen = anna.page.locator("[name=pen]").input_value()
        tap(anna, "next")
        anna.page.wait_for_function("pen => document.querySelector('[name=pen]')?.value !== pen", arg=pen)
    assert points(anna) == [side.points for side in card.players] == list(match.points)
    shown = anna.page.locator(".result").inner_text()
    assert card.verdict in shown
    assert all(item.why in shown for side in card.players for item in side.items())
    assert violations(anna) == []
    ben = visit()
    ben.page.goto(anna.page.locator("#link").evaluate("link => link.href"))
    assert points(ben) == points(anna)
    assert ben.page.locator(".pad").count() == 0


def test_points_are_seen_as_soon_as_cards_are_there(visit: Visit) -> None:
    anna = visit(width=390, height=844, touch=True)
    anna.go("/score/arboretum?at=.O1O2~.&pen=0.garden")
    assert points(anna) == [3, 0]
    tap(anna, "card:O3")
    tap(anna, "card:O8")
    wait_for(anna, ".O1O2O3O8~.")
    assert points(anna) == [11, 0]
    tap(anna, "go:1.hand")
    tap(anna, "card:O4")
    wait_for(anna, ".O1O2O3O8~O4.")
    assert points(anna) == [0, 0]
    assert "no right to score, so a path of 11 points is lost" in anna.page.locator(".result").inner_text()


def test_a_quick_hand_loses_no_tap(visit: Visit) -> None:
    anna = visit(width=390, height=844, touch=True)
    anna.go("/score/faraway")
    numbers = (60, 50, 40, 30, 20, 10, 5)
    anna.page.evaluate(
        "all => all.forEach((n) => document.querySelector(`[value='card:${n}']`).click())", list(numbers)
    )
    anna.page.wait_for_url("**/*at=60-50-40-30-20-10-5.**")


def test_a_sheet_works_without_the_script(visit: Visit) -> None:
    anna = visit()
    anna.page.route("**/score.js", lambda route: route.abort())
    anna.go("/score/hanging-gardens")
    for kind in ("garden", "garden", "gardener"):
        anna.page.locator(f'[value="more:{kind}"]').click()
    assert points(anna) == [12, 0]
    anna.forget_refusals()  # of the script that was not there


def test_the_result_is_saved_as_a_picture(visit: Visit) -> None:
    anna = visit(width=390, height=844, touch=True)
    for name, at in (("arboretum", "O7.O1O2O8~."), ("faraway", "51-24.~."), ("hanging-gardens", "garden3~")):
        anna.go(f"/score/{name}?at={at}")
        with anna.page.expect_download() as saved:
            anna.page.locator("#png").tap()
        body = saved.value.path().read_bytes()
        assert saved.value.suggested_filename == f"{name}.png"
        assert body.startswith(b"\x89PNG") and len(body) > 10_000
        with anna.page.expect_download() as saved:
            anna.page.locator("a[download]:not(#png)").tap()
        assert saved.value.path().read_text().startswith("<svg")


@pytest.mark.parametrize(
    "query",
    ["at=nonsense", "at=O9.~.", f"at={'~' * 300}", "at=.~.&pen=9.hand", "at=.~.&pen=0.hand&do=card:Z9", "do=%00"],
)
@pytest.mark.parametrize("name", GAMES)
def test_bad_addresses_get_a_sentence_and_a_sheet_to_go_on_with(name: str, query: str, lasting: Service) -> None:
    with lasting.stranger() as http:
        page = http.get(f"/score/{name}?{query}", headers={"Accept": "text/html"})
        assert page.status_code in (200, 400) and f"Score {find_rule_set(name).title}" in page.text
        assert page.status_code == 200 or re.search(r'role="alert">[^<]+\.<', page.text)
        answer = http.get(f"/score/{name}?{query}", headers={"Accept": "application/json"})
        assert answer.status_code in (200, 400, 422)
        assert answer.status_code == 200 or answer.json()["detail"]
        picture = http.get(f"/score/{name}/picture.svg?{query}")
        assert picture.status_code in (200, 400, 422)


def test_a_game_that_is_not_there_has_no_sheet(lasting: Service) -> None:
    with lasting.stranger() as http:
        assert http.get("/score/chess", headers={"Accept": "text/html"}).status_code == 404
        assert http.get(f"/score/faraway?at={'1' * 5000}", headers={"Accept": "text/html"}).status_code == 404


def test_all_games_to_score_are_listed(visit: Visit) -> None:
    anna = visit(width=320, height=640, touch=True)
    anna.go("/score")
    assert anna.page.locator("main a.button").count() == 6
    assert violations(anna) == []
    anna.page.get_by_role("link", name="Score it: Faraway", exact=True).tap()
    assert anna.page.locator("h1").inner_text() == "Score Faraway"
    assert anna.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


# --- names ---

SHEETS = {"arboretum": ".O1O2O8~O7.", "faraway": "51-24.~12-13.", "hanging-gardens": "garden3~gate2"}


@pytest.mark.parametrize("game", SHEETS)
def test_names_of_players_are_in_the_result_the_link_and_the_picture(game: str, lasting: Service) -> None:
    query = {"at": SHEETS[game], "name": ["Ana", "Zoë Ŵ"]}
    with lasting.stranger() as http:
        page = http.get(f"/score/{game}", params=query, headers={"Accept": "text/html"}).text
        assert "<bdi>Ana</bdi>" in page and "<bdi>Zoë Ŵ</bdi>" in page
        assert not re.search(r"[Pp]layer \d", page.partition('class="result"')[2])
        link = unescape(re.findall(r'id="link" href="([^"]+)"', page)[0])
        assert parse_qs(link.partition("?")[2])["name"] == ["Ana", "Zoë Ŵ"]
        picture = http.get(unescape(re.findall(r'href="([^"]+picture.svg[^"]+)"', page)[0])).text
        assert "Ana" in picture and "Zoë Ŵ" in picture and not re.search(r"[Pp]layer \d", picture)


def test_a_player_without_a_name_keeps_the_number(lasting: Service) -> None:
    query = {"at": SHEETS["faraway"], "name": ["", "Ben"]}
    with lasting.stranger() as http:
        page = http.get("/score/faraway", params=query, headers={"Accept": "text/html"}).text
    assert "<bdi>Player 1</bdi>" in page and "<bdi>Ben</bdi>" in page


def test_names_on_a_sheet_that_are_made_to_deceive_do_no_harm(lasting: Service) -> None:
    query = {"at": SHEETS["hanging-gardens"], "name": [HOSTILE, "x" * 200]}
    with lasting.stranger() as http:
        for path in ("", "/picture.svg"):
            sent = http.get(f"/score/hanging-gardens{path}", params=query, headers={"Accept": "text/html"}).text
            read = Sent(sent)
            check_harmless(read, path)
            assert not [sign for sign in read.text if unicodedata.category(sign) in ("Cc", "Cf") and sign != "\n"]
            assert "x" * 20 in sent and "x" * 21 not in sent
        assert http.get("/score/arboretum", params={"name": ["x" * 999]}).status_code in (404, 422)
        assert http.get("/score/arboretum", params={"name": ["x"] * 99}).status_code in (404, 422)


def test_names_are_typed_between_taps_and_follow_the_players(visit: Visit) -> None:
    anna = visit(width=390, height=844, touch=True)
    anna.go("/score/hanging-gardens")
    anna.page.get_by_label("Name, if you like").fill("Ana")
    anna.page.keyboard.press("Enter")
    anna.page.wait_for_selector(".tab bdi:text('Ana')")
    assert anna.page.locator("#name").evaluate("name => name === document.activeElement")
    tap(anna, "more:garden")
    anna.page.wait_for_url("**/*name=Ana&name=")
    tap(anna, "go:1.tiles")
    anna.page.wait_for_selector(".tab.on:has-text('Player 2')")
    anna.page.get_by_label("Name, if you like").fill("Ben")
    tap(anna, "player:more")
    anna.page.wait_for_url("**/*name=Ana&name=Ben&name=")
    assert anna.page.locator(".tab bdi").all_inner_texts() == ["Ana", "Ben", "Player 3"]
    assert violations(anna) == []


def test_a_link_is_called_copied_only_if_it_was(visit: Visit) -> None:
    anna = visit(width=390, height=844, touch=True)
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    anna.context.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")  # as over http
    anna.go(f"/score/{QUICK}")
    for value in taps_for(finished(QUICK, seed=4)):
        tap(anna, value)
    link = anna.page.locator("#link")
    link.click()
    anna.page.wait_for_selector("#link:has-text('Copied')")
    read = "() => Object.getOwnPropertyDescriptor(Navigator.prototype, 'clipboard').get.call(navigator).readText()"
    assert anna.page.evaluate(read) == f"{anna.url}{link.get_attribute('href')}"
    anna.page.evaluate("() => { document.execCommand = () => false; }")
    with anna.page.expect_navigation():
        link.click()
    assert "Copied" not in link.inner_text()
