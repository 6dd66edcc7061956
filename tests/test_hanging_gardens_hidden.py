"""What a redeal of The Hanging Gardens gives, each as often as counting says, and planted leaks that must be caught."""

from __future__ import annotations

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
from hortus.games.hanging_gardens.cards import CARDS, KINDS, TILES
from hortus.games.hanging_gardens.features import CARD_COLUMNS, CHOSEN, FIRST_TILE, OWNED_BY, TILE_COLUMNS
from hortus.games.hanging_gardens.state import NOTHING, TABLE
from hortus.games.hanging_gardens.view import HangingGardensView
from hortus.testing import Broken, check_no_leak, check_redeal
from tests.builders import changed
from tests.kinds import as_a

SAMPLES = 300 if INTERPRETED else 20_000
HONEST = find_rule_set("hanging-gardens")


def table_of(state: Any) -> Any:
    return state.view(TABLE)[0]


def with_blind_tiles(*blind: int) -> Match:
    """A match of three in which each seat has so many blind tiles from the first stack."""
    match = hortus.new("hanging-gardens", players=3, seed=4, claim="size")
    state = match.truth
    table = table_of(state)
    for seat, count in enumerate(blind):
        for _ in range(count):
            table.stack_left[0] -= 1
            left = int(table.stack_left[0])
            table.owner[int(table.stack[0, left])] = seat
            table.blind[int(table.stack[0, left])] = 1
            table.stack[0, left] = NOTHING
    return Match(match.rule_set, 3, match.options, state, None)


def blind_of(table: Any, seat: int) -> list[int]:
    return np.flatnonzero((table.owner == seat) & (table.blind == 1)).tolist()


def check_even(counts: Counter[Any], outcomes: set[Any]) -> None:
    assert set(counts) <= outcomes
    if not INTERPRETED:
        assert chisquare([counts[outcome] for outcome in sorted(outcomes)]).pvalue > 1e-4


@pytest.mark.interpreted
def test_blind_tiles_of_others_and_the_stacks_are_any_unseen_tiles() -> None:
    match = with_blind_tiles(1, 2, 1)
    truth = table_of(match.truth)
    own = blind_of(truth, 0)
    shown = {*own, *truth.space.tolist()}
    unseen = set(range(TILES)) - shown
    theirs: Counter[Any] = Counter()
    tops: Counter[Any] = Counter()
    cards: Counter[Any] = Counter()
    for seed in range(SAMPLES):
        table = table_of(match.redeal(0, seed).truth)
        assert blind_of(table, 0) == own
        assert (len(blind_of(table, 1)), len(blind_of(table, 2))) == (2, 1)
        theirs.update(blind_of(table, 1))
        tops[int(table.stack[0, int(table.stack_left[0]) - 1])] += 1
        cards[int(table.deck[int(table.deck_left) - 1])] += 1
        held = [*blind_of(table, 1), *blind_of(table, 2), *numbers(table.stack[0]), *numbers(table.stack[1])]
        assert sorted(held) == sorted(unseen)
    check_even(theirs, unseen)
    check_even(tops, unseen)
    check_even(cards, set(range(CARDS)) - set(truth.display.tolist()))


def numbers(cards: Any) -> list[int]:
    return [int(card) for card in cards[cards != NOTHING]]


@pytest.mark.interpreted
def test_a_blind_tile_is_shown_to_its_owner_alone() -> None:
    match = with_blind_tiles(0, 1, 0)
    kind = KINDS[int(table_of(match.truth).kind[blind_of(table_of(match.truth), 1)[0]])]
    for eyes in (None, 0, 1, 2):
        side = as_a(HangingGardensView, match.view(eyes)).sides[1]
        assert (side.tiles, side.hidden_tiles) == (({kind: 1}, 0) if eyes == 1 else ({}, 1))


@pytest.mark.interpreted
def test_weights_bend_the_blind_tiles() -> None:
    match = with_blind_tiles(0, 1, 0)
    wanted = int(table_of(match.truth).stack[1, 3])
    weights = np.full((3, CARDS + TILES), 1e-9)
    weights[1, CARDS + wanted] = 1.0
    for seed in range(20):
        assert blind_of(table_of(match.redeal(0, seed, weights).truth), 1) == [wanted]


# --- planted leaks ---

leaky = partial(changed, HONEST)


def showing(change: Callable[[Any, Any], dict[str, Any]]) -> RuleSet:
    """A view with some fields changed by what the table hides."""

    def view(rule_set: RuleSet, state: Any, eyes: int | None) -> Any:
        honest: Any = HONEST.game.view(rule_set, state, eyes)
        return honest.model_copy(update=change(honest, table_of(state)))

    return leaky(view=view)


def observing(change: Callable[[Any, Any], None]) -> RuleSet:
    def observe(state: Any, player: int, out: Any) -> None:
        HONEST.game.kernel.observe(state, player, out)
        change(table_of(state), out)

    return leaky(observe=observe)


def feature_of_the_chosen_card(table: Any, out: Any) -> None:
    if table.chosen != NOTHING:
        out[int(table.chosen) * CARD_COLUMNS + CHOSEN] = 1


def feature_of_the_next_tile(table: Any, out: Any) -> None:
    out[FIRST_TILE + int(table.stack[1, 0]) * TILE_COLUMNS + OWNED_BY] = 1


def log_of_half_moves(before: Any, after: Any, seat: int, action: int, eyes: int | None) -> list[tuple[int, str]]:
    return HONEST.game.told(before, after, seat, action, eyes) or [(seat, f"thinks of {action}")]


LEAKS: dict[str, RuleSet] = {
    "the next card": showing(lambda v, t: {"deck": int(t.deck[int(t.deck_left) - 1]) if t.deck_left else 0}),
    "the next tile": showing(lambda v, t: {"stacks": (int(t.stack[0, int(t.stack_left[0]) - 1]), 0)}),
    "the chosen card of a half-made move": showing(lambda v, t: {"round": int(t.chosen)}),
    "that a move has begun": showing(lambda v, t: {"rounds": int(t.phase)}),
    "a feature of the chosen card": observing(feature_of_the_chosen_card),
    "a feature of the next tile": observing(feature_of_the_next_tile),
    "a log of half moves": leaky(told=log_of_half_moves),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_caught(leak: str) -> None:
    with pytest.raises(Broken, match="can tell hidden cards"):
        check_no_leak(LEAKS[leak], 2, 40, seed=3)


def test_a_redeal_that_keeps_the_stacks_is_caught() -> None:
    def redeal(state: Any, player: int, seed: int, weights: Any) -> None:
        stacks = table_of(state).stack.copy()
        HONEST.game.kernel.redeal(state, player, seed, weights)
        table_of(state).stack[:] = stacks

    with pytest.raises(Broken):
        check_redeal(leaky(redeal=redeal), 2, 40, seed=3)


def test_the_honest_game_passes_the_same_checks() -> None:
    check_no_leak(leaky(), 2, 40, seed=3, every=3)
    check_redeal(leaky(), 2, 40, seed=3, every=3)
