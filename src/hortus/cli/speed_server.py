"""What the server promises under load: live tables with people at both seats, clients and server on one machine.

Every seat listens to its table's events on a connection of its own, as a browser does, and sends its moves on another.
A move counts from the moment when it is sent to the one when the opponent's stream tells of it. The clients speak HTTP
by hand: they share the processors with the server, and what a comfortable client costs is not the question.

All the while a bare process that does nothing but send lines back is asked for one: how long that takes is what the
machine itself makes everybody wait. Where the machine is a guest on another one, its host may take the processors away
for a tenth of a second at a time, and moves are late then, whatever the server does: so what was taken is told, too.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from hortus.cli.speed_games import Measured

TABLES = 1_000
PAUSE = 5.0  # seconds between two moves at a table
SECONDS = 60.0
LATEST = 50.0  # milliseconds that 99 of 100 moves take at most
LATEST_DRAWN = 100.0  # the same where half of the tables are drawn as pages
MEMORY = 400  # megabytes of the server process
FLAT = 1.10  # how much more memory there may be at the end than after the first third
API = "/api/v1"
AT_ONCE = 20  # clients that sit down at the same time
OFTEN = 0.025  # seconds between two questions to the echo
ECHO = """
import asyncio

async def echo(reader, writer):
    async for line in reader:
        writer.write(line)

async def serve():
    server = await asyncio.start_server(echo, "127.0.0.1", 0)
    print(server.sockets[0].getsockname()[1], flush=True)
    await server.serve_forever()

asyncio.run(serve())
"""


class Line:
    """A connection for one request after the other."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, token: str = "", body: Any = None) -> tuple[int, Any]:
        """Send a request; the status and the JSON of the answer."""
        if self.streams is None:
            self.streams = await asyncio.open_connection("127.0.0.1", self.port)
        reader, writer = self.streams
        data = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {API}{path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: {len(data)}\r\n"
        head += "Content-Type: application/json\r\n" + (f"Authorization: Bearer {token}\r\n" if token else "") + "\r\n"
        writer.write(head.encode() + data)
        answer = await reader.readuntil(b"\r\n\r\n")
        status = int(answer.split(b" ", 2)[1])
        length = next(
            int(line.split(b":")[1]) for line in answer.lower().split(b"\r\n") if line.startswith(b"content-length")
        )
        return status, json.loads(await reader.readexactly(length) or b"null")


class Client:
    """Somebody at a table, with a program or with a page: what they were last told, and when."""

    def __init__(self, port: int, page: bool = False) -> None:
        self.line = Line(port)
        self.page = page
        self.port = port
        self.token = ""
        self.told: dict[int, float] = {}  # when which event arrived
        self.number = 0
        self.table = ""
        self.status = ""
        self.acts = False
        self.legal: list[dict[str, Any]] = []

    async def come_in(self, name: str) -> None:
        """Get a token."""
        status, me = await self.line.ask("POST", "/people", body={"name": name, "token": True})
        assert status == 201, me
        self.token = me["token"]

    async def listen(self, table: str) -> None:
        """Hear of everything at a table."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, limit=2**20)
        path = f"/tables/{table}/stream?known=0" if self.page else f"{API}/tables/{table}/events"
        head = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer {self.token}\r\n\r\n"
        writer.write(head.encode())
        await reader.readuntil(b"\r\n\r\n")
        async for line in reader:
            if line.startswith(b"data: "):
                now = time.perf_counter()
                self.hear(table, json.loads(line[6:]))
                self.told[self.number] = now

    def hear(self, table: str, told: dict[str, Any]) -> None:
        """Take note of a message."""
        state = told if self.page else told["table"]
        self.table, self.number, self.status = table, state["number"], state["status"]
        self.acts = state["yours"] if self.page else bool(state["legal"])
        self.legal = [] if self.page else state["legal"]

    async def open_steps(self, begun: Sequence[int] = ()) -> list[dict[str, Any]]:
        """What this client can do next."""
        query = "&".join(f"steps={step}" for step in begun)
        status, legal = await self.line.ask("GET", f"/tables/{self.table}/legal?{query}", self.token)
        assert status == 200, legal
        return list(legal)


class Pair:
    """Two clients at a table, who play for as long as they are asked to."""

    def __init__(self, port: int, seed: int, pages: bool) -> None:
        self.clients = [Client(port, pages), Client(port, pages)]
        self.random = random.Random(seed)
        self.table = ""
        self.listening: list[asyncio.Task[None]] = []
        self.took: list[float] = []  # seconds
        self.errors: list[str] = []

    async def sit_down(self, number: int) -> None:
        """Come in, put up a table and listen."""
        for client in self.clients:
            await client.come_in(f"client {number}")
        await self.new_table()

    async def new_table(self) -> None:
        """Put up a table; the second client joins it."""
        one, other = self.clients
        seats = {"rule_set": "arboretum", "seats": [{"kind": "me"}, {"kind": "anyone"}]}
        status, opened = await one.line.ask("POST", "/tables", one.token, seats)
        assert status == 201, opened
        self.table = opened["table"]
        status, told = await other.line.ask("POST", f"/tables/{self.table}/seats", other.token, {})
        assert status == 201, told
        for task in self.listening:
            task.cancel()
        self.listening = [asyncio.ensure_future(client.listen(self.table)) for client in self.clients]
        while any(client.table != self.table for client in self.clients):
            await asyncio.sleep(0.01)

    async def play(self, until: float) -> None:
        """A move every few seconds."""
        await asyncio.sleep(self.random.random() * PAUSE)
        while time.perf_counter() < until:
            start = time.perf_counter()
            try:
                await self.move()
            except (AssertionError, OSError, IndexError, asyncio.IncompleteReadError, TimeoutError) as error:
                self.errors.append(repr(error))
            await asyncio.sleep(max(0.0, start + PAUSE - time.perf_counter()))

    async def move(self) -> None:
        """Play one whole move, and note when the other one hears of it."""
        if self.clients[0].status != "playing":
            await self.new_table()
        mover, other = self.clients if self.clients[0].acts else self.clients[::-1]
        step = self.random.choice(mover.legal or await mover.open_steps())
        steps = [step["id"]]
        if step["notation"].startswith("+"):  # which card is planted; where, is the second step of this move
            steps.append(self.random.choice(await mover.open_steps(steps))["id"])
        sent = time.perf_counter()
        status, told = await mover.line.ask("POST", f"/tables/{self.table}/moves", mover.token, {"steps": steps})
        assert status == 201, told
        async with asyncio.timeout(10):
            while told["number"] not in other.told:
                await asyncio.sleep(0.002)
        self.took.append(other.told[told["number"]] - sent)


def memory_of(process: int) -> float:
    """Megabytes of a process that are in use."""
    status = Path(f"/proc/{process}/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]) / 1024


def taken_away() -> float:
    """Seconds for which the host has let the processors of this machine wait, since it started."""
    every = Path("/proc/stat").read_text().splitlines()[0].split()  # cpu user nice system idle iowait irq softirq steal
    return int(every[8]) / os.sysconf("SC_CLK_TCK")


async def listen_to_echo(until: float) -> list[float]:
    """How long a bare process takes to send a line back, each time."""
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", ECHO, stdout=asyncio.subprocess.PIPE)
    assert process.stdout is not None
    reader, writer = await asyncio.open_connection("127.0.0.1", int(await process.stdout.readline()))
    took = []
    while time.perf_counter() < until:
        sent = time.perf_counter()
        writer.write(b"hello\n")
        await reader.readline()
        took.append(time.perf_counter() - sent)
        await asyncio.sleep(OFTEN)
    process.kill()
    await process.wait()
    return sorted(took)


class Loaded(NamedTuple):
    """What was seen under load."""

    took: list[float]  # seconds that moves took, ascending
    echo: list[float]  # seconds that a bare process took at the same time
    errors: list[str]
    memory: list[float]  # megabytes of the server, as time went by
    taken: float  # seconds that the host took away


async def load(port: int, process: int, tables: int, seconds: float, drawn: bool) -> Loaded:
    """Let clients play at so many tables for so long; maybe with pages at every other one."""
    pairs = [Pair(port, number, drawn and number % 2 == 1) for number in range(tables)]
    for start in range(0, tables, AT_ONCE):
        some = pairs[start : start + AT_ONCE]
        await asyncio.gather(*(pair.sit_down(start + i) for i, pair in enumerate(some)))
    until = time.perf_counter() + seconds
    playing = asyncio.gather(*(pair.play(until) for pair in pairs))
    echo = asyncio.ensure_future(listen_to_echo(until))
    memory, taken = [], taken_away()
    while time.perf_counter() < until:
        memory.append(memory_of(process))
        await asyncio.sleep(1)
    await playing
    took = sorted(each for pair in pairs for each in pair.took)
    errors = [error for pair in pairs for error in pair.errors]
    return Loaded(took, await echo, errors, memory, taken_away() - taken)


@contextlib.contextmanager
def serving(folder: str) -> Iterator[tuple[int, int]]:
    """A server of one's own on a fresh database: its port and its process."""
    environment = os.environ | {"HORTUS_RATE": "100000", "HORTUS_BURST": "100000", "HORTUS_DOORS": "100000"}
    command = [sys.executable, "-m", "hortus", "serve", "--port", "0", "--database", f"sqlite:///{folder}/load.db"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, env=environment, text=True)
    try:
        assert process.stdout is not None
        address = process.stdout.readline().split()[-1]
        yield int(address.rstrip("/").rsplit(":", 1)[1]), process.pid
    finally:
        process.terminate()
        process.wait(20)


def measure_server(tables: int = TABLES, seconds: float = SECONDS) -> Iterator[Measured]:
    """The figures under load: with programs alone, and with half of the tables drawn as pages."""
    for drawn, promised in ((False, LATEST), (True, LATEST_DRAWN)):
        with tempfile.TemporaryDirectory() as folder, serving(folder) as (port, process):
            loaded = asyncio.run(load(port, process, tables, seconds, drawn))
        name = f"server: {tables} live tables{', half drawn' if drawn else ''}"
        middle, late = (1000 * loaded.took[int(part * len(loaded.took))] for part in (0.5, 0.99))
        echo = f"a bare echo {1000 * loaded.echo[int(0.99 * len(loaded.echo))]:.1f} ms"
        besides = f"p50 {middle:.1f} ms; {echo}; {loaded.taken:.1f} s taken by the host"
        yield f"{name}: arrival, p99", f"{late:.1f} ms", besides, None, f"{promised:g} ms", late < promised
        moves = f"{len(loaded.took) / seconds:.0f} moves a second"
        yield f"{name}: errors", f"{len(loaded.errors)}", moves, None, "0", not loaded.errors
        most, growth = max(loaded.memory), max(loaded.memory) / loaded.memory[len(loaded.memory) // 3]
        growing = f"{growth:.2f} times that after a third"
        flat = most < MEMORY and growth < FLAT
        yield f"{name}: memory", f"{most:.0f} MB", growing, None, f"{MEMORY} MB, flat", flat
