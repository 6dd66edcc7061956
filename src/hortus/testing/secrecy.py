"""Nothing leaks: what a seat is given depends on what it may know, and on nothing else.

Two ways to tables that a seat can't tell apart:

- `relabelled` goes back to the deal: the cards that the seat was never able to place change places *in the shuffled
  decks*, and the same decisions are played again. This gives a true past, so that log lines are compared too.
- `redeal` is the game's own, and is checked against the first way.

Both believe the game's own `unseen`. A game that declares too little unseen would pass, so its own tests compare
`unseen` with an oracle that follows what each seat was shown.
"""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hortus.core.deal import EVENLY, Deal
from hortus.core.errors import IllegalAction
from hortus.core.kernel import Deck, Kernel, first_cards
from hortus.core.match import Match
from hortus.core.ruleset import RuleSet
from hortus.testing.tables import Broken, walk


class Stacked(Deal):
    """A deal that was never shuffled: another order and another secret behind the same commitment."""

    def __init__(self, like: Deal, order: NDArray[np.uint8]) -> None:
        super().__init__(hashlib.sha256(order.tobytes()).digest(), like.seed)
        self._shown, self._order = like.commitment, order

    @property
    def commitment(self) -> str | None:
        """What was shown before the match."""
        return self._shown

    def order(self, decks: Iterable[Deck]) -> NDArray[np.uint8]:
        """The order that was chosen."""
        return self._order.copy()


def everything_seen(match: Match, seat: int | None, whole: bool = True) -> dict[str, str]:
    """All that a seat is ever given of a match at this moment, as text; if not whole, without what is slow to make."""
    view = match.view(seat)
    kernel, eyes = match.rule_set.game.kernel, -1 if seat is None else seat
    features, memory = np.zeros(kernel.features, np.uint8), np.zeros(kernel.memory, np.uint8)
    kernel.observe(match.truth, eyes, features)
    kernel.recall(match.truth, eyes, memory)
    seen = {
        "view": view.model_dump_json(),
        "features": features.tobytes().hex(),
        "memory": memory.tobytes().hex(),
        "actors": repr(match.actors),
        "result": repr((match.points, match.winners, match.outcome)),
    }
    if whole:
        seen["text"] = view.text()
        seen["log"] = json.dumps(match.log(seat))
        seen["picture"] = view.svg()
    if seat is not None:
        seen["undo"] = repr(match.may_undo(seat)) if match.deal else ""
        seen["actions"] = json.dumps([(a.id, a.parts, a.words, a.notation) for a in match.legal(seat)])
        seen["halfway"] = repr(seat in match.halfway)
        seen["standing"] = json.dumps(match.standing(seat))
    return seen


def relabelled(match: Match, seat: int | None, seed: int) -> Match:
    """The same decisions on a deal in which the cards that `seat` was never able to place have changed places.

    Where another seat's choice is not open yet, it makes another one. Choices that stay secret for good go with their
    cards.
    """
    if match.deal is None:
        raise Broken("A redealt match has no deal to go back to.")
    kernel, game = match.rule_set.game.kernel, match.rule_set.game
    generator = random.Random(seed)
    past = match.copy()
    begun = [other for other in match.halfway if other != seat]
    while any(other in past.halfway for other in begun):
        past.undo()
    order = match.deal.order(kernel.decks)
    exchanged = _exchange(kernel.decks, order, never_placed(match, seat), generator)
    state = np.zeros(kernel.state_size, np.uint8)
    kernel.deal(state, game.encode(match.options, match.players), order)
    other = Match(match.rule_set, match.players, match.options, state, Stacked(match.deal, order))
    try:
        for actor, action in past.decisions:
            other.play(action if actor == seat else _renamed(kernel, action, exchanged), seat=actor)
        for actor, action in match.decisions[len(past.decisions) :]:
            if actor == seat:  # what the observer did itself stays
                other.play(action, seat=actor)
            else:
                _choose_secretly(other, actor, generator)
    except IllegalAction as error:
        raise Broken(f"Seat {seat} can tell hidden cards from what others may do: {error}") from None
    return other


def _choose_secretly(match: Match, seat: int, generator: random.Random) -> None:
    """Make any decision of a seat after which others can't see yet what it was."""
    legal = match.legal(seat)
    for action in generator.sample(legal, len(legal)):
        match.play(action)
        if seat in match.halfway:
            return
        match.undo()
    raise Broken(f"Seat {seat} has made a secret choice on the true table, and can make none on another.")


def never_placed(match: Match, seat: int | None) -> set[int]:
    """The cards that `seat` could place at no moment of the match."""
    kernel = match.rule_set.game.kernel
    room = np.zeros(kernel.cards, np.int32)
    never = set(range(kernel.cards))
    for state in match.true_course:
        never.intersection_update(room[: kernel.unseen(state, -1 if seat is None else seat, room)].tolist())
    return never


def check_no_leak(rule_set: RuleSet, players: int, decisions: int, seed: int, every: int = 1, **options: Any) -> None:
    """At every decision, every seat and a spectator are given the same by tables that they can't tell apart.

    `every` is for those in a hurry: 3 looks at every third decision of the same games. The log, which tells the whole
    past, text and picture are compared at every fourth of them.
    """
    for number, match in islice(enumerate(walk(rule_set, players, decisions, seed, **options)), 0, None, every):
        whole = number // every % 4 == 0
        for seat in (None, *range(players)):
            truth = everything_seen(match, seat, whole)
            for way, other in (*tables_alike(match, seat, seed + number, whole), *before_half_a_move(match, seat)):
                found = everything_seen(other, seat, whole)
                for what in truth:
                    if truth[what] != found[what] and not (way != "relabelled" and what == "undo"):
                        raise Broken(_difference(seat, what, way, truth[what], found[what]))


def tables_alike(match: Match, seat: int | None, seed: int, past: bool = True) -> Iterator[tuple[str, Match]]:
    """Tables that a seat can't tell from this one, even by what it will be told later.

    Without `past`, the redealt one does not know what happened before.
    """
    yield "relabelled", relabelled(match, seat, seed)
    yield "redealt", match.redeal(seat, seed, past=past)


def before_half_a_move(match: Match, seat: int | None) -> Iterator[tuple[str, Match]]:
    """If another seat has just made the first half of a move: the match before it, which looks the same."""
    last = match.decisions[-1][0] if match.decisions else seat
    if last == seat or last not in set(match.halfway) & set(match.actors):
        return
    past = match.copy()
    while past.decisions and past.decisions[-1][0] == last and last in past.halfway:
        past.undo()
    if last not in past.halfway:
        yield "not yet half moved", past


def check_redeal(rule_set: RuleSet, players: int, decisions: int, seed: int, every: int = 1, **options: Any) -> None:
    """Redealt tables obey the rules, vary, and keep nothing of the truth that the seat can't know.

    `every` is as in `check_no_leak`.
    """
    kernel = rule_set.game.kernel
    varied = dict.fromkeys(range(players), 0)
    possible = dict.fromkeys(range(players), 0)
    room = np.zeros(kernel.cards, np.int32)
    for number, match in islice(enumerate(walk(rule_set, players, decisions, seed, **options)), 0, None, every):
        for seat in range(players):
            sample = match.redeal(seat, seed + number, past=False)
            for way, other in tables_alike(match, seat, number + 1, past=False):
                if other.redeal(seat, seed + number, past=False).truth.tobytes() != sample.truth.tobytes():
                    raise Broken(f"Redealing a {way} table for seat {seat} with the same seed gives another sample.")
            if kernel.unseen(match.truth, seat, room) > 1:
                possible[seat] += 1
                varied[seat] += sample.truth.tobytes() != match.truth.tobytes()
            evenly = match.redeal(seat, seed + number, weights=EVENLY, past=False)
            if evenly.truth.tobytes() != sample.truth.tobytes():
                raise Broken("A redeal with no weights differs from one without.")
            if number // every % 11 == 0:
                _play_on(sample, seed + number)
    for seat, times in possible.items():
        if times and varied[seat] < times / 3:
            raise Broken(
                f"Redealt for seat {seat}, the table was the true one {times - varied[seat]} of {times} times."
            )


def _play_on(match: Match, seed: int) -> None:
    """A redealt table is a table: it can be played to its end."""
    generator = random.Random(seed)
    while not match.over:
        match.play(generator.choice(match.legal(generator.choice(match.actors))))


def _exchange(
    decks: tuple[Deck, ...], order: NDArray[np.uint8], movable: set[int], generator: random.Random
) -> dict[int, int]:
    """Let cards change places, each within its own deck, in all orders of that deck; return what became of each."""
    first = first_cards(decks)
    exchanged: dict[int, int] = {}
    for deck in decks:
        if not deck.public and not deck.of:
            cards = [card for card in range(first[deck.name], first[deck.name] + deck.size) if card in movable]
            exchanged |= zip(cards, generator.sample(cards, len(cards)), strict=True)
    start = 0
    for deck in decks:
        if not deck.public:
            base = first[deck.name]
            for i in range(start, start + deck.size):
                order[i] = exchanged.get(base + int(order[i]), base + int(order[i])) - base
        start += deck.size
    return exchanged


def _renamed(kernel: Kernel, action: int, exchanged: dict[int, int]) -> int:
    """A secret decision about a card, after cards were exchanged."""
    sizes = {deck.name: deck.size for deck in kernel.decks}
    for start, deck in kernel.secret_cards:
        if start <= action < start + sizes[deck]:
            card = first_cards(kernel.decks)[deck] + action - start
            return action + exchanged.get(card, card) - card
    return action


def _difference(seat: int | None, what: str, way: str, truth: str, found: str) -> str:
    at = next((i for i, (a, b) in enumerate(zip(truth, found, strict=False)) if a != b), min(len(truth), len(found)))
    eyes = "A spectator" if seat is None else f"Seat {seat}"
    window = slice(max(0, at - 60), at + 60)
    return (
        f"{eyes} can tell hidden cards from the {what}: on a {way} table it reads\n"
        f"  ...{found[window]}...\nand not\n  ...{truth[window]}..."
    )
