"""Copies of a database, and what is deleted from it: whole or not at all, and safe on disk."""

from __future__ import annotations

import os
import signal
import stat
import subprocess
import sys
import threading
from pathlib import Path

import pytest
import structlog
from sqlalchemy import Engine, text

from hortus.server import database
from hortus.server.database import DatabaseFault, backup, connect, forget_deleted, upgrade

# A process that is killed as soon as there is anything where the copy is to be.
KILLED = """
import os, signal, sys
from pathlib import Path
from sqlalchemy import event
from hortus.server.database import backup, connect

source, target = sys.argv[1:]

def look():
    if any(found.is_file() for found in Path(target).parent.rglob("*")):
        os.kill(os.getpid(), signal.SIGKILL)

engine = connect(source)
event.listen(engine, "connect", lambda connection, _: connection.set_progress_handler(look, 1))
backup(engine, Path(target))
"""


@pytest.fixture
def source(tmp_path: Path) -> Engine:
    """A new database."""
    engine = connect(f"sqlite:///{tmp_path / 'hortus.db'}")
    upgrade(engine)
    return engine


def test_a_copy_that_is_killed_leaves_nothing_that_looks_like_one(source: Engine, tmp_path: Path) -> None:
    target = tmp_path / "copies" / "copy.db"
    target.parent.mkdir()
    command = [sys.executable, "-c", KILLED, str(source.url), str(target)]
    assert subprocess.run(command, timeout=60).returncode == -signal.SIGKILL
    left = [found.name for found in target.parent.iterdir()]
    assert left and all(name.startswith(".hortus-") for name in left)
    backup(source, target)
    assert target.stat().st_size > 0


def test_a_copy_is_safe_on_disk_before_it_has_its_name_and_its_name_before_anybody_is_told(
    source: Engine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "copies" / "copy.db"
    synced: list[tuple[bool, int, bool]] = []
    fsync = os.fsync

    def noted(handle: int) -> None:
        about = os.fstat(handle)
        synced.append((stat.S_ISDIR(about.st_mode), about.st_ino, target.exists()))
        fsync(handle)

    monkeypatch.setattr(os, "fsync", noted)
    backup(source, target)
    assert synced == [(False, target.stat().st_ino, False), (True, target.parent.stat().st_ino, True)]
    assert [found.name for found in target.parent.iterdir()] == ["copy.db"]


def test_a_copy_that_the_disk_does_not_take_is_a_sentence_and_leaves_nothing(
    source: Engine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(DatabaseFault, match="No space left"):
        backup(source, tmp_path / "copies" / "copy.db")
    assert list((tmp_path / "copies").iterdir()) == []


def forget_while_somebody_reads(source: Engine, seconds: float) -> tuple[int, list[str]]:
    """Forget something while somebody reads for so long; the bytes of the log then, and what was logged."""
    reading = source.connect().execution_options(reading=True)
    reading.execute(text("SELECT count(*) FROM people")).scalar()
    with source.begin() as connection:
        connection.execute(text("INSERT INTO presence (since, until) VALUES (1, 2)"))
    leaving = threading.Timer(seconds, reading.close)
    leaving.start()
    with structlog.testing.capture_logs() as logged:
        forget_deleted(source)
    left = Path(f"{source.url.database}-wal").stat().st_size
    leaving.join()
    return left, [line["event"] for line in logged if line["log_level"] == "warning"]


def test_what_was_deleted_goes_when_those_who_read_have_let_go_of_it(
    source: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "PATIENCE", 100)  # so that SQLite itself does not wait for them
    source.dispose()
    assert forget_while_somebody_reads(source, 1.0) == (0, [])


def test_what_can_not_be_made_to_go_is_in_the_log(source: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "WAITS", (0.01, 0.01))
    left, logged = forget_while_somebody_reads(source, 3.0)
    assert left > 0 and logged == ["deleted.lingers"]
    forget_deleted(source)
    assert Path(f"{source.url.database}-wal").stat().st_size == 0
    with source.connect() as connection:  # others wait as long as before
        assert connection.execute(text("PRAGMA busy_timeout")).scalar() == database.PATIENCE
