"""What is kept: the same on SQLite and on PostgreSQL, after a restart, in a copy, and after moving house."""

from __future__ import annotations

import hashlib
import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, insert, select, text

from hortus.cli import main
from hortus.server import lists, store
from hortus.server.database import DatabaseFault, backup, connect, upgrade
from hortus.server.live import LiveTable
from hortus.server.schema import metadata, tables
from hortus.server.showing import state_of
from tests.conftest import Terminal
from tests.server.checking import faults
from tests.server.conftest import Guest, Service, serving
from tests.server.postgres import Postgres
from tests.server.test_tables import TABLES, play_on, seat_all


@pytest.fixture
def server(database: str) -> Iterator[Service]:
    """A server on each kind of database."""
    running = serving(database)
    yield running
    running.stop()


def digest(url: str) -> str:
    """All that a database holds, in one number; rows come in any order."""
    engine = connect(url)
    with engine.connect().execution_options(reading=True) as connection:
        rows = {
            table.name: sorted(repr(tuple(row)) for row in connection.execute(select(table)))
            for table in metadata.sorted_tables
        }
    engine.dispose()
    assert all(rows.values()), "there is nothing in some table"
    return hashlib.sha256(repr(rows).encode()).hexdigest()


def seen(table: LiveTable) -> list[str]:
    """A table with everybody's eyes, spectators' too."""
    return [state_of(table, None, eyes).model_dump_json() for eyes in (None, *range(len(table.seats)))]


def fill(server: Service) -> list[str]:
    """Tables of all kinds: played to the end, half played, with a computer, with phrases, open, given up."""
    guests = [server.guest(f"player {i}") for i in range(3)]
    names = [seat_all(guests[:players], rule_set, listed=False) for rule_set, players in TABLES]
    for seed, name in enumerate(names):
        play_on(guests, name, 2000 if seed % 3 == 2 else 9, seed)
    clocked = seat_all(guests[:2], "faraway", clock={"kind": "days", "days": 3}, options={})
    play_on(guests, clocked, 3)
    guests[1].post(f"/tables/{clocked}/phrases", {"phrase": "hello"})
    resigned = seat_all(guests[:2], "arboretum")
    guests[1].post(f"/tables/{resigned}/resign")
    waiting = guests[2].open("hanging-gardens", "me", "link", "anyone")["table"]
    guests[0].post(f"/tables/{clocked}/block", {"seat": 1}, expect=204)
    guests[0].post(f"/tables/{clocked}/reports", {"number": 2, "words": "Not fair: “Ö”"}, expect=204)
    return [*names, clocked, resigned, waiting]


@pytest.mark.parametrize("rule_set", ["arboretum", "faraway", "hanging-gardens"])
def test_a_whole_game_is_kept_move_by_move(server: Service, rule_set: str) -> None:
    guests = [server.guest("Anna"), server.guest("Ben")]
    table = seat_all(guests, rule_set)
    state = play_on(guests, table, 2000)
    assert state["status"] == "over" and len(state["points"]) == 2
    engine = connect(str(server.app.state.settings.database))
    with engine.connect() as connection:
        kept = store.read_events(connection, table, 0)
        assert [event.number for event in kept] == list(range(1, state["number"] + 1))
        summary = connection.execute(text("SELECT status FROM tables")).scalar()
    assert summary == "over" and faults(engine) == []
    engine.dispose()


def test_the_best_scores_are_found_by_the_database_and_say_how_they_were_made(server: Service) -> None:
    anna = server.guest("Anna")
    options: list[dict[str, Any]] = [{}, {"q_garden": "grid", "q_negates": False}]
    games = [anna.open("arboretum-solo", "me", options=one)["table"] for one in options]
    points = {game: play_on([anna], game, 2000)["points"][0] for game in games}
    best = sorted(games, key=lambda game: -points[game])
    assert [line["table"] for line in anna.get("/scores/arboretum-solo")] == best
    with server.app.state.house.engine.connect() as connection:
        (line,) = lists.high_scores(connection, "arboretum-solo", 1)
    assert line["points"] == max(points.values())
    home = server.stranger().get("/", headers={"Accept": "text/html"}).text
    assert home.count("Q&#39;s garden: squares") == home.count("count nothing: no") == 1


def test_lists_are_filtered_before_they_are_cut(server: Service) -> None:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    going = seat_all([anna, ben], "arboretum")
    to_join = ben.open("arboretum", "me", "anyone")["table"]
    to_watch = ben.open("arboretum", "me", "me")["table"]
    for _ in range(3):  # newer ones, that are none of these
        anna.open("arboretum", "me", "link")
        anna.open("arboretum", "me", "me")
        table = anna.open("arboretum", "me", "anyone")["table"]
        anna.post(f"/tables/{table}/leave", expect=200)
    with server.app.state.house.engine.connect() as connection:
        assert [one.id for one in lists.list_tables(connection, "open", 1)] == [to_join]
        assert [one.id for one in lists.list_tables(connection, "playing", 1, anna.id)] == [to_watch]
        assert [one.id for one in lists.list_tables(connection, "open", 1, ben.id)] == []
        assert going in [one.id for one in lists.tables_of(connection, anna.id, ("open", "playing"), 7)]
        assert {one.status for one in lists.tables_of(connection, anna.id, ("over", "abandoned"))} == {"abandoned"}


def test_every_clock_that_has_run_out_is_found_the_first_one_first(server: Service) -> None:
    copied = server.guest("Anna").open("arboretum", "me", "me")["table"]
    with server.app.state.house.engine.begin() as connection:
        row = dict(connection.execute(select(tables).where(tables.c.id == copied)).mappings().one())
        late = [row | {"id": f"late {number}", "due": 1000 - number} for number in range(150)]
        connection.execute(insert(tables), [*late, row | {"id": "in time", "due": 2000}])
        assert store.overdue(connection, 1000) == [one["id"] for one in reversed(late)]


DAMAGE = {
    "an event is lost": "DELETE FROM events WHERE number = 2",
    "the last seat is lost": "DELETE FROM seats WHERE seat = 1",
    "a table has no beginning": "DELETE FROM events",
    "an event is twice there": "INSERT INTO events SELECT * FROM events WHERE number = 2",
    "events belong to nothing": "UPDATE events SET \"table\" = 'nowhere'",
}


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE)
def test_a_check_finds_what_is_wrong(server: Service, damage: str) -> None:
    guests = [server.guest("Anna"), server.guest("Ben")]
    play_on(guests, seat_all(guests, "arboretum"), 2)
    engine = server.app.state.house.engine
    assert faults(engine) == []
    with engine.connect() as connection:
        for name in ("events", "seats"):  # without what would prevent it
            connection.exec_driver_sql(f"CREATE TABLE loose AS SELECT * FROM {name}")
            connection.exec_driver_sql(f"DROP TABLE {name}")
            connection.exec_driver_sql(f"ALTER TABLE loose RENAME TO {name}")
        connection.exec_driver_sql(damage)
        connection.commit()
    assert faults(engine) != []


def test_a_commit_to_a_file_is_on_the_disk_before_it_returns(tmp_path: Path) -> None:
    engine = connect(f"sqlite:///{tmp_path / 'hortus.db'}")
    with engine.connect() as connection:
        found = [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous")]
    engine.dispose()
    assert found == ["wal", 2]  # 2 is FULL


def test_the_same_key_gives_the_same_event_also_after_a_restart(database: str) -> None:
    first = serving(database)
    guests = [first.guest("Anna"), first.guest("Ben")]
    table = seat_all(guests, "arboretum")
    step = guests[0].get(f"/tables/{table}/legal")[0]["id"]
    body = {"steps": [step]}
    done = guests[0].post(f"/tables/{table}/moves", body, key="0123456789")
    assert guests[0].post(f"/tables/{table}/moves", body, key="0123456789") == done
    first.stop()
    second = serving(database)
    anna = Guest(second.url, guests[0].token, {"id": guests[0].id, "name": "Anna"})
    assert anna.post(f"/tables/{table}/moves", body, key="0123456789") == done
    told = anna.post(f"/tables/{table}/moves", {"steps": [step + 1]}, key="0123456789", expect=422)
    assert "another command" in told["detail"] and anna.table(table)["number"] == done["number"]
    second.stop()


def test_what_is_read_back_is_what_was_in_memory(database: str) -> None:
    first = serving(database)
    names = fill(first)
    places = first.app.state.house.places
    before = {name: (places[name].table.events, seen(places[name].table)) for name in names}
    first.stop()
    engine = connect(database)
    with engine.connect().execution_options(reading=True) as connection:
        for name in names:
            table = store.read_table(connection, name)
            assert table is not None
            events, views = before[name]
            assert table.events == events and len(events) > 0
            assert seen(table) == views
    assert faults(engine) == []
    engine.dispose()


def test_moving_to_postgresql_and_back_keeps_every_row(postgres: Postgres, tmp_path: Path, terminal: Terminal) -> None:
    source, middle, last = (
        f"sqlite:///{tmp_path / 'one.db'}",
        postgres.new_database(),
        f"sqlite:///{tmp_path / 'two.db'}",
    )
    server = serving(source)
    fill(server)
    server.stop()
    assert "events: " in terminal(f"migrate {source} {middle}")
    terminal(f"migrate {middle} {last}")
    assert digest(source) == digest(middle) == digest(last)
    raw = [sqlite3.connect(tmp_path / name).execute(RAW).fetchall() for name in ("one.db", "two.db")]
    assert raw[0] == raw[1]  # also to the letter, where nothing is and how JSON is written
    terminal(f"migrate {source} {last}", code=2)
    assert digest(last) == digest(source)


RAW = "SELECT id, options, clock, result, due, hex(secret) FROM tables ORDER BY id"


def test_a_database_that_moved_is_played_on(postgres: Postgres, tmp_path: Path, terminal: Terminal) -> None:
    source, target = f"sqlite:///{tmp_path / 'one.db'}", postgres.new_database()
    server = serving(source)
    guests = [server.guest("Anna"), server.guest("Ben")]
    table = seat_all(guests, "arboretum")
    before = play_on(guests, table, 8)
    server.stop()
    terminal(f"migrate {source} {target}")
    server = serving(target)
    guests = [Guest(server.url, one.token, {"id": one.id, "name": one.name}) for one in guests]
    assert guests[0].table(table) == before
    assert play_on(guests, table, 2000)["status"] == "over"
    server.stop()


def test_a_backup_while_in_use_holds_all_that_was_answered_before_it(tmp_path: Path, terminal: Terminal) -> None:
    source = f"sqlite:///{tmp_path / 'hortus.db'}"
    server = serving(source)
    guests = [server.guest("Anna"), server.guest("Ben")]
    table = seat_all(guests, "arboretum")
    other = seat_all(guests, "faraway")
    answered = play_on(guests, table, 9)["number"]
    busy = threading.Thread(target=play_on, args=(guests, other, 60))
    busy.start()
    for number in range(3):
        terminal(f"backup {tmp_path / f'copy-{number}.db'} --database {source}")
    busy.join()
    server.stop()
    for number in range(3):
        engine = connect(f"sqlite:///{tmp_path / f'copy-{number}.db'}")
        upgrade(engine)
        assert faults(engine) == []
        with engine.connect() as connection:
            kept, more = store.read_table(connection, table), store.read_table(connection, other)
            assert kept is not None and kept.number == answered and more is not None
        engine.dispose()
    terminal(f"backup {tmp_path / 'copy-0.db'} --database {source}", code=2)


def test_a_database_that_is_not_there_is_not_copied(tmp_path: Path, terminal: Terminal) -> None:
    nowhere = tmp_path / "slip-of-the-pen.db"
    terminal(f"backup {tmp_path / 'copy.db'} --database sqlite:///{nowhere}", code=2)
    terminal(f"migrate sqlite:///{nowhere} sqlite:///{tmp_path / 'copy.db'}", code=2)
    assert list(tmp_path.glob("*.db")) == []


def test_a_copy_that_can_not_be_made_is_a_sentence_and_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    connection = sqlite3.connect(tmp_path / "sound.db")
    connection.execute("CREATE TABLE trees (species)")
    connection.close()
    (tmp_path / "words.txt").write_text("This is no database, though somebody may think so.")
    before = sorted(tmp_path.rglob("*"))
    for target, source, said in (
        ("words.txt/copy.db", "sound.db", "can't be written"),
        ("deeper/copy.db", "words.txt", "not a database"),
        ("copy.db", "words.txt", "not a database"),
    ):
        line = f"backup {tmp_path / target} --database sqlite:///{tmp_path / source}"
        monkeypatch.setattr("sys.argv", ["hortus", *line.split()])
        with pytest.raises(SystemExit, match="2"):
            main()
        assert said in capsys.readouterr().err
        assert sorted(tmp_path.rglob("*")) == before


def test_half_a_copy_is_not_left_behind(tmp_path: Path) -> None:
    file = tmp_path / "hortus.db"
    engine = connect(f"sqlite:///{file}")
    upgrade(engine)
    engine.dispose()
    kept = file.read_bytes()
    file.write_bytes(kept[: len(kept) // 4] + b"x" * (len(kept) - len(kept) // 4))  # as a bad disk would have it
    with pytest.raises(DatabaseFault, match="can't be copied"):
        backup(engine, tmp_path / "copy.db")
    engine.dispose()
    assert not (tmp_path / "copy.db").exists()


@pytest.mark.parametrize("line", ["serve", "backup copy.db"])
def test_a_setting_that_makes_no_sense_is_a_sentence(
    line: str, terminal: Terminal, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("HORTUS_PORT", "abc")
    terminal(line, code=2)


def test_a_database_does_not_move_while_a_server_has_it(service: Service, tmp_path: Path, terminal: Terminal) -> None:
    source = str(service.app.state.settings.database)
    terminal(f"migrate {source} sqlite:///{tmp_path / 'copy.db'}", code=2)
    service.stop()
    terminal(f"migrate {source} sqlite:///{tmp_path / 'copy.db'}")


def test_servers_that_start_side_by_side_make_the_tables_once(database: str) -> None:
    engines: list[Engine] = [connect(database) for _ in range(6)]
    failed: list[Exception] = []

    def start(engine: Engine) -> None:
        try:
            upgrade(engine)
        except Exception as error:
            failed.append(error)

    threads = [threading.Thread(target=start, args=(engine,)) for engine in engines]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failed == []
    for engine in engines:
        engine.dispose()
