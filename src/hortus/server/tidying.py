"""Tidying up: what nobody needs any more goes, so that nobody can fill a database with it.

It is looked for by readers, who keep nobody waiting; what they found is removed in small groups, if it is still so.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from sqlalchemy import ColumnElement, Connection, Table, and_, delete, or_, select

from hortus.server.clocks import DAY
from hortus.server.happenings import ABANDONED, OPEN, OVER, PERSON, PLAYING
from hortus.server.house import House
from hortus.server.presence import forget_old
from hortus.server.schema import blocks, events, keys, people, reports, seats, tables
from hortus.server.store import now, tell_servers

GUESTS_STAY = 7 * DAY  # from when they were last here, though they have nothing
WITHOUT_KEY = DAY  # the same, for those who can't come back
OPEN_STAY = 30 * DAY  # tables that wait for players, or for anybody's first move
UNPLAYED_STAY = DAY  # tables that ended without a move
LOOKED_BACK = 8 * DAY  # for those: older ones were looked at before
AT_ONCE = 200  # rows


async def tidy(house: House) -> None:
    """Remove what has expired, tables that were never played, and guests who have nothing."""
    at = now()
    await house.writer.do(expire(at))
    for name in await removed(house, tables, never_played(at)):
        await house.reload(name)
    await removed(house, people, idle(at))


def expire(at: int) -> Callable[[Connection], None]:
    """What has run out at some time."""

    def job(connection: Connection) -> None:
        connection.execute(delete(keys).where(keys.c.expires <= at))
        forget_old(connection)

    return job


def never_played(at: int) -> ColumnElement[bool]:
    """Tables that waited long enough for players or a first move, and those that ended before anybody moved."""
    moved = select(events.c.number).where(events.c.table == tables.c.id, events.c.kind == "moved")
    somebody = or_(seats.c.kind == PERSON, seats.c.former.is_not(None))
    sitting = select(seats.c.seat).where(seats.c.table == events.c.table, somebody)
    complaint = select(reports.c.id).where(reports.c.table == tables.c.id)
    return and_(
        or_(
            and_(tables.c.status == OPEN, tables.c.changed < at - OPEN_STAY),
            and_(
                tables.c.status == PLAYING,
                tables.c.changed < at - OPEN_STAY,
                tables.c.due.is_(None),  # where a clock runs, it will run out
                ~moved.where(events.c.seat.in_(sitting)).exists(),
            ),
            and_(
                tables.c.status.in_((OVER, ABANDONED)),
                tables.c.changed.between(at - LOOKED_BACK, at - UNPLAYED_STAY),
                ~moved.exists(),
            ),
        ),
        ~complaint.exists(),  # those who run the server are to see what it is about
    )


def idle(at: int) -> ColumnElement[bool]:
    """Guests without an account who have not been here for a while, and never sat or put up anything that is left."""
    key = select(keys.c.digest).where(keys.c.person == people.c.id)
    here = or_(seats.c.person == people.c.id, seats.c.former == people.c.id)
    return and_(
        people.c.login.is_(None),
        or_(people.c.seen < at - GUESTS_STAY, and_(people.c.created < at - WITHOUT_KEY, ~key.exists())),
        ~select(seats.c.seat).where(here).exists(),
        ~select(tables.c.id).where(tables.c.host == people.c.id).exists(),
        ~select(reports.c.id).where(reports.c.reporter == people.c.id).exists(),
        ~select(blocks.c.other).where(or_(blocks.c.person == people.c.id, blocks.c.other == people.c.id)).exists(),
    )


async def removed(house: House, table: Table, wanted: ColumnElement[bool]) -> list[str]:
    """Remove rows; return the names of those that were looked at."""
    found: list[str] = await house.read(named, table, wanted)
    for start in range(0, len(found), AT_ONCE):
        some = found[start : start + AT_ONCE]
        await house.writer.do(partial(remove, table=table, wanted=wanted, names=some))
    return found


def named(connection: Connection, table: Table, wanted: ColumnElement[bool]) -> list[str]:
    """The names of rows."""
    return list(connection.execute(select(table.c.id).where(wanted)).scalars())


def remove(connection: Connection, table: Table, wanted: ColumnElement[bool], names: Sequence[str]) -> None:
    """Remove those of the named rows of which it is still true; other servers are told of tables."""
    connection.execute(delete(table).where(table.c.id.in_(names), wanted))
    for name in names:
        tell_servers(connection, f"{'forgotten' if table is tables else 'gone'} {name}")
