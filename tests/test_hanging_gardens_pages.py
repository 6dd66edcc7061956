"""The rules page of The Hanging Gardens says what the cards, the tiles and the rules are."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import hortus
from hortus.games import find_rule_set
from hortus.games.hanging_gardens import legal, rules, state
from hortus.games.hanging_gardens.cards import ANY_GROUP, LETTERS, MATCHES, OF, PERSONS, SERIES, own_file
from hortus.games.hanging_gardens.moves import notation
from hortus.games.hanging_gardens.scoring import LATE_CLAIM
from hortus.games.hanging_gardens.state import NOTHING, TABLE
from hortus.games.hanging_gardens.view import HangingGardensView
from tests.conftest import Terminal
from tests.kinds import as_a
from tests.test_faraway_pages import boxed, rows, section

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "rules" / "hanging-gardens.md").read_text(encoding="utf-8")
FLOWING = " ".join(PAGE.split())
RULE_SET = find_rule_set("hanging-gardens")
DECK, TILES = (tomllib.loads(own_file(name).read_text("utf-8")) for name in ("deck.toml", "tiles.toml"))


def entry(kind: str) -> dict[str, Any]:
    found: dict[str, Any] = TILES["tiles"][kind.replace(" ", "_")]
    return found


# --- what is ours, and what is not ---------------------------------------------------------------------------


def test_the_page_says_near_its_top_what_is_reconstructed(terminal: Terminal) -> None:
    sentence = re.search(
        r"\*\*What is ours:\*\* (the faces of the 60 building cards.*?no public source gives them\.)", FLOWING
    )
    assert sentence
    assert FLOWING.index(sentence[1]) < 600
    for words in ("tile values marked RECONSTRUCTED", "which symbols take which tiles except for the park"):
        assert words in sentence[1]
    assert sentence[1] in " ".join(terminal("rules hanging-gardens").split())


def test_every_series_is_listed_with_its_figures_and_their_sources() -> None:
    listed = rows(section(PAGE, "Scoring"))
    assert [line[0] for line in listed] == [*SERIES, *PERSONS]
    for name, count, *figures, sources in listed[: len(SERIES)]:
        assert int(count) == entry(name)["count"]
        assert [int(figure) for figure in figures if figure] == entry(name)["values"]
        assert told_sources(sources, len(entry(name)["values"])) == entry(name)["sources"]
    assert sum(found["count"] for found in TILES["tiles"].values()) == 49
    assert "49 point tiles" in PAGE


def test_every_person_is_listed_with_its_figures_and_their_sources() -> None:
    listed = rows(section(PAGE, "Scoring"))[len(SERIES) :]
    for name, of, alone, full, each, sources in listed:
        told = {"alone": alone, "full": full, "each": each}
        given = {field: int(figure) for field, figure in told.items() if figure}
        assert given == {field: entry(name)[field] for field in told if field in entry(name)}
        assert (of, entry(name)["of"], entry(name)["count"]) == (OF[name], OF[name], 1)
        assert told_sources(sources, len(given)) == entry(name)["sources"]


def told_sources(sources: str, figures: int) -> list[str]:
    """The source of each figure of a line; a single one holds for all."""
    named = sources.split(", ")
    assert set(named) <= {"VERIFIED", "REPORTED", "RECONSTRUCTED"}
    return named * figures if len(named) == 1 else named


def test_the_cards_of_the_page_are_those_of_the_deck() -> None:
    assert {letter: name for name, letter in rows(section(PAGE, "Cards and squares"))} == {**LETTERS, ".": "blank"}
    faces = re.findall(r"`([AFPT.]{3} [AFPT.]{3})`", PAGE)
    assert len(set(faces)) >= 2
    assert set(faces) <= set(DECK["cards"].values())
    for number, face in re.findall(r'`(\d+) = "([^"]+)"`', PAGE):
        assert DECK["cards"][number] == face


# --- numbers -------------------------------------------------------------------------------------------------


EXAMPLES = rows(section(PAGE, "Examples"))


@pytest.mark.parametrize(("tiles", "points"), [line[:2] for line in EXAMPLES], ids=[line[0] for line in EXAMPLES])
def test_every_example_is_worth_what_the_page_says(tiles: str, points: str) -> None:
    counts = {kind: int(count) for count, kind in (part.split(" ", 1) for part in tiles.split(", "))}
    card: Any = hortus.score("hanging-gardens", {"players": [{"tiles": counts}, {}]})
    assert card.players[0].points == int(points)


def test_the_numbers_that_everybody_checks_are_among_the_examples() -> None:
    assert [int(line[1]) for line in EXAMPLES] == [2, 8, 16, 24, 27, 4, 25, 11, 15, 3]


def test_the_boxed_game_ends_as_the_page_says() -> None:
    card: Any = hortus.score("hanging-gardens", boxed(PAGE))
    first, second = card.players
    assert first.points == second.points
    assert f"both have {first.points} points" in FLOWING
    assert (first.total_tiles, second.total_tiles, card.winners) == (7, 6, (0,))
    assert "the first player wins by seven tiles to six" in FLOWING
    assert f"**Late claims** are {LATE_CLAIM} points each." in PAGE


def seen(match: hortus.Match, eyes: int | None) -> HangingGardensView:
    return as_a(HangingGardensView, match.view(eyes))


@pytest.mark.parametrize("column", [1, 2, 3])
def test_cards_turns_and_rounds_are_those_of_the_page(column: int) -> None:
    players = column + 1
    shown, turns, rounds = (int(line[column]) for line in rows(section(PAGE, "Rounds")))
    match = hortus.new("hanging-gardens", players=players, seed=1)
    while seen(match, None).round == 0:
        match.play(match.legal()[0])
    view = seen(match, None)
    assert (len(view.display), view.rounds, view.deck + shown) == (shown, rounds, rounds * shown)
    seats: list[int] = []
    while seen(match, None).round == 1:
        action = match.play(match.legal()[0])
        seats += [action.seat] * (action.id < state.TURN_CARD)  # a turn begins with the card
    assert seats == list(range(players)) * turns


def test_the_starter_turns_are_those_of_the_page() -> None:
    match = hortus.new("hanging-gardens", players=2, seed=1)
    seats = []
    while seen(match, None).round == 0:
        seats.append(match.actors[0])
        match.play(match.legal()[0])
    turns = [seat for i, seat in enumerate(seats) if i == 0 or seats[i - 1] != seat]
    assert turns == [0, 1, 0]  # first 0 and 1, then 1 and 0
    assert match.actors == (0,)


def test_stacks_and_spaces_are_those_of_the_page() -> None:
    view: Any = hortus.new("hanging-gardens", seed=1).view(None)
    assert view.stacks == (22, 21)
    assert "22 and the second of 21" in FLOWING
    assert len(view.spaces) == 6


# --- which tiles match ---------------------------------------------------------------------------------------


def test_the_tiles_of_each_symbol_are_those_of_the_rules() -> None:
    by_symbol, by_size = section(PAGE, "Which tiles a group may take").split("**By size**")
    listed = {group: tuple(tiles.split(", ")) for group, tiles in rows(by_symbol)}
    assert listed == {**MATCHES, "any group": ANY_GROUP}
    spaces = [line[1] for line in rows(by_size)]
    assert [open_by_size(squares) for squares in (3, 4, 5, 6)] == [2, 4, 6, 6]
    for told, words in zip(spaces, ("1 and 2", "1 to 4", "all six", "first a blind tile, then all six"), strict=True):
        assert words in told
    assert rows(by_size)[-1][0] == f"{rules.BLIND_FROM} or more"


def open_by_size(squares: int) -> int:
    """How many of the six spaces a group of so many squares may choose from."""
    table = hortus.new("hanging-gardens", seed=1, claim="size").truth.view(TABLE)[0]
    bits = sum(1 << space for space in range(6) if legal.spaces_open(table, 0, squares) >> space & 1)
    assert bits & (bits + 1) == 0  # the first ones
    return bits.bit_count()


# --- the example of placing ----------------------------------------------------------------------------------


def test_the_example_of_placing_is_legal_and_looks_like_the_page() -> None:
    text = section(PAGE, "An example")
    first, second = (
        next(int(number) for number, face in DECK["cards"].items() if face == shown)
        for shown in re.findall(r"`([AFPT.]{3} [AFPT.]{3})`", text)
    )
    start = hortus.new("hanging-gardens", players=3, seed=1)
    true = start.truth
    table = true.view(TABLE)[0]
    table.display[:] = [first - 1, second - 1, NOTHING, NOTHING]
    match = hortus.Match(start.rule_set, 3, start.options, true, None)
    drawn = [
        line
        for line in re.findall(r"```text\n(.*?)```", text, re.DOTALL)[0].splitlines()
        if re.match(r" +-?\d  ", line)
    ]
    assert drawn[0].split() == ["0", "1", "2", "0", "1", "2", "3", "4"]
    expected = [drawn[1].split(), drawn[2].split()]
    for move in (f"c{first}", "t0", "x0", "y0"):
        match.play(move)
    assert letters(match, 3) == [line[1:4] for line in expected]
    again = match.truth
    again.view(TABLE)[0].seat, again.view(TABLE)[0].phase = 0, state.CARD
    match = hortus.Match(start.rule_set, 3, start.options, again, None)
    for move in (f"c{second}", "t0", "x2", "y0"):
        match.play(move)
    assert letters(match, 5) == [line[5:] for line in expected]
    side = seen(match, 0).sides[0]
    assert [(group.symbol, group.size) for group in side.groups] == [("terrace", 3)]
    bare = [square for square in side.squares if square.x > 2]
    assert (len(bare), "four blanks hang over the bare table" in FLOWING) == (4, True)


def letters(match: hortus.Match, wide: int) -> list[list[str]]:
    """The garden of seat 0 as two rows of letters."""
    side = seen(match, 0).sides[0]
    found = {(square.x, square.y): square.symbol[0].upper() if square.symbol else "." for square in side.squares}
    assert set(found) == {(x, y) for x in range(wide) for y in (0, -1)}
    return [[found[x, y] for x in range(wide)] for y in (0, -1)]


# --- actions -------------------------------------------------------------------------------------------------


STARTS = (
    state.TAKE_CARD,
    state.REMOVE_CARD,
    state.TURN_CARD,
    state.PLACE_COLUMN,
    state.PLACE_ROW,
    state.PASS,
    state.CLAIM_GROUP,
    state.PUT_COLUMN,
    state.PUT_ROW,
    state.MOVE_TEMPLE,
    state.LOOK_AT,
    state.TAKE_TILE,
)


def test_the_numbers_of_actions_are_those_of_the_page() -> None:
    listed = [line[0] for line in rows(PAGE) if re.fullmatch(r"\d+(-\d+)?", line[0]) and len(line) == 2]
    listed = [numbers for numbers in listed if numbers not in ("3", "4", "5")]  # sizes of groups
    ends = [*(start - 1 for start in STARTS[1:]), state.ACTIONS - 1]
    assert listed == [f"{a}-{b}" if a < b else str(a) for a, b in zip(STARTS, ends, strict=True)]


def test_the_examples_of_notation_are_those_of_the_page() -> None:
    true = hortus.new("hanging-gardens", seed=1).truth
    pairs = re.findall(r"`([a-z]+-?\d+)` is (\d+)", FLOWING)
    assert len(pairs) == 9
    for name, number in pairs:
        assert notation(true, 0, int(number)) == name
    temple = re.search(r"for a temple (\d+) and (\d+)", FLOWING)
    assert temple
    assert [notation(true, 0, int(number)) for number in temple.groups()] == ["x3", "y-1"]


def test_every_notation_of_the_page_belongs_to_an_action() -> None:
    true = hortus.new("hanging-gardens", seed=1).truth
    known = {notation(true, 0, number) for number in range(state.ACTIONS)}
    table = section(PAGE, "In Hortus").partition("| Write | To |")[2].partition("\n\n")[0]
    named = re.findall(r"`([^`]+)`", table)
    assert len(named) == 15
    assert set(named) <= known
    signs = {re.sub(r"-?\d+$", "", name) for name in named}
    assert signs == {re.sub(r"-?\d+$", "", name) for name in known}


def test_no_garden_is_wider_than_the_page_says() -> None:
    cards = np.zeros(1, TABLE)[0].card.shape[1]
    assert f"nobody places more than {cards}" in FLOWING
    widest = 3 + 2 * cards
    assert f"wider or higher than {widest} squares" in FLOWING
    assert f"as far as {2 * cards} squares" in FLOWING
    assert widest < state.AROUND


def test_the_options_named_are_those_there_are() -> None:
    named = set(re.findall(r"options? `(\w+)=", PAGE)) | set(re.findall(r"--option (\w+)=", PAGE))
    assert named == set(RULE_SET.options.model_fields)
    assert f"rule set `{RULE_SET.id}`" in PAGE


def test_the_commands_named_on_the_page_work(terminal: Terminal) -> None:
    for command in re.findall(r"`hortus (deck template[^`]*)`", PAGE):
        line, _, file = command.partition(" > ")
        Path(file).write_text(terminal(line))
    assert "fine" in terminal("deck check tiles.toml")
    assert terminal("deck check deck.toml", code=2).count("\n") == 60
    Path("table.json").write_text(json.dumps(boxed(PAGE)))
    assert "Player 1 wins" in terminal("score hanging-gardens table.json --option tiles=tiles.toml")
