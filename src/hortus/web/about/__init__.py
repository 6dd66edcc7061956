"""What the things on a table mean just now, for one pair of eyes: each game explains its own."""

from __future__ import annotations

from importlib import import_module

from hortus.core.ruleset import RuleSet
from hortus.web.about.asking import About, Explainer, Look, Thing
from hortus.web.setting_up import family_of

__all__ = ["About", "Explainer", "Look", "Thing", "explainer_for"]
EXPLAINED = {"arboretum": "arboretum", "faraway": "faraway", "hanging-gardens": "hanging_gardens"}  # by which module


def explainer_for(rule_set: RuleSet) -> Explainer | None:
    """What explains the things of a rule set; None if nothing does."""
    name = EXPLAINED.get(family_of(rule_set).main.id)
    if name is None:
        return None
    game = import_module(f"hortus.web.about.{name}")  # not before it is asked: it brings what rules are compiled with
    return Explainer(game.PARTS, game.about, game.things, getattr(game, "reach", None))
