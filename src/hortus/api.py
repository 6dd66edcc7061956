"""The functions at the top of `hortus`, with the games known."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any

from hortus.core import record
from hortus.core.match import Match
from hortus.core.ruleset import RuleSet
from hortus.core.scorecard import Scorecard
from hortus.games import find_rule_set, rule_sets
from hortus.players import player

__all__ = ["load", "new", "player", "rule_sets", "score"]


def new(rule_set: str | RuleSet, players: int | None = None, seed: int | None = None, **options: Any) -> Match:
    """Deal a new match: `new("arboretum", players=3, seed=7)`.

    Without `players` it is for the least number; without `seed` the deal comes from a fresh secret whose digest
    is `match.commitment`. Raises `BadOption` for anything the rule set does not have.
    """
    return Match.new(rule_set, players, seed, **options)


def load(path: str | os.PathLike[str]) -> Match:
    """The match of a record file, replayed and checked. Raises `BadRecord`."""
    return record.load(path)


def score(rule_set: str | RuleSet, position: Mapping[str, Any] | str, **options: Any) -> Scorecard:
    """The scorecard of a table described as data or JSON: the boxed game on your table. Raises `BadPosition`."""
    chosen = find_rule_set(rule_set)
    return chosen.game.score_position(chosen, position, options)
