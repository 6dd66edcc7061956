"""Scoring the boxed game: tap in what lies on the table, see rights, paths and points, send the result to others."""

from __future__ import annotations

import asyncio
import base64
import hashlib
from typing import Annotated, Any, NamedTuple
from urllib.parse import urlencode

from fastapi import APIRouter, Query, Request
from fastapi.responses import JSONResponse, RedirectResponse, Response
from pydantic import StringConstraints

import hortus
from hortus.core.errors import BadPosition
from hortus.core.ruleset import RuleSet
from hortus.core.scorecard import Scorecard
from hortus.core.svg import STYLE
from hortus.server.opening import opened
from hortus.server.people import clean
from hortus.server.problems import Problem
from hortus.server.routes.asking import Looker
from hortus.web.boxed import Sheet, sheet_for
from hortus.web.errors import PageRoute, wants_page
from hortus.web.lobby import game_named
from hortus.web.naming import named
from hortus.web.rendering import HEADERS, macros, page
from hortus.web.setting_up import families, family_of
from hortus.web.texts import say

router = APIRouter(route_class=PageRoute)
At = Annotated[str, Query(max_length=4_000, description="the position")]
Pen = Annotated[str, Query(max_length=40, description="where the next tap goes")]
Do = Annotated[str, Query(max_length=80, description="what was tapped")]
LONGEST = 20  # letters of a name
Names = Annotated[
    list[Annotated[str, StringConstraints(max_length=200)]], Query(max_length=8, description="of the players")
]
NOBODY: list[str] = []
PATIENCE = 0.2  # seconds that a tap waits for rules that are being prepared
_STYLE = base64.b64encode(hashlib.sha256(STYLE.encode()).digest()).decode()
PICTURE = {"Content-Security-Policy": f"default-src 'none'; style-src 'sha256-{_STYLE}'; sandbox"}


@router.get("/score")
async def choose(person: Looker) -> Response:
    """Choose the game that lies on the table."""
    return page("score_home.html", person, families=families())


class Entered(NamedTuple):
    """What was entered of a game, and what its players are called."""

    sheet: Sheet
    given: list[str]  # names by player; empty for those who were given none

    @property
    def names(self) -> list[str]:
        """What each side is called; empty for a player without a name, who is called in the page's own words."""
        return [side_name(self.sheet, side) or given for side, given in enumerate(self.given)]

    def named(self, words: str) -> str:
        """Words in which `player 2` is called by name."""
        return named(words, self.names)

    def with_sheet(self, sheet: Sheet) -> Entered:
        """The same names for a sheet on which more was entered, maybe of more or fewer players."""
        count = len(sheet.players)
        return Entered(sheet, [*self.given, *[""] * count][:count])


def side_name(sheet: Sheet, player: int) -> str:
    """What a side without a seat is called."""
    beyond = player - sheet.rule_set.players[1]
    return sheet.rule_set.sides[beyond] if 0 <= beyond < len(sheet.rule_set.sides) else ""


def entered(sheet: Sheet, given: list[str]) -> Entered:
    """A sheet with names, without what could deceive."""
    return Entered(sheet, [clean(name, LONGEST, "") for name in given]).with_sheet(sheet)


@router.get("/score/{rule_set}")
async def sheet_page(
    rule_set: str, request: Request, person: Looker, at: At = "", pen: Pen = "", do: Do = "", name: Names = NOBODY
) -> Response:
    """A sheet, with what was tapped."""
    chosen, kind = await scored(rule_set)
    asked_for_page = wants_page(request)
    try:
        found, said = entered(kind.read(chosen, at, pen), name), ""
    except BadPosition as error:
        if not asked_for_page:
            raise
        return await whole_page(entered(kind.new(chosen), name), person, str(error), 400)
    if not do:
        return await whole_page(found, person, "") if asked_for_page else JSONResponse(await told(found, ""))
    try:
        found = found.with_sheet(found.sheet.after(do))
    except BadPosition as error:
        said = str(error)
    if not asked_for_page:
        return JSONResponse(await told(found, said))
    return await whole_page(found, person, said) if said else RedirectResponse(address_of(found), 303, HEADERS)


@router.get("/score/{rule_set}/picture.svg")
async def picture(rule_set: str, person: Looker, at: At = "", name: Names = NOBODY) -> Response:
    """The result as a picture."""
    chosen, kind = await scored(rule_set)
    found = entered(kind.read(chosen, at, ""), name)
    svg = found.sheet.picture(called(await reckoned(found.sheet), found))
    return Response(svg, media_type="image/svg+xml", headers=PICTURE)


async def scored(name: str) -> tuple[RuleSet, type[Sheet]]:
    """A rule set and its sheet, or a problem."""
    chosen = game_named(name)
    kind = await asyncio.to_thread(sheet_for, chosen)  # it may have to be loaded
    if kind is None:
        raise Problem(404, say("sheet.none", game=chosen.title))
    return chosen, kind


async def reckoned(sheet: Sheet, patience: float | None = None) -> Scorecard:
    """The scorecard of what was entered. Raises `BadPosition`, and `TimeoutError` while the rules are prepared."""
    chosen = await asyncio.wait_for(opened(sheet.rule_set), patience)
    return await asyncio.to_thread(hortus.score, chosen, sheet.position)


def called(card: Scorecard, found: Entered) -> Scorecard:
    """A scorecard on which players have their names."""
    sides = [
        side.model_copy(update={"name": name} if name else {})
        for side, name in zip(card.players, found.names, strict=True)
    ]
    return card.model_copy(update={"players": sides, "verdict": found.named(card.verdict)})


async def shown(found: Entered, said: str) -> dict[str, Any]:
    """What the templates need: the sheet, its reckoning, and what is wrong. Nobody waits for rules to tap cards."""
    sheet = found.sheet
    card, preparing = None, False
    try:
        card = None if sheet.empty else called(await reckoned(sheet, PATIENCE), found)
    except BadPosition as error:
        said = said or str(error)
    except TimeoutError:
        preparing = True
    return {
        "sheet": sheet,
        "game": sheet.rule_set,
        "card": card,
        "preparing": preparing,
        "said": found.named(said),
        "found": found,
        "names": [name or say("score.player", number=player + 1) for player, name in enumerate(found.names)],
        "drawings": sheet.drawings(card) if card else [],
        "link": address_of(found, reading=True),
        "picture": f"/score/{sheet.rule_set.id}/picture.svg?{query_of(found, at=sheet.at)}",
        "doubts": getattr(card, "doubts", ()),
    }


async def whole_page(found: Entered, person: Looker, said: str, status: int = 200) -> Response:
    """The page of a sheet."""
    family = family_of(found.sheet.rule_set)
    return page("score.html", person, status=status, family=family, **await shown(found, said))


async def told(found: Entered, said: str) -> dict[str, Any]:
    """What the page's module is told after a tap."""
    module = macros("score_parts.html")
    html = module.sheet(**await shown(found, said))
    return {"html": str(html), "address": address_of(found)}


def address_of(found: Entered, reading: bool = False) -> str:
    """The address of a sheet; the one to send to others is only read."""
    sheet = found.sheet
    parts = {"at": "" if sheet.empty else sheet.at}
    if sheet.pen and not reading:
        parts |= {"at": sheet.at, "pen": str(sheet.pen)}
    query = query_of(found, **parts)
    return f"/score/{sheet.rule_set.id}{'?' if query else ''}{query}"


def query_of(found: Entered, **parts: str) -> str:
    """The end of an address, with names if there are any."""
    values = [(key, value) for key, value in parts.items() if value]
    return urlencode([*values, *(("name", name) for name in found.given if any(found.given))], safe="~,")
