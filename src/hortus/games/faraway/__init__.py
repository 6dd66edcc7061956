"""Faraway: for 2-6 players, and the solo journey for one's own high score."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from pydantic import Field

from hortus.core.ruleset import Game, Options, RuleSet

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from hortus.core.judgement import Judgement
    from hortus.core.kernel import Kernel


class FarawayOptions(Options):
    """What a table may choose."""

    advanced: bool = Field(default=False, description="each is dealt five regions, keeps three and gives two back")


def _encode(options: FarawayOptions, players: int) -> NDArray[np.int64]:
    import numpy as np

    from hortus.games.faraway import rules

    numbers = np.zeros(rules.OPTIONS, np.int64)
    numbers[rules.PLAYERS] = players
    numbers[rules.ADVANCED] = options.advanced
    return numbers


@cache
def _kernel() -> Kernel:
    from numba import int64, void

    from hortus.core.kernel import BYTES, NUMBERS, Deck, Kernel
    from hortus.games.faraway import cards, features, hidden, rules, scoring, state

    return Kernel.of_rooms(
        state,
        rules,
        scoring,
        hidden,
        features,
        decks=(
            Deck("regions", cards.REGIONS),
            Deck("sanctuaries", cards.SANCTUARIES),
            Deck("regions again", cards.REGIONS, of="regions"),  # as they lie once cards were given back
        ),
        helpers=(
            (hidden.veil, void(BYTES, int64, BYTES)),
            (scoring.fame_of_row, int64(BYTES, int64, BYTES, int64, NUMBERS, NUMBERS)),
        ),
        secret_cards=((state.GIVE_CARD, "regions"),),
    )


@cache
def _judgement() -> Judgement:
    from hortus.core.judgement import Judgement
    from hortus.games.faraway import experience, glance, judgement, preference

    return Judgement.of_rooms(
        judgement, preference, experience, Path(__file__).parent, width=3, tables=6, unfold=glance.unfold
    )


def _open() -> Game:
    from hortus.games.faraway import moves, position, scorecard, view

    return Game.of_rooms(_kernel(), _encode, view, moves, scorecard, position, _judgement)


RULE_SETS = (
    RuleSet(
        id="faraway",
        title="Faraway",
        summary="Lay a road of eight regions, and walk it back: what you meet last pays for what you promised first.",
        players=(2, 6),
        version=1,
        options=FarawayOptions,
        simultaneous=True,
        open=_open,
    ),
    RuleSet(
        id="faraway-solo",
        title="Faraway alone",
        summary="The same journey alone, against the best that you have done before.",
        players=(1, 1),
        version=1,
        options=FarawayOptions,
        open=_open,
    ),
)
