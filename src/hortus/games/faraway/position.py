"""A boxed game on somebody's table: rows and sanctuaries become a scorecard, or a sentence on what is wrong."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hortus.core.errors import BadPosition, brief, whole
from hortus.core.position import listed_players, read_object
from hortus.core.ruleset import RuleSet
from hortus.games.faraway.cards import ALL_SANCTUARIES, REGIONS, SANCTUARIES
from hortus.games.faraway.scorecard import FarawayScorecard, reckoned
from hortus.games.faraway.state import KEPT, ROUNDS

EXAMPLE = '{"players": [{"regions": [44, 49, 14, 28, ...], "sanctuaries": [12, 38]}, ...]}'


def score_position(rule_set: RuleSet, position: object, given: Mapping[str, Any]) -> FarawayScorecard:
    """The scorecard of a described table, or a sentence on what is wrong with it."""
    described = read_object(position, ("players",), "position", EXAMPLE)
    players = listed_players(rule_set, described, ("regions", "sanctuaries"))
    rule_set.check_options(given, len(players))
    where: dict[tuple[str, int], str] = {}
    return reckoned(
        rule_set, [read_player(player, f"player {number}", where) for number, player in enumerate(players, 1)]
    )


def read_player(player: Mapping[str, Any], name: str, where: dict[tuple[str, int], str]) -> tuple[list[int], list[int]]:
    """The row and the sanctuaries of one player."""
    regions = [read_card(card, "region", name, where) for card in listed(player, "regions", name)]
    sanctuaries = [read_card(card, "sanctuary", name, where) for card in listed(player, "sanctuaries", name)]
    if len(regions) > ROUNDS:
        raise BadPosition(f"The row of {name} has {len(regions)} regions; a game has {ROUNDS} rounds.")
    if len(sanctuaries) > KEPT:
        raise BadPosition(f"{name.capitalize()} has {len(sanctuaries)} sanctuaries; a game brings {KEPT} at most.")
    return regions, sanctuaries


def listed(player: Mapping[str, Any], key: str, name: str) -> list[Any]:
    """The cards under a key."""
    cards = player.get(key, [])
    if not isinstance(cards, list | tuple):
        raise BadPosition(f"The {key} of {name} should be a list of numbers, not {brief(cards)}.")
    return list(cards)


def read_card(card: Any, kind: str, name: str, where: dict[tuple[str, int], str]) -> int:
    """A card by its number, a sanctuary also by its face in words."""
    most = REGIONS if kind == "region" else SANCTUARIES
    number = face_number(card) if kind == "sanctuary" and isinstance(card, str) else card
    if not whole(number) or not 1 <= number <= most:
        raise BadPosition(f"{name.capitalize()}: a {kind} is a number from 1 to {most}, not {brief(card)}.")
    if (kind, number) in where:
        raise BadPosition(f"The {kind} {number} is there twice: with {where[kind, number]} and with {name}.")
    where[kind, number] = name
    return int(number)


def face_number(words: str) -> int:
    """The number of the sanctuary with this face, as in `river, clue`; case, commas and spaces make no difference."""
    for number, card in enumerate(ALL_SANCTUARIES, 1):
        if plain(str(card)) == plain(words):
            return number
    raise BadPosition(f"There is no sanctuary {brief(words)}: use a number or the words of the list in the rules.")


def plain(words: str) -> str:
    """Words without what does not matter."""
    return "".join(letter for letter in words.casefold() if letter.isalnum())
