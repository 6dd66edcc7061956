"""The View: what one seat, or a spectator, may know of The Hanging Gardens. It is made from a veiled table alone."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray
from pydantic import Field

from hortus.core.layout import record_in
from hortus.core.ruleset import RuleSet, State
from hortus.core.view import Part, Piece, View
from hortus.games.hanging_gardens.cards import BLANK, CARDS, KINDS, LETTERS, OF, SERIES, SQUARES, SYMBOLS, TILES
from hortus.games.hanging_gardens.ground import EAST, ROWS, SOUTH
from hortus.games.hanging_gardens.hidden import hidden_tiles, unseen, veil
from hortus.games.hanging_gardens.legal import from_above, places
from hortus.games.hanging_gardens.scoring import score, winners, worth
from hortus.games.hanging_gardens.state import (
    CARD,
    CLAIM,
    COLUMN,
    MOVE,
    NOTHING,
    OVER,
    REMOVE,
    ROW,
    STACK,
    TABLE,
    TEMPLE_COLUMN,
    TEMPLE_ROW,
    TILE,
    TURN,
)

# The kinds whose points one more tile of a kind changes: its own, and the person who counts it.
COUNTING = [[i for i, other in enumerate(KINDS) if other == kind or OF.get(other) == kind] for kind in KINDS]
# The phase, what is asked of you, and what somebody else does meanwhile.
QUESTIONS = {
    CARD: ("card", "take a card", "takes a card"),
    TURN: ("turn", "choose how card {card} is turned", "takes a card"),
    COLUMN: ("column", "choose a column for card {card}", "takes a card"),
    ROW: ("row", "choose a row for card {card} in column {column}", "takes a card"),
    REMOVE: ("remove", "no card fits, remove one from the game", "removes a card"),
    CLAIM: ("claim", "claim a group, or nothing", "may claim a group"),
    TEMPLE_COLUMN: ("temple column", "choose the column of the temple", "may claim a group"),
    TEMPLE_ROW: ("temple row", "choose the row of the temple in column {temple}", "may claim a group"),
    MOVE: ("move", "choose which of your temples moves", "may claim a group"),
    STACK: ("stack", "choose the stack of your blind tile", "may claim a group"),
    TILE: ("tile", "take a tile", "takes a tile"),
    OVER: ("over", "The game is over.", "The game is over."),
}
LETTER_OF = (BLANK, *LETTERS)


class Placed(Part):
    """A card of a garden: where its north-western square is, and how it is turned."""

    card: int = Field(description="1 to 60")
    x: int
    y: int
    turned: int = Field(description="quarter turns clockwise")


class Square(Part):
    """A covered square, seen from above."""

    x: int
    y: int
    symbol: str | None
    temple: bool


class Group(Part):
    """Equal symbols side by side."""

    symbol: str
    size: int
    squares: tuple[tuple[int, int], ...]
    temples: int = Field(description="a group with a temple is closed")


class Side(Part):
    """What is known of one player."""

    name: str
    placed: tuple[Placed, ...] = Field(description="in the order of placing; the start card lies on 0,0 to 2,-1")
    squares: tuple[Square, ...] = Field(description="in reading order")
    groups: tuple[Group, ...] = Field(description="of two squares or more, and those with a temple")
    temples: tuple[tuple[int, int], ...] = Field(description="where they stand, in the order in which they were put")
    tiles: dict[str, int] = Field(description="known tiles by kind")
    hidden_tiles: int = Field(description="blind tiles that these eyes do not know")
    late_claims: int
    points: int = Field(description="of the known tiles and the late claims")


class Space(Part):
    """A tile on display."""

    kind: str
    adds: int | None = Field(description="points that it would add for these eyes")


class Placing(Part):
    """One's own half-made move: a card that is being placed."""

    card: int
    turned: int | None
    column: int | None
    places: tuple[tuple[int, int], ...] = Field(description="where it may stand, as far as it is decided")


class Claiming(Part):
    """One's own half-made claim, or one in which the blind tile was already looked at."""

    group: tuple[tuple[int, int], ...]
    symbol: str
    column: int | None = Field(description="of the temple")


class HangingGardensView(View):
    """A table of The Hanging Gardens."""

    claim: str = Field(description="symbol or size")
    phase: str
    round: int = Field(description="from 1; 0 in the starter turns of two players")
    rounds: int = Field(description="how many there are, unless the tiles run out")
    display: tuple[int, ...] = Field(description="building cards to take from")
    spaces: tuple[Space | None, ...] = Field(description="six tiles on display; None where a space is empty")
    stacks: tuple[int, ...] = Field(description="tiles left in each")
    deck: int = Field(description="building cards left in it")
    placing: Placing | None
    claiming: Claiming | None
    sides: tuple[Side, ...] = Field(description="by seat")
    unseen: tuple[int, ...] = Field(description="building cards that are still to come")
    unseen_tiles: dict[str, int] = Field(description="tiles that these eyes can't place, by kind")
    faces: tuple[str, ...] = Field(description="of the cards 1 to 60: six letters, A F P T or . in reading order")
    values: dict[str, tuple[int, ...]] = Field(description="points of 1, 2, ... tiles of a series")
    persons: dict[str, tuple[int, int, int]] = Field(
        description="points alone, with a full set of its series, and for each tile of it"
    )

    def covers(self, card: int, turned: int, x: int, y: int) -> tuple[tuple[int, int, str], ...]:
        """The squares that a card would cover there, each with the letter that would be seen."""
        face = self.faces[card - 1]
        return tuple(
            (x + int(EAST[turned, square]), y - int(SOUTH[turned, square]), face[square]) for square in range(len(face))
        )

    def text(self) -> str:
        """The table drawn with letters."""
        from hortus.games.hanging_gardens.text import draw

        return draw(self)

    def unplaced(self) -> dict[str, list[str]]:
        """Squares of the building cards to come, and tiles."""
        from hortus.games.hanging_gardens.text import unplaced

        return unplaced(self)

    def svg(self) -> str:
        """The table as a picture."""
        from hortus.games.hanging_gardens.picture import draw

        return draw(self)

    def pieces(self) -> list[Piece]:
        """The picture in parts."""
        from hortus.games.hanging_gardens.picture import pieces

        return pieces(self)

    def stage(self) -> list[Piece]:
        """The gardens and tiles before they are scored."""
        from hortus.games.hanging_gardens.picture import stage

        return stage(self)


def view(rule_set: RuleSet, state: State, eyes: int | None) -> HangingGardensView:
    """The table through the eyes of a seat, or of a spectator."""
    player = -1 if eyes is None else eyes
    veiled = np.empty_like(state)
    veil(state, player, veiled)
    table = record_in(veiled, TABLE)
    players, phase, seat = int(table.players), int(table.phase), int(table.seat)
    over = phase == OVER
    points = np.zeros(players, np.int64)
    score(veiled, points)
    sides = tuple(
        side(veiled, table, number, int(hidden_tiles(state, player, number)), int(points[number]))
        for number in range(players)
    )
    cards, tiles = unseen_things(state, player)
    return HangingGardensView(
        rule_set=rule_set.id,
        version=rule_set.version,
        players=players,
        seat=eyes,
        actors=() if over else (seat,),
        asked=question(table, eyes),
        over=over,
        points=tuple(points.tolist()) if over else (),
        winners=tuple(number for number in range(players) if winners(veiled) >> number & 1) if over else (),
        claim="size" if table.by_size else "symbol",
        phase=QUESTIONS[phase][0],
        round=0 if table.starters else min(int(table.rounds) + 1, rounds_of(players)),
        rounds=rounds_of(players),
        display=tuple(sorted(card + 1 for card in table.display.tolist() if card != NOTHING)),
        spaces=spaces(veiled, table, eyes, sides),
        stacks=tuple(table.stack_left.tolist()),
        deck=int(table.deck_left),
        placing=placing(veiled, table),
        claiming=claiming(table, sides),
        sides=sides,
        unseen=cards,
        unseen_tiles=counted(table.kind[tiles].tolist()),
        faces=letters_of(table.face.tobytes()),
        values={name: tuple(table.value[i, : table.set_size[i]].tolist()) for i, name in enumerate(SERIES)},
        persons={
            name: (int(table.alone[i]), int(table.full[i]), int(table.each[i]))
            for i, name in enumerate(KINDS[len(SERIES) :])
        },
    )


@lru_cache(maxsize=16)
def letters_of(faces: bytes) -> tuple[str, ...]:
    """The faces of all cards, six letters each."""
    return tuple("".join(LETTER_OF[symbol] for symbol in faces[i : i + SQUARES]) for i in range(0, len(faces), SQUARES))


def rounds_of(players: int) -> int:
    """How many rounds the building cards last."""
    return {2: 13, 3: 20, 4: 15}[players]


def question(table: Any, eyes: int | None) -> str:
    """Whose decision it is and what is asked, in one line."""
    _, yours, theirs = QUESTIONS[int(table.phase)]
    if table.phase == OVER:
        return yours
    if table.seat != eyes:
        return f"Player {int(table.seat) + 1} {theirs}."
    words = yours.format(card=int(table.chosen) + 1, column=int(table.column), temple=int(table.temple_column))
    return f"Your turn: {words}."


def counted(kinds: list[int]) -> dict[str, int]:
    """Tiles by the name of their kind."""
    return {name: kinds.count(number) for number, name in enumerate(KINDS) if number in kinds}


def unseen_things(state: State, player: int) -> tuple[tuple[int, ...], list[int]]:
    """The cards and the tiles that `player` can't place."""
    numbers = np.empty(CARDS + TILES, np.int32)
    found = numbers[: unseen(state, player, numbers)].tolist()
    return tuple(n + 1 for n in found if n < CARDS), [n - CARDS for n in found if n >= CARDS]


def side(veiled: State, table: Any, seat: int, hidden: int, points: int) -> Side:
    """One player's part of a veiled table."""
    layers, west, north = garden_from_above(veiled, seat)
    squares, groups = squares_and_groups(layers.tobytes(), west, north)
    count = int(table.placed[seat])
    columns = (table.card, table.x, table.y, table.turn)
    return Side(
        name=f"player {seat + 1}",
        placed=tuple(
            on_place(card + 1, x, y, turned)
            for card, x, y, turned in zip(*(column[seat, :count].tolist() for column in columns), strict=True)
        ),
        squares=squares,
        groups=groups,
        temples=temples_of(table, seat),
        tiles=counted(table.kind[table.owner == seat].tolist()),
        hidden_tiles=hidden,
        late_claims=int(table.late[seat]),
        points=points,
    )


@lru_cache(10_000)
def on_place(card: int, x: int, y: int, turned: int) -> Placed:
    """A placed card; the same one for everybody who looks."""
    return Placed(card=card, x=x, y=y, turned=turned)


def temples_of(table: Any, seat: int) -> tuple[tuple[int, int], ...]:
    """The squares of a player's temples."""
    count = int(table.temples[seat])
    xs, ys = table.temple_x[seat, :count].tolist(), table.temple_y[seat, :count].tolist()
    return tuple(zip(xs, ys, strict=True))


def garden_from_above(state: State, seat: int) -> tuple[Any, int, int]:
    """The layers of a garden, and the x and y of the north-western corner of its frame."""
    layers, corner = np.zeros((2 + len(SYMBOLS), ROWS), np.int64), np.zeros(2, np.int64)
    from_above(state, seat, layers, corner)
    return layers, int(corner[0]), int(corner[1])


@lru_cache(maxsize=1024)
def squares_and_groups(layers: bytes, west: int, north: int) -> tuple[tuple[Square, ...], tuple[Group, ...]]:
    """The squares and groups of a garden; all eyes see the same, so they are worked out once."""
    rows = np.frombuffer(layers, np.int64).reshape(-1, ROWS).tolist()
    squares = tuple(seen_squares(rows, west, north))
    return squares, tuple(groups_of(squares))


def seen_squares(layers: list[list[int]], west: int, north: int) -> Iterator[Square]:
    """The covered squares of a garden in reading order."""
    covered, temples, *symbols = layers
    for row, bits in enumerate(covered):
        for column in columns_in(bits):
            found = [symbol for symbol, kind in zip(SYMBOLS, symbols, strict=True) if kind[row] >> column & 1]
            yield Square(
                x=west + column,
                y=north - row,
                symbol=found[0] if found else None,
                temple=bool(temples[row] >> column & 1),
            )


def columns_in(bits: int) -> Iterator[int]:
    """The numbers of the bits that are set."""
    while bits:
        yield (bits & -bits).bit_length() - 1
        bits &= bits - 1


def groups_of(squares: tuple[Square, ...]) -> Iterator[Group]:
    """Groups of two squares or more, and those with a temple, by their first square in reading order."""
    symbols = {(square.x, square.y): square.symbol for square in squares}
    temples = {(square.x, square.y) for square in squares if square.temple}
    left = dict(symbols)
    for start, symbol in symbols.items():
        if symbol is None or start not in left:
            continue
        group, ahead = [], [start]
        del left[start]
        while ahead:
            x, y = ahead.pop()
            group.append((x, y))
            for near in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if left.get(near) == symbol:
                    del left[near]
                    ahead.append(near)
        standing = len(temples & set(group))
        if len(group) > 1 or standing:
            reading = tuple(sorted(group, key=lambda square: (-square[1], square[0])))
            yield Group(symbol=symbol, size=len(group), squares=reading, temples=standing)


def spaces(veiled: State, table: Any, eyes: int | None, sides: tuple[Side, ...]) -> tuple[Space | None, ...]:
    """The tiles on display, and what each would add to the score of these eyes."""
    tiles = None if eyes is None else np.array([sides[eyes].tiles.get(kind, 0) for kind in KINDS], np.int64)
    kinds = [None if tile == NOTHING else int(table.kind[tile]) for tile in table.space.tolist()]
    adds = {kind: None if tiles is None else added(veiled, tiles, kind) for kind in set(kinds) if kind is not None}
    return tuple(None if kind is None else Space(kind=KINDS[kind], adds=adds[kind]) for kind in kinds)


def added(state: State, tiles: NDArray[np.int64], kind: int) -> int:
    """The points that one more tile of a kind brings."""
    more = tiles.copy()
    more[kind] += 1
    return sum(int(worth(state, more, other)) - int(worth(state, tiles, other)) for other in COUNTING[kind])


def placing(veiled: State, table: Any) -> Placing | None:
    """The viewer's own card that is being placed."""
    if table.chosen == NOTHING:
        return None
    turned = None if table.turned == NOTHING else int(table.turned)
    column = int(table.column) if table.phase == ROW else None
    found: list[tuple[int, int]] = []
    if turned is not None:
        bits = np.zeros(ROWS, np.int64)
        _, west, north = garden_from_above(veiled, int(table.seat))
        rows = places(veiled, int(table.seat), int(table.chosen), turned, bits)
        for row, line in enumerate(bits[:rows].tolist()):
            found += [(west + column, north - row) for column in columns_in(line)]
    return Placing(
        card=int(table.chosen) + 1,
        turned=turned,
        column=column,
        places=tuple(place for place in found if column is None or place[0] == column),
    )


def claiming(table: Any, sides: tuple[Side, ...]) -> Claiming | None:
    """The claim that is being made."""
    if table.claim == NOTHING:
        return None
    last = sides[int(table.seat)].placed[-1]
    square = int(table.claim)
    at = (last.x + int(EAST[last.turned, square]), last.y - int(SOUTH[last.turned, square]))
    group = next(group for group in sides[int(table.seat)].groups if at in group.squares)
    column = None if table.phase == TEMPLE_COLUMN else int(table.temple_column)
    return Claiming(group=group.squares, symbol=group.symbol, column=column)
