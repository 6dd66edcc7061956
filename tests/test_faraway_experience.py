"""What networks of Faraway are told: only what a player knows, and nothing of a market that is still to come."""

from __future__ import annotations

from itertools import islice
from typing import Any

import numpy as np
import pytest

from hortus.core.match import Match
from hortus.games import find_rule_set
from hortus.games.faraway.glance import (
    CARD_NUMBERS,
    CARD_SHOWS,
    MET,
    OF_CARD,
    OF_JOINT,
    OF_ROAD,
    PAID_NOW,
    PLAYERS,
    SURE_SHOWN,
    joint_numbers,
    road_numbers,
)
from hortus.games.faraway.state import EXPLORE, KEEP, MARKET, NO_CARD, ROUNDS, TABLE
from hortus.testing import walk
from tests.kinds import there

JUDGEMENT = there(find_rule_set("faraway").game.judgement)
KERNEL = find_rule_set("faraway").game.kernel
GREEDY = JUDGEMENT.weights_of["greedy"]
LEARNT = there(JUDGEMENT.experience("faraway", 3)).policy
STAGE = -1  # the last number of a description


def described(state: Any, seat: int) -> Any:
    notes, out = np.zeros(JUDGEMENT.notes), np.zeros(JUDGEMENT.sizes(KERNEL)[-1])
    JUDGEMENT.study(state, seat, GREEDY, notes)
    JUDGEMENT.describe(state, seat, GREEDY, notes, out)
    return out


def preferences(state: Any, seat: int) -> dict[int, float]:
    notes, actions, scores = np.zeros(JUDGEMENT.notes), np.zeros(KERNEL.actions, np.int32), np.zeros(KERNEL.actions)
    JUDGEMENT.study(state, seat, LEARNT, notes)
    count = KERNEL.legal(state, seat, actions)
    JUDGEMENT.prefer(state, seat, LEARNT, notes, actions, count, scores)
    return dict(zip(actions[:count].tolist(), scores[:count].tolist(), strict=True))


def tables(rule_set: str, players: int, seed: int, number: int = 120, **options: Any) -> list[Match]:
    found = walk(find_rule_set(rule_set), players, number, seed, **options)
    return [match.copy() for match in islice(found, 0, None, 3)]


@pytest.mark.parametrize(("rule_set", "players"), [("faraway-solo", 1), ("faraway", 2), ("faraway", 5)])
@pytest.mark.parametrize("advanced", [False, True])
def test_a_description_tells_only_what_its_player_knows(rule_set: str, players: int, advanced: bool) -> None:
    for number, match in enumerate(tables(rule_set, players, 3, advanced=advanced)):
        for seat in range(players):
            told = described(match.truth, seat)
            assert np.isfinite(told).all()
            assert np.abs(told).max() < 30
            assert np.array_equal(told, described(match.redeal(seat, number).truth, seat))


def test_there_is_a_network_for_each_number_of_rounds_played() -> None:
    stages = {int(described(match.truth, 0)[STAGE]) for match in tables("faraway-solo", 1, 8)}
    assert stages == set(range(JUDGEMENT.description[3]))


def test_the_market_of_a_round_that_begins_is_not_told() -> None:
    looked = 0
    for match in tables("faraway-solo", 1, 5):
        table = match.truth.view(TABLE)[0]
        if table.phase != EXPLORE or table.rounds == ROUNDS:
            continue
        looked += 1
        other = match.truth.copy()
        swap_with_deck(other.view(TABLE)[0])
        assert np.array_equal(described(match.truth, 0), described(other, 0))
    assert looked > 5


def swap_with_deck(table: Any) -> None:
    """Show the next cards of the deck instead of this market."""
    for i in range(MARKET):
        if table.market[i] == NO_CARD:
            continue
        top = table.deck_left - 1 - i
        for card in (table.market[i], table.deck[top]):
            table.shown[card // 8] ^= 1 << card % 8
        table.market[i], table.deck[top] = int(table.deck[top]), int(table.market[i])


def test_preferring_leaves_the_table_as_it_was() -> None:
    for match in tables("faraway", 3, 4):
        state = match.truth.copy()
        for seat in match.actors:
            preferences(state, seat)
        assert np.array_equal(state, match.truth)


def test_the_last_sanctuary_is_preferred_by_the_fame_that_it_brings() -> None:
    looked = 0
    for seed in range(12):
        for match in walk(find_rule_set("faraway-solo"), 1, 60, seed):
            table = match.truth.view(TABLE)[0]
            if table.rounds == ROUNDS and table.phase == KEEP:
                for action, fame in preferences(match.truth, 0).items():
                    after = match.truth.copy()
                    KERNEL.apply(after, 0, action)
                    points = np.zeros(8, np.int64)
                    KERNEL.score(after, points)
                    assert fame == pytest.approx(points[0])
                    looked += 1
                break
    assert looked > 5


def test_a_glance_sees_what_quests_pay_for_a_hand() -> None:
    """Region 30 pays 2 per uddu and region 2 shows two of them."""
    table = next(iter(walk(find_rule_set("faraway"), 2, 1, 1))).truth.copy().view(TABLE)[0]
    table.row[0, 0] = 30 - 1
    numbers, joint = np.zeros(OF_ROAD), np.zeros(OF_JOINT)
    road_numbers(table, 0, NO_CARD, NO_CARD, 0, numbers)
    hand = np.append(CARD_NUMBERS[2 - 1], 0.0)
    assert len(hand) == OF_CARD + 1
    joint_numbers(numbers, hand, joint)
    assert 10 * numbers[PAID_NOW] == pytest.approx(2)
    assert numbers[PLAYERS] == pytest.approx(0.5)
    assert joint[SURE_SHOWN + 4] == pytest.approx(numbers[MET + 4] * hand[CARD_SHOWS + 4]) == pytest.approx(4 / 3)
