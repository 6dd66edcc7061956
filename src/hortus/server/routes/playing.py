"""Operations while a game goes on: play, look what can be played, listen, and all that is said to a table.

What is asked for most often comes first: routes are looked through in this order.
"""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Header, Query, Request
from fastapi.responses import StreamingResponse

from hortus.server import store
from hortus.server.happenings import Once
from hortus.server.house import Check, House
from hortus.server.messages import Done, ForSeat, LegalAction, NewMove, NewPhrase, NewVote
from hortus.server.routes.asking import (
    PROBLEMS,
    Asker,
    Eyes,
    Looker,
    SentOnce,
    TableName,
    TheHouse,
    ThePeople,
    ThePrograms,
    charge_table,
    must_have_time,
    who,
)
from hortus.server.routes.swift import SwiftRoute
from hortus.server.showing import steps_of
from hortus.server.store import Person
from hortus.server.streams import EventStream, Held, begins_after, tell

router = APIRouter(tags=["tables"], responses=PROBLEMS, route_class=SwiftRoute)
NEWS = {"contentMediaType": "application/json", "contentSchema": {"$ref": "#/components/schemas/News"}}
TOLD = {"type": "object", "properties": {"id": {"type": "string"}, "data": {"type": "string", **NEWS}}}  # of a stream
Begun = Annotated[tuple[int, ...], Query(max_length=16, description="steps of a move that is not whole yet")]
AsSeen = Annotated[int | None, Query(ge=0, le=10**6, description="of the table as you saw it, as with a move")]
Since = Annotated[int | None, Header(alias="Last-Event-ID", ge=0, le=10**6)]


async def command(house: House, table: str, person: Person, once: Once | None, check: Check) -> Done:
    """Carry out a command."""
    return Done(number=await house.command(table, person.id, once, check))


@router.post("/tables/{table}/moves", status_code=201)
async def move(table: TableName, wanted: NewMove, person: Asker, house: TheHouse, once: SentOnce) -> Done:
    """Play a whole move. When this is answered, the move is safe."""
    return await command(
        house, table, person, once, lambda now: now.move(now.own(person.id, wanted.seat), wanted.steps, wanted.number)
    )


@router.get("/tables/{table}/legal")
async def legal(
    table: TableName, person: Asker, house: TheHouse, eyes: Eyes = None, steps: Begun = (), number: AsSeen = None
) -> list[LegalAction]:
    """The steps that I can take now, or after those with which my move would begin; none if that is a whole move."""
    if number is not None:  # heard of on another server, maybe, before this one has
        await house.refresh(table, number)
    live = await house.table(table)
    return steps_of(live.legal(live.own(person.id, eyes), steps, number))


@router.get(
    "/tables/{table}/events",
    response_class=StreamingResponse,
    responses={200: {"content": {"text/event-stream": {"schema": TOLD}}, "description": "many `News`"}},
)
async def events(
    table: TableName,
    request: Request,
    looker: Looker,
    house: TheHouse,
    people: ThePeople,
    eyes: Eyes = None,
    since: Since = None,
) -> StreamingResponse:
    """What happens at the table, as server-sent events; each has the number up to which it tells.

    Come again with `Last-Event-ID`, as browsers do, and nothing is missed. Without it, or with a number that has not
    happened (those who run the server have put a backup back), the table as it is comes first.
    """
    known = await begins_after(house, table, since)
    (await house.table(table)).eyes(looker and looker.id, eyes)
    held: Held = request.app.state.streams
    listener = held.take(who(request, looker))
    return EventStream(tell(house, people, table, looker, eyes, known, listener), held, who(request, looker), listener)


@router.post("/tables/{table}/undo", status_code=201)
async def undo(table: TableName, wanted: ForSeat, person: Asker, house: TheHouse, once: SentOnce) -> Done:
    """Take back my last move, if nothing was shown since."""
    return await command(house, table, person, once, lambda now: now.undo(now.own(person.id, wanted.seat), store.now()))


@router.post("/tables/{table}/resign", status_code=201)
async def resign(table: TableName, wanted: ForSeat, person: Asker, house: TheHouse, once: SentOnce) -> Done:
    """Give up: with two the other one wins; with more a computer plays on for me."""
    return await command(house, table, person, once, lambda now: now.resign(now.own(person.id, wanted.seat)))


@router.post("/tables/{table}/abandon", status_code=201)
async def abandon(table: TableName, wanted: ForSeat, person: Asker, house: TheHouse, once: SentOnce) -> Done:
    """Stop without a result, once all people want that."""
    return await command(house, table, person, once, lambda now: now.abandon(now.own(person.id, wanted.seat)))


@router.post("/tables/{table}/votes", status_code=201)
async def vote(table: TableName, wanted: NewVote, person: Asker, house: TheHouse, once: SentOnce) -> Done:
    """Vote for a computer in the seat of somebody who does not play on."""
    return await command(
        house, table, person, once, lambda now: now.vote(now.own(person.id, wanted.seat), wanted.against, store.now())
    )


@router.post("/tables/{table}/phrases", status_code=201)
async def say(table: TableName, wanted: NewPhrase, person: Asker, house: TheHouse, once: SentOnce) -> Done:
    """Say something that is on the list."""
    return await command(
        house, table, person, once, lambda now: now.say(now.own(person.id, wanted.seat), wanted.phrase)
    )


@router.post("/tables/{table}/rematch", status_code=201)
async def rematch(
    table: TableName,
    wanted: ForSeat,
    request: Request,
    person: Asker,
    house: TheHouse,
    programs: ThePrograms,
    once: SentOnce,
) -> Done:
    """Offer a rematch, or accept one. The last one to do so opens the next table."""
    charge_table(request, person)
    must_have_time(request, programs, (await house.table(table)).seats)
    return Done(number=await house.rematch(table, person.id, wanted.seat, once))
