"""The score sheet of a row: each card from the last to the first, what it saw, and why it pays what it pays.

Rows and sanctuaries are public, so a sheet can be made at any time, by anybody, for any player.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import numpy as np
from numpy.typing import NDArray
from pydantic import Field

from hortus.core.view import Part
from hortus.games.faraway.cards import ALL_REGIONS, ALL_SANCTUARIES, BIOMES, SIGHTS, Card, amount
from hortus.games.faraway.scoring import fame_of_row


class Line(Part):
    """One card of a score sheet."""

    kind: Literal["region", "sanctuary"]
    number: int = Field(description="duration of a region, number of a sanctuary")
    card: str = Field(description="the card in words")
    sees: dict[str, int] = Field(description="all that is visible to it, itself included")
    needs: dict[str, int] = Field(description="wonders that its quest asks for")
    missing: dict[str, int] = Field(description="how many of them it does not see")
    fame: int
    total: int = Field(description="fame so far: of this card and all that were scored before it")
    why: str

    @property
    def name(self) -> str:
        """The card's notation."""
        return f"{self.kind[0]}{self.number}"


def sheet(regions: Sequence[int], sanctuaries: Sequence[int]) -> tuple[Line, ...]:
    """The sheet of a row, in the order of scoring: regions from the last to the first, then sanctuaries.

    Regions are named by their durations, as played from left to right, sanctuaries by their numbers.
    """
    fame, extra = np.zeros(len(regions), np.int64), np.zeros(len(sanctuaries), np.int64)
    reckon(regions, sanctuaries, fame, extra)
    seen = dict.fromkeys(SIGHTS, 0)
    for number in sanctuaries:
        look_at(ALL_SANCTUARIES[number - 1], seen)
    lines: list[Line] = []
    total = 0
    for place in reversed(range(len(regions))):
        look_at(ALL_REGIONS[regions[place] - 1], seen)
        total += int(fame[place])
        lines.append(line("region", regions[place], seen, int(fame[place]), total))
    for place, number in enumerate(sanctuaries):
        total += int(extra[place])
        lines.append(line("sanctuary", number, seen, int(extra[place]), total))
    return tuple(lines)


def reckon(
    regions: Sequence[int], sanctuaries: Sequence[int], fame: NDArray[np.int64], extra: NDArray[np.int64]
) -> int:
    """Write the fame of each region and sanctuary; return the sum."""
    row, havens = (np.array(cards, np.uint8) - np.uint8(1) for cards in (regions, sanctuaries))
    return int(fame_of_row(row, len(row), havens, len(havens), fame, extra))


def fame_of(regions: Sequence[int], sanctuaries: Sequence[int]) -> int:
    """The fame of a row alone."""
    return reckon(regions, sanctuaries, np.empty(len(regions), np.int64), np.empty(len(sanctuaries), np.int64))


def shown(regions: Sequence[int], sanctuaries: Sequence[int]) -> dict[str, int]:
    """How often each sight is there; those that are not are left out."""
    seen = dict.fromkeys(SIGHTS, 0)
    for card in (*(ALL_REGIONS[n - 1] for n in regions), *(ALL_SANCTUARIES[n - 1] for n in sanctuaries)):
        look_at(card, seen)
    return {sight: count for sight, count in seen.items() if count}


def look_at(card: Card, seen: dict[str, int]) -> None:
    """Add what a card shows."""
    for sight, count in card.sights.items():
        seen[sight] += count


def line(kind: Literal["region", "sanctuary"], number: int, seen: dict[str, int], fame: int, total: int) -> Line:
    """The line of one card."""
    card = (ALL_REGIONS if kind == "region" else ALL_SANCTUARIES)[number - 1]
    needs = {wonder: card.needs.count(wonder) for wonder in dict.fromkeys(card.needs)}
    missing = {wonder: count - seen[wonder] for wonder, count in needs.items() if count > seen[wonder]}
    return Line(
        kind=kind,
        number=number,
        card=str(card),
        sees={sight: count for sight, count in seen.items() if count},
        needs=needs,
        missing=missing,
        fame=fame,
        total=total,
        why=why(card, seen, missing),
    )


def why(card: Card, seen: dict[str, int], missing: dict[str, int]) -> str:
    """Why a card pays what it pays."""
    if card.quest is None:
        return "no quest"
    wonders = [
        amount(seen[wonder], wonder) + f" ({missing.get(wonder)} short)" * (wonder in missing)
        for wonder in dict.fromkeys(card.needs)
    ]
    reasons = [f"sees {' and '.join(wonders)}"] if wonders else []
    if card.quest.per == ("set",) and not missing:
        sets = min(seen[biome] for biome in BIOMES)
        reasons.append(f"{amount(sets, 'set')} in {', '.join(amount(seen[biome], biome) for biome in BIOMES)}")
    elif card.quest.per and not missing:
        reasons.append(" + ".join(amount(seen[sight], sight) for sight in card.quest.per))
    return ": ".join(filter(None, [card.quest_words, "; ".join(reasons)]))


def sheet_text(lines: Sequence[Line]) -> list[str]:
    """A sheet in words, a line for each card: fame, running total, reason."""
    return [f"  {line.name:<4}{line.fame:>+4}  {line.total:>4}  {line.why}" for line in lines]
