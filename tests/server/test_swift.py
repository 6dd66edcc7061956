"""Requests are read as FastAPI reads them, only sooner."""

from __future__ import annotations

from typing import Annotated, Any

import pytest
from fastapi import APIRouter, Depends, FastAPI, Header, HTTPException, Path, Query, Request
from fastapi.routing import APIRoute
from fastapi.testclient import TestClient
from pydantic import BaseModel

from hortus.server.app import operations
from hortus.server.limits import Buckets
from hortus.server.routes.swift import Reader, SwiftRoute

JSON = {"Content-Type": "application/json"}


class Wish(BaseModel):
    """What is sent."""

    steps: list[int]
    words: str = "please"


async def who(request: Request, key: Annotated[str | None, Header(alias="X-Key", min_length=3)] = None) -> str:
    """Somebody; nobody is refused."""
    if request.headers.get("x-nobody"):
        raise HTTPException(401, "Who are you?")
    return key or "anybody"


async def do(
    name: Annotated[str, Path(pattern="^[a-z]+$")],
    wish: Wish,
    somebody: Annotated[str, Depends(who)],
    more: Annotated[tuple[int, ...], Query(max_length=3)] = (),
    eyes: Annotated[int | None, Query(ge=0, alias="seat")] = None,
) -> dict[str, Any]:
    """An operation that asks for everything that ours ask for."""
    return {"name": name, "wish": wish.model_dump(), "who": somebody, "more": more, "eyes": eyes}


def client(route_class: type[APIRoute]) -> TestClient:
    """Somebody who asks an application with this kind of route."""
    router = APIRouter(route_class=route_class)
    router.add_api_route("/do/{name}", do, methods=["POST"], status_code=201)
    app = FastAPI()
    app.state.commands = Buckets(10, 60)
    app.include_router(router, prefix="/api")
    return TestClient(app)


@pytest.mark.parametrize(
    ("address", "body", "headers", "status"),
    [
        ("ada?more=1&more=2&seat=0", b'{"steps": [1, 2]}', {"X-Key": "long enough"}, 201),
        ("ada", b'{"steps": []}', {}, 201),
        ("ada?seat=", b'{"steps": []}', {}, 422),
        ("ada?seat=-1", b'{"steps": []}', {}, 422),
        ("ada?more=x", b'{"steps": []}', {}, 422),
        ("ada?more=1&more=2&more=3&more=4", b'{"steps": []}', {}, 422),
        ("Ada", b'{"steps": []}', {}, 422),
        ("ada", b'{"steps": [1.5]}', {}, 422),
        ("ada", b"{}", {}, 422),
        ("ada", b"{", {}, 422),
        ("ada", b"", {}, 422),
        ("ada", b"[" * 60_000, {}, 400),
        ("ada", b'"\xff"', {}, 400),
        ("ada", b'{"steps": []}', {"Content-Type": "text/plain"}, 422),
        ("ada", b'{"steps": []}', {"Content-Type": "application/json; charset=utf-8"}, 201),
        ("ada", b'{"steps": []}', {"X-Key": "no"}, 422),
        ("ada", b'{"steps": []}', {"X-Nobody": "yes"}, 401),
        ("ada", b"{", {"X-Nobody": "yes"}, 422),
    ],
)
def test_an_answer_is_what_it_was(address: str, body: bytes, headers: dict[str, str], status: int) -> None:
    swift, plain = (
        client(kind).post(f"/api/do/{address}", content=body, headers=JSON | headers) for kind in (SwiftRoute, APIRoute)
    )
    assert (swift.status_code, swift.json()) == (plain.status_code, plain.json())
    assert swift.status_code == status
    assert swift.headers["content-type"] == plain.headers["content-type"]


def test_what_is_plainly_right_is_read_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(APIRoute, "get_route_handler", lambda _: None)
    given = client(SwiftRoute).post(
        "/api/do/ada?more=1&more=2&seat=0", content=b'{"steps": [1, 2]}', headers=JSON | {"X-Key": "long enough"}
    )
    wish = {"steps": [1, 2], "words": "please"}
    assert given.json() == {"name": "ada", "wish": wish, "who": "long enough", "more": [1, 2], "eyes": 0}


def test_what_is_asked_for_most_is_read_here() -> None:
    read = {route.path: Reader.of(route.dependant) for route in operations()}
    for path in ("/tables/{table}/moves", "/tables/{table}/legal", "/tables/{table}/events", "/tables/{table}"):
        assert read[path] is not None, path
