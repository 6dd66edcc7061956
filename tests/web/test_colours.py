"""The colours of the pages: words can be read on every ground, in every theme."""

from __future__ import annotations

import re

import pytest

from hortus.core.colour import contrast
from hortus.core.svg import PAINTS as PAINTED
from hortus.web.static import FOLDER

CSS = (FOLDER / "colours.css").read_text(encoding="utf-8")
GROUNDS = ("paper", "sheet", "soil")
PAINTS = sorted({key for _, _, key, *_ in PAINTED})  # of pictures
WORDS = ("text", "quiet", "accent", "warn")
THEMES = {
    "light": (r":root \{", 0, 4.5),
    "dark": (r":root \{", 1, 4.5),
    "high contrast, light": (r':root\[data-theme="contrast"\] \{', 0, 7.0),
    "high contrast, dark": (r':root\[data-theme="contrast"\] \{', 1, 7.0),
}


def declared(rule: str) -> dict[str, str]:
    """The names and values of the first rule with that selector."""
    found = re.search(rule + r"(.*?)\}", CSS, re.DOTALL)
    assert found, rule
    return dict(re.findall(r"--([a-z-]+): ([^;]+);", found.group(1)))


def colour(names: dict[str, str], name: str, side: int) -> str:
    """A colour as six digits, in the light (0) or in the dark (1)."""
    value = names[name]
    if follows := re.fullmatch(r"var\(--([a-z-]+)\)", value):
        return colour(names, follows.group(1), side)
    if pair := re.fullmatch(r"light-dark\((#\w+), (#\w+)\)", value):
        value = pair.group(1 + side)
    return "#" + "".join(2 * digit for digit in value[1:]) if len(value) == 4 else value


@pytest.mark.parametrize("theme", THEMES)
def test_words_can_be_read_on_every_ground(theme: str) -> None:
    rule, side, least = THEMES[theme]
    names = declared(r":root \{") | declared(rule)
    for ground in GROUNDS:
        behind = colour(names, ground, side)
        for words in WORDS:
            assert contrast(colour(names, words, side), behind) >= least, (words, ground)
        assert contrast(colour(names, "mark", side), behind) >= 3, ground
    assert contrast(colour(names, "on-accent", side), colour(names, "accent", side)) >= least


@pytest.mark.parametrize("theme", THEMES)
def test_pictures_can_be_read_in_every_theme(theme: str) -> None:
    rule, side, least = THEMES[theme]
    names = declared(r":root \{") | declared(rule)
    paint = {name: colour(names, f"hx-{name}", side) for name in PAINTS}
    for ground in ("paper", "soil"):
        for words in ("text", "quiet"):
            assert contrast(paint[words], paint[ground]) >= least, (words, ground)
        for line in ("edge", "accent"):
            assert contrast(paint[line], paint[ground]) >= 3, (line, ground)
    assert contrast(paint["paper"], paint["accent"]) >= least
    assert contrast(paint["vein"], paint["back"]) >= 3


def test_both_ways_to_high_contrast_are_the_same() -> None:
    """What the system wishes for, and what is chosen here."""
    wished: dict[str, str] = {}
    for block in re.findall(r"@media \(prefers-contrast: more\) \{\s*:root \{(.*?)\}", CSS, re.DOTALL):
        wished |= dict(re.findall(r"--([a-z-]+): ([^;]+);", block))
    names = declared(r":root \{")
    chosen = names | declared(r':root\[data-theme="contrast"\] \{')
    for name in (*GROUNDS, *WORDS, "mark", "on-accent", "line", *(f"hx-{paint}" for paint in PAINTS)):
        for side in (0, 1):
            assert colour(names | wished, name, side) == colour(chosen, name, side), name
