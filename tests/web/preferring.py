"""Somebody who has changed their settings."""

from __future__ import annotations

from hortus.web.preferences import COOKIE, Preferences
from tests.web.browser import Visitor


def prefer(visitor: Visitor, wanted: Preferences) -> None:
    """Set something, and save it as the settings page does."""
    visitor.context.add_cookies([{"name": COOKIE, "value": wanted.written(), "url": visitor.url}])


def fill_in(visitor: Visitor, **wanted: str | bool) -> None:
    """Set something on the settings page."""
    visitor.go("/settings")
    for name, value in wanted.items():
        if isinstance(value, bool):
            visitor.page.set_checked(f"input[name={name}]", value)
        else:
            visitor.page.check(f"input[name={name}][value={value}]")
    visitor.press(visitor.page.locator("#settings button"))
    visitor.page.wait_for_selector(".saved")
