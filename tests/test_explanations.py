"""Explanations: every level says why, by what its seat may know, and that changes nothing."""

from __future__ import annotations

import random

import numpy as np
import pytest

import hortus
from hortus.core.errors import BadOption
from hortus.core.match import Match
from hortus.players import LEVELS, PROGRAMS, Turn, player
from hortus.players.plan import NONE
from hortus.players.reasons import LEAST, Comparison
from hortus.players.seated import EXPLAINING
from hortus.players.thinking import Settings, think


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("rule_set", hortus.rule_sets(), ids=lambda rule_set: rule_set.id)
def test_every_level_explains_its_best_moves(level: str, rule_set: hortus.RuleSet) -> None:
    match = Match.new(rule_set, rule_set.players[0], seed=6)
    while len(match.legal(0)) < 2:
        match.play(match.legal(match.actors[0])[0])
    code = f"{level}:iterations=30" if level in ("expert", "master") else level
    told = player(code, 1).explain(match, 0)
    assert 1 <= len(told) <= 3
    assert len({one.action for one in told}) == len(told)
    for one in told:
        assert one.action in match.legal(0)
        assert one.words.startswith(one.action.order)
        assert one.unit == "" if level == "easy" else one.unit in ("win", "points")
        assert (one.expected is None) == (level == "easy"), "a glance does not see the end"
        assert one.unit != "win" or 0 <= (one.expected or 0) <= 1
        assert str(one).startswith(one.words)
        speaking = [reason.points > 0 for reason in one.reasons]
        assert speaking == sorted(speaking, reverse=True), "what speaks for it comes first"


def test_who_does_not_explain_itself_says_who_does() -> None:
    assert tuple(code for code in PROGRAMS if player(code).explains) == EXPLAINING
    with pytest.raises(BadOption, match=f"These do: {', '.join(EXPLAINING)}.$"):
        player("greedy").explain(Match.new("arboretum", 2, seed=4), 0)


def test_reasons_are_those_of_the_whole_line_that_is_told() -> None:
    """The same card on another square, or with another discard, is told by reasons of its own."""
    match = Match.new("arboretum", 2, seed=4)
    while len(match.decisions) < 40 or "plant" not in match.legal()[0].words:
        match.play(player("greedy", 1).choose(match))
    seat = match.actors[0]
    turn = Turn(match, seat, random.Random(1), past=False)
    lines = think(turn, Settings(iterations=16, lines=60))
    heads = [line.steps[0] for line in lines if len(line.steps) > 1]
    often = max(set(heads), key=heads.count)
    comparison = Comparison(turn)
    terms = [comparison.terms(line.steps).tobytes() for line in lines if line.steps[0] == often]
    assert len(set(terms)) > len(terms) / 2 > 2, "all but those that mirror others"
    ends = [float(comparison.terms(line.steps).sum()) for line in lines]
    best = max(float(np.max(ahead.values)) for ahead in comparison.found.values())
    assert best - 1 < max(ends) < best + LEAST, "no line is better than the best turn of its style"


def test_explaining_changes_nothing_and_depends_on_nothing_hidden() -> None:
    match = Match.new("arboretum", 2, seed=6)
    for _ in range(2):
        match.play(match.legal()[0])
    before = match.truth.tobytes()
    told = player("club", 1).explain(match, 0)
    assert match.truth.tobytes() == before
    for seed in range(5):
        other = player("club", 1).explain(match.redeal(0, seed), 0)
        assert [str(one) for one in other] == [str(one) for one in told]
    assert NONE not in [one.action.id for one in told]
