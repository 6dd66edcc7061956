"""Pictures of every page, to be looked at: on a phone and on a desk, light and dark, and as people see who see colours
otherwise. They are written to build/screenshots.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.conftest import serving
from tests.web.browser import Visitor, browsing

FOLDER = Path(__file__).parents[1] / "build" / "screenshots"
SCREENS = {"phone": (390, 844), "desk": (1280, 800)}
SCHEMES = ("light", "dark")
VISIONS = ("protanopia", "deuteranopia", "tritanopia", "achromatopsia")
GAMES = {"arboretum": 22, "arboretum-solo": 22, "faraway": 9, "hanging-gardens": 24}  # and how many choices to make


def pages(visitor: Visitor) -> Iterator[str]:
    """Every page, by a name for its picture."""
    visitor.go()
    yield "home"
    visitor.go("/games/hanging-gardens")
    yield "game"
    visitor.page.select_option("#seat1", "link")
    visitor.page.locator("form.setup button").click()
    visitor.page.wait_for_selector(".invitation input")
    yield "waiting"
    visitor.page.goto(visitor.page.locator(".invitation input").input_value())
    yield "invited"
    visitor.go("/nowhere")
    yield "problem"
    for rule_set, choices in GAMES.items():
        visitor.play_now(rule_set)
        visitor.play(choices, seed=5)
        visitor.wait_for_turn()
        yield rule_set
        visitor.play_out()
        yield f"{rule_set}-end"
    visitor.go(f"{visitor.page.url.removeprefix(visitor.url)}/replay/20")
    yield "replay"


def shoot(visitor: Visitor, name: str) -> None:
    """A picture of a whole page, from its top."""
    visitor.page.evaluate("() => scrollTo(0, 0)")
    visitor.page.wait_for_timeout(200)
    visitor.page.screenshot(path=FOLDER / f"{name}.png", full_page=True)


def main() -> None:
    """Take all pictures."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, browsing() as browser:
        service = serving(f"sqlite:///{folder}/hortus.db")
        for screen, (width, height) in SCREENS.items():
            for scheme in SCHEMES:
                visitor = Visitor(browser, service.url, width, height)
                visitor.page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
                eyes = visitor.context.new_cdp_session(visitor.page)
                for name in pages(visitor):
                    shoot(visitor, f"{name}-{screen}-{scheme}")
                    if screen == "desk" and scheme == "light" and name in GAMES:
                        for vision in VISIONS:
                            eyes.send("Emulation.setEmulatedVisionDeficiency", {"type": vision})
                            shoot(visitor, f"{name}-{vision}")
                        eyes.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})
                visitor.context.close()
        service.stop()
    print(f"{len(list(FOLDER.glob('*.png')))} pictures are in {FOLDER}")


if __name__ == "__main__":
    main()
