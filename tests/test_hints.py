"""Hints once a game is as good as decided: chances tell moves apart no longer, points do."""

from __future__ import annotations

import pytest

import hortus
from hortus.players import player
from hortus.players.seated import Explained
from hortus.players.telling import decided, hints


def table_in_the_middle(rule_set: str) -> hortus.Match:
    """A table at which seat 0 has something to choose."""
    match = hortus.new(rule_set, seed=5)
    easy = player("greedy", 1)
    while len(match.decisions) < 14 or match.actors != (0,) or len(match.legal(0)) < 3:
        seat = match.actors[0]
        match.play(easy.choose(match, seat), seat=seat)
    return match


def expecting(moves: list[Explained], *chances: float) -> list[Explained]:
    return [move._replace(expected=chance, unit="win") for move, chance in zip(moves, chances, strict=False)]


@pytest.mark.parametrize("rule_set", ["arboretum", "hanging-gardens"])
def test_moves_that_all_lose_are_told_in_the_order_of_points(rule_set: str) -> None:
    match = table_in_the_middle(rule_set)
    moves = player("easy", 1).explain(match, 0)
    lost = hints(match, 0, expecting(moves, 0.001, 0.002, 0.0), 1)
    assert lost.decided == "lost" and lost.behind[0] == 0
    assert lost.behind == sorted(lost.behind)
    assert {move.action.id for move in lost.moves} == {move.action.id for move in moves}
    again = hints(match, 0, expecting(moves[::-1], 0.0, 0.001, 0.0), 1)
    assert again.behind == lost.behind  # in whatever order they came


def test_points_depend_on_nothing_that_the_seat_cannot_know() -> None:
    match = table_in_the_middle("arboretum")
    twin = match.redeal(0, 3)
    assert match.truth.tobytes() != twin.truth.tobytes()
    one, other = (
        hints(table, 0, expecting(player("easy", 1).explain(table, 0), 0.0, 0.0, 0.0), 1) for table in (match, twin)
    )
    assert [move.words for move in one.moves] == [move.words for move in other.moves]
    assert one.behind == other.behind


def test_while_something_is_open_chances_stay_as_they_are() -> None:
    match = table_in_the_middle("arboretum")
    moves = expecting(player("easy", 1).explain(match, 0), 0.0, 0.3, 0.1)
    assert hints(match, 0, moves) == (moves, "", [])
    assert decided(expecting(moves, 0.999, 0.9999, 1.0)) == "won"
    assert decided([move._replace(unit="points") for move in moves]) == decided([]) == ""
