"""How the table behaves towards a person: nothing is asked in vain, and everything that happened is told."""

from __future__ import annotations

import signal
from pathlib import Path
from typing import Any

import hortus
from tests.conftest import Terminal, process

SEED = "play --seed 7 --plain --record saved.json"


def decisions() -> int:
    return len(hortus.load("saved.json").decisions)


def test_a_square_that_is_the_only_one_is_not_asked_for(terminal: Terminal) -> None:
    told = terminal(SEED, "deck", "deck", "+C3", "quit")
    assert decisions() == 4
    assert "choose a square" not in told


def test_undo_takes_back_a_whole_move_and_says_so(terminal: Terminal) -> None:
    told = terminal(SEED, "deck", "deck", "C3 0,0", "undo", "quit")
    assert "Taken back: plants cassia 3 as the first tree." in told
    assert decisions() == 2


def test_undo_says_why_it_cannot(terminal: Terminal) -> None:
    assert "nothing was done yet" in terminal(SEED, "undo", "quit")
    assert "a card of the deck was turned up" in terminal(SEED, "deck", "undo", "quit")
    assert "player 2 has moved" in terminal(SEED, "deck", "deck", "C3", "1", "undo", "quit")


def test_a_card_on_a_pile_is_taken_by_its_name(terminal: Terminal) -> None:
    terminal(SEED, "deck", "deck", "C3", "1", "quit")
    view: Any = hortus.load("saved.json").view(0)
    name = str(view.sides[1].pile[-1])
    terminal("play --plain --resume saved.json", name, "quit")
    assert str(hortus.load("saved.json").log(0)[-1]) == f"player 1 takes {name} from the pile of player 2"


def test_a_planting_may_be_said_in_full(terminal: Terminal) -> None:
    terminal(SEED, "deck", "deck", "C3", "1", "deck", "deck", "plant cassia 7 north of cassia 3", "quit")
    log = [str(line) for line in hortus.load("saved.json").log(0)]
    assert log[-1] == "player 1 plants cassia 7 north of cassia 3"


def test_what_cannot_be_done_is_answered_with_what_is_asked(terminal: Terminal) -> None:
    assert "Your turn: draw your first card." in terminal.answers("plant jacaranda 7")[0]


def test_choices_are_put_as_orders(terminal: Terminal) -> None:
    told = terminal(SEED, "deck", "deck", "quit")
    assert "draw from the deck" in told
    assert "plant cassia 3" in told
    assert "plants cassia 3" not in told


def test_the_solo_player_is_told_what_the_discard_turned_up(terminal: Terminal) -> None:
    told = terminal("play arboretum-solo --seed 7 --plain --record saved.json", "deck", "deck", "1", "1", "quit")
    assert "is turned up on the pile; Q draws a hidden card" in told


def test_the_last_turn_is_announced_and_the_last_moves_are_told(terminal: Terminal) -> None:
    told = terminal(SEED, *["1"] * 400)
    match = hortus.load("saved.json")
    assert "The deck is empty: this is the last turn." in told
    theirs = [str(line) for line in match.log(0) if line.seat == 1]
    assert theirs[-1] in told[told.rindex("Your turn") :] or match.decisions[-1][0] == 0


def test_a_finished_game_is_kept(terminal: Terminal, tmp_path: Path) -> None:
    terminal("play --seed 7 --plain", *["1"] * 400)
    (kept,) = tmp_path.glob("**/saved/*.json")
    assert hortus.load(kept).over


def test_one_can_quit_at_the_hand_over_without_showing_anything(terminal: Terminal) -> None:
    told = terminal("play --players human,human --seed 7 --plain --record saved.json", "quit")
    assert "hand" not in told.split("look away")[1]
    assert decisions() == 0


def test_a_resumed_game_tells_only_the_last_moves(terminal: Terminal) -> None:
    terminal(SEED, *["1"] * 60, "quit")
    told = terminal("play --plain --resume saved.json", "quit")
    assert sum("player 2 draws" in line or "player 2 takes" in line for line in told.splitlines()) <= 2


def test_a_record_that_cannot_be_saved_is_refused_before_the_game(terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert terminal("play --seed 7 --plain --record file/game.json", "1", code=2) == ""
    assert terminal(f"play --seed 7 --plain --record {tmp_path}", "1", code=2) == ""


def test_where_nothing_can_be_saved_a_temporary_place_is_named(terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "data").write_text("in the way")
    told = terminal("play --seed 7 --plain", "deck", "quit")
    assert "can't be written" in told
    saved = Path(told.split("hortus play --resume ")[1].splitlines()[0])
    assert len(hortus.load(saved).decisions) == 1


def test_a_closed_window_saves_the_game(tmp_path: Path) -> None:
    for number, name in enumerate((signal.SIGTERM, signal.SIGHUP)):
        home = tmp_path / str(number)
        home.mkdir()
        running = process("play --seed 7 --plain --record game.json", home)
        assert running.stdin
        assert running.stdout
        running.stdin.write("deck\n")
        running.stdin.flush()
        while "second card" not in running.stdout.readline():
            pass
        running.send_signal(name)
        running.communicate(timeout=20)
        assert len(hortus.load(home / "game.json").decisions) == 1


def test_the_version_is_told(terminal: Terminal) -> None:
    assert terminal("--version") == f"hortus {hortus.__version__}\n"
