"""Tables that some eyes can't tell apart, and everything that a server sends to those eyes about them."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlencode

from fastapi import FastAPI

from hortus.core.deal import Deal
from hortus.games import find_rule_set
from hortus.server.clocks import LiveClock
from hortus.server.happenings import PERSON, PLAYING, Draft, Event, Seat
from hortus.server.house import House, Place
from hortus.server.live import LiveTable
from hortus.server.settings import Settings
from hortus.testing.secrecy import relabelled
from hortus.web.about import Look, explainer_for
from hortus.web.app import create
from hortus.web.explaining import dealt_anew

API = "/api/v1"
PAGE = "page:"  # before the path of something that people look at, not programs
TABLE = "the-table-of-this-test"
CHOICES = 4  # legal steps that are tried at each decision


class Person(NamedTuple):
    """Somebody with a token; nobody in particular, without."""

    id: str
    token: str


Question = tuple[str, str, Any, int | None]  # method, path, body, last event that was heard of
NOBODY = Person("", "")


class Mute:
    """A writer that writes nothing: commands are carried out, and nothing stays."""

    async def do(self, job: Any, rows: Any = None) -> None:
        """Nothing."""


# --- asking an application ---


async def ask(app: FastAPI, method: str, path: str, who: Person, body: Any = None, since: int | None = None) -> bytes:
    """All bytes of an answer: status, headers, body; of a stream, up to the first news."""
    target, _, query = path.partition("?")
    target = target.removeprefix(PAGE) if target.startswith(PAGE) else f"{API}{target}"
    headers = [(b"host", b"localhost"), (b"content-type", b"application/json")]
    headers += [(b"authorization", f"Bearer {who.token}".encode())] if who.token else []
    headers += [(b"last-event-id", str(since).encode())] if since is not None else []
    scope = {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": target,
        "raw_path": target.encode(),
        "query_string": query.encode(),
        "headers": headers,
        "client": ("127.0.0.1", 1),
        "server": ("localhost", 80),
        "root_path": "",
    }
    asked, heard = False, asyncio.Event()
    answer = b""

    async def receive() -> dict[str, Any]:
        nonlocal asked
        if not asked:
            asked = True
            return {"type": "http.request", "body": b"" if body is None else json.dumps(body).encode()}
        await asyncio.wait_for(heard.wait(), 30)
        return {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        nonlocal answer
        if message["type"] == "http.response.start":
            answer += b"%d\n" % message["status"] + b"".join(b"%b: %b\n" % pair for pair in message["headers"])
        else:
            answer += message.get("body", b"")
            if b"\ndata: " in answer or not message.get("more_body"):
                heard.set()

    await app(scope, receive, send)
    return answer


@asynccontextmanager
async def opened(folder: Path, people: int) -> AsyncIterator[tuple[FastAPI, list[Person]]]:
    """An application and some people; from then on nothing is written."""
    settings = Settings(database=f"sqlite:///{folder / 'hortus.db'}", rate=1e6, burst=10**9, ready=False)
    app = create(settings)
    app.state.doors.burst = app.state.newcomers.burst = 10_000
    async with app.router.lifespan_context(app):
        known = []
        for number in range(people):
            told = await ask(app, "POST", "/people", NOBODY, {"name": f"person {number}", "token": True})
            me = json.loads(told[told.index(b"{") :])
            known.append(Person(me["id"], me["token"]))
        app.state.house.writer = Mute()
        app.state.house.heard.clear()  # no computer plays: when it does is chance
        yield app, known


async def all_answers(app: FastAPI, table: LiveTable, who: Person, asked: list[Question]) -> dict[str, bytes]:
    """What is sent to somebody who asks all that. Each question is about the table as it is now."""
    house: House = app.state.house
    found = {}
    for method, path, body, since in asked:
        house.places[TABLE] = Place(table)
        page = PAGE if path.startswith(PAGE) else ""
        told = await ask(app, method, f"{page}/tables/{TABLE}{path.removeprefix(PAGE)}", who, body, since)
        found[f"{method} {path} {json.dumps(body)} since {since}"] = told
    return found


def questions(table: LiveTable, eyes: int | None, generator: random.Random) -> Iterator[Question]:
    """Everything that can be asked, well or badly. What is legal for these eyes is no secret to them."""
    last = table.number
    for path in ("", "/text", "/legal", "/record", *[f"?seat={seat}" for seat in range(len(table.seats) + 1)]):
        yield "GET", path, None, None
    for since in (None, 0, generator.randrange(last)):
        yield "GET", "/events", None, since
    for number in {0, 1, generator.randint(1, last), last, last + 1}:
        yield "GET", f"/replay/{number}", None, None
    yield "GET", f"/replay/{last}?seat={0 if eyes else 1}", None, None
    yield from page_questions(table, eyes, generator)
    seat = eyes or 0
    nonsense: list[Sequence[int | str]] = [[10**5], ["nonsense"], [""], list(range(9))]
    for steps in [*nonsense, *tries(table, seat, generator)]:
        yield "POST", "/moves", {"seat": seat, "steps": steps}, None
        if all(isinstance(step, int) for step in steps):
            yield "GET", "/legal?" + "&".join(f"steps={step}" for step in steps), None, None
    yield "POST", "/moves", {"seat": seat, "steps": [0], "number": 0}, None
    yield "POST", "/moves", {"seat": (seat + 1) % len(table.seats), "steps": [0]}, None
    for command in ("undo", "resign", "abandon", "rematch", "leave", "seats"):
        yield "POST", f"/{command}", {}, None
    yield "POST", "/phrases", {"phrase": "hello"}, None
    yield "POST", "/phrases", {"phrase": "psst"}, None
    yield "POST", "/votes", {"against": (seat + 1) % len(table.seats)}, None


def page_questions(table: LiveTable, eyes: int | None, generator: random.Random) -> Iterator[Question]:
    """What a browser asks for; a hint, which comes from another process, has a test of its own."""
    last = table.number
    for path in ("", "/pieces", "/words", f"/replay/{generator.randint(1, last)}", f"/replay/{last}"):
        yield "GET", f"{PAGE}{path}", None, None
    for path in ("/finale", "/finale/stage", "/replay", f"/replay/{last}?look=open", f"/replay/{last}?look=watching"):
        yield "GET", f"{PAGE}{path}", None, None
    yield "GET", f"{PAGE}/replay/{generator.randint(1, last)}/moment", None, None
    yield "GET", f"{PAGE}/stream?known={generator.randrange(last)}", None, None
    for typed in ("deck", "1", "nonsense"):
        yield "GET", f"{PAGE}/pieces?typed={typed}", None, None
    yield from explanations(table, eyes, generator)
    for steps in tries(table, eyes or 0, generator):
        begun = "&".join(f"steps={step}" for step in steps)
        yield "GET", f"{PAGE}/about?{begun}", None, None
        yield "GET", f"{PAGE}/words?{begun}", None, None
        yield "GET", f"{PAGE}/pieces?{begun}", None, None
        yield "GET", f"{PAGE}/pieces?{begun}&typed=nonsense", None, None


def explanations(table: LiveTable, eyes: int | None, generator: random.Random) -> Iterator[Question]:
    """Things that are explained: what these eyes are offered, and what they may not even see."""
    yield "GET", f"{PAGE}/about", None, None
    explainer = explainer_for(table.rule_set)
    if explainer is None or table.status != PLAYING:
        return
    offered = explainer.things(Look(table.match.view(eyes), [""] * 9, dealt_anew(table, eyes)))
    for thing in generator.sample(offered, min(len(offered), 2)):
        asked = urlencode(
            {"part": thing.part, "value": thing.value, **({} if thing.side is None else {"side": thing.side})}
        )
        yield "GET", f"{PAGE}/about?{asked}", None, None
    for part, value in (("card", f"oak {generator.randint(1, 8)}"), ("region", str(generator.randint(1, 68)))):
        yield "GET", f"{PAGE}/about?{urlencode({'part': part, 'value': value})}", None, None
    yield "GET", f"{PAGE}/about?part=sanctuary&value={generator.randint(1, 45)}", None, None


def tries(table: LiveTable, seat: int, generator: random.Random) -> Iterator[list[int]]:
    """Moves that the seat could make, and every beginning of them."""
    if table.status != PLAYING:
        return
    first = table.legal(seat)
    for action in generator.sample(first, min(len(first), CHOICES)):
        steps = [action.id]
        yield list(steps)
        while following := table.legal(seat, steps):
            steps.append(generator.choice(following).id)
            yield list(steps)


# --- tables ---


def dealt(rule_set: str, options: dict[str, Any], people: list[Person], deal: Deal, at: int = 1) -> LiveTable:
    """A table at which these people sit, before the first decision."""
    chosen, seats = find_rule_set(rule_set), [Seat(PERSON, person.id) for person in people]
    names = [f"person {seat}" for seat in range(len(people))]
    clock = LiveClock(kind="live", seconds=900, more=5)
    table = LiveTable.new(TABLE, chosen, len(people), options, deal, seats, names, people[0].id, True, clock, at)
    return table.after(table.opening(at))


def played(table: LiveTable, seed: int) -> Iterator[LiveTable]:
    """A table before each move of a random game, and at its end."""
    generator = random.Random(seed)
    while table.status == PLAYING:
        yield table
        seat = generator.choice(table.match.actors)
        *_, steps = whole_move(table, seat, generator)
        at = table.events[-1].at + generator.randrange(3000)
        table = table.after(table.event(table.move(seat, steps), at))
        if generator.random() < 0.1:
            table = table.after(table.event(table.say(seat, "thanks"), at))
    yield table


def whole_move(table: LiveTable, seat: int, generator: random.Random) -> Iterator[list[int]]:
    """A move at random, step by step."""
    steps: list[int] = []
    while following := table.legal(seat, steps):
        steps.append(generator.choice(following).id)
        yield steps


def alike(table: LiveTable, people: list[Person], eyes: int | None, seed: int) -> LiveTable:
    """Another table that these eyes can't tell from this one: other cards, other secret choices, the same story."""
    other = relabelled(table.match, eyes, seed)
    assert other.deal is not None
    options = table.match.options.model_dump(mode="json", exclude_defaults=True)
    twin = dealt(table.rule_set.id, options, people, other.deal, table.events[0].at)
    for event in table.events[1:]:
        body = event.body
        if event.kind == "moved":
            places = [place for place, made in enumerate(table.made) if made == event.number]
            body = {"steps": [other.decisions[place][1] for place in places]}
        twin.apply(event._replace(body=body))
    assert twin.match.truth.tobytes() == other.truth.tobytes()
    return twin


def undone(table: LiveTable) -> Draft | None:
    """That the last one to move takes it back, if that is fair."""
    if table.status != PLAYING or not table.made or table.events[-1].kind != "moved":
        return None
    event: Event = table.events[-1]
    assert event.seat is not None
    return table.undo(event.seat, event.at) if table.match.may_undo(event.seat) else None
