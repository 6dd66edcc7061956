"""Scoring the boxed game: what was tapped in of each game, and how it is shown."""

from __future__ import annotations

from hortus.core.ruleset import RuleSet
from hortus.web.boxed.arboretum import ArboretumSheet
from hortus.web.boxed.faraway import FarawaySheet
from hortus.web.boxed.hanging_gardens import HangingGardensSheet
from hortus.web.boxed.sheet import Sheet
from hortus.web.setting_up import family_of

__all__ = ["SHEETS", "Sheet", "sheet_for"]
SHEETS: dict[str, type[Sheet]] = {
    "arboretum": ArboretumSheet,
    "faraway": FarawaySheet,
    "hanging-gardens": HangingGardensSheet,
}


def sheet_for(rule_set: RuleSet) -> type[Sheet] | None:
    """The sheet on which a rule set is scored; None if there is none."""
    return SHEETS.get(family_of(rule_set).main.id)
