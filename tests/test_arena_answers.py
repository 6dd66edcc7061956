"""What the arena makes of results: who is how good, in figures and pictures; and what it refuses to play."""

from __future__ import annotations

import sys
import xml.etree.ElementTree as Xml
from pathlib import Path
from typing import Any

import pytest

import hortus
from hortus.arena import Pace, Result, Tournament, standings
from hortus.arena.plots import check_plot, plot
from hortus.cli import main
from tests.conftest import Terminal
from tests.sentences import check_sentence


def result(players: str, points: list[int] | None, winners: list[int], deal: int = 1, **more: Any) -> Result:
    sitting = len(players)
    return Result(
        job=f"{players}{deal}",
        players=tuple(players),
        deal=deal,
        points=None if points is None else tuple(points),
        winners=tuple(winners),
        outcome=None,
        decisions=(1,) * sitting,
        seconds=(0.5,) * sitting,
        **more,
    )


def table_of(codes: str, monkeypatch: pytest.MonkeyPatch) -> Tournament:
    monkeypatch.setattr("hortus.arena.jobs.player", lambda code: None)
    return Tournament.plan("faraway", list(codes), games=12, seed=7)


def test_a_shared_victory_is_shared(monkeypatch: pytest.MonkeyPatch) -> None:
    two = standings(table_of("ab", monkeypatch), [result("ab", [5, 5], [0, 1]), result("ba", [3, 1], [0])])
    assert [one.win_rate for one in two.players] == [0.25, 0.75]
    assert [one.mean_points for one in two.players] == [3, 4]
    four = standings(table_of("abcd", monkeypatch), [result("abcd", [5, 4, 5, 3], [0, 2])])
    assert [one.win_rate for one in four.players] == [0.5, 0, 0.5, 0]
    assert [(pair.player + pair.opponent, pair.win_rate) for pair in four.head_to_head] == [
        ("ab", 1),
        ("ac", 0.5),
        ("ad", 1),
        ("bc", 0),
        ("bd", 1),
        ("cd", 1),
    ]


def test_a_code_that_sits_several_times_is_listed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    games = [result("abbb", [9, 1, 2, 3], [0]), result("babb", [9, 1, 2, 3], [0])]
    found = standings(table_of("abbb", monkeypatch), games)
    assert [(one.code, one.games, one.win_rate, one.fair_share) for one in found.players] == [
        ("a", 2, 0.5, 0.25),
        ("b", 2, pytest.approx(1 / 6), 0.25),
    ]
    assert found.head_to_head[0].meetings == 6
    assert found.head_to_head[0].win_rate == 0.5


def test_those_who_did_not_forfeit_share_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    lost = result("abc", None, [0, 2], forfeit={"seat": 1, "reason": "b raised Nothing."})
    found = standings(table_of("abc", monkeypatch), [lost])
    assert [one.win_rate for one in found.players] == [0.5, 0, 0.5]
    assert found.players[0].rating == pytest.approx(found.players[2].rating)
    assert found.players[0].rating > found.players[1].rating


@pytest.mark.parametrize("name", ["plot.svg", "plot.png"])
def test_a_plot_is_drawn(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tournament = table_of("ab", monkeypatch)
    games = [result("ab", [5, 5 + deal], [1], deal) for deal in range(5)]
    plot(tmp_path / name, tournament, standings(tournament, games), games)
    drawn = (tmp_path / name).read_bytes()
    if name.endswith("png"):
        assert drawn.startswith(b"\x89PNG") and drawn.rstrip().endswith(b"IEND\xaeB`\x82")
    else:
        words = "".join(Xml.fromstring(drawn).itertext())
        assert "Rating, with 95 % interval" in words and "Head to head" in words and "points in a game" in words


# --- what can't be played ---

REFUSED = {
    "unknown player": ("faraway --players random,gredy", "'gredy'", "greedy"),
    "a person": ("faraway --players random,human", "'human'"),
    "no name": ("faraway --players random,", "''"),
    "a wrong setting": ("faraway --players random,club:width=-1", "width", "from 0 to 1000000, not -1"),
    "no games": ("faraway --players random,random --games 0", "at least one game"),
    "too few players": ("faraway --players random", "For 2 seats at least 2 players"),
    "too few for the seats": ("faraway --players random,random --seats 3", "For 3 seats at least 3"),
    "too many seats": ("faraway --players random,random --seats 7", "2 to 6"),
    "no rule set": ("farway --players random,random", "faraway"),
    "no option": ("faraway --players random,random --option fast=1", "'fast'"),
    "no time": ("faraway --players random,random --time 0", "0 seconds"),
    "no number": ("faraway --players random,random --time nan", "nan seconds"),
    "a negative seed": ("faraway --players random,random --seed -1", "-1"),
    "no workers": ("faraway --players random,random --jobs 0", "At least one worker"),
    "no such place": ("faraway --players random,random --on moon", "'moon'"),
    "no plot": ("faraway --players random,random --plot plot.bmp", ".svg or .png"),
    "no directory": ("faraway --players random,random --plot nowhere/plot.svg", "no directory"),
    "a directory as log": ("faraway --players random,random --resume .", "can't be"),
    "a missing second log": ("faraway --players random,random --resume log --resume gone", "gone"),
}


@pytest.mark.parametrize("case", REFUSED.values(), ids=REFUSED)
def test_what_cannot_be_played_is_said_in_a_sentence(case: tuple[str, ...], terminal: Terminal) -> None:
    line, *words = case
    terminal.monkeypatch.setattr(sys, "argv", ["hortus", "arena", *line.split()])
    with pytest.raises(SystemExit) as left:
        main()
    told = terminal.capsys.readouterr()
    assert (left.value.code, told.out) == (2, "")
    check_sentence(told.err.removeprefix("hortus: ").strip(), *words)
    assert not Path("log").exists()


@pytest.mark.parametrize(("module", "wish"), [("ray", "--on ray"), ("matplotlib", "--plot plot.svg")])
def test_a_missing_extra_is_said_with_the_way_to_get_it(module: str, wish: str, terminal: Terminal) -> None:
    terminal.monkeypatch.setitem(sys.modules, module, None)
    terminal.monkeypatch.setattr(
        sys, "argv", ["hortus", "arena", "faraway", "--players", "random,random", *wish.split()]
    )
    with pytest.raises(SystemExit):
        main()
    assert "pip install 'hortus[" in terminal.capsys.readouterr().err


def test_the_pace_of_nothing_is_none() -> None:
    assert Pace().share is None


def test_without_matplotlib_a_plot_is_refused_with_the_command_that_installs_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hortus.arena.plots.find_spec", lambda name: None)
    with pytest.raises(hortus.HortusError, match=r"pip install 'hortus\[plot\]'"):
        check_plot(tmp_path / "plot.svg")
