"""The Hanging Gardens read aloud: tiles, building cards, gardens as tables with their groups."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import cast

from hortus.games.hanging_gardens.cards import ANY_GROUP, LETTERS, MATCHES
from hortus.games.hanging_gardens.legal import LEAST_GROUP
from hortus.games.hanging_gardens.moves import TURNS
from hortus.games.hanging_gardens.picture import progress
from hortus.games.hanging_gardens.text import counted as so_many
from hortus.games.hanging_gardens.text import open_places
from hortus.games.hanging_gardens.tile_picture import temples_left, worth_in_words
from hortus.games.hanging_gardens.view import Group, HangingGardensView, Side
from hortus.web.aloud.passages import Hearing, Passage, grid_of, side_at
from hortus.web.texts import and_, counted, say


def passage(hearing: Hearing, place: str) -> Passage | None:
    """What a picture of the page shows."""
    view = cast(HangingGardensView, hearing.view)
    if place == "round":
        return Passage(say("aloud.round"), [progress(view)])
    if place == "table":
        stacks = say("aloud.stacks", first=view.stacks[0], second=view.stacks[1])
        return Passage(say("aloud.tiles"), [*tiles(view), stacks])
    if place == "hand":
        return Passage(say("aloud.cards"), list(cards(view)) or [say("aloud.cards_none")])
    side = view.seat if place == "garden" else side_at(place)
    return None if side is None else garden(hearing, view, side)


def tiles(view: HangingGardensView) -> Iterator[str]:
    """The tiles on display: what they are worth, who may take them, what they add."""
    for number, space in enumerate(view.spaces, 1):
        if space is None:
            yield say("aloud.space_empty", number=number)
            continue
        worth = worth_in_words(view, space.kind).replace("-", ", ")
        adds = say("aloud.adds", adds=space.adds) if space.adds is not None else ""
        takers = say("aloud.takers", takers=takers_of(view.claim, number, space.kind))
        yield say("aloud.space", number=number, kind=space.kind, worth=worth, takers=takers, adds=adds)


@lru_cache(maxsize=4096)
def takers_of(claim: str, number: int, kind: str) -> str:
    """Which groups may take the tile of a space."""
    if claim == "size":
        return say("aloud.takers_size", size=LEAST_GROUP + (number - 1) // 2)
    if kind in ANY_GROUP:
        return say("aloud.takers_any")
    return say("aloud.takers_symbol", symbol=next(symbol for symbol, kinds in MATCHES.items() if kind in kinds))


def cards(view: HangingGardensView) -> Iterator[str]:
    """The building cards to take, the turns of the one that was taken, or where it may stand."""
    if view.placing is None:
        for card in view.display:
            yield say("aloud.card", card=card, face=face(view, card, 0))
    elif view.placing.turned is None:
        for turn, how in enumerate(TURNS):
            yield say("aloud.turned", card=view.placing.card, how=how, face=face(view, view.placing.card, turn))
    else:
        card, turn = view.placing.card, view.placing.turned
        yield say("aloud.turned", card=card, how=TURNS[turn], face=face(view, card, turn))
        yield say("aloud.corner", places="; ".join(f"{x},{y}" for x, y in view.placing.places))
    if view.claiming:
        yield say("aloud.claiming", symbol=view.claiming.symbol, size=len(view.claiming.group))


def face(view: HangingGardensView, card: int, turn: int) -> str:
    """The squares of a turned card, row by row from the north."""
    rows: dict[int, list[str]] = {}
    for _, y, letter in sorted(view.covers(card, turn, 0, 0), key=lambda square: (-square[1], square[0])):
        rows.setdefault(y, []).append(LETTERS.get(letter, say("aloud.blank")))
    return say("aloud.rows").join(", ".join(row) for row in rows.values())


def garden(hearing: Hearing, view: HangingGardensView, side: int) -> Passage:
    """A garden from above, after its tiles, temples and groups."""
    player = view.sides[side]
    free = open_places(view) if side == view.seat else set()
    squares = {(square.x, square.y): square.symbol or say("aloud.blank") for square in player.squares}
    for square in player.squares:
        if square.temple:
            squares[square.x, square.y] = say("aloud.temple", square=squares[square.x, square.y])
    for spot in free:
        squares[spot] = say("aloud.can_stand", square=squares.get(spot, say("aloud.bare")))
    title = hearing.of(side, "aloud.garden_yours", "aloud.garden_theirs")
    return Passage(title, [owned(player), *map(group, player.groups)], grid_of(squares, say("aloud.blank")))


def owned(side: Side) -> str:
    """Points, tiles and temples of a player."""
    things = [so_many(count, kind) for kind, count in side.tiles.items()]
    if side.hidden_tiles:
        things.append(say("aloud.blind_one") if side.hidden_tiles == 1 else say("aloud.blind", count=side.hidden_tiles))
    if side.late_claims:
        things.append(say("aloud.late_one") if side.late_claims == 1 else say("aloud.late", count=side.late_claims))
    tiles_in_words = and_(things) or say("aloud.no_tiles")
    return say("aloud.owned", points=counted(side.points), tiles=tiles_in_words, temples=temples_left(side))


@lru_cache(maxsize=4096)
def group(one: Group) -> str:
    """A group, and whether it may be claimed."""
    key = "aloud.group_closed" if one.temples else "aloud.group_open" if one.size >= LEAST_GROUP else "aloud.group"
    where = "; ".join(f"{x},{y}" for x, y in one.squares)
    return say(key, symbol=one.symbol, size=one.size, where=where)
