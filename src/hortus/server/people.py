"""Who is who: guests with a cookie, accounts with a password, programs with a token."""

from __future__ import annotations

import asyncio
import time
import unicodedata
from collections import OrderedDict
from functools import cache
from typing import Any
from urllib.parse import urlsplit

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error
from fastapi import Request, Response
from sqlalchemy.exc import IntegrityError

from hortus.server import store
from hortus.server.house import House
from hortus.server.live import Refused
from hortus.server.problems import Problem
from hortus.server.store import Person

COOKIE = "hortus"
DAY = 24 * 3600  # seconds
REMEMBERED = 5_000  # people
TRUSTED = 10.0  # seconds for which a key that was looked up is believed
SAFE = ("GET", "HEAD", "OPTIONS")
HASHER = PasswordHasher()
NOBODY = "Say who you are: come in as a guest (POST /api/v1/people), or send a token."


def clean(name: str) -> str:
    """A name without what could deceive: no control characters, no changes of direction, no odd spaces."""
    plain = unicodedata.normalize("NFC", name)
    kept = "".join(" " if unicodedata.category(sign)[0] == "Z" else sign for sign in plain)
    kept = "".join(sign for sign in kept if unicodedata.category(sign)[0] != "C")
    kept = " ".join(kept.split())[:40]
    if not kept:
        raise Problem(422, "A name needs at least one letter that can be seen.")
    return kept


class People:
    """Everybody who comes in."""

    def __init__(self, house: House, session_days: int, secure: bool) -> None:
        self.house = house
        self.lasting = session_days * DAY
        self.secure = secure
        self.known: OrderedDict[tuple[str, bool], tuple[Person | None, float]] = OrderedDict()
        self.muted: dict[str, frozenset[str]] = {}

    # --- who asks ---

    async def maybe(self, request: Request) -> Person | None:
        """Who asks, if they say so. A cookie is only believed when the request comes from our own pages."""
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        if scheme:
            person = await self.find(token.strip(), cookie=False) if scheme.casefold() == "bearer" else None
            if person is None:
                raise Problem(401, "This token is not known, or it has expired.", {"WWW-Authenticate": "Bearer"})
            return person
        key = request.cookies.get(COOKIE)
        if not key:
            return None
        refuse_other_sites(request)
        return await self.find(key, cookie=True)

    async def sure(self, request: Request) -> Person:
        """Who asks; nobody is refused."""
        person = await self.maybe(request)
        if person is None:
            raise Problem(401, NOBODY, {"WWW-Authenticate": "Bearer"})
        return person

    async def find(self, key: str, cookie: bool) -> Person | None:
        """Whose key this is."""
        known = self.known.get((key, cookie))
        if known is not None and known[1] > time.monotonic():
            return known[0]
        person: Person | None = await self.house.read(store.person_with_key, key, cookie, store.now())
        self.known[key, cookie] = (person, time.monotonic() + TRUSTED)
        if len(self.known) > REMEMBERED:
            self.known.popitem(last=False)
        return person

    def forget(self, person: str) -> None:
        """Look everything about a person up again."""
        for key in [key for key, (found, _) in self.known.items() if found is not None and found.id == person]:
            del self.known[key]
        self.muted.pop(person, None)

    async def unheard_by(self, person: Person | None) -> frozenset[str]:
        """Those whom a person does not want to hear."""
        if person is None:
            return frozenset()
        if person.id not in self.muted:
            self.muted[person.id] = await self.house.read(store.muted_by, person.id)
        return self.muted[person.id]

    # --- coming and going ---

    async def come_in(self, name: str) -> Person:
        """A new guest."""
        cleaned = clean(name)
        return await self.house.writer.do(lambda connection: store.add_person(connection, cleaned, store.now()))

    async def give_key(self, person: Person, label: str, cookie: bool) -> tuple[str, int]:
        """A new key for a person, and when it expires."""
        key, at = store.new_key(), store.now()
        expires = at + self.lasting * 1000
        await self.house.writer.do(
            lambda connection: store.add_key(connection, person.id, key, label, cookie, at, expires)
        )
        return key, expires

    def set_cookie(self, response: Response, key: str) -> None:
        """Let a browser remember a key."""
        response.set_cookie(
            COOKIE, key, max_age=self.lasting, httponly=True, samesite="lax", secure=self.secure, path="/"
        )

    async def leave(self, key: str) -> None:
        """Make a key useless."""
        await self.house.writer.do(lambda connection: store.remove_key(connection, key))
        self.known.pop((key, True), None)
        self.known.pop((key, False), None)

    # --- accounts ---

    async def make_account(self, person: Person, login: str, password: str) -> None:
        """Keep a guest's games for other devices."""
        if person.login is not None:
            raise Refused("You have an account already.")
        hashed = await asyncio.to_thread(HASHER.hash, password)
        try:
            await self.house.writer.do(
                lambda connection: store.set_login(connection, person.id, login.casefold(), hashed)
            )
        except IntegrityError:
            raise Refused("Somebody has that login already: choose another one.") from None
        self.forget(person.id)

    async def log_in(self, login: str, password: str) -> Person:
        """Who has that login and that password."""
        found: Any = await self.house.read(store.account, login.casefold())
        try:  # as slow for a login that nobody has
            await asyncio.to_thread(HASHER.verify, found[1] if found else nobodys_password(), password)
        except Argon2Error:
            found = None
        if found is None:
            raise Problem(401, "This login or this password is wrong.", {"WWW-Authenticate": "Bearer"})
        person: Person = found[0]
        return person


@cache
def nobodys_password() -> str:
    """What a password is compared with if nobody has the login."""
    return HASHER.hash("nobody has this one")


def refuse_other_sites(request: Request) -> None:
    """Refuse a request with our cookie that a page of somebody else makes."""
    if request.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        raise Problem(403, "This request comes from another site.")
    if request.method in SAFE:
        return
    origin = request.headers.get("origin")
    if origin is None or urlsplit(origin).netloc != request.headers.get("host"):
        raise Problem(403, "This request comes from another site.")
