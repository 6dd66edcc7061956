"""Random tables to check things on."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

from hortus.core.action import Action
from hortus.core.match import Match
from hortus.core.ruleset import RuleSet


class Broken(AssertionError):
    """A promise of the contract that does not hold, in a sentence."""


def walk(
    rule_set: RuleSet,
    players: int,
    decisions: int,
    seed: int,
    choose: Callable[[Match, int], Action] | None = None,
    **options: Any,
) -> Iterator[Match]:
    """Matches before each of at least so many decisions, game after game, and at the end of each game.

    It is the same match that goes on: look at it, but do not play on it. Without `choose` decisions are random.
    """
    made, game = 0, 0
    while made < decisions:
        generator = random.Random(f"{seed} {game}")
        match = Match.new(rule_set, players, generator.getrandbits(40), **options)
        while not match.over:
            yield match
            seat = generator.choice(match.actors)
            match.play(choose(match, seat) if choose else generator.choice(match.legal(seat)))
            made += 1
        yield match
        game += 1


def random_match(rule_set: RuleSet, players: int, seed: int, decisions: int | None = None, **options: Any) -> Match:
    """A match after so many random decisions, or played to its end."""
    generator = random.Random(seed)
    match = Match.new(rule_set, players, generator.getrandbits(40), **options)
    while not match.over and (decisions is None or len(match.decisions) < decisions):
        match.play(generator.choice(match.legal(generator.choice(match.actors))))
    return match
