"""The page about observations is true: every byte is in one plane, and holds what the page says.

After a change that is meant to change it: `python -m tests.test_envs_observations`, and read the difference.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from hortus.core.errors import HortusError
from hortus.envs import Batch, observation, planes
from hortus.envs.observations import page
from hortus.envs.table import SPECTATOR, observed
from hortus.games import find_rule_set
from hortus.testing import random_match
from tests.envs import EVERY_ONE

PAGE = Path(__file__).parents[1] / "docs" / "observations.md"


def test_the_page_is_what_the_code_says() -> None:
    assert PAGE.read_text(encoding="utf-8") == page()


@pytest.mark.parametrize("rule_set", ["arboretum", "faraway", "hanging-gardens"])
def test_every_byte_is_in_one_plane(rule_set: str) -> None:
    kernel = find_rule_set(rule_set).game.kernel
    places = np.concatenate([plane.places.ravel() for plane in kernel.planes])
    assert sorted(places.tolist()) == list(range(kernel.observation))
    assert len({plane.name for plane in kernel.planes}) == len(kernel.planes)


def possible(values: str) -> set[int]:
    """`0, 3-5` as a set of numbers."""
    found: set[int] = set()
    for part in values.split(", "):
        low, _, high = part.partition("-")
        found.update(range(int(low), int(high or low) + 1))
    return found


@pytest.mark.parametrize(("rule_set", "players", "options"), EVERY_ONE)
def test_planes_hold_what_the_page_says(rule_set: str, players: int, options: dict[str, Any]) -> None:
    batch = Batch(rule_set, players, 32, seed=1, **options)
    draw = np.random.default_rng(1)
    seen = {plane.name: {0} - {0} for plane in batch.kernel.planes}
    for _ in range(batch.kernel.longest):
        for name, numbers in planes(rule_set, batch.observation).items():
            seen[name].update(np.unique(numbers).tolist())
        batch.step([draw.choice(np.flatnonzero(mask)) for mask in batch.mask])
    for plane in batch.kernel.planes:
        assert seen[plane.name] <= possible(plane.values), plane.name


def test_planes_are_as_one_would_look_for_them() -> None:
    batch = Batch("arboretum", 2, 5, seed=1)
    shown = planes("arboretum", batch.observation)
    assert shown["hand"].shape == (5, 80, 4)
    assert shown["hand"].sum(axis=1).tolist() == [[7, 0, 0, 0]] * 5
    assert shown["hidden"].tolist() == [[0, 7, 0, 0]] * 5
    assert planes("arboretum", batch.observation[0])["deck left"].tolist() == [34]


def test_a_match_is_shown_as_in_an_environment() -> None:
    match = random_match(find_rule_set("faraway"), 3, 1, 20)
    kernel = match.rule_set.game.kernel
    for seat in (0, 1, 2, None):
        known = observed(kernel, match.truth, SPECTATOR if seat is None else seat)
        assert observation(match, seat).tobytes() == known.tobytes()
    with pytest.raises(HortusError, match="no seat 3"):
        observation(match, 3)


def test_others_know_what_was_taken_before_their_eyes() -> None:
    """What a seat remembers of what others saw, which is more than its view."""
    batch = Batch("arboretum", 2, 64, seed=1)
    draw = np.random.default_rng(2)
    met = 0
    for _ in range(60):
        shown = planes("arboretum", batch.observation)
        met += int(shown["seen taken"].sum())
        assert (shown["seen taken"] <= shown["hand"][:, :, 0]).all()
        batch.step([draw.choice(np.flatnonzero(mask)) for mask in batch.mask])
    assert met


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
