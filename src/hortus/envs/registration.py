"""The names of the environments in Gymnasium: `hortus/FarawaySolo-v1`, with the version of the rule set."""

from __future__ import annotations

from hortus.core.ruleset import RuleSet
from hortus.envs.extras import needed
from hortus.games import rule_sets

with needed("rl", "gymnasium"):
    import gymnasium


def name_of(rule_set: RuleSet) -> str:
    """The name of a rule set's environment."""
    return f"hortus/{''.join(word.capitalize() for word in rule_set.id.split('-'))}-v{rule_set.version}"


def register_all() -> None:
    """Make every rule set known, once."""
    for rule_set in rule_sets():
        if name_of(rule_set) not in gymnasium.registry:
            gymnasium.register(
                name_of(rule_set),
                entry_point="hortus.envs.gymnasium:SeatEnv",
                vector_entry_point="hortus.envs.gymnasium:BatchEnv",
                kwargs={"rule_set": rule_set.id},
            )
