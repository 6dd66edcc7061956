"""How much somebody may keep here: whatever is kept for a person has a bound in number, held where it is written."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, Select, func, select

from hortus.server import store
from hortus.server.happenings import ELSEWHERE, OPEN, PLAYING, KeyReused, Refused
from hortus.server.schema import keys, seats, tables

KEYS = 100  # sessions and tokens of a person
REMOVE = "remove some that were yours alone first (DELETE /tables/{table}, or on their pages)"


class Room(NamedTuple):
    """How many tables somebody may have put up."""

    unfinished: int
    records: int  # of games that were played elsewhere
    all: int

    def check(self, connection: Connection, person: str | None, record: bool = False) -> None:
        """Refuse one more, if there is no room for it."""
        if person is None:  # a rematch at the table of somebody who was forgotten
            return
        mine = select(func.count()).select_from(tables).where(tables.c.host == person)
        if record and _count(connection, mine.where(tables.c.id.in_(_elsewhere()))) >= self.records:
            raise Refused(f"There are {self.records} records that you have put up: {REMOVE}.")
        if not record and _count(connection, mine.where(tables.c.status.in_((OPEN, PLAYING)))) >= self.unfinished:
            raise Refused(f"You have put up {self.unfinished} tables that are not over: finish or leave some first.")
        if _count(connection, mine) >= self.all:
            raise Refused(f"There are {self.all} tables that you have put up: {REMOVE}.")


ROOM = Room(unfinished=500, records=200, all=5_000)


def _count(connection: Connection, counted: Select[int]) -> int:
    return connection.execute(counted).scalar() or 0


def _elsewhere() -> Select[str]:
    return select(seats.c.table).where(seats.c.seat == 0, seats.c.program == ELSEWHERE)


def add_token(connection: Connection, person: str, key: str, label: str, at: int, expires: int) -> int:
    """A token for a person, once; return when it expires."""
    same = connection.execute(
        select(keys.c.label, keys.c.expires).where(keys.c.digest == store.digest(key))
    ).one_or_none()
    if same is not None:
        if same.label != label:
            raise KeyReused("This Idempotency-Key belongs to another token: a new one needs a new key.")
        return int(same.expires)
    if store.count_keys(connection, person) >= KEYS:
        raise Refused(f"You have {KEYS} tokens and sessions: remove your tokens first (DELETE /me/tokens).")
    store.add_key(connection, person, key, label, False, at, expires)
    return expires
