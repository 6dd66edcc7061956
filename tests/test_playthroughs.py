"""Golden playthroughs: a readable game per rule set and player count, compared word for word.

After a change that is meant to change them: `python -m tests.test_playthroughs`, and read the difference.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hortus.games import find_rule_set
from hortus.testing import playthrough
from tests.tables import EVERY_TABLE

FOLDER = Path(__file__).parent / "playthroughs"


def path_of(rule_set: str, players: int, options: dict[str, Any]) -> Path:
    settings = "".join(f"-{name}-{value}" for name, value in options.items())
    return FOLDER / f"{rule_set}-{players}{settings}.txt"


@pytest.mark.interpreted
@pytest.mark.parametrize(("rule_set", "players", "options"), EVERY_TABLE)
def test_playthrough(rule_set: str, players: int, options: dict[str, Any]) -> None:
    kept = path_of(rule_set, players, options).read_text(encoding="utf-8")
    assert playthrough(find_rule_set(rule_set), players, seed=1, **options) == kept


if __name__ == "__main__":
    for rule_set, players, options in EVERY_TABLE:
        text = playthrough(find_rule_set(rule_set), players, seed=1, **options)
        path_of(rule_set, players, options).write_text(text, encoding="utf-8")
