"""What somebody has set on the settings page: kept in a cookie of their browser, and read whenever a page is made.

Nothing depends on an account, and a cookie that somebody else has written does no harm: what is not one of the values
below is not read.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextvars import ContextVar
from typing import Any, NamedTuple

from fastapi import Request, Response

COOKIE = "hortus-settings"
LASTING = 365 * 24 * 3600  # seconds
LONGEST = 400  # signs of a cookie that are read
CHOICES = {
    "theme": ("system", "light", "dark", "contrast"),
    "size": ("small", "normal", "large"),
    "confirm": ("always", "costly", "never"),
}
SWITCHES = ("sound", "notify", "unseen", "hints", "points", "keys")
STATES = {"on": True, "off": False}


class Preferences(NamedTuple):
    """How somebody wants the pages to be; what nobody has set is as it is here."""

    theme: str = "system"
    size: str = "normal"
    confirm: str = "never"  # moves before which the page asks
    sound: bool = False
    notify: bool = False  # by the browser, when it is one's turn and the page is hidden
    unseen: bool = False  # the aid that lists them
    hints: bool = True
    points: bool = True  # as far as they are known before the end
    keys: bool = True  # single letters as shortcuts; who speaks to the computer may not want them

    @classmethod
    def read(cls, written: str) -> Preferences:
        """What a cookie says, as far as it says something that can be set."""
        found: dict[str, Any] = {}
        for pair in written[:LONGEST].split("|"):
            name, _, value = pair.partition(":")
            if value in CHOICES.get(name, ()):
                found[name] = value
            elif name in SWITCHES and value in STATES:
                found[name] = STATES[value]
        return cls(**found)

    @classmethod
    def of_form(cls, form: Mapping[str, str]) -> Preferences:
        """What a form asks for; a switch that is not in it is off."""
        chosen: dict[str, Any] = {name: name in form for name in SWITCHES}
        chosen |= {name: form[name] for name in CHOICES if form.get(name) in CHOICES[name]}
        return cls(**chosen)

    def written(self) -> str:
        """The value of a cookie, in signs that need no quotes there."""
        words = {True: "on", False: "off"}
        return "|".join(f"{name}:{words.get(value, value)}" for name, value in self._asdict().items())

    def keep(self, answer: Response, secure: bool) -> None:
        """Let a browser remember them."""
        answer.set_cookie(
            COOKIE, self.written(), max_age=LASTING, httponly=True, samesite="lax", secure=secure, path="/"
        )


CURRENT: ContextVar[Preferences | None] = ContextVar("preferences", default=None)


def look_up(request: Request) -> None:
    """Let everything that is made for a request know whose preferences count."""
    CURRENT.set(Preferences.read(request.cookies.get(COOKIE, "")))


def preferences() -> Preferences:
    """Those of whoever a page is made for."""
    return CURRENT.get() or Preferences()
