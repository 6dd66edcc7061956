"""One's account: keep it, come in with it, take everything along, be forgotten. Plain forms, without any script."""

from __future__ import annotations

import json
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response
from pydantic import ValidationError
from starlette.exceptions import HTTPException

from hortus.core.errors import BadOption, HortusError
from hortus.server.messages import Credentials, NewToken
from hortus.server.problems import status_of
from hortus.server.routes import people as operations
from hortus.server.routes.asking import Asker, Looker, Names, TheHouse, ThePeople
from hortus.server.store import Person
from hortus.web.errors import PageRoute
from hortus.web.guests import form_of, go_to, somebody
from hortus.web.rendering import HEADERS, page
from hortus.web.texts import say

router = APIRouter(route_class=PageRoute)
ACCOUNT = "/account"
DONE = ("hear", "sessions", "tokens")  # what the page can say that was done
SAID = (HortusError, HTTPException)  # what is answered with a sentence
Done = Annotated[str, Query(max_length=9)]


def shown(me: Person | None, status: int = 200, **values: Any) -> Response:
    """The page, with what there is to say: a problem, a token that is shown once, something that was done."""
    return page("account.html", me, status, **{"told": "", "token": "", "done": "", **values})


@router.get(ACCOUNT)
async def account(me: Looker, done: Done = "") -> Response:
    """Who I am here, and what I can do about it."""
    return shown(me, done=done if done in DONE else "")


def refused(me: Person | None, error: HortusError | HTTPException) -> Response:
    """The page with what was wrong."""
    if isinstance(error, HTTPException):
        return shown(me, error.status_code, told=error.detail)
    return shown(me, status_of(error), told=str(error))


def credentials(form: dict[str, str]) -> Credentials:
    """A login and a password as they were filled in. Raises BadOption if they can't be that."""
    try:
        return Credentials(login=form.get("login", "").strip(), password=form.get("password", ""))
    except ValidationError:
        raise BadOption(say("account.rules")) from None


@router.post(ACCOUNT)
async def keep(request: Request, person: Looker, people: ThePeople) -> Response:
    """Make an account of what this browser knows of somebody, or of a new guest."""
    try:
        wanted = credentials(await form_of(request))
        person, key = await somebody(request, person)
    except SAID as error:
        return refused(person, error)
    answer = go_to(request, ACCOUNT)
    try:
        await operations.make_account(wanted, request, answer, person, people)
    except SAID as error:
        answer = refused(person, error)
    if key:
        people.set_cookie(answer, key)
    return answer


@router.post(f"{ACCOUNT}/login")
async def log_in(request: Request, person: Looker, house: TheHouse, people: ThePeople) -> Response:
    """Come in with an account that there is."""
    answer = go_to(request, "/")
    try:
        await operations.log_in(credentials(await form_of(request)), request, answer, house, people)
    except SAID as error:
        return refused(person, error)
    return answer


@router.post(f"{ACCOUNT}/logout")
async def log_out(request: Request, person: Asker, people: ThePeople) -> Response:
    """Leave this browser."""
    answer = go_to(request, "/")
    await operations.log_out(request, person, answer, people)
    return answer


@router.post(f"{ACCOUNT}/sessions")
async def end_sessions(request: Request, person: Asker, house: TheHouse) -> Response:
    """Log out everywhere else."""
    await operations.end_sessions(request, person, house)
    return go_to(request, f"{ACCOUNT}?done=sessions")


@router.get(f"{ACCOUNT}/everything")
async def everything(request: Request, person: Asker, house: TheHouse, people: ThePeople) -> Response:
    """A file with all that is kept about me."""
    found = json.dumps(await operations.export(request, person, house, people), ensure_ascii=False, indent=1)
    file = {"Content-Disposition": 'attachment; filename="hortus.json"'}
    return Response(found, media_type="application/json", headers=HEADERS | file)


@router.post(f"{ACCOUNT}/token")
async def new_token(request: Request, person: Asker, house: TheHouse, people: ThePeople) -> Response:
    """A token for a terminal or a program, shown once."""
    label = (await form_of(request)).get("label", "").strip()[:40] or say("account.token_label")
    try:
        made = await operations.new_token(NewToken(label=label), person, house, people, Names())
    except SAID as error:
        return refused(person, error)
    return shown(person, token=made.token)


@router.post(f"{ACCOUNT}/tokens")
async def remove_tokens(request: Request, person: Asker, house: TheHouse) -> Response:
    """Make all tokens useless."""
    await operations.remove_tokens(request, person, house)
    return go_to(request, f"{ACCOUNT}?done=tokens")


@router.post(f"{ACCOUNT}/hear")
async def hear_everybody(request: Request, person: Asker, house: TheHouse, people: ThePeople) -> Response:
    """Mute and block nobody any more."""
    await operations.hear_everybody(person, house, people)
    return go_to(request, f"{ACCOUNT}?done=hear")


@router.post(f"{ACCOUNT}/forget")
async def forget(request: Request, person: Asker, house: TheHouse, people: ThePeople) -> Response:
    """Be forgotten, if that is really meant."""
    if "sure" not in await form_of(request):
        return shown(person, 422, told=say("account.forget_unsure"))
    answer = go_to(request, "/")
    await operations.forget_me(request, person, house, people, answer)
    return answer
