"""All words of the pages, in one file for each language."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

LANGUAGE = "en"


@cache
def words_of(language: str = LANGUAGE) -> dict[str, str]:
    """The texts of a language by their names: `home.title`."""
    path = Path(__file__).parent / "texts" / f"{language}.toml"
    return dict(flat(tomllib.loads(path.read_text(encoding="utf-8"))))


def flat(texts: dict[str, Any], before: str = "") -> list[tuple[str, str]]:
    """Texts of sections under their full names."""
    found: list[tuple[str, str]] = []
    for name, value in texts.items():
        found += flat(value, f"{before}{name}.") if isinstance(value, dict) else [(f"{before}{name}", str(value))]
    return found


def say(key: str, /, **values: object) -> str:
    """A text, with values in the places that it has for them. Raises KeyError for a text that there is not."""
    return words_of()[key].format(**values)


def counted(points: int, rule_set: str = "") -> str:
    """So many points, in the words of a game."""
    if rule_set.startswith("faraway"):
        return say("seat.fame", points=points)
    return say("seat.point") if points == 1 else say("seat.points", points=points)


def and_(words: Iterable[str]) -> str:
    """Words one after the other, the last one after an "and"."""
    found = list(words)
    return say("and").join(filter(None, [", ".join(found[:-1]), *found[-1:]]))
