"""What a player of The Hanging Gardens prefers at a glance: weights of its own, and the same however it is asked."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import hortus
from hortus.core.match import Match
from hortus.games import find_rule_set
from hortus.games.hanging_gardens.notes import CARDS_IN, WANTED
from hortus.games.hanging_gardens.state import CARD, PASS, SPACES, TABLE, TAKE_TILE, TILE, TURN

GAME = find_rule_set("hanging-gardens").game
JUDGED: Any = GAME.judgement


def weights(**changes: float) -> Any:
    """The weights of greedy with some of them changed."""
    style = JUDGED.styles["greedy"] | changes
    return np.array([style.get(name, 0.0) for name in JUDGED.weights])


def notes_of(match: Match, style: Any) -> Any:
    """What the player whose turn it is notes."""
    notes = np.zeros(JUDGED.notes)
    JUDGED.study(match.truth, match.actors[0], style, notes)
    return notes


def scores(match: Match, style: Any, notes: Any = None) -> dict[int, float]:
    """What the player whose turn it is prefers: a score for each action."""
    seat, notes = match.actors[0], notes_of(match, style) if notes is None else notes
    actions, found = np.zeros(GAME.kernel.actions, np.int32), np.zeros(GAME.kernel.actions)
    count = GAME.kernel.legal(match.truth, seat, actions)
    JUDGED.prefer(match.truth, seat, style, notes, actions, count, found)
    return {int(action): float(score) for action, score in zip(actions[:count], found[:count], strict=True)}


def play_on(match: Match, style: Any) -> None:
    """The preferred action of whose turn it is."""
    found = scores(match, style)
    best = max(found, key=lambda action: found[action])
    match.play(next(action for action in match.legal() if action.id == best))


def phase(match: Match) -> int:
    """What is asked."""
    return int(match.truth.view(TABLE)[0].phase)


def games(turns: int, claim: str = "symbol", players: int = 2) -> Any:
    """Tables before each decision of a game in which everybody prefers at a glance."""
    match = hortus.new("hanging-gardens", players=players, seed=11, claim=claim)
    for _ in range(turns):
        if match.over:
            return
        yield match
        play_on(match, weights())


@pytest.mark.parametrize("claim", ["symbol", "size"])
def test_a_turned_card_is_preferred_alike_whether_or_not_the_cards_were_looked_at_before(claim: str) -> None:
    style, noted, seen = weights(), None, 0
    for match in games(120, claim):
        if phase(match) == CARD:
            noted = notes_of(match, style)
            scores(match, style, noted)
        elif phase(match) == TURN:
            assert scores(match, style, noted) == scores(match, style)
            seen += 1
    assert seen > 10


def test_notes_of_a_garden_with_fewer_cards_are_not_trusted() -> None:
    style, seat, compared = weights(), 0, 0
    match = hortus.new("hanging-gardens", players=3, seed=2)
    before = notes_of(match, style)
    scores(match, style, before)
    play_on(match, style)
    for _ in range(80):
        if match.actors[0] == seat and phase(match) == CARD:
            stale = notes_of(match, style)
            stale[CARDS_IN:] = before[CARDS_IN:]
            assert scores(match, style, stale) == scores(match, style)
            compared += 1
        play_on(match, style)
    assert compared > 3


@pytest.mark.parametrize("claim", ["symbol", "size"])
def test_what_was_learnt_may_have_weights_of_its_own_for_each_rule_of_claims(claim: str) -> None:
    by_symbol, by_size = weights(begun=0.9), weights(square=3.0)
    both = np.concatenate([by_symbol, by_size])
    own = by_size if claim == "size" else by_symbol
    other = by_symbol if claim == "size" else by_size
    told = [(scores(match, both), scores(match, own), scores(match, other)) for match in games(60, claim)]
    assert all(found == right for found, right, _ in told)
    assert any(found != wrong for found, _, wrong in told)


def test_a_tile_that_others_want_is_taken_by_those_who_spoil() -> None:
    changed = 0
    for match in games(400):
        if phase(match) == TILE:
            plain, spoiling = scores(match, weights()), scores(match, weights(spoil=10.0))
            wanted = notes_of(match, weights())
            theirs = {action: gain_of_other(match, wanted, action) for action in plain}
            best = max(spoiling, key=lambda action: spoiling[action])
            assert theirs[best] >= theirs[max(plain, key=lambda action: plain[action])]
            changed += max(plain.values()) != plain[best]
    assert changed


def gain_of_other(match: Match, notes: Any, action: int) -> float:
    """What the tile of an action would add to the other player, by the notes."""
    return float(notes[WANTED + (1 - match.actors[0]) * SPACES + action - TAKE_TILE])


def test_patience_lets_groups_pass_but_not_in_the_last_turn() -> None:
    patient, passed, last = weights(**{"pass": 50.0, "haste": 1.0}), 0, 0
    for match in games(1000):
        found = scores(match, patient)
        if PASS in found and len(found) > 1:
            best = max(found, key=lambda action: found[action])
            left = 28 - JUDGED.turns(match.truth, match.actors[0])
            passed += best == PASS
            last += left == 1
            assert left > 1 or best != PASS
    assert passed and last


def test_those_who_look_at_what_they_leave_take_what_the_next_player_could_use() -> None:
    differs = 0
    for match in games(400):
        if phase(match) == CARD:
            plain, wary = scores(match, weights()), scores(match, weights(leave=1.0))
            lost = {action: plain[action] - wary[action] for action in plain}
            assert all(loss >= 0.0 for loss in lost.values())
            differs += len(set(lost.values())) > 1
    assert differs
