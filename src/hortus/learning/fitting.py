"""Fitting a network to described tables and their results: Adam on shuffled batches, in NumPy."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hortus.core.network import HEADER

Numbers = NDArray[np.float32]
Layers = dict[str, Numbers]
LAYERS = ("first", "first_bias", "second", "second_bias", "last", "straight", "last_bias")  # as in a packed network
HELD_BACK = 20  # one position in so many is not learnt from, but tells how well the rest was learnt
CLIP = 3.0  # the largest fault that counts, where points are learnt


class Shape(NamedTuple):
    """What a network looks at, and the size of its layers."""

    groups: int
    width: int
    common: int
    stages: int
    hidden: int = 32
    second: int = 16
    squashed: bool = True


class Pace(NamedTuple):
    """How fitting goes."""

    epochs: int = 5
    batch: int = 2048
    rate: float = 2e-3
    decay: float = 1e-5


def fresh(shape: Shape, rng: np.random.Generator) -> list[Layers]:
    """Networks that know nothing, one for each stage."""

    def spread(rows: int, columns: int) -> Numbers:
        return rng.normal(0, 1 / math.sqrt(rows), (rows, columns)).astype(np.float32)

    return [
        {
            "first": spread(shape.width, shape.hidden),
            "first_bias": np.zeros(shape.hidden, np.float32),
            "second": spread(shape.hidden + shape.common, shape.second),
            "second_bias": np.zeros(shape.second, np.float32),
            "last": np.zeros(shape.second, np.float32),
            "straight": np.zeros(shape.common, np.float32),
            "last_bias": np.zeros(1, np.float32),
        }
        for _ in range(shape.stages)
    ]


def pack(shape: Shape, stages: list[Layers], chances: tuple[float, float] = (1.0, 0.0)) -> NDArray[np.float64]:
    """All parameters as one array, as compiled code takes them; `chances` tell how its answers become chances."""
    header = np.array([*shape, *chances], np.float64)
    assert len(header) == HEADER
    return np.concatenate([header, *(layers[name].ravel().astype(np.float64) for layers in stages for name in LAYERS)])


class Passed(NamedTuple):
    """What a batch made of each layer."""

    before: Numbers  # of the first layer, group by group
    there: Numbers  # 1 for groups that are there
    summed: Numbers
    inner: Numbers
    out: Numbers


def forward(layers: Layers, groups: Numbers, common: Numbers) -> Passed:
    """Pass a batch through a network."""
    before = groups @ layers["first"] + layers["first_bias"]
    there = (groups[:, :, :1] != 0).astype(np.float32)
    summed = np.concatenate([(np.maximum(before, 0) * there).sum(1), common], 1)
    inner = summed @ layers["second"] + layers["second_bias"]
    out = np.maximum(inner, 0) @ layers["last"] + common @ layers["straight"] + layers["last_bias"][0]
    return Passed(before, there, summed, inner, out)


def slopes(layers: Layers, groups: Numbers, common: Numbers, results: Numbers, squashed: bool) -> Layers:
    """How the fault of a batch changes with each parameter."""
    passed = forward(layers, groups, common)
    fault = 1 / (1 + np.exp(-passed.out)) - results if squashed else np.clip(passed.out - results, -CLIP, CLIP)
    fault = (fault / len(results)).astype(np.float32)
    inner = np.outer(fault, layers["last"]) * (passed.inner > 0)
    hidden = len(layers["first_bias"])
    outer = (inner @ layers["second"][:hidden].T)[:, None, :] * passed.there * (passed.before > 0)
    flat = outer.reshape(-1, hidden)
    return {
        "first": groups.reshape(len(flat), -1).T @ flat,
        "first_bias": flat.sum(0),
        "second": passed.summed.T @ inner,
        "second_bias": inner.sum(0),
        "last": np.maximum(passed.inner, 0).T @ fault,
        "straight": common.T @ fault,
        "last_bias": np.array([fault.sum()], np.float32),
    }


def fault(shape: Shape, layers: Layers, positions: Numbers, results: Numbers) -> float:
    """The mean fault: what is left to be explained, in bits of nature where chances are learnt, else squared."""
    total = 0.0
    for start in range(0, len(positions), 8192):
        groups, common = split(shape, positions[start : start + 8192])
        out, told = forward(layers, groups, common).out, results[start : start + 8192]
        total += float((np.logaddexp(0, out) - told * out).sum() if shape.squashed else ((out - told) ** 2).sum())
    return total / max(len(positions), 1)


def split(shape: Shape, positions: Numbers) -> tuple[Numbers, Numbers]:
    """Descriptions as groups and common numbers."""
    end = shape.groups * shape.width
    return positions[:, :end].reshape(-1, shape.groups, shape.width), positions[:, end : end + shape.common]


def fit(
    shape: Shape, stages: list[Layers], positions: Numbers, results: Numbers, pace: Pace, rng: np.random.Generator
) -> list[float]:
    """Fit the networks of all stages in place; return the faults on positions that were held back, one by stage."""
    stage_of = positions[:, -1].astype(np.int64)
    return [
        fit_stage(shape, layers, positions, results, rng.permutation(np.flatnonzero(stage_of == stage)), pace, rng)
        for stage, layers in enumerate(stages)
    ]


def fit_stage(
    shape: Shape,
    layers: Layers,
    positions: Numbers,
    results: Numbers,
    which: NDArray[np.int64],
    pace: Pace,
    rng: np.random.Generator,
) -> float:
    """Fit one network to those positions; return the fault on the ones held back."""
    kept = len(which) // HELD_BACK
    held_back, learnt = which[:kept], which[kept:]
    batches = -(-len(learnt) // pace.batch)
    adam = Adam(layers, pace, pace.epochs * batches)
    for batch in shuffled(learnt, pace, rng):
        groups, common = split(shape, positions[batch])
        adam.step(slopes(layers, groups, common, results[batch], shape.squashed))
    return fault(shape, layers, positions[held_back], results[held_back])


def shuffled(which: NDArray[np.int64], pace: Pace, rng: np.random.Generator) -> Iterator[NDArray[np.int64]]:
    """Batches, in another order every time round."""
    for _ in range(pace.epochs):
        order = rng.permutation(which)
        for start in range(0, len(order), pace.batch):
            yield order[start : start + pace.batch]


class Adam:
    """Kingma and Ba's method, with a rate that falls like a cosine to nothing."""

    def __init__(self, layers: Layers, pace: Pace, steps: int) -> None:
        self.layers = layers
        self.pace = pace
        self.steps = steps
        self.taken = 0
        self.mean: dict[str, Any] = {name: np.zeros_like(layer) for name, layer in layers.items()}
        self.square: dict[str, Any] = {name: np.zeros_like(layer) for name, layer in layers.items()}

    def step(self, slopes: Layers) -> None:
        """Change every parameter a little."""
        self.taken += 1
        rate = self.pace.rate * 0.5 * (1 + math.cos(math.pi * self.taken / (self.steps + 1)))
        for name, layer in self.layers.items():
            slope = slopes[name] + self.pace.decay * layer
            self.mean[name] = 0.9 * self.mean[name] + 0.1 * slope
            self.square[name] = 0.999 * self.square[name] + 0.001 * slope * slope
            mean = self.mean[name] / (1 - 0.9**self.taken)
            square = self.square[name] / (1 - 0.999**self.taken)
            layer -= rate * mean / (np.sqrt(square) + 1e-8)
