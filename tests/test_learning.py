"""Learning: networks answer alike wherever they run, are fitted to what they are shown, and lessons can be repeated."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from hortus.core.network import answer
from hortus.games import find_rule_set
from hortus.learning.fitting import Layers, Pace, Shape, fault, fit, forward, fresh, pack, slopes, split
from hortus.learning.recipes import Recipe
from hortus.learning.school import School

SHAPE = Shape(groups=3, width=4, common=2, stages=2, hidden=5, second=3)


def some_positions(shape: Shape, many: int, seed: int = 1) -> np.ndarray:
    rng = np.random.default_rng(seed)
    size = shape.groups * shape.width + shape.common
    positions = np.zeros((many, size + 1), np.float32)
    positions[:, :size] = rng.normal(0, 1, (many, size))
    positions[:, : shape.groups * shape.width : shape.width] = rng.integers(0, 2, (many, shape.groups))
    positions[:, -1] = rng.integers(0, shape.stages, many)
    return positions


def some_layers(shape: Shape) -> list[Layers]:
    rng = np.random.default_rng(2)
    return [{name: rng.normal(0, 0.4, layer.shape) for name, layer in layers.items()} for layers in fresh(shape, rng)]


@pytest.mark.interpreted
def test_compiled_code_answers_as_the_formula_does() -> None:
    stages = some_layers(SHAPE)
    net, room = pack(SHAPE, stages), np.empty(20)
    for position in some_positions(SHAPE, 50).astype(np.float64):
        groups, common = split(SHAPE, position[None])
        expected = forward(stages[int(position[-1])], groups, common).out[0]
        assert answer(net, position, room) == pytest.approx(expected, abs=1e-9)


def test_a_group_that_is_not_there_counts_nothing() -> None:
    net, room = pack(SHAPE, some_layers(SHAPE)), np.empty(20)
    position = some_positions(SHAPE, 1)[0].astype(np.float64)
    position[0] = 0.0
    other = position.copy()
    other[1 : SHAPE.width] += 7.0
    assert answer(net, position, room) == answer(net, other, room)
    position[0] = other[0] = 1.0
    assert answer(net, position, room) != answer(net, other, room)


@pytest.mark.parametrize("squashed", [True, False])
def test_slopes_are_those_of_the_fault(squashed: bool) -> None:
    shape = SHAPE._replace(stages=1, squashed=squashed)
    positions = some_positions(shape, 40).astype(np.float64)
    results = np.random.default_rng(3).uniform(0, 1, 40)
    (layers,) = some_layers(shape)
    found = slopes(layers, *split(shape, positions), results, squashed)
    for name, layer in layers.items():
        place = np.unravel_index(layer.size // 2, layer.shape)
        kept, step = layer[place], 1e-5
        layer[place] = kept + step
        above = fault(shape, layers, positions, results)
        layer[place] = kept - step
        below = fault(shape, layers, positions, results)
        layer[place] = kept
        scale = 1 if squashed else 2  # the fault of points is squared
        assert found[name][place] * scale == pytest.approx((above - below) / (2 * step), abs=1e-3), name


def test_what_can_be_learnt_is_learnt() -> None:
    shape = Shape(groups=3, width=4, common=2, stages=1, hidden=16, second=8, squashed=False)
    positions = some_positions(shape, 4000)
    groups, common = split(shape, positions)
    results = ((np.maximum(groups[:, :, 1], 0) * groups[:, :, 0]).sum(1) - common[:, 0]).astype(np.float32)
    stages = fresh(shape, np.random.default_rng(1))
    before = fault(shape, stages[0], positions, results)
    (after,) = fit(shape, stages, positions, results, Pace(epochs=30, batch=128, rate=5e-3), np.random.default_rng(1))
    assert after < before / 20


QUICK = Recipe(first_games=100, games=50, window=2, pace=Pace(epochs=1))


def school(folder: Path, players: int = 1) -> School:
    return School(find_rule_set("arboretum-solo"), players, QUICK, folder, seed=5)


def test_a_school_goes_on_where_it_was_stopped_and_workers_make_no_difference(tmp_path: Path) -> None:
    whole, halves = school(tmp_path / "a"), school(tmp_path / "b")
    told: list[str] = []
    whole.generation(1, "processes", told.append)
    whole.save()
    halves.generation(2, "processes", told.append)
    assert halves.nets["closed"].tobytes() == whole.nets["closed"].tobytes()
    assert any("games" in line for line in told) and any("fitting" in line for line in told)

    again = school(tmp_path / "a")
    again.load()
    assert again.history == whole.history
    assert np.allclose(again.nets["closed"], whole.nets["closed"], atol=1e-5)
    again.generation(1, "processes", told.append)
    assert [line["generation"] for line in again.history] == [0, 1]
