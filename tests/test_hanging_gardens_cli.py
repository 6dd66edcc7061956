"""The Hanging Gardens in the terminal: whole games by typed lines."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

import hortus
from hortus.core.action import Action
from hortus.core.errors import HortusError
from hortus.core.typed import understand
from hortus.games.hanging_gardens.view import HangingGardensView
from tests.conftest import Terminal
from tests.kinds import as_a
from tests.sentences import check_sentence, table

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


def test_what_is_wrong_after_steps_that_are_right_is_said_to_come_after_them() -> None:
    match = hortus.new("hanging-gardens", players=2, seed=3)
    card = match.legal()[0].notation
    with pytest.raises(HortusError, match=rf"^After {card} t1: 'x99' is not possible now\..* Nothing was played\.$"):
        understand(match, 0, f"{card} t1 x99 y0")
