"""Search: always a legal answer in time, the same for the same seed and work, and better for more of it."""

from __future__ import annotations

import gc
import math
import random
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from importlib import import_module
from typing import Any

import numpy as np
import pytest

import hortus
from hortus.core.errors import BadOption
from hortus.core.match import Match
from hortus.games import find_rule_set
from hortus.players import Turn, player
from hortus.players.seated import Player
from hortus.players.thinking import Line, Settings, halvings, think, whole_turns
from hortus.players.tree import BRANCH, NO_NODE, NODES, add_node, digest, find_node, new_tree, select
from tests.tables import EVERY_TABLE

ODD = ("iterations=1", "iterations=7,lines=1", "iterations=3,lines=999", "iterations=40,horizon=0")


def middle_game(name: str) -> Match:
    """A table of two in which the first player has a choice."""
    match = Match.new(name, 2, seed=4)
    while len(match.decisions) < 20 or match.actors[0] != 0 or len(match.legal(0)) < 3:
        match.play(match.legal(match.actors[0])[0], seat=match.actors[0])
    return match


def play_some(name: str, players: int, decisions: int, seed: int, settings: str, **options: Any) -> Match:
    """A game by searching players, as far as that."""
    match = Match.new(name, players, seed=seed, **options)
    minds = [player(f"search:{settings}", seat) for seat in range(players)]
    while not match.over and len(match.decisions) < decisions:
        seat = match.actors[0]
        match.play(minds[seat].choose(match, seat), seat=seat)
    return match


@pytest.mark.parametrize(("name", "players", "options"), EVERY_TABLE)
def test_odd_budgets_give_legal_moves_in_every_game(name: str, players: int, options: dict[str, Any]) -> None:
    for seed, settings in enumerate(ODD):
        assert len(play_some(name, players, 12, seed, settings, **options).decisions) == 12


@pytest.mark.parametrize("name", ["arboretum", "arboretum-solo", "faraway", "faraway-solo", "hanging-gardens"])
def test_whole_games_by_search_come_to_their_end(name: str) -> None:
    assert play_some(name, find_rule_set(name).players[0], 10_000, 3, "iterations=12,lines=4").over


@pytest.fixture
def held() -> Iterator[Callable[[], int]]:
    """How many arrays compiled code holds now."""
    nrt = import_module("numba.core.runtime._nrt_python")  # Numba declares no types for it
    nrt.memsys_enable_stats()
    yield lambda: nrt.memsys_get_stats_mi_alloc() - nrt.memsys_get_stats_mi_free()
    nrt.memsys_disable_stats()


@pytest.mark.parametrize(("name", "players", "options"), EVERY_TABLE)
def test_thinking_gives_back_every_array_that_it_makes(
    name: str, players: int, options: dict[str, Any], held: Callable[[], int]
) -> None:
    match = Match.new(name, players, seed=6, **options)

    def left_after_thinking() -> int:
        for number, level in enumerate(("easy", "search:iterations=30,care=2,horizon=2") * 8):
            seat = match.actors[0]
            match.play(player(level, number).choose(match, seat), seat=seat)
        gc.collect()
        return held()

    before = left_after_thinking()  # with what is made once and kept
    match.undo(len(match.decisions))
    assert left_after_thinking() == before


BUDGETS = (
    "iterations=1",
    "iterations=2,lines=1,tables=1,width=1",
    "iterations=7,lines=999,horizon=99",
    "iterations=13,lines=3,horizon=0,wait=true,workers=3",
    "iterations=1000000000,time=0",
    "iterations=1000000000,time=0.001,lines=500",
)
ENDLESS = "iterations=1000000000,lines=5"
LATE = 5.0  # seconds that a shared machine may add to a budget in time


@contextmanager
def interrupted(mind: Player, after: float) -> Iterator[None]:
    """Whoever thinks in here is told to stop after so many seconds, again and again: before it begins it is deaf."""
    answered = threading.Event()

    def stop() -> None:
        while not answered.wait(after):
            mind.stop()

    somebody = threading.Thread(target=stop)
    somebody.start()
    try:
        yield
    finally:
        answered.set()
        somebody.join()


@pytest.mark.long
@pytest.mark.parametrize("rule_set", hortus.rule_sets(), ids=lambda rule_set: rule_set.id)
def test_a_thousand_games_with_tiny_odd_and_huge_budgets(rule_set: hortus.RuleSet) -> None:
    rng = random.Random(1)
    for number in range(1000):
        players = rng.randint(*rule_set.players)
        match = Match.new(rule_set, players, seed=number)
        minds = [player(f"search:{rng.choice((*BUDGETS, ENDLESS))}", seat) for seat in range(players)]
        while not match.over:
            seat = rng.choice(match.actors)
            mind, start = minds[seat], time.perf_counter()
            with interrupted(mind, 0.002) if ENDLESS in mind.code else nullcontext():
                action = mind.choose(match, seat)
            assert "iterations=1000000000" not in mind.code or time.perf_counter() - start < LATE
            match.play(action, seat=seat)


class Enough(Exception):
    """Somebody does not want to wait any longer."""


@pytest.mark.parametrize("name", ["arboretum", "faraway", "hanging-gardens"])
def test_who_was_interrupted_thinks_again(name: str) -> None:
    def interrupt(*_: Any) -> None:
        raise Enough

    match = middle_game(name)
    before = match.truth.tobytes()
    mind = player("search:iterations=300,lines=6", 1)
    long = "search:iterations=1000000000,lines=6,time=20"
    expected = player("search:iterations=300,lines=6", 1).choose(match, 0)
    kept = signal.signal(signal.SIGALRM, interrupt)
    try:
        for _ in range(5):
            with pytest.raises(Enough):
                # Once in 400 times Numba swallows it, while it looks at its arguments: so it is said again.
                signal.setitimer(signal.ITIMER_REAL, 0.02, 0.5)
                player(long, 1).choose(match, 0)
            signal.setitimer(signal.ITIMER_REAL, 0)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, kept)
    assert match.truth.tobytes() == before
    assert mind.choose(match, 0) == expected


@pytest.mark.parametrize("name", ["arboretum", "faraway", "hanging-gardens"])
def test_who_is_told_to_stop_answers_by_what_was_found(name: str) -> None:
    match = middle_game(name)
    mind = player("search:time=60,lines=6", 1)
    start = time.perf_counter()
    with interrupted(mind, 0.1):
        assert mind.choose(match, 0) in match.legal(0)
    assert time.perf_counter() - start < 30


def test_a_huge_budget_is_broken_off_when_the_time_is_up() -> None:
    match = middle_game("arboretum")
    mind = player("search:iterations=1000000000,time=0.2", 1)
    mind.choose(match, 0)
    start = time.perf_counter()
    assert player("search:iterations=1000000000,time=0.2", 1).choose(match, 0) in match.legal(0)
    assert time.perf_counter() - start < 2


def test_who_tires_searches_less_with_each_turn_but_never_without_end() -> None:
    tires = Settings(iterations=180, tires=0.05)
    assert [tires.iterations_after(turns) for turns in (0, 10, 20)] == [180, 120, 90]
    assert Settings(iterations=1, tires=100.0).iterations_after(5) == 1
    assert Settings(iterations=180).iterations_after(20) == 180
    assert Settings(time=1.0, tires=1.0).iterations_after(5) == math.inf
    match = middle_game("arboretum")
    turn = Turn(match, 0, random.Random(1), past=False)
    fresh, tired = (
        sum(line.visits for line in think(turn, Settings(iterations=400, lines=4, tires=tires))) for tires in (0.0, 1.0)
    )
    judgement = match.rule_set.game.judgement
    assert judgement is not None and judgement.turns(match.truth, 0) > 1
    assert 0 < tired <= fresh / 2


def visits_by(settings: Settings) -> list[int]:
    """How often the lines of one and the same turn were played on, the best line first."""
    turn = Turn(middle_game("arboretum"), 0, random.Random(1), past=False)
    return [line.visits for line in think(turn, settings)]


@pytest.mark.parametrize("iterations", [0, 1_000_000_000])
def test_a_budget_in_time_searches_and_gives_up_the_worse_half_again_and_again(iterations: int) -> None:
    visits_by(Settings(iterations=16, lines=8))  # loads compiled code
    found = visits_by(Settings(iterations=iterations, time=0.4, lines=8))
    assert len(found) == 8 and min(found) > 0
    assert len(set(found)) == 3, "in three halvings four lines are given up, then two, then one"


def test_search_searches_when_it_is_told_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    budgets: list[tuple[int, float]] = []

    def overhear(turn: Turn, settings: Settings, enough: threading.Event) -> list[Line]:
        budgets.append((settings.iterations, settings.time))
        return [Line((turn.legal[0].id,), 0.0)]

    monkeypatch.setattr("hortus.players.levels.think", overhear)
    for code in ("search", "search:time=0.5", "search:iterations=7", "club"):
        player(code, 1).choose(middle_game("arboretum"), 0)
    assert budgets == [(1000, math.inf), (0, 0.5), (7, math.inf), (0, math.inf)]


@pytest.mark.parametrize("iterations", [1, 10, 50, 500])
def test_no_more_is_searched_than_the_budget_allows(iterations: int) -> None:
    assert sum(visits_by(Settings(iterations=iterations, lines=16))) <= iterations


def test_the_same_seed_and_work_give_the_same_thoughts() -> None:
    def thoughts(seed: int, workers: int = 1) -> list[Any]:
        turn = Turn(middle_game("arboretum"), 0, random.Random(seed), past=False)
        return think(turn, Settings(iterations=200, lines=6, workers=workers))

    assert thoughts(1) == thoughts(1)
    assert thoughts(1, workers=2) == thoughts(1, workers=2)
    assert thoughts(1) != thoughts(2)


@pytest.mark.parametrize(
    "setting", [{"polished": False}, {"suspects": False}, {"open_eyes": False}, {"widen": 0.0}, {"others": 2}]
)
def test_settings_that_no_level_uses_do_change_what_is_thought(setting: dict[str, Any]) -> None:
    """At the beginning of a turn: what is drawn is not known yet, and a tree learns the rest."""
    match = Match.new("arboretum", 2, seed=4)
    while len(match.decisions) < 30 or match.actors != (0,) or "draw" not in match.legal(0)[0].words:
        match.play(match.legal()[-1])

    def thoughts(**more: Any) -> list[Line]:
        return think(Turn(match, 0, random.Random(1), past=False), Settings(iterations=200, lines=6, **more))

    assert thoughts() == thoughts() != thoughts(**setting)


def test_the_others_take_as_much_care_as_one_takes_oneself_unless_it_is_said() -> None:
    match = Match.new("arboretum", 3, seed=4)
    for _ in range(24):
        match.play(match.legal()[-1])
    seat = match.actors[0]

    def thoughts(**more: Any) -> list[Line]:
        return think(Turn(match, seat, random.Random(1), past=False), Settings(iterations=60, lines=4, care=2, **more))

    assert thoughts() == thoughts(others=2) != thoughts(others=0)


def test_all_lines_are_compared_on_the_same_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match.new("arboretum", 2, seed=4)
    while len(match.decisions) < 20 or match.actors != (0,) or "plant" not in match.legal(0)[0].words:
        match.play(match.legal()[-1])

    def twice(*asked: Any) -> Any:
        """Two lines, which are certain to the end of the turn, each of them twice."""
        return tuple(np.repeat(found[[0, -1]], 2, axis=0) for found in whole_turns(*asked))

    monkeypatch.setattr("hortus.players.thinking.whole_turns", twice)
    turn = Turn(match, 0, random.Random(1), past=False)
    values: list[float] = []
    monkeypatch.setattr("hortus.players.thinking.Search.halve", lambda search: values.extend(search.found()[1]))
    think(turn, Settings(iterations=40, lines=4))  # nobody is given up
    first, again, second, once_more = values[-4:]
    assert first == again != second == once_more


def test_half_of_the_lines_are_given_up_again_and_again() -> None:
    turn = Turn(middle_game("arboretum"), 0, random.Random(1), past=False)
    lines = think(turn, Settings(iterations=240, lines=8))
    visits = sorted(line.visits for line in lines)
    assert len(set(visits)) <= 3 and visits[-1] > visits[0] > 0
    assert lines[0].visits == visits[-1]
    assert sum(visits) <= 1.5 * 240


def test_halvings_use_up_the_work() -> None:
    for lines in (2, 5, 8, 24):
        rounds, left, spent = halvings(lines, 1200), lines, 0.0
        for tables in rounds:
            spent += tables * left
            left = -(-left // 2)
        assert left == 1
        assert 0.7 * 1200 <= spent <= 1200


def test_a_line_begun_is_played_on_without_a_second_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planting, the square and the discard are thought out together."""
    match = Match.new("arboretum", 2, seed=4)
    mind = player("search:iterations=30,lines=4", 1)
    while "plant" not in match.legal(0)[0].words:
        match.play(mind.choose(match, 0))
    match.play(mind.choose(match, 0))
    monkeypatch.setattr("hortus.players.levels.think", lambda *_, **__: pytest.fail("it thought again"))
    while match.actors == (0,):
        match.play(mind.choose(match, 0))


# --- the tree ---


def test_sights_have_digests_of_their_own() -> None:
    rng = np.random.default_rng(1)
    sights = [rng.integers(0, 3, 64).astype(np.uint8) for _ in range(2000)]
    assert len({int(digest(sight)) for sight in sights}) == 2000
    assert digest(sights[0]) == digest(sights[0].copy())
    assert digest(np.zeros(8, np.uint8)) != 0


def test_a_node_keeps_its_actions_in_the_order_of_preference_and_widens() -> None:
    tree = new_tree(1, 8)
    node, slot = find_node(tree, 77)
    assert node == NO_NODE
    actions = np.arange(20, dtype=np.int32)
    node = add_node(tree, 77, slot, actions, 20, np.array([float(-abs(i - 5)) for i in range(20)]))
    assert find_node(tree, 77)[0] == node
    assert tree.actions[node, :3].tolist() == [5, 4, 6]
    assert tree.counts[node] == BRANCH
    tried = []
    for _ in range(30):
        place = int(select(tree, node, 0.1, 1.0))
        tried.append(place)
        tree.visits[node, place] += 1
        tree.totals[node, place] += 1.0 if place == 2 else 0.0
    assert tried[0] == 0 and max(tried) < 8
    assert tried.count(2) > 15, "the best one is tried most"
    assert sorted(set(tried), key=tried.index) == sorted(set(tried)), "one after the other"


def test_a_full_tree_forgets_nothing_and_goes_on() -> None:
    tree = new_tree(1, 8)
    actions, scores = np.arange(3, dtype=np.int32), np.zeros(3)
    for key in range(1, NODES + 1):
        assert add_node(tree, key, find_node(tree, key)[1], actions, 3, scores) != NO_NODE
    assert add_node(tree, NODES + 1, find_node(tree, NODES + 1)[1], actions, 3, scores) == NO_NODE
    assert find_node(tree, 1)[0] == 0


# --- levels ---


def test_unknown_settings_get_a_sentence() -> None:
    with pytest.raises(BadOption, match="iterations"):
        player("expert:iteration=5")


@pytest.mark.parametrize(
    ("setting", "right"),
    [
        ("width=-1", "a whole number from 0 to 1000000, not -1"),
        ("care=-1", "a whole number from 0 to 1000000, not -1"),
        ("horizon=x", "a whole number from 0 to 10000, not 'x'"),
        ("lines=0", "a whole number from 1 to 10000, not 0"),
        ("lines=2.5", "a whole number from 1 to 10000, not 2.5"),
        ("workers=0", "a whole number from 1 to 256, not 0"),
        ("tables=-1", "a whole number from 0 to 10000, not -1"),
        ("iterations=abc", "a whole number from 0 on, not 'abc'"),
        ("iterations=true", "a whole number from 0 on, not True"),
        ("time=abc", "a number from 0 on, not 'abc'"),
        ("time=nan", "a number from 0 on, not nan"),
        ("trust=inf", "a number from 0 to 1e+06, not inf"),
        ("nets=5", "text, not 5"),
        ("ahead=no", "true or false, not 'no'"),
        ("style=foo", "There are: greedy, builder, spite."),
    ],
)
@pytest.mark.parametrize("level", ["club", "search"])
def test_settings_that_cannot_be_are_refused_before_anything_is_played(level: str, setting: str, right: str) -> None:
    code = f"{level}:iterations=20,{setting}" if not setting.startswith("iterations") else f"{level}:{setting}"
    with pytest.raises(BadOption) as refused:
        player(code)
    assert str(refused.value).startswith(f"The player {code} can't be made. ")
    assert str(refused.value).endswith(f"{right}{'' if right.endswith('.') else '.'}")
