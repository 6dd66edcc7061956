"""Clients that play at random, also while the server dies and comes back."""

from __future__ import annotations

import random
import secrets
import threading
import time
from typing import Any, NamedTuple

import httpx2

from tests.server.conftest import API, Guest

BACK = 60.0  # seconds in which a server has to come back


def whole_move(guest: Guest, table: str, seat: int, rng: random.Random) -> list[int]:
    """All steps of a move at random, without playing it."""
    steps: list[int] = []
    while True:
        answer = guest.http.get(f"{API}/tables/{table}/legal", params={"seat": seat, "steps": steps})
        assert answer.status_code == 200, answer.text
        if steps and not answer.json():  # there is nothing to add to it
            return steps
        steps.append(rng.choice(answer.json())["id"])


class Move(NamedTuple):
    """A move that the server has answered: it may never be lost again."""

    number: int
    seat: int
    steps: list[int]


class Player(threading.Thread):
    """Somebody who plays a seat until told to stop, and sends again what was not answered."""

    def __init__(self, guest: Guest, table: str, seat: int, seed: int) -> None:
        super().__init__(daemon=True)
        self.guest, self.table, self.seat = guest, table, seat
        self.rng = random.Random(seed)
        self.leaving = threading.Event()
        self.moves: list[Move] = []  # that were acknowledged
        self.doubts = 0  # moves whose answer was lost with the server
        self.failure: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.leaving.is_set() and self._turn():
                pass
        except BaseException as error:
            self.failure = error

    def _turn(self) -> bool:
        """Play if it is my turn; whether the game goes on."""
        try:
            state = self.guest.table(self.table)
            if state["status"] != "playing":
                return False
            if self.seat not in state["view"]["actors"]:
                time.sleep(0.005)
                return True
            steps = whole_move(self.guest, self.table, self.seat, self.rng)
        except httpx2.TransportError:
            time.sleep(0.05)
            return True
        self._send({"seat": self.seat, "steps": steps, "number": state["number"]}, secrets.token_hex(8))
        return True

    def _send(self, body: dict[str, Any], key: str) -> None:
        """Send a move with the same key until it is answered."""
        deadline, doubtful = time.monotonic() + BACK, False
        while True:
            try:
                done = self.guest.post(f"/tables/{self.table}/moves", body, key=key)
                break
            except httpx2.TransportError:
                assert time.monotonic() < deadline, "the server does not come back"
                doubtful = True
                time.sleep(0.05)
        self.doubts += doubtful
        self.moves.append(Move(done["number"], self.seat, body["steps"]))
