"""How people get along: who does not want to hear whom, or to meet them again, and complaints."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, and_, delete, func, insert, or_, select, update

from hortus.server.happenings import KeyReused, Refused
from hortus.server.schema import blocks, reports
from hortus.server.store import tell_servers

APART = 1_000  # people whom one person mutes or blocks
REPORTS = 50  # of one person, until those who run the server have dealt with some (`hortus reports`)


def block(connection: Connection, person: str, other: str, mute: bool) -> None:
    """Never hear of somebody again; unless it is only to mute them, never sit down with them either."""
    about = and_(blocks.c.person == person, blocks.c.other == other)
    before = connection.execute(select(blocks.c.mute).where(about)).scalar()
    if before is None:
        if len(muted_by(connection, person)) >= APART:
            raise Refused(f"You mute or block {APART} people: hear everybody again first (DELETE /me/blocks).")
        connection.execute(insert(blocks).values(person=person, other=other, mute=mute))
    elif before and not mute:  # whoever is blocked stays so
        connection.execute(update(blocks).where(about).values(mute=False))
    tell_servers(connection, f"person {person}")


def hear_everybody(connection: Connection, person: str) -> None:
    """Mute and block nobody any more."""
    connection.execute(delete(blocks).where(blocks.c.person == person))
    tell_servers(connection, f"person {person}")


def muted_by(connection: Connection, person: str) -> frozenset[str]:
    """Those whom a person does not hear."""
    return frozenset(connection.execute(select(blocks.c.other).where(blocks.c.person == person)).scalars())


def blocked_among(connection: Connection, person: str, others: Sequence[str]) -> bool:
    """Whether somebody of the others has blocked a person, or the other way round."""
    found = (
        select(func.count())
        .select_from(blocks)
        .where(
            ~blocks.c.mute,
            or_(
                and_(blocks.c.person == person, blocks.c.other.in_(others)),
                and_(blocks.c.other == person, blocks.c.person.in_(others)),
            ),
        )
    )
    return bool(connection.execute(found).scalar())


def report(connection: Connection, name: str, table: str, number: int, reporter: str, words: str, at: int) -> None:
    """Keep a complaint for those who run the server, once under its name; of one person not too many."""
    same = connection.execute(select(reports).where(reports.c.id == name)).one_or_none()
    if same is not None:
        if (same.table, same.number, same.words) != (table, number, words):
            raise KeyReused("This Idempotency-Key belongs to another report: a new one needs a new key.")
        return
    before = connection.execute(select(func.count()).where(reports.c.reporter == reporter)).scalar() or 0
    if before >= REPORTS:
        raise Refused(f"You have sent {REPORTS} reports: those who run this server will look at them first.")
    connection.execute(
        insert(reports).values(id=name, table=table, number=number, reporter=reporter, words=words, at=at)
    )
