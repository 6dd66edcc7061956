"""The reckoning of Faraway as it is told: from the last region of each row to the first, then the sanctuaries."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hortus.core.scorecard import Light, Step, Told
from hortus.games.faraway.cards import ALL_REGIONS, ALL_SANCTUARIES, BIOMES, Card
from hortus.games.faraway.scorecard import FarawayScorecard, FarawaySide
from hortus.games.faraway.sheet import Line

OPENING = (
    "The road is walked back, from the last region to the first. Each card sees itself, the cards on its right and all "
    "sanctuaries; what is further left is not there yet. Sanctuaries are scored at the end."
)


def steps(card: FarawayScorecard) -> list[Step]:
    """A step for each place of the rows, and one for each sanctuary, of all players at once."""
    sides = card.players
    longest, most = max(len(side.row) for side in sides), max(len(side.kept) for side in sides)
    found = [Step("The way back", OPENING, lights=tuple(unseen(sides)))]
    for back in range(longest):
        places = [back if back < len(side.row) else None for side in sides]
        found.append(step(f"Region {longest - back} of {longest}", sides, places))
    for number in range(most):
        places = [len(side.row) + number if number < len(side.kept) else None for side in sides]
        found.append(step(f"Sanctuary {number + 1}", sides, places))
    return found


def unseen(sides: Sequence[FarawaySide]) -> Iterator[Light]:
    """All regions, before the first is reached."""
    for seat, side in enumerate(sides):
        yield from (Light(seat, "laid", str(region), "later") for region in side.row)


def step(title: str, sides: Sequence[FarawaySide], places: Sequence[int | None]) -> Step:
    """One card of each player, given by its place on the sheet, if there is one."""
    told: list[Told] = []
    lights: list[Light] = []
    for seat, (side, place) in enumerate(zip(sides, places, strict=True)):
        if place is None:
            lights += shine(seat, side, len(side.sheet), None)
        else:
            line = side.sheet[place]
            told.append(Told(seat, f"{line.kind} {line.number}: {line.why}", line.fame, line.total))
            lights += shine(seat, side, place, line)
    return Step(title, "", tuple(told), tuple(lights))


def shine(seat: int, side: FarawaySide, place: int, line: Line | None) -> Iterator[Light]:
    """What a player's cards look like when the sheet has come to a place: to a line, or to its end."""
    asked = asked_for(card_of(line)) if line else set()
    for number, other in enumerate(side.sheet):
        part = "laid" if other.kind == "region" else "kept"
        scored = f"+{other.fame}" if number < place else ""
        if line is not None and number == place:
            yield Light(seat, part, str(other.number), "lost" if line.missing else "now", f"+{line.fame}")
        elif number > place and part == "laid":
            yield Light(seat, part, str(other.number), "later")
        elif any(card_of(other).sights[sight] for sight in asked):
            yield Light(seat, part, str(other.number), "with", scored)
        elif scored:
            yield Light(seat, part, str(other.number), "done", scored)


def card_of(line: Line) -> Card:
    """The card of a line."""
    return (ALL_REGIONS if line.kind == "region" else ALL_SANCTUARIES)[line.number - 1]


def asked_for(card: Card) -> set[str]:
    """The sights that a card's quest needs or counts."""
    per = card.quest.per if card.quest else ()
    return {*card.needs, *(BIOMES if per == ("set",) else per)}
