"""The best row of Faraway: found, proved, and compared with trying everything by the oracle."""

from __future__ import annotations

import io
import json
import random
import signal
import sys
from collections import Counter
from collections.abc import Generator
from functools import cache
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

import pytest

from hortus import BadOption, BadPosition
from hortus.cli.solving import ProgressLine
from hortus.core.native import INTERPRETED
from hortus.games.faraway.cards import ALL_REGIONS, ALL_SANCTUARIES, WONDERS, Card
from hortus.games.faraway.solve import LONGEST_TEXT, TRIES, Desk, Node, Pool, Search, Solution, read_pool, solve
from tests.conftest import Terminal, process
from tests.oracles import faraway as oracle
from tests.sentences import HUGE, refused, table
from tests.test_bad_commands import check_told, run

EIGHT = [12, 49, 64, 20, 28, 52, 36, 61]
SEVEN = [7, 12, 20, 30, 31, 39, 40]
GOOD = {"regions": EIGHT, "sanctuaries": SEVEN}


def random_pool(seed: int, regions: int, sanctuaries: int) -> Pool:
    generator = random.Random(f"{seed} {regions} {sanctuaries}")
    return read_pool(
        {
            "regions": generator.sample(range(1, 69), regions),
            "sanctuaries": generator.sample(range(1, 46), sanctuaries),
        }
    )


def printed(card: Card, duration: int = 0) -> oracle.Card:
    """A card as the oracle reads it."""
    quest = card.quest
    per = None if quest is None or not quest.per else ("set" if quest.per == ("set",) else list(quest.per))
    return {
        "duration": duration,
        "biome": card.biome,
        "night": card.night,
        "clues": card.clues,
        **{wonder: card.wonders.count(wonder) for wonder in WONDERS},
        "needs": dict(Counter(card.needs)),
        "fame": None if quest is None else {"points": quest.points, "per": per},
    }


REGION = {duration: printed(card, duration) for duration, card in enumerate(ALL_REGIONS, 1)}
SANCTUARY = {number: printed(card) for number, card in enumerate(ALL_SANCTUARIES, 1)}


def ascents(row: tuple[int, ...]) -> int:
    return sum(before < after for before, after in pairwise(row))


def best_of_everything(pool: Pool) -> int:
    """The most points of any row of eight with any sanctuaries that it can bring: every order is tried."""
    most = 0
    for row in combinations(pool.regions, 8):
        for count in range(min(7, len(pool.sanctuaries)) + 1):
            for kept in combinations(pool.sanctuaries, count):
                most = max(most, best_order(row, kept, count == len(pool.sanctuaries)))
    return most


def best_order(regions: tuple[int, ...], kept: tuple[int, ...], is_all: bool) -> int:
    """The most points of any order that goes up as often as there are sanctuaries; more often, if these are all."""
    cards = [SANCTUARY[number] for number in kept]

    @cache
    def fame(region: int, after: frozenset[int]) -> int:
        return oracle.quest_points(REGION[region], [REGION[region], *(REGION[other] for other in after), *cards])

    def read(row: tuple[int, ...], points: int) -> int:
        """The best of all rows that end like this one."""
        if len(row) == 8:
            return points if ascents(row) == len(kept) or (is_all and ascents(row) > len(kept)) else -1
        after = frozenset(row)
        return max(read((region, *row), points + fame(region, after)) for region in regions if region not in after)

    extra = sum(oracle.quest_points(card, [*(REGION[region] for region in regions), *cards]) for card in cards)
    return read((), extra)


def check_row(solution: Solution, pool: Pool) -> None:
    """It could be the end of a game, and the oracle agrees on its points."""
    assert len(solution.regions) == len(set(solution.regions)) == 8
    assert set(solution.regions) <= set(pool.regions)
    assert set(solution.sanctuaries) <= set(pool.sanctuaries)
    kept = min(ascents(solution.regions), len(pool.sanctuaries))
    assert len(solution.sanctuaries) == len(set(solution.sanctuaries)) == kept
    row = [REGION[duration] for duration in solution.regions]
    fame, extra = oracle.score(row, [SANCTUARY[number] for number in solution.sanctuaries])
    assert solution.points == sum(fame) + sum(extra) == solution.sheet[-1].total
    assert [line.fame for line in solution.sheet] == [*reversed(fame), *extra]
    if solution.proven:
        assert solution.at_most == solution.points


# --- the best row ----------------------------------------------------------------------------------------

TINY = [(8, 1)] if INTERPRETED else [(8, 0), (8, 1), (8, 2), (8, 3), (9, 0)]


@pytest.mark.interpreted
@pytest.mark.parametrize(("seed", "regions", "sanctuaries"), [(seed, *sizes) for seed, sizes in enumerate(TINY)])
def test_no_row_is_better_than_the_one_found(seed: int, regions: int, sanctuaries: int) -> None:
    pool = random_pool(seed, regions, sanctuaries)
    solution = solve(pool)
    check_row(solution, pool)
    assert solution.proven
    assert solution.points == best_of_everything(pool)


@pytest.mark.parametrize(("regions", "sanctuaries"), [(8, 7), (8, 20), (10, 0), (12, 3), (16, 8), (18, 12), (24, 8)])
def test_a_row_found_is_a_legal_end_and_proved(regions: int, sanctuaries: int) -> None:
    for seed in range(2):
        pool = random_pool(seed, regions, sanctuaries)
        solution = solve(pool, seconds=60)
        check_row(solution, pool)
        assert solution.proven
        assert not solution.stopped


@pytest.mark.parametrize("seed", range(7))
def test_one_more_card_never_makes_it_worse(seed: int) -> None:
    pool = random_pool(seed, 13, 7)
    for key, cards in pool.model_dump().items():
        fewer = pool.model_copy(update={key: cards[:seed] + cards[seed + 1 :]})
        assert solve(fewer, seconds=60).points <= solve(pool, seconds=60).points


def without_bounds(pool: Pool) -> int:
    """The most points of all choices of sanctuaries, each gone through by itself."""
    search = Search(pool)
    search.desk = Desk(len(pool.regions))
    most = 0
    for count in range(min(7, len(pool.sanctuaries)) + 1):
        for kept in combinations(range(len(pool.sanctuaries)), count):
            node = Node(kept, (), 0, 7 - count, search.desk.sets, search.desk.fames)
            steps = search.sieve(node, search.every_set(node), search.desk.values(node.descents))
            most = max(most, end_of(steps).bounds[-1])
    return most


def end_of(steps: Generator[None, None, Node]) -> Node:
    while True:
        try:
            next(steps)
        except StopIteration as end:
            node: Node = end.value
            return node


@pytest.mark.parametrize("sizes", [(8, 12), (10, 10), (12, 8), (14, 6), (17, 3)])
def test_bounds_lose_nothing(sizes: tuple[int, int]) -> None:
    for seed in range(2):
        pool = random_pool(seed, *sizes)
        best = without_bounds(pool)
        assert solve(pool, seconds=60).points == best
        search = Search(pool)
        for _ in search.proof():  # with no annealing to find it first
            pass
        assert search.points == best


@pytest.mark.interpreted
@pytest.mark.parametrize("seed", range(1 if INTERPRETED else 4))
def test_eight_regions_are_put_in_order(seed: int) -> None:
    pool = random_pool(seed, 8, 7)
    solution = solve(pool, seconds=60, order=True)
    check_row(solution, pool)
    assert set(solution.regions) == set(pool.regions)
    assert solution.proven
    assert solution.points == solve(pool).points


def test_where_sanctuaries_are_few_all_are_there() -> None:
    for seed in range(5):
        solution = solve(random_pool(seed, 14, 2))
        assert len(solution.sanctuaries) == 2
        assert ascents(solution.regions) >= 2
        few = ascents(solution.regions) > 2
        assert ("but the pool has only these:" in solution.text()) is few


def test_annealing_alone_finds_most_of_the_best_rows() -> None:
    found = 0
    for seed in range(20):
        search = Search(random_pool(seed, 16, 8))
        annealing = search.annealing()
        for _ in range(TRIES):
            next(annealing)
        found += search.points == solve(search.pool, seconds=60).points
    assert found >= 15


def test_a_large_pool_gets_a_good_row_in_time() -> None:
    pool = read_pool({"regions": list(range(1, 69)), "sanctuaries": list(range(1, 46))})
    solution = solve(pool, seconds=2)
    check_row(solution, pool)
    assert not solution.proven
    assert solution.at_most is None
    assert solution.points >= 180  # nobody knows more than 202
    assert 2 <= solution.seconds < 4


def test_the_bound_falls_to_the_best_row_and_not_below() -> None:
    search = Search(random_pool(2, 18, 14))
    bounds = [search.at_most for _ in search.proof() if search.at_most is not None]
    assert search.proven
    assert bounds == sorted(bounds, reverse=True)
    assert bounds[0] > bounds[-1] >= search.points == solve(search.pool).points


def test_a_row_that_is_not_proved_says_so() -> None:
    found = solve(GOOD).model_copy(update={"proven": False})
    points = found.points
    for seconds, spent in ((10.004, "10"), (1234.5, "1234"), (0.25, "0.25")):
        for at_most, words in ((None, ""), (points + 9, f" No row brings more than {points + 9}.")):
            text = found.model_copy(update={"seconds": seconds, "at_most": at_most}).text()
            assert text.endswith(f"\n{points} points. The best found in {spent} s; not proved.{words}")


@pytest.mark.long
def test_sixteen_regions_and_eight_sanctuaries_are_solved_in_half_a_minute() -> None:
    for seed in range(50):
        pool = random_pool(seed, 16, 8)
        solution = solve(pool, seconds=30)
        check_row(solution, pool)
        assert solution.proven


def test_what_the_bounds_take_for_granted_of_the_cards() -> None:
    """A sanctuary shows at most two sights, one of each, one biome and one wonder; counts fit into their bits."""
    for card in ALL_SANCTUARIES:
        assert max(card.sights.values()) <= 1
        assert sum(card.sights.values()) <= 2
        assert len(card.wonders) <= 1
    for sight in ALL_REGIONS[0].sights:
        shown = sorted((card.sights[sight] for card in ALL_REGIONS), reverse=True)
        assert sum(shown[:8]) + 7 <= 31
        for_each = [
            sorted((card.quest.points for card in cards if card.quest and sight in card.quest.per), reverse=True)
            for cards in (ALL_REGIONS, ALL_SANCTUARIES)
        ]
        assert sum(for_each[0][:8]) + sum(for_each[1][:7]) <= 63
    assert all(len(card.quest.per) <= 2 for card in (*ALL_REGIONS, *ALL_SANCTUARIES) if card.quest)


# --- interrupts and progress -----------------------------------------------------------------------------


def test_an_interrupt_returns_the_best_so_far() -> None:
    def stop(_: Solution) -> None:
        raise KeyboardInterrupt

    pool = random_pool(1, 60, 40)
    solution = solve(pool, seconds=60, progress=stop)
    check_row(solution, pool)
    assert solution.stopped
    assert not solution.proven
    assert solution.seconds < 10
    assert "when it was stopped; not proved." in solution.text()


def test_progress_is_told_several_times_a_second_and_never_gets_worse() -> None:
    told: list[Solution] = []
    last = solve(random_pool(3, 60, 40), seconds=2, progress=told.append)
    assert 4 <= len(told) <= 10
    points = [solution.points for solution in (*told, last)]
    assert points == sorted(points)


def test_ctrl_c_prints_the_best_so_far(tmp_path: Path) -> None:
    (tmp_path / "pool.json").write_text(random_pool(1, 60, 40).model_dump_json())
    running = process("solve faraway pool.json --seconds 100", tmp_path)
    assert running.stderr
    while " points" not in running.stderr.readline():
        pass
    running.send_signal(signal.SIGINT)
    told, _ = running.communicate(timeout=20)
    assert running.returncode == 130
    assert told.startswith("The row: r")
    assert "when it was stopped; not proved." in told


# --- the command -----------------------------------------------------------------------------------------


def write_pool(pool: object = None) -> None:
    Path("pool.json").write_text(json.dumps(GOOD if pool is None else pool))


def test_the_answer_in_words(terminal: Terminal) -> None:
    write_pool()
    told = terminal("solve faraway pool.json").splitlines()
    solution = solve(GOOD)
    signs = [sign for sign in told[0] if sign in "<>"]
    assert signs == ["<" if before < after else ">" for before, after in pairwise(solution.regions)]
    assert told[1] == "Each < brings a sanctuary:"
    kept = told[2 : 2 + len(solution.sanctuaries)]
    assert kept == [f"  s{number:<4}{ALL_SANCTUARIES[number - 1]}" for number in solution.sanctuaries]
    assert len(told) == 2 + len(kept) + 1 + 8 + len(kept) + 1
    assert told[-2].split()[2] == str(solution.points)
    assert told[-1] == f"{solution.points} points. This is the best there is (proved)."


def test_the_answer_in_json(terminal: Terminal) -> None:
    for line in ("solve faraway pool.json --json", "solve faraway - --order --json"):
        write_pool()
        answer = Solution.model_validate_json(terminal(line, json.dumps(GOOD)))
        check_row(answer, read_pool(GOOD))
        assert answer.proven


def test_sanctuaries_may_be_given_by_their_faces() -> None:
    named = {"regions": EIGHT, "sanctuaries": ["Haven: 1 per forest and city", "desert uddu", *SEVEN[2:]]}
    assert read_pool(named) == read_pool(GOOD)


def test_progress_on_a_pipe_is_a_line_now_and_then(tmp_path: Path) -> None:
    (tmp_path / "pool.json").write_text(random_pool(1, 60, 40).model_dump_json())
    for options, lines in (("--seconds 2.5", 2), ("--seconds 1 --json", 0)):
        running = process(f"solve faraway pool.json {options}", tmp_path)
        answer, told = running.communicate(timeout=60)
        assert running.returncode == 0
        assert len([line for line in told.splitlines() if line.endswith("Ctrl-C stops here")]) == lines
        assert "\r" not in told
        assert answer


def test_progress_on_a_terminal_is_rewritten_and_cleared(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = io.StringIO()
    monkeypatch.setattr(screen, "isatty", lambda: True)
    monkeypatch.setattr(sys, "stderr", screen)
    with ProgressLine(silent=False) as line:
        for seconds in (1.2, 1.4):
            line.show(solve(GOOD).model_copy(update={"seconds": seconds, "at_most": 99}))
    told = screen.getvalue()
    _, *lines, blank, end = told.split("\r")
    assert lines == [f"1 s: {solve(GOOD).points} points, no row brings more than 99; Ctrl-C stops here"] * 2
    assert blank == " " * len(lines[0])
    assert end == ""


BAD: dict[str, tuple[Any, ...]] = {
    "not JSON": ("nope", "The pool is not JSON"),
    "nothing": ("", "The pool is not JSON"),
    "deep nesting": ("[" * 50_000, "The pool is not JSON", "recursion"),
    "a text too long": (" " * (LONGEST_TEXT + 1), "short text", "100,001 characters"),
    "a list": (EIGHT, "A pool is an object like", '"regions"'),
    "null": ("null", "A pool is an object like"),
    "a key too many": ({**GOOD, "hand": []}, "only 'regions' and 'sanctuaries'", "'hand'"),
    "a key misspelt": ({"region": EIGHT}, "only 'regions' and 'sanctuaries'", "'region'"),
    "no regions": ({"sanctuaries": SEVEN}, "eight regions", "only 0", "'regions'"),
    "seven regions": ({"regions": EIGHT[:7]}, "eight regions", "only 7"),
    "regions as text": ({"regions": "1 2 3"}, "regions of the pool", "list of numbers", "'1 2 3'"),
    "sanctuaries as null": ({**GOOD, "sanctuaries": None}, "sanctuaries of the pool", "list of numbers", "None"),
    "a region twice": ({"regions": [*EIGHT, 12]}, "region 12", "twice"),
    "a sanctuary twice": ({**GOOD, "sanctuaries": [3, 3]}, "sanctuary 3", "twice"),
    "a region of 0": ({"regions": [*EIGHT, 0]}, "The pool: a region", "1 to 68", "not 0"),
    "a region of 69": ({"regions": [*EIGHT, 69]}, "a region", "1 to 68", "not 69"),
    "a huge region": ({"regions": [*EIGHT, HUGE]}, "a region", "1 to 68"),
    "a region as text": ({"regions": [*EIGHT, "3"]}, "a region", "1 to 68", "not '3'"),
    "a region as truth value": ({"regions": [*EIGHT, True]}, "a region", "1 to 68", "not True"),
    "a region as float": ({"regions": [*EIGHT, 3.0]}, "a region", "1 to 68", "not 3.0"),
    "a region as list": ({"regions": [EIGHT]}, "a region", "1 to 68"),
    "a sanctuary of 46": ({**GOOD, "sanctuaries": [46]}, "a sanctuary", "1 to 45", "not 46"),
    "a sanctuary as truth value": ({**GOOD, "sanctuaries": [False]}, "a sanctuary", "1 to 45", "not False"),
    "a face that no sanctuary has": ({**GOOD, "sanctuaries": ["sea"]}, "no sanctuary 'sea'"),
}


@table(BAD)
def test_a_pool_that_cannot_be_is_refused(case: tuple[Any, ...]) -> None:
    pool, *words = case
    with refused(BadPosition, *words):
        solve(pool)


def test_only_eight_regions_are_put_in_order() -> None:
    with refused(BadPosition, "Exactly eight regions", "the pool has 9"):
        solve({"regions": [*EIGHT, 1]}, order=True)


def test_seconds_that_cannot_be_are_refused() -> None:
    never: list[Any] = [0, -1, float("nan"), float("inf"), 86_401, "3", True, None, HUGE]
    for seconds in never:
        with refused(BadOption, "more than 0 and at most 86,400 seconds"):
            solve(GOOD, seconds=seconds)


COMMANDS: dict[str, tuple[str, ...]] = {
    "another game": ("solve chess pool.json", "'chess'", "There are: faraway."),
    "a game misspelt": ("solve faravay pool.json", "'faravay'", "Did you mean faraway?"),
    "a missing file": ("solve faraway missing.json", "missing.json", "No such file"),
    "a directory": ("solve faraway here.d", "here.d", "directory"),
    "nothing from standard input": ("solve faraway -", "not JSON"),
    "no time": ("solve faraway pool.json --seconds 0", "more than 0", "not 0.0"),
    "time that goes backwards": ("solve faraway pool.json --seconds -1", "more than 0", "not -1.0"),
    "time that is no number": ("solve faraway pool.json --seconds nan", "more than 0", "not nan"),
    "too much time": ("solve faraway pool.json --seconds 1e9", "at most 86,400", "not 1000000000.0"),
    "nine in order": ("solve faraway nine.json --order", "Exactly eight regions", "the pool has 9"),
}


@table(COMMANDS)
def test_a_command_that_cannot_be_done_says_why(
    case: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    line, *words = case
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    write_pool()
    Path("nine.json").write_text(json.dumps({"regions": [*EIGHT, 1]}))
    Path("here.d").mkdir()
    assert run(line, monkeypatch) == 2
    check_told(capsys.readouterr().err, tuple(words))
