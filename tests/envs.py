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

# For the suites of others: every rule set with every number of players, each with effort 1; in the long run all options
# as well, and five times the effort.
EVERY_COUNT: list[Any] = [
    (rule_set.id, players, {})
    for rule_set in rule_sets()
    for players in range(rule_set.players[0], rule_set.players[1] + 1)
]
SWEEP: list[Any] = [(*table, 1) for table in EVERY_COUNT] + [
    pytest.param(*table, 5, marks=pytest.mark.long) for table in EVERY_TABLE
]
SWEEP_TOGETHER: list[Any] = [
    *[("faraway", players, {}, 1) for players in range(2, 7)],
    *[pytest.param("faraway", players, {"advanced": True}, 5, marks=pytest.mark.long) for players in range(2, 7)],
]
SWEPT = ("rule_set", "players", "options", "effort")
