"""The course of a game of Faraway, and what each seat knows: a second implementation beside it, and statements."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import hortus
from hortus.core.match import Match
from hortus.core.native import INTERPRETED
from hortus.games.faraway.cards import REGIONS, SANCTUARIES
from hortus.games.faraway.state import GIVE_CARD, KEEP_CARD, NO_CARD, TABLE, TAKE_CARD
from hortus.games.faraway.view import FarawayView
from hortus.testing import random_match
from tests.kinds import as_a
from tests.oracles.faraway import taken as taken_place
from tests.oracles.faraway_course import Course, perft

pytestmark = pytest.mark.interpreted

TABLES = [
    ("faraway-solo" if players == 1 else "faraway", players) for players in ((1, 2, 3) if INTERPRETED else range(1, 7))
]
PHASES = ("give", "explore", "take", "keep", "over")


def table_of(match: Match) -> Any:
    return match.truth.view(TABLE)[0]


def course_of(match: Match, advanced: bool) -> Course:
    """The oracle's game on the same deal."""
    assert match.deal is not None
    order = [number + 1 for number in match.deal.order(match.rule_set.game.kernel.decks).tolist()]
    start = REGIONS + SANCTUARIES
    return Course(order[:REGIONS], order[REGIONS:start], order[start:], match.players, advanced)


def as_move(action: int) -> Any:
    """An action in the oracle's words."""
    for first, kind in ((GIVE_CARD, "give"), (KEEP_CARD, "keep"), (TAKE_CARD, "take")):
        if action >= first:
            return (kind, action - first + 1)
    return ("explore", action + 1)


def numbers(cards: Any) -> list[int]:
    """Cards as people number them, without the empty places."""
    return [int(card) + 1 for card in cards if card != NO_CARD]


def same_table(match: Match, course: Course) -> None:
    """Everything that the oracle holds is in the state, hidden cards included."""
    found = table_of(match)
    assert (PHASES[found.phase], int(found.rounds)) == (course.phase, course.round)
    assert set(match.actors) == course.actors()
    if course.phase != "give":
        assert numbers(reversed(found.deck.tolist())) == list(course.deck)
    assert numbers(reversed(found.sanctuaries.tolist())) == list(course.sanctuary_deck)
    assert numbers(found.market) == [region for region in course.market if region is not None]
    for seat in range(match.players):
        assert set(numbers(found.hand[seat])) == course.hands[seat]
        assert numbers(found.row[seat]) == course.rows[seat]
        assert numbers(found.kept[seat]) == course.kept[seat]
        start, count = int(found.drawn_from[seat]), int(found.drawn_size[seat])
        assert numbers(found.drawn[start : start + count]) == course.drawn[seat]
        assert {as_move(action.id) for action in match.legal(seat)} == course.legal(seat)
    if match.over:
        assert list(match.points) == [course.score(seat) for seat in range(match.players)]
        assert set(match.winners) == course.winners()


def same_knowledge(match: Match, course: Course) -> None:
    """Every pair of eyes is shown what the oracle's notebook says, and nothing else."""
    for eyes in (None, *range(match.players)):
        view: Any = match.view(eyes)
        assert isinstance(view, FarawayView)
        assert set(view.unseen) == course.unseen_regions(eyes)
        assert set(view.unseen_sanctuaries) == course.unseen_sanctuaries(eyes)
        assert {card.below: card.sanctuary for card in view.returned} == course.known_places(eyes)
        assert set(view.discards) == course.discards
        assert [(rival.region, rival.took) for rival in view.rivals] == list(course.rivals)
        assert list(view.market) == list(course.market)
        for seat, side in enumerate(view.sides):
            assert set(side.hand) == course.known_hand(eyes, seat)
            assert len(side.hand) + side.hidden == len(course.hands[seat])
            assert list(side.drawn) == (course.drawn[seat] if seat == eyes else [])
            assert len(side.drawn) + side.drawn_hidden == len(course.drawn[seat])
            ready = seat in course.chosen or len(course.giving.get(seat, [])) == 2
            assert side.ready == ready
        assert view.chosen == (course.chosen.get(eyes) if eyes is not None else None)
        redealt: Any = match.redeal(eyes, 1).view(eyes)
        assert redealt == view
        if eyes is not None:
            elsewhere = {
                card for seat in range(match.players) if seat != eyes for card in dealt_hand(match, eyes, seat)
            }
            assert not elsewhere & course.never_in_others_hands(eyes)


def dealt_hand(match: Match, eyes: int, seat: int) -> list[int]:
    """A hand on a table redealt for somebody."""
    return numbers(match.redeal(eyes, len(match.decisions)).truth.view(TABLE)[0].hand[seat])


@pytest.mark.parametrize("games", [2, pytest.param(12, marks=pytest.mark.long)])
@pytest.mark.parametrize("advanced", [False, True])
@pytest.mark.parametrize(("rule_set", "players"), TABLES)
def test_a_second_implementation_agrees_at_every_decision(
    rule_set: str, players: int, advanced: bool, games: int
) -> None:
    for seed in range(1 if INTERPRETED else games):
        generator = random.Random(seed)
        match = hortus.new(rule_set, players=players, seed=seed, advanced=advanced)
        course = course_of(match, advanced)
        while not match.over:
            same_table(match, course)
            if not INTERPRETED or len(match.decisions) % 9 == 0:
                same_knowledge(match, course)
            seat = generator.choice(match.actors)
            changing = [other for other in range(players) if other not in match.actors and match.legal(other)]
            if changing and generator.random() < 0.2:
                seat = generator.choice(changing)
            action = generator.choice(match.legal(seat))
            course.play(seat, as_move(action.id))
            match.play(action)
        same_table(match, course)
        same_knowledge(match, course)


def count(match: Match, depth: int) -> int:
    """Decision sequences of that length in the core, the lowest seat that has to act first."""
    if depth == 0 or match.over:
        return 1
    found = 0
    for action in match.legal(match.actors[0]):
        match.play(action)
        found += count(match, depth - 1)
        match.undo()
    return found


@pytest.mark.parametrize("advanced", [False, True])
@pytest.mark.parametrize(("rule_set", "players"), TABLES)
def test_as_many_positions_as_the_oracle_counts(rule_set: str, players: int, advanced: bool) -> None:
    match = hortus.new(rule_set, players=players, seed=7, advanced=advanced)
    depth = 3 if INTERPRETED else 5
    assert count(match, depth) == perft(course_of(match, advanced), depth)


# --- statements of the rules ---


@pytest.mark.parametrize(("players", "used"), [(1, 59), (2, 27), (3, 37), (4, 47), (5, 57), (6, 67)])
def test_regions_used_in_a_game(players: int, used: int) -> None:
    match = random_match(hortus.games.find_rule_set("faraway-solo" if players == 1 else "faraway"), players, seed=1)
    assert REGIONS - int(table_of(match).deck_left) == used


def explored(match: Match, *durations: int) -> None:
    """Give the seats these choices, one after the other."""
    for seat, duration in enumerate(durations):
        match.play(f"r{duration}", seat=seat)


def test_a_choice_is_secret_until_the_last_one_is_in_and_may_be_changed() -> None:
    match = hortus.new("faraway", players=3, seed=5)
    hands = [as_a(FarawayView, match.view(seat)).sides[seat].hand for seat in range(3)]
    match.play(f"r{hands[2][0]}", seat=2)
    assert (match.actors, match.halfway) == ((0, 1), (2,))
    match.play(f"r{hands[2][1]}", seat=2)
    assert (match.actors, match.halfway) == ((0, 1), (2,))
    for eyes in (None, 0, 1):
        view = as_a(FarawayView, match.view(eyes))
        assert view.sides[2].ready
        assert (view.sides[2].row, view.sides[2].hand, view.chosen) == ((), (), None)
        assert match.log(eyes) == []
    explored(match, hands[0][0], hands[1][0])
    assert as_a(FarawayView, match.view(0)).sides[2].row == (hands[2][1],)
    assert [line.seat for line in match.log(None)] == sorted(
        range(3), key=lambda seat: [hands[0][0], hands[1][0], hands[2][1]][seat]
    )


def test_a_choice_that_is_open_is_not_changed_any_more() -> None:
    match = hortus.new("faraway", players=2, seed=5)
    hands = [as_a(FarawayView, match.view(seat)).sides[seat].hand for seat in range(2)]
    explored(match, hands[0][0], hands[1][0])
    later = [seat for seat in range(2) if seat not in match.actors]
    assert match.legal(later[0]) == []
    with pytest.raises(hortus.IllegalAction, match="not seat"):
        match.play(f"r{hands[later[0]][1]}", seat=later[0])


# --- the solo opponents ---


@pytest.mark.parametrize("duration", range(1, REGIONS + 1))
def test_where_each_duration_points_whatever_is_free(duration: int) -> None:
    from hortus.games.faraway.rounds import place_taken

    for pattern in range(1, 32):
        free = [bool(pattern >> place & 1) for place in range(5)]
        state = np.full(TABLE.itemsize, NO_CARD, np.uint8)
        table = state.view(TABLE)[0]
        table.market[:5] = [place if free[place] else NO_CARD for place in range(5)]
        assert place_taken(table, duration - 1) == taken_place(free, duration)
