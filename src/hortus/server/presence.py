"""Presence: when a server was there. Nobody's clock runs while none is.

While there are clocks to watch, a server writes down every few seconds that it is there. Where nobody wrote for longer,
no server was: they were stopped, or their database was, or the machine slept. The next one to write notes that, lets
clocks run out later by as much, and tells the others.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import pairwise

from sqlalchemy import Connection, delete, func, insert, select, text, update

from hortus.server import store
from hortus.server.clocks import SECOND, Absences
from hortus.server.happenings import PLAYING
from hortus.server.schema import presence, tables
from hortus.server.writer import Writer

BEAT = 5 * SECOND  # after which a server writes again that it is there
LOST = 3 * BEAT  # without a word for so long, no server was there
RESTART = SECOND  # the same, where no other server can have been there
NOTING = 7_146_789  # the number of a lock in PostgreSQL
ABSENCE = "absence"  # what other servers are told


def note(connection: Connection, at: int, patience: int) -> list[tuple[int, int]]:
    """Note that a server is there, and from when on none was, if that is longer than patience; return all absences."""
    if connection.dialect.name == "postgresql":  # one after the other
        connection.execute(text(f"SELECT pg_advisory_xact_lock({NOTING})"))
    last = connection.execute(select(presence).order_by(presence.c.since.desc()).limit(1)).one_or_none()
    happened = connection.execute(select(func.max(tables.c.changed)).where(tables.c.status == PLAYING)).scalar() or 0
    alive = max(last.until, happened) if last else happened or at
    if last is None:
        connection.execute(insert(presence).values(since=alive, until=alive))
    this = presence.c.since == (last.since if last else alive)
    if at - alive > patience:
        connection.execute(update(presence).where(this).values(until=alive))
        connection.execute(insert(presence).values(since=at, until=at))
        connection.execute(update(tables).where(tables.c.due.is_not(None)).values(due=tables.c.due + (at - alive)))
        store.tell_servers(connection, ABSENCE)
    elif at > alive:
        connection.execute(update(presence).where(this).values(until=at))
    return absences(connection)


def absences(connection: Connection) -> list[tuple[int, int]]:
    """When no server was there."""
    rows = connection.execute(select(presence.c.since, presence.c.until).order_by(presence.c.since)).all()
    return [(before.until, after.since) for before, after in pairwise(rows)]


def forget_old(connection: Connection) -> None:
    """Forget absences that are older than the last event of every game: later ones are told by events themselves."""
    oldest = select(func.min(tables.c.changed)).where(tables.c.status == PLAYING).scalar_subquery()
    newest = select(func.max(presence.c.since)).scalar_subquery()
    connection.execute(
        delete(presence).where(presence.c.since != newest, presence.c.until < func.coalesce(oldest, newest))
    )


class Presence:
    """What one server knows of when servers were there."""

    def __init__(self, writer: Writer, alone: bool) -> None:
        self.writer, self.alone = writer, alone
        self.absences = Absences()  # the same for all tables
        self.written = 0  # when this server last wrote that it is there
        self.seen = 0  # when it last had no reason to write, or wrote
        self.changed: list[Callable[[], None]] = []  # who wants to know that there was an absence

    @property
    def uncertain(self) -> bool:
        """Whether something may have kept this server from its work, so that it has to look before anything happens."""
        return store.now() - self.seen > LOST

    async def begin(self) -> None:
        """Be there from now on."""
        await self._write(RESTART if self.alone else LOST)

    async def go_on(self, clocks: bool) -> None:
        """Be there still; `clocks`, if somebody's is running."""
        at = store.now()
        if self.uncertain or (clocks and at - self.written >= BEAT):
            await self._write(LOST)
        self.seen = max(self.seen, at)

    async def _write(self, patience: int) -> None:
        at = store.now()
        self.learn(await self.writer.do(partial(note, at=at, patience=patience)))
        self.written = self.seen = at

    def learn(self, found: list[tuple[int, int]]) -> None:
        """These are all absences."""
        if found != self.absences.spans:
            self.absences.spans = found
            for tell in self.changed:
                tell()
