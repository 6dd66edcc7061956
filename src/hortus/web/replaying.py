"""A finished game, or one's own game so far, moment by moment: with one's own eyes, after the end with anybody's."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from typing import Annotated, Any, Literal, NamedTuple

from fastapi import APIRouter, Depends, Query, Request
from fastapi.responses import JSONResponse, RedirectResponse, Response
from markupsafe import Markup

from hortus.core.view import View
from hortus.server.happenings import OPEN, OVER, Refused
from hortus.server.live import LiveTable
from hortus.server.messages import EventState, TableState
from hortus.server.routes import tables as operations
from hortus.server.routes.asking import Asker, Eyes, Looker, TableName, TheHouse, ThePeople
from hortus.server.routes.tables import Number
from hortus.server.showing import as_it_was, event_of, heard, state_of
from hortus.server.traces import is_own
from hortus.web.aloud import COMMON, OWN, Hearing, Passage, all_passages, labelled, passages
from hortus.web.errors import PageRoute
from hortus.web.guests import go_to
from hortus.web.naming import named, names_of
from hortus.web.pieces import pictures
from hortus.web.rendering import macros, page
from hortus.web.seeing import Line, lines
from hortus.web.sharing import hidden_eyes_of
from hortus.web.texts import say

router = APIRouter(route_class=PageRoute)
WATCHING, ALL_OPEN = "watching", "open"
Look = Annotated[Literal["watching", "open"] | None, Query(description="with a spectator's eyes, or with everybody's")]
LINES = 6  # of what happened last


class Eyed(NamedTuple):
    """With whose eyes a game is looked at."""

    seat: int | None
    all_open: bool

    @property
    def query(self) -> str:
        """The end of the address of such a page."""
        if self.all_open:
            return f"?look={ALL_OPEN}"
        return f"?look={WATCHING}" if self.seat is None else f"?seat={self.seat}"


class Side(NamedTuple):
    """A side as it is drawn."""

    name: str
    pictures: list[Markup]


class Turn(NamedTuple):
    """Where whole turns end, around a moment."""

    before: int
    after: int


class Moment(NamedTuple):
    """A table as it was."""

    table: TableState
    number: int
    last: int
    turn: Turn
    asked: str
    lines: list[Line]
    common: list[Markup]
    own: Side | None
    others: list[Side]
    read: list[Passage]  # the same in words


class Replay(NamedTuple):
    """A game that is looked back at."""

    live: LiveTable
    how: Eyed
    then: Moment
    query: str  # of its address, which says no more than was asked


def eyed(live: LiveTable, person: str | None, wanted: int | None, look: str | None) -> Eyed:
    """With whose eyes somebody looks. Raises `Refused` or `NotYours`."""
    if look == ALL_OPEN:
        if live.status != OVER:
            raise Refused(say("replay.not_open"))
        return Eyed(None, True)
    return Eyed(None if look == WATCHING else hidden_eyes_of(live, person, wanted), False)


def moment_of(live: LiveTable, person: str | None, eyes: Eyed, number: int, muted: frozenset[str]) -> Moment:
    """The table as it was after an event."""
    number = min(number, live.number)
    then = as_it_was(live, number)
    table = state_of(then, person, eyes.seat)
    names = names_of(table)
    found = pictures(table.view)

    def drawn(place: str) -> Markup:
        if table.view is None or place not in found:
            return Markup("")
        return Markup(labelled(found[place].svg, Hearing(table.view, names, eyes.seat), place))

    own = None if eyes.seat is None else Side(names[eyes.seat], [drawn("garden"), drawn("hand")])
    return Moment(
        table=table,
        number=number,
        last=live.number,
        turn=turn_around(live, number),
        asked=named(then.match.view(None).asked, names) if table.view else say("asked.open"),
        lines=lines(happened(then, eyes, muted), names),
        common=[drawn("table"), *([drawn("hand")] if own is None else [])],
        own=own,
        others=[
            Side(name, opened(then, side, names) if eyes.all_open else [drawn(f"side-{side}")])
            for side, name in enumerate(names)
            if side != eyes.seat
        ],
        read=[] if table.view is None else read(then, Hearing(table.view, names, eyes.seat), eyes.all_open),
    )


def turn_around(live: LiveTable, number: int) -> Turn:
    """The ends of turns before and after a moment: somebody else moves next, or nobody does any more."""
    moves = [event for event in live.events if event.kind == "moved"]
    ends = [one.number for one, following in pairwise(moves) if one.seat != following.seat]
    before = max((end for end in ends if end < number), default=1)
    return Turn(before, min((end for end in ends if end > number), default=live.number))


def happened(then: LiveTable, eyes: Eyed, muted: frozenset[str]) -> list[EventState]:
    """What happened last, as these eyes were told of it; if all are open, as the one who did it was."""
    told = heard(then, eyes.seat, max(0, then.number - LINES), muted)
    return [event_of(then, event.number, event.seat) for event in told] if eyes.all_open else told


def opened(then: LiveTable, side: int, names: list[str]) -> list[Markup]:
    """A side with its own eyes: garden and hand, called by its name. One without a seat is the same to everybody."""
    if then.status == OPEN:
        return []
    view: View = then.match.view(side if side < len(then.seats) else None)
    hearing = Hearing(view, names, None)
    return [
        Markup(labelled(piece.svg, hearing, place)) for place, piece in pictures(view).items() if piece.seat == side
    ]


def read(then: LiveTable, hearing: Hearing, all_open: bool) -> list[Passage]:
    """A table in words; with all eyes open each seat's garden and hand with its own."""
    if not all_open:
        return all_passages(hearing)
    seats, sides = len(then.seats), len(hearing.names)
    found = passages(hearing, COMMON)
    for seat in range(seats):
        found += passages(Hearing(then.match.view(seat), hearing.names, None), OWN)
    return found + passages(hearing, [f"side-{side}" for side in range(seats, sides)])


@router.get("/tables/{table}/replay")
async def somewhere(table: TableName, looker: Looker, house: TheHouse, eyes: Eyes = None) -> Response:
    """The first moment of a finished game, the last one of a game that goes on."""
    live = await house.table(table)
    number = 1 if live.status == OVER else live.number
    return RedirectResponse(f"/tables/{table}/replay/{number}{'' if eyes is None else f'?seat={eyes}'}", 303)


async def looked_back(
    table: TableName,
    number: Number,
    looker: Looker,
    house: TheHouse,
    people: ThePeople,
    eyes: Eyes = None,
    look: Look = None,
) -> Replay:
    """The table as it was after an event, with the eyes that are asked for."""
    live = await house.table(table)
    person = looker and looker.id
    how = eyed(live, person, eyes, look)
    then = await asyncio.to_thread(moment_of, live, person, how, number, await people.unheard_by(looker))
    return Replay(live, how, then, "" if eyes is None and look is None else how.query)


LookedBack = Annotated[Replay, Depends(looked_back)]


@router.get("/tables/{table}/replay/{number}")
async def moment(looker: Looker, replay: LookedBack) -> Response:
    """The table as it was after an event."""
    mine = looker is not None and is_own(replay.live, looker.id)
    values = page_values(replay.live, replay.how, replay.then)
    return page("replay.html", looker, query=replay.query, removable=mine, **values)


@router.post("/tables/{table}/remove")
async def remove(table: TableName, request: Request, person: Asker, house: TheHouse) -> Response:
    """Remove a game that is over and was mine alone."""
    await operations.remove(table, person, house)
    return go_to(request, "/")


def page_values(live: LiveTable, how: Eyed, then: Moment) -> dict[str, Any]:
    """What the page needs: the moment, and with which other eyes it can be seen."""
    over = live.status == OVER
    allowed = range(len(live.seats)) if over else [how.seat] if how.seat is not None else []
    names = names_of(then.table)
    ways = [(names[seat], Eyed(seat, False)) for seat in allowed]
    ways += [(say("replay.watching"), Eyed(None, False)), *([(say("replay.open"), Eyed(None, True))] * over)]
    played_out = over and live.match.over  # a game that was given up has no reckoning, and its record no end
    return {"then": then, "how": how, "ways": ways, "played_out": played_out, "game": live.rule_set}


@router.get("/tables/{table}/replay/{number}/moment")
async def moment_alone(replay: LookedBack) -> Response:
    """The same without the page around it."""
    then, module = replay.then, macros("moment.html")
    where = {"number": then.number, "last": then.last}
    return JSONResponse(
        {
            **where,
            "turn": then.turn._asdict(),
            "html": str(module.moment(then)),
            "read": str(module.read(then)),
            "title": say("replay.title", game=replay.live.rule_set.title, **where),
            "where": say("replay.step", **where),
            "words": in_a_line(then),
        }
    )


def in_a_line(then: Moment) -> str:
    """A moment in one line, for those who listen."""
    newest = [line.words for line in then.lines if line.number == then.number]
    return say("replay.heard", number=then.number, last=then.last, words=". ".join([*newest[::-1], then.asked]))
