"""The people at one's table: not to hear them, not to meet them again, or to tell those who run the server."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response

from hortus.core.errors import BadOption
from hortus.server.happenings import NotYours
from hortus.server.messages import About, NewReport
from hortus.server.routes import tables as operations
from hortus.server.routes.asking import Asker, Names, TableName, TheHouse, ThePeople
from hortus.server.showing import state_of
from hortus.web.errors import PageRoute
from hortus.web.guests import form_of, go_to
from hortus.web.naming import names_of
from hortus.web.rendering import page
from hortus.web.texts import say

router = APIRouter(route_class=PageRoute)
APART = {"mute": operations.mute, "block": operations.block}
DONE = (*APART, "report")
Done = Annotated[str, Query(max_length=9)]


@router.get("/tables/{table}/people")
async def company(table: TableName, person: Asker, house: TheHouse, done: Done = "") -> Response:
    """Who else sits here, and what can be done about them."""
    state = state_of(await house.table(table), person.id, None)
    if not any(seat.yours for seat in state.seats):
        raise NotYours(say("company.not_yours"))
    others = [seat.seat for seat in state.seats if seat.kind == "person" and not seat.yours]
    return page(
        "company.html",
        person,
        table=state,
        others={seat: names_of(state)[seat] for seat in others},
        done=done if done in DONE else "",
    )


@router.post("/tables/{table}/people")
async def act(table: TableName, request: Request, person: Asker, house: TheHouse, people: ThePeople) -> Response:
    """Mute or block somebody, or report something."""
    form = await form_of(request)
    do = form.get("do", "")
    wanted = wish(do, form, (await house.table(table)).number)
    if isinstance(wanted, NewReport):
        await operations.report(table, wanted, person, house, Names())
    else:
        await APART[do](table, wanted, person, house, people)
    return go_to(request, f"/tables/{table}/people?done={do}")


def wish(do: str, form: dict[str, str], number: int) -> About | NewReport:
    """What a form asks for. Raises BadOption if it is nothing that can be done."""
    try:
        if do == "report":
            return NewReport(number=number, words=form.get("words", ""))
        if do in APART:
            return About(seat=int(form.get("seat", "")))
    except ValueError:
        pass
    raise BadOption(say("company.rules"))
