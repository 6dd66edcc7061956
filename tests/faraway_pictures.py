"""Games of Faraway to draw, and how their pictures are read."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple
from xml.etree import ElementTree

import pytest

import hortus
from hortus.games import find_rule_set
from hortus.games.faraway.cards import ALL_REGIONS
from hortus.games.faraway.scorecard import FarawayScorecard
from hortus.games.faraway.sheet import sheet
from hortus.games.faraway.view import FarawayView
from hortus.testing.tables import random_match, walk
from tests.drawings import SVG, laid
from tests.kinds import as_a, there

CARD_NAME = re.compile(r"region \d+(?=, )|sanctuary s\d+(?=, )")
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("faraway", 2, {}),
    ("faraway", 3, {"advanced": True}),
    ("faraway", 6, {}),
    ("faraway-solo", 1, {}),
    ("faraway-solo", 1, {"advanced": True}),
]
every_table = pytest.mark.parametrize(("rule_set", "players", "options"), TABLES)


def played(rule_set: str, players: int, options: dict[str, Any], seed: int = 5) -> Iterator[hortus.Match]:
    """A random game, handed out before each decision and at its end."""
    for match in walk(find_rule_set(rule_set), players, 1, seed, **options):
        yield match
        if match.over:
            return


def seen(match: hortus.Match, eyes: int | None) -> FarawayView:
    return as_a(FarawayView, match.view(eyes))


def seat_of(view: FarawayView) -> int:
    """Whose eyes these are; a spectator has no seat."""
    return there(view.seat)


def views(rule_set: str, players: int, options: dict[str, Any]) -> Iterator[FarawayView]:
    """What every seat and a spectator see in the course of a game, every few decisions and at the end."""
    for decision, match in enumerate(played(rule_set, players, options)):
        if match.over or decision % 7 == 0:
            for eyes in (*range(players), None):
                yield seen(match, eyes)


def view_where(holds: Callable[[FarawayView], bool], rule_set: str, players: int, **options: Any) -> FarawayView:
    """The first view of a seat for which that holds."""
    return next(view for _, view in matches_where(holds, rule_set, players, **options))


def matches_where(
    holds: Callable[[FarawayView], bool], rule_set: str, players: int, **options: Any
) -> Iterator[tuple[hortus.Match, FarawayView]]:
    for seed in range(20):
        for match in played(rule_set, players, options, seed):
            for seat in range(players):
                view = seen(match, seat)
                if holds(view):
                    yield match, view


def ended(rule_set: str, players: int, seed: int = 3) -> FarawayView:
    return seen(random_match(find_rule_set(rule_set), players, seed), 0)


def scored(players: int = 2, seed: int = 3) -> FarawayScorecard:
    """The sheets of a random game."""
    return as_a(FarawayScorecard, random_match(find_rule_set("faraway"), players, seed).scorecard())


def with_rows(view: FarawayView, *rows: tuple[tuple[int, ...], tuple[int, ...]]) -> FarawayView:
    """A view whose sides have these rows and sanctuaries instead."""
    sides = [
        side.model_copy(update={"row": row, "sanctuaries": kept, "fame": sheet(row, kept)[-1].total})
        for side, (row, kept) in zip(view.sides, rows, strict=True)
    ]
    return view.model_copy(update={"sides": tuple(sides)})


def titles(picture: str) -> list[str]:
    return [title.text or "" for title in ElementTree.fromstring(picture).iter(f"{SVG}title")]


def cards_in(picture: str) -> Counter[str]:
    """The cards that lie face up, in words."""
    return Counter(title for title in titles(picture)[1:] if CARD_NAME.match(title))


def named(which: int, note: str) -> str:
    """The title of a region with a note."""
    return f"region {which}, {ALL_REGIONS[which - 1]}, {note}"


def written(picture: str) -> list[str]:
    """Every text, in the order of the file."""
    texts = ElementTree.fromstring(picture).iter(f"{SVG}text")
    return [word for element in texts for word in element.itertext()]


def framed(fragment: str) -> ElementTree.Element:
    """A fragment as a document."""
    return ElementTree.fromstring(f'<svg xmlns="{SVG[1:-1]}">{fragment}</svg>')


def parts_in(picture: str, name: str) -> set[str]:
    """What the picture offers to click on: the values of `data-region` or `data-sanctuary`."""
    return {e.attrib[f"data-{name}"] for e in ElementTree.fromstring(picture).iter() if f"data-{name}" in e.attrib}


def known_cards(view: FarawayView) -> Counter[str]:
    """Every card of a view that lies on the table or in a hand that these eyes know."""
    regions = [card for side in view.sides for card in (*side.row, *side.hand)]
    regions += [card for card in view.market if card is not None]
    regions += [card for rival in view.rivals for card in (rival.region, rival.took) if card is not None]
    kept = [card for side in view.sides for card in (*side.sanctuaries, *side.drawn)]
    return Counter([f"region {card}" for card in regions] + [f"sanctuary s{card}" for card in kept])


class Place(NamedTuple):
    left: float
    top: float
    width: float
    height: float


def places(picture: str) -> dict[str, Place]:
    """Where each face-up card lies: measured by its sheet, the first drawing after its title."""
    found: dict[str, Place] = {}
    for card in laid(picture, CARD_NAME):
        rectangle = card.element.find(f"{SVG}rect")
        if card.name.startswith("region") and rectangle is not None:
            wide, high = 100.0, float(rectangle.attrib["height"]) + 3
        else:
            wide, high = 120.0, float(re.findall(r"[\d.]+", card.element[1].attrib["d"])[1]) + 2
        found[card.name] = Place(card.left, card.top, wide * card.scale, high * card.scale)
    return found
