"""A boxed game on somebody's table: tiles become a scorecard, or a sentence on what is wrong with them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import numpy as np

from hortus.core.errors import BadPosition, brief, unknown, whole
from hortus.core.layout import record_in
from hortus.core.position import listed_players, read_object
from hortus.core.ruleset import RuleSet
from hortus.games.hanging_gardens.cards import KINDS, TILES, plain_name
from hortus.games.hanging_gardens.rules import write_options
from hortus.games.hanging_gardens.scorecard import HangingGardensScorecard, reckoned
from hortus.games.hanging_gardens.state import TABLE

EXAMPLE = '{"players": [{"tiles": {"garden": 3, "gardener": 1}, "late_claims": 0}, ...]}'
LATE_CLAIMS = {2: 2, 3: 1, 4: 1}  # as many as a player has turns in the last round


def score_position(rule_set: RuleSet, position: object, given: Mapping[str, Any]) -> HangingGardensScorecard:
    """The scorecard of described tiles, or a sentence on what is wrong with them."""
    described = read_object(position, ("players",), "position", EXAMPLE)
    players = listed_players(rule_set, described, ("tiles", "late_claims"))
    options = rule_set.check_options(rule_set.with_files(given), len(players))
    state = np.zeros(TABLE.itemsize, np.uint8)
    write_options(state, rule_set.game.encode(options, len(players)))
    most_late = LATE_CLAIMS[len(players)]
    hands = [read_player(player, f"player {number}", most_late) for number, player in enumerate(players, 1)]
    kinds = Counter(record_in(state, TABLE).kind.tolist())
    for number, kind in enumerate(KINDS):
        held = sum(counts.get(kind, 0) for counts, _ in hands)
        if held > kinds[number]:
            raise BadPosition(f"There are only {kinds[number]} {kind} tiles in the game, and the players have {held}.")
    return reckoned(rule_set, state, hands)


def read_player(player: Mapping[str, Any], name: str, most_late: int) -> tuple[dict[str, int], int]:
    """The tiles and late claims of one player."""
    tiles = player.get("tiles", {})
    if not isinstance(tiles, Mapping):
        raise BadPosition(f'The tiles of {name} should be like {{"garden": 3, "gardener": 1}}, not {brief(tiles)}.')
    counts: dict[str, int] = {}
    for given, count in tiles.items():
        kind = plain_name(given) if isinstance(given, str) else ""
        if kind not in KINDS:
            raise BadPosition(f"{name.capitalize()}: {unknown('tile', given, KINDS)}")
        if not whole(count) or not 0 <= count <= TILES:
            must = f"the number of {kind} tiles is 0 or more, and at most {TILES}"
            raise BadPosition(f"{name.capitalize()}: {must}, not {brief(count)}.")
        counts[kind] = counts.get(kind, 0) + int(count)
    late = player.get("late_claims", 0)
    if not whole(late) or not 0 <= late <= most_late:
        raise BadPosition(f"{name.capitalize()}: late claims are a number from 0 to {most_late}, not {brief(late)}.")
    return counts, int(late)
