"""Settings: kept in a cookie, harmless if it is garbage, and what they change."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Literal

import pytest

from hortus.core.deal import Deal
from hortus.games.arboretum.view import ArboretumView
from hortus.games.hanging_gardens.view import HangingGardensView
from hortus.server.live import LiveTable
from hortus.web.pieces import message
from hortus.web.preferences import COOKIE, CURRENT, Preferences
from hortus.web.seeing import reaches, shown
from tests.kinds import as_a, there
from tests.server.alike import Person, alike, dealt, played
from tests.server.conftest import Service
from tests.web.browser import Visitor
from tests.web.preferring import fill_in, prefer
from tests.web.test_access import violations

Visit = Callable[..., Visitor]
Scheme = Literal["light", "dark"]
ALL = Preferences("contrast", "large", "costly", True, True, True, False, False)
ANNA, BEN = Person("anna", ""), Person("ben", "")


@pytest.fixture
def wanting() -> Iterator[Callable[[Preferences], object]]:
    """Set what pieces are made for."""
    before = CURRENT.set(None)
    yield CURRENT.set
    CURRENT.reset(before)


def middle(rule_set: str, of: float = 0.5) -> LiveTable:
    """A random game of two people, in its middle, when the first one is asked."""
    course = [table for table in played(dealt(rule_set, {}, [ANNA, BEN], Deal.new(4)), 4) if table.match.actors == (0,)]
    return course[int(len(course) * of)]


# --- the cookie ---


def test_what_is_written_is_read_again() -> None:
    assert Preferences.read(ALL.written()) == ALL
    assert Preferences.read(Preferences().written()) == Preferences()
    assert re.fullmatch(r"[a-z:|]+", ALL.written())  # else browsers would see quotes


@pytest.mark.parametrize(
    "garbage",
    [
        "",
        "|||",
        "theme",
        "theme:purple",
        "theme:<script>",
        "sound:maybe|size:9",
        "x" * 5000,
        "written:on",
    ],
)
def test_a_cookie_of_garbage_is_as_no_cookie(garbage: str, lasting: Service) -> None:
    assert Preferences.read(garbage) == Preferences()
    with lasting.stranger() as anna:
        plain = anna.get("/").text
        assert anna.get("/", headers={"Cookie": f"{COOKIE}={garbage}"}).text == plain


def test_a_cookie_that_is_partly_garbage_counts_as_far_as_it_makes_sense() -> None:
    assert Preferences.read("theme:dark|nonsense|size:huge|sound:on") == Preferences(theme="dark", sound=True)


def test_without_a_cookie_nothing_is_heard_and_nothing_is_asked() -> None:
    assert Preferences().sound is False and Preferences().notify is False and Preferences().confirm == "never"


# --- the page, without a script ---


def test_settings_are_a_plain_form_and_every_page_follows_them(lasting: Service) -> None:
    with lasting.stranger() as anna:
        assert '<html lang="en" data-theme="system"' in anna.get("/").text
        form = {"theme": "dark", "size": "small", "confirm": "always", "unseen": "on", "back": "/games/faraway"}
        answer = anna.post("/settings", data=form)
        assert answer.status_code == 303 and "HttpOnly" in answer.headers["set-cookie"]
        assert "hortus=" not in answer.headers["set-cookie"]  # nobody is made a guest for a colour
        for path in ("/", "/settings", "/games/faraway", "/records", "/score", "/api/docs"):
            page = anna.get(path).text
            assert 'data-theme="dark" data-size="small"' in page and 'content="dark"' in page, path
            assert 'href="/settings"' in page, path
        lost = anna.get("/nowhere", headers={"Accept": "text/html"}).text
        assert 'data-theme="dark"' in lost and 'href="/settings"' in lost
        saved = anna.get(answer.headers["location"]).text
        assert "Saved." in saved and 'href="/games/faraway"' in saved
        assert re.search(r'name="unseen"[^>]* checked', saved) and not re.search(r'name="hints"[^>]* checked', saved)


def test_a_name_that_is_set_is_the_name_at_new_tables(lasting: Service) -> None:
    with lasting.stranger() as anna:
        anna.post("/settings", data={"name": " Anna <b> "})
        assert anna.get("/api/v1/me").json()["name"] == "Anna b"
        anna.post("/settings", data={"name": "Ann"}, headers={"Origin": lasting.url})
        assert anna.get("/api/v1/me").json()["name"] == "Ann"
        assert 'value="Ann"' in anna.get("/settings").text


@pytest.mark.parametrize(
    "elsewhere", ["https://evil.example/", "//evil.example", "/\\evil.example", "javascript:alert(1)"]
)
def test_the_way_back_leads_nowhere_else(elsewhere: str, lasting: Service) -> None:
    with lasting.stranger() as anna:
        assert "evil" not in anna.get("/settings", params={"back": elsewhere}).text
        assert "alert(1)" not in anna.get("/settings", params={"back": elsewhere}).text
        assert (
            'href="/tables/x?seat=1"'
            in anna.get("/settings", headers={"Referer": f"{lasting.url}/tables/x?seat=1"}).text
        )
        assert "evil" not in anna.get("/settings", headers={"Referer": "https://evil.example/tables"}).text


def test_other_sites_set_nothing(lasting: Service) -> None:
    with lasting.stranger() as anna:
        answer = anna.post("/settings", data={"theme": "dark"}, headers={"Origin": "https://evil.example"})
        assert answer.status_code == 403 and "set-cookie" not in answer.headers


# --- what they change at a table ---


def test_hints_points_and_unseen_cards_are_there_for_those_who_want_them(
    wanting: Callable[[Preferences], object],
) -> None:
    table = next(iter(played(dealt("faraway-solo", {}, [ANNA], Deal.new(1)), 1)))
    before = message(shown(table, "anna", 0), [])["pieces"]
    assert "hint-button" in before["actions"] and "0 fame" in before["seat-0"] and before["unseen"] == ""
    wanting(Preferences(unseen=True, hints=False, points=False))
    after = message(shown(table, "anna", 0), [])["pieces"]
    assert "hint-button" not in after["actions"] and "fame" not in after["seat-0"]
    assert "<dt>forest regions</dt>" in after["unseen"] and "<dt>sanctuaries</dt>" in after["unseen"]


def test_points_of_arboretum_are_told_as_the_most_that_there_can_be() -> None:
    table = list(played(dealt("arboretum", {}, [ANNA, BEN], Deal.new(1)), 1))[-10]
    most = reaches(table)
    told = message(shown(table, "anna", 0), [])["pieces"]
    assert all(most) and all(f"up to {points} points" in told[f"seat-{side}"] for side, points in enumerate(most))


def test_single_keys_do_nothing_for_those_who_do_not_want_them(visit: Visit) -> None:
    anna = visit()
    for wanted in (True, False):
        anna.go("/settings")
        anna.page.locator("[name=keys]").set_checked(wanted)
        anna.page.get_by_role("button", name="Save").click()
        anna.page.wait_for_selector(".saved")
        anna.play_now("arboretum")
        anna.wait_for_turn()
        anna.page.keyboard.press("?")
        assert (anna.page.locator("#keys").get_attribute("open") is not None) is wanted
        anna.page.keyboard.press("/")
        assert anna.page.evaluate("() => document.activeElement.id === 'typed'") is wanted


def test_the_unseen_cards_of_arboretum_are_all_but_those_that_lie_open_or_in_ones_hand() -> None:
    table = middle("arboretum")
    view = as_a(ArboretumView, table.match.view(0))
    seen = [*view.sides[0].hand, *view.sides[1].hand]
    seen += [card for side in view.sides for card in (*side.pile, *(tree.card for tree in side.garden))]
    listed = {(species, int(value)) for species, values in view.unplaced().items() for value in values}
    assert listed == {(species, value) for species in view.species for value in range(1, 9)} - set(seen)
    assert len(listed) == view.deck + view.sides[1].hidden


def test_the_unseen_things_of_the_hanging_gardens_are_counted() -> None:
    view = as_a(HangingGardensView, middle("hanging-gardens").match.view(0))
    found = view.unplaced()
    assert sum(int(words.split()[0]) for words in found["tiles"]) == sum(view.unseen_tiles.values())
    letters = "".join(view.faces[card - 1] for card in view.unseen)
    squares = next(words for name, words in found.items() if name.startswith("squares"))
    assert f"{letters.count('P')} park" in squares


@pytest.mark.parametrize("rule_set", ["arboretum", "faraway", "hanging-gardens"])
@pytest.mark.parametrize("eyes", [0, None])
def test_the_list_of_unseen_cards_tells_nothing_that_eyes_cannot_know(
    rule_set: str, eyes: int | None, wanting: Callable[[Preferences], object]
) -> None:
    wanting(Preferences(unseen=True))
    table = middle(rule_set)
    twin = alike(table, [ANNA, BEN], eyes, 7)
    assert table.match.truth.tobytes() != twin.match.truth.tobytes()
    person = None if eyes is None else ANNA.id
    one, other = (message(shown(each, person, eyes), [])["pieces"]["unseen"] for each in (table, twin))
    assert one == other and "<li>" in one


def test_the_list_goes_with_the_table_and_the_stream_knows_who_wants_it(visit: Visit) -> None:
    anna = visit()
    prefer(anna, Preferences(unseen=True, hints=False))
    anna.play_now("arboretum-solo")
    anna.wait_for_turn()
    assert anna.page.locator("#hint-button").count() == 0
    before = anna.page.locator("#unseen li").count()
    anna.page.get_by_role("button", name="deck").click()
    anna.page.wait_for_function("before => document.querySelectorAll('#unseen li').length === before - 1", arg=before)


# --- colours and sizes ---


def test_axe_finds_nothing_in_high_contrast(visit: Visit) -> None:
    anna = visit(width=390, height=844)
    prefer(anna, Preferences(theme="contrast", unseen=True, size="large", confirm="always"))
    anna.go("/settings")
    assert violations(anna) == []
    papers: dict[Scheme, str] = {"light": "rgb(255, 255, 255)", "dark": "rgb(0, 0, 0)"}
    for scheme, paper in papers.items():
        anna.page.emulate_media(color_scheme=scheme)
        assert anna.page.evaluate("() => getComputedStyle(document.documentElement).backgroundColor") == paper
    anna.play_now("arboretum-solo")
    anna.play(1)
    anna.page.wait_for_selector("#sure:not([hidden])")
    assert violations(anna) == []
    assert anna.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_a_chosen_theme_wins_over_the_system_and_is_seen_at_once(visit: Visit) -> None:
    anna = visit()
    anna.page.emulate_media(color_scheme="light")
    anna.go("/settings")
    colour = "() => getComputedStyle(document.documentElement).backgroundColor"
    light = anna.page.evaluate(colour)
    anna.page.check("input[name=theme][value=dark]")
    dark = anna.page.evaluate(colour)
    assert dark != light
    anna.page.reload()
    assert anna.page.evaluate(colour) == light  # it was not saved
    fill_in(anna, theme="dark", sound=True)
    anna.go("/settings")
    assert anna.page.locator("input[name=sound]").is_checked()
    assert anna.page.evaluate(colour) == dark


@pytest.mark.long
def test_cards_are_as_large_as_wanted_and_the_page_never_scrolls_sideways(visit: Visit) -> None:
    anna = visit(width=390, height=844)
    widths = []
    anna.play_now("faraway-solo")
    table = anna.page.url.removeprefix(anna.url)
    for size in ("small", "normal", "large"):
        prefer(anna, Preferences(size=size))
        anna.go(table)
        widths.append(there(anna.page.locator("#hand svg").bounding_box())["width"])
        assert anna.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert widths[0] < 0.8 * widths[1] and widths[2] > 1.3 * widths[1]
    assert anna.page.locator("#hand").get_attribute("tabindex") == "0"  # so that keys can scroll it


@pytest.mark.long
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [320, 390, 768, 1280])
def test_axe_finds_nothing_on_settings_and_tables_in_high_contrast(width: int, scheme: Scheme, visit: Visit) -> None:
    anna = visit(width=width, height=844)
    anna.page.emulate_media(color_scheme=scheme)
    prefer(anna, Preferences(theme="contrast", unseen=True, size="large", confirm="always"))
    for path in ("/", "/settings", "/api/docs", "/offline", "/games/faraway", "/rules/arboretum", "/score/faraway"):
        anna.go(path)
        assert violations(anna) == []
        assert anna.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), path
    for rule_set in ("arboretum", "faraway", "hanging-gardens"):
        anna.play_now(rule_set)
        anna.play(1)
        assert violations(anna) == []
        assert anna.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), rule_set
