"""Scoring the boxed game: tap in what lies on the table, see rights, paths and points, send the result to others."""

from __future__ import annotations

import asyncio
import base64
import hashlib
from typing import Annotated, Any
from urllib.parse import urlencode

from fastapi import APIRouter, Query, Request
from fastapi.responses import JSONResponse, RedirectResponse, Response

import hortus
from hortus.core.errors import BadPosition
from hortus.core.ruleset import RuleSet
from hortus.core.scorecard import Scorecard
from hortus.core.svg import STYLE
from hortus.server.opening import opened
from hortus.server.problems import Problem
from hortus.server.routes.asking import Looker
from hortus.web.boxed import Sheet, sheet_for
from hortus.web.errors import PageRoute, wants_page
from hortus.web.lobby import game_named
from hortus.web.rendering import HEADERS, macros, page
from hortus.web.setting_up import families, family_of

router = APIRouter(route_class=PageRoute)
At = Annotated[str, Query(max_length=4_000, description="the position")]
Pen = Annotated[str, Query(max_length=40, description="where the next tap goes")]
Do = Annotated[str, Query(max_length=80, description="what was tapped")]
PATIENCE = 0.2  # seconds that a tap waits for rules that are being prepared
_STYLE = base64.b64encode(hashlib.sha256(STYLE.encode()).digest()).decode()
PICTURE = {"Content-Security-Policy": f"default-src 'none'; style-src 'sha256-{_STYLE}'; sandbox"}


@router.get("/score")
async def choose(person: Looker) -> Response:
    """Choose the game that lies on the table."""
    return page("score_home.html", person, families=families())


@router.get("/score/{rule_set}")
async def sheet_page(
    rule_set: str, request: Request, person: Looker, at: At = "", pen: Pen = "", do: Do = ""
) -> Response:
    """A sheet, with what was tapped."""
    chosen, kind = await scored(rule_set)
    asked_for_page = wants_page(request)
    try:
        sheet, said = kind.read(chosen, at, pen), ""
    except BadPosition as error:
        if not asked_for_page:
            raise
        return await whole_page(kind.new(chosen), person, str(error), 400)
    if not do:
        return await whole_page(sheet, person, "") if asked_for_page else JSONResponse(await told(sheet, ""))
    try:
        sheet = sheet.after(do)
    except BadPosition as error:
        said = str(error)
    if not asked_for_page:
        return JSONResponse(await told(sheet, said))
    return await whole_page(sheet, person, said) if said else RedirectResponse(address_of(sheet), 303, HEADERS)


@router.get("/score/{rule_set}/picture.svg")
async def picture(rule_set: str, person: Looker, at: At = "") -> Response:
    """The result as a picture."""
    chosen, kind = await scored(rule_set)
    sheet = kind.read(chosen, at, "")
    svg = sheet.picture(await reckoned(sheet))
    return Response(svg, media_type="image/svg+xml", headers=PICTURE)


async def scored(name: str) -> tuple[RuleSet, type[Sheet]]:
    """A rule set and its sheet, or a problem."""
    chosen = game_named(name)
    kind = await asyncio.to_thread(sheet_for, chosen)  # it may have to be loaded
    if kind is None:
        raise Problem(404, f"There is no sheet for {chosen.title}.")
    return chosen, kind


async def reckoned(sheet: Sheet, patience: float | None = None) -> Scorecard:
    """The scorecard of what was entered. Raises `BadPosition`, and `TimeoutError` while the rules are prepared."""
    chosen = await asyncio.wait_for(opened(sheet.rule_set), patience)
    return await asyncio.to_thread(hortus.score, chosen, sheet.position)


async def shown(sheet: Sheet, said: str) -> dict[str, Any]:
    """What the templates need: the sheet, its reckoning, and what is wrong. Nobody waits for rules to tap cards."""
    card, preparing = None, False
    try:
        card = None if sheet.empty else await reckoned(sheet, PATIENCE)
    except BadPosition as error:
        said = said or str(error)
    except TimeoutError:
        preparing = True
    return {
        "sheet": sheet,
        "game": sheet.rule_set,
        "card": card,
        "preparing": preparing,
        "said": said,
        "names": [name_of(sheet, player) for player in range(len(sheet.players))],
        "drawings": sheet.drawings(card) if card else [],
        "link": address_of(sheet, reading=True),
        "picture": f"/score/{sheet.rule_set.id}/picture.svg?{urlencode({'at': sheet.at}, safe='~')}",
        "doubts": getattr(card, "doubts", ()),
    }


def name_of(sheet: Sheet, player: int) -> str:
    """What a side is called in the reckoning, to be said in the page's own words."""
    beyond = player - sheet.rule_set.players[1]
    return sheet.rule_set.sides[beyond] if 0 <= beyond < len(sheet.rule_set.sides) else ""


async def whole_page(sheet: Sheet, person: Looker, said: str, status: int = 200) -> Response:
    """The page of a sheet."""
    found = await shown(sheet, said)
    return page("score.html", person, status=status, family=family_of(sheet.rule_set), **found)


async def told(sheet: Sheet, said: str) -> dict[str, Any]:
    """What the page's module is told after a tap."""
    module = macros("score_parts.html")
    html = module.sheet(**await shown(sheet, said))
    return {"html": str(html), "address": address_of(sheet)}


def address_of(sheet: Sheet, reading: bool = False) -> str:
    """The address of a sheet; the one to send to others is only read."""
    parts = {"at": "" if sheet.empty else sheet.at}
    if sheet.pen and not reading:
        parts |= {"at": sheet.at, "pen": str(sheet.pen)}
    query = urlencode({key: value for key, value in parts.items() if value}, safe="~,")
    return f"/score/{sheet.rule_set.id}{'?' if query else ''}{query}"
