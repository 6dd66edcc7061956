"""Scorecards: the tiles of all players of a finished match or a boxed game, their points and the reasons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
from pydantic import Field

from hortus.core.layout import record_in
from hortus.core.ruleset import RuleSet, State
from hortus.core.scorecard import Item, Scorecard, SideScore, Step
from hortus.games.hanging_gardens.cards import KINDS, OF, SERIES
from hortus.games.hanging_gardens.scoring import LATE_CLAIM, worth
from hortus.games.hanging_gardens.state import TABLE

LATE = "late claims"


class HangingGardensSide(SideScore):
    """One player's points, kind of tile by kind of tile."""

    name: str
    counts: dict[str, int] = Field(description="tiles of each kind")
    tiles: dict[str, int] = Field(description="points of each kind")
    why: dict[str, str] = Field(description="the reason for the points of each kind")
    total_tiles: int = Field(description="the tie-break")
    late_claims: int = Field(description=f"each {LATE_CLAIM} points, made after the last tile was gone")

    def items(self) -> list[Item]:
        """Kind of tile by kind of tile, and the late claims."""
        found = [Item(kind, self.tiles[kind], self.why[kind]) for kind in self.tiles]
        if self.late_claims:
            late = Item(LATE, LATE_CLAIM * self.late_claims, f"{self.late_claims} at {LATE_CLAIM}")
            return [*found, late]
        return found


class HangingGardensScorecard(Scorecard):
    """The reckoning of a table of The Hanging Gardens."""

    players: tuple[HangingGardensSide, ...]

    def steps(self) -> list[Step]:
        """Set by set."""
        from hortus.games.hanging_gardens.telling import steps

        return steps(self)

    def text(self) -> str:
        """The whole reckoning in words."""
        lines = []
        for side in self.players:
            lines.append(f"{side.name.capitalize()}: {side.points} points")
            lines += [f"  {item.what:<15}{item.points:>3}  {item.why}" for item in side.items()]
        return "\n".join([*lines, self.verdict])


def scorecard(rule_set: RuleSet, state: State) -> HangingGardensScorecard:
    """The scorecard of a table, as if the game ended now."""
    table = record_in(state, TABLE)
    hands = []
    for seat in range(table.players):
        kinds = table.kind[table.owner == seat].tolist()
        hands.append(({name: kinds.count(i) for i, name in enumerate(KINDS) if i in kinds}, int(table.late[seat])))
    return reckoned(rule_set, state, hands)


def reckoned(
    rule_set: RuleSet, state: State, hands: Sequence[tuple[Mapping[str, int], int]]
) -> HangingGardensScorecard:
    """The scorecard of players given by their tiles and late claims, by the values of a table."""
    sides = tuple(side_score(state, f"player {seat}", counts, late) for seat, (counts, late) in enumerate(hands, 1))
    best = max((side.points, side.total_tiles) for side in sides)
    won = tuple(seat for seat, side in enumerate(sides) if (side.points, side.total_tiles) == best)
    return HangingGardensScorecard(
        rule_set=rule_set.id, players=sides, winners=won, verdict=verdict(sides, [sides[seat] for seat in won])
    )


def side_score(state: State, name: str, counts: Mapping[str, int], late: int) -> HangingGardensSide:
    """One player's reckoning."""
    numbers = np.array([counts.get(kind, 0) for kind in KINDS], np.int64)
    held = [kind for kind in KINDS if counts.get(kind)]
    points = {kind: int(worth(state, numbers, KINDS.index(kind))) for kind in held}
    return HangingGardensSide(
        name=name,
        points=sum(points.values()) + LATE_CLAIM * late,
        counts={kind: counts[kind] for kind in held},
        tiles=points,
        why={kind: why(state, counts, kind) for kind in held},
        total_tiles=int(numbers.sum()),
        late_claims=late,
    )


def why(state: State, counts: Mapping[str, int], kind: str) -> str:
    """Why the tiles of a kind are worth what they are."""
    table = record_in(state, TABLE)
    if kind in SERIES:
        number = SERIES.index(kind)
        full = int(table.set_size[number])
        values = table.value[number, :full].tolist()
        sets, rest = divmod(counts[kind], full)
        parts = [f"a full set of {full} makes {values[-1]}"] * (sets == 1)
        parts += [f"{sets} full sets of {full} make {values[-1]} each"] * (sets > 1)
        parts += [f"{rest} tile{'s make' if rest > 1 else ' makes'} {values[rest - 1]}"] * bool(rest)
        return f"{'-'.join(map(str, values))}: {', and '.join(parts)}"
    person, series = KINDS.index(kind) - len(SERIES), OF[kind]
    if table.each[person]:
        return f"{int(table.each[person])} for each {series} tile ({counts.get(series, 0)})"
    full = counts.get(series, 0) >= int(table.set_size[SERIES.index(series)])
    alone, most = int(table.alone[person]), int(table.full[person])
    if full:
        return f"{most} with a full set of {series} tiles ({alone} without)"
    return f"{alone} without a full set of {series} tiles ({most} with one)"


def verdict(sides: Sequence[HangingGardensSide], won: Sequence[HangingGardensSide]) -> str:
    """Who wins, and why."""
    names = " and ".join(side.name for side in won).capitalize()
    points = won[0].points
    tied = [side for side in sides if side.points == points]
    if len(won) > 1:
        return f"{names} share the victory with {points} points and {won[0].total_tiles} tiles each."
    if len(tied) > 1:
        return f"{names} wins: {points} points like others, and more tiles, {won[0].total_tiles}."
    return f"{names} wins with {points} points."


def standing(state: State, seat: int) -> list[str]:
    """How a seat stands as far as it can know: its own tiles in full, others' without their blind ones."""
    table = record_in(state, TABLE)
    told = []
    for other in range(table.players):
        mine = (table.owner == other) & ((table.blind == 0) | (other == seat))
        kinds = table.kind[mine].tolist()
        counts = {name: kinds.count(i) for i, name in enumerate(KINDS) if i in kinds}
        side = side_score(state, f"player {other + 1}", counts, int(table.late[other]))
        if other == seat:
            told += [f"{kind}: {side.tiles[kind]} ({side.why[kind]})" for kind in side.tiles]
        who = "You have" if other == seat else f"{side.name.capitalize()} has"
        blind = int(((table.owner == other) & (table.blind == 1)).sum()) if other != seat else 0
        hidden = f", and {blind} blind tile{'s' * (blind > 1)}" * bool(blind)
        points = f"{side.points} point{'s' * (side.points != 1)}"
        told.append(f"{who} {points} in {side.total_tiles} tile{'s' * (side.total_tiles != 1)}{hidden}.")
    return told
