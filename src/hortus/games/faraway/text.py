"""The table drawn with letters: for terminals, plain files and screen readers."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence

from hortus.games.faraway.cards import ALL_REGIONS, ALL_SANCTUARIES, COLOURS, amount
from hortus.games.faraway.view import FarawayView, Side

WIDTH = 78
RANGES = ("1-13", "14-26", "27-40", "41-53", "54-68")  # solo: durations that take the card at each place of the market


def draw(view: FarawayView) -> str:
    """The whole table as these eyes see it: others, the market, one's own cards nearest to the question."""
    lines = [*heading(view)]
    for number in reading_order(view):
        if number == view.seat:
            lines += draw_market(view)
        lines += ["", *draw_side(view, number, view.sides[number])]
    if view.seat is None:
        lines += draw_market(view)
    elif not view.over:
        lines += draw_hand(view, view.sides[view.seat])
    lines.append("")
    if view.over:
        lines += wrapped(result(view))
    return "\n".join([*lines, view.asked])


def unplaced(view: FarawayView) -> dict[str, list[str]]:
    """The cards that these eyes can't place: regions by biome, and sanctuaries with what they show."""
    found: dict[str, list[str]] = {f"{biome} regions": [] for biome in COLOURS}
    for region in sorted(view.unseen):
        found[f"{ALL_REGIONS[region - 1].biome or 'haven'} regions"].append(f"r{region}")
    found["sanctuaries"] = [f"s{number} {ALL_SANCTUARIES[number - 1]}" for number in sorted(view.unseen_sanctuaries)]
    return {name: cards for name, cards in found.items() if cards}


def heading(view: FarawayView) -> Iterator[str]:
    """The round, what is left in the decks, and in which order the market is drafted."""
    if view.over:
        yield "After the last round."
        return
    if view.phase == "give":
        yield "Before round 1: everybody keeps three of five regions. Then comes the market."
        return
    yield f"Round {view.round} of 8. Left in the decks: {view.deck} regions, {view.sanctuary_deck} sanctuaries."
    if view.players > 1 and view.draft:
        yield from wrapped(f"Draft order: {', '.join(called(view, seat) for seat in view.draft)}.")


def called(view: FarawayView, seat: int) -> str:
    """A player of the draft with the region just played."""
    return f"{'you' if seat == view.seat else view.sides[seat].name} (r{view.sides[seat].row[-1]})"


def result(view: FarawayView) -> str:
    """The points of a finished game."""
    if view.players == 1:
        return f"Fame: {view.points[0]}."
    fame = ", ".join(f"{side.name} {points}" for side, points in zip(view.sides, view.points, strict=True))
    return f"Fame: {fame}. Won by {view.sides[view.winners[0]].name}."


def reading_order(view: FarawayView) -> list[int]:
    """The players in the order of their seats, oneself last: nearest to the question."""
    first = 0 if view.seat is None else view.seat + 1
    return [(first + i) % view.players for i in range(view.players)]


def draw_side(view: FarawayView, number: int, side: Side) -> Iterator[str]:
    """One player: fame, row, sanctuaries, what they show together, and what is known of the hand."""
    name = f"{side.name.upper()}{' (you)' * (number == view.seat)}"
    if view.over:
        yield f"{name}: {side.fame} fame"
    else:
        chosen = ", has chosen" * (side.ready and number != view.seat)
        yield f"{name}: {side.fame} fame if the game ended now{chosen}"
    if number == view.seat or view.players <= 2:
        yield from draw_cards(side)
    else:
        yield from listed("row", [f"r{region}" for region in side.row])
        yield from listed("kept", [f"s{card} {ALL_SANCTUARIES[card - 1]}" for card in side.sanctuaries], ";")
    yield from listed("shows", [amount(count, sight) for sight, count in side.shows().items()], ",")
    if number != view.seat and not view.over:
        hidden = [f"{side.hidden} hidden"] if side.hidden else []
        yield from listed("hand", [*(f"r{region}" for region in side.hand), *hidden], ",")
    if side.drawn_hidden:
        yield from listed("drew", [f"{side.drawn_hidden} sanctuar{'ies' if side.drawn_hidden > 1 else 'y'}"])


def draw_cards(side: Side) -> Iterator[str]:
    """A row and its sanctuaries, each card with what it pays now and its face."""
    pays = {line.name: f"{line.fame:+d}" for line in side.sheet() if line.why != "no quest"}
    for region in side.row:
        yield f"  {f'r{region}':<5}{pays.get(f'r{region}', ''):>3}  {ALL_REGIONS[region - 1]}"
    for card in side.sanctuaries:
        yield f"  {f's{card}':<5}{pays.get(f's{card}', ''):>3}  {ALL_SANCTUARIES[card - 1]}"


def draw_market(view: FarawayView) -> Iterator[str]:
    """The market with each card's face; in the solo game, for which opponents each card is, and what they took."""
    if any(view.market):
        yield ""
        alone = view.players == 1
        yield "MARKET, each card with the durations of the opponents that take it" if alone else "MARKET"
        for place, region in enumerate(view.market):
            label = f"{RANGES[place]:<7}" if alone else ""
            if region or alone:
                yield f"  {label}{face(region) if region else '(taken)'}"
    if view.rivals:
        took = [f"r{rival.region} took r{rival.took}" for rival in view.rivals if rival.took]
        late = [f"r{rival.region}" for rival in view.rivals if not rival.took]
        after = [f"{' and '.join(late)} come{'s' * (len(late) == 1)} after you"] if late else []
        yield from wrapped(f"  Opponents: {'; '.join([*took, *after])}.")


def draw_hand(view: FarawayView, side: Side) -> Iterator[str]:
    """One's own cards, what was chosen, what was drawn, and what else only oneself knows."""
    yield ""
    higher = (
        f" (a region higher than r{side.row[-1]} draws sanctuaries)" if view.phase == "explore" and side.row else ""
    )
    yield f"YOUR HAND{higher}"
    for region in side.hand:
        yield f"  {face(region)}{note(view, side, region)}"
    if side.drawn:
        yield "YOU DREW"
        for card in side.drawn:
            yield f"  s{card:<4}{ALL_SANCTUARIES[card - 1]}"
    if view.returned:
        yield from wrapped(f"The sanctuary deck from the top, as you know it: {', '.join(known_deck(view))}.")
    given = [f"r{region}" for region in view.giving if region in view.unseen and view.phase != "give"]
    if given:
        yield f"You gave back {' and '.join(given)}, now somewhere in the deck."


def note(view: FarawayView, side: Side, region: int) -> str:
    """What there is to say of a region in one's hand: that it is chosen, or how many sanctuaries it would draw."""
    if view.phase == "give":
        return "  <- give back" * (region in view.giving)
    if region == view.chosen:
        return "  <- chosen"
    if view.phase != "explore" or not side.row or region < side.row[-1]:
        return ""
    clues = side.shows().get("clue", 0) + ALL_REGIONS[region - 1].clues
    return f"  draws {min(1 + clues, view.sanctuary_deck)}"


def known_deck(view: FarawayView) -> Iterator[str]:
    """The sanctuary deck from the top: the cards that one put back oneself, and how many others lie between."""
    place = 0
    for card in view.returned:
        if card.below > place:
            yield f"{card.below - place} unknown"
        yield f"s{card.sanctuary}"
        place = card.below + 1
    if view.sanctuary_deck > place:
        yield f"{view.sanctuary_deck - place} unknown"


def listed(label: str, things: Sequence[str], between: str = "") -> list[str]:
    """A label and what belongs to it, broken between the things."""
    text = f"{between} ".join(thing.replace(" ", "\0") for thing in things)
    return [line.replace("\0", " ") for line in wrapped(text, f"  {label:<7}")] if things else []


def wrapped(text: str, start: str = "") -> list[str]:
    """Lines that fit the width, those after the first indented."""
    indent = " " * (len(start) or 4)
    return textwrap.wrap(text, WIDTH, initial_indent=start, subsequent_indent=indent, break_on_hyphens=False)


def face(region: int) -> str:
    """A region with its face in words."""
    return f"r{region:<4}{ALL_REGIONS[region - 1]}"


def colours() -> dict[str, str]:
    """The colour of each card's name: as it lies there, and as the choices have it."""
    regions = {f"{kind}{n}": card for n, card in enumerate(ALL_REGIONS, 1) for kind in "rtg"}
    sanctuaries = {f"s{n}": card for n, card in enumerate(ALL_SANCTUARIES, 1)}
    return {name: COLOURS[card.biome or "haven"] for name, card in {**regions, **sanctuaries}.items()}
