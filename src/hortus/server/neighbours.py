"""Servers side by side: through PostgreSQL's notifications each hears where something has happened."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import structlog
from sqlalchemy import Engine

from hortus.server.happenings import Unavailable
from hortus.server.store import CHANNEL

AGAIN = 1.0  # seconds after which a lost connection is tried again
ALIVE = "keepalives_idle=20&keepalives_interval=5&keepalives_count=3"  # so that a lost connection is noticed
log = structlog.get_logger()


async def hear(engine: Engine, heard: Callable[[str], Awaitable[None]], lost: Callable[[], Awaitable[None]]) -> None:
    """Call `heard` with what every server tells when it has committed something; `lost`, if some of it was missed."""
    import psycopg

    url = engine.url.set(drivername="postgresql").update_query_string(ALIVE).render_as_string(hide_password=False)
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                await lost()
                async for told in connection.notifies():
                    await pass_on(told.payload, heard)
        except Exception as error:  # whatever it is, this server is deaf until it tries again
            log.warning("neighbours.lost", reason=type(error).__name__)
        await asyncio.sleep(AGAIN)


async def pass_on(about: str, heard: Callable[[str], Awaitable[None]]) -> None:
    """Tell of one thing; if it makes no sense, that is logged, and the next one is told."""
    try:
        await heard(about)
    except Unavailable:  # all is looked up again when the database is back
        raise
    except Exception:  # one table that can't be read leaves the others as they are
        log.exception("neighbours.misunderstood", about=about)
