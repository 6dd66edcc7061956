"""Species and cards: names, letters, colours and shapes. Cards turn into numbers and back here and nowhere else.

Names and colours are generic words and our own choice of hues; they come as colour, letter and shape together, so
that no one of them is needed to tell two species apart. The palette keeps any two species far apart for the four
kinds of colour vision; a test watches it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from hortus.games.arboretum.state import VALUES

PALETTE = {
    "indigo": "#2d1e5a",
    "maroon": "#4b1e1e",
    "violet": "#5a3ce1",
    "rust": "#a53c00",
    "mauve": "#785a69",
    "grey": "#a5a596",
    "blue": "#69a5ff",
    "amber": "#e19600",
    "blush": "#ffe1ff",
    "lime": "#b4ffa5",
}


class Species(NamedTuple):
    """One kind of tree."""

    name: str
    letter: str
    hue: str  # in PALETTE
    shape: str

    @property
    def colour(self) -> str:
        """The fill of its cards."""
        return PALETTE[self.hue]


@dataclass(frozen=True)
class Edition:
    """The ten species of one printing, in the order in which they are scored."""

    name: str
    species: tuple[Species, ...]

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """All of them, by their number in the record."""
        return tuple(Card(species.name, value) for species in self.species for value in range(1, VALUES + 1))

    @property
    def letters(self) -> dict[str, str]:
        """The letter of each species."""
        return {species.name: species.letter for species in self.species}

    def number_of(self, name: str) -> int | None:
        """The number of a species; case and `_` for a space make no difference."""
        key = plain(name)
        for number, species in enumerate(self.species):
            if plain(species.name) == key:
                return number
        return None


class Card(NamedTuple):
    """A tree of some value."""

    species: str
    value: int

    def __str__(self) -> str:
        return f"{self.species} {self.value}"


PUBLISHED = Edition(
    "2018",
    (
        Species("blue spruce", "B", "blue", "triangle"),
        Species("cassia", "C", "amber", "star"),
        Species("cherry blossom", "H", "blush", "heart"),
        Species("dogwood", "D", "grey", "cross"),
        Species("jacaranda", "J", "violet", "diamond"),
        Species("maple", "M", "rust", "hexagon"),
        Species("oak", "O", "mauve", "circle"),
        Species("royal poinciana", "R", "maroon", "square"),
        Species("tulip poplar", "T", "lime", "drop"),
        Species("willow", "W", "indigo", "crescent"),
    ),
)
DESIGNERS = Edition(
    "2011",
    (
        Species("cassia", "C", "amber", "star"),
        Species("crabapple", "A", "blush", "heart"),
        Species("dogwood", "D", "grey", "cross"),
        Species("jacaranda", "J", "violet", "diamond"),
        Species("lilac", "L", "blue", "triangle"),
        Species("magnolia", "M", "mauve", "circle"),
        Species("myrtle", "Y", "maroon", "square"),
        Species("poinciana", "P", "rust", "hexagon"),
        Species("poplar", "T", "lime", "drop"),
        Species("willow", "W", "indigo", "crescent"),
    ),
)
EDITIONS = (PUBLISHED, DESIGNERS)  # by the number in the record


def edition_named(name: str) -> Edition:
    """The edition with that name."""
    return next(edition for edition in EDITIONS if edition.name == name)


def card_of(edition: Edition, number: int) -> Card:
    """The card behind a number of the record."""
    return edition.cards[number]


def number_of(species: int, value: int) -> int:
    """The number of a card in the record."""
    return species * VALUES + value - 1


def short(edition: Edition, number: int) -> str:
    """A card as letter and value: `O7`."""
    return f"{edition.species[number // VALUES].letter}{number % VALUES + 1}"


def plain(name: str) -> str:
    """A name without case and spacing."""
    return " ".join(str(name).casefold().replace("_", " ").split())
