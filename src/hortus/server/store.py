"""What is read from the database and written to it: functions of a connection, for the writer and for readers."""

from __future__ import annotations

import hashlib
import secrets
import time
from typing import Any, NamedTuple

from pydantic import TypeAdapter
from sqlalchemy import Connection, and_, delete, func, insert, select, update

from hortus.core.deal import Deal
from hortus.games import find_rule_set
from hortus.server.clocks import Clock
from hortus.server.happenings import INVITED, OPEN, PLAYING, PROGRAM, Event, Seat
from hortus.server.live import LiveTable
from hortus.server.schema import events, keys, people, seats, tables

CLOCK: TypeAdapter[Any] = TypeAdapter(Clock | None)
CHANNEL = "hortus"  # of PostgreSQL, on which servers tell each other where something has happened


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def new_id() -> str:
    """A name that nobody can guess: 128 random bits."""
    return secrets.token_urlsafe(16)


def new_key() -> str:
    """A key for a session, a program or a seat: 256 random bits."""
    return secrets.token_urlsafe(32)


def digest(key: str) -> bytes:
    """What is kept of a key."""
    return hashlib.sha256(key.encode()).digest()


# --- tables ---


def add_table(connection: Connection, table: LiveTable, invitations: dict[int, bytes]) -> None:
    """Write a new table with its seats."""
    deal = table.match.deal
    assert deal is not None
    connection.execute(
        insert(tables).values(
            id=table.id,
            rule_set=table.rule_set.id,
            version=table.rule_set.version,
            players=table.match.players,
            options=table.match.options.model_dump(mode="json", exclude_defaults=True),
            secret=deal.secret,
            host=table.host,
            listed=table.listed,
            clock=CLOCK.dump_python(table.clock, mode="json"),
            status=table.status,
            created=table.created,
            changed=table.created,
        )
    )
    connection.execute(
        insert(seats),
        [
            {
                "table": table.id,
                "seat": number,
                "kind": seat.kind,
                "person": seat.person,
                "name": table.names[number],
                "program": seat.program,
                "invitation": invitations.get(number),
            }
            for number, seat in enumerate(table.seats)
        ],
    )


def tell_servers(connection: Connection, about: str) -> None:
    """Let other servers hear, when this is committed, that a table or a person has changed."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_notify(CHANNEL, about)))


def keep_seat(connection: Connection, table: LiveTable, seat: int) -> None:
    """Write who sits there now, and who sat there before a computer that stands in for them."""
    one = table.seats[seat]
    former = table.person_then(seat, table.number) if one.resigned else None
    connection.execute(
        update(seats)
        .where(and_(seats.c.table == table.id, seats.c.seat == seat))
        .values(kind=one.kind, person=one.person, name=table.names[seat], program=one.program, former=former)
    )


def rule_set_of(connection: Connection, table: str) -> str | None:
    """What is played at a table, if there is one of that name."""
    return connection.execute(select(tables.c.rule_set).where(tables.c.id == table)).scalar()


def read_table(connection: Connection, name: str) -> LiveTable:
    """A table as its events make it."""
    row = connection.execute(select(tables).where(tables.c.id == name)).one()
    rule_set = find_rule_set(row.rule_set)
    options = {**rule_set.earlier.get(row.version, {}), **row.options}
    first, *others = read_events(connection, name, 0)
    table = LiveTable.new(
        name,
        rule_set,
        row.players,
        options,
        Deal(row.secret),
        [Seat(**seat) for seat in first.body["seats"]],
        read_names(connection, name),
        row.host,
        row.listed,
        CLOCK.validate_python(row.clock),
        row.created,
    )
    for event in (first, *others):
        table.apply(event)
    return table


def read_names(connection: Connection, table: str) -> list[str]:
    """The names of those who sit at a table."""
    found = select(seats.c.name).where(seats.c.table == table).order_by(seats.c.seat)
    return list(connection.execute(found).scalars())


def read_events(connection: Connection, table: str, after: int) -> list[Event]:
    """What happened at a table after an event."""
    columns = [events.c[name] for name in Event._fields]
    found = select(*columns).where(events.c.table == table, events.c.number > after).order_by(events.c.number)
    return [Event._make(row) for row in connection.execute(found)]


def invited_to(connection: Connection, invitation: bytes) -> tuple[str, int] | None:
    """The table and the seat that an invitation is for."""
    found = select(seats.c.table, seats.c.seat).where(seats.c.invitation == invitation, seats.c.kind == INVITED)
    row = connection.execute(found).one_or_none()
    return None if row is None else (row[0], row[1])


def unfinished_of(connection: Connection, person: str) -> list[str]:
    """Tables at which a person sits and the game is not over."""
    mine = select(seats.c.table).where(seats.c.person == person)
    found = select(tables.c.id).where(tables.c.id.in_(mine), tables.c.status.in_((OPEN, PLAYING)))
    return list(connection.execute(found).scalars())


def waiting_for_programs(connection: Connection) -> list[str]:
    """Tables in play at which a program sits: after a restart they go on by themselves."""
    found = (
        select(tables.c.id)
        .where(tables.c.status == PLAYING)
        .where(tables.c.id.in_(select(seats.c.table).where(seats.c.kind == PROGRAM)))
        .order_by(tables.c.changed.desc())
    )
    return list(connection.execute(found).scalars())


def never_noted(connection: Connection) -> list[str]:
    """Tables in play of which nobody has noted who is asked: nothing has happened there since revision 0004."""
    found = select(tables.c.id).where(tables.c.status == PLAYING, tables.c.asked.is_(None))
    return list(connection.execute(found).scalars())


def note_asked(connection: Connection, table: LiveTable) -> None:
    """Note who is asked at such a table, unless something has happened meanwhile."""
    here = and_(tables.c.id == table.id, tables.c.asked.is_(None))
    connection.execute(update(tables).where(here).values(asked=table.waits_for))


def first_due(connection: Connection) -> int | None:
    """When the first clock of all runs out, if one is running."""
    return connection.execute(select(func.min(tables.c.due))).scalar()


def overdue(connection: Connection, at: int) -> list[str]:
    """Tables at which a clock has run out: all of them, for one that can't be read must not hide another."""
    return list(connection.execute(select(tables.c.id).where(tables.c.due <= at).order_by(tables.c.due)).scalars())


# --- people ---


class Person(NamedTuple):
    """Who somebody is."""

    id: str
    name: str
    login: str | None


def add_person(connection: Connection, name: str, at: int) -> Person:
    """A guest."""
    person = Person(new_id(), name, None)
    connection.execute(insert(people).values(id=person.id, name=name, created=at, seen=at))
    return person


def add_key(connection: Connection, person: str, key: str, label: str, cookie: bool, at: int, expires: int) -> None:
    """A way in for a person."""
    connection.execute(
        insert(keys).values(digest=digest(key), person=person, label=label, cookie=cookie, created=at, expires=expires)
    )


def person_with_key(connection: Connection, key: str, cookie: bool, at: int) -> tuple[Person, int] | None:
    """Whose key this is, and when they were seen."""
    found = (
        select(people.c.id, people.c.name, people.c.login, people.c.seen)
        .join(keys, keys.c.person == people.c.id)
        .where(keys.c.digest == digest(key), keys.c.cookie == cookie, keys.c.expires > at)
    )
    row = connection.execute(found).one_or_none()
    return None if row is None else (Person(row.id, row.name, row.login), row.seen)


def note_seen(connection: Connection, person: str, at: int) -> None:
    """Somebody was here."""
    connection.execute(update(people).where(people.c.id == person).values(seen=at))


def remove_key(connection: Connection, person: str, key: str) -> None:
    """Make a key useless."""
    connection.execute(delete(keys).where(keys.c.digest == digest(key)))
    tell_servers(connection, f"gone {person}")


def count_keys(connection: Connection, person: str) -> int:
    """How many ways in a person has."""
    return connection.execute(select(func.count()).where(keys.c.person == person)).scalar() or 0


def remove_oldest_keys(connection: Connection, person: str, keep: int) -> None:
    """Make the oldest keys of a person useless, sessions before tokens, until there are so many."""
    surplus = max(0, count_keys(connection, person) - keep)
    oldest = select(keys.c.digest).where(keys.c.person == person).order_by(keys.c.cookie.desc(), keys.c.created)
    connection.execute(delete(keys).where(keys.c.digest.in_(connection.execute(oldest.limit(surplus)).scalars().all())))
    tell_servers(connection, f"gone {person}")


def keys_of(connection: Connection, person: str) -> list[dict[str, Any]]:
    """The ways in of a person, without what opens them."""
    found = select(keys).where(keys.c.person == person).order_by(keys.c.created)
    return [
        {"label": row.label, "cookie": row.cookie, "created": row.created, "expires": row.expires}
        for row in connection.execute(found)
    ]


def rename(connection: Connection, person: str, name: str) -> None:
    """Another name, for tables to come."""
    connection.execute(update(people).where(people.c.id == person).values(name=name))
    tell_servers(connection, f"person {person}")


def set_login(connection: Connection, person: str, login: str, password: str) -> bool:
    """Make a guest's account; False if they have one. Fails if somebody else has that login."""
    guest = and_(people.c.id == person, people.c.login.is_(None))
    tell_servers(connection, f"person {person}")
    return connection.execute(update(people).where(guest).values(login=login, password=password)).rowcount == 1


def account(connection: Connection, login: str) -> tuple[Person, str] | None:
    """The account with that login, and the digest of its password."""
    row = connection.execute(select(people).where(people.c.login == login)).one_or_none()
    return None if row is None else (Person(row.id, row.name, row.login), row.password)


def remove_tokens(connection: Connection, person: str) -> None:
    """Make all tokens of a person useless."""
    connection.execute(delete(keys).where(keys.c.person == person, ~keys.c.cookie))
    tell_servers(connection, f"gone {person}")


def remove_other_keys(connection: Connection, person: str, key: str) -> None:
    """Make all keys of a person useless but one."""
    connection.execute(delete(keys).where(keys.c.person == person, keys.c.digest != digest(key)))
    tell_servers(connection, f"gone {person}")
