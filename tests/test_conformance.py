"""The conformance suite: our rule sets pass it, a game of somebody else's does, and broken games do not."""

from __future__ import annotations

import random
from pathlib import Path
from runpy import run_path
from typing import Any

import numpy as np
import pytest

from hortus.core.ruleset import RuleSet
from hortus.games import find_rule_set
from hortus.testing import Broken, check_course, check_generators, check_redeal, conform
from tests.builders import changed
from tests.tables import CHECKED_TABLES, EVERY_TABLE

own_game = run_path(str(Path(__file__).parents[1] / "examples" / "own_game.py"))
ACORNS: RuleSet = own_game["ACORNS"]
KERNEL, GAME = own_game["KERNEL"], own_game["GAME"]


@pytest.mark.parametrize(("rule_set", "players", "options"), CHECKED_TABLES)
def test_every_rule_set_conforms(rule_set: str, players: int, options: dict[str, Any]) -> None:
    chosen = find_rule_set(rule_set)
    check_course(chosen, players, 1, seed=4, **options)  # at every decision of a whole game
    check_redeal(chosen, players, 1, seed=4, every=3, **options)
    check_generators(chosen, players, 1, seed=4, **options)


@pytest.mark.long
@pytest.mark.parametrize(("rule_set", "players", "options"), EVERY_TABLE)
def test_every_rule_set_conforms_for_long(rule_set: str, players: int, options: dict[str, Any]) -> None:
    conform(rule_set, players, decisions=10_000, seed=5, **options)


@pytest.mark.parametrize("players", [2, 3])
def test_a_game_of_your_own_conforms(players: int) -> None:
    conform(ACORNS, players, decisions=200)


# --- broken games ---


def acorns(**rooms: Any) -> RuleSet:
    """Acorns with some functions replaced."""
    return changed(ACORNS, **rooms)


def descending(state: Any, player: int, out: Any) -> int:
    count = int(KERNEL.legal(state, player, out))
    out[:count] = out[:count][::-1].copy()
    return count


def doubled(state: Any, player: int, out: Any) -> int:
    count = int(KERNEL.legal(state, player, out))
    if count:
        out[count] = out[count - 1]
    return count + (count > 0)


def nothing_to_do(state: Any, player: int, out: Any) -> int:
    return 0 if KERNEL.halfway(state) else int(KERNEL.legal(state, player, out))


def beyond_the_range(state: Any, player: int, out: Any) -> int:
    count = int(KERNEL.legal(state, player, out))
    out[:count] += 100
    return count


def score_that_writes(state: Any, out: Any) -> None:
    KERNEL.score(state, out)
    state[-1] ^= 1


def observe_that_writes(state: Any, player: int, out: Any) -> None:
    KERNEL.observe(state, player, out)
    state[own_game["CHOSEN"]] = own_game["NONE"]


def moody_apply(state: Any, player: int, action: int) -> int:
    found = int(KERNEL.apply(state, player, action))
    state[own_game["SIZE"] - 1] = next(MOODS)
    return found


MOODS = iter(range(10**6))


def forgetful_apply(state: Any, player: int, action: int) -> int:
    KERNEL.apply(state, player, action)
    return 1 << player


def endless_apply(state: Any, player: int, action: int) -> int:
    if action == own_game["LEAF"]:
        state[own_game["CHOSEN"]] = own_game["NONE"]
        return int(KERNEL.actors(state))
    return int(KERNEL.apply(state, player, action))


def halfway_seen(rule_set: RuleSet, state: Any, eyes: int | None) -> Any:
    found = GAME.view(rule_set, state, eyes)
    return found.model_copy(update={"asked": "halfway"}) if KERNEL.halfway(state) else found


def mumbled_words(state: Any, seat: int, action: int) -> str:
    return "does something"


def same_notation(state: Any, seat: int, action: int) -> str:
    return "x"


def generous_scorecard(rule_set: RuleSet, state: Any) -> Any:
    card = GAME.scorecard(rule_set, state)
    return card.model_copy(update={"winners": ()})


def boastful_view(rule_set: RuleSet, state: Any, eyes: int | None) -> Any:
    found = GAME.view(rule_set, state, eyes)
    return found.model_copy(update={"points": (99, 99)}) if found.over else found


def lucky_deal(state: Any, options: Any, order: Any) -> None:
    KERNEL.deal(state, options, np.random.permutation(9))


def noisy_deal(state: Any, options: Any, order: Any) -> None:
    random.random()
    KERNEL.deal(state, options, order)


def lazy_redeal(state: Any, player: int, seed: int, weights: Any) -> None:
    return


def unsorted_redeal(state: Any, player: int, seed: int, weights: Any) -> None:
    """Rotates the hidden places: what comes out depends on where the cards were."""
    cards = own_game["hidden"](state, player)
    places = [int(state[own_game["PLACE"] + card]) for card in cards]
    for card, place in zip(cards, places[1:] + places[:1], strict=True):
        state[own_game["PLACE"] + card] = place


COURSE_FAULTS: dict[str, tuple[str, dict[str, Any]]] = {
    "legal actions descend": ("ascending", {"legal": descending}),
    "a legal action comes twice": ("unique", {"legal": doubled}),
    "no legal action": ("no legal action", {"legal": nothing_to_do}),
    "numbers beyond the range": ("outside", {"legal": beyond_the_range}),
    "score writes": ("only reads", {"score": score_that_writes}),
    "observe writes": ("only reads", {"observe": observe_that_writes}),
    "apply depends on more than the state": ("two results", {"apply": moody_apply}),
    "apply forgets who is next": ("other actors", {"apply": forgetful_apply}),
    "a game without end": ("goes on after", {"apply": endless_apply}),
    "half a move is seen": ("half made a move", {"view": halfway_seen}),
    "words are not unique": ("same words", {"words": mumbled_words}),
    "notation is not unique": ("same notation", {"notation": same_notation}),
    "nothing said is understood": ("no parts", {"parts": lambda *_: {}}),
    "a scorecard without winners": ("scorecard has other", {"scorecard": generous_scorecard}),
    "a view with other points": ("view of the end", {"view": boastful_view}),
    "nobody wins": ("lacks points, winners", {"winners": lambda state: 0}),
}


@pytest.mark.parametrize("fault", COURSE_FAULTS)
def test_a_broken_course_is_caught(fault: str) -> None:
    sentence, rooms = COURSE_FAULTS[fault]
    with pytest.raises(Broken, match=sentence):
        check_course(acorns(**rooms), 2, 200, seed=1)


@pytest.mark.parametrize("deal", [lucky_deal, noisy_deal])
def test_use_of_a_global_generator_is_caught(deal: Any) -> None:
    with pytest.raises(Broken, match="global random generator"):
        check_generators(acorns(deal=deal), 2, 50, seed=1)


def test_a_redeal_that_does_nothing_is_caught() -> None:
    with pytest.raises(Broken):
        check_redeal(acorns(redeal=lazy_redeal), 2, 200, seed=1)


def test_a_redeal_that_follows_the_truth_is_caught() -> None:
    with pytest.raises(Broken, match="same seed"):
        check_redeal(acorns(redeal=unsorted_redeal), 2, 200, seed=1)
