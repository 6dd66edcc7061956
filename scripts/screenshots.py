"""Pictures of every page, to be looked at: on a phone and on a desk, light and dark, and as people see who see colours
otherwise. They are written to build/screenshots.

Words after the command choose among them: `scripts/screenshots.py phone-dark` takes those alone.
"""

from __future__ import annotations

import sys
import tempfile
from itertools import product
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.conftest import serving
from tests.web.browser import Visitor, browsing
from tests.web.every_page import every_page

FOLDER = Path(__file__).parents[1] / "build" / "screenshots"
SCREENS = {"phone": (390, 844), "desk": (1280, 800)}
SCHEMES = ("light", "dark")
VISIONS = ("protanopia", "deuteranopia", "tritanopia", "achromatopsia")


def shoot(visitor: Visitor, name: str) -> None:
    """A picture of a whole page, on a screen that is as high: one of `full_page` is taken as if nobody had thumbs."""
    size = visitor.page.viewport_size
    assert size is not None
    height = visitor.page.evaluate("() => document.documentElement.scrollHeight")
    visitor.page.set_viewport_size({"width": size["width"], "height": height})
    visitor.page.screenshot(path=FOLDER / f"{name}.png")
    visitor.page.set_viewport_size(size)


def shoot_all(visitor: Visitor, name: str, scheme: str) -> None:
    """Every page on one screen in one scheme; on a desk in the light also as others see it."""
    visitor.page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    eyes = visitor.context.new_cdp_session(visitor.page)
    for page in every_page(visitor):
        visitor.page.evaluate("() => scrollTo(0, 0)")
        visitor.page.wait_for_timeout(200)
        shoot(visitor, f"{page}-{name}")
        for vision in VISIONS if name == "desk-light" else ():
            eyes.send("Emulation.setEmulatedVisionDeficiency", {"type": vision})
            shoot(visitor, f"{page}-{vision}")
        eyes.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})


def main(*chosen: str) -> None:
    """Take all pictures, or those that were chosen."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, browsing() as browser:
        service = serving(f"sqlite:///{folder}/hortus.db")
        for screen, scheme in product(SCREENS, SCHEMES):
            name = f"{screen}-{scheme}"
            if not chosen or name in chosen:
                visitor = Visitor(browser, service.url, *SCREENS[screen], touch=screen == "phone")
                shoot_all(visitor, name, scheme)
                visitor.context.close()
        service.stop()
    print(f"{len(list(FOLDER.glob('*.png')))} pictures are in {FOLDER}")


if __name__ == "__main__":
    main(*sys.argv[1:])
