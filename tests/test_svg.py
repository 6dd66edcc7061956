"""What the pictures of all games have in common: the paints of the page, by day and by night."""

from __future__ import annotations

import pytest

from hortus.core.colour import contrast
from hortus.core.svg import PAINTS

THEMES = pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])


def colours(theme: int) -> dict[str, str]:
    """The colour of each paint."""
    return {name: themes[theme] for name, _, _, *themes in PAINTS}


@THEMES
def test_words_are_readable_on_paper_soil_and_bars(theme: int) -> None:
    colour = colours(theme)
    for words, ground in (
        ("hx-text", "hx-paper"),
        ("hx-text", "hx-soil"),
        ("hx-quiet", "hx-paper"),
        ("hx-quiet", "hx-soil"),
        ("hx-paper", "hx-accent"),
    ):
        assert contrast(colour[words], colour[ground]) >= 4.5, (words, ground)


@THEMES
def test_the_edge_of_a_card_stands_out_from_the_table(theme: int) -> None:
    colour = colours(theme)
    for ground in ("hx-paper", "hx-soil"):
        assert contrast(colour["hx-edge"], colour[ground]) >= 3
