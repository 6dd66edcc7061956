"""Sparring partners: random play, and the styles of a game's judgement played one whole turn ahead."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from hortus.core.action import Action
from hortus.core.errors import BadOption
from hortus.core.judgement import Judgement
from hortus.players.mind import Mind
from hortus.players.plan import MOST_STEPS, NONE, plan_turn
from hortus.players.seated import Turn

STYLES = ("greedy", "builder", "spite")  # of every game
NO_LINES, NO_VALUES = np.empty((0, MOST_STEPS), np.int64), np.empty(0)  # where the whole turn is not asked for


class RandomChooser:
    """Takes any legal action, each with the same chance."""

    reads_log = False

    def choose(self, turn: Turn) -> Action:
        """A random one."""
        return turn.random.choice(turn.legal)


class StyleChooser:
    """Plays the whole turn that it judges best, in one of the game's styles."""

    reads_log = False

    def __init__(self, style: str) -> None:
        self.style = style

    def choose(self, turn: Turn) -> Action:
        """The first step of the best turn; of equal ones, the first."""
        legal = turn.legal
        if len(legal) == 1:
            return legal[0]
        tables = turn.tables(judgement_of(turn).tables)
        return legal[int(np.argmax(look_ahead(turn, tables, self.style).values))]


class Ahead(NamedTuple):
    """What was found one turn ahead: a value for each legal action, and the terms of the best turn."""

    values: NDArray[np.float64]
    terms: NDArray[np.float64]


def judgement_of(turn: Turn) -> Judgement:
    """The judgement that a player stands on, or a sentence if the game has none."""
    judgement = turn.game.judgement
    if judgement is None:
        raise BadOption(f"{turn.rule_set.title} has no judgement to play by: only random play is possible.")
    return judgement


def look_ahead(turn: Turn, tables: NDArray[np.uint8], style: str, only: int = NONE) -> Ahead:
    """Judge every turn that may begin now, or only those that begin with one action, on these tables."""
    judgement, kernel = judgement_of(turn), turn.game.kernel
    actions, values = np.empty(kernel.actions, np.int32), np.empty(kernel.actions)
    terms = np.zeros(judgement.terms)
    count = plan_turn(
        kernel.pointers,
        judgement.pointers,
        Mind(judgement.weights_of[style], judgement.weights_of[style]),
        tables,
        turn.seat,
        judgement.width,
        0,
        only,
        judgement.sizes(kernel),
        actions,
        values,
        terms,
        NO_LINES,
        NO_VALUES,
    )
    return Ahead(values[:count], terms)
