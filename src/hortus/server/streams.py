"""Event streams: what happens at a table, told to one pair of eyes for as long as they may see it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable

from fastapi.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from hortus.core.errors import HortusError
from hortus.server.house import House, Listener
from hortus.server.live import LiveTable
from hortus.server.people import People
from hortus.server.problems import Problem
from hortus.server.showing import news_of
from hortus.server.store import Person

Render = Callable[[LiveTable, str | None, int | None, int, frozenset[str]], bytes]  # person, eyes, since, muted
HEARTBEAT = 15.0  # seconds
RETRY = 1500  # milliseconds after which a browser comes again


class Held:
    """The streams that are open, by who holds them, so that nobody holds too many."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.by: dict[str, set[Listener]] = {}

    def __len__(self) -> int:
        return sum(map(len, self.by.values()))

    def take(self, who: str) -> Listener:
        """One more."""
        mine = self.by.setdefault(who, set())
        if len(mine) >= self.most:
            raise Problem(429, "You listen to too many tables at once: close some.", {"Retry-After": "10"})
        listener = Listener()
        mine.add(listener)
        return listener

    def give_back(self, who: str, listener: Listener) -> None:
        """One less."""
        mine = self.by.get(who, set())
        mine.discard(listener)
        if not mine:
            self.by.pop(who, None)

    def end(self, who: str) -> None:
        """End all streams of somebody; those who still have a key come again."""
        for listener in self.by.get(who, ()):
            listener.end()

    def end_all(self) -> None:
        """End everybody's."""
        for who in list(self.by):
            self.end(who)


class EventStream(StreamingResponse):
    """A stream that is given back when it ends, also if it never began.

    It waits for its listener alone, who is also told when the client goes away: thousands of these are open at once.
    """

    def __init__(self, messages: AsyncIterator[bytes], held: Held, who: str, listener: Listener) -> None:
        super().__init__(messages, media_type="text/event-stream", headers={"X-Accel-Buffering": "no"})
        self.held, self.who, self.listener = held, who, listener

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Tell."""
        gone = asyncio.ensure_future(self.listen_for_disconnect(receive))
        gone.add_done_callback(lambda _: self.listener.end())
        try:
            await self.stream_response(send)
        finally:
            gone.cancel()
            self.held.give_back(self.who, self.listener)

    async def stream_response(self, send: Send) -> None:
        """Send each message and let go of it: a page is long, and what comes next may be long in coming."""
        await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
        async for message in self.body_iterator:
            await send({"type": "http.response.body", "body": message, "more_body": True})
            del message
        await send({"type": "http.response.body", "body": b"", "more_body": False})


async def begins_after(house: House, name: str, since: int | None) -> int | None:
    """The event after which a stream goes on for somebody who has heard of all up to one.

    None if they need the table as it is now: if they have heard of more than has happened, since a backup was put back,
    or if no server was there meanwhile, and clocks stood still.
    """
    if since is None:
        return None
    await house.refresh(name, since)  # they may have heard of it on another server, before this one has
    live = await house.table(name)
    return since if since < live.number or (since == live.number and not live.stood) else None


async def tell(
    house: House,
    people: People,
    name: str,
    looker: Person | None,
    wanted: int | None,
    since: int | None,
    by: Listener,
    render: Render = news_of,
) -> AsyncIterator[bytes]:
    """The stream of a table, each of its messages as `render` makes it.

    Whose eyes it is for is asked again each time: a seat may have been lost meanwhile.
    """
    yield f"retry: {RETRY}\n\n".encode()
    who, loop = looker and looker.id, asyncio.get_running_loop()
    async with house.listen(name, by):
        told = since
        while True:
            live = await house.table(name)
            try:
                eyes = live.eyes(who, wanted)
            except HortusError:
                return
            if told is None or live.number > told:
                start = live.number if told is None else told
                muted = await people.unheard_by(looker)
                yield b"id: %d\ndata: %b\n\n" % (live.number, render(live, who, eyes, start, muted))
                told = live.number
            else:
                yield b": still here\n\n"
            beat = loop.call_later(HEARTBEAT, by.tell)
            await by.news.wait()
            beat.cancel()
            by.news.clear()
            if by.over or house.closing:
                return
