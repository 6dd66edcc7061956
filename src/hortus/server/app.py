"""The application: everything that a server consists of, put together."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from functools import partial
from typing import Any

from fastapi import FastAPI, Request
from fastapi.openapi.utils import get_openapi
from fastapi.responses import PlainTextResponse, Response
from fastapi.routing import APIRoute
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import Engine
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hortus import __version__
from hortus.server import complaints, problems
from hortus.server.database import NEWEST, DatabaseFault, connect, is_sqlite, kept_alone, revision, upgrade
from hortus.server.duties import (
    attempt,
    count_anew,
    get_ready,
    hear_of,
    look_everywhere,
    note_asked,
    tidy_up,
    wake,
    watch_clocks,
)
from hortus.server.holdings import Room
from hortus.server.hosts import OwnHosts
from hortus.server.house import House
from hortus.server.limits import Buckets, SmallBodies
from hortus.server.messages import ProblemState
from hortus.server.neighbours import hear
from hortus.server.opening import stop_compiling
from hortus.server.people import People, cookie_of
from hortus.server.problems import Problem
from hortus.server.programs import Programs
from hortus.server.routes import people, playing, tables
from hortus.server.routes.asking import asker, looker
from hortus.server.settings import Settings
from hortus.server.streams import Held
from hortus.server.watching import LISTENERS, REPORTS, TABLES, WAITING, Watched
from hortus.server.writer import Writer

PREFIX = "/api/v1"
ROUTERS = (playing.router, tables.router, people.router)  # in the order in which they are asked
AT_ONCE, STEADY = 5, 50  # new tables from one machine: more at once than requests of a person, for long fewer
DAILY, DAY = 20, 24 * 3600  # so many times more guests in so many seconds may come from one machine
A_MOMENT = 1.0  # seconds that numbers wait for the database
RECORD = 400_000  # bytes of the largest record: ten times the longest match
HEADERS = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
SENT = tuple((name.lower().encode(), value.encode()) for name, value in HEADERS.items())
DESCRIPTION = """Live tables of tableau card games with hidden information.

Come in with `POST /api/v1/people`, put up a table with `POST /api/v1/tables`, listen to
`GET /api/v1/tables/{table}/events` and play with `POST /api/v1/tables/{table}/moves`. A command at a table, or one that
makes a table, a token or a report, may carry an `Idempotency-Key`: sent again with the same key it does nothing more
and gives the same answer; another command with that key is refused (422).

What goes wrong is a problem (RFC 9457) with a sentence. 409: not now; it does not fit how things stand, so look again
and decide anew. 422: not possible at any time; ask for something else. 404: nothing is there. 429 and 503: try again
later, after `Retry-After` seconds if it is given.
"""


def create(settings: Settings) -> FastAPI:
    """An application with these settings. Its database is opened when it starts."""

    @contextlib.asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        engine = connect(settings.database)
        with kept_alone(engine):
            await asyncio.to_thread(upgrade, engine)
            async with at_work(app, engine):
                yield
        engine.dispose()

    app = FastAPI(
        title="Hortus",
        version=__version__,
        description=DESCRIPTION,
        lifespan=life,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        swagger_ui_oauth2_redirect_url=None,
        redirect_slashes=False,
    )
    app.state.settings = settings
    app.state.commands = Buckets(settings.rate, settings.burst)
    app.state.guesses = Buckets(settings.rate, settings.burst)  # keys that are looked up, by the machine
    app.state.doors = Buckets(0.5, settings.doors)  # for coming in, and for passwords
    app.state.newcomers = Buckets(settings.doors * DAILY / DAY, settings.doors * DAILY)  # guests, by the day
    app.state.makers = Buckets(settings.rate / STEADY, settings.burst * AT_ONCE)  # new tables, by the machine
    app.state.streams = Held(settings.streams)
    problems.install(app)
    app.add_exception_handler(405, other_ways)
    for router in ROUTERS:
        app.include_router(router, prefix=PREFIX)
    add_watch(app, settings)
    app.add_middleware(problems.Caught)
    app.add_middleware(SmallBodies, larger={f"{PREFIX}/records": RECORD})
    app.add_middleware(OwnHosts, settings=settings)
    app.add_middleware(SafeHeaders)
    app.add_middleware(Watched, prefix=PREFIX)
    app.openapi = lambda: described(app)  # type: ignore[method-assign]
    return app


@contextlib.asynccontextmanager
async def at_work(app: FastAPI, engine: Engine) -> AsyncIterator[None]:
    """All that a server does on a database, until it stops."""
    settings: Settings = app.state.settings
    writer = Writer(engine)
    house = House(engine, writer, Room(settings.tables, settings.records, settings.games))
    programs = Programs(house, settings.thinkers or None)
    app.state.house, app.state.programs = house, programs
    people = app.state.people = People(house, settings.session_days, settings.public_url)
    await attempt("presence", house.presence.begin)
    house.presence.changed.append(partial(count_anew, house, app.state.streams))
    programs.start()
    duties = [wake(house, programs), note_asked(house), watch_clocks(house), tidy_up(house)]
    if settings.ready:
        duties.append(get_ready(programs))
    if not is_sqlite(engine):
        everything = house, people, app.state.streams
        duties.append(hear(engine, partial(hear_of, *everything), partial(look_everywhere, *everything)))
    tasks = [asyncio.ensure_future(duty) for duty in duties]
    try:
        yield
    finally:
        house.close()
        for task in tasks:
            task.cancel()
        await programs.close()
        stop_compiling()
        await asyncio.to_thread(writer.close)


class SafeHeaders:
    """Tells browsers, with every answer, what they may do with it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = {name.lower() for name, _ in message["headers"]}
                message["headers"] = [*message["headers"], *(header for header in SENT if header[0] not in given)]
            await send(message)

        await self.app(scope, receive, with_headers)


def add_watch(app: FastAPI, settings: Settings) -> None:
    """What those who run the server ask it."""

    @app.get("/healthz", include_in_schema=False)
    async def healthz() -> PlainTextResponse:
        return PlainTextResponse("alive\n")

    @app.get("/readyz", include_in_schema=False)
    async def readyz(request: Request) -> PlainTextResponse:
        found = await request.app.state.house.read(revision)
        if found != NEWEST:
            raise Problem(503, "The database is not up to date.")
        return PlainTextResponse("ready\n")

    @app.get("/metrics", include_in_schema=False)
    async def metrics(request: Request) -> Response:
        near = request.client is not None and request.client.host in ("127.0.0.1", "::1")
        if not (settings.metrics or near):
            raise Problem(404, "Not Found")
        LISTENERS.set(len(request.app.state.streams))
        TABLES.set(len(request.app.state.house.places))
        WAITING.set(request.app.state.programs.waiting)
        with contextlib.suppress(DatabaseFault, TimeoutError):  # the others are wanted most when there is no database
            REPORTS.set(await asyncio.wait_for(request.app.state.house.read(complaints.count), A_MOMENT))
        return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


def described(app: FastAPI) -> dict[str, object]:
    """The OpenAPI description, with problems as they are."""
    if app.openapi_schema is None:
        schema = get_openapi(title=app.title, version=app.version, description=app.description, routes=app.routes)
        schemas = schema["components"]["schemas"]
        schemas["ProblemState"] = ProblemState.model_json_schema()
        for name in ("HTTPValidationError", "ValidationError"):
            schemas.pop(name, None)
        schemas["View"].pop("additionalProperties")  # each game adds fields of its own
        schema["components"]["securitySchemes"] = {
            "token": {"type": "http", "scheme": "bearer"},
            "session": {"type": "apiKey", "in": "cookie", "name": cookie_of(app.state.settings.public_url)},
        }
        for route in operations():
            for method in route.methods or ():
                operation = schema["paths"][PREFIX + route.path_format][method.lower()]
                operation["security"] = ways_in(route)
                for parameter in operation.get("parameters", ()):
                    parameter["schema"] = without_null(parameter["schema"])
        app.openapi_schema = schema
    return app.openapi_schema


def ways_in(route: APIRoute) -> list[dict[str, list[str]]]:
    """How the description tells who may use an operation: somebody known, anybody who may say who they are, anybody."""
    known: list[dict[str, list[str]]] = [{"token": []}, {"session": []}]
    needed = {each.call for each in route.dependant.dependencies}
    return known if asker in needed else [*known, {}] if looker in needed else []


def without_null(schema: dict[str, Any]) -> dict[str, Any]:
    """What may stand in a header or an address: null can't be said there, only left out."""
    kinds = [kind for kind in schema.get("anyOf", ()) if kind != {"type": "null"}]
    if len(kinds) != 1:
        return schema
    return {**{name: value for name, value in schema.items() if name != "anyOf"}, **kinds[0]}


def operations() -> list[APIRoute]:
    """All operations on people and tables."""
    return [route for router in ROUTERS for route in router.routes if isinstance(route, APIRoute)]


async def other_ways(request: Request, error: Exception) -> Response:
    """The answer to a method that is not there: which ones are."""
    path = request.url.path.removeprefix(PREFIX)
    ways = {method for route in operations() if route.path_regex.match(path) for method in route.methods or ()}
    return problems.answer(405, "This can't be done here.", {"Allow": ", ".join(sorted(ways)) or "GET"})
