"""Arboretum: the best path of a species in every garden, and who seems to have the right to score it."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple, cast

import numpy as np

from hortus.core.match import Match
from hortus.core.ruleset import State
from hortus.core.scorecard import Light, Trail
from hortus.games.arboretum.cards import edition_named
from hortus.games.arboretum.scorecard import species_score, walked
from hortus.games.arboretum.scoring import reckon
from hortus.games.arboretum.state import GARDEN, SPECIES, VALUES
from hortus.games.arboretum.view import ArboretumView, Side
from hortus.web.about.asking import TEMPLATE, About, Look, Thing
from hortus.web.preferences import preferences
from hortus.web.texts import and_, counted, say

PARTS = ("species", "tree", "card", "held", "top")
NONE_HELD = ("about.none_yours", "about.none_theirs")
DEALS = 200  # that fit what these eyes know, to see who would have the right


class Path(NamedTuple):
    """The best path of a species in a garden."""

    worth: int
    cards: tuple[tuple[str, int, int, int], ...]  # species, value, x, y


def things(look: Look) -> list[Thing]:
    """Every species in play."""
    return [Thing("species", name, None, name) for name in cast(ArboretumView, look.view).species]


def about(look: Look, thing: Thing) -> About | None:
    """The species of a card, or a species."""
    view = cast(ArboretumView, look.view)
    named = thing.value if thing.part in ("species", "held") else thing.value.rpartition(" ")[0]
    if named not in view.species:
        return None
    number = edition_named(view.edition).number_of(named)
    assert number is not None
    state = look.alike(TEMPLATE).truth
    paths = [path_of(state, side, number) for side in range(len(view.sides))]
    rights = rights_of(look, number)
    lines = [path_in_words(look, named, side, path) for side, path in enumerate(paths) if path.worth]
    lines = lines or [say("about.no_paths", species=named)]
    lines += held_in_words(look, view, named)
    lines.append(right_in_words(look, view, named, rights))
    return About(named.capitalize(), lines, *shine(look, view, named, paths, rights))


def path_of(state: State, side: int, species: int) -> Path:
    """The best path of a species in a garden; it depends on nobody's hand."""
    worth = int(reckon(state, side, species, np.empty(GARDEN, np.int64))[2])
    return Path(worth, species_score(state, side, species, (0, 0)).path)


def reach(state: State, side: int) -> int:
    """The points of the best paths in a garden, which everybody can count: if it had the right to all of them."""
    places = np.empty(GARDEN, np.int64)
    return sum(int(reckon(state, side, species, places)[2]) for species in range(SPECIES))


def path_in_words(look: Look, species: str, side: int, path: Path) -> str:
    """The best path of a side, and what it brings."""
    letters = edition_named(cast(ArboretumView, look.view).edition).letters
    way, reasons = walked(species, path.cards, letters)
    points, why = counted(path.worth), ", ".join(reasons)
    return look.told(side, "about.path_yours", "about.path_theirs", path=way, why=why, points=points)


def held_in_words(look: Look, view: ArboretumView, species: str) -> list[str]:
    """What is known of every hand, and what nobody at these eyes has seen."""
    found = []
    for seat, side in enumerate(view.sides):
        values = values_of(side.hand, species)
        known: dict[str, Any] = {"cards": and_(map(str, values)), "sum": sum(values)}
        if not side.hidden:
            own, others = ("about.holds_yours", "about.holds_theirs") if values else NONE_HELD
            found.append(look.told(seat, own, others, species=species, **known))
        elif values:
            found.append(say("about.holds_known", name=look.names[seat], hidden=side.hidden, species=species, **known))
        else:
            found.append(say("about.holds_hidden", name=look.names[seat], hidden=side.hidden, species=species))
    found += [say("about.eight")] * eight_in_doubt(view, species)
    unseen = values_of(view.unseen, species)
    if unseen and preferences().unseen:
        found.append(say("about.unseen", species=species, cards=and_(map(str, unseen))))
    return found


def values_of(cards: tuple[tuple[str, int], ...], species: str) -> list[int]:
    """The values of a species among cards."""
    return [value for name, value in cards if name == species]


def eight_in_doubt(view: ArboretumView, species: str) -> bool:
    """Whether a known 8 counts nothing, or may: the 1 is in another hand, or nobody here has seen it."""
    hands = [values_of(side.hand, species) for side in view.sides]
    holder = next((seat for seat, values in enumerate(hands) if VALUES in values), None)
    if holder is None or 1 in hands[holder]:
        return False
    return 1 in values_of(view.unseen, species) or any(1 in values for values in hands)


def rights_of(look: Look, species: int) -> list[int]:
    """In how many of the deals that fit what these eyes know each side would have the right, if it ended now."""
    view = cast(ArboretumView, look.view)
    found: Counter[int] = Counter()
    for seed in range(1, DEALS + 1):
        found.update(entitled(look.alike(seed), species, len(view.sides)))
    return [found[side] for side in range(len(view.sides))]


def entitled(match: Match, species: int, sides: int) -> list[int]:
    """Sides that may score a species at a table."""
    state, path = match.truth, np.empty(GARDEN, np.int64)
    return [side for side in range(sides) if reckon(state, side, species, path)[1]]


def right_in_words(look: Look, view: ArboretumView, species: str, rights: list[int]) -> str:
    """Who may score the species if the game ends like this: known, or in how many deals."""
    names = and_(
        say("seat.you") if side == look.eyes else look.names[side]
        for side, count in enumerate(rights)
        if count == DEALS
    )
    if view.over:
        return say("about.right_over", names=names)
    if not values_of(view.unseen, species) or not any(side.hidden for side in view.sides):
        return say("about.right_known", names=names)
    chances = "; ".join(
        look.told(side, "about.chance_yours", "about.chance_theirs", percent=percent(count))
        for side, count in enumerate(rights)
        if count < DEALS
    )
    if sum(rights) > DEALS:
        chances = say("about.chance_tied", chances=chances)
    if names:
        return say("about.right_seems", names=names, chances=chances, deals=DEALS)
    return say("about.right_unknown", chances=chances, deals=DEALS)


def percent(count: int) -> int:
    """In how many of a hundred deals, but neither all nor none of them if that is not so."""
    return min(99, max(1, round(100 * count / DEALS))) if count else 0


def shine(
    look: Look, view: ArboretumView, species: str, paths: list[Path], rights: list[int]
) -> tuple[tuple[Light, ...], tuple[Trail, ...]]:
    """The paths with their points, and the cards of the species that are known to be held."""
    lights, trails = [], []
    for seat, (side, found) in enumerate(zip(view.sides, paths, strict=True)):
        how = "now" if rights[seat] else "lost"
        path = [f"{name} {value}" for name, value, *_ in found.cards]
        lights += [Light(seat, "tree", tree, how) for tree in path[:-1]]
        lights += [Light(seat, "tree", tree, how, str(found.worth)) for tree in path[-1:]]
        trails += [Trail(seat, "tree", tuple(path), how)] * bool(path)
        lights += held_lights(look, seat, side, species)
    return tuple(lights), tuple(trails)


def held_lights(look: Look, seat: int, side: Side, species: str) -> list[Light]:
    """Cards of a hand that are known."""
    if seat == look.eyes:
        return [Light(seat, "card", str(card), "with") for card in side.hand if card.species == species]
    return [Light(seat, "held", species, "with")] * any(card.species == species for card in side.hand)
