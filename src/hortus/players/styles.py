"""Sparring partners: random play, and the styles of a game's judgement played one whole turn ahead."""

from __future__ import annotations

import numpy as np

from hortus.core.action import Action
from hortus.core.errors import BadOption
from hortus.players.plan import plan_turn
from hortus.players.seated import Turn

MOST_STEPS = 16  # decisions in the longest turn of any game


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
        game = turn.game
        judgement = game.judgement
        if judgement is None:
            raise BadOption(f"{turn.rule_set.title} has no judgement to play by: only random play is possible.")
        actions = np.empty(game.kernel.actions, np.int32)
        values = np.empty(game.kernel.actions)
        count = plan_turn(
            game.kernel.pointers,
            judgement.pointers,
            turn.tables(judgement.tables),
            turn.seat,
            judgement.weights_of[self.style],
            judgement.width,
            MOST_STEPS,
            (game.kernel.actions, judgement.notes, judgement.terms),
            actions,
            values,
        )
        return legal[int(np.argmax(values[:count]))]
