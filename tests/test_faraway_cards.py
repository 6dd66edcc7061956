"""Faraway: the card file, its checks, and the fame of a row."""

from __future__ import annotations

import random
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from hortus.core.errors import HortusError
from hortus.core.native import INTERPRETED
from hortus.games.faraway import cards
from hortus.games.faraway.cards import ALL_REGIONS, ALL_SANCTUARIES, BIOMES, WONDERS, Card, read_cards
from hortus.games.faraway.scoring import fame_of_row
from tests.oracles import faraway as oracle

pytestmark = pytest.mark.interpreted
FILE = Path(cards.__file__).with_name("cards.toml").read_text(encoding="utf-8")
CASES = tomllib.loads(Path(__file__).with_name("cases").joinpath("faraway.toml").read_text())


def fame(regions: list[int], sanctuaries: list[int]) -> tuple[list[int], list[int], int]:
    """The fame of a row given by durations and by sanctuary numbers."""
    row = np.array([duration - 1 for duration in regions], np.uint8)
    havens = np.array([number - 1 for number in sanctuaries], np.uint8)
    paid, extra = np.zeros(len(row), np.int64), np.zeros(len(havens), np.int64)
    total = fame_of_row(row, len(row), havens, len(havens), paid, extra)
    return paid.tolist(), extra.tolist(), int(total)


def for_oracle(card: Card, duration: int = 0) -> dict[str, Any]:
    quest = card.quest
    per = None if quest is None or not quest.per else ("set" if quest.per == ("set",) else list(quest.per))
    return {
        "duration": duration,
        "biome": card.biome,
        "night": card.night,
        "clues": card.clues,
        **{wonder: card.wonders.count(wonder) for wonder in WONDERS},
        "needs": dict(Counter(card.needs)),
        "fame": None if quest is None else {"points": quest.points, "per": per},
    }


@pytest.mark.parametrize("case", CASES["table"], ids=[case["name"] for case in CASES["table"]])
def test_worked_table(case: dict[str, Any]) -> None:
    assert fame(case["regions"], case["sanctuaries"]) == (case["region_fame"], case["sanctuary_fame"], case["total"])


@pytest.mark.parametrize("rows", [5000, pytest.param(100_000, marks=pytest.mark.long)])
def test_the_oracle_agrees_on_random_rows(rows: int) -> None:
    generator = random.Random(rows)
    for _ in range(200 if INTERPRETED else rows):
        regions = generator.sample(range(1, 69), generator.randint(1, 8))
        sanctuaries = generator.sample(range(1, 46), generator.randint(0, 7))
        row = [for_oracle(ALL_REGIONS[duration - 1], duration) for duration in regions]
        havens = [for_oracle(ALL_SANCTUARIES[number - 1]) for number in sanctuaries]
        assert fame(regions, sanctuaries)[:2] == oracle.score(row, havens)


def test_the_deck_is_complete() -> None:
    assert len(ALL_REGIONS) == 68
    assert len(ALL_SANCTUARIES) == len(set(ALL_SANCTUARIES)) == 45
    assert Counter(region.biome for region in ALL_REGIONS) == dict.fromkeys(BIOMES, 17)
    assert [duration for duration, region in enumerate(ALL_REGIONS, 1) if region.night] == list(range(20, 41))
    assert sum(sanctuary.night for sanctuary in ALL_SANCTUARIES) == 4
    assert sum(sanctuary.biome is None for sanctuary in ALL_SANCTUARIES) == 25
    assert not any(sanctuary.needs for sanctuary in ALL_SANCTUARIES)


MISTAKES = {
    "not TOML": ("[regions]", "[regions", "not TOML"),
    "a region too few": ("\n68 = ", "\n# ", "numbered from 1 to 68"),
    "an unknown field": ("fame = 4 }", "fame = 4, colour = 1 }", "only these fields"),
    "an unknown biome": ('biome = "forest", wonders = "uddu okiko"', 'biome = "sea"', "not 'sea'"),
    "an unknown wonder": ('wonders = "uddu uddu"', 'wonders = "uddu stone"', "not 'stone'"),
    "clues in words": ("clues = 1", 'clues = "one"', "clues are a number"),
    "an unknown quest": ("3 per night", "3 per moon", "not '3 per moon'"),
    "a biome too many": ('3  = { biome = "river"', '3  = { biome = "city"', "17 regions of each biome"),
    "night by day": ('1  = { biome = "forest",', '1  = { biome = "forest", night = true,', "explored at night"),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_in_the_card_file_gets_a_sentence(mistake: str) -> None:
    right, wrong, words = MISTAKES[mistake]
    assert right in FILE
    with pytest.raises(HortusError, match=words):
        read_cards(FILE.replace(right, wrong, 1))
