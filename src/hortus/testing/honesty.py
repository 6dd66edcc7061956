"""Players are honest: what they choose depends on what their seat may know, and on nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import islice
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hortus.core.match import Match
from hortus.core.ruleset import RuleSet
from hortus.players import Player
from hortus.testing.secrecy import tables_alike
from hortus.testing.tables import Broken, walk

EXPLAINED = 5  # at one decision in so many it is also heard what players say
MakePlayer = Callable[[int], Player]  # from a seed


def check_honest(
    rule_set: RuleSet,
    players: int,
    makers: Iterable[MakePlayer],
    decisions: int,
    seed: int,
    every: int = 1,
    **options: Any,
) -> None:
    """At so many decisions with a choice each player chooses the same on tables that its seat can't tell apart.

    Whoever explains itself says the same there, too: at every fifth of these decisions, because explaining takes long.
    The games are played by the last of the players, so that what happens in earnest games happens here. `every` is as
    in `check_no_leak`.
    """
    makers = list(makers)
    made = 0
    games = walk(rule_set, players, 100 * decisions, seed, makers[-1](seed).choose, **options)
    for number, match in islice(enumerate(games), 0, None, every):
        if made >= decisions:
            return
        for seat in (seat for seat in match.actors if len(match.legal(seat)) > 1):
            made += 1
            others = list(tables_alike(match, seat, seed + number))
            for make in makers:
                chosen = make(seed + number).choose(match, seat)
                for way, other in others:
                    mind = make(seed + number)
                    if mind.choose(other, seat) != chosen:
                        raise Broken(
                            f"The player {mind.code} in seat {seat} chooses otherwise on a {way} table, "
                            f"which it can't tell from the true one: decision {len(match.decisions)}."
                        )
                if made % EXPLAINED == 1 and make(seed).explains:
                    check_explained(make, match, seat, others, seed + number)


def check_explained(make: MakePlayer, match: Match, seat: int, others: Iterable[tuple[str, Match]], seed: int) -> None:
    """A player explains the same on a table and on others that its seat can't tell from it."""
    told = make(seed).explain(match, seat)
    for way, other in others:
        mind = make(seed)
        if mind.explain(other, seat) != told:
            raise Broken(
                f"The player {mind.code} in seat {seat} explains otherwise on a {way} table, "
                f"which it can't tell from the true one: decision {len(match.decisions)}."
            )


def check_judgement(rule_set: RuleSet, players: int, decisions: int, seed: int, **options: Any) -> None:
    """A game's judgement finds the same on tables that a seat can't tell apart, and its terms sum up to it.

    Every fourth table of whole games is judged.
    """
    judgement = rule_set.game.judgement
    if judgement is None:
        return
    learnt = judgement.experience(rule_set.experience, players).policy
    styles = judgement.weights_of | ({"learnt": learnt} if len(learnt) else {})
    for number, match in islice(enumerate(walk(rule_set, players, decisions, seed, **options)), 0, None, 4):
        for seat in range(players):
            for style, weights in styles.items():
                found = judged(match, seat, weights)
                for way in range(2):
                    other = judged(match.redeal(seat, seed + 2 * number + way), seat, weights)
                    if not all(np.array_equal(a, b) for a, b in zip(found, other, strict=True)):
                        raise Broken(f"The judgement of seat {seat}, style {style}, depends on what it can't know.")
                if not np.isclose(found[0].sum(), found[1].sum()):
                    raise Broken(f"The terms of the judgement, style {style}, do not sum up to its value.")


def judged(match: Match, seat: int, weights: NDArray[np.float64]) -> tuple[Any, ...]:
    """The value, the terms, the notes, the preferences and the description of a seat, and its suspicions."""
    game = match.rule_set.game
    judgement = game.judgement
    assert judgement is not None
    state = match.truth
    notes, terms = np.zeros(judgement.notes), np.zeros(judgement.terms)
    actions, scores = np.zeros(game.kernel.actions, np.int32), np.zeros(game.kernel.actions)
    judgement.study(state, seat, weights, notes)
    count = game.kernel.legal(state, seat, actions)
    judgement.prefer(state, seat, weights, notes, actions, count, scores)
    studied = notes.copy()
    value = judgement.judge(state, seat, weights, notes, terms)
    if not np.array_equal(notes, studied):
        raise Broken("judge has changed the notes, which are those of the whole turn.")
    described = np.zeros(judgement.sizes(game.kernel)[-1])
    judgement.describe(state, seat, weights, notes, described)
    return np.array([value]), terms, studied, scores, described, judgement.suspicions(state, seat, weights)
