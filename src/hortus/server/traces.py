"""What is kept about a person: all of it for them to take along, and nothing once they want to be forgotten."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection, String, and_, cast, delete, or_, select, update

from hortus.server.happenings import ABANDONED, ELSEWHERE, OVER, PERSON, PROGRAM, Event, NotYours
from hortus.server.live import LiveTable
from hortus.server.manners import muted_by
from hortus.server.schema import events, people, reports, seats, tables
from hortus.server.store import keys_of, read_events, tell_servers

SITTING = ("created", "sat")  # events that say who somebody is
TOLD = ("id", "rule_set", "version", "players", "options", "listed", "clock", "status", "result", "created", "changed")
SOMEBODY = "somebody"  # who sat there, once nobody may know


def touched(connection: Connection, person: str, since: int = 0) -> list[str]:
    """Tables at which a person sits or ever sat, and those that they put up; of those that have changed since then."""
    named = and_(events.c.kind.in_(SITTING), cast(events.c.body, String).contains(person, autoescape=True))
    if since:
        named = and_(events.c.table.in_(select(tables.c.id).where(tables.c.changed >= since)), named)
    sat = connection.execute(select(events.c.table).where(named)).scalars()
    hosted = connection.execute(select(tables.c.id).where(tables.c.host == person)).scalars()
    return sorted({*sat, *hosted})


def holders(happened: Iterable[Event]) -> dict[int, str | None]:
    """Who was the last person in each seat."""
    last: dict[int, str | None] = {}
    for event in happened:
        if event.kind == "created":
            last = {seat: one["person"] for seat, one in enumerate(event.body["seats"])}
        elif event.kind == "sat" and event.seat is not None:
            last[event.seat] = event.body["person"]
    return last


def people_in(event: Event) -> set[str]:
    """Everybody of whom an event tells who they are."""
    named = [one["person"] for one in event.body["seats"]] if event.kind == "created" else [event.body.get("person")]
    return {one for one in named if one is not None}


def sitters(happened: Iterable[Event]) -> set[str]:
    """Everybody who sits at a table, or ever sat there."""
    return set().union(*(people_in(event) for event in happened if event.kind in SITTING))


def is_own(table: LiveTable, person: str) -> bool:
    """Whether a game that is over is nobody else's, so that whoever put it up may remove it."""
    return table.host == person and table.status in (OVER, ABANDONED) and not sitters(table.events) - {person}


def without(body: dict[str, Any], person: str) -> dict[str, Any]:
    """What an event says, but not who that person was."""
    if "seats" in body:
        return {**body, "seats": [without(one, person) for one in body["seats"]]}
    return {**body, "person": None} if body.get("person") == person else body


def forget(connection: Connection, person: str, known: Iterable[str] = (), since: int = 0) -> list[str]:
    """Forget a person; games that others played too stay, without the name. Return the tables that have changed.

    Tables that are `known` to have been touched need not be looked for, only those that have changed since then: all
    commands wait while this is done.
    """
    found = sorted({*known, *touched(connection, person, since)})
    for name in found:
        happened = [event for event in read_events(connection, name, 0) if event.kind in SITTING]
        if sitters(happened) - {person}:
            _forget_at(connection, name, happened, person)
        else:
            connection.execute(delete(tables).where(tables.c.id == name))
        tell_servers(connection, f"forgotten {name}")
    connection.execute(delete(reports).where(reports.c.reporter == person))
    connection.execute(delete(people).where(people.c.id == person))
    tell_servers(connection, f"gone {person}")
    return found


def remove(connection: Connection, name: str, person: str) -> None:
    """Remove a table at which nobody else ever sat. Raises `NotYours` if somebody did."""
    if sitters(read_events(connection, name, 0)) - {person}:
        raise NotYours("Others sat at this table too: what happened here is theirs as well.")
    connection.execute(delete(tables).where(tables.c.id == name, tables.c.host == person))
    tell_servers(connection, f"forgotten {name}")


def _forget_at(connection: Connection, name: str, happened: list[Event], person: str) -> None:
    mine = [seat for seat, holder in holders(happened).items() if holder == person]
    here = and_(seats.c.table == name, seats.c.seat.in_(mine), seats.c.kind.in_((PERSON, PROGRAM)))
    connection.execute(update(seats).where(here).values(name=SOMEBODY, person=None))
    for event in happened:
        if person in people_in(event):
            here = and_(events.c.table == name, events.c.number == event.number)
            connection.execute(update(events).where(here).values(body=without(event.body, person)))


def everything_about(connection: Connection, person: str) -> dict[str, Any]:
    """All that is kept about a person, but for what opens doors."""
    row = connection.execute(select(people).where(people.c.id == person)).one()
    sitting = select(seats.c.table, seats.c.seat, seats.c.name).where(
        or_(seats.c.person == person, seats.c.former == person)
    )
    complaints = select(reports).where(reports.c.reporter == person).order_by(reports.c.at)
    return {
        "person": {"id": row.id, "name": row.name, "login": row.login, "created": row.created, "seen": row.seen},
        "keys": keys_of(connection, person),
        "tables": put_up_by(connection, person),
        "seats": [dict(seat._mapping) for seat in connection.execute(sitting)],
        "events": [
            {"table": name, "number": each.number, "kind": each.kind, "body": each.body, "at": each.at}
            for name in touched(connection, person)
            for each in deeds(connection, name, person)
        ],
        "blocked": sorted(muted_by(connection, person)),
        "reports": [dict(each._mapping) for each in connection.execute(complaints)],
    }


def put_up_by(connection: Connection, person: str) -> list[dict[str, Any]]:
    """Tables that a person put up, with their options and decks; of a record also who played, as it says."""
    found = select(tables).where(tables.c.host == person).order_by(tables.c.created)
    named = select(seats.c.table, seats.c.name).where(seats.c.program == ELSEWHERE).order_by(seats.c.seat)
    told = []
    for row in connection.execute(found):
        kept = {name: row._mapping[name] for name in TOLD}
        secret = row.secret.hex() if row.status == OVER else None
        names = [seat.name for seat in connection.execute(named.where(seats.c.table == row.id))]
        told.append({**kept, "secret": secret, "names": names})
    return told


def deeds(connection: Connection, name: str, person: str) -> list[Event]:
    """What a person did at a table: neither what others did in the same seat, nor the computer after them.

    The moves of a record are theirs who put it up.
    """
    kinds = select(seats.c.seat, seats.c.kind).where(seats.c.table == name)
    replaced = {row.seat for row in connection.execute(kinds) if row.kind == PROGRAM}
    happened = read_events(connection, name, 0)
    if not sitters(happened):
        return happened
    voted_out = {e.body["against"]: e.number for e in happened if e.kind == "voted" and e.body["against"] in replaced}
    mine: set[int] = set()
    done: list[Event] = []
    for event in happened:
        if event.kind in SITTING and person in people_in(event):
            first = enumerate(event.body.get("seats", ()))
            mine |= {event.seat} if event.seat is not None else {i for i, one in first if one["person"] == person}
        elif event.kind == "sat" and event.seat is not None:
            mine.discard(event.seat)
        if event.seat in mine:
            done.append(event)
            if event.kind in ("left", "resigned", "flagged"):
                mine.discard(event.seat)
        mine -= {seat for seat, last in voted_out.items() if last == event.number}
    return done
