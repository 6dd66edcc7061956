"""Who looks at a page. Whoever wants to play and has never been here becomes a guest, without being asked anything."""

from __future__ import annotations

from urllib.parse import parse_qsl

from fastapi import Request
from fastapi.responses import RedirectResponse, Response

from hortus.server.people import People
from hortus.server.routes.asking import new_here
from hortus.server.store import Person
from hortus.web.naming import guest_name
from hortus.web.rendering import HEADERS

FIELDS = 100  # of a form


async def somebody(request: Request, known: Person | None) -> tuple[Person, str | None]:
    """Who asks, and the key of a new guest's cookie."""
    if known is not None:
        return known, None
    people: People = request.app.state.people
    people.refuse_other_sites(request)
    new_here(request)
    person = await people.come_in(guest_name())
    key, _ = await people.give_key(person, "first", cookie=True)
    return person, key


def go_to(request: Request, address: str, key: str | None = None) -> Response:
    """Send a browser on, with its new cookie."""
    answer = RedirectResponse(address, 303, headers=HEADERS)
    if key is not None:
        people: People = request.app.state.people
        people.set_cookie(answer, key)
    return answer


async def form_of(request: Request) -> dict[str, str]:
    """What was filled in; of fields with the same name the last one."""
    body = (await request.body()).decode("utf-8", "replace")
    return dict(parse_qsl(body, keep_blank_values=True, max_num_fields=FIELDS))
