"""Colours as people see them: what can be read on what."""

from __future__ import annotations

from functools import cache


def luminance(colour: str) -> float:
    """The relative luminance of `#rrggbb`, 0 for black and 1 for white, as WCAG 2 defines it."""
    channels = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, 1 to 21."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


@cache
def ink(fill: str) -> str:
    """Black or white, whichever is easier to read on `fill`."""
    return max("#000000", "#ffffff", key=lambda candidate: contrast(candidate, fill))
