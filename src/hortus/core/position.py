"""A boxed game on somebody's table, described as data: what all games read of it in the same way."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from hortus.core.errors import BadPosition, brief
from hortus.core.ruleset import RuleSet


def read_object(given: object, keys: tuple[str, ...], what: str, example: str) -> Mapping[str, Any]:
    """An object given as data or as JSON text, with no keys but these."""
    if isinstance(given, str | bytes):
        try:
            given = json.loads(given)
        except (ValueError, RecursionError) as error:
            raise BadPosition(f"The {what} is not JSON: {brief(str(error), 80)}.") from None
    if not isinstance(given, Mapping):
        raise BadPosition(f"A {what} is an object like {example}.")
    for key in given:
        if key not in keys:
            raise BadPosition(f"A {what} has only {' and '.join(map(repr, keys))}, not {brief(key, 40)}.")
    return given


def listed_players(rule_set: RuleSet, position: Mapping[str, Any], keys: tuple[str, ...]) -> list[Mapping[str, Any]]:
    """The players of a position, as many as the rule set has sides, each with no keys but these."""
    players = position.get("players")
    least, most = (count + len(rule_set.sides) for count in rule_set.players)
    if not isinstance(players, list | tuple) or not least <= len(players) <= most:
        people = f"{least} to {most} players" if least < most else f"{least} player{'s' * (least > 1)}"
        who = f"two sides, you and {rule_set.sides[0]}," if rule_set.sides else people
        raise BadPosition(f"A position of {rule_set.id} lists {who} under 'players'.")
    named = [f"'{key}'" for key in keys]
    for number, player in enumerate(players, 1):
        if not isinstance(player, Mapping):
            raise BadPosition(f"Player {number} should be an object with {' and '.join(f'a {key}' for key in named)}.")
        for key in player:
            if key not in keys:
                raise BadPosition(f"Player {number} has {' and '.join(named)}, not {brief(key, 40)}.")
    return list(players)
