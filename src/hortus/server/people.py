"""Who is who: guests with a cookie, accounts with a password, programs with a token."""

from __future__ import annotations

import asyncio
import contextlib
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

from hortus.server import manners, store
from hortus.server.happenings import Refused, Unavailable
from hortus.server.house import House
from hortus.server.problems import Problem
from hortus.server.store import Person

COOKIE = "hortus"
HOST_ONLY = "__Host-"  # begins the names of cookies that browsers take from this host alone, and over TLS alone
MARK = "host."  # begins keys that are believed in such a cookie alone
DAY = 24 * 3600  # seconds
REMEMBERED = 5_000  # people
TRUSTED = 60.0  # seconds for which a key that was looked up is believed
HASHING = 2  # passwords at a time: each takes 64 MiB
SAFE = ("GET", "HEAD", "OPTIONS")
UNSEEN = "\u115f\u1160\u2800\u3164\uffa0"  # letters that look like spaces
STACKED = 2  # marks on top of each other
HASHER = PasswordHasher()
ELSEWHERE = "This request comes from another site."
NOBODY = "Say who you are: come in as a guest (POST /api/v1/people), or send a token."


def clean(words: str, most: int = 40, otherwise: str = "somebody") -> str:
    """Words without what could deceive: no control characters, no changes of direction, no markup, no odd spaces.

    `otherwise` if nothing is left that can be seen.
    """
    kept, marks = "", 0
    for sign in unicodedata.normalize("NFC", words):
        kind = unicodedata.category(sign)[0]
        marks = marks + 1 if kind == "M" else 0
        if kind == "Z" or sign in UNSEEN or sign in "\t\n\r":
            kept += " "
        elif kind != "C" and sign not in "<>" and marks <= STACKED:
            kept += sign
    kept = " ".join(kept.split())[:most].rstrip()
    return kept if any(unicodedata.category(sign)[0] in "LNPS" for sign in kept) else otherwise


class People:
    """Everybody who comes in."""

    def __init__(self, house: House, session_days: int, public_url: str) -> None:
        self.house = house
        self.lasting = session_days * DAY
        self.public = origin_of(public_url) if public_url else None
        self.secure = is_secure(public_url)
        self.cookie = cookie_of(public_url)
        self.known: OrderedDict[tuple[bytes, bool], tuple[Person, float]] = OrderedDict()
        self.muted: OrderedDict[str, frozenset[str]] = OrderedDict()
        self.changes = 0  # so that nothing is remembered that was read before a change
        self.hashing = asyncio.Semaphore(HASHING)
        self.searching = asyncio.Semaphore(1)  # for all that is kept about somebody: each looks through all events

    # --- who asks ---

    async def maybe(self, request: Request) -> Person | None:
        """Who asks, if they say so. A cookie is only believed when the request comes from our own pages."""
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        if scheme:
            person = await self.find(token.strip(), cookie=False) if scheme.casefold() == "bearer" else None
            if person is None:
                raise Problem(401, "This token is not known, or it has expired.", {"WWW-Authenticate": "Bearer"})
            return person
        key = self.session(request)
        if not key:
            return None
        self.refuse_other_sites(request, known=True)
        return await self.find(key, cookie=True)

    def remembers(self, request: Request) -> bool:
        """Whether nothing has to be looked up to know who asks."""
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        key = token.strip() if scheme else self.session(request)
        known = self.known.get((store.digest(key), not scheme))
        return not key or (known is not None and known[1] > time.monotonic())

    def session(self, request: Request) -> str:
        """The key in a browser's cookie, or nothing.

        Over TLS a cookie of the plain name may have been planted by a neighbour (another.example.org): only keys from
        before are still taken from it, until they expire.
        """
        key, plain = request.cookies.get(self.cookie, ""), request.cookies.get(COOKIE, "")
        return key or ("" if plain.startswith(MARK) else plain)

    def refuse_other_sites(self, request: Request, known: bool = False) -> None:
        """Refuse what a page of somebody else asks, with our cookie (`known`) or to get one."""
        near = request.headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
        if not near and not is_link(request):
            raise Problem(403, ELSEWHERE)
        origin, host = request.headers.get("origin"), request.headers.get("host", "")
        if origin is None:
            if known and request.method not in SAFE:
                raise Problem(403, ELSEWHERE)
        elif origin not in ((self.public,) if self.public else (f"http://{host}", f"https://{host}")):
            raise Problem(403, ELSEWHERE)

    async def find(self, key: str, cookie: bool) -> Person | None:
        """Whose key this is."""
        kept = (store.digest(key), cookie)
        known = self.known.get(kept)
        if known is not None and known[1] > time.monotonic():
            return known[0]
        changes, at = self.changes, store.now()
        found: tuple[Person, int] | None = await self.house.read(store.person_with_key, key, cookie, at)
        if found is None:
            return None
        person, seen = found
        if changes == self.changes:
            self.known[kept] = (person, time.monotonic() + TRUSTED)
            if len(self.known) > REMEMBERED:
                self.known.popitem(last=False)
        if at - seen > DAY * 1000:
            with contextlib.suppress(Unavailable):  # who only looks may do so though nothing can be written
                await self.house.writer.do(lambda connection: store.note_seen(connection, person.id, at))
        return person

    def forget(self, person: str) -> None:
        """Look everything about a person up again."""
        self.changes += 1
        for key in [key for key, (found, _) in self.known.items() if found.id == person]:
            del self.known[key]
        self.muted.pop(person, None)

    def forget_all(self) -> None:
        """Look everything about everybody up again."""
        self.changes += 1
        self.known.clear()
        self.muted.clear()

    async def unheard_by(self, person: Person | None) -> frozenset[str]:
        """Those whom a person does not want to hear."""
        if person is None:
            return frozenset()
        if (muted := self.muted.get(person.id)) is not None:
            return muted
        changes = self.changes
        found: frozenset[str] = await self.house.read(manners.muted_by, person.id)
        if changes == self.changes:
            self.muted[person.id] = found
            if len(self.muted) > REMEMBERED:
                self.muted.popitem(last=False)
        return found

    # --- coming and going ---

    async def come_in(self, name: str) -> Person:
        """A new guest."""
        cleaned = clean(name)
        return await self.house.writer.do(lambda connection: store.add_person(connection, cleaned, store.now()))

    async def give_key(self, person: Person, label: str, cookie: bool) -> tuple[str, int]:
        """A new key for a person, and when it expires."""
        key, at = (MARK if cookie and self.secure else "") + store.new_key(), store.now()
        expires = at + self.lasting * 1000
        await self.house.writer.do(
            lambda connection: store.add_key(connection, person.id, key, label, cookie, at, expires)
        )
        return key, expires

    def set_cookie(self, response: Response, key: str) -> None:
        """Let a browser remember a key."""
        response.set_cookie(
            self.cookie, key, max_age=self.lasting, httponly=True, samesite="lax", secure=self.secure, path="/"
        )

    def drop_cookie(self, response: Response) -> None:
        """Let a browser forget a key."""
        for name in dict.fromkeys((self.cookie, COOKIE)):
            response.delete_cookie(name, httponly=True, samesite="lax", secure=self.secure, path="/")

    async def leave(self, person: Person, key: str) -> None:
        """Make a key useless."""
        await self.house.writer.do(lambda connection: store.remove_key(connection, person.id, key))
        self.forget(person.id)

    # --- accounts ---

    async def make_account(self, person: Person, login: str, password: str) -> None:
        """Keep a guest's games for other devices."""
        async with self.hashing:
            hashed = await asyncio.to_thread(HASHER.hash, password)
        try:
            done = await self.house.writer.do(
                lambda connection: store.set_login(connection, person.id, login.casefold(), hashed)
            )
        except IntegrityError:
            raise Refused("Somebody has that login already: choose another one.") from None
        if not done:
            raise Refused("You have an account already.")
        self.forget(person.id)

    async def log_in(self, login: str, password: str) -> Person:
        """Who has that login and that password."""
        found: Any = await self.house.read(store.account, login.casefold())
        try:  # as slow for a login that nobody has
            async with self.hashing:
                await asyncio.to_thread(HASHER.verify, found[1] if found else nobodys_password(), password)
        except Argon2Error:
            found = None
        if found is None:
            raise Problem(401, "This login or this password is wrong.", {"WWW-Authenticate": "Bearer"})
        person: Person = found[0]
        return person


def is_secure(public_url: str) -> bool:
    """Whether browsers come over TLS."""
    return urlsplit(public_url).scheme == "https"


def cookie_of(public_url: str) -> str:
    """The name of the cookie in which browsers keep a key. Over plain HTTP they refuse the safer one."""
    return f"{HOST_ONLY}{COOKIE}" if is_secure(public_url) else COOKIE


def is_link(request: Request) -> bool:
    """Whether somebody follows a link to us, from wherever it stands: the page with the link sees nothing of ours."""
    asked = request.headers.get("sec-fetch-mode"), request.headers.get("sec-fetch-dest")
    return request.method == "GET" and asked == ("navigate", "document")


@cache
def nobodys_password() -> str:
    """What a password is compared with if nobody has the login."""
    return HASHER.hash("nobody has this one")


def origin_of(url: str) -> str:
    """The origin of an address, as browsers write it."""
    parts = urlsplit(url)
    usual = {"http": 80, "https": 443}.get(parts.scheme)
    port = "" if parts.port in (None, usual) else f":{parts.port}"
    host = parts.hostname or ""
    return f"{parts.scheme}://{f'[{host}]' if ':' in host else host}{port}"
