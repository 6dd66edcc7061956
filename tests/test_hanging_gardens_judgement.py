"""The judgement of The Hanging Gardens: what it may know, that it adds up, and that it sees what a person would."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import hortus
from hortus.core.match import Match
from hortus.core.native import INTERPRETED
from hortus.games import find_rule_set
from hortus.games.hanging_gardens.cards import KINDS, SYMBOLS, own_data
from hortus.games.hanging_gardens.notes import COMING, MOST_COMING
from hortus.games.hanging_gardens.rules import was_turned_up
from hortus.games.hanging_gardens.state import (
    CARD,
    CLAIM,
    COLUMN,
    NOTHING,
    PASS,
    TABLE,
    TAKE_TILE,
    TILE,
    TURN,
)
from hortus.players import player
from tests.oracles import hanging_gardens as oracle

GAME = find_rule_set("hanging-gardens").game
JUDGED: Any = GAME.judgement


def thoughts(match: Match, seat: int, style: str = "spite") -> tuple[Any, Any, Any, float, Any]:
    """Notes, terms and preferences of a seat, the value of the table to it, and how it is described to a network."""
    state, weights = match.truth, JUDGED.weights_of[style]
    notes, terms = np.zeros(JUDGED.notes), np.zeros(JUDGED.terms)
    actions, scores = np.zeros(GAME.kernel.actions, np.int32), np.zeros(GAME.kernel.actions)
    JUDGED.study(state, seat, weights, notes)
    value = JUDGED.judge(state, seat, weights, notes, terms)
    count = GAME.kernel.legal(state, seat, actions)
    JUDGED.prefer(state, seat, weights, notes, actions, count, scores)
    described = np.zeros(JUDGED.sizes(GAME.kernel)[3])
    JUDGED.describe(state, seat, weights, notes, described)
    return notes, terms, scores, value, described


def eager(match: Match, generator: random.Random) -> Any:
    """A random action, but a group is never let pass."""
    legal = match.legal()
    return generator.choice([action for action in legal if action.id != PASS] or legal)


@pytest.mark.parametrize("claim", ["symbol", "size"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_tables_that_a_seat_cannot_tell_apart_are_judged_alike(players: int, claim: str) -> None:
    generator = random.Random(players)
    match = hortus.new("hanging-gardens", players=players, seed=players, claim=claim)
    for decision in range(40 if INTERPRETED else 10_000):
        if match.over:
            break
        for seat in range(players) if decision % 5 == 0 else match.actors:
            found = [thoughts(match.redeal(seat, seed), seat) for seed in (decision, decision + 1)]
            for one, other in zip(*found, strict=True):
                assert np.array_equal(one, other)
        match.play(eager(match, generator))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_terms_add_up_to_the_value_and_have_words_of_their_own(players: int) -> None:
    generator = random.Random(players)
    match = hortus.new("hanging-gardens", players=players, seed=7)
    for _ in range(30 if INTERPRETED else 120):
        _, terms, _, value, _ = thoughts(match, 0)
        assert value == pytest.approx(terms.sum())
        match.play(eager(match, generator))
    said = [JUDGED.words(match.truth, 0, term) for term in range(JUDGED.terms)]
    assert len(set(said)) == len(said)
    assert "tiles: statues" in said and "what player 2 could take" in said


@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_are_counted_to_the_last_one(players: int) -> None:
    generator = random.Random(1)
    match = hortus.new("hanging-gardens", players=players, seed=3)
    finished = [0] * players
    while not match.over:
        seat, before = match.actors[0], match.truth.view(TABLE)[0]
        match.play(generator.choice(match.legal()))
        after = match.truth.view(TABLE)[0]
        moved_on = (before.turns, before.rounds, before.starters) != (after.turns, after.rounds, after.starters)
        finished[seat] += moved_on
        assert [JUDGED.turns(match.truth, seat) for seat in range(players)] == finished
    assert finished == [28 if players == 2 else 60 // players] * players


def at_phase(phase: int, **options: Any) -> Match:
    """A match in which the player of seat 0 is asked for a claim, or for a tile, with at least two to choose from."""
    for seed in range(100):
        generator = random.Random(seed)
        match = hortus.new("hanging-gardens", players=2, seed=seed, **options)
        while not match.over:
            if match.truth.view(TABLE)[0].phase == phase and match.actors == (0,) and len(match.legal()) > 1:
                return match
            match.play(eager(match, generator))
    raise AssertionError("no such table")


def with_state(match: Match, state: Any) -> Match:
    """The same match at another table."""
    return Match(match.rule_set, match.players, match.options, state, None)


def shown_and_held(match: Match, shown: tuple[str, str], held: str) -> tuple[Match, list[int]]:
    """Two of the tiles that may be taken are made of these kinds, and seat 0 has another tile of one of them."""
    state = match.truth
    table = state.view(TABLE)[0]
    spaces = [action.id - TAKE_TILE for action in match.legal()][:2]
    for space, kind in zip(spaces, shown, strict=True):
        table.kind[table.space[space]] = KINDS.index(kind)
    table.owner[table.owner == 0] = NOTHING
    other = next(tile for tile in range(len(table.kind)) if tile not in table.space and table.owner[tile] == NOTHING)
    table.kind[other], table.owner[other] = KINDS.index(held), 0
    return with_state(match, state), spaces


@pytest.mark.parametrize("style", ["greedy", "builder", "spite"])
def test_it_takes_the_tile_that_completes_a_set(style: str) -> None:
    for shown in (("queen", "tiger"), ("tiger", "queen")):
        match, spaces = shown_and_held(at_phase(TILE, claim="size"), shown, held="queen")
        chosen = player(style, seed=1).choose(match)
        assert chosen.id == TAKE_TILE + spaces[shown.index("queen")]
        _, _, scores, _, _ = thoughts(match, 0, style)
        assert [action.id for action in match.legal()][int(np.argmax(scores[: len(match.legal())]))] == chosen.id


@pytest.mark.parametrize("style", ["greedy", "builder", "spite"])
def test_it_claims_a_tile_that_is_worth_something(style: str) -> None:
    match = at_phase(CLAIM)
    state = match.truth
    state.view(TABLE)[0].alone[:] = 20
    state.view(TABLE)[0].full[:] = 20
    state.view(TABLE)[0].value[:] = 20
    assert player(style, seed=1).choose(with_state(match, state)).id != PASS


def test_a_blind_tile_of_another_player_counts_as_one_that_nobody_knows() -> None:
    match = hortus.new("hanging-gardens", players=2, seed=1, claim="size")
    state = match.truth
    table = state.view(TABLE)[0]
    tile = int(table.stack[0, 0])
    values = []
    for kind in ("queen", "gate"):
        swapped = state.copy()
        changed = swapped.view(TABLE)[0]
        given = next(t for t in (tile, *table.stack[0]) if table.kind[t] == KINDS.index(kind))
        at = list(changed.stack[0]).index(given)
        changed.stack[0, at], changed.stack[0, 21] = changed.stack[0, 21], NOTHING
        changed.stack_left[0], changed.owner[given], changed.blind[given] = 21, 1, 1
        values.append((thoughts(with_state(match, swapped), 0)[3], thoughts(with_state(match, swapped), 1)[3]))
    assert values[0][0] == values[1][0]
    assert values[0][1] != values[1][1]


OWN_DECK = {"cards": {str(number): "AA. ..." if number % 2 else "..F .P." for number in range(1, 61)}}
GATES_FIRST: Any = {"tiles": {**own_data("tiles.toml")["tiles"], "gate": {"count": 8, "values": [90]}}}


def test_tiles_of_ones_own_are_worth_what_they_say() -> None:
    for shown in (("queen", "gate"), ("gate", "queen")):
        own = at_phase(TILE, claim="size", deck=OWN_DECK, tiles=GATES_FIRST)
        match, spaces = shown_and_held(own, shown, held="queen")
        assert player("greedy", seed=1).choose(match).id == TAKE_TILE + spaces[shown.index("gate")]


def test_it_builds_with_cards_of_ones_own() -> None:
    generator = random.Random(1)
    match = hortus.new("hanging-gardens", players=2, seed=1, deck=OWN_DECK)
    greedy = player("greedy", seed=1)
    for _ in range(40 if INTERPRETED else 10_000):
        if match.over:
            break
        match.play(greedy.choose(match) if match.actors == (0,) else eager(match, generator))
    taken = match.truth.view(TABLE)[0].owner
    assert (taken == 0).sum() >= (0 if INTERPRETED else 8)


@pytest.mark.parametrize("claim", ["symbol", "size"])
def test_a_card_is_preferred_as_much_as_its_best_turn_column_and_row(claim: str) -> None:
    generator = random.Random(5)
    match = hortus.new("hanging-gardens", players=2, seed=5, claim=claim)
    for _ in range(20 if INTERPRETED else 200):
        if match.over:
            break
        seat, phase = match.actors[0], match.truth.view(TABLE)[0].phase
        if phase in (CARD, TURN, COLUMN):
            legal = match.legal()
            scores = thoughts(match, seat)[2][: len(legal)]
            for action, score in zip(legal, scores, strict=True):
                match.play(action)
                assert score == pytest.approx(thoughts(match, seat)[2][: len(match.legal())].max())
                match.undo()
        match.play(eager(match, generator))


def test_numbers_of_a_description_are_of_order_one_and_its_stage_comes_last() -> None:
    groups, width, common, stages = JUDGED.description
    seen = set()
    for claim in ("symbol", "size"):
        generator = random.Random(2)
        match = hortus.new("hanging-gardens", players=2, seed=2, claim=claim)
        for _ in range(60 if INTERPRETED else 10_000):
            if match.over:
                break
            described = thoughts(match, 0)[4]
            assert np.abs(described[:-1]).max() < 8
            assert [bool(described[group * width]) for group in range(groups)] == [True] * 12 + [False] * 2
            seen.add(int(described[groups * width + common]))
            match.play(eager(match, generator))
    assert seen <= set(range(stages)) and (INTERPRETED or len(seen) == stages)


def random_moments(players: int, every: int) -> Iterator[tuple[Match, Any]]:
    """A random game, at every so many-th moment where a card is to be taken; and its record."""
    generator = random.Random(players)
    match = hortus.new("hanging-gardens", players=players, seed=players)
    moments = 0
    while not match.over and (moments < 3 * every or not INTERPRETED):
        table = match.truth.view(TABLE)[0]
        if table.phase == CARD:
            moments += 1
            if moments % every == 0:
                yield match, table
        match.play(eager(match, generator))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_cards_that_may_come_are_drawn_evenly_from_all_that_are_left(players: int) -> None:
    for match, table in random_moments(players, every=2):
        deck = sorted(int(card) for card in table.deck[: table.deck_left])
        noted = [int(card) for card in thoughts(match, 0)[0][COMING : COMING + MOST_COMING] if card != NOTHING]
        places = [deck.index(card) for card in noted]
        assert len(noted) == min(MOST_COMING, len(deck))
        gaps = np.diff([*places, len(deck)])
        assert len(gaps) == 0 or (places[0] == 0 and gaps.max() - gaps.min() <= 1)


@pytest.mark.parametrize("players", [3, 4])
def test_a_description_tells_what_cards_that_may_come_could_claim(players: int) -> None:
    _, width, _, _ = JUDGED.description
    asked = right = 0
    for match, table in random_moments(players, every=9):
        notes, described = thoughts(match, 0)[0], thoughts(match, 0)[4]
        cards = [int(card) for card in notes[COMING : COMING + MOST_COMING] if card != NOTHING]
        if not cards:
            continue
        garden, temples = oracle_garden(table, 0)
        claims = [claims_with(garden, temples, oracle_face(table, card)) for card in cards]
        for symbol, name in enumerate(SYMBOLS):
            told = described[symbol * width + 13] * len(cards)
            asked += len(cards)
            right += len(cards) - abs(round(told) - sum(name in each for each in claims))
    assert asked and right / asked > 0.97  # a group of which all three symbols are on the card is left out


def oracle_face(table: Any, card: int) -> list[str]:
    """The squares of a card as the oracle has them."""
    return ["" if kind == 0 else SYMBOLS[kind - 1] for kind in map(int, table.face[card])]


def oracle_garden(table: Any, seat: int) -> tuple[oracle.Garden, set[oracle.Square]]:
    """A garden, laid card by card, and its temples."""
    garden = oracle.start_garden()
    for i in range(table.placed[seat]):
        face = oracle_face(table, int(table.card[seat, i]))
        garden = oracle.place(garden, face, int(table.x[seat, i]), int(table.y[seat, i]), int(table.turn[seat, i]))
    many = int(table.temples[seat])
    return garden, {(int(table.temple_x[seat, i]), int(table.temple_y[seat, i])) for i in range(many)}


def claims_with(garden: oracle.Garden, temples: set[oracle.Square], face: list[str]) -> set[str]:
    """The symbols of which a group could be claimed with this card."""
    found: set[str] = set()
    for way in oracle.all_legal(garden, temples, face):
        after = oracle.place(garden, face, *way)
        laid = [square for square, _ in oracle.covered(face, *way)]
        found |= {after[min(group)] for group in oracle.claimable(after, temples, laid)}
    return found


@pytest.mark.parametrize("players", [2, 4])
def test_a_description_tells_by_how_much_one_leads_in_points_that_are_sure(players: int) -> None:
    groups, width, _, _ = JUDGED.description
    printed = own_data("tiles.toml")["tiles"]
    for match, table in random_moments(players, every=3):
        described = thoughts(match, 0)[4]
        points = []
        for seat in range(players):
            known = [tile for tile in range(len(table.owner)) if table.owner[tile] == seat]
            known = [tile for tile in known if seat == 0 or not table.blind[tile]]
            points.append(oracle.score_tiles(Counter(KINDS[table.kind[tile]] for tile in known), printed)[0])
        leads = [max(-30, min(30, points[0] - other)) for other in points[1:]]
        others = groups - 3
        assert [described[(others + i) * width + 37] * 5 for i in range(len(leads))] == pytest.approx(leads)
        assert described[groups * width + 23] * 5 == pytest.approx(min(leads))


@pytest.mark.parametrize("claim", ["symbol", "size"])
def test_what_turns_something_up_is_known_without_trying_it(claim: str) -> None:
    generator = random.Random(3)
    match = hortus.new("hanging-gardens", players=2, seed=3, claim=claim)
    turned_up = 0
    for _ in range(40 if INTERPRETED else 10_000):
        if match.over:
            break
        seat, state = match.actors[0], match.truth
        for action in match.legal():
            after = state.copy()
            GAME.kernel.apply(after, seat, action.id)
            shown = bool(was_turned_up(state, after))
            assert bool(GAME.kernel.reveals(state, seat, action.id)) == shown
            turned_up += shown
        match.play(eager(match, generator))
    assert turned_up
