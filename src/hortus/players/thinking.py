"""How a player thinks: at a glance, a whole turn ahead, or by search; and how much."""

from __future__ import annotations

import math
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, fields
from pathlib import Path
from threading import Event
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hortus.core.deal import EVENLY
from hortus.core.errors import BadOption, brief, unknown, whole
from hortus.core.judgement import NOTHING_LEARNT
from hortus.core.network import CHANCE_SHIFT, CHANCE_SLOPE, WIN
from hortus.players.mind import POINTS, Mind
from hortus.players.plan import MOST_STEPS, NEVER, NONE, plan_turn
from hortus.players.search import Manner, Tables, play_lines
from hortus.players.seated import Turn
from hortus.players.styles import STYLES, judgement_of
from hortus.players.tree import new_tree

VIEWS = "greedy"  # the style whose notes networks are fitted on
SLICE = 64  # iterations between two looks at the clock


class Span(NamedTuple):
    """From where to where a setting goes."""

    least: float
    most: float = math.inf


SPANS = {
    "tables": Span(0, 10_000),
    "width": Span(0, 1_000_000),
    "care": Span(0, 1_000_000),
    "others": Span(-1, 1_000_000),
    "iterations": Span(0),
    "tires": Span(0, 1e6),
    "time": Span(0),
    "lines": Span(1, 10_000),
    "horizon": Span(0, 10_000),
    "explore": Span(0, 1e6),
    "widen": Span(0, 1e6),
    "trust": Span(0, 1e6),
    "workers": Span(1, 256),
}


@dataclass(frozen=True)
class Settings:
    """How a player thinks. Raises `BadOption`, with a sentence, for what is no such setting."""

    style: str = "greedy"  # of the judgement, where nothing was learnt
    learnt: bool = True  # whether tables are valued by experience, where there is some
    polished: bool = True  # whether it also tells what is preferred at a glance
    nets: str = ""  # a file of `hortus train` to use instead of what is shipped
    suspects: bool = True  # whether the others' behaviour tells something of what they hold
    ahead: bool = True  # whether a turn is thought through; if not, each step is decided at a glance
    tables: int = 0  # on which uncertain turns are compared; 0 leaves it to the game, as for `width`
    width: int = 0  # actions that are looked at in the middle of a turn
    care: int = 0  # the same where turns are played on, by everybody; 0 goes by preference alone
    others: int = -1  # how much of it everybody else takes in a search; -1: as much as oneself
    iterations: int = 0  # of search, for each decision that is thought about; 0 sets no bound to a search by time
    tires: float = 0.0  # by how much iterations get dearer with each turn that one has finished: so many fewer are made
    time: float = math.inf  # seconds that a search may take; with neither of the two there is none
    lines: int = 16  # ways to play the turn that are compared
    horizon: int = 1  # further turns that are played before the table is valued
    wait: bool = False  # whether the others then play until it is one's turn again
    explore: float = 0.1  # how much it counts, in the rest of the turn, that an action was seldom tried
    widen: float = 1.0  # how soon further actions are tried there
    open_eyes: bool = True  # whether tables are valued there by all their hands, or by what one would know of them
    trust: float = 4.0  # tables that the first impression of a line counts for
    workers: int = 1

    def __post_init__(self) -> None:
        for field in fields(self):
            check_setting(field.name, str(field.type), getattr(self, field.name))
        if self.style not in STYLES:
            raise BadOption(unknown("style", self.style, STYLES))

    @property
    def searches(self) -> bool:
        """Whether lines are played on."""
        return self.iterations > 0 or math.isfinite(self.time)

    def iterations_after(self, turns: int) -> float:
        """How many are made for a decision after so many turns; without end if only the time is bounded."""
        return max(1, int(self.iterations / (1 + self.tires * turns))) if self.iterations else math.inf


def check_setting(name: str, kind: str, value: Any) -> None:
    """Raise `BadOption` if a setting's value is not of its kind, or out of bounds."""
    least, most = SPANS.get(name, Span(0))
    wanted = {
        "str": "text",
        "bool": "true or false",
        "int": f"a whole number from {least}" + (f" to {most}" if math.isfinite(most) else " on"),
        "float": f"a number from {least}" + (f" to {most:g}" if math.isfinite(most) else " on"),
    }[kind]
    if kind in ("str", "bool"):
        fits = type(value).__name__ == kind
    else:
        number = whole(value) or (kind == "float" and isinstance(value, float))
        fits = number and least <= value <= most
    if not fits:
        raise BadOption(f"The setting {name} of a player is {wanted}, not {brief(value)}.")


class Line(NamedTuple):
    """A way to play the turn, as far as its steps are certain, and what was found about it."""

    steps: tuple[int, ...]
    value: float
    visits: int = 0


def think(turn: Turn, settings: Settings, by_first_step: bool = False, enough: Event | None = None) -> list[Line]:
    """Ways to play the turn, the best first. If `by_first_step`, only the best one of each first step is looked at.

    A search ends, with what it has found, as soon as `enough` is set.
    """
    judgement = judgement_of(turn)
    mind = mind_for(turn, settings, "closed")
    if not settings.ahead:
        return at_a_glance(turn, mind)
    likely = judgement.suspicions(turn.tables(1)[0], turn.seat, mind.weights) if settings.suspects else EVENLY
    tables = turn.tables(settings.tables or judgement.tables, likely)
    many = settings.lines if settings.searches or by_first_step else 1
    if by_first_step:
        found = [whole_turns(turn, mind, settings, tables, 1, action.id) for action in turn.legal]
        lines, values = (np.concatenate(each) for each in zip(*found, strict=True))
        best = np.argsort(-values, kind="stable")[:many]
        lines, values = lines[best], values[best]
    else:
        lines, values = whole_turns(turn, mind, settings, tables, many)
    if settings.searches and len(lines) > 1:
        seer = mind_for(turn, settings, "open" if settings.open_eyes else "closed")
        return Search(turn, mind, seer, tables[0], likely, lines, values, settings, enough or Event()).lines()
    return [Line(steps_of(line), float(value)) for line, value in zip(lines, values, strict=True)]


def mind_for(turn: Turn, settings: Settings, eyes: str) -> Mind:
    """A mind in this game that sees its own hand only, or all hands of redealt tables."""
    judgement = judgement_of(turn)
    learnt = NOTHING_LEARNT
    if settings.nets:
        learnt = judgement.read_experience(Path(settings.nets))
    elif settings.learnt:
        learnt = judgement.experience(turn.rule_set.experience, turn.players)
    net = learnt.open if eyes == "open" and judgement.secrets else learnt.closed
    own = judgement.weights_of[settings.style]
    weights = learnt.policy if len(learnt.policy) and settings.polished else own
    return Mind(weights, judgement.weights_of[VIEWS] if len(net) else weights, net)


def steps_of(line: NDArray[np.int64]) -> tuple[int, ...]:
    """The steps of a line without what fills it up."""
    return tuple(int(step) for step in line if step != NONE)


def at_a_glance(turn: Turn, mind: Mind) -> list[Line]:
    """Single steps in the order of preference."""
    judgement, kernel = judgement_of(turn), turn.game.kernel
    (table,) = turn.tables(1)
    notes, scores = np.empty(judgement.notes), np.empty(kernel.actions)
    actions = np.empty(kernel.actions, np.int32)
    judgement.study(table, turn.seat, mind.weights, notes)
    count = kernel.legal(table, turn.seat, actions)
    judgement.prefer(table, turn.seat, mind.weights, notes, actions, count, scores)
    order = np.argsort(-scores[:count], kind="stable")
    return [Line((int(actions[i]),), float(scores[i])) for i in order]


def whole_turns(
    turn: Turn, mind: Mind, settings: Settings, tables: NDArray[np.uint8], many: int, only: int = NONE
) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
    """The lines (`only` those with that first step) that look best where the turn ends, and their worth there."""
    judgement, kernel = judgement_of(turn), turn.game.kernel
    lines, values = np.full((many, MOST_STEPS), NONE, np.int64), np.full(many, NEVER)
    plan_turn(
        kernel.pointers,
        judgement.pointers,
        mind,
        tables,
        turn.seat,
        settings.width or judgement.width,
        settings.care,
        only,
        judgement.sizes(kernel),
        np.empty(kernel.actions, np.int32),
        np.empty(kernel.actions),
        np.empty(judgement.terms),
        lines,
        values,
    )
    count = int((values > NEVER).sum())
    return lines[:count], values[:count]


def expectation(turn: Turn, settings: Settings, value: float) -> tuple[float | None, str]:
    """What a value means to people: a chance to win, or points. A preference at a glance means neither."""
    if not settings.ahead:
        return None, ""
    net = mind_for(turn, settings, "closed").net
    if len(net) == 0:
        return value, "points"
    if not net[WIN]:
        return value * POINTS, "points"
    odds = math.log(max(value, 1e-6) / max(1 - value, 1e-6))
    return 1 / (1 + math.exp(-net[CHANCE_SLOPE] * odds - net[CHANCE_SHIFT])), "win"


class Search:
    """Lines played on from the same tables, the worse half given up again and again."""

    def __init__(
        self,
        turn: Turn,
        mind: Mind,
        seer: Mind,
        table: NDArray[np.uint8],
        likely: NDArray[np.float64],
        lines: NDArray[np.int64],
        values: NDArray[np.float64],
        settings: Settings,
        enough: Event,
    ) -> None:
        judgement, kernel = judgement_of(turn), turn.game.kernel
        self.starts, self.first_values, self.settings, self.enough = lines, values, settings, enough
        self.iterations = settings.iterations_after(judgement.turns(table, turn.seat))
        self.alive = np.ones(len(lines), np.bool_)
        self.trees = [new_tree(len(lines), kernel.features) for _ in range(settings.workers)]
        self.played = 0  # tables
        tables = Tables(table, likely, turn.random.getrandbits(62) >> 1)
        self.common = (kernel.pointers, judgement.pointers, mind, seer, tables, turn.seat)
        self.rest = (
            lines,
            self.alive,
            Manner(
                settings.horizon,
                settings.wait,
                settings.explore,
                settings.widen,
                settings.care,
                settings.care if settings.others < 0 else settings.others,
                settings.open_eyes,
            ),
            judgement.sizes(kernel),
        )

    def lines(self) -> list[Line]:
        """Search, and tell the lines, those that were played on longest first, by what came of them."""
        start, rounds = time.perf_counter(), halvings(len(self.starts), self.iterations)
        with ThreadPoolExecutor(self.settings.workers) as pool:
            for number, tables in enumerate(rounds, 1):
                self.play(pool, tables, start + self.settings.time * number / len(rounds))
                self.halve()
        visits, values = self.found()
        order = sorted(range(len(values)), key=lambda i: (-visits[i], -values[i]))
        return [Line(steps_of(self.starts[i]), float(values[i]), int(visits[i])) for i in order]

    def play(self, pool: ThreadPoolExecutor, tables: float, deadline: float) -> None:
        """Play the living lines on so many more tables, in slices, until the time is up or it is told to stop."""
        workers = self.settings.workers
        each = pool.map if workers > 1 else map  # no thread that is not needed: whoever interrupts this means this one
        most = max(1, SLICE // int(self.alive.sum()))
        left = -(-tables // workers) if math.isfinite(tables) else tables  # by worker
        while left and time.perf_counter() < deadline and not self.enough.is_set():
            many = int(min(most, left))
            list(each(self.work, range(workers), [many] * workers))
            self.played += many * workers
            left -= many

    def work(self, worker: int, many: int) -> None:
        """What one worker does: every so many-th table, in a tree of its own."""
        first = self.played + worker
        play_lines(*self.common, first, self.settings.workers, many, *self.rest, self.trees[worker])

    def found(self) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
        """Visits of each line, and its value: the mean of what came of it and of the first impression."""
        visits = np.sum([tree.line_visits for tree in self.trees], axis=0)
        totals = np.sum([tree.line_totals for tree in self.trees], axis=0)
        trust = self.settings.trust
        return visits, (totals + trust * self.first_values) / np.maximum(visits + trust, 1e-9)

    def halve(self) -> None:
        """Give up the worse half of the lines that are alive, but for the last one."""
        _, values = self.found()
        order = sorted(np.flatnonzero(self.alive), key=lambda i: -values[i])
        self.alive[order[-(-len(order) // 2) :]] = False


def halvings(lines: int, iterations: float) -> list[float]:
    """On how many tables the lines are compared before half of them are given up, again and again.

    Where the budget is too small for one table of all lines, first impressions alone decide who is given up.
    """
    rounds = max(1, math.ceil(math.log2(lines)))
    tables = []
    for _ in range(rounds):
        tables.append(iterations // (rounds * lines) if math.isfinite(iterations) else iterations)
        lines = -(-lines // 2)
    return tables
