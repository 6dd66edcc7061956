"""Every rule set and player count, with the options that change the rules."""

from __future__ import annotations

from typing import Any

EVERY_TABLE: list[Any] = [
    *[("arboretum", players, {}) for players in (2, 3, 4)],
    *[("arboretum-2011", players, {}) for players in (2, 3, 4)],
    ("arboretum-solo", 1, {}),
    ("arboretum-solo", 1, {"q_garden": "grid"}),
    ("arboretum-solo", 1, {"q_negates": False}),
    *[("faraway", players, {}) for players in (2, 3, 4, 5, 6)],
    *[("faraway", players, {"advanced": True}) for players in (2, 3)],
    ("faraway-solo", 1, {}),
    ("faraway-solo", 1, {"advanced": True}),
    *[("hanging-gardens", players, {"claim": claim}) for players in (2, 3, 4) for claim in ("symbol", "size")],
]

# What is checked at every decision in the short run; the long one takes them all. Which tiles a group may take says
# nothing about the number of players.
CHECKED_TABLES = [table for table in EVERY_TABLE if table[1] == 2 or table[2] != {"claim": "size"}]
