"""A table of Faraway as a picture: SVG made from a view, and from nothing else.

The table is a column: what is asked, the market, one's own row and hand, and the other players below, smaller.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache, partial

from hortus.core.column_svg import LARGE, MEDIUM, ROOM, RULER, SMALL, bar, caption, column_picture, remark
from hortus.core.svg import (
    BOLD_LETTER,
    ON_ACCENT,
    QUIET,
    TEXT,
    Block,
    at,
    below_each_other,
    in_columns,
    no_card,
    number,
    piece,
    pill,
    text,
)
from hortus.core.view import Piece
from hortus.games.faraway.cards import BIOMES, WONDERS, amount
from hortus.games.faraway.cards_svg import (
    CHIP_HEIGHT,
    MISSED,
    ON_MISSED,
    REGION_HEIGHT,
    REGION_WIDTH,
    REGION_WORDS,
    SANCTUARY_HEIGHT,
    SANCTUARY_WIDTH,
    SANCTUARY_WORDS,
    back,
    chip,
    icon,
    region,
    region_svg,
    sanctuary,
    sanctuary_back,
    sanctuary_svg,
)
from hortus.games.faraway.sheet import Line
from hortus.games.faraway.view import FarawayView, Side

__all__ = ["draw", "region_svg", "sanctuary_svg"]

GAP, WIDE_GAP = 6, 12  # between cards, and between those to choose from
PLACES = 8  # of a row
ACROSS = 5  # cards to choose from beside each other, at most

# Widths of cards, at most.
IN_HAND, LEFT_OVER, ON_MARKET, OF_RIVAL = 158, 86, 132, 72
IN_ROW, IN_ROW_OF_ANOTHER = (ROOM + GAP) / PLACES - GAP, 69
KEPT, KEPT_BY_ANOTHER, DRAWN = 98, 76, 176
HELD_BY_ANOTHER = 54
SIGHT = 54  # width of an icon and its number: all are in sight where a row is wider than a phone

POINTING = ("1–13", "14–26", "27–40", "41–53", "54–68")  # alone: which opponents' durations point to each place
CHOSEN = (  # over a region with words, in its units
    '<rect class="hx-ring" x="-3" y="-3" width="106" height="164" rx="14" fill="none" stroke-width="6"/>'
    '<rect class="hx-accent" x="4" y="154" width="92" height="21" rx="10.5"/>'
)


def draw(view: FarawayView) -> str:
    """The table as those eyes see it. The same view gives the same bytes."""
    blocks = [below_each_other([bar(view.asked, view.seat in view.actors), remark(progress(view))], 10)]
    blocks += in_common(view)
    if view.seat is not None:
        blocks.append(own_side(view, view.seat))
    blocks += [side_of_another(view, seat) for seat in range(view.players) if seat != view.seat]
    blocks.append(legend())
    return column_picture(view.asked, description(view), blocks)


def pieces(view: FarawayView) -> list[Piece]:
    """The same in parts, for a page."""
    found = [
        Piece(
            "table",
            None,
            lambda: piece(ROOM, "the market", [remark(progress(view)), *in_common(view)]),
            (progress(view), view.market, view.rivals),
        )
    ]
    for seat in range(view.players):
        found += own_pieces(view, seat) if seat == view.seat else [piece_of_another(view, seat)]
    return [*found, Piece("legend", None, lambda: piece(ROOM, "the icons", [legend()]), "the icons")]


def in_common(view: FarawayView) -> list[Block]:
    """The market, and alone the opponents' cards."""
    blocks = [market(view)] if view.market else []
    return [*blocks, rivals(view)] if view.rivals else blocks


def own_pieces(view: FarawayView, seat: int) -> list[Piece]:
    """The viewer's row and hand."""
    side = view.sides[seat]
    laid = (side.row, side.sanctuaries, view.over)
    held = (side.hand, side.drawn, view.chosen, view.giving, view.returned, view.phase)
    return [
        Piece("garden", seat, lambda: piece(ROOM, "your row", own_row(side, view.over)), laid),
        Piece("hand", seat, lambda: piece(ROOM, "your hand", own_cards(view, side) or [remark("no cards left")]), held),
    ]


def piece_of_another(view: FarawayView, seat: int) -> Piece:
    """The row and the hand of another player."""
    side = view.sides[seat]
    return Piece(
        "side",
        seat,
        lambda: piece(ROOM, f"the row of {side.name}", row_of_another(side, view.over)),
        (side.row, side.sanctuaries, side.hand, side.hidden, side.drawn_hidden, view.over),
    )


def stage(view: FarawayView) -> list[Piece]:
    """All rows in full size, without what their cards paid."""
    return [
        Piece("side", seat, partial(piece, ROOM, f"the row of {side.name}", own_row(side, False)))
        for seat, side in enumerate(view.sides)
    ]


def description(view: FarawayView) -> str:
    """The table in a few sentences, for those who do not see the picture."""
    sentences = [progress(view)]
    free = [str(card) for card in view.market if card is not None]
    if free:
        sentences.append(f"Market: {', '.join(free)}.")
    for seat, side in enumerate(view.sides):
        row = ", ".join(map(str, side.row)) or "empty"
        kept = f"; sanctuaries {', '.join(f's{card}' for card in side.sanctuaries)}" if side.sanctuaries else ""
        held = ", ".join([*map(str, side.hand), *[f"{side.hidden} hidden"] * bool(side.hidden)]) or "empty"
        winner = ", winner" if seat in view.winners else ""
        chosen = ", has chosen" if side.ready else ""
        sentences.append(f"{side.name}: {side.fame} fame{winner}{chosen}; row {row}{kept}; hand {held}.")
    return " ".join(sentences)


def progress(view: FarawayView) -> str:
    """The round and what is left in the decks; at the end how the rows are read."""
    if view.over:
        return "After the last round. Rows are scored from right to left, then sanctuaries: fame, and the total so far."
    return f"Round {view.round} of {PLACES}. Decks: {view.deck} regions, {view.sanctuary_deck} sanctuaries."


def high(width: float, worded: bool = True) -> float:
    """The height of a region of that width."""
    return width / REGION_WIDTH * (REGION_HEIGHT + REGION_WORDS * worded)


def high_sanctuary(width: float, worded: bool) -> float:
    """The height of a sanctuary of that width."""
    return width / SANCTUARY_WIDTH * (SANCTUARY_HEIGHT + SANCTUARY_WORDS * worded)


# The market, and the opponents of the solo game.


def market(view: FarawayView) -> Block:
    """The regions that can be taken, in the order shown; alone, which opponents each place is for."""
    alone = view.players == 1
    width = min(ON_MARKET, (ROOM + GAP) / len(view.market) - GAP)
    step, height = min(width + WIDE_GAP, (ROOM + GAP) / len(view.market)), high(width)
    parts = []
    for i, which in enumerate(view.market):
        x = i * step
        if which is None:
            parts.append(no_card(x, 0, width, height))
            parts.append(text("taken", x + width / 2, height / 2 + 6, SMALL, paint=QUIET, anchor="middle"))
        else:
            parts.append(f'<g data-region="{which}">{region(which, x, 0, width, worded=True)}</g>')
        if alone:
            parts.append(text(str(i + 1), x + 4, height + 26, MEDIUM, paint=TEXT, weight=700))
            parts.append(text(POINTING[i], x + width - 4, height + 26, SMALL, paint=QUIET, anchor="end"))
    title = "Market, and the opponents that take from each place" if alone else "Market"
    return below_each_other([caption(title), Block("".join(parts), height + 30 * alone)], 8)


def rivals(view: FarawayView) -> Block:
    """The three opponents' cards, and what each took."""
    height = high(OF_RIVAL, worded=False)
    middle = height / 2
    parts = []
    for i, rival in enumerate(view.rivals):
        card = region(rival.region, 0, 0, OF_RIVAL, note="an opponent's card")
        if rival.took is None:
            took = text("takes none", OF_RIVAL + 10, middle + 7, SMALL, paint=QUIET)
        else:
            took = text("takes", OF_RIVAL + 33, middle - 8, SMALL, paint=QUIET, anchor="middle")
            took += f'<path class="hx-accent" {at(OF_RIVAL + 10, middle + 8)} d="M0 3H30V-4L46 6 30 16V9H0z"/>'
            took += region(rival.took, OF_RIVAL + 66, 0, OF_RIVAL, note="taken by an opponent")
        parts.append(f"<g {at(i * ROOM / 3, 0)}>{card}{took}</g>")
    return below_each_other([caption("Opponents: a card lower than yours takes"), Block("".join(parts), height)], 8)


# Players.


def own_side(view: FarawayView, seat: int) -> Block:
    """The viewer's row, sanctuaries and hand, in full size."""
    side = view.sides[seat]
    return below_each_other([heading(view, seat), *own_row(side, view.over), *own_cards(view, side)], 12)


@lru_cache(maxsize=1024)
def own_row(side: Side, over: bool) -> list[Block]:
    """What the viewer has laid down."""
    blocks = [sights(side), row(side, IN_ROW, True, over)]
    return [*blocks, kept(side, KEPT, over)] if side.sanctuaries else blocks


def own_cards(view: FarawayView, side: Side) -> list[Block]:
    """What the viewer holds, and what the viewer alone knows; nobody is called "you", for all hands may be opened."""
    blocks = []
    if side.drawn:
        when = "" if view.phase == "keep" else ", once a region is taken"
        blocks += [caption(f"Drawn: keep one{when}"), drawn(side)]
    if side.hand:
        blocks += [caption("Left in hand" if view.over else "Hand"), own_hand(view, side)]
    return [*blocks, *map(remark, memories(view))]


def memories(view: FarawayView) -> Iterator[str]:
    """What the viewer alone knows of cards that lie in the decks."""
    if view.over:
        return
    if view.giving and view.phase != "give":
        yield f"Given back: {' and '.join(map(str, view.giving))}."
    if view.returned:
        places = "; ".join(f"s{card.sanctuary} ({card.below} cards above it)" for card in view.returned)
        yield f"Put under the sanctuary deck: {places}."


def side_of_another(view: FarawayView, seat: int) -> Block:
    """Another player: the row with the hand beside it, and the sanctuaries."""
    return below_each_other([heading(view, seat), *row_of_another(view.sides[seat], view.over)], 10)


@lru_cache(maxsize=1024)
def row_of_another(side: Side, over: bool) -> list[Block]:
    """What another player has laid down, and holds."""
    laid, held = row(side, IN_ROW_OF_ANOTHER, False, over), hand_of_another(side)
    beside = f"<g {at(ROOM - 2 * HELD_BY_ANOTHER - GAP, 0)}>{held.drawing}</g>"
    blocks = [sights(side), Block(laid.drawing + beside, max(laid.height, held.height))]
    if side.sanctuaries or side.drawn_hidden:
        blocks.append(kept(side, KEPT_BY_ANOTHER, over))
    return blocks


def heading(view: FarawayView, seat: int) -> Block:
    """The name of a player, its fame, and whether it is to act, has chosen, or takes its turn later."""
    side = view.sides[seat]
    acts, won = seat in view.actors, view.players > 1 and seat in view.winners
    name = f"{side.name} (you)" if seat == view.seat else side.name
    label, x = named(name, f"{'winner · ' * won}{side.fame} fame{' now' * (not view.over)}", won, 24 * acts)
    parts = [RULER, '<path class="hx-accent" d="M0 8 16 18 0 28z"/>' * acts, label]
    if side.ready:
        parts.append(pill("✓ has chosen", x + WIDE_GAP, 18, MEDIUM, filled=True)[0])
    elif view.players > 1 and view.phase in ("take", "keep"):
        parts.append(pill(f"turn {view.draft.index(seat) + 1} of {view.players}", x + WIDE_GAP, 18, MEDIUM)[0])
    return Block("".join(parts), 36)


def named(name: str, fame: str, won: bool, x: float = 0) -> tuple[str, float]:
    """A name from `x` on with its fame on a label, and where that ends."""
    label, end = pill(fame, x + len(name) * LARGE * BOLD_LETTER + 14, 18, MEDIUM, filled=won)
    return text(name, x, 27, LARGE, paint=TEXT, weight=700) + label, end


def sights(side: Side) -> Block:
    """All that a row and its sanctuaries show, counted."""
    parts: list[str] = []
    counts: dict[float, str] = {}
    for i, (sight, count) in enumerate(side.shows().items()):
        x = i * SIGHT + 14
        parts.append(f"<g><title>shows {amount(count, sight)}</title>{icon(sight, x, 14, 26)}</g>")
        counts[x + 26] = str(count)
    if not parts:
        return remark("nothing explored yet")
    return Block("".join([*parts, in_columns(counts, 22, MEDIUM, paint=TEXT, weight=600)]), 28)


def row(side: Side, width: float, worded: bool, over: bool) -> Block:
    """Eight places from left to right; at the end with the fame of each card and the total so far."""
    height = high(width, worded)
    lines = side.sheet()[len(side.row) - 1 :: -1] if side.row and over else ()
    parts = []
    for i in range(PLACES):
        x = i * (width + GAP)
        if i >= len(side.row):
            parts.append(no_card(x, 0, width, height))
            parts.append(text(str(i + 1), x + width / 2, height / 2 + 8, MEDIUM, paint=QUIET, anchor="middle"))
        elif over:
            note, missing = paid(lines[i]), lines[i].missing
            parts.append(region(side.row[i], x, 0, width, worded=worded, note=note, missing=missing))
        else:
            face = region(side.row[i], x, 0, width, worded=worded)
            parts.append(f'<g data-laid="{side.row[i]}">{face}</g>')
    if over:
        end = number(PLACES * (width + GAP) - GAP)
        parts.append(results(lines, width, height + 0.34 * width))
        parts.append(f'<path class="hx-accent" {at(0, height + 100)} d="M0 0 12-6V-2H{end}V2H12V6z"/>')
    return Block("".join(parts), height + 108 * over)


def paid(line: Line) -> str:
    """What a card paid, and what it was short of, in words."""
    short = " and ".join(amount(count, wonder) for wonder, count in line.missing.items())
    return f"{f'{short} short, ' if short else ''}{line.fame} fame, {line.total} so far"


def results(lines: Sequence[Line], width: float, y: float) -> str:
    """What each card of a line paid, on a label at `y`, and below it the total so far."""
    paid_on: dict[tuple[str, str], dict[float, str]] = {}
    totals = {}
    for i, line in enumerate(lines):
        x = i * (width + GAP) + width / 2
        paints = ('class="hx-accent"', ON_ACCENT) if line.fame else ('class="hx-soil"', TEXT)
        if line.missing:
            paints = f'fill="{MISSED}"', f'fill="{ON_MISSED}"'
        paid_on.setdefault(paints, {})[x] = f"+{line.fame}"
        totals[x] = f"={line.total}"
    parts = []
    for (ground, paint), words in paid_on.items():
        labels = "".join(f"M{number(x - 14)} {number(y)}h28a16 16 0 0 1 0 32h-28a16 16 0 0 1 0-32z" for x in words)
        parts.append(f'<path {ground} d="{labels}"/>{in_columns(words, y + 24, MEDIUM, paint=paint, weight=700)}')
    return "".join([*parts, in_columns(totals, y + 56, SMALL, paint=QUIET, weight=600)])


def kept(side: Side, width: float, over: bool) -> Block:
    """The sanctuaries of a player, and the backs of those that another is still to choose from."""
    height = high_sanctuary(width, worded=False)
    lines = side.sheet()[len(side.row) :] if over else ()
    parts = []
    for i, which in enumerate(side.sanctuaries):
        face = sanctuary(which, i * (width + GAP), 0, width, note=paid(lines[i]) if over else "")
        parts.append(f'<g data-kept="{which}">{face}</g>')
    if over:
        parts.append(results(lines, width, height + 4))
    if side.drawn_hidden:
        backs = "".join(sanctuary_back(i * 24, 0, width) for i in range(side.drawn_hidden))
        title = f"<title>drew {side.drawn_hidden} to choose from</title>"
        parts.append(f"<g {at(len(side.sanctuaries) * (width + GAP), 0)}>{title}{backs}</g>")
    return Block("".join(parts), height + 64 * over)


def drawn(side: Side) -> Block:
    """Sanctuaries to choose from."""

    def card(which: int, x: float, y: float, width: float) -> str:
        return f'<g data-sanctuary="{which}">{sanctuary(which, x, y, width, worded=True)}</g>'

    return to_choose_from(side.drawn, DRAWN, high_sanctuary(1, worded=True), card)


def own_hand(view: FarawayView, side: Side) -> Block:
    """The viewer's hand, with a ring around what is chosen, or to be given back."""
    given = view.giving if view.phase == "give" else ()

    def card(which: int, x: float, y: float, width: float) -> str:
        word = "chosen" if which == view.chosen else "give back" if which in given else ""
        ring = CHOSEN + text(word, 50, 169, 15, paint=ON_ACCENT, anchor="middle", weight=600) if word else ""
        return f'<g data-region="{which}">{region(which, x, y, width, worded=True, note=word, more=ring)}</g>'

    return to_choose_from(side.hand, LEFT_OVER if view.over else IN_HAND, high(1), card)


def to_choose_from(
    cards: Sequence[int], largest: float, tall: float, drawing: Callable[[int, float, float, float], str]
) -> Block:
    """Cards in lines of five at most; `tall` is the height of one of width 1."""
    count = min(len(cards), ACROSS)
    width = min(largest, (ROOM + WIDE_GAP) / count - WIDE_GAP)
    step = width * tall + 2 * WIDE_GAP
    parts = [drawing(which, i % count * (width + WIDE_GAP), i // count * step, width) for i, which in enumerate(cards)]
    return Block("".join(parts), -(-len(cards) // count) * step)


def hand_of_another(side: Side) -> Block:
    """Another player's hand in two columns: what all saw being taken face up, the rest as backs."""
    height = HELD_BY_ANOTHER / REGION_WIDTH * CHIP_HEIGHT
    held = len(side.hand) + side.hidden
    parts = []
    for i in range(held):
        x, y = i % 2 * (HELD_BY_ANOTHER + GAP), i // 2 * (height + GAP)
        known = i < len(side.hand)
        parts.append(chip(side.hand[i], x, y, HELD_BY_ANOTHER) if known else back(x, y, HELD_BY_ANOTHER, height))
    return Block("".join(parts), -(-held // 2) * (height + GAP))


@cache
def legend() -> Block:
    """The icons and their names, and how a card is read."""
    parts = [RULER]
    for i, sight in enumerate((*BIOMES, "haven", *WONDERS, "clue", "night")):
        x, y = i % 5 * ROOM / 5, 8 + i // 5 * 36
        parts.append(icon(sight, x + 14, y + 14, 26) + text(sight, x + 36, y + 21, SMALL, paint=QUIET))
    how = "Top of a card: duration and biome; middle: what it shows; bottom: what it needs (small) and what it pays."
    return below_each_other([Block("".join(parts), 76), remark(how)], 8)
