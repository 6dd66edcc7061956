"""What stands in examples/ for those who come over the network: a bot, and a check of the deal."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from pathlib import Path
from runpy import run_path
from typing import Any

import pytest

from hortus.core.deal import shuffled
from hortus.core.kernel import Deck
from tests.server.bad_line import bad_line
from tests.server.conftest import Guest, Service
from tests.server.test_tables import play_on, seat_all

EXAMPLES = Path(__file__).parents[2] / "examples"
play: Any = run_path(str(EXAMPLES / "remote_bot.py"))["play"]


def check_deal(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the check alone: -I -S leave nothing but the standard library."""
    command = [sys.executable, "-I", "-S", str(EXAMPLES / "check_deal.py"), *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=60)


def test_the_bot_is_short() -> None:
    assert len((EXAMPLES / "remote_bot.py").read_text().splitlines()) < 60


def play_together(url: str, table: str, guests: list[Guest]) -> list[dict[str, Any]]:
    """Let a bot play for every guest; return the table as each saw it last."""
    ends: dict[int, dict[str, Any]] = {}

    def run(seat: int) -> None:
        ends[seat] = play(url, table, guests[seat].token)

    threads = [threading.Thread(target=run, args=[seat], daemon=True) for seat in range(len(guests))]
    for thread in threads:
        thread.start()
    deadline = time.monotonic() + 60
    for thread in threads:
        thread.join(max(0.0, deadline - time.monotonic()))
    return [ends[seat] for seat in range(len(guests))]


@pytest.mark.parametrize(
    ("rule_set", "players"),
    [("arboretum", 2), ("faraway", 3), pytest.param("hanging-gardens", 2, marks=pytest.mark.long)],
)
def test_bots_play_to_the_end_over_the_network(service: Service, rule_set: str, players: int) -> None:
    guests = [service.guest(f"bot {seat}") for seat in range(players)]
    table = guests[0].open(rule_set, "me", *["anyone"] * (players - 1))["table"]
    for guest, end in zip(guests, play_together(service.url, table, guests), strict=True):
        assert end["status"] == "over" and end == guest.table(table)


def test_bots_play_on_though_their_connections_are_cut(service: Service) -> None:
    guests = [service.guest("bot 1"), service.guest("bot 2")]
    table = guests[0].open("faraway", "me", "anyone")["table"]
    with bad_line(service, after=0.4) as proxy:
        ends = play_together(proxy.url, table, guests)
    assert [end["status"] for end in ends] == ["over", "over"] and proxy.cuts > 2
    assert ends == [guest.table(table) for guest in guests]


def test_the_bot_runs_as_a_program_and_says_what_is_wrong(service: Service) -> None:
    host, bot = service.guest("host"), service.guest("bot")
    table = host.open("faraway", "me", "anyone")["table"]
    command = [sys.executable, str(EXAMPLES / "remote_bot.py"), service.url, table]
    wrong = subprocess.run(command, env={**os.environ, "HORTUS_TOKEN": "x"}, capture_output=True, text=True, timeout=60)
    assert wrong.returncode == 1 and "401" in wrong.stderr
    environment = {**os.environ, "HORTUS_TOKEN": bot.token}
    running = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
    end = play(service.url, table, host.token)
    printed, _ = running.communicate(timeout=60)
    assert printed.strip() == str(end["points"]) and running.returncode == 0


@pytest.mark.parametrize(
    ("others", "said"), [("me", "All seats of this table are taken."), ("link", "open to everybody")]
)
def test_a_bot_without_a_seat_says_why_and_stops(service: Service, others: str, said: str) -> None:
    host, bot = service.guest("host"), service.guest("bot")
    table = host.open("faraway", "me", others)["table"]
    command = [sys.executable, str(EXAMPLES / "remote_bot.py"), service.url, table]
    environment = {**os.environ, "HORTUS_TOKEN": bot.token}
    run = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=20)
    assert run.returncode == 1 and said in run.stderr
    assert "Traceback" not in run.stderr and not run.stdout


def test_a_finished_deal_is_checked_with_the_standard_library_alone(service: Service) -> None:
    guests: list[Guest] = [service.guest("Anna"), service.guest("Ben")]
    table = seat_all(guests, "faraway")
    commitment = guests[0].table(table)["commitment"]
    secret = play_on(guests, table, 200)["secret"]
    order = shuffled(bytes.fromhex(secret), Deck("regions", 68))
    told = check_deal(commitment, secret, "regions", "68")
    assert told.stdout.split(".")[1].split() == [str(card) for card in order] and told.returncode == 0
    assert check_deal(commitment, secret).returncode == 0
    assert check_deal(commitment, secret[::-1]).returncode == 1
