"""Names: of guests who gave none, and of players in the words of a game."""

from __future__ import annotations

import re
import secrets

from hortus.games import find_rule_set
from hortus.server.messages import TableState
from hortus.web.texts import say

TWICE = re.compile(r"((?:[\w']+ )*[\w']+)(?: in column -?\d+)?, (?=\1\b)")  # a step, before one that says it as well
PLAYER = re.compile(r"\b([Pp])layer (\d)\b")
DRAWN = re.compile(r"player (\d)\b")  # as drawings have it, which are long: all small, it is found far sooner


def guest_name() -> str:
    """A name for somebody who was not asked for one."""
    return " ".join(secrets.choice(say(part).split()) for part in ("names.first", "names.second"))


def names_of(table: TableState) -> list[str]:
    """What everybody at a table is called, by side; those of the same name are told apart by their seats."""
    given = [seat.name or say("seat.free") for seat in table.seats]
    told = [f"{name} ({seat + 1})" if given.count(name) > 1 else name for seat, name in enumerate(given)]
    return [*told, *find_rule_set(table.rule_set).sides]


def named(words: str, names: list[str]) -> str:
    """Words in which `player 2` has a name."""
    return PLAYER.sub(lambda found: name_at(names, int(found[2]) - 1, found[0]), words)


def named_in_drawing(drawing: str, names: list[str]) -> str:
    """A drawing in which `player 2` has a name."""
    return DRAWN.sub(lambda found: name_at(names, int(found[1]) - 1, found[0]), drawing)


def told_once(words: str) -> str:
    """The steps of a move without those that the next one tells again: `plant oak 7, plant oak 7 on 2,1`."""
    return TWICE.sub("", words)


def subject(words: str) -> int | None:
    """The side that words tell of, if they begin with it."""
    found = PLAYER.match(words)
    return int(found[2]) - 1 if found else None


def name_at(names: list[str], seat: int, otherwise: str) -> str:
    """The name of a seat, if there is such a seat and it has one."""
    return (names[seat] if 0 <= seat < len(names) else "") or otherwise
