"""Home, the page of each game, invitations, and one's name."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import Response

from hortus.core.errors import BadOption
from hortus.core.ruleset import RuleSet
from hortus.games import find_rule_set, rule_sets
from hortus.server import lists, store
from hortus.server.happenings import OPEN, PLAYING
from hortus.server.house import House
from hortus.server.messages import NewSeat, NewTable, Opened
from hortus.server.opening import opened
from hortus.server.people import clean
from hortus.server.problems import Problem
from hortus.server.routes.asking import Asker, Looker, Names, TableName, TheHouse, ThePeople, ThePrograms
from hortus.server.routes.tables import must_have_a_seat, put_up, sit_down
from hortus.server.showing import state_of
from hortus.server.store import Person
from hortus.web.errors import PageRoute
from hortus.web.guests import form_of, go_to, somebody
from hortus.web.naming import names_of
from hortus.web.own_games import ENDED, LISTED, going_on
from hortus.web.rendering import page
from hortus.web.setting_up import (
    CLOCKS,
    FIRST_OPPONENT,
    KINDS,
    OPPONENT,
    asked_for,
    at_once,
    families,
    family_of,
    options_of,
)
from hortus.web.texts import say

router = APIRouter(route_class=PageRoute)
MOMENT = 1.5  # seconds for which a page waits for rules
BEST = 5  # scores of each game


def game_named(name: str) -> RuleSet:
    """A rule set, or a problem."""
    try:
        return find_rule_set(name)
    except BadOption as error:
        raise Problem(404, str(error)) from None


@router.get("/")
async def home(person: Looker, house: TheHouse) -> Response:
    """Choose a game, or go on with one."""
    me = person and person.id
    return page(
        "home.html",
        person,
        families=families(),
        most=LISTED,
        finished=await house.read(lists.tables_of, me, ENDED, LISTED + 1) if me else [],
        to_join=await house.read(lists.list_tables, OPEN, LISTED, me),
        to_watch=await house.read(lists.list_tables, PLAYING, LISTED, me),
        scores=await scores(house),
        **await going_on(person, house),
    )


async def scores(house: House) -> dict[str, list[dict[str, Any]]]:
    """The best games of those that are played alone, each with how it was played."""
    alone = [one for one in rule_sets() if one.players == (1, 1)]
    found = {one.id: await house.read(lists.high_scores, one.id, BEST) for one in alone}
    return {
        game: [{**line, "ways": ways_of(line["options"])} for line in lines] for game, lines in found.items() if lines
    }


def ways_of(options: dict[str, Any]) -> list[str]:
    """How a game was played, in words, as far as it was not in the usual way."""
    return [f"{say(f'option.{name}')}: {in_words(value)}" for name, value in options.items()]


def in_words(value: Any) -> str:
    """The value of an option."""
    if isinstance(value, bool):
        return say("value.yes" if value else "value.no")
    return ", ".join(map(str, value)) if isinstance(value, list) else say(f"value.{value}")


@router.post("/play")
async def play_now(request: Request, person: Looker, house: TheHouse, programs: ThePrograms) -> Response:
    """A game at once; where its rules were never compiled, a page that says so until they are."""
    chosen = game_named((await form_of(request)).get("rule_set", ""))
    if not is_open(chosen):
        return go_to(request, f"/games/{chosen.id}/ready")
    wanted = at_once(chosen)
    me, key = await somebody(request, person)
    table = await put_up(wanted, request, me, house, programs, Names())
    return go_to(request, f"/tables/{table.table}", key)


def is_open(rule_set: RuleSet) -> bool:
    """Whether a game can begin without anybody waiting for its rules."""
    return "game" in rule_set.__dict__


@router.get("/games/{rule_set}/ready")
async def ready(rule_set: str, person: Looker, guided: bool = False) -> Response:
    """Wait until the rules are compiled: the page asks again by itself, and then lets the game begin."""
    chosen = game_named(rule_set)
    return page("ready.html", person, game=chosen, guided=guided, ready=await open_in_a_moment(chosen))


async def open_in_a_moment(rule_set: RuleSet) -> bool:
    """Whether a game is open after a moment; if not, it is being opened, and nobody waits for that."""
    with contextlib.suppress(TimeoutError):  # games that were compiled before are there in time
        await asyncio.wait_for(opened(rule_set), MOMENT)
    return is_open(rule_set)


@router.get("/games/{rule_set}")
async def game(rule_set: str, person: Looker) -> Response:
    """A game: who plays, and how."""
    chosen = game_named(rule_set)
    return page("game.html", person, **form_values(chosen))


def form_values(chosen: RuleSet) -> dict[str, Any]:
    """What the form of a game needs."""
    least, most = chosen.players
    proposed = ["me", *[OPPONENT] * (least - 1), *[""] * (most - least)]
    return {
        "game": chosen,
        "family": family_of(chosen),
        "seats": proposed,
        "least": least,
        "kinds": KINDS,
        "first": FIRST_OPPONENT,
        "options": options_of(chosen),
        "clocks": list(CLOCKS),
    }


@router.post("/games/{rule_set}")
async def set_up(rule_set: str, request: Request, person: Looker, house: TheHouse, programs: ThePrograms) -> Response:
    """A table as the form wants it."""
    form = await form_of(request)
    wanted: NewTable = asked_for(game_named(rule_set), form)
    me, key = await somebody(request, person)
    name = form.get("my_name", "").strip()
    if name and name != me.name:
        me = await renamed(request, house, me, name)
    table = await put_up(wanted, request, me, house, programs, Names())
    return go_to(request, f"/tables/{table.table}{keys_of(table)}", key)


def keys_of(opened: Opened) -> str:
    """The keys of invitations, behind a # where no server sees them again."""
    keys = ",".join(f"{seat}:{key}" for seat, key in opened.invitations.items())
    return f"#keys={keys}" if keys else ""


@router.get("/join/{table}")
async def invited(table: TableName, person: Looker, house: TheHouse) -> Response:
    """Somebody follows a link to a table."""
    live = await house.table(table)
    state = state_of(live, person and person.id, None)
    names = names_of(state)
    host = next((names[seat] for seat in live.seats_of(live.host)), None)
    return page("join.html", person, table=state, names=names, game=live.rule_set, host=host)


@router.post("/join/{table}")
async def join(table: TableName, request: Request, person: Looker, house: TheHouse) -> Response:
    """Sit down."""
    form = await form_of(request)
    wanted = NewSeat(invitation=form.get("key", "")[:64] or None)
    await must_have_a_seat(table, wanted, person, house)
    me, key = await somebody(request, person)
    if name := form.get("name", "").strip():
        me = await renamed(request, house, me, name)
    await sit_down(table, wanted, me, house, None)
    return go_to(request, f"/tables/{table}", key)


@router.post("/name")
async def change_name(request: Request, person: Asker, house: TheHouse, people: ThePeople) -> Response:
    """Take another name, for tables to come."""
    await renamed(request, house, person, (await form_of(request)).get("name", ""))
    return go_to(request, "/")


async def renamed(request: Request, house: House, person: Person, wanted: str) -> Person:
    """Somebody under another name."""
    name = clean(wanted[:200], otherwise=person.name)
    await house.writer.do(lambda connection: store.rename(connection, person.id, name))
    request.app.state.people.forget(person.id)
    return person._replace(name=name)
