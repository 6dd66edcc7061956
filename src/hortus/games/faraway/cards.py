"""The cards: read from `cards.toml`, checked, and turned into the numbers that the rules work with.

A region's number is its duration less one, a sanctuary's its number in the file less one.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hortus.core.errors import HortusError, brief

BIOMES = ("forest", "river", "city", "desert")
WONDERS = ("uddu", "okiko", "goldlog")
# Of ink on cards; each has a pattern as well, so that nobody needs the colour.
COLOURS = {"forest": "#1e3d14", "river": "#026cba", "city": "#e45a4c", "desert": "#fae274", "haven": "#9d9faa"}
SIGHTS = (*BIOMES, *WONDERS, "clue", "night")  # what a card can show, and a quest can count
REGIONS, SANCTUARIES = 68, 45
NIGHTS = range(20, 41)  # durations of the regions explored at night
FIELDS = ("biome", "night", "clues", "wonders", "needs", "fame")

# Columns of a card's row of numbers: what it shows, what it needs, what it pays and for what.
NEEDS = len(SIGHTS)
POINTS = NEEDS + len(WONDERS)
PER = POINTS + 1  # a bit for each sight that is counted; FLAT or SET otherwise
COLUMNS = PER + 1
FLAT, SET = 0, -1


def amount(count: int, sight: str) -> str:
    """A sight and how often: `2 uddu`, `3 clues`, `1 night`."""
    return f"{count} {sight}{'s' * (count != 1 and sight in ('clue', 'night', 'set'))}"


def counted_words(counts: Mapping[str, int]) -> list[str]:
    """Sights with their number where there are several: `["2 uddu", "okiko"]`."""
    return [amount(count, sight) if count > 1 else sight for sight, count in counts.items() if count]


@dataclass(frozen=True)
class Quest:
    """What a card pays."""

    points: int
    per: tuple[str, ...]  # sights that are counted together; ("set",) for sets; empty if it pays once

    def __str__(self) -> str:
        return f"{self.points} per {' and '.join(self.per)}" if self.per else f"{self.points}"


@dataclass(frozen=True)
class Card:
    """A region or a sanctuary."""

    biome: str | None
    night: bool
    clues: int
    wonders: tuple[str, ...]
    needs: tuple[str, ...]
    quest: Quest | None

    def __str__(self) -> str:
        return self.words

    @cached_property
    def words(self) -> str:
        """The card in words: `city, night, clue: 2 per uddu if 2 okiko`."""
        counts = {"night": int(self.night), "clue": self.clues, **Counter(self.wonders)}
        shown = ", ".join([self.biome or "haven", *counted_words(counts)])
        return f"{shown}: {self.quest_words}" if self.quest else shown

    @cached_property
    def quest_words(self) -> str:
        """What the card pays and on what condition; empty if it has no quest."""
        if self.quest is None:
            return ""
        needed = " and ".join(counted_words(Counter(self.needs)))
        return f"{self.quest}{' if ' * bool(needed)}{needed}"

    @cached_property
    def sights(self) -> dict[str, int]:
        """How often the card shows each of the sights."""
        shown = Counter([self.biome, *self.wonders])
        return {sight: shown[sight] for sight in (*BIOMES, *WONDERS)} | {"clue": self.clues, "night": int(self.night)}

    def numbers(self) -> list[int]:
        """The card as its row of numbers."""
        needs = [self.needs.count(wonder) for wonder in WONDERS]
        if self.quest is None:
            return [*self.sights.values(), *needs, 0, FLAT]
        counted = SET if self.quest.per == ("set",) else sum(1 << SIGHTS.index(sight) for sight in self.quest.per)
        return [*self.sights.values(), *needs, self.quest.points, counted]


def read_cards(text: str) -> tuple[list[Card], list[Card]]:
    """Regions and sanctuaries from the text of a card file, or a sentence on the first mistake in it."""
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise HortusError(f"The card file is not TOML: {brief(str(error), 80)}.") from None
    regions = read_table(tables, "regions", REGIONS)
    sanctuaries = read_table(tables, "sanctuaries", SANCTUARIES)
    check_regions(regions)
    return regions, sanctuaries


def read_table(tables: dict[str, Any], name: str, count: int) -> list[Card]:
    """The cards of one kind, numbered from 1 without a gap."""
    rows = tables.get(name, {})
    if sorted(rows) != sorted(map(str, range(1, count + 1))):
        raise HortusError(f"The card file needs {name} numbered from 1 to {count}, each once.")
    return [read_card(f"{name}.{number}", rows[str(number)]) for number in range(1, count + 1)]


def read_card(place: str, row: Any) -> Card:
    """One card of the file."""
    if not isinstance(row, dict) or not set(row) <= set(FIELDS):
        raise HortusError(f"In {place} only these fields can be: {', '.join(FIELDS)}.")
    biome, clues, night = row.get("biome"), row.get("clues", 0), row.get("night", False)
    if biome not in (None, *BIOMES):
        raise HortusError(f"In {place} the biome is one of {', '.join(BIOMES)}, not {brief(biome)}.")
    if type(clues) is not int or not 0 <= clues <= 9 or type(night) is not bool:
        raise HortusError(f"In {place} clues are a number from 0 to 9 and night is true or false.")
    lists = [tuple(str(row.get(field, "")).split()) for field in ("wonders", "needs")]
    for wonder in (*lists[0], *lists[1]):
        if wonder not in WONDERS:
            raise HortusError(f"In {place} wonders are {', '.join(WONDERS)}, not {brief(wonder)}.")
    return Card(biome, night, clues, lists[0], lists[1], read_quest(place, row.get("fame")))


def read_quest(place: str, fame: Any) -> Quest | None:
    """A quest: a number, or `2 per river and city`, or `10 per set`."""
    if fame is None:
        return None
    found = re.fullmatch(r"(\d{1,2})(?: per (set|[a-z]+(?: and [a-z]+)*))?", str(fame))
    per = tuple(found[2].split(" and ")) if found and found[2] else ()
    if not found or not (per == ("set",) or set(per) <= set(SIGHTS)):
        raise HortusError(f"In {place} fame is like 4, '2 per river and city' or '10 per set', not {brief(fame)}.")
    return Quest(int(found[1]), per)


def check_regions(regions: list[Card]) -> None:
    """What is known of the regions as a whole: 17 of each biome, and night from 20 to 40."""
    biomes = Counter(region.biome for region in regions)
    if any(biomes[biome] != REGIONS // len(BIOMES) for biome in BIOMES):
        raise HortusError(f"There are {REGIONS // len(BIOMES)} regions of each biome, not {dict(biomes)}.")
    nights = [duration for duration, region in enumerate(regions, 1) if region.night]
    if nights != list(NIGHTS):
        raise HortusError(
            f"The regions from {NIGHTS[0]} to {NIGHTS[-1]} are explored at night, not {brief(nights, 90)}."
        )


ALL_REGIONS, ALL_SANCTUARIES = read_cards(Path(__file__).with_name("cards.toml").read_text(encoding="utf-8"))
REGION: NDArray[np.int64] = np.array([card.numbers() for card in ALL_REGIONS], np.int64)
SANCTUARY: NDArray[np.int64] = np.array([card.numbers() for card in ALL_SANCTUARIES], np.int64)
