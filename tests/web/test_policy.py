"""The Content-Security-Policy in a real browser: what it forbids is noticed wherever somebody visits a page.

No visitor may have noticed anything by the end of a test, and in test_access one goes through pages of every kind.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.web.browser import Visitor

Visit = Callable[..., Visitor]
FORBIDDEN = {
    "style-src-attr": "<i style='color: red'></i>",
    "script-src-attr": "<i onclick='alert(1)'></i>",
    "style-src-elem": "<style>i { color: red }</style>",
    "img-src": "<img alt='' src='https://hortus.invalid/x.png'>",
}


@pytest.mark.parametrize("directive", FORBIDDEN)
def test_what_the_policy_forbids_is_noticed(directive: str, visit: Visit) -> None:
    anna = visit()
    anna.go("/settings")
    assert anna.faults == []
    with anna.page.expect_console_message(lambda said: said.text.startswith(f"forbidden by {directive}")):
        anna.page.evaluate("html => document.body.insertAdjacentHTML('beforeend', html)", FORBIDDEN[directive])
    assert any(fault.startswith(f"forbidden by {directive}") for fault in anna.faults)
    anna.faults.clear()
