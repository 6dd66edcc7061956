"""A game of your own, in one file: Acorns.

Nine cards, 1 to 9; each of two or three squirrels is dealt two, the rest stay hidden. In turn, a squirrel chooses a
card (step one, seen by nobody else) and buries it under a leaf or under a stone (step two): then all see it. Under a
leaf it counts its value, under a stone twice that if it is even, and nothing if it is odd. Most acorns win.

The kernel is plain Python, which is slow and fine; `hortus.core.native.rule` would compile it. What makes it a game of
Hortus is that `hortus.testing.conform` finds nothing wrong with it:

    python examples/own_game.py
"""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from hortus.core.errors import BadPosition
from hortus.core.kernel import Deck, Kernel
from hortus.core.ruleset import Game, Options, RuleSet, State
from hortus.core.scorecard import Scorecard, SideScore
from hortus.core.view import View

CARDS, HAND, NONE = 9, 2, 255
LEAF, STONE = 9, 10  # actions 0-8 choose a card, 9 and 10 bury it

# The state: players, turn, chosen card, then who holds each card (9: the deck, 10 + seat: under that seat's leaf,
# 20 + seat: under its stone), then the order of the deck as it was dealt, as far as it is still there.
PLAYERS, TURN, CHOSEN, PLACE, SIZE = 0, 1, 2, 3, 3 + CARDS
DECK = 9


def deal(state: State, options: Any, order: Any) -> None:
    """Two cards to each squirrel."""
    state[:] = DECK
    state[[PLAYERS, TURN, CHOSEN]] = options[0], 0, NONE
    for i in range(int(options[0]) * HAND):
        state[PLACE + order[i]] = i % options[0]


def hand(state: State, seat: int) -> list[int]:
    """The cards that a squirrel holds."""
    return [card for card in range(CARDS) if state[PLACE + card] == seat]


def actors(state: State) -> int:
    """Whoever's turn it is, while cards are held."""
    return 1 << int(state[TURN]) if hand(state, int(state[TURN])) else 0


def halfway(state: State) -> int:
    """A chosen card is half a move."""
    return 1 << int(state[TURN]) if state[CHOSEN] != NONE else 0


def legal(state: State, player: int, out: Any) -> int:
    """A card, then a place for it."""
    if not actors(state) >> player & 1:
        return 0
    numbers = hand(state, player) if state[CHOSEN] == NONE else [LEAF, STONE]
    out[: len(numbers)] = numbers
    return len(numbers)


def apply(state: State, player: int, action: int) -> int:
    """Choose, or bury what was chosen."""
    if action < CARDS:
        state[CHOSEN] = action
    else:
        state[PLACE + state[CHOSEN]] = player + (10 if action == LEAF else 20)
        state[CHOSEN] = NONE
        state[TURN] = (player + 1) % int(state[PLAYERS])
    return actors(state)


def score(state: State, out: Any) -> None:
    """Values under leaves; twice the even ones under stones."""
    out[: state[PLAYERS]] = 0
    for card in range(CARDS):
        value, place = card + 1, int(state[PLACE + card])
        if place >= 20:
            out[place - 20] += 2 * value if value % 2 == 0 else 0
        elif place >= 10:
            out[place - 10] += value


def winners(state: State) -> int:
    """Most acorns; ties are shared."""
    points = np.zeros(int(state[PLAYERS]), np.int64)
    score(state, points)
    return sum(1 << seat for seat, own in enumerate(points) if own == points.max())


def outcome(state: State, out: Any) -> None:
    """Winners share what everybody puts in."""
    won, players = winners(state), int(state[PLAYERS])
    for seat in range(players):
        out[seat] = (won >> seat & 1) * players / won.bit_count() - 1


def hidden(state: State, player: int) -> list[int]:
    """Cards in the deck or in another hand; all is open at the end."""
    return [card for card in range(CARDS) if state[PLACE + card] <= DECK and state[PLACE + card] != player]


def unseen(state: State, player: int, out: Any) -> int:
    """The hidden cards, ascending."""
    cards = hidden(state, player)
    out[: len(cards)] = cards
    return len(cards)


def redeal(state: State, player: int, seed: int, weights: Any) -> None:
    """Deal the hidden cards anew, and choose anew for another's half-made move."""
    cards = hidden(state, player)
    places = sorted(int(state[PLACE + card]) for card in cards)
    generator = random.Random(seed)
    generator.shuffle(cards)
    for card, place in zip(cards, places, strict=True):
        state[PLACE + card] = place
    if state[CHOSEN] != NONE and state[TURN] != player:
        state[CHOSEN] = generator.choice(hand(state, int(state[TURN])))


def observe(state: State, player: int, out: Any) -> None:
    """Where each card is, 255 if the player can't know; whose turn it is; one's own chosen card."""
    out[:CARDS] = state[PLACE:]
    out[hidden(state, player)] = 255
    out[CARDS] = state[TURN]
    out[CARDS + 1] = state[CHOSEN] if state[TURN] == player else NONE


class AcornView(View):
    """A table of Acorns: where each card is, None if these eyes can't know."""

    places: tuple[str | None, ...]
    chosen: int | None

    def text(self) -> str:
        """One line a card."""
        return "\n".join(f"{value} {place or '?'}" for value, place in enumerate(self.places, 1)) + f"\n{self.asked}"

    def svg(self) -> str:
        """The same as a picture."""
        rows = "".join(f'<text y="{20 * (i + 1)}">{line}</text>' for i, line in enumerate(self.text().splitlines()))
        return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 240">{rows}</svg>'


class AcornScorecard(Scorecard):
    """Who has how many."""

    players: tuple[SideScore, ...]

    def text(self) -> str:
        """The reckoning."""
        return self.verdict


def view(rule_set: RuleSet, state: State, eyes: int | None) -> AcornView:
    """The table through a squirrel's eyes."""
    seen = np.zeros(CARDS + 2, np.uint8)
    observe(state, -1 if eyes is None else eyes, seen)
    over = actors(state) == 0
    points = np.zeros(int(state[PLAYERS]), np.int64)
    score(state, points)
    names = {DECK: "deck", 255: None, **{seat: f"hand {seat}" for seat in range(3)}}
    return AcornView(
        rule_set=rule_set.id,
        version=rule_set.version,
        players=int(state[PLAYERS]),
        seat=eyes,
        actors=() if over else (int(state[TURN]),),
        asked="The game is over." if over else f"Squirrel {int(state[TURN]) + 1} buries a card.",
        over=over,
        points=tuple(points.tolist()) if over else (),
        winners=tuple(seat for seat in range(3) if winners(state) >> seat & 1) if over else (),
        places=tuple(names.get(int(p), f"{'leaf' if p < 20 else 'stone'} {int(p) % 10}") for p in seen[:CARDS]),
        chosen=None if seen[CARDS + 1] == NONE else int(seen[CARDS + 1]) + 1,
    )


def parts(state: State, seat: int, action: int) -> dict[str, str]:
    """The card, then the place."""
    card = str((action if action < CARDS else int(state[CHOSEN])) + 1)
    return {"card": card} if action < CARDS else {"card": card, "place": notation(state, seat, action)}


def words(state: State, seat: int, action: int) -> str:
    """What the squirrel does."""
    if action < CARDS:
        return f"chooses {action + 1}"
    return f"buries {int(state[CHOSEN]) + 1} under a {notation(state, seat, action)}"


def notation(state: State, seat: int, action: int) -> str:
    """Short."""
    return f"c{action + 1}" if action < CARDS else {LEAF: "leaf", STONE: "stone"}[action]


def told(before: State, after: State, seat: int, action: int, eyes: int | None) -> list[tuple[int, str]]:
    """Nothing of half a move."""
    return [] if action < CARDS else [(seat, words(before, seat, action))]


def scorecard(rule_set: RuleSet, state: State) -> AcornScorecard:
    """The reckoning of a table."""
    points = np.zeros(int(state[PLAYERS]), np.int64)
    score(state, points)
    won = tuple(seat for seat in range(3) if winners(state) >> seat & 1)
    sides = tuple(SideScore(points=own) for own in points.tolist())
    return AcornScorecard(rule_set=rule_set.id, players=sides, winners=won, verdict=f"Squirrels {won} win.")


def score_position(rule_set: RuleSet, position: object, options: Any) -> AcornScorecard:
    """Nobody has this game in a box."""
    raise BadPosition("Nobody has Acorns in a box.")


KERNEL = Kernel(
    state_size=SIZE,
    actions=STONE + 1,
    features=CARDS + 2,
    decks=(Deck("acorns", CARDS),),
    longest=3 * HAND * 2,
    deal=deal,
    actors=actors,
    halfway=halfway,
    legal=legal,
    apply=apply,
    reveals=lambda state, player, action: False,
    score=score,
    outcome=outcome,
    winners=winners,
    unseen=unseen,
    redeal=redeal,
    observe=observe,
)
GAME = Game(
    kernel=KERNEL,
    encode=lambda options, players: np.array([players], np.int64),
    view=view,
    parts=parts,
    words=words,
    notation=notation,
    told=told,
    standing=lambda state, seat: [f"holds {sum(hand(state, seat)) + len(hand(state, seat))}"],
    scorecard=scorecard,
    score_position=score_position,
)
ACORNS = RuleSet(
    id="acorns",
    title="Acorns",
    summary="Bury even acorns under stones and odd ones under leaves.",
    players=(2, 3),
    version=1,
    options=Options,
    open=lambda: GAME,
)

if __name__ == "__main__":
    from hortus.testing import conform

    for players in (2, 3):
        conform(ACORNS, players)
    print("Acorns keeps every promise of the contract.")
