"""What goes wrong, as RFC 9457 wants it: a sentence for people, a status for programs, and never a traceback."""

from __future__ import annotations

from typing import Any

import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hortus.core.errors import HortusError, brief
from hortus.server.happenings import NothingThere, NotYours, Refused, Unavailable
from hortus.server.messages import ProblemState

MEDIA_TYPE = "application/problem+json"
LONGEST = 600  # letters of a sentence
UNAVAILABLE, LATER = 503, "5"  # seconds after which one may try again
TITLES = {
    400: "Bad request",
    401: "Who are you?",
    403: "Not yours",
    404: "Not here",
    405: "Not this way",
    409: "Not now",
    413: "Too large",
    415: "Not JSON",
    422: "Not possible",
    429: "Too often",
    500: "Our fault",
    UNAVAILABLE: "Not at the moment",
}
log = structlog.get_logger()


class Problem(HTTPException):
    """A request that is not carried out; an HTTPException, so that the framework lets it pass from anywhere."""

    def __init__(self, status: int, detail: str, headers: dict[str, str] | None = None) -> None:
        super().__init__(status, detail, headers)


def status_of(error: HortusError) -> int:
    """The status that fits a sentence."""
    if isinstance(error, NothingThere):
        return 404
    if isinstance(error, NotYours):
        return 403
    if isinstance(error, Refused):
        return 409
    if isinstance(error, Unavailable):
        return UNAVAILABLE
    return 422  # Impossible, IllegalAction, BadOption, BadRecord, KeyReused


def answer(status: int, detail: str, headers: dict[str, str] | None = None) -> JSONResponse:
    """A problem as a response."""
    said = detail if len(detail) <= LONGEST else f"{detail[:LONGEST]}..."
    said = "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in said)
    problem = ProblemState(type="about:blank", title=TITLES.get(status, "Problem"), status=status, detail=said)
    return JSONResponse(problem.model_dump(), status, headers, media_type=MEDIA_TYPE)


def documented(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """How the description of an operation tells of its problems."""
    return {
        status: {
            "description": TITLES[status],
            "content": {MEDIA_TYPE: {"schema": {"$ref": "#/components/schemas/ProblemState"}}},
        }
        for status in statuses
    }


def install(app: FastAPI) -> None:
    """Let an application answer like this."""

    @app.exception_handler(HortusError)
    async def _sentence(_: Request, error: HortusError) -> JSONResponse:
        status = status_of(error)
        return answer(status, str(error), {"Retry-After": LATER} if status == UNAVAILABLE else None)

    @app.exception_handler(RequestValidationError)
    async def _invalid(request: Request, error: RequestValidationError) -> JSONResponse:
        fault = error.errors()[0]
        if fault["loc"][0] == "body" and isinstance(error.body, bytes):
            return answer(415, "Send JSON, with `Content-Type: application/json`.")
        if fault["loc"] == ("path", "table"):
            return answer(404, "There is no such table.")
        if fault["type"] == "json_invalid":
            return answer(400, "The body is not JSON.")
        place = ".".join(brief(step, 40).strip("'") for step in fault["loc"])
        return answer(422, f"{place}: {fault['msg'][:200]}.")

    @app.exception_handler(HTTPException)
    async def _http(_: Request, error: HTTPException) -> JSONResponse:
        return answer(error.status_code, str(error.detail), dict(error.headers or {}))

    @app.exception_handler(IntegrityError)
    async def _changed(_: Request, error: IntegrityError) -> JSONResponse:
        return answer(409, "Something has changed meanwhile: look again.")

    @app.exception_handler(SQLAlchemyError)
    async def _unreachable(_: Request, error: SQLAlchemyError) -> JSONResponse:
        log.error("database.failed", error=type(error).__name__)
        return answer(UNAVAILABLE, "The database does not answer: try again in a while.", {"Retry-After": LATER})


class Caught:
    """Answers where something went wrong that nobody foresaw, inside all that is done with every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        begun = False

        async def noted(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self.app(scope, receive, noted)
        except Exception:
            if scope["type"] != "http":
                raise
            log.exception("request.failed", path=getattr(scope.get("route"), "path", "?"))
            if begun:  # half an answer is none: the connection ends
                raise
            told = "Something went wrong here; it was noted. Look again before you try again."
            await answer(500, told)(scope, receive, send)
