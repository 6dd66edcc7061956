"""The games. A new one is a folder here and a name in this list."""

from __future__ import annotations

from importlib import import_module

from hortus.core.ruleset import register

FOLDERS = ("arboretum",)

for _folder in FOLDERS:
    for _rule_set in import_module(f"{__name__}.{_folder}").RULE_SETS:
        register(_rule_set)
