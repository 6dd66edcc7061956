"""Limits: how often somebody may ask, and how much they may send."""

from __future__ import annotations

import time
from collections import OrderedDict

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hortus.server.problems import Problem, answer

REMEMBERED = 10_000  # buckets
LARGEST = 64_000  # bytes of a body
DIGITS = 12  # of a length that is believed


class Buckets:
    """A bucket for everybody: it fills at a steady rate, and each request takes one out."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate, self.burst = rate, burst
        self.buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()  # what is left, and since when

    def take(self, who: str, many: float = 1.0) -> None:
        """Let a request pass, or say when to come again."""
        now = time.monotonic()
        left, since = self.buckets.pop(who, (float(self.burst), now))
        left = min(self.burst, left + (now - since) * self.rate)
        if left < many:
            self.buckets[who] = (left, now)
            wait = int((many - left) / self.rate) + 1
            raise Problem(429, f"You ask too often: try again in {wait} s.", {"Retry-After": str(wait)})
        self.buckets[who] = (left - many, now)
        if len(self.buckets) > REMEMBERED:
            self.buckets.popitem(last=False)

    def give_back(self, who: str) -> None:
        """Put one in again that was not used."""
        left, since = self.buckets.get(who, (float(self.burst), 0.0))
        self.buckets[who] = (left + 1, since)


class SmallBodies:
    """Refuses bodies that are too large, as soon as that is known."""

    def __init__(self, app: ASGIApp, larger: dict[str, int]) -> None:
        self.app, self.larger = app, larger  # paths on which more may be sent

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        most = self.larger.get(scope["path"], LARGEST)
        declared = next((value for name, value in scope["headers"] if name == b"content-length"), b"0")
        if len(declared) > DIGITS or not declared.isdigit() or int(declared) > most:
            await answer(413, too_large(most))(scope, receive, send)
            return
        received = 0

        async def counted() -> Message:
            nonlocal received
            message = await receive()
            received += len(message.get("body", b""))
            if received > most:
                raise Problem(413, too_large(most))
            return message

        await self.app(scope, counted, send)


def too_large(most: int) -> str:
    """What is said of a body that is."""
    return f"This is too large: {most:,} bytes are the most."
