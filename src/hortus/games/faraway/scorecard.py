"""Scorecards: the sheets of all players of a finished match or a boxed game, and who wins."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from pydantic import Field

from hortus.core.layout import record_in
from hortus.core.ruleset import RuleSet, State
from hortus.core.scorecard import Item, Scorecard, SideScore, Step
from hortus.games.faraway.cards import REGIONS
from hortus.games.faraway.sheet import Line, fame_of, sheet, sheet_text
from hortus.games.faraway.state import NO_CARD, ROUNDS, TABLE


class FarawaySide(SideScore):
    """One player's fame, card by card."""

    name: str
    row: tuple[int, ...] = Field(description="durations as played, left to right")
    kept: tuple[int, ...] = Field(description="numbers of the sanctuaries")
    regions: tuple[int, ...] = Field(description="fame of each region, in the order of the row")
    sanctuaries: tuple[int, ...] = Field(description="fame of each sanctuary")
    lowest: int | None = Field(description="the lowest duration of the row: the tie-break")
    sheet: tuple[Line, ...] = Field(description="in the order of scoring: regions from the last to the first")

    def items(self) -> list[Item]:
        """Card by card, in the order of scoring."""
        return [Item(f"{line.kind} {line.number}", line.fame, line.why) for line in self.sheet]


class FarawayScorecard(Scorecard):
    """The reckoning of a table of Faraway."""

    players: tuple[FarawaySide, ...]
    doubts: tuple[str, ...] = Field(default=(), description="what no game could have brought about, in sentences")

    def steps(self) -> list[Step]:
        """From the last region to the first, then the sanctuaries."""
        from hortus.games.faraway.telling import steps

        return steps(self)

    def text(self) -> str:
        """The whole reckoning in words."""
        lines = []
        for side in self.players:
            lines += [f"{side.name.capitalize()}: {side.points} fame", *sheet_text(side.sheet)]
        return "\n".join([*lines, self.verdict, *self.doubts])

    def svg(self) -> str:
        """The reckoning as a picture."""
        from hortus.games.faraway.sheet_picture import draw_sheets

        return draw_sheets(self)

    def _repr_svg_(self) -> str:
        return self.svg()


def scorecard(rule_set: RuleSet, state: State) -> FarawayScorecard:
    """The scorecard of a table, as if the game ended now."""
    table = record_in(state, TABLE)
    return reckoned(rule_set, [rows_of(table, seat) for seat in range(table.players)])


def rows_of(table: Any, seat: int) -> tuple[list[int], list[int]]:
    """The regions and the sanctuaries of a player."""
    regions = [card + 1 for card in table.row[seat].tolist() if card != NO_CARD]
    return regions, [card + 1 for card in table.kept[seat, : table.kept_size[seat]].tolist()]


def reckoned(rule_set: RuleSet, tables: Sequence[tuple[Sequence[int], Sequence[int]]]) -> FarawayScorecard:
    """The scorecard of players given by their rows and sanctuaries."""
    sides = []
    for seat, (regions, sanctuaries) in enumerate(tables):
        lines = sheet(regions, sanctuaries)
        sides.append(
            FarawaySide(
                name=f"player {seat + 1}",
                points=lines[-1].total if lines else 0,
                row=tuple(regions),
                kept=tuple(sanctuaries),
                regions=tuple(line.fame for line in lines[: len(regions)][::-1]),
                sanctuaries=tuple(line.fame for line in lines[len(regions) :]),
                lowest=min(regions, default=None),
                sheet=lines,
            )
        )
    best = max(range(len(sides)), key=lambda seat: (sides[seat].points, -(sides[seat].lowest or REGIONS + 1)))
    return FarawayScorecard(
        rule_set=rule_set.id,
        players=tuple(sides),
        winners=(best,),
        verdict=verdict(sides, sides[best]),
        doubts=tuple(filter(None, map(doubt, sides))),
    )


def ascents(row: Sequence[int]) -> int:
    """How often a row goes up: each time brings one sanctuary."""
    return sum(after > before for before, after in pairwise(row))


def doubt(side: FarawaySide) -> str:
    """A sentence on more sanctuaries than the row can have brought; regions that are not told may have brought some."""
    possible = ascents(side.row) + ROUNDS - len(side.row)
    if len(side.kept) <= possible:
        return ""
    return (
        f"{side.name.capitalize()} has {len(side.kept) - possible} too many sanctuaries: the row goes up "
        f"{possible} time{'s' * (possible != 1)}, and each time brings one."
    )


def verdict(sides: Sequence[FarawaySide], winner: FarawaySide) -> str:
    """Who wins, and why."""
    if len(sides) == 1:
        return f"Your journey brought {winner.points} fame."
    tied = [side.name for side in sides if side.points == winner.points and side is not winner]
    if not tied:
        return f"{winner.name.capitalize()} wins with {winner.points} fame."
    return (
        f"{winner.name.capitalize()} wins: {winner.points} fame like {' and '.join(tied)}, "
        f"and the lowest duration, {winner.lowest}."
    )


def standing(state: State, seat: int) -> list[str]:
    """How a seat stands: its sheet so far, the fame of all, and what each card of its hand would bring."""
    table = record_in(state, TABLE)
    rows = [rows_of(table, other) for other in range(table.players)]
    fame = [fame_of(*row) for row in rows]
    others = "".join(f", player {other + 1} {fame[other]}" for other in range(len(rows)) if other != seat)
    told = [*sheet_text(sheet(*rows[seat])), f"If the game ended now you would have {fame[seat]} fame{others}."]
    regions, kept = rows[seat]
    if len(regions) < ROUNDS:
        for card in table.hand[seat, : table.hand_size[seat]].tolist():
            gain = fame_of([*regions, card + 1], kept) - fame[seat]
            told.append(f"Region {card + 1}, played next, would bring {gain:+d} on what is there now.")
    return told
