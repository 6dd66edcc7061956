"""The best row: eight regions out of a pool, their order, and a sanctuary for each ascent.

`solve` anneals for a good row and, where that can be done in time, proves that there is no better one. The proof goes
through the choices of sanctuaries and carries along the sets of eight regions that could still bring more than the best
row found: with each sanctuary that is chosen the bounds are tighter and the sets fewer.
"""

from __future__ import annotations

import itertools
import math
import time
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from typing import Any, NamedTuple

import numpy as np
from numba import int16, int32, int64
from numba.core import types
from numpy.typing import NDArray
from pydantic import Field

from hortus.core.chance import generator
from hortus.core.errors import BadOption, BadPosition, brief
from hortus.core.native import INTERPRETED, announced, sign
from hortus.core.position import read_object
from hortus.core.view import Part
from hortus.games.faraway.cards import ALL_SANCTUARIES
from hortus.games.faraway.position import listed, read_card
from hortus.games.faraway.search import (
    ANY_ORDER,
    MOST,
    REGION_TABLE,
    ROW,
    SANCTUARY_TABLE,
    anneal,
    examine,
    next_sets,
    put_in_order,
)
from hortus.games.faraway.sheet import Line, sheet, sheet_text

LARGEST = 32  # regions: a larger pool has too many sets of eight to go through
PIECE = 16 if INTERPRETED else 16_384  # sets that are examined between two looks at the clock
STEPS = 100 if INTERPRETED else 50_000  # of annealing, from a random row to a good one
TRIES = 5  # of annealing, before the proof begins
SHARE = 4  # while the proof goes on, annealing still has one part in so many of the time
EVERY = 0.2  # seconds between two reports of progress
LONGEST = 86_400  # seconds
LONGEST_TEXT = 100_000

ARRAY, TABLE = types.Array(int64, 1, "C"), types.Array(int64, 2, "C")
PLACES, VALUES = types.Array(int32, 2, "C"), types.Array(int16, 4, "C")
SIGNATURES = {
    anneal: int64(TABLE, ARRAY, TABLE, ARRAY, ARRAY, int64, ARRAY, ARRAY),
    put_in_order: int64(TABLE, ARRAY, TABLE, ARRAY, ARRAY),
    next_sets: int64(TABLE, TABLE, ARRAY, int64, int64, ARRAY, ARRAY),
    examine: int64(
        *(TABLE, TABLE, ARRAY, ARRAY, int64, int64, int64, int64),
        *(ARRAY, ARRAY, TABLE, PLACES, VALUES, ARRAY, ARRAY),
    ),
}
EXAMPLE = '{"regions": [44, 49, 14, 28, ...], "sanctuaries": [12, 38, ...]}'
NO_VALUES = np.zeros((2, 0, 1, 1), np.int16)

Numbers = NDArray[np.int64]
Values = NDArray[np.int16]


class Pool(Part):
    """The cards to choose from: regions by their durations and sanctuaries by their numbers, ascending."""

    regions: tuple[int, ...]
    sanctuaries: tuple[int, ...]


class Solution(Part):
    """The best row that was found."""

    points: int
    regions: tuple[int, ...] = Field(description="durations, in the order played")
    sanctuaries: tuple[int, ...] = Field(description="numbers, ascending")
    proven: bool = Field(description="it is certain that no row brings more")
    at_most: int | None = Field(description="no row brings more than this; None if no such number is known")
    seconds: float
    stopped: bool = Field(description="the search was interrupted")
    sheet: tuple[Line, ...] = Field(description="in the order of scoring: regions from the last to the first")

    def text(self) -> str:
        """The row and what each card pays, in words."""
        signs = ["<" if before < after else ">" for before, after in itertools.pairwise(self.regions)]
        row = " ".join(f"{sign} r{region}" for sign, region in zip(["The row:", *signs], self.regions, strict=True))
        few = ", but the pool has only these" if signs.count("<") > len(self.sanctuaries) else ""
        lines = [row, f"Each < brings a sanctuary{few}:"] if self.sanctuaries else [row]
        lines += [f"  s{number:<4}{ALL_SANCTUARIES[number - 1]}" for number in self.sanctuaries]
        lines += ["Scored from the last region to the first, with the fame so far:", *sheet_text(self.sheet)]
        return "\n".join([*lines, f"{self.points} points. {self.verdict}"])

    @property
    def verdict(self) -> str:
        """How good the row is, in a sentence or two."""
        if self.proven:
            return "This is the best there is (proved)."
        stopped = ", when it was stopped" if self.stopped else ""
        limit = "" if self.at_most is None else f" No row brings more than {self.at_most}."
        spent = f"{self.seconds:.0f}" if self.seconds >= 10 else f"{self.seconds:.2g}"
        return f"The best found in {spent} s{stopped}; not proved.{limit}"


def read_pool(given: object) -> Pool:
    """A pool given as data or as JSON text, or a sentence on what is wrong with it."""
    if isinstance(given, Pool):
        given = given.model_dump()
    if isinstance(given, str | bytes) and len(given) > LONGEST_TEXT:
        raise BadPosition(f"A pool is a short text like {EXAMPLE}, not one of {len(given):,} characters.")
    pool = read_object(given, ("regions", "sanctuaries"), "pool", EXAMPLE)
    return Pool(regions=read_cards(pool, "regions", "region"), sanctuaries=read_cards(pool, "sanctuaries", "sanctuary"))


def read_cards(pool: Mapping[str, Any], key: str, kind: str) -> tuple[int, ...]:
    """The cards of one kind, ascending."""
    cards = sorted(read_card(card, kind, "the pool", {}) for card in listed(pool, key, "the pool"))
    for card, other in itertools.pairwise(cards):
        if card == other:
            raise BadPosition(f"The {kind} {card} is in the pool twice, but there is only one.")
    return tuple(cards)


def solve(
    pool: Pool | Mapping[str, Any] | str,
    seconds: float = 10,
    order: bool = False,
    progress: Callable[[Solution], None] | None = None,
) -> Solution:
    """The best row of a pool, or the best found in time; `progress` is given the best so far, several times a second.

    With `order` the pool must have exactly eight regions. An interrupt (Ctrl-C) ends the search, and what it has found
    is returned. Raises `BadPosition` for a pool that can't be, and `BadOption` for seconds that can't be.
    """
    chosen = read_pool(pool)
    if len(chosen.regions) < ROW:
        raise BadPosition(f"A row has eight regions; the pool lists only {len(chosen.regions)} under 'regions'.")
    if order and len(chosen.regions) > ROW:
        raise BadPosition(f"Exactly eight regions can be put in order; the pool has {len(chosen.regions)}.")
    if not isinstance(seconds, int | float) or isinstance(seconds, bool) or not 0 < seconds <= LONGEST:
        raise BadOption(f"A search takes more than 0 and at most {LONGEST:,} seconds, not {brief(seconds, 40)}.")
    with announced(__name__):
        for function, signature in SIGNATURES.items():
            sign(function, signature)
    return Search(chosen).run(seconds, progress)


class Node(NamedTuple):
    """Sanctuaries that are chosen and others to choose from, and the sets of eight regions that go with them."""

    chosen: tuple[int, ...]
    left: tuple[int, ...]
    slots: int  # how many of those left are to be chosen
    descents: int  # the most that a row with so many sanctuaries has
    sets: Numbers
    fames: Numbers  # the most that the regions of each set pay
    bounds: tuple[int, ...] = ()  # the most points with each sanctuary left, and at the end the most of all


class Search:
    """A pool and the best row found in it so far. Regions and sanctuaries are called by their place in the pool."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.regions = REGION_TABLE[np.array(pool.regions, np.int64) - 1]
        self.sanctuaries = SANCTUARY_TABLE[np.array(pool.sanctuaries, np.int64) - 1]
        self.best: tuple[int, list[int], list[int]] = (-1, [], [])  # points, regions, sanctuaries
        self.at_most: int | None = None
        self.desk: Desk
        self.rng = generator(1)
        self.begun = time.monotonic()

    @property
    def points(self) -> int:
        """Of the best row."""
        return self.best[0]

    @property
    def proven(self) -> bool:
        """True if the best row is as good as the bound on all rows."""
        return self.at_most is not None and self.points >= self.at_most

    @property
    def seconds(self) -> float:
        """Since the search began."""
        return time.monotonic() - self.begun

    def solution(self, stopped: bool = False) -> Solution:
        """The best row with the reasons for its points."""
        points, row, slots = self.best
        regions, sanctuaries = [self.pool.regions[i] for i in row], sorted(self.pool.sanctuaries[i] for i in slots)
        return Solution(
            points=points,
            regions=tuple(regions),
            sanctuaries=tuple(sanctuaries),
            proven=self.proven,
            at_most=self.at_most,
            seconds=round(self.seconds, 3),
            stopped=stopped,
            sheet=sheet(regions, sanctuaries),
        )

    def run(self, seconds: float, progress: Callable[[Solution], None] | None) -> Solution:
        """Anneal and prove in turn, until it is proved or time is over."""
        annealing = self.annealing()
        proof = self.proof() if len(self.regions) <= LARGEST else None
        tries, annealed, reported = 0, 0.0, 0.0
        try:
            while self.points < 0 or (self.seconds < seconds and not self.proven):
                if proof is None or tries < TRIES or annealed * SHARE < self.seconds:
                    before = self.seconds
                    next(annealing)
                    tries, annealed = tries + 1, annealed + self.seconds - before
                else:
                    next(proof, None)
                if progress and self.seconds - reported > EVERY:
                    reported = self.seconds
                    progress(self.solution())
        except KeyboardInterrupt:
            if self.points < 0:
                raise
            return self.solution(stopped=True)
        return self.solution()

    def offer(self, points: int, row: Numbers, slots: Numbers) -> None:
        """Keep the row at the head of `row`, with sanctuaries from the head of `slots`, if it is the best so far."""
        if points > self.points:
            regions = row[:ROW].tolist()
            ascents = sum(before < after for before, after in itertools.pairwise(regions))
            self.best = int(points), regions, slots[:ascents].tolist()

    def annealing(self) -> Iterator[None]:
        """Find better and better rows, without an end."""
        row, slots = np.arange(len(self.regions)), np.arange(len(self.sanctuaries))
        best_row, best_slots = row.copy(), slots.copy()
        while True:
            points = anneal(self.regions, row, self.sanctuaries, slots, self.rng, STEPS, best_row, best_slots)
            self.offer(points, best_row, best_slots)
            yield

    def proof(self) -> Iterator[None]:
        """Lower the bound on all rows until the best one reaches it."""
        self.desk = Desk(len(self.regions))
        most = min(MOST, len(self.sanctuaries))
        start = Node((), tuple(range(len(self.sanctuaries))), most, ANY_ORDER, self.desk.sets, self.desk.fames)
        start = yield from self.sieve(start, self.every_set(start), NO_VALUES)
        self.at_most = max(self.points, start.bounds[-1])
        start = yield from self.reckoned(start)
        self.at_most = max(self.points, start.bounds[-1])
        roots = []
        for slots in range(most + 1):
            root = start._replace(left=start.left if slots else (), slots=slots, descents=MOST - slots)
            roots.append((yield from self.reckoned(root)))
        roots.sort(key=lambda root: root.bounds[-1])
        while roots:
            self.at_most = max(self.points, roots[-1].bounds[-1])
            yield from self.branch(roots.pop())
        self.at_most = self.points

    def branch(self, node: Node) -> Iterator[None]:
        """Choose each sanctuary that is left, in turn and without those before it, and go on from there."""
        if node.slots == 0:
            yield from self.settle(node)
            return
        for i in range(len(node.left) - node.slots + 1):
            if node.bounds[i] > self.points:
                chosen, left = (*node.chosen, node.left[i]), node.left[i + 1 :] if node.slots > 1 else ()
                rest = node._replace(left=node.left[i:])
                rest = yield from self.sieve(rest, pieces(rest), NO_VALUES, must=0)
                child = Node(chosen, left, node.slots - 1, node.descents, rest.sets, rest.fames)
                yield from self.branch((yield from self.reckoned(child)))

    def settle(self, node: Node) -> Iterator[None]:
        """Put the sets of a node with all its sanctuaries in order, until the best is found."""
        others = [i for i in range(len(self.sanctuaries)) if i not in node.chosen]
        slots = np.array([*node.chosen, *others], np.int64)
        for regions in node.sets[np.argsort(-node.fames)].tolist():
            if self.points >= node.bounds[-1]:
                return
            row = np.array([i for i in range(len(self.regions)) if regions >> i & 1], np.int64)
            best_row = row.copy()
            points = put_in_order(self.regions, row, self.sanctuaries, slots, best_row)
            self.offer(points, best_row, slots)
            yield

    def reckoned(self, node: Node) -> Generator[None, None, Node]:
        """The node with regions in their best order, and sanctuaries by their bounds, the highest first."""
        node = yield from self.sieve(node, pieces(node), self.desk.values(node.descents))
        *bounds, most = node.bounds
        places = sorted((i for i in range(len(bounds)) if bounds[i] > self.points), key=lambda i: -bounds[i])
        return node._replace(left=tuple(node.left[i] for i in places), bounds=(*(bounds[i] for i in places), most))

    def sieve(
        self, node: Node, sets: Iterable[tuple[Numbers, Numbers]], values: Values, must: int = -1
    ) -> Generator[None, None, Node]:
        """The node with those of `sets` that could bring more than the best row; see `examine`."""
        desk = self.desk
        chosen, left = np.array(node.chosen, np.int64), np.array(node.left, np.int64)
        bounds = np.full(len(left) + 1, -1, np.int64)
        kept = [(desk.sets[:0], desk.fames[:0])]
        for some, fames in sets:
            count = examine(
                *(self.regions, self.sanctuaries, chosen, left, node.slots, node.descents, must, self.points),
                *(some, fames, desk.lists, desk.place, values, desk.kept, bounds),
            )
            kept.append((some[desk.kept[:count]], fames[desk.kept[:count]]))
            yield
        found, paid = map(np.concatenate, zip(*kept, strict=True))
        return node._replace(sets=found, fames=paid, bounds=tuple(bounds.tolist()))

    def every_set(self, node: Node) -> Iterator[tuple[Numbers, Numbers]]:
        """All sets of eight, with their fame if every region saw all others."""
        left, last = np.array(node.left, np.int64), 0
        while count := next_sets(self.regions, self.sanctuaries, left, node.slots, last, node.sets, node.fames):
            yield node.sets[:count], node.fames[:count]
            last = int(node.sets[count - 1])


def pieces(node: Node) -> Iterator[tuple[Numbers, Numbers]]:
    """The sets of a node, as many as are examined between two looks at the clock, with room for their fame."""
    for start in range(0, len(node.sets), PIECE):
        yield node.sets[start : start + PIECE], node.fames[start : start + PIECE]


class Desk:
    """Room to examine a piece of sets in."""

    def __init__(self, regions: int) -> None:
        sizes = range(ROW + 1)
        self.width = max(min(math.comb(regions, size), math.comb(ROW, size) * PIECE) for size in sizes)
        self.sets, self.fames, self.kept = np.zeros((3, PIECE), np.int64)
        self.lists = np.zeros((ROW + 1, self.width), np.int64)
        self.place = np.zeros((ROW, max(math.comb(regions, size) for size in sizes[:-1])), np.int32)
        self.used = NO_VALUES

    def values(self, descents: int) -> Values:
        """Room for the fame of all smaller sets."""
        shape = (2, self.width, 1, 1) if descents == ANY_ORDER else (2, self.width, ROW, descents + 1)
        if self.used.shape != shape:
            self.used = np.empty(shape, np.int16)
        return self.used
