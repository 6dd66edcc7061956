"""The end of a game as a show: the reckoning step by step, with what lights up in the pictures of all sides."""

from __future__ import annotations

from typing import NamedTuple

from fastapi import APIRouter
from fastapi.responses import Response
from markupsafe import Markup

from hortus.core.scorecard import Light, Scorecard, Step, Told, Trail
from hortus.server.happenings import OVER, Refused
from hortus.server.live import LiveTable
from hortus.server.routes.asking import Looker, TableName, TheHouse
from hortus.server.showing import state_of
from hortus.web.aloud import Hearing, labelled
from hortus.web.errors import PageRoute
from hortus.web.naming import named, names_of
from hortus.web.rendering import macros, page
from hortus.web.texts import counted, say

router = APIRouter(route_class=PageRoute)


class Scene(NamedTuple):
    """A side on the stage."""

    side: int
    name: str
    picture: Markup
    points: int
    won: bool


class Act(NamedTuple):
    """A step of the show, in the names of those who played."""

    title: str
    words: str
    where: str  # how far that is
    heard: str  # all of it in one line, for those who listen
    told: list[Told]
    lights: tuple[Light, ...] = ()
    trails: tuple[Trail, ...] = ()


class Show(NamedTuple):
    """The whole reckoning."""

    rule_set: str
    scenes: list[Scene]
    acts: list[Act]


def show_of(live: LiveTable, names: list[str]) -> Show:
    """The reckoning of a finished game. Raises `Refused` if there is none."""
    if live.status != OVER or live.resigned is not None:
        raise Refused(say("finale.none"))
    card = live.match.scorecard()
    hearing = Hearing(live.match.view(None), names, None)
    stage = hearing.view.stage()
    pictures = {piece.seat: Markup(labelled(piece.svg, hearing, f"side-{piece.seat}")) for piece in stage}
    scenes = [
        Scene(side, names[side], pictures[side], score.points, len(names) > 1 and side in card.winners)
        for side, score in enumerate(card.players)
    ]
    return Show(card.rule_set, scenes, acts_of(card, names))


def acts_of(card: Scorecard, names: list[str]) -> list[Act]:
    """All steps, and the verdict."""
    verdict = Step(say("finale.verdict"), card.verdict)
    steps = [*card.steps(), verdict]
    acts = []
    for number, step in enumerate(steps, 1):
        told = [one._replace(words=named(one.words, names)) for one in step.told]
        words = named(step.words, names)
        lines = [in_a_line(one, names[one.side], card.rule_set) for one in told]
        heard = " ".join(filter(None, [f"{step.title}.", words, *lines]))
        where = say("finale.where", number=number, last=len(steps))
        acts.append(Act(step.title, words, where, heard, told, step.lights, step.trails))
    return acts


def in_a_line(one: Told, name: str, rule_set: str) -> str:
    """What a side is told, for those who listen."""
    return say("finale.heard", name=name, words=one.words, points=counted(one.points, rule_set), total=one.total)


@router.get("/tables/{table}/finale")
async def finale(table: TableName, looker: Looker, house: TheHouse) -> Response:
    """The show on a page of its own."""
    live = await house.table(table)
    state = state_of(live, looker and looker.id, None)
    names = names_of(state)
    return page("finale.html", looker, show=show_of(live, names), names=names, table=state, game=live.rule_set)


@router.get("/tables/{table}/finale/stage")
async def stage(table: TableName, looker: Looker, house: TheHouse) -> Response:
    """The show alone, for the page of the table."""
    live = await house.table(table)
    names = names_of(state_of(live, looker and looker.id, None))
    module = macros("telling.html")
    html = module.telling(show_of(live, names), names)
    return Response(str(html), media_type="text/html")
