"""What a sentence for bad input looks like, and matches to give bad input to."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

import pytest

import hortus
from hortus import HortusError
from hortus.games.arboretum.cards import PUBLISHED

# One line that starts with a capital, or with what was given: a quotation, a flag or a path.
SENTENCE = re.compile(r"([A-Z'\"-]|\S*[/.]\S+ ).+[.?]")
HUGE = 10**5000  # Python refuses to write it out
GONE = object()  # a field left out
SPECIES = [species.name for species in PUBLISHED.species]


def table(cases: dict[str, tuple[Any, ...]]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("case", cases.values(), ids=cases)


def check_sentence(said: str, *words: str) -> None:
    assert SENTENCE.fullmatch(said), said
    assert len(said) < 400
    assert "Traceback" not in said
    assert "pydantic" not in said
    for word in words:
        assert word in said


@contextmanager
def refused(kind: type[HortusError], *words: str) -> Iterator[None]:
    with pytest.raises(HortusError) as caught:
        yield
    assert isinstance(caught.value, kind)
    check_sentence(str(caught.value), *words)


# Decisions made before the bad one.
DRAW, PLANT, PLACE, DISCARD, SECOND_PLACE, OVER = 0, 2, 3, 4, 13, 1000


def played(decisions: int) -> hortus.Match:
    """A match in which everybody always did the first thing possible."""
    match = hortus.new("arboretum", players=2, seed=7)
    while not match.over and len(match.decisions) < decisions:
        match.play(match.legal()[0])
    return match


@cache
def good() -> dict[str, Any]:
    """A finished match as record."""
    record: dict[str, Any] = json.loads(played(OVER).record().to_json())
    return record
