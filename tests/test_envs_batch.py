"""Batches: many games in arrays, each as if it were alone."""

from __future__ import annotations

import hashlib
import random
import threading
import time
from typing import Any

import numpy as np
import pytest

from hortus.core.batch import attend, choose_randomly
from hortus.core.chance import generator
from hortus.core.errors import BadOption, IllegalAction
from hortus.envs import Batch, team
from hortus.envs.table import Table
from tests.envs import EACH_RULE_SET, EVERY_ONE

SHOWN = ("observation", "mask", "seat", "reward", "done")


def first_or_last(batch: Batch, step: int) -> np.ndarray[Any, Any]:
    """An open action of each game, which depends on that game alone."""
    return np.array([np.flatnonzero(row)[(step * 7 + row.sum()) % row.sum()] for row in batch.mask])


def course(batch: Batch, steps: int, games: slice) -> list[bytes]:
    """What is shown of some games in so many steps."""
    shown = []
    for step in range(steps):
        shown += [getattr(batch, name)[games].tobytes() for name in SHOWN]
        batch.step(first_or_last(batch, step))
    return shown


@pytest.mark.parametrize(("rule_set", "players", "options"), EVERY_ONE)
def test_a_game_in_a_batch_is_the_same_game_as_alone(rule_set: str, players: int, options: dict[str, Any]) -> None:
    batch = Batch(rule_set, players, num_envs=3, seed=5, **options)
    table = Table(rule_set, players, **options)
    table.seed(7)
    table.deal()
    games = 0
    for step in range(table.kernel.longest + 60):
        assert batch.seat[2] == table.seat
        assert batch.mask[2].tobytes() == table.mask(table.seat).tobytes()
        assert batch.observation[2].tobytes() == table.observe(table.seat).tobytes()
        actions = first_or_last(batch, step)
        batch.step(actions)
        table.play(table.seat, int(actions[2]))
        assert batch.done[2] == (table.actors == 0)
        assert batch.reward[2].tolist() == pytest.approx([0.0] * players if table.actors else table.outcome())
        if not table.actors:
            games += 1
            table.deal()
    assert games


@pytest.mark.parametrize(("rule_set", "players", "options"), EACH_RULE_SET)
def test_batch_size_and_threads_make_no_difference(rule_set: str, players: int, options: dict[str, Any]) -> None:
    small = course(Batch(rule_set, players, 3, seed=40, **options), 120, slice(0, 3))
    assert course(Batch(rule_set, players, 100, seed=40, threads=3, **options), 120, slice(0, 3)) == small
    assert course(Batch(rule_set, players, 50, seed=38, **options), 120, slice(2, 5)) == small


def test_a_step_that_is_interrupted_is_finished_first(monkeypatch: pytest.MonkeyPatch) -> None:
    alone, together = Batch("arboretum", 2, 256, seed=1), Batch("arboretum", 2, 256, seed=1, threads=2)
    work, interrupted = attend, list[bool]()

    def interrupt(*arguments: Any) -> None:
        if threading.current_thread() is not threading.main_thread():
            time.sleep(0.2)  # somebody else needs the processor
        elif not interrupted:
            interrupted.append(True)
            raise KeyboardInterrupt
        work(*arguments)

    monkeypatch.setattr(team, "attend", interrupt)
    time.sleep(0.1)  # until the other thread sleeps
    actions = first_or_last(alone, 0)
    alone.step(actions)
    with pytest.raises(KeyboardInterrupt):
        together.step(actions)
    assert (together.truth == alone.truth).all()
    together.close()


def test_many_steps_in_two_threads_are_those_of_one() -> None:
    alone, together = Batch("arboretum", 2, 256, seed=1), Batch("arboretum", 2, 256, seed=1, threads=2)
    chance, actions = generator(3), np.zeros(256, np.int64)
    for _ in range(400):
        choose_randomly(alone._games, chance, actions)
        alone.step(actions)
        together.step(actions)
    for name in SHOWN:
        assert getattr(alone, name).tobytes() == getattr(together, name).tobytes()


def test_global_generators_are_neither_used_nor_disturbed() -> None:
    random.seed(1)
    np.random.seed(1)
    before = random.getstate(), np.random.get_state(legacy=False)["state"]["key"].tobytes()
    course(Batch("faraway", 2, 4, seed=2), 60, slice(0, 4))
    assert (random.getstate(), np.random.get_state(legacy=False)["state"]["key"].tobytes()) == before


def test_the_arrays_may_be_the_callers_own() -> None:
    room = Batch.room("faraway-solo", 1, 8)
    batch = Batch("faraway-solo", num_envs=8, seed=3, arrays=room)
    assert room["mask"].any(axis=1).all()
    batch.step(room["mask"].argmax(axis=1))
    for name in SHOWN:
        assert getattr(batch, name) is room[name]


@pytest.mark.parametrize(
    "array", [np.zeros((8, 7), np.uint8), np.zeros(8), np.zeros((16, 1737), np.uint8)[::2], "memory"]
)
def test_arrays_that_do_not_fit_are_refused(array: Any) -> None:
    with pytest.raises(BadOption, match="observation must be contiguous"):
        Batch("faraway-solo", num_envs=8, arrays={"observation": array})


def test_scribbling_over_the_arrays_harms_nobody() -> None:
    batch, other = Batch("arboretum", 2, 4, seed=3), Batch("arboretum", 2, 4, seed=3)
    for step in range(300):
        actions = first_or_last(other, step)
        other.step(actions)
        for name in SHOWN:
            getattr(batch, name)[:] = 77
        batch.step(actions)
        assert batch.observation.tobytes() == other.observation.tobytes()
    assert batch.truth.tobytes() == other.truth.tobytes()


@pytest.mark.parametrize("wrong", [-1, 1, 54, 1254, 1255, 2**40, -(2**40)])
def test_an_illegal_action_changes_nothing(wrong: int) -> None:
    batch = Batch("arboretum", 2, 4, seed=3)
    before = batch.truth.tobytes()
    with pytest.raises(IllegalAction, match="In game 2, action"):
        batch.step([0, 0, wrong, 0])
    assert batch.truth.tobytes() == before
    batch.step([0, 0, 0, 0])
    assert batch.truth.tobytes() != before


def test_an_illegal_action_may_end_its_own_game_instead() -> None:
    batch, other = Batch("arboretum", 2, 4, seed=3), Batch("arboretum", 2, 4, seed=3)
    batch.step_or_end([0, 0, 99, 0])
    other.step([0, 0, 0, 0])
    assert batch.done.tolist() == [0, 0, 1, 0]
    assert batch.reward.tolist() == [[0, 0], [0, 0], [-1, 0], [0, 0]]
    assert batch.observation[[0, 1, 3]].tobytes() == other.observation[[0, 1, 3]].tobytes()
    batch.step(batch.mask.argmax(axis=1))


@pytest.mark.parametrize("actions", [[0, 0, 0], [[0, 0, 0, 0]], [0.0] * 4, "draw", [0, 0, 0, None]])
def test_what_is_no_list_of_actions_is_refused(actions: Any) -> None:
    with pytest.raises(BadOption, match="4 whole numbers"):
        Batch("arboretum", 2, 4, seed=3).step(actions)


def test_seeds_may_be_given_for_each_game_and_must_be_seeds() -> None:
    batch = Batch("arboretum", 2, 3, seed=10)
    first = batch.observation.copy()
    batch.reset([12, 11, 10])
    assert batch.observation.tobytes() == first[::-1].tobytes()
    no_seeds: list[Any] = [-1, 2**63, True, 1.5, [1, 2], [1, 2, -3]]
    for wrong in no_seeds:
        with pytest.raises(BadOption, match="whole number"):
            batch.reset(wrong)


@pytest.mark.parametrize("wrong", [{"num_envs": 0}, {"threads": 0}, {"learner": 2}, {"players": 7}, {"speed": 3}])
def test_what_a_batch_can_not_be_is_said(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        Batch("arboretum", **wrong)


def test_a_thousand_games_take_less_than_fifty_megabytes() -> None:
    for rule_set in ("arboretum", "faraway", "hanging-gardens"):
        batch = Batch(rule_set, 2, 1024, seed=1)
        assert sum(array.nbytes for array in batch._games) < 50e6


def test_a_batch_with_a_learner_asks_nobody_else() -> None:
    batch = Batch("faraway", 4, 16, seed=9, learner=2)
    games = 0
    for step in range(60):
        assert (batch.seat == 2).all()
        batch.step(first_or_last(batch, step))
        games += int(batch.done.sum())
    assert games >= 16


# What 40 steps of three games show, as a digest: compiled and interpreted runs must agree on it.
DIGESTS = {
    "arboretum": "36723cae59952063",
    "faraway": "8088426f871da962",
    "hanging-gardens": "4bf16de8894abc2d",
}


@pytest.mark.interpreted
@pytest.mark.parametrize("rule_set", DIGESTS)
def test_interpreted_games_show_the_same(rule_set: str) -> None:
    batch = Batch(rule_set, 2, num_envs=3, seed=40, threads=2)
    shown = b"".join(course(batch, 40, slice(0, 3)))
    assert hashlib.sha256(shown).hexdigest()[:16] == DIGESTS[rule_set]
