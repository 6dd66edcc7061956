"""What is written for every move: events, and what lists and clocks need to know of their tables."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, bindparam, func, insert, select, update

from hortus.server.happenings import OVER, PLAYING, Event
from hortus.server.live import LiveTable
from hortus.server.schema import events, tables
from hortus.server.store import tell_servers


class Rows(NamedTuple):
    """What is written of a table whenever something happens at it."""

    events: list[dict[str, Any]]
    summary: dict[str, Any]  # what lists and clocks need to know

    @classmethod
    def of(cls, table: LiveTable, happened: Sequence[Event]) -> Rows:
        """The last events of a table."""
        result = {"points": list(table.points), "winners": list(table.winners)} if table.status == OVER else None
        return cls(
            [{"table": table.id, **event._asdict()} for event in happened],
            {
                "its": table.id,
                "status": table.status,
                "changed": table.events[-1].at,
                "due": table.clocks.due(table.match.actors) if table.status == PLAYING else None,
                "asked": table.waits_for,
                "result": result,
            },
        )


# For every move: built once, and one statement of each kind writes all that is committed together. SQLite lets go of
# Python several times in each statement, and a writer that has to ask for it again each time is slow under load.
GIVEN = func.json_each(bindparam("rows")).table_valued("value")


def given(name: str) -> Any:
    """A column of the rows that SQLite is given as JSON."""
    return func.json_extract(GIVEN.c.value, f"$.{name}")


SUMMARY = ("status", "changed", "due", "asked", "result")
EVENTS_OF_JSON = insert(events).from_select(events.c.keys(), select(*map(given, events.c.keys())))
SUMMARIES_OF_JSON = update(tables).where(tables.c.id == given("its")).values({name: given(name) for name in SUMMARY})
EVENTS = insert(events)
SUMMARIES = update(tables).where(tables.c.id == bindparam("its"))


def as_json(rows: Sequence[dict[str, Any]]) -> str:
    """Rows for SQLite. A column that is JSON itself is text in them, so that it is kept to the letter."""
    texts = [{name: json.dumps(one) if isinstance(one, dict) else one for name, one in row.items()} for row in rows]
    return json.dumps(texts)


def add_rows(connection: Connection, added: Sequence[Rows]) -> None:
    """Write what happened. Fails if something else has happened, or the same was written before."""
    if not added:
        return
    happened = [event for rows in added for event in rows.events]
    summaries = [rows.summary for rows in added]
    if connection.dialect.name == "sqlite":
        connection.execute(EVENTS_OF_JSON, {"rows": as_json(happened)})
        connection.execute(SUMMARIES_OF_JSON, {"rows": as_json(summaries)})
        return
    connection.execute(EVENTS, happened)
    connection.execute(SUMMARIES, summaries)
    for event in happened:
        tell_servers(connection, f"table {event['table']} {event['number']}")
