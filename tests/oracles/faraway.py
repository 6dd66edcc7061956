"""Scoring, searching and the solo opponents of Faraway, written a second time from the rules alone.

Slow and obvious on purpose: every count is taken anew over the cards that are visible. It shares no code
with the package, so that the two can be compared. Rules are cited by their number: "base" is the base game,
"solo" the solo rulings.
"""

from collections.abc import Sequence
from typing import Any

Card = dict[str, Any]
"""A region or a sanctuary, as printed.

- "biome": "river", "forest", "city", "desert", or None for a grey Mystical Haven
- "night": whether the card carries the night ring
- "clues": how many clues it shows
- "uddu", "okiko", "goldlog": how many of each wonder it shows
- "needs": the prerequisite, the least number of each wonder, such as {"okiko": 2}; empty when there is none
- "fame": the quest, or None: "points" times what is counted in "per" (see `quest_points`)
- "duration": regions only, 1 to 68
"""

BIOMES = ("river", "forest", "city", "desert")
WONDERS = ("uddu", "okiko", "goldlog")

POINTED_CARD = ((1, 13), (14, 26), (27, 40), (41, 53), (54, 68))
"""First and last duration that point to each card of the row, from the left (solo 2)."""


def count(visible: Sequence[Card], key: str) -> int:
    """How many of `key` the visible cards show: cards of a biome, night rings, clues or wonders.

    Sanctuaries count like regions, and a grey one is in no biome.
    """
    total = 0
    for card in visible:
        if key in BIOMES:
            total += 1 if card["biome"] == key else 0
        elif key == "night":
            total += 1 if card["night"] else 0
        elif key == "clue":
            total += card["clues"]
        elif key in WONDERS:
            total += card[key]
        else:
            raise ValueError(f'{key!r} cannot be counted; use a biome, a wonder, "clue" or "night".')
    return total


def prerequisite_met(card: Card, visible: Sequence[Card]) -> bool:
    """True if at least the needed number of each wonder is visible; wonders are never used up (base 4)."""
    for wonder, needed in card["needs"].items():
        if wonder not in WONDERS:
            raise ValueError(f"{wonder!r} is not a wonder; a prerequisite asks for uddu, okiko or goldlog.")
        if count(visible, wonder) < needed:
            return False
    return True


def quest_points(card: Card, visible: Sequence[Card]) -> int:
    """The fame `card` earns when `visible`, itself included, is all that can be seen (base 4).

    Its points are paid once when "per" is None, once for each complete set of the four biomes when it is
    "set", and otherwise once for each thing named there: in a pair the counts are added.
    """
    quest = card["fame"]
    if quest is None or not prerequisite_met(card, visible):
        return 0
    if quest["per"] is None:
        times = 1
    elif quest["per"] == "set":
        times = min(count(visible, biome) for biome in BIOMES)
    else:
        times = sum(count(visible, key) for key in quest["per"])
    points: int = quest["points"] * times
    return points


def score(regions: Sequence[Card], sanctuaries: Sequence[Card]) -> tuple[list[int], list[int]]:
    """The fame of each region, in the order played, and of each sanctuary (base 4).

    All regions are turned down and revealed again from the last to the first: each sees itself, the regions
    played after it and all sanctuaries. The sanctuaries score last and see everything.
    """
    region_fame = [0] * len(regions)
    revealed: list[Card] = []
    for place in reversed(range(len(regions))):
        revealed.append(regions[place])
        region_fame[place] = quest_points(regions[place], [*revealed, *sanctuaries])
    sanctuary_fame = [quest_points(sanctuary, [*regions, *sanctuaries]) for sanctuary in sanctuaries]
    return region_fame, sanctuary_fame


def draws(regions: Sequence[Card], sanctuaries: Sequence[Card]) -> int:
    """How many sanctuaries are due to the player who has just laid the last of `regions` (base 2, solo 3).

    None in the first round, nor when its duration is not higher than the one before; otherwise 1 and one
    more for each clue, on the new region too. A deck that holds fewer is the caller's business (base 3).
    """
    if len(regions) < 2 or regions[-1]["duration"] <= regions[-2]["duration"]:
        return 0
    return 1 + count([*regions, *sanctuaries], "clue")


def winners(totals: Sequence[int], lowest_durations: Sequence[int]) -> set[int]:
    """The winning seats: the most fame, and among those tied the lowest single duration in the row (base 4).

    Durations are unique, so in a real game there is one winner.

    >>> winners([70, 70, 60], [5, 3, 1])
    {1}
    """
    if len(totals) != len(lowest_durations):
        raise ValueError("Give one total and one lowest duration for each seat.")
    tied = [seat for seat, total in enumerate(totals) if total == max(totals)]
    lowest = min(lowest_durations[seat] for seat in tied)
    return {seat for seat in tied if lowest_durations[seat] == lowest}


def taken(row_free: Sequence[bool], duration: int) -> int | None:
    """The row card, 0 to 4 from the left, that an opponent card of `duration` takes (solo 2).

    The one its duration points to, else the next free one to the right, going on from the left end; None
    when no card is free. Only opponent cards lower than yours take one, which is for the caller to know.

    >>> taken([True, True, True, True, True], 40)
    2
    >>> taken([False, True, True, True, False], 68)
    1
    """
    if len(row_free) != len(POINTED_CARD):
        raise ValueError(f"The row has {len(POINTED_CARD)} cards, not {len(row_free)}.")
    pointed = [card for card, (first, last) in enumerate(POINTED_CARD) if first <= duration <= last]
    if not pointed:
        raise ValueError(f"No region has the duration {duration}; durations are 1 to 68.")
    to_the_right = list(range(pointed[0], len(row_free)))
    from_the_left = list(range(pointed[0]))
    for card in to_the_right + from_the_left:
        if row_free[card]:
            return card
    return None
