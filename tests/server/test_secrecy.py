"""Nothing leaks over the wire: bodies, events, errors, headers and sizes depend only on what the eyes may know."""

from __future__ import annotations

import asyncio
import base64
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from hortus.core.deal import Deal
from hortus.core.match import Match
from hortus.server import choosing, showing
from hortus.server.choosing import Begun
from hortus.server.live import LiveTable
from hortus.server.messages import Drawing, EventState, TableState
from hortus.server.routes import playing as play_routes
from hortus.server.routes import tables as routes
from hortus.web import explaining, playing
from hortus.web.seeing import Shown, shown
from tests.server.alike import NOBODY, Person, alike, all_answers, dealt, opened, played, questions, undone
from tests.tables import EVERY_TABLE

SAMPLED = 3  # moments of a game
TABLES: list[Any] = [
    ("arboretum", 2, {}),
    ("arboretum-2011", 3, {}),
    ("arboretum-solo", 1, {}),
    ("faraway", 3, {"advanced": True}),
    ("faraway-solo", 1, {}),
    ("hanging-gardens", 2, {}),
]


async def first_leak(rule_set: str, players: int, options: dict[str, Any], moments: int, seed: int, at: Path) -> str:
    """Where somebody is sent something that depends on what they can't know; empty if nowhere.

    At so many moments of a random game, every seat and a spectator ask everything, on both of two tables that look the
    same to them; once more after a move was taken back.
    """
    generator = random.Random(seed)
    async with opened(at, players) as (app, people):
        deal = Deal(generator.randbytes(32))  # from a secret, for that has a commitment; and the same each time
        course = list(played(dealt(rule_set, options, people, deal), seed))[:-1]
        for table in generator.sample(course, min(moments, len(course))):
            for eyes in (None, *range(players)):
                for one, other in pairs(table, alike(table, people, eyes, seed)):
                    asked = list(questions(one, eyes, generator))
                    who = NOBODY if eyes is None else people[eyes]
                    truth, found = [await all_answers(app, each, who, asked) for each in (one, other)]
                    for what in truth:
                        if truth[what] != found[what]:
                            return f"{eyes} at {one.number}: {what}\n{truth[what]!r}\n{found[what]!r}"
    return ""


def pairs(table: LiveTable, twin: LiveTable) -> Iterator[tuple[LiveTable, LiveTable]]:
    """Two tables, and the same after the last move was taken back, if that is fair."""
    yield table, twin
    if (draft := undone(table)) is not None:
        event = table.event(draft, table.events[-1].at)
        yield table.after(event), twin.after(event)


@pytest.mark.parametrize(("rule_set", "players", "options"), TABLES)
def test_nobody_is_sent_anything_that_depends_on_what_they_cannot_know(
    rule_set: str, players: int, options: dict[str, Any], tmp_path: Path
) -> None:
    assert asyncio.run(first_leak(rule_set, players, options, SAMPLED, 1, tmp_path)) == ""


@pytest.mark.long
@pytest.mark.parametrize(("rule_set", "players", "options"), EVERY_TABLE)
def test_nobody_is_sent_anything_that_they_cannot_know_in_whole_games(
    rule_set: str, players: int, options: dict[str, Any], tmp_path: Path
) -> None:
    assert asyncio.run(first_leak(rule_set, players, options, 10**6, 2, tmp_path)) == ""


def news_of_a_page(table: LiveTable, person: str | None, eyes: int | None) -> list[bytes]:
    """What a page that stays open is told of the last things that happened, one after the other."""
    tell = playing.Teller(eyes)
    last = range(max(2, table.number - 3), table.number + 1)
    return [tell(showing.as_it_was(table, number), person, eyes, number - 1, frozenset()) for number in last]


def first_leak_to_a_page(rule_set: str, players: int, options: dict[str, Any], moments: int) -> str:
    """The same for pages that stay open, and are only told of what has changed."""
    generator = random.Random(4)
    people = [Person(f"person {seat}", "") for seat in range(players)]
    course = list(played(dealt(rule_set, options, people, Deal(generator.randbytes(32))), 4))[1:-1]
    for table in generator.sample(course, min(moments, len(course))):
        for eyes in (None, *range(players)):
            person = None if eyes is None else people[eyes].id
            truth, found = (news_of_a_page(each, person, eyes) for each in (table, alike(table, people, eyes, 4)))
            if truth != found:
                return f"{eyes} at {table.number}: {truth!r}\n{found!r}"
    return ""


@pytest.mark.parametrize(("rule_set", "players", "options"), TABLES)
def test_a_page_is_told_of_no_change_that_it_cannot_know(rule_set: str, players: int, options: dict[str, Any]) -> None:
    assert first_leak_to_a_page(rule_set, players, options, 6) == ""


# --- planted leaks ---

honest_state, honest_event, honest_drawing = showing.state_of, showing.event_of, showing.drawn
honest_reason, honest_shown = Match._why_not, shown


def hidden_number(table: LiveTable) -> int:
    """Something that depends on where all cards are."""
    return sum(place * int(value) for place, value in enumerate(table.match.truth)) % 97


def secret_in_a_field(table: LiveTable, person: str | None, eyes: int | None) -> TableState:
    assert table.match.deal is not None
    return honest_state(table, person, eyes).model_copy(update={"secret": table.match.deal.secret.hex()})


def open_eyes(table: LiveTable, person: str | None, eyes: int | None) -> TableState:
    return honest_state(table, person, eyes).model_copy(update={"view": table.match.view(0)})


def padded(table: LiveTable, person: str | None, eyes: int | None) -> TableState:
    return honest_state(table, person, eyes).model_copy(update={"next_table": " " * hidden_number(table)})


def hands_in_words(table: LiveTable, number: int, eyes: int | None) -> EventState:
    event = honest_event(table, number, eyes)
    return event.model_copy(update={"words": [*event.words, str(table.match.view(0))]})


def decisions_in_events(table: LiveTable, number: int, eyes: int | None) -> EventState:
    event = honest_event(table, number, eyes)
    return event.model_copy(update={"words": [*event.words, str(table.events[number - 1].body.get("steps"))]})


def drawn_with_open_hands(table: LiveTable, eyes: int | None) -> Drawing:
    return honest_drawing(table, eyes).model_copy(update={"text": table.match.view(0).text()})


def reasons_that_count_cards(match: Match, seat: int, number: object) -> str:
    return f"{honest_reason(match, seat, number)}{' ' * (int(match.truth.astype(int) @ range(len(match.truth))) % 97)}"


def pictures_with_a_mark(table: LiveTable, person: str | None, eyes: int | None, begun: Begun | None = None) -> Shown:
    honest = honest_shown(table, person, eyes, begun)
    return honest._replace(names=[*honest.names[:-1], f"{honest.names[-1]}{'.' * (hidden_number(table) % 2)}"])


def going_on_with_a_whole_move(trial: Match, seat: int, taken: list[int]) -> None:
    pass


def the_truth_behind_it(live: LiveTable, eyes: int | None) -> Callable[[int], Match]:
    return lambda seed: live.match


LEAKS: dict[str, tuple[str, str, Callable[..., Any]]] = {
    "the secret in a field": ("arboretum", "state_of", secret_in_a_field),
    "another's view": ("arboretum", "state_of", open_eyes),
    "a size that depends on hidden cards": ("hanging-gardens", "state_of", padded),
    "a hand in words": ("arboretum", "event_of", hands_in_words),
    "decisions in events": ("faraway", "event_of", decisions_in_events),
    "an open hand in the drawing": ("faraway", "drawn", drawn_with_open_hands),
    "hidden cards in an error": ("arboretum", "_why_not", reasons_that_count_cards),
    "a mark in the pieces of a page": ("hanging-gardens", "shown", pictures_with_a_mark),
    "explanations that know all hands": ("arboretum", "dealt_anew", the_truth_behind_it),
    "what follows a whole move": ("arboretum", "must_go_on", going_on_with_a_whole_move),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_planted_leaks_are_caught(leak: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rule_set, name, leaky = LEAKS[leak]
    for place in (showing, routes, play_routes, choosing, playing, explaining, Match):
        if hasattr(place, name):
            monkeypatch.setattr(place, name, leaky)
    assert asyncio.run(first_leak(rule_set, 2, {}, 10, 3, tmp_path)) != ""


def test_a_planted_leak_to_a_page_that_stays_open_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "shown", pictures_with_a_mark)
    assert first_leak_to_a_page("arboretum", 2, {}, 6) != ""


# --- the deal's secret ---


def spellings(hidden: bytes) -> list[bytes]:
    """How some bytes could be sent: as they are, as hex, as base64, as a list of numbers."""
    numbers = [str(number) for number in hidden]
    coded = [base64.b64encode(hidden[start:])[:-4] for start in range(3)]
    coded += [base64.urlsafe_b64encode(hidden[start:])[:-4] for start in range(3)]
    return [
        hidden,
        hidden.hex().encode(),
        hidden.hex().upper().encode(),
        *coded,
        ",".join(numbers).encode(),
        ", ".join(numbers).encode(),
        " ".join(numbers).encode(),
    ]


async def found_in_answers(rule_set: str, at: Path) -> tuple[list[bytes], list[bytes]]:
    """Spellings of the secret, of hidden states and of the deck that were sent before the end, and after it."""
    async with opened(at, 2) as (app, people):
        *course, end = played(dealt(rule_set, {}, people, Deal.new()), 4)
        match = end.match
        assert match.deal is not None
        order = match.deal.order(match.rule_set.game.kernel.decks).tobytes()
        hidden = [match.deal.secret, match.deal.secret[::-1], order[-24:-8], order[-24:-8][::-1]]
        hidden += [state.tobytes() for state in match.true_course]
        wanted = [form for one in hidden for form in spellings(one)]
        found = []
        for table in [*course[:: len(course) // 3], end]:
            sent = b""
            for eyes in (None, 0, 1):
                who = NOBODY if eyes is None else people[eyes]
                asked = list(questions(table, eyes, random.Random(5)))
                sent += b"".join((await all_answers(app, table, who, asked)).values())
            found.append([form for form in wanted if form in sent])
        return [form for forms in found[:-1] for form in forms], found[-1]


@pytest.mark.parametrize("rule_set", ["arboretum", "faraway", "hanging-gardens"])
def test_the_secret_the_states_and_the_deck_are_in_nothing_that_is_sent_before_the_end(
    rule_set: str, tmp_path: Path
) -> None:
    before, after = asyncio.run(found_in_answers(rule_set, tmp_path))
    assert before == [] and after != []
