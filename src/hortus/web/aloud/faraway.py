"""Faraway read aloud: the market, rows from left to right with what each card pays now, and hands."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import cast

from hortus.games.faraway.cards import ALL_REGIONS, ALL_SANCTUARIES, amount
from hortus.games.faraway.picture import POINTING, memories, progress
from hortus.games.faraway.sheet import sheet, shown
from hortus.games.faraway.view import FarawayView, Side
from hortus.web.aloud.passages import Hearing, Passage, side_at
from hortus.web.texts import and_, say


def passage(hearing: Hearing, place: str) -> Passage | None:
    """What a picture of the page shows."""
    view = cast(FarawayView, hearing.view)
    if place == "round":
        return Passage(say("aloud.round"), [progress(view), *draft(hearing, view)])
    if place == "table":
        return Passage(say("aloud.market"), [*market(view), *rivals(view)] or [say("aloud.market_empty")])
    if (side := side_at(place)) is not None:
        lines = [*row_of(view, side), *held_by_another(view, view.sides[side])]
        return Passage(hearing.of(side, "aloud.row_yours", "aloud.row_theirs"), lines)
    if view.seat is None:
        return None
    if place == "hand":
        title = hearing.of(view.seat, "aloud.hand_yours", "aloud.hand_theirs")
        return Passage(title, list(hand(view, view.sides[view.seat])) or [say("aloud.hand_empty")])
    title = hearing.of(view.seat, "aloud.row_yours", "aloud.row_theirs")
    return Passage(title, list(row_of(view, view.seat))) if place == "garden" else None


def region(number: int) -> str:
    """A region with its face."""
    return say("aloud.region", number=number, face=ALL_REGIONS[number - 1])


def sanctuary(number: int) -> str:
    """A sanctuary with its face."""
    return say("aloud.sanctuary", number=number, face=ALL_SANCTUARIES[number - 1])


def draft(hearing: Hearing, view: FarawayView) -> list[str]:
    """In which order regions are taken."""
    if view.players == 1 or not view.draft or view.over:
        return []
    return [say("aloud.draft", names=and_(hearing.of(seat, "seat.you", "aloud.name") for seat in view.draft))]


def market(view: FarawayView) -> Iterator[str]:
    """The regions that can be taken; alone, which opponents take each."""
    for place, number in enumerate(view.market):
        if view.players == 1:
            what = region(number) if number else say("aloud.taken")
            yield say("aloud.market_place", place=place + 1, durations=POINTING[place], what=what)
        elif number:
            yield region(number)


def rivals(view: FarawayView) -> Iterator[str]:
    """What the opponents of the solo game did."""
    for rival in view.rivals:
        key = "aloud.rival_took" if rival.took else "aloud.rival"
        yield say(key, number=rival.region, took=rival.took)


def row_of(view: FarawayView, side: int) -> tuple[str, ...]:
    """The row of a side: all who look at it hear the same."""
    return row(view.sides[side].row, view.sides[side].sanctuaries)


@lru_cache(maxsize=4096)
def row(regions: tuple[int, ...], sanctuaries: tuple[int, ...]) -> tuple[str, ...]:
    """A row from left to right and its sanctuaries, with what each pays as things are; then all that they show."""
    pays = {line.name: line.fame for line in sheet(regions, sanctuaries) if line.why != "no quest"}
    told = [] if regions else [say("aloud.row_empty")]
    for place, number in enumerate(regions, 1):
        told.append(with_fame(say("aloud.place", place=place, what=region(number)), pays.get(f"r{number}")))
    told += [with_fame(sanctuary(number), pays.get(f"s{number}")) for number in sanctuaries]
    if shows := [amount(count, sight) for sight, count in shown(regions, sanctuaries).items()]:
        told.append(say("aloud.shows", sights=and_(shows)))
    return tuple(told)


def with_fame(words: str, fame: int | None) -> str:
    """A card, and what it pays now if it has a quest."""
    return words if fame is None else say("aloud.pays", card=words, fame=fame)


def held_by_another(view: FarawayView, side: Side) -> Iterator[str]:
    """What is known of a hand."""
    if side.hand:
        yield say("aloud.known", cards=and_(map(region, side.hand)))
    if side.hidden:
        yield say("aloud.hidden_one") if side.hidden == 1 else say("aloud.hidden", count=side.hidden)
    if not side.hand and not side.hidden and not view.over:
        yield say("aloud.held_none")
    if side.drawn_hidden:
        yield say("aloud.drawn_hidden", count=side.drawn_hidden)


def hand(view: FarawayView, side: Side) -> Iterator[str]:
    """One's own cards, what was chosen, and what else only oneself knows."""
    for number in side.hand:
        given = view.phase == "give" and number in view.giving
        key = "aloud.hand_chosen" if number == view.chosen else "aloud.hand_given" if given else "aloud.name"
        yield say(key, name=region(number))
    for number in side.drawn:
        yield say("aloud.drawn", what=sanctuary(number))
    yield from memories(view)
