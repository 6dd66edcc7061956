"""Records that are none, or do not hold, get a sentence.

Every table below is `what is wrong: (the input, words of the sentence ...)`.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import hortus
from hortus import BadRecord, HortusError, Record
from tests.sentences import (
    DRAW,
    GONE,
    good,
    played,
    refused,
    table,
)

TEXTS: dict[str, tuple[Any, ...]] = {
    "nothing": ("", "not JSON"),
    "a word": ("nope", "not JSON"),
    "half a file": ('{"hortus": 1, "rule', "not JSON"),
    "bytes of a picture": (b"\x89PNG\r\n\x1a\n\xff", "not JSON"),
    "a list": ("[]", "JSON object", '"hortus"'),
    "null": ("null", "JSON object", '"hortus"'),
    "an object of another kind": ('{"players": []}', "JSON object", '"hortus"'),
    "a format to come": ('{"hortus": 2}', "format 2", "reads format 1"),
    "a format as truth value": ('{"hortus": true}', "format True", "reads format 1"),
    "a format as text": ('{"hortus": "1"}', "format '1'", "reads format 1"),
    "a format in lines": (r'{"hortus": "a\nb"}', r"a\nb", "reads format 1"),
    "a format and nothing else": ('{"hortus": 1}', "rule_set", "required"),
    "a name of half a character": (r'{"hortus": 1, "\ud800": 1}', "broken at", "unicode"),
    "too large": (" " * 4_000_001, "too large", "4,000,001", "4,000,000"),
    "deep nesting": ('{"hortus": ' + "[" * 100_000, "not JSON", "recursion"),
    "nesting just not too deep": ('{"hortus": ' + "[" * 500 + "]" * 500 + "}", "format [[[", "reads format 1"),
    "a number of thousands of digits": ('{"hortus": 1, "seed": ' + "9" * 5000 + "}", "digits"),
}


@table(TEXTS)
def test_a_text_that_is_no_record_is_refused(case: tuple[Any, ...]) -> None:
    text, *words = case
    with refused(BadRecord, *words):
        Record.read(text)


def middle(seat: Callable[[int], int], action: int) -> Callable[[], list[list[int]]]:
    """The decisions of the good record, the eleventh replaced."""
    return lambda: [*good()["decisions"][:10], [seat(good()["decisions"][10][0]), action], *good()["decisions"][11:]]


BYTES = "ab" * 32
CHANGES: dict[str, tuple[Any, ...]] = {
    "no rule set": ({"rule_set": GONE}, "rule_set", "required"),
    "no version": ({"version": GONE}, "version", "required"),
    "no players": ({"players": GONE}, "players", "required"),
    "no decisions": ({"decisions": GONE}, "decisions", "required"),
    "a rule set as number": ({"rule_set": 3}, "rule_set", "string"),
    "a version as text": ({"version": "1"}, "version", "integer"),
    "players as text": ({"players": "2"}, "players", "integer"),
    "players as truth value": ({"players": True}, "players", "integer"),
    "options as list": ({"options": []}, "options"),
    "seats as number": ({"seats": 3}, "seats", "list"),
    "seats for others": ({"seats": ["human"]}, "seats", "2"),
    "decisions as object": ({"decisions": {}}, "decisions", "list"),
    "a decision without action": ({"decisions": [[0]]}, "decisions.0"),
    "a decision of three": ({"decisions": [[0, 0, 0]]}, "decisions.0", "2"),
    "a seat as text": ({"decisions": [["0", 0]]}, "decisions.0.0", "integer"),
    "an action as truth value": ({"decisions": [[0, False]]}, "decisions.0.1", "integer"),
    "an action as float": ({"decisions": [[0, 0.0]]}, "decisions.0.1", "integer"),
    "a negative action": ({"decisions": [[0, -1]]}, "decisions.0.1", "greater than or equal to 0"),
    "a huge action": ({"decisions": [[0, 10**30]]}, "decisions.0.1", "less than or equal to"),
    "points as text": ({"points": ["7", "4"]}, "points.0", "integer"),
    "winners as truth values": ({"winners": [False]}, "winners.0", "integer"),
    "a digest as number": ({"digest": 3}, "digest", "string"),
    "a field too many": ({"note": "hello"}, "note", "not permitted"),
    "a field with a very long name": ({"x" * 5000: 1}, "broken at", "xxx"),
    "a rule set misspelt": ({"rule_set": "arboretun"}, "'arboretun'", "Did you mean arboretum?"),
    "a rule set of another game": ({"rule_set": "chess"}, "'chess'", "There are: arboretum, "),
    "a version to come": ({"version": 2}, "version 2 of arboretum", "plays version 1"),
    "a huge version": ({"version": 10**1000}, "version 1000", "plays version 1"),
    "five players": ({"players": 5}, "2 to 4 players", "not 5"),
    "a huge number of players": ({"players": 10**1000}, "2 to 4 players"),
    "an option misspelt": ({"options": {"specis": 1}}, "'specis'", "Did you mean species?"),
    "thousands of species": ({"options": {"species": ["oak"] * 5000}}, "6 different species", "oak"),
    "a negative seed": ({"seed": -1}, "seed", "greater than or equal to 0"),
    "a seed as float": ({"seed": 7.0}, "seed", "integer"),
    "a huge seed": ({"seed": 2**63}, "seed", "less than or equal to"),
    "both seed and secret": ({"secret": BYTES}, "either a seed or a secret"),
    "neither seed nor secret": ({"seed": GONE}, "either a seed or a secret"),
    "a secret that is not hexadecimal": ({"seed": GONE, "secret": "zz" * 32}, "64 hexadecimal digits"),
    "a short secret": ({"seed": GONE, "secret": "ab"}, "64 hexadecimal digits"),
    "a secret with blanks": ({"seed": GONE, "secret": "ab " * 32}, "64 hexadecimal digits"),
    "a secret in another script": ({"seed": GONE, "secret": "٣" * 64}, "64 hexadecimal digits"),
    "another commitment": ({"seed": GONE, "secret": BYTES, "commitment": "00" * 32}, "not fair", "commitment"),
    "a commitment to a seed": ({"commitment": "00" * 32}, "commitment", "seed"),
    "the second seat first": ({"decisions": [[1, 0]]}, "Decision 1 ", "not seat 1's turn", "seat 0 may act"),
    "a seat that is not there": ({"decisions": [[2, 0]]}, "Decision 1 ", "no seat 2", "0 to 1"),
    "an illegal action in the middle": (
        {"decisions": middle(lambda seat: seat, 999)},
        "Decision 11 ",
        "Action 999 ",
        "(deck)",
    ),
    "another seat in the middle": ({"decisions": middle(lambda seat: 1 - seat, 0)}, "Decision 11 ", "turn", "may act"),
    "a decision after the end": ({"decisions": lambda: [*good()["decisions"], [0, 0]]}, "Decision ", "is over"),
    "no end, but points": ({"decisions": []}, "points", "not []"),
    "other points": ({"points": [99, 0]}, "points", "[99, 0]"),
    "points for too many": ({"points": [99] * 500}, "points", "[99, 99"),
    "other winners": ({"winners": [7]}, "winners", "[7]"),
    "another digest": ({"digest": "00" * 32}, "digest", "000000"),
    "a very long digest": ({"digest": "00" * 10_000}, "digest", "000000"),
}


@table(CHANGES)
def test_a_record_that_does_not_hold_is_refused(case: tuple[Any, ...]) -> None:
    changes, *words = case
    changed = {name: value() if callable(value) else value for name, value in changes.items()}
    text = json.dumps({name: value for name, value in {**good(), **changed}.items() if value is not GONE})
    with refused(BadRecord, *words):
        Record.read(text).match()


FILES: dict[str, tuple[Any, ...]] = {
    "a file that is not there": ("missing.json", "missing.json", "No such file"),
    "a directory": ("", "can't be read", "directory"),
    "a name that no file can have": ("a\0b", "can't be read"),
    "a name too long": ("n" * 300, "can't be read", "too long"),
}


@table(FILES)
def test_a_file_that_cannot_be_read_is_named(case: tuple[Any, ...], tmp_path: Path) -> None:
    name, *words = case
    with refused(BadRecord, *words):
        hortus.load(tmp_path / name)


@pytest.mark.parametrize("name", ["taken", "missing/game.json", "a\0b"])
def test_a_record_that_cannot_be_written_leaves_nothing_behind(name: str, tmp_path: Path) -> None:
    (tmp_path / "taken").mkdir()
    with refused(HortusError, "can't be written"):
        played(DRAW).record().save(tmp_path / name)
    assert [path.name for path in tmp_path.iterdir()] == ["taken"]
