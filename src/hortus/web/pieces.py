"""A table as pieces of HTML, made from what one pair of eyes may know and from nothing else."""

from __future__ import annotations

import json
from collections.abc import Callable, Hashable, Iterable, Iterator
from functools import lru_cache, partial
from itertools import takewhile
from typing import Any, NamedTuple

from hortus.core.deal import commitment_of
from hortus.core.view import Piece, View
from hortus.games import find_rule_set
from hortus.server.happenings import ABANDONED, OPEN, OVER, PHRASES, PLAYING
from hortus.server.messages import EventState
from hortus.web.aloud import Hearing, labelled
from hortus.web.naming import named
from hortus.web.rendering import macros
from hortus.web.seeing import Shown, asked, lines, outcome, title
from hortus.web.texts import counted, say

ALWAYS = ("asked", "choices", "actions")  # parts that have something to say at every table: each has its macro
SOMETIMES = {"waiting": (OPEN,), "end": (OVER,), "onward": (OVER, ABANDONED)}  # and those that have it only then
DROPS = {  # by what is asked: where on the page a card is laid by dragging it
    "draw": "hand",
    "plant": "garden",
    "place": "garden",
    "discard": "table",
    "explore": "garden",
    "take": "hand",
    "keep": "garden",
    "give": "table",
    "card": "garden",
    "turn": "garden",
    "column": "garden",
    "tile": "garden",
}
Known = dict[str, Hashable]  # what the parts of a page are made of, by name


def pieces(see: Shown, known: Known | None = None) -> dict[str, str]:
    """Everything of a table that changes, by the ids of the elements that it stands in.

    What is `known` to a page, which is noted there, is neither drawn nor told again.
    """
    known = {} if known is None else known
    found = {}
    for part in parts(see):
        if known.get(part.name) != part.made_of:
            known[part.name] = part.made_of
            found[part.name] = part.draw().strip()
    return found


class PagePart(NamedTuple):
    """What stands in an element of the page, what it is made of (as short as that can be kept), and how."""

    name: str
    made_of: Hashable
    draw: Callable[[], str]


def parts(see: Shown) -> Iterator[PagePart]:
    """All parts of the page that change."""
    yield from drawn_parts(see)
    module = macros("pieces.html")
    for side in range(len(see.names)):
        yield PagePart(f"seat-{side}", line := seat_line(see, side), partial(module.seat, line))
    about = context(see)
    for name in (*ALWAYS, *SOMETIMES):
        there = name in ALWAYS or see.table.status in SOMETIMES[name]
        yield as_it_is(name, str(getattr(module, name)(see, about)) if there else "")
    yield as_it_is("more", beside_playing(see))
    yield as_it_is("guide", guidance(see) if see.guide else "")
    yield as_it_is("unseen", unseen(see.view) if see.wanted.unseen and see.view else "")


def as_it_is(name: str, html: str) -> PagePart:
    """A part that is drawn already."""
    return PagePart(name, hash(html), lambda: html)


def pictures(view: View | None) -> dict[str, Piece]:
    """The pictures of a table by the ids of their places."""
    found = view.pieces() if view else []
    return {place_of(piece): piece for piece in found}


def drawn_parts(see: Shown) -> Iterator[PagePart]:
    """The parts of the page that are pictures."""
    found = pictures(see.view)
    if see.awaits is not None and (own := found.pop(f"side-{see.awaits}", None)):
        found["garden"] = own
    for name in ("table", "garden", "hand", "legend"):
        if name not in found:
            yield as_it_is(name, "")
    for name, piece in found.items():
        draw = partial(drawn, see, place_of(piece), piece)
        if piece.made_of is None:
            yield as_it_is(name, draw())
        else:
            made_of = (see.table.eyes, piece.place, piece.seat, piece.made_of, tuple(see.names))
            yield PagePart(name, made_of, draw)


def place_of(piece: Piece) -> str:
    """The id of the place where a picture stands."""
    return f"side-{piece.seat}" if piece.place == "side" else piece.place


def drawn(see: Shown, place: str, piece: Piece) -> str:
    """A picture with what it shows in words."""
    assert see.view is not None
    return labelled(piece.svg, Hearing(see.view, see.names, see.table.eyes), place)


class SeatLine(NamedTuple):
    """What is written over a side's garden."""

    name: str
    acts: bool
    you: bool
    stands_in: bool
    points: str  # or nothing, where they are not told
    won: bool
    left: int | None  # on its clock
    due: int | None  # when that will have run out


def seat_line(see: Shown, side: int) -> SeatLine:
    """The name of a side, and how it stands."""
    table = see.table
    one = table.seats[side] if side < len(table.seats) else None  # Q has no seat
    return SeatLine(
        name=see.names[side],
        acts=see.view is not None and table.status == PLAYING and side in see.view.actors,
        you=one is not None and one.yours and (len(see.own) == 1 or side == table.eyes),
        stands_in=one is not None and one.stands_in,
        points=points_of(see, side),
        won=len(see.names) > 1 and side in table.winners,
        left=one.left if one else None,
        due=see.due[side] if one else None,
    )


def beside_playing(see: Shown) -> str:
    """What these eyes can say and do beside playing."""
    table = see.table
    if table.eyes is None or table.eyes not in see.own or table.status != PLAYING:
        return ""
    people = (seat.seat for seat in table.seats if seat.kind == "person" and not seat.yours)
    return more(table.eyes, tuple(see.own), tuple((seat, see.names[seat]) for seat in people))


@lru_cache(maxsize=1024)
def more(seat: int, own: tuple[int, ...], others: tuple[tuple[int, str], ...]) -> str:
    """What can be said and done beside playing: the same for the whole game, so it is rendered once."""
    module = macros("pieces.html")
    return str(module.more(seat, for_each(own), PHRASES, others))


def for_each(seats: Iterable[int]) -> list[dict[str, int]]:
    """What is sent for each of the people who share a screen, when they want something together."""
    return [{"seat": seat} for seat in seats]


def guidance(see: Shown) -> str:
    """What the guide of a first game tells now."""
    assert see.guide is not None
    step = see.guide.step(see.view) if see.view and see.yours else None
    advised = step.advised(see.choices) if step else None
    order = named(advised.order, see.names) if advised else ""
    module = macros("guide.html")
    return str(module.panel(see, see.guide, step, advised, order))


def unseen(view: View) -> str:
    """What these eyes can't place, for those who turned that aid on."""
    module = macros("pieces.html")
    return str(module.unseen(view.unplaced()))


def context(see: Shown) -> dict[str, Any]:
    """What templates need beside the table itself."""
    secret, commitment = see.table.secret, see.table.commitment
    common, rest = labels(see)
    return {
        "common": common,
        "rest": rest,
        "asked": asked(see),
        "outcome": outcome(see),
        "fair": bool(secret and commitment and commitment_of(bytes.fromhex(secret)) == commitment),
        "rule_set": find_rule_set(see.table.rule_set),
        "named": lambda words: named(words, see.names),
        "each_own": for_each(see.own),
        "first_free": next((seat.seat for seat in see.table.seats if seat.kind == "free"), None),
        "drop": DROPS.get(getattr(see.view, "phase", "")),
    }


def points_of(see: Shown, side: int) -> str:
    """The points of a side in words, as far as everybody may count them."""
    if see.table.points:
        return counted(see.table.points[side], see.table.rule_set)
    if see.reach:
        most = see.reach[side]
        return say("seat.up_to", points=counted(most, see.table.rule_set)) if most else ""
    found = see.view.sides[side] if see.wanted.points and see.view is not None and hasattr(see.view, "sides") else None
    points = getattr(found, "points", getattr(found, "fame", None))
    return "" if points is None else counted(int(points), see.table.rule_set)


def labels(see: Shown) -> tuple[str, list[str]]:
    """The words that all choices begin with, and the rest of each: nobody reads "plant oak 7" twenty times."""
    orders = [named(choice.order, see.names).split() for choice in see.choices]
    shared = 0
    if len(orders) > 1:
        most = min(map(len, orders)) - 1
        alike = (len(set(words)) == 1 for words in zip(*orders, strict=False))
        shared = min(most, sum(takewhile(bool, alike)))
    return " ".join(orders[0][:shared]) if shared else "", [" ".join(words[shared:]) for words in orders]


def message(see: Shown, events: list[EventState], known: Known | None = None) -> dict[str, Any]:
    """What the page's module is told: the pieces that are not `known` there yet, and what happened."""
    module = macros("pieces.html")
    return {
        "number": see.table.number,
        "status": see.table.status,
        "decision": see.decision,
        "eyes": see.table.eyes,
        "here": see.asked_here,
        "yours": see.yours,
        "title": title(see),
        "steps": see.steps,
        "next": see.table.next_table,
        "pieces": pieces(see, known),
        "log": str(module.log(lines(events, see.names))) if events else "",
    }


def as_bytes(told: dict[str, Any]) -> bytes:
    """A message on one line."""
    return json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode()
