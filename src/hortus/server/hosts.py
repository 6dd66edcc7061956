"""By which names browsers may find this server: a page of somebody else can't make its own name point to us."""

from __future__ import annotations

import ipaddress
import socket
from functools import lru_cache
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Receive, Scope, Send

from hortus.server.problems import answer
from hortus.server.settings import Settings

LOOPBACK = ("localhost", "127.0.0.1", "::1")
PORT = 65_535
PROBES = ("/healthz", "/readyz")  # asked by whatever name: they tell nothing, and those who watch know an address only


@lru_cache(maxsize=256)
def host_in(header: bytes) -> str | None:
    """The name or the address in a Host header, without the port; None if there is none."""
    try:
        given = header.decode("latin-1")
        parts = urlsplit(f"//{given}")
        if parts.netloc != given or "@" in given or (parts.port or 0) > PORT:
            return None
    except ValueError:
        return None
    return parts.hostname


def is_address(host: str) -> bool:
    """Whether this is a number, which nobody else can let point to us."""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


class OwnHosts:
    """Refuses requests for other servers, which a browser sends here when somebody has turned their name to us."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.own = {*LOOPBACK}
        self.anywhere = {*PROBES, *(("/metrics",) if settings.metrics else ())}
        self.any_address = False
        if settings.public_url:
            self.own.add(urlsplit(settings.public_url).hostname or "localhost")
        elif settings.host not in LOOPBACK:
            name = socket.gethostname().casefold()
            self.own |= {settings.host.casefold(), name, f"{name}.local"}
            self.any_address = True

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        if scope["type"] == "http" and scope["path"] not in self.anywhere:
            given = [value for name, value in scope["headers"] if name == b"host"]
            host = host_in(given[0]) if len(given) == 1 else None
            if host is None or not (host in self.own or (self.any_address and is_address(host))):
                told = "This server has another name: whoever runs it tells it the address with --public-url."
                await answer(400, told)(scope, receive, send)
                return
        await self.app(scope, receive, send)
