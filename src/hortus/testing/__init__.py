"""The conformance suite: what every rule set must hold to, built-in or of your own.

    from hortus.testing import conform
    conform("arboretum", players=3)

`conform` plays random games and checks each decision; it raises `Broken` with a sentence for the first promise that
does not hold. The single checks can be called alone:

`check_course`      legal actions, clones, replay, length, words and notation
`check_no_leak`     two tables that a seat can't tell apart look the same to it, in everything it is given
`check_redeal`      a redealt table looks the same, hides the truth and varies
`check_generators`  the global random generators are neither used nor disturbed
`check_judgement`   the game's judgement, if it has one, depends on nothing that the seat can't know
`check_honest`      players choose the same on tables that they can't tell apart

`playthrough` writes a whole game as text, to be kept and compared.
"""

from __future__ import annotations

from typing import Any

from hortus.core.ruleset import RuleSet
from hortus.games import find_rule_set
from hortus.testing.course import check_course
from hortus.testing.generators import check_generators
from hortus.testing.honesty import check_honest, check_judgement
from hortus.testing.playthrough import playthrough
from hortus.testing.secrecy import check_no_leak, check_redeal, everything_seen, relabelled
from hortus.testing.tables import Broken, random_match, walk

__all__ = [
    "Broken",
    "check_course",
    "check_generators",
    "check_honest",
    "check_judgement",
    "check_no_leak",
    "check_redeal",
    "conform",
    "everything_seen",
    "playthrough",
    "random_match",
    "relabelled",
    "walk",
]


def conform(
    rule_set: str | RuleSet, players: int | None = None, decisions: int = 500, seed: int = 0, **options: Any
) -> None:
    """Run the whole suite on one rule set and player count, over at least so many random decisions."""
    chosen = find_rule_set(rule_set)
    count = chosen.check_players(players)
    for check in (check_course, check_no_leak, check_redeal, check_generators, check_judgement):
        check(chosen, count, decisions, seed, **options)
