"""Learning a policy for Faraway from nothing: a network at a glance, fitted to the games that it plays with itself.

Every generation plays some games and then goes back through the moments of those of the last few generations, from the
end of the game to its beginning: each moment's numbers learn to foretell partly what the next moment's make of the same
game, partly what came of it. Where the next decision was a slip, nothing is learnt.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hortus.core.ruleset import RuleSet
from hortus.games.faraway.glance import BIAS, IN_MARKET, JOINT, LAST_LAYER, MOMENTS, PAID_NOW, ROWS, UNITS
from hortus.learning.glimpses import INPUTS, Glimpses, answer_rows, learn_rows, play_at_a_glance
from hortus.learning.gradient import adam
from hortus.learning.lessons import new_box
from hortus.players.thinking import VIEWS

Numbers = NDArray[np.float32]


class Practice(NamedTuple):
    """How a policy is learnt."""

    generations: int = 260
    seats: int = 8_000  # whose games are written down in a generation
    window: int = 4  # generations that are learnt from together
    slips: float = 0.08  # chance of one, by decision
    result: float = 0.4  # how much what came of the game counts beside what the next moment's numbers say
    batch: int = 256
    rate: float = 3e-3
    slowing: float = 20.0  # generations after which the rate is half of it
    decay: float = 1e-5


USUAL = Practice()


class Numerals(NamedTuple):
    """A set of numbers and what fitting keeps of it: slopes, their means and squares."""

    numbers: Numbers
    slopes: Numbers
    means: Numbers
    squares: Numbers


def learn_policy(
    rule_set: RuleSet, players: int, seed: int, heard: Callable[[str], None], practice: Practice = USUAL
) -> tuple[NDArray[np.float64], float]:
    """The policy after all generations of practice, and the mean points of the last games that it learnt from."""
    learning, found = generations(rule_set, players, seed, practice), (np.zeros(0), 0.0)
    for number in range(practice.generations):
        found = next(learning)
        heard(f"at a glance, generation {number}: {found[1]:.1f} points")
    return found


def generations(
    rule_set: RuleSet, players: int, seed: int, practice: Practice = USUAL
) -> Iterator[tuple[NDArray[np.float64], float]]:
    """The policy after each generation, without end, and the mean points of the games that it learnt from."""
    judgement = rule_set.game.judgement
    assert judgement is not None and judgement.unfold is not None
    own = judgement.weights_of[VIEWS]
    rng = np.random.default_rng([seed, players])
    sets, taken = beginnings(rng), 0
    window: list[Glimpses] = []
    for number in count():
        policy = np.concatenate([own, *(each.numbers.reshape(-1) for each in sets)])
        glimpses = play(rule_set, players, judgement.unfold(policy), practice, int(rng.integers(2**40)))
        window = [*window, glimpses][-practice.window :]
        rate = practice.rate / (1 + number / practice.slowing)
        taken = learn_backwards(sets, window, practice, rate, taken, rng)
        yield np.concatenate([own, *(each.numbers.reshape(-1) for each in sets)]), 10 * float(glimpses.fame.mean())


def beginnings(rng: np.random.Generator) -> list[Numerals]:
    """Numbers that know only that what quests pay now is paid."""
    sets = []
    for _ in range(MOMENTS):
        numbers = rng.normal(0, 0.15, (ROWS, UNITS)).astype(np.float32)
        numbers[:, 0], numbers[BIAS] = 0.0, 0.0
        numbers[LAST_LAYER] = rng.normal(0, 0.1, UNITS)
        numbers[PAID_NOW, 0] = 1.0
        sets.append(Numerals(numbers, *(np.zeros_like(numbers) for _ in range(3))))
    for each in sets[1::2]:
        each.numbers[IN_MARKET:JOINT] = 0.0  # nothing is left of the market at a round's end
    return sets


def play(rule_set: RuleSet, players: int, weights: Any, practice: Practice, seed: int) -> Glimpses:
    """The games of one generation."""
    game = rule_set.game
    kernel, games = game.kernel, practice.seats // players
    box = new_box(kernel, game.encode(rule_set.check_options({}, players), players))
    glimpses = Glimpses(
        np.zeros((games * players, MOMENTS, INPUTS), np.float32),
        np.zeros((games * players, MOMENTS), np.bool_),
        np.zeros(games * players, np.float32),
    )
    play_at_a_glance(kernel.pointers, box, players, weights, practice.slips, seed, games, glimpses)
    return glimpses


def learn_backwards(
    sets: list[Numerals],
    window: list[Glimpses],
    practice: Practice,
    rate: float,
    taken: int,
    rng: np.random.Generator,
) -> int:
    """Go once through the games of the window, the last moment first; return the steps taken by now."""
    targets = np.concatenate([glimpses.fame for glimpses in window])
    slips = np.concatenate([glimpses.slips for glimpses in window])
    meant = np.ones(len(targets), np.bool_)  # whether what follows was no slip
    after = taken
    for moment in range(MOMENTS - 1, -1, -1):
        rows = np.concatenate([glimpses.rows[:, moment] for glimpses in window])
        learnt = rng.permutation(np.flatnonzero(meant))
        after = taken
        for start in range(0, len(learnt), practice.batch):
            after += 1
            batch = learnt[start : start + practice.batch]
            learn_rows(sets[moment].numbers, sets[moment].slopes, rows, targets, batch)
            adam(*(each.reshape(-1) for each in sets[moment]), len(batch), rate, practice.decay, after)
        told = np.empty(len(targets), np.float32)
        answer_rows(sets[moment].numbers, rows, told)
        targets = np.where(meant, told + practice.result * (targets - told), told).astype(np.float32)
        meant = ~slips[:, moment]
    return after
