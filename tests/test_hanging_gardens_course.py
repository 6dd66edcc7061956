"""The course of a game of The Hanging Gardens, and what each seat knows: a second implementation beside it."""

from __future__ import annotations

import random
from collections import Counter
from itertools import product
from typing import Any

import pytest

import hortus
from hortus.core.action import Action
from hortus.core.match import Match
from hortus.core.native import INTERPRETED
from hortus.games.hanging_gardens.cards import CARDS, LETTERS, OF, faces_of, own_data, tiles_of
from hortus.games.hanging_gardens.moves import real, square_of
from hortus.games.hanging_gardens.state import (
    CLAIM,
    CLAIM_GROUP,
    COLUMN,
    LOOK_AT,
    MOVE_TEMPLE,
    NOTHING,
    PASS,
    PLACE_COLUMN,
    PLACE_ROW,
    PUT_COLUMN,
    PUT_ROW,
    REMOVE_CARD,
    ROW,
    TABLE,
    TAKE_TILE,
    TEMPLE_ROW,
    TURN_CARD,
)
from tests.oracles import hanging_gardens as oracle
from tests.oracles.hanging_gardens import Placement
from tests.oracles.hanging_gardens_course import Course, perft

pytestmark = pytest.mark.interpreted

# Interpreted, whole games of every table are played by `test_playthroughs.py`.
GAMES = [(2, "size"), (3, "symbol")] if INTERPRETED else list(product((2, 3, 4), ("symbol", "size")))
NAMES = {"": "."} | {symbol: letter for letter, symbol in LETTERS.items()}
FACES = {
    number: tuple(LETTERS.get(letter, "") for letter in face)
    for number, face in enumerate(faces_of(own_data("deck.toml")), 1)
}


def oracle_name(kind: str) -> str:
    return kind.replace(" ", "_")


def tile_table() -> dict[str, Any]:
    """The tiles in the oracle's form."""
    tiles = tiles_of(own_data("tiles.toml"))
    table: dict[str, Any] = {}
    for kind, values in tiles.values.items():
        table[kind] = {"type": kind, "count": tiles.count[kind], "set": len(values), "values": list(values)}
    for kind, series in OF.items():
        figures = (
            {"per_tile": tiles.each[kind]}
            if tiles.each[kind]
            else {"alone": tiles.alone[kind], "with_full_set": tiles.full[kind]}
        )
        table[oracle_name(kind)] = {"type": oracle_name(kind), "of": series, "count": tiles.count[kind], **figures}
    return table


def table_of(match: Match) -> Any:
    return match.truth.view(TABLE)[0]


def course_of(match: Match, claim: Any) -> Course:
    """The oracle's game on the same deal."""
    assert match.deal is not None
    order = match.deal.order(match.rule_set.game.kernel.decks).tolist()
    kinds = tiles_of(own_data("tiles.toml")).kinds()
    cards = [number + 1 for number in order[:CARDS]]
    tiles = [oracle_name(kinds[number]) for number in order[CARDS:]]
    return Course(cards, tiles, FACES, tile_table(), match.players, claim)


def step_of(match: Match, seat: int, action: int) -> tuple[str, Any]:
    """An action as a step and what was chosen, in the numbers of the table."""
    table = table_of(match)
    for first, step in (
        (TAKE_TILE, "tile"),
        (LOOK_AT, "stack"),
        (MOVE_TEMPLE, "move"),
        (PUT_ROW, "temple row"),
        (PUT_COLUMN, "temple column"),
        (CLAIM_GROUP, "claim"),
        (PASS, "pass"),
        (PLACE_ROW, "row"),
        (PLACE_COLUMN, "column"),
        (TURN_CARD, "turn"),
        (REMOVE_CARD, "remove"),
        (0, "card"),
    ):
        if action >= first:
            number = action - first
            if step in ("column", "temple column"):
                return step, real(table, seat, number, "x")
            if step in ("row", "temple row"):
                return step, real(table, seat, number, "y")
            if step == "claim":
                return step, square_of(table, seat, number)
            if step == "move":
                return step, (int(table.temple_x[seat, number]), int(table.temple_y[seat, number]))
            return step, number + (step in ("card", "remove", "stack", "tile"))
    raise AssertionError(action)


def check_legal(match: Match, course: Course, seat: int) -> None:
    """The same choices, though the steps of a placement are cut finer."""
    table = table_of(match)
    found = {step_of(match, seat, action.id) for action in match.legal(seat)}
    steps = {step for step, _ in found}
    chosen = {value for _, value in found}
    moves = course.legal(seat)
    if steps <= {"turn", "column", "row"}:
        ways = [move[1] for move in moves if move[0] == "place"]
        assert len(ways) == len(moves)
        turned, column = int(table.turned), int(table.column)
        if steps == {"turn"}:
            assert chosen == {turn for _, _, turn in ways}
        elif steps == {"column"}:
            assert chosen == {x for x, _, turn in ways if turn == turned}
        else:
            assert chosen == {y for x, y, turn in ways if (turn, x) == (turned, column)}
    elif steps <= {"claim", "pass"}:
        groups = [move[1] for move in moves if move[0] == "claim"]
        assert len(groups) == len(chosen) - 1
        assert all(sum(square in group for step, square in found if step == "claim") == 1 for group in groups)
    elif steps <= {"temple column", "temple row"}:
        squares = [move[1] for move in moves if move[0] == "temple"]
        assert len(squares) == len(moves)
        if steps == {"temple column"}:
            assert chosen == {x for x, _ in squares}
        else:
            assert chosen == {y for x, y in squares if x == int(table.temple_column)}
    else:
        assert found == set(moves)


def play_both(match: Match, course: Course, seat: int, action: Action) -> None:
    """Make a step; the oracle is told of a placement or of a temple when it is whole."""
    table = table_of(match)
    step, value = step_of(match, seat, action.id)
    if step == "row":
        course.play(seat, ("place", (int(table.column), value, int(table.turned))))
    elif step == "temple row":
        course.play(seat, ("temple", (int(table.temple_column), value)))
    elif step == "claim":
        course.play(seat, next(move for move in course.legal(seat) if move[0] == "claim" and value in move[1]))
    elif step == "pass":
        course.play(seat, ("pass",))
    elif step not in ("turn", "column", "temple column"):
        course.play(seat, next(move for move in course.legal(seat) if move == (step, value)))
    match.play(action)


def same_table(match: Match, course: Course) -> None:
    """Everything that the oracle holds is in the state and in the views."""
    table = table_of(match)
    assert match.over == course.over
    assert [int(card) + 1 for card in table.deck[: table.deck_left]] == course.deck
    assert int(table.rounds) == course.rounds_played
    if not match.over:
        assert list(match.actors) == course.actors()
    if course.step != "place":  # the oracle takes a card off the display before it is placed
        assert sorted(int(card) + 1 for card in table.display if card != NOTHING) == sorted(course.display)
    for seat in range(match.players):
        assert [int(card) + 1 for card in table.card[seat, : table.placed[seat]]] == course.placed[seat]
    if match.over:
        assert list(match.points) == course.scores()
        assert set(match.winners) == course.winners()


def same_views(match: Match, course: Course) -> None:
    """Gardens, groups, temples, tiles and what is unseen, for all eyes, between two moves."""
    for eyes in (None, *range(match.players)):
        view: Any = match.view(eyes)
        assert set(view.unseen) == course.unseen_cards(eyes)
        assert {oracle_name(kind): count for kind, count in view.unseen_tiles.items()} == dict(
            course.unseen_tiles(eyes)
        )
        spaces = [None if space is None else oracle_name(space.kind) for space in view.spaces]
        assert spaces == course.spaces
        for seat, side in enumerate(view.sides):
            garden = {(square.x, square.y): square.symbol or "" for square in side.squares}
            assert garden == course.gardens[seat]
            assert set(side.temples) == course.temples[seat]
            assert {frozenset(group.squares) for group in side.groups} == {
                group for group in oracle.groups(garden) if len(group) > 1 or group & course.temples[seat]
            }
            shown = course.shown_tiles(seat, eyes)
            assert {oracle_name(kind): count for kind, count in side.tiles.items()} == dict(shown)
            assert side.hidden_tiles == (course.tiles_of(seat) - shown).total()
            assert side.late_claims == course.late_claims[seat]


class Eager:
    """Somebody who likes to build groups and to claim them, so that temples and tiles run out."""

    def __init__(self, generator: random.Random) -> None:
        self.generator = generator
        self.plan: Placement | None = None  # where the card that is being laid is to go

    def choose(self, match: Match, course: Course, seat: int) -> Action:
        legal = match.legal(seat)
        steps = {step_of(match, seat, action.id)[0] for action in legal}
        if steps <= {"claim", "pass"}:
            return self.generator.choice(legal[1:]) if self.generator.random() < 0.9 else legal[0]
        if steps == {"turn"} and self.generator.random() < 0.8:
            card = int(table_of(match).chosen) + 1
            self.plan = max(
                (move[1] for move in course.legal(seat) if move[0] == "place"),
                key=lambda way: (largest_new_group(course, seat, card, way), self.generator.random()),
            )
        if self.plan and steps <= {"turn", "column", "row"}:
            x, y, turn = self.plan
            wanted = {"turn": turn, "column": x, "row": y}
            step = next(iter(steps))
            if step == "row":
                self.plan = None
            return next(action for action in legal if step_of(match, seat, action.id)[1] == wanted[step])
        return self.generator.choice(legal)


def largest_new_group(course: Course, seat: int, card: int, way: Placement) -> int:
    """The size of the largest group without a temple that a placement makes."""
    face = FACES[card]
    garden = oracle.place(course.gardens[seat], face, *way)
    squares = [square for square, _ in oracle.covered(face, *way)]
    return max((len(group) for group in oracle.claimable(garden, course.temples[seat], squares)), default=0)


@pytest.mark.parametrize("games", [2, pytest.param(12, marks=pytest.mark.long)])
@pytest.mark.parametrize(("players", "claim"), GAMES)
def test_a_second_implementation_agrees_at_every_decision(players: int, claim: str, games: int) -> None:
    moved = Counter[str]()
    for seed in range(1 if INTERPRETED else games):
        eager = Eager(random.Random(seed))
        match = hortus.new("hanging-gardens", players=players, seed=seed, claim=claim)
        course = course_of(match, claim)
        while not match.over:
            same_table(match, course)
            if not match.halfway:
                same_views(match, course)
            seat = match.actors[0]
            check_legal(match, course, seat)
            action = eager.choose(match, course, seat)
            moved[step_of(match, seat, action.id)[0]] += 1
            play_both(match, course, seat, action)
        same_table(match, course)
        same_views(match, course)
        assert course.rounds_played == {2: 13, 3: 20, 4: 15}[players]
    assert moved["claim"] > 3


def count(match: Match, depth: int) -> int:
    """Decision sequences of that length in the core, with the steps of a placement and of a temple's square as one."""
    if depth == 0 or match.over:
        return 1
    found = 0
    for action in match.legal():
        match.play(action)
        unfinished = int(table_of(match).phase) in (COLUMN, ROW, TEMPLE_ROW)
        found += count(match, depth if unfinished else depth - 1)
        match.undo()
    return found


@pytest.mark.parametrize("depth", [3, pytest.param(4, marks=pytest.mark.long)])
@pytest.mark.parametrize("claim", ["symbol", "size"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_positions_as_the_oracle_counts(players: int, claim: str, depth: int) -> None:
    match = hortus.new("hanging-gardens", players=players, seed=7, claim=claim)
    depth = 2 if INTERPRETED else depth
    assert count(match, depth) == perft(course_of(match, claim), depth)
    eager = Eager(random.Random(players))
    course = course_of(match, claim)
    while int(table_of(match).phase) != CLAIM:  # where there is something to claim
        play_both(match, course, match.actors[0], eager.choose(match, course, match.actors[0]))
    depth = 2 if INTERPRETED else depth + 1
    assert count(match, depth) == perft(course, depth)
