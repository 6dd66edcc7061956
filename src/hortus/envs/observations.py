"""Observations taken apart, and the page that says what each of their bytes means."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from hortus.core.kernel import Kernel
from hortus.core.match import Match
from hortus.core.planes import Plane, planes_of
from hortus.core.ruleset import RuleSet
from hortus.envs.table import SPECTATOR, observed
from hortus.games import find_rule_set, rule_sets

INTRODUCTION = """\
# Observations, plane by plane

This page is generated from the code by `python -m tests.test_envs_observations`, and that test keeps it true.

An observation is a row of bytes: everything that the seat knows, and nothing else. That includes what a player with a
perfect memory would remember (cards that were seen being taken, what one has put back, what others have seen of one's
own hand), and not what a seat can't know, however it is looked at: two tables that differ only in what is hidden give
the same bytes (`tests/test_envs_secrecy.py`).

- Seats are counted from the observer: 0 is its own, 1 the next, and so on. Rows for seats that nobody sits at are 0.
- What is not there is 0; what counts or orders things begins with 1.
- Options and the number of players do not change the layout.
- A card of Arboretum is species x 8 + value - 1, the species in the order of `hortus.games.arboretum.cards`; a region
  of Faraway is its duration - 1, a sanctuary its number - 1; a card of The Hanging Gardens is its number - 1.
- `hortus.envs.planes(rule_set, observation)` gives the planes below by name, each as an array of its shape. *First
  byte* and *steps* say where they stand: the byte at index (i, j) is at first + i x step 1 + j x step 2.
"""


def observation(match: Match, seat: int | None) -> NDArray[np.uint8]:
    """What a seat of a match knows, as environments show it; None is a spectator."""
    alike = match.redeal(seat, 0, past=False)  # another table that the seat can't tell from this one
    return observed(match.rule_set.game.kernel, alike.truth, SPECTATOR if seat is None else seat)


def planes(rule_set: str | RuleSet, observation: NDArray[np.uint8]) -> dict[str, NDArray[np.uint8]]:
    """The planes of an observation by name; of a batch of observations, with its axis in front."""
    return planes_of(find_rule_set(rule_set).game.kernel.planes, observation)


def page() -> str:
    """The whole page."""
    by_kernel: dict[int, tuple[Kernel, list[RuleSet]]] = {}
    for rule_set in rule_sets():
        kernel = rule_set.game.kernel
        by_kernel.setdefault(id(kernel), (kernel, []))[1].append(rule_set)
    lines = [INTRODUCTION]
    for kernel, sharing in by_kernel.values():
        lines += list(chapter(kernel, sharing))
    return "\n".join(lines).rstrip("\n") + "\n"


def chapter(kernel: Kernel, sharing: list[RuleSet]) -> Iterator[str]:
    """The planes of one game."""
    names = ", ".join(f"`{rule_set.id}`" for rule_set in sharing)
    yield f"## {sharing[0].title}: {names}\n"
    yield f"{kernel.observation:,} bytes, {kernel.actions:,} actions.\n"
    yield "| plane | first byte | shape | steps | axes | values | meaning |"
    yield "|---|---|---|---|---|---|---|"
    for plane in kernel.planes:
        yield row(plane)
    yield ""


def row(plane: Plane) -> str:
    """One line of the table."""
    shape = " x ".join(map(str, plane.shape))
    steps = ", ".join(map(str, plane.strides))
    return f"| {plane.name} | {plane.start} | {shape} | {steps} | {plane.axes} | {plane.values} | {plane.meaning} |"
