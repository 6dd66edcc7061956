"""A real server with its pages, and a real browser."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypedDict, Unpack

import pytest
from playwright.sync_api import Browser

from hortus.games import rule_sets
from tests.server.conftest import Service, lasting, service
from tests.web.browser import Visitor, browsing, chromium

__all__ = ["lasting", "service"]


@pytest.fixture(scope="session", autouse=True)
def all_games_are_open() -> None:
    """Nobody waits for rules, whichever test comes first."""
    for rule_set in rule_sets():
        assert rule_set.game


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One browser for all of these tests. While it is there, nothing else can run an event loop in this thread."""
    if chromium() is None:  # only where scripts/chromium may not install one: else it did, or `make test` has failed
        pytest.skip("Chromium is not installed: none of its names is on the path")
    with browsing() as found:
        yield found


class Screen(TypedDict, total=False):
    """What somebody has in front of them; the rest is as `Visitor` has it."""

    width: int
    height: int
    touch: bool
    sharpness: float
    worker: bool


@pytest.fixture
def visit(browser: Browser, lasting: Service) -> Iterator[Callable[..., Visitor]]:
    """Somebody with a browser of their own; nobody's page may have complained."""
    came: list[Visitor] = []

    def come(**how: Unpack[Screen]) -> Visitor:
        came.append(Visitor(browser, lasting.url, **how))
        return came[-1]

    yield come
    faults = [fault for visitor in came for fault in visitor.faults]
    for visitor in came:
        visitor.context.close()
    assert faults == []
