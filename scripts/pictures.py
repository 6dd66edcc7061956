"""The pictures of pages in the README and in the documents, taken anew: look at them before they are committed."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.conftest import Service, serving
from tests.web.boxed_games import entered, finished, taps_for
from tests.web.browser import Visitor, browsing

import hortus

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
STATIC = Path(__file__).parents[1] / "src" / "hortus" / "web" / "static"
ICON = 180  # pixels of the icon of an app
PHONE, DESK = (390, 844), (1280, 800)
COLOURS = 256  # so that pictures stay small
PLAYER = "greedy"  # who knows what is worth a picture
BEGINNINGS = """(all) => {
  const steps = [...document.querySelectorAll(".choice")].map((each) => each.dataset.steps.split(",").map(Number));
  return steps.findIndex((some) => some.every((step, i) => step === all[i]));
}"""


class Somebody(Visitor):
    """Somebody who plays by clicks, but as a program would."""

    def __init__(self, browser: Browser, service: Service, screen: tuple[int, int], scheme: str = "light") -> None:
        super().__init__(browser, service.url, *screen, touch=screen == PHONE)
        self.service = service
        self.page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]

    def best(self) -> list[int]:
        """The steps of a good move for the first seat."""
        name = self.page.url.split("/tables/")[1].split("#")[0]
        match = self.service.app.state.house.places[name].table.match.copy()
        steps: list[int] = []
        while not steps or match.half_made(0):
            steps.append(hortus.player(PLAYER, seed=1).choose(match, 0).id)
            match.play(steps[-1], seat=0)
            if 0 not in match.actors:
                break
        return steps

    def begin(self, steps: list[int]) -> int:
        """Press what goes on with these steps; how many of them that was."""
        which = max(0, self.page.evaluate(BEGINNINGS, steps))
        button = self.page.locator(".choice").nth(which)
        count = len((button.get_attribute("data-steps") or "").split(","))
        self.press(button)
        self.page.wait_for_timeout(200)
        self.page.wait_for_function("() => !document.getElementById('play').dataset.busy")
        return count

    def move(self) -> None:
        """A whole move."""
        self.wait_for_turn()
        steps = [] if self.over else self.best()
        while steps:
            steps = steps[self.begin(steps) :]
            if not self.page.locator("#cancel").count():
                return

    def moves_until(self, words: str, least: int) -> None:
        """So many moves, and then until that is asked."""
        while least > 0 or words not in self.asked:
            self.move()
            self.wait_for_turn()
            least -= 1

    def shoot(self, name: str, top: bool = True) -> None:
        """A picture of what is in sight; from the top of the page, if that is wanted."""
        if top:
            self.page.evaluate("() => scrollTo(0, 0)")
        self.page.wait_for_timeout(400)
        path = FOLDER / f"{name}.png"
        self.page.screenshot(path=path)
        Image.open(path).convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE).save(path, optimize=True)


def arboretum(anna: Somebody) -> None:
    """A garden with a path that explains itself."""
    anna.go()
    anna.shoot("home")
    anna.play_now("arboretum")
    anna.moves_until("to plant", 34)
    anna.page.locator("#garden [data-tree]").first.hover()
    anna.page.wait_for_selector("#about:not([hidden])")
    anna.shoot("arboretum-desk")


def faraway(anna: Somebody) -> None:
    """A road, and how it is walked back."""
    anna.play_now("faraway")
    anna.moves_until("to play", 9)
    anna.shoot("faraway-phone")
    while not anna.over:
        anna.move()
    anna.page.wait_for_selector(".telling")
    for _ in range(5):
        anna.press(anna.page.locator("[data-go=next]"))
    anna.shoot("faraway-told", top=False)


def hanging_gardens(anna: Somebody) -> None:
    """A card that is turned and may be laid here and there."""
    anna.play_now("hanging-gardens")
    anna.moves_until("take a card", 14)
    steps = anna.best()
    anna.begin(steps[anna.begin(steps) :])
    anna.shoot("hanging-gardens-phone")


def boxed(anna: Somebody) -> None:
    """A sheet that was filled in."""
    anna.go(f"/score/arboretum?at={entered('arboretum', taps_for(finished('arboretum', seed=11))).at}")
    anna.shoot("score")


def touch_icon(browser: Browser) -> None:
    """The icon for phones that take no SVG, drawn from the one that is."""
    page = browser.new_page(viewport={"width": ICON, "height": ICON})
    page.set_content(
        f"<style>* {{ margin: 0 }} svg {{ display: block }}</style>{(STATIC / 'icon-maskable.svg').read_text()}"
    )
    page.screenshot(path=STATIC / "icon-touch.png")


def main() -> None:
    """Take all of them."""
    with tempfile.TemporaryDirectory() as folder, browsing() as browser:
        service = serving(f"sqlite:///{folder}/hortus.db")
        arboretum(Somebody(browser, service, DESK))
        faraway(Somebody(browser, service, PHONE))
        hanging_gardens(Somebody(browser, service, PHONE, "dark"))
        boxed(Somebody(browser, service, PHONE))
        touch_icon(browser)
        service.stop()


if __name__ == "__main__":
    main()
