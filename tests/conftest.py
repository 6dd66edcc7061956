"""A terminal for the tests of the command line."""

from __future__ import annotations

import io
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from hortus.cli import main
from hortus.core.native import cache_directory


class Terminal:
    """A place to type commands, with an empty directory to work in."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def __call__(self, line: str, *typed: str, code: int = 0) -> str:
        """What a command prints while these lines are typed; then standard input ends."""
        self.monkeypatch.setattr(sys, "argv", ["hortus", *line.split()])
        self.monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{answer}\n" for answer in typed)))
        with pytest.raises(SystemExit) as left:
            main()
        told = self.capsys.readouterr()
        assert (left.value.code or 0) == code, told.err
        return told.out

    def answers(self, *typed: str, line: str = "play --seed 7 --plain --record saved.json") -> list[str]:
        """What the game said to each typed line; the record as it was left is in saved.json."""
        return self(line, *typed, "quit").split("you> ")[1:-1]

    def force_colour(self) -> None:
        """From now on output is coloured as in a terminal, though it is captured."""
        self.monkeypatch.setenv("FORCE_COLOR", "1")


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty place for a person's data; the rules stay as compiled already, also in processes with another home."""
    monkeypatch.setenv("HORTUS_DATA_DIR", str(tmp_path / "data"))
    monkeypatch.setenv("HORTUS_CACHE_DIR", str(cache_directory().parent))
    return tmp_path / "data"


@pytest.fixture
def terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    monkeypatch.chdir(tmp_path)
    for name, value in {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "TERM": "xterm-256color"}.items():
        monkeypatch.setenv(name, value)
    for name in ("NO_COLOR", "FORCE_COLOR", "COLUMNS"):
        monkeypatch.delenv(name, raising=False)
    return Terminal(monkeypatch, capsys)


def process(line: str, home: Path) -> subprocess.Popen[str]:
    """A real process that works in `home`. Ctrl-C reaches it, also where the tests run in the background without it."""
    places = {"HOME": str(home), "XDG_DATA_HOME": str(home)}
    command = [sys.executable, "-m", "hortus", *line.split()]
    return subprocess.Popen(
        command,
        cwd=home,
        env={**os.environ, **places},
        text=True,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        preexec_fn=hear_ctrl_c,
    )


def hear_ctrl_c() -> None:
    """A process of a job in the background inherits that interrupts are ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
