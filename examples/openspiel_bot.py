"""A bot of OpenSpiel at a table of Hortus, against players of ours.

    hortus arena arboretum --players random,examples/openspiel_bot.py:Ismcts:simulations=20 --games 4

It needs OpenSpiel: pip install 'hortus[openspiel]'.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from hortus.envs.extras import needed
from hortus.envs.openspiel import Guest, HortusGame, resampler

with needed("openspiel", "open_spiel"):
    from open_spiel.python.algorithms.ismcts import ISMCTSBot
    from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator


class Ismcts(Guest):
    """OpenSpiel's information-set tree search with random rollouts; our resampler deals what is hidden."""

    def __init__(self, simulations: int = 50) -> None:
        super().__init__()
        self.simulations = simulations

    def make(self, game: HortusGame, seat: int, seed: int) -> Any:
        """The bot for a seat."""
        draw = np.random.RandomState(seed)
        bot = ISMCTSBot(
            game=game,
            evaluator=RandomRolloutEvaluator(1, draw),
            uct_c=2.0,
            max_simulations=self.simulations,
            random_state=draw,
        )
        bot.set_resampler(resampler(seed))
        return bot
