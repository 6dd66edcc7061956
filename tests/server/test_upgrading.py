"""Databases of all earlier versions are opened, brought up to date and played on."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from hortus.server.database import MIGRATIONS, NEWEST, connect, revision, upgrade
from hortus.server.schema import metadata
from tests.conftest import Terminal
from tests.server.checking import faults
from tests.server.conftest import Guest, serving
from tests.server.keep_database import FOLDER, KEPT, versions
from tests.server.postgres import Postgres
from tests.server.test_tables import play_on

EVERY = sorted(path.stem for path in FOLDER.glob("*.db"))


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
@pytest.mark.parametrize("name", EVERY)
def test_an_earlier_database_is_played_on(name: str, kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    story = json.loads((FOLDER / f"{name}.json").read_text())
    if kind == "sqlite":
        shutil.copy(FOLDER / f"{name}.db", tmp_path / "hortus.db")
        database = f"sqlite:///{tmp_path / 'hortus.db'}"
    else:
        cluster: Postgres = request.getfixturevalue("postgres")
        database = cluster.new_database()
        cluster.load(database, FOLDER / f"{name}.sql")
    moves = 2000 if kind == "sqlite" else 4  # to the end once; the rules do not know where they are kept
    server = serving(database)
    going_on = 0
    for table, kept in story["tables"].items():
        guests = [Guest(server.url, token, {"id": "", "name": ""}) for token in kept["tokens"]]
        state = guests[0].table(table)
        assert {part: state[part] for part in KEPT} == {part: kept[part] for part in KEPT}
        if state["status"] == "playing":
            after = play_on(guests, table, moves)
            assert after["number"] >= state["number"] + 4 or after["status"] == "over"
            assert after["status"] == "over" or kind == "postgres"
            going_on += 1
    assert going_on > 5
    seat = story["invitation"]
    ben = Guest(server.url, seat["token"], {"id": "", "name": ""})
    ben.post(f"/tables/{seat['table']}/seats", {"invitation": seat["key"]})
    assert ben.table(seat["table"])["status"] == "playing"
    server.stop()
    engine = connect(database)
    assert faults(engine) == []
    with engine.connect() as connection:
        assert revision(connection) == NEWEST
    engine.dispose()


def test_a_database_of_this_version_was_kept() -> None:
    kept = [json.loads((FOLDER / f"{name}.json").read_text())["versions"] for name in EVERY]
    assert versions() in kept and any(name.endswith(f"-revision-{NEWEST}") for name in EVERY), (
        "The database or the rules have changed: run python -m tests.server.keep_database"
    )


def test_migrations_end_with_the_tables_that_are_used(database: str) -> None:
    assert ScriptDirectory(str(MIGRATIONS)).get_current_head() == NEWEST
    engine = connect(database)
    upgrade(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_whoever_lost_a_seat_to_a_computer_is_found_in_an_earlier_database(tmp_path: Path) -> None:
    shutil.copy(FOLDER / "02-revision-0002.db", tmp_path / "hortus.db")
    engine = connect(f"sqlite:///{tmp_path / 'hortus.db'}")
    with engine.begin() as connection:
        found = "SELECT \"table\", seat, person FROM seats WHERE kind = 'person' ORDER BY 1, 2 LIMIT 1"
        table, seat, person = connection.exec_driver_sql(found).one()
        lost = "UPDATE seats SET kind = 'program', program = 'club', person = NULL WHERE \"table\" = ? AND seat = ?"
        connection.exec_driver_sql(lost, (table, seat))
    upgrade(engine)
    with engine.connect() as connection:
        former = connection.exec_driver_sql('SELECT "table", seat, former FROM seats WHERE former IS NOT NULL').all()
    engine.dispose()
    assert former == [(table, seat, person)]


def test_a_database_of_a_newer_version_is_left_alone(
    database: str, terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hortus.cli.serving.set_up_logs", lambda _: None)  # they would go where this test's words go
    engine = connect(database)
    upgrade(engine)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    engine.dispose()
    terminal(f"serve --database {database}", code=2)
    with engine.connect() as connection:
        assert revision(connection) == "9999"
    engine.dispose()


def test_a_file_is_copied_before_it_is_changed(tmp_path: Path) -> None:
    shutil.copy(FOLDER / f"{EVERY[0]}.db", tmp_path / "hortus.db")
    engine = connect(f"sqlite:///{tmp_path / 'hortus.db'}")
    with engine.begin() as connection:
        held = connection.exec_driver_sql("SELECT count(*) FROM events").scalar()
    upgrade(engine)
    engine.dispose()
    (copy,) = tmp_path.glob(f"hortus.db.before-{NEWEST}-*")
    engine = connect(f"sqlite:///{copy}")
    with engine.begin() as connection:
        assert connection.exec_driver_sql("SELECT count(*) FROM events").scalar() == held
    engine.dispose()
