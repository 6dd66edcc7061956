"""Pictures of every page, to be looked at: on a phone and on a desk, light and dark, and as people see who see colours
otherwise. They are written to build/screenshots.
"""

from __future__ import annotations

import sys
import tempfile
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
                for name in every_page(visitor):
                    shoot(visitor, f"{name}-{screen}-{scheme}")
                    if screen == "desk" and scheme == "light":
                        for vision in VISIONS:
                            eyes.send("Emulation.setEmulatedVisionDeficiency", {"type": vision})
                            shoot(visitor, f"{name}-{vision}")
                        eyes.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})
                visitor.context.close()
        service.stop()
    print(f"{len(list(FOLDER.glob('*.png')))} pictures are in {FOLDER}")


if __name__ == "__main__":
    main()
