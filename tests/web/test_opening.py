"""`make play`: the server prints its address, a browser is opened where there is one, and Ctrl-C ends it."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx2
import pytest

from hortus.cli import serving
from hortus.core.errors import BadOption
from tests.conftest import hear_ctrl_c

SAID = "Hortus is at "
USUAL = 8000  # the port that is taken where nobody asks for another


class Played:
    """`hortus serve --open` from its start to Ctrl-C: what it said, what its browser was told, how it ended."""

    def __init__(self, folder: Path, screen: str, ready: bool, **more: str) -> None:
        self.opened = folder / "opened"
        browser = folder / "browser"
        browser.write_text(f'#!/bin/sh\necho "$1" > {self.opened}\n')
        browser.chmod(0o755)
        places = {"DISPLAY": screen, "WAYLAND_DISPLAY": "", "BROWSER": str(browser), "HORTUS_READY": str(ready)}
        places["HORTUS_DATA_DIR"] = str(folder)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "hortus", "serve", "--open"],
            env={**os.environ, **places, **more},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
            preexec_fn=hear_ctrl_c,
        )
        assert self.process.stdout is not None
        self.said = self.process.stdout.readline().strip()
        self.address = self.said.removeprefix(SAID)

    def told_browser(self, seconds: float) -> str:
        """What the browser was told to open within that time."""
        deadline = time.monotonic() + seconds
        while not (self.opened.exists() and self.opened.read_text()) and time.monotonic() < deadline:
            time.sleep(0.02)
        return self.opened.read_text().strip() if self.opened.exists() else ""

    def interrupt(self) -> tuple[int, str]:
        """Press Ctrl-C, which every process of the terminal gets: the exit code, and all complaints."""
        os.killpg(self.process.pid, signal.SIGINT)
        _, complaints = self.process.communicate(timeout=60)
        return self.process.returncode, complaints


def test_a_browser_is_opened_where_the_server_is_though_its_usual_port_is_taken(tmp_path: Path) -> None:
    with socket.socket() as other:
        with contextlib.suppress(OSError):  # somebody else has it, which is as good
            other.bind(("127.0.0.1", USUAL))
            other.listen()
        play = Played(tmp_path, ":0", ready=True)
        found = re.fullmatch(rf"{SAID}http://127\.0\.0\.1:(\d+)/", play.said)
        assert found and int(found[1]) > USUAL
        assert play.told_browser(20) == play.address
        assert httpx2.get(play.address, timeout=60).status_code == 200
        assert play.interrupt() == (0, "")


def test_pages_are_there_before_anything_is_compiled(tmp_path: Path) -> None:
    compiled = tmp_path / "compiled"
    play = Played(tmp_path, "", ready=True, HORTUS_CACHE_DIR=str(compiled))
    with httpx2.Client(base_url=play.address, headers={"Accept": "text/html"}, timeout=120) as anna:
        pages = {path: anna.get(path) for path in ("/", "/games/arboretum", "/learn/arboretum", "/rules/faraway")}
        pages["ready"] = anna.post("/play", data={"rule_set": "hanging-gardens"}, follow_redirects=True)
        pages["guided"] = anna.post("/learn/hanging-gardens", follow_redirects=True)
    ready = list(compiled.rglob("*.opened"))
    code, complaints = play.interrupt()
    assert code == 0 and "Traceback" not in complaints  # nor from those who compile
    assert ready == []  # no game at all
    assert {path: page.status_code for path, page in pages.items()} == dict.fromkeys(pages, 200)
    assert "Who wins" in pages["/rules/faraway"].text and "<figure>" not in pages["/rules/faraway"].text
    assert "The pictures of this page are being drawn" in pages["/rules/faraway"].text
    assert "The rules are being compiled" in pages["ready"].text and 'action="/play"' in pages["ready"].text
    assert 'action="/learn/hanging-gardens"' in pages["guided"].text and "disabled" in pages["guided"].text


def test_without_a_screen_no_browser_is_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert serving.has_screen() == (sys.platform in ("darwin", "win32"))
    play = Played(tmp_path, "", ready=False)
    assert play.said.startswith(SAID) and play.told_browser(1) == ""
    code, complaints = play.interrupt()
    assert code == 0 and "Traceback" not in complaints  # nor from those who compile


def test_a_port_that_was_asked_for_is_never_exchanged() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        with pytest.raises(BadOption, match=f"127.0.0.1:{port} can't be listened at"):
            serving.listen("127.0.0.1", port)
        with serving.listen("127.0.0.1", port, otherwise=True) as found:
            assert found.getsockname()[1] > port
