"""`make play`: the server prints its address, and a browser is opened where there is one."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from hortus.cli import serving

SAID = "Hortus is at "


def started(folder: Path, screen: str) -> tuple[str, str]:
    """What a server says first, and what its browser was told to open within a second."""
    opened = folder / "opened"
    browser = folder / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n')
    browser.chmod(0o755)
    places = {"DISPLAY": screen, "WAYLAND_DISPLAY": "", "BROWSER": str(browser), "HORTUS_READY": "false"}
    places["HORTUS_DATA_DIR"] = str(folder)
    command = [sys.executable, "-m", "hortus", "serve", "--open", "--port", "0"]
    with subprocess.Popen(command, env={**os.environ, **places}, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        said = server.stdout.readline()
        deadline = time.monotonic() + (20 if screen else 1)
        while not opened.exists() and time.monotonic() < deadline:
            time.sleep(0.02)
        time.sleep(0.1)
        server.terminate()
    return said.strip(), opened.read_text().strip() if opened.exists() else ""


def test_a_browser_is_opened_where_the_server_is(tmp_path: Path) -> None:
    said, opened = started(tmp_path, ":0")
    assert said.startswith(SAID) and said.removeprefix(SAID) == opened


def test_without_a_screen_no_browser_is_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert serving.has_screen() == (sys.platform in ("darwin", "win32"))
    said, opened = started(tmp_path, "")
    assert said.startswith(SAID) and opened == ""
