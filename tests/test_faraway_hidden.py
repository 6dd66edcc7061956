"""What a redeal of Faraway gives, each as often as counting says, and planted leaks that the suite must catch."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pytest
from scipy.stats import chisquare

import hortus
from hortus.core.match import Match
from hortus.core.native import INTERPRETED
from hortus.core.ruleset import RuleSet
from hortus.games import find_rule_set
from hortus.games.faraway.cards import REGIONS, SANCTUARIES
from hortus.games.faraway.features import CHOSEN, DRAWN, FIRST_SANCTUARY, REGION_COLUMNS, SANCTUARY_COLUMNS
from hortus.games.faraway.state import EXPLORE, GIVE, KEEP, NO_CARD, TABLE
from hortus.testing import Broken, check_no_leak, check_redeal
from tests.builders import changed

SAMPLES = 300 if INTERPRETED else 20_000
HONEST = find_rule_set("faraway")


def table_of(state: Any) -> Any:
    return state.view(TABLE)[0]


def numbers(cards: Any) -> list[int]:
    return [int(card) + 1 for card in cards if card != NO_CARD]


def found_table(fits: Callable[[Match, Any], bool], players: int, **options: Any) -> Match:
    """A match at a moment that fits."""
    for seed in range(300):
        generator = random.Random(seed)
        match = hortus.new("faraway", players=players, seed=seed, **options)
        while not match.over:
            if fits(match, table_of(match.truth)):
                return match
            match.play(generator.choice(match.legal(generator.choice(match.actors))))
    raise AssertionError("no such table in 300 games")


def check_even(counts: Counter[Any], outcomes: set[Any]) -> None:
    assert set(counts) <= outcomes, "only tables that could be"
    found = [counts[outcome] for outcome in sorted(outcomes)]
    if not INTERPRETED:
        assert sum(found) / len(found) > 5, "enough samples for the test"
        assert chisquare(found).pvalue > 1e-4


def redeals(match: Match, seat: int) -> list[Any]:
    return [table_of(match.redeal(seat, seed).truth) for seed in range(SAMPLES)]


@pytest.mark.interpreted
def test_hidden_cards_of_a_hand_and_the_top_of_the_deck_are_any_unseen_regions() -> None:
    match = found_table(lambda m, t: t.rounds == 4 and t.phase == EXPLORE and 0 in t.known[1] and 1 in t.known[1], 2)
    view: Any = match.view(0)
    counts: Counter[Any] = Counter()
    tops: Counter[Any] = Counter()
    assert view.sides[1].hidden
    for table in redeals(match, 0):
        hand = set(numbers(table.hand[1]))
        assert hand >= set(view.sides[1].hand)
        assert len(hand) == 3
        counts.update(hand - set(view.sides[1].hand))
        tops[int(table.deck[int(table.deck_left) - 1]) + 1] += 1
    check_even(counts, set(view.unseen))
    check_even(tops, set(view.unseen))


@pytest.mark.interpreted
def test_a_secret_choice_is_any_card_of_the_hand() -> None:
    match = found_table(lambda m, t: t.rounds == 4 and t.phase == EXPLORE and m.actors == (0,), 2)
    counts: Counter[Any] = Counter()
    for table in redeals(match, 0):
        counts[table.hand[1].tolist().index(int(table.chosen[1]))] += 1
    check_even(counts, {0, 1, 2})


@pytest.mark.interpreted
def test_two_secret_gifts_are_any_two_of_the_five() -> None:
    match = found_table(lambda m, t: t.phase == GIVE and m.actors == (0,) and 0 not in m.halfway, 2, advanced=True)
    counts: Counter[Any] = Counter()
    for table in redeals(match, 0):
        hand = table.hand[1].tolist()
        counts[tuple(hand.index(int(card)) for card in table.given[1])] += 1
    check_even(counts, {(i, j) for j in range(5) for i in range(j)})


@pytest.mark.interpreted
def test_the_second_order_is_any_order_before_gifts_are_given() -> None:
    match = hortus.new("faraway", players=2, seed=1, advanced=True)
    tops: Counter[Any] = Counter()
    for table in redeals(match, 0):
        assert sorted(table.deck.tolist()) == list(range(REGIONS))
        tops[int(table.deck[REGIONS - 1])] += 1
    check_even(tops, set(range(REGIONS)))


@pytest.mark.interpreted
def test_own_gifts_lie_anywhere_in_the_deck_and_in_no_hand() -> None:
    def fits(match: Match, table: Any) -> bool:
        shown = set(np.flatnonzero(np.unpackbits(table.shown, bitorder="little")).tolist())
        return bool(table.rounds == 3 and table.phase == EXPLORE and not shown & set(table.given[0].tolist()))

    match = found_table(fits, 3, advanced=True)
    gifts = numbers(table_of(match.truth).given[0])
    places: Counter[Any] = Counter()
    others: Counter[Any] = Counter()
    for table in redeals(match, 0):
        assert numbers(table.given[0]) == gifts
        deck = numbers(table.deck)
        places[deck.index(gifts[0])] += 1
        others.update(numbers(table.given[1]))
        taken = [*numbers(table.given[0]), *numbers(table.given[1]), *numbers(table.given[2])]
        assert len(set(taken)) == 6
    truth = table_of(match.truth)
    check_even(places, set(range(int(truth.deck_left))))
    # What another gave back was never in a hand: it is in the deck or was shown from it.
    public = set(np.flatnonzero(np.unpackbits(truth.shown, bitorder="little")).tolist())
    view: Any = match.view(0)
    possible = {card + 1 for card in public} | set(view.unseen)
    assert set(others) <= possible - set(gifts)
    if not INTERPRETED:
        assert set(others) == possible - set(gifts)
        assert chisquare([others[card + 1] for card in sorted(public - {g - 1 for g in gifts})]).pvalue > 1e-4


@pytest.mark.interpreted
def test_drawn_sanctuaries_of_another_are_any_unseen_ones_and_put_back_ones_stay() -> None:
    def fits(match: Match, table: Any) -> bool:
        known = [int(seat) for seat in table.knower[: table.sanctuaries_left]]
        return bool(table.phase == KEEP and match.actors == (1,) and 0 in known and 1 in known)

    match = found_table(fits, 2)
    view: Any = match.view(0)
    assert view.returned
    tops: Counter[Any] = Counter()
    counts: Counter[Any] = Counter()
    truth = table_of(match.truth)
    start, size = int(truth.drawn_from[1]), int(truth.drawn_size[1])
    for table in redeals(match, 0):
        counts.update(numbers(table.drawn[start : start + size]))
        deck = list(reversed(numbers(table.sanctuaries)))
        tops[deck[0]] += 1
        for card in view.returned:
            assert deck[card.below] == card.sanctuary
    check_even(counts, set(view.unseen_sanctuaries))
    check_even(tops, set(view.unseen_sanctuaries))


@pytest.mark.interpreted
def test_weights_bend_hands_and_drawn_sanctuaries() -> None:
    match = found_table(lambda m, t: t.phase == KEEP and m.actors == (1,) and 0 in t.known[1], 2)
    view: Any = match.view(0)
    weights = np.full((2, REGIONS + SANCTUARIES), 1e-9)
    region, haven = view.unseen[-1], view.unseen_sanctuaries[0]
    weights[1, region - 1] = weights[1, REGIONS + haven - 1] = 1.0
    truth = table_of(match.truth)
    start, size = int(truth.drawn_from[1]), int(truth.drawn_size[1])
    for seed in range(30):
        table = table_of(match.redeal(0, seed, weights).truth)
        assert haven in numbers(table.drawn[start : start + size])
        assert region in numbers(table.hand[1])


# --- planted leaks ---

leaky = partial(changed, HONEST)


def other_than(eyes: int | None) -> int:
    return 1 if eyes == 0 else 0


def showing(change: Callable[[Any, Any, int], dict[str, Any]]) -> RuleSet:
    """A view with some fields changed by what the table says of another seat."""

    def view(rule_set: RuleSet, state: Any, eyes: int | None) -> Any:
        honest: Any = HONEST.game.view(rule_set, state, eyes)
        return honest.model_copy(update=change(honest, table_of(state), other_than(eyes)))

    return leaky(view=view)


def observing(change: Callable[[Any, int, Any], None]) -> RuleSet:
    def observe(state: Any, player: int, out: Any) -> None:
        HONEST.game.kernel.observe(state, player, out)
        change(table_of(state), other_than(player), out)

    return leaky(observe=observe)


def feature_of_a_choice(table: Any, seat: int, out: Any) -> None:
    if table.chosen[seat] != NO_CARD:
        out[int(table.chosen[seat]) * REGION_COLUMNS + CHOSEN] = 1


def feature_of_a_drawn_card(table: Any, seat: int, out: Any) -> None:
    if table.drawn_size[seat]:
        out[FIRST_SANCTUARY + int(table.drawn[table.drawn_from[seat]]) * SANCTUARY_COLUMNS + DRAWN] = 1


def log_of_secret_choices(before: Any, after: Any, seat: int, action: int, eyes: int | None) -> list[tuple[int, str]]:
    told = HONEST.game.told(before, after, seat, action, eyes)
    return told or [(seat, f"has chosen {action}")]


def log_of_drawn_cards(before: Any, after: Any, seat: int, action: int, eyes: int | None) -> list[tuple[int, str]]:
    return HONEST.game.told(before, after, seat, action, table_of(after).draft[0])


def undo_of_half_a_gift(state: Any, seat: int, action: int) -> bool:
    table = table_of(state)
    return HONEST.game.kernel.reveals(state, seat, action) or bool(table.deck[int(table.deck_left) - 1] % 2)


def legal_by_the_deck(state: Any, player: int, out: Any) -> int:
    count = int(HONEST.game.kernel.legal(state, player, out))
    table = table_of(state)
    return count - (count > 1 and int(table.deck[int(table.deck_left) - 1]) % 2)


LEAKS: dict[str, RuleSet] = {
    "another's choice": showing(lambda v, t, s: {"asked": f"{v.asked} {t.chosen[s]}"}),
    "another's gifts": showing(lambda v, t, s: {"giving": tuple(t.given[s].tolist())}),
    "that a gift is half given": showing(lambda v, t, s: {"deck": v.deck + int(t.given_size[s] == 1)}),
    "the next region": showing(lambda v, t, s: {"deck": int(t.deck[int(t.deck_left) - 1])}),
    "the next sanctuary": showing(lambda v, t, s: {"round": int(t.sanctuaries[int(t.sanctuaries_left) - 1])}),
    "a hidden hand": showing(lambda v, t, s: {"discards": tuple(t.hand[s].tolist())}),
    "what another drew": showing(lambda v, t, s: {"asked": f"{v.asked} {t.drawn.tolist()}"}),
    "where another put a sanctuary": showing(
        lambda v, t, s: {"asked": f"{v.asked} {[c for c, k in zip(t.sanctuaries, t.knower, strict=True) if k == s]}"}
    ),
    "a feature of another's choice": observing(feature_of_a_choice),
    "a feature of what another drew": observing(feature_of_a_drawn_card),
    "a log of secret choices": leaky(told=log_of_secret_choices),
    "a log of drawn cards": leaky(told=log_of_drawn_cards),
    "undo that knows the next card": leaky(reveals=undo_of_half_a_gift),
    "an action that depends on the deck": leaky(legal=legal_by_the_deck),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_caught(leak: str) -> None:
    with pytest.raises(Broken, match="can tell hidden cards"):
        check_no_leak(LEAKS[leak], 2, 60, seed=3, advanced=True)


def redealing(change: Callable[[Any, Any, int], None]) -> RuleSet:
    """A redeal with something of the truth put back."""

    def redeal(state: Any, player: int, seed: int, weights: Any) -> None:
        truth = state.copy()
        HONEST.game.kernel.redeal(state, player, seed, weights)
        change(table_of(truth), table_of(state), player)

    return leaky(redeal=redeal)


def keeps_the_choice(truth: Any, table: Any, player: int) -> None:
    if truth.chosen[other_than(player)] != NO_CARD:
        table.chosen[other_than(player)] = truth.chosen[other_than(player)]


def keeps_gifts(truth: Any, table: Any, player: int) -> None:
    table.given[:] = truth.given


def keeps_the_sanctuaries(truth: Any, table: Any, player: int) -> None:
    table.sanctuaries[:] = truth.sanctuaries
    table.drawn[:] = truth.drawn


def keeps_the_deck(truth: Any, table: Any, player: int) -> None:
    table.deck[:] = truth.deck


@pytest.mark.parametrize("fault", [keeps_the_choice, keeps_gifts, keeps_the_sanctuaries, keeps_the_deck])
def test_a_redeal_that_keeps_something_is_caught(fault: Any) -> None:
    with pytest.raises(Broken):
        check_redeal(redealing(fault), 2, 60, seed=3, advanced=True)


def test_the_honest_game_passes_the_same_checks() -> None:
    check_no_leak(leaky(), 2, 60, seed=3, advanced=True)
    check_redeal(leaky(), 2, 60, seed=3, advanced=True)
