"""Fitting a network to described tables and their results: Adam on small shuffled batches.

Small batches matter: of the same positions, batches of 256 learn far more than batches of 4096 in the same time.
"""

from __future__ import annotations

import math
import os
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hortus.core.network import HEADER
from hortus.learning.gradient import adam, answers, learn_batch

Numbers = NDArray[np.float32]
Places = NDArray[np.int64]
HELD_BACK = 20  # one position in so many is not learnt from, but tells how well the rest was learnt
ALL_THE_TIME = 0.01  # of the rate remains to the end
NEWTON = 8  # steps
FLAT = 1e-9  # where a curve does not bend, steps stay finite


class Shape(NamedTuple):
    """What a network looks at, and the size of its layers."""

    groups: int
    width: int
    common: int
    stages: int
    hidden: int = 32
    second: int = 16
    win: float = 0.7  # what it counts, beside by how much; 0: it tells points


class Layers(NamedTuple):
    """The parameters of one stage, in the order in which they are packed."""

    first: Any
    beside: Any
    first_bias: Any
    second: Any
    second_bias: Any
    last: Any
    straight: Any
    last_bias: Any


class Pace(NamedTuple):
    """How fitting goes."""

    epochs: int = 8
    batch: int = 256
    rate: float = 2e-3
    decay: float = 1e-5
    slowing: float = math.inf  # generations after which the rate is half of it


def fresh(shape: Shape, rng: np.random.Generator) -> list[Layers]:
    """Networks that know nothing, one for each stage."""

    def spread(rows: int, columns: int) -> Numbers:
        return rng.normal(0, 1 / math.sqrt(max(rows, 1)), (rows, columns)).astype(np.float32)

    return [
        Layers(
            spread(shape.width, shape.hidden),
            np.zeros((shape.common, shape.hidden), np.float32),
            np.zeros(shape.hidden, np.float32),
            spread(shape.hidden + shape.common, shape.second),
            np.zeros(shape.second, np.float32),
            np.zeros(shape.second, np.float32),
            np.zeros(shape.common, np.float32),
            np.zeros(1, np.float32),
        )
        for _ in range(shape.stages)
    ]


def unpack(shape: Shape, net: NDArray[np.float64]) -> list[Layers]:
    """The networks that were packed, to learn on with."""
    stages, at = [], HEADER
    for empty in fresh(shape, np.random.default_rng(0)):
        layers = []
        for layer in empty:
            layers.append(net[at : at + layer.size].astype(np.float32).reshape(layer.shape))
            at += layer.size
        stages.append(Layers(*layers))
    return stages


def pack(shape: Shape, stages: list[Layers], chances: tuple[float, float] = (1.0, 0.0)) -> NDArray[np.float64]:
    """All parameters as one array, as compiled code takes them; `chances` tell how its answers become chances."""
    header = np.array([*shape, *chances], np.float64)
    assert len(header) == HEADER
    return np.concatenate([header, *(layer.ravel().astype(np.float64) for layers in stages for layer in layers)])


def predicted(shape: Shape, layers: Layers, positions: Numbers, which: Places) -> Numbers:
    """What a network answers to those positions."""
    out = np.empty(len(which), np.float32)
    answers(layers, shape.groups, positions, which, out)
    return out


def fault(shape: Shape, layers: Layers, positions: Numbers, results: Numbers, which: Places) -> float:
    """The mean fault: what is left to be explained, as cross entropy where chances are learnt, else squared."""
    out, told = predicted(shape, layers, positions, which).astype(np.float64), results[which]
    return float(np.mean(np.logaddexp(0, out) - told * out if shape.win else (out - told) ** 2))


def fit(
    shape: Shape, stages: list[Layers], positions: Numbers, results: Numbers, pace: Pace, rng: np.random.Generator
) -> list[float]:
    """Fit the networks of all stages in place; return the faults on positions that were held back, one by stage.

    Stages are fitted side by side in threads, each with chances of its own: how many threads there are changes nothing.
    """
    stage_of = positions[:, -1].astype(np.int64)

    def fit_one(stage: int, layers: Layers, chance: np.random.Generator) -> float:
        which = chance.permutation(np.flatnonzero(stage_of == stage))
        return fit_stage(shape, layers, positions, results, which, pace, chance)

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return list(pool.map(fit_one, range(len(stages)), stages, rng.spawn(len(stages))))


def fit_stage(
    shape: Shape,
    layers: Layers,
    positions: Numbers,
    results: Numbers,
    which: Places,
    pace: Pace,
    rng: np.random.Generator,
) -> float:
    """Fit one network to those positions; return the fault on the ones held back."""
    kept = len(which) // HELD_BACK
    held_back, learnt = which[:kept], which[kept:]
    slopes, means, squares = (Layers(*(np.zeros_like(layer) for layer in layers)) for _ in range(3))
    steps, taken = pace.epochs * -(-len(learnt) // pace.batch), 0
    for _ in range(pace.epochs):
        rng.shuffle(learnt)
        for start in range(0, len(learnt), pace.batch):
            batch = learnt[start : start + pace.batch]
            learn_batch(layers, slopes, shape.groups, positions, results, batch, shape.win > 0)
            taken += 1
            rate = pace.rate * (0.5 + 0.5 * math.cos(math.pi * taken / steps) + ALL_THE_TIME)
            for layer, slope, mean, square in zip(layers, slopes, means, squares, strict=True):
                adam(
                    layer.reshape(-1),
                    slope.reshape(-1),
                    mean.reshape(-1),
                    square.reshape(-1),
                    len(batch),
                    rate,
                    pace.decay,
                    taken,
                )
    return fault(shape, layers, positions, results, held_back) if kept else 0.0


def chances(shape: Shape, stages: list[Layers], positions: Numbers, wins: Numbers) -> tuple[float, float]:
    """How answers become chances to win: the slope and shift of a logistic curve, fitted by Newton's method."""
    if not shape.win:
        return 1.0, 0.0
    stage_of = positions[:, -1].astype(np.int64)
    answers = np.empty(len(positions))
    for stage, layers in enumerate(stages):
        which = np.flatnonzero(stage_of == stage)
        answers[which] = predicted(shape, layers, positions, which)
    terms = np.stack([answers, np.ones_like(answers)])
    curve = np.array([1.0, 0.0])
    for _ in range(NEWTON):
        told = 1 / (1 + np.exp(-curve @ terms))
        bend = (terms * (told * (1 - told) + FLAT)) @ terms.T
        curve += np.linalg.solve(bend, terms @ (wins - told))
    return float(curve[0]), float(curve[1])
