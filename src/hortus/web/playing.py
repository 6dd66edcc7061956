"""The page of a table, and what its module asks for while somebody plays."""

from __future__ import annotations

import asyncio
import re
from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import JSONResponse, Response

from hortus.core.errors import IllegalAction
from hortus.server.advice import hint
from hortus.server.choosing import begin
from hortus.server.happenings import PLAYING, Impossible, Refused
from hortus.server.live import LiveTable
from hortus.server.routes.asking import Asker, Eyes, Looker, TableName, TheHouse, ThePeople, ThePrograms, charge, who
from hortus.server.routes.playing import AsSeen, Begun, Since
from hortus.server.showing import heard
from hortus.server.streams import EventStream, Held, begins_after, tell
from hortus.web.about import explainer_for
from hortus.web.aloud import Hearing, all_passages
from hortus.web.confirming import question_of
from hortus.web.errors import PageRoute
from hortus.web.naming import named, names_of, told_once
from hortus.web.pieces import Known, as_bytes, context, message, pieces
from hortus.web.preferences import preferences
from hortus.web.rendering import macros, page
from hortus.web.seeing import LINES, asked, lines, shown, title
from hortus.web.sharing import eyes_of, hidden_eyes_of, seat_of
from hortus.web.texts import say

router = APIRouter(route_class=PageRoute)
DRAWN = re.compile(r"\s*[rs]\d+ ")  # a line of a score sheet as terminals show it: its card is told in words
COSTLY = 10  # requests for which a hint counts
Typed = Annotated[str, Query(max_length=200, description="what was typed")]
Awaits = Annotated[int | None, Query(ge=0, le=15, description="at a shared screen: the seat for which it waits")]
Heard = Annotated[int | None, Query(ge=0, le=10**6, description="the last event that the page knows of")]


@router.get("/tables/{table}")
async def table_page(
    table: TableName, looker: Looker, house: TheHouse, people: ThePeople, eyes: Eyes = None
) -> Response:
    """A table as I see it."""
    live = await house.table(table)
    see = shown(live, looker and looker.id, hidden_eyes_of(live, looker and looker.id, eyes)).waiting_for(eyes)
    told = heard(live, see.table.eyes, max(0, live.number - LINES), await people.unheard_by(looker))
    return page(
        "table.html",
        looker,
        see=see,
        more=context(see),
        pieces=pieces(see),
        title=title(see),
        lines=lines(told, see.names)[:LINES],
        sides=sides(live, see.place),
        parts_explained=explainer.parts if (explainer := explainer_for(live.rule_set)) else (),
    )


def sides(live: LiveTable, eyes: int | None) -> list[int]:
    """Everybody else, in the order in which they act after that seat."""
    count = len(live.seats) + len(live.rule_set.sides)
    return [side for i in range(count) if (side := ((eyes or 0) + i) % count) != eyes]


@router.get("/tables/{table}/pieces")
async def table_pieces(
    table: TableName,
    looker: Looker,
    house: TheHouse,
    eyes: Eyes = None,
    awaits: Awaits = None,
    steps: Begun = (),
    number: AsSeen = None,
    typed: Typed = "",
) -> Response:
    """The pieces of the page, with a move that I have begun, or with what I typed."""
    if number is not None:  # heard of on another server, maybe, before this one has
        await house.refresh(table, number)
    live = await house.table(table)
    person = looker and looker.id
    if not steps and not typed:
        see = shown(live, person, eyes_of(live, person, eyes)).waiting_for(awaits)
        return JSONResponse({**message(see, []), "whole": False})
    seat = seat_of(live, person, eyes)
    begun = begin(live, seat, steps, number, typed)
    see = shown(live, person, seat, begun)
    only = say("table.only", order=named(begun.only, see.names)) if begun.only else ""
    if begun.whole:
        question = question_of(live, seat, begun.steps, preferences().confirm)
        told = {"whole": True, "steps": begun.steps, "number": live.number, "question": question, "only": only}
        return JSONResponse(told)
    return JSONResponse({**message(see, []), "whole": False, "only": only})


@router.get("/tables/{table}/stream")
async def stream(
    table: TableName,
    request: Request,
    looker: Looker,
    house: TheHouse,
    people: ThePeople,
    eyes: Eyes = None,
    awaits: Awaits = None,
    known: Heard = None,
    since: Since = None,
) -> Response:
    """What happens at the table, as pieces of the page."""
    start = await begins_after(house, table, since if since is not None else known)
    (await house.table(table)).eyes(looker and looker.id, eyes)
    held: Held = request.app.state.streams
    listener = held.take(who(request, looker))
    told = tell(house, people, table, looker, eyes, start, listener, Teller(eyes, awaits))
    return EventStream(told, held, who(request, looker), listener)


class Teller:
    """What one page is told; it remembers what the page has already."""

    def __init__(self, wanted: int | None, awaits: int | None = None) -> None:
        self.wanted = wanted  # whose eyes the page asks for
        self.awaits = awaits  # at a shared screen: for whom it waits
        self.known: Known = {}

    def __call__(
        self, live: LiveTable, person: str | None, eyes: int | None, since: int, muted: frozenset[str]
    ) -> bytes:
        """The pieces that have changed, and what happened."""
        eyes = eyes_of(live, person, self.wanted)
        see = shown(live, person, eyes).waiting_for(self.awaits)
        return as_bytes(message(see, heard(live, eyes, since, muted), self.known))


@router.get("/tables/{table}/words")
async def in_words(
    table: TableName,
    looker: Looker,
    house: TheHouse,
    eyes: Eyes = None,
    steps: Begun = (),
    number: AsSeen = None,
) -> Response:
    """The table in words, with a move that I have begun, and how I stand: for those who do not see pictures."""
    live = await house.table(table)
    person = looker and looker.id
    try:
        begun = begin(live, seat_of(live, person, eyes), steps, number) if steps else None
    except (IllegalAction, Impossible, Refused):  # the table has gone on: nobody waits for this any more
        return Response(status_code=204)
    see = shown(live, person, eyes_of(live, person, eyes), begun)
    seat = see.table.eyes
    standing = []
    if seat is not None and seat in see.own and live.status == PLAYING and see.wanted.points:
        told = await asyncio.to_thread(live.match.standing, seat)
        standing = [line for line in told if not DRAWN.match(line)]
    module = macros("pieces.html")
    found = all_passages(Hearing(see.view, see.names, seat)) if see.view else []
    html = module.words(asked(see), found, [named(line, see.names) for line in standing])
    return Response(str(html), media_type="text/html")


@router.post("/tables/{table}/hint")
async def table_hint(
    table: TableName, request: Request, person: Asker, house: TheHouse, programs: ThePrograms, eyes: Eyes = None
) -> Response:
    """What a strong player would think of."""
    charge(request, person, COSTLY)
    live = await house.table(table)
    seat = seat_of(live, person.id, eyes)
    found = await hint(programs, live, seat)
    names = names_of(shown(live, person.id, seat).table)
    module = macros("pieces.html")
    html = module.hint(found, live.rule_set.id, lambda words: named(told_once(words), names))
    best = found[0].steps if found else []
    return JSONResponse({"html": str(html), "steps": best, "number": live.number})
