"""What the things on a table mean just now, for one pair of eyes: each game explains its own."""

from __future__ import annotations

from hortus.core.ruleset import RuleSet
from hortus.web.about import arboretum, faraway, hanging_gardens
from hortus.web.about.asking import About, Explainer, Look, Thing
from hortus.web.setting_up import family_of

__all__ = ["EXPLAINERS", "About", "Explainer", "Look", "Thing", "explainer_for"]
EXPLAINERS: dict[str, Explainer] = {
    "arboretum": Explainer(arboretum.PARTS, arboretum.about, arboretum.things),
    "faraway": Explainer(faraway.PARTS, faraway.about, faraway.things),
    "hanging-gardens": Explainer(hanging_gardens.PARTS, hanging_gardens.about, hanging_gardens.things),
}


def explainer_for(rule_set: RuleSet) -> Explainer | None:
    """What explains the things of a rule set; None if nothing does."""
    return EXPLAINERS.get(family_of(rule_set).main.id)
