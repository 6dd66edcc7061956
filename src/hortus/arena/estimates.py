"""Means and their 95 % intervals, where what is played on the same deal is not independent.

Deals are the units: the error of a mean is cluster-robust, by deal. A mean's interval is Student's t. A win rate's is
Wilson's, with as many games as independent ones would need for the same error; where all deals came out alike, which
leaves no error to measure, it is Wilson's with as many games as there are deals.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt

import numpy as np

CONFIDENCE = 0.95
NORMAL = 1.959963984540054  # the normal distribution's quantile for it

Interval = tuple[float, float]


@dataclass(frozen=True)
class Estimate:
    """A mean, its standard error, and from how many values on how many deals."""

    mean: float
    error: float  # 0.0 with a single deal
    values: int
    deals: int

    def interval(self) -> Interval | None:
        """Where the true mean is; None if a single deal leaves no telling."""
        if self.deals < 2:
            return None
        reach = quantile(self.deals) * self.error
        return self.mean - reach, self.mean + reach

    def rate_interval(self) -> Interval:
        """The same for a mean of values from 0 to 1."""
        spread = self.mean * (1 - self.mean)
        if self.error == 0 or spread == 0:
            return wilson(self.mean, self.deals, NORMAL)
        return wilson(self.mean, spread / self.error**2, quantile(self.deals))


def estimate(values: Iterable[tuple[int, float]]) -> Estimate | None:
    """The mean of values, each with its deal; None of nothing."""
    by_deal: dict[int, list[float]] = {}
    for deal, value in values:
        by_deal.setdefault(deal, []).append(value)
    if not by_deal:
        return None
    sums = np.array([sum(group) for group in by_deal.values()])
    counts = np.array([len(group) for group in by_deal.values()])
    count, deals = int(counts.sum()), len(by_deal)
    mean = float(sums.sum() / count)
    error = 0.0
    if deals > 1:
        error = sqrt(float(((sums - mean * counts) ** 2).sum()) * deals / (deals - 1)) / count
    return Estimate(mean, error if error > 1e-12 else 0.0, count, deals)


def wilson(rate: float, games: float, z: float) -> Interval:
    """Wilson's interval of a rate found in so many independent games."""
    centre = (rate + z * z / (2 * games)) / (1 + z * z / games)
    reach = z * sqrt(max(0.0, rate * (1 - rate) / games + z * z / (4 * games * games))) / (1 + z * z / games)
    return max(0.0, centre - reach), min(1.0, centre + reach)


def quantile(deals: int) -> float:
    """How many standard errors an interval reaches to each side."""
    from scipy.special import stdtrit

    return float(stdtrit(deals - 1, (1 + CONFIDENCE) / 2))
