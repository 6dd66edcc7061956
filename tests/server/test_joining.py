"""`hortus join`: a terminal at a live table, as a person sees it."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from runpy import run_path
from typing import Any

import pytest

from hortus.cli import main, remote
from hortus.cli.joining import ARRIVAL, PROMPT, Joined, kept_token, read_link, victory, why_lost
from hortus.cli.screen import Screen
from hortus.core.errors import BadOption
from tests.conftest import Terminal, process
from tests.server.bad_line import bad_line
from tests.server.conftest import Service

play: Any = run_path(str(Path(__file__).parents[2] / "examples" / "remote_bot.py"))["play"]
CHOICES = r"\n\s+1  \S"
PATIENCE = 30.0  # seconds


class Typist:
    """Somebody who reads what a terminal says before they type."""

    def __init__(self, running: subprocess.Popen[str]) -> None:
        self.running, self.said, self.read = running, "", 0
        self.listening = threading.Thread(target=self._listen, daemon=True)
        self.listening.start()

    def _listen(self) -> None:
        assert self.running.stdout is not None
        while sign := self.running.stdout.read(1):
            self.said += sign

    def until(self, *wanted: str) -> str:
        """What was said until all of these patterns came, one after the other."""
        before, deadline = self.read, time.monotonic() + PATIENCE
        for pattern in wanted:
            while not (found := re.search(pattern, self.said[self.read :])):
                assert self.running.poll() is None, f"it left after {self.said!r}"
                assert time.monotonic() < deadline, f"nothing like {pattern!r} in {self.said[self.read :]!r}"
                time.sleep(0.01)
            self.read += found.end()
        return self.said[before : self.read]

    def type(self, line: str, *wanted: str) -> str:
        """Type a line; what was said until all of these patterns came."""
        assert self.running.stdin is not None
        self.running.stdin.write(f"{line}\n")
        self.running.stdin.flush()
        return self.until(*wanted)

    def quit(self) -> None:
        """Type quit, and see it stop."""
        self.type("quit")
        assert self.running.wait(PATIENCE) == 0
        self.listening.join(PATIENCE)


@contextmanager
def sitting(link: str, home: Path) -> Iterator[Typist]:
    """A terminal that opens a link."""
    running = process(f"join {link} --plain", home)
    try:
        yield Typist(running)
    finally:
        running.kill()
        running.communicate()


def test_a_game_is_played_to_its_end_by_an_invitation_over_a_bad_line(service: Service, tmp_path: Path) -> None:
    host = service.guest("Host")
    opened = host.open("faraway", "me", "link")
    threading.Thread(target=play, args=[service.url, opened["table"], host.token], daemon=True).start()
    link = f"join/{opened['table']}#{opened['invitations']['1']}"
    with bad_line(service, after=2.0) as proxy, sitting(f"{proxy.url}/{link}", tmp_path) as anna:
        anna.until("Your name: ")
        anna.type("Anna", "player 1 is Host\n  player 2 is Anna [(]you[)]\n")
        while "quit to leave" not in anna.until(f"{CHOICES}|quit to leave"):
            anna.type("1")
        anna.quit()
    state = host.table(opened["table"])
    assert state["status"] == "over" and state["seats"][1]["name"] == "Anna"
    assert f"The deal's secret was, in hexadecimal:\n  {state['secret']}\n" in anna.said.replace("\r", "")
    assert ("You won." in anna.said) == (state["winners"] == [1])
    assert state["commitment"] in re.split(CHOICES, anna.said)[0]


def test_undo_log_phrases_and_coming_back(service: Service, tmp_path: Path) -> None:
    host = service.guest("Host")
    opened = host.open("arboretum", "link", "me")
    table, key = opened["table"], opened["invitations"]["0"]
    link = f"{service.url}/join/{table}#{key}"
    with sitting(link, tmp_path) as anna:
        anna.until("Your name: ")
        anna.type("Anna", "draw your first card")
        anna.type("99", "Choose a number from 1 to 1")
        anna.type("deck", "draws .* from the deck", "draw your second card", "press Enter for it")
        anna.type("", "choose a card to plant")
        before = host.table(table)["number"]
        anna.type("1", "choose a card to discard")
        anna.type("undo", "takes the last move back", "choose a card to plant")
        assert host.table(table)["number"] == before + 2
        anna.type("undo", "There is nothing to take back")
        told = anna.type("log", "takes the last move back")
        assert told.count("player 1 draws") == 2
        host.post(f"/tables/{table}/phrases", {"phrase": "wait"})
        anna.until("Host: One moment, please.")
        anna.type("say hello", "Anna: Hello!")
        anna.type("say rude words", "There is no such phrase. There are: hello")
        anna.type("score", r"\n  \S")
        anna.quit()
        assert "the same command brings you back" in anna.said
    with sitting(link, tmp_path) as anna:
        anna.until("choose a card to plant|Your name")
        assert "Your name" not in anna.said
        anna.type("1", "choose a card to discard")
        anna.type("1", "Player 2 draws the first card")
        anna.type("1", "It is not your turn")
        for _ in range(4):
            host.play(table, 1, lambda legal: legal[0])
        anna.until("draw your first card")
        anna.type("1", "draw your second card")
        anna.type("1", "choose a card to plant")
        anna.type("1", "and then[?]")
        anna.type("undo", "Taken back: plants", "choose a card to plant")
        anna.type("1", "and then[?]")
        anna.type("1", "choose a card to discard")
        anna.quit()
    kept = next(tmp_path.glob("**/servers.json"))
    assert kept.stat().st_mode & 0o077 == 0 and list(json.loads(kept.read_text())) == [service.url]


@pytest.mark.parametrize("status", [401, 429, 503])
def test_a_token_is_kept_unless_the_server_does_not_know_it(
    status: int, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise remote.Told(status, "not now")

    data.mkdir()
    (data / "servers.json").write_text(json.dumps({"http://garden": "mine"}))
    monkeypatch.setattr(remote.Server, "ask", refuse)
    if status == 401:
        assert kept_token("http://garden") == ""
    else:
        with pytest.raises(remote.Told, match="not now"):
            kept_token("http://garden")


def test_a_terminal_hears_on_when_the_server_was_busy(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = service.guest("Anna")
    table = remote.RemoteTable(remote.Server(service.url, anna.token), anna.open("arboretum", "me", "me")["table"])
    table.seat = 0
    said: list[str] = []
    screen = Screen(plain=True)
    monkeypatch.setattr(screen, "say", lambda words="", style="": said.append(words))
    joined = Joined(table, screen)
    threading.Thread(target=joined.listen, args=[1], daemon=True).start()
    get = table.get

    def busy(*_: object, **__: object) -> None:
        raise remote.Told(503, "The database does not answer.")

    def has_reached(number: int) -> bool:
        return bool(joined.state["number"] == number)

    for answering in (busy, get):
        monkeypatch.setattr(table, "get", answering)
        number = anna.play(table.name, 0, lambda legal: legal[0])
        with joined.heard:
            assert joined.heard.wait_for(partial(has_reached, number), 30), f"deaf after {said}"
    assert "The database does not answer." in said


def test_giving_up_and_playing_again(service: Service, tmp_path: Path) -> None:
    host = service.guest("Host")
    opened = host.open("arboretum", "link", "me")
    with sitting(f"{service.url}/join/{opened['table']}#{opened['invitations']['0']}", tmp_path) as anna:
        anna.until("Your name: ")
        anna.type("Anna", "draw your first card")
        anna.type("rematch", "A rematch is for when the game is over")
        anna.type("resign", "Type resign surely if you mean it")
        assert host.table(opened["table"])["status"] == "playing"
        anna.type("resign surely", "You lost", "Type rematch")
        anna.type("rematch", "player 1 would like a rematch")
        host.post(f"/tables/{opened['table']}/rematch", {})
        following = host.table(opened["table"])["next_table"]
        anna.until(f"The next game: hortus join {service.url}/join/{following}")
        anna.quit()


def test_whoever_gives_up_among_three_hears_that_a_computer_plays_on_and_watches(
    service: Service, tmp_path: Path
) -> None:
    host, ben = service.guest("Host"), service.guest("Ben")
    opened = host.open("faraway", "me", "link", "anyone")
    table = opened["table"]
    ben.post(f"/tables/{table}/seats")
    link = f"{service.url}/join/{table}#{opened['invitations']['1']}"
    with sitting(link, tmp_path) as anna:
        anna.until("Your name: ")
        anna.type("Anna", CHOICES)
        began = time.monotonic()
        anna.type("resign surely", "player 2 gives up", "A computer plays on in your seat: you gave up[.]", "You watch")
        assert time.monotonic() - began < ARRIVAL and "not yours" not in anna.said
        anna.type("1", "A computer plays on in your seat: you only watch")
        for command in ("score", "resign surely"):
            anna.type(command, "you only watch")
        anna.type("say hello", "You do not sit at this table")
        anna.type("table", "PLAYER 1", PROMPT)
        host.post(f"/tables/{table}/phrases", {"phrase": "wait"})
        anna.until("Host: One moment, please.")
        anna.quit()
        assert "Your seat is kept" not in anna.said
    with sitting(link, tmp_path) as anna:
        anna.until("player 2 is a computer that plays on for Anna", "A computer plays on in your seat: you gave up[.]")
        for bot in (host, ben):
            threading.Thread(target=play, args=[service.url, table, bot.token], daemon=True).start()
        anna.until("Players? [0-9].* (won|share the victory)[.]", "Type quit to leave[.]")
        anna.quit()
    assert "You lost" not in anna.said and "rematch" not in anna.said


def test_whoever_is_voted_out_hears_it_at_the_next_prompt_and_watches(
    service: Service, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hortus.server.live.PATIENCE", 0)
    host, ben = service.guest("Host"), service.guest("Ben")
    opened = host.open("arboretum", "link", "me", "anyone")
    table = opened["table"]
    ben.post(f"/tables/{table}/seats")
    with sitting(f"{service.url}/join/{table}#{opened['invitations']['0']}", tmp_path) as anna:
        anna.until("Your name: ")
        anna.type("Anna", "draw your first card")
        for voter in (host, ben):
            voter.post(f"/tables/{table}/votes", {"against": 0})
        anna.until("A computer plays on in your seat: the others voted for it[.]")
        for voter in (host, ben):
            voter.post(f"/tables/{table}/abandon")
        anna.until("The game was ended without a result")
        anna.quit()


def test_why_a_seat_was_lost_is_said_if_it_is_known() -> None:
    flagged, voted = {"kind": "flagged", "seat": 1}, {"kind": "voted", "seat": 0}
    assert why_lost([voted, flagged], 1) == "you had no time left"
    assert why_lost([flagged, voted], 2) == "the others voted for it"
    assert why_lost([], 1) == ""


def test_a_game_that_ended_after_the_seat_was_lost_is_not_said_to_be_ones_own(service: Service) -> None:
    anna, ben, cleo = (service.guest(name) for name in ("Anna", "Ben", "Cleo"))
    opened = ben.open("faraway", "me", "anyone", "anyone")["table"]
    table = remote.RemoteTable(remote.Server(service.url, anna.token), opened)
    table.sit("")
    cleo.post(f"/tables/{opened}/seats")
    anna.post(f"/tables/{opened}/resign")
    threading.Thread(target=play, args=[service.url, opened, ben.token], daemon=True).start()
    play(service.url, opened, cleo.token)
    assert next(table.news(1))["table"]["status"] == "over" and (table.seat, table.lost) == (None, 1)


@pytest.mark.parametrize(("winners", "said"), [([1], "Player 2 won."), ([0, 2], "Players 1 and 3 share the victory.")])
def test_those_who_watch_hear_who_won(winners: list[int], said: str) -> None:
    assert victory(winners) == said


def test_whoever_gives_no_name_gets_one_and_one_that_is_too_long_is_asked_for_again(
    service: Service, tmp_path: Path
) -> None:
    host = service.guest("Host")
    table = host.open("arboretum", "me", "anyone")["table"]
    with sitting(f"{service.url}/join/{table}", tmp_path) as somebody:
        somebody.until("Your name: ")
        somebody.type("x" * 41, "at most 40 letters", "Your name: ")
        somebody.type("", "You are ", "player 2 is ")
        somebody.quit()
    assert f"You are {host.table(table)['seats'][1]['name']}.\n" in somebody.said.replace("\r", "")


def test_a_token_of_ones_own(service: Service, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    host, anna = service.guest("Host"), service.guest("Anna")
    table = host.open("arboretum", "me", "anyone")["table"]
    monkeypatch.setenv("HORTUS_TOKEN", anna.token)
    with sitting(f"{service.url}/tables/{table}", tmp_path) as typist:
        typist.until("player 2 is Anna|Your name")
        typist.quit()
    assert anna.table(table)["eyes"] == 1 and not list(tmp_path.glob("**/servers.json"))


@pytest.mark.parametrize(
    "link",
    [
        "",
        "arboretum",
        "http://host",
        "http://host/join/",
        "ftp://host/join/x",
        "http://host/join/x?key=y",
        "//h/join/x",
    ],
)
def test_what_is_no_link(link: str) -> None:
    with pytest.raises(BadOption, match="link is like"):
        read_link(link)


def test_links() -> None:
    assert read_link("https://host/join/a-b_C#key") == ("https://host", "a-b_C", "key")
    assert read_link("http://host:8000/api/v1/tables/ab/") == ("http://host:8000", "ab", "")


def test_what_goes_wrong_is_a_sentence(
    service: Service, terminal: Terminal, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fault(link: str, *typed: str) -> str:
        monkeypatch.setattr(sys, "argv", ["hortus", "join", link, "--plain"])
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        with pytest.raises(SystemExit) as left:
            main()
        assert left.value.code == 2
        return capsys.readouterr().err

    opened = service.guest("Host").open("arboretum", "me", "link")
    assert "There is no such table" in fault(f"{service.url}/join/nothing", "Anna")
    assert "open to everybody" in fault(f"{service.url}/join/{opened['table']}")
    assert "This invitation is not for this table" in fault(f"{service.url}/join/{opened['table']}#{'x' * 40}")
    monkeypatch.setenv("HORTUS_TOKEN", "wrong")
    assert "This token is not known" in fault(f"{service.url}/join/{opened['table']}")
    monkeypatch.setattr(remote, "WAITS", ())
    assert "does not answer" in fault("http://127.0.0.1:1/join/x")
