"""A finished game, or one's own game so far, step by step."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter
from fastapi.responses import RedirectResponse, Response

from hortus.server.routes.asking import Eyes, Looker, TableName, TheHouse, ThePeople
from hortus.server.routes.tables import Number
from hortus.server.showing import replayed
from hortus.web.errors import PageRoute
from hortus.web.naming import named, names_of
from hortus.web.pieces import lines, pictures
from hortus.web.rendering import page

router = APIRouter(route_class=PageRoute)


@router.get("/tables/{table}/replay")
async def from_the_start(table: TableName) -> Response:
    """The first moment."""
    return RedirectResponse(f"/tables/{table}/replay/1", 303)


@router.get("/tables/{table}/replay/{number}")
async def moment(
    table: TableName, number: Number, looker: Looker, house: TheHouse, people: ThePeople, eyes: Eyes = None
) -> Response:
    """The table as it was after an event: with my own eyes, after the end with anybody's."""
    live = await house.table(table)
    person = looker and looker.id
    seen = live.eyes(person, eyes)
    number = min(number, live.number)
    then = await asyncio.to_thread(replayed, live, person, seen, number, await people.unheard_by(looker))
    names = names_of(then.table)
    view = then.table.view
    return page(
        "replay.html",
        looker,
        table=then.table,
        names=names,
        sides=[side for side in range(len(names)) if side != then.table.eyes],
        number=number,
        last=live.number,
        over=live.status == "over",
        eyes=eyes,
        asked=named(view.asked, names) if view else "",
        lines=lines(then.events[-6:], names),
        pictures=pictures(view),
        game=live.rule_set,
    )
