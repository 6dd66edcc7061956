"""What compiled code is made of: nothing that it is kept apart from by name."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from hortus.core import native
from hortus.core.native import COMPILED, PACKAGE, SHOWN, SHOWN_ENDINGS, only_shows

MODULES = sorted(path for part in COMPILED for path in (PACKAGE / part).rglob("*.py"))
WITH_RULES = [path for path in MODULES if {"@rule", "@lean"} & set(path.read_text(encoding="utf-8").splitlines())]


def imported(path: Path) -> Iterator[str]:
    """The modules that a file takes something from, by their last name."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("hortus"):
            yield (node.module or "").split(".")[-1]
            yield from (name.name for name in node.names)


@pytest.mark.parametrize("path", WITH_RULES, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_rules_take_nothing_from_what_only_shows_tables(path: Path) -> None:
    assert not only_shows(path.stem)
    assert not any(map(only_shows, imported(path)))


def test_there_are_rules_and_all_that_is_kept_apart_exists() -> None:
    assert len(WITH_RULES) > 30
    assert set(SHOWN) <= {path.stem for path in MODULES}
    assert not [name for name in SHOWN if name.endswith(SHOWN_ENDINGS)]


def lean_rules() -> Iterator[ast.FunctionDef]:
    """The functions that do without counting who holds an array."""
    for path in WITH_RULES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and "lean" in map(ast.unparse, node.decorator_list):
                yield node


def gives_an_array(function: ast.FunctionDef) -> bool:
    """Whether something is returned that the function takes elements of, or a part of it."""
    taken_from = {
        node.value.id
        for node in ast.walk(function)
        if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name)
    }
    for node in ast.walk(function):
        if isinstance(node, ast.Return) and node.value is not None:
            given = node.value.elts if isinstance(node.value, ast.Tuple) else [node.value]
            if any(isinstance(each, ast.Name) and each.id in taken_from for each in given):
                return True
            if any(isinstance(each, ast.Subscript) and isinstance(each.slice, ast.Slice) for each in given):
                return True
    return False


def test_no_lean_rule_gives_an_array_back() -> None:
    lean = list(lean_rules())
    assert len(lean) > 30
    assert not [function.name for function in lean if gives_an_array(function)]


@pytest.mark.parametrize(
    ("changed", "compiled_anew"),
    [
        ("core/svg.py", False),
        ("core/column_svg.py", False),
        ("games/garden/tile_picture.py", False),
        ("games/garden/rules.py", True),
        ("games/garden/pictures.py", True),
        ("games/garden/levels.toml", True),
    ],
)
def test_rules_are_compiled_anew_unless_only_what_shows_tables_has_changed(
    changed: str, compiled_anew: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(native, "PACKAGE", tmp_path)
    digest = native.digest_of_sources.__wrapped__
    path = tmp_path / changed
    path.parent.mkdir(parents=True)
    path.write_text("ONE = 1\n", encoding="utf-8")
    before = digest()
    path.write_text("ONE = 2\n", encoding="utf-8")
    assert (digest() != before) == compiled_anew
