"""The command line as a person sees it: what is typed, what is printed, and what is left on disk."""

from __future__ import annotations

import json
import os
import re
import signal
from pathlib import Path
from typing import Any

import pytest

import hortus
from hortus.games.arboretum.cards import PUBLISHED
from hortus.games.arboretum.view import ArboretumView, Side
from hortus.players.telling import Hints
from tests.conftest import Terminal, process
from tests.kinds import as_a

LETTERS = {species.name: species.letter for species in PUBLISHED.species}
DOCS = Path(__file__).parents[1] / "docs" / "rules"
TO_THE_END = ["1"] * 500  # more answers than any game asks for
COLOUR = re.compile(r"\x1b\[[\d;]*\b[34][0-8][\d;]*m")
PAPER = """{"players": [
 {"hand": [["oak", 3], ["oak", 8]], "garden": [["oak", 1, 3, 0], ["oak", 4, 2, 0], ["oak", 5, 1, 0], ["oak", 6, 0, 0]]},
 {"hand": [["oak", 7]], "garden": [["maple", 2, 0, 0], ["maple", 8, 0, 1]]}]}"""


def saved(home: Path) -> list[Path]:
    return sorted(home.glob("**/saved/*.json"))


def short(card: Any) -> str:
    return LETTERS[card.species] + str(card.value)


def sides(match: hortus.Match, eyes: int) -> tuple[Side, ...]:
    """Gardens and hands as somebody sees them."""
    return as_a(ArboretumView, match.view(eyes)).sides


FIRST, SECOND, *_ = sides(hortus.new("arboretum", players=2, seed=7), 0)[0].hand
CARD, OTHER = short(FIRST), short(SECOND)
NAME = f"{FIRST.species} {FIRST.value}"


def test_a_whole_game_ends_with_the_score_and_its_seed_gives_it_again(tmp_path: Path) -> None:
    running = process("play --seed 7 --plain", tmp_path)
    again = process("play --seed 7 --plain --record game.json", tmp_path)
    out, err = running.communicate("\n".join(TO_THE_END), timeout=120)
    out_again, _ = again.communicate("\n".join(TO_THE_END), timeout=120)
    match = hortus.load(tmp_path / "game.json")
    assert (running.returncode, err, match.over) == (0, "", True)
    assert f"{match.scorecard().text()}\nYou {'won' if 0 in match.winners else 'lost'}.\n" in out
    assert table_of(match, None) in out
    saved_out, saved_again = (text.rpartition("The record is saved:") for text in (out, out_again))
    assert saved_out[0] == saved_again[0]
    assert saved_again[2].endswith("game.json\n")


def table_of(match: hortus.Match, seat: int | None) -> str:
    """The table as it is printed, without the question."""
    view = match.view(seat)
    return view.text().removesuffix(view.asked).rstrip()


def test_what_a_program_did_is_told_before_the_next_question(terminal: Terminal) -> None:
    answers = terminal.answers("deck", "deck", CARD, "0,0", OTHER)
    theirs = [str(line) for line in hortus.load("saved.json").log(0) if line.seat == 1]
    assert len(theirs) == 4
    shown = [line.strip() for line in answers[-1].splitlines()]
    question = shown.index("Your turn: draw your first card.")
    assert shown[question - 4 : question] == theirs


# --- what can be typed -----------------------------------------------------------------------------------


@pytest.mark.parametrize("typed", ["1", "deck", " DECK ", "draw deck", "draws from the deck", "draw from the deck"])
def test_a_draw_in_numbers_notation_and_words(typed: str, terminal: Terminal) -> None:
    terminal.answers(typed)
    assert len(hortus.load("saved.json").decisions) == 1


@pytest.mark.parametrize(
    "typed",
    [
        f"+{CARD}/1",
        f"+{CARD}/0,0",
        f"{CARD.lower()}/0, 0",
        f"plants {NAME}/plants {NAME} as the first tree",
        f"plant {NAME}/1",
        f"plant {CARD} 0,0",
        f"+{CARD} 0,0",
        f"{CARD} 0,0",
        f"Plant {NAME} 0,0",
    ],
)
def test_a_planting_in_numbers_notation_and_words(typed: str, terminal: Terminal) -> None:
    terminal.answers("deck", "deck", *typed.split("/"))
    (planted,) = sides(hortus.load("saved.json"), 0)[0].garden
    assert (planted.card, planted.x, planted.y) == (FIRST, 0, 0)


@pytest.mark.parametrize("typed", [f"-{OTHER}", OTHER, f"discard {OTHER}", f"discards {OTHER}"])
def test_a_discard_in_notation_and_words(typed: str, terminal: Terminal) -> None:
    terminal.answers("deck", "deck", f"{CARD} 0,0", typed)
    mine = [line.words for line in hortus.load("saved.json").log(0) if line.seat == 0]
    assert mine[3] == f"discards {SECOND.species} {SECOND.value}"


def test_a_line_is_played_whole_or_not_at_all(terminal: Terminal) -> None:
    *_, far, short_of, two = terminal.answers(
        "deck", "deck", f"plant {CARD} 5,5", f"+{CARD} -{OTHER}", f"plant {CARD} 0,0 -{OTHER}"
    )
    assert "One move at a time" in short_of  # its square is the only one, and need not be named
    assert "'5,5' is not possible now" in far
    assert "One move at a time" in two
    assert len(hortus.load("saved.json").decisions) == 2


def test_a_square_that_is_taken_is_not_its_mirror_image(terminal: Terminal) -> None:
    """1,0 is taken and -1,0 is free: whoever types 1,0 did not mean that."""
    match = hortus.new("arboretum", players=2, seed=7)
    while len(sides(match, 0)[0].garden) < 2:
        squares = [action for action in match.legal() if action.notation == "1,0"]
        match.play(squares[0] if squares and match.actors == (0,) else match.legal()[0])
    while match.actors != (0,) or not match.legal()[0].notation.startswith("+"):
        match.play(match.legal()[0])
    hortus.Record.of(match, ["human", "random"]).save("garden.json")
    answers = terminal.answers("1", "1,0", line="play --resume garden.json --plain")
    assert "'1,0' is not possible now" in answers[1]
    assert len(sides(hortus.load("garden.json"), 0)[0].garden) == 2


def test_help_names_every_command_and_each_of_them_works(terminal: Terminal) -> None:
    commands = ["help", "score", "table", "rules", "log", "undo", "quit"]
    answers = terminal.answers(*commands[:-1])
    for command in commands:
        assert re.search(rf"^\s+(.*   )?{command}  ", answers[0], re.MULTILINE), command
    assert not any("is not possible now" in answer for answer in answers)
    assert "Who wins" in answers[3] and max(map(len, answers[3].splitlines())) <= 80


def test_log_score_and_table_say_what_the_seat_may_know(terminal: Terminal) -> None:
    moves = ["deck", "deck", f"{CARD} 0,0", OTHER]
    *_, log, score, table, empty = terminal.answers(*moves, "log", "score", "table", "")
    match = hortus.load("saved.json")
    assert [line.strip() for line in log.splitlines()] == [str(line) for line in match.log(0)]
    assert [line.strip() for line in score.splitlines()] == match.standing(0)
    assert match.view(0).text() in table
    assert table == empty


@pytest.mark.parametrize("typed", [f"+{CARD}", f"{CARD} 0,0"])
def test_undo_takes_back_a_planting_half_made_or_whole(typed: str, terminal: Terminal) -> None:
    answers = terminal.answers("deck", "deck", typed, "undo")
    match = hortus.load("saved.json")
    assert match.view(0).text() in answers[-1]
    assert (sides(match, 0)[0].garden, len(sides(match, 0)[0].hand)) == ((), 9)
    terminal.answers("deck", "deck", f"+{CARD}", "undo", f"{OTHER} 0,0")
    assert [tree.card for tree in sides(hortus.load("saved.json"), 0)[0].garden] == [SECOND]


def test_undo_stops_at_a_card_of_the_deck(terminal: Terminal) -> None:
    answers = terminal.answers("undo", "deck", "undo", "deck", f"+{CARD}", "undo", "undo")
    for said in (answers[0], answers[2], answers[6]):
        assert re.fullmatch(r"There is nothing to take back.*\.", said.strip())
    assert len(hortus.load("saved.json").decisions) == 2


# --- stopping and going on -------------------------------------------------------------------------------


def test_quit_saves_and_resume_goes_on_at_the_same_table(terminal: Terminal, tmp_path: Path) -> None:
    told = terminal("play --seed 7 --plain", *["1"] * 12, "quit")
    (file,) = saved(tmp_path)
    assert f"hortus play --resume {file}" in told
    match = hortus.load(file)
    assert table_of(match, 0) in terminal(f"play --plain --resume {file}", "quit")
    again = hortus.load(file)
    assert [again.view(seat) for seat in (0, 1, None)] == [match.view(seat) for seat in (0, 1, None)]
    told = terminal(f"play --plain --resume {file}", *TO_THE_END)
    finished = hortus.load(file)
    assert finished.decisions[: len(match.decisions)] == match.decisions
    assert finished.scorecard().text() in told
    assert "1 of 1 records" in terminal(f"verify {file}")


def test_the_end_of_input_saves(terminal: Terminal, tmp_path: Path) -> None:
    assert "saved" in terminal("play --seed 7 --plain", "deck")
    (file,) = saved(tmp_path)
    assert len(hortus.load(file).decisions) == 1


def test_an_interrupt_saves(tmp_path: Path) -> None:
    running = process("play --seed 7 --plain", tmp_path)
    assert running.stdin and running.stdout
    running.stdin.write("deck\n")
    running.stdin.flush()
    told = ""
    while told.count("you> ") < 2:
        told += running.stdout.read(1) or pytest.fail(told)
    running.send_signal(signal.SIGINT)
    out, err = running.communicate(timeout=60)
    (file,) = saved(tmp_path)
    assert (running.returncode, err, str(file) in out) == (0, "", True)
    assert len(hortus.load(file).decisions) == 1


def test_games_saved_in_the_same_second_are_both_kept(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("time.strftime", lambda *_: "20260101-120000")
    terminal("play --seed 1", "quit")
    terminal("play --seed 2", "quit")
    assert {hortus.Record.read(file.read_bytes()).seed for file in saved(tmp_path)} == {1, 2}


# --- several people at one screen ------------------------------------------------------------------------

TURN = ["", "deck", "deck", "1", "1", "1"]  # Enter at the hand-over, then a whole turn


@pytest.mark.parametrize("turns", [1, 2, 5])
@pytest.mark.parametrize("way", ["--plain", ""])
def test_the_next_player_sees_nothing_of_the_hand_before(way: str, turns: int, terminal: Terminal) -> None:
    if not way:
        terminal.force_colour()
    told = terminal(f"play --players human,human --seed 7 {way} --record saved.json", *TURN * turns, "", "quit")
    *_, before, now = told.split("look away")
    gone = "\n" * 60 if way else "\x1b[2J\x1b[H"
    if not way:  # a screen of its own, with nothing to scroll back to
        assert told.index("\x1b[?1049h") < told.index("look away")
        assert told.rindex("\x1b[?1049l") > told.rindex("player ")
    assert gone in before[before.rindex("player ") :]
    now = re.sub(r"\x1b\[[\d;]*m", "", now)
    match = hortus.load("saved.json")
    seat, other = turns % 2, 1 - turns % 2
    private = set(sides(match, other)[other].hand) - set(sides(match, seat)[other].hand)
    assert len(private) == 7
    for card in private:
        assert not re.search(rf"\b({short(card)}|{card.species} {card.value})\b", now)
    mine = " ".join(short(card) for card in sides(match, seat)[seat].hand)
    assert now.index(mine) < now.index(f"player {seat + 1}>")


def test_games_among_programs_are_counted_recorded_and_verified(terminal: Terminal) -> None:
    line = "play --players random,random --games 5 --seed 1 --json"
    told = json.loads(terminal(f"{line} --record games"))
    assert told == json.loads(terminal(line))
    assert told != json.loads(terminal(line.replace("--seed 1", "--seed 2")))
    matches = [hortus.load(file) for file in sorted(Path("games").iterdir())]
    assert len(matches) == 5
    assert told["rule_set"] == "arboretum"
    for seat, row in enumerate(told["players"]):
        wins = sum((seat in match.winners) / len(match.winners) for match in matches)
        points = sum(match.points[seat] for match in matches) / 5
        assert row == {"player": "random", "games": 5, "wins": wins, "mean_points": points}
    terminal("play --players random,random --seed 1 --record one.json")
    assert hortus.load("one.json").decisions == matches[0].decisions
    assert terminal("verify games one.json").startswith("6 of 6 records")


def test_verify_names_the_record_that_was_tampered_with(terminal: Terminal) -> None:
    terminal("play --players random,random --games 3 --seed 1 --record games")
    victim = Path("games", "000002.json")
    record = json.loads(victim.read_text())
    record["points"][0] += 1
    victim.write_text(json.dumps(record))
    told = terminal("verify games", code=2)
    assert re.fullmatch(rf"{victim}: .*points.*\n2 of 3 records.*\n", told)
    found = json.loads(terminal("verify games --json", code=2))
    assert (found["checked"], list(found["faults"])) == (3, [str(victim)])


@pytest.mark.parametrize("file", ["table.json", "-"])
def test_the_boxed_game_is_scored_with_reasons(file: str, terminal: Terminal) -> None:
    Path("table.json").write_text(PAPER)
    text = terminal(f"score arboretum {file}", PAPER)
    for words in ("Player 1: 9 points", "path O1-O4-O5-O6", "Player 2: 4 points", "path M2-M8", "Player 1 wins"):
        assert words in text
    card: dict[str, Any] = json.loads(terminal(f"score arboretum {file} --json", PAPER))
    assert [side["points"] for side in card["players"]] == [9, 4]
    assert card["winners"] == [0]


def test_the_rule_sets_are_listed_with_their_options(terminal: Terminal) -> None:
    text = terminal("rules")
    assert re.findall(r"^([\w-]+): ", text, re.MULTILINE) == [rule_set.id for rule_set in hortus.rule_sets()]
    listed = json.loads(terminal("rules --json"))
    for rule_set, told, part in zip(hortus.rule_sets(), listed, re.split(r"\n(?=\w)", text), strict=True):
        assert (told["id"], tuple(told["players"])) == (rule_set.id, rule_set.players)
        options = list(rule_set.options.model_fields)
        assert options == list(told["options"]) == re.findall(r"--option (\w+)=", part)


@pytest.mark.parametrize("name", [rule_set.id for rule_set in hortus.rule_sets()])
def test_a_rules_page_is_printed(name: str, terminal: Terminal) -> None:
    page = (DOCS / f"{name}.md").read_text(encoding="utf-8")
    text = terminal(f"rules {name}")
    for heading in re.findall(r"^#+ (.+)$", page, re.MULTILINE):
        assert heading in text
    assert json.loads(terminal(f"rules {name} --json")) == {"rule_set": name, "markdown": page}


# --- colour ----------------------------------------------------------------------------------------------


def test_cards_are_coloured_in_a_terminal_only(terminal: Terminal) -> None:
    assert "\x1b" not in terminal("play --seed 7", *TO_THE_END)
    terminal.force_colour()
    assert re.search(rf"{COLOUR.pattern}{CARD}\x1b\[0m", terminal("play --seed 7", "quit"))


def test_plain_is_nothing_but_text_even_in_a_terminal(terminal: Terminal) -> None:
    terminal.force_colour()
    assert "\x1b" not in terminal("play --seed 7 --plain", "help", "rules", *TO_THE_END)


def test_no_color_is_heeded_in_a_terminal(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    terminal.force_colour()
    monkeypatch.setenv("NO_COLOR", "1")
    assert not COLOUR.search(terminal("play --seed 7", "rules", *TO_THE_END))


def test_a_hint_names_moves_that_can_be_made_and_says_when_there_is_no_choice(terminal: Terminal) -> None:
    """The first card can only come from the deck; later there is something to think of."""
    first, *_, later = terminal.answers("hint", "1", "1", "1", "hint")
    assert "There is only one thing to do." in first
    assert later.lstrip().startswith("1. ") and ("% to win" in later or "points" in later)


def test_a_hint_of_a_lost_game_says_so_and_goes_by_points(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hortus.cli.table.hints", lambda match, seat, moves, seed: Hints(moves, "lost", [0.0, 1.25, 3]))
    *_, hint = terminal.answers("1", "1", "1", "hint")
    assert "the game is as good as lost" in hint and "%" not in hint
    first, second, _ = [line for line in hint.splitlines() if re.match(r"  \d\. ", line)]
    assert "points less" not in first and second.endswith("; 1.2 points less")


def test_where_there_is_only_one_thing_to_do_enter_does_it(terminal: Terminal) -> None:
    """The first two cards can only come from the deck."""
    table, first, second = terminal.answers("table", "", "")
    assert "nothing else to do: press Enter for it" in table and "press Enter" in first
    assert "choose a card to plant" in second and "press Enter" not in second
    assert len(hortus.load("saved.json").decisions) == 2
    *_, asked_again = terminal.answers("", "", "")  # here Enter shows the table again
    assert "choose a card to plant" in asked_again


def test_reasons_of_a_hint_say_what_they_are(terminal: Terminal) -> None:
    *_, hint = terminal.answers("1", "1", "1", "hint")
    assert ("in points.)" in hint) == (": +" in hint or ": -" in hint)


def test_a_finished_game_that_is_shown_again_says_so(terminal: Terminal) -> None:
    ended = "This game was played to its end."
    assert ended not in terminal("play --seed 7 --record game.json", *TO_THE_END)
    assert ended in terminal("play --resume game.json")


# --- a narrow terminal -----------------------------------------------------------------------------------


def test_what_is_copied_is_one_line_however_narrow_the_terminal_is(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    terminal.force_colour()
    monkeypatch.setenv("COLUMNS", "30")
    told = COLOUR.sub("", terminal("play --seed 7 --record a-rather-long-name-of-a-file.json", "deck", "quit"))
    assert "  hortus play --resume a-rather-long-name-of-a-file.json\n" in told


def test_a_page_of_the_rules_is_readable_in_less(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    """It shows escapes as text if it is not told that they are colours."""
    terminal.force_colour()
    monkeypatch.delenv("LESS", raising=False)
    seen: list[str | None] = []
    monkeypatch.setattr("pydoc.pager", lambda page, *_: seen.append(os.environ.get("LESS")))
    terminal("play --seed 7", "rules", "quit")
    assert seen and all(options and "R" in options for options in seen)
