"""Random play as an independent simulation of the published game measured it."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from hortus.core.chance import generator
from hortus.core.native import rule
from hortus.core.playout import play_out, shuffle_decks
from hortus.core.ruleset import State
from hortus.games import find_rule_set

GAMES = 20_000
MEASURED, CLOSE = 28.5, 0.6  # mean fame of a player, over 2, 4 and 6 players


@rule
def fame_of_random_games(
    kernel: Any,
    state: State,
    options: NDArray[np.int64],
    sizes: NDArray[np.int64],
    order: NDArray[np.uint8],
    actions: NDArray[np.int32],
    points: NDArray[np.int64],
    games: int,
    seed: int,
) -> int:
    """The sum of all players' fame over so many random games."""
    rng = generator(seed)
    total = 0
    for _ in range(games):
        shuffle_decks(rng, sizes, order)
        kernel.deal(state, options, order)
        play_out(kernel, state, rng, actions)
        kernel.score(state, points)
        total += points.sum()
    return total


@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_mean_of_random_games(players: int) -> None:
    rule_set = find_rule_set("faraway")
    kernel = rule_set.game.kernel
    total = fame_of_random_games(
        kernel.pointers,
        np.zeros(kernel.state_size, np.uint8),
        rule_set.game.encode(rule_set.check_options({}, players), players),
        np.array([deck.size for deck in kernel.decks], np.int64),
        np.zeros(kernel.order_size, np.uint8),
        np.zeros(kernel.actions, np.int32),
        np.zeros(players, np.int64),
        GAMES,
        players,
    )
    print(total / GAMES / players)
    assert abs(int(total) / GAMES / players - MEASURED) <= CLOSE
