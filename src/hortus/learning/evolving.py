"""Evolution: weights for what is preferred at a glance, bred by games that are played at a glance.

In an era, candidates are drawn around the best weights so far (CMA-ES, by the `cma` package). Each plays the same
deals, in every seat, against the styles of the game and against the champion of the era before; what the end of those
games is worth to it tells how it goes on.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from hortus.core.ruleset import Game
from hortus.learning.contest import contest
from hortus.learning.lessons import new_box

Weights = NDArray[np.float64]
Options = NDArray[np.int64]  # of a rule set, in code
NEW = 0.5  # how far a weight that was 0 goes for a step of 1
CHAMPION = "champion"  # the weights that an era starts from


class Breeding(NamedTuple):
    """How weights are bred."""

    eras: int = 6
    steps: int = 40  # of an era
    spread: float = 0.3  # of the first candidates
    cooling: float = 0.8  # what remains of it from era to era
    candidates: int = 16
    opponents: tuple[tuple[str, int], ...] = (("greedy", 30), ("spite", 50), ("builder", 16), (CHAMPION, 50))  # deals
    trial: int = 1000  # deals on which the outcome is compared with what was there before


class Stable:
    """Where candidates are compared: a rule set for so many players."""

    def __init__(self, game: Game, players: int, variants: list[Options], win: float, workers: int) -> None:
        judgement = game.judgement
        assert judgement is not None
        self.game, self.judgement, self.players = game, judgement, players
        self.variants, self.win, self.workers = variants, win, workers

    def compare(self, weights: Weights, other: Weights, seed: int, deals: int) -> float:
        """What the end of games is worth to one among others: half for equals, or points where one is alone."""
        kernel = self.game.kernel
        found = [
            contest(
                kernel.pointers,
                self.judgement.pointers,
                new_box(kernel, options),
                self.players,
                np.array([weights, other]),
                self.win,
                self.judgement.sizes(kernel),
                seed,
                -(-deals // len(self.variants)),
            )
            for options in self.variants
        ]
        return float(np.mean(found))

    def opponent(self, name: str, champion: Weights) -> Weights:
        """The weights of a style, or the champion's."""
        return champion if name == CHAMPION else self.judgement.weights_of[name]

    def fitness(self, weights: Weights, champion: Weights, breeding: Breeding, seed: int) -> float:
        """How well a candidate does, in the mean over all deals."""
        results = [
            deals * self.compare(weights, self.opponent(name, champion), seed, deals)
            for name, deals in breeding.opponents
        ]
        return sum(results) / sum(deals for _, deals in breeding.opponents)

    def era(
        self, champion: Weights, number: int, breeding: Breeding, seed: int, heard: Callable[[str], None]
    ) -> tuple[Weights, dict[str, float]]:
        """Breed for one era; return what is best then, and how that does against everybody."""
        import cma

        spread = breeding.spread * breeding.cooling**number
        settings = {"popsize": breeding.candidates, "seed": seed % 2**31 + 1, "verbose": -9}
        strategy = cma.CMAEvolutionStrategy(np.zeros(len(champion)), spread, settings)
        with ThreadPoolExecutor(self.workers) as pool:
            for step in range(breeding.steps):
                drawn = strategy.ask()
                fit = partial(self.fitness, champion=champion, breeding=breeding, seed=seed + step)
                found = list(pool.map(fit, [changed(champion, each) for each in drawn]))
                strategy.tell(drawn, [-fitness for fitness in found])
                heard(f"evolution, era {number}, step {step + 1} of {breeding.steps}: {np.mean(found):.3f}")
        grown = changed(champion, strategy.result.xfavorite)
        before = self.compare(champion, champion, seed - 1, breeding.trial)
        after = self.compare(grown, champion, seed - 1, breeding.trial)
        best = grown if after > before else champion
        names = [name for name, _ in breeding.opponents if name != CHAMPION]
        told = {name: self.compare(best, self.judgement.weights_of[name], seed - 1, breeding.trial) for name in names}
        return best, told | {"before": before, "after": after}


def changed(weights: Weights, by: Weights) -> Weights:
    """Weights after a step: those that count are multiplied, those that are 0 begin to count."""
    return np.where(weights == 0.0, NEW * by, weights * np.exp(np.where(weights == 0.0, 0.0, by)))
