"""Servers side by side: through PostgreSQL's notifications each hears where something has happened."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import structlog
from sqlalchemy import Engine

from hortus.server.database import DatabaseFault
from hortus.server.store import CHANNEL

AGAIN = 1.0  # seconds after which a lost connection is tried again
log = structlog.get_logger()


async def hear(engine: Engine, heard: Callable[[str], Awaitable[None]], lost: Callable[[], Awaitable[None]]) -> None:
    """Call `heard` with what every server tells when it has committed something; `lost`, if some of it was missed."""
    import psycopg

    url = engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                await lost()
                async for told in connection.notifies():
                    await heard(told.payload)
        except (psycopg.Error, DatabaseFault) as error:
            log.warning("neighbours.lost", reason=type(error).__name__)
        await asyncio.sleep(AGAIN)
