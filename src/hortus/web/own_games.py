"""One's own games: those that go on as home shows them and follows them, and all of them on a page."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter
from fastapi.responses import JSONResponse, Response

from hortus.games import rule_sets
from hortus.server import lists
from hortus.server.happenings import ABANDONED, OVER
from hortus.server.house import House
from hortus.server.routes.asking import Looker, TheHouse
from hortus.server.routes.people import Before
from hortus.server.store import Person
from hortus.web.errors import PageRoute
from hortus.web.rendering import environment, page
from hortus.web.texts import say

router = APIRouter(route_class=PageRoute)
LISTED = 8  # tables of each kind on the home page
PAGE = 50  # finished games on a page of their own
ENDED = (OVER, ABANDONED)
NONE = lists.Unfinished([], 0, 0)


async def going_on(person: Person | None, house: House, most: int | None = LISTED) -> dict[str, Any]:
    """What is shown of somebody's games that go on, and the title that says how many of all wait for them.

    Rows say where that is, so no table is loaded, nor rules. For somebody with 500 games that go on and 5,000 that are
    over it takes 30 ms in SQLite and 20 in PostgreSQL, in a thread; a page at home asks that three times a minute.
    """
    going = await house.read(lists.unfinished_tables, person.id, most) if person else NONE
    title = say("home.title_asked", count=going.asked) if going.asked else say("home.title")
    return {"going": going, "title": title, "titles": {one.id: one.title for one in rule_sets()}}


@router.get("/mine/going")
async def going(person: Looker, house: TheHouse) -> Response:
    """What a page at home asks for again and again."""
    shown = await going_on(person, house)
    html = environment().get_template("going.html").render(shown)
    return JSONResponse({"html": html, "title": shown["title"], "yours": shown["going"].asked > 0})


@router.get("/mine")
async def mine(person: Looker, house: TheHouse, before: Before = None) -> Response:
    """All my games: those that go on, and the newest of the others; with `before`, only older ones that are over."""
    shown = await going_on(person if before is None else None, house, None)
    finished = await house.read(lists.tables_of, person.id, ENDED, PAGE, before) if person else []
    last = finished[-1].changed if finished else 0
    more = bool(await house.read(lists.tables_of, person.id, ENDED, 1, last)) if person and last else False
    return page("mine.html", person, finished=finished, before=before, older=last if more else None, **shown)
