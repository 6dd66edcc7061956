"""What compiled code is made of: nothing that it is kept apart from by name."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from hortus.core.native import COMPILED, PACKAGE, SHOWN

MODULES = sorted(path for part in COMPILED for path in (PACKAGE / part).rglob("*.py"))
WITH_RULES = [path for path in MODULES if "@rule\n" in path.read_text(encoding="utf-8")]


def imported(path: Path) -> Iterator[str]:
    """The modules that a file takes something from, by their last name."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("hortus"):
            yield (node.module or "").split(".")[-1]
            yield from (name.name for name in node.names)


@pytest.mark.parametrize("path", WITH_RULES, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_rules_take_nothing_from_what_only_shows_tables(path: Path) -> None:
    assert path.stem not in SHOWN
    assert not set(imported(path)).intersection(SHOWN)


def test_there_are_rules_and_all_that_is_kept_apart_exists() -> None:
    assert len(WITH_RULES) > 30
    assert set(SHOWN) <= {path.stem for path in MODULES}
