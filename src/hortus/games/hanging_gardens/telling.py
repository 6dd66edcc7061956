"""The reckoning of The Hanging Gardens as it is told: set by set, of all players at once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hortus.core.scorecard import Item, Light, Step, Told
from hortus.games.hanging_gardens.cards import KINDS
from hortus.games.hanging_gardens.scorecard import LATE, HangingGardensScorecard

OPENING = (
    "Set by set: the more tiles of a kind, the more each is worth, until a set is full and the next begins. Persons "
    "count what they watch over. Gardens themselves bring no points: they brought the tiles."
)


def steps(card: HangingGardensScorecard) -> list[Step]:
    """A step for each kind of tile that somebody has, and one for late claims."""
    sides = [{item.what: item for item in side.items()} for side in card.players]
    kinds = [kind for kind in (*KINDS, LATE) if any(kind in items for items in sides)]
    found = [Step("Tiles", OPENING)]
    for number, kind in enumerate(kinds):
        told = []
        for side, items in enumerate(sides):
            total = sum(items[each].points for each in kinds[: number + 1] if each in items)
            if kind in items:
                told.append(Told(side, items[kind].why, items[kind].points, total))
            else:
                told.append(Told(side, "none", 0, total))
        found.append(Step(kind.capitalize(), "", tuple(told), tuple(shine(sides, kinds, number))))
    return found


def shine(sides: Sequence[dict[str, Item]], kinds: Sequence[str], number: int) -> Iterator[Light]:
    """The tiles that are being scored, and what was scored before."""
    for side, items in enumerate(sides):
        for each in kinds[: number + 1]:
            if each in items:
                how = "now" if each == kinds[number] else "done"
                yield Light(side, "owned", each, how, f"+{items[each].points}")
