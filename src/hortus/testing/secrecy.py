"""Nothing leaks: what a seat is given depends on what it may know, and on nothing else.

Two ways to tables that a seat can't tell apart:

- `relabelled` goes back to the deal: the cards that the seat has never placed change places *in the shuffled
  decks*, and the same decisions are played again. This gives a true past, so that log lines are compared too.
- `redeal` is the game's own, and is checked against the first way.

Both believe the game's own `unseen`. A game that declares too little unseen would pass, so its own tests compare
`unseen` with an oracle that follows what each seat was shown.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hortus.core.errors import IllegalAction
from hortus.core.kernel import EVENLY, Deck
from hortus.core.match import Match
from hortus.core.ruleset import RuleSet
from hortus.testing.tables import Broken, walk


def everything_seen(match: Match, seat: int | None) -> dict[str, str]:
    """All that a seat is ever given of a match at this moment, as text."""
    view = match.view(seat)
    features = np.zeros(match.rule_set.game.kernel.features, np.uint8)
    match.rule_set.game.kernel.observe(match.truth, -1 if seat is None else seat, features)
    seen = {
        "view": view.model_dump_json(),
        "features": features.tobytes().hex(),
        "log": json.dumps(match.log(seat)),
        "actors": repr(match.actors),
        "result": repr((match.points, match.winners, match.outcome)),
        "text": view.text(),
        "picture": view.svg(),
    }
    if seat is not None:
        seen["undo"] = repr(match.may_undo(seat)) if match.deal else ""
        seen["actions"] = json.dumps([(a.id, a.parts, a.words, a.notation) for a in match.legal(seat)])
        seen["moves"] = repr(sorted(match.halfway) if seat in match.halfway else [])
        seen["standing"] = json.dumps(match.standing(seat))
    return seen


def relabelled(match: Match, seat: int | None, seed: int) -> Match:
    """The same decisions on a deal in which the cards that `seat` has never placed have changed places.

    Where another seat is in the middle of a move, it makes another first half of it.
    """
    if match.deal is None:
        raise Broken("A redealt match has no deal to go back to.")
    kernel, game = match.rule_set.game.kernel, match.rule_set.game
    generator = random.Random(seed)
    past = match.copy()
    begun = [other for other in match.halfway if other != seat]
    while any(other in past.halfway for other in begun):
        past.undo()
    room = np.zeros(kernel.order_size, np.int32)
    unseen = set(room[: kernel.unseen(match.truth, -1 if seat is None else seat, room)].tolist())
    order = match.deal.order(kernel.decks)
    _exchange(kernel.decks, order, unseen, generator)
    state = np.zeros(kernel.state_size, np.uint8)
    kernel.deal(state, game.encode(match.options, match.players), order)
    other = Match(match.rule_set, match.players, match.options, state, match.deal)
    try:
        for actor, action in past.decisions:
            other.play(action, seat=actor)
        for actor, action in match.decisions[len(past.decisions) :]:
            own = actor == seat  # what the observer did itself stays
            other.play(action if own else generator.choice(other.legal(actor)), seat=actor)
    except IllegalAction as error:
        raise Broken(f"Seat {seat} can tell hidden cards from what others may do: {error}") from None
    return other


def check_no_leak(rule_set: RuleSet, players: int, decisions: int, seed: int, **options: Any) -> None:
    """At every decision, every seat and a spectator are given the same by tables that they can't tell apart."""
    for number, match in enumerate(walk(rule_set, players, decisions, seed, **options)):
        for seat in (None, *range(players)):
            truth = everything_seen(match, seat)
            for way, other in tables_alike(match, seat, seed + number):
                found = everything_seen(other, seat)
                for what in truth:
                    if truth[what] != found[what] and not (way == "redealt" and what == "undo"):
                        raise Broken(_difference(seat, what, way, truth[what], found[what]))


def tables_alike(match: Match, seat: int | None, seed: int) -> Iterator[tuple[str, Match]]:
    """Tables that a seat can't tell from this one."""
    yield "relabelled", relabelled(match, seat, seed)
    yield "redealt", match.redeal(seat, seed)


def check_redeal(rule_set: RuleSet, players: int, decisions: int, seed: int, **options: Any) -> None:
    """Redealt tables obey the rules, vary, and keep nothing of the truth that the seat can't know."""
    kernel = rule_set.game.kernel
    varied = dict.fromkeys(range(players), 0)
    possible = dict.fromkeys(range(players), 0)
    room = np.zeros(kernel.order_size, np.int32)
    for number, match in enumerate(walk(rule_set, players, decisions, seed, **options)):
        for seat in range(players):
            sample = match.redeal(seat, seed + number)
            for way, other in tables_alike(match, seat, number + 1):
                if other.redeal(seat, seed + number).truth.tobytes() != sample.truth.tobytes():
                    raise Broken(f"Redealing a {way} table for seat {seat} with the same seed gives another sample.")
            if kernel.unseen(match.truth, seat, room) > 1:
                possible[seat] += 1
                varied[seat] += sample.truth.tobytes() != match.truth.tobytes()
            evenly = match.redeal(seat, seed + number, weights=EVENLY)
            if evenly.truth.tobytes() != sample.truth.tobytes():
                raise Broken("A redeal with no weights differs from one without.")
            if number % 11 == 0:
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


def _exchange(decks: tuple[Deck, ...], order: NDArray[np.uint8], unseen: set[int], generator: random.Random) -> None:
    """Let unseen cards change places, each within its own deck."""
    start = first = 0
    for deck in decks:
        if not deck.public:
            places = [i for i in range(start, start + deck.size) if first + int(order[i]) in unseen]
            cards = [order[i] for i in places]
            generator.shuffle(cards)
            order[places] = cards
            first += deck.size
        start += deck.size


def _difference(seat: int | None, what: str, way: str, truth: str, found: str) -> str:
    at = next((i for i, (a, b) in enumerate(zip(truth, found, strict=False)) if a != b), min(len(truth), len(found)))
    eyes = "A spectator" if seat is None else f"Seat {seat}"
    window = slice(max(0, at - 60), at + 60)
    return (
        f"{eyes} can tell hidden cards from the {what}: on a {way} table it reads\n"
        f"  ...{found[window]}...\nand not\n  ...{truth[window]}..."
    )
