"""PettingZoo: its own tests, repeated agents, simultaneous choices, and illegal actions."""

from __future__ import annotations

import pickle
import subprocess
import sys
import warnings
from functools import partial
from pathlib import Path
from runpy import run_path
from typing import Any

import numpy as np
import pytest

from hortus.core.errors import BadOption, IllegalAction
from hortus.core.match import Match
from hortus.envs import Batch
from hortus.players import player
from tests.envs import SWEEP, SWEEP_TOGETHER, SWEPT

pytest.importorskip("pettingzoo", reason="pip install 'hortus[rl]'")
from gymnasium.error import ResetNeeded
from pettingzoo.env_registry import registration
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from hortus.envs import pettingzoo as tables


@pytest.fixture(autouse=True)
def no_complaint() -> Any:
    """Nothing is warned of, but that observations with a mask beside them are no plain arrays."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", ".*illegal move.*")
        yield


@pytest.mark.parametrize(SWEPT, SWEEP)
def test_pettingzoo_finds_nothing_wrong(rule_set: str, players: int, options: dict[str, Any], effort: int) -> None:
    """Whole games, so many times."""
    make = partial(tables.env, rule_set, players, **options)
    wrapped, raw = make(), tables.raw_env(rule_set, players, **options)
    for _ in range(effort):
        api_test(wrapped, num_cycles=400)
        api_test(raw, num_cycles=400)
    seed_test(make, num_cycles=400)


@pytest.mark.parametrize(SWEPT, SWEEP_TOGETHER)
def test_pettingzoo_finds_nothing_wrong_in_parallel(
    rule_set: str, players: int, options: dict[str, Any], effort: int
) -> None:
    make = partial(tables.parallel_env, rule_set, players, **options)
    env = make()
    for _ in range(effort):
        parallel_api_test(env, num_cycles=300)
    parallel_seed_test(make, num_cycles=100)


def first_open(mask: Any) -> int:
    return int(np.asarray(mask).argmax())


def test_the_same_agent_acts_several_times_in_a_row() -> None:
    env = tables.raw_env("arboretum", 2)
    env.reset(seed=1)
    acted = []
    for agent in env.agent_iter(10):
        acted.append(agent)
        env.step(first_open(env.observe(agent)["action_mask"]))
    assert acted == ["player_0"] * 5 + ["player_1"] * 5


def test_only_the_agent_that_is_asked_has_open_actions() -> None:
    env = tables.raw_env("faraway", 3)
    env.reset(seed=1)
    masks = [env.observe(agent)["action_mask"].sum() for agent in env.possible_agents]
    assert masks == [3, 0, 0]


def test_the_rewards_are_the_outcome() -> None:
    env = tables.raw_env("arboretum", 2)
    env.reset(seed=1)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        sight, reward, over, _, _ = env.last()
        total[agent] += reward
        env.step(None if over else first_open(sight["action_mask"]))
    assert sorted(total.values()) in ([-1.0, 1.0], [0.0, 0.0])


def test_raw_env_refuses_an_illegal_action_and_goes_on() -> None:
    env = tables.raw_env("arboretum", 2)
    env.reset(seed=1)
    before = env.observe("player_0")["observation"].tobytes()
    illegal: list[Any] = [500, -1, 5000, 2**70, None, "draw", 0.5, True]
    for wrong in illegal:
        with pytest.raises(IllegalAction):
            env.step(wrong)
    assert env.observe("player_0")["observation"].tobytes() == before
    env.step(0)


def test_a_game_goes_on_in_another_process() -> None:
    env = tables.raw_env("arboretum", 2)
    env.reset(seed=1)
    env.step(0)
    player("club", 1).explain(Match.new("arboretum", seed=1), 0)
    shown = "env.observe('player_0')['observation'].tobytes()"
    code = f"import pickle, sys; env = pickle.load(sys.stdin.buffer); env.step(0); print({shown})"
    kept = pickle.dumps(env)
    assert b"numba" not in kept  # functions that come along would be compiled anew, for half a minute
    elsewhere = subprocess.run([sys.executable, "-c", code], input=kept, capture_output=True, check=True)
    env.step(0)
    assert elsewhere.stdout.decode() == f"{env.observe('player_0')['observation'].tobytes()!r}\n"


def test_raw_env_asks_for_a_reset_first() -> None:
    env = tables.raw_env("faraway", 2, render_mode="ansi")
    for too_soon in (lambda: env.step(0), lambda: env.observe("player_0"), env.render):
        with pytest.raises(ResetNeeded, match=r"call reset\(\) first"):
            too_soon()


def test_env_ends_the_game_after_an_illegal_action() -> None:
    env = tables.env("arboretum", 2)
    env.reset(seed=1)
    env.step(500)
    assert env.terminations == {"player_0": True, "player_1": True}
    assert env.rewards == {"player_0": -1, "player_1": 0}


def test_in_parallel_an_illegal_action_ends_the_game_for_all() -> None:
    env = tables.parallel_env("faraway", 3)
    sights, _ = env.reset(seed=1)
    actions = {agent: first_open(sight["action_mask"]) for agent, sight in sights.items()}
    sights, rewards, over, _, _ = env.step(actions | {"player_1": env.PASS})
    assert rewards == {"player_0": 0, "player_1": -1, "player_2": 0} and all(over.values())
    assert env.agents == []


def test_in_parallel_choices_are_opened_together() -> None:
    env = tables.parallel_env("faraway", 3)
    sights, _ = env.reset(seed=1)
    masks = [sight["action_mask"] for sight in sights.values()]
    assert [int(mask.sum()) for mask in masks] == [3, 3, 3] and not any(mask[env.PASS] for mask in masks)
    sights, *_ = env.step({agent: first_open(sight["action_mask"]) for agent, sight in sights.items()})
    assert sum(int(sight["action_mask"][env.PASS]) for sight in sights.values()) == 2


def test_a_table_is_drawn_as_text_for_whoever_is_asked() -> None:
    env = tables.env("arboretum", 2, render_mode="ansi")
    env.reset(seed=1)
    assert "PLAYER 1 (you)" in env.render()
    for make in (tables.raw_env, tables.parallel_env):
        with pytest.raises(BadOption, match="render_mode='ansi', not 'human'"):
            make("faraway", 2, render_mode="human")


def test_parallel_is_for_games_in_which_all_choose_at_once() -> None:
    with pytest.raises(BadOption, match=r"use env\(...\)"):
        tables.parallel_env("arboretum", 2)


def test_every_rule_set_is_registered_with_its_version() -> None:
    assert registration.make("aec", "hortus/Arboretum-v1", players=3).metadata["name"] == "arboretum_v1"
    assert registration.make("parallel", "hortus/Faraway-v1", players=3).metadata["name"] == "faraway_v1"
    assert sum(name.startswith("hortus/") for name in registration.aec_registry) == 6


def test_a_game_of_your_own_is_an_environment_too() -> None:
    """Plain Python as it is; in batches only what is compiled."""
    acorns = run_path(str(Path(__file__).parents[1] / "examples" / "own_game.py"))["ACORNS"]
    api_test(tables.raw_env(acorns, 3), num_cycles=50)
    seed_test(partial(tables.env, acorns, 2), num_cycles=20)
    with pytest.raises(BadOption, match=r"mark them with hortus\.core\.native\.rule"):
        Batch(acorns, 2)
