"""What the guides of first games tell, without a browser."""

from __future__ import annotations

import random

import pytest

from hortus.core.match import Match
from hortus.games import rule_sets
from hortus.server.choosing import choices
from hortus.web.guides import Guide, guide_for

GAMES = [one.id for one in rule_sets()]
PLACES = ("table", "hand", "garden")


def prepared(name: str) -> tuple[Guide, Match]:
    guide = guide_for(name)
    assert guide is not None
    rule_set = next(one for one in rule_sets() if one.id == name)
    return guide, Match.from_deal(rule_set, 1 + len(guide.opponents), guide.deal, {})


def steps_of(name: str, follow: bool, seed: int) -> list[tuple[str, str, bool]]:
    """Play a prepared game to its end: what was asked, told, and whether something was proposed."""
    guide, match = prepared(name)
    generator = random.Random(seed)
    told = []
    while not match.over:
        seat = match.actors[0]
        if seat:
            match.play(generator.choice(match.legal(seat)), seat=seat)
            continue
        offered = list(choices(match, 0))
        step = guide.step(match.view(0))
        advised = step.advised(offered) if step else None
        told.append((match.view(0).asked, step.title if step else "", advised is not None))
        chosen = advised if advised and follow else generator.choice(offered)
        for one in chosen.steps:
            match.play(one, seat=0)
    return told


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("follow", [True, False])
def test_every_decision_of_a_prepared_game_is_explained(name: str, follow: bool) -> None:
    for seed in range(3):
        assert all(title for _, title, _ in steps_of(name, follow, seed))


@pytest.mark.parametrize("name", GAMES)
def test_the_first_proposals_fit_the_deal(name: str) -> None:
    guide, match = prepared(name)
    first = guide.step(match.view(0))
    assert first is not None and first.advised(list(choices(match, 0))) is not None
    assert sum(proposed for _, _, proposed in steps_of(name, True, 0)) >= 2


@pytest.mark.parametrize("name", GAMES)
def test_most_of_what_a_guide_has_to_tell_is_told_in_one_game(name: str) -> None:
    guide, _ = prepared(name)
    told = {title for seed in range(3) for _, title, _ in steps_of(name, True, seed)}
    assert len(told) >= 0.7 * len({step.title for step in guide.steps})
    assert all(step.say and step.look in PLACES for step in guide.steps)
    assert (guide.lead and "scor" in guide.end) or "oint" in guide.end


@pytest.mark.parametrize("name", ["arboretum", "arboretum-2011", "arboretum-solo"])
def test_what_a_guide_has_thrown_away_it_does_not_want_afterwards(name: str) -> None:
    guide, _ = prepared(name)
    for step in guide.steps:
        wanted = {move[1:] for move in step.proposed if move.startswith("+")}
        assert not wanted & {move[1:] for other in guide.steps for move in other.proposed if move.startswith("-")}
    for seed in range(3):
        turns = steps_of(name, True, seed)
        asked = [proposed for asked, _, proposed in turns if "discard" in asked][:1]
        assert asked == [True]  # never left to a player who does not know the plan
