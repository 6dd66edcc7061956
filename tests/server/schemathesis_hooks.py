"""Who Schemathesis is when it asks, and at which table: the same guest each time, at a table where they sit.

It is somebody new for what makes a key useless.
"""

from __future__ import annotations

import os
import re
import uuid
from typing import Any

import httpx2
import schemathesis

API = f"{os.environ['HORTUS_URL']}/api/v1"
ENDS_A_KEY = ("DELETE /api/v1/me", "POST /api/v1/logout", "DELETE /api/v1/me/tokens")
ENDLESS = "GET /api/v1/tables/{table}/events"  # a stream: it is never answered whole
A_KEY = re.compile(r"[!-~]{8,80}")
A_TABLE = re.compile(r"[A-Za-z0-9_-]{22}")
SHARED = {"rule_set": "arboretum", "seats": [{"kind": "me"}, {"kind": "me"}, {"kind": "me"}]}


def new_token() -> str:
    return str(httpx2.post(f"{API}/people", json={"name": "Schema", "token": True}, verify=False).json()["token"])


class Guest:
    """The one who asks."""

    token = new_token()
    asked = 0
    table = ""

    @classmethod
    def at_a_table(cls) -> str:
        """A table that goes on, though some of what is asked ends the game there."""
        if cls.asked % 40 == 0:
            headers = {"Authorization": f"Bearer {cls.token}"}
            answer = httpx2.post(f"{API}/tables", json=SHARED, headers=headers, verify=False)
            cls.table = answer.json()["table"]
        cls.asked += 1
        return cls.table


@schemathesis.auth(refresh_interval=None)
class Token:
    """A token for each request."""

    def get(self, _: Any, context: Any) -> str:
        return new_token() if context.operation.label in ENDS_A_KEY else Guest.token

    def set(self, case: Any, token: str, _: Any) -> None:
        case.headers = case.headers or {}
        case.headers["Authorization"] = f"Bearer {token}"


@schemathesis.hook
def map_headers(_: Any, headers: dict[str, Any] | None) -> dict[str, Any] | None:
    """Every command has a key of its own: for another command a key is refused, and no schema says so."""
    key = (headers or {}).get("Idempotency-Key")
    if not isinstance(key, str) or not A_KEY.fullmatch(key):
        return headers
    return {**(headers or {}), "Idempotency-Key": uuid.uuid4().hex}


@schemathesis.hook
def map_path_parameters(context: Any, path_parameters: dict[str, Any] | None) -> dict[str, Any] | None:
    """Every other table that could be is one that is."""
    name = (path_parameters or {}).get("table")
    if context.operation.label == ENDLESS or not isinstance(name, str) or not A_TABLE.fullmatch(name):
        return path_parameters
    return {**(path_parameters or {}), "table": Guest.at_a_table() if Guest.asked % 2 or name == "0" * 22 else name}
