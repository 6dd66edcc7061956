"""The table drawn with letters: for terminals, plain files and screen readers."""

from __future__ import annotations

import itertools
import textwrap
from collections import Counter
from collections.abc import Iterator

from hortus.games.hanging_gardens.cards import LETTERS, MATCHES
from hortus.games.hanging_gardens.moves import TURNS
from hortus.games.hanging_gardens.state import TEMPLES
from hortus.games.hanging_gardens.view import HangingGardensView, Side, Space

WIDTH = 60  # so that it stays whole in a narrow window
BARE = " "
INDENT = " " * 7  # under TILES
OWNED = 26  # letters of a line on somebody's tiles: two gardens stand beside each other


def draw(view: HangingGardensView) -> str:
    """The whole table as these eyes see it: others' gardens, the displays, one's own garden last."""
    others = [number for number in reading_order(view) if number != view.seat]
    lines = [heading(view)]
    for row in side_by_side([list(draw_side(view, number)) for number in others]):
        lines += ["", *row]
    lines += ["", *draw_tiles(view)]
    if view.display or view.claiming:
        lines += ["", *draw_move(view)]
    if view.seat is not None:
        lines += ["", *draw_side(view, view.seat)]
    lines.append("")
    if view.over:
        points = ", ".join(f"{side.name} {points}" for side, points in zip(view.sides, view.points, strict=True))
        won = " and ".join(view.sides[side].name for side in view.winners)
        lines += textwrap.wrap(f"Points: {points}. Won by {won}.", WIDTH)
    return "\n".join([*lines, view.asked])


def unplaced(view: HangingGardensView) -> dict[str, list[str]]:
    """The squares of the building cards to come, and the tiles that these eyes can't place."""
    squares = Counter("".join(view.faces[card - 1] for card in view.unseen))
    found = {
        f"squares of {len(view.unseen)} building cards": [
            f"{squares[letter]} {symbol}" for letter, symbol in LETTERS.items() if squares[letter]
        ],
        "tiles": [counted(count, kind) for kind, count in view.unseen_tiles.items() if count],
    }
    return {name: things for name, things in found.items() if things}


def counted(count: int, thing: str) -> str:
    """A number of things in words."""
    return f"{count} {thing}{'s' * (count != 1)}"


def heading(view: HangingGardensView) -> str:
    """The round, the letters and what is left."""
    where = "Starter turns before round 1" if view.round == 0 else f"Round {view.round} of {view.rounds}"
    if view.over:
        where = "The end"
    left = f"Deck {view.deck}, tiles {view.stacks[0]} and {view.stacks[1]}."
    return f"{where}. {left}\nA arcade  F fountain  P park  T terrace  . blank  * temple"


def reading_order(view: HangingGardensView) -> list[int]:
    """The players in the order of their seats, oneself last."""
    first = 0 if view.seat is None else view.seat + 1
    return [(first + i) % view.players for i in range(view.players)]


def side_by_side(blocks: list[list[str]], width: int = WIDTH) -> Iterator[list[str]]:
    """Blocks of lines in rows, as many beside each other as fit."""
    row: list[str] = []
    for block in blocks:
        start = max(map(len, row), default=0) + 3 if row else 0
        if row and start + max(map(len, block)) > width:
            yield row
            row, start = [], 0
        pairs = itertools.zip_longest(row, block, fillvalue="")
        row = [f"{left:<{start}}{right}".rstrip() for left, right in pairs]
    if row:
        yield row


def draw_side(view: HangingGardensView, number: int) -> Iterator[str]:
    """One player: points, tiles, temples and the garden from above."""
    side = view.sides[number]
    you = " (you)" if number == view.seat else ""
    yield f"{side.name.upper()}{you}: {side.points} points"
    tiles = [counted(count, kind) for kind, count in side.tiles.items()]
    tiles += [f"{side.hidden_tiles} blind"] if side.hidden_tiles else []
    tiles += [f"{side.late_claims} late claims"] if side.late_claims else []
    for line in textwrap.wrap(", ".join(tiles) or "no tiles", OWNED):
        yield f"  {line}"
    left = TEMPLES - len(side.temples)
    yield f"  {left or 'no'} temple{'s' * (left != 1)} left"
    yield from draw_garden(view, number, side)


def draw_garden(view: HangingGardensView, number: int, side: Side) -> Iterator[str]:
    """A garden from above, with its columns and rows; where the card or the temple may stand is marked with +."""
    places = open_places(view) if number == view.seat else set()
    squares = {(square.x, square.y): square for square in side.squares}
    shown = {*squares, *places}
    west, east = min(x for x, _ in shown), max(x for x, _ in shown)
    south, north = min(y for _, y in shown), max(y for _, y in shown)
    yield "     " + "".join(f"{x:>3}" for x in range(west, east + 1))
    for y in range(north, south - 1, -1):
        cells = []
        for x in range(west, east + 1):
            square = squares.get((x, y))
            letter = BARE if square is None else square.symbol[0].upper() if square.symbol else "."
            mark = "*" if square and square.temple else "+" if (x, y) in places else " "
            cells.append(f" {letter}{mark}")
        yield f"{y:>4}  {''.join(cells)}".rstrip()


def open_places(view: HangingGardensView) -> set[tuple[int, int]]:
    """The squares that one may choose from: for the card that is being placed, or for a temple."""
    if view.placing:
        return set(view.placing.places)
    if view.claiming and view.phase in ("temple column", "temple row"):
        return {square for square in view.claiming.group if view.claiming.column in (None, square[0])}
    return set()


def draw_tiles(view: HangingGardensView) -> Iterator[str]:
    """The tiles on display in three pairs: which groups may take each, and what it would add."""
    cells = [f"{number} {told_of(view, space)}" for number, space in enumerate(view.spaces, 1)]
    pairs = [cells[i : i + 2] for i in range(0, len(cells), 2)]
    lines = itertools.chain.from_iterable(side_by_side(pairs, WIDTH - len(INDENT)))
    for number, line in enumerate(lines):
        yield f"{INDENT if number else 'TILES':<{len(INDENT)}}{line}"
    if not view.over:
        by_symbol = "Letter: groups that may take it. Number: points that it adds for you."
        by_size = "Groups of 3 take 1-2, of 4 take 1-4, of 5 any, of 6 first a blind one."
        words = by_size if view.claim == "size" else by_symbol
        yield from textwrap.wrap(words, WIDTH, initial_indent=INDENT, subsequent_indent=INDENT)


def told_of(view: HangingGardensView, space: Space | None) -> str:
    """A tile on display: `gate (A +5)`."""
    if space is None:
        return "empty"
    notes = [f"{space.adds:+}"] if space.adds is not None else []
    if view.claim == "symbol":
        takers = [symbol[0].upper() for symbol, kinds in MATCHES.items() if space.kind in kinds]
        notes.insert(0, *takers or ["any"])
    return f"{space.kind} ({' '.join(notes)})" if notes else space.kind


def draw_move(view: HangingGardensView) -> Iterator[str]:
    """What the next step is about: the cards on display, the chosen one, or the claimed group."""
    if view.claiming:
        size = len(view.claiming.group)
        marked = "; its squares are marked with +" if view.phase.startswith("temple") else ""
        yield f"CLAIM  {view.claiming.symbol} group of {size}{marked}"
    elif view.placing is None:
        yield from beside_each_other("CARDS", {f"c{card}": turned_face(view, card, 0) for card in view.display})
    elif view.placing.turned is None:
        ways = {f"t{turn}": turned_face(view, view.placing.card, turn) for turn in range(4)}
        yield from beside_each_other(f"CARD {view.placing.card}", ways)
    else:
        yield f"CARD {view.placing.card}, {TURNS[view.placing.turned]}:"
        yield "its north-western square goes on a +"
        yield from (f"  {line}" for line in turned_face(view, view.placing.card, view.placing.turned))


def turned_face(view: HangingGardensView, card: int, turn: int) -> list[str]:
    """The rows of a card after so many quarter turns."""
    rows: dict[int, list[str]] = {}
    for _, y, letter in sorted(view.covers(card, turn, 0, 0), key=lambda square: (-square[1], square[0])):
        rows.setdefault(y, []).append(letter)
    return [" ".join(letters) for letters in rows.values()]


def beside_each_other(title: str, faces: dict[str, list[str]]) -> Iterator[str]:
    """Faces in a row, each under its name."""
    blocks = [[name, *face] for name, face in faces.items()]
    for number, lines in enumerate(itertools.zip_longest(*blocks, fillvalue="")):
        yield f"{'' if number else title:<9}{''.join(f'{line:<9}' for line in lines)}".rstrip()
