"""Environments show all that a seat knows, and nothing else; what is resampled is no better than a guess."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from hortus.core.match import Match
from hortus.envs.course import Course, digits_of
from hortus.envs.table import Table, observed
from hortus.games import find_rule_set
from hortus.games.arboretum.state import TABLE as ARBORETUM
from hortus.games.faraway.state import TABLE as FARAWAY
from hortus.games.hanging_gardens.state import TABLE as GARDENS
from hortus.testing import random_match, walk
from hortus.testing.secrecy import before_half_a_move, relabelled, tables_alike
from tests.envs import EVERY_ONE

SHORT = 60  # decisions that are looked at in each rule set


def shown(match: Match, seat: int) -> tuple[bytes, bytes]:
    """The observation and the mask of a seat."""
    table = Table(match.rule_set, match.players, **match.options.model_dump())
    table.state = match.truth
    table.look()
    return table.observe(seat).tobytes(), table.mask(seat).tobytes()


def course_of(match: Match) -> Course:
    """The course that led to a match."""
    table = Table(match.rule_set, match.players, **match.options.model_dump())
    course = Course.standing(table, match.truth)
    course.past = [
        (state, seat, action) for state, (seat, action) in zip(match.true_course[:-1], match.decisions, strict=True)
    ]
    return course


@pytest.mark.parametrize(("rule_set", "players", "options"), EVERY_ONE)
def test_observations_and_masks_tell_nothing_hidden(rule_set: str, players: int, options: dict[str, Any]) -> None:
    for number, match in enumerate(walk(find_rule_set(rule_set), players, SHORT, 3, **options)):
        for seat in range(players):
            truth = shown(match, seat)
            for way, other in (*tables_alike(match, seat, number, past=False), *before_half_a_move(match, seat)):
                assert shown(other, seat) == truth, (way, seat, number)


@pytest.mark.parametrize(("rule_set", "players", "options"), EVERY_ONE)
def test_information_states_tell_nothing_hidden_and_forget_nothing(
    rule_set: str, players: int, options: dict[str, Any]
) -> None:
    """Two histories that a seat can't tell apart have the same information state, and had it at each decision."""
    for seed in range(4):
        match = random_match(find_rule_set(rule_set), players, seed, 25 + 10 * seed, **options)
        for seat in range(players):
            other = relabelled(match, seat, seed)
            while len(match.decisions) > len(other.decisions):
                match.undo()
            mine, theirs = course_of(match), course_of(other)
            assert str(mine.recall(seat)) == str(theirs.recall(seat))
            assert own_past(match, seat) == own_past(other, seat)


def own_past(match: Match, seat: int) -> list[tuple[str, int]]:
    """A seat's information states and actions so far."""
    past, replay = [], match.copy()
    while replay.decisions:
        actor, action = replay.decisions[-1]
        replay.undo()
        if actor == seat:
            past.append((str(course_of(replay).recall(seat)), action))
    return past[::-1]


@pytest.mark.parametrize(("rule_set", "players"), [("arboretum", 2), ("faraway", 2), ("hanging-gardens", 2)])
def test_an_information_state_has_one_past(rule_set: str, players: int) -> None:
    """Perfect recall on many short histories of few deals: the same state of information means the same past."""
    pasts: dict[tuple[int, str], list[tuple[str, int]]] = {}
    met = 0
    for history in range(60):
        draw = random.Random(history)
        match = Match.new(rule_set, players, seed=history % 2)
        for _ in range(8):
            seat = match.actors[0]
            match.play(draw.choice(match.legal(seat)[:2]))
        for seat in range(players):
            key, past = (seat, str(course_of(match).recall(seat))), own_past(match, seat)
            met += key in pasts
            assert pasts.setdefault(key, past) == past
    assert met and len(pasts) > 10


@pytest.mark.parametrize(("rule_set", "players", "options"), EVERY_ONE)
def test_whatever_a_view_tells_an_observation_tells(rule_set: str, players: int, options: dict[str, Any]) -> None:
    """If a seat sees which of several actions was taken, its observation differs too."""
    draw = random.Random(1)
    kernel = find_rule_set(rule_set).game.kernel
    told = 0
    for match in walk(find_rule_set(rule_set), players, SHORT, 5, **options):
        for actor in match.actors[:1]:
            legal = match.legal(actor)
            seen: dict[tuple[int, bytes], str] = {}
            for action in draw.sample(legal, min(4, len(legal))):
                state = match.truth
                kernel.apply(state, actor, action.id)
                after = Match(match.rule_set, players, match.options, state, None)
                for seat in range(players):
                    view = after.view(seat).model_dump_json()
                    assert seen.setdefault((seat, observed(kernel, state, seat).tobytes()), view) == view, action
            told += len(seen) > players
    assert told


def hidden_hand(state: Any) -> set[int]:
    """The cards of seat 1 that seat 0 does not know."""
    table = state.view(ARBORETUM)[0]
    bits = table.hand[1] & ~table.known[1]
    return {8 * species + value for species in range(10) for value in range(8) if bits[species] >> value & 1}


def hidden_regions(state: Any) -> set[int]:
    table = state.view(FARAWAY)[0]
    return {int(table.hand[1, i]) for i in range(table.hand_size[1]) if not table.known[1, i]}


def next_cards(state: Any) -> set[int]:
    table = state.view(GARDENS)[0]
    return set(table.deck[max(0, table.deck_left - 6) : table.deck_left].tolist())


@pytest.mark.parametrize(
    ("rule_set", "decisions", "hidden", "cards"),
    [
        ("arboretum", (20, 60, 110), hidden_hand, range(80)),
        ("faraway", (0, 9, 20), hidden_regions, range(68)),
        ("hanging-gardens", (0, 60, 110), next_cards, range(60)),
    ],
)
def test_resampling_is_right_no_more_often_than_chance(
    rule_set: str, decisions: tuple[int, ...], hidden: Callable[[Any], set[int]], cards: range
) -> None:
    """Of `count` hidden cards among `pool`, a sample has `count` squared / `pool` right on average (hypergeometric)."""
    for number in decisions:
        match = random_match(find_rule_set(rule_set), 2, number, number)
        course, kernel = course_of(match), match.rule_set.game.kernel
        truth = hidden(match.truth)
        room = np.zeros(kernel.cards, np.int32)
        pool = sum(card in cards for card in room[: kernel.unseen(match.truth, 0, room)].tolist())
        count, samples = len(truth), 600
        assert 0 < count < pool
        guessed = [hidden(course.resampled(0, seed).table.state) for seed in range(samples)]
        assert all(len(guess) == count for guess in guessed)
        mean = count * count / pool
        variance = mean * (1 - count / pool) * (pool - count) / (pool - 1)
        right = sum(len(guess & truth) for guess in guessed) / samples
        assert abs(right - mean) < 4.5 * math.sqrt(variance / samples)
        exact = sum(guess == truth for guess in guessed)
        assert exact <= 5 + 3 * samples / math.comb(pool, count)


@pytest.mark.parametrize(("rule_set", "players"), [("arboretum", 3), ("faraway", 3), ("hanging-gardens", 2)])
def test_a_resampled_course_is_remembered_alike_and_keeps_no_past(rule_set: str, players: int) -> None:
    course, draw = Course(Table(rule_set, players)), random.Random(1)
    for digit in digits_of(4):
        course.deal(digit)
    for _ in range(40):
        actor = course.table.seat
        course.decide(actor, draw.choice(course.table.legal(actor)))
    assert course.table._order.any() and course.table._chance is not None
    for seat in range(players):
        other = course.resampled(seat, 9)
        assert not other.table._order.any() and not other.table._room.any(), "neither the deal nor what was open"
        assert other.table._chance is None and other.table._others is None
        assert str(other.recall(seat)) == str(course.recall(seat))
        assert other.table.observe(seat).tobytes() == course.table.observe(seat).tobytes()
        assert other.digits == () and other.past == []
        assert other.table.state.tobytes() != course.table.state.tobytes()
        actor = other.table.seat
        other.decide(actor, other.table.legal(actor)[0])
        assert other.recall(seat).decisions == 1, "not even how many decisions were made in secret"
