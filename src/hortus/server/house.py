"""The house: all live tables of this server, and the one way in which anything happens at them.

Every command goes the same way: look at the table, check, commit, apply, tell. One command at a time looks at a table;
if another server was faster, its events are read, and the command is checked again.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import structlog
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from hortus.core.errors import BadOption, HortusError
from hortus.server import store
from hortus.server.beginnings import rematch_of
from hortus.server.database import DatabaseFault, Uncertain, is_sqlite, plain_reason, reason
from hortus.server.happenings import ELSEWHERE, Draft, Event, KeyReused, NothingThere, Once, Refused, Unavailable
from hortus.server.holdings import ROOM, Room
from hortus.server.live import LiveTable
from hortus.server.opening import opened
from hortus.server.presence import Presence
from hortus.server.rows import Rows, add_rows
from hortus.server.watching import COMMITS, EVENTS
from hortus.server.writer import Writer

KEPT = 200  # tables that are kept in memory though nobody looks at them: a whole game takes a third of a megabyte
TRIES = 20  # against other servers
OPTIONS = 8_000  # letters of a table's options: a deck of one's own takes a quarter of that
log = structlog.get_logger()

Check = Callable[[LiveTable], Draft]
Also = Callable[[Connection, LiveTable], None]  # what else is written together with an event


class NoSuchTable(NothingThere):
    """There is no such table."""


class Listener:
    """Somebody who is told that something has happened at a table; who is slow hears of several things at once."""

    def __init__(self) -> None:
        self.news = asyncio.Event()
        self.over = False

    def tell(self) -> None:
        """Something has happened."""
        self.news.set()

    def end(self) -> None:
        """There is nothing more to hear."""
        self.over = True
        self.news.set()


@dataclass
class Place:
    """A table in memory, who uses it, and who listens."""

    table: LiveTable
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: set[Listener] = field(default_factory=set)
    users: int = 0


class House:
    """All tables."""

    def __init__(self, engine: Engine, writer: Writer, room: Room = ROOM) -> None:
        self.engine = engine
        self.writer = writer
        self.room = room  # for tables of each person
        self.places: OrderedDict[str, Place] = OrderedDict()
        self.loading: dict[str, asyncio.Future[Place]] = {}
        self.heard: list[Callable[[LiveTable, bool], None]] = []  # who wants to know of all that happens
        self.closing = False
        self.alone = is_sqlite(engine)  # no other server lets anything happen
        self.presence = Presence(writer, self.alone)

    # --- reading ---

    async def read(self, function: Callable[..., Any], *arguments: Any) -> Any:
        """Ask the database, in a thread."""
        return await asyncio.to_thread(self._read, function, *arguments)

    def _read(self, function: Callable[..., Any], *arguments: Any) -> Any:
        try:
            with self.engine.connect().execution_options(reading=True) as connection:
                return function(connection, *arguments)
        except SQLAlchemyError as error:
            log.error("database.failed", reason=reason(error))
            raise DatabaseFault(f"The database can't be read: {plain_reason(error)}.") from error

    async def place(self, name: str) -> Place:
        """A table, from memory or from the database."""
        if name in self.places:
            self.places.move_to_end(name)
            return self.places[name]
        if name not in self.loading:
            self.loading[name] = asyncio.ensure_future(self._load(name))
        return await asyncio.shield(self.loading[name])

    async def sure_place(self, name: str) -> Place:
        """A table that is kept from now on, if the caller says at once that it is used or listened to."""
        while self.places.get(name) is not (place := await self.place(name)):
            pass  # it was forgotten before we could say so
        return place

    async def _load(self, name: str) -> Place:
        try:
            rule_set = await self.read(store.rule_set_of, name)
            if rule_set is None:
                raise NoSuchTable("There is no such table.")
            await opened(rule_set)
            table = await self._read_table(name)
            place = self.places[name] = Place(table)
            self._forget()
            if not self.alone:  # a server that was to go on with it may have died
                self._tell(place, here=False)
            return place
        finally:
            del self.loading[name]

    async def _read_table(self, name: str) -> LiveTable:
        table: LiveTable = await self.read(store.read_table, name)
        table.absences = self.presence.absences
        return table

    async def reload(self, name: str) -> None:
        """Read a table again of which something was forgotten; if all of it was, those who listen are sent away."""
        if name not in self.places and name not in self.loading:  # what is being read may be older than that
            return
        with suppress(NoSuchTable):
            async with self.use(name) as place:
                if await self.read(store.rule_set_of, name) is None:
                    self.places.pop(name, None)
                    for listener in place.listeners:
                        listener.end()
                    return
                known, place.table = place.table.number, await self._read_table(name)
                if place.table.number > known:
                    self._tell(place, here=False)

    def _forget(self) -> None:
        idle = [name for name, place in self.places.items() if not place.users and not place.listeners]
        for name in idle[: max(0, len(idle) - KEPT)]:
            del self.places[name]

    async def table(self, name: str) -> LiveTable:
        """A table to look at."""
        return (await self.place(name)).table

    @asynccontextmanager
    async def use(self, name: str) -> AsyncIterator[Place]:
        """A table that nobody else changes meanwhile."""
        place = await self.sure_place(name)
        place.users += 1
        try:
            async with place.lock:
                yield place
        finally:
            place.users -= 1

    # --- commands ---

    async def open(
        self, table: LiveTable, once: Once | None = None, invitations: dict[int, bytes] | None = None
    ) -> None:
        """Put up a new table, at which nothing has happened yet, or everything. Sent again, it is the same table."""
        if len(table.match.options.model_dump_json(exclude_defaults=True)) > OPTIONS:
            raise BadOption(f"The options of a table are at most {OPTIONS} letters long, decks of your own included.")
        after = table if table.events else table.after(table.opening(store.now()))
        if once is not None and table.host is not None:
            key, request = once.of(table.host)
            after.events[0] = after.events[0]._replace(key=key, request=request)
        try:
            await self.writer.do(partial(self._write_new, after, invitations or {}))
        except IntegrityError:
            if not await self.has_opened(table.id, table.host, once):
                raise
        else:
            self._add(after)

    async def has_opened(self, name: str, person: str | None, once: Once | None) -> bool:
        """Whether somebody's command has put up this table already."""
        if once is None:
            return False
        try:
            table = await self.table(name)
        except NoSuchTable:
            return False
        return self._made_by(table, once.of(person)) is not None

    def _add(self, table: LiveTable) -> None:
        table.absences = self.presence.absences
        self.places[table.id] = Place(table)
        self._forget()
        self._tell(self.places[table.id])

    async def rematch(self, name: str, person: str, seat: int | None, once: Once | None) -> int:
        """Let somebody wish for a rematch; with the last wish the next table is put up."""
        before = await self.table(name)
        before.own(person, seat)
        at = store.now()
        table = rematch_of(before, store.new_id(), at)
        table = table.after(table.opening(at))

        def also(connection: Connection, after: LiveTable) -> None:
            if after.next_table == table.id:
                try:
                    self._write_new(table, {}, connection)
                except Refused:
                    raise Refused("Whoever put up this table has no room for another: put up one yourself.") from None

        number = await self.command(name, person, once, lambda now: now.wish(now.own(person, seat), table.id), also)
        if (await self.table(name)).next_table == table.id and table.id not in self.places:
            self._add(table)
        return number

    async def command(
        self, name: str, person: str | None, once: Once | None, check: Check, also: Also | None = None, named: str = ""
    ) -> int:
        """Let something happen at a table; return the number of the event. Sent again, it is the same event.

        A client that goes away does not stop it half way: what was committed is also told.
        """
        return await asyncio.shield(asyncio.ensure_future(self._command(name, person, once, check, also, named)))

    async def _command(
        self, name: str, person: str | None, once: Once | None, check: Check, also: Also | None, named: str
    ) -> int:
        once = once and once.of(person)
        if self.presence.uncertain:
            await self.presence.go_on(clocks=True)
        async with self.use(name) as place:
            for _ in range(TRIES):
                if once is not None and (again := self._made_by(place.table, once)) is not None:
                    return again.number
                try:
                    draft = check(place.table)
                except HortusError:  # the last word, unless something was missed that another server let happen
                    if not await self.catch_up(place):
                        raise
                    continue
                after = place.table.after(place.table.event(draft, store.now(), once))
                if draft.kind in ("sat", "left") and draft.seat is not None:
                    after.names[draft.seat] = named  # nobody's, if they left
                try:
                    with COMMITS.time():
                        rows = Rows.of(after, after.events[-1:])
                        await self.writer.do(partial(self._write, place.table, after, also), rows)
                except (
                    IntegrityError
                ):  # another server was faster, or what nobody could be sure of was written after all
                    if not await self.catch_up(place, anyway=True):
                        raise
                    continue
                except Uncertain:
                    if not await self._is_written(after):
                        raise
                place.table = after
                EVENTS.labels(after.events[-1].kind).inc()
                self._tell(place)
                return after.number
        raise Unavailable("This table is too busy: try again.")

    def _write_new(self, table: LiveTable, invitations: dict[int, bytes], connection: Connection) -> None:
        self.room.check(connection, table.host, record=table.seats[0].program == ELSEWHERE)
        store.add_table(connection, table, invitations)
        add_rows(connection, [Rows.of(table, table.events)])

    async def _is_written(self, table: LiveTable) -> bool:
        """Whether the last event of a table is in the database, as far as it can be asked."""
        with suppress(DatabaseFault):
            found: list[Event] = await self.read(store.read_events, table.id, table.number - 1)
            return table.events[-1:] == found[:1]
        return False

    @staticmethod
    def _made_by(table: LiveTable, once: Once) -> Event | None:
        """The event that a command has made already. Raises `KeyReused` if another command had its key."""
        made = next((event for event in reversed(table.events) if event.key == once.key), None)
        if made is not None and made.request not in (None, once.request):  # revision 0001 did not keep requests
            raise KeyReused("This Idempotency-Key belongs to another command: a new command needs a new key.")
        return made

    @staticmethod
    def _write(before: LiveTable, after: LiveTable, also: Also | None, connection: Connection) -> None:
        """Write what an event changes besides."""
        for seat, one in enumerate(after.seats):
            if one != before.seats[seat]:
                store.keep_seat(connection, after, seat)
        if also is not None:
            also(connection, after)

    async def catch_up(self, place: Place, anyway: bool = False) -> bool:
        """Read what happened without us, which a server that is alone does not expect; whether that was anything."""
        if self.alone and not anyway:
            return False
        after = place.table
        missed: list[Event] = await self.read(store.read_events, after.id, after.number)
        for event in missed:
            after = after.after(event)
        if any(event.kind in ("sat", "left") for event in missed):
            after.names = await self.read(store.read_names, after.id)
        if missed:
            place.table = after  # all at once: nobody sees a seat taken by somebody without a name
            self._tell(place, here=False)
        return bool(missed)

    async def refresh(self, name: str, number: int) -> None:
        """A server, maybe this one, says that the event of that number has happened."""
        if name in self.places and self.places[name].table.number >= number:
            return  # so others who are told after this one need not wait until the table is free
        if name in self.places or name in self.loading:  # what is being read may be older than this event
            async with self.use(name) as place:
                if place.table.number < number:
                    await self.catch_up(place)

    # --- telling ---

    def _tell(self, place: Place, here: bool = True) -> None:
        for listener in place.listeners:
            listener.tell()
        for hear in self.heard:
            hear(place.table, here)

    @asynccontextmanager
    async def listen(self, name: str, listener: Listener) -> AsyncIterator[None]:
        """Be told of what happens at a table."""
        place = await self.sure_place(name)
        place.listeners.add(listener)
        try:
            yield
        finally:
            place.listeners.discard(listener)

    def close(self) -> None:
        """End all streams: those who listen will come again."""
        self.closing = True
        for place in self.places.values():
            for listener in place.listeners:
                listener.end()
