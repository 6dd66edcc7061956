"""Bad input gets a sentence: what was wrong, where, and what would be right. Nothing has changed by it.

Every table below is `what is wrong: (the input, words of the sentence ...)`.
"""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import hortus
from hortus import BadOption, BadPosition, BadRecord, HortusError, IllegalAction, Record
from hortus.cli import main
from hortus.core.action import find
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


# --- actions ---------------------------------------------------------------------------------------------

# Decisions made before the bad one.
DRAW, PLANT, PLACE, DISCARD, SECOND_PLACE, OVER = 0, 2, 3, 4, 13, 1000

ACTIONS: dict[str, tuple[Any, ...]] = {
    # when, action, seat, words ...
    "another's turn": (DRAW, 0, 1, "not seat 1's turn", "seat 0 may act"),
    "another's turn, in notation": (DRAW, "deck", 1, "not seat 1's turn", "seat 0 may act"),
    "a seat too many": (DRAW, 0, 2, "no seat 2", "0 to 1"),
    "a seat before the first": (DRAW, 0, -1, "no seat -1", "0 to 1"),
    "a seat as truth value": (DRAW, 0, True, "no seat True", "0 to 1"),
    "a seat as text": (DRAW, 0, "0", "no seat '0'", "0 to 1"),
    "half a seat": (DRAW, 0, 0.5, "no seat 0.5", "0 to 1"),
    "a seat in a list": (DRAW, 0, [0], "no seat [0]", "0 to 1"),
    "a huge seat": (DRAW, 0, HUGE, "no seat", "0 to 1"),
    "a number out of range": (DRAW, 10**6, None, "Action 1000000 is not open to seat 0", "0 (deck)"),
    "a negative number": (DRAW, -1, None, "Action -1 ", "0 (deck)"),
    "a number beyond 64 bits": (DRAW, 2**70, None, "Action 118", "0 (deck)"),
    "a huge number": (DRAW, HUGE, None, "is not open to seat 0", "0 (deck)"),
    "false, which equals 0": (DRAW, False, None, "Action False ", "0 (deck)"),
    "true": (DRAW, True, None, "Action True ", "0 (deck)"),
    "a float that equals 0": (DRAW, 0.0, None, "Action 0.0 ", "0 (deck)"),
    "a fraction": (DRAW, 2.5, None, "Action 2.5 ", "0 (deck)"),
    "not a number": (DRAW, float("nan"), None, "Action nan ", "0 (deck)"),
    "nothing": (DRAW, None, None, "Action None ", "0 (deck)"),
    "a list": (DRAW, [0], None, "Action [0] ", "0 (deck)"),
    "an array": (DRAW, np.array([0, 1]), None, "is not open to seat 0", "0 (deck)"),
    "bytes": (DRAW, b"deck", None, "Action b'deck' ", "0 (deck)"),
    "drawing when a card is to be planted": (PLANT, 0, None, "Action 0 ", "(+"),
    "planting when a card is to be drawn": (DRAW, 5, None, "Action 5 ", "0 (deck)"),
    "discarding before planting": (PLANT, lambda match: match.legal()[0].id + 80, None, "is not open", "(+"),
    "an action of an earlier moment": (PLANT, lambda match: played(DRAW).legal()[0], None, "Action 0 ", "(+"),
    "an action of a larger table": (
        DRAW,
        lambda match: hortus.Action(match.rule_set.game, match.truth, 3, 0),
        None,
        "no seat 3",
        "0 to 1",
    ),
    "a number after the end": (OVER, 0, None, "over", "nobody may act"),
    "a number after the end, with a seat": (OVER, 0, 0, "over", "nobody may act"),
    "notation after the end": (OVER, "deck", None, "over", "nobody may act"),
    "notation after the end, with a seat": (OVER, "deck", 0, "over", "nobody may act"),
    "empty notation": (DRAW, "", None, "''", "Possible: deck"),
    "blanks": (DRAW, " \t ", None, "''", "Possible: deck"),
    "nonsense": (DRAW, "nonsense", None, "'nonsense'", "Possible: deck"),
    "a number as text": (DRAW, "0", None, "'0'", "Possible: deck"),
    "another script": (DRAW, "дуб 7", None, "'дуб 7'", "Possible: deck"),
    "letters turned around": (DRAW, "\u202edeck", None, r"'\u202edeck'", "Possible: deck"),
    "half a character": (DRAW, "\ud800", None, r"'\ud800'", "Possible: deck"),
    "control characters": (DRAW, "\x1b[2J", None, r"'\x1b[2J'", "Possible: deck"),
    "two lines": (DRAW, "de\nck!", None, r"'de\nck!'", "Possible: deck"),
    "a very long line": (DRAW, "deck" * 10_000, None, "'deckdeck", "Possible: deck"),
    "a pile that is empty": (DRAW, "pile1", None, "'pile1'", "Possible: deck"),
    "a sign alone": (PLANT, "+", None, "'+'", "Possible: +"),
    "a value that no card has": (PLANT, "+O9", None, "'+O9'", "Possible: +"),
    "a card not in the hand": (PLANT, lambda match: f"+{foreign_card(match)}", None, "Possible: +"),
    "a card not in the hand, to discard": (DISCARD, lambda match: f"-{foreign_card(match)}", None, "Possible: -"),
    "the first card off the origin": (PLACE, "1,0", None, "'1,0'", "Possible: 0,0"),
    "a square that is not free": (SECOND_PLACE, "0,0", None, "'0,0'", "Possible: ", "0,1"),
    "a square that touches nothing": (SECOND_PLACE, "5,5", None, "'5,5'", "Possible: ", "0,1"),
    "a square outside every garden": (SECOND_PLACE, "99,99", None, "'99,99'", "Possible: ", "0,1"),
    "half a square": (SECOND_PLACE, "1,", None, "'1,'", "Possible: ", "0,1"),
}


def played(decisions: int) -> hortus.Match:
    """A match in which everybody always did the first thing possible."""
    match = hortus.new("arboretum", players=2, seed=7)
    while not match.over and len(match.decisions) < decisions:
        match.play(match.legal()[0])
    return match


def foreign_card(match: hortus.Match) -> str:
    """A card that the player whose turn it is does not hold, as letter and value."""
    held = {tuple(card) for card in match.view(0).sides[0].hand}
    return next(
        f"{kind.letter}{value}" for kind in PUBLISHED.species for value in (1, 8) if (kind.name, value) not in held
    )


def everything(match: hortus.Match) -> object:
    """All that a match holds and shows."""
    logs = [match.log(eyes) for eyes in (None, *range(match.players))]
    return match.truth.tobytes(), match.decisions, match.actors, match.halfway, match.points, logs


@table(ACTIONS)
def test_an_illegal_action_is_refused_and_changes_nothing(case: tuple[Any, ...]) -> None:
    when, action, seat, *words = case
    match = played(when)
    before = everything(match)
    with refused(HortusError, *words):
        match.play(action(match) if callable(action) else action, seat)
    assert everything(match) == before


def test_a_seat_must_be_named_where_several_may_act() -> None:
    match = played(DRAW)
    match._actors = 0b11  # no game so far has two at a time
    for ask in (match.legal, lambda: match.play(0)):
        with refused(IllegalAction, "Seats 0, 1 may act", "seat="):
            ask()
    with refused(IllegalAction, "which seat"):
        hortus.player("random").choose(match)
    assert match.decisions == ()


def test_notation_of_two_meanings_is_refused() -> None:
    with refused(IllegalAction, "'deck' can mean more than one thing", "deck or deck"):
        find(played(DRAW).legal() * 2, "deck")


SEATS = {"a seat too many": (2,), "a negative seat": (-1,), "text": ("x",), "a fraction": (0.5,), "true": (True,)}


@table(SEATS)
@pytest.mark.parametrize("ask", ["view", "log", "legal", "may_undo", "redeal", "choose"])
def test_every_question_about_a_seat_names_the_seats_there_are(ask: str, case: tuple[Any]) -> None:
    match, (seat,) = played(PLANT), case
    asks = {"redeal": lambda: match.redeal(seat, 1), "choose": lambda: hortus.player("random").choose(match, seat)}
    with refused(HortusError, f"no seat {seat!r}", "0 to 1"):
        asks.get(ask, lambda: getattr(match, ask)(seat))()


OTHER_REQUESTS: dict[str, tuple[Any, ...]] = {
    "undoing more than there is": (lambda match: match.undo(5), "From 0 to 2 decisions", "5"),
    "undoing less than nothing": (lambda match: match.undo(-1), "-1"),
    "undoing half a decision": (lambda match: match.undo(0.5), "0.5"),
    "undoing text": (lambda match: match.undo("all"), "'all'"),
    "a scorecard too early": (lambda match: match.scorecard(), "not over"),
    "a record of a redealt table": (lambda match: match.redeal(0, 1).record(), "redealt"),
    "choosing for one who waits": (lambda match: hortus.player("random").choose(match, 1), "Seat 1"),
    "a redeal without seed": (lambda match: match.redeal(0, None), "seed", "None"),
    "a redeal from text": (lambda match: match.redeal(0, "x"), "seed", "'x'"),
    "a redeal from a fraction": (lambda match: match.redeal(0, 1.5), "seed", "1.5"),
    "a redeal from a number too large": (lambda match: match.redeal(0, 2**64), "seed"),
    "weights as text": (lambda match: match.redeal(0, 1, "x"), "weights"),
    "weights in one row": (lambda match: match.redeal(0, 1, [1.0]), "weights"),
    "weights for too few cards": (lambda match: match.redeal(0, 1, np.ones((1, 1))), "weights"),
    "negative weights": (lambda match: match.redeal(0, 1, -np.ones((4, 80))), "weights"),
    "weights that are no numbers": (lambda match: match.redeal(0, 1, np.full((4, 80), np.nan)), "weights"),
}


@table(OTHER_REQUESTS)
def test_what_a_match_cannot_do_it_says(case: tuple[Any, ...]) -> None:
    match, (ask, *words) = played(PLANT), case
    before = everything(match)
    with refused(HortusError, *words):
        ask(match)
    assert everything(match) == before


# --- options ---------------------------------------------------------------------------------------------

SOLO = {"rule_set": "arboretum-solo", "players": 1}
OPTIONS: dict[str, tuple[Any, ...]] = {
    "a rule set misspelt": ({"rule_set": "arboretun"}, "'arboretun'", "Did you mean arboretum?"),
    "a solo rule set misspelt": ({"rule_set": "arboretum-sole"}, "Did you mean arboretum-solo?"),
    "a rule set of another game": ({"rule_set": "chess"}, "'chess'", "There are: arboretum, "),
    "no rule set": ({"rule_set": None}, "called None", "There are: arboretum, "),
    "a very long rule set": ({"rule_set": "x" * 10_000}, "'xxx", "There are: arboretum, "),
    "a huge rule set": ({"rule_set": HUGE}, "rule set", "There are: arboretum, "),
    "an option misspelt": ({"specis": ["oak"]}, "'specis'", "Did you mean species?"),
    "an option of another rule set": ({"q_garden": "grid"}, "'q_garden'", "There are: species."),
    "nobody": ({"players": 0}, "2 to 4 players", "not 0"),
    "one player": ({"players": 1}, "2 to 4 players", "not 1"),
    "five players": ({"players": 5}, "2 to 4 players", "not 5"),
    "two playing solo": ({**SOLO, "players": 2}, "for 1 player", "not 2"),
    "players as truth value": ({"players": True}, "2 to 4 players", "not True"),
    "players as float": ({"players": 2.0}, "2 to 4 players", "not 2.0"),
    "players as text": ({"players": "2"}, "2 to 4 players", "not '2'"),
    "a huge number of players": ({"players": HUGE}, "2 to 4 players"),
    "too few species": ({"species": SPECIES[:5]}, "6 different species", "jacaranda"),
    "too many species": ({"species": SPECIES[:8]}, "6 different species", "royal poinciana"),
    "too few species for three": ({"players": 3, "species": SPECIES[:6]}, "3 players", "8 different species"),
    "no species": ({"species": []}, "6 different species", "none"),
    "a species twice": ({"species": [*SPECIES[:5], "cassia"]}, "6 different species", "cassia"),
    "a species twice, in capitals": ({"species": [*SPECIES[:5], "CASSIA"]}, "6 different species", "CASSIA"),
    "thousands of species": ({"species": ["oak"] * 5000}, "6 different species", "oak"),
    "a species that is not there": ({"species": ["pine", *SPECIES[:5]]}, "'pine'", "There are: blue spruce"),
    "a species misspelt": ({"species": ["wilow", *SPECIES[:5]]}, "'wilow'", "Did you mean willow?"),
    "a species of the other edition": ({"species": ["lilac", *SPECIES[:5]]}, "'lilac'", "There are: blue spruce"),
    "species as one word": ({"species": "oak"}, "species", "list"),
    "species as number": ({"species": 7}, "species", "list"),
    "species as numbers": ({"species": [1, 2, 3, 4, 5, 6]}, "species.0", "string"),
    "a garden of Q misspelt": ({**SOLO, "q_garden": "gird"}, "q_garden", "'lines' or 'grid'"),
    "a garden of Q as number": ({**SOLO, "q_garden": 3}, "q_garden", "'lines' or 'grid'"),
    "perhaps": ({**SOLO, "q_negates": "perhaps"}, "q_negates", "boolean"),
    "a negative seed": ({"seed": -1}, "seed", "from 0 to", "not -1"),
    "a seed as float": ({"seed": 7.0}, "seed", "whole number", "not 7.0"),
    "a seed as text": ({"seed": "7"}, "seed", "whole number", "not '7'"),
    "a seed as truth value": ({"seed": True}, "seed", "whole number", "not True"),
    "a huge seed": ({"seed": HUGE}, "seed", "whole number"),
    "a very long seed": ({"seed": "7" * 10_000}, "seed", "whole number"),
}


@table(OPTIONS)
def test_an_option_that_cannot_be_is_refused(case: tuple[Any, ...]) -> None:
    options, *words = case
    with refused(BadOption, *words):
        hortus.new(**{"rule_set": "arboretum", "players": 2, **options})


PLAYERS: dict[str, tuple[Any, ...]] = {
    "misspelt": ("randm", "'randm'", "Did you mean random?"),
    "a human": ("human", "'human'", "random"),
    "nothing": (None, "called None", "random"),
    "a list": (["random"], "random"),
}


@table(PLAYERS)
def test_a_player_that_is_not_there_is_refused(case: tuple[Any, ...]) -> None:
    code, *words = case
    with refused(BadOption, *words):
        hortus.player(code)


@pytest.mark.parametrize("seed", [2**63 - 1, 2**63, 10**30])
def test_a_seed_is_refused_or_can_be_recorded(seed: int) -> None:
    try:
        match = hortus.new("arboretum", seed=seed)
    except BadOption as error:
        check_sentence(str(error), "seed")
    else:
        assert Record.read(match.record().to_json()).match().truth.tobytes() == match.truth.tobytes()


# --- records ---------------------------------------------------------------------------------------------

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


@cache
def good() -> dict[str, Any]:
    """A finished match as record."""
    record: dict[str, Any] = json.loads(played(OVER).record().to_json())
    return record


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


# --- positions -------------------------------------------------------------------------------------------


def holds(*cards: Any) -> dict[str, Any]:
    return {"hand": list(cards)}


def grows(*cards: Any) -> dict[str, Any]:
    return {"garden": list(cards)}


def two(first: Any, second: Any = None) -> dict[str, Any]:
    """A table of two, the second with nothing."""
    return {"players": [first, {} if second is None else second]}


CARDS = [[name, value] for name in SPECIES for value in range(1, 9)]
ROW = [[*card, x, 0] for x, card in enumerate(CARDS)]
POSITIONS: dict[str, tuple[Any, ...]] = {
    "not JSON": ("nope", "not JSON"),
    "bytes that are no text": (b"\xff", "not JSON"),
    "deep nesting": ("[" * 100_000, "not JSON", "recursion"),
    "a list": ([], '{"players": [{"hand": [...], "garden": [...]}, ...]}'),
    "null": ("null", '{"players": [{"hand": [...], "garden": [...]}, ...]}'),
    "nothing": ({}, "2 to 4 players", "'players'"),
    "players as object": ({"players": {}}, "2 to 4 players", "'players'"),
    "one player": ({"players": [{}]}, "2 to 4 players"),
    "five players": ({"players": [{}] * 5}, "2 to 4 players"),
    "players misspelt": ({"playes": [{}, {}]}, "'playes'", "'players'"),
    "a key too many": ({"players": [{}, {}], "deck": []}, "'deck'", "only 'players'"),
    "a huge key": ({HUGE: []}, "only 'players'"),
    "a player as list": (two({}, []), "Player 2", "'hand' and a 'garden'"),
    "a player with a key too many": (two({"gardn": []}), "Player 1", "'gardn'", "'hand' and 'garden'"),
    "a hand as text": (two({"hand": "O3"}), "hand of player 1", '["oak", 3]'),
    "a garden as null": (two({}, {"garden": None}), "garden of player 2", '["oak", 6, x, y]'),
    "a card as text": (two(holds("oak 3")), "hand of player 1", '["oak", 3]'),
    "a card without value": (two(holds(["oak"])), "hand of player 1", '["oak", 3]', "not ['oak']"),
    "a card with a square in the hand": (two(holds(["oak", 3, 0, 0])), "hand of player 1", '["oak", 3]'),
    "a card without square in the garden": (two(grows(["oak", 3])), "garden of player 1", "x", "y", "not ['oak', 3]"),
    "a card with half a square": (two(grows(["oak", 3, 0])), "garden of player 1", "x", "y", "not ['oak', 3, 0]"),
    "a card with a huge end": (two(grows(["oak", 3, 0, 0, HUGE])), "garden of player 1", "x", "y"),
    "an unknown species": (two(holds(["pine", 3])), "hand of player 1", "'pine'", "There are: blue spruce"),
    "a species misspelt": (two({}, holds(["wilow", 3])), "hand of player 2", "'wilow'", "Did you mean willow?"),
    "a species of the other edition": (two(holds(["lilac", 3])), "'lilac'", "There are: blue spruce"),
    "a species as number": (two(holds([7, 3])), "hand of player 1", "called 7", "There are: blue spruce"),
    "a species as huge number": (two(holds([HUGE, 3])), "hand of player 1", "There are: blue spruce"),
    "a value of 0": (two(holds(["oak", 0])), "hand of player 1", "1 to 8", "not 0"),
    "a value of 9": (two(grows(["oak", 9, 0, 0])), "garden of player 1", "1 to 8", "not 9"),
    "a value as letter": (two(holds(["oak", "x"])), "1 to 8", "not 'x'"),
    "a value as text": (two(holds(["oak", "3"])), "1 to 8", "not '3'"),
    "a value as truth value": (two(holds(["oak", True])), "1 to 8", "not True"),
    "a value as float": (two(holds(["oak", 3.0])), "1 to 8", "not 3.0"),
    "a huge value": (two(holds(["oak", HUGE])), "oak", "1 to 8"),
    "a wrong value of a species in lines": (two(holds(["oak\n", 9])), "oak", "1 to 8", "not 9"),
    "a wrong value of a species in blanks": (two(holds(["oak" + " " * 1000, 9])), "oak", "1 to 8", "not 9"),
    "a card twice in a hand": (two(holds(["oak", 3], ["Oak", 3])), "oak 3", "twice", "hand of player 1"),
    "a card in hand and garden": (
        two({"hand": [["oak", 3]], "garden": [["oak", 3, 0, 0]]}),
        "oak 3",
        "twice",
        "hand of player 1",
        "garden of player 1",
    ),
    "a card of two players": (two(holds(["oak", 3]), holds(["oak", 3])), "oak 3", "hand of player 1", "player 2"),
    "two cards on a square": (
        two(grows(["oak", 1, 2, 3], ["oak", 2, 2, 3])),
        "garden of player 1",
        "oak 1 and oak 2",
        "same square 2,3",
    ),
    "a card far off": (two(grows(["oak", 1, 0, 0], ["oak", 2, 0, 2])), "oak 2 on 0,2", "cut off", "beside"),
    "a card at a corner": (two(grows(["oak", 1, 0, 0], ["oak", 2, 1, 1])), "oak 2 on 1,1", "cut off", "beside"),
    "x as float": (two(grows(["oak", 1, 0.0, 0])), "oak 1", "whole numbers up to 1,000,000 for x and y", "[0.0, 0]"),
    "y as text": (two(grows(["oak", 1, 0, "0"])), "oak 1", "whole numbers up to 1,000,000 for x and y", "[0, '0']"),
    "x as truth value": (
        two(grows(["oak", 1, True, 0])),
        "oak 1",
        "whole numbers up to 1,000,000 for x and y",
        "[True, 0]",
    ),
    "y as null": (two(grows(["oak", 1, 0, None])), "oak 1", "whole numbers up to 1,000,000 for x and y", "[0, None]"),
    "x beyond any table": (two(grows(["oak", 1, 10**7, 0])), "oak 1", "x and y", "[10000000, 0]"),
    "a huge x": (two(grows(["oak", 1, HUGE, 0])), "oak 1", "x and y"),
    "a hand too large": (two(holds(*CARDS[:8])), "hand of player 1", "8 cards", "7 are the most"),
    "a garden too large": (two(grows(*ROW[:18])), "garden of player 1", "18 cards", "17"),
    "seven species for two": (two(holds(*CARDS[:56:8]), grows(ROW[1])), "2 players", "6 species, not 7", "oak"),
    "nine species for three": (
        {"players": [holds(*CARDS[:56:8]), holds(*CARDS[56:72:8]), {}]},
        "3 players",
        "8 species, not 9",
    ),
}


@table(POSITIONS)
def test_a_table_that_cannot_be_is_refused(case: tuple[Any, ...]) -> None:
    position, *words = case
    with refused(BadPosition, *words):
        hortus.score("arboretum", position)


SOLO_POSITIONS: dict[str, tuple[Any, ...]] = {
    "you without Q": ({"players": [{}]}, "you and Q", "'players'"),
    "three sides": ({"players": [{}] * 3}, "you and Q", "'players'"),
    "Q's lines mixed with squares": (two({}, grows(["oak", 1], ["oak", 2, 0, 0])), "garden of Q", "not ['oak', 1]"),
    "Q's lines with half a square": (two({}, grows(["oak", 1], ["oak", 2, 0])), "garden of Q", "not ['oak', 2, 0]"),
    "your garden in lines": (two(grows(["oak", 1])), "garden of player 1", "not ['oak', 1]"),
    "a hand of Q too large": (two({}, holds(*CARDS[:14])), "hand of Q", "14 cards", "13 are the most"),
    "seven species": (two({}, holds(*CARDS[:56:8])), "with 1 player has 6 species, not 7", "oak"),
}


@table(SOLO_POSITIONS)
def test_a_table_of_q_that_cannot_be_is_refused(case: tuple[Any, ...]) -> None:
    position, *words = case
    with refused(BadPosition, *words):
        hortus.score("arboretum-solo", position)


def test_the_2011_edition_has_its_own_species() -> None:
    with refused(BadPosition, "hand of player 1", "'oak'", "There are: cassia, crabapple"):
        hortus.score("arboretum-2011", two(holds(["oak", 3])))


SCORE_OPTIONS: dict[str, tuple[Any, ...]] = {
    "misspelt": ({"specis": []}, "'specis'", "Did you mean species?"),
    "not of this rule set": ({"q_negates": True}, "'q_negates'", "There are: species."),
}


@table(SCORE_OPTIONS)
def test_an_option_of_scoring_that_is_not_there_is_refused(case: tuple[Any, ...]) -> None:
    options, *words = case
    with refused(BadOption, *words):
        hortus.score("arboretum", two({}), **options)


# --- the command line ------------------------------------------------------------------------------------

COMMANDS: dict[str, tuple[str, ...]] = {
    "play another game": ("play chess", "'chess'", "There are: arboretum, "),
    "play a rule set misspelt": ("play arboretun", "'arboretun'", "Did you mean arboretum?"),
    "play with a player misspelt": ("play --players human,randm", "'randm'", "Did you mean random?"),
    "play with nobody": ("play --players ,", "''", "There are: human, random."),
    "play alone what is for two": ("play --players random", "2 to 4 players", "not 1"),
    "play with five": ("play --players random,random,random,random,random", "2 to 4 players", "not 5"),
    "play from a negative seed": ("play --seed -1", "seed", "not -1"),
    "play from a huge seed": (f"play --players random,random --seed {10**30} --record r.json", "seed"),
    "play many games as human": ("play --games 2", "--games", "one game at a time"),
    "play as human in JSON": ("play --json", "--json", "one game at a time"),
    "play with an option of no value": ("play --option species", "name=value", "'species'"),
    "play with an option of no name": ("play --option =3", "name=value", "'=3'"),
    "play with an option misspelt": ("play --option specis=oak", "'specis'", "Did you mean species?"),
    "play with one species": ("play --option species=oak", "species", "list"),
    "play with a species misspelt": ("play --option species=oak,wilow", "'wilow'", "Did you mean willow?"),
    "play with an option nested deep": (f"play --option species={'[' * 20_000}", "species"),
    "play with a garden misspelt": ("play arboretum-solo --option q_garden=gird", "q_garden", "'lines' or 'grid'"),
    "go on with a missing file": ("play --resume missing.json", "missing.json", "No such file"),
    "go on with a directory": ("play --resume here.d", "here.d", "directory"),
    "go on with no record": ("play --resume nope.json", "no record", "not JSON"),
    "go on with a position": ("play --resume table.json", "record", '"hortus"'),
    "go on with another seed": ("play --resume good.json --seed 3", "--resume"),
    "go on with somebody unknown": ("play --resume alice.json", "'alice'", "There are: human, random."),
    "go on with seats missing": ("play --resume seats.json", "2", "1"),
    "record into a missing directory": ("play --players random,random --record no/r.json", "no/r.json", "No such"),
    "record over a directory": ("play --players random,random --record here.d", "here.d", "directory"),
    "record below a file": ("play --record nope.json/r.json", "nope.json/r.json", "can't be written"),
    "record games into a file": ("play --players random,random --games 2 --record nope.json", "nope.json", "exists"),
    "score another game": ("score chess table.json", "'chess'", "There are: arboretum, "),
    "score a missing file": ("score arboretum missing.json", "missing.json", "No such file"),
    "score a directory": ("score arboretum here.d", "here.d", "directory"),
    "score a file that is no text": ("score arboretum latin.json", "latin.json", "UTF-8"),
    "score a file that is no JSON": ("score arboretum nope.json", "not JSON"),
    "score a table with an unknown card": ("score arboretum pine.json", "'pine'", "There are: blue spruce"),
    "score nothing from standard input": ("score arboretum -", "not JSON"),
    "score with an option of no value": ("score arboretum table.json --option q", "name=value", "'q'"),
    "score with an option misspelt": ("score arboretum table.json --option specis=3", "Did you mean species?"),
    "rules of another game": ("rules chess", "'chess'", "There are: arboretum, "),
    "rules misspelt": ("rules arboretum-sol", "'arboretum-sol'", "Did you mean arboretum-solo?"),
    "verify a missing file": ("verify missing.json", "missing.json", "no file"),
    "verify a directory of nothing": ("verify here.d", "here.d", ".json"),
    "verify a name too long": (f"verify {'n' * 300}", "nnn"),
}
REAL = (
    "play another game",
    "play with a player misspelt",
    "play from a negative seed",
    "play from a huge seed",
    "play with an option of no value",
    "go on with no record",
    "record below a file",
    "score a missing file",
    "score a table with an unknown card",
    "rules misspelt",
    "verify a missing file",
)


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A directory with good and bad files, to work in; standard input is empty."""
    files = {
        "good.json": json.dumps(good()),
        "alice.json": json.dumps({**good(), "seats": ["human", "alice"]}),
        "seats.json": json.dumps({**good(), "seats": ["human"]}),
        "chess.json": json.dumps({**good(), "rule_set": "chess"}),
        "table.json": json.dumps(two({})),
        "pine.json": json.dumps(two(holds(["pine", 3]))),
        "nope.json": "nope",
    }
    for name, text in files.items():
        (tmp_path / name).write_text(text)
    (tmp_path / "latin.json").write_bytes("Bäume".encode("latin-1"))
    (tmp_path / "here.d").mkdir()
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    return tmp_path


def run(line: str, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The exit code of a command line."""
    monkeypatch.setattr(sys, "argv", ["hortus", *line.split()])
    with pytest.raises(SystemExit) as left:
        main()
    return left.value.code


def check_told(told: str, words: tuple[str, ...]) -> None:
    assert told.startswith("hortus: ")
    check_sentence(told.removeprefix("hortus: ").removesuffix("\n"), *words)


@table(COMMANDS)
def test_a_command_that_cannot_be_done_says_why(
    case: tuple[str, ...], desk: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    line, *words = case
    before = sorted(desk.rglob("*"))
    assert run(line, monkeypatch) == 2
    check_told(capsys.readouterr().err, tuple(words))
    assert sorted(desk.rglob("*")) == before


@table({name: COMMANDS[name] for name in REAL})
def test_the_real_program_says_why(case: tuple[str, ...], desk: Path) -> None:
    line, *words = case
    done = subprocess.run(
        [sys.executable, "-m", "hortus", *line.split()],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 2, done.stderr
    check_told(done.stderr, tuple(words))


USAGE: dict[str, tuple[str, ...]] = {
    "no such command": ("garden", "No such command 'garden'"),
    "no such option": ("play --sed 3", "--sed", "--seed"),
    "a seed as text": ("play --seed x", "--seed", "integer"),
    "no games": ("play --games 0", "--games", "greater than or equal to 1"),
    "nothing to score": ("score arboretum", "Missing argument 'FILE'"),
    "nothing to verify": ("verify", "Missing argument 'PATH...'"),
    "an argument too many": ("bench fast", "unexpected extra argument", "fast"),
}


@table(USAGE)
def test_a_command_misused_shows_how_it_is_used(
    case: tuple[str, ...], desk: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    line, *words = case
    assert run(line, monkeypatch) == 2
    told = capsys.readouterr().err
    assert told.startswith("Usage: ")
    assert "Traceback" not in told
    for word in words:
        assert word in told


@pytest.mark.parametrize("name", ["chess.json", "nope.json", "latin.json", "table.json"])
def test_verifying_names_the_file_and_its_fault(
    name: str, desk: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(f"verify {name} good.json", monkeypatch) == 2
    fault, total = capsys.readouterr().out.splitlines()
    check_sentence(fault, name, "record")
    assert total.startswith("1 of 2 records")


TYPED: dict[str, tuple[str, ...]] = {
    "nonsense": ("nonsense", "'nonsense'", "Possible: deck"),
    "a number that is not on the list": ("99", "from 1 to 1"),
    "zero": ("0", "from 1 to 1"),
    "a number of thousands of digits": ("9" * 5000, "from 1 to 1"),
    "a raised two": ("²", "'²'", "Possible: deck"),
    "a card before drawing": ("plant oak 7", "is not possible now", "Possible: deck"),
    "two moves at once": ("deck deck", "One move at a time", "'deck'"),
    "markup": ("[bold]x[/bold]", "'[bold]x[/bold]'", "Possible: deck"),
}


@table(TYPED)
def test_what_is_typed_at_the_table_and_makes_no_sense_is_answered(
    case: tuple[str, ...], desk: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed, *words = case
    monkeypatch.setattr(sys, "stdin", io.StringIO(f"{typed}\nquit\n"))
    assert run("play --seed 7 --plain --record saved.json", monkeypatch) == 0
    answer = capsys.readouterr().out.split("you> ")[1].strip()
    check_sentence(answer, *words)
    assert hortus.load("saved.json").decisions == ()
