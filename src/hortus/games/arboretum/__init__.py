"""Arboretum: two editions for 2-4 players, and the solo garden against Q."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from pydantic import Field

from hortus.core.errors import BadOption, brief, unknown
from hortus.core.ruleset import Game, Options, RuleSet
from hortus.games.arboretum.cards import DESIGNERS, EDITIONS, PUBLISHED, Edition

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from hortus.core.judgement import Judgement
    from hortus.core.kernel import Kernel

SPECIES_FOR = {1: 6, 2: 6, 3: 8, 4: 10}  # players: species in play


class ArboretumOptions(Options):
    """What a table may choose."""

    species: tuple[str, ...] | None = Field(
        default=None,
        description="the species in play (6, 8 or 10 of them for 2, 3 or 4 players); drawn with the deal if not given",
    )

    def fit(self, rule_set: RuleSet, players: int) -> None:
        """Refuse species that the edition does not have, or too many or too few of them."""
        if self.species is None:
            return
        edition = edition_of(rule_set)
        for name in self.species:
            if edition.number_of(name) is None:
                raise BadOption(
                    f"{rule_set.title}: {unknown('species', name, (species.name for species in edition.species))}"
                )
        different = len({edition.number_of(name) for name in self.species})
        needed = SPECIES_FOR[players]
        if different != needed or len(self.species) != needed:
            raise BadOption(
                f"{rule_set.title} with {players} player{'s' * (players > 1)} needs {needed} different species, "
                f"not {brief(', '.join(self.species) or 'none', 150)}."
            )


class SoloOptions(ArboretumOptions):
    """What the solo player may choose."""

    q_garden: Literal["lines", "grid"] = Field(
        default="lines",
        description="lines: each species of Q's garden is one path; grid: you plant Q's cards by the ordinary rules",
    )
    q_negates: bool = Field(default=True, description="whether Q's 1 makes your 8 of that species count nothing")


def edition_of(rule_set: RuleSet) -> Edition:
    """The species that a rule set uses."""
    return DESIGNERS if rule_set.id == "arboretum-2011" else PUBLISHED


def _encode(edition: Edition, solo: bool, options: ArboretumOptions, players: int) -> NDArray[np.int64]:
    import numpy as np

    from hortus.games.arboretum import rules
    from hortus.games.arboretum.state import TIE_SHARED, TIE_SPECIES

    numbers = np.zeros(rules.OPTIONS, np.int64)
    numbers[rules.PLAYERS] = players
    numbers[rules.SIDES] = players + solo
    numbers[rules.EDITION] = EDITIONS.index(edition)
    numbers[rules.TIE_BREAK] = TIE_SPECIES if edition is PUBLISHED else TIE_SHARED
    numbers[rules.OPEN_PILES] = edition is DESIGNERS
    numbers[rules.SPECIES_COUNT] = SPECIES_FOR[players]
    for name in options.species or ():
        numbers[rules.CHOSEN_SPECIES + (edition.number_of(name) or 0)] = 1
    if isinstance(options, SoloOptions):
        numbers[rules.Q_GRID] = options.q_garden == "grid"
        numbers[rules.Q_NEGATES] = options.q_negates
    return numbers


@cache
def _kernel() -> Kernel:
    from numba import int64, void

    from hortus.core.kernel import BYTES, NUMBERS, WEIGHTS, Deck, Kernel
    from hortus.games.arboretum import features, hidden, judgement, rules, scoring, state

    return Kernel.of_rooms(
        state,
        rules,
        scoring,
        hidden,
        features,
        decks=(Deck("species", state.SPECIES, public=True), Deck("cards", state.CARDS)),
        helpers=((judgement.prospects, void(BYTES, int64, int64, WEIGHTS, NUMBERS, NUMBERS, NUMBERS)),),
    )


@cache
def _judgement() -> Judgement:
    from hortus.core.judgement import Judgement
    from hortus.games.arboretum import experience, judgement, preference, suspicion
    from hortus.games.arboretum.state import CARDS, SIDES

    return Judgement.of_rooms(
        judgement,
        preference,
        experience,
        Path(__file__).parent,
        suspect=suspicion.suspect,
        suspected=(SIDES, CARDS),
        width=4,
        tables=6,
    )


def _open(encode: Callable[[ArboretumOptions, int], NDArray[np.int64]]) -> Game:
    from hortus.games.arboretum import moves, position, scorecard, view

    return Game.of_rooms(_kernel(), encode, view, moves, scorecard, position, _judgement)


def _rule_set(
    name: str, title: str, summary: str, players: tuple[int, int], options: type[Options], sides: tuple[str, ...] = ()
) -> RuleSet:
    edition = DESIGNERS if name == "arboretum-2011" else PUBLISHED
    return RuleSet(
        id=name,
        title=title,
        summary=summary,
        players=players,
        version=1,
        options=options,
        sides=sides,
        like="arboretum" if name == "arboretum-2011" else "",
        open=partial(_open, partial(_encode, edition, bool(sides))),
    )


RULE_SETS = (
    _rule_set(
        "arboretum",
        "Arboretum",
        "Plant paths of rising trees, and keep back the cards that give you the right to score them.",
        (2, 4),
        ArboretumOptions,
    ),
    _rule_set(
        "arboretum-2011",
        "Arboretum (2011)",
        "The designer's own edition: open cards on the piles from the start, and ties are shared.",
        (2, 4),
        ArboretumOptions,
    ),
    _rule_set(
        "arboretum-solo",
        "Arboretum against Q",
        "Alone against Q, who collects what you throw away and hides what you don't see.",
        (1, 1),
        SoloOptions,
        ("Q",),
    ),
)
