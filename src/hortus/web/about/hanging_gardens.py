"""The Hanging Gardens: what a card would cover, which groups it would make, what a tile adds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple, cast

import numpy as np

from hortus.core.ruleset import State
from hortus.core.scorecard import Light
from hortus.core.svg import piece
from hortus.games.hanging_gardens.card_picture import preview
from hortus.games.hanging_gardens.cards import ANY_GROUP, KINDS, MATCHES, SERIES
from hortus.games.hanging_gardens.cards_svg import Spot, after, symbols_of
from hortus.games.hanging_gardens.ground import ROWS
from hortus.games.hanging_gardens.legal import LEAST_GROUP, places
from hortus.games.hanging_gardens.moves import TURNS
from hortus.games.hanging_gardens.scorecard import side_score
from hortus.games.hanging_gardens.tile_picture import worth_in_words
from hortus.games.hanging_gardens.view import (
    Group,
    HangingGardensView,
    Placing,
    Side,
    columns_in,
    garden_from_above,
    groups_of,
)
from hortus.web.about.asking import TEMPLATE, About, Look, Thing
from hortus.web.texts import and_, counted, say

PARTS = ("card", "turn", "place", "claim", "tile", "owned")
PREVIEW = 220  # units across
STEPS = 6  # of a claim, at most
BEST = 3  # of the groups that a card can make, this many are named


class Laid(NamedTuple):
    """A card in a place, and what that does to the garden."""

    card: int
    turned: int
    place: Spot
    covers: list[str]  # symbols
    makes: list[Group]  # groups that reach the card
    breaks: list[Group]  # groups that were larger, or there

    @property
    def merit(self) -> tuple[int, int]:
        """The largest group that could be claimed, and how little is covered: to show the best places first."""
        ready = [group.size for group in self.makes if is_ready(group)]
        return max(ready, default=0), -len(self.covers)


def things(look: Look) -> list[Thing]:
    """The building cards, the places of a card that was chosen, the tiles on display, and those that players have."""
    view = cast(HangingGardensView, look.view)
    found = [Thing("card", str(card), None, say("about.card", card=card)) for card in view.display]
    if view.placing and view.placing.turned is not None:
        found += [Thing("place", f"{x},{y}", None, say("about.place", x=x, y=y)) for x, y in view.placing.places]
    for number, space in enumerate(view.spaces, 1):
        if space:
            found.append(Thing("tile", f"{space.kind} {number}", None, say("about.space", kind=space.kind, n=number)))
    for side, player in enumerate(view.sides):
        for kind in player.tiles:
            found.append(Thing("owned", kind, side, say("about.owned", kind=kind, name=look.names[side])))
    return found


def about(look: Look, thing: Thing) -> About | None:
    """A card, a way to turn it, a place for it, a group to claim, or a tile."""
    view = cast(HangingGardensView, look.view)
    if thing.part == "tile":
        return about_tile(look, view, thing.value)
    if thing.part == "owned":
        return about_owned(look, view, thing)
    if thing.part == "claim":
        return about_claim(look, view, thing.value)
    if view.seat is None:
        return None
    if thing.part == "place":
        return about_place(view, thing.value)
    if thing.part == "turn" and view.placing and thing.value in ("0", "90", "180", "270"):
        turned = int(thing.value) // 90
        title = say("about.turned", card=view.placing.card, how=TURNS[turned])
        return about_card(look, view, view.placing.card, (turned,), title, thing)
    shown = [*view.display, *([view.placing.card] if view.placing else [])]
    if thing.part == "card" and thing.value in map(str, shown):
        return about_card(look, view, int(thing.value), range(4), say("about.card", card=thing.value), thing)
    return None


# --- cards ---


def laid(view: HangingGardensView, card: int, turned: int, place: Spot) -> Laid:
    """A card in a place of one's own garden."""
    assert view.seat is not None
    side = view.sides[view.seat]
    squares = view.covers(card, turned, *place)
    spots = {(x, y) for x, y, _ in squares}
    seen = symbols_of(side)
    now = list(groups_of(after(side, squares)))
    return Laid(
        card=card,
        turned=turned,
        place=place,
        covers=[symbol for spot in sorted(spots) if (symbol := seen.get(spot))],
        makes=[group for group in now if spots & set(group.squares) and group.size > 1],
        breaks=[group for group in side.groups if spots & set(group.squares)],
    )


def is_ready(group: Group) -> bool:
    """Whether a group is large enough to be claimed, and open."""
    return group.size >= LEAST_GROUP and not group.temples


def about_place(view: HangingGardensView, name: str) -> About | None:
    """A place of the card that is being placed."""
    placing = view.placing
    if placing is None or placing.turned is None:
        return None
    place = next(((x, y) for x, y in placing.places if f"{x},{y}" == name), None)
    if place is None or view.seat is None:
        return None
    found = laid(view, placing.card, placing.turned, place)
    title = say("about.card_on", card=placing.card, place=name)
    lights = (Light(view.seat, "place", name, "now"),)
    return About(title, laid_in_words(view, found), lights, picture=drawn(view, found))


def laid_in_words(view: HangingGardensView, found: Laid) -> list[str]:
    """What a card covers and makes."""
    covered = [f"{count} {symbol}{'s' * (count > 1)}" for symbol, count in Counter(found.covers).items()]
    lines = [say("about.covers", symbols=and_(covered)) if covered else say("about.covers_nothing")]
    for group in found.breaks:
        lines.append(say("about.breaks", symbol=group.symbol, size=group.size))
    before = view.sides[view.seat or 0].groups
    for group in sorted(found.makes, key=lambda group: -group.size):
        grown = max((old.size for old in before if set(old.squares) & set(group.squares)), default=1)
        key = "about.makes_closed" if group.temples else "about.makes_ready" if is_ready(group) else "about.makes"
        was = say("about.was", size=grown) if grown > 1 else ""
        lines.append(say(key, symbol=group.symbol, size=group.size, was=was))
    return lines if found.makes else [*lines, say("about.makes_nothing")]


def drawn(view: HangingGardensView, found: Laid) -> str:
    """The garden around a card that was laid there."""
    placing = Placing(card=found.card, turned=found.turned, column=None, places=(found.place,))
    return piece(PREVIEW, "", [preview(view, placing, found.turned, found.place, PREVIEW)])


def about_card(
    look: Look, view: HangingGardensView, card: int, turns: range | tuple[int, ...], title: str, thing: Thing
) -> About:
    """Where a card fits, and the best groups that it can make there."""
    assert view.seat is not None
    state = look.alike(TEMPLATE).truth
    found = [laid(view, card, turned, place) for turned in turns for place in places_of(state, view.seat, card, turned)]
    lights = (Light(view.seat, thing.part, thing.value, "now"),)
    if not found:
        return About(title, [say("about.fits_nowhere")], lights)
    lines = [say("about.fits_one") if len(found) == 1 else say("about.fits", count=len(found))]
    best = max(found, key=lambda one: one.merit)
    groups = largest(found)
    if groups:
        lines.append(say("about.could_make", groups=and_(f"{symbol} {size}" for symbol, size in groups)))
        how = TURNS[best.turned]
        lines.append(say("about.best", place=f"{best.place[0]},{best.place[1]}", how=how, covers=len(best.covers)))
        return About(title, lines, lights, picture=drawn(view, best))
    return About(title, [*lines, say("about.could_make_none")], lights)


def largest(found: list[Laid]) -> list[tuple[str, int]]:
    """For each symbol the largest group to be claimed that the card can make, the largest first."""
    sizes: dict[str, int] = {}
    for one in found:
        for group in filter(is_ready, one.makes):
            sizes[group.symbol] = max(group.size, sizes.get(group.symbol, 0))
    return sorted(sizes.items(), key=lambda pair: -pair[1])[:BEST]


def places_of(state: State, seat: int, card: int, turned: int) -> Iterator[Spot]:
    """Where a turned card may stand."""
    bits = np.zeros(ROWS, np.int64)
    _, west, north = garden_from_above(state, seat)
    rows = places(state, seat, card - 1, turned, bits)
    for row, line in enumerate(bits[:rows].tolist()):
        yield from ((west + column, north - row) for column in columns_in(line))


# --- groups and tiles ---


def about_claim(look: Look, view: HangingGardensView, name: str) -> About | None:
    """A group that may be claimed: what it may take, and what that would add."""
    symbol, _, square = name.rpartition(" ")
    if view.seat is None or view.phase != "claim" or view.seat not in view.actors:
        return None
    group = group_at(view.sides[view.seat], square)
    if group is None or group.symbol != symbol:
        return None
    spaces = [(tile.rpartition(" ")[2], view.spaces[int(tile.rpartition(" ")[2]) - 1]) for tile in takes(look, name)]
    tiles = [say("about.tile_adds", kind=space.kind, n=n, adds=space.adds) for n, space in spaces if space]
    lines = [say("about.may_take", tiles=and_(tiles)) if tiles else say("about.may_take_none")]
    title = say("about.group", symbol=symbol, size=group.size)
    return About(title, lines, (Light(view.seat, "claim", name, "now"),))


def takes(look: Look, name: str) -> list[str]:
    """The tiles that a group may take: it is claimed for a trial, at a table that these eyes can't tell from theirs."""
    assert look.eyes is not None
    trial = look.alike(TEMPLATE)
    for _ in range(STEPS):
        open_now = [action for action in trial.legal(look.eyes) if action.parts.get("claim") == name]
        found = [action.parts["tile"] for action in open_now if "tile" in action.parts]
        if found or not open_now:
            return found
        trial.play(open_now[0])
    return []


def group_at(side: Side, square: str) -> Group | None:
    """The group on a square."""
    return next((group for group in side.groups if square in [f"{x},{y}" for x, y in group.squares]), None)


def takers(view: HangingGardensView, number: int, kind: str) -> str:
    """Which groups may take the tile of a space, in words."""
    if view.claim == "size":
        return say("about.takers_size", size=LEAST_GROUP + (number - 1) // 2)
    if kind in ANY_GROUP:
        return say("about.takers_any")
    return say("about.takers_symbol", symbol=next(symbol for symbol, kinds in MATCHES.items() if kind in kinds))


def refusal(view: HangingGardensView, number: int, kind: str) -> str:
    """That the group which is being claimed can't take the tile of a space; nothing if it can, or if there is none."""
    claiming = view.claiming
    if claiming is None or view.seat not in view.actors:
        return ""
    size = len(claiming.group)
    enough = size >= LEAST_GROUP + (number - 1) // 2
    matches = kind in ANY_GROUP or kind in MATCHES[claiming.symbol]
    may = enough if view.claim == "size" else matches
    return "" if may else say("about.refused", symbol=claiming.symbol, size=size)


def about_tile(look: Look, view: HangingGardensView, name: str) -> About | None:
    """A tile on display: what it is worth, who may take it, and what it adds for everybody."""
    kind, _, place = name.rpartition(" ")
    number = int(place) if place in ("1", "2", "3", "4", "5", "6") else 0
    space = view.spaces[number - 1] if number else None
    if space is None or space.kind != kind:
        return None
    state = look.alike(TEMPLATE).truth
    worth = "about.worth_series" if kind in SERIES else "about.worth_person"
    lines = [say(worth, values=worth_in_words(view, kind)), takers(view, number, kind), refusal(view, number, kind)]
    lines = list(filter(None, lines))
    for side, player in enumerate(view.sides):
        before = side_score(state, "", player.tiles, 0)
        more = side_score(state, "", {**player.tiles, kind: player.tiles.get(kind, 0) + 1}, 0)
        gains = [
            say("about.gain", kind=each, before=before.tiles.get(each, 0), after=points, why=look.named(more.why[each]))
            for each, points in more.tiles.items()
            if points != before.tiles.get(each, 0)
        ]
        adds = counted(more.points - before.points)
        line = look.told(side, "about.adds_yours", "about.adds_theirs", adds=adds)
        lines.append(f"{line} {'; '.join(gains)}".strip() if side == look.eyes else line)
    lines += [say("about.blind")] * any(player.hidden_tiles for player in view.sides)
    return About(say("about.space", kind=kind, n=number), lines, (Light(0, "tile", name, "now"),))


def about_owned(look: Look, view: HangingGardensView, thing: Thing) -> About | None:
    """Tiles that a player has, and why they are worth what they are."""
    if thing.side is None or not 0 <= thing.side < view.players or thing.value not in KINDS:
        return None
    tiles = view.sides[thing.side].tiles
    if thing.value not in tiles:
        return None
    score = side_score(look.alike(TEMPLATE).truth, "", tiles, 0)
    words = f"{counted(score.tiles[thing.value])}: {look.named(score.why[thing.value])}"
    title = say("about.owned", kind=thing.value, name=look.names[thing.side])
    return About(title, [words], (Light(thing.side, "owned", thing.value, "now"),))
