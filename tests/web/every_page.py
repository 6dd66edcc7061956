"""Every page that there is, one after the other: to be looked at, and to be checked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from hortus.games import rule_sets
from tests.server.conftest import Guest
from tests.web.boxed_games import entered, finished, taps_for
from tests.web.browser import Visitor

PLAIN = {
    "home": "/",
    "game": "/games/hanging-gardens",
    "game-alone": "/games/arboretum-solo",
    "settings": "/settings",
    "account": "/account",
    "mine": "/mine",
    "rules": "/rules/faraway",
    "learn": "/learn/arboretum",
    "score-home": "/score",
    "score": "/score/arboretum",
    "records": "/records",
    "operations": "/api/docs",
    "offline": "/offline",
    "problem": "/nowhere",
}
GAMES = {  # and how many choices to make
    "arboretum": 22,
    "arboretum-2011": 22,
    "arboretum-solo": 22,
    "faraway": 9,
    "faraway-solo": 9,
    "hanging-gardens": 24,
}
TEMPLATES = {  # on which of the pages below each kind of page is seen
    "home.html": "home",
    "game.html": "game",
    "settings.html": "settings",
    "account.html": "account",
    "mine.html": "mine",
    "rules.html": "rules",
    "learn.html": "learn",
    "score_home.html": "score-home",
    "score.html": "score",
    "records.html": "records",
    "api.html": "operations",
    "offline.html": "offline",
    "problem.html": "problem",
    "ready.html": "ready",
    "company.html": "people",
    "join.html": "invited",
    "table.html": "faraway-solo",
    "finale.html": "faraway-solo-told",
    "replay.html": "faraway-solo-replay",
}
SOONEST = "faraway-solo"
BEGINNING = "**/beginning.js"
OPEN_ALL = "() => document.querySelectorAll('details').forEach((each) => { each.open = true; })"


def plain_pages(visitor: Visitor) -> Iterator[str]:
    """Pages that are only read, or filled in."""
    for name, path in PLAIN.items():
        visitor.go(path)
        if name == "problem":
            visitor.forget_refusals()  # the browser notes the 404
        yield name


def getting_ready(visitor: Visitor) -> Iterator[str]:
    """The page of a game whose rules are being compiled, or just were: kept from beginning the game by itself."""
    visitor.page.route(BEGINNING, lambda route: route.fulfill(body="", content_type="text/javascript"))
    visitor.go(f"/games/{SOONEST}/ready")
    yield "ready"
    visitor.page.unroute(BEGINNING)


def of_others(visitor: Visitor) -> Iterator[str]:
    """Tables of somebody else: watched, full, and ended without a result."""
    ben = Guest.come_in(visitor.url, "Ben")
    table = ben.open("arboretum", "me", "easy")["table"]
    visitor.go(f"/tables/{table}")
    yield "watched"
    visitor.go(f"/join/{table}")
    yield "invited-late"
    ben.post(f"/tables/{table}/abandon", {"seat": 0})
    visitor.go(f"/tables/{table}")
    yield "abandoned"
    ben.http.close()


def pages_of_each_game(visitor: Visitor) -> Iterator[str]:
    """The same for every game: setting it up, its rules, its guide, and a sheet, begun and done."""
    for rule_set in (one.id for one in rule_sets()):
        sheet = entered(rule_set, taps_for(finished(rule_set)))
        paths = {
            "set-up": f"/games/{rule_set}",
            "rules": f"/rules/{rule_set}",
            "learn": f"/learn/{rule_set}",
            "score": f"/score/{rule_set}",
            "score-begun": f"/score/{rule_set}?at={sheet.at}&pen={sheet.pen}",
            "score-done": f"/score/{rule_set}?at={sheet.at}",
        }
        for name, path in paths.items():
            if path not in PLAIN.values():
                visitor.go(path)
                yield f"{rule_set}-{name}"


def waiting(visitor: Visitor) -> Iterator[str]:
    """Tables at which somebody is waited for, and a screen that is handed over."""
    visitor.go("/games/hanging-gardens")
    visitor.page.select_option("#seat1", "link")
    visitor.press(visitor.page.locator("form.setup button"))
    visitor.page.wait_for_selector(".invitation input")
    yield "waiting"
    invitation = visitor.page.locator(".invitation input").first.input_value()
    visitor.page.get_by_role("link", name="Mute, block or report").click()
    yield "people"
    visitor.page.goto(invitation)
    yield "invited"
    visitor.go("/games/faraway")
    visitor.page.select_option("#seat1", "here")
    visitor.press(visitor.page.locator("form.setup button"))
    visitor.page.wait_for_url("**/tables/*")
    yield "handed-over"


def guided(visitor: Visitor, chosen: Iterable[str] = GAMES) -> Iterator[str]:
    """First games with their guides."""
    for rule_set in chosen:
        visitor.go(f"/learn/{rule_set}")
        visitor.press(visitor.page.locator(f"form[action='/learn/{rule_set}'] button"))
        visitor.page.wait_for_url("**/tables/*")
        visitor.wait_for_turn()
        yield f"{rule_set}-guide"


def games(visitor: Visitor, chosen: Iterable[str] = GAMES) -> Iterator[str]:
    """Tables in the middle of a game, at its end, told, and looked at again."""
    for rule_set in chosen:
        visitor.play_now(rule_set)
        visitor.play(GAMES[rule_set], seed=5)
        visitor.wait_for_turn()
        yield rule_set
        visitor.page.evaluate(OPEN_ALL)
        yield f"{rule_set}-open"
        visitor.play_out()
        yield f"{rule_set}-end"
        table = visitor.page.url.removeprefix(visitor.url).split("?")[0].split("#")[0]
        visitor.go(f"{table}/finale")
        yield f"{rule_set}-told"
        visitor.go(f"{table}/replay/20?look=open")
        yield f"{rule_set}-replay"


def home_of_a_regular(visitor: Visitor) -> Iterator[str]:
    """Home of somebody who has played: their games, and high scores; all of them; and what is kept about them."""
    visitor.go("/")
    yield "home-later"
    visitor.go("/mine")
    yield "mine-later"
    visitor.go("/account")
    yield "account-later"


def one_of_each_kind(visitor: Visitor) -> Iterator[str]:
    """Pages of every kind, with the game that is over soonest."""
    yield from plain_pages(visitor)
    visitor.go("/score/faraway?at=51-24.14~12.13")
    yield "score-done"
    yield from getting_ready(visitor)
    yield from of_others(visitor)
    yield from waiting(visitor)
    yield from guided(visitor, [SOONEST])
    yield from games(visitor, [SOONEST])
    yield from home_of_a_regular(visitor)


def every_page(visitor: Visitor) -> Iterator[str]:
    """All of them, by names."""
    parts = (plain_pages, getting_ready, pages_of_each_game, of_others, waiting, guided, games, home_of_a_regular)
    for some in parts:
        yield from some(visitor)
