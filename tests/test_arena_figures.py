"""The arena's figures, against such as are known."""

from __future__ import annotations

from itertools import combinations
from math import log, log10, sqrt

import numpy as np
import pytest
from scipy.optimize import minimize

from hortus.arena.estimates import NORMAL, estimate, quantile, wilson
from hortus.arena.ratings import SCALE, Contest, contest, ratings
from tests.kinds import there


def test_wilson_gives_the_figures_of_the_textbook() -> None:
    assert wilson(0.8, 10, NORMAL) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert wilson(0.0, 20, NORMAL) == pytest.approx((0.0, 0.1611), abs=1e-4)
    assert wilson(1.0, 20, NORMAL) == pytest.approx((0.8389, 1.0), abs=1e-4)


def test_games_of_their_own_deals_are_independent() -> None:
    found = estimate([(deal, float(deal < 60)) for deal in range(100)])
    assert found is not None
    assert (found.mean, found.deals, found.values) == (0.6, 100, 100)
    assert found.error == pytest.approx(sqrt(0.6 * 0.4 / 99))
    low, high = found.interval() or (0, 0)
    assert (low, high) == pytest.approx((0.6 - 1.98422 * found.error, 0.6 + 1.98422 * found.error), abs=1e-5)
    assert found.rate_interval() == pytest.approx(wilson(0.6, 99, quantile(100)))


def test_the_same_deal_twice_is_no_second_deal() -> None:
    once = estimate([(deal, float(deal < 60)) for deal in range(100)])
    twice = estimate([(deal, float(deal < 60)) for deal in range(100) for _ in range(2)])
    assert once and twice
    assert twice.values == 2 * once.values
    assert twice.rate_interval() == pytest.approx(once.rate_interval())


def test_seats_that_balance_out_make_an_interval_narrower() -> None:
    """Who always wins from the first seat wins half of each deal: only few deals tell more."""
    apart = estimate([(2 * deal + seat, float(seat == 0 or deal < 10)) for deal in range(100) for seat in range(2)])
    paired = estimate([(deal, float(seat == 0 or deal < 10)) for deal in range(100) for seat in range(2)])
    assert apart and paired
    assert apart.mean == paired.mean == 0.55
    assert paired.error < 0.5 * apart.error


@pytest.mark.parametrize("value", [0.0, 0.5, 1.0])
def test_where_all_deals_came_out_alike_each_counts_as_one_game(value: float) -> None:
    found = estimate([(deal, value) for deal in range(20) for _ in range(2)])
    assert found is not None
    assert found.rate_interval() == pytest.approx(wilson(value, 20, NORMAL))


def test_intervals_hold_what_they_promise() -> None:
    """Of 400 tournaments with deals that favour one side, about 95 % have the truth in their interval."""
    generator = np.random.default_rng(7)
    inside = 0
    for _ in range(400):
        luck = generator.beta(2, 1, 50)  # the chance of winning on each deal; two thirds on average
        found = estimate((deal, float(generator.random() < luck[deal])) for deal in range(50) for _ in range(4))
        assert found is not None
        low, high = found.rate_interval()
        inside += low <= 2 / 3 <= high
    assert 0.92 <= inside / 400 <= 0.98


def wins(first: int, second: int) -> list[Contest]:
    return [contest(deal, [((1, 0), 0), ((0, 0), 1)]) for deal in range(first)] + [
        contest(first + deal, [((0, 0), 0), ((1, 0), 1)]) for deal in range(second)
    ]


def test_two_players_are_as_far_apart_as_their_wins() -> None:
    (one, interval), (other, _) = ratings(2, wins(75, 25))
    assert one - other == pytest.approx(400 * log10(75.5 / 25.5), abs=1e-3)  # with the credited draw
    assert one + other == pytest.approx(3000)
    assert interval is not None
    reach = NORMAL * SCALE / sqrt(100 * 0.75 * 0.25) / 2  # of a difference, of which each has half
    assert (interval[1] - interval[0]) / 2 == pytest.approx(reach, rel=0.02)


def test_a_draw_is_half_a_win_for_each() -> None:
    drawn = [contest(100 + deal, [((0, 5), 0), ((0, 5), 1)]) for deal in range(20)]
    assert ratings(2, wins(40, 20) + drawn)[0][0] == pytest.approx(ratings(2, wins(50, 30))[0][0], abs=1e-3)


def test_who_wins_everything_has_a_finite_rating_and_a_wide_interval() -> None:
    (one, interval), _ = ratings(2, wins(30, 0))
    assert one - 1500 == pytest.approx(200 * log10(30.5 / 0.5), abs=1e-3)
    assert interval is not None and 100 < interval[1] - interval[0] < 1000


def test_players_of_whom_each_deal_says_the_same_have_an_interval_all_the_same() -> None:
    alike = [found for deal in range(50) for found in (won(deal, 0), won(deal, 1))]
    rating, interval = ratings(2, alike)[0]
    assert rating == pytest.approx(1500)
    assert interval is not None
    assert (interval[1] - interval[0]) / 2 == pytest.approx(NORMAL * SCALE / sqrt(50 * 0.25) / 2, rel=0.05)


def won(deal: int, winner: int) -> Contest:
    return contest(deal, [((1, 0), winner), ((0, 0), 1 - winner)])


def test_bradley_terry_finds_known_strengths() -> None:
    """Every pair's wins are exactly as the strengths would have them."""
    strengths = np.array([0.0, log(2), log(4)])
    found = []
    for one, other in combinations(range(3), 2):
        share = 3000 / (1 + np.exp(strengths[other] - strengths[one]))
        found += [contest(deal, [((deal < share, 0), one), ((0, 0), other)]) for deal in range(3000) if deal < share]
        found += [contest(deal, [((0, 0), one), ((1, 0), other)]) for deal in range(3000) if deal >= share]
    rated = np.array([rating for rating, _ in ratings(3, found)])
    assert (rated - 1500) / SCALE == pytest.approx(strengths - strengths.mean(), abs=2e-3)


def test_plackett_luce_is_the_most_likely_even_if_somebody_sits_twice() -> None:
    generator = np.random.default_rng(7)
    tables = [(0, 1, 2), (0, 1, 1), (2, 1, 0), (0, 2, 2)]
    found = [
        contest(deal, [((int(place), 0), who) for place, who in zip(generator.permutation(3), table, strict=True)])
        for deal in range(60)
        for table in tables[: 2 + deal % 3]
    ]
    orders = [order for one in found for order in one.orders] + [
        pair for one, other in combinations(range(3), 2) for pair in ((one, other), (other, one))
    ]

    def unlikely(strengths: np.ndarray) -> float:
        return -sum(
            float(strengths[order[place]] - np.log(np.exp(strengths[list(order[place:])]).sum()))
            for order in orders
            for place in range(len(order) - 1)
        ) + float(strengths.sum() ** 2)

    best = minimize(unlikely, np.zeros(3), tol=1e-10).x
    rated = np.array([rating for rating, _ in ratings(3, found)])
    assert (rated - 1500) / SCALE == pytest.approx(best - best.mean(), abs=1e-4)


def test_rating_intervals_hold_what_they_promise() -> None:
    generator = np.random.default_rng(7)
    chance = 1 / (1 + np.exp(-0.8))
    inside = 0
    for _ in range(300):
        found = [won(deal, int(generator.random() > chance)) for deal in range(80)]
        low, high = ratings(2, found)[0][1] or (0, 0)
        inside += low <= 1500 + SCALE * 0.4 <= high
    assert 0.92 <= inside / 300 <= 0.98


def test_intervals_of_four_at_a_table_shrink_with_the_root_of_the_games() -> None:
    generator = np.random.default_rng(7)
    found = [
        contest(deal, [((int(place), 0), who) for who, place in enumerate(generator.permutation(4))])
        for deal in range(4000)
    ]
    few, many = (
        [high - low for low, high in (there(interval) for _, interval in ratings(4, found[:games]))]
        for games in (1000, 4000)
    )
    assert np.array(few) / np.array(many) == pytest.approx(np.full(4, 2.0), rel=0.05)
    assert all(15 < width < 40 for width in few)
