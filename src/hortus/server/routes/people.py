"""Operations on oneself: come in, keep an account, take everything along, be forgotten."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request, Response

from hortus.server import lists, manners, store, traces
from hortus.server.database import forget_deleted
from hortus.server.happenings import STATUSES, NotYours, Refused
from hortus.server.holdings import KEYS, add_token
from hortus.server.house import House, NoSuchTable
from hortus.server.messages import Credentials, ListedTable, Me, NewGuest, NewName, NewToken, Token
from hortus.server.people import People, clean
from hortus.server.routes.asking import PROBLEMS, Asker, NewNames, TheHouse, ThePeople, charge, new_here, where
from hortus.server.routes.swift import SwiftRoute
from hortus.server.store import Person

router = APIRouter(tags=["people"], responses=PROBLEMS, route_class=SwiftRoute)
KEY = 32  # bytes of a token
COSTLY = 20  # requests for which an export counts
MARGIN = 60_000  # milliseconds by which the clocks of two servers may differ
Status = Literal["open", "playing", "over", "abandoned"]
Wanted = Annotated[tuple[Status, ...], Query(max_length=4, description="only tables of these; all, if none is given")]
Before = Annotated[
    int | None, Query(ge=0, le=10**15, description="to go on with a list: `changed` of its last table, for older ones")
]


def shown(person: Person, token: str | None = None) -> Me:
    """A person to themselves."""
    return Me(id=person.id, name=person.name, login=person.login, token=token)


@router.post("/people", status_code=201)
async def come_in(guest: NewGuest, request: Request, response: Response, people: ThePeople) -> Me:
    """Come in as a guest: browsers get a cookie, programs may ask for a token."""
    people.refuse_other_sites(request)
    new_here(request)
    person = await people.come_in(guest.name)
    key, _ = await people.give_key(person, "first", cookie=not guest.token)
    if guest.token:
        return shown(person, key)
    people.set_cookie(response, key)
    return shown(person)


@router.get("/me")
async def me(person: Asker) -> Me:
    """Who I am."""
    return shown(person)


@router.patch("/me")
async def rename(change: NewName, person: Asker, house: TheHouse, people: ThePeople) -> Me:
    """Take another name, for tables to come."""
    name = clean(change.name)
    await house.writer.do(lambda connection: store.rename(connection, person.id, name))
    people.forget(person.id)
    return shown(person._replace(name=name))


@router.delete("/me", status_code=204)
async def forget_me(request: Request, person: Asker, house: TheHouse, people: ThePeople, response: Response) -> None:
    """Forget me: my name, my account and my ways in. Games that others played too stay, without my name."""
    unfinished: list[str] = await house.read(store.unfinished_of, person.id)
    await asyncio.gather(*[gone_from(house, table, person.id) for table in unfinished])
    since = store.now() - MARGIN
    async with people.searching:
        known: list[str] = await house.read(traces.touched, person.id)
    tables: list[str] = await house.writer.do(lambda connection: traces.forget(connection, person.id, known, since))
    sent_away(request, person)
    for table in tables:
        await house.reload(table)
    await asyncio.to_thread(forget_deleted, house.engine)
    people.drop_cookie(response)


async def gone_from(house: House, table: str, person: str) -> None:
    """Leave a table, or give up the game there: nobody is to wait for somebody who is gone."""
    with contextlib.suppress(NotYours, Refused, NoSuchTable):
        while True:  # several seats, if people share a screen
            await house.command(table, person, None, lambda now: now.go(person))


def sent_away(request: Request, person: Person) -> None:
    """A key of a person is useless now: look again who they are, and end what they listen to."""
    request.app.state.people.forget(person.id)
    request.app.state.streams.end(person.id)


@router.get("/me/export")
async def export(request: Request, person: Asker, house: TheHouse, people: ThePeople) -> dict[str, Any]:
    """Everything that is kept about me."""
    charge(request, person, COSTLY)
    async with people.searching:
        found: dict[str, Any] = await house.read(traces.everything_about, person.id)
    return found


@router.get("/me/tables")
async def my_tables(person: Asker, house: TheHouse, status: Wanted = (), before: Before = None) -> list[ListedTable]:
    """Tables at which I sit, or sat until a computer took over (`lost`), and records that I put up; the newest first.

    Those with an empty `asked` wait for others. A list ends after a hundred or a few more, unless all are told before.
    """
    found = await house.read(lists.tables_of, person.id, status or STATUSES, lists.SHOWN, before)
    return [ListedTable(**table._asdict()) for table in found]


@router.post("/me/account", status_code=201)
async def make_account(
    wanted: Credentials, request: Request, response: Response, person: Asker, people: ThePeople
) -> Me:
    """Keep my games for other devices. A browser gets another key: somebody may know that of the guest."""
    request.app.state.doors.take(where(request))
    await people.make_account(person, wanted.login, wanted.password)
    if "authorization" not in request.headers and (before := people.session(request)):
        key, _ = await people.give_key(person, "account", cookie=True)
        people.set_cookie(response, key)
        await people.leave(person, before)
        sent_away(request, person)
    return shown(person._replace(login=wanted.login.casefold()))


@router.post("/login")
async def log_in(given: Credentials, request: Request, response: Response, house: TheHouse, people: ThePeople) -> Me:
    """Come in with an account. Whoever has too many keys loses the oldest session: nobody is locked out."""
    people.refuse_other_sites(request)
    request.app.state.doors.take(where(request))
    request.app.state.doors.take(f"login {given.login.casefold()}")
    person = await people.log_in(given.login, given.password)
    if await house.read(store.count_keys, person.id) >= KEYS:
        await house.writer.do(lambda connection: store.remove_oldest_keys(connection, person.id, KEYS - 1))
        sent_away(request, person)
    key, _ = await people.give_key(person, "login", cookie=True)
    people.set_cookie(response, key)
    return shown(person)


@router.post("/logout", status_code=204)
async def log_out(request: Request, person: Asker, response: Response, people: ThePeople) -> None:
    """Make the key that this request came with useless."""
    await people.leave(person, key_of(request))
    sent_away(request, person)
    people.drop_cookie(response)


@router.delete("/me/sessions", status_code=204)
async def end_sessions(request: Request, person: Asker, house: TheHouse) -> None:
    """Make all keys of mine useless, sessions and tokens, but for the one that this request came with."""
    await house.writer.do(lambda connection: store.remove_other_keys(connection, person.id, key_of(request)))
    sent_away(request, person)


def key_of(request: Request) -> str:
    """The key that a request came with."""
    _, _, token = request.headers.get("authorization", "").partition(" ")
    people: People = request.app.state.people
    return token.strip() or people.session(request)


@router.post("/me/tokens", status_code=201)
async def new_token(wanted: NewToken, person: Asker, house: TheHouse, people: ThePeople, fresh: NewNames) -> Token:
    """A token for a program or a terminal of mine."""
    label, key, at = clean(wanted.label, otherwise="a token"), fresh.draw("token", KEY), store.now()
    made = person.id, key, label, at, at + people.lasting * 1000
    expires = await house.writer.do(lambda connection: add_token(connection, *made))
    return Token(token=key, label=label, expires=expires)


@router.delete("/me/tokens", status_code=204)
async def remove_tokens(request: Request, person: Asker, house: TheHouse) -> None:
    """Make all my tokens useless; browsers stay logged in."""
    await house.writer.do(lambda connection: store.remove_tokens(connection, person.id))
    sent_away(request, person)


@router.delete("/me/blocks", status_code=204)
async def hear_everybody(person: Asker, house: TheHouse, people: ThePeople) -> None:
    """Mute and block nobody any more."""
    await house.writer.do(lambda connection: manners.hear_everybody(connection, person.id))
    people.forget(person.id)
