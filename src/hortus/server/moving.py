"""Moving house: all rows of one database into another one."""

from __future__ import annotations

from collections.abc import Iterator

from sqlalchemy import Engine, func, insert, select

from hortus.core.errors import BadOption
from hortus.server.database import is_sqlite
from hortus.server.schema import metadata

AT_ONCE = 1_000  # rows


def copy_all(source: Engine, target: Engine) -> Iterator[tuple[str, int]]:
    """Copy everything, all or nothing; yield each table's name and how many rows it has."""
    counts = []
    # All is read as it was at one moment, though the source may be in use: SQLite does that anyway.
    level = {} if is_sqlite(source) else {"isolation_level": "REPEATABLE READ"}
    with source.connect().execution_options(reading=True, **level) as reading, target.begin() as writing:
        for table in metadata.sorted_tables:
            if writing.execute(select(func.count()).select_from(table)).scalar():
                raise BadOption(f"The database to copy to is not empty: there are {table.name} in it.")
        for table in metadata.sorted_tables:
            rows = reading.execution_options(yield_per=AT_ONCE).execute(select(table))
            count = 0
            for group in rows.mappings().partitions(AT_ONCE):
                writing.execute(insert(table), [dict(row) for row in group])
                count += len(group)
            counts.append((table.name, count))
    yield from counts
