"""`hortus reports`: what people complained about, for those who run a server."""

from __future__ import annotations

import time
from collections.abc import Sequence

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from hortus.cli.joining import DEEDS
from hortus.cli.serving import settings_of
from hortus.core.errors import BadOption
from hortus.server.complaints import Complaint, all_complaints, remove
from hortus.server.database import NEWEST, DatabaseFault, connect, reason, revision
from hortus.server.happenings import PHRASES, Event

WHAT = {**DEEDS, "created": "the table was put up", "moved": "moves"}


def show_reports(database: str | None) -> None:
    """Print every report that was not dealt with, the oldest first."""
    engine = connect(settings_of({"database": database}).database, new=False)
    try:
        with engine.connect().execution_options(reading=True) as connection:
            must_be_newest(connection)
            found = all_complaints(connection)
    except SQLAlchemyError as error:
        raise DatabaseFault(f"The database can't be read: {reason(error)}.") from None
    print("\n\n".join(map(told, found)) or "There are no reports.")
    if found:
        print("\nThose that were dealt with: hortus reports --done ID...")


def remove_reports(ids: Sequence[str], database: str | None) -> None:
    """Remove reports that were dealt with, all or none."""
    engine = connect(settings_of({"database": database}).database, new=False)
    try:
        with engine.begin() as connection:
            must_be_newest(connection)
            remove(connection, ids)
    except SQLAlchemyError as error:
        raise DatabaseFault(f"The database can't be written: {reason(error)}.") from None
    print("Removed: those who sent them may send others.")


def must_be_newest(connection: Connection) -> None:
    """Refuse a database of another version: only a server brings it up to date."""
    if revision(connection) != NEWEST:
        raise BadOption("This database is not of this version of Hortus: start `hortus serve` with it once.")


def told(report: Complaint) -> str:
    """A report in a few lines."""
    when = time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(report.at // 1000))
    sitting = ", ".join(f"player {seat} {name}" for seat, name in enumerate(report.sitting, 1))
    lines = [
        f"Report {report.id}, {when}",
        f"  from:  {report.reporter}",
        f"  table: {report.table} ({report.rule_set}, {report.status}): {sitting}",
        f"  about: event {report.event.number}, {deed(report.event, report.sitting)}",
        f"  words: {report.words}",
    ]
    if report.said:
        lines.append("  said there before:")
        lines += [f"    {event.number}  {name}: {phrase(event)}" for event, name in report.said]
    return "\n".join(lines)


def deed(event: Event, sitting: Sequence[str]) -> str:
    """What an event was, with the name of who did it."""
    if event.seat is None:
        return WHAT[event.kind]
    what = f"says: {phrase(event)}" if event.kind == "said" else WHAT[event.kind]
    return f"player {event.seat + 1} {sitting[event.seat]} {what}"


def phrase(event: Event) -> str:
    """What was said."""
    said: str = event.body["phrase"]
    return PHRASES.get(said, said)
