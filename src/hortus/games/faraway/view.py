"""The View: what one seat, or a spectator, may know of a game of Faraway. It is made from a veiled table alone."""

from __future__ import annotations

from typing import Any

import numpy as np
from pydantic import Field

from hortus.core.layout import record_in
from hortus.core.ruleset import RuleSet, State
from hortus.core.view import Part, Piece, View
from hortus.games.faraway.cards import REGIONS, SANCTUARIES
from hortus.games.faraway.hidden import VEILED, unseen, veil
from hortus.games.faraway.rules import actors
from hortus.games.faraway.scoring import score, winners
from hortus.games.faraway.sheet import Line, sheet, shown
from hortus.games.faraway.state import EXPLORE, GIVE, GIVEN, KEEP, NO_CARD, OVER, RIVALS, TABLE, TAKE

PHASES = {GIVE: "give", EXPLORE: "explore", TAKE: "take", KEEP: "keep", OVER: "over"}
YOURS = {
    GIVE: "choose two regions to give back",
    EXPLORE: "choose a region to play",
    TAKE: "take a region from the market",
    KEEP: "keep one of the sanctuaries that you drew",
}
THEIRS = {
    GIVE: ("chooses regions to give back", "choose regions to give back"),
    EXPLORE: ("chooses a region to play", "choose a region to play"),
    TAKE: ("takes a region from the market", ""),
    KEEP: ("keeps a sanctuary", ""),
}


class Side(Part):
    """What is known of one player. Regions are named by their durations, sanctuaries by their numbers."""

    name: str
    hand: tuple[int, ...] = Field(description="the regions of the hand that these eyes know")
    hidden: int = Field(description="how many more there are")
    ready: bool = Field(description="whether its secret choice is made")
    row: tuple[int, ...] = Field(description="regions as played, left to right")
    sanctuaries: tuple[int, ...] = Field(description="kept, in that order")
    drawn: tuple[int, ...] = Field(description="sanctuaries to choose from, if these eyes may see them")
    drawn_hidden: int = Field(description="how many others see")
    fame: int = Field(description="if the game ended now")

    def shows(self) -> dict[str, int]:
        """How often each sight is in the row and on the sanctuaries."""
        return shown(self.row, self.sanctuaries)

    def sheet(self) -> tuple[Line, ...]:
        """Why the fame is what it is, card by card."""
        return sheet(self.row, self.sanctuaries)


class Rival(Part):
    """A card of the solo game's opponents."""

    region: int
    took: int | None = Field(description="the region that it took from the row")


class Returned(Part):
    """A sanctuary that one put back oneself."""

    sanctuary: int
    below: int = Field(description="how many cards lie on it")


class FarawayView(View):
    """A table of Faraway."""

    advanced: bool
    phase: str = Field(description="give, explore, take, keep or over")
    round: int = Field(description="from 1 to 8")
    market: tuple[int | None, ...] = Field(description="regions in the order shown; None where one was taken")
    rivals: tuple[Rival, ...] = Field(description="solo: the opponents' cards of this round, ascending")
    draft: tuple[int, ...] = Field(description="seats in the order in which they take regions, once it is known")
    chosen: int | None = Field(description="one's own secret choice of this round")
    giving: tuple[int, ...] = Field(description="regions that one has chosen to give back, or gave back")
    deck: int = Field(description="regions left in it")
    sanctuary_deck: int = Field(description="sanctuaries left in it")
    returned: tuple[Returned, ...] = Field(description="sanctuaries that one put back, from the top down")
    discards: tuple[int, ...] = Field(description="regions that left the game")
    unseen: tuple[int, ...] = Field(description="regions that these eyes can't place: in the deck or a hidden hand")
    unseen_sanctuaries: tuple[int, ...] = Field(description="sanctuaries that these eyes can't place")
    sides: tuple[Side, ...] = Field(description="by seat")

    def text(self) -> str:
        """The table drawn with letters."""
        from hortus.games.faraway.text import draw

        return draw(self)

    def unplaced(self) -> dict[str, list[str]]:
        """Regions by biome, and sanctuaries."""
        from hortus.games.faraway.text import unplaced

        return unplaced(self)

    def colours(self) -> dict[str, str]:
        """Each region in the colour of its biome."""
        from hortus.games.faraway.text import colours

        return colours()

    def svg(self) -> str:
        """The table as a picture."""
        from hortus.games.faraway.picture import draw

        return draw(self)

    def pieces(self) -> list[Piece]:
        """The picture in parts."""
        from hortus.games.faraway.picture import pieces

        return pieces(self)

    def stage(self) -> list[Piece]:
        """The rows before they are scored."""
        from hortus.games.faraway.picture import stage

        return stage(self)


def view(rule_set: RuleSet, state: State, eyes: int | None) -> FarawayView:
    """The table through the eyes of a seat, or of a spectator."""
    player = -1 if eyes is None else eyes
    veiled = np.empty_like(state)
    veil(state, player, veiled)
    table = record_in(veiled, TABLE)
    players, phase = int(table.players), int(table.phase)
    acting = tuple(seat for seat in range(players) if actors(veiled) >> seat & 1)
    fame = np.zeros(players, np.int64)
    score(veiled, fame)
    regions, sanctuaries = unseen_cards(veiled, player)
    giving = () if eyes is None else open_cards(table.given[eyes, : table.given_size[eyes]])
    chosen = () if eyes is None else open_cards(table.chosen[eyes : eyes + 1])
    over = phase == OVER
    return FarawayView(
        rule_set=rule_set.id,
        version=rule_set.version,
        players=players,
        seat=eyes,
        actors=acting,
        asked=question(phase, acting, eyes, chosen, giving),
        over=over,
        points=tuple(fame.tolist()) if over else (),
        winners=tuple(seat for seat in range(players) if winners(veiled) >> seat & 1) if over else (),
        advanced=bool(table.advanced),
        phase=PHASES[phase],
        round=int(table.rounds),
        market=market(table),
        rivals=rivals(table),
        draft=tuple(seat for seat in table.draft[:players].tolist() if seat != NO_CARD),
        chosen=chosen[0] if chosen else None,
        giving=giving,
        deck=int(table.deck_left),
        sanctuary_deck=int(table.sanctuaries_left),
        returned=returned(table),
        discards=discards(table),
        unseen=regions,
        unseen_sanctuaries=sanctuaries,
        sides=tuple(side(table, seat, int(fame[seat])) for seat in range(players)),
    )


def side(table: Any, seat: int, fame: int) -> Side:
    """One player's part of a veiled table."""
    hand = table.hand[seat, : table.hand_size[seat]]
    start, count = int(table.drawn_from[seat]), int(table.drawn_size[seat])
    drawn = table.drawn[start : start + count]
    return Side(
        name=f"player {seat + 1}",
        hand=open_cards(hand),
        hidden=len(hand) - len(open_cards(hand)),
        ready=bool(table.chosen[seat] != NO_CARD or (table.phase == GIVE and table.given_size[seat] == GIVEN)),
        row=open_cards(table.row[seat]),
        sanctuaries=open_cards(table.kept[seat, : table.kept_size[seat]]),
        drawn=open_cards(drawn),
        drawn_hidden=count - len(open_cards(drawn)),
        fame=fame,
    )


def open_cards(cards: Any) -> tuple[int, ...]:
    """The numbers of the cards that are there and not veiled."""
    return tuple(card + 1 for card in cards.tolist() if card < VEILED)


def market(table: Any) -> tuple[int | None, ...]:
    """The places of the market, as far as it was laid out."""
    places = [None if card == NO_CARD else card + 1 for card in table.market.tolist()]
    size = {GIVE: 0, OVER: 0}.get(int(table.phase), 5 if table.players == 1 else int(table.players) + 1)
    return tuple(places[:size]) if table.rounds < 8 else ()


def rivals(table: Any) -> tuple[Rival, ...]:
    """The solo opponents of this round."""
    took = [None if card == NO_CARD else card + 1 for card in table.rival_took.tolist()]
    return tuple(
        Rival(region=int(table.rivals[i]) + 1, took=took[i]) for i in range(RIVALS) if table.rivals[i] != NO_CARD
    )


def returned(table: Any) -> tuple[Returned, ...]:
    """The places of the sanctuary deck that are known."""
    deck = table.sanctuaries[: table.sanctuaries_left].tolist()
    return tuple(Returned(sanctuary=card + 1, below=i) for i, card in enumerate(reversed(deck)) if card != VEILED)


def discards(table: Any) -> tuple[int, ...]:
    """What was shown from the deck and is in no row, no hand and not on the market."""
    shown = np.unpackbits(table.shown, bitorder="little")[:REGIONS]
    held = {*table.row.flat, *table.hand.flat, *table.market.flat}
    return tuple(card + 1 for card in range(REGIONS) if shown[card] and card not in held)


def unseen_cards(veiled: State, player: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The regions and the sanctuaries that `player` can't place."""
    numbers = np.empty(REGIONS + SANCTUARIES, np.int32)
    found = numbers[: unseen(veiled, player, numbers)].tolist()
    return tuple(n + 1 for n in found if n < REGIONS), tuple(n - REGIONS + 1 for n in found if n >= REGIONS)


def question(
    phase: int, acting: tuple[int, ...], eyes: int | None, chosen: tuple[int, ...], giving: tuple[int, ...]
) -> str:
    """Whose decision it is and what is asked, in one line."""
    if phase == OVER:
        return "The game is over."
    if eyes in acting:
        second = phase == GIVE and giving
        return f"Your turn: {f'you give back {giving[0]}, choose the second region' if second else YOURS[phase]}."
    names = [f"player {seat + 1}" for seat in acting]
    who = " and ".join(filter(None, [", ".join(names[:-1]), names[-1]]))
    asked = f"{who[:1].upper()}{who[1:]} {THEIRS[phase][len(acting) > 1]}."
    if phase == EXPLORE and chosen:
        return f"You have chosen region {chosen[0]}. {asked}"
    if phase == GIVE and giving:
        return f"You give back {giving[0]} and {giving[1]}. {asked}"
    return asked
