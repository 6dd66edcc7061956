"""Every page that there is, one after the other: to be looked at, and to be checked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from hortus.games import rule_sets
from tests.web.boxed_games import entered, finished, taps_for
from tests.web.browser import Visitor

PLAIN = {
    "home": "/",
    "game": "/games/hanging-gardens",
    "game-alone": "/games/arboretum-solo",
    "settings": "/settings",
    "account": "/account",
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
SOONEST = "faraway-solo"
OPEN_ALL = "() => document.querySelectorAll('details').forEach((each) => { each.open = true; })"


def plain_pages(visitor: Visitor) -> Iterator[str]:
    """Pages that are only read, or filled in."""
    for name, path in PLAIN.items():
        visitor.go(path)
        if name == "problem":
            visitor.forget_refusals()  # the browser notes the 404
        yield name


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
    """Home of somebody who has played: their games, and high scores."""
    visitor.go("/")
    yield "home-later"


def one_of_each_kind(visitor: Visitor) -> Iterator[str]:
    """Pages of every kind, with the game that is over soonest."""
    yield from plain_pages(visitor)
    visitor.go("/score/faraway?at=51-24.14~12.13")
    yield "score-done"
    yield from waiting(visitor)
    yield from guided(visitor, [SOONEST])
    yield from games(visitor, [SOONEST])
    yield from home_of_a_regular(visitor)


def every_page(visitor: Visitor) -> Iterator[str]:
    """All of them, by names."""
    for some in (plain_pages, pages_of_each_game, waiting, guided, games, home_of_a_regular):
        yield from some(visitor)
