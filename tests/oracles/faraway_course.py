"""The course of a game of Faraway and what each seat knows of it, written a second time from the rules alone.

Who acts, what is legal, what a move does, when the game ends, and what every pair of eyes has been shown; the
scoring is in the sibling oracle, and the printed cards are beside both. Slow and obvious on purpose. It
shares no code with the package, so that the two can be compared. The decks are given in order, so there is
no chance in here. Rules are cited by their number: "base" is the base game, "solo" the solo rulings. Seats
are numbered from 0; a region is named by its duration, 1 to 68, and a sanctuary by its number, 1 to 45.
"""

import copy
from collections.abc import Sequence
from typing import Literal

from tests.oracles import faraway
from tests.oracles.faraway import Card
from tests.oracles.faraway_printed import ALL_REGIONS, ALL_SANCTUARIES, REGIONS, SANCTUARIES

Move = tuple[Literal["give", "explore", "take", "keep"], int]
"""One small decision: its step, and the region or (for "keep") the sanctuary that was decided on."""
Phase = Literal["give", "explore", "take", "keep", "over"]
Eyes = int | None
"""Who is looking: a seat, or None for a spectator who sees what lies open on the table and nothing else."""

LAST_ROUND = 8
HAND_SIZE = 3
GIVEN_BACK = 2
OPPONENTS = 3


class Notebook:
    """What one pair of eyes was shown, written down as it happened; nothing is ever worked out from it.

    where           where each region was last seen: "hand 0", "row 0" (by seat), "market" or "out"
    given_back      the regions this seat gave back in the advanced setup
    face_up         the sanctuaries kept so far, by anybody
    drawn           the sanctuaries this seat has drawn and not yet chosen from
    sanctuary_deck  the sanctuary deck, top first: a number where this seat knows the card, otherwise None
    """

    def __init__(self) -> None:
        self.where: dict[int, str] = {}
        self.given_back: set[int] = set()
        self.face_up: set[int] = set()
        self.drawn: list[int] = []
        self.sanctuary_deck: list[int | None] = [None] * len(ALL_SANCTUARIES)

    def copy(self) -> "Notebook":
        """The same notes, on new paper."""
        twin = Notebook()
        twin.where = dict(self.where)
        twin.given_back = set(self.given_back)
        twin.face_up = set(self.face_up)
        twin.drawn = list(self.drawn)
        twin.sanctuary_deck = list(self.sanctuary_deck)
        return twin


class Course:
    """A game in progress; one player is the solo game.

    hands           each seat's regions; those chosen in "give" and "explore" stay until they are revealed
    market          the open regions, card 1 first, None where one was taken; empty in "give" and in round 8
    rows            each seat's regions on the table, in the order played
    kept            each seat's sanctuaries on the table, in the order kept
    drawn           each seat's drawn sanctuaries, in the order drawn; empty when there is nothing to choose
    chosen          the regions chosen in "explore", by seat, until all are revealed
    giving          the regions chosen in "give", by seat; empty in every other phase
    round           1 to 8; it stays 8 when the game is over
    phase           "give", "explore", "take", "keep" or "over"
    turn            the seat that takes or keeps; None while everyone chooses in secret and when the game is over
    draft           the seats in draft order, from this round's reveal on; empty before it
    deck            the face-down regions, top first
    sanctuary_deck  the face-down sanctuaries, top first
    discards        the regions out of the game; solo opponents' cards and what they took go there at once
    rivals          solo: this round's opponents, ascending, as (duration, the region it took or None)
    """

    def __init__(
        self, regions: Sequence[int], sanctuaries: Sequence[int], second: Sequence[int], players: int, advanced: bool
    ) -> None:
        """Deal one card to every seat in order, three times, and show the market; five times if `advanced`.

        The top of each deck given is its LAST card. `second` is the order that the regions lie in after the
        give-backs of the advanced setup, the kept ones left out (base 1); without `advanced` nobody looks at it.
        Raises ValueError when there are not 1 to 6 players or a deck does not hold every card once.
        """
        if players not in range(1, 7):
            raise ValueError(f"{players} players can't play Faraway: 1 plays the solo game, 2 to 6 the base game.")
        if sorted(regions) != sorted(ALL_REGIONS):
            raise ValueError("The region deck is wrong; give every duration from 1 to 68 once.")
        if sorted(sanctuaries) != sorted(ALL_SANCTUARIES):
            raise ValueError("The sanctuary deck is wrong; give every number from 1 to 45 once.")
        if advanced and sorted(second) != sorted(ALL_REGIONS):
            raise ValueError("The second order is wrong; give every duration from 1 to 68 once.")
        self.players = players
        self.solo = players == 1
        self.second = list(second)
        self.deck = list(reversed(regions))
        self.sanctuary_deck = list(reversed(sanctuaries))
        self.hands: list[set[int]] = [set() for _ in range(players)]
        self.rows: list[list[int]] = [[] for _ in range(players)]
        self.kept: list[list[int]] = [[] for _ in range(players)]
        self.drawn: list[list[int]] = [[] for _ in range(players)]
        self.market: list[int | None] = []
        self.discards: set[int] = set()
        self.rivals: list[tuple[int, int | None]] = []
        self.chosen: dict[int, int] = {}
        self.giving: dict[int, list[int]] = {}
        self.draft: list[int] = []
        self.turn: int | None = None
        self.round = 1
        self.phase: Phase = "explore"
        self.notebooks: dict[Eyes, Notebook] = {eyes: Notebook() for eyes in [None, *range(players)]}

        for _ in range(HAND_SIZE + GIVEN_BACK if advanced else HAND_SIZE):
            for seat in range(players):
                region = self.deck.pop(0)
                self.hands[seat].add(region)
                self.notebooks[seat].where[region] = f"hand {seat}"
        if advanced:
            self.phase = "give"
            self.giving = {seat: [] for seat in range(players)}
        else:
            self._show_market()

    # Who may do what

    def actors(self) -> set[int]:
        """The seats that still have to act: several while everyone chooses in secret, none when it is over."""
        if self.phase == "give":
            return {seat for seat in range(self.players) if len(self.giving[seat]) < GIVEN_BACK}
        if self.phase == "explore":
            return {seat for seat in range(self.players) if seat not in self.chosen}
        return set() if self.turn is None else {self.turn}

    def legal(self, seat: int) -> set[Move]:
        """Every move open to `seat` now.

        A seat that is no longer in `actors()` may still change its mind while others choose: in "explore" for
        another card, in "give" by starting a new pair with any card.
        """
        self._check_seat(seat)
        if self.phase == "give":
            pair = self.giving[seat]
            return {("give", card) for card in self.hands[seat] if len(pair) == GIVEN_BACK or card not in pair}
        if self.phase == "explore":
            return {("explore", card) for card in self.hands[seat] if card != self.chosen.get(seat)}
        if seat != self.turn:
            return set()
        if self.phase == "take":
            return {("take", card) for card in self.market if card is not None}
        return {("keep", card) for card in self.drawn[seat]}

    def play(self, seat: int, move: Move) -> None:
        """Carry out one decision of `seat`; raises ValueError when it is not in `legal(seat)`."""
        if move not in self.legal(seat):
            raise ValueError(f"{move} is not legal for seat {seat} in phase {self.phase!r}; choose from legal({seat}).")
        step, card = move
        if step == "give":
            if len(self.giving[seat]) == GIVEN_BACK:
                self.giving[seat] = []
            self.giving[seat].append(card)
            if not self.actors():
                self._give_back()
        elif step == "explore":
            self.chosen[seat] = card
            if not self.actors():
                self._reveal()
        elif step == "take":
            self._take(seat, card)
        else:
            self._keep(seat, card)

    # What the moves do

    def _give_back(self) -> None:
        """Everyone has chosen: the given cards are shuffled in, then the market is shown (base 1)."""
        for seat, pair in self.giving.items():
            for card in pair:
                self.hands[seat].remove(card)
                self.notebooks[seat].given_back.add(card)
                del self.notebooks[seat].where[card]
        self.giving = {}
        self.deck = [card for card in reversed(self.second) if not any(card in hand for hand in self.hands)]
        self._show_market()
        self.phase = "explore"

    def _show_market(self) -> None:
        """One more than there are players; five in the solo game, which is set up as for four."""
        size = 5 if self.solo else self.players + 1
        self.market = []
        for _ in range(size):
            card = self.deck.pop(0)
            self.market.append(card)
            self._all_see(card, "market")

    def _reveal(self) -> None:
        """Everyone has chosen: lay the cards, search, let the solo opponents take, and start the draft."""
        for seat, card in self.chosen.items():
            self.hands[seat].remove(card)
            self.rows[seat].append(card)
            self._all_see(card, f"row {seat}")
        self.draft = sorted(self.chosen, key=lambda seat: self.chosen[seat])
        self.chosen = {}
        for seat in self.draft:
            self._search(seat)
        if self.solo and self.round < LAST_ROUND:
            self._opponents_take()
        self._draft_from(0)

    def _search(self, seat: int) -> None:
        """Draw what is due, or what is left (base 2 and 3); everyone sees how many, one sees which."""
        due = faraway.draws(*self._table(seat))
        for _ in range(min(due, len(self.sanctuary_deck))):
            card = self.sanctuary_deck.pop(0)
            self.drawn[seat].append(card)
            for notebook in self.notebooks.values():
                notebook.sanctuary_deck.pop(0)
            self.notebooks[seat].drawn.append(card)

    def _opponents_take(self) -> None:
        """Three cards, lowest first; each one lower than yours takes a market card (solo 2)."""
        opponents = sorted(self.deck.pop(0) for _ in range(OPPONENTS))
        self.rivals = []
        for opponent in opponents:
            took = None
            if opponent < self.rows[0][-1]:
                place = faraway.taken([card is not None for card in self.market], opponent)
                assert place is not None, "Three opponents can't empty a row of five."
                took = self.market[place]
                self.market[place] = None
            self.rivals.append((opponent, took))
            for card in (opponent, took):
                if card is not None:
                    self._discard(card)

    def _draft_from(self, place: int) -> None:
        """The turn of the first seat, from this place of the draft order on, that has something to decide."""
        for seat in self.draft[place:]:
            if self.round < LAST_ROUND:  # round 8 has no region pick (base 3)
                self.turn, self.phase = seat, "take"
                return
            if self.drawn[seat]:
                self.turn, self.phase = seat, "keep"
                return
        self._end_round()

    def _take(self, seat: int, card: int) -> None:
        self.market[self.market.index(card)] = None
        self.hands[seat].add(card)
        self._all_see(card, f"hand {seat}")
        if self.drawn[seat]:
            self.phase = "keep"
        else:
            self._draft_from(self.draft.index(seat) + 1)

    def _keep(self, seat: int, card: int) -> None:
        """One face up, the rest under the deck in the order drawn; only their drawer knows them there."""
        self.kept[seat].append(card)
        for notebook in self.notebooks.values():
            notebook.face_up.add(card)
        for other in self.drawn[seat]:
            if other != card:
                self.sanctuary_deck.append(other)
                for eyes, notebook in self.notebooks.items():
                    notebook.sanctuary_deck.append(other if eyes == seat else None)
        self.drawn[seat] = []
        self.notebooks[seat].drawn = []
        self._draft_from(self.draft.index(seat) + 1)

    def _end_round(self) -> None:
        """Discard what is left of the market; then the next round, or the end of the game after round 8."""
        for card in self.market:
            if card is not None:
                self._discard(card)
        self.market = []
        self.turn = None
        if self.round == LAST_ROUND:
            self.phase = "over"
            return
        self.round += 1
        self.phase = "explore"
        self.draft = []
        self.rivals = []
        if self.round < LAST_ROUND:
            self._show_market()

    def _discard(self, card: int) -> None:
        self.discards.add(card)
        self._all_see(card, "out")

    def _all_see(self, card: int, where: str) -> None:
        for notebook in self.notebooks.values():
            notebook.where[card] = where

    # What is known

    def known_hand(self, eyes: Eyes, seat: int) -> set[int]:
        """The regions that `eyes` know to be in the hand of `seat`.

        One's own hand whole; of another's what was taken from the market and has not been revealed since.
        """
        self._check_seat(seat)
        return {card for card, where in self._notes(eyes).where.items() if where == f"hand {seat}"}

    def unseen_regions(self, eyes: Eyes) -> set[int]:
        """The regions whose place `eyes` don't know: in the deck, or in another's hand and never shown.

        A card that `eyes` gave back is among them until it shows up: where it lies in the deck is not known.
        """
        return set(ALL_REGIONS) - set(self._notes(eyes).where)

    def never_in_others_hands(self, eyes: Eyes) -> set[int]:
        """The unseen regions that `eyes` gave back: they can only be in the deck."""
        return self._notes(eyes).given_back & self.unseen_regions(eyes)

    def unseen_sanctuaries(self, eyes: Eyes) -> set[int]:
        """The sanctuaries that `eyes` can't place: not face up, not just drawn by them, not in `known_places`."""
        notes = self._notes(eyes)
        return set(ALL_SANCTUARIES) - notes.face_up - set(notes.drawn) - set(self.known_places(eyes).values())

    def known_places(self, eyes: Eyes) -> dict[int, int]:
        """The cards of the sanctuary deck that `eyes` put there, by their place: 0 is the top.

        Known until somebody draws them; whoever puts such a card back is then the only one to know it there.
        """
        return {place: card for place, card in enumerate(self._notes(eyes).sanctuary_deck) if card is not None}

    # The result

    def score(self, seat: int) -> int:
        """The fame of what `seat` has on the table; its result when the game is over."""
        self._check_seat(seat)
        region_fame, sanctuary_fame = faraway.score(*self._table(seat))
        return sum(region_fame) + sum(sanctuary_fame)

    def winners(self) -> set[int]:
        """The winning seats (base 4); in the solo game always seat 0. Raises ValueError before the end."""
        if self.phase != "over":
            raise ValueError("Nobody has won yet; ask for the winners when the phase is 'over'.")
        return faraway.winners([self.score(seat) for seat in range(self.players)], [min(row) for row in self.rows])

    def copy(self) -> "Course":
        """The same position, sharing nothing that a move changes."""
        twin = copy.copy(self)
        twin.deck = list(self.deck)
        twin.sanctuary_deck = list(self.sanctuary_deck)
        twin.hands = [set(hand) for hand in self.hands]
        twin.rows = [list(row) for row in self.rows]
        twin.kept = [list(kept) for kept in self.kept]
        twin.drawn = [list(drawn) for drawn in self.drawn]
        twin.market = list(self.market)
        twin.discards = set(self.discards)
        twin.rivals = list(self.rivals)
        twin.chosen = dict(self.chosen)
        twin.giving = {seat: list(pair) for seat, pair in self.giving.items()}
        twin.draft = list(self.draft)
        twin.notebooks = {eyes: notebook.copy() for eyes, notebook in self.notebooks.items()}
        return twin

    def _table(self, seat: int) -> tuple[list[Card], list[Card]]:
        """The regions and the sanctuaries that `seat` has on the table, as printed."""
        return [REGIONS[card] for card in self.rows[seat]], [SANCTUARIES[card] for card in self.kept[seat]]

    def _check_seat(self, seat: int) -> None:
        if seat not in range(self.players):
            raise ValueError(f"There is no seat {seat}; with {self.players} players they are 0 to {self.players - 1}.")

    def _notes(self, eyes: Eyes) -> Notebook:
        if eyes is not None:
            self._check_seat(eyes)
        return self.notebooks[eyes]


def perft(course: Course, depth: int) -> int:
    """The number of sequences of `depth` decisions; a game that ends earlier counts as one.

    The lowest of the seats that still have to act goes first, so nobody changes their mind. A pair to give
    back counts once for each order it can be chosen in.
    """
    if depth < 0:
        raise ValueError(f"The depth {depth} is negative; count 0 or more decisions.")
    if depth == 0 or course.phase == "over":
        return 1
    leaves = 0
    seat = min(course.actors())
    for move in sorted(course.legal(seat)):
        after = course.copy()
        after.play(seat, move)
        leaves += perft(after, depth - 1)
    return leaves
