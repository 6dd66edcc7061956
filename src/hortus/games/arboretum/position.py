"""A boxed game on somebody's table: a description becomes a record, or a sentence on what is wrong with it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from hortus.core.errors import BadPosition, brief, unknown, whole
from hortus.core.layout import record_in
from hortus.core.position import listed_players, read_object
from hortus.core.ruleset import RuleSet
from hortus.games.arboretum.cards import EDITIONS, Card, Edition, card_of, number_of
from hortus.games.arboretum.rules import HAND
from hortus.games.arboretum.scorecard import ArboretumScorecard, scorecard
from hortus.games.arboretum.state import GARDEN, TABLE, VALUES

EXAMPLE = '{"players": [{"hand": [...], "garden": [...]}, ...]}'
Q_HAND = 13  # the solo game has at most 14 turns, and Q gets nothing in the last
FARTHEST = 1_000_000  # from 0,0: the origin of a described garden may be anywhere


def score_position(rule_set: RuleSet, position: object, given: Mapping[str, Any]) -> ArboretumScorecard:
    """The scorecard of a described table, or a sentence on what is wrong with it."""
    from hortus.games.arboretum import SPECIES_FOR, edition_of

    solo = bool(rule_set.sides)
    edition = edition_of(rule_set)
    described = read_object(position, ("players",), "position", EXAMPLE)
    players = listed_players(rule_set, described, ("hand", "garden"))
    options = rule_set.check_options(given, 1 if solo else len(players))
    lines = solo and not any(len(planted) == 4 for planted in listed(players[1], "garden", "Q"))
    state = np.zeros(TABLE.itemsize, np.uint8)
    table = record_in(state, TABLE)
    table.players = 1 if solo else len(players)
    table.sides = len(players)
    table.edition = EDITIONS.index(edition)
    table.tie_break = edition.name == "2018"
    table.q_grid = solo and not lines
    table.q_negates = getattr(options, "q_negates", True)
    origins = []
    where: dict[int, str] = {}
    for side, player in enumerate(players):
        name = "Q" if solo and side else f"player {side + 1}"
        read_hand(table, edition, side, player, name, where, Q_HAND if name == "Q" else HAND)
        origins.append(read_garden(table, edition, side, player, name, where, lines and name == "Q"))
    used = sorted({number // VALUES for number in where})
    most = SPECIES_FOR[int(table.players)]
    if len(used) > most:
        names = ", ".join(edition.species[number].name for number in used)
        people = f"{table.players} player{'s' * (len(players) > 2 or not solo)}"
        raise BadPosition(f"{rule_set.title} with {people} has {most} species, not {len(used)}: {names}.")
    check_options(options, lines, edition, used)
    table.in_play[:] = 1  # a description does not say which are: all are reckoned, those not there bring nothing
    return scorecard(rule_set, state, origins)


def check_options(options: Any, lines: bool, edition: Edition, used: list[int]) -> None:
    """Refuse a description that contradicts the options given with it."""
    if "q_garden" in options.model_fields_set and (options.q_garden == "lines") != lines:
        form = "without squares, as lines" if lines else "with squares, as a grid"
        raise BadPosition(f"The garden of Q is described {form}, but q_garden={options.q_garden} was given.")
    for number in used if options.species else []:
        if number not in map(edition.number_of, options.species):
            raise BadPosition(f"The position has {edition.species[number].name}, which is not among the species given.")


def listed(player: Mapping[str, Any], key: str, name: str) -> list[list[Any]]:
    """The cards under a key, each a list."""
    cards = player.get(key, [])
    if not isinstance(cards, list | tuple) or not all(isinstance(card, list | tuple) for card in cards):
        example = '["oak", 3]' if key == "hand" else '["oak", 6, x, y]'
        raise BadPosition(f"The {key} of {name} should be a list of cards like {example}.")
    return [list(card) for card in cards]


def read_card(edition: Edition, card: list[Any], place: str, where: dict[int, str]) -> int:
    """The number of a card that lies nowhere else yet."""
    species = edition.number_of(card[0]) if card and isinstance(card[0], str) else None
    if species is None:
        shown = card[0] if card else ""
        raise BadPosition(f"In {place}: {unknown('species', shown, (kind.name for kind in edition.species))}")
    value: Any = card[1] if len(card) > 1 else None
    if not whole(value) or not 1 <= value <= VALUES:
        name = edition.species[species].name
        raise BadPosition(f"In {place}: {name} has values from 1 to {VALUES}, not {brief(value, 20)}.")
    number = number_of(species, value)
    if number in where:
        raise BadPosition(f"The card {card_of(edition, number)} is there twice: in {where[number]} and in {place}.")
    where[number] = place
    return number


def read_hand(
    table: Any, edition: Edition, side: int, player: Mapping[str, Any], name: str, where: dict[int, str], most: int
) -> None:
    """Put the cards of a hand into the record."""
    cards = listed(player, "hand", name)
    if len(cards) > most:
        raise BadPosition(f"The hand of {name} has {len(cards)} cards; at the end of the game {most} are the most.")
    for card in cards:
        if len(card) != 2:
            raise BadPosition(f'A card of the hand of {name} should be like ["oak", 3], not {brief(card)}.')
        number = read_card(edition, card, f"the hand of {name}", where)
        table.hand[side, number // VALUES] |= 1 << number % VALUES


def read_garden(
    table: Any, edition: Edition, side: int, player: Mapping[str, Any], name: str, where: dict[int, str], lines: bool
) -> tuple[int, int]:
    """Put the cards of a garden into the record, moved so that the first stands on 0,0; return its square."""
    cards = listed(player, "garden", name)
    if len(cards) > GARDEN:
        raise BadPosition(f"The garden of {name} has {len(cards)} cards; no game leaves more than {GARDEN}.")
    squares: dict[tuple[int, int], Card] = {}
    for i, card in enumerate(cards):
        form = ["oak", 6] if lines else ["oak", 6, "x", "y"]
        if len(card) != len(form):
            raise BadPosition(f"A card of the garden of {name} should be like {form}, not {brief(card)}.")
        number = read_card(edition, card, f"the garden of {name}", where)
        table.planted[side, i] = number
        if not lines:
            square = read_square(card, name)
            if square in squares:
                raise BadPosition(
                    f"In the garden of {name}, {squares[square]} and {card_of(edition, number)} "
                    f"are on the same square {square[0]},{square[1]}."
                )
            squares[square] = card_of(edition, number)
    table.garden_size[side] = len(cards)
    check_connected(squares, name)
    first = next(iter(squares), (0, 0))
    for i, (x, y) in enumerate(squares):
        table.x[side, i] = x - first[0]
        table.y[side, i] = y - first[1]
    return first


def read_square(card: list[Any], name: str) -> tuple[int, int]:
    """The x and y of a planted card."""
    x, y = card[2:]
    for coordinate in (x, y):
        if not whole(coordinate) or abs(coordinate) > FARTHEST:
            raise BadPosition(
                f"In the garden of {name}, {card[0]} {card[1]} needs whole numbers up to {FARTHEST:,} for x and y, "
                f"not {brief([x, y], 40)}."
            )
    return x, y


def check_connected(squares: dict[tuple[int, int], Card], name: str) -> None:
    """Every card of a garden was planted beside another one."""
    if not squares:
        return
    reached = set()
    ahead = [next(iter(squares))]
    while ahead:
        x, y = ahead.pop()
        reached.add((x, y))
        beside = ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1))
        ahead += [square for square in beside if square in squares and square not in reached]
    for (x, y), card in squares.items():
        if (x, y) not in reached:
            raise BadPosition(
                f"In the garden of {name}, {card} on {x},{y} is cut off: every card is planted beside another one."
            )
