"""What a thoughtful player of Faraway looks at: only what it knows, in points, and right where a person sees it."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import hortus
from hortus.core.match import Match
from hortus.games import find_rule_set
from hortus.games.faraway.state import EXPLORE, KEEP, NO_CARD, ROUNDS, TABLE, TAKE, TAKE_CARD
from hortus.testing import walk
from tests.kinds import there

JUDGEMENT = there(find_rule_set("faraway").game.judgement)
KERNEL = find_rule_set("faraway").game.kernel


def found(state: Any, seat: int, style: str = "greedy") -> tuple[float, list[float], dict[int, float]]:
    """Value, terms, and the score of each legal action."""
    weights = JUDGEMENT.weights_of[style]
    notes, terms, scores = np.zeros(JUDGEMENT.notes), np.zeros(JUDGEMENT.terms), np.zeros(KERNEL.actions)
    actions = np.zeros(KERNEL.actions, np.int32)
    JUDGEMENT.study(state, seat, weights, notes)
    value = JUDGEMENT.judge(state, seat, weights, notes, terms)
    count = KERNEL.legal(state, seat, actions)
    JUDGEMENT.prefer(state, seat, weights, notes, actions, count, scores)
    return value, terms.tolist(), dict(zip(actions[:count].tolist(), scores[:count].tolist(), strict=True))


def preferred(state: Any, seat: int, style: str) -> int:
    scores = found(state, seat, style)[2]
    return max(scores, key=lambda action: scores[action])


def last_round(seed: int, phase: int) -> Match:
    """A solo match in its last round, played at random so far."""
    generator = random.Random(seed)
    match = hortus.new("faraway-solo", seed=seed)
    while not match.over:
        table = match.truth.view(TABLE)[0]
        if table.rounds == ROUNDS and table.phase == phase:
            return match
        match.play(generator.choice(match.legal()))
    return match


def fame_after(match: Match, action: Any) -> int:
    after = match.copy()
    after.play(action)
    return after.points[0]


def test_the_value_is_the_sum_of_terms_that_have_names() -> None:
    for match in walk(find_rule_set("faraway"), 3, 200, 6):
        value, terms, _ = found(match.truth, 1)
        assert value == pytest.approx(sum(terms))
        names = [JUDGEMENT.words(match.truth, 1, term) for term in range(JUDGEMENT.terms)]
        assert all(names)
        laid = [int(card) + 1 for card in match.truth.view(TABLE)[0].row[1] if card != NO_CARD]
        assert [name for name in names if name.startswith("quest")] == [f"quest of region {card}" for card in laid]


def test_at_the_end_a_builder_counts_its_fame_and_the_greedy_their_lead() -> None:
    for match in walk(find_rule_set("faraway"), 2, 300, 7):
        if match.over:
            mine, theirs = match.points
            others = JUDGEMENT.styles["greedy"]["others"]
            assert found(match.truth, 0, "builder")[0] == pytest.approx(mine)
            assert found(match.truth, 0, "greedy")[0] == pytest.approx(mine - others * theirs)


def test_the_last_region_is_the_one_that_brings_most_fame() -> None:
    checked = 0
    for seed in range(60):
        match = last_round(seed, EXPLORE)
        table = match.truth.view(TABLE)[0]
        if max(table.hand[0, :3]) < table.row[0, ROUNDS - 2]:  # no sanctuary, whatever is laid
            best = max(fame_after(match, action) for action in match.legal())
            assert fame_after(match, hortus.player("greedy").choose(match)) == best
            checked += 1
    assert checked > 5


def test_the_last_sanctuary_is_the_one_that_brings_most_fame() -> None:
    checked = 0
    for seed in range(30):
        match = last_round(seed, KEEP)
        if not match.over and len(match.legal()) > 1:
            best = max(fame_after(match, action) for action in match.legal())
            assert fame_after(match, hortus.player("greedy").choose(match)) == best
            checked += 1
    assert checked > 5


def test_spite_takes_the_region_that_the_next_player_is_waiting_for() -> None:
    state = hortus.new("faraway", players=2, seed=1).truth.copy()
    table = state.view(TABLE)[0]
    table.rounds, table.phase, table.place = ROUNDS - 1, TAKE, 0
    table.draft[:2] = 0, 1
    table.row[0, :7] = np.array([11, 22, 25, 27, 31, 14, 43]) - 1
    table.row[1, :7] = np.array([68, 66, 30, 48, 12, 24, 51]) - 1  # 66 and 51 need 4 uddu and see 3
    table.hand[0, :2] = np.array([5, 15]) - 1
    table.hand_size[:2] = 2
    table.market[:3] = np.array([6, 9, 29]) - 1
    table.known[1] = 0
    assert preferred(state, 0, "builder") == TAKE_CARD + 29 - 1
    assert preferred(state, 0, "spite") == TAKE_CARD + 6 - 1


def test_greedy_reaches_a_good_mean_alone() -> None:
    fame = []
    for seed in range(40):
        match, player = hortus.new("faraway-solo", seed=seed), hortus.player("greedy", seed=seed)
        while not match.over:
            match.play(player.choose(match))
        fame.append(match.points[0])
    assert np.mean(fame) > 75
