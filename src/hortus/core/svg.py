"""Pictures as SVG text: what the drawings of all games are made of.

Fragments carry class names and no ids, so any number of them can stand on one page; `STYLE` gives those classes
their colours, for light and dark pages. A page that wants other colours sets the custom properties named there.
"""

from __future__ import annotations

import html
import textwrap
from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

FONT = "system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif"

# What a class paints, its custom property, and its colour on light and on dark pages.
PAINTS = (
    ("hx-paper", "fill", "paper", "#f8f6ef", "#1b1d1a"),
    ("hx-soil", "fill", "soil", "#edebdf", "#272a25"),
    ("hx-text", "fill", "text", "#24271f", "#eceadf"),
    ("hx-quiet", "fill", "quiet", "#5f6256", "#a9ac9d"),
    ("hx-edge", "stroke", "edge", "#807c6e", "#b9b5a7"),
    ("hx-back", "fill", "back", "#3d6a52", "#2f5a45"),
    ("hx-vein", "stroke", "vein", "#cfe0d2", "#b9d3c1"),
    ("hx-accent", "fill", "accent", "#1f6f46", "#86d3a3"),
    ("hx-ring", "stroke", "accent", "#1f6f46", "#86d3a3"),
)
LETTER, BOLD_LETTER = 0.54, 0.6  # widths of letters of size 1, on average and in wide fonts
TEXT, QUIET, ON_ACCENT = 'class="hx-text"', 'class="hx-quiet"', 'class="hx-paper"'


def _style() -> str:
    light = "".join(f".{name}{{{what}:var(--hx-{key},{day})}}" for name, what, key, day, _ in PAINTS)
    dark = "".join(f".{name}{{{what}:var(--hx-{key},{night})}}" for name, what, key, _, night in PAINTS)
    return f".hx{{max-width:100%;height:auto;font-family:{FONT}}}{light}@media(prefers-color-scheme:dark){{{dark}}}"


STYLE = _style()  # the same for every picture, so that a page can allow it by its hash


class Block(NamedTuple):
    """A drawing with its top left corner on 0,0, and how high it is."""

    drawing: str
    height: float


def below_each_other(blocks: list[Block], space: float) -> Block:
    """Blocks as a column."""
    parts, y = [], 0.0
    for block in blocks:
        parts.append(f"<g {at(0, y)}>{block.drawing}</g>")
        y += block.height + space
    return Block("".join(parts), y - space)


@lru_cache(maxsize=1 << 12)
def escape(words: str) -> str:
    """Words as they stand in a picture: pictures say the same few again and again."""
    return html.escape(words)


@lru_cache(maxsize=1 << 14)
def number(length: float) -> str:
    """A length with at most two decimals, written as short as can be."""
    return f"{length:.2f}".rstrip("0").rstrip(".")


def at(x: float, y: float, scale: float = 1) -> str:
    """A transform attribute that moves a drawing to `x`, `y`."""
    size = "" if scale == 1 else f" scale({scale:.4g})"
    return f'transform="translate({number(x)} {number(y)}){size}"'


def text(words: str, x: float, y: float, size: float, *, paint: str, anchor: str = "", weight: int = 0) -> str:
    """A line of text; `paint` is its class or fill attribute."""
    where = f'x="{number(x)}" y="{number(y)}" font-size="{number(size)}"'
    anchored = f' text-anchor="{anchor}"' if anchor else ""
    weighed = f' font-weight="{weight}"' if weight else ""
    return f"<text {where}{anchored}{weighed} {paint}>{escape(words)}</text>"


def in_columns(words: Mapping[float, str], y: float, size: float, *, paint: str, weight: int = 0) -> str:
    """Words on one line, each centred on its own x; nothing if there are none."""
    if not words:
        return ""
    spans = "".join(f'<tspan x="{number(x)}">{escape(word)}</tspan>' for x, word in words.items())
    weighed = f' font-weight="{weight}"' if weight else ""
    where = f'y="{number(y)}" font-size="{number(size)}" text-anchor="middle"'
    return f"<text {where}{weighed} {paint}>{spans}</text>"


def paragraph(words: str, width: float, size: float, *, paint: str, weight: int = 0) -> Block:
    """Words broken into lines that are no wider than `width` in the fonts that there are."""
    lines = textwrap.wrap(words, int(width / (LETTER * size)))
    step = size * 1.32
    drawn = [text(line, 0, size * 0.95 + step * i, size, paint=paint, weight=weight) for i, line in enumerate(lines)]
    return Block("".join(drawn), step * len(lines))


def pill(words: str, x: float, y: float, size: float, *, filled: bool = False) -> tuple[str, float]:
    """Words on a label that begins at `x` with its middle on `y`, and where it ends."""
    width, height = (len(words) * BOLD_LETTER + 1.1) * size, size * 1.5
    box = f'x="{number(x)}" y="{number(y - height / 2)}" width="{number(width)}" height="{number(height)}"'
    ground = f'<rect class="{"hx-accent" if filled else "hx-soil"}" {box} rx="{number(height / 2)}"/>'
    paint = ON_ACCENT if filled else TEXT
    label = text(words, x + width / 2, y + size * 0.36, size, paint=paint, anchor="middle", weight=600)
    return ground + label, x + width


def no_card(x: float, y: float, width: float, height: float, paint: str = "hx-edge") -> str:
    """The place of a card where there is none."""
    return (
        f'<rect class="{paint}" x="{number(x + 1)}" y="{number(y + 1)}" width="{number(width - 2)}" '
        f'height="{number(height - 2)}" rx="7" fill="none" stroke-dasharray="3 4"/>'
    )


def picture(width: float, height: float, title: str, description: str, drawing: str, scale: float = 1) -> str:
    """A whole SVG document that also stands inside a page; `scale` is its pixels per unit where nothing else rules."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="hx" viewBox="0 0 {number(width)} {number(height)}" '
        f'width="{round(width * scale)}" height="{round(height * scale)}" role="img">'
        f"<title>{escape(title)}</title><desc>{escape(description)}</desc><style>{STYLE}</style>{drawing}</svg>"
    )


def piece(width: float, title: str, blocks: list[Block], space: float = 12) -> str:
    """A part of a table for a page, which brings the style itself: blocks as a column, without paper."""
    column = below_each_other(blocks, space)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="hx" viewBox="0 0 {number(width)} {number(column.height)}" '
        f'width="{round(width)}" height="{round(column.height)}" role="img">'
        f"<title>{escape(title)}</title>{column.drawing}</svg>"
    )


def table_picture(
    width: float, margin: float, title: str, description: str, blocks: list[Block], space: float, scale: float
) -> str:
    """A whole picture of blocks as a column on a sheet of paper."""
    column = below_each_other(blocks, space)
    height = column.height + 2 * margin
    paper = f'<rect class="hx-paper" width="{number(width)}" height="{number(height)}" rx="14"/>'
    return picture(width, height, title, description, f"{paper}<g {at(margin, margin)}>{column.drawing}</g>", scale)
