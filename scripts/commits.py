"""How many moves a second a server can commit, and how long each takes: `python scripts/commits.py [DATABASE ...]`.

Everything but HTTP: checked, committed together with what others do at the same moment, applied. Without an address
a SQLite file is made where the data is kept; a PostgreSQL database must be empty.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
import time
from functools import partial
from pathlib import Path

from hortus.core.deal import Deal
from hortus.games import find_rule_set
from hortus.server import store
from hortus.server.database import connect, upgrade
from hortus.server.happenings import PERSON, Seat
from hortus.server.house import House
from hortus.server.live import LiveTable
from hortus.server.writer import Writer

CROWDS = (1, 16, 128)  # tables at which somebody moves at the same time
SECONDS = 5.0


async def put_up(house: House) -> str:
    """A table for two of the same person."""
    person = await house.writer.do(lambda connection: store.add_person(connection, "Anna", store.now()))
    rule_set, seats = find_rule_set("arboretum"), [Seat(PERSON, person.id)] * 2
    names = ["Anna", "Anna"]
    table = LiveTable.new(
        store.new_id(), rule_set, 2, {}, Deal.new(), seats, names, person.id, False, None, store.now()
    )
    await house.open(table)
    return table.id


def any_move(table: LiveTable, rng: random.Random) -> list[int]:
    """A whole move at random."""
    trial, seat = table.match.copy(), table.match.actors[0]
    steps: list[int] = []
    while not steps or trial.half_made(seat):
        steps.append(trial.play(rng.choice(trial.legal(seat)), seat=seat).id)
    return steps


async def play(house: House, until: float, taken: list[float], seed: int) -> None:
    """Move at one table after another, and note how long each move took."""
    rng = random.Random(seed)
    name = await put_up(house)
    while time.perf_counter() < until:
        table = await house.table(name)
        if table.match.over:
            name = await put_up(house)
            continue
        seat, steps = table.match.actors[0], any_move(table, rng)
        begun = time.perf_counter()
        await house.command(name, None, None, partial(LiveTable.move, seat=seat, steps=steps))
        taken.append(time.perf_counter() - begun)


async def measure(house: House, crowd: int) -> str:
    """A line about that many tables at once."""
    taken: list[float] = []
    begun = time.perf_counter()
    await asyncio.gather(*(play(house, begun + SECONDS, taken, seed) for seed in range(crowd)))
    rate = len(taken) / (time.perf_counter() - begun)
    taken.sort()
    half, most = taken[len(taken) // 2], taken[len(taken) * 99 // 100]
    return f"{crowd:4} tables: {rate:6.0f} moves/s, p50 {half * 1000:6.1f} ms, p99 {most * 1000:6.1f} ms"


def main(databases: list[str]) -> None:
    """Measure each database."""
    with tempfile.TemporaryDirectory() as folder:
        for url in databases or [f"sqlite:///{Path(folder) / 'hortus.db'}"]:
            engine = connect(url)
            upgrade(engine)
            house = House(engine, Writer(engine))
            print(engine.dialect.name)
            for crowd in (1, *CROWDS):  # the first one warms up
                print(asyncio.run(measure(house, crowd)))
            house.writer.close()
            engine.dispose()


if __name__ == "__main__":
    main(sys.argv[1:])
