"""Learning a game: its rules with pictures, and a first game with a guide."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response

from hortus.server import store
from hortus.server.advice import hint
from hortus.server.happenings import PERSON, PROGRAM, Seat
from hortus.server.live import LiveTable
from hortus.server.problems import Problem
from hortus.server.routes.asking import Asker, Eyes, Looker, TableName, TheHouse, ThePrograms, charge, charge_table
from hortus.web.errors import PageRoute
from hortus.web.guests import go_to, somebody
from hortus.web.guides import Guide, guide_for, guide_of
from hortus.web.lobby import game_named, is_open, open_in_a_moment
from hortus.web.naming import named, names_of
from hortus.web.rendering import macros, page
from hortus.web.seeing import shown
from hortus.web.setting_up import family_of
from hortus.web.texts import say

router = APIRouter(route_class=PageRoute)
COSTLY = 10  # requests for which a proposal counts, as a hint does


@router.get("/rules/{rule_set}")
async def rules(rule_set: str, person: Looker) -> Response:
    """The rules of a game, with pictures as soon as those can be drawn: they are scored tables."""
    chosen = game_named(rule_set)
    drawn = await open_in_a_moment(chosen)
    from hortus.web.rules_html import rules_of  # only here: it brings a parser, and a server starts sooner

    found = await asyncio.to_thread(rules_of, chosen.id, drawn)
    return page("rules.html", person, game=chosen, rules=found, drawn=drawn, guided=guide_for(chosen.id) is not None)


@router.get("/learn/{rule_set}")
async def lesson(rule_set: str, person: Looker) -> Response:
    """What a first game with a guide is."""
    chosen = game_named(rule_set)
    return page("learn.html", person, game=chosen, family=family_of(chosen), guide=guide_named(chosen.id))


@router.post("/learn/{rule_set}")
async def begin(rule_set: str, request: Request, person: Looker, house: TheHouse) -> Response:
    """Sit down to the prepared game. It is nobody else's, and counts for no high score."""
    chosen = game_named(rule_set)
    guide = guide_named(chosen.id)
    if not is_open(chosen):
        return go_to(request, f"/games/{chosen.id}/ready?guided=true")
    me, key = await somebody(request, person)
    charge_table(request, me)
    seats = [Seat(PERSON, me.id), *(Seat(PROGRAM, program=level) for level in guide.opponents)]
    names = [me.name, *(say("guide.computer", level=level) for level in guide.opponents)]
    table = LiveTable.new(
        store.new_id(), chosen, len(seats), {}, guide.deal, seats, names, me.id, False, None, store.now()
    )
    await house.open(table)
    return go_to(request, f"/tables/{table.id}", key)


def guide_named(name: str) -> Guide:
    """The guide of a rule set, or a problem."""
    guide = guide_for(name)
    if guide is None:
        raise Problem(404, say("guide.none"))
    return guide


@router.post("/tables/{table}/proposal")
async def proposal(
    table: TableName, request: Request, person: Asker, house: TheHouse, programs: ThePrograms, eyes: Eyes = None
) -> Response:
    """What a strong player would do at a guided table, where the guide itself proposes nothing."""
    live = await house.table(table)
    if guide_of(live) is None:
        raise Problem(404, say("guide.not_here"))
    charge(request, person, COSTLY)
    seat = live.own(person.id, eyes)
    best = (await hint(programs, live, seat))[:1]
    names = names_of(shown(live, person.id, seat).table)
    module = macros("guide.html")
    html = module.proposal(best, lambda words: named(words, names))
    steps = [step for one in best for step in one.steps]
    return JSONResponse({"html": str(html), "steps": steps, "number": live.number})
