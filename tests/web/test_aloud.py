"""Tables read aloud: words that name people and everything in sight, and nothing that is only drawn."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import hortus
from hortus.core.match import Match
from hortus.games import find_rule_set
from hortus.web.aloud import Hearing, Passage, all_passages, labelled
from hortus.web.aloud.passages import grid_of
from hortus.web.pieces import pictures
from tests.server.conftest import Service
from tests.tables import EVERY_TABLE
from tests.web.browser import Visitor
from tests.web.test_finale import put_up

Visit = Callable[..., Visitor]
NAMES = ["Ana", "Ben", "Cleo", "Dan", "Eva", "Finn"]


def names_at(match: Match) -> list[str]:
    return [*NAMES[: match.players], *match.rule_set.sides]


def moments(rule_set: str, players: int, **options: object) -> Iterator[Match]:
    """Some tables of a random game, the last one over."""
    match, generator = hortus.new(rule_set, players=players, seed=3, **options), random.Random(3)
    while not match.over:
        if generator.random() < 0.3:
            yield match
        seat = generator.choice(match.actors)
        match.play(generator.choice(match.legal(seat)), seat=seat)
    yield match


def read(match: Match, eyes: int | None) -> str:
    """All that is read of a table, as one text."""
    found = all_passages(Hearing(match.view(eyes), names_at(match), eyes))
    return "\n".join(line for passage in found for line in (passage.title, passage.label()))


@pytest.mark.parametrize(("rule_set", "players", "options"), EVERY_TABLE)
def test_whatever_is_read_names_people_and_not_seats(rule_set: str, players: int, options: dict[str, object]) -> None:
    for match in moments(rule_set, players, **options):
        for eyes in (None, 0, players - 1):
            told = read(match, eyes)
            assert not re.search(r"[Pp]layer \d|\{|None|  ", told)
            others = [name for seat, name in enumerate(names_at(match)) if seat != eyes]
            assert all(f"The garden of {name}" in told or f"The row of {name}" in told for name in others)


def test_in_arboretum_every_card_in_sight_is_read() -> None:
    for match in moments("arboretum", 3):
        told = read(match, 1)
        view: Any = match.view(1)
        for side in view.sides:
            assert all(f"{tree.card} on {tree.x},{tree.y}" in told for tree in side.garden)
            assert all(re.search(rf"\b{re.escape(str(side.pile[-1]))}\b", told) for _ in side.pile[-1:])
        for card in view.sides[1].hand:
            assert re.search(rf"{card.species} [\d, and]*{card.value}\b", told)


def test_in_faraway_every_card_in_sight_is_read() -> None:
    for match in moments("faraway", 2):
        view: Any = match.view(0)
        told = read(match, 0)
        known = [*view.market, *view.sides[0].hand, *view.sides[0].row, *view.sides[1].row]
        assert all(f"region {number} (" in told for number in known if number)
        assert all(f"sanctuary {number} (" in told for side in view.sides for number in side.sanctuaries)


def test_in_the_hanging_gardens_squares_tiles_and_groups_are_read() -> None:
    for match in moments("hanging-gardens", 2):
        view: Any = match.view(0)
        told = read(match, 0)
        for side in view.sides:
            for square in (square for square in side.squares if square.symbol):
                temple = " with a temple" * square.temple
                assert re.search(rf"{square.symbol}{temple}(, can be chosen)? on {square.x},{square.y}\b", told)
            assert all(f"Group of {group.size} {group.symbol}s" in told for group in side.groups)
        assert all(f"Space {i}: {space.kind}, worth " in told for i, space in enumerate(view.spaces, 1) if space)
        if view.placing is None:
            assert all(f"Card {card}: " in told for card in view.display)


def test_a_garden_is_a_table_with_north_on_top() -> None:
    grid = grid_of({(0, 0): "oak 1", (1, 0): "oak 2", (1, 1): "oak 3"})
    assert grid is not None
    assert grid.columns == [0, 1] and grid.rows == [(1, ["", "oak 3"]), (0, ["oak 1", "oak 2"])]
    assert Passage("Your garden", ["One line."], grid).label() == (
        "Your garden: One line; oak 3 on 1,1, oak 1 on 0,0, oak 2 on 1,0."
    )
    assert grid_of({}) is None
    assert Passage("Your garden", [], grid_of({(0, 0): "blank", (1, 0): "arcade"}, "blank")).label() == (
        "Your garden: arcade on 1,0."
    )


def test_a_picture_says_whose_it_is_and_what_it_shows_and_a_name_is_only_words() -> None:
    match = hortus.new("arboretum", seed=1)
    view: Any = match.view(0)
    hearing = Hearing(view, ["Ana", '"><b>Ben'], 0)
    drawn = {place: labelled(piece.svg, hearing, place) for place, piece in pictures(view).items()}
    assert "<title>The garden of &quot;&gt;&lt;b&gt;Ben</title>" in drawn["side-1"]
    assert 'aria-label="The garden of &quot;&gt;&lt;b&gt;Ben: 7 hidden cards in the hand; ' in drawn["side-1"]
    held = re.search(r'aria-label="Your hand: ([^"]*)"', drawn["hand"])
    assert held and all(card.species in held[1] for card in view.sides[0].hand)
    assert "<title>the species</title>" in drawn["legend"]


@pytest.mark.parametrize(("players", "eyes"), [(2, None), (3, 0), (4, 0)])
def test_piles_are_called_by_their_owners_as_far_as_there_is_room(players: int, eyes: int | None) -> None:
    view = hortus.new("arboretum", players=players, seed=1).view(eyes)
    names = ["Ana", "Wandering Juniper the Third", "<b>", "computer (easy) (4)"][:players]
    table = labelled(pictures(view)["table"].svg, Hearing(view, names, eyes), "table")
    assert "player" not in table and "<b>" not in table
    for side in range(players):
        juniper = {2: "Wandering Junipe…", 3: "Wandering…", 4: "Wander…"}[players]
        short = ["Ana", juniper, "&lt;b&gt;", "com…(4)"][side]
        assert side == eyes or f'<tspan unicode-bidi="isolate">{short}</tspan> · 0</text>' in table
    assert ("your pile · 0" in table) == (eyes is not None)


@pytest.mark.parametrize("record", ["arboretum-3p", "faraway-4p", "hanging-gardens-3p-claim-size"])
def test_with_all_hands_open_nobody_is_called_you(record: str, lasting: Service) -> None:
    table = put_up(lasting, record)
    with lasting.stranger() as http:
        for number in (3, 20, 60):
            page = http.get(f"/tables/{table}/replay/{number}?look=open", headers={"Accept": "text/html"})
            assert page.status_code == 200
            moment = page.text.partition('id="moment"')[2].partition("</nav>")[0]
            assert not re.search(r"\b[Yy]our\b|\b[Yy]ou\b", moment), number
            titles = re.findall(r"<title>(The (?:garden|row|hand) of [^<]+)</title>", moment)
            assert len(set(titles)) == len(titles) >= find_rule_set(record.split("-3p")[0].split("-4p")[0]).players[0]


def test_words_for_a_move_that_is_gone_are_waited_for_by_nobody(lasting: Service) -> None:
    anna = lasting.guest("Anna")
    table = anna.open("faraway-solo", "me")["table"]
    first = anna.get(f"/tables/{table}/legal")[0]["id"]
    words = f"/tables/{table}/words"
    for steps in ("?steps=9999", f"?steps={first}&steps={first}&steps={first}", "?steps=0&number=0"):
        answer = anna.http.get(words + steps)
        assert (answer.status_code, answer.content) == (204, b""), steps
    assert anna.http.get(words).status_code == 200


def test_the_table_in_words_follows_a_move_part_by_part(visit: Visit) -> None:
    anna = visit()
    anna.play_now("arboretum")
    anna.wait_for_turn()
    anna.page.locator("#words-details summary").click()
    words = anna.page.locator("#words")
    words.get_by_role("heading", name="Your hand").wait_for()
    assert words.locator("pre").count() == 0
    anna.play(2)  # two cards are drawn
    anna.wait_for_turn()
    anna.page.locator(".choice").first.click()  # the first tree has one square
    anna.page.wait_for_function("() => document.getElementById('asked').textContent.includes('discard')")
    garden = words.get_by_role("table", name="Your garden")
    garden.get_by_role("columnheader", name="column 0").wait_for()
    assert garden.get_by_role("rowheader").all_inner_texts() == ["row 0"]
    assert re.fullmatch(r"[a-z ]+ \d", garden.get_by_role("cell").last.inner_text())
