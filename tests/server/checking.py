"""A look at a whole database, of each kind: whether it is sound and hangs together."""

from __future__ import annotations

from collections.abc import Iterator

from sqlalchemy import Connection, Engine, ForeignKey, Select, func, select, text
from sqlalchemy.exc import SQLAlchemyError

from hortus.server.database import is_sqlite
from hortus.server.schema import events, metadata, seats, tables

INDEXES = """
SELECT indexrelid::regclass::text FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
JOIN pg_namespace ON pg_namespace.oid = relnamespace WHERE nspname = 'public'
"""


def faults(engine: Engine) -> list[str]:
    """What is wrong with a database: nothing, if all is well."""
    with engine.connect() as connection:  # what is changed for looking is never committed
        found = [*(of_file(connection) if is_sqlite(engine) else of_indexes(connection))]
        return [*found, *of_links(connection), *of_numbers(connection)]


def of_file(connection: Connection) -> Iterator[str]:
    """What SQLite finds."""
    for row in connection.execute(text("PRAGMA integrity_check")):
        if row[0] != "ok":
            yield str(row[0])


def of_indexes(connection: Connection) -> Iterator[str]:
    """What PostgreSQL's amcheck finds, where it is installed."""
    there = "SELECT count(*) FROM pg_available_extensions WHERE name = 'amcheck'"
    if not connection.execute(text(there)).scalar():
        return
    connection.execute(text("CREATE EXTENSION IF NOT EXISTS amcheck"))
    for name in connection.execute(text(INDEXES)).scalars().all():
        try:
            with connection.begin_nested():
                connection.execute(text("SELECT bt_index_check(CAST(:name AS regclass), true)"), {"name": name})
        except SQLAlchemyError as error:
            yield f"{name}: {error}"


def of_links(connection: Connection) -> Iterator[str]:
    """Rows that belong to nothing."""
    for table in metadata.sorted_tables:
        for link in sorted(table.foreign_keys, key=lambda link: link.parent.name):
            if lost := connection.execute(orphans(link)).scalar():
                yield f"{table.name}.{link.parent.name}: {lost} rows belong to nothing"


def orphans(link: ForeignKey) -> Select[int]:
    """How many rows name something that is not there."""
    child, parent = link.parent, link.column.table.alias()
    named = select(parent.c[link.column.name]).where(parent.c[link.column.name] == child)
    return select(func.count()).select_from(child.table).where(child.is_not(None), ~named.exists())


def of_numbers(connection: Connection) -> Iterator[str]:
    """Events that are missing or twice there, and seats."""
    number = events.c.number
    counted = (func.count(), func.count(number.distinct()), func.min(number), func.max(number))
    for name, many, different, first, last in connection.execute(
        select(events.c.table, *counted).group_by(events.c.table)
    ):
        if first != 1 or not last == many == different:
            yield f"table {name} has {many} events, from {first} to {last}"
    sitting = select(func.count()).where(seats.c.table == tables.c.id).scalar_subquery()
    begun = select(events.c.number).where(events.c.table == tables.c.id).exists()
    for name in connection.execute(select(tables.c.id).where((sitting != tables.c.players) | ~begun)).scalars():
        yield f"table {name} lacks a seat, or has no beginning"
