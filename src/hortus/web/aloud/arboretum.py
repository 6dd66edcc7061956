"""Arboretum read aloud: the deck and the piles, gardens as tables, hands by species."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from hortus.games.arboretum.cards import Card
from hortus.games.arboretum.view import ArboretumView, Side, free_squares
from hortus.web.aloud.passages import Hearing, Passage, grid_of, side_at
from hortus.web.texts import and_, say


def passage(hearing: Hearing, place: str) -> Passage | None:
    """What a picture of the page shows."""
    view = cast(ArboretumView, hearing.view)
    if place == "table":
        return Passage(say("aloud.sources"), [deck(view), *piles(hearing, view)])
    if (side := side_at(place)) is not None:
        return garden(hearing, view, side, held_by_another(view.sides[side]))
    if view.seat is None:
        return None
    if place == "hand":
        title = hearing.of(view.seat, "aloud.hand_yours", "aloud.hand_theirs")
        chosen = [say("aloud.chosen", card=view.chosen)] if view.chosen else []
        return Passage(title, [*by_species(view.sides[view.seat].hand), *chosen] or [say("aloud.hand_empty")])
    return garden(hearing, view, view.seat, []) if place == "garden" else None


def deck(view: ArboretumView) -> str:
    """How many cards can still be drawn."""
    return say("aloud.deck_one") if view.deck == 1 else say("aloud.deck", count=view.deck)


def piles(hearing: Hearing, view: ArboretumView) -> list[str]:
    """The discards of everybody, the top card first; the solo game has one pile."""
    solo = len(view.sides) > view.players
    found = []
    for side in range(1 if solo else view.players):
        cards = list(map(str, reversed(view.sides[side].pile)))
        whose = say("aloud.pile") if solo else hearing.of(side, "aloud.pile_yours", "aloud.pile_theirs")
        if not cards:
            found.append(say("aloud.pile_empty", pile=whose))
        elif len(cards) == 1:
            found.append(say("aloud.pile_one", pile=whose, top=cards[0]))
        else:
            found.append(say("aloud.pile_cards", pile=whose, top=cards[0], rest=", ".join(cards[1:])))
    return found


def garden(hearing: Hearing, view: ArboretumView, side: int, lines: list[str]) -> Passage:
    """The garden of a side: a table, or Q's lines."""
    title = hearing.of(side, "aloud.garden_yours", "aloud.garden_theirs")
    planted = view.sides[side].garden
    if view.lines and side >= view.players:
        rows = by_species(sorted(tree.card for tree in planted))
        return Passage(title, [*lines, *(rows or [say("aloud.nothing_planted")])])
    squares = {(tree.x, tree.y): str(tree.card) for tree in planted}
    asked = view.phase == "place" if side == view.seat else view.phase == "lay" and side >= view.players
    if asked and view.seat is not None:
        squares |= dict.fromkeys(free_squares(squares), say("aloud.free"))
    return Passage(title, lines if squares else [*lines, say("aloud.nothing_planted")], grid_of(squares))


def held_by_another(side: Side) -> list[str]:
    """What is known of a hand."""
    known = say("aloud.known", cards="; ".join(by_species(side.hand))) if side.hand else ""
    hidden = say("aloud.hidden_one") if side.hidden == 1 else say("aloud.hidden", count=side.hidden)
    return [line for line in (known, hidden if side.hidden else "") if line] or [say("aloud.held_none")]


def by_species(cards: Iterable[Card]) -> list[str]:
    """Cards by species: `jacaranda 1 and 3`."""
    found: dict[str, list[str]] = {}
    for card in cards:
        found.setdefault(card.species, []).append(str(card.value))
    return [f"{species} {and_(values)}" for species, values in found.items()]
