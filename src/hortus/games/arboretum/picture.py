"""A table of Arboretum as a picture: one SVG, made from a view and from nothing else.

The table is a column, as wide as a phone is when it is scaled to fit: what is asked, what can be drawn, one's own
garden and hand, and the other sides below, smaller. All lengths are units of the picture, `WIDTH` of them across.
"""

from __future__ import annotations

from functools import lru_cache

from hortus.core.svg import (
    ON_ACCENT,
    QUIET,
    TEXT,
    Block,
    at,
    below_each_other,
    escape,
    no_card,
    number,
    piece,
    table_picture,
    text,
)
from hortus.core.view import Piece
from hortus.games.arboretum.cards_svg import CHOSEN, SEEN, back, card, card_svg, chip, species_of, swatch
from hortus.games.arboretum.garden_picture import EDGE, GAP, OWN, SMALL_SCALE, TALL, Room, garden_of, grid
from hortus.games.arboretum.view import ArboretumView, Side

__all__ = ["card", "card_svg", "draw"]

WIDTH = 480
MARGIN = 16
ROOM = WIDTH - 2 * MARGIN
PIXELS = 1.25  # per unit, in a notebook
SPACE = 22  # between the parts of the table

# Widths of cards, at most.
DECK = 54
TOP = 54
HELD = 84
HELD_BY_ANOTHER, LEAST_HELD, HELD_GAP = 32, 18, 3
PLANTED = 70
PLANTED_BY_ANOTHER = 46
READABLE = 24  # gardens stand beside each other while their cards are this wide
HAND_ROW, HAND_GAP = 5, 7  # two rows, before and after cards were drawn: they keep their size
HAND_ROOM = HAND_ROW * (HELD + HAND_GAP) - HAND_GAP  # of a hand alone
NARROW = 320  # of a side alone
CHIP, CHIP_HEIGHT, CHIP_GAP = 27, 15, 3
LEGEND = 140  # for one species
LARGE_SCALE = 12  # font size of the numbers beside one's own garden


def draw(view: ArboretumView) -> str:
    """The table as those eyes see it. The same view gives the same bytes."""
    blocks = [status(view), sources(view)]
    if view.seat is not None:
        blocks.append(side_block(view, view.seat, Room(ROOM, PLANTED, LARGE_SCALE)))
    blocks += beside_each_other(view, [seat for seat in range(len(view.sides)) if seat != view.seat])
    return table_picture(WIDTH, MARGIN, view.asked, description(view), blocks, SPACE, PIXELS)


def pieces(view: ArboretumView) -> list[Piece]:
    """The same in parts, for a page."""
    made_of = (view.deck, tuple(side.pile for side in view.sides))
    found = [Piece("table", None, lambda: piece(ROOM, "the deck and the piles", [sources(view)]), made_of)]
    for seat in range(len(view.sides)):
        found += own_pieces(view, seat) if seat == view.seat else [piece_of_another(view, seat)]
    return [*found, Piece("legend", None, lambda: piece(ROOM, "the species", [whole_legend(view)]), "the species")]


def whole_legend(view: ArboretumView) -> Block:
    """The species in play, as wide as the table."""
    return legend(view.edition, view.species, ROOM)


def own_pieces(view: ArboretumView, seat: int) -> list[Piece]:
    """The viewer's garden and hand."""
    side = view.sides[seat]
    return [
        Piece(
            "garden",
            seat,
            lambda: own_garden(view, seat),
            (side.garden, view.phase == "place", view.over),
        ),
        Piece(
            "hand",
            seat,
            lambda: piece(HAND_ROOM, "your hand", [own_hand(view, side)]),
            (side.hand, view.chosen),
        ),
    ]


def own_garden(view: ArboretumView, seat: int) -> str:
    """The viewer's garden, wider than a phone if it has many columns."""
    found = grid(view, seat, OWN)
    return piece(found.width, "your garden", [found.block])


def piece_of_another(view: ArboretumView, seat: int) -> Piece:
    """The garden and the hand of another side."""
    side = view.sides[seat]
    return Piece(
        "side",
        seat,
        lambda: piece(NARROW, f"the garden of {side.name}", blocks_of_another(view, seat)),
        (side.garden, view.phase == "lay", side.hand, side.hidden, view.over),
    )


def blocks_of_another(view: ArboretumView, seat: int) -> list[Block]:
    """The same as blocks."""
    garden = garden_of(view, seat, Room(NARROW, PLANTED_BY_ANOTHER))
    return [garden, hand_of_another(view, view.sides[seat], NARROW)]


def description(view: ArboretumView) -> str:
    """The table in a few sentences, for those who do not see the picture."""
    sentences = [f"{len(view.species)} species are in play and the deck has {cards(view.deck)}."]
    for seat, side in enumerate(view.sides):
        held = cards(len(side.hand) + side.hidden)
        end = f", {view.points[seat]} points" if view.over else ""
        winner = ", winner" if seat in view.winners else ""
        sentences.append(
            f"{side.name}: {len(side.garden)} planted, {held} in hand, {len(side.pile)} on the pile{end}{winner}."
        )
    return " ".join(sentences)


def cards(count: int) -> str:
    """A number of cards in words."""
    return "1 card" if count == 1 else f"{count} cards"


def status(view: ArboretumView) -> Block:
    """What is asked, on a bar that is filled when it is asked of the viewer."""
    yours = view.seat in view.actors
    size = min(16.5, (ROOM - 28) / (0.57 * len(view.asked)))
    bar = f'<rect class="{"hx-accent" if yours else "hx-soil"}" width="{ROOM}" height="40" rx="10"/>'
    paint = ON_ACCENT if yours else TEXT
    return Block(bar + text(view.asked, 14, 20 + size * 0.35, size, paint=paint, weight=500), 40)


# What can be drawn: the deck and the piles.


def sources(view: ArboretumView) -> Block:
    """The deck and every pile with its top card; the cards under it are chips, the newest first."""
    solo = len(view.sides) > view.players
    piles = 1 if solo else len(view.sides)
    space = 24 if piles < 4 else 12
    room = (ROOM - DECK - piles * space) / piles
    parts, height = [deck(view.deck)], 20 + DECK * TALL
    for seat in range(piles):
        block = pile(view, seat, room)
        source = "pile" if solo else f"pile{seat + 1}"
        x = DECK + space + seat * (room + space)
        caption = text(f"{pile_name(view, seat)} · {len(view.sides[seat].pile)}", x, 11, 12.5, paint=QUIET)
        parts.append(f'{caption}<g data-source="{source}" {at(x, 20)}>{block.drawing}</g>')
        height = max(height, 20 + block.height)
    return Block("".join(parts), height)


def pile_name(view: ArboretumView, seat: int) -> str:
    """Whose pile it is, in a few words: where there are many, there is room for a name."""
    if len(view.sides) > view.players:
        return "pile"
    if seat == view.seat:
        return "your pile"
    if view.players > 2:
        return view.sides[seat].name
    return "other pile" if view.seat is not None else f"pile of {view.sides[seat].name}"


def deck(left: int) -> str:
    """The deck, and how many cards it has left."""
    caption = text("deck", 0, 11, 12.5, paint=QUIET)
    if not left:
        return f'{caption}<g data-source="deck">{no_card(0, 20, DECK, DECK * TALL)}</g>'
    sheets = "".join(back(3 * i, 20 + 3 * i, DECK - 6) for i in reversed(range(min(left, 3))))
    label = '<rect class="hx-paper" x="8" y="44" width="32" height="22" rx="11"/>'
    label += text(str(left), 24, 60.5, 16, paint=TEXT, anchor="middle", weight=700)
    return f'{caption}<g data-source="deck"><title>the deck, {cards(left)} left</title>{sheets}{label}</g>'


def pile(view: ArboretumView, seat: int, room: float) -> Block:
    """A pile, its top card in full."""
    discards = view.sides[seat].pile
    if not discards:
        return Block(no_card(0, 0, TOP, TOP * TALL), TOP * TALL)
    wide, high = CHIP + CHIP_GAP, CHIP_HEIGHT + CHIP_GAP
    across = int((room - TOP - GAP + CHIP_GAP) // wide)
    top = card(discards[-1], view.edition, 0, 0, TOP)
    parts = [f'<g data-top="{escape(str(discards[-1]))}">{top}</g>']
    for i, under in enumerate(reversed(discards[:-1])):
        x, y = TOP + GAP + i % across * wide, i // across * high
        parts.append(chip(under, view.edition, x, y, CHIP, CHIP_HEIGHT))
    rows = -(-(len(discards) - 1) // across)
    return Block("".join(parts), max(TOP * TALL, rows * high - CHIP_GAP))


# A side: name, garden and hand.


def side_block(view: ArboretumView, seat: int, room: Room) -> Block:
    """Everything of a side but its pile."""
    side = view.sides[seat]
    garden = garden_of(view, seat, room)
    hand = own_hand(view, side) if seat == view.seat else hand_of_another(view, side, room.width)
    return below_each_other([heading(view, seat), garden, hand], 12)


def heading(view: ArboretumView, seat: int) -> Block:
    """The name of a side, whether it is to act, and at the end its points."""
    side = view.sides[seat]
    name = f"{side.name} (you)" if seat == view.seat else side.name
    acts = seat in view.actors
    arrow = '<path class="hx-accent" d="M0 3 10 9 0 15z"/>' if acts else ""
    parts = [arrow, text(name, 15 if acts else 0, 14, 15, paint=TEXT, weight=600)]
    if not view.over:
        return Block("".join(parts), 18)
    won = seat in view.winners
    result = f"{'winner · ' if won else ''}{view.points[seat]} point{'s' * (view.points[seat] != 1)}"
    width = 22 + 7.4 * len(result)
    parts.append(f'<rect class="hx-{"accent" if won else "soil"}" y="22" width="{number(width)}" height="22" rx="11"/>')
    paint = ON_ACCENT if won else TEXT
    parts.append(text(result, width / 2, 37, 12.5, paint=paint, anchor="middle", weight=600))
    return Block("".join(parts), 44)


def own_hand(view: ArboretumView, side: Side) -> Block:
    """The viewer's hand, with a ring around the card of a half-made move."""
    rows = max(1, -(-len(side.hand) // HAND_ROW))
    parts = []
    for i, held in enumerate(side.hand):
        note, mark = ("chosen", CHOSEN) if held == view.chosen else ("", "")
        x, y = i % HAND_ROW * (HELD + HAND_GAP), i // HAND_ROW * (HELD * TALL + HAND_GAP)
        parts.append(f'<g data-card="{escape(str(held))}">{card(held, view.edition, x, y, HELD, note, mark)}</g>')
    return Block("".join(parts), rows * (HELD * TALL + HAND_GAP) - HAND_GAP)


def hand_of_another(view: ArboretumView, side: Side, room: float) -> Block:
    """Another side's hand: face up what is known of it, with an eye on it while the game lasts."""
    count = max(1, len(side.hand) + side.hidden)
    width = max(LEAST_HELD, min(HELD_BY_ANOTHER, (room + HELD_GAP) / count - HELD_GAP))
    step = min(width + HELD_GAP, (room - width) / max(1, count - 1))
    note, mark = ("", "") if view.over else ("known to all", SEEN)
    parts = [back(i * step, 0, width) for i in range(side.hidden)]
    for i, held in enumerate(side.hand, side.hidden):
        face = card(held, view.edition, i * step, 0, width, note, mark)
        parts.append(f'<g data-held="{escape(held.species)}">{face}</g>')
    return Block("".join(parts), HELD_BY_ANOTHER * TALL)


def beside_each_other(view: ArboretumView, seats: list[int]) -> list[Block]:
    """Sides in rows of two, if that leaves their cards readable, and the legend in the place that is left over."""
    edge = 2 * SMALL_SCALE * EDGE
    widest = max(columns(view.sides[seat]) for seat in seats)
    half = (ROOM - SPACE) / 2
    paired = len(seats) > 1 and widest * (READABLE + GAP) - GAP <= half - edge
    across, room = (2, half) if paired else (1, ROOM)
    largest = min(PLANTED_BY_ANOTHER, (room - edge + GAP) / widest - GAP)
    places = [side_block(view, seat, Room(room, largest)) for seat in seats]
    places.append(legend(view.edition, view.species, room if len(seats) % across else ROOM))
    rows = []
    for first in range(0, len(places), across):
        row = places[first : first + across]
        drawing = "".join(f"<g {at(i * (room + SPACE), 0)}>{block.drawing}</g>" for i, block in enumerate(row))
        rows.append(Block(drawing, max(block.height for block in row)))
    return rows


def columns(side: Side) -> int:
    """How many columns a garden has."""
    xs = {tree.x for tree in side.garden} or {0}
    return max(xs) - min(xs) + 1


@lru_cache(maxsize=256)
def legend(edition: str, in_play: tuple[str, ...], room: float) -> Block:
    """The species in play: colour, shape, letter and name."""
    across = int(room // LEGEND)
    parts = []
    for i, name in enumerate(in_play):
        species = species_of(edition, name)
        label = text(f"{species.letter} {name}", 25, 13.5, 12.5, paint=QUIET)
        where = at(i % across * room / across, i // across * 24)
        parts.append(f'<g data-species="{escape(name)}" {where}>{swatch(species)}{label}</g>')
    return Block("".join(parts), -(-len(in_play) // across) * 24 - 6)
