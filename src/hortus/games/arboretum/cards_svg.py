"""The faces and backs of cards as SVG: every species by colour, letter and shape at once.

All drawings are our own. They are fragments with the class names of `core.svg`, and without ids.
"""

from __future__ import annotations

from functools import cache

from hortus.core.colour import ink
from hortus.core.svg import at, escape, number, picture, text
from hortus.games.arboretum.cards import EDITIONS, Card, Species

CARD_WIDTH, CARD_HEIGHT = 100, 140  # the units in which a card is drawn
NAMED_FROM = 50  # below this width the name can't be read: the number and the shape take its place

# Centred on 0,0 and about 60 across.
SHAPES = {
    "circle": "M-28 0a28 28 0 1 0 56 0a28 28 0 1 0-56 0z",
    "star": "M0-32 8.2-11.3 30.4-9.9 13.3 4.3 18.8 25.9 0 14 -18.8 25.9-13.3 4.3-30.4-9.9-8.2-11.3z",
    "diamond": "M0-34 24 0 0 34-24 0z",
    "hexagon": "M-31 0-15.5-27H15.5L31 0 15.5 27H-15.5z",
    "heart": "M0 29C-42 2-34-27-15-27-6-27 0-21 0-14 0-21 6-27 15-27 34-27 42 2 0 29z",
    "triangle": "M0-30 32 26H-32z",
    "square": "M-26-26H26V26H-26z",
    "drop": "M0-35C9-15 24-5 24 10A24 24 0 0 1-24 10C-24-5-9-15 0-35z",
    "cross": "M-10-30H10V-10H30V10H10V30H-10V10H-30V-10H-10z",
    "crescent": "M18-28A30 30 0 1 0 18 28 29 29 0 0 1 18-28z",
}
LEAF = "M0-40C30-16 30 16 0 40-30 16-30-16 0-40zM0-22V56M0 4 14-10M0 20-14 6"

# Marks on a card: of a half-made move, and known although its holder hides the rest of the hand.
CHOSEN = '<rect class="hx-ring" x="-4" y="-4" width="108" height="148" rx="17" fill="none" stroke-width="8"/>'
SEEN = (
    '<g transform="translate(50 142)"><rect class="hx-paper hx-ring" x="-28" y="-19" width="56" height="38" rx="19" '
    'stroke-width="5"/><path class="hx-accent" d="M-19 0Q0-24 19 0 0 24-19 0z"/><circle class="hx-paper" r="6"/></g>'
)


def species_of(edition: str, name: str) -> Species:
    """The species of that name in an edition; raises KeyError if there is none."""
    return _species(edition)[name]


@cache
def _species(edition: str) -> dict[str, Species]:
    return {species.name: species for printing in EDITIONS if printing.name == edition for species in printing.species}


def shape(species: Species, x: float, y: float, size: float) -> str:
    """The shape of a species around `x`, `y`, `size` across, in the ink of its cards."""
    return f'<path {at(x, y, size / 60)} fill="{ink(species.colour)}" d="{SHAPES[species.shape]}"/>'


def card(
    which: Card, edition: str, x: float = 0, y: float = 0, width: float = CARD_WIDTH, note: str = "", more: str = ""
) -> str:
    """A card face up, as a fragment with its top left corner on `x`, `y`.

    Its `<title>` is the card's name and the `note`; `more` is drawn over it, in units of the card.
    """
    species = species_of(edition, which.species)
    title = escape(f"{which}, {note}" if note else str(which))
    face = _face(species, which.value, width >= NAMED_FROM)
    return f"<g {at(x, y, width / CARD_WIDTH)}><title>{title}</title>{face}{more}</g>"


@cache
def _face(species: Species, value: int, named: bool) -> str:
    fill = species.colour
    paint = f'fill="{ink(fill)}"'
    sheet = f'<rect class="hx-edge" x="2" y="2" width="96" height="136" rx="12" stroke-width="4" fill="{fill}"/>'
    if not named:
        return (
            sheet
            + text(str(value), 10, 55, 62, paint=paint, weight=700)
            + text(species.letter, 91, 42, 38, paint=paint, anchor="end", weight=600)
            + shape(species, 50, 99, 62)
        )
    name_size = min(17, 160 / len(species.name))
    return (
        sheet
        + text(str(value), 10, 48, 50, paint=paint, weight=700)
        + text(species.letter, 91, 37, 31, paint=paint, anchor="end", weight=600)
        + shape(species, 50, 83, 54)
        + text(species.name, 50, 129, name_size, paint=paint, anchor="middle", weight=500)
    )


def back(x: float, y: float, width: float) -> str:
    """A card face down."""
    return (
        f"<g {at(x, y, width / CARD_WIDTH)}>"
        '<rect class="hx-edge hx-back" x="2" y="2" width="96" height="136" rx="12" stroke-width="4"/>'
        '<path class="hx-vein" transform="translate(50 62)" fill="none" stroke-width="4" stroke-linecap="round" '
        f'd="{LEAF}"/></g>'
    )


def chip(which: Card, edition: str, x: float, y: float, width: float, height: float) -> str:
    """A card as a small label, letter and value on its colour."""
    species = species_of(edition, which.species)
    size = f'width="{number(width)}" height="{number(height)}"'
    sheet = f'<rect class="hx-edge" {size} rx="4" fill="{species.colour}"/>'
    paint = f'fill="{ink(species.colour)}"'
    name = f"{species.letter}{which.value}"
    label = text(name, width / 2, height * 0.79, height * 0.78, paint=paint, anchor="middle", weight=600)
    return f"<g {at(x, y)}><title>{escape(str(which))}</title>{sheet}{label}</g>"


def swatch(species: Species) -> str:
    """The colour and shape of a species on a square of 18."""
    fill = f'<rect class="hx-edge" width="18" height="18" rx="4" fill="{species.colour}"/>'
    return fill + shape(species, 9, 9, 11)


def card_svg(which: Card, edition: str) -> str:
    """One card as a picture of its own."""
    return picture(CARD_WIDTH, CARD_HEIGHT, str(which), f"A card of {which.species}.", card(which, edition))
