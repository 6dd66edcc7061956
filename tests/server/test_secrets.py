"""Secrets stay secret: no hand, token or secret in a log, none in an address, and only digests in the database."""

from __future__ import annotations

import json
import logging
import random
import re
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import structlog
from sqlalchemy.exc import IntegrityError

import hortus
from hortus.core.errors import IllegalAction
from hortus.server.database import backup
from hortus.server.settings import Settings
from hortus.server.watching import set_up_logs
from tests.server.conftest import API, Service


def database_of(service: Service) -> Path:
    return Path(str(service.app.state.house.engine.url.database))


def bytes_of(service: Service) -> bytes:
    """Everything that is on disk: the file, and what was not yet copied into it."""
    path = database_of(service)
    return b"".join(part.read_bytes() for part in path.parent.glob(f"{path.name}*") if "shm" not in part.name)


class Log(logging.Handler):
    """Everything that uvicorn, or any other library of the server, writes."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if not record.name.startswith(("httpx", "httpcore")):  # those who ask
            self.lines.append(logging.Formatter().format(record))


@pytest.fixture
def log() -> Any:
    """All logs, however chatty, for as long as a test lasts."""
    kept, root = Log(), logging.getLogger()
    before = root.level
    root.addHandler(kept)
    root.setLevel(logging.DEBUG)
    names = ("uvicorn", "uvicorn.error", "uvicorn.access", "sqlalchemy.engine", "asyncio")
    levels = {name: (logging.getLogger(name).level, logging.getLogger(name).propagate) for name in names}
    for name in names:
        logging.getLogger(name).setLevel(logging.DEBUG)
        logging.getLogger(name).propagate = True
    yield kept
    root.removeHandler(kept)
    root.setLevel(before)
    for name, (level, propagate) in levels.items():
        logging.getLogger(name).setLevel(level)
        logging.getLogger(name).propagate = propagate


def test_no_log_of_a_whole_game_has_a_hand_a_token_or_a_secret(service: Service, log: Log) -> None:
    logging.getLogger("sqlalchemy.engine").setLevel(logging.WARNING)  # is only chatty if somebody asks for that
    with structlog.testing.capture_logs() as told:
        guests = [service.guest("Annabella"), service.guest("Benedikt")]
        opened = guests[0].open("arboretum", "me", "link")
        table, invitation = opened["table"], opened["invitations"]["1"]
        guests[1].post(f"/tables/{table}/seats", {"invitation": invitation})
        rng, cards = random.Random(4), set()
        while (state := guests[0].table(table))["status"] == "playing":
            seat = state["view"]["actors"][0]
            cards |= {action["notation"] for action in guests[seat].get(f"/tables/{table}/legal", seat=seat)}
            guests[seat].post(f"/tables/{table}/moves", {"seat": seat, "steps": ["nothing like it"]}, expect=422)
            guests[seat].play(table, seat, rng.choice)
        guests[1].http.get(f"{API}/me", headers={"Authorization": f"Bearer {invitation}"})
        secret = guests[0].table(table)["secret"]
        key = guests[0].post("/me/tokens", {"label": "bot"})["token"]
    everything = "\n".join([*log.lines, *map(str, told)])
    hidden = [guests[0].token, guests[1].token, invitation, secret, key, "Annabella", "Benedikt"]
    assert len(cards) > 50 and len(log.lines) > 100  # there was something to be silent about
    assert not [word for word in hidden if word in everything]
    words = set(re.findall(r"\S+", everything))
    assert not [card for card in cards if card in words and not card.isdigit()]


def test_a_bug_is_logged_without_what_it_says_or_the_values_of_variables(capfd: pytest.CaptureFixture[str]) -> None:
    before, handlers, level = structlog.get_config(), list(logging.root.handlers), logging.root.level
    match = hortus.new("arboretum", 2, seed=1)
    match.play("deck")
    match.play("deck")
    try:
        set_up_logs(as_json=True)
        try:
            match.play(999)
        except IllegalAction as error:
            said = str(error)
            structlog.get_logger().exception("program.failed")
            logging.getLogger("asyncio").error("Task exception was never retrieved\nfuture: %r", error, exc_info=True)
        structlog.get_logger().error("disk.full", exc_info=False)
    finally:
        structlog.configure(**before)
        logging.basicConfig(handlers=handlers, level=level, force=True)
    told = [json.loads(line) for line in capfd.readouterr().err.splitlines()]
    assert [line["event"] for line in told] == ["program.failed", "asyncio", "disk.full"]
    assert [line.get("error") for line in told] == ["IllegalAction", "IllegalAction", None]
    assert "match.py" in told[0]["places"][-1] and told[1]["said"] == "Task exception was never retrieved"
    hand = re.findall(r"\((\S+)\)", said)  # what is open to be planted
    assert len(hand) > 3 and not [card for card in hand if card in str(told)]


def test_a_fault_of_the_database_does_not_tell_what_was_to_be_written(service: Service) -> None:
    from hortus.server.schema import people

    row = {"id": "somebody", "name": "a name that nobody may read", "created": 0, "seen": 0}
    with pytest.raises(IntegrityError) as fault, service.app.state.house.engine.begin() as connection:
        connection.execute(people.insert(), [row, row])
    assert "nobody may read" not in str(fault.value)


def test_only_digests_of_keys_are_on_disk(service: Service) -> None:
    anna = service.guest("Annabella")
    opened = anna.open("arboretum", "me", "link")
    browser = service.stranger()
    browser.post(f"{API}/people", json={"name": "Ben"})
    keys = [anna.token, opened["invitations"]["1"], browser.cookies["hortus"], anna.post("/me/tokens", {"label": "x"})]
    keys[3] = keys[3]["token"]
    on_disk = bytes_of(service)
    assert b"Annabella" in on_disk
    for key in keys:
        assert len(key) == 43  # 256 bits, six to a letter
        assert key.encode() not in on_disk
    assert len(set(keys)) == 4
    with sqlite3.connect(database_of(service)) as connection:
        assert {len(row[0]) for row in connection.execute("select digest from keys")} == {32}


def test_a_token_in_the_address_is_no_token(service: Service) -> None:
    anna = service.guest()
    for name in ("token", "access_token", "Authorization", "key", "hortus"):
        assert service.stranger().get(f"{API}/me", params={name: anna.token}).status_code == 401
    described = service.app.openapi()
    asked = {
        parameter["name"]
        for operations in described["paths"].values()
        for operation in operations.values()
        for parameter in operation.get("parameters", ())
        if parameter["in"] in ("query", "path")
    }
    assert asked == {"seat", "steps", "status", "before", "table", "number", "rule_set"}


def test_an_error_repeats_neither_the_token_nor_the_password(service: Service) -> None:
    anna = service.guest()
    token = "x" * 20 + "secret" + "y" * 17
    answer = service.stranger().get(f"{API}/me", headers={"Authorization": f"Bearer {token}"})
    assert answer.status_code == 401 and "secret" not in answer.text + str(answer.headers)
    for body in ({"login": "a", "password": "my secret"}, {"login": "anna", "password": "secret"}, {"secret": 1}):
        answer = anna.http.post(f"{API}/me/account", json=body)
        assert answer.status_code == 422 and "my secret" not in answer.text and '"secret' not in answer.text
    table = anna.open("arboretum", "me", "link")["table"]
    answer = service.guest().http.post(f"{API}/tables/{table}/seats", json={"invitation": token})
    assert answer.status_code == 404 and token not in answer.text


def test_files_of_the_database_are_for_its_owner_only(service: Service, tmp_path: Path) -> None:
    service.guest()
    backup(service.app.state.house.engine, tmp_path / "copy.db")
    files = [*database_of(service).parent.glob("hortus.db*"), tmp_path / "copy.db"]
    assert len(files) >= 3
    assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}


def test_keys_and_deals_come_from_the_system_not_from_a_guessable_generator() -> None:
    # Two processes whose generators were seeded alike deal and name alike only if they ask those.
    program = (
        "import random, numpy; random.seed(1); numpy.random.seed(1);"
        "from hortus.server.store import new_key, new_id; from hortus.core.deal import Deal;"
        "print(new_key(), new_id(), Deal.new().secret.hex())"
    )
    found = [subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True) for _ in "ab"]
    one, other = (run.stdout.split() for run in found)
    assert len(one) == 3 and not set(one) & set(other)


def test_settings_do_not_show_passwords() -> None:
    shown = repr(Settings(database="postgresql://hortus:very-secret@db/hortus"))
    assert "very-secret" not in shown
