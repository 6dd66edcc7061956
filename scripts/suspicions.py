"""Fit, from nothing, which hidden cards others probably hold in Arboretum: `python scripts/suspicions.py [GAMES]`.

`club` plays against itself and against `greedy`. Before every turn, each hidden card has its signs, and is in the other
hand or not. What the signs count for is fitted to that by Fisher's method, under the chances that a redeal gives: a
card of the weight w is in the hand with the chance 1 - exp(-w t), where t is such that the chances sum up to the hand's
hidden cards. Prints the numbers as `suspicion.py` has them, and how well they and those that are shipped foretell games
that were held back.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray
from rich.progress import track

import hortus
from hortus.core.bits import record
from hortus.core.native import rule
from hortus.games.arboretum.hidden import hidden_part
from hortus.games.arboretum.judgement import NOTES, UNSEEN, study
from hortus.games.arboretum.prospects import ROWS, survey
from hortus.games.arboretum.state import CARDS, SPECIES, TABLE, VALUES
from hortus.games.arboretum.suspicion import FITTED, KINDS, SIGNS, count_kinds, read_signs
from hortus.players import player

GAMES = 1_000
PLAYERS = (("club", "club"), ("club", "greedy"), ("greedy", "club"))  # in turn
HELD_BACK = 10  # every so many-th game
ROUNDS = 12  # of Fisher's method: it has settled by then
BALLAST = 1.0  # keeps numbers small that nothing speaks for
LEAST = 1e-9

Numbers = NDArray[np.float64]


class Hand(NamedTuple):
    """Another hand before a turn: the signs of every hidden card, and which of them are in it."""

    signs: Numbers
    held: NDArray[np.bool_]


@rule
def read_hand(state: Any, player: Any, side: Any, weights: Any, notes: Any, signs: Any, held: Any) -> Any:
    """Write the signs of each hidden card, and whether `side` holds it; return how many there are."""
    table = record(state, TABLE)
    study(state, player, weights, notes)
    mine = np.empty((ROWS, SPECIES), np.int64)
    survey(table, player, mine)
    kinds = np.empty((KINDS, SPECIES))
    count_kinds(table, side, player, kinds)
    count = 0
    for card in range(CARDS):
        species, value = card // VALUES, card % VALUES
        if np.int64(notes[UNSEEN + species]) >> value & 1:
            read_signs(table, side, player, card, mine, kinds, notes, signs[count])
            held[count] = hidden_part(table, side, species, player) >> value & 1
            count += 1
    return count


def hands_of(deal: int) -> Iterator[Hand]:
    """The other hand before every turn of a game."""
    match = hortus.new("arboretum", seed=deal)
    minds = [player(code, seed=2 * deal + seat) for seat, code in enumerate(PLAYERS[deal % len(PLAYERS)])]
    judgement = match.rule_set.game.judgement
    assert judgement is not None
    weights = judgement.weights_of["greedy"]
    notes, signs, held = np.empty(NOTES), np.empty((CARDS, SIGNS)), np.empty(CARDS, np.bool_)
    turn = None
    while not match.over:
        seat = match.actors[0]
        if seat != turn:
            turn = seat
            count = read_hand(match.truth, seat, 1 - seat, weights, notes, signs, held)
            if 0 < held[:count].sum() < count:
                yield Hand(signs[:count].copy(), held[:count].copy())
        match.play(minds[seat].choose(match, seat), seat=seat)


def scale(weights: Numbers, cards: int) -> float:
    """The number t with which the chances sum up to so many cards: found by halving, in powers."""
    low, high = -30.0, 30.0
    for _ in range(60):
        middle = (low + high) / 2
        if (1 - np.exp(-weights * np.exp(middle))).sum() < cards:
            low = middle
        else:
            high = middle
    return float(np.exp(low))


def chances(hand: Hand, fitted: Numbers) -> tuple[Numbers, Numbers]:
    """The chance of each hidden card to be in the hand, and how fast that grows with the logarithm of its weight."""
    weights = np.exp(hand.signs @ fitted)
    grown = weights * scale(weights, int(hand.held.sum()))
    return np.clip(1 - np.exp(-grown), LEAST, 1 - LEAST), grown * np.exp(-grown)


def fit(hands: list[Hand]) -> Numbers:
    """What the signs count for."""
    fitted = np.zeros(SIGNS)
    for _ in range(ROUNDS):
        slope, curve = -BALLAST * fitted, BALLAST * np.eye(SIGNS)
        for hand in hands:
            chance, growth = chances(hand, fitted)
            beside = hand.signs - growth @ hand.signs / growth.sum()  # the number of cards stays what it is
            pull = growth / (chance * (1 - chance))
            slope += ((hand.held - chance) * pull) @ beside
            curve += beside.T @ (beside * (growth * pull)[:, None])
        fitted = fitted + np.linalg.solve(curve, slope)
    return fitted


def surprise(hands: list[Hand], fitted: Numbers) -> float:
    """How much hidden cards surprise whoever reckons so: bits for each of them, in the mean."""
    told = [np.where(hand.held, chance, 1 - chance) for hand in hands for chance, _ in [chances(hand, fitted)]]
    return float(-np.log2(np.concatenate(told)).mean())


def main() -> None:
    """Play, fit and tell."""
    given = sys.argv[1] if len(sys.argv) > 1 else str(GAMES)
    if not given.isdecimal() or int(given) < 2:
        sys.exit(f"suspicions.py: GAMES is a whole number from 2 on, such as {GAMES}, not {given!r}.")
    games = int(given)
    found = [list(hands_of(deal)) for deal in track(range(games), "games")]
    learnt = [hand for number, hands in enumerate(found) if number % HELD_BACK for hand in hands]
    tested = [hand for hands in found[::HELD_BACK] for hand in hands]
    fitted = fit(learnt)
    print(np.array2string(fitted, precision=2, suppress_small=True, separator=", ", max_line_width=100))
    print(f"bits of surprise for a hidden card, in {len(tested):,} hands of games that were held back:")
    for name, numbers in (("dealt evenly", np.zeros(SIGNS)), ("as shipped", FITTED), ("fitted now", fitted)):
        print(f"  {name}: {surprise(tested, numbers):.4f}")


if __name__ == "__main__":
    main()
