"""The course of a game of The Hanging Gardens, written a second time from the rules alone.

Who acts, what is legal, what a move does, when the game ends and what a seat knows; placing, groups and
scoring are in the sibling oracle. Slow and obvious on purpose, and it shares no code with the package, so that
the two can be compared. Cards and tiles are given in order, so there is no chance in here. Seats are numbered
from 0 to the left.

A turn is these decisions, in this order:

    card     a card of the display that fits somewhere in one's garden
    place    where and how it is laid
    claim    a group, or ("pass",); not asked when no group can be claimed, the turn is then over
    temple   the square of the group that gets the temple
    move     when all five were in use: the square of the temple that is moved there
    stack    claim="size", a group of six or more, and a stack with tiles: the stack of the blind tile
    tile     the space of the face-up tile; not asked when all tiles are gone, the claim then scores 5 points

When no card of the display fits, the turn is one decision, "remove", instead. Apart from "claim", a decision is
asked also when there is only one choice.
"""

import copy
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Literal

from tests.oracles import hanging_gardens as rules
from tests.oracles.hanging_gardens import Card, Claim, Garden, Group, Placement, Square, TileTable

Move = (
    tuple[Literal["card"], int]
    | tuple[Literal["place"], Placement]
    | tuple[Literal["remove"], int]
    | tuple[Literal["pass"]]
    | tuple[Literal["claim"], Group]
    | tuple[Literal["temple"], Square]
    | tuple[Literal["move"], Square]
    | tuple[Literal["stack"], int]
    | tuple[Literal["tile"], int]
)
"""One small decision: its step, and what was decided. Cards are meant by number, stacks are 1 and 2, spaces 1 to 6."""

CARDS = 60
TILES = 49
SPACES = 6
FIRST_STACK = 22
CARDS_SHOWN = {2: 4, 3: 3, 4: 4}
TURNS_EACH = {2: 2, 3: 1, 4: 1}
STARTER_ORDERS = [[0, 1], [1, 0]]
POINTS_WITHOUT_TILE = 5


class Course:
    """A game in progress.

    deck          the face-down building cards by number, top card last
    display       the face-up building cards, as dealt, without those taken
    gardens       each seat's garden
    temples       each seat's squares with a temple, at most five
    placed        each seat's cards by number, in the order they were laid
    out           the cards removed from the game, and those discarded in the starter turns
    spaces        the six tiles of the display, None where a space is empty
    stacks        the two face-down stacks, top tile last
    open_tiles    each seat's tiles from the display, in order
    blind_tiles   each seat's tiles from a stack, in order
    late_claims   how many claims each seat made after all tiles were gone
    turns         the seats that have a turn in this round or starter deal, the seat to act first
    starter_deals the starter deals still to be finished, the one in play included
    rounds_played how many rounds are finished; starter turns are no round
    step          the decision to be made now
    over          True when the last round is finished
    """

    def __init__(
        self,
        cards: Sequence[int],
        tiles: Sequence[str],
        faces: Mapping[int, Card],
        table: TileTable,
        players: int,
        claim: Claim = "symbol",
    ) -> None:
        """Set up and deal the first cards.

        `cards` and `tiles` (types, such as "gate") are dealt from the end. The last six tiles go on spaces 1 to
        6, the very last on space 1; the 22 before them are the first stack, the 21 before those the second.
        Raises ValueError when a number is wrong or a card comes twice.
        """
        if players not in CARDS_SHOWN:
            raise ValueError(f"{players} players can't play; 2 to 4 can.")
        if len(cards) != CARDS or len(set(cards)) != CARDS:
            raise ValueError(f"Give {CARDS} different cards.")
        if len(tiles) != TILES:
            raise ValueError(f"Give {TILES} tiles, not {len(tiles)}.")
        self.players = players
        self.claim = claim
        self.faces = faces
        self.table = table

        self.deck = list(cards)
        self.display: list[int] = []
        self.gardens: list[Garden] = [rules.start_garden() for _ in range(players)]
        self.temples: list[set[Square]] = [set() for _ in range(players)]
        self.placed: list[list[int]] = [[] for _ in range(players)]
        self.out: list[int] = []

        undealt = list(tiles)
        self.spaces: list[str | None] = [undealt.pop() for _ in range(SPACES)]
        self.stacks: list[list[str]] = [undealt[-FIRST_STACK:], undealt[:-FIRST_STACK]]
        self.open_tiles: list[list[str]] = [[] for _ in range(players)]
        self.blind_tiles: list[list[str]] = [[] for _ in range(players)]
        self.late_claims = [0] * players

        self.turns: list[int] = []
        self.starter_deals = len(STARTER_ORDERS) if players == 2 else 0
        self.rounds_played = 0
        self.step = ""
        self.over = False
        self.chosen: int | None = None
        self.just_placed: list[Square] = []
        self.claimed: Group = frozenset()
        self.temple_square: Square | None = None
        self._deal()

    def actors(self) -> list[int]:
        """The seats that have a decision to make: one, or none when the game is over."""
        return [] if self.over else [self.turns[0]]

    def legal(self, seat: int) -> list[Move]:
        """Every legal decision of the seat, in a fixed order; none when it is not the seat's turn."""
        if seat not in self.actors():
            return []
        garden = self.gardens[seat]
        temples = self.temples[seat]
        if self.step == "card":
            return [("card", card) for card in sorted(self._fitting_cards(seat))]
        if self.step == "remove":
            return [("remove", card) for card in sorted(self.display)]
        if self.step == "place":
            assert self.chosen is not None
            return [("place", way) for way in sorted(rules.all_legal(garden, temples, self.faces[self.chosen]))]
        if self.step == "claim":
            return [("pass",), *(("claim", group) for group in self._claims(seat))]
        if self.step == "temple":
            return [("temple", square) for square in sorted(self.claimed)]
        if self.step == "move":
            return [("move", square) for square in sorted(rules.smallest_templed(garden, temples))]
        if self.step == "stack":
            return [("stack", number) for number in (1, 2) if self.stacks[number - 1]]
        return [("tile", space) for space in self._spaces_allowed(seat, self.claimed)]

    def play(self, seat: int, move: Move) -> None:
        """Carry out one decision; raises ValueError when it is not in `legal(seat)`."""
        if move not in self.legal(seat):
            raise ValueError(f"{move} is not legal for seat {seat} here; choose one of legal({seat}).")
        if move[0] == "card":
            self.display.remove(move[1])
            self.chosen = move[1]
            self.step = "place"
        elif move[0] == "remove":
            self.display.remove(move[1])
            self.out.append(move[1])
            self._end_turn()
        elif move[0] == "place":
            self._lay(seat, move[1])
        elif move[0] == "pass":
            self._end_turn()
        elif move[0] == "claim":
            self.claimed = move[1]
            self.step = "temple"
        elif move[0] == "temple":
            self.temple_square = move[1]
            if len(self.temples[seat]) == rules.TEMPLES:
                self.step = "move"
            else:
                self._put_temple(seat)
        elif move[0] == "move":
            self.temples[seat].remove(move[1])
            self._put_temple(seat)
        elif move[0] == "stack":
            self.blind_tiles[seat].append(self.stacks[move[1] - 1].pop())
            self.step = "tile"
        else:
            self._take_tile(seat, move[1])

    def tiles_of(self, seat: int) -> Counter[str]:
        """All tiles of the seat, the blind ones too; the points of late claims are no tiles (ruling 8)."""
        return Counter(self.open_tiles[seat] + self.blind_tiles[seat])

    def scores(self) -> list[int]:
        """Each seat's points, as if the game ended now."""
        points = []
        for seat in range(self.players):
            total, _ = rules.score_tiles(self.tiles_of(seat), self.table)
            points.append(total + POINTS_WITHOUT_TILE * self.late_claims[seat])
        return points

    def winners(self) -> set[int]:
        """The winning seats, as if the game ended now."""
        return rules.winners(self.scores(), [self.tiles_of(seat).total() for seat in range(self.players)])

    def shown_tiles(self, seat: int, eyes: int | None) -> Counter[str]:
        """The tiles of `seat` that `eyes` knows; None is an onlooker, who knows what everybody knows.

        A blind tile is known to its owner alone (ruling 10), until the scoring at the end shows it to all.
        """
        if seat == eyes or self.over:
            return self.tiles_of(seat)
        return Counter(self.open_tiles[seat])

    def unseen_tiles(self, eyes: int | None) -> Counter[str]:
        """The tiles that `eyes` can't see: the stacks, and what others took from them. Which is which is unknown."""
        unseen = Counter(self.stacks[0] + self.stacks[1])
        for seat in range(self.players):
            unseen.update(self.tiles_of(seat) - self.shown_tiles(seat, eyes))
        return unseen

    def unseen_cards(self, eyes: int | None) -> set[int]:
        """The cards that `eyes` has not seen: the deck's, whoever looks, since every card is dealt face up."""
        return set(self.deck)

    def copy(self) -> "Course":
        """The same position, sharing nothing that a move changes."""
        twin = copy.copy(self)
        twin.deck = list(self.deck)
        twin.display = list(self.display)
        twin.gardens = [dict(garden) for garden in self.gardens]
        twin.temples = [set(temples) for temples in self.temples]
        twin.placed = [list(cards) for cards in self.placed]
        twin.out = list(self.out)
        twin.spaces = list(self.spaces)
        twin.stacks = [list(stack) for stack in self.stacks]
        twin.open_tiles = [list(tiles) for tiles in self.open_tiles]
        twin.blind_tiles = [list(tiles) for tiles in self.blind_tiles]
        twin.late_claims = list(self.late_claims)
        twin.turns = list(self.turns)
        return twin

    def all_tiles_gone(self) -> bool:
        """True if the players have every tile: no claim can take one any more (ruling 8)."""
        return not any(self.stacks) and all(tile is None for tile in self.spaces)

    def _fitting_cards(self, seat: int) -> list[int]:
        """The cards of the display that can be placed somewhere; only these can be taken (ruling 3)."""
        fitting = []
        for card in self.display:
            if rules.all_legal(self.gardens[seat], self.temples[seat], self.faces[card]):
                fitting.append(card)
        return fitting

    def _claims(self, seat: int) -> list[Group]:
        """The groups that the seat may claim now (rulings 4, 5 and 8)."""
        claims = []
        for group in rules.claimable(self.gardens[seat], self.temples[seat], self.just_placed):
            if self.all_tiles_gone() or self._spaces_allowed(seat, group):
                claims.append(group)
        return claims

    def _spaces_allowed(self, seat: int, group: Group) -> list[int]:
        symbol = self.gardens[seat][min(group)]
        return rules.spaces_allowed(self.spaces, symbol, len(group), self.claim)

    def _lay(self, seat: int, way: Placement) -> None:
        """The chosen card goes on the garden; then the seat may claim, if there is something to claim."""
        assert self.chosen is not None
        face = self.faces[self.chosen]
        self.gardens[seat] = rules.place(self.gardens[seat], face, *way)
        self.just_placed = [square for square, _ in rules.covered(face, *way)]
        self.placed[seat].append(self.chosen)
        self.chosen = None
        if self._claims(seat):
            self.step = "claim"
        else:
            self._end_turn()

    def _put_temple(self, seat: int) -> None:
        """The temple stands; what comes next depends on the tiles that are left (rulings 5 and 8)."""
        assert self.temple_square is not None
        self.temples[seat].add(self.temple_square)
        if self.all_tiles_gone():
            self.late_claims[seat] += 1
            self._end_turn()
        elif self.claim == "size" and len(self.claimed) >= rules.BLIND_FROM and any(self.stacks):
            self.step = "stack"
        else:
            self.step = "tile"

    def _take_tile(self, seat: int, space: int) -> None:
        """The tile goes to the seat; the first stack refills the space, or the second when it is empty (ruling 5)."""
        tile = self.spaces[space - 1]
        assert tile is not None
        self.open_tiles[seat].append(tile)
        self.spaces[space - 1] = None
        for stack in self.stacks:
            if stack and self.spaces[space - 1] is None:
                self.spaces[space - 1] = stack.pop()
        self._end_turn()

    def _end_turn(self) -> None:
        """The next seat's turn; after the last one, the next cards or the end of the game (rulings 7 and 8)."""
        self.chosen = None
        self.just_placed = []
        self.claimed = frozenset()
        self.temple_square = None
        self.turns.pop(0)
        if self.turns:
            self._start_turn()
            return
        if self.starter_deals > 0:
            self.out.extend(self.display)
            self.display = []
            self.starter_deals -= 1
        else:
            self.rounds_played += 1
        if not self.deck or self.all_tiles_gone():
            self.step = ""
            self.over = True
        else:
            self._deal()

    def _deal(self) -> None:
        """Show the next cards; the flower has moved once for each round played, and seat 0 had it first (ruling 7)."""
        self.display = [self.deck.pop() for _ in range(CARDS_SHOWN[self.players])]
        if self.starter_deals > 0:
            self.turns = list(STARTER_ORDERS[-self.starter_deals])
        else:
            in_order = [(self.rounds_played + place) % self.players for place in range(self.players)]
            self.turns = in_order * TURNS_EACH[self.players]
        self._start_turn()

    def _start_turn(self) -> None:
        """Take a card and place it, or remove one when none fits (ruling 3)."""
        self.step = "card" if self._fitting_cards(self.turns[0]) else "remove"


def perft(course: Course, depth: int) -> int:
    """The number of sequences of `depth` decisions; a game that ends earlier counts as one."""
    if depth == 0 or course.over:
        return 1
    leaves = 0
    for seat in course.actors():
        for move in course.legal(seat):
            after = course.copy()
            after.play(seat, move)
            leaves += perft(after, depth - 1)
    return leaves
