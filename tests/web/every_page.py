"""Every page that there is, one after the other: to be looked at, and to be checked."""

from __future__ import annotations

from collections.abc import Iterator

from tests.web.browser import Visitor

PLAIN = {
    "home": "/",
    "game": "/games/hanging-gardens",
    "game-alone": "/games/arboretum-solo",
    "settings": "/settings",
    "rules": "/rules/faraway",
    "learn": "/learn/arboretum",
    "score-home": "/score",
    "score": "/score/arboretum",
    "records": "/records",
    "operations": "/api/docs",
    "offline": "/offline",
    "problem": "/nowhere",
}
GAMES = {"arboretum": 22, "arboretum-solo": 22, "faraway": 9, "hanging-gardens": 24}  # and how many choices to make
OPEN_ALL = "() => document.querySelectorAll('details').forEach((each) => { each.open = true; })"


def plain_pages(visitor: Visitor) -> Iterator[str]:
    """Pages that are only read, or filled in."""
    for name, path in PLAIN.items():
        visitor.go(path)
        visitor.faults.clear()  # the browser notes that one of them is a 404
        yield name


def waiting(visitor: Visitor) -> Iterator[str]:
    """Tables at which somebody is waited for, and a screen that is handed over."""
    visitor.go("/games/hanging-gardens")
    visitor.page.select_option("#seat1", "link")
    visitor.press(visitor.page.locator("form.setup button"))
    visitor.page.wait_for_selector(".invitation input")
    yield "waiting"
    visitor.page.goto(visitor.page.locator(".invitation input").first.input_value())
    yield "invited"
    visitor.go("/games/faraway")
    visitor.page.select_option("#seat1", "here")
    visitor.press(visitor.page.locator("form.setup button"))
    visitor.page.wait_for_url("**/tables/*")
    yield "handed-over"


def guided(visitor: Visitor) -> Iterator[str]:
    """A first game with its guide."""
    visitor.go("/learn/arboretum")
    visitor.press(visitor.page.locator("form[action='/learn/arboretum'] button"))
    visitor.page.wait_for_url("**/tables/*")
    visitor.wait_for_turn()
    yield "guide"


def games(visitor: Visitor) -> Iterator[str]:
    """Tables in the middle of a game, at its end, told, and looked at again."""
    for rule_set, choices in GAMES.items():
        visitor.play_now(rule_set)
        visitor.play(choices, seed=5)
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


def every_page(visitor: Visitor) -> Iterator[str]:
    """All of them, by names."""
    for some in (plain_pages, waiting, guided, games):
        yield from some(visitor)
