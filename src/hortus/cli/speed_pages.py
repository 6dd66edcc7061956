"""What pages cost the server: the work of telling one page of a move, at the largest table of each game."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator

from hortus.cli.speed_games import Measured
from hortus.core.deal import Deal
from hortus.games import find_rule_set
from hortus.server.happenings import PERSON, PLAYING, Seat
from hortus.server.live import LiveTable
from hortus.web.pieces import message
from hortus.web.seeing import shown

TABLES = {"arboretum": 4, "faraway": 6, "hanging-gardens": 4}
FRAGMENT = 1.5  # milliseconds of CPU that are promised
MOMENTS = 30  # of a game
ROUNDS = 5


def measure_pages() -> Iterator[Measured]:
    """The figures, game by game."""
    for rule_set, players in TABLES.items():
        cost = cost_of_telling(rule_set)
        name = f"{rule_set}: a page with {players} players is told of a move"
        yield name, f"{cost:.2f} ms of CPU", "", None, f"{FRAGMENT:g} ms", cost < FRAGMENT


def cost_of_telling(rule_set: str) -> float:
    """Milliseconds of CPU for what one page is told, at a moment in the middle of a game: the median of many."""
    tables = list(course(rule_set, TABLES[rule_set]))
    sampled = tables[len(tables) // 3 :: max(1, len(tables) // MOMENTS)]
    costs = sorted(min(cost_at(table) for _ in range(ROUNDS)) for table in sampled)
    return costs[len(costs) // 2]


def cost_at(table: LiveTable) -> float:
    """The same at one moment, for a page that has nothing yet: one that stays open is only told of what has changed."""
    table.shown.clear()
    start = time.process_time()
    message(shown(table, "0", 0), [])
    return 1000 * (time.process_time() - start)


def course(rule_set: str, players: int, seed: int = 1) -> Iterator[LiveTable]:
    """A random game among people, before each of its moves."""
    people = [str(seat) for seat in range(players)]
    seats = [Seat(PERSON, person) for person in people]
    deal, game = Deal.new(seed), find_rule_set(rule_set)
    table = LiveTable.new("bench", game, players, {}, deal, seats, people, people[0], False, None, 1)
    table = table.after(table.opening(1))
    picks = random.Random(seed)
    while table.status == PLAYING:
        yield table
        seat, steps = picks.choice(table.match.actors), list[int]()
        while following := table.legal(seat, steps):
            steps.append(picks.choice(following).id)
        table = table.after(table.event(table.move(seat, steps), 1))
