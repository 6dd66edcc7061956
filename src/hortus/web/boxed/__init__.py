"""Scoring the boxed game: what was tapped in of each game, and how it is shown."""

from __future__ import annotations

from importlib import import_module

from hortus.core.ruleset import RuleSet
from hortus.web.boxed.sheet import Sheet
from hortus.web.setting_up import family_of

__all__ = ["Sheet", "sheet_for"]
SHEETS = {
    "arboretum": ("arboretum", "ArboretumSheet"),
    "faraway": ("faraway", "FarawaySheet"),
    "hanging-gardens": ("hanging_gardens", "HangingGardensSheet"),
}


def sheet_for(rule_set: RuleSet) -> type[Sheet] | None:
    """The sheet on which a rule set is scored; None if there is none."""
    if (home := SHEETS.get(family_of(rule_set).main.id)) is None:
        return None
    module, name = home
    sheet: type[Sheet] = getattr(import_module(f"hortus.web.boxed.{module}"), name)  # it brings compiled rules
    return sheet
