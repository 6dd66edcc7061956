"""What a redeal gives: every table that could be, each as often as counting says."""

from __future__ import annotations

import random
import re
from collections import Counter, defaultdict
from itertools import combinations, permutations
from typing import Any

import numpy as np
import pytest
from scipy.stats import chisquare

import hortus
from hortus.core.chance import below, generator, shuffle
from hortus.core.match import Match
from hortus.core.native import INTERPRETED, rule
from hortus.games.arboretum.cards import EDITIONS, card_of
from hortus.games.arboretum.state import SPECIES, TABLE, VALUES
from hortus.testing import random_match
from tests.test_leaks import HONEST, leaky

SAMPLES = 400 if INTERPRETED else 20_000


def hidden_of(state: Any, seat: int) -> tuple[int, ...]:
    """The cards of a hand that were not seen being taken."""
    table = state.view(TABLE)[0]
    bits = (table.hand[seat] & ~table.known[seat]).tolist()
    return tuple(s * VALUES + v for s in range(SPECIES) for v in range(VALUES) if bits[s] >> v & 1)


def all_cards(match: Match) -> list[int]:
    """Every card in the deck and in the hands."""
    table = match.truth.view(TABLE)[0]
    bits = table.hand.tolist()
    held = [s * VALUES + v for hand in bits for s in range(SPECIES) for v in range(VALUES) if hand[s] >> v & 1]
    return sorted([*deck_of(match.truth), *held])


def deck_of(state: Any) -> tuple[int, ...]:
    table = state.view(TABLE)[0]
    return tuple(table.deck[: table.deck_left].tolist())


def late_table(deck: int, hidden: int, players: int = 2, halfway: bool = False) -> Match:
    """A match near its end in which seat 0 has few cards left to wonder about: all have drawn mostly from piles."""
    for seed in range(3000):
        generator = random.Random(seed)
        match = hortus.new("arboretum", players=players, seed=seed)
        while not match.over:
            unknown = [len(hidden_of(match.truth, seat)) for seat in range(1, players)]
            fits = len(deck_of(match.truth)) == deck and sum(unknown) == hidden and min(unknown) > 0
            if fits and (match.halfway == (1,)) == halfway and match.actors == ((1,) if halfway else (0,)):
                return match
            match.play(generator.choice(open_handed(match) if generator.random() < 0.6 else match.legal()))
    raise AssertionError("no such table in 3000 games")


def open_handed(match: Match) -> list[Any]:
    """Actions after which others know more: draws from piles, and hidden cards played."""
    legal = match.legal()
    taken = match.truth.view(TABLE)[0].known[match.actors[0]].tolist()
    showing = [
        action
        for action in legal
        if action.notation.startswith("pile")
        or (5 <= action.id < 165 and not taken[(action.id - 5) % 80 // VALUES] >> (action.id - 5) % VALUES & 1)
    ]
    return showing or legal


def check_uniform(counts: Counter[Any], outcomes: set[Any]) -> None:
    assert set(counts) <= outcomes, "only tables that could be"
    found = [counts[outcome] for outcome in sorted(outcomes)]
    assert sum(found) / len(found) > 5, "enough samples for the test"
    assert chisquare(found).pvalue > 1e-4


@pytest.mark.parametrize(("deck", "hidden"), [(1, 3), (2, 3), (3, 2), (2, 4)])
def test_redeals_for_two_match_exact_counting(deck: int, hidden: int) -> None:
    match = late_table(deck, hidden)
    cards = sorted(hidden_of(match.truth, 1) + deck_of(match.truth))
    outcomes = {
        (hand, order)
        for hand in combinations(cards, hidden)
        for order in permutations([card for card in cards if card not in hand])
    }
    counts: Counter[Any] = Counter()
    for seed in range(SAMPLES):
        sample = match.redeal(0, seed).truth
        counts[hidden_of(sample, 1), deck_of(sample)] += 1
    check_uniform(counts, outcomes)


def test_redeals_for_three_share_the_unseen_cards_fairly() -> None:
    match = late_table(2, 3, players=3)
    sizes = [len(hidden_of(match.truth, seat)) for seat in (1, 2)]
    cards = sorted(hidden_of(match.truth, 1) + hidden_of(match.truth, 2) + deck_of(match.truth))
    outcomes = {
        (first, second)
        for first in combinations(cards, sizes[0])
        for second in combinations([card for card in cards if card not in first], sizes[1])
    }
    counts: Counter[Any] = Counter()
    for seed in range(SAMPLES):
        sample = match.redeal(0, seed).truth
        counts[hidden_of(sample, 1), hidden_of(sample, 2)] += 1
    check_uniform(counts, outcomes)


def test_the_card_of_anothers_half_made_move_is_any_of_its_hand() -> None:
    match = late_table(2, 3, halfway=True)
    counts: Counter[Any] = Counter()
    for seed in range(SAMPLES):
        sample = match.redeal(0, seed).truth
        table = sample.view(TABLE)[0]
        known = (table.known[1]).tolist()
        chosen = int(table.chosen)
        taken = bool(known[chosen // VALUES] >> chosen % VALUES & 1)
        counts["known" if taken else "hidden"] += 1
    size = sum(int(bits).bit_count() for bits in match.truth.view(TABLE)[0].hand[1].tolist())
    expected = [SAMPLES * 3 / size, SAMPLES * (size - 3) / size]
    assert chisquare([counts["hidden"], counts["known"]], expected).pvalue > 1e-4


def test_weights_bend_the_redeal_as_they_say() -> None:
    """Hidden places of a hand are filled one after the other, each card with a chance as its weight."""
    match = late_table(2, 2)
    cards = sorted(hidden_of(match.truth, 1) + deck_of(match.truth))
    weight = dict(zip(cards, (1.0, 2.0, 3.0, 6.0), strict=True))
    weights = np.ones((2, 80))
    for card, heavy in weight.items():
        weights[1, card] = heavy
    chances: dict[Any, float] = defaultdict(float)
    for first, second in permutations(cards, 2):
        chance = weight[first] / 12 * weight[second] / (12 - weight[first])
        chances[tuple(sorted((first, second)))] += chance
    counts = Counter(hidden_of(match.redeal(0, seed, weights).truth, 1) for seed in range(SAMPLES))
    pairs = sorted(chances)
    assert set(counts) == set(pairs)
    assert chisquare([counts[pair] for pair in pairs], [SAMPLES * chances[pair] for pair in pairs]).pvalue > 1e-4


@pytest.mark.interpreted
def test_a_card_taken_from_a_pile_is_known_until_it_leaves_the_hand() -> None:
    match = hortus.new("arboretum", seed=5)
    for text in ("deck", "deck"):
        match.play(text)
    match.play(match.legal()[0])
    match.play("0,0")
    match.play(match.legal()[-1])
    thrown = match.log(1)[-1].words.removeprefix("discards ")
    match.play("pile1")
    view: Any = match.view(0)
    assert [str(card) for card in view.sides[1].hand] == [thrown]
    assert view.sides[1].hidden == 7
    match.play("deck")
    for seed in range(20):
        other: Any = match.redeal(0, seed).view(0)
        assert [str(card) for card in other.sides[1].hand] == [thrown]
    match.play(f"plants {thrown}")
    match.play("0,0")
    after: Any = match.view(0)
    assert after.sides[1].hand == ()


@pytest.mark.interpreted
def test_a_spectator_knows_no_hand_until_the_end() -> None:
    match = random_match(hortus.rule_sets()[0], 3, seed=3, decisions=60)
    view: Any = match.view(None)
    assert all(side.hidden + len(side.hand) >= 7 for side in view.sides)
    assert len(view.unseen) == view.deck + sum(side.hidden for side in view.sides)
    ended: Any = random_match(hortus.rule_sets()[0], 3, seed=3).view(None)
    assert all(side.hidden == 0 and len(side.hand) == 7 for side in ended.sides)
    assert ended.unseen == ()


@pytest.mark.interpreted
def test_a_redeal_leaves_what_a_seat_knows_and_nothing_else() -> None:
    """With and without weights, also while another is in the middle of a move."""
    match = random_match(hortus.rule_sets()[0], 3, seed=3, decisions=58)
    while match.halfway != (1,):
        match.play(match.legal()[0])
    heavy = np.ones((3, 80))
    heavy[1, ::2] = 50.0
    for weights in (None, heavy, np.zeros((3, 80))):
        for seat in (0, 2, None):
            other = match.redeal(seat, 5, weights)
            assert other.view(seat) == match.view(seat)
            assert other.truth.tobytes() != match.truth.tobytes()
            assert all_cards(other) == all_cards(match), "no card is lost or doubled"
    assert match.redeal(1, 5).halfway == (1,)
    assert match.redeal(1, 5).view(1) == match.view(1)


def test_unseen_is_what_a_seat_was_never_shown() -> None:
    """The oracle follows the table's talk: what each seat was dealt, drew, or saw laid open or taken from a pile."""
    for players in (2, 3, 4):
        for rule_set in ("arboretum", "arboretum-2011"):
            follow_knowledge(hortus.new(rule_set, players=players, seed=players))
    for kind in ("lines", "grid"):
        follow_knowledge(hortus.new("arboretum-solo", seed=3, q_garden=kind))


def unseen_by_kernel(match: Match, seat: int) -> list[Any]:
    """What the conformance suite believes that a seat can't place."""
    numbers = np.zeros(90, np.int32)
    count = match.rule_set.game.kernel.unseen(match.truth, seat, numbers)
    edition = EDITIONS[match.truth.view(TABLE)[0].edition]
    return [card_of(edition, number) for number in numbers[:count].tolist()]


def test_a_game_that_declares_too_little_unseen_is_caught() -> None:
    """The conformance suite believes `unseen`, so this oracle must not."""

    def forgets_one(state: Any, player: int, out: Any) -> int:
        return max(0, HONEST.game.kernel.unseen(state, player, out) - 1)

    with pytest.raises(AssertionError):
        follow_knowledge(Match.new(leaky(unseen=forgets_one), 2, 1))


def follow_knowledge(match: Match) -> None:
    dealt: Any = [match.view(seat) for seat in range(match.players)]
    everything = {(name, value) for name in dealt[0].species for value in range(1, VALUES + 1)}
    open_cards = {card for side in dealt[0].sides for card in side.pile}
    shown = [set(view.sides[seat].hand) | open_cards for seat, view in enumerate(dealt)]
    generator = random.Random(8)
    while not match.over:
        for seat in range(match.players):
            view: Any = match.view(seat)
            assert set(view.unseen) == set(unseen_by_kernel(match, seat)) == everything - shown[seat]
        seat = match.actors[0]
        match.play(generator.choice(match.legal()))
        if match.halfway:
            continue
        for eyes in range(match.players):
            told = re.findall(r"([a-z ]+?) ([1-8])(?= |;|$)", match.log(eyes)[-1].words)
            for words, value in told:
                named = [(name, int(value)) for name in dealt[0].species if words.endswith(name)]
                shown[eyes].update(named)  # nothing for the 2 of "player 2"
    for seat in range(match.players):
        assert unseen_by_kernel(match, seat) == [], "at the end all hands are open"


# --- the generator behind it ---


@rule
def _shuffles(count: int, cards: Any, tallies: Any) -> None:
    for seed in range(count):
        rng = generator(seed)
        for i in range(len(cards)):
            cards[i] = i
        shuffle(rng, cards, len(cards))
        for place in range(len(cards)):
            tallies[place, cards[place]] += 1


@pytest.mark.interpreted
def test_shuffles_of_neighbouring_seeds_are_fair() -> None:
    tallies = np.zeros((6, 6), np.int64)
    _shuffles(SAMPLES, np.zeros(6, np.int64), tallies)
    assert chisquare(tallies.ravel()).pvalue > 1e-4


@pytest.mark.interpreted
def test_the_generator_is_sfc32() -> None:
    """The first words of a known generator, worked out here once more."""
    rng = generator(12345)
    bound = 2**31 - 1
    a, b, c, counter = 12345, 0, 0x9E3779B9, 1
    words = []
    for _ in range(16):
        word = (a + b + counter) % 2**32
        counter += 1
        a, b = b ^ (b >> 9), (c + (c << 3)) % 2**32
        c = (((c << 21) | (c >> 11)) % 2**32 + word) % 2**32
        words.append(word)
    assert [int(below(rng, bound)) for _ in range(4)] == [word * bound >> 32 for word in words[12:]]
