"""What those who run a server can see of it: logs without hands, keys or secrets, and numbers for Prometheus."""

from __future__ import annotations

import logging
import sys
import time
import traceback

import structlog
from prometheus_client import Counter, Gauge, Histogram
from starlette.types import ASGIApp, Message, Receive, Scope, Send

REQUESTS = Counter("hortus_requests_total", "Requests by operation and status.", ["operation", "status"])
EVENTS = Counter("hortus_events_total", "Events at tables by kind.", ["kind"])
COMMITS = Histogram(
    "hortus_commit_seconds",
    "From a command to its commit.",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2),
)
LISTENERS = Gauge("hortus_listeners", "Open event streams.")
TABLES = Gauge("hortus_tables_in_memory", "Tables that are kept in memory.")
WAITING = Gauge("hortus_tables_waiting", "Tables that wait for a program.")
REPORTS = Gauge("hortus_reports", "Reports that nobody has dealt with.")
METHODS = ("GET", "POST", "PATCH", "DELETE", "PUT", "HEAD", "OPTIONS")
log = structlog.get_logger()


def set_up_logs(as_json: bool) -> None:
    """Logs for people on a terminal, for programs elsewhere."""
    lively = sys.stderr.isatty() and not as_json
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            where_it_failed,
            structlog.dev.ConsoleRenderer() if lively else structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    logging.basicConfig(handlers=[Libraries()], level=logging.WARNING, force=True)


def where_it_failed(_: object, __: str, event: structlog.typing.EventDict) -> structlog.typing.EventDict:
    """An exception as the places that it came through. Neither its sentence nor any variable: both may show hands."""
    given = event.pop("exc_info", None)
    error = given[1] if isinstance(given, tuple) else sys.exc_info()[1] if given else None
    if error is not None:
        event["error"] = type(error).__name__ if not isinstance(error, OSError) else f"{type(error).__name__}: {error}"
        places = traceback.extract_tb(error.__traceback__)
        event["places"] = [f"{place.filename}:{place.lineno} {place.name}" for place in places]
    return event


class Libraries(logging.Handler):
    """What libraries log comes out like our own lines; of what they say only the first line, which quotes nothing."""

    def emit(self, record: logging.LogRecord) -> None:
        """Log it."""
        said = (record.getMessage().splitlines() or [""])[0]
        structlog.get_logger().log(record.levelno, record.name, said=said, exc_info=record.exc_info)


class Watched:
    """Counts requests and logs them: which operation, how it ended, how long it took. Never what was in them."""

    def __init__(self, app: ASGIApp, prefix: str) -> None:
        self.app = app
        self.prefix = prefix  # of operations: routes know their paths without it

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        start, status = time.perf_counter(), 0

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, noted)
        finally:
            route = scope.get("route")
            method = scope["method"] if scope["method"] in METHODS else "?"
            prefix = self.prefix if route and scope["path"].startswith(self.prefix) else ""
            operation = f"{method} {prefix}{getattr(route, 'path', '?')}"  # the pattern, never the path itself
            REQUESTS.labels(operation, str(status)).inc()
            if status >= 500:
                log.error("request", operation=operation, status=status, seconds=round(time.perf_counter() - start, 4))
