"""Thousands of requests that make no sense: every one is answered, none shows a bug, and the server lives on."""

from __future__ import annotations

import json
import logging
import random
import socket
import subprocess
import sys
from typing import Any

import pytest
import structlog
from fastapi.routing import APIRoute

from hortus.server.app import ROUTERS
from hortus.web.app import ROUTERS as PAGES
from tests.kinds import as_a, there
from tests.server.conftest import API, Guest, Service
from tests.server.test_authorisation import MATRIX
from tests.server.test_secrets import Log, log  # noqa: F401

METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE", "PROPFIND", "BREW"]
WORDS = [
    "",
    "me",
    "seat",
    "arboretum",
    "\x00",
    "\ud800",
    "\u202e",
    "🌳" * 9,
    "x" * 3000,
    "NaN",
    "1e999",
    "-1",
    "__class__",
]
NUMBERS = [
    0,
    1,
    -1,
    15,
    16,
    10**6,
    2**31,
    2**63,
    2**64,
    -(2**63),
    10**400,
    1.5,
    -0.0,
    1e308,
    float("nan"),
    float("inf"),
]
FIELDS = [
    *(
        "name",
        "token",
        "label",
        "login",
        "password",
        "rule_set",
        "options",
        "seats",
        "listed",
        "clock",
        "kind",
        "level",
    ),
    *("seat", "invitation", "steps", "number", "against", "phrase", "words", "hortus", "version", "players", "seed"),
    *("secret", "commitment", "decisions", "points", "winners", "digest", "days", "seconds", "more", "deck", "tiles"),
]
HEADERS = ["Idempotency-Key", "Last-Event-ID", "Origin", "Cookie", "Authorization", "Content-Type", "Host", "Range"]
HEADERS += ["Sec-Fetch-Site", "X-Forwarded-For", "Expect", "Upgrade", "Connection", "Accept-Encoding", "X-HTTP-Method"]
HEADERS += ["Accept", "Referer"]
ODD = [b"hortus=x", b"Bearer", b"Bearer \xff", b"Basic x", b"text/plain", b"application/json; charset=utf-16", b"null"]
ODD += [b"999999999999999999999", b"-1", b"100-continue", b"websocket", b"upgrade", b"http://[", b"\xe2\x80\xae", b"["]
ODD += [b"text/html", b"http://127.0.0.1/" + b"a" * 90 + b"!"]
BACKS = ["/", "//evil", "/a/b?c=d", "/" + "a" * 90 + "!", "/" + "a/" * 120, "%00", "%ff", "x" * 400]


class Fuzzer:
    """Somebody who sends anything at all."""

    def __init__(self, service: Service, seed: int) -> None:
        self.service, self.rng = service, random.Random(seed)
        self.anna = service.guest("Anna")
        routes = [as_a(APIRoute, route) for router in ROUTERS for route in router.routes]
        self.methods = {f"{API}{route.path}": sorted(there(route.methods)) for route in routes}
        self.paths = [f"{API}{route.path}" for route in routes]  # some come twice
        pages = [as_a(APIRoute, route) for router in PAGES for route in router.routes]
        quick = [route for route in pages if not route.path.endswith("/hint")]
        self.pages = {route.path: sorted(there(route.methods)) for route in quick}

    def value(self, depth: int = 0) -> Any:
        """Anything that JSON can say, and some that it can't."""
        pick = self.rng.random()
        if depth > 3 or pick < 0.3:
            return self.rng.choice(NUMBERS)
        if pick < 0.5:
            return self.rng.choice([*WORDS, *FIELDS])
        if pick < 0.6:
            return self.rng.choice([True, False, None])
        if pick < 0.75:
            return [self.value(depth + 1) for _ in range(self.rng.randrange(6))]
        return {self.rng.choice(FIELDS + WORDS): self.value(depth + 1) for _ in range(self.rng.randrange(6))}

    def body(self, operation: str) -> bytes:
        """A body: most are almost as they should be."""
        pick = self.rng.random()
        if pick > 0.4 and operation in MATRIX:
            sound = dict(MATRIX[operation].body or {})
            for name in [*sound, self.rng.choice(FIELDS)]:
                if self.rng.random() < 0.12:
                    sound[name] = self.value()
            return json.dumps(sound).encode()
        if pick < 0.1:
            return self.rng.randbytes(self.rng.randrange(300))
        if pick < 0.13:
            return b" " * 70_000  # more than anybody may send
        if pick < 0.15:
            return b"[" * self.rng.choice([100, 5000, 60_000])
        if pick < 0.2:
            return b'{"name":' + b"9" * self.rng.choice([100, 5000, 60_000]) + b"}"
        if pick < 0.25:
            return b'{"seats":' * 2000
        wanted = {self.rng.choice(FIELDS): self.value() for _ in range(self.rng.randrange(1, 6))}
        return json.dumps(wanted).encode(self.rng.choice(["utf-8", "utf-8", "utf-8", "utf-16"]), "replace")

    def path(self) -> tuple[str, str, bytes]:
        """A method, a path, mostly ones that exist, and the pattern that it was made of."""
        of_pages = self.rng.random() < 0.2
        pattern = self.rng.choice(sorted(self.pages) if of_pages else self.paths)
        table = self.rng.choice([*[self.table] * 6, "x" * 22, "%00", "..%2f..", "%ff", "a%20b", ""])
        number = self.rng.choice(["1", "0", "-1", "9" * 30, "x", "%00"])
        path = pattern.replace("{table}", table).replace("{number}", number).replace("{rule_set}", table or "x")
        path = path.replace("{digest}", number).replace("{name}", table)
        pick = self.rng.random()
        if pick < 0.05:
            path = self.rng.choice(
                ["//", "/..", "/%2e%2e/", "*", "/api/v1//me", "http://evil/", path + "/", path.upper()]
            )
        if pick < 0.3:
            path += (
                f"?seat={self.rng.choice(['0', '1', '-1', '9' * 5000, '%00', 'x', ''])}&steps={self.rng.choice('019x')}"
            )
        if of_pages and pick > 0.6:
            path += f"?back={self.rng.choice(BACKS)}&saved=yes"
        methods = (self.pages if of_pages else self.methods)[pattern]
        method = self.rng.choice(METHODS) if self.rng.random() < 0.2 else self.rng.choice(methods)
        return method, pattern, path.encode()

    def request(self) -> tuple[bytes, bool]:
        """A request, as bytes, and whether it is certain where it ends."""
        method, pattern, path = self.path()
        headers = {b"Host": b"127.0.0.1", b"Connection": b"close", b"Content-Type": b"application/json"}
        if self.rng.random() < 0.03:
            headers[b"Content-Type"] = b"text/plain"
        if self.rng.random() < 0.8:
            headers[b"Authorization"] = f"Bearer {self.anna.token}".encode()
        for _ in range(self.rng.randrange(3) if self.rng.random() < 0.4 else 0):
            odd = self.rng.choice([*ODD, self.rng.randbytes(9).replace(b"\n", b"").replace(b"\r", b"")])
            headers[self.rng.choice(HEADERS).encode()] = odd
        body = self.body(f"{method} {pattern.removeprefix(API)}") if method != "GET" or self.rng.random() < 0.1 else b""
        headers[b"Content-Length"] = b"%d" % len(body)
        fault = self.rng.choice(["length", "bytes"]) if self.rng.random() < 0.04 else ""
        if fault == "length":
            headers[b"Content-Length"] = self.rng.choice([b"0", b"-1", b"1", b"99999999", b"x", b""])
        lines = b"".join(name + b": " + value + b"\r\n" for name, value in headers.items())
        request = method.encode() + b" " + path + b" HTTP/1.1\r\n" + lines + b"\r\n" + body
        if fault == "bytes":
            at = self.rng.randrange(len(request))
            request = request[:at] + self.rng.randbytes(3) + request[at + 3 :]
        return request, not fault

    def come_in(self) -> None:
        """Somebody new at a new table: the last ones may be forgotten by now."""
        self.anna = Guest.come_in(self.service.url, "Anna")
        self.table = self.anna.open("arboretum", "me", "me")["table"]

    def send(self, request: bytes, certain: bool) -> int:
        """The status that a request is answered with; 0 if the server hung up, or waits for more."""
        with socket.create_connection(("127.0.0.1", self.service.port), timeout=30 if certain else 0.3) as line:
            try:
                line.sendall(request)
                answer = line.recv(65_536)
            except (ConnectionError, TimeoutError):
                assert not certain, request
                return 0
        return int(answer.split()[1]) if answer.startswith(b"HTTP/1.1 ") else 0


def fuzz(service: Service, log: Log, seed: int, requests: int) -> None:  # noqa: F811
    fuzzer = Fuzzer(service, seed)
    counts: dict[int, int] = {}
    gone = 0
    with structlog.testing.capture_logs() as told:
        for number in range(requests):
            perhaps_gone = counts.get(204, 0) + counts.get(303, 0)
            if number % 50 == 0 or perhaps_gone > gone:  # whoever was forgotten, or has logged out, comes again
                gone = perhaps_gone
                fuzzer.come_in()
            request, certain = fuzzer.request()
            status = fuzzer.send(request, certain)
            counts[status] = counts.get(status, 0) + 1
            assert status != 500, request
    shown = "\n".join(log.lines)
    assert "Traceback" not in shown and "Exception in ASGI" not in shown, shown[-3000:]
    assert not [line for line in told if line["log_level"] in ("error", "critical")], told
    assert service.stranger().get("/readyz").status_code == 200
    assert counts.get(0, 0) < requests / 20, counts
    # Everything was tried, not only refused at the door.
    enough = {200: 50, 201: 100, 401: 50, 404: 20, 405: 50, 409: 200, 413: 500, 415: 1000, 422: 12}  # one in so many
    rare = {status for status, many in enough.items() if counts.get(status, 0) * many < requests}
    assert not rare, f"{rare} are too rare among {sorted(counts.items())}"


def test_where_somebody_came_from_is_read_at_once_however_long_it_is() -> None:
    read = """
from hortus.web.setting import OWN
assert OWN.fullmatch("/" + "a" * 300) and OWN.fullmatch("/" + "a/" * 150 + "?back=" + "b" * 99)
assert not OWN.fullmatch("/" + "a" * 300 + "!") and not OWN.fullmatch("/" + "a/" * 150 + "!")
"""
    subprocess.run([sys.executable, "-c", read], check=True, timeout=60)  # it took longer than anybody lives


def test_a_thousand_odd_requests_do_no_harm(service: Service, log: Log) -> None:  # noqa: F811
    logging.getLogger("sqlalchemy.engine").setLevel(logging.WARNING)
    fuzz(service, log, 1, 1000)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10, 20))
def test_twenty_thousand_odd_requests_do_no_harm(service: Service, log: Log, seed: int) -> None:  # noqa: F811
    logging.getLogger("sqlalchemy.engine").setLevel(logging.WARNING)
    fuzz(service, log, seed, 2000)
