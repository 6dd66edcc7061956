"""What operations have in common: who asks, how often, and with which key."""

from __future__ import annotations

import base64
import hashlib
import hmac
import ipaddress
import secrets
from collections.abc import Sequence
from typing import Annotated, Any, NamedTuple

from fastapi import Depends, Header, Path, Query, Request

from hortus.server.happenings import PROGRAM, Once, Seat
from hortus.server.house import House
from hortus.server.limits import Buckets
from hortus.server.people import NOBODY, People
from hortus.server.problems import Problem, documented
from hortus.server.programs import Programs
from hortus.server.store import Person

Key = Annotated[str | None, Header(alias="Idempotency-Key", min_length=8, max_length=80, pattern=r"^[!-~]+$")]
NEW_TABLE = 5  # requests for which a new table counts
PROBLEMS: dict[int | str, dict[str, Any]] = documented(400, 401, 403, 404, 405, 409, 413, 415, 422, 429, 503)


# These are `async` though they wait for nothing: for other functions FastAPI takes a thread each time.


async def people_of(request: Request) -> People:
    """Everybody."""
    found: People = request.app.state.people
    return found


async def house_of(request: Request) -> House:
    """All tables."""
    found: House = request.app.state.house
    return found


async def programs_of(request: Request) -> Programs:
    """All computer seats."""
    found: Programs = request.app.state.programs
    return found


async def looker(request: Request) -> Person | None:
    """The person who looks, or nobody in particular; not too often. To guess a token is to look."""
    people: People = request.app.state.people
    guesses: Buckets = request.app.state.guesses
    looked_up = not people.remembers(request)
    if looked_up:  # taken before, so that many at once can't pass; those who are found get it back
        guesses.take(where(request))
    try:
        person = await people.maybe(request)
        if looked_up and person is not None:
            guesses.give_back(where(request))
    except Problem:
        charge(request, None)
        raise
    charge(request, person)
    return person


async def asker(request: Request) -> Person:
    """The person who asks; nobody in particular is refused."""
    person = await looker(request)
    if person is None:
        raise Problem(401, NOBODY, {"WWW-Authenticate": "Bearer"})
    return person


def charge(request: Request, person: Person | None, many: int = 1) -> None:
    """Count something against what somebody may ask for; some things count more."""
    buckets: Buckets = request.app.state.commands
    buckets.take(who(request, person), min(many, buckets.burst))


def who(request: Request, person: Person | None) -> str:
    """Against whom something counts: a person, or else a machine."""
    return person.id if person else f"from {where(request)}"


def charge_table(request: Request, person: Person) -> None:
    """Count a new table for more, and against the machine as well: from one machine many guests may come."""
    charge(request, person, NEW_TABLE)
    request.app.state.makers.take(where(request))


def must_have_time(request: Request, programs: Programs, seats: Sequence[Seat]) -> None:
    """Refuse a new game against computers while too many wait for one."""
    if programs.waiting > request.app.state.settings.waiting and any(seat.kind == PROGRAM for seat in seats):
        raise Problem(503, "All programs are busy: try again in a while.", {"Retry-After": "30"})


def new_here(request: Request) -> None:
    """Count a new guest against the machine that they come from: not too many at once, nor in a day."""
    request.app.state.doors.take(where(request))
    request.app.state.newcomers.take(where(request))


def where(request: Request) -> str:
    """From which machine a request comes, or from which network: whoever has one IPv6 address has many."""
    host = request.client.host if request.client else ""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    return str(ipaddress.ip_network((address, 64), strict=False)) if address.version == 6 else host


async def sent_once(request: Request, key: Key = None) -> Once | None:
    """By what a command is known if it is sent again, if its sender wants that."""
    if key is None:
        return None
    asked = request.scope["path"].encode() + b"\n" + await request.body()
    return Once(key, hashlib.sha256(asked).hexdigest())


class Names(NamedTuple):
    """Names for what a command makes, which nobody can guess; with a key the same whenever it is sent again."""

    once: Once | None = None
    secret: str = ""  # of the one who sends it

    def draw(self, what: str, size: int) -> str:
        """One of so many bytes."""
        if self.once is None:
            return secrets.token_urlsafe(size)
        drawn = hmac.digest(self.secret.encode(), f"{what} {self.once.key}".encode(), "sha256")
        return base64.urlsafe_b64encode(drawn[:size]).decode().rstrip("=")


async def names_for(request: Request, once: Annotated[Once | None, Depends(sent_once)]) -> Names:
    """Names for what is made now."""
    people: People = request.app.state.people
    return Names(once, request.headers.get("authorization") or people.session(request))


Asker = Annotated[Person, Depends(asker)]
Looker = Annotated[Person | None, Depends(looker)]
TheHouse = Annotated[House, Depends(house_of)]
ThePeople = Annotated[People, Depends(people_of)]
ThePrograms = Annotated[Programs, Depends(programs_of)]
SentOnce = Annotated[Once | None, Depends(sent_once)]
NewNames = Annotated[Names, Depends(names_for)]
Eyes = Annotated[int | None, Query(ge=0, le=15, alias="seat", description="with whose eyes")]
TableName = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{22}$", description="the id of a table")]
