"""Pages for what goes wrong: a plain sentence and a way on."""

from __future__ import annotations

import structlog
from fastapi import Request, Response
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException

from hortus.core.errors import HortusError
from hortus.server.problems import status_of
from hortus.server.routes.swift import Handler, SwiftRoute
from hortus.web.preferences import look_up
from hortus.web.rendering import page

log = structlog.get_logger()


def wants_page(request: Request) -> bool:
    """Whether a person looks at the answer, not a program."""
    return "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/")


def problem_page(status: int, told: str = "") -> Response:
    """A page that says what went wrong."""
    kind = str(status) if status in (403, 404, 409, 429, 503) else "other"
    return page("problem.html", None, status=status, kind=kind, told=told)


class PageRoute(SwiftRoute):
    """A route whose problems are pages, where a person asks."""

    def get_route_handler(self) -> Handler:
        """The route's own handler, and what is said when it fails."""
        handle = super().get_route_handler()

        async def guarded(request: Request) -> Response:
            look_up(request)
            if not wants_page(request):
                return await handle(request)
            try:
                return await handle(request)
            except HortusError as error:
                return problem_page(status_of(error), str(error))
            except HTTPException as error:
                return problem_page(error.status_code, str(error.detail))
            except RequestValidationError:
                return problem_page(404)
            except SQLAlchemyError:
                return problem_page(503)
            except Exception as error:
                log.error("page.failed", path=self.path, error=type(error).__name__)
                return problem_page(500)

        return guarded
