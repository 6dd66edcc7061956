"""Somebody who changes their settings, as a person does."""

from __future__ import annotations

from tests.web.browser import Visitor


def prefer(visitor: Visitor, **wanted: str | bool) -> None:
    """Set something on the settings page and save it."""
    visitor.go("/settings")
    for name, value in wanted.items():
        if isinstance(value, bool):
            visitor.page.set_checked(f"input[name={name}]", value)
        else:
            visitor.page.check(f"input[name={name}][value={value}]")
    visitor.press(visitor.page.locator("#settings button"))
    visitor.page.wait_for_selector(".saved")
