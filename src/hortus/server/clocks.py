"""Clocks: how long everybody may think. Time is only ever read off the events, so every server sees the same.

What no server was there for does not count: the event that comes after it says how long that was.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

SECOND = 1000  # in milliseconds
DAY = 24 * 3600 * SECOND


def as_whole(given: object) -> object:
    """2.0 as 2: JSON knows no difference between them."""
    return int(given) if isinstance(given, float) and given.is_integer() else given


WHOLE = BeforeValidator(as_whole)  # the last of the annotations, so that the others are described


class LiveClock(BaseModel):
    """Everybody has so many seconds for the whole game, and some more with each move."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    kind: Literal["live"]
    seconds: Annotated[int, Field(ge=10, le=24 * 3600), WHOLE] = 900
    more: Annotated[int, Field(ge=0, le=600), WHOLE] = 10


class DaysClock(BaseModel):
    """Everybody has so many days for each move."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    kind: Literal["days"]
    days: Annotated[int, Field(ge=1, le=30), WHOLE] = 3


Clock = Annotated[LiveClock | DaysClock, Field(discriminator="kind")]


class Absences:
    """The times in which no server was there, the oldest first: clocks stand still then."""

    def __init__(self) -> None:
        self.spans: list[tuple[int, int]] = []

    def since(self, at: int) -> int:
        """How long no server was there since then."""
        if not self.spans or self.spans[-1][1] <= at:
            return 0
        return sum(end - max(start, at) for start, end in self.spans if end > at)


class Clocks:
    """The clocks of all seats at a table. Those of the seats that may act run down."""

    def __init__(self, clock: LiveClock | DaysClock | None, seats: int) -> None:
        self.clock = clock
        first = clock.seconds * SECOND if isinstance(clock, LiveClock) else clock.days * DAY if clock else 0
        self.left: list[int | None] = [first if clock else None] * seats
        self.since = 0  # when they were last read
        self.given: dict[int, int] = {}  # the time that moves gave, by event

    def copy(self) -> Clocks:
        """Clocks that show the same."""
        twin = Clocks(self.clock, 0)
        twin.left, twin.since, twin.given = list(self.left), self.since, dict(self.given)
        return twin

    def start(self, at: int) -> None:
        """The game begins."""
        self.since = at

    def run(self, acting: Iterable[int], at: int, away: int = 0) -> None:
        """Let the time up to now pass for those who may act, but for that in which no server was there."""
        if self.clock is not None:
            passed = max(0, at - self.since - away)
            for seat in acting:
                self._add(seat, -passed)
        self.since = max(at, self.since)

    def moved(self, seat: int, number: int) -> None:
        """What a move gives, the event of that number."""
        left = self.left[seat]
        if self.clock is None or left is None:
            return
        given = self.clock.more * SECOND if isinstance(self.clock, LiveClock) else self.clock.days * DAY - left
        self.given[number] = given
        self.left[seat] = left + given

    def undone(self, seat: int, number: int, waited: Iterable[int], passed: int) -> None:
        """Take back what a move gave; the time since then is the seat's own, and not that of those who waited."""
        self._add(seat, -self.given.pop(number, 0) - passed)
        for other in waited:
            self._add(other, passed)

    def _add(self, seat: int, time: int) -> None:
        left = self.left[seat]
        self.left[seat] = None if left is None else left + time

    def stop(self, seat: int) -> None:
        """A computer sits there: it takes the time that it takes."""
        self.left[seat] = None

    def due(self, acting: Iterable[int]) -> int | None:
        """When the first clock of those who may act runs out."""
        times = [left for seat in acting if (left := self.left[seat]) is not None]
        return self.since + min(times) if times else None

    def late(self, acting: Iterable[int], now: int) -> int | None:
        """The seat whose clock has run out."""
        passed = max(0, now - self.since)
        return next((seat for seat in acting if (left := self.left[seat]) is not None and left <= passed), None)
