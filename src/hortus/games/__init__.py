"""The games. A new one is a folder here and a name in this list.

Look rule sets up here, and those of all folders are known.
"""

from __future__ import annotations

from importlib import import_module

from hortus.core.ruleset import find_rule_set, register, rule_sets

__all__ = ["find_rule_set", "register", "rule_sets"]

FOLDERS = ("arboretum", "faraway", "hanging_gardens")

for _folder in FOLDERS:
    for _rule_set in import_module(f"{__name__}.{_folder}").RULE_SETS:
        register(_rule_set)
