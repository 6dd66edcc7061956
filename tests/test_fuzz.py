"""Whatever comes in, it works or a sentence says why not; and what was refused has changed nothing."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import numpy as np
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

import hortus
from hortus import HortusError, Record
from tests.builders import table

fuzzed = settings(derandomize=True, deadline=None, max_examples=300, suppress_health_check=[HealthCheck.too_slow])

# JSON, with a liking for what appears in records and positions.
FAMILIAR = [
    "oak",
    "Willow ",
    "arboretum",
    "arboretum-solo",
    "species",
    "hand",
    "garden",
    "ab" * 32,
    "two\nlines",
    "x" * 500,
]
names = st.sampled_from(FAMILIAR) | st.text(max_size=12)
numbers = st.integers(-1, 9) | st.integers() | st.floats() | st.sampled_from([2**31, 2**63, 2**64, 10**30, -(10**30)])
scalars = st.none() | st.booleans() | numbers | names
values = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=5) | st.dictionaries(names, inner, max_size=5), max_leaves=12
)


def places(whole: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in nested JSON, as container and key."""
    keys = list(whole) if isinstance(whole, dict) else range(len(whole)) if isinstance(whole, list) else ()
    for key in keys:
        yield whole, key
        yield from places(whole[key])


@st.composite
def spoilt(draw: st.DrawFn, whole: Any) -> Any:
    """`whole` with some of its places deleted, replaced, doubled or filled with something more."""
    whole = copy.deepcopy(whole)
    for _ in range(draw(st.integers(1, 3))):
        found = list(places(whole)) or [({}, "")]
        near = [(whole, key) for key in whole] if isinstance(whole, dict) and whole else found
        container, key = draw(st.sampled_from(found) | st.sampled_from(near))
        match draw(st.sampled_from(["delete", "replace", "insert", "double"])):
            case "delete":
                container.pop(key, None) if isinstance(container, dict) else container.pop(key)
            case "replace":
                container[key] = draw(values)
            case "insert" if isinstance(container, dict):
                container[draw(names)] = draw(values)
            case "insert":
                container.insert(key, draw(values))
            case "double" if isinstance(container, list):
                container.insert(key, copy.deepcopy(container[key]))
    return whole


def works_or_says_why(do: Callable[[], Any]) -> Any:
    """What `do` returns; None if it is refused, in one short line."""
    try:
        return do()
    except HortusError as error:
        said = str(error)
    assert 10 < len(said) < 400
    assert len(said.splitlines()) == 1
    return None


# --- records ---------------------------------------------------------------------------------------------


@cache
def game(rule_set: str = "arboretum", **options: Any) -> hortus.Match:
    """A finished random game."""
    match = hortus.new(rule_set, seed=3, **options)
    chance = random.Random(3)
    while not match.over:
        match.play(chance.choice(match.legal()))
    return match


def moment(finished: hortus.Match, decisions: int) -> hortus.Match:
    """A game after so many of its decisions."""
    match = finished.copy()
    match.undo(len(match.decisions) - decisions)
    return match


GAMES = (game(), game("arboretum-2011"), game("arboretum-solo", q_garden="grid"))
RECORDS = [json.loads(match.record().to_json()) for whole in GAMES for match in (whole, moment(whole, 6))]


@fuzzed
@given(st.binary(max_size=200) | st.text(max_size=200))
@example(b"\xff\xfe")
@example("\ufeff{}")
@example('{"hortus": 1')
def test_any_text_read_as_record(text: str | bytes) -> None:
    assert works_or_says_why(lambda: Record.read(text)) is None


@fuzzed
@given(values | st.dictionaries(st.sampled_from(list(RECORDS[0])), values).map(lambda fields: {"hortus": 1, **fields}))
def test_any_json_read_as_record(value: Any) -> None:
    works_or_says_why(lambda: Record.read(json.dumps(value)).match())


@fuzzed
@given(st.sampled_from(RECORDS).flatmap(spoilt))
def test_a_spoilt_record(value: Any) -> None:
    match = works_or_says_why(lambda: Record.read(json.dumps(value)).match())
    if match is not None:
        again = Record.read(match.record().to_json()).match()
        assert again.truth.tobytes() == match.truth.tobytes()


# --- positions -------------------------------------------------------------------------------------------

TWO = table(["O3 O8 M1", "O7 W2 W8"], ["O1 O4 O5\n.. M6 M7", "M2 W3\nM8 .."])
POSITIONS = {
    "arboretum": TWO,
    "arboretum-2011": json.loads(json.dumps(TWO).replace("oak", "lilac").replace("maple", "magnolia")),
    "arboretum-solo": {"players": [TWO["players"][0], {"hand": [["oak", 2]], "garden": [["willow", 1], ["oak", 6]]}]},
}
rule_sets = st.sampled_from(list(POSITIONS))


def test_the_positions_are_good_before_they_are_spoilt() -> None:
    for rule_set, position in POSITIONS.items():
        assert hortus.score(rule_set, position) == hortus.score(rule_set, json.dumps(position))


@fuzzed
@given(rule_sets, values | values.map(json.dumps) | st.text() | st.binary())
def test_any_position(rule_set: str, position: Any) -> None:
    works_or_says_why(lambda: hortus.score(rule_set, position))


@fuzzed
@given(rule_sets.flatmap(lambda rule_set: st.tuples(st.just(rule_set), spoilt(POSITIONS[rule_set]))))
def test_a_spoilt_position(case: tuple[str, Any]) -> None:
    rule_set, position = case
    before = copy.deepcopy(position)
    card = works_or_says_why(lambda: hortus.score(rule_set, position))
    assert repr(position) == repr(before)
    if card is not None:
        assert card.winners or rule_set == "arboretum-solo"
        assert card.model_dump_json()


# --- options and actions ---------------------------------------------------------------------------------

no_options: dict[str, Any] = {}
options = st.just(no_options) | st.dictionaries(st.sampled_from(["species", "q_garden", "q_negates", "specis"]), values)


@fuzzed
@given(rule_sets | names, st.none() | scalars, st.integers(0, 2**70) | scalars, options)
def test_any_options(rule_set: str, players: Any, seed: Any, options: dict[str, Any]) -> None:
    match = works_or_says_why(lambda: hortus.new(rule_set, players, seed, **options))
    if match is not None:
        assert Record.read(match.record().to_json()).match().truth.tobytes() == match.truth.tobytes()


moments = st.sampled_from([(whole, decisions) for whole in GAMES for decisions in range(len(whole.decisions) + 1)])
notations = st.sampled_from(["deck", "pile1", "+O7", "-O7", "oak 7", "0,0", "1,0", "-1,2", "plants oak 7", "pile"])
actions = values | st.integers(0, 1300) | st.integers(0, 1300).map(np.int32) | st.text(max_size=30) | notations


def everything(match: hortus.Match) -> object:
    """All that a match holds and tells."""
    logs = [match.log(eyes) for eyes in (None, *range(match.players))]
    return match.truth.tobytes(), match.decisions, match.actors, match.halfway, logs


@fuzzed
@given(moments, actions, st.none() | st.integers(-1, 2) | scalars)
def test_any_action_at_any_moment(when: tuple[hortus.Match, int], action: Any, seat: Any) -> None:
    match = moment(*when)
    before = everything(match)
    if works_or_says_why(lambda: match.play(action, seat)) is not None:
        assert len(match.decisions) == when[1] + 1
        assert Record.read(match.record().to_json()).match().truth.tobytes() == match.truth.tobytes()
        match.undo()
    assert everything(match) == before
