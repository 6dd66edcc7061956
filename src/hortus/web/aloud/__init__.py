"""The table as it is read aloud: what each picture shows, in words, for one pair of eyes. Each game tells its own."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from html import escape
from importlib import import_module

from hortus.core.ruleset import find_rule_set
from hortus.web.aloud.passages import Hearing, Passage, Reader
from hortus.web.naming import named_in_drawing
from hortus.web.setting_up import family_of

__all__ = ["COMMON", "OWN", "Hearing", "Passage", "all_passages", "labelled", "passages", "reader_for"]
COMMON, OWN = ("round", "table"), ("garden", "hand")  # places that are everybody's, and of the seat whose view it is
LETTERS = {2: 17, 3: 10, 4: 7}  # of a name in a drawing, by how many there are
SEAT = re.compile(r" (\(\d\))$")
READ = {"arboretum": "arboretum", "faraway": "faraway", "hanging-gardens": "hanging_gardens"}  # by which module


@cache
def reader_for(rule_set: str) -> Reader | None:
    """What reads a table of a rule set aloud; None if nothing does."""
    name = READ.get(family_of(find_rule_set(rule_set)).main.id)
    if name is None:
        return None
    reader: Reader = import_module(f"hortus.web.aloud.{name}").passage  # not before it is asked: it brings the rules
    return reader


def all_passages(hearing: Hearing) -> list[Passage]:
    """The whole table; nothing if nobody reads it aloud."""
    others = [f"side-{side}" for side in range(len(hearing.names)) if side != hearing.view.seat]
    return passages(hearing, [*COMMON, *OWN, *others])


def passages(hearing: Hearing, places: Iterable[str]) -> list[Passage]:
    """What is in some places of the page."""
    reader = reader_for(hearing.view.rule_set)
    return [passage for place in places if (passage := reader(hearing, place))] if reader else []


def labelled(svg: str, hearing: Hearing, place: str) -> str:
    """A picture that says whose it is, and what it shows to those who can't see it."""
    reader = reader_for(hearing.view.rule_set)
    passage = reader(hearing, place) if reader else None
    if passage is None:
        return svg
    head, _, after = svg.partition("<title>")
    drawing = with_names(after.partition("</title>")[2], hearing.names)
    head = head.replace('role="img"', f'role="img" aria-label="{escape(passage.label())}"')
    return f"{head}<title>{escape(passage.title)}</title>{drawing}"


def with_names(drawing: str, names: list[str]) -> str:
    """A drawing in which `player 2` has a name, as far as there is room, that turns nothing beside it."""
    if "player " not in drawing:
        return drawing
    short = [shortened(name, LETTERS.get(len(names), min(LETTERS.values()))) for name in names]
    return named_in_drawing(drawing, [f'<tspan unicode-bidi="isolate">{escape(name)}</tspan>' for name in short])


def shortened(name: str, most: int) -> str:
    """A name of so many letters at most; what tells it from the same one in another seat stays."""
    if len(name) <= most:
        return name
    end = found[1] if (found := SEAT.search(name)) else ""
    return f"{name[: most - 1 - len(end)].rstrip()}…{end}"
