"""The course of a game of Arboretum, written a second time from the rules alone.

Who acts, what is legal, what a move does and when the game ends; the scoring is in the sibling oracle.
Slow and obvious on purpose: nothing is remembered that the table does not show. It shares no code with the
package, so that the two can be compared. The deck is given in order, so there is no chance in here. Seats
are numbered from 0; in the solo game you are seat 0 and Q is seat 1.
"""

import copy
from collections.abc import Sequence
from typing import Literal

Card = tuple[str, int]
"""(species, value), value 1 to 8."""
Square = tuple[int, int]
"""(x, y): x grows to the east, y to the north."""
Kind = Literal["2018", "2011", "solo-lines", "solo-grid"]
Move = (
    tuple[Literal["draw"], Literal["deck"] | int]
    | tuple[Literal["plant"], Card]
    | tuple[Literal["place"], Square]
    | tuple[Literal["discard"], Card]
    | tuple[Literal["lay"], Square]
)
"""One small decision: its step, and what was decided (for a draw, "deck" or the number of a pile)."""

Q = 1
HAND_SIZE = 7


class Course:
    """A game in progress.

    hands     each seat's cards; in the solo game `hands[Q]` is Q's hidden hand
    piles     each seat's discard pile, top card last; in the solo game the one shared pile
    gardens   each seat's arboretum; `gardens[Q]` exists only with "solo-grid"
    q_lines   Q's garden with "solo-lines", in the order of your discards; otherwise empty
    deck      the face-down deck, top card first
    chosen    the card picked by "plant", or by "discard" with "solo-grid", until its square is picked:
              it has left the hand and is not in a garden yet
    turn      the seat whose turn it is; at the end of the game, the seat that took the last turn
    over      True when the last turn is finished
    """

    def __init__(self, deck: Sequence[Card], players: int, kind: Kind) -> None:
        """Deal: seven rounds of one card to every seat in order, then the face-up cards of `kind`.

        Raises ValueError when the number of players does not suit `kind`, when a card comes twice, and when
        the deck is too short for the first turn's two draws.
        """
        self.kind = kind
        self.solo = kind in ("solo-lines", "solo-grid")
        if players not in ([1] if self.solo else [2, 3, 4]):
            raise ValueError(f"{players} players can't play {kind}: solo is for 1, the other kinds for 2 to 4.")
        if len(set(deck)) != len(deck):
            raise ValueError("A card is in the deck twice; give every card once.")
        self.players = players
        self.deck: list[Card] = list(deck)
        self.hands: list[set[Card]] = [set() for _ in range(players)]
        self.piles: list[list[Card]] = [[] for _ in range(players)]
        self.gardens: list[dict[Square, Card]] = [{} for _ in range(players)]
        self.q_lines: list[Card] = []
        self.chosen: Card | None = None
        self.turn = 0
        self.over = False
        self.steps_done = 0

        face_up: list[int] = []
        if kind == "2011":
            face_up = list(range(1, players))  # every player except the first
        if self.solo:
            face_up = [0]
        if len(deck) < HAND_SIZE * players + len(face_up) + 2:
            raise ValueError("The deck is too short; after the deal at least two cards must be left in it.")

        for _ in range(HAND_SIZE):
            for seat in range(players):
                self.hands[seat].add(self._top_of_deck())
        for pile in face_up:
            self.piles[pile].append(self._top_of_deck())
        if self.solo:
            self.hands.append(set())  # Q starts with nothing
        if kind == "solo-grid":
            self.gardens.append({})

    def step(self) -> str:
        """The step to be decided now: "draw", "plant", "place", "discard" or "lay"."""
        return self._steps_of_a_turn()[self.steps_done]

    def legal(self) -> list[Move]:
        """Every legal decision of the seat `turn`, in a fixed order; none when the game is over."""
        if self.over:
            return []
        moves: list[Move] = []
        step = self.step()
        if step == "draw":
            # Any pile, one's own too, and the same source twice if you like. The deck may have run out on the
            # first draw: then the second comes from a pile (ruling 1; for the shared pile, solo ruling 2).
            if self.deck:
                moves.append(("draw", "deck"))
            for number, pile in enumerate(self.piles):
                if pile:
                    moves.append(("draw", number))
        if step == "plant":
            for card in sorted(self.hands[self.turn]):
                moves.append(("plant", card))
        if step == "place":
            for square in free_squares(self.gardens[self.turn]):
                moves.append(("place", square))
        if step == "discard":
            # Any card in hand, also one drawn this turn.
            for card in sorted(self.hands[self.turn]):
                moves.append(("discard", card))
        if step == "lay":
            for square in free_squares(self.gardens[Q]):
                moves.append(("lay", square))
        return moves

    def play(self, move: Move) -> None:
        """Carry out one decision of the seat `turn`; raises ValueError when it is not in `legal()`."""
        if move not in self.legal():
            raise ValueError(f"{move} is not legal here; choose one of legal().")
        hand = self.hands[self.turn]
        if move[0] == "draw":
            source = move[1]
            hand.add(self._top_of_deck() if source == "deck" else self.piles[source].pop())
        elif move[0] == "plant":
            hand.remove(move[1])
            self.chosen = move[1]
        elif move[0] == "place":
            self._put_chosen(self.gardens[self.turn], move[1])
        elif move[0] == "discard":
            hand.remove(move[1])
            self._discard(move[1])
        else:
            self._put_chosen(self.gardens[Q], move[1])

        self.steps_done += 1
        if self.steps_done == len(self._steps_of_a_turn()):
            self._end_turn()

    def copy(self) -> "Course":
        """The same position, sharing nothing that a move changes."""
        twin = copy.copy(self)
        twin.deck = list(self.deck)
        twin.hands = [set(hand) for hand in self.hands]
        twin.piles = [list(pile) for pile in self.piles]
        twin.gardens = [dict(garden) for garden in self.gardens]
        twin.q_lines = list(self.q_lines)
        return twin

    def _steps_of_a_turn(self) -> list[str]:
        """Draw two, play one, discard one; as a grid, Q's garden asks for a square too (solo ruling 1)."""
        steps = ["draw", "draw", "plant", "place", "discard"]
        if self.kind == "solo-grid":
            steps.append("lay")
        return steps

    def _top_of_deck(self) -> Card:
        return self.deck.pop(0)

    def _put_chosen(self, garden: dict[Square, Card], square: Square) -> None:
        """The chosen card goes to `square`."""
        assert self.chosen is not None
        garden[square] = self.chosen
        self.chosen = None

    def _discard(self, card: Card) -> None:
        """To one's own pile; in the solo game to Q's garden and never to the pile (solo rulings 1 and 2)."""
        if self.kind == "solo-lines":
            self.q_lines.append(card)
        elif self.kind == "solo-grid":
            self.chosen = card
        else:
            self.piles[self.turn].append(card)

    def _end_turn(self) -> None:
        """Step 4 of the solo game, then the end of the game or the next seat's turn.

        Whoever finds the deck empty after a turn has emptied it in that turn, and it was the last (ruling 2;
        in the solo game also when step 4 emptied it, solo ruling 4).
        """
        if self.solo:
            # The pile first, then Q, each only while the deck has a card (solo ruling 3).
            if self.deck:
                self.piles[0].append(self._top_of_deck())
            if self.deck:
                self.hands[Q].add(self._top_of_deck())
        if not self.deck:
            self.over = True
            return
        self.steps_done = 0
        self.turn = (self.turn + 1) % self.players


def free_squares(garden: dict[Square, Card]) -> list[Square]:
    """Where a card may go: every empty square orthogonally beside a card; (0, 0) alone in an empty garden."""
    if not garden:
        return [(0, 0)]
    beside: set[Square] = set()
    for x, y in garden:
        beside.update([(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)])
    return sorted(square for square in beside if square not in garden)


def perft(course: Course, depth: int) -> int:
    """The number of sequences of `depth` decisions; a game that ends earlier counts as one."""
    if depth == 0 or course.over:
        return 1
    leaves = 0
    for move in course.legal():
        after = course.copy()
        after.play(move)
        leaves += perft(after, depth - 1)
    return leaves
