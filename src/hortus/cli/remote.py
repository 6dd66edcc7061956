"""A live table of a server, as a client has it: what happens there, and the commands that it takes.

Connections may be cut at any moment. Events are numbered, so a stream goes on where it was cut; a command has a key, so
it can be sent again until there is an answer.
"""

from __future__ import annotations

import time
import uuid
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import httpx2

from hortus.core.action import as_order
from hortus.core.errors import HortusError

API = "/api/v1"
WAITS = (0.2, 0.5, 1.0, 2.0, 4.0)  # seconds before a command is sent again
AGAIN = 0.5  # seconds before a stream is opened again
SILENCE = 40.0  # seconds after which a stream that says nothing is given up; servers say something every 15
NOT_YOURS = 403  # the answer to whoever looks with the eyes of a seat that they do not have


class NotAnswered(HortusError):
    """The server can't be reached."""


class Told(HortusError):
    """The server refuses, and says why."""

    def __init__(self, status: int, detail: str) -> None:
        super().__init__(detail)
        self.status = status


@dataclass(frozen=True)
class Step:
    """A step that a server offers."""

    id: int
    notation: str
    words: str
    parts: dict[str, str]

    @property
    def order(self) -> str:
        """The words as an order."""
        return as_order(self.words)


class Server:
    """A server, and who is asking it."""

    def __init__(self, url: str, token: str = "") -> None:
        self.url = url
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        self.http = httpx2.Client(base_url=f"{url}{API}", headers=headers, timeout=30)

    def ask(self, method: str, path: str, **more: Any) -> Any:
        """The answer to a request, which is made again while it can't be."""
        headers = {"Idempotency-Key": uuid.uuid4().hex} if method == "POST" else {}
        for wait in (*WAITS, None):
            try:
                answer = self.http.request(method, path, headers=headers, **more)
            except httpx2.TransportError as error:
                if wait is None or isinstance(error, httpx2.UnsupportedProtocol):
                    raise NotAnswered(f"{self.url} does not answer: is the address right, and the server up?") from None
                time.sleep(wait)
                continue
            if not answer.is_success:
                raise refusal(answer)
            return answer.json()
        raise AssertionError("there is a last try")

    def come_in(self, name: str) -> str:
        """A token for a guest of that name."""
        return str(self.ask("POST", "/people", json={"name": name, "token": True})["token"])


def refusal(answer: httpx2.Response) -> Told:
    """What a server says when it does not do something."""
    try:
        return Told(answer.status_code, str(answer.json()["detail"]))
    except (ValueError, KeyError, TypeError):
        return Told(answer.status_code, f"There is no Hortus at this address: it answers {answer.status_code}.")


class RemoteTable:
    """A table, and a seat of it once there is one."""

    def __init__(self, server: Server, name: str) -> None:
        self.server, self.name = server, name
        self.seat: int | None = None
        self.lost: int | None = None  # one's own seat until a computer came: from then on one watches

    def get(self, what: str = "", **more: Any) -> Any:
        """Something about the table, as the seat sees it."""
        return self.server.ask("GET", f"/tables/{self.name}{what}", params={**self._eyes, **more})

    def post(self, what: str, **body: Any) -> Any:
        """A command of the seat."""
        return self.server.ask("POST", f"/tables/{self.name}{what}", json={**self._eyes, **body})

    @property
    def _eyes(self) -> dict[str, int]:
        return {} if self.seat is None else {"seat": self.seat}

    def sit(self, key: str) -> None:
        """Take one's own seat again, the one that an invitation is for, or the first that is free.

        Whoever lost theirs to a computer watches.
        """
        own = self.own_seats()
        if not own:
            try:
                self.server.ask("POST", f"/tables/{self.name}/seats", json={"invitation": key} if key else {})
            except Told:
                if lost := self.lost_seats():
                    self.lost = lost[0]
                    return
                raise
            own = self.own_seats()
        if len(own) != 1:
            raise HortusError("Several seats of this table are yours, and a terminal is for one: play in a browser.")
        self.seat = own[0]

    def own_seats(self) -> list[int]:
        """The seats of the one who asks."""
        return [seat["seat"] for seat in self.get()["seats"] if seat["yours"]]

    def lost_seats(self) -> list[int]:
        """The seats of the one who asks in which a computer plays now."""
        mine = self.server.ask("GET", "/me/tables", params={"status": "playing"})
        return [seat for table in mine if table["id"] == self.name for seat in table["lost"]]

    def legal(self, begun: list[Step], number: int) -> list[Step]:
        """The steps that can come next, if this is still the decision of the table as it was then."""
        found = self.get("/legal", steps=[step.id for step in begun], number=number)
        return [Step(one["id"], one["notation"], one["words"], one["parts"]) for one in found]

    def news(self, since: int) -> Iterator[dict[str, Any]]:
        """What happens after an event, for ever: nothing is missed, and nothing told twice.

        Whoever loses their seat meanwhile hears on as one who watches, first of all how they lost it.
        """
        last = since
        while True:
            try:
                with self.server.http.sse(
                    f"/tables/{self.name}/events",
                    params=self._eyes,
                    headers={"Last-Event-ID": str(last)},
                    timeout=SILENCE,
                ) as events:
                    if not events.response.is_success:
                        events.response.read()
                        raise refusal(events.response)
                    for event in events:
                        if event.data:
                            told: Any = event.json()
                            last = told["table"]["number"]
                            if self.seat is not None and not told["table"]["seats"][self.seat]["yours"]:
                                self._lose_seat()  # and the game is over since: anybody sees all of it now
                            yield told
            except httpx2.TransportError:
                pass
            except Told as error:
                if error.status == NOT_YOURS and self.seat is not None:
                    self._lose_seat()
                    continue
                if error.status not in (429, 503):
                    raise
            time.sleep(AGAIN)

    def _lose_seat(self) -> None:
        self.seat, self.lost = None, self.seat


class RemoteTrial:
    """The steps of a move at a live table, tried before they are sent."""

    def __init__(self, table: RemoteTable, begun: list[Step], legal: list[Step], number: int) -> None:
        self.table, self.begun, self.number = table, list(begun), number
        self.choices = legal

    def legal(self) -> list[Step]:
        """The steps that can come next."""
        return self.choices

    def take(self, choice: Step) -> None:
        """Take a step."""
        self.begun.append(choice)
        self.choices = self.table.legal(self.begun, self.number)

    @property
    def whole(self) -> bool:
        """Whether nothing can follow in the same move."""
        return not self.choices
