"""What a table consists of and what happens there: seats, events, and the words for both."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Any, NamedTuple

from hortus.core.errors import HortusError

STATUSES = OPEN, PLAYING, OVER, ABANDONED = "open", "playing", "over", "abandoned"  # what a table is
PERSON, PROGRAM, FREE, INVITED = "person", "program", "free", "invited"  # who has a seat, or may have it
ELSEWHERE = "elsewhere"  # what stands for those who played a game that was put up from its record
AWAY = "away"  # what an event says of the milliseconds before it in which no server was there
ENOUGH = 3_000  # events at a table, after which nothing is said or taken back there; no game needs half of them
STAND_IN = "club"  # who takes over the seat of somebody who left
PHRASES = {
    "hello": "Hello!",
    "luck": "Good luck!",
    "nice": "Nice move!",
    "thanks": "Thank you!",
    "sorry": "Sorry!",
    "wait": "One moment, please.",
    "back": "I am back.",
    "go on": "Please go on.",
    "good game": "Good game!",
    "bye": "Goodbye!",
}


class Refused(HortusError):
    """A command that can't be carried out now, but could be at another time; nothing has changed."""


class Impossible(HortusError):
    """A command that can be carried out at no time: its sender has to ask for something else."""


class NothingThere(HortusError):
    """Something that is looked for where it is not."""


class Unavailable(HortusError):
    """Something that can't be done at the moment, and later again."""


class KeyReused(HortusError):
    """A key that was given to another command before."""


class NotYours(HortusError):
    """Somebody else's seat, or none at all."""


@dataclass(frozen=True)
class Seat:
    """A place at the table."""

    kind: str
    person: str | None = None
    program: str | None = None
    resigned: bool = False  # whether somebody else sat here before


class Event(NamedTuple):
    """Something that happened at a table. `seat` did it, where a seat did."""

    number: int
    kind: str
    seat: int | None
    body: dict[str, Any]
    at: int  # milliseconds since 1970
    key: str | None = None
    request: str | None = None


class Once(NamedTuple):
    """What tells that a command is sent again: the key that its sender gave it, and a digest of what was asked."""

    key: str
    request: str

    def of(self, person: str | None) -> Once:
        """The same as it is kept: everybody has keys of their own."""
        return Once(hashlib.sha256(f"{person} {self.key}".encode()).hexdigest(), self.request)


class Draft(NamedTuple):
    """An event that would come next, if it is committed."""

    kind: str
    seat: int | None
    body: dict[str, Any]
