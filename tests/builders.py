"""Small builders: tables of Arboretum written as they look, and rule sets with a part exchanged."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Any

from hortus.core.ruleset import Game, RuleSet
from hortus.games.arboretum.cards import PUBLISHED, Edition

Card = tuple[str, int]


def card(text: str, edition: Edition = PUBLISHED) -> Card:
    """`O7` is oak 7."""
    species = next(species.name for species in edition.species if species.letter == text[0])
    return species, int(text[1:])


def hand(text: str, edition: Edition = PUBLISHED) -> list[Card]:
    """`O7 M3` is a hand of two cards."""
    return [card(word, edition) for word in text.split()]


def garden(drawing: str, edition: Edition = PUBLISHED) -> dict[tuple[int, int], Card]:
    """A garden drawn as it lies, north on top, `.` for a bare square."""
    rows = [line.split() for line in drawing.strip().splitlines()]
    return {(x, -y): card(word, edition) for y, row in enumerate(rows) for x, word in enumerate(row) if word.strip(".")}


def species_of(letter: str, edition: Edition = PUBLISHED) -> str:
    """The species with that letter."""
    return card(f"{letter}1", edition)[0]


def position(hands: Sequence[Any], gardens: Sequence[Any]) -> dict[str, Any]:
    """A position for `hortus.score`; gardens without squares are Q's lines."""
    players = []
    for held, planted in zip(hands, gardens, strict=True):
        if isinstance(planted, dict):
            planted = [[*card, x, y] for (x, y), card in planted.items()]
        players.append({"hand": [list(card) for card in held], "garden": [list(card) for card in planted]})
    return {"players": players}


def table(hands: Sequence[str], gardens: Sequence[str]) -> dict[str, Any]:
    """A position from text."""
    return position([hand(text) for text in hands], [garden(text) for text in gardens])


def changed(rule_set: RuleSet, **rooms: Any) -> RuleSet:
    """A rule set with some functions of its game or its kernel replaced."""
    game = rule_set.game
    kernel_names = {field.name for field in dataclasses.fields(game.kernel)}
    inside = {name: room for name, room in rooms.items() if name in kernel_names}
    outside = {name: room for name, room in rooms.items() if name not in kernel_names}
    other: Game = dataclasses.replace(game, kernel=dataclasses.replace(game.kernel, **inside), **outside)
    return dataclasses.replace(rule_set, open=lambda: other)
