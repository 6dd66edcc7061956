"""A bad line to a server: a proxy that cuts connections."""

from __future__ import annotations

import asyncio
import queue
import random
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

from tests.server.conftest import Service


class Proxy:
    """Passes bytes on to a server, and cuts every connection after a while, in the middle of whatever it carries."""

    def __init__(self, port: int, after: float, seed: int) -> None:
        self.port, self.after = port, after
        self.random = random.Random(seed)
        self.cuts, self.url = 0, ""

    async def pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection, until it is cut or closed."""
        there, back = await asyncio.open_connection("127.0.0.1", self.port)
        ways = [asyncio.ensure_future(pump(reader, back)), asyncio.ensure_future(pump(there, writer))]
        _, going_on = await asyncio.wait(
            ways, timeout=self.random.expovariate(1 / self.after), return_when=asyncio.FIRST_COMPLETED
        )
        self.cuts += len(going_on) == 2
        for way in ways:
            way.cancel()
        for end in (writer, back):
            end.transport.abort()


async def pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Pass bytes on one way, in pieces."""
    try:
        while piece := await reader.read(700):
            writer.write(piece)
            await writer.drain()
    except OSError:
        pass


@asynccontextmanager
async def cutting(service: Service, after: float, seed: int) -> AsyncIterator[Proxy]:
    """A proxy that listens."""
    proxy = Proxy(service.port, after, seed)
    server = await asyncio.start_server(proxy.pass_on, "127.0.0.1", 0)
    async with server:
        proxy.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        yield proxy


@contextmanager
def bad_line(service: Service, after: float, seed: int = 1) -> Iterator[Proxy]:
    """The same in a thread of its own, for clients that know nothing of it."""
    ready: queue.SimpleQueue[tuple[Proxy, asyncio.AbstractEventLoop, asyncio.Event]] = queue.SimpleQueue()

    async def run() -> None:
        async with cutting(service, after, seed) as proxy:
            done = asyncio.Event()
            ready.put((proxy, asyncio.get_running_loop(), done))
            await done.wait()

    thread = threading.Thread(target=asyncio.run, args=[run()], daemon=True)
    thread.start()
    proxy, loop, done = ready.get(timeout=20)
    yield proxy
    loop.call_soon_threadsafe(done.set)
    thread.join(20)
