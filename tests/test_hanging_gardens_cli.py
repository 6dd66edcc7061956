"""The Hanging Gardens in the terminal: whole games by typed lines, what is shown, and files of one's own."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import hortus
from hortus.cli.decks import check
from hortus.core.action import Action
from hortus.core.errors import BadOption
from hortus.core.typed import understand
from hortus.games.hanging_gardens.cards import ANY_GROUP, KINDS, MATCHES, own_file
from hortus.games.hanging_gardens.text import WIDTH, draw_side, turned_face
from hortus.games.hanging_gardens.view import HangingGardensView
from tests.conftest import Terminal
from tests.kinds import as_a
from tests.sentences import check_sentence, refused, table

LINE = "play hanging-gardens --plain --record saved.json"
PAIR = f"{LINE} --players human,human"
RESUME = "play --plain --resume saved.json"


def saved() -> hortus.Match:
    return hortus.load("saved.json")


def spellings(match: hortus.Match, seat: int, action: Action) -> list[str]:
    """All that a person might type for an action; a number only if it can mean nothing else."""
    said = [action.notation, action.notation.upper(), action.words, action.order, f" {action.order} "]
    for text in (str(match.legal(seat).index(action) + 1), list(action.parts.values())[-1]):
        other = [choice for choice in match.legal(seat) if list(choice.parts.values())[-1] == text]
        listed = match.legal(seat)[int(text) - 1 : int(text)] if text.isdecimal() else []
        said += [text] if {*other, *listed} == {action} else []
    return said


def eager(match: hortus.Match, generator: random.Random) -> Action:
    """A random action, but a claim wherever there is one."""
    legal = match.legal()
    return generator.choice([action for action in legal if action.notation.startswith("g")] or legal)


def typed_game(match: hortus.Match, generator: random.Random, by_number: bool = False) -> Iterator[str]:
    """Play a match to its end; what would be typed, with Enter whenever the screen changes hands.

    A step with one choice is made by the terminal and not typed.
    """
    at_screen = None
    while not match.over:
        seat = match.actors[0]
        if seat != at_screen:
            yield ""
            at_screen = seat
        action = match.legal()[0] if by_number else eager(match, generator)
        if len(match.legal()) > 1 or seat not in match.halfway:
            ways = spellings(match, seat, action)
            yield "1" if by_number and "1" in ways else action.notation if by_number else generator.choice(ways)
        match.play(action)


# --- whole games -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("claim", ["symbol", "size"])
def test_a_whole_game_by_typed_lines(claim: str, terminal: Terminal) -> None:
    match = hortus.new("hanging-gardens", players=2, seed=6, claim=claim)
    typed = list(typed_game(match, random.Random(6)))
    told = terminal(f"{PAIR} --seed 6 --option claim={claim}", *typed)
    assert saved().decisions == match.decisions
    assert "is not possible now" not in told
    assert match.scorecard().text() in told
    assert re.search(r"player \d claims an? \w+ group with a temple on", told)


def test_a_whole_game_by_the_first_choice(terminal: Terminal) -> None:
    match = hortus.new("hanging-gardens", players=3, seed=2)
    typed = list(typed_game(match, random.Random(0), by_number=True))
    assert typed.count("1") > 40
    told = terminal(f"{LINE} --players human,human,human --seed 2", *typed)
    assert saved().decisions == match.decisions
    assert match.scorecard().text() in told


@pytest.mark.parametrize("lines", [20, pytest.param(1000, marks=pytest.mark.long)])
def test_a_game_against_a_program_by_one_line_at_a_time(lines: int, terminal: Terminal) -> None:
    """Quit after every decision and go on."""
    typed: list[str] = []
    told = terminal(f"{LINE} --seed 3", "quit")
    while not saved().over and len(typed) < lines:
        match = saved()
        assert match.actors == (0,)
        typed.append(match.legal()[0].notation)
        told = terminal(RESUME, typed[-1], "quit")
        assert saved().decisions[: len(match.decisions)] == match.decisions
        assert len(saved().decisions) > len(match.decisions)
    if saved().over:
        assert saved().scorecard().text() in told
        assert re.search(r"^You (won|lost|share the victory)\.$", told, re.MULTILINE)
    else:
        assert len(typed) == lines


def test_every_spelling_of_every_choice_is_understood() -> None:
    generator = random.Random(1)
    for claim in ("symbol", "size"):
        match = hortus.new("hanging-gardens", players=2, seed=2, claim=claim)
        while not match.over:
            seat = match.actors[0]
            for action in match.legal():
                for text in spellings(match, seat, action):
                    assert understand(match, seat, text) == [action], text
            match.play(eager(match, generator))


def test_a_step_without_a_choice_may_be_left_out_of_a_line() -> None:
    generator, met = random.Random(1), 0
    match = hortus.new("hanging-gardens", players=2, seed=2)
    while not match.over:
        seat = match.actors[0]
        for action in match.legal():
            trial = match.copy()
            trial.play(action)
            if trial.half_made(seat) and len(only := trial.legal(seat)) == 1:
                trial.play(only[0])
                for last in trial.legal(seat) if trial.half_made(seat) else ():
                    assert understand(match, seat, f"{action.notation} {last.notation}") == [action, *only, last]
                    met += 1
        match.play(eager(match, generator))
    assert met > 3


def test_a_number_that_can_mean_two_columns_is_asked_back(terminal: Terminal) -> None:
    card = hortus.new("hanging-gardens", seed=3).legal()[0].notation
    _, column = terminal.answers(f"{card} t0", "1", line=f"{LINE} --seed 3")
    check_sentence(column.splitlines()[0], "Number 1 of the list is x", "x1 is there too", "choose a column")
    assert len(saved().decisions) == 2


# --- several steps, undo, quit and resume ------------------------------------------------------------------


FIRST = "c40 t0 x0 y0"  # the display of seed 3 shows card 40


@pytest.mark.parametrize(
    "typed", [FIRST, FIRST.upper(), "c40 t0 x0", "take card 40 t0 x0 y0", "c40/t0/x0", "c40 t0/x0", "3/t0/x0"]
)
def test_a_card_is_placed_in_one_line_or_step_by_step(typed: str, terminal: Terminal) -> None:
    terminal(f"{LINE} --seed 3", *typed.split("/"), "quit")
    match = saved()
    assert str(match.log(0)[0]).startswith("player 1 places card 40 (park, 2 terraces) at 0,0")
    assert match.actors == (0,)


BAD_LINES: dict[str, tuple[str, ...]] = {
    "a card that is not there": ("c39 t0 x0 y0", "'c39'", "not possible now", "Possible: c6"),
    "a column that is not there": ("c40 t0 x7 y0", "'x7'", "not possible now", "Possible: x0"),
    "a row that is not there": ("c40 t0 x0 y5", "'y5'", "not possible now", "Possible: y0"),
    "two moves": (f"{FIRST} c22", "One move at a time", "'c22'"),
    "nonsense": ("garden", "'garden'", "not possible now"),
}


@table(BAD_LINES)
def test_a_line_that_cannot_be_done_changes_nothing(case: tuple[str, ...], terminal: Terminal) -> None:
    typed, *words = case
    (said,) = terminal.answers(typed, line=f"{LINE} --seed 3")
    check_sentence(said.strip(), *words, "take a card")
    assert saved().decisions == ()


def test_half_a_move_is_taken_back_whole(terminal: Terminal) -> None:
    told = terminal(f"{LINE} --seed 3", "undo", "c40 t0", "undo", "quit")
    assert "There is nothing to take back: nothing was done yet." in told
    assert re.search(r"Taken back: turns card 40 as it is\.\n", told)
    assert saved().decisions == ()


def claim_at_hand() -> hortus.Match:
    """A table at which a claim was just made possible, and no card was turned up by it."""
    generator = random.Random(5)
    match = hortus.new("hanging-gardens", players=2, seed=11)
    while seen(match, match.actors[0]).phase != "claim" or len(seen(match, None).display) == 0:
        match.play(eager(match, generator))
    return match


def seen(match: hortus.Match, eyes: int | None) -> HangingGardensView:
    return as_a(HangingGardensView, match.view(eyes))


def test_a_placement_is_taken_back_before_the_claim(terminal: Terminal) -> None:
    match = claim_at_hand()
    hortus.Record.of(match, ["human", "human"]).save("saved.json")
    told = terminal(RESUME, "", "undo", "quit")
    assert f"Taken back: {match.last_words}." in told
    assert saved().decisions == match.decisions[:-4]


def test_a_claim_in_one_line(terminal: Terminal) -> None:
    match = claim_at_hand()
    hortus.Record.of(match, ["human", "human"]).save("saved.json")
    seat, steps = match.actors[0], list[str]()
    while not steps or seat in match.halfway:
        action = match.legal()[-1]  # not the first one, which is to claim nothing
        steps.append(action.notation)
        match.play(action)
    assert steps[0].startswith("g")
    assert steps[-1].startswith("tile")
    terminal(RESUME, "", " ".join(steps), "quit")
    assert saved().decisions == match.decisions
    told = str(saved().log(None)[-1])
    assert re.search(r"claims an? \w+ group with a temple on -?\d+,-?\d+ and takes ", told)


def test_quit_saves_and_resume_goes_on_at_the_same_table(terminal: Terminal) -> None:
    match = hortus.new("hanging-gardens", players=2, seed=8)
    generator, steps = random.Random(8), []
    while len(match.decisions) < 60:
        steps.append(eager(match, generator).notation)
        match.play(steps[-1])
    trial = hortus.new("hanging-gardens", players=2, seed=8)
    terminal(f"{PAIR} --seed 8", "", "quit")
    for step in steps:
        trial.play(step)
        if len(saved().decisions) < len(trial.decisions):  # else the terminal made the step by itself
            told = terminal(RESUME, "", step, "quit")
            assert "hortus play --resume" in told
        assert saved().decisions[: len(trial.decisions)] == trial.decisions
    assert saved().decisions[:60] == match.decisions


# --- what is shown ---------------------------------------------------------------------------------------


@cache
def tables() -> list[tuple[hortus.Match, int | None, Any]]:
    """Every table of some random games, as seats and spectators see it."""
    found: list[tuple[hortus.Match, int | None, Any]] = []
    for players, claim in ((2, "symbol"), (3, "size"), (4, "symbol")):
        generator = random.Random(players)
        match = hortus.new("hanging-gardens", players=players, seed=6, claim=claim)
        while not match.over:
            match.play(eager(match, generator))
            eyes = match.actors[0] if match.actors else None
            found += [(match.copy(), eyes, match.view(eyes)), (match.copy(), None, match.view(None))]
    return found


def test_every_table_fits_the_screen_and_ends_with_the_question() -> None:
    for _, _, view in tables():
        *lines, last = view.text().splitlines()
        assert max(map(len, lines)) <= WIDTH
        assert last == view.asked
        assert not any(line != line.rstrip() for line in lines)


def test_where_a_card_or_a_temple_may_stand_is_marked() -> None:
    met = {"column": 0, "row": 0, "temple column": 0, "temple row": 0}
    for match, seat, view in tables():
        marks = view.text().partition("(you)")[2].count("+") if seat is not None else view.text().count("+")
        if seat is None or view.phase not in met:
            assert marks == 0
            continue
        met[view.phase] += 1
        after = [match.copy() for _ in match.legal()]
        for trial, action in zip(after, match.legal(), strict=True):
            trial.play(action)
        choices = len(after) if "row" in view.phase else sum(len(trial.legal()) for trial in after)
        assert marks == choices
    assert min(met.values()) > 0


def test_the_four_ways_to_turn_a_card_are_shown() -> None:
    met = 0
    for _, seat, view in tables():
        if seat is not None and view.phase == "turn":
            lines = view.text().splitlines()
            start = lines.index(next(line for line in lines if line.startswith(f"CARD {view.placing.card} ")))
            assert lines[start].split()[2:] == ["t0", "t1", "t2", "t3"]
            for turn in range(4):
                column = [line[9 * (turn + 1) : 9 * (turn + 2)].strip() for line in lines[start + 1 : start + 4]]
                assert [line for line in column if line] == turned_face(view, view.placing.card, turn)
            met += 1
    assert met > 20


def test_a_turned_card_is_shown_as_it_will_lie() -> None:
    view: Any = hortus.new("hanging-gardens", seed=1).view(0)
    assert [turned_face(view, 33, turn) for turn in range(4)] == [
        ["A A .", ". . F"],
        [". A", ". A", "F ."],
        ["F . .", ". A A"],
        [". F", "A .", "A ."],
    ]


def test_the_tiles_that_a_group_may_take_are_marked() -> None:
    met = 0
    for match, seat, view in tables():
        if seat is None or view.over or view.claim != "symbol":
            continue
        told = dict(re.findall(r"\b([1-6]) [a-z ]+ \((any|[AFPT]) [+-]\d+\)", view.text()))
        assert len(told) == sum(space is not None for space in view.spaces)
        for number, letter in told.items():
            kind = view.spaces[int(number) - 1].kind
            assert kind in (ANY_GROUP if letter == "any" else MATCHES[{s[0].upper(): s for s in MATCHES}[letter]])
        if view.phase == "tile":
            symbol = view.claiming.symbol
            open_now = {number for number, letter in told.items() if letter in ("any", symbol[0].upper())}
            assert {action.notation for action in match.legal()} == {f"tile{number}" for number in open_now}
            met += 1
    assert met > 5


@pytest.mark.parametrize(("claim", "words"), [("symbol", "Letter: groups"), ("size", "Groups of 3 take 1-2, of 4")])
def test_which_tiles_may_be_taken_is_explained(claim: str, words: str) -> None:
    assert words in hortus.new("hanging-gardens", seed=1, claim=claim).view(0).text()


@pytest.mark.parametrize(("standing", "words"), [(0, "5 temples left"), (4, "1 temple left"), (5, "no temples left")])
def test_temples_are_counted_in_good_words(standing: int, words: str) -> None:
    view: Any = hortus.new("hanging-gardens", seed=1).view(0)
    side = view.sides[0].model_copy(update={"temples": ((0, 0),) * standing})
    assert f"  {words}" in draw_side(view.model_copy(update={"sides": (side, view.sides[1])}), 0)


def test_help_fits_the_screen_and_its_examples_work(terminal: Terminal) -> None:
    (said,) = terminal.answers("help", line=f"{LINE} --seed 3")
    assert max(map(len, said.splitlines())) <= 80
    (examples,) = [line for line in said.splitlines() if "c54" in line]
    for example in re.split(r"   +", examples.strip()):
        terminal(f"{LINE} --seed 3", example, "quit")
        assert len(saved().decisions) == 1, example


def test_the_rules_are_shown_at_the_table(terminal: Terminal) -> None:
    told = terminal(f"{LINE} --seed 3", "rules", "quit")
    assert "Which tiles a group may take" in told
    assert "because no public source gives them" in " ".join(told.split())
    assert max(map(len, told.splitlines())) <= 90


# --- the boxed game --------------------------------------------------------------------------------------


PAPER = {"players": [{"tiles": {"garden": 3, "Gardener": 1}}, {"tiles": {"queen": 2, "handler": 1}, "late_claims": 2}]}


@pytest.mark.parametrize("file", ["table.json", "-"])
def test_the_boxed_game_is_scored_with_reasons(file: str, terminal: Terminal) -> None:
    Path("table.json").write_text(json.dumps(PAPER))
    text = terminal(f"score hanging-gardens {file}", json.dumps(PAPER))
    for words in ("Player 1: 27 points", "4/11: with a full set", "Player 2: 28 points", "2 at 5", "Player 2 wins"):
        assert words in text
    card = json.loads(terminal(f"score hanging-gardens {file} --json", json.dumps(PAPER)))
    assert [side["points"] for side in card["players"]] == [27, 28]
    assert card["winners"] == [1]


def test_the_help_of_score_shows_a_table_that_can_be_scored(terminal: Terminal) -> None:
    told = " ".join(terminal("score --help").split())
    shown = re.search(r'The Hanging Gardens .*? (\{"players".*?\]\})(?= `)', told)
    assert shown
    assert "Player 1 wins with 27 points." in terminal("score hanging-gardens -", shown[1])


# --- files of one's own ----------------------------------------------------------------------------------


def test_an_empty_template_has_sixty_mistakes(terminal: Terminal) -> None:
    template = terminal("deck template")
    for word in ("A arcade", "F fountain", "P park", "T terrace", ". blank", "deck check", "--option deck=FILE"):
        assert word in template
    Path("mine.toml").write_text(template)
    lines = terminal("deck check mine.toml", code=2).splitlines()
    assert lines == [f"Card {number} is not filled in yet." for number in range(1, 61)]


def test_a_template_that_is_filled_in_can_be_played(terminal: Terminal) -> None:
    Path("mine.toml").write_text(terminal("deck template").replace('= "??? ???"', '= "AA. ..F"'))
    told = terminal("deck check mine.toml")
    assert told.startswith("All 60 building cards are fine.")
    (command,) = re.findall(r"hortus (play .*)", told)
    assert command == "play hanging-gardens --option deck=mine.toml"
    shown = terminal(f"{command} --plain --seed 1 --record saved.json", "quit")
    assert re.search(r"A A \.    A A \.    A A \.    A A \.\n +\. \. F    \. \. F", shown)
    assert set(saved().record().options["deck"]["cards"].values()) == {"AA. ..F"}


def test_the_template_of_the_tiles_holds_those_of_hortus(terminal: Terminal) -> None:
    template = terminal("deck template --tiles")
    assert template.endswith(own_file("tiles.toml").read_text("utf-8"))
    assert "--option tiles=FILE" in template
    Path("mine.toml").write_text(template)
    told = terminal("deck check mine.toml")
    assert told.startswith("All 49 point tiles are fine.")
    (command,) = re.findall(r"hortus (play .*)", told)
    terminal(f"{command} --plain --seed 1 --record saved.json", "quit")
    assert set(saved().record().options["tiles"]["tiles"]) == {kind.replace(" ", "_") for kind in KINDS}


def test_five_mistakes_are_five_lines(terminal: Terminal) -> None:
    text = own_file("deck.toml").read_text("utf-8")
    for old, new in (
        ('4  = "T.. ..."', '4  = "T.X ..."'),
        ('9  = "AA. ..."', '9  = "AA.. ..."'),
        ('17 = "A.. ..A"', '17 = "... ..."'),
        ('30 = "F.. .T."', ""),
        ('60 = "TT. .AA"', '60 = "TT. .AB"'),
    ):
        assert old in text
        text = text.replace(old, new)
    Path("mine.toml").write_text(text)
    lines = terminal("deck check mine.toml", code=2).splitlines()
    assert sorted(line[:23] for line in lines) == [
        "Card 17 has no symbol; ",
        "Card 30 is missing.",
        "Card 4, row 1, square 3",
        "Card 60, row 2, square ",
        "Card 9, row 1: 'AA..' h",
    ]
    for line in lines:
        check_sentence(line)
    told = json.loads(terminal("deck check mine.toml --json", code=2))
    assert told == {"file": "mine.toml", "kind": "deck", "faults": lines}


def test_a_good_file_in_json_has_no_faults(terminal: Terminal) -> None:
    told = json.loads(terminal(f"deck check {own_file('tiles.toml')} --json"))
    assert (told["kind"], told["faults"]) == ("tiles", [])


@pytest.mark.parametrize(
    ("text", "words"), [("", "has none"), ("a = 1", "has none"), ("[cards]\n[tiles]", "both cards and tiles")]
)
def test_a_file_that_is_neither_cards_nor_tiles_is_refused(text: str, words: str, terminal: Terminal) -> None:
    Path("mine.toml").write_text(text)
    with refused(BadOption, words):
        check("mine.toml", False)
    assert terminal("deck check mine.toml", code=2) == ""


def test_the_options_are_listed_with_the_rules(terminal: Terminal) -> None:
    part = terminal("rules").partition("hanging-gardens: ")[2]
    for words in ("--option claim=", "--option deck=", "--option tiles=", "`hortus deck template`"):
        assert words in part
