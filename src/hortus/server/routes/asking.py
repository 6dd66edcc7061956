"""What operations have in common: who asks, how often, and with which key."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Depends, Header, Request

from hortus.server.house import House
from hortus.server.people import People
from hortus.server.problems import documented
from hortus.server.programs import Programs
from hortus.server.store import Person

PROBLEMS: dict[int | str, dict[str, Any]] = documented(400, 401, 403, 404, 409, 413, 422, 429, 503)


def people_of(request: Request) -> People:
    """Everybody."""
    found: People = request.app.state.people
    return found


def house_of(request: Request) -> House:
    """All tables."""
    found: House = request.app.state.house
    return found


def programs_of(request: Request) -> Programs:
    """All computer seats."""
    found: Programs = request.app.state.programs
    return found


async def asker(request: Request) -> Person:
    """The person who asks, and not too often."""
    person = await people_of(request).sure(request)
    request.app.state.commands.take(person.id)
    return person


async def looker(request: Request) -> Person | None:
    """The person who looks, or nobody in particular."""
    person = await people_of(request).maybe(request)
    request.app.state.commands.take(person.id if person else f"from {where(request)}")
    return person


def where(request: Request) -> str:
    """From which machine a request comes."""
    return request.client.host if request.client else "nowhere"


Asker = Annotated[Person, Depends(asker)]
Looker = Annotated[Person | None, Depends(looker)]
TheHouse = Annotated[House, Depends(house_of)]
ThePeople = Annotated[People, Depends(people_of)]
ThePrograms = Annotated[Programs, Depends(programs_of)]
Key = Annotated[str | None, Header(alias="Idempotency-Key", min_length=8, max_length=80, pattern=r"^[!-~]+$")]
