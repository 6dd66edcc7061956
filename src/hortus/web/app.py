"""The server with its pages."""

from __future__ import annotations

from fastapi import FastAPI, Request
from fastapi.responses import Response

from hortus.server import app as server
from hortus.server import problems
from hortus.server.settings import Settings
from hortus.web import (
    account,
    company,
    describing,
    explaining,
    finale,
    installing,
    inviting,
    lobby,
    own_games,
    playing,
    records,
    replaying,
    scoring,
    setting,
    teaching,
)
from hortus.web.errors import problem_page, wants_page
from hortus.web.preferences import look_up
from hortus.web.static import router as static

PAGES = (
    lobby,
    own_games,
    playing,
    explaining,
    inviting,
    company,
    finale,
    replaying,
    records,
    scoring,
    teaching,
    setting,
    account,
    describing,
)
ROUTERS = (static, installing.router, *(pages.router for pages in PAGES))


def create(settings: Settings) -> FastAPI:
    """An application that serves programs and people."""
    app = server.create(settings)
    for router in ROUTERS:
        app.include_router(router, include_in_schema=False)
    app.add_exception_handler(404, not_here)
    return app


async def not_here(request: Request, error: Exception) -> Response:
    """The answer to an address that does not exist: a page for people, a problem for programs."""
    look_up(request)
    told = str(getattr(error, "detail", "Not Found"))
    if wants_page(request):
        return problem_page(404, told if told != "Not Found" else "")
    return problems.answer(404, told)
