"""The arena: the same results wherever and however often it is played, and nobody can spoil it for the others."""

from __future__ import annotations

import itertools
import json
import multiprocessing
import os
import signal
import subprocess
import time
import xml.etree.ElementTree as Xml
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

import hortus
from hortus.arena import Log, Result, Tournament, run, standings
from hortus.arena.crew import Crew
from hortus.arena.jobs import Setting, seat_orders
from hortus.arena.log import new_log
from hortus.arena.playing import play_job
from hortus.games import find_rule_set
from tests.conftest import Terminal, process
from tests.sentences import check_sentence

# Players that spoil a game, each in its own way.
BOTS = """
import collections, itertools, os, signal, sys, time

class Bot:
    def choose(self, turn):
        answer = self.deed()
        return turn.legal[0] if answer is None else answer

class Hang(Bot):
    def deed(self):
        collections.deque(itertools.repeat(0), maxlen=0)  # never comes back to Python

class Stubborn(Bot):
    def deed(self):
        while True:
            try:
                time.sleep(60)
            except BaseException:
                pass

class Breaks(Bot):
    def deed(self):
        return 1 / 0

class Sleeps(Bot):
    def deed(self):
        time.sleep(60)

class Dies(Bot):
    def deed(self):
        os._exit(3)

class Crashes(Bot):
    def deed(self):
        os.kill(os.getpid(), signal.SIGSEGV)

class Leaves(Bot):
    def deed(self):
        sys.exit(0)

class Cheats(Bot):
    def deed(self):
        return 10 ** 6

class Prints(Bot):
    def deed(self):
        print("hello")

class Dozes:
    def choose(self, turn):
        time.sleep(0.01)
        return turn.random.choice(turn.legal)
"""
FARAWAY = find_rule_set("faraway")


@pytest.fixture(autouse=True)
def no_worker_is_left_behind() -> Iterator[None]:
    yield
    assert not multiprocessing.active_children()


@pytest.fixture
def bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bots.py").write_text(BOTS)
    monkeypatch.chdir(tmp_path)


def small(**changes: Any) -> Tournament:
    asked: dict[str, Any] = {"rule_set": "faraway", "codes": ["random", "greedy"], "games": 12, "seed": 7}
    return Tournament.plan(**{**asked, **changes})


def played(tournament: Tournament, path: Path, workers: int = 1, on: str = "processes") -> dict[str, Any]:
    log = Log([path], tournament)
    run(tournament, log, workers, on)
    log.close()
    return timeless(Log([path], tournament).results.values())


def played_here(tournament: Tournament, path: Path) -> dict[str, Any]:
    """The same without any process of its own, which takes longer to start than to play."""
    log = Log([path], tournament)
    for job in tournament.jobs():
        log.add(play_job(tournament.setting, job, [0.0, 0.0]))
    log.close()
    return timeless(log.results.values())


def timeless(results: Iterable[Result]) -> dict[str, Any]:
    """Results by job, without what may differ."""
    return {result.job: result.model_dump(exclude={"seconds"}) for result in results}


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What the small tournament comes to without interruption."""
    return played_here(small(), tmp_path_factory.mktemp("whole") / "log")


# --- what is played ---


def test_every_deal_is_played_in_every_seat_order() -> None:
    assert [job.codes for job in small(games=2).jobs()] == [("random", "greedy"), ("greedy", "random")]
    three = list(small(codes=["random", "greedy", "spite"], games=7).jobs())
    assert len(three) == 12  # two deals, each in all six orders
    assert {job.codes for job in three[:6]} == set(itertools.permutations(["random", "greedy", "spite"]))
    assert {job.deal for job in three[:6]} == {three[0].deal} != {job.deal for job in three[6:]}


def test_four_seats_are_rotated() -> None:
    assert seat_orders("abcd", 0) == [tuple("abcd"), tuple("bcda"), tuple("cdab"), tuple("dabc")]
    assert seat_orders("abab", 1) == [tuple("abba"), tuple("bbaa"), tuple("baab"), tuple("aabb")]
    pairs = [order[i : i + 2] for number in range(6) for order in seat_orders("abcd", number) for i in range(3)]
    assert set(Counter(pairs).values()) == {6}, "everybody sits beside everybody equally often"


def test_two_seats_are_a_round_robin_on_the_same_deals() -> None:
    jobs = list(small(codes=["random", "greedy", "spite"], seats=2, games=4).jobs())
    met = [tuple(sorted(job.codes)) for job in jobs]
    assert {pair: met.count(pair) for pair in met} == {
        ("greedy", "random"): 4,
        ("greedy", "spite"): 4,
        ("random", "spite"): 4,
    }
    assert len({job.deal for job in jobs}) == 2


def test_without_seats_all_sit_at_one_table_if_that_fits_and_else_the_least_number_does() -> None:
    assert small(codes=["random"] * 5).setting.seats == 5
    assert small(codes=["random"] * 7).setting.seats == 2
    assert small(rule_set="faraway-solo", codes=["random", "greedy"]).setting.seats == 1


def test_one_among_others_sits_everywhere_once() -> None:
    jobs = list(small(codes=["greedy", "random", "random", "random"], games=4).jobs())
    assert sorted(job.codes.index("greedy") for job in jobs) == [0, 1, 2, 3]


def test_more_games_are_the_same_and_further_ones() -> None:
    few, many = ([job.id for job in small(games=games).jobs()] for games in (10, 20))
    assert many[: len(few)] == few
    assert len(set(many)) == 20


def test_a_job_is_named_by_all_that_makes_it() -> None:
    ids = {
        next(small(**change).jobs()).id
        for change in ({}, {"seed": 8}, {"seconds": 1.0}, {"options": {"advanced": True}}, {"codes": ["spite"] * 2})
    }
    assert len(ids) == 5
    assert next(small().jobs()).id == next(small(options={"advanced": False}).jobs()).id


def test_a_game_of_the_arena_is_the_one_that_play_plays(whole: dict[str, Any], terminal: Terminal) -> None:
    for result in list(whole.values())[:2]:
        terminal(f"play faraway --players {','.join(result['players'])} --seed {result['deal']} --record game.json")
        assert hortus.load("game.json").points == result["points"]


# --- the same results, however it is played ---


def test_the_number_of_workers_makes_no_difference_and_the_arena_takes_little_time_of_its_own(
    bots: None, tmp_path: Path
) -> None:
    tournament = small(codes=["bots.py:Dozes", "bots.py:Dozes"], games=8)
    log = Log([tmp_path / "log"], tournament)
    pace = run(tournament, log, workers=2)
    assert pace.games == 8
    assert pace.share is not None and pace.share > 0.9
    assert timeless(log.results.values()) == played_here(tournament, tmp_path / "here")


def test_ray_gives_the_same_results_job_for_job(whole: dict[str, Any], tmp_path: Path) -> None:
    ray = pytest.importorskip("ray")
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    ray.init(address="local", num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    try:
        assert played(small(), tmp_path / "log", workers=2, on="ray") == whole
        assert ray.is_initialized()  # who started it keeps it
    finally:
        ray.shutdown()


def test_a_killed_run_goes_on_where_it_stopped(bots: None, tmp_path: Path) -> None:
    line = "arena faraway --players random,bots.py:Dozes --games 8 --seed 7 --jobs 1 --resume log"
    running = process(line, tmp_path)
    log = tmp_path / "log"
    wait_for(lambda: log.exists() and len(log.read_bytes().splitlines()) > 2, running)
    running.kill()
    running.communicate()
    before = log.read_bytes()
    assert 2 < len(before.splitlines()) < 9
    out, err = process(f"{line} --json", tmp_path).communicate(timeout=100)
    assert log.read_bytes().startswith(before)
    assert json.loads(out)["games"] == 8, err
    tournament = small(codes=["random", "bots.py:Dozes"], games=8)
    assert timeless(Log([log], tournament).results.values()) == played_here(tournament, tmp_path / "whole")


def without_time(printed: str) -> dict[str, Any]:
    found = json.loads(printed)
    del found["time"], found["log"]
    for player in found["players"]:
        del player["seconds_per_decision"]
    return dict(found)


def wait_for(happened: Any, running: subprocess.Popen[str], seconds: float = 100) -> None:
    end = time.monotonic() + seconds
    while not happened():
        assert running.poll() is None, running.communicate()
        assert time.monotonic() < end
        time.sleep(0.02)


def test_ctrl_c_reports_what_was_played_and_says_how_to_go_on(bots: None, tmp_path: Path) -> None:
    running = process(
        "arena faraway --players random,bots.py:Dozes --games 1000 --seed 7 --jobs 1 --json --resume log", tmp_path
    )
    log = tmp_path / "log"
    wait_for(lambda: log.exists() and len(log.read_bytes().splitlines()) > 3, running)
    running.send_signal(signal.SIGINT)
    out, err = running.communicate(timeout=30)
    assert running.returncode == 130
    assert json.loads(out)["complete"] is False
    assert json.loads(out)["games"] == len(log.read_bytes().splitlines()) - 1
    assert "go on with: hortus arena faraway" in err
    assert "Traceback" not in err


# --- the log ---


def test_a_torn_last_line_is_played_again(whole: dict[str, Any], tmp_path: Path) -> None:
    log = tmp_path / "log"
    played_here(small(games=4), log)
    log.write_bytes(log.read_bytes()[:-40])
    assert len(Log([log], small()).results) == 3
    assert played(small(), log) == whole
    assert played(small(), log) == whole  # and the torn line stays harmless


def test_logs_are_merged_and_a_job_counts_once(whole: dict[str, Any], tmp_path: Path) -> None:
    mine, theirs, both = small(games=4), small(games=4, seed=8), small(games=6)
    first, second, third = (tmp_path / name for name in ("first", "second", "third"))
    played_here(mine, first)
    others = played_here(theirs, second)
    played_here(both, third)
    log = Log([first, second, third], small())
    assert len(log.results) == 10
    assert {job: found for job, found in timeless(log.results.values()).items() if job not in others}.items() <= (
        whole.items()
    )
    assert len(first.read_bytes().splitlines()) == 5  # nothing was copied


def test_two_that_begin_in_the_same_second_keep_logs_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    tournament = Tournament.plan("arboretum", ["random", "random"], 2, 7)
    monkeypatch.setattr(time, "strftime", lambda _: "20260101-000000")
    paths = set()
    for number in (1, 2):
        monkeypatch.setattr(os, "getpid", lambda number=number: number)
        paths.add(new_log(tournament))
    assert len(paths) == 2


def test_only_games_of_the_players_asked_for_count(tmp_path: Path) -> None:
    played_here(small(codes=["random", "greedy", "spite"], seats=2, games=2), tmp_path / "log")
    log = Log([tmp_path / "log"], small())
    assert len(log.results) == 6
    assert len(log.among(["random", "greedy"])) == 2


LOGS = {
    "of another rule set": ({"rule_set": "arboretum", "codes": ["random"] * 2}, "rule set: 'arboretum'"),
    "with other options": ({"options": {"advanced": True}}, "options"),
    "with another time limit": ({"seconds": 5.0}, "time limit: 5.0"),
    "with other seats": ({"codes": ["random"] * 3}, "seats: 3"),
}


@pytest.mark.parametrize("case", LOGS.values(), ids=LOGS)
def test_a_log_of_something_else_is_refused(case: tuple[dict[str, Any], str], terminal: Terminal) -> None:
    changes, words = case
    Log([Path("log")], small(**changes)).close()
    terminal("arena faraway --players random,greedy --seed 7 --resume log", code=2)
    with pytest.raises(hortus.HortusError) as caught:
        Log([Path("log")], small())
    check_sentence(str(caught.value), "log", words)


BROKEN = {
    "no log": ("once upon a time\n", "not the log of an arena"),
    "a record": ('{"hortus": 1}\n', "not the log of an arena"),
    "another format": ('{"hortus_arena": 99}\n', "format 99"),
    "another version": ("VERSION", "version of the rule set: 99"),
    "another Hortus": ("HORTUS", "Hortus 99"),
    "another line": ("LINE", "line 2"),
    "another result": ("JOB", "line 2"),
}


@pytest.mark.parametrize("case", BROKEN.values(), ids=BROKEN)
def test_a_broken_log_is_refused_and_not_touched(case: tuple[str, str], tmp_path: Path) -> None:
    text, words = case
    path = tmp_path / "log"
    header = '{"hortus_arena":1,"hortus":"%s","seed":7,"setting":%s}\n'
    setting = small().setting
    games = '{"job":"%s","players":["a","b"],"deal":1,"points":null,"winners":[0],"outcome":null,'
    games += '"decisions":[1,1],"seconds":[0,0],"forfeit":null}\n'
    made = {
        "VERSION": header % (hortus.__version__, setting.model_copy(update={"version": 99}).model_dump_json()),
        "HORTUS": header % ("99", setting.model_dump_json()),
        "LINE": header % (hortus.__version__, setting.model_dump_json()) + '{"job": 1}\n',
        "JOB": header % (hortus.__version__, setting.model_dump_json()) + games % "0" * 2,
    }.get(text, text)
    path.write_text(made)
    with pytest.raises(hortus.HortusError) as caught:
        Log([path], small())
    check_sentence(str(caught.value), words)
    assert path.read_text() == made


# --- forfeits ---

REASONS = {
    "bots.py:Breaks": "bots.py:Breaks raised ZeroDivisionError: division by zero.",
    "bots.py:Cheats": "The player bots.py:Cheats chose what is not open to it: 1000000.",
    "bots.py:Leaves": "bots.py:Leaves raised SystemExit: 0.",
    "bots.py:Sleeps": "bots.py:Sleeps took longer than 0.5 s for a decision.",
    "bots.py:Hang": "bots.py:Hang took longer than 0.5 s for a decision.",
    "bots.py:Stubborn": "bots.py:Stubborn took longer than 0.5 s for a decision.",
    "bots.py:Dies": "bots.py:Dies ended its process with exit code 3.",
    "bots.py:Crashes": "bots.py:Crashes ended its process by SIGSEGV.",
}


def test_whoever_spoils_a_game_forfeits_it_and_the_run_goes_on(bots: None) -> None:
    setting = Setting.of(FARAWAY, 2, {}, 0.5)
    jobs = [setting.job((code, "random"), 1) for code in REASONS] + [setting.job(("random", "bots.py:Prints"), 1)]
    with Crew(setting, ["random"], 2) as crew:
        results = {result.players: result for result in crew.play(jobs)}
    assert len(results) == len(jobs)
    fair = results.pop(("random", "bots.py:Prints"))
    assert fair.forfeit is None and fair.points
    for (code, _), result in results.items():
        assert result.forfeit is not None
        assert (result.forfeit.seat, result.forfeit.reason) == (0, REASONS[code])
        assert (result.winners, result.points) == ((1,), None)


def test_a_game_whose_worker_is_killed_from_outside_is_played_again(bots: None) -> None:
    setting = Setting.of(FARAWAY, 2, {}, 5)
    with Crew(setting, ["random"], 1) as crew:
        playing = crew.play([setting.job(("bots.py:Dozes", "random"), deal) for deal in (1, 2, 3)])
        next(playing)
        crew.workers[0].process.kill()
        rest = list(playing)
    assert len(rest) == 2
    assert all(result.forfeit is None for result in rest)


def test_a_forfeit_is_told_and_counts_as_a_loss(bots: None, tmp_path: Path) -> None:
    out, _ = process(
        "arena faraway --players bots.py:Breaks,bots.py:Prints --games 4 --seed 1 --jobs 1 --json --resume log",
        tmp_path,
    ).communicate(timeout=100)
    found = json.loads(out)  # what a player prints is not in the way
    assert [(one["win_rate"], one["forfeits"], one["mean_points"]) for one in found["players"]] == [
        (0.0, 4, None),
        (1.0, 0, None),
    ]
    assert [forfeit["reason"] for forfeit in found["forfeits"]] == [REASONS["bots.py:Breaks"]] * 4
    assert (tmp_path / "log").read_text().count(REASONS["bots.py:Breaks"]) == 4


# --- the answer ---


def test_the_answer_for_programs_has_all_that_was_promised(terminal: Terminal) -> None:
    out = terminal("arena faraway --players random,greedy,spite --seats 2 --games 4 --seed 7 --json --jobs 1")
    found = json.loads(out)
    assert [one["code"] for one in found["players"]] == ["random", "greedy", "spite"]
    for one in found["players"]:
        assert one["games"] == 8
        assert 0 <= one["interval"][0] <= one["win_rate"] <= one["interval"][1] <= 1
        assert one["rating_interval"][0] < one["rating"] < one["rating_interval"][1]
        assert one["mean_points"] > 0 < one["seconds_per_decision"]
    assert sum(one["rating"] for one in found["players"]) == pytest.approx(4500)
    assert len(found["head_to_head"]) == 3
    assert (found["games"], found["deals"], found["complete"]) == (12, 2, True)
    assert 0 < found["time"]["share"] <= 1
    again = terminal(f"arena faraway --players random,greedy,spite --seats 2 --games 4 --json --resume {found['log']}")
    assert json.loads(again)["seed"] == 7  # that of the log
    assert without_time(again) == without_time(out)


def test_people_are_told_best_first(terminal: Terminal) -> None:
    terminal.monkeypatch.setenv("COLUMNS", "100")
    told = terminal("arena faraway --players random,greedy --games 10 --seed 7 --jobs 1 --plot plot.svg")
    assert told.index("greedy") < told.index("random")
    assert "10 games on 5 deals" in told
    assert "players thought" in told
    Xml.parse("plot.svg")


def test_solo_players_are_compared_on_the_same_deals(tmp_path: Path) -> None:
    tournament = small(rule_set="faraway-solo", games=6)
    played_here(tournament, tmp_path / "log")
    results = Log([tmp_path / "log"], tournament).among(tournament.players)
    found = standings(tournament, results)
    points = {(result.players[0], result.deal): result.points[0] for result in results if result.points}
    deals = sorted({result.deal for result in results})
    assert len(deals) == 6
    better = [points["greedy", deal] > points["random", deal] for deal in deals]
    differences = [points["random", deal] - points["greedy", deal] for deal in deals]
    assert found.players[1].win_rate == pytest.approx(sum(better) / 6)
    assert found.head_to_head[0].points_difference == pytest.approx(sum(differences) / 6)


def test_the_win_rate_against_q_is_a_win_rate(tmp_path: Path) -> None:
    tournament = small(rule_set="arboretum-solo", codes=["random"], games=6)
    played_here(tournament, tmp_path / "log")
    results = Log([tmp_path / "log"], tournament).among(["random"])
    (random,) = standings(tournament, results).players
    assert random.win_rate == sum(0 in result.winners for result in results) / 6
    assert random.fair_share is None
