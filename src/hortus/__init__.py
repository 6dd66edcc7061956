"""Hortus: play, study and research tableau card games with hidden information.

    import hortus
    match = hortus.new("arboretum", players=2, seed=7)
    match.play(match.legal()[0])

Names are imported when they are first used: `import hortus` alone costs nothing.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

if TYPE_CHECKING:
    from hortus.api import load, new, player, score
    from hortus.core.action import Action
    from hortus.core.errors import BadOption, BadPosition, BadRecord, HortusError, IllegalAction
    from hortus.core.match import Match
    from hortus.core.record import Record
    from hortus.core.ruleset import RuleSet, register, rule_sets
    from hortus.core.scorecard import Scorecard
    from hortus.core.view import View
    from hortus.players.seated import Turn

_HOMES = {
    "hortus.api": ("load", "new", "player", "rule_sets", "score"),
    "hortus.core.action": ("Action",),
    "hortus.core.errors": ("BadOption", "BadPosition", "BadRecord", "HortusError", "IllegalAction"),
    "hortus.core.match": ("Match",),
    "hortus.core.record": ("Record",),
    "hortus.core.ruleset": ("RuleSet", "register"),
    "hortus.core.scorecard": ("Scorecard",),
    "hortus.core.view": ("View",),
    "hortus.players.seated": ("Turn",),
}
_HOME_OF = {name: module for module, names in _HOMES.items() for name in names}

__all__ = [
    "Action",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "HortusError",
    "IllegalAction",
    "Match",
    "Record",
    "RuleSet",
    "Scorecard",
    "Turn",
    "View",
    "load",
    "new",
    "player",
    "register",
    "rule_sets",
    "score",
]


def __getattr__(name: str) -> Any:
    if name not in _HOME_OF:
        raise AttributeError(f"module 'hortus' has no attribute {name!r}")
    import_module("hortus.games")  # makes the rule sets known
    return getattr(import_module(_HOME_OF[name]), name)


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
