"""Who may do what: every route of the server, tried by everybody who has no business there, and by those who have."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from fastapi import APIRouter
from starlette.routing import Route

from hortus.server.app import PREFIX, ROUTERS, create
from hortus.server.settings import Settings
from hortus.web.app import ROUTERS as PAGES
from tests.server.conftest import API, Guest, Service

# Everybody who may try: nobody in particular, somebody in another seat of the table, somebody with an account who only
# watches, somebody who sits at another table, the one whose seat or table it is, and those whose token is no token.
ANONYMOUS, OTHER_SEAT, WATCHER, OTHER_TABLE, OWNER = "anonymous", "other seat", "watcher", "other table", "owner"
UNKNOWN, EXPIRED = "unknown token", "expired token"
WHO = (ANONYMOUS, OTHER_SEAT, WATCHER, OTHER_TABLE, OWNER, UNKNOWN, EXPIRED)
KNOWN = (OTHER_SEAT, WATCHER, OTHER_TABLE, OWNER)
SEATED = (OTHER_SEAT, OWNER)


@dataclass(frozen=True)
class Rule:
    """A request, who may make it, and what the others hear."""

    may: tuple[str, ...]
    body: dict[str, Any] | None = None
    query: dict[str, Any] = field(default_factory=dict)
    form: dict[str, str] | None = None
    refusal: int = 403  # for those who are known
    nobody: int = 401  # for those who are not
    status: int = 201


ANYBODY = (ANONYMOUS, *KNOWN)
LOOKING = Rule(ANYBODY, status=200)
OF_SEAT_0 = {"seat": 0}
WITH_OWN_EYES = Rule((OWNER,), query=OF_SEAT_0, nobody=403, status=200)  # others may watch, but not with those eyes
MATRIX: dict[str, Rule] = {
    "POST /people": Rule(WHO, {"name": "Zoe", "token": True}),
    "POST /login": Rule(WHO, {"login": "of the watcher", "password": "a long password"}, status=200),
    "GET /me": Rule(KNOWN, status=200),
    "PATCH /me": Rule(KNOWN, {"name": "Zoe"}, status=200),
    "GET /me/export": Rule(KNOWN, status=200),
    "GET /me/tables": Rule(KNOWN, status=200),
    "POST /me/tokens": Rule(KNOWN, {"label": "bot"}),
    "GET /rule-sets": LOOKING,
    "GET /tables": LOOKING,
    "GET /scores/{rule_set}": LOOKING,
    "POST /tables": Rule(KNOWN, {"rule_set": "arboretum", "seats": [{"kind": "me"}, {"kind": "anyone"}]}),
    "GET /tables/{table}": WITH_OWN_EYES,
    "GET /tables/{table} watching": LOOKING,
    "GET /tables/{table}/text": WITH_OWN_EYES,
    "GET /tables/{table}/text watching": LOOKING,
    "GET /tables/{table}/legal": Rule((OWNER,), query=OF_SEAT_0, status=200),
    "GET /tables/{table}/events": WITH_OWN_EYES,
    "GET /tables/{table}/events watching": LOOKING,
    "GET /tables/{table}/replay/{number}": WITH_OWN_EYES,
    "GET /tables/{table}/replay/{number} watching": LOOKING,
    "GET /tables/{table}/record": Rule((), refusal=409, nobody=409),
    "POST /tables/{table}/seats": Rule((), {"seat": 0}, refusal=409),
    "POST /tables/{table}/leave": Rule((), {}),
    "POST /tables/{table}/moves": Rule((OWNER,), {"seat": 0, "steps": [0]}),
    "POST /tables/{table}/undo": Rule((), {"seat": 0}),
    "POST /tables/{table}/abandon": Rule((OWNER,), {"seat": 0}),
    "POST /tables/{table}/votes": Rule((), {"seat": 0, "against": 1}),
    "POST /tables/{table}/phrases": Rule((OWNER,), {"seat": 0, "phrase": "hello"}),
    "POST /tables/{table}/rematch": Rule((), {"seat": 0}),
    "POST /tables/{table}/mute": Rule(SEATED, {"seat": 2}, status=204),
    "POST /tables/{table}/reports": Rule(SEATED, {"number": 1, "words": "hm"}, status=204),
    "POST /tables/{table}/block": Rule(SEATED, {"seat": 2}, status=204),
    "POST /tables/{table}/resign": Rule((OWNER,), {"seat": 0}),
    "POST /records": Rule((), {"hortus": 1}, refusal=422),
    "DELETE /tables/{table}": Rule(()),
    # At the end, for those who do it are gone afterwards.
    "POST /me/account": Rule(KNOWN, {"login": "a new one", "password": "a long password"}),
    "POST /logout": Rule(KNOWN, status=204),
    "DELETE /me/blocks": Rule(KNOWN, status=204),
    "DELETE /me/tokens": Rule(KNOWN, status=204),
    "DELETE /me/sessions": Rule(KNOWN, status=204),
    "DELETE /me": Rule(KNOWN, status=204),
}
OPEN_TO_ALL = {"/healthz", "/readyz", "/metrics", "/api/openapi.json"}  # for those who run the server
# What somebody hears who may not, where the table says so before it asks for the seat.
EXCEPT = {
    ("POST /tables/{table}/leave", OTHER_SEAT): 409,
    ("POST /tables/{table}/leave", OWNER): 409,
    ("POST /tables/{table}/leave", WATCHER): 409,
    ("POST /tables/{table}/leave", OTHER_TABLE): 409,
    ("POST /tables/{table}/undo", OWNER): 409,
    ("POST /tables/{table}/rematch", OWNER): 409,
    ("POST /tables/{table}/votes", OWNER): 409,  # Ben is not waited for
    ("POST /me/account", WATCHER): 409,  # has one
    ("DELETE /tables/{table}", OWNER): 409,  # is not over
    ("POST /tables/{table}/remove", OWNER): 409,
    ("POST /tables/{table}/hint", OWNER): 409,  # not against other people
}


def routes(routers: Iterable[APIRouter] = ROUTERS) -> set[str]:
    """Every operation of the application, as it is registered."""
    return {
        f"{method} {route.path}"
        for router in routers
        for route in router.routes
        if isinstance(route, Route)
        for method in route.methods or ()
    }


def test_every_route_is_in_the_matrix(tmp_path: Path) -> None:
    assert {" ".join(name.split()[:2]) for name in MATRIX} == routes()
    app = create(Settings(database=f"sqlite:///{tmp_path / 'none.db'}"))
    assert {route.path for route in app.routes if isinstance(route, Route)} == OPEN_TO_ALL
    described = {
        f"{method.upper()} {path.removeprefix(PREFIX)}"
        for path, operations in app.openapi()["paths"].items()
        for method in operations
    }
    assert described == routes()


class Cast:
    """A table in play, and everybody who tries something there."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self.owner, self.other, self.third = (service.guest(name) for name in ("Anna", "Ben", "Cleo"))
        self.table = self.owner.open("arboretum", "me", "anyone", "anyone")["table"]
        for guest in (self.other, self.third):
            guest.post(f"/tables/{self.table}/seats")
        watcher, elsewhere, expired = (service.guest(name) for name in ("Dan", "Eva", "Finn"))
        self.login = f"watcher-{secrets.token_hex(4)}"
        watcher.post("/me/account", {"login": self.login, "password": "a long password"})
        elsewhere.open("arboretum", "me", "me")
        expired.get("/me")
        self.expire(expired)
        self.tokens = {
            OTHER_SEAT: self.other.token,
            WATCHER: watcher.token,
            OTHER_TABLE: elsewhere.token,
            OWNER: self.owner.token,
            UNKNOWN: "x" * 43,
            EXPIRED: expired.token,
        }

    def expire(self, guest: Guest) -> None:
        """Let the time of somebody's keys be over."""
        from hortus.server.schema import keys

        people = self.service.app.state.people
        with people.house.engine.begin() as connection:
            connection.execute(keys.update().where(keys.c.person == guest.id).values(expires=1))
        people.forget(guest.id)

    def ask(self, name: str, rule: Rule, who: str, where: str = API) -> int:
        """Try something; the status of the answer."""
        method, path = name.split()[:2]
        path = path.format(table=self.table, rule_set="arboretum-solo", number=1, digest="x", name="hortus.js")
        headers = {"Authorization": f"Bearer {self.tokens[who]}"} if who in self.tokens else {}
        body = rule.body
        if body is not None and "login" in body:
            body = {**body, "login": self.login if path == "/login" else secrets.token_hex(8)}
        asked: dict[str, Any] = {"json": body, "data": rule.form, "params": rule.query, "headers": headers}
        with self.service.stranger() as client, client.stream(method, f"{where}{path}", **asked) as answer:
            return answer.status_code


@pytest.fixture(scope="module")
def readers(lasting: Service) -> Cast:
    """Those who only look: nothing has changed after it."""
    return Cast(lasting)


def expected(name: str, rule: Rule, who: str) -> int:
    if who in (UNKNOWN, EXPIRED) and rule.may != WHO:
        return 401
    if (name, who) in EXCEPT:
        return EXCEPT[name, who]
    if who in rule.may:
        return rule.status
    return rule.nobody if who == ANONYMOUS else rule.refusal


@pytest.mark.parametrize("name", MATRIX)
def test_nobody_does_what_only_others_may_do(lasting: Service, readers: Cast, name: str) -> None:
    cast = readers if name.startswith("GET ") else Cast(lasting)
    # The owner last: what they do may end the game.
    found = {who: cast.ask(name, MATRIX[name], who) for who in sorted(WHO, key=lambda who: who == OWNER)}
    assert found == {who: expected(name, MATRIX[name], who) for who in WHO}


def test_every_cell_of_the_matrix_is_a_refusal_unless_it_is_listed() -> None:
    for name, rule in MATRIX.items():
        for who in WHO:
            assert (expected(name, rule, who) < 300) == (who in rule.may and (name, who) not in EXCEPT)


# --- pages ---

GOING_ON = Rule(ANYBODY, status=303)
FOR_ALL = Rule(WHO, status=200)
PAGE_MATRIX: dict[str, Rule] = {
    "GET /": LOOKING,
    "GET /mine": LOOKING,
    "GET /mine/going": LOOKING,
    "POST /play": Rule(ANYBODY, form={"rule_set": "arboretum-solo"}, status=303),
    "GET /games/{rule_set}": LOOKING,
    "GET /games/{rule_set}/ready": LOOKING,
    "POST /games/{rule_set}": Rule(ANYBODY, form={"seat0": "me", "q_garden": "grid"}, status=303),
    "GET /join/{table}": LOOKING,
    "POST /join/{table}": Rule((), form={}, refusal=409, nobody=409),
    "POST /name": Rule(KNOWN, form={"name": "Zoe"}, status=303),
    "GET /tables/{table}": WITH_OWN_EYES,
    "GET /tables/{table} watching": LOOKING,
    "GET /tables/{table}/pieces": WITH_OWN_EYES,
    "GET /tables/{table}/pieces watching": LOOKING,
    "GET /tables/{table}/pieces begun": Rule((OWNER,), query={"seat": 0, "steps": 0}, nobody=403, status=200),
    "GET /tables/{table}/stream": Rule((OWNER,), query={"seat": 0, "known": 0}, nobody=403, status=200),
    "GET /tables/{table}/stream watching": Rule(ANYBODY, query={"known": 0}, status=200),
    "GET /tables/{table}/words": WITH_OWN_EYES,
    "GET /tables/{table}/words watching": LOOKING,
    "GET /tables/{table}/about": WITH_OWN_EYES,
    "GET /tables/{table}/about watching": LOOKING,
    "POST /tables/{table}/hint": Rule((), query=OF_SEAT_0),
    "POST /tables/{table}/proposal": Rule((), query=OF_SEAT_0, refusal=404),
    "POST /tables/{table}/qr": Rule(KNOWN, form={"key": "x"}, status=200),
    "GET /tables/{table}/people": Rule(SEATED, status=200),
    "POST /tables/{table}/people": Rule(SEATED, form={"do": "mute", "seat": "2"}, status=303),
    "GET /tables/{table}/finale": Rule((), refusal=409, nobody=409),
    "GET /tables/{table}/finale/stage": Rule((), refusal=409, nobody=409),
    "GET /tables/{table}/replay": GOING_ON,
    "GET /tables/{table}/replay/{number}": WITH_OWN_EYES,
    "GET /tables/{table}/replay/{number} watching": LOOKING,
    "GET /tables/{table}/replay/{number}/moment": WITH_OWN_EYES,
    "GET /tables/{table}/replay/{number}/moment watching": LOOKING,
    "GET /tables/{table}/replay/{number} open": Rule((), query={"look": "open"}, refusal=409, nobody=409),
    "POST /tables/{table}/remove": Rule((), form={}),
    "GET /records": LOOKING,
    "POST /records": Rule((), form={}, refusal=422, nobody=422),
    "GET /account": LOOKING,
    "POST /account": Rule((), form={"login": "x"}, refusal=422, nobody=422),
    "GET /account/everything": Rule(KNOWN, status=200),
    "POST /account/token": Rule(KNOWN, form={"label": "bot"}, status=200),
    "POST /account/hear": Rule(KNOWN, form={}, status=303),
    "POST /account/login": Rule((), form={"login": "nobody", "password": "a long password"}, refusal=401),
    "POST /account/forget": Rule((), form={}, refusal=422),  # not ticked
    "GET /score": LOOKING,
    "GET /score/{rule_set}": LOOKING,
    "GET /score/{rule_set}/picture.svg": LOOKING,
    "GET /rules/{rule_set}": LOOKING,
    "GET /learn/{rule_set}": LOOKING,
    "POST /learn/{rule_set}": Rule(ANYBODY, form={}, status=303),
    "GET /settings": LOOKING,
    "POST /settings": Rule(ANYBODY, form={}, status=303),
    "GET /api/docs": LOOKING,
    "GET /static/{digest}/{name}": Rule(WHO, status=404),
    "GET /manifest.webmanifest": FOR_ALL,
    "GET /offline": FOR_ALL,
    "GET /worker.js": FOR_ALL,
    "POST /account/sessions": Rule(KNOWN, form={}, status=303),
    "POST /account/logout": Rule(KNOWN, form={}, status=303),
    "POST /account/tokens": Rule(KNOWN, form={}, status=303),
}
WITH_NEW_PEOPLE = "POST /account/tokens"  # those before it have logged out


def test_every_page_is_in_the_matrix() -> None:
    assert {" ".join(name.split()[:2]) for name in PAGE_MATRIX} == routes(PAGES)


def test_nobody_sees_or_does_on_pages_what_only_others_may(lasting: Service) -> None:
    cast = Cast(lasting)
    for name, rule in PAGE_MATRIX.items():
        if name == WITH_NEW_PEOPLE:
            cast = Cast(lasting)
        found = {who: cast.ask(name, rule, who, "") for who in WHO}
        assert (name, found) == (name, {who: expected(name, rule, who) for who in WHO})


def test_whoever_lost_the_seat_no_longer_sees_with_its_eyes(lasting: Service) -> None:
    guests = [lasting.guest(name) for name in ("Anna", "Ben", "Cleo")]
    table = guests[0].open("arboretum", "me", "anyone", "anyone")["table"]
    for guest in guests[1:]:
        guest.post(f"/tables/{table}/seats")
    events = f"{API}/tables/{table}/events"
    with guests[0].http.stream("GET", events) as open_stream, guests[0].http.stream("GET", f"{events}?seat=0") as own:
        told, own_told = open_stream.iter_lines(), own.iter_lines()
        first = next(line for line in told if line.startswith("data:"))
        assert '"eyes":0' in first and '"eyes":0' in next(line for line in own_told if line.startswith("data:"))
        guests[0].post(f"/tables/{table}/resign")
        after = next(line for line in told if line.startswith("data:"))
        assert '"eyes":null' in after
        assert not any(line.startswith("data:") for line in own_told)  # it ends
    guests[0].table(table, expect=403, seat=0)


def test_a_stream_ends_when_the_key_is_gone(lasting: Service) -> None:
    anna = lasting.guest("Anna")
    table = anna.open("arboretum", "me", "me")["table"]
    deadline = time.monotonic() + 20
    with anna.http.stream("GET", f"{API}/tables/{table}/events") as stream:
        lines = stream.iter_lines()
        next(line for line in lines if line.startswith("data:"))
        anna.ask("DELETE", "/me/tokens", 204)
        assert not any(line.startswith("data:") for line in lines)
    assert time.monotonic() < deadline
    anna.get("/me", expect=401)
    anna.table(table, expect=401)
