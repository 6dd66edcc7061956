"""The faces and backs of Faraway's cards as SVG, and the icons of all that a card can show.

All drawings are our own. Every biome has a colour, a pattern and a sign, every wonder a colour and a shape: nobody
needs the colours. A face reads from top to bottom: duration and biome, what it shows, what it needs and pays.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from hortus.core.colour import ink
from hortus.core.svg import at, escape, number, picture, text
from hortus.games.faraway.cards import ALL_REGIONS, ALL_SANCTUARIES, BIOMES, COLOURS, Card, Quest

# The units in which a card is drawn: its width, its height, and how much higher it is with its quest in words.
REGION_WIDTH, REGION_HEIGHT, REGION_WORDS = 100, 124, 34
SANCTUARY_WIDTH, SANCTUARY_HEIGHT, SANCTUARY_WORDS = 120, 84, 17
CHIP_HEIGHT = 70  # of a region as a chip

# The ground of a card by day and by night, and the panel of its quest.
GROUNDS = {False: ("#fbf6e6", "#f1e8cf"), True: ("#222853", "#151a38")}
MISSED, ON_MISSED = "#b3261e", "#ffffff"
SKY, MOON = "#1b2147", "#ffe08a"
LENS, GLASS = "#a0701c", "#fffdf4"
STAR = "#a87a12"
WONDER_COLOURS = {"uddu": "#8e68cd", "okiko": "#c75e1f", "goldlog": "#09957b"}
DIGIT = 0.66  # width of a bold digit of size 1; fonts differ

# Shapes 24 across around the point that a path has reached, with gaps where light falls: a crystal, a paw, a leaf.
WONDER_SHAPES = {
    "uddu": "m0-12 9.5 5.3-9.5 5.1-9.5-5.1zm-9.8 7.4 8.8 4.8v11.6l-8.8-5zm19.6 0-8.8 4.8v11.6l8.8-5z",
    "okiko": "m0-2c9 0 12 13 5 12q-5-2-10 0c-7 1-4-12 5-12zm-12-1q3-9 6 0-3 9-6 0zm6-5q2-9 5 0-3 9-5 0z"
    "m7 0q3-9 5 0-2 9-5 0zm5 5q3-9 6 0-3 9-6 0z",
    "goldlog": "m-8.6 7c-4.4-11 5.6-19 19.6-19zm20.6-18c0 14-9 24-19 19.6zm-24 21.5 3-3 1.5 1.5-3 3z",
}
DISC = "M-12 0a12 12 0 1 0 24 0a12 12 0 1 0-24 0z"
CRESCENT = "M3-9A9 9 0 1 0 9 4 8 8 0 0 1 3-9z"
MAGNIFIER = "M-9.5-2.7a6.8 6.8 0 1 1 13.6 0a6.8 6.8 0 1 1-13.6 0zM2.5 2.5 10 10"
FAME = "M0-12 3.4-4 12-3.6 5.3 1.8 7.5 10 0 5.4-7.5 10-5.3 1.8-12-3.6-3.4-4z"
TILE = "M-8-12H8q4 0 4 4V8q0 4-4 4H-8q-4 0-4-4V-8q0-4 4-4z"
QUARTERS = ("M-11-11H0V0H-11z", "M0-11H11V0H0z", "M-11 0H0V11H-11z", "M0 0H11V11H0z")
GRID = "M-11-11H11V11H-11zM0-11V11M-11 0H11"

# The sign of each biome, and the width of the line that it is drawn with; 0 if it is filled.
SIGNS = {
    "forest": ("M0-10 8 3H3V9H-3V3H-8z", 0.0),
    "river": ("M-9-4q4.5-7 9 0t9 0M-9 6q4.5-7 9 0t9 0", 3.0),
    "city": ("M-9 9V-2h5V9zM-2 9V-9h5V9zM5 9V1h4V9z", 0.0),
    "desert": ("M-6-5h.1M6-5h.1M0 1h.1M-6 7h.1M6 7h.1", 5.0),
    "haven": ("M-9 1 1-9M-9 9 9-9M-1 9 9-1", 3.0),
}

ARCH = "M2 {0}V34C2 12 28 2 60 2S118 12 118 34V{0}z"  # the outline of a sanctuary, down to its lower edge
ROAD = "M28 92C80 84 26 66 52 56S62 40 50 34M22 50 36 30 50 50M56 46 68 28 82 50"


class Layer(NamedTuple):
    """One path of a drawing: its data, what fills it, and the width and paint of its line, which has round ends."""

    data: str
    fill: str
    line: float = 0
    edge: str = ""

    def svg(self, more: str = "") -> str:
        """The path, with more attributes."""
        pen = f' stroke="{self.edge}" stroke-width="{number(self.line)}" stroke-linecap="round"' if self.line else ""
        return f'<path fill="{self.fill}"{pen}{more and " "}{more} d="{self.data}"/>'


def signed(data: str, line: float, paint: str) -> Layer:
    """A sign or a pattern: filled, or drawn with a line."""
    return Layer(data, "none", line, paint) if line else Layer(data, paint)


# Patterns.


def _forest(width: int, height: int) -> Iterator[str]:
    for row, y in enumerate(range(12, height + 1, 12)):
        yield f"M{row % 2 * 3} {y}{'l5.5-10 5.5 10' * ((width - row % 2 * 3) // 11)}z"


def _river(width: int, height: int) -> Iterator[str]:
    for y in range(6, height, 9):
        yield f"M0 {y}q3-7 6 0{'t6 0' * (width // 6 - 1)}"


def _city(width: int, height: int) -> Iterator[str]:
    for x, part in zip(range(0, width - 5, 8), (0.6, 0.95, 0.45, 0.75, 0.35, 0.9), strict=False):
        tall = round(height * part)
        yield f"M{x} {height}v-{tall}h6v{tall}z"


def _desert(width: int, height: int) -> Iterator[str]:
    for row, y in enumerate(range(5, height, 9)):
        yield f"M{4 + row % 2 * 5} {y}h{width - 8 - row % 2 * 5}"


def _haven(width: int, height: int) -> Iterator[str]:
    for start in range(8, width + height - 2, 9):
        x, y = min(start, width), max(0, start - width)
        length = min(x, height - y)
        yield f"M{x} {y}l-{length} {length}"


# For each biome the path that fills a field, and the width of its line.
PATTERNS = {
    "forest": (_forest, 0.0),
    "river": (_river, 2.5),
    "city": (_city, 0.0),
    "desert": (_desert, 4.5),
    "haven": (_haven, 2.5),
}


@cache
def pattern(biome: str, x: float, y: float, width: int, height: int) -> str:
    """A field of a biome's pattern, in the ink of its colour."""
    lines, pen = PATTERNS[biome]
    dots = ' stroke-dasharray=".1 9.9"' if biome == "desert" else ""
    layer = signed("".join(lines(width, height)), pen, ink(COLOURS[biome]))
    return layer.svg(f'opacity=".6"{dots} {at(x, y)}')


# Icons.


@cache
def layers(sight: str) -> tuple[Layer, ...]:
    """The drawing of a sight, a set or of fame."""
    if sight in WONDER_SHAPES:
        return (Layer(f"M0 0{WONDER_SHAPES[sight]}", WONDER_COLOURS[sight]),)
    if sight == "clue":
        return (Layer(MAGNIFIER, GLASS, 4, LENS),)
    if sight == "night":
        return Layer(DISC, SKY), Layer(CRESCENT, MOON)
    if sight == "fame":
        return (Layer(FAME, STAR),)
    if sight == "set":
        quarters = (Layer(data, COLOURS[biome]) for data, biome in zip(QUARTERS, BIOMES, strict=True))
        return *quarters, Layer(GRID, "none", 1, "#000000")
    data, line = SIGNS[sight]
    return Layer(TILE, COLOURS[sight]), signed(data, line, ink(COLOURS[sight]))


def icon(sight: str, x: float, y: float, size: float) -> str:
    """A sight, `set` or `fame` as an icon around `x`, `y`, `size` across."""
    where, drawing = at(x, y, size / 24), layers(sight)
    if len(drawing) == 1:
        return drawing[0].svg(where)
    return f"<g {where}>{''.join(layer.svg() for layer in drawing)}</g>"


def shortfall(missing: Mapping[str, int], x: float, y: float, height: float) -> str:
    """A label around `x`, `y` that says how much a quest is short of: a minus, a number and the wonder's shape.

    It is as high as said, and lower where three wonders are missing or two, so that it fits on a card.
    """
    height = min(height, 50 / len(missing))
    size = height * 0.78
    one = size * 2.4
    width = len(missing) * one + height * 0.35
    box = f'x="{number(x - width / 2)}" y="{number(y - height / 2)}" width="{number(width)}" height="{number(height)}"'
    paint = f'fill="{ON_MISSED}"'
    label = [f'<rect {box} rx="{number(height / 2)}" fill="{MISSED}" stroke="{ON_MISSED}" stroke-width="1.5"/>']
    for i, (wonder, count) in enumerate(missing.items()):
        end = x - width / 2 + height * 0.2 + (i + 0.6) * one
        label.append(text(f"−{count}", end, y + size * 0.36, size, paint=paint, anchor="end", weight=700))
        label.append(Layer(f"M0 0{WONDER_SHAPES[wonder]}", ON_MISSED).svg(at(end + size * 0.5, y, size * 0.035)))
    return "".join(label)


def quest(what: Quest, x: float, y: float, size: float, room: float, paint: str) -> str:
    """What a quest pays, in icons and centred on `x`, `y`: `3 x [uddu]`, `12 [fame]`; not wider than `room`."""
    words = f"{what.points}×" if what.per else f"{what.points}"
    signs = what.per or ("fame",)
    width = len(words) * DIGIT + len(signs) * 1.06
    size = min(size, room / width)
    left = x - width * size / 2 + len(words) * DIGIT * size
    drawn = [text(words, left, y + size * 0.36, size, paint=paint, anchor="end", weight=700)]
    for i, sign in enumerate(signs):
        drawn.append(icon(sign, left + (i + 0.56) * 1.06 * size, y, size))
    return "".join(drawn)


def quest_lines(what: Quest) -> list[str]:
    """What a quest pays in words, in at most two short lines."""
    if not what.per:
        return [f"{what.points} fame"]
    first, *others = what.per
    return [f"{what.points} per {first}", *(f"+ {other}" for other in others)]


def needs(card: Card, missing: Mapping[str, int], x: float, y: float, size: float) -> str:
    """The wonders that a quest needs, centred on `x`, `y`; those that are missing are hollow."""
    drawn, left = [], 0
    for wonder, count in Counter(card.needs).items():
        there = count - missing.get(wonder, 0)
        places = [f"M{27 * i} 0{WONDER_SHAPES[wonder]}" for i in range(left, left + count)]
        drawn.append(Layer("".join(places[:there]), WONDER_COLOURS[wonder]).svg() if there else "")
        drawn.append(Layer("".join(places[there:]), "none", 1.8, WONDER_COLOURS[wonder]).svg() if there < count else "")
        left += count
    scale = size / 24
    return f"<g {at(x - (left - 1) * 13.5 * scale, y, scale)}>{''.join(drawn)}</g>"


def in_line(sights: Sequence[str], x: float, y: float, size: float) -> str:
    """Icons beside each other, centred on `x`, `y`."""
    start = x - (len(sights) - 1) * size * 0.56
    return "".join(icon(sight, start + i * size * 1.12, y, size) for i, sight in enumerate(sights))


# Faces.


def words_of(kind: str, which: int) -> str:
    """A card in words: `region 34, river, night, okiko: 3 per okiko if 2 uddu`."""
    return f"{kind} {'s' * (kind == 'sanctuary')}{which}, {card_of(kind, which)}"


def card_of(kind: str, which: int) -> Card:
    """A region by its duration, or a sanctuary by its number."""
    return (ALL_REGIONS if kind == "region" else ALL_SANCTUARIES)[which - 1]


def region(
    which: int,
    x: float,
    y: float,
    width: float,
    *,
    worded: bool = False,
    note: str = "",
    more: str = "",
    missing: Mapping[str, int] | None = None,
) -> str:
    """A region face up with its top left corner on `x`, `y`.

    Its `<title>` is the card in words and the `note`; `more` is drawn over it, in units of the card.
    """
    face = _region_face(which, worded) if not missing else region_face(which, worded, missing)
    return _placed("region", which, x, y, width / REGION_WIDTH, note, face + more)


def sanctuary(which: int, x: float, y: float, width: float, *, worded: bool = False, note: str = "") -> str:
    """A sanctuary face up, as `region` is."""
    return _placed("sanctuary", which, x, y, width / SANCTUARY_WIDTH, note, _sanctuary_face(which, worded))


def _placed(kind: str, which: int, x: float, y: float, scale: float, note: str, face: str) -> str:
    title = escape(", ".join(filter(None, [words_of(kind, which), note])))
    return f"<g {at(x, y, scale)}><title>{title}</title>{face}</g>"


def in_body(card: Card) -> tuple[str, ...]:
    """The wonders and clues that a card shows."""
    return (*card.wonders, *["clue"] * card.clues)


@cache
def _region_face(which: int, worded: bool) -> str:
    return region_face(which, worded, {})


def region_face(which: int, worded: bool, missing: Mapping[str, int]) -> str:
    """The face of a region; a quest that misses something is struck out, with a label that says what."""
    card = ALL_REGIONS[which - 1]
    ground, panel = GROUNDS[card.night]
    height = REGION_HEIGHT + REGION_WORDS * worded
    parts = [_sheet(ground, height), _band(card, str(which))]
    shown = in_body(card)
    if card.quest is None:
        return "".join([*parts, in_line(shown, 50, (44 + height) / 2, min(38, 80 / max(1, len(shown))))])
    parts.append(in_line(shown, 50, 60, min(27, 84 / max(1, len(shown)))))
    parts.append(f'<path fill="{panel}" d="M3.5 77h93V{height - 12}a9 9 0 0 1-9 9h-75a9 9 0 0 1-9-9z"/>')
    paint = f'fill="{ink(panel)}"'
    low = 110 if card.needs else 100
    if card.needs:
        parts.append(needs(card, missing, 50, 87, min(18.5, 80 / len(card.needs))))
        parts.append('<path class="hx-edge" d="M12 97.5H88"/>')
    parts.append(quest(card.quest, 50, low, 23 if card.needs else 26, 86, paint))
    lines = quest_lines(card.quest) if worded else ()
    middle = (low + 12 + height) / 2
    for i, line in enumerate(lines):
        y = middle + 4.5 + 14 * (i - (len(lines) - 1) / 2)
        parts.append(text(line, 50, y, 13.5, paint=paint, anchor="middle"))
    if missing:
        parts.append(f'<path stroke="{MISSED}" stroke-width="2.5" d="M12 {low + 2}H88"/>')
        parts.append(shortfall(missing, 50, height + 16, 30))
    return "".join(parts)


def _sheet(ground: str, height: float) -> str:
    size = f'width="97" height="{number(height - 3)}"'
    return f'<rect class="hx-edge" x="1.5" y="1.5" {size} rx="11" stroke-width="3" fill="{ground}"/>'


def _band(card: Card, label: str) -> str:
    """The top of a region: its number on its biome's colour, the pattern, and the moon if it is night."""
    biome = card.biome or "haven"
    colour = COLOURS[biome]
    return (
        f'<path fill="{colour}" d="M3 44V12a9 9 0 0 1 9-9h76a9 9 0 0 1 9 9v32z"/>'
        + pattern(biome, 60, 5, 36, 37)
        + text(label, 7, 36.5, 37, paint=f'fill="{ink(colour)}"', weight=700)
        + (icon("night", 85, 15.5, 22) if card.night else "")
    )


@cache
def _sanctuary_face(which: int, worded: bool) -> str:
    card = ALL_SANCTUARIES[which - 1]
    biome = card.biome or "haven"
    ground, panel = GROUNDS[card.night]
    colour, bottom = COLOURS[biome], SANCTUARY_HEIGHT - 2 + SANCTUARY_WORDS * worded
    parts = [
        f'<path class="hx-edge" stroke-width="3" fill="{ground}" d="{ARCH.format(bottom)}"/>',
        f'<path fill="{colour}" d="M3.5 46V34C3.5 13 29 3.5 60 3.5S116.5 13 116.5 34V46z"/>',
        pattern(biome, 80, 16, 30, 28),
        text(f"s{which}", 13, 40, 30, paint=f'fill="{ink(colour)}"', weight=700),
    ]
    shown = (*["night"] * card.night, *in_body(card))
    if card.quest is None:
        return "".join([*parts, in_line(shown, 60, (44 + bottom) / 2, 30)])
    left = 4 + 30 * len(shown)
    parts.append(f'<path fill="{panel}" d="M{left} 46H116.5V{bottom - 1.5}H{left}z"/>')
    parts.append(in_line(shown, 2 + left / 2, (46 + bottom) / 2, 25))
    paint = f'fill="{ink(panel)}"'
    parts.append(quest(card.quest, (left + 116) / 2, 64, 27, 110 - left, paint))
    if worded:
        line = " ".join(quest_lines(card.quest))
        size = min(14, (110 - left) / (0.53 * len(line)))
        parts.append(text(line, (left + 116) / 2, 92, size, paint=paint, anchor="middle"))
    return "".join(parts)


def chip(which: int, x: float, y: float, width: float) -> str:
    """A region as a label: its number, its biome and what it shows."""
    card = ALL_REGIONS[which - 1]
    face = _sheet(GROUNDS[card.night][0], CHIP_HEIGHT) + _band(card, str(which)) + in_line(in_body(card), 50, 56, 21)
    return _placed("region", which, x, y, width / REGION_WIDTH, "", face)


def back(x: float, y: float, width: float, height: float) -> str:
    """A region face down, as a chip or as a card of that height."""
    scale = width / REGION_WIDTH
    tall = height / scale
    sheet = f'x="1.5" y="1.5" width="97" height="{number(tall - 3)}" rx="11" stroke-width="3"'
    road = f'<path class="hx-vein" {at(0, tall / 2 - 60)} fill="none" stroke-width="4" d="{ROAD}"/>'
    return f'<g {at(x, y, scale)}><rect class="hx-edge hx-back" {sheet}/>{road}</g>'


def sanctuary_back(x: float, y: float, width: float) -> str:
    """A sanctuary face down."""
    return (
        f"<g {at(x, y, width / SANCTUARY_WIDTH)}>"
        f'<path class="hx-edge hx-back" stroke-width="3" d="{ARCH.format(82)}"/>'
        '<path class="hx-vein" fill="none" stroke-width="4" d="M40 82V52a20 20 0 0 1 40 0V82"/></g>'
    )


def region_svg(which: int) -> str:
    """One region as a picture of its own."""
    height = REGION_HEIGHT + REGION_WORDS
    face = region(which, 0, 0, REGION_WIDTH, worded=True)
    return picture(REGION_WIDTH, height, f"region {which}", words_of("region", which), face)


def sanctuary_svg(which: int) -> str:
    """One sanctuary as a picture of its own."""
    height = SANCTUARY_HEIGHT + SANCTUARY_WORDS
    face = sanctuary(which, 0, 0, SANCTUARY_WIDTH, worded=True)
    return picture(SANCTUARY_WIDTH, height, f"sanctuary s{which}", words_of("sanctuary", which), face)
