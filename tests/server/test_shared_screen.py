"""What a screen that several people share is sent while nobody has said that they are there."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hortus.core.deal import Deal
from hortus.server.live import LiveTable
from hortus.web import playing, sharing
from tests.server.alike import PAGE, Question, alike, all_answers, dealt, opened, played

TABLES: list[Any] = [("arboretum", 2, {}), ("faraway", 3, {"advanced": True}), ("hanging-gardens", 2, {})]


def neutral_questions(table: LiveTable, generator: random.Random) -> Iterator[Question]:
    """All that a page asks for before somebody says that they are there, and after their move."""
    last = table.number
    idle = [seat for seat in range(len(table.seats)) if seat not in table.match.actors]
    for path in ("", "/pieces", "/words", "/replay", f"/replay/{last}", f"/replay/{last}/moment"):
        yield "GET", f"{PAGE}{path}", None, None
    for seat in range(len(table.seats)):  # what an address says is not what somebody at the screen says
        for path in (
            f"?seat={seat}",
            f"/replay/{generator.randint(1, last)}?seat={seat}",
            f"/replay/{last}/moment?seat={seat}",
        ):
            yield "GET", f"{PAGE}{path}", None, None
    for seat in range(len(table.seats)):
        yield "GET", f"{PAGE}/pieces?awaits={seat}", None, None
        yield "GET", f"{PAGE}/stream?known={last - 1}&awaits={seat}", None, None
    for since in {0, generator.randrange(last), last - 1}:
        yield "GET", f"{PAGE}/stream?known={since}", None, None
        for seat in idle:
            yield "GET", f"{PAGE}/stream?known={since}&seat={seat}", None, None
    for seat in idle:
        yield "GET", f"{PAGE}/pieces?seat={seat}", None, None
        yield "GET", f"{PAGE}/words?seat={seat}", None, None
    yield "GET", f"{PAGE}/pieces?steps=1", None, None
    yield "GET", f"{PAGE}/pieces?typed=deck", None, None


async def first_leak(rule_set: str, players: int, options: dict[str, Any], at: Path) -> str:
    """Where a shared screen is sent something that a spectator could not know; empty if nowhere."""
    generator = random.Random(5)
    async with opened(at, 1) as (app, people):
        everybody = people * players
        course = list(played(dealt(rule_set, options, everybody, Deal.new()), 5))[:-1]
        for table in generator.sample(course, min(6, len(course))):
            twin = alike(table, everybody, None, 5)
            asked = list(neutral_questions(table, generator))
            truth, found = [await all_answers(app, each, people[0], asked) for each in (table, twin)]
            for what in truth:
                if truth[what] != found[what]:
                    return f"{table.number}: {what}\n{truth[what]!r}\n{found[what]!r}"
    return ""


@pytest.mark.parametrize(("rule_set", "players", "options"), TABLES)
def test_a_shared_screen_is_sent_nothing_private_before_somebody_is_there(
    rule_set: str, players: int, options: dict[str, Any], tmp_path: Path
) -> None:
    assert asyncio.run(first_leak(rule_set, players, options, tmp_path)) == ""


def test_the_comparison_notices_eyes_that_an_address_opens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "hidden_eyes_of", sharing.eyes_of)
    assert "?seat=" in asyncio.run(first_leak("arboretum", 2, {}, tmp_path))


def test_the_comparison_notices_eyes_that_stay_open_after_the_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing, "eyes_of", lambda live, person, wanted: live.eyes(person, wanted))
    assert asyncio.run(first_leak("faraway", 2, {}, tmp_path)) != ""
