"""The Hanging Gardens against its oracles: where cards fit, groups, sets of tiles; and statements of the rules."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import hortus
from hortus.core.native import INTERPRETED
from hortus.games import find_rule_set
from hortus.games.hanging_gardens.cards import CARDS, KINDS
from hortus.games.hanging_gardens.ground import ROWS
from hortus.games.hanging_gardens.legal import places
from hortus.games.hanging_gardens.scoring import worth
from hortus.games.hanging_gardens.state import MOVE_TEMPLE, NOTHING, TABLE, TEMPLES
from hortus.games.hanging_gardens.view import added, garden_from_above
from hortus.games.hanging_gardens.view import view as view_of
from tests.oracles import hanging_gardens as oracle
from tests.test_hanging_gardens_course import FACES, oracle_name, tile_table

pytestmark = pytest.mark.interpreted

RULE_SET = find_rule_set("hanging-gardens")
NUMBERS = [  # tiles and their points, as the rules count them
    ({"garden": 1}, 2),
    ({"garden": 2}, 8),
    ({"garden": 3}, 16),
    ({"garden": 5}, 24),
    ({"garden": 3, "gardener": 1}, 27),
    ({"gardener": 1}, 4),
    ({"statue": 3, "gate": 2}, 25),
    ({"guard": 1, "gate": 2}, 11),
    ({"queen": 2}, 15),
    ({"animal handler": 1}, 3),
]


@pytest.mark.parametrize(("tiles", "points"), NUMBERS)
def test_numbers_of_the_rules(tiles: dict[str, int], points: int) -> None:
    card: Any = hortus.score("hanging-gardens", {"players": [{"tiles": tiles}, {}]})
    assert card.players[0].points == points
    assert sum(card.players[0].tiles.values()) == points


def new_state() -> Any:
    return hortus.new("hanging-gardens", players=2, seed=1).truth


# --- sets of tiles ---


def multisets(counts: list[int], most: int) -> Iterator[list[int]]:
    """All ways to hold up to `most` tiles when so many of each kind exist."""
    if not counts:
        yield []
        return
    for held in range(min(counts[0], most) + 1):
        for rest in multisets(counts[1:], most - held):
            yield [held, *rest]


@pytest.mark.parametrize("most", [9, pytest.param(12, marks=pytest.mark.long)])
def test_all_sets_of_so_many_tiles_score_as_the_oracle_says(most: int) -> None:
    state, table = new_state(), tile_table()
    in_game = Counter(state.view(TABLE)[0].kind.tolist())
    names = [oracle_name(kind) for kind in KINDS]
    for held in multisets([in_game[kind] for kind in range(len(KINDS))], 4 if INTERPRETED else most):
        counts = np.array(held, np.int64)
        total, by_type = oracle.score_tiles(Counter(dict(zip(names, held, strict=True))), table)
        found = {name: int(worth(state, counts, kind)) for kind, name in enumerate(names) if held[kind]}
        assert found == by_type
        assert sum(found.values()) == total


def test_one_more_tile_adds_what_the_oracle_says() -> None:
    state, table, generator = new_state(), tile_table(), random.Random(3)
    names = [oracle_name(kind) for kind in KINDS]
    for _ in range(300):
        held = [generator.randrange(4) for _ in KINDS]
        kind = generator.randrange(len(KINDS))
        own = Counter(dict(zip(names, held, strict=True)))
        gain = oracle.score_tiles(own + Counter([names[kind]]), table)[0] - oracle.score_tiles(+own, table)[0]
        assert added(state, np.array(held, np.int64), kind) == gain


# --- random gardens ---


def random_garden(generator: random.Random, cards: int, wild: bool) -> tuple[Any, dict[Any, str], set[Any]]:
    """A state with a garden for seat 0, and the same garden for the oracle; wild ones spread out far."""
    state = new_state()
    table = state.view(TABLE)[0]
    garden = oracle.start_garden()
    temples: set[Any] = set()
    for card in generator.sample(range(1, CARDS + 1), cards):
        ways = sorted(oracle.all_legal(garden, temples, FACES[card]))
        if not ways:
            continue
        way = max(ways, key=lambda w: abs(w[0]) + abs(w[1])) if wild else generator.choice(ways)
        garden = oracle.place(garden, FACES[card], *way)
        lay(table, card, way)
        symbols = [square for square, symbol in garden.items() if symbol and square not in temples]
        if symbols and len(temples) < TEMPLES and generator.random() < 0.15:
            x, y = generator.choice(symbols)
            temples.add((x, y))
            i = int(table.temples[0])
            table.temple_x[0, i], table.temple_y[0, i], table.temples[0] = x, y, i + 1
    return state, garden, temples


def lay(table: Any, card: int, way: Any) -> None:
    """Put a card into the record of seat 0."""
    i = int(table.placed[0])
    x, y, turn = way
    table.card[0, i], table.x[0, i], table.y[0, i], table.turn[0, i] = card - 1, x, y, turn
    table.placed[0] = i + 1
    table.west[0] = min(int(table.west[0]), x)
    table.north[0] = max(int(table.north[0]), y)
    table.south[0] = min(int(table.south[0]), y - (2 if turn % 2 else 1))


@pytest.mark.parametrize("gardens", [100, pytest.param(2000, marks=pytest.mark.long)])
def test_cards_fit_where_the_oracle_says(gardens: int) -> None:
    generator = random.Random(gardens)
    for number in range(6 if INTERPRETED else gardens):
        state, garden, temples = random_garden(generator, generator.randint(0, 26), wild=number % 10 == 0)
        for card in generator.sample(range(1, CARDS + 1), 6) if gardens < 2000 else range(1, CARDS + 1):
            assert fitting(state, card) == oracle.all_legal(garden, temples, FACES[card])


def fitting(state: Any, card: int) -> set[Any]:
    """Every place and turn of a card in the garden of seat 0."""
    bits = np.zeros(ROWS, np.int64)
    _, west, north = garden_from_above(state, 0)
    found = set()
    for turn in range(4):
        rows = places(state, 0, card - 1, turn, bits)
        for row, line in enumerate(bits[:rows].tolist()):
            found |= {(west + i, north - row, turn) for i in range(ROWS - 1) if line >> i & 1}
    return found


@pytest.mark.parametrize("gardens", [400, pytest.param(20_000, marks=pytest.mark.long)])
def test_groups_and_smallest_groups_are_those_of_the_oracle(gardens: int) -> None:
    generator = random.Random(gardens)
    kernel = RULE_SET.game.kernel
    out = np.zeros(kernel.actions, np.int32)
    for _ in range(5 if INTERPRETED else gardens):
        state, garden, temples = random_garden(generator, generator.randint(5, 20), wild=False)
        side: Any = view_of(RULE_SET, state, 0).sides[0]
        assert {(square.x, square.y): square.symbol or "" for square in side.squares} == garden
        groups = {group for group in oracle.groups(garden) if len(group) > 1 or group & temples}
        assert {frozenset(group.squares) for group in side.groups} == groups
        assert {group.size for group in side.groups} == {len(group) for group in groups}
        if len(temples) == TEMPLES:
            table = state.view(TABLE)[0]
            table.phase, table.seat = 8, 0
            found = out[: kernel.legal(state, 0, out)].tolist()
            squares = {
                (int(table.temple_x[0, n - MOVE_TEMPLE]), int(table.temple_y[0, n - MOVE_TEMPLE])) for n in found
            }
            assert squares == set(oracle.smallest_templed(garden, temples))


# --- both ends of the game ---


def play_out(match: Any, generator: random.Random) -> None:
    while not match.over:
        match.play(generator.choice(match.legal()))


@pytest.mark.parametrize(("players", "rounds"), [(2, 13), (3, 20), (4, 15)])
def test_the_cards_last_for_so_many_rounds(players: int, rounds: int) -> None:
    match = hortus.new("hanging-gardens", players=players, seed=3)
    play_out(match, random.Random(1))
    table = match.truth.view(TABLE)[0]
    assert (int(table.rounds), int(table.deck_left), int(table.starters)) == (rounds, 0, 0)


def with_few_tiles(claim: str, left: int, seed: int) -> Any:
    """A match of two in the second round with only so many tiles left, all on display."""
    match = hortus.new("hanging-gardens", players=2, seed=seed, claim=claim)
    generator = random.Random(seed)
    while int(match.truth.view(TABLE)[0].rounds) < 4:
        match.play(generator.choice(match.legal()))
    state = match.truth
    table = state.view(TABLE)[0]
    gone = [*table.stack[0].tolist(), *table.stack[1].tolist(), *table.space[left:].tolist()]
    for tile in gone:
        if tile != NOTHING:
            table.owner[tile] = tile % 2
    table.stack[:] = NOTHING
    table.stack_left[:] = 0
    table.space[left:] = NOTHING
    return hortus.Match(match.rule_set, 2, match.options, state, None)


@pytest.mark.parametrize("claim", ["symbol", "size"])
def test_the_round_in_which_the_last_tile_goes_is_the_last(claim: str) -> None:
    late = ended = 0
    for seed in range(3 if INTERPRETED else 120):
        match = with_few_tiles(claim, 1, seed)
        generator = random.Random(seed)
        while not match.over:
            before = match.truth.view(TABLE)[0]
            legal = match.legal()
            claims = [action for action in legal if action.notation.startswith("g") and action.notation[1:].isdigit()]
            match.play(generator.choice(claims or legal))
            after = match.truth.view(TABLE)[0]
            if after.late.sum() > before.late.sum():
                late += 1
                assert (after.owner != NOTHING).all()
        table = match.truth.view(TABLE)[0]
        if (table.owner != NOTHING).all():
            ended += int(table.deck_left) > 0
            points = np.zeros(2, np.int64)
            match.rule_set.game.kernel.score(match.truth, points)
            bare = match.truth
            bare.view(TABLE)[0].late[:] = 0
            without = np.zeros(2, np.int64)
            match.rule_set.game.kernel.score(bare, without)
            assert (points - without == 5 * table.late[:2]).all()
    if not INTERPRETED:
        assert ended > 3
        assert late > 0
