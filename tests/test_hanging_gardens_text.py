"""What a terminal shows of The Hanging Gardens: tables drawn with letters, help and rules."""

from __future__ import annotations

import random
import re
from functools import cache
from typing import Any

import pytest

import hortus
from hortus.games.hanging_gardens.cards import ANY_GROUP, MATCHES
from hortus.games.hanging_gardens.text import draw_side, turned_face
from tests.conftest import Terminal
from tests.test_hanging_gardens_cli import LINE, eager, saved


@cache
def tables() -> list[tuple[hortus.Match, int | None, Any]]:
    """Every table of some random games, as seats and spectators see it."""
    found: list[tuple[hortus.Match, int | None, Any]] = []
    for players, claim in ((2, "symbol"), (3, "size"), (4, "symbol")):
        generator = random.Random(players)
        match = hortus.new("hanging-gardens", players=players, seed=6, claim=claim)
        while not match.over:
            match.play(eager(match, generator))
            eyes = match.actors[0] if match.actors else None
            found += [(match.copy(), eyes, match.view(eyes)), (match.copy(), None, match.view(None))]
    return found


def test_every_table_fits_a_narrow_screen_and_ends_with_the_question() -> None:
    for _, _, view in tables():
        *lines, last = view.text().splitlines()
        assert max(map(len, lines)) <= 60
        assert last == view.asked
        assert not any(line != line.rstrip() for line in lines)


def test_where_a_card_or_a_temple_may_stand_is_marked() -> None:
    met = {"column": 0, "row": 0, "temple column": 0, "temple row": 0}
    for match, seat, view in tables():
        marks = view.text().partition("(you)")[2].count("+") if seat is not None else view.text().count("+")
        if seat is None or view.phase not in met:
            assert marks == 0
            continue
        met[view.phase] += 1
        after = [match.copy() for _ in match.legal()]
        for trial, action in zip(after, match.legal(), strict=True):
            trial.play(action)
        choices = len(after) if "row" in view.phase else sum(len(trial.legal()) for trial in after)
        assert marks == choices
    assert min(met.values()) > 0


def test_the_four_ways_to_turn_a_card_are_shown() -> None:
    met = 0
    for _, seat, view in tables():
        if seat is not None and view.phase == "turn":
            lines = view.text().splitlines()
            start = lines.index(next(line for line in lines if line.startswith(f"CARD {view.placing.card} ")))
            assert lines[start].split()[2:] == ["t0", "t1", "t2", "t3"]
            for turn in range(4):
                column = [line[9 * (turn + 1) : 9 * (turn + 2)].strip() for line in lines[start + 1 : start + 4]]
                assert [line for line in column if line] == turned_face(view, view.placing.card, turn)
            met += 1
    assert met > 20


def test_a_turned_card_is_shown_as_it_will_lie() -> None:
    view: Any = hortus.new("hanging-gardens", seed=1).view(0)
    assert [turned_face(view, 33, turn) for turn in range(4)] == [
        ["A A .", ". . F"],
        [". A", ". A", "F ."],
        ["F . .", ". A A"],
        [". F", "A .", "A ."],
    ]


def test_the_tiles_that_a_group_may_take_are_marked() -> None:
    met = 0
    for match, seat, view in tables():
        if seat is None or view.over or view.claim != "symbol":
            continue
        told = dict(re.findall(r"\b([1-6]) [a-z ]+ \((any|[AFPT]) [+-]\d+\)", view.text()))
        assert len(told) == sum(space is not None for space in view.spaces)
        for number, letter in told.items():
            kind = view.spaces[int(number) - 1].kind
            assert kind in (ANY_GROUP if letter == "any" else MATCHES[{s[0].upper(): s for s in MATCHES}[letter]])
        if view.phase == "tile":
            symbol = view.claiming.symbol
            open_now = {number for number, letter in told.items() if letter in ("any", symbol[0].upper())}
            assert {action.notation for action in match.legal()} == {f"tile{number}" for number in open_now}
            met += 1
    assert met > 5


@pytest.mark.parametrize(("claim", "words"), [("symbol", "Letter: groups"), ("size", "Groups of 3 take 1-2, of 4")])
def test_which_tiles_may_be_taken_is_explained(claim: str, words: str) -> None:
    assert words in hortus.new("hanging-gardens", seed=1, claim=claim).view(0).text()


@pytest.mark.parametrize(("standing", "words"), [(0, "5 temples left"), (4, "1 temple left"), (5, "no temples left")])
def test_temples_are_counted_in_good_words(standing: int, words: str) -> None:
    view: Any = hortus.new("hanging-gardens", seed=1).view(0)
    side = view.sides[0].model_copy(update={"temples": ((0, 0),) * standing})
    assert f"  {words}" in draw_side(view.model_copy(update={"sides": (side, view.sides[1])}), 0)


def test_help_fits_the_screen_and_its_examples_work(terminal: Terminal) -> None:
    (said,) = terminal.answers("help", line=f"{LINE} --seed 3")
    assert max(map(len, said.splitlines())) <= 80
    (examples,) = [line for line in said.splitlines() if "c54" in line]
    for example in re.split(r"   +", examples.strip()):
        terminal(f"{LINE} --seed 3", example, "quit")
        assert len(saved().decisions) == 1, example


def test_the_rules_are_shown_at_the_table(terminal: Terminal) -> None:
    told = terminal(f"{LINE} --seed 3", "rules", "quit")
    assert "Which tiles a group may take" in told
    assert "because no public source gives them" in " ".join(told.split())
    assert max(map(len, told.splitlines())) <= 90
