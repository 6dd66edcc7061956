"""Ratings: Bradley-Terry for two at a table, Plackett-Luce for more, fitted by `choix`.

They are on Elo's scale (400 points: ten times the chance) with mean 1500. A shared place counts half each way.
Everybody is credited with one drawn game against everybody else, so that who wins everything has a finite rating.
Intervals are cluster-robust by deal, each credit being a deal of its own: that keeps them honest where one player wins
everything.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from math import log

import numpy as np
from numpy.typing import NDArray

from hortus.arena.estimates import NORMAL, Interval
from hortus.core.errors import HortusError

SCALE = 400 / log(10)
MEAN = 1500.0
ROUNDS = 1000  # of the fit, at most
TOLERANCE = 1e-7
EVEN = 1e-4  # slopes below this are none

Standing = tuple[int, int]  # how somebody came out of a game; the greater one was better
Ranking = tuple[int, ...]  # players by number, best first; one may be there several times
Floats = NDArray[np.float64]


@dataclass(frozen=True)
class Contest:
    """One ranking of a deal, in both directions where places are shared: each of the two counts half."""

    deal: int
    orders: tuple[Ranking, Ranking]


def contest(deal: int, places: Sequence[tuple[Standing, int]]) -> Contest:
    """A contest from (standing, player) pairs; equal standings share a place."""
    upwards = sorted(places, key=lambda place: place[0])
    downwards = sorted(places, key=lambda place: place[0], reverse=True)  # equals stay in the order given both times
    return Contest(deal, (tuple(who for _, who in downwards), tuple(who for _, who in reversed(upwards))))


def ratings(players: int, contests: Sequence[Contest]) -> list[tuple[float, Interval | None]]:
    """Each player's rating and its interval; a single player, who meets nobody, has the mean and none."""
    if players == 1:
        return [(MEAN, None)]
    credit = [pair for one, other in combinations(range(players), 2) for pair in ((one, other), (other, one))]
    rankings = [order for found in contests for order in found.orders] + credit
    try:
        strengths = fit(players, rankings)
    except RuntimeError:
        raise HortusError("The ratings do not converge: these players met too seldom.") from None
    strengths -= strengths.mean()
    errors = robust_errors(strengths, contests, credit)
    return [
        (MEAN + SCALE * strength, (MEAN + SCALE * (strength - reach), MEAN + SCALE * (strength + reach)))
        for strength, reach in zip(strengths.tolist(), (NORMAL * errors).tolist(), strict=True)
    ]


def fit(players: int, rankings: Sequence[Ranking]) -> Floats:
    """The most likely strengths, as logarithms of chances."""
    import choix

    wins = np.zeros((players, players))
    for order in rankings:
        for better, worse in combinations(order, 2):
            wins[better, worse] += better != worse
    strengths: Floats = choix.ilsr_pairwise_dense(wins, max_iter=ROUNDS, tol=TOLERANCE)
    if max(map(len, rankings)) > 2:  # more at a table: the pairs are where to start from
        strengths = choix.ilsr_rankings(
            players, list(rankings), initial_params=strengths, max_iter=ROUNDS, tol=TOLERANCE
        )
    return strengths


def robust_errors(strengths: Floats, contests: Sequence[Contest], credit: Sequence[Ranking]) -> Floats:
    """Standard errors by the sandwich estimator, with deals as clusters, and each credited pair as one."""
    known: dict[Ranking, tuple[Floats, Floats]] = {}
    slopes: dict[object, Floats] = {}
    bend = np.zeros((len(strengths), len(strengths)))
    clusters: list[tuple[object, Ranking]] = [(found.deal, order) for found in contests for order in found.orders]
    clusters += [(frozenset(order), order) for order in credit]
    for cluster, order in clusters:
        if order not in known:
            known[order] = slope_and_bend(strengths, order)
        slope, bent = known[order]
        slopes[cluster] = slopes.get(cluster, 0) + slope
        bend += bent
    rows = np.array(list(slopes.values()))
    spread = rows.T @ rows
    if np.abs(rows).max() < EVEN:  # all deals came out alike: as if each were one game of its own
        spread = 2 * bend * len(contests) / len({found.deal for found in contests})
    # Only differences of strengths are determined: where all change alike, any bend will do, for no slope goes there.
    inverse = np.linalg.inv(bend + np.trace(bend) / len(strengths) ** 2)
    errors: Floats = np.sqrt(np.maximum(0.0, np.diagonal(inverse @ spread @ inverse)))
    return errors


def slope_and_bend(strengths: Floats, order: Ranking) -> tuple[Floats, Floats]:
    """First and (negative) second derivative of a ranking's log-likelihood by the strengths."""
    slope = np.zeros(len(strengths))
    bend = np.zeros((len(strengths), len(strengths)))
    for place in range(len(order) - 1):
        left = np.bincount(order[place:], minlength=len(strengths)) * np.exp(strengths)
        chances = left / left.sum()
        slope[order[place]] += 1
        slope -= chances
        bend += np.diag(chances) - np.outer(chances, chances)
    return slope, bend
