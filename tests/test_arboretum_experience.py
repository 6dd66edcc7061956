"""What networks are told of a table, and what a seat suspects of other hands."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import hortus
from hortus.core.match import Match
from hortus.core.native import INTERPRETED
from hortus.games import find_rule_set
from hortus.games.arboretum.experience import DESCRIPTION, GROUPS, PRESENT, Q_GRID, WIDTH
from hortus.games.arboretum.state import CARDS, SIDES, SPECIES, TABLE, VALUES
from hortus.games.arboretum.suspicion import suspect
from hortus.testing.tables import walk

TABLES = [
    ("arboretum", 2, {}),
    ("arboretum", 4, {}),
    ("arboretum-solo", 1, {}),
    ("arboretum-solo", 1, {"q_garden": "grid"}),
]
DECISIONS = 60 if INTERPRETED else 400


def noted(match: Match, seat: int) -> tuple[Any, Any]:
    """The weights of the style greedy, and its notes of a table."""
    judgement = match.rule_set.game.judgement
    assert judgement is not None
    weights, notes = judgement.weights_of["greedy"], np.zeros(judgement.notes)
    judgement.study(match.truth, seat, weights, notes)
    return weights, notes


def described(match: Match, seat: int) -> Any:
    """The description of a table as a seat knows it."""
    judgement = match.rule_set.game.judgement
    assert judgement is not None
    weights, notes = noted(match, seat)
    before, out = notes.copy(), np.full(DESCRIPTION, np.nan)
    judgement.describe(match.truth, seat, weights, notes, out)
    assert np.array_equal(notes, before)
    return out


def suspected(match: Match, seat: int) -> Any:
    """How likely each card is in each hand, as a seat sees it."""
    likely = np.full((SIDES, CARDS), np.nan)
    suspect(match.truth, seat, *noted(match, seat), likely)
    return likely


@pytest.mark.parametrize(("rule_set", "players", "options"), TABLES)
def test_tables_that_a_seat_cannot_tell_apart_are_described_and_suspected_alike(
    rule_set: str, players: int, options: dict[str, Any]
) -> None:
    for number, match in enumerate(walk(find_rule_set(rule_set), players, DECISIONS, 5, **options)):
        if number % 7 == 0:
            for seat in range(players):
                other = match.redeal(seat, number)
                assert np.array_equal(described(match, seat), described(other, seat))
                assert np.array_equal(suspected(match, seat), suspected(other, seat))


def test_a_description_has_a_group_for_each_species_in_play() -> None:
    match = hortus.new("arboretum", players=2, seed=3)
    groups = described(match, 0)[: GROUPS * WIDTH].reshape(GROUPS, WIDTH)
    assert (groups[:, PRESENT] == match.truth.view(TABLE)[0].in_play).all()
    assert (groups[groups[:, PRESENT] == 0.0] == 0.0).all()


def test_the_solo_readings_of_qs_garden_are_told_apart() -> None:
    lines, grid = (hortus.new("arboretum-solo", players=1, seed=3, q_garden=way) for way in ("lines", "grid"))
    assert [described(match, 0)[GROUPS * WIDTH + Q_GRID] for match in (lines, grid)] == [0.0, 1.0]


def test_qs_hand_is_suspected_of_anything() -> None:
    match = hortus.new("arboretum-solo", players=1, seed=3)
    assert (suspected(match, 0) == 1.0).all()


def test_the_cards_that_others_hold_are_likelier_than_evenly() -> None:
    gains = []
    for seed in range(2 if INTERPRETED else 12):
        match = hortus.new("arboretum", players=2, seed=seed)
        players = [hortus.player("greedy", seed=seat) for seat in range(2)]
        while not match.over:
            seat = match.actors[0]
            gains += gain_of_suspicion(match, seat)
            match.play(players[seat].choose(match))
    assert np.mean(gains) > 0.05


def gain_of_suspicion(match: Match, seat: int) -> list[float]:
    """For each card that another hand hides from a seat: the log of how much likelier than evenly it is suspected."""
    table, other = match.truth.view(TABLE)[0], 1 - seat
    hidden = bits_of(table.hand[other] & ~table.known[other])
    unseen = hidden + table.deck[: table.deck_left].tolist()
    likely = suspected(match, seat)[other]
    mean = likely[unseen].mean()
    return [float(np.log(likely[card] / mean)) for card in hidden]


def bits_of(hand: Any) -> list[int]:
    """The cards of a hand."""
    return [s * VALUES + v for s in range(SPECIES) for v in range(VALUES) if int(hand[s]) >> v & 1]
