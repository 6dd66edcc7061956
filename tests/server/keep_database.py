"""Keep a database of this version for ever: `python -m tests.server.keep_database`.

Every later version must be able to open it and play on (tests/server/test_upgrading.py). To be run before a version
lands that has another database or other rules than the last one; a database that was kept is never made again.
"""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import Any

from sqlalchemy import update

from hortus.games import rule_sets
from hortus.server.database import NEWEST, backup, connect, upgrade
from hortus.server.moving import copy_all
from hortus.server.schema import keys
from tests.server.conftest import serving
from tests.server.postgres import Postgres, binaries
from tests.server.test_tables import play_on, seat_all

FOLDER = Path(__file__).with_name("databases")
NEVER = 10**14  # milliseconds since 1970: when the keys of those who sit here expire
KEPT = ("number", "status", "points", "winners", "commitment")


def versions() -> dict[str, int]:
    """All rule sets and their versions."""
    return {one.id: one.version for one in rule_sets()}


def play_tables(database: str) -> dict[str, Any]:
    """Tables of every rule set, over and half played, one with a computer and one that waits; who sits there."""
    server = serving(database)
    guests = [server.guest("Anna"), server.guest("Ben")]
    kept = {}
    for seed, rule_set in enumerate(rule_sets()):
        some = guests[: max(rule_set.players[0], min(2, rule_set.players[1]))]
        for moves in (7, 2000):
            table = seat_all(some, rule_set.id)
            play_on(some, table, moves, seed)
            kept[table] = [one.token for one in some]
    with_clock = seat_all(guests, "faraway", clock={"kind": "days", "days": 30})
    guests[0].post(f"/tables/{with_clock}/phrases", {"phrase": "hello"})
    kept[with_clock] = [one.token for one in guests]
    waiting = guests[0].open("arboretum", "me", "link", "easy")
    kept[waiting["table"]] = [guests[0].token]
    states = {table: guests[0].table(table) for table in kept}
    server.stop()
    return {
        "versions": versions(),
        "tables": {table: {"tokens": kept[table], **{name: states[table][name] for name in KEPT}} for table in kept},
        "invitation": {"table": waiting["table"], "key": waiting["invitations"]["1"], "token": guests[1].token},
    }


def keep(name: str) -> None:
    """Write the database, its twin for PostgreSQL, and what is in them."""
    folder = binaries()
    assert folder is not None, "install PostgreSQL first"
    with tempfile.TemporaryDirectory() as place:
        source = f"sqlite:///{place}/made.db"
        story = play_tables(source)
        engine = connect(source)
        with engine.begin() as connection:
            connection.execute(update(keys).values(expires=NEVER))
        cluster = Postgres(folder)
        target = cluster.new_database()
        twin = connect(target)
        upgrade(twin)
        list(copy_all(engine, twin))
        twin.dispose()
        dump = cluster.dump(target)
        cluster.stop()
        backup(engine, FOLDER / f"{name}.db")
        engine.dispose()
    (FOLDER / f"{name}.sql").write_text(dump)
    (FOLDER / f"{name}.json").write_text(json.dumps(story, indent=1) + "\n")


if __name__ == "__main__":
    number = len(list(FOLDER.glob("*.db"))) + 1
    keep(f"{number:02}-revision-{NEWEST}")
