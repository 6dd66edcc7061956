"""A real browser that plays: Debian's Chromium, driven by Playwright."""

from __future__ import annotations

import os
import random
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, BrowserContext, Locator, Page, sync_playwright

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser")
FLAGS = ["--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"]
WAIT = 30_000  # milliseconds for what others do
SLIP = 800  # milliseconds after which a second click is an answer
REFUSED = "Failed to load resource: "  # how the browser tells of an answer that is an error, or of none
FORBIDDEN = """addEventListener("securitypolicyviolation", (event) =>
  console.error(`forbidden by ${event.effectiveDirective}: ${event.sample || event.blockedURI}`));"""
READY = """() => {
  const {busy, yours, status} = document.getElementById("play")?.dataset ?? {busy: "yes"};  // not yet at a table
  return status === "over" || (!busy && yours === "yes" && document.querySelector(".choice"));
}"""


GO_ON = """seed => new Promise((done) => {
  let count = 0, state = seed;
  const go = () => {
    const {busy, yours, status} = document.getElementById("play")?.dataset ?? {busy: "yes"};  // not yet at a table
    if (status === "over") return done(count);
    const choices = document.querySelectorAll(".choice");
    if (!busy && yours === "yes" && choices.length) {
      state = (state * 48271) % 2147483647;
      choices[state % choices.length].click();
      count += 1;
    }
    setTimeout(go, 5);
  };
  go();
})"""


def chromium() -> str | None:
    """Where the browser is: the one without windows, if there is one, for it does the same with less."""
    return next(filter(None, map(shutil.which, NAMES)), None)


@contextmanager
def browsing() -> Iterator[Browser]:
    """A browser; as root it has no sandbox of its own."""
    flags = [*FLAGS, "--no-sandbox"] if os.geteuid() == 0 else FLAGS
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=flags)
        yield browser
        browser.close()


class Visitor:
    """Somebody with a browser of their own, who notices when a page complains."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        width: int = 1280,
        height: int = 800,
        touch: bool = False,
        sharpness: float = 1,  # pixels of the screen for one of the page
        worker: bool = False,  # whether the page may keep something for times without a connection, which takes a while
    ) -> None:
        self.url = url
        self.touch = touch
        self.context: BrowserContext = browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=touch,
            is_mobile=touch,
            device_scale_factor=sharpness,
            reduced_motion="reduce",
            service_workers="allow" if worker else "block",
        )
        self.context.add_init_script(FORBIDDEN)
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(WAIT)
        self.faults: list[str] = []
        self.watch(self.page)

    def watch(self, page: Page) -> None:
        """Note what a page complains of."""
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", lambda said: self.faults.append(said.text) if said.type == "error" else None)

    def forget_refusals(self) -> None:
        """What was asked for and refused, or not answered, was meant to be; nothing else is forgotten."""
        self.faults = [fault for fault in self.faults if not fault.startswith(REFUSED)]

    def go(self, path: str = "/") -> None:
        self.page.goto(f"{self.url}{path}")

    def play_now(self, rule_set: str) -> None:
        """One click on the page of a game, and the game begins."""
        self.go(f"/games/{rule_set}")
        self.press(self.page.locator("form[action='/play'] button"))
        self.page.wait_for_url("**/tables/*")

    def press(self, what: Locator) -> None:
        """Click, or tap."""
        if self.touch:
            what.tap()
        else:
            what.click()

    # --- a table ---

    @property
    def asked(self) -> str:
        return self.page.locator("#asked").inner_text()

    @property
    def over(self) -> bool:
        return self.page.locator("#play").get_attribute("data-status") == "over"

    def wait_for_turn(self) -> None:
        """Until something is asked of this visitor, or until the end."""
        self.page.wait_for_function(READY)

    def play(self, choices: int, seed: int = 1) -> None:
        """Choose so many times at random, as a hand would."""
        generator = random.Random(seed)
        for _ in range(choices):
            self.wait_for_turn()
            if self.over:
                return
            self.choose(generator)

    def play_out(self, seed: int = 1) -> int:
        """Choose at random until the game is over, faster than a hand would; how many choices that took."""
        return int(self.page.evaluate(GO_ON, seed))

    def start_to_play_out(self, seed: int = 1) -> None:
        """The same, while others play as well."""
        self.page.evaluate(f"seed => {{ ({GO_ON})(seed); }}", seed)

    def give_up(self) -> None:
        """Give up, and mean it: a second click counts only when it can't be the rest of the first."""
        self.press(self.page.locator("#more summary").last)
        self.press(self.page.get_by_role("button", name="Give up"))
        self.page.wait_for_timeout(SLIP)
        self.press(self.page.get_by_role("button", name="Really give up?"))

    def wait_for_end(self) -> None:
        self.page.wait_for_selector("#play[data-status=over]")

    def choose(self, generator: random.Random) -> None:
        """Press one of the choices."""
        choices = self.page.locator(".choice")
        self.press(choices.nth(generator.randrange(choices.count())))
