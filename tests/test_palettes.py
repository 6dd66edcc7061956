"""The colours that tell things of a game apart are far from each other, for every kind of colour vision."""

from __future__ import annotations

import re
from itertools import combinations
from typing import Any

import numpy as np
import pytest
from colorspacious import cspace_convert, deltaE

from hortus.games.arboretum.cards import EDITIONS
from hortus.games.faraway import cards_svg as roads
from hortus.games.faraway.cards import COLOURS
from hortus.games.hanging_gardens import cards_svg as terraces
from hortus.games.hanging_gardens.cards import SYMBOLS

PALETTES: dict[str, dict[str, str]] = {
    **{f"species of {one.name}": {species.name: species.colour for species in one.species} for one in EDITIONS},
    "biomes": COLOURS,
    "wonders": roads.WONDER_COLOURS,
    "symbols": {**terraces.COLOURS, "stone": terraces.STONE},
    "players": dict(terraces.SEATS),
}
VISIONS = ("all colours", "deuteranomaly", "protanomaly", "tritanomaly")  # the last three as bad as they come
FAR = 20  # steps of CAM02-UCS, where 1 can just be seen side by side


def seen(colour: str, vision: str) -> Any:
    """A colour as such eyes see it."""
    rgb = np.array([int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)])
    if vision == "all colours":
        return rgb
    deficient = {"name": "sRGB1+CVD", "cvd_type": vision, "severity": 100}
    return np.clip(cspace_convert(rgb, deficient, "sRGB1"), 0, 1)


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("vision", VISIONS)
def test_any_two_colours_are_far_apart(palette: str, vision: str) -> None:
    for (one, first), (other, second) in combinations(PALETTES[palette].items(), 2):
        assert deltaE(seen(first, vision), seen(second, vision), uniform_space="CAM02-UCS") >= FAR, f"{one} and {other}"


def without_colours(drawing: str) -> str:
    return re.sub(r"#[0-9a-f]{6}", "", drawing)


def test_whoever_sees_no_colours_has_shapes() -> None:
    """Species are looked at in test_arboretum_picture, and tiles in test_hanging_gardens_picture."""
    for drawings in (
        [roads.pattern(biome, 0, 0, 40, 40) for biome in roads.SIGNS],
        [roads.icon(wonder, 0, 0, 24) for wonder in roads.WONDER_COLOURS],
        [terraces.shape(which, 0, 0, 24) for which in SYMBOLS],
    ):
        assert len({without_colours(one) for one in drawings}) == len(drawings)
