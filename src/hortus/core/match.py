"""A match: a rule set, its options, a deal and the decisions made. Everything else follows from those."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from hortus.core.action import Action, find
from hortus.core.deal import EVENLY, Deal
from hortus.core.errors import HortusError, IllegalAction, brief, whole
from hortus.core.ruleset import Options, RuleSet, State, find_rule_set
from hortus.core.view import LogLine, View

if TYPE_CHECKING:
    from hortus.core.record import Record
    from hortus.core.scorecard import Scorecard


class Match:
    """One table, from the deal to the score.

    It holds the truth. Give others `view(seat)`, `log(seat)` or `redeal(seat, ...)` of it.
    """

    def __init__(self, rule_set: RuleSet, players: int, options: Options, start: State, deal: Deal | None) -> None:
        """Use `new` or `hortus.load`; this is for those who have a state already."""
        self.rule_set = rule_set
        self.players = players
        self.options = options
        self.deal = deal
        self._game = rule_set.game
        self._kernel = rule_set.game.kernel
        self._states = [start]
        self._decisions: list[tuple[int, int]] = []
        self._actors = self._kernel.actors(start)
        self._told: dict[int | None, list[LogLine]] = {}  # before this match began, if it was redealt
        self._logs: dict[int | None, list[LogLine]] = {}
        self._logged: dict[int | None, int] = {}
        self._actions = np.empty(self._kernel.actions, np.int32)

    @classmethod
    def new(cls, rule_set: str | RuleSet, players: int | None = None, seed: int | None = None, **options: Any) -> Match:
        """Deal a new match. Without a seed the deal comes from a fresh secret."""
        chosen = find_rule_set(rule_set)
        return cls.from_deal(chosen, chosen.check_players(players), Deal.new(seed), chosen.with_files(options))

    @classmethod
    def from_deal(cls, rule_set: RuleSet, players: int, deal: Deal, options: dict[str, Any]) -> Match:
        """The match that this deal starts."""
        checked = rule_set.check_options(options, players)
        game = rule_set.game
        state = np.zeros(game.kernel.state_size, np.uint8)
        game.kernel.deal(state, game.encode(checked, players), deal.order(game.kernel.decks))
        return cls(rule_set, players, checked, state, deal)

    # --- whose turn, and what can be done ---

    @property
    def actors(self) -> tuple[int, ...]:
        """Seats that may act now; none when the match is over."""
        return _seats(self._actors)

    @property
    def over(self) -> bool:
        """True when nobody may act any more."""
        return self._actors == 0

    def legal(self, seat: int | None = None) -> list[Action]:
        """The actions open to a seat now, by ascending number; the seat may be left out if only one may act."""
        seat = self._actor(seat)
        state = self._states[-1]
        count = self._kernel.legal(state, seat, self._actions)
        return [Action(self._game, state, seat, number) for number in self._actions[:count].tolist()]

    def play(self, action: Action | int | str, seat: int | None = None) -> Action:
        """Carry out one action: an `Action`, its number or its notation. Illegal ones change nothing."""
        chosen = self.find(action, seat)
        after = self._states[-1].copy()
        self._actors = self._kernel.apply(after, chosen.seat, chosen.id)
        self._states.append(after)
        self._decisions.append((chosen.seat, chosen.id))
        return chosen

    def move(self, steps: Sequence[Action | int | str], seat: int | None = None) -> list[Action]:
        """Carry out one whole move, all of its steps or none: one is illegal, the move is not whole, or it is two."""
        before = len(self._decisions)
        played: list[Action] = []
        try:
            for step in steps:
                if played and not self.half_made(played[0].seat):
                    raise IllegalAction(f"One move at a time: it was whole before {brief(step)}.")
                played.append(self.play(step, played[0].seat if played else seat))
            if not played or self.half_made(played[0].seat):
                raise IllegalAction(f"This is only the beginning of a move. {self.view(self._actor(seat)).asked}")
        except HortusError:
            self.undo(len(self._decisions) - before)
            raise
        return played

    def half_made(self, seat: int) -> bool:
        """Whether a seat has begun a move of several decisions and is to go on with it."""
        return seat in self.halfway and seat in self.actors

    def find(self, action: Action | int | str, seat: int | None = None) -> Action:
        """The action open to a seat that is meant: by an `Action`, its number or its notation."""
        if isinstance(action, Action) and seat is None:
            seat = action.seat
        seat = self._actor(seat)
        number = action.id if isinstance(action, Action) else action
        state = self._states[-1]
        open_numbers = self._actions[: self._kernel.legal(state, seat, self._actions)].tolist()
        if isinstance(number, str) and open_numbers:
            number = find(self.legal(seat), number).id
        if not whole(number) or number not in open_numbers:
            raise IllegalAction(self._why_not(seat, number))
        return Action(self._game, state, seat, int(number))

    def undo(self, decisions: int = 1) -> None:
        """Take back the last decisions. Whether a player should be allowed to is for `may_undo` to say."""
        if not whole(decisions) or not 0 <= decisions <= len(self._decisions):
            raise HortusError(
                f"From 0 to {len(self._decisions)} decisions can be undone in this match, not {brief(decisions)}."
            )
        keep = len(self._decisions) - decisions
        del self._decisions[keep:]
        del self._states[keep + 1 :]
        self._actors = self._kernel.actors(self._states[-1])
        self._logs.clear()
        self._logged.clear()

    def may_undo(self, seat: int, most: int | None = None) -> int:
        """How many decisions `seat` may fairly take back: its own last ones, after the last hidden card was shown.

        It looks at no more than the last `most` of them.
        """
        self._eyes(seat)
        last = len(self._decisions)
        count = 0
        for number in range(last - 1, -1 if most is None else max(-1, last - 1 - most), -1):
            actor, action = self._decisions[number]
            if actor != seat or self._kernel.reveals(self._states[number], actor, action):
                break
            count += 1
        return count

    # --- what can be seen ---

    def view(self, seat: int | None = None) -> View:
        """The table as `seat` sees it; None is a spectator."""
        return self._game.view(self.rule_set, self._states[-1], self._eyes(seat))

    def log(self, seat: int | None = None) -> list[LogLine]:
        """What happened, move by move, as `seat` was told of it; None is a spectator."""
        eyes = self._eyes(seat)
        lines = self._logs.setdefault(eyes, [])
        start = self._logged.get(eyes, 0)
        for decision in range(start, len(self._decisions)):
            lines += self.told(decision, eyes)
        self._logged[eyes] = len(self._decisions)
        return self._told.get(eyes, []) + lines

    def told(self, decision: int, seat: int | None = None) -> list[LogLine]:
        """What `seat` was told of one decision of this match: nothing, if it was not the last one of a move."""
        eyes = self._eyes(seat)
        actor, action = self._decisions[decision]
        before, after = self._states[decision : decision + 2]
        told = self._game.told(before, after, actor, action, eyes)
        turned_up = bool(told) and self._kernel.reveals(before, actor, action)
        return [LogLine(about, words, turned_up) for about, words in told]

    def standing(self, seat: int) -> list[str]:
        """How `seat` stands before the end, in words, as far as it can know."""
        self._eyes(seat)
        return self._game.standing(self._states[-1], int(seat))

    @property
    def halfway(self) -> tuple[int, ...]:
        """Seats in the middle of a move of several decisions."""
        return _seats(self._kernel.halfway(self._states[-1]))

    @property
    def decisions(self) -> Sequence[tuple[int, int]]:
        """All decisions made: pairs of seat and action number."""
        return tuple(self._decisions)

    @property
    def last_words(self) -> str:
        """The last decision in words, as the one who made it knows it; empty before the first."""
        if not self._decisions:
            return ""
        return self._game.words(self._states[-2], *self._decisions[-1])

    @property
    def commitment(self) -> str | None:
        """The digest of the deal's secret, to be shown at the start; None for a seeded or redealt match."""
        return self.deal.commitment if self.deal else None

    @property
    def truth(self) -> State:
        """A copy of the whole state, hidden cards and all. Never hand it to a player."""
        return self._states[-1].copy()

    @property
    def true_course(self) -> Sequence[State]:
        """The whole states from the start to now. Never hand them to a player, and never write to them."""
        return tuple(self._states)

    # --- how it ended ---

    @property
    def points(self) -> tuple[int, ...]:
        """Points by side once the match is over, else empty: before that they would tell hidden cards."""
        if not self.over:
            return ()
        points = np.zeros(self.players + len(self.rule_set.sides), np.int64)
        self._kernel.score(self._states[-1], points)
        return tuple(points.tolist())

    @property
    def winners(self) -> tuple[int, ...]:
        """Sides that won once the match is over, else empty; several share a victory."""
        return _seats(self._kernel.winners(self._states[-1])) if self.over else ()

    @property
    def outcome(self) -> tuple[float, ...]:
        """What the end is worth to each seat, else empty."""
        if not self.over:
            return ()
        worth = np.zeros(self.players)
        self._kernel.outcome(self._states[-1], worth)
        return tuple(worth.tolist())

    def scorecard(self) -> Scorecard:
        """The points with their reasons, once the match is over."""
        if not self.over:
            raise HortusError("The match is not over, so hands are still hidden and there is no scorecard yet.")
        return self._game.scorecard(self.rule_set, self._states[-1])

    # --- other tables ---

    def copy(self) -> Match:
        """An independent match in the same state, with the same past."""
        twin = Match(self.rule_set, self.players, self.options, self._states[0], self.deal)
        twin._states = list(self._states)
        twin._decisions = list(self._decisions)
        twin._actors = self._actors
        twin._told = self._told
        return twin

    def redeal(self, seat: int | None, seed: int, weights: Any = None, past: bool = True) -> Match:
        """Another match that `seat` can't tell from this one: all that it can't know is dealt anew.

        It starts at this moment, knows the past as `seat` was told of it (without `past`, nothing of it, which is
        quicker), and has no record.
        """
        eyes = self._eyes(seat)
        state = self._states[-1].copy()
        if not whole(seed) or not 0 <= seed < 2**63:
            raise HortusError(f"The seed of a redeal is a whole number from 0 to 2**63 - 1, not {brief(seed)}.")
        bent = EVENLY if weights is None else self._checked(weights)
        self._kernel.redeal(state, -1 if eyes is None else eyes, seed, bent)
        other = Match(self.rule_set, self.players, self.options, state, None)
        if past:
            other._told = {eyes: self.log(eyes)}
        return other

    def record(self) -> Record:
        """The match as a small file: everything needed to replay it."""
        from hortus.core.record import Record

        return Record.of(self)

    def __str__(self) -> str:
        return str(self.view(self._shown_seat()))

    def __repr__(self) -> str:
        status = "over" if self.over else f"seat {', '.join(map(str, self.actors))} to act"
        return f"<Match of {self.rule_set.id}, {len(self._decisions)} decisions, {status}>"

    def _repr_svg_(self) -> str:
        return self.view(self._shown_seat()).svg()

    def _shown_seat(self) -> int | None:
        return self.actors[0] if len(self.actors) == 1 else None

    def _eyes(self, seat: int | None) -> int | None:
        if seat is None:
            return None
        if not whole(seat) or not 0 <= seat < self.players:
            raise HortusError(f"There is no seat {brief(seat)} at this table: seats are 0 to {self.players - 1}.")
        return int(seat)

    def _checked(self, weights: Any) -> NDArray[np.float64]:
        shape = (self.players + len(self.rule_set.sides), self._kernel.cards)
        try:
            numbers = np.ascontiguousarray(weights, np.float64)
        except (TypeError, ValueError):
            numbers = np.full(1, -1.0)  # refused below
        if numbers.shape not in (shape, EVENLY.shape) or not (np.isfinite(numbers) & (numbers >= 0)).all():
            raise HortusError(f"The weights of a redeal are {shape[0]} by {shape[1]} numbers from 0 up: side by card.")
        return numbers

    def _actor(self, seat: int | None) -> int:
        if seat is not None:
            return self._eyes(seat) or 0
        if len(self.actors) == 1:
            return self.actors[0]
        if self.over:
            raise IllegalAction("The match is over: nobody may act any more.")
        raise IllegalAction(f"Seats {', '.join(map(str, self.actors))} may act now: say which one, with seat=.")

    def _why_not(self, seat: int, number: object) -> str:
        if self.over:
            return "The match is over: nobody may act any more."
        if seat not in self.actors:
            return f"It is not seat {seat}'s turn: seat {', '.join(map(str, self.actors))} may act now."
        shown = ", ".join(f"{action.id} ({action.notation})" for action in self.legal(seat)[:6])
        return f"Action {brief(number, 30)} is not open to seat {seat} now. Open are, among others: {shown}."


def _seats(bits: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(int(bits).bit_length()) if bits >> seat & 1)
