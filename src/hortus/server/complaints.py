"""Complaints as those who run a server read them: who sent one, about what, and what was said at that table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, Row, delete, func, select

from hortus.core.errors import BadOption
from hortus.server.happenings import Event
from hortus.server.schema import people, reports, seats, tables
from hortus.server.store import read_events
from hortus.server.traces import holders

SAID = 20  # phrases that are told with a report
NOBODY = "nobody"  # where nobody sits, or whoever did is no longer known


class Complaint(NamedTuple):
    """A report, and what is needed to judge it."""

    id: str
    at: int  # milliseconds since 1970
    reporter: str
    table: str
    rule_set: str
    status: str
    event: Event  # what it is about
    sitting: list[str]  # the names of those who sat there then, by seat
    said: list[tuple[Event, str]]  # the last phrases at that table before it, with the name of who said each
    words: str


def all_complaints(connection: Connection) -> list[Complaint]:
    """Everything that was reported and not dealt with, the oldest first."""
    found = (
        select(reports, people.c.name, tables.c.rule_set, tables.c.status)
        .join(tables, tables.c.id == reports.c.table)
        .join(people, people.c.id == reports.c.reporter, isouter=True)
        .order_by(reports.c.at)
    )
    return [complaint_of(connection, row) for row in connection.execute(found).all()]


def complaint_of(connection: Connection, report: Row[Any]) -> Complaint:
    """A report with what happened at its table."""
    happened = read_events(connection, report.table, 0)
    said = [event for event in happened if event.kind == "said" and event.at <= report.at][-SAID:]
    return Complaint(
        report.id,
        report.at,
        report.name or NOBODY,
        report.table,
        report.rule_set,
        report.status,
        happened[report.number - 1],
        names_then(connection, report.table, happened[: report.number]),
        [(event, names_then(connection, report.table, happened[: event.number])[event.seat or 0]) for event in said],
        report.words,
    )


def names_then(connection: Connection, table: str, happened: Sequence[Event]) -> list[str]:
    """The names of those who sat at a table after these events."""
    then = holders(happened)
    names = []
    for row in connection.execute(select(seats).where(seats.c.table == table).order_by(seats.c.seat)):
        sat = then[row.seat]
        if row.program or (sat is not None and sat in (row.person, row.former)):
            names.append(row.name or NOBODY)
        else:  # somebody else has the seat by now, or who had it is forgotten
            names.append(connection.execute(select(people.c.name).where(people.c.id == sat)).scalar() or NOBODY)
    return names


def count(connection: Connection) -> int:
    """How many there are."""
    return connection.execute(select(func.count()).select_from(reports)).scalar() or 0


def remove(connection: Connection, ids: Sequence[str]) -> None:
    """Remove those that were dealt with; who sent them may send others. Raises `BadOption` if one is not there."""
    known = set(connection.execute(select(reports.c.id).where(reports.c.id.in_(ids))).scalars())
    if unknown := [each for each in ids if each not in known]:
        raise BadOption(f"There is no report {', '.join(unknown)}: nothing was removed. `hortus reports` lists them.")
    connection.execute(delete(reports).where(reports.c.id.in_(known)))
