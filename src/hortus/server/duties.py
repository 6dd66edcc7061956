"""What a server does besides answering. Nothing that goes wrong ends a duty: it is logged, and tried again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial

import structlog

from hortus.games import rule_sets
from hortus.server import presence, store
from hortus.server.happenings import Refused, Unavailable
from hortus.server.house import House, NoSuchTable
from hortus.server.neighbours import pass_on
from hortus.server.opening import opened
from hortus.server.people import People
from hortus.server.programs import Programs
from hortus.server.streams import Held
from hortus.server.tidying import tidy

TICK = 1.0  # seconds between two looks at the clocks
SWEEP = 3600.0  # seconds between two looks for what has expired
BREATH = 0.5  # seconds in which those who waited for the server are answered, before anything heavy is loaded
AGAIN = 2.0  # seconds after which tables are tried again that could not be read
log = structlog.get_logger()


async def attempt(name: str, work: Callable[[], Awaitable[object]]) -> bool:
    """Whether something could be done; the log says why not."""
    try:
        await work()
        return True
    except Unavailable as error:
        log.warning("duty.waits", duty=name, reason=type(error).__name__)
    except Exception:
        log.exception("duty.failed", duty=name)
    return False


async def get_ready(programs: Programs) -> None:
    """Open all games, here and where quick programs think, before anybody asks for them: one after another, so that
    whoever does ask for one has a processor for it.
    """
    await asyncio.sleep(BREATH)
    for rule_set in rule_sets():
        await attempt("open", partial(opened, rule_set))
        await attempt("load", partial(programs.load, rule_set))


async def wake(house: House, programs: Programs) -> None:
    """Let programs go on at tables that were left when the server stopped."""
    left: list[str] = []

    async def find() -> None:
        left.extend(await house.read(store.waiting_for_programs))

    while not await attempt("wake", find):
        await asyncio.sleep(AGAIN)
    while left:
        left = [name for name in left if not await _woken(house, programs, name)]
        await asyncio.sleep(AGAIN)


async def _woken(house: House, programs: Programs, name: str) -> bool:
    """Let programs go on at a table; whether it need not be tried again."""
    try:
        programs.hear(await house.table(name))
    except Unavailable:
        return False
    except Exception as error:  # one table that can't be read leaves the others as they are
        log.error("table.unreadable", table=name, reason=type(error).__name__)
    return True


async def note_asked(house: House) -> None:
    """Note who is asked at tables of before that was kept, and of servers that do not keep it yet; events say it since.

    What an older server lets happen at a table that was noted is not seen until this one, or a newer one, adds to it:
    for the moment of an upgrade, home may tell of a turn that was taken.
    """
    await asyncio.sleep(BREATH)

    async def note_all() -> None:
        for name in await house.read(store.never_noted):
            await attempt("asked", partial(_note_asked, house, name))

    while True:
        await attempt("asked", note_all)
        await asyncio.sleep(SWEEP)


async def _note_asked(house: House, name: str) -> None:
    table = await house.table(name)
    await house.writer.do(lambda connection: store.note_asked(connection, table))


async def watch_clocks(house: House) -> None:
    """Let clocks run out."""
    while True:
        await asyncio.sleep(TICK)
        await attempt("clocks", partial(_look_at_clocks, house))


async def _look_at_clocks(house: House) -> None:
    first: int | None = await house.read(store.first_due)
    await house.presence.go_on(clocks=first is not None)
    if first is None or first > store.now():
        return
    for name in await house.read(store.overdue, store.now()):
        await attempt("clocks", partial(_flag, house, name))


async def _flag(house: House, name: str) -> None:
    with suppress(Refused, NoSuchTable):  # somebody has moved, or another server was faster
        await house.command(name, None, None, lambda table: table.flag(store.now()))


async def tidy_up(house: House) -> None:
    """Remove what nobody needs any more."""
    while True:
        await attempt("tidy up", partial(tidy, house))
        await asyncio.sleep(SWEEP)


async def hear_of(house: House, people: People, streams: Held, about: str) -> None:
    """Another server says that a table has changed, or a person, or that one has lost a key or was forgotten."""
    match about.split():
        case ["person", name]:
            people.forget(name)
        case ["gone", name]:
            people.forget(name)
            streams.end(name)
        case [presence.ABSENCE]:
            house.presence.learn(await house.read(presence.absences))
        case ["table", name, number]:
            await house.refresh(name, int(number))
        case ["forgotten", name]:
            await house.reload(name)


def count_anew(house: House, streams: Held) -> None:
    """No server was there for a while: whoever listens where a clock runs is told anew when it runs out."""
    for place in house.places.values():
        place.table.shown.clear()
    streams.end_all()


async def look_everywhere(house: House, people: People, streams: Held) -> None:
    """Something may have been missed, also that somebody has lost a key or was forgotten."""
    house.presence.learn(await house.read(presence.absences))
    people.forget_all()
    streams.end_all()
    for name in list(house.places):
        await pass_on(name, house.reload)
