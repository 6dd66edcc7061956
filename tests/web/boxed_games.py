"""Finished games, and the taps that enter them on the sheet of the boxed game."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import hortus
from hortus.core.match import Match
from hortus.games import find_rule_set
from hortus.games.arboretum.cards import edition_named
from hortus.web.boxed import Sheet, sheet_for


def finished(rule_set: str, players: int | None = None, seed: int = 3) -> Match:
    """A game played to its end at random."""
    match = hortus.new(rule_set, players=players, seed=seed)
    generator = random.Random(seed)
    while not match.over:
        seat = match.actors[0]
        match.play(generator.choice(match.legal(seat)), seat=seat)
    return match


def taps_for(match: Match) -> list[str]:
    """All taps, player by player; where a hand or a row is full the sheet goes on by itself."""
    view: Any = match.view(None)
    taps = ["player:more"] * (match.players - match.rule_set.players[0])
    if match.rule_set.id.startswith("arboretum"):
        enter = arboretum_taps
    elif match.rule_set.id.startswith("faraway"):
        enter = faraway_taps
    else:
        enter = hanging_gardens_taps
    for number, side in enumerate(view.sides):
        taps += enter(number, side, view)
    return taps


def entered(name: str, taps: list[str]) -> Sheet:
    """The sheet that these taps make."""
    kind = sheet_for(find_rule_set(name))
    assert kind is not None
    sheet = kind.new(find_rule_set(name))
    for value in taps:
        sheet = sheet.after(value)
    return sheet


def arboretum_taps(number: int, side: Any, view: Any) -> Iterator[str]:
    """A hand, and a garden as far as the board shows its squares, which are tapped where the mark is not there yet."""
    letters = edition_named(view.edition).letters

    def name(card: Any) -> str:
        return f"card:{letters[card.species]}{card.value}"

    yield f"go:{number}.hand"
    yield from (name(card) for card in side.hand)
    yield f"go:{number}.garden"
    planted: list[Any] = []
    ahead = sorted(side.garden, key=lambda tree: (-tree.y, tree.x))
    while ahead:
        xs, ys = [one.x for one in planted], [one.y for one in planted]
        shown = [
            one
            for one in ahead
            if not planted or (min(xs) - 2 < one.x < max(xs) + 2 and min(ys) - 2 < one.y < max(ys) + 2)
        ]
        tree = shown[0]
        lines = view.lines and number >= view.players
        if planted and not lines and (tree.x, tree.y) != (planted[-1].x + 1, planted[-1].y):
            yield f"square:{tree.x - min(xs)},{tree.y - max(ys)}"
        yield name(tree.card)
        planted.append(tree)
        ahead.remove(tree)


def faraway_taps(number: int, side: Any, view: Any) -> Iterator[str]:
    """A row from left to right, and the sanctuaries."""
    yield f"go:{number}.regions"
    yield from (f"card:{region}" for region in side.row)
    if side.sanctuaries:
        yield f"go:{number}.sanctuaries"
    yield from (f"card:{sanctuary}" for sanctuary in side.sanctuaries)


def hanging_gardens_taps(number: int, side: Any, view: Any) -> Iterator[str]:
    """Every tile."""
    yield f"go:{number}.tiles"
    for kind, count in side.tiles.items():
        yield from [f"more:{kind}"] * count
    yield from ["more:late claim"] * side.late_claims
