"""On the command line, bad input gets a sentence and exit code 2.

Every table below is `what is wrong: (the input, words of the sentence ...)`.
"""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import hortus
from hortus.cli import main
from tests.sentences import (
    check_sentence,
    good,
    table,
)

COMMANDS: dict[str, tuple[str, ...]] = {
    "learning for less than no time": ("train arboretum --hours -1", "from 0 hours", "-1"),
    "learning nothing known": ("train chess", "rule set", "chess"),
    "learning with too many": ("train faraway --players 9", "2 to 6", "9"),
    "learning on the moon": ("train arboretum --on moon", "moon"),
    "play another game": ("play chess", "'chess'", "There are: arboretum, "),
    "play a rule set misspelt": ("play arboretun", "'arboretun'", "Did you mean arboretum?"),
    "play with a player misspelt": ("play --players human,randm", "'randm'", "Did you mean random?"),
    "play with nobody": ("play --players ,", "''", "There are: human, random, greedy"),
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
    "go on with somebody unknown": (
        "play --resume alice.json",
        "'alice'",
        "There are: human, random, greedy",
    ),
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
    "record below a file",
    "score a table with an unknown card",
)


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A directory with good and bad files, to work in; standard input is empty."""
    files = {
        "good.json": json.dumps(good()),
        "alice.json": json.dumps({**good(), "seats": ["human", "alice"]}),
        "seats.json": json.dumps({**good(), "seats": ["human"]}),
        "chess.json": json.dumps({**good(), "rule_set": "chess"}),
        "table.json": json.dumps({"players": [{}, {}]}),
        "pine.json": json.dumps({"players": [{"hand": [["pine", 3]]}, {}]}),
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
    "a command with something after it": ("log 3", "log stands alone", "'3'"),
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
