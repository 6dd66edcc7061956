"""Recipes: who plays the games to learn from, how many, and how large the networks are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from hortus.learning.evolving import CHAMPION, Breeding
from hortus.learning.fitting import Pace
from hortus.learning.glancing import Practice
from hortus.learning.lessons import AHEAD, AT_A_GLANCE, BY_NETWORK

LEARNT = "learnt"


class Part(NamedTuple):
    """How somebody plays, in which style, and how often."""

    kind: int
    style: str
    chance: float


class Recipe(NamedTuple):
    """What one generation does, and how the first ones differ from those that follow.

    LEARNT is the style of what was learnt at a glance.
    """

    variants: tuple[Mapping[str, Any], ...] = ({},)  # options of the rule set, each for as many games
    apart: bool = False  # whether the policy has weights of its own for each variant, one after the other
    practice: Practice | None = None  # where what is preferred at a glance is a network: how it is learnt, at first,
    breeding: Breeding | None = Breeding()  # and where it is weights: how they are bred
    first: tuple[Part, ...] = (
        Part(AT_A_GLANCE, LEARNT, 0.6),
        Part(AT_A_GLANCE, "spite", 0.2),
        Part(AT_A_GLANCE, "builder", 0.2),
    )
    later: tuple[Part, ...] = (
        Part(BY_NETWORK, LEARNT, 0.7),
        Part(AHEAD, "greedy", 0.1),
        Part(AHEAD, "spite", 0.1),
        Part(AHEAD, "builder", 0.1),
    )
    first_generations: int = 1
    first_games: int = 10_000
    games: int = 3_000
    window: int = 4  # generations that are learnt from together
    slips: float = 0.1
    kept: float = 0.3  # the part of all tables that is learnt from: a few of each game, of more games
    width: int = 4  # actions that are looked at in the middle of a turn,
    tables: int = 3  # and tables on which uncertain turns are compared: less than players do, as many games matter more
    luck: float = 0.8
    win: float = 0.7  # how much it counts, beside by how much; 0 where there is nobody to beat: points alone
    hidden: int = 32
    second: int = 16
    afresh: bool = True  # whether networks are fitted from nothing in each generation, or those of the last one go on
    pace: Pace = Pace()


PRACTISED = Recipe(  # styles have no networks: nobody else plays, and so many games that none is learnt from twice
    practice=Practice(),
    breeding=None,
    first=(Part(AT_A_GLANCE, LEARNT, 1.0),),
    later=(Part(BY_NETWORK, LEARNT, 1.0),),
    first_generations=40,
    first_games=40_000,
    games=10_000,
    window=1,
    slips=0.05,
    kept=1.0,
    tables=4,
    luck=0.5,
    hidden=128,
    second=64,
    afresh=False,
    pace=Pace(epochs=1, slowing=12.0),
)
RECIPES = {
    "arboretum": Recipe(
        later=(Part(BY_NETWORK, LEARNT, 0.8), Part(AT_A_GLANCE, LEARNT, 0.1), Part(AHEAD, "greedy", 0.1)),
        games=4_000,
        window=3,
        kept=0.6,
        slips=0.08,
        width=3,
        tables=1,
        hidden=48,
        second=24,
    ),
    "arboretum-solo": Recipe(
        variants=({}, {"q_garden": "grid"}),
        breeding=Breeding(eras=3, steps=35, candidates=14, opponents=((CHAMPION, 100),)),
        first=(Part(AT_A_GLANCE, LEARNT, 1.0),),
        later=(Part(BY_NETWORK, LEARNT, 1.0),),
        first_generations=14,
        first_games=30_000,
        games=4_000,
        window=3,
        kept=1.0,
        width=3,
        tables=2,
        luck=0.6,
        win=0.4,
        hidden=48,
        second=24,
        afresh=False,
        pace=Pace(epochs=1, slowing=5.0),
    ),
    "faraway": PRACTISED,
    "faraway-solo": PRACTISED._replace(first_generations=50, first_games=60_000, games=20_000, win=0.0),
    "hanging-gardens": Recipe(
        variants=({}, {"claim": "size"}),
        apart=True,
        first=(Part(AT_A_GLANCE, LEARNT, 0.85), Part(AT_A_GLANCE, "builder", 0.15)),
        later=(Part(BY_NETWORK, LEARNT, 0.75), Part(AHEAD, "greedy", 0.15), Part(AT_A_GLANCE, LEARNT, 0.1)),
        first_games=24_000,
        games=6_000,
        slips=0.12,
        hidden=48,
        second=24,
        pace=Pace(epochs=5),
    ),
}


def recipe_for(rule_set: str) -> Recipe:
    """The recipe of a rule set, or the usual one."""
    return RECIPES.get(rule_set, Recipe())
