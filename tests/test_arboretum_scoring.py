"""Paths, rights and winners: the rules as statements, worked cases, and an oracle on random tables."""

from __future__ import annotations

import random
import tomllib
from pathlib import Path
from typing import Any, Literal

import numpy as np
import pytest

import hortus
from hortus.core.native import INTERPRETED
from hortus.core.playout import random_games
from hortus.games import find_rule_set
from hortus.games.arboretum.cards import EDITIONS, PUBLISHED, card_of
from hortus.games.arboretum.scorecard import scorecard
from hortus.games.arboretum.state import SPECIES, TABLE, VALUES
from tests.builders import garden, hand, position, species_of, table
from tests.oracles import arboretum as oracle

pytestmark = pytest.mark.interpreted
CASES = tomllib.loads(Path(__file__).with_name("cases").joinpath("arboretum.toml").read_text())["case"]
SHOWN = CASES[::6] if INTERPRETED else CASES


def scored(hands: list[str], gardens: list[str], rule_set: str = "arboretum") -> Any:
    return hortus.score(rule_set, table(hands, gardens))


def best(drawing: str, letter: str) -> int:
    """What the best path of a species is worth where nobody holds any of it."""
    return int(scored(["", ""], [drawing, ""]).players[0].species[species_of(letter)].points)


# --- worked cases ---


@pytest.mark.parametrize("case", SHOWN, ids=[case["name"] for case in SHOWN])
def test_worked_case(case: dict[str, Any]) -> None:
    drawings = case.get("gardens") or [case.get("garden") or case.get("path", "")]
    hands = case.get("hands") or ["", ""]
    drawings += [""] * (len(hands) - len(drawings))
    card = scored(hands, drawings)
    checked = 0
    for letter, expected in case.get("rights", {}).items():
        for seat, side in enumerate(card.players):
            assert side.species[species_of(letter)].right == (seat in expected)
            checked += 1
    for letter, expected in case.get("sums", {}).items():
        assert [side.species[species_of(letter)].sum for side in card.players] == expected
        checked += 1
    for seat, scores in enumerate(case.get("scores", [])):
        for letter, expected in scores.items():
            assert card.players[seat].species[species_of(letter)].points == expected
            checked += 1
    for letter, expected in case.get("best", {}).items():
        assert best(drawings[0], letter) == expected
        checked += 1
    for seat, worths in enumerate(case.get("bests", [])):
        for letter, expected in worths.items():
            assert best(drawings[seat], letter) == expected
            checked += 1
    if "path" in case:
        assert best(case["path"], case["path"][0]) == case["points"]
        checked += 1
    for key, paths in case.get("paths", {}).items():
        seat, letter = key.split()
        found = card.players[int(seat)].species[species_of(letter)]
        written = {tuple(hand(path)) for path in paths}
        assert (tuple((name, value) for name, value, *_ in found.path) in written) == bool(written)
        checked += 1
    for seat, total in enumerate(case.get("totals", [])):
        assert card.players[seat].points == total
    if "winners" in case:
        assert list(card.winners) == case["winners"]
        assert [side.planted for side in card.players] == case["planted"]
    assert checked


# --- paths ---


def test_a_path_needs_two_cards() -> None:
    assert best("O8 C7", "O") == 0


def test_a_path_climbs_orthogonally_and_may_pass_other_species() -> None:
    assert best("O1 C3 O4", "O") == 4
    assert best("O1 .\nC3 O4", "O") == 4
    assert best("O1 C3 .\n.  M5 O6", "O") == 5


def test_equal_values_do_not_climb() -> None:
    assert best("O1 C3 D3 O4", "O") == 0


def test_three_cards_of_one_species_are_not_doubled_and_four_are() -> None:
    assert best("O2 O3 O4", "O") == 3
    assert best("O2 O3 O4 O5", "O") == 8


def test_bonuses_are_added_after_doubling() -> None:
    assert best("O1 O2 O3 O8", "O") == 4 * 2 + 1 + 2


def test_a_short_pure_path_with_bonuses_does_not_hide_a_doubled_one() -> None:
    """1-x-8 would be 9 if three cards were doubled; the four without bonuses are worth 8."""
    assert best("O1 O7 O8\nM1 .  .\nO3 O4 O5 O6", "O") == 8


def test_the_best_path_counts_not_the_longest() -> None:
    assert best("O2 O3 O4 O5 C6 O7", "O") == 8


def test_a_path_is_shown_in_walking_order_with_the_squares_that_were_given() -> None:
    cards = [["oak", 6, 100, 7], ["oak", 5, 101, 7], ["oak", 1, 102, 7]]
    card: Any = hortus.score("arboretum", {"players": [{"hand": [], "garden": cards}, {"hand": [], "garden": []}]})
    assert card.players[0].species["oak"].path == (("oak", 1, 102, 7), ("oak", 5, 101, 7), ("oak", 6, 100, 7))


# --- rights ---


def test_the_highest_sum_has_the_right_and_ties_share_it() -> None:
    card = scored(["O3 O4", "O7", "O6"], ["O1 O2", "M1 M2", "J1 J2"])
    assert [side.species["oak"].right for side in card.players] == [True, True, False]


def test_a_species_that_nobody_holds_may_be_scored_by_all() -> None:
    card = scored(["", ""], ["O1 O2", "O3 O4"])
    assert [side.points for side in card.players] == [3, 2]


def test_an_eight_counts_nothing_against_an_opposing_one() -> None:
    card = scored(["O8", "O1"], ["O2 O3", ""])
    assert [side.species["oak"].sum for side in card.players] == [0, 1]
    assert [side.points for side in card.players] == [0, 0]
    assert "the 8 counts 0" in card.players[0].species["oak"].why


def test_an_eight_beside_ones_own_one_counts() -> None:
    card = scored(["O8 O1", "O7"], ["O2 O3", ""])
    assert [side.species["oak"].sum for side in card.players] == [9, 7]


def test_a_right_without_a_path_still_takes_it_from_the_others() -> None:
    card = scored(["O7", "O6"], ["M1 M2", "O1 O2"])
    assert card.players[0].species["oak"].points == 0
    assert card.players[1].species["oak"].points == 0
    assert "a path of 3 points is lost" in card.players[1].species["oak"].why


# --- winners ---


def test_the_2018_edition_breaks_a_tie_by_different_species() -> None:
    card = scored(["", ""], ["O1 O2", "M1 M2 J5"])
    assert [side.points for side in card.players] == [3, 3]
    assert card.winners == (1,)
    assert "more different species" in card.verdict


def test_the_2018_edition_shares_what_is_tied_in_both() -> None:
    card = scored(["", ""], ["O1 O2", "M1 M2"])
    assert card.winners == (0, 1)
    assert "share" in card.verdict


def test_the_2011_edition_shares_every_tie() -> None:
    players = [
        {"hand": [], "garden": [["lilac", 1, 0, 0], ["lilac", 2, 1, 0]]},
        {"hand": [], "garden": [["myrtle", 1, 0, 0], ["myrtle", 2, 1, 0], ["willow", 5, 2, 0]]},
    ]
    assert hortus.score("arboretum-2011", {"players": players}).winners == (0, 1)


# --- against Q ---


def solo(mine: str, garden_: str, q_hand: str, q_garden: str, **options: Any) -> Any:
    q = hand(q_garden) if "\n" not in q_garden else garden(q_garden)
    return hortus.score("arboretum-solo", position([hand(mine), hand(q_hand)], [garden(garden_), q]), **options)


def test_all_of_qs_cards_of_a_species_are_one_line() -> None:
    card = solo("", "", "O1", "O8 O2 O5 O4 M3")
    assert card.players[1].points == 4 * 2 + 2
    assert [value for _, value, *_ in card.players[1].species["oak"].path] == [2, 4, 5, 8]


def test_q_needs_two_cards_of_a_species() -> None:
    card = solo("O1", "O2 O3", "O7", "O5")
    assert [side.points for side in card.players] == [0, 0], "Q has the right and no path: nobody scores"


def test_qs_grid_is_scored_like_a_garden() -> None:
    assert solo("", "", "O1", "O8 O2 O5").players[1].points == 3 + 2
    assert solo("", "", "O1", "O8 O2\n.  O5").players[1].points == 2 + 2


def test_you_need_more_points_than_q_and_as_many_species() -> None:
    assert solo("", "O1 O2", "", "M1 M2").winners == (1,), "equal points lose"
    assert solo("", "O1 O2 O3 O4", "", "M1 M2 J3 J4").winners == (1,), "fewer species lose"
    assert solo("", "O1 O2 O3 O4", "", "M1 M2 J3").winners == (0,)


def test_qs_one_negates_your_eight_unless_the_option_says_no() -> None:
    assert solo("O8", "O2 O3", "O1", "").players[0].points == 0
    assert solo("O8", "O2 O3", "O1", "", q_negates=False).players[0].points == 2
    assert solo("O1", "O2 O3", "O8", "", q_negates=False).players[1].species["oak"].sum == 0


# --- the oracle, on the ends of random games and on tables that no random game would give ---


def decoded(state: Any) -> tuple[list[Any], list[Any], list[str]]:
    """Gardens, hands and species of a state, for the oracle."""
    found = state.view(TABLE)[0]
    edition = EDITIONS[found.edition]
    gardens: list[Any] = []
    hands: list[Any] = []
    for side in range(found.sides):
        cards = [card_of(edition, int(number)) for number in found.planted[side, : found.garden_size[side]]]
        squares = zip(found.x[side].tolist(), found.y[side].tolist(), strict=True)
        gardens.append({square: tuple(card) for square, card in zip(squares, cards, strict=False)})
        bits = found.hand[side].tolist()
        numbers = [s * VALUES + v for s in range(SPECIES) for v in range(VALUES) if bits[s] >> v & 1]
        hands.append([tuple(card_of(edition, number)) for number in numbers])
        if found.sides > found.players and side == 1 and not found.q_grid:
            gardens[1] = [tuple(card) for card in cards]
    species = [edition.species[i].name for i in range(SPECIES) if found.in_play[i]]
    return gardens, hands, species


def agrees_with_oracle(state: Any, rule_set: str, q_negates: bool = True) -> None:
    gardens, hands, species = decoded(state)
    card = scorecard(find_rule_set(rule_set), state)
    if rule_set == "arboretum-solo":
        kind: Literal["grid", "lines"] = "grid" if isinstance(gardens[1], dict) else "lines"
        mine, theirs, suits, q_suits, won = oracle.solo(
            gardens[0], hands[0], gardens[1], hands[1], species, kind, q_negates
        )
        assert [side.points for side in card.players] == [mine, theirs]
        assert [side.suits for side in card.players] == [suits, q_suits]
        assert card.winners == ((0,) if won else (1,))
        return
    points = oracle.score(gardens, hands, species)
    assert [side.points for side in card.players] == points
    tie_break: Literal["species", "shared"] = "species" if rule_set == "arboretum" else "shared"
    assert set(card.winners) == oracle.winners(gardens, points, tie_break)
    for name in species:
        assert {seat for seat, side in enumerate(card.players) if side.species[name].right} == oracle.rights(
            hands, name
        )
        sums = oracle.hand_sums(hands, name)
        assert [side.species[name].sum for side in card.players] == sums
        for seat, side in enumerate(card.players):
            found = side.species[name]
            walked = [(species_, value) for species_, value, *_ in found.path]
            worth = oracle.best_path_points(gardens[seat], name)
            assert (oracle.path_points(walked, name) if walked else 0) == worth, "the path shown is a best one"
            assert found.points == (worth if found.right else 0)


def end_of_random_game(rule_set: str, players: int, seed: int, **options: Any) -> Any:
    chosen = find_rule_set(rule_set)
    kernel = chosen.game.kernel
    numbers = chosen.game.encode(chosen.check_options(options, players), players)
    state = np.zeros(kernel.state_size, np.uint8)
    sizes = np.array([deck.size for deck in kernel.decks], np.int64)
    order, actions = np.zeros(kernel.order_size, np.uint8), np.zeros(kernel.actions, np.int32)
    random_games(kernel.pointers, state, numbers, sizes, order, actions, 1, seed)
    return state


def crowded_table(rule_set: str, players: int, generator: random.Random, **options: Any) -> Any:
    """Tight gardens of few species, so that paths are long, with hands drawn from the same species."""
    state = end_of_random_game(rule_set, players, generator.getrandbits(40), **options)
    found = state.view(TABLE)[0]
    kinds = [i for i in range(SPECIES) if found.in_play[i]]
    cards = [kind * VALUES + value for kind in kinds for value in range(VALUES)]
    generator.shuffle(cards)
    found.hand[:] = 0
    for side in range(found.sides):
        for _ in range(7):
            number = cards.pop()
            found.hand[side, number // VALUES] |= 1 << number % VALUES
    favourites = [set(generator.sample(kinds, 3)) for _ in range(found.sides)]
    for side in range(found.sides):
        size = generator.randint(8, 17)
        wanted = [number for number in cards if number // VALUES in favourites[side]][:size]
        cards = [number for number in cards if number not in wanted]
        squares = [(0, 0)]
        while len(squares) < len(wanted):
            x, y = generator.choice(squares)
            dx, dy = generator.choice([(0, 1), (1, 0), (0, -1), (-1, 0)])
            near = (x + dx, y + dy)
            if near not in squares and max(abs(near[0]), abs(near[1])) <= 3:
                squares.append(near)
        found.garden_size[side] = len(wanted)
        for i, (number, (x, y)) in enumerate(zip(wanted, squares, strict=False)):
            found.planted[side, i], found.x[side, i], found.y[side, i] = number, x, y
    return state


TABLES: list[tuple[str, tuple[int, ...], dict[str, Any]]] = [
    ("arboretum", (2, 3, 4), {}),
    ("arboretum-2011", (2, 3, 4), {}),
    ("arboretum-solo", (1,), {}),
    ("arboretum-solo", (1,), {"q_garden": "grid"}),
    ("arboretum-solo", (1,), {"q_negates": False}),
]


def compare_with_oracle(rule_set: str, players: tuple[int, ...], options: dict[str, Any], count: int) -> None:
    generator = random.Random(f"{rule_set} {options}")
    for number in range(count):
        seats = players[number % len(players)]
        if number % 2:
            state = crowded_table(rule_set, seats, generator, **options)
        else:
            state = end_of_random_game(rule_set, seats, generator.getrandbits(40), **options)
        agrees_with_oracle(state, rule_set, options.get("q_negates", True))


@pytest.mark.parametrize(("rule_set", "players", "options"), TABLES)
def test_the_oracle_agrees_on_random_tables(rule_set: str, players: tuple[int, ...], options: dict[str, Any]) -> None:
    compare_with_oracle(rule_set, players, options, 2 if INTERPRETED else 600)


@pytest.mark.long
@pytest.mark.parametrize(("rule_set", "players", "options"), TABLES)
def test_the_oracle_agrees_on_a_hundred_thousand(
    rule_set: str, players: tuple[int, ...], options: dict[str, Any]
) -> None:
    compare_with_oracle(rule_set, players, options, 100_000)


def test_the_oracle_would_notice_a_wrong_point() -> None:
    """The comparison itself can fail: one card more in a hand changes a right."""
    state = end_of_random_game("arboretum", 2, 5)
    gardens, hands, species = decoded(state)
    assert oracle.score(gardens, [[], []], species) != oracle.score(gardens, hands, species)


def test_every_edition_has_ten_species_with_letters_and_shapes_of_their_own() -> None:
    for edition in EDITIONS:
        assert len(edition.species) == SPECIES
        for kind in ("name", "letter", "hue", "shape"):
            assert len({getattr(species, kind) for species in edition.species}) == SPECIES
    assert PUBLISHED.number_of("Blue_Spruce") == PUBLISHED.number_of("blue spruce") == 0
