"""The settings page: a plain form, kept in a cookie."""

from __future__ import annotations

import re
from typing import Annotated
from urllib.parse import urlencode, urlsplit

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response

from hortus.server.routes.asking import Looker, TheHouse, ThePeople
from hortus.web.errors import PageRoute
from hortus.web.guests import form_of, go_to, somebody
from hortus.web.lobby import renamed
from hortus.web.preferences import CHOICES, Preferences
from hortus.web.rendering import page

router = APIRouter(route_class=PageRoute)
SETTINGS = "/settings"
OWN = re.compile(
    r"/(?:[\w.~-]+(?:/[\w.~-]+)*/?)?(?:\?[\w.~,=&-]*)?", re.ASCII
)  # addresses of pages here, and of nothing elsewhere
Back = Annotated[str, Query(max_length=300)]
Saved = Annotated[str, Query(max_length=9)]


@router.get(SETTINGS)
async def settings(request: Request, person: Looker, back: Back = "", saved: Saved = "") -> Response:
    """What can be set, and a way back to where somebody came from."""
    came = back or came_from(request)
    return page("settings.html", person, choices=CHOICES, back=came if OWN.fullmatch(came) else "/", saved=saved)


def came_from(request: Request) -> str:
    """The page of ours whose link was followed."""
    before = urlsplit(request.headers.get("referer", ""))
    if before.netloc != request.headers.get("host") or before.path == SETTINGS:
        return "/"
    return f"{before.path}?{before.query}" if before.query else before.path


@router.post(SETTINGS)
async def save(request: Request, person: Looker, house: TheHouse, people: ThePeople) -> Response:
    """Keep what was set. Who gives a name and was never here becomes a guest."""
    people.refuse_other_sites(request)
    form = await form_of(request)
    name, key = form.get("name", "").strip(), None
    if name and not (person and person.name == name):
        me, key = await somebody(request, person)
        await renamed(request, house, me, name)
    back = form.get("back", "/")[:300]
    answer = go_to(request, f"{SETTINGS}?{urlencode({'back': back, 'saved': 'yes'})}", key)
    Preferences.of_form(form).keep(answer, people.secure)
    return answer
