"""Lists of tables, from the rows that are kept of them: no table is loaded for that, and no rules are needed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, func, literal, or_, select

from hortus.server.happenings import FREE, OPEN, OVER, PERSON, PLAYING, STATUSES
from hortus.server.schema import seats, tables

SHOWN = 100  # tables in a list
HERE = seats.c.table == tables.c.id


class Listed(NamedTuple):
    """A table in a list."""

    id: str
    rule_set: str
    options: dict[str, Any]
    status: str
    changed: int
    seats: list[dict[str, Any]]
    result: dict[str, Any] | None
    lost: list[int]  # seats of the one who asks in which a computer plays now
    asked: list[int]  # seats of the one who asks that are asked something now


class Unfinished(NamedTuple):
    """Games of somebody that are not over."""

    tables: list[Listed]  # those that wait for them first, then the newest first; maybe not all of them
    all: int  # how many there are
    asked: int  # how many of all wait for them


def list_tables(connection: Connection, status: str, most: int = SHOWN, but: str | None = None) -> list[Listed]:
    """Tables that anybody may find, the newest first: open ones with a free seat, or those that can be watched.

    All `but` those at which some person sits, or sat.
    """
    found = select(tables).where(tables.c.listed, tables.c.status == status)
    if status == OPEN:
        found = found.where(select(seats.c.seat).where(HERE, seats.c.kind == FREE).exists())
    if but is not None:
        found = found.where(~select(seats.c.seat).where(HERE, _of(but)).exists())
    return _with_seats(connection, connection.execute(found.order_by(tables.c.changed.desc()).limit(most)).all())


def tables_of(
    connection: Connection,
    person: str,
    statuses: Sequence[str] = STATUSES,
    most: int = SHOWN,
    before: int | None = None,
) -> list[Listed]:
    """Tables at which a person sits, or sat until a computer took over, and those they put up; the newest first.

    Of those that changed `before` then, if that is given. No list ends between tables that changed in the same
    millisecond, though it is longer then: whoever goes on from its last one misses none.
    """
    found = select(tables).where(_mine(person), tables.c.status.in_(statuses))
    if before is not None:
        found = found.where(tables.c.changed < before)
    newest_first = tables.c.changed.desc()
    last = found.with_only_columns(tables.c.changed).order_by(newest_first).offset(most - 1).limit(1)
    oldest = connection.execute(last).scalar() or 0
    rows = connection.execute(found.where(tables.c.changed >= oldest).order_by(newest_first)).all()
    return _with_seats(connection, rows, person)


def unfinished_tables(connection: Connection, person: str, most: int | None = None) -> Unfinished:
    """Tables of a person that are not over, those that wait for them first."""
    # Each person's seats as bits, once for all tables: looked up table by table, SQLite took a second for 500 of them.
    bits = func.sum(literal(1).bitwise_lshift(seats.c.seat)).label("bits")
    own = select(seats.c.table, bits).where(seats.c.person == person).group_by(seats.c.table).subquery()
    waits = func.coalesce(tables.c.asked, 0).bitwise_and(func.coalesce(own.c.bits, 0)) != 0
    mine = and_(_mine(person), tables.c.status.in_((OPEN, PLAYING)))
    found = select(tables).outerjoin(own, own.c.table == tables.c.id).where(mine)
    all_of_them, asked = connection.execute(found.with_only_columns(func.count(), func.count().filter(waits))).one()
    rows = connection.execute(found.order_by(waits.desc(), tables.c.changed.desc()).limit(most)).all()
    return Unfinished(_with_seats(connection, rows, person), all_of_them, asked)


def _mine(person: str) -> ColumnElement[bool]:
    """Tables at which a person sits, or sat until a computer took over, and those they put up."""
    return or_(tables.c.id.in_(select(seats.c.table).where(_of(person))), tables.c.host == person)


def _of(person: str) -> ColumnElement[bool]:
    """Seats in which a person sits, or sat until a computer took over."""
    return or_(seats.c.person == person, seats.c.former == person)


def _with_seats(connection: Connection, rows: Sequence[Any], person: str | None = None) -> list[Listed]:
    sitting: dict[str, list[Any]] = {row.id: [] for row in rows}
    found = select(seats).where(seats.c.table.in_(list(sitting))).order_by(seats.c.table, seats.c.seat)
    for seat in connection.execute(found):
        sitting[seat.table].append(seat)
    return [_listed(row, sitting[row.id], person) for row in rows]


def _listed(row: Any, sitting: Sequence[Any], person: str | None) -> Listed:
    """A table and its seats as somebody is told of them."""
    return Listed(
        row.id,
        row.rule_set,
        plain(row.options),
        row.status,
        row.changed,
        [{"seat": one.seat, "kind": one.kind, "name": one.name, "program": one.program} for one in sitting],
        row.result,
        [one.seat for one in sitting if person is not None and one.former == person],
        [
            one.seat
            for one in sitting
            if person is not None and one.person == person and (row.asked or 0) >> one.seat & 1
        ],
    )


def plain(options: dict[str, Any]) -> dict[str, Any]:
    """Options without whole decks: those are at the table itself."""
    return {name: value for name, value in options.items() if not isinstance(value, dict)}


def high_scores(connection: Connection, rule_set: str, most: int = SHOWN) -> list[dict[str, Any]]:
    """The best finished games of a rule set that were played alone."""
    points = tables.c.result[("points", 0)].as_integer()
    found = (
        select(
            tables.c.id.label("table"),
            seats.c.name,
            tables.c.options,
            points.label("points"),
            tables.c.changed.label("at"),
        )
        .join(seats, and_(HERE, seats.c.seat == 0))
        .where(tables.c.rule_set == rule_set, tables.c.players == 1, tables.c.status == OVER)
        .where(tables.c.listed, seats.c.kind == PERSON, points.is_not(None))
        .order_by(points.desc(), tables.c.changed)
        .limit(most)
    )
    return [dict(row) for row in connection.execute(found).mappings()]
