"""Operations on tables: put up, join, look, play, talk, replay."""

from __future__ import annotations

import asyncio
import functools
import json
from typing import Annotated, Any

from fastapi import APIRouter, Body, Path, Query, Request
from fastapi.responses import Response

from hortus.core.deal import Deal
from hortus.core.errors import BadOption
from hortus.core.record import Record
from hortus.games import find_rule_set, rule_sets
from hortus.server import lists, manners, store, traces
from hortus.server.beginnings import table_of_record
from hortus.server.happenings import (
    ABANDONED,
    FREE,
    INVITED,
    OPEN,
    OVER,
    PERSON,
    PLAYING,
    PROGRAM,
    Impossible,
    NotYours,
    Refused,
    Seat,
)
from hortus.server.house import House
from hortus.server.live import LiveTable
from hortus.server.messages import (
    About,
    ByLink,
    Done,
    Drawing,
    ForAnybody,
    ForProgram,
    ListedTable,
    Mine,
    NewReport,
    News,
    NewSeat,
    NewTable,
    Opened,
    OptionState,
    RuleSetState,
    ScoreLine,
    TableState,
)
from hortus.server.opening import opened
from hortus.server.people import clean
from hortus.server.problems import Problem
from hortus.server.routes.asking import (
    PROBLEMS,
    Asker,
    Eyes,
    Looker,
    Names,
    NewNames,
    SentOnce,
    TableName,
    TheHouse,
    ThePeople,
    ThePrograms,
    charge_table,
    must_have_time,
)
from hortus.server.routes.swift import SwiftRoute
from hortus.server.showing import drawn, replayed, state_of
from hortus.server.store import Person

router = APIRouter(tags=["tables"], responses=PROBLEMS, route_class=SwiftRoute)
ID, KEY = 16, 32  # bytes of the name of a table, and of the key to a seat
Number = Annotated[int, Path(ge=1, le=10**6, description="of an event")]


# --- what there is ---


@router.get("/rule-sets")
async def what_is_played(looker: Looker) -> list[RuleSetState]:
    """All rule sets."""
    return all_rule_sets()


@functools.cache
def all_rule_sets() -> list[RuleSetState]:
    """What there is to play."""
    return [
        RuleSetState(
            id=one.id,
            title=one.title,
            summary=one.summary,
            version=one.version,
            players=one.players,
            options=[
                OptionState(name=name, described=described)
                for name, described in one.options.model_json_schema().get("properties", {}).items()
            ],
        )
        for one in rule_sets()
    ]


@router.get("/tables")
async def list_tables(
    looker: Looker, house: TheHouse, status: Annotated[str, Query(pattern="^(open|playing)$")] = OPEN
) -> list[ListedTable]:
    """Tables that can be joined (`open`) or watched (`playing`)."""
    return [ListedTable(**table._asdict()) for table in await house.read(lists.list_tables, status)]


@router.get("/scores/{rule_set}")
async def high_scores(rule_set: str, looker: Looker, house: TheHouse) -> list[ScoreLine]:
    """The best finished games of a rule set that is played alone; none of one that is not."""
    try:
        chosen = find_rule_set(rule_set)
    except BadOption as error:
        raise Problem(404, str(error)) from None
    return [ScoreLine(**line) for line in await house.read(lists.high_scores, chosen.id)]


# --- sitting down ---


@router.post("/tables", status_code=201)
async def put_up(
    wanted: NewTable, request: Request, person: Asker, house: TheHouse, programs: ThePrograms, fresh: NewNames
) -> Opened:
    """Put up a table. The game begins when all seats are taken."""
    charge_table(request, person)
    by_link = [number for number, seat in enumerate(wanted.seats) if isinstance(seat, ByLink)]
    invitations = {number: fresh.draw(f"seat {number}", KEY) for number in by_link}
    answer = Opened(table=fresh.draw("table", ID), invitations=invitations)
    if await house.has_opened(answer.table, person.id, fresh.once):
        return answer
    rule_set = await opened(wanted.rule_set)
    players = rule_set.check_players(len(wanted.seats))
    seats, names = [], []
    for seat in wanted.seats:
        if isinstance(seat, Mine):
            seats.append(Seat(PERSON, person.id))
            names.append(clean(seat.name) if seat.name else person.name)
        elif isinstance(seat, ForProgram):
            seats.append(Seat(PROGRAM, program=seat.level))
            names.append(f"computer ({seat.level})")
        else:
            seats.append(Seat(FREE if isinstance(seat, ForAnybody) else INVITED))
            names.append("")
    if not any(seat.kind == PERSON for seat in seats):
        raise Impossible("Take a seat at your own table: at least one is yours.")
    must_have_time(request, programs, seats)
    table = LiveTable.new(
        answer.table,
        rule_set,
        players,
        wanted.options,
        Deal.new(),
        seats,
        names,
        person.id,
        wanted.listed,
        wanted.clock,
        store.now(),
    )
    await house.open(table, fresh.once, {number: store.digest(key) for number, key in invitations.items()})
    return answer


@router.post("/tables/{table}/seats", status_code=201)
async def sit_down(table: TableName, wanted: NewSeat, person: Asker, house: TheHouse, once: SentOnce) -> Done:
    """Take a seat."""
    seat, invited = await seat_for(table, wanted, person.id, house)
    number = await house.command(
        table, person.id, once, lambda now: now.sit(person.id, seat, invited), named=person.name
    )
    return Done(number=number)


async def seat_for(table: str, wanted: NewSeat, person: str, house: House) -> tuple[int | None, bool]:
    """The seat that somebody asks for, and whether they were invited to it. Raises `Problem` or `Refused`."""
    seat, invited = wanted.seat, False
    live = await house.table(table)
    if wanted.invitation is not None and not live.seats_of(person):  # else it is sent again, or not needed
        found = await house.read(store.invited_to, store.digest(wanted.invitation))
        if found is None or found[0] != table:
            raise Problem(404, "This invitation is not for this table, or somebody has used it.")
        seat, invited = found[1], True
    others = [one.person for one in live.seats if one.person is not None and one.person != person]
    if others and await house.read(manners.blocked_among, person, others):
        raise Refused("Somebody at this table does not want to play with you, or you with them.")
    return seat, invited


async def must_have_a_seat(table: str, wanted: NewSeat, person: Person | None, house: House) -> None:
    """Refuse what `sit_down` would refuse, before anything changes: who was never here is not made a guest for that."""
    who = person.id if person else ""
    seat, invited = await seat_for(table, wanted, who, house)
    (await house.table(table)).sit(who, seat, invited)


@router.post("/tables/{table}/leave")
async def leave(table: TableName, person: Asker, house: TheHouse, once: SentOnce) -> Done:
    """Give my seat back before the game begins; the host gives up the table."""
    return Done(number=await house.command(table, person.id, once, lambda now: now.leave(person.id)))


# --- looking ---


@router.get("/tables/{table}")
async def look(table: TableName, looker: Looker, house: TheHouse, eyes: Eyes = None) -> TableState:
    """The table as I see it."""
    live = await house.table(table)
    return state_of(live, looker and looker.id, live.eyes(looker and looker.id, eyes))


@router.get("/tables/{table}/text")
async def text(table: TableName, looker: Looker, house: TheHouse, eyes: Eyes = None) -> Drawing:
    """The table as I see it, drawn with letters: for terminals and screen readers."""
    live = await house.table(table)
    return drawn(live, live.eyes(looker and looker.id, eyes))


@router.get("/tables/{table}/replay/{number}")
async def replay(
    table: TableName, number: Number, looker: Looker, house: TheHouse, people: ThePeople, eyes: Eyes = None
) -> News:
    """The table as it was after an event: with my own eyes, after the end with anybody's."""
    live = await house.table(table)
    seen = live.eyes(looker and looker.id, eyes)
    muted = await people.unheard_by(looker)
    return await asyncio.to_thread(replayed, live, looker and looker.id, seen, number, muted)


@router.get("/tables/{table}/record", response_class=Response, responses={200: {"content": {"application/json": {}}}})
async def record(table: TableName, looker: Looker, house: TheHouse) -> Response:
    """The record of a finished game, for `hortus verify` and `hortus play --resume`."""
    live = await house.table(table)
    if live.status == ABANDONED:
        raise Refused("This game was given up without a result: its deal stays secret, so there is no record.")
    if live.status != OVER:
        raise Refused("The record holds the deal's secret: it is there when the game is over.")
    text = Record.of(live.match, [name or "somebody" for name in live.names]).to_json()
    return Response(text, media_type="application/json")


@router.post("/records", status_code=201)
async def upload(
    record: Annotated[dict[str, Any], Body()], request: Request, person: Asker, house: TheHouse, fresh: NewNames
) -> Opened:
    """Put up a finished game from its record, to look at it again."""
    return await put_up_record(json.dumps(record), request, person, house, fresh)


async def put_up_record(record: str | bytes, request: Request, person: Person, house: House, fresh: Names) -> Opened:
    """The table of a finished game that was played elsewhere. Raises `BadRecord`, `Impossible` or `Refused`."""
    charge_table(request, person)
    answer = Opened(table=fresh.draw("table", ID), invitations={})
    if await house.has_opened(answer.table, person.id, fresh.once):
        return answer
    read = await asyncio.to_thread(Record.read, record)
    await opened(read.rule_set)
    match = await asyncio.to_thread(read.match)
    if not match.over:
        raise Impossible("This game is not over: only finished ones can be put up.")
    names = [clean(name) for name in read.seats or [f"player {seat + 1}" for seat in range(match.players)]]
    table = await asyncio.to_thread(table_of_record, answer.table, match, names, person.id, store.now())
    await house.open(table, fresh.once)
    return answer


@router.delete("/tables/{table}", status_code=204)
async def remove(table: TableName, person: Asker, house: TheHouse) -> None:
    """Remove a record that I put up, or a game that is over and at which nobody else ever sat."""
    live = await house.table(table)
    if live.host != person.id:
        raise NotYours("Only whoever put up this table can remove it.")
    if live.status in (OPEN, PLAYING):
        raise Refused("This game is not over: leave the table, or give up, first.")
    await house.writer.do(lambda connection: traces.remove(connection, table, person.id))
    await house.reload(table)


# --- others ---


async def somebody(house: House, table: str, person: Person, seat: int) -> str:
    """The person in somebody else's seat."""
    live = await house.table(table)
    live.own(person.id, None)
    if not 0 <= seat < len(live.seats):
        raise Impossible(live.no_seat(seat))
    found = live.seats[seat].person
    if found == person.id:
        raise Impossible("That seat is your own.")
    if found is None:
        raise Refused("Nobody sits there whom you could mute or block.")
    return found


@router.post("/tables/{table}/mute", status_code=204)
async def mute(table: TableName, wanted: About, person: Asker, house: TheHouse, people: ThePeople) -> None:
    """Do not hear what somebody says, from now on and everywhere."""
    other = await somebody(house, table, person, wanted.seat)
    await house.writer.do(lambda connection: manners.block(connection, person.id, other, mute=True))
    people.forget(person.id)


@router.post("/tables/{table}/block", status_code=204)
async def block(table: TableName, wanted: About, person: Asker, house: TheHouse, people: ThePeople) -> None:
    """Never sit at a table with somebody again, nor hear them."""
    other = await somebody(house, table, person, wanted.seat)
    await house.writer.do(lambda connection: manners.block(connection, person.id, other, mute=False))
    people.forget(person.id)


@router.post("/tables/{table}/reports", status_code=204)
async def report(table: TableName, wanted: NewReport, person: Asker, house: TheHouse, fresh: NewNames) -> None:
    """Tell those who run the server that something was not right."""
    live = await house.table(table)
    live.own(person.id, None)
    if wanted.number > live.number:
        raise Impossible(f"Nothing of that number has happened here: there is 1 to {live.number}.")
    words = clean(wanted.words, 400, "(nothing that can be seen)")
    told = fresh.draw("report", ID), table, wanted.number, person.id, words, store.now()
    await house.writer.do(lambda connection: manners.report(connection, *told))
