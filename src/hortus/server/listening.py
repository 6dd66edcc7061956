"""Connections: nobody holds one by sending slowly, by not reading what they asked for, or with a head without end."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

ARRIVAL = 30.0  # seconds in which a whole request arrives
READING = 20.0  # seconds in which a client reads some of what waits for it
LARGEST_HEAD = 65_536  # bytes before the body


class Impatient(HttpToolsProtocol):
    """A connection that ends when the client is too slow."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.arrival: asyncio.TimerHandle | None = None
        self.reading: asyncio.TimerHandle | None = None
        self.in_head, self.head = False, 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody calls: they are to say what they want."""
        super().connection_made(transport)
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        """The line is dead."""
        for timer in (self.arrival, self.reading):
            if timer is not None:
                timer.cancel()
        super().connection_lost(exc)

    def _expect(self) -> None:
        if self.arrival is not None:
            self.arrival.cancel()
        self.arrival = self.loop.call_later(ARRIVAL, self.transport.abort)

    def data_received(self, data: bytes) -> None:
        """Some of a request."""
        super().data_received(data)
        if self.in_head and not self.transport.is_closing():
            self.head += len(data)
            if self.head > LARGEST_HEAD:
                self.send_400_response("The head of this request is too large.")

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self.in_head, self.head = True, 0
        self._expect()

    def on_headers_complete(self) -> None:
        """Its head is there."""
        self.in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """It is there."""
        if self.arrival is not None:
            self.arrival.cancel()
        super().on_message_complete()

    def pause_writing(self) -> None:
        """The client does not read as fast as it is told."""
        super().pause_writing()
        self.reading = self.loop.call_later(READING, self.transport.abort)

    def resume_writing(self) -> None:
        """It has caught up."""
        if self.reading is not None:
            self.reading.cancel()
        super().resume_writing()
