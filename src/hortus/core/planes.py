"""Planes: the named parts of an observation, for programs that pick some and for the page that lists them all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray


class Plane(NamedTuple):
    """Bytes of an observation that mean one thing: an array of `shape` whose axes run in steps of `strides`."""

    name: str
    start: int
    shape: tuple[int, ...]
    strides: tuple[int, ...]
    axes: str  # what each axis counts
    values: str  # what can stand there
    meaning: str

    @property
    def places(self) -> NDArray[np.int64]:
        """Where in the observation each byte of the plane stands."""
        places = np.full((), self.start, np.int64)
        for length, stride in zip(self.shape, self.strides, strict=True):
            places = places[..., None] + stride * np.arange(length)
        return places


def whole_plane(name: str, start: int, shape: tuple[int, ...], axes: str, values: str, meaning: str) -> Plane:
    """A plane whose bytes stand side by side."""
    strides = tuple(int(np.prod(shape[axis + 1 :])) for axis in range(len(shape)))
    return Plane(name, start, shape, strides, axes, values, meaning)


def planes_of(planes: Sequence[Plane], observation: NDArray[np.uint8]) -> dict[str, NDArray[np.uint8]]:
    """The planes of an observation by name, as copies; of many observations, with their axes in front."""
    return {plane.name: observation[..., plane.places] for plane in planes}
