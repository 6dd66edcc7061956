"""Gymnasium: its own checks, opponents, masks, and the vector environment."""

from __future__ import annotations

import sys
import warnings
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import hortus.envs
from hortus.core.errors import BadOption
from hortus.games import find_rule_set
from tests.envs import EVERY_COUNT, SWEEP, SWEPT
from tests.tables import EVERY_TABLE

gymnasium = pytest.importorskip("gymnasium", reason="pip install 'hortus[rl]'")
from gymnasium.utils.env_checker import check_env  # noqa: E402

from hortus.envs.gymnasium import BatchEnv, SeatEnv  # noqa: E402
from hortus.envs.registration import name_of  # noqa: E402


def made(rule_set: str, players: int, options: dict[str, Any], **more: Any) -> Any:
    seats = {} if players == 1 else {"players": players}
    return gymnasium.make(name_of(find_rule_set(rule_set)), **seats, **options, **more)


@pytest.mark.parametrize(SWEPT, SWEEP)
def test_gymnasium_finds_nothing_wrong(rule_set: str, players: int, options: dict[str, Any], effort: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for seat in range(players)[:effort]:
            check_env(made(rule_set, players, options, seat=seat, render_mode="ansi").unwrapped)


def test_opponents_may_be_any_players() -> None:
    class Last:
        def choose(self, turn: Any) -> Any:
            return turn.legal[-1]

    env = made("arboretum", 3, {}, seat=1, opponents=["greedy", Last()])
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env.unwrapped, skip_render_check=True)


def whole_game(env: Any, seed: int | None) -> tuple[list[bytes], float]:
    seen, reward, over = [], 0.0, False
    sight, _ = env.reset(seed=seed)
    while not over:
        seen.append(sight["observation"].tobytes())
        action = np.flatnonzero(sight["action_mask"])[-1]
        sight, reward, over, _, _ = env.step(action)
    return seen, reward


def test_a_seed_repeats_the_opponents_too() -> None:
    first, second = (made("faraway", 3, {}, opponents="greedy") for _ in range(2))
    assert whole_game(first, 4) == whole_game(second, 4)
    assert whole_game(first, None) == whole_game(second, None)
    assert whole_game(first, 4) == whole_game(second, 4) != whole_game(second, 5)


def test_the_mask_is_everywhere() -> None:
    env = made("hanging-gardens", 2, {})
    sight, about = env.reset(seed=3)
    for _ in range(30):
        masks = [sight["action_mask"], about["action_mask"], env.unwrapped.action_masks()]
        assert all((mask == masks[0]).all() for mask in masks) and masks[0].any()
        sight, _, over, _, about = env.step(masks[0].argmax())
        assert not over


@pytest.mark.parametrize("wrong", [1000, -1, 2**70, 0.7, "draw", None, np.array(0.7)])
def test_an_illegal_action_ends_the_game_and_costs_a_point(wrong: Any) -> None:
    env = made("arboretum", 2, {})
    env.reset(seed=1)
    sight, reward, over, cut, _ = env.step(wrong)
    assert (reward, over, cut, sight["action_mask"].sum()) == (-1.0, True, False, 0)
    assert env.reset()[0]["action_mask"].any()


BOT = """
class Counting:
    def __init__(self):
        self.drawn = []

    def choose(self, turn):
        assert turn.log == []
        self.drawn.append(turn.random.random())
        seen.append(tuple(self.drawn))
        return turn.legal[0]

seen = []
"""


def test_opponents_are_made_anew_for_every_game_with_seeds_of_the_environment(tmp_path: Path) -> None:
    (tmp_path / "counting.py").write_text(BOT)

    def first_draws(seed: int) -> list[float]:
        env = SeatEnv("arboretum", 2, seat=1, opponents=f"{tmp_path / 'counting.py'}:Counting")
        heard = sys.modules[type(env._opponents[0]._chooser).__module__].seen
        heard.clear()
        env.reset(seed=seed)
        env.reset()
        return [drawn[0] for drawn in heard if len(drawn) == 1]

    found = first_draws(3)
    assert len(found) == len(set(found)) == 2, "a new program with a generator of its own in each game"
    assert first_draws(3) == found != first_draws(4)


@pytest.mark.parametrize("rule_set", ["arboretum", "faraway", "hanging-gardens"])
def test_a_table_that_was_not_dealt_asks_for_a_reset(rule_set: str) -> None:
    env = SeatEnv(rule_set, 2, render_mode="ansi")
    for too_soon in (lambda: env.step(0), env.render):
        with pytest.raises(gymnasium.error.ResetNeeded, match=r"call reset\(\) first"):
            too_soon()


def test_games_of_a_vector_that_get_no_seed_go_on_from_where_they_are() -> None:
    many, alone = BatchEnv(3, "arboretum"), BatchEnv(1, "arboretum")
    alone.reset(seed=11)
    second = alone.reset()[0]["observation"][0].tobytes()
    many.reset(seed=[10, 11, 12])
    again = many.reset(seed=[1, None, 2])[0]["observation"]
    assert again[1].tobytes() == second
    assert again[2].tobytes() == alone.reset(seed=2)[0]["observation"][0].tobytes()


def test_a_vector_has_one_learner_at_each_table() -> None:
    nobody: Any = None
    with pytest.raises(BadOption, match="The learner sits at one of the seats 0 to 1, not None"):
        BatchEnv(2, "arboretum", seat=nobody)


def test_the_table_is_drawn_for_the_learner() -> None:
    env = made("arboretum", 2, {}, seat=1, render_mode="ansi")
    env.reset(seed=1)
    assert "PLAYER 2 (you)" in env.render()


@pytest.mark.parametrize(
    "wrong",
    [{"seat": 2}, {"seat": "first"}, {"render_mode": "human"}, {"opponents": ["greedy", "greedy"]}, {"players": 9}],
)
def test_what_a_table_can_not_be_is_said(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        SeatEnv("arboretum", **wrong)


@pytest.mark.parametrize(
    ("rule_set", "players", "seat"), [("faraway-solo", 1, 0), ("arboretum", 2, 1), ("faraway", 3, 1)]
)
def test_the_vector_environment_is_many_of_the_single_one(rule_set: str, players: int, seat: int) -> None:
    count = {} if players == 1 else {"players": players}
    name = name_of(find_rule_set(rule_set))
    many = gymnasium.make_vec(name, num_envs=3, vectorization_mode="vector_entry_point", seat=seat, **count)
    assert type(many.unwrapped).__name__ == "BatchEnv"
    single = gymnasium.make(name, seat=seat, **count)
    together, about = many.reset(seed=10)
    alone, _ = single.reset(seed=12)
    ends = 0
    for _ in range(250):
        assert together in many.observation_space
        assert together["observation"][2].tobytes() == alone["observation"].tobytes()
        assert together["action_mask"][2].tobytes() == alone["action_mask"].tobytes()
        assert (about["action_mask"] == together["action_mask"]).all()
        actions = np.array([np.flatnonzero(mask)[-1] for mask in together["action_mask"]])
        together, rewards, over, _, about = many.step(actions)
        alone, reward, done, _, _ = single.step(actions[2])
        assert (rewards[2], over[2]) == (pytest.approx(reward), done)
        if done:
            assert about["final_obs"][2]["observation"].tobytes() == alone["observation"].tobytes()
            assert about["final_info"]["action_mask"][2].tolist() == alone["action_mask"].tolist()
            assert about["_final_obs"][2] and about["_final_info"][2]
            alone, _ = single.reset()
            ends += 1
    assert ends
    many.close()


def test_in_the_vector_environment_too_an_illegal_action_ends_only_its_game() -> None:
    many = gymnasium.make_vec("hortus/Arboretum-v1", num_envs=3, vectorization_mode="vector_entry_point")
    many.reset(seed=1)
    _, rewards, over, _, _ = many.step(np.array([0, 1000, 0]))
    assert rewards.tolist() == [0, -1, 0] and over.tolist() == [False, True, False]


def test_arrays_that_were_handed_out_stay_as_they_are_unless_asked_otherwise() -> None:
    for copy in (True, False):
        name = "hortus/ArboretumSolo-v1"
        many = gymnasium.make_vec(name, num_envs=2, vectorization_mode="vector_entry_point", copy=copy)
        sight, _ = many.reset(seed=1)
        before = sight["observation"].copy()
        many.step(sight["action_mask"].argmax(axis=1))
        assert (sight["observation"].tobytes() == before.tobytes()) is copy


def test_other_opponents_are_for_gymnasiums_own_vectors() -> None:
    with pytest.raises(BadOption, match="vectorization_mode='sync'"):
        gymnasium.make_vec("hortus/Arboretum-v1", 2, "vector_entry_point", opponents="greedy")
    many = gymnasium.make_vec("hortus/Arboretum-v1", 2, "sync", opponents="greedy")
    sight, _ = many.reset(seed=1)
    assert sight["observation"].shape[0] == 2


def test_every_rule_set_is_registered_with_its_version() -> None:
    assert hasattr(hortus.envs, "Batch")
    names = [name for name in gymnasium.registry if name.startswith("hortus/")]
    assert names == [
        "hortus/Arboretum-v1",
        "hortus/Arboretum2011-v1",
        "hortus/ArboretumSolo-v1",
        "hortus/Faraway-v1",
        "hortus/FarawaySolo-v1",
        "hortus/HangingGardens-v1",
    ]


@pytest.mark.parametrize("tables", [EVERY_COUNT, pytest.param(EVERY_TABLE, marks=pytest.mark.long)])
def test_stable_baselines_finds_nothing_wrong(tables: list[Any]) -> None:
    """All in one test: PyTorch takes seconds to load, which one of the workers should do once."""
    checker = pytest.importorskip("stable_baselines3.common.env_checker", reason="pip install 'hortus[sb3]'")
    masking = pytest.importorskip("sb3_contrib.common.maskable.utils", reason="pip install 'hortus[sb3]'")
    for table in tables:
        env = made(*table)
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            checker.check_env(env.unwrapped)
        assert masking.is_masking_supported(env), table
