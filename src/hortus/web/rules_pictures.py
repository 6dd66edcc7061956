"""The pictures on rules pages: our own drawings of cards, gardens, rows and tables, each under its heading."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from functools import cache

from markupsafe import Markup

from hortus.api import score
from hortus.core.column_svg import ROOM
from hortus.core.match import Match
from hortus.core.svg import Block, piece
from hortus.games import find_rule_set
from hortus.games.arboretum import cards_svg as trees
from hortus.games.arboretum.cards import EDITIONS, Card, edition_named
from hortus.games.faraway import cards_svg as roads
from hortus.games.faraway.picture import high, legend
from hortus.web.boxed import sheet_for
from hortus.web.texts import say

ANA_AND_BEN = "J5M4M6O1O4W6W7.W2W3W5W8--_J1M3J6C7M8~B6B8J2J3M7O8W1.O2O3O6O7_B1C4B5C8"  # the example of the rules
JOURNEY = "51-24-35-43-8-16-39-6.14-10-32-35~12-26-19-36-54-63-50-29.13-33-28-6"
Q_GARDEN = ".~.O2O5W1W4W6M3M4M7M8J6"
MARKET = (64, 32, 46, 15, 39)
TERRACES = 482  # a deal of The Hanging Gardens in which the cards of the rules' example come at once
FIRST_TURNS = (  # of that deal: Ana places both cards, Ben some in between
    (0, ("c40", "t0", "x0", "y0")),
    (1, ("c53", "t0", "x0", "y-1")),
    (1, ("c20", "t0", "x0", "y-1")),
    (0, ("c4", "t0", "x2", "y0")),
)


def pictures_of(name: str) -> dict[str, Markup]:
    """The pictures of a rules page by the headings that they stand under."""
    return {heading: figure(draw(), words) for heading, (draw, words) in PICTURES.get(name, {}).items()}


def figure(drawings: Iterable[str], words: str) -> Markup:
    """Pictures with what they show."""
    drawn = "".join(f'<div class="picture">{one}</div>' for one in drawings)
    return Markup(f"<figure>{drawn}<figcaption>{Markup.escape(say(words))}</figcaption></figure>")


def species(edition: str) -> list[str]:
    """A card of each species."""
    parts = []
    for i, one in enumerate(edition_named(edition).species):
        which = Card(one.name, i % 8 + 1)
        parts.append(trees.card(which, edition, i % 5 * 90, i // 5 * 126, 82))
    return [piece(442, say("rules.species_drawn"), [Block("".join(parts), 241)])]


def scored(name: str, at: str, sides: int) -> list[str]:
    """The sides of a table as they are scored."""
    rule_set = find_rule_set(name)
    kind = sheet_for(rule_set)
    assert kind is not None
    sheet = kind.read(rule_set, at, "")
    return [str(drawing) for drawing in sheet.drawings(score(rule_set, sheet.position))[:sides]]


def regions() -> list[str]:
    """Regions with their quests in words, sanctuaries, and what all the signs mean."""
    faces = [roads.region(which, i * 150, 0, 138, worded=True) for i, which in enumerate((6, 24, 43, 51))]
    havens = [roads.sanctuary(which, 606, i * 120, 120, worded=True) for i, which in enumerate((14, 10))]
    return [piece(ROOM, say("rules.regions_drawn"), [Block("".join([*faces, *havens]), 226), legend()], 30)]


def market() -> list[str]:
    """Five regions that lie open."""
    faces = [roads.region(which, i * 147, 0, 138, worded=True) for i, which in enumerate(MARKET)]
    return [piece(ROOM, say("rules.market_drawn"), [Block("".join(faces), high(138))])]


@cache
def begun(name: str, seed: int, decisions: int) -> Match:
    """A game that was played at random for a while."""
    match = Match.new(name, seed=seed)
    generator = random.Random(seed)
    while decisions > 0 or match.halfway:
        seat = match.actors[0]
        match.play(generator.choice(match.legal(seat)), seat=seat)
        decisions -= 1
    return match


@cache
def terraces(turns: int) -> Match:
    """The example of The Hanging Gardens after some turns."""
    match = Match.new("hanging-gardens", seed=TERRACES)
    for seat, steps in FIRST_TURNS[:turns]:
        match.move(steps, seat=seat)
    return match


def places(match: Match, *wanted: str) -> list[str]:
    """Parts of a table in the middle of a game."""
    found = match.view(0).pieces()
    return [one.svg for place in wanted for one in found if one.place == place]


Drawn = tuple[Callable[[], list[str]], str]
PICTURES: dict[str, dict[str, Drawn]] = {
    "arboretum": {
        "Cards": (lambda: species(EDITIONS[0].name), "rules.species"),
        "Your turn": (lambda: places(begun("arboretum", 5, 66), "table", "garden", "hand"), "rules.arboretum_table"),
        "A worked example": (lambda: scored("arboretum", ANA_AND_BEN, 2), "rules.paths"),
    },
    "arboretum-2011": {"Other species": (lambda: species(EDITIONS[1].name), "rules.species")},
    "arboretum-solo": {"Q's garden": (lambda: scored("arboretum-solo", Q_GARDEN, 2)[1:], "rules.lines")},
    "faraway": {
        "Cards": (regions, "rules.regions"),
        "A worked example": (lambda: scored("faraway", JOURNEY, 1), "rules.journey"),
    },
    "faraway-solo": {"An example": (market, "rules.market")},
    "hanging-gardens": {
        "Cards and squares": (lambda: places(terraces(0), "hand", "legend"), "rules.building"),
        "An example": (lambda: places(terraces(4), "garden"), "rules.groups"),
        "Which tiles a group may take": (lambda: places(terraces(4), "table"), "rules.tiles"),
    },
}
