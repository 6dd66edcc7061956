"""Faraway: a quest in words, what it sees as the row is now, and what it still needs.

Rows are scored from the last region to the first, so a region sees itself, what lies on its right and all sanctuaries;
sanctuaries see everything.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple, cast

from hortus.core.ruleset import find_rule_set
from hortus.core.scorecard import Light
from hortus.games.faraway.cards import SIGHTS, Card, amount, counted_words
from hortus.games.faraway.scorecard import FarawaySide, reckoned
from hortus.games.faraway.sheet import Line
from hortus.games.faraway.state import ROUNDS
from hortus.games.faraway.telling import asked_for, card_of, shine
from hortus.games.faraway.view import FarawayView
from hortus.web.about.asking import About, Look, Thing
from hortus.web.texts import and_, say

PARTS = ("region", "sanctuary", "laid", "kept")
KINDS = {"region": "region", "laid": "region", "sanctuary": "sanctuary", "kept": "sanctuary"}


class Case(NamedTuple):
    """A card in a row, or as it would be there."""

    owner: int
    side: FarawaySide  # with that card
    place: int  # of the card on the sheet
    laid: bool  # already
    left: int  # regions that are still to come, after that card

    @property
    def line(self) -> Line:
        """What the sheet says of the card."""
        return self.side.sheet[self.place]


def things(look: Look) -> list[Thing]:
    """The cards that one can choose from, then what lies in the rows, one's own first."""
    view = cast(FarawayView, look.view)
    found = []
    mine = None if view.seat is None else view.sides[view.seat]
    if mine is not None and len(mine.row) < ROUNDS:
        found += [Thing("region", str(card), None, say("about.in_hand", card=card)) for card in mine.hand]
    if mine is not None:
        found += [Thing("sanctuary", str(card), None, say("about.drawn", card=card)) for card in mine.drawn]
    found += [Thing("region", str(card), None, say("about.on_market", card=card)) for card in view.market if card]
    order = sorted(range(view.players), key=lambda side: side != view.seat)
    for side in order:
        for card in view.sides[side].row:
            label = look.told(side, "about.laid_yours", "about.laid", card=card)
            found.append(Thing("laid", str(card), side, label))
        for card in view.sides[side].sanctuaries:
            label = look.told(side, "about.kept_yours", "about.kept", card=card)
            found.append(Thing("kept", str(card), side, label))
    return found


def about(look: Look, thing: Thing) -> About | None:
    """A card with its quest."""
    case = case_of(look, thing)
    if case is None:
        return None
    line, card = case.line, card_of(case.line)
    title = say("about.region" if line.kind == "region" else "about.sanctuary", card=line.number)
    lines = [shows_in_words(card), quest_in_words(card)]
    if look.eyes is None and not case.laid:
        return About(title, lines)
    if card.quest:
        lines += [sees_in_words(case), *still_in_words(case, card), pays_in_words(case), more_in_words(look, case)]
    elif line.kind == "region":
        lines.append(say("about.seen_by"))
    return About(title, list(filter(None, lines)), tuple(lights(case, thing)))


def case_of(look: Look, thing: Thing) -> Case | None:
    """Where a card lies, or would lie; None if these eyes do not see it."""
    view = cast(FarawayView, look.view)
    if thing.part not in KINDS or not thing.value.isascii() or not thing.value.isdigit() or len(thing.value) > 2:
        return None
    number, kind = int(thing.value), KINDS[thing.part]
    if thing.part in ("laid", "kept"):
        owner = thing.side
        if owner is None or not 0 <= owner < view.players:
            return None
        side = view.sides[owner]
        if number not in (side.row if kind == "region" else side.sanctuaries):
            return None
        found = side_with(view, side.row, side.sanctuaries)
        place = next(i for i, line in enumerate(found.sheet) if (line.kind, line.number) == (kind, number))
        return Case(owner, found, place, True, ROUNDS - len(side.row))
    return may_be(view, number, kind)


def may_be(view: FarawayView, number: int, kind: str) -> Case | None:
    """The same for a card that one holds, drew or may take, as if it were laid next."""
    owner = view.seat or 0
    side = view.sides[owner]
    mine = side.drawn if kind == "sanctuary" else side.hand
    if number not in (mine if view.seat is not None else ()) and (kind == "sanctuary" or number not in view.market):
        return None
    row, kept = (side.row, side.sanctuaries) if view.seat is not None else ((), ())
    if kind == "sanctuary":
        found = side_with(view, row, (*kept, number))
        return Case(owner, found, len(found.sheet) - 1, False, ROUNDS - len(row))
    if len(row) == ROUNDS:
        return None
    return Case(owner, side_with(view, (*row, number), kept), 0, False, ROUNDS - len(row) - 1)


def side_with(view: FarawayView, row: Sequence[int], kept: Sequence[int]) -> FarawaySide:
    """A side with these cards, reckoned."""
    return reckoned(find_rule_set(view.rule_set), [(row, kept)]).players[0]


# --- in words ---


def shows_in_words(card: Card) -> str:
    """What a card shows to others and itself."""
    counts = {"night": int(card.night), "clue": card.clues, **Counter(card.wonders)}
    return say("about.shows", sights=and_([card.biome or "haven", *counted_words(counts)]))


def quest_in_words(card: Card) -> str:
    """What a card pays, and on what condition."""
    if card.quest is None:
        return say("about.no_quest")
    values = {
        "points": card.quest.points,
        "per": and_(card.quest.per),
        "needs": and_(counted_words(Counter(card.needs))),
    }
    if not card.quest.per:
        return say("about.flat_if" if card.needs else "about.flat", **values)
    if card.quest.per == ("set",):
        return say("about.per_set_if" if card.needs else "about.per_set", **values)
    return say("about.per_if" if card.needs else "about.per", **values)


def sees_in_words(case: Case) -> str:
    """What counts for the quest among all that the card sees."""
    line, card = case.line, card_of(case.line)
    wanted = [sight for sight in SIGHTS if sight in asked_for(card)]
    counts = and_(amount(line.sees.get(sight, 0), sight) for sight in wanted)
    if line.kind == "sanctuary":
        return say("about.sees_all", counts=counts) if counts else ""
    if not counts:
        return ""
    return say("about.sees" if case.laid else "about.would_see", counts=counts, place=place_of(case))


def place_of(case: Case) -> int:
    """The place of a region in its row, from 1."""
    return len(case.side.row) - case.place


def still_in_words(case: Case, card: Card) -> list[str]:
    """What is missing, or that nothing is."""
    missing = case.line.missing
    if missing:
        return [say("about.still_needs", missing=and_(amount(count, wonder) for wonder, count in missing.items()))]
    return [say("about.needs_met")] if card.needs else []


def pays_in_words(case: Case) -> str:
    """What the card pays as things are."""
    key = "about.pays" if case.laid else "about.would_pay"
    return say(key, fame=case.line.fame)


def more_in_words(look: Look, case: Case) -> str:
    """Which cards can still change that."""
    if look.view.over:
        return ""
    if case.left == 0:
        return say("about.no_more")
    return say("about.more_one") if case.left == 1 else say("about.more", count=case.left)


# --- lights ---


def lights(case: Case, thing: Thing) -> list[Light]:
    """The card itself with what it pays, those that it counts, and those that it never sees."""
    found = []
    for light in shine(case.owner, case.side, case.place, case.line):
        itself = light.part == {"region": "laid", "sanctuary": "kept"}[case.line.kind] and light.value == thing.value
        if itself:
            found.append(light._replace(part=thing.part))
        elif light.how in ("with", "later"):
            found.append(light._replace(label=""))
    return found
