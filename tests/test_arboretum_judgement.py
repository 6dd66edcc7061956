"""What a player of Arboretum looks at."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import hortus
from hortus.core.match import Match
from hortus.games.arboretum.cards import PUBLISHED, number_of
from hortus.games.arboretum.judgement import OTHERS, OWN_PATH, OWN_RIGHT, PILES, TERMS, WIDTH
from hortus.games.arboretum.prospects import ENDS, ROWS, STARTS, WORTH, survey
from hortus.games.arboretum.scoring import best_path
from hortus.games.arboretum.state import CARDS, DISCARD, GARDEN, NO_CARD, PLANT, SPECIES, TABLE, VALUES
from hortus.players import player
from hortus.testing import walk
from tests.builders import card, garden, hand
from tests.kinds import there

ARBORETUM = hortus.rule_sets()[0]
SOLO = next(rule_set for rule_set in hortus.rule_sets() if rule_set.id == "arboretum-solo")
IN_PLAY = "BCHDJM"  # letters of the species of these tables


def numbers(cards: Any) -> list[int]:
    return [number_of(PUBLISHED.number_of(species) or 0, value) for species, value in cards]


def table(phase: int, hands: list[str], gardens: list[str], deck: int, piles: tuple[str, str] = ("", "")) -> Match:
    """A match of two in the middle of the first seat's turn; all cards not named are in the deck or gone."""
    names = tuple(card(f"{letter}1")[0] for letter in IN_PLAY)
    match = Match.new("arboretum", 2, seed=1, species=names)
    state = match.truth
    record = state.view(TABLE)[0]
    record.hand[:], record.known[:] = 0, 0
    used = set()
    for seat in range(2):
        for number in numbers(hand(hands[seat])):
            record.hand[seat, number // VALUES] |= 1 << number % VALUES
            used.add(number)
        planted = garden(gardens[seat])
        record.garden_size[seat] = len(planted)
        for i, ((x, y), tree) in enumerate(planted.items()):
            record.planted[seat, i], record.x[seat, i], record.y[seat, i] = *numbers([tree]), x, y
        for i, number in enumerate(numbers(hand(piles[seat]))):
            record.pile[seat, i] = number
            record.pile_size[seat] = i + 1
        used |= set(numbers(planted.values())) | set(numbers(hand(piles[seat])))
    rest = [number for number in range(CARDS) if record.in_play[number // VALUES] and number not in used]
    record.deck[:] = NO_CARD
    record.deck[:deck] = rest[:deck]
    record.deck_left, record.phase, record.turn = deck, phase, 0
    return Match(ARBORETUM, 2, match.options, state, None)


def chosen(match: Match, code: str = "greedy") -> str:
    """The whole move of the first seat, as notation."""
    mind = player(code, seed=1)
    steps = []
    while True:
        action = mind.choose(match, 0)
        steps.append(action.notation)
        match.play(action)
        if 0 not in match.halfway:
            return " ".join(steps)


@pytest.mark.parametrize("rule_set", [ARBORETUM, SOLO], ids=lambda rule_set: rule_set.id)
def test_a_survey_finds_the_worth_of_every_path(rule_set: hortus.RuleSet) -> None:
    found, path = np.zeros((ROWS, SPECIES), np.int64), np.zeros(GARDEN, np.int64)
    worth = 0
    for match in walk(rule_set, rule_set.players[0], 300, seed=4):
        record = match.truth.view(TABLE)[0]
        for side in range(2):
            survey(record, side, found)
            paths = [best_path(record, side, species, path)[0] for species in range(SPECIES)]
            assert found[WORTH].tolist() == paths
            worth += sum(paths)
    assert worth > 100


def test_a_survey_says_what_one_more_tree_would_make_of_a_path() -> None:
    match = table(PLANT, ["M6 D8", "M1"], ["M2 M3 M5\n. B4 .", "J1"], deck=8)
    found = np.zeros((ROWS, SPECIES), np.int64)
    survey(match.truth.view(TABLE)[0], 0, found)
    maple = PUBLISHED.number_of("maple")
    assert found[WORTH, maple] == 3
    assert found[ENDS + 6 - 1, maple] == 8  # four maples count double
    assert found[ENDS + 8 - 1, maple] == 10  # and end on an 8
    assert found[STARTS + 1 - 1, maple] == 9  # or start on a 1
    assert found[ENDS + 1 - 1, maple] == 0  # nothing ends on a 1


def test_greedy_plants_the_tree_that_makes_the_path_count_double() -> None:
    match = table(PLANT, ["M6 M4 B2 C2 H2 D2 J2 J3 C3", "B1 C1 H1"], ["M2 M3 M5", "J1"], deck=10)
    assert chosen(match).split()[0] == "+M6"


def test_greedy_and_spite_hold_what_the_other_is_building() -> None:
    hands = ["J8 B2 B3 C2 C3 H2 H3 D2", "B1"]
    for code in ("greedy", "spite"):
        match = table(DISCARD, hands, ["M2 M3", "J1 J2 J3 J4\n. . . J5"], deck=6)
        assert chosen(match, code) != "-J8"


def test_a_builder_throws_away_what_only_the_other_needs() -> None:
    hands = ["J7 M4 M5 M6 M7 M8", "B1"]
    match = table(DISCARD, hands, ["M2 M3", "J1 J2 J3 J4\n. . . J5"], deck=6)
    assert chosen(match, "builder") == "-J7"


def test_terms_have_names_that_a_person_understands() -> None:
    state = table(PLANT, ["M6", "M1"], ["M2", "J1"], deck=8).truth
    words = there(ARBORETUM.game.judgement).words
    maple = PUBLISHED.number_of("maple") or 0
    assert words(state, 0, OWN_PATH + maple) == "your paths of maple"
    assert words(state, 0, OWN_RIGHT + maple) == "the right to maple"
    assert words(state, 0, OTHERS + maple) == "what others make of maple"
    assert words(state, 0, PILES) == "what lies on the piles"
    assert words(state, 0, WIDTH) == "how many species score"
    assert TERMS == 3 * SPECIES + 2


def test_throwing_away_the_highest_card_of_ones_path_costs_the_right_to_it() -> None:
    judgement = there(ARBORETUM.game.judgement)
    match = table(DISCARD, ["M8 B2 B3", "M7 J8"], ["M2 M3 M5", "J1"], deck=6)
    weights, notes = judgement.weights_of["greedy"], np.zeros(judgement.notes)
    judgement.study(match.truth, 0, weights, notes)
    rights = {}
    for notation in ("-M8", "-B2"):
        after, terms = match.copy(), np.zeros(judgement.terms)
        after.play(notation)
        judgement.judge(after.truth, 0, weights, notes, terms)
        rights[notation] = terms[OWN_RIGHT + (PUBLISHED.number_of("maple") or 0)]
    assert rights["-M8"] < rights["-B2"] - 0.5
