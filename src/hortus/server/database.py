"""The database: SQLite in one file, or PostgreSQL by its address. Both are brought up to date when they are opened."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import structlog
from filelock import FileLock, Timeout
from sqlalchemy import Connection, Engine, create_engine, event, inspect, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from hortus.core.errors import BadOption, brief
from hortus.core.files import data_directory, sync_directory
from hortus.server.happenings import Unavailable

MIGRATIONS = Path(__file__).with_name("migrations")
PATIENCE = 10_000  # milliseconds that SQLite waits for another process
BRIEF = 200  # the same, where commands would wait as well
WAITS = (0.2, 0.5, 1.0, 2.0, 4.0)  # seconds before somebody who reads is asked again to let what was deleted go
POOL = {"pool_size": 4, "pool_pre_ping": True, "hide_parameters": True, "connect_args": {"connect_timeout": 5}}
PLAIN = ("disk is full", "readonly database", "read-only transaction", "disk I/O error", "database is locked")
UPGRADING = 7_146_788  # the number of a lock in PostgreSQL
NEWEST = "0004"  # the revision that this Hortus works with: the last one of the migrations
NEW = None  # the revision of a database that holds nothing
VERSION = "alembic_version"  # where Alembic notes the revision
log = structlog.get_logger()


class DatabaseFault(Unavailable):
    """The database can't be used: the sentence says why."""


class Uncertain(DatabaseFault):
    """The database went away in the middle of a commit: maybe it was carried out, maybe not."""


def default_url() -> str:
    """Where the tables of this machine are kept if nothing else is said."""
    return f"sqlite:///{data_directory() / 'hortus.db'}"


def connect(url: str, new: bool = True) -> Engine:
    """An engine for that address. Nothing is opened yet; unless it may be `new`, a file must be there."""
    try:
        address = make_url(url)
    except ArgumentError:
        raise BadOption(
            f"{brief(url)} is no address of a database. Use sqlite:////path/to/file.db or postgresql://user@host/name."
        ) from None
    backend = address.get_backend_name()
    if backend == "sqlite":
        if not address.database or address.database == ":memory:":
            raise BadOption("A table that loses nothing needs a file: use sqlite:////path/to/file.db.")
        path = Path(address.database)
        if not (new or path.exists()):
            raise BadOption(f"There is no database {path} yet.")
        make_room_for(path)
        keep_private(path)
        engine = create_engine(address, connect_args={"check_same_thread": False}, hide_parameters=True)
        event.listen(engine, "connect", _set_up_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
        return engine
    if backend == "postgresql":
        try:
            return create_engine(address.set(drivername="postgresql+psycopg"), **POOL)
        except ModuleNotFoundError:
            raise BadOption("PostgreSQL needs a driver: pip install 'hortus[postgres]'.") from None
    raise BadOption(f"Hortus keeps its tables in SQLite or PostgreSQL, not in {brief(backend)}.")


def make_room_for(path: Path) -> None:
    """The directory of a file. Raises `BadOption` if it can't be made."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadOption(f"{path} can't be written: {error.strerror}.") from None


def keep_private(path: Path) -> None:
    """Let a new file be readable by nobody else: it holds the secrets of all deals."""
    if not path.exists():
        with contextlib.suppress(OSError):  # whoever opens it next says why it can't be made
            path.touch(mode=0o600)


def forget_deleted(engine: Engine) -> None:
    """Overwrite what the database still holds of rows that were deleted.

    Whoever reads at that moment may need them: they are waited for, but not for ever.
    """
    if not is_sqlite(engine):
        return
    raw = engine.raw_connection()
    try:
        raw.execute(f"PRAGMA busy_timeout = {BRIEF}")
        for wait in (*WAITS, None):
            busy, *_ = raw.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            if not busy:
                return
            if wait is not None:
                time.sleep(wait)
        log.warning("deleted.lingers", reason="somebody reads: it is in the database's log until the next is forgotten")
    finally:
        raw.execute(f"PRAGMA busy_timeout = {PATIENCE}")
        raw.close()


def _set_up_sqlite(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # SQLAlchemy begins transactions, not the driver
    for setting in (
        "journal_mode = WAL",
        "synchronous = FULL",
        "foreign_keys = ON",
        f"busy_timeout = {PATIENCE}",
        "secure_delete = ON",  # what is forgotten is overwritten
    ):
        connection.execute(f"PRAGMA {setting}")


def _begin_sqlite(connection: Connection) -> None:
    reading = connection.get_execution_options().get("reading", False)
    connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")


@contextlib.contextmanager
def kept_alone(engine: Engine) -> Iterator[None]:
    """Let no other server have a database file: each would take the tables for its own. PostgreSQL serves many."""
    if not is_sqlite(engine):
        yield
        return
    # Beside the file itself: there may be several names for it.
    lock = FileLock(f"{Path(engine.url.database or '').resolve()}.lock", mode=0o600)
    try:
        lock.acquire(timeout=0)
    except Timeout:
        raise DatabaseFault(
            f"Another server has {engine.url.database} already: stop it first, or let both use PostgreSQL."
        ) from None
    try:
        yield
    finally:
        lock.release()


def is_sqlite(engine: Engine) -> bool:
    """Whether it is one file."""
    return engine.dialect.name == "sqlite"


# --- versions ---


def revision(connection: Connection) -> str | None:
    """The revision of a database; None if it holds nothing of ours."""
    if not inspect(connection).has_table(VERSION):
        return NEW
    found: str | None = connection.execute(text(f"SELECT version_num FROM {VERSION}")).scalar()
    return found


def upgrade(engine: Engine) -> None:
    """Bring a database up to date; a file that holds something is copied first."""
    try:
        with engine.connect() as connection:
            found = revision(connection)
        if found != NEWEST:
            _migrate(engine, found)
    except SQLAlchemyError as error:
        raise DatabaseFault(f"The database can't be opened: {reason(error)}.") from None


def _migrate(engine: Engine, found: str | None) -> None:
    # A server that starts on a database of its own version can do without Alembic, which takes long to import.
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    known = {script.revision for script in ScriptDirectory(str(MIGRATIONS)).walk_revisions()}
    if found is not NEW and found not in known:
        raise DatabaseFault("This database was written by a newer Hortus: install that one, or use another file.")
    if found is not NEW and is_sqlite(engine):
        backup(engine, Path(f"{engine.url.database}.before-{NEWEST}-{time.strftime('%Y%m%d-%H%M%S')}"))
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        if not is_sqlite(engine):  # servers that start side by side do this one after the other
            connection.execute(text(f"SELECT pg_advisory_xact_lock({UPGRADING})"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def backup(engine: Engine, path: Path) -> None:
    """A whole copy of a database file, while it is in use. It gets its name when it is whole and safe on disk."""
    if not is_sqlite(engine):
        raise BadOption("A PostgreSQL database is backed up by its own pg_dump.")
    if path.exists():
        raise BadOption(f"There is a file {path} already.")
    try:
        raw = engine.raw_connection()  # before anything is made where the copy is to be
        try:
            make_room_for(path)
            with tempfile.TemporaryDirectory(dir=path.parent, prefix=".hortus-") as folder:
                draft = Path(folder, "half-a-copy")
                keep_private(draft)
                raw.execute("VACUUM INTO ?", (str(draft),))
                with draft.open("rb+") as file:
                    os.fsync(file.fileno())
                draft.replace(path)
            sync_directory(path.parent)
        finally:
            raw.close()
    except (sqlite3.Error, SQLAlchemyError, OSError) as error:
        raise DatabaseFault(f"{engine.url.database} can't be copied to {path}: {error}.") from None


def reason(error: SQLAlchemyError) -> str:
    """A database's complaint in one short line, without what was to be written."""
    told = str(getattr(error, "orig", None) or type(error).__name__)
    return brief(told.splitlines()[0] if told else type(error).__name__, 120)


def plain_reason(error: SQLAlchemyError) -> str:
    """What anybody may be told of it. There may be addresses in the rest, which stands in the server's log."""
    told = reason(error)
    return told if any(plain in told for plain in PLAIN) else "it does not answer"


def is_uncertain(error: SQLAlchemyError) -> bool:
    """Whether nobody can know if a commit that failed like this was carried out."""
    lost = isinstance(error, DBAPIError) and error.connection_invalidated
    return lost or str(getattr(error, "orig", "")) == "disk I/O error"
