"""Things explain themselves: what is asked about a card, a tile or a place, and what may be asked about."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated

from fastapi import APIRouter, Query
from fastapi.responses import Response

from hortus.core.errors import IllegalAction
from hortus.core.match import Match
from hortus.server.choosing import begin
from hortus.server.happenings import OPEN, Refused
from hortus.server.live import LiveTable
from hortus.server.problems import Problem
from hortus.server.routes.asking import Eyes, Looker, TableName, TheHouse
from hortus.server.routes.playing import AsSeen, Begun
from hortus.web.about import About, Explainer, Look, Thing, explainer_for
from hortus.web.errors import PageRoute
from hortus.web.rendering import macros
from hortus.web.seeing import shown
from hortus.web.sharing import eyes_of, seat_of
from hortus.web.texts import say

router = APIRouter(route_class=PageRoute)
Part = Annotated[str, Query(max_length=20, description="how pictures name the thing: the attribute")]
Value = Annotated[str, Query(max_length=60, description="and its value")]
OfSide = Annotated[int | None, Query(ge=0, le=15, description="in whose part of the table it lies")]


@router.get("/tables/{table}/about")
async def about(
    table: TableName,
    looker: Looker,
    house: TheHouse,
    eyes: Eyes = None,
    steps: Begun = (),
    number: AsSeen = None,
    part: Part = "",
    value: Value = "",
    side: OfSide = None,
) -> Response:
    """What a thing means just now, as far as I can know; without one, what I may ask about."""
    live = await house.table(table)
    person = looker and looker.id
    try:
        begun = begin(live, seat_of(live, person, eyes), steps, number) if steps else None
    except (IllegalAction, Refused):  # the table has gone on: nobody waits for this any more
        return Response(status_code=204)
    see = shown(live, person, eyes_of(live, person, eyes), begun)
    explainer = explainer_for(live.rule_set)
    if live.status == OPEN or see.view is None or explainer is None:
        raise Problem(404, say("about.nothing"))
    look = Look(see.view, see.names, dealt_anew(live, see.view.seat))
    html = await asyncio.to_thread(told, explainer, look, Thing(part, value, side))
    return Response(html, media_type="text/html") if html else Response(status_code=204)


def dealt_anew(live: LiveTable, eyes: int | None) -> Callable[[int], Match]:
    """Tables that some eyes can't tell from a live one, by a seed."""
    return lambda seed: live.match.redeal(eyes, seed, past=False)


def told(explainer: Explainer, look: Look, thing: Thing) -> str:
    """A piece of HTML: what there is to say about a thing, if anything, or what can be asked about."""
    module = macros("about.html")
    if not thing.part:
        return str(module.things(explainer.things(look)))
    found: About | None = explainer.about(look, thing) if thing.part in explainer.parts else None
    return str(module.about(found)) if found else ""
