"""A table as it is described to a network: nothing yet."""

from __future__ import annotations

from hortus.core.native import rule

GROUPS, WIDTH, COMMON, STAGES = 0, 0, 0, 1


@rule
def describe(state, player, weights, notes, out):
    """Write the description of a table as `player` knows it."""
