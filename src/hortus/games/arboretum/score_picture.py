"""The reckoning of a table of Arboretum as a picture: gardens with the paths that count, species by species."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hortus.core.svg import (
    QUIET,
    TEXT,
    Block,
    at,
    below_each_other,
    number,
    paragraph,
    piece,
    pill,
    table_picture,
    text,
)
from hortus.games.arboretum.cards import Card, Edition
from hortus.games.arboretum.cards_svg import card, species_of, swatch
from hortus.games.arboretum.garden_picture import GAP, IN_LINE, TALL, Plot, Room, Square, plot_of, soil
from hortus.games.arboretum.picture import MARGIN, PIXELS, ROOM, WIDTH
from hortus.games.arboretum.scorecard import ArboretumScorecard, ArboretumSide, SpeciesScore

Garden = Mapping[Square, Card]
LARGEST = 64  # width of a card
RIM = 10  # of soil around a garden
LOW = 0.62  # how far down a card a path runs: below its number
APART = 7  # between paths that run over the same card
LINE = 30  # height of a species' line
RIGHT, SUM, POINTS = 250, 360, ROOM  # where the columns of the list end


def draw_reckoning(
    reckoning: ArboretumScorecard, gardens: Sequence[Garden], edition: Edition, lines: Sequence[bool]
) -> str:
    """Everybody's garden with its paths, and what each species brought; `lines` says whose garden has no squares."""
    blocks = [paragraph(reckoning.verdict, ROOM, 17, paint=TEXT, weight=600)]
    for seat, (side, garden) in enumerate(zip(reckoning.players, gardens, strict=True)):
        name = f"{side.name[:1].upper()}{side.name[1:]}"
        label = text(name, 0, 18, 18, paint=TEXT, weight=700)
        won = seat in reckoning.winners
        points = f"{'winner · ' * won}{side.points} point{'s' * (side.points != 1)}"
        title = Block(label + pill(points, len(name) * 11 + 14, 12, 14, filled=won)[0], 26)
        parts = [title, planted(side, garden, edition, lines[seat]), species_list(side, edition)]
        blocks.append(below_each_other([block for block in parts if block.height], 10))
    points = "; ".join(f"{side.name}: {side.points} points" for side in reckoning.players)
    return table_picture(WIDTH, MARGIN, reckoning.verdict, f"{points}.", blocks, 24, PIXELS)


def reckoning_piece(side: ArboretumSide, garden: Garden, edition: Edition, lines: bool = False) -> str:
    """One side's garden with its paths, for a page."""
    return piece(ROOM, f"the garden of {side.name} with its paths", [planted(side, garden, edition, lines)])


def planted(side: ArboretumSide, garden: Garden, edition: Edition, lines: bool = False) -> Block:
    """A garden and the paths that bring points."""
    if lines:
        return in_lines(garden, edition)
    plot = plot_of(set(garden) or {(0, 0)}, False, Room(ROOM - 2 * RIM, LARGEST, scale=0))
    height = plot.height + 2 * RIM
    parts = [
        card(which, edition.name, plot.columns[x].start, plot.rows[y].start, plot.card)
        for (x, y), which in garden.items()
    ]
    walked = [(name, found) for name, found in side.species.items() if found.points]
    for i, (name, found) in enumerate(walked):
        parts.append(path(plot, name, found, edition, (i - (len(walked) - 1) / 2) * APART * plot.card / LARGEST))
    west = (ROOM - plot.width) / 2
    return Block(f"{soil(ROOM, height, bare=not garden)}<g {at(west, RIM)}>{''.join(parts)}</g>", height)


def in_lines(garden: Garden, edition: Edition) -> Block:
    """A garden without squares: a rising line for each species."""
    parts, y = [], float(RIM)
    for species in edition.species:
        line = sorted(which for which in garden.values() if which.species == species.name)
        for i, which in enumerate(line):
            parts.append(card(which, edition.name, RIM + i * (IN_LINE + GAP), y, IN_LINE))
        y += (IN_LINE * TALL + GAP) * bool(line)
    height = max(y + RIM - GAP, 60)
    return Block(soil(ROOM, height, bare=not garden) + "".join(parts), height)


def path(plot: Plot, name: str, found: SpeciesScore, edition: Edition, aside: float) -> str:
    """The line of a path from its first card to its last, in the colour of its species, a little aside of others."""
    spots = []
    for _, _, x, y in found.path:
        column, row = plot.columns[x], plot.rows[y]
        spots.append((column.middle + aside, row.start + row.length * LOW + aside))
    way = "M" + " ".join(f"{number(x)} {number(y)}" for x, y in spots)
    colour = species_of(edition.name, name).colour
    ends = "".join(
        f'<circle cx="{number(x)}" cy="{number(y)}" r="{size}" fill="{colour}" stroke="#fff" stroke-width="2.5"/>'
        for (x, y), size in ((spots[0], 5), (spots[-1], 8))
    )
    halo = f'<path fill="none" stroke="#fff" stroke-width="9" stroke-linejoin="round" d="{way}"/>'
    line = f'<path fill="none" stroke="{colour}" stroke-width="5" stroke-linejoin="round" d="{way}"/>'
    return f"<g><title>path of {name}, {found.points} points</title>{halo}{line}{ends}</g>"


def species_list(side: ArboretumSide, edition: Edition) -> Block:
    """The species of which there is something to say: the sum in hand, the right, the points."""
    parts = []
    said = [(name, found) for name, found in side.species.items() if found.why]
    if said:
        heads = (("right to score", RIGHT), ("in hand", SUM), ("points", POINTS))
        parts = [text(words, x, 12, 13, paint=QUIET, anchor="end") for words, x in heads]
    for i, (name, found) in enumerate(said):
        y = 20 + i * LINE
        cells = [
            f"<title>{name}: {found.why}</title>",
            f"<g {at(0, 4)}>{swatch(species_of(edition.name, name))}</g>",
            text(name, 28, 18, 15, paint=TEXT),
            text("yes" if found.right else "no", RIGHT, 18, 15, paint=TEXT if found.right else QUIET, anchor="end"),
            text(str(found.sum), SUM, 18, 15, paint=TEXT, anchor="end"),
            text(str(found.points), POINTS, 18, 17, paint=TEXT, anchor="end", weight=700),
        ]
        parts.append(f"<g {at(0, y)}>{''.join(cells)}</g>")
    return Block("".join(parts), 20 + len(said) * LINE if said else 0)
