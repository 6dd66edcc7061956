"""A table as a column of words and pictures, below each other on a sheet of paper.

All lengths are units of the picture, `WIDTH` of them across; on a phone a unit is half a pixel, so no text that
matters is smaller than `SMALL`.
"""

from __future__ import annotations

from functools import lru_cache

from hortus.core.svg import ON_ACCENT, QUIET, TEXT, Block, at, number, paragraph, table_picture, text

WIDTH = 760
MARGIN = 16
ROOM = WIDTH - 2 * MARGIN
PIXELS = 1.25  # per unit, in a notebook
SPACE = 26  # between the parts of the table
SMALL, MEDIUM, LARGE = 20, 23, 27  # font sizes
RULER = f'<path class="hx-edge" d="M0-8H{ROOM}"/>'


def column_picture(title: str, description: str, blocks: list[Block]) -> str:
    """A whole picture of such a table."""
    return table_picture(WIDTH, MARGIN, title, description, blocks, SPACE, PIXELS)


def bar(words: str, filled: bool = False) -> Block:
    """Words on a bar of full width."""
    lines = paragraph(words, ROOM - 32, MEDIUM, paint=ON_ACCENT if filled else TEXT, weight=500)
    height = lines.height + 22
    ground = f'<rect class="{"hx-accent" if filled else "hx-soil"}" width="{ROOM}" height="{number(height)}" rx="12"/>'
    return Block(f"{ground}<g {at(16, 14)}>{lines.drawing}</g>", height)


@lru_cache(maxsize=1024)
def remark(words: str, room: float = ROOM) -> Block:
    """Words of less weight."""
    return paragraph(words, room, SMALL, paint=QUIET)


def caption(words: str) -> Block:
    """The name of a part of the table."""
    return Block(text(words, 0, 18, SMALL, paint=QUIET, weight=600), 24)
