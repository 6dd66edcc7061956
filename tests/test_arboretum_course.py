"""The course of a game: statements of the rules, counted positions, and a second implementation beside it."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import hortus
from hortus.core.match import Match
from hortus.core.native import INTERPRETED
from hortus.games import find_rule_set
from hortus.games.arboretum.cards import EDITIONS, card_of
from hortus.games.arboretum.moves import cell_of
from hortus.games.arboretum.state import (
    DISCARD_CARD,
    DRAW_PILE,
    GARDEN,
    LAY_CELL,
    PLACE_CELL,
    PLANT_CARD,
    SPECIES,
    TABLE,
    VALUES,
)
from tests.oracles.arboretum_course import Course, Kind, perft

pytestmark = pytest.mark.interpreted

KINDS: list[tuple[str, int, dict[str, Any], Kind]] = [
    *[("arboretum", players, {}, "2018") for players in (2, 3, 4)],
    *[("arboretum-2011", players, {}, "2011") for players in (2, 3, 4)],
    ("arboretum-solo", 1, {}, "solo-lines"),
    ("arboretum-solo", 1, {"q_garden": "grid"}, "solo-grid"),
]


def table_of(match: Match) -> Any:
    return match.truth.view(TABLE)[0]


def dealt_deck(match: Match) -> list[tuple[str, int]]:
    """The cards in play in the order in which they come from the deck."""
    assert match.deal is not None
    found = table_of(match)
    edition = EDITIONS[found.edition]
    order = match.deal.order(match.rule_set.game.kernel.decks)[SPECIES:].tolist()
    in_play = [number for number in order if found.in_play[number // VALUES]]
    return [(species, value) for species, value in (card_of(edition, number) for number in reversed(in_play))]


def as_move(match: Match, action: int) -> Any:
    """An action in the oracle's words."""
    edition = EDITIONS[table_of(match).edition]
    if action < PLANT_CARD:
        return ("draw", "deck" if action < DRAW_PILE else action - DRAW_PILE)
    if action < PLACE_CELL:
        kind, first = ("plant", PLANT_CARD) if action < DISCARD_CARD else ("discard", DISCARD_CARD)
        return (kind, tuple(card_of(edition, action - first)))
    return ("lay" if action >= LAY_CELL else "place", cell_of(action))


def same_table(match: Match, course: Course) -> None:
    """Everything that the oracle holds is in the state, hidden cards included."""
    found = table_of(match)
    edition = EDITIONS[found.edition]

    def cards(numbers: Any) -> list[Any]:
        return [tuple(card_of(edition, int(number))) for number in numbers]

    assert cards(reversed(found.deck[: found.deck_left].tolist())) == list(course.deck)
    assert match.over == course.over
    if not match.over:
        assert match.actors == (course.turn,)
    for side in range(found.sides):
        held = [s * VALUES + v for s in range(SPECIES) for v in range(VALUES) if int(found.hand[side, s]) >> v & 1]
        waiting = {course.chosen} if course.chosen and side == course.turn else set()
        assert set(cards(held)) == set(course.hands[side]) | waiting
        if side < len(course.piles):
            assert cards(found.pile[side, : found.pile_size[side]]) == list(course.piles[side])
        planted = cards(found.planted[side, : found.garden_size[side]])
        if side < len(course.gardens):
            squares = zip(found.x[side].tolist(), found.y[side].tolist(), strict=True)
            assert dict(zip(squares, planted, strict=False)) == course.gardens[side]
        else:
            assert sorted(planted) == sorted(course.q_lines)


@pytest.mark.parametrize("games", [4, pytest.param(15, marks=pytest.mark.long)])
@pytest.mark.parametrize(("rule_set", "players", "options", "kind"), KINDS)
def test_a_second_implementation_agrees_at_every_decision(
    rule_set: str, players: int, options: dict[str, Any], kind: Any, games: int
) -> None:
    for seed in range(2 if INTERPRETED else games):
        generator = random.Random(seed)
        match = hortus.new(rule_set, players=players, seed=seed, **options)
        course = Course(dealt_deck(match), players, kind)
        while not match.over:
            same_table(match, course)
            actions = match.legal()
            assert {as_move(match, action.id) for action in actions} == set(course.legal())
            action = generator.choice(actions)
            course.play(as_move(match, action.id))
            match.play(action)
        same_table(match, course)


def count(match: Match, depth: int) -> int:
    """Decision sequences of that length in the core."""
    kernel = match.rule_set.game.kernel

    def sequences(state: Any, left: int) -> int:
        actors = kernel.actors(state)
        if left == 0 or actors == 0:
            return 1
        player = int(actors).bit_length() - 1
        out = np.zeros(kernel.actions, np.int32)
        total = 0
        for action in out[: kernel.legal(state, player, out)].tolist():
            after = state.copy()
            kernel.apply(after, player, action)
            total += sequences(after, left - 1)
        return total

    return sequences(match.truth, depth)


# Sequences of 1, 2, 3, ... decisions from the deal of seed 1, counted by the second implementation.
COUNTS = {
    ("arboretum", 2): [1, 1, 9, 9, 72, 144, 216, 1944],
    ("arboretum", 3): [1, 1, 9, 9, 72, 144, 216, 1944],
    ("arboretum", 4): [1, 1, 9, 9, 72, 144, 216, 1944],
    ("arboretum-2011", 2): [2, 3, 27, 27, 216, 504, 936, 8424],
    ("arboretum-2011", 3): [3, 7, 63, 63, 504, 1440, 3384, 30456],
    ("arboretum-2011", 4): [4, 13, 117, 117, 936, 3384, 10152, 91368],
    ("arboretum-solo", 1): [2, 3, 27, 27, 216, 432, 720, 6480],
}


@pytest.mark.parametrize(("rule_set", "players"), COUNTS)
def test_counted_positions(rule_set: str, players: int) -> None:
    match = hortus.new(rule_set, players=players, seed=1)
    depths = range(1, 7 if INTERPRETED else 9)
    assert [count(match, depth) for depth in depths] == COUNTS[rule_set, players][: len(depths)]


def test_counted_positions_deep_in_a_game_agree_with_the_second_implementation() -> None:
    generator = random.Random(3)
    for rule_set, players, options, kind in KINDS:
        match = hortus.new(rule_set, players=players, seed=9, **options)
        course: Any = Course(dealt_deck(match), players, kind)
        for _ in range(37):
            action = generator.choice(match.legal())
            course.play(as_move(match, action.id))
            match.play(action)
        assert count(match, 3) == perft(course, 3)


# --- statements of the rules ---


@pytest.mark.parametrize(("players", "cards"), [(2, 34), (3, 43), (4, 52)])
def test_cards_outside_the_hands_at_the_start(players: int, cards: int) -> None:
    view: Any = hortus.new("arboretum", players=players, seed=1).view(0)
    assert view.deck == cards
    assert all(side.pile == () for side in view.sides)
    older: Any = hortus.new("arboretum-2011", players=players, seed=1).view(0)
    assert older.deck + sum(len(side.pile) for side in older.sides) == cards
    assert [len(side.pile) for side in older.sides] == [0] + [1] * (players - 1)


def test_the_solo_table_starts_with_one_open_card_and_an_empty_q() -> None:
    view: Any = hortus.new("arboretum-solo", seed=1).view(0)
    you, q = view.sides
    assert (view.deck, len(you.pile), len(you.hand), q.hidden, q.garden) == (40, 1, 7, 0, ())


@pytest.mark.parametrize(("players", "species"), [(2, 6), (3, 8), (4, 10)])
def test_species_in_play(players: int, species: int) -> None:
    view: Any = hortus.new("arboretum", players=players, seed=1).view(0)
    assert len(view.species) == species
    drawn = {tuple(_species(hortus.new("arboretum", seed=seed))) for seed in range(20)}
    assert len(drawn) > 10, "which species are left out is drawn with the deal"


def _species(match: Match) -> Any:
    view: Any = match.view(None)
    return view.species


def test_the_table_may_choose_the_species() -> None:
    wished = ["oak", "Blue_Spruce", "maple", "willow", "cassia", "dogwood"]
    match = hortus.new("arboretum", seed=1, species=wished)
    assert set(_species(match)) == {"oak", "blue spruce", "maple", "willow", "cassia", "dogwood"}


def test_the_player_who_empties_the_deck_finishes_the_turn_and_nobody_else_moves() -> None:
    for seed in range(10 if INTERPRETED else 60):
        match = hortus.new("arboretum", players=3, seed=seed)
        generator = random.Random(seed)
        emptied = None
        while not match.over:
            seat = match.actors[0]
            assert emptied in (None, seat)
            match.play(generator.choice(match.legal()))
            if emptied is None and table_of(match).deck_left == 0:
                emptied = seat
        assert match.decisions[-1][1] >= DISCARD_CARD
        assert emptied == match.decisions[-1][0]


def test_action_numbers_are_those_of_the_rules_page() -> None:
    game = hortus.new("arboretum", players=4, seed=1).rule_set.game
    state = hortus.new("arboretum", players=4, seed=1).truth
    numbers = {"deck": 0, "pile1": 1, "pile4": 4, "+O7": 59, "-O7": 139, "0,0": 437}
    assert {name: game.notation(state, 0, number) for name, number in numbers.items()} == {n: n for n in numbers}


def test_nobody_acts_out_of_turn() -> None:
    match = hortus.new("arboretum", players=3, seed=1)
    assert match.legal(0)
    assert match.legal(1) == match.legal(2) == []


def test_two_cards_can_always_be_drawn() -> None:
    """Ruling 1: when the deck runs out on the first draw, some pile has a card."""
    ran_dry = 0
    for seed in range(10 if INTERPRETED else 200):
        match = hortus.new("arboretum", players=2, seed=seed)
        generator = random.Random(seed)
        while not match.over:
            legal = match.legal()
            deck_first = [action for action in legal if action.notation == "deck"]
            if len(match.decisions) % 5 == 1 and table_of(match).deck_left == 0:
                ran_dry += 1
            match.play(deck_first[0] if deck_first and generator.random() < 0.7 else generator.choice(legal))
    assert ran_dry or INTERPRETED


def test_the_longest_game_fits_the_declared_bounds() -> None:
    """Drawing from piles whenever possible makes a game as long as it can be: 33 turns of two players."""
    for players, turns in ((2, 33), (3, 42), (4, 51)):
        match = hortus.new("arboretum", players=players, seed=4)
        while not match.over:
            legal = match.legal()
            piles = [action for action in legal if action.notation.startswith("pile")]
            match.play((piles or legal)[0])
        assert len(match.decisions) == 5 * turns
        assert max(table_of(match).garden_size) <= GARDEN
        assert len(match.decisions) <= find_rule_set("arboretum").game.kernel.longest
        if players == 2:
            assert max(table_of(match).garden_size) == GARDEN


def test_a_garden_in_one_straight_line_reaches_its_outermost_square() -> None:
    for direction in ("0,{}", "0,-{}", "{},0", "-{},0"):
        match = hortus.new("arboretum", players=2, seed=4)
        while not match.over:
            legal = match.legal()
            wished = [action for action in legal if action.notation.startswith("pile")]
            if match.halfway == (0,) and table_of(match).garden_size[0]:
                wished = [a for a in legal if a.notation == direction.format(int(table_of(match).garden_size[0]))]
            match.play((wished or legal)[0])
        found = table_of(match)
        assert max(abs(found.x[0]).max(), abs(found.y[0]).max()) == GARDEN - 1


def test_step_four_of_the_solo_turn() -> None:
    match = hortus.new("arboretum-solo", seed=2)
    for text in ("deck", "deck"):
        match.play(text)
    match.play(match.legal()[0])
    match.play(match.legal()[0])
    match.play(match.legal()[0])
    view: Any = match.view(0)
    assert (view.deck, len(view.sides[0].pile), view.sides[1].hidden) == (36, 2, 1)
    assert len(view.sides[1].garden) == 1


def test_the_last_deck_card_of_the_solo_game_goes_to_the_pile() -> None:
    """Solo ruling 3, at the end of games in which one card is left for step 4."""
    seen = 0
    for seed in range(8 if INTERPRETED else 60):
        match = hortus.new("arboretum-solo", seed=seed)
        generator = random.Random(seed)
        before = None
        while not match.over:
            before = match.view(0)
            match.play(generator.choice(match.legal()))
        last: Any = before
        after: Any = match.view(0)
        if last.deck == 1:
            seen += 1
            assert len(after.sides[0].pile) == len(last.sides[0].pile) + 1
            assert len(after.sides[1].hand) == last.sides[1].hidden
    assert seen
