"""The course of a game: what must hold at every decision, whatever the game."""

from __future__ import annotations

from typing import Any

import numpy as np

from hortus.core.action import Action, find
from hortus.core.kernel import Kernel
from hortus.core.match import Match
from hortus.core.record import Record, digest_of
from hortus.core.ruleset import RuleSet, State
from hortus.core.view import View
from hortus.testing.tables import Broken, walk


def check_course(rule_set: RuleSet, players: int, decisions: int, seed: int, **options: Any) -> None:
    """Walk through random games and check each decision and each end."""
    kernel = rule_set.game.kernel
    for match in walk(rule_set, players, decisions, seed, **options):
        if match.over:
            check_end(match)
            check_replay(match)
        else:
            check_legal(match, kernel)
            check_reading_changes_nothing(match, kernel)
            check_apply(match, kernel)
            check_language(match)


def check_legal(match: Match, kernel: Kernel) -> None:
    """Legal actions are ascending and unique, inside the declared range, and never missing."""
    for seat in range(match.players):
        numbers = [action.id for action in match.legal(seat)]
        if numbers != sorted(set(numbers)):
            raise Broken(f"The legal actions of seat {seat} are not ascending and unique: {numbers}.")
        if numbers and not 0 <= numbers[0] <= numbers[-1] < kernel.actions:
            raise Broken(f"Seat {seat} has actions outside 0 .. {kernel.actions - 1}: {numbers}.")
        if seat in match.actors and not numbers:
            raise Broken(f"Seat {seat} is to act and has no legal action.")
    if len(match.decisions) >= kernel.longest:
        raise Broken(
            f"The match goes on after {len(match.decisions)} decisions; {kernel.longest} are declared the most."
        )


def check_reading_changes_nothing(match: Match, kernel: Kernel) -> None:
    """Every function but `deal`, `apply` and `redeal` leaves the state as it is."""
    state = match.truth
    before = state.tobytes()
    numbers = np.zeros(kernel.actions + kernel.order_size, np.int32)
    kernel.actors(state)
    kernel.halfway(state)
    kernel.winners(state)
    kernel.score(state, np.zeros(match.players + len(match.rule_set.sides), np.int64))
    kernel.outcome(state, np.zeros(match.players))
    for player in range(-1, match.players):
        kernel.unseen(state, player, numbers)
        kernel.observe(state, player, np.zeros(kernel.features, np.uint8))
        kernel.recall(state, player, np.zeros(kernel.memory, np.uint8))
        match.rule_set.game.view(match.rule_set, state, None if player < 0 else player)
        if player >= 0:
            kernel.legal(state, player, numbers)
    if state.tobytes() != before:
        raise Broken("A function that only reads has changed the state.")


def check_apply(match: Match, kernel: Kernel) -> None:
    """A decision changes its own table and no other; half a move shows others nothing; undo takes it all back."""
    for seat in match.actors:
        looks = {False: Looks(match.rule_set, match.truth)}  # by whether the seat has to wait after half a move
        for action in _sample(match.legal(seat)):
            before = match.truth
            copy, twin = match.truth, match.truth
            actors = apply_between_guards(kernel, copy, seat, action.id)
            kernel.apply(twin, seat, action.id)
            if copy.tobytes() != twin.tobytes():
                raise Broken(f"The same action gives two results: {action.notation}.")
            if actors != kernel.actors(copy):
                raise Broken(f"apply returns other actors than there are after {action.notation}.")
            if match.truth.tobytes() != before.tobytes():
                raise Broken(f"Playing {action.notation} on a copy has changed the original.")
            if kernel.halfway(copy) >> seat & 1:
                waits = not actors >> seat & 1  # then others saw that it has chosen, and every choice looks alike
                check_half_a_move(match, seat, action, looks.setdefault(waits, Looks(match.rule_set, copy)), copy)
            other = match.copy()
            other.play(action)
            other.undo()
            if other.truth.tobytes() != before.tobytes() or other.actors != match.actors:
                raise Broken(f"Undoing {action.notation} does not give the table before it.")


def apply_between_guards(kernel: Kernel, state: State, seat: int, action: int) -> int:
    """Apply an action to a state that lies between other bytes, and see that those stay as they are."""
    fence = 64
    field = np.full(len(state) + 2 * fence, 0xA5, np.uint8)
    field[fence:-fence] = state
    actors = kernel.apply(field[fence:-fence], seat, action)
    state[:] = field[fence:-fence]
    if (field[:fence] != 0xA5).any() or (field[-fence:] != 0xA5).any():
        raise Broken(f"Action {action} writes beside its own table.")
    return actors


class Looks(dict[int | None, View]):
    """How a table looks to each pair of eyes, found out once."""

    def __init__(self, rule_set: RuleSet, state: State) -> None:
        super().__init__()
        self.rule_set, self.state = rule_set, state

    def __missing__(self, eyes: int | None) -> View:
        return self.setdefault(eyes, self.rule_set.game.view(self.rule_set, self.state, eyes))


def check_half_a_move(match: Match, seat: int, action: Action, alike: Looks, after: State) -> None:
    """Others can't tell the table after half a move from one that should look alike to them."""
    game, rule_set = match.rule_set.game, match.rule_set
    for other in [None, *range(match.players)]:
        if other != seat and alike[other] != game.view(rule_set, after, other):
            raise Broken(f"Seat {other} can see that seat {seat} has half made a move: {action.notation}.")


def check_language(match: Match) -> None:
    """Words and notation are unique among the legal actions, and each is understood again."""
    for seat in match.actors:
        legal = match.legal(seat)
        for kind, texts in (("notation", [a.notation for a in legal]), ("words", [a.words for a in legal])):
            if len({text.casefold() for text in texts}) != len(texts):
                raise Broken(f"Two legal actions have the same {kind}: {sorted(texts)}.")
        for action in _sample(legal):
            for text in (action.notation, action.words, f"  {action.notation.upper()} "):
                if find(legal, text) != action:
                    raise Broken(f"{text!r} is not understood as action {action.id}.")
            if not action.parts or not all(isinstance(part, str) for part in action.parts.values()):
                raise Broken(f"Action {action.id} has no parts.")


def check_end(match: Match) -> None:
    """A finished match has points, winners and a fair outcome, and a scorecard that agrees."""
    sides = match.players + len(match.rule_set.sides)
    if len(match.points) != sides or not match.winners or len(match.outcome) != match.players:
        raise Broken("A finished match lacks points, winners or an outcome.")
    if any(match.legal(seat) for seat in range(match.players)):
        raise Broken("The match is over and somebody may still act.")
    card = match.scorecard()
    if tuple(side.points for side in card.players) != match.points or card.winners != match.winners:
        raise Broken("The scorecard has other points or winners than the match.")
    view = match.view(None)
    if not view.over or view.points != match.points or view.winners != match.winners:
        raise Broken("The view of the end has other points or winners than the match.")


def check_replay(match: Match) -> None:
    """Saved, loaded and replayed, the match has the same bytes at every decision."""
    again = Record.read(match.record().to_json()).match(match.rule_set)
    if digest_of(again) != digest_of(match) or again.decisions != match.decisions:
        raise Broken("The record does not replay to the same bytes.")
    back = match.copy()
    while True:
        if again.truth.tobytes() != back.truth.tobytes():
            raise Broken(f"The replay has another table after {len(back.decisions)} decisions.")
        if not back.decisions:
            return
        again.undo()
        back.undo()


def _sample(actions: list[Action]) -> list[Action]:
    """A few of the actions: the first, the last and some between."""
    return actions if len(actions) <= 4 else [actions[0], actions[len(actions) // 3], actions[-2], actions[-1]]
