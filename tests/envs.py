"""What the tests of environments share."""

from __future__ import annotations

from typing import Any

import pytest

from hortus.games import rule_sets
from tests.tables import EVERY_TABLE

# Every rule set once, with its least number of players; all player counts and options are in the long run.
EACH_RULE_SET: list[Any] = [(rule_set.id, rule_set.players[0], {}) for rule_set in rule_sets()]
EVERY_ONE: list[Any] = EACH_RULE_SET + [
    pytest.param(*table, marks=pytest.mark.long) for table in EVERY_TABLE if table not in EACH_RULE_SET
]
SIMULTANEOUS: list[Any] = [
    ("faraway", 2, {}),
    ("faraway", 3, {"advanced": True}),
    *[pytest.param("faraway", players, {}, marks=pytest.mark.long) for players in (3, 4, 5, 6)],
]
