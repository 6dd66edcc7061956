"""Placing, groups, claims and scoring of The Hanging Gardens, written a second time from the rules alone.

Slow and obvious on purpose: every group is walked anew, every way to lay a card is tried. It shares no code
with the package, so that the two can be compared. The course of a game is in the sibling oracle.

A card is six squares, "" for a blank, given as it is printed: three columns, two rows, the top row first.
It is turned clockwise by 0 to 3 quarter turns, and its anchor is the north-west square of the turned card:

    turn 0      turn 1      turn 2      turn 3
    0 1 2       3 0         5 4 3       2 5
    3 4 5       4 1         2 1 0       1 4
                5 2                     0 3
"""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Literal, TypedDict

Card = Sequence[str]
"""Six squares, each "" or a symbol."""
Square = tuple[int, int]
"""(x, y): x grows to the east, y to the north."""
Garden = dict[Square, str]
"""What lies on top of every square that a card covers: a symbol, or "" for a blank."""
Placement = tuple[int, int, int]
"""(x, y, turn): the anchor and the clockwise quarter turns."""
Group = frozenset[Square]
Claim = Literal["symbol", "size"]


class TileType(TypedDict, total=False):
    """What is printed on a type of tile; which keys there are says which of the three kinds it is.

    Set tiles have "values", as many as a full set has tiles. Persons have "of", the type they go with, and
    the values "alone" (left) and "with_full_set" (right). The guard has "of" and "per_tile".
    """

    values: Sequence[int]
    of: str
    alone: int
    with_full_set: int
    per_tile: int


TileTable = Mapping[str, TileType]

LAID_OUT = (
    ((0, 1, 2), (3, 4, 5)),
    ((3, 0), (4, 1), (5, 2)),
    ((5, 4, 3), (2, 1, 0)),
    ((2, 5), (1, 4), (0, 3)),
)
"""For each turn, the rows from the north, each from the west, of the printed card's squares."""

TILES_OF_SYMBOL = {
    "arcade": {"gate", "guard"},
    "fountain": {"chalice", "priest"},
    "park": {"garden", "gardener"},
    "terrace": {"statue", "sculptor"},
}
TILES_OF_ANY = {"tiger", "animal_handler", "king", "queen"}

TEMPLES = 5
SMALLEST_CLAIM = 3
BLIND_FROM = 6
"""With claim="size", a group of this size takes a blind tile first (ruling 5)."""


def covered(card: Card, x: int, y: int, turn: int) -> Iterator[tuple[Square, str]]:
    """The six squares that the card lies on, and what it shows there, row by row from the anchor.

    >>> list(covered(["park", "", "", "", "", ""], 0, 0, 1))[:3]
    [((0, 0), ''), ((1, 0), 'park'), ((0, -1), '')]
    """
    for down, row in enumerate(LAID_OUT[turn]):
        for right, printed in enumerate(row):
            yield (x + right, y - down), card[printed]


def start_garden() -> Garden:
    """The start card, six blanks, lying unturned with its anchor at (0, 0): x 0 to 2, y 0 and -1 (ruling 1)."""
    return dict(covered([""] * 6, 0, 0, 0))


def is_legal(garden: Garden, temples: Collection[Square], card: Card, x: int, y: int, turn: int) -> bool:
    """True if the card may be laid there: every symbol on a card, no square on a temple (ruling 2)."""
    for square, symbol in covered(card, x, y, turn):
        if square in temples:
            return False
        if symbol and square not in garden:
            return False
    return True


def all_legal(garden: Garden, temples: Collection[Square], card: Card) -> set[Placement]:
    """Every way to lay the card; two turns that look the same on the table are two ways.

    A building card has a symbol, which must lie on the garden, so no anchor is more than two squares away.
    """
    xs = [x for x, _ in garden]
    ys = [y for _, y in garden]
    ways = set()
    for x in range(min(xs) - 2, max(xs) + 1):
        for y in range(min(ys), max(ys) + 3):
            for turn in range(4):
                if is_legal(garden, temples, card, x, y, turn):
                    ways.add((x, y, turn))
    return ways


def place(garden: Garden, card: Card, x: int, y: int, turn: int) -> Garden:
    """The garden with the card on top; its blanks hide symbols and turn bare table into ground (ruling 2)."""
    after = dict(garden)
    for square, symbol in covered(card, x, y, turn):
        after[square] = symbol
    return after


def group_of(garden: Garden, square: Square) -> Group:
    """The squares of the same symbol that hang together orthogonally with `square`; none for a blank."""
    symbol = garden.get(square, "")
    if not symbol:
        return frozenset()
    group = {square}
    waiting = [square]
    while waiting:
        x, y = waiting.pop()
        for beside in [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]:
            if beside not in group and garden.get(beside, "") == symbol:
                group.add(beside)
                waiting.append(beside)
    return frozenset(group)


def groups(garden: Garden) -> list[Group]:
    """Every group of equal visible symbols, single squares too, in the order of their smallest squares."""
    found: list[Group] = []
    for square in sorted(garden):
        group = group_of(garden, square)
        if group and group not in found:
            found.append(group)
    return found


def closed_groups(garden: Garden, temples: Collection[Square]) -> list[Group]:
    """The groups with a temple, or with several after growing together (ruling 6)."""
    return [group for group in groups(garden) if any(square in group for square in temples)]


def claimable(garden: Garden, temples: Collection[Square], just_placed: Collection[Square]) -> list[Group]:
    """The groups that may be claimed, the tiles left aside (ruling 4).

    Three or more squares, no temple, and at least one symbol of the card that lies on `just_placed`. The
    garden and the temples are those after the placement, before any temple moves.
    """
    closed = closed_groups(garden, temples)
    claims = []
    for group in groups(garden):
        touched = any(square in group for square in just_placed)
        if len(group) >= SMALLEST_CLAIM and group not in closed and touched:
            claims.append(group)
    return claims


def smallest_templed(garden: Garden, temples: Collection[Square]) -> set[Square]:
    """The temples that may move when all are in use: those in a smallest templed group (rulings 4 and 6).

    The whole group counts for each temple in it, so two temples grown together may both be in the choice.
    """
    size = {temple: len(group_of(garden, temple)) for temple in temples}
    return {temple for temple in temples if size[temple] == min(size.values())}


def spaces_allowed(display: Sequence[str | None], symbol: str, size: int, claim: Claim) -> list[int]:
    """The spaces, numbered from 1, that a claimed group may take its face-up tile from (ruling 5).

    `display` is the six spaces, None where one is empty. An empty list means that the group can't be claimed,
    unless every tile is gone (rulings 5 and 8).
    """
    spaces = []
    for space, tile in enumerate(display, start=1):
        if tile is None:
            continue
        if claim == "symbol":
            allowed = tile in TILES_OF_SYMBOL[symbol] or tile in TILES_OF_ANY
        elif size == 3:
            allowed = space <= 2
        elif size == 4:
            allowed = space <= 4
        else:
            allowed = size >= 5
        if allowed:
            spaces.append(space)
    return spaces


def score_tiles(tiles: Counter[str], table: TileTable) -> tuple[int, dict[str, int]]:
    """The points of one player's tiles, in all and for each type that the player has (ruling 9)."""
    points = {}
    for name, number in tiles.items():
        if number == 0:
            continue
        printed = table[name]
        if "values" in printed:
            values = printed["values"]
            full_sets, rest = divmod(number, len(values))
            points[name] = full_sets * values[-1]
            if rest > 0:
                points[name] += values[rest - 1]
        elif "per_tile" in printed:
            points[name] = number * printed["per_tile"] * tiles[printed["of"]]
        else:
            has_full_set = tiles[printed["of"]] >= len(table[printed["of"]]["values"])
            points[name] = number * (printed["with_full_set"] if has_full_set else printed["alone"])
    return sum(points.values()), points


def winners(points: Sequence[int], tiles_held: Sequence[int]) -> set[int]:
    """The winning seats: the most points, then the most tiles; what is still tied is shared (ruling 9)."""
    best = max(zip(points, tiles_held, strict=True))
    return {seat for seat in range(len(points)) if (points[seat], tiles_held[seat]) == best}
