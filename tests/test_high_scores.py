"""One's own best games: what counts, what is told, and that nothing harms the list."""

from __future__ import annotations

import json
import os
import random
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import hortus
from hortus.core.high_scores import BAR, BINS, after_the_game, histogram, keep_score, keeps_scores, kept_scores, ordinal
from hortus.games import find_rule_set
from tests.conftest import Terminal
from tests.sentences import check_sentence
from tests.test_bad_commands import check_told, run

SOLO = find_rule_set("faraway-solo")
TO_THE_END = ["1"] * 100  # more answers than a game asks for; what is lowest is always number 1
RANK = re.compile(r"This is your .*\.")
GAME = "play faraway-solo --plain"


def finished(seed: int | None, choice: int = 0, **options: Any) -> hortus.Match:
    """A solo game in which always the same of all choices was taken."""
    match = hortus.new("faraway-solo", seed=seed, **options)
    while not match.over:
        match.play(match.legal()[choice])
    return match


def files(data: Path) -> list[str]:
    return sorted(path.name for path in data.glob("scores/faraway-solo/*"))


def points() -> list[int]:
    return [score.points for score in kept_scores(SOLO)[0]]


# --- what counts -----------------------------------------------------------------------------------------


def test_only_a_game_without_any_opponent_is_played_for_a_high_score() -> None:
    assert [rule_set.id for rule_set in hortus.rule_sets() if keeps_scores(rule_set)] == ["faraway-solo"]


def test_the_rank_of_each_game_among_those_before_it() -> None:
    results: list[int] = []
    for seed in range(12):
        match = finished(seed)
        results.append(match.points[0])
        better = sum(other > results[-1] for other in results)
        level = results.count(results[-1]) - 1
        told = after_the_game(match, played_here=True)
        if len(results) == 1:
            assert told[0] == "This is your first game with these options."
            continue
        place = f"{ordinal(better + 1)} best" if better else "best"
        shared = f", level with {level} other{'s' * (level > 1)}" if level else ""
        assert told[0] == f"This is your {place} of {len(results)} games with these options{shared}."
        assert told[1] == f"Best ever {max(results)}, average {sum(results) / len(results):.1f}."
        (marked,) = [line for line in told if line.endswith("<- this game")]
        low, high = map(int, re.findall(r"\d+", marked)[:2])
        assert low <= results[-1] <= high
    assert points() == sorted(results, reverse=True)
    assert len(set(results)) > 5


ORDINALS = "1st 2nd 3rd 4th 9th 10th 11th 12th 13th 14th 20th 21st 22nd 23rd 100th 101st 111th 112th 113th 121st"


@pytest.mark.parametrize("word", ORDINALS.split())
def test_places_as_they_are_said(word: str) -> None:
    assert ordinal(int(word[:-2])) == word


def test_a_deal_counts_once_with_its_first_result() -> None:
    first, again = finished(3), finished(3, choice=-1)
    assert first.points != again.points
    after_the_game(first, played_here=True)
    told = after_the_game(again, played_here=True)
    check_sentence(told[0], "already", f"with {first.points[0]}", "counts once")
    assert not any(RANK.match(line) or "this game" in line for line in told)
    assert points() == [first.points[0]]


def test_games_from_secrets_are_all_different() -> None:
    for _ in range(3):
        after_the_game(finished(None), played_here=True)
    assert len(points()) == 3


def test_a_game_that_was_over_when_it_was_opened_is_only_looked_up() -> None:
    match = finished(3)
    assert after_the_game(match, played_here=False) == []
    assert points() == []
    after_the_game(match, played_here=True)
    assert after_the_game(match, played_here=False)[0] == "This is your first game with these options."
    assert len(points()) == 1


def test_each_option_set_has_its_own_list() -> None:
    after_the_game(finished(1), played_here=True)
    after_the_game(finished(2), played_here=True)
    told = after_the_game(finished(1, advanced=True), played_here=True)
    assert told[0] == "This is your first game with these options."
    assert after_the_game(finished(4, advanced=False), played_here=True)[0].endswith("of 3 games with these options.")
    assert [len(kept_scores(SOLO, options)[0]) for options in ({}, {"advanced": True}, None)] == [3, 1, 4]


# --- the histogram ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("spread", [1, 7, 40, 59, 60, 61, 300, 5000])
def test_the_histogram_counts_every_game_once(spread: int) -> None:
    generator = random.Random(spread)
    results = [generator.randrange(spread) for _ in range(90)]
    lines = list(histogram(results, results[0]))
    assert 1 <= len(lines) <= BINS
    edges = []
    for line in lines:
        found = re.fullmatch(r"  +(\d+) to +(\d+)  +(\d+)(?:  (#*))?(  <- this game)?", line)
        assert found, line
        low, high, count = (int(number) for number in found.groups()[:3])
        edges += [low, high + 1]
        assert count == sum(low <= result <= high for result in results)
        assert bool(found[4]) == (count > 0)
        assert len(found[4] or "") <= BAR
        assert bool(found[5]) == (low <= results[0] <= high)
        assert len(line) < 79
    assert edges[1:-1:2] == edges[2:-1:2]  # no gap, no overlap


def test_a_bar_has_a_sign_for_every_game_while_there_is_room() -> None:
    assert list(histogram([7, 8, 12])) == ["   5 to  9  2  ##", "  10 to 14  1  #"]
    many = list(histogram([1] * 400 + [6]))
    assert [line.count("#") for line in many] == [BAR, 1]


# --- damage ----------------------------------------------------------------------------------------------

DAMAGE: dict[str, bytes] = {
    "empty": b"",
    "half written": b'{"rule_set": "faraway-solo", "version": 1, "opt',
    "no JSON": b"nope",
    "no text": b"\xff\xfe\x00",
    "nested deep": b"[" * 9000,
    "too long": b" " * 20_000 + b"{}",
    "a list": b"[]",
    "another object": b'{"points": 39}',
    "points as text": b'{"points": "many"}',
}


def damaged(score: Path, **changes: Any) -> bytes:
    return json.dumps({**json.loads(score.read_text()), **changes}).encode()


def check_set_aside(data: Path, told: list[str]) -> None:
    """One file was set aside, with a sentence that says where it is."""
    (aside,) = [name for name in files(data) if "corrupt" in name]
    assert re.fullmatch(r"[0-9a-f]{64}\.json\.corrupt-\d{8}-\d{6}", aside)
    check_sentence(told[0].replace(str(data), "/x"), "damaged", "set aside", aside)


@pytest.mark.parametrize("content", DAMAGE.values(), ids=DAMAGE)
def test_a_damaged_file_is_set_aside_and_the_others_count(content: bytes, data: Path) -> None:
    for seed in (1, 2):
        keep_score(finished(seed))
    victim = data / "scores" / "faraway-solo" / files(data)[0]
    victim.write_bytes(content)
    told = after_the_game(finished(3), played_here=True)
    check_set_aside(data, told)
    assert told[1].endswith("of 2 games with these options.")
    assert after_the_game(finished(3), played_here=False)[0].startswith("This is your")  # said once


@pytest.mark.parametrize(
    "changes",
    [
        {"points": 10**5000 // 10**4000},
        {"points": 39.5},
        {"points": True},
        {"points": None},
        {"finished": "yesterday"},
        {"game": "../../elsewhere"},
        {"options": []},
        {"more": 1},
    ],
    ids=str,
)
def test_a_file_that_was_tampered_with_is_set_aside(changes: dict[str, Any], data: Path) -> None:
    keep_score(finished(1))
    victim = data / "scores" / "faraway-solo" / files(data)[0]
    victim.write_bytes(damaged(victim, **changes))
    check_set_aside(data, kept_scores(SOLO)[1])
    assert points() == []


def test_a_deal_whose_file_was_damaged_counts_anew(data: Path) -> None:
    match = finished(1)
    keep_score(match)
    (data / "scores" / "faraway-solo" / files(data)[0]).write_text("nope")
    told = after_the_game(match, played_here=True)
    check_set_aside(data, told)
    assert told[1] == "This is your first game with these options."
    assert points() == [match.points[0]]


@pytest.mark.parametrize("in_the_way", ["", "scores", "scores/faraway-solo"])
def test_where_nothing_can_be_kept_the_game_still_ends(in_the_way: str, data: Path) -> None:
    place = data / in_the_way
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text("in the way")
    told = after_the_game(finished(1), played_here=True)
    for sentence in told:
        check_sentence(sentence.replace(str(data), "/x"), "can't be")
    assert any("can't be kept" in sentence for sentence in told)


def test_a_file_that_cannot_be_read_is_left_alone(data: Path) -> None:
    keep_score(finished(1))
    (data / "scores" / "faraway-solo" / f"{'0' * 64}.json").mkdir()
    scores, faults = kept_scores(SOLO)
    assert len(scores) == 1
    check_sentence(faults[0].replace(str(data), "/x"), "can't be read")


# --- several at once, and sudden ends --------------------------------------------------------------------

PROLOGUE = """
import os, signal, sys, hortus
from hortus.core import files, high_scores
def finished(seed):
    match = hortus.new("faraway-solo", seed=seed)
    while not match.over:
        match.play(match.legal()[0])
    return match
"""


def start(code: str) -> subprocess.Popen[str]:
    """A process of its own with the same place for data."""
    return subprocess.Popen(
        [sys.executable, "-c", PROLOGUE + code],
        text=True,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )


def test_games_that_end_at_the_same_moment_are_all_kept() -> None:
    """Two processes with 40 games each, ten of which are the same deals."""
    code = """
games = [finished(seed) for seed in range({first}, {first} + 40)]
print("ready", flush=True)
sys.stdin.readline()
for game in games:
    high_scores.keep_score(game)
"""
    running = [start(code.format(first=first)) for first in (0, 30)]
    for process in running:
        assert process.stdout
        assert process.stdout.readline() == "ready\n"
    for process in running:
        assert process.stdin
        process.stdin.write("\n")
        process.stdin.flush()
    assert [process.communicate(timeout=60)[1] for process in running] == ["", ""]
    scores, faults = kept_scores(SOLO)
    assert (len(scores), faults) == (70, [])


def test_a_game_that_was_acknowledged_survives_a_kill() -> None:
    code = "print(high_scores.after_the_game(finished(1), True)[0], flush=True); os.kill(os.getpid(), signal.SIGKILL)"
    out, err = start(code).communicate(timeout=60)
    assert (out, err) == ("This is your first game with these options.\n", "")
    assert points() == [finished(1).points[0]]


@pytest.mark.parametrize("moment", ["files.os.fsync", "files.Path.replace"])
def test_a_kill_while_a_score_is_written_harms_nothing(moment: str, data: Path) -> None:
    keep_score(finished(1))
    code = f"{moment} = lambda *_: os.kill(os.getpid(), signal.SIGKILL)\nhigh_scores.keep_score(finished(2))"
    killed = start(code)
    killed.communicate(timeout=60)
    assert killed.returncode == -signal.SIGKILL
    assert len(files(data)) == 2  # the score, and what was being written
    assert kept_scores(SOLO)[1] == []
    assert points() == [finished(1).points[0]]
    assert after_the_game(finished(2), played_here=True)[0].endswith("of 2 games with these options.")


def test_a_score_is_on_disk_before_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[bool] = []
    real = os.fsync

    def sync(handle: int) -> None:
        synced.append(True)
        real(handle)

    monkeypatch.setattr(os, "fsync", sync)
    keep_score(finished(1))
    assert len(synced) >= 1 + hasattr(os, "O_DIRECTORY")  # the file, and its directory


# --- at the table ----------------------------------------------------------------------------------------


def test_after_a_solo_game_its_rank_is_told_and_nobody_has_won(terminal: Terminal) -> None:
    told = [terminal(f"{GAME} --seed {seed} --record game{seed}.json", *TO_THE_END) for seed in (1, 2)]
    results = [hortus.load(f"game{seed}.json").points[0] for seed in (1, 2)]
    assert "This is your first game with these options." in told[0]
    place = "best" if results[1] > results[0] else "2nd best"
    assert f"This is your {place} of 2 games with these options." in told[1]
    assert f"Best ever {max(results)}, average {sum(results) / 2:.1f}." in told[1]
    assert told[1].count("<- this game") == 1
    for text in told:
        assert "You won" not in text
        assert "You lost" not in text
    assert sorted(points()) == sorted(results)


def test_a_finished_game_that_is_resumed_does_not_count_twice(terminal: Terminal) -> None:
    terminal(f"{GAME} --seed 1 --record game.json", *TO_THE_END)
    told = terminal("play --plain --resume game.json")
    assert "This is your first game with these options." in told
    assert len(points()) == 1


def test_a_game_that_is_saved_and_resumed_counts_once_it_is_over(terminal: Terminal) -> None:
    assert "This is your" not in terminal(f"{GAME} --seed 1 --record game.json", "1", "quit")
    assert points() == []
    terminal("play --plain --resume game.json", *TO_THE_END)
    assert points() == [hortus.load("game.json").points[0]]


def test_games_of_programs_do_not_count(terminal: Terminal) -> None:
    terminal("play faraway-solo --players random --games 2 --seed 1 --record games")
    terminal("play faraway-solo --players random --seed 1 --record theirs.json")
    assert "This is your" not in terminal("play --plain --resume theirs.json")
    finished(5).record().save("own.json")  # by whom, nobody knows
    assert "This is your" not in terminal("play --plain --resume own.json")
    assert points() == []


def test_a_game_with_an_opponent_keeps_no_score(terminal: Terminal, data: Path) -> None:
    told = terminal("play arboretum-solo --plain --seed 1 --record game.json", *["1"] * 300)
    assert re.search(r"^You (won|lost)\.$", told, re.MULTILINE)
    assert not (data / "scores").exists()


def test_a_damaged_list_does_not_spoil_the_end_of_a_game(terminal: Terminal, data: Path) -> None:
    keep_score(finished(9))
    (data / "scores" / "faraway-solo" / files(data)[0]).write_text("nope")
    told = terminal(f"{GAME} --seed 1 --record game.json", *TO_THE_END)
    assert "A score was damaged" in told
    assert "This is your first game with these options." in told
    assert hortus.load("game.json").over


# --- the list --------------------------------------------------------------------------------------------


def test_the_scores_are_listed_by_option_set(terminal: Terminal) -> None:
    for seed in range(12):
        keep_score(finished(seed))
    keep_score(finished(1, advanced=True))
    told = terminal("scores")
    plain, advanced = re.split(r"\n(?=Faraway alone with)", told)
    assert plain.startswith("Faraway alone: 12 games\nBest ever ")
    assert advanced.startswith("Faraway alone with advanced=true: 1 game\n")
    best = sorted((finished(seed).points[0] for seed in range(12)), reverse=True)[:10]
    listed = re.findall(r"^ +(\d+)\. +(\d+)  \d{4}-\d\d-\d\d \d\d:\d\d$", plain, re.MULTILINE)
    assert listed == [(str(place), str(result)) for place, result in enumerate(best, 1)]
    assert terminal("scores faraway_solo --option advanced=true") == advanced
    assert terminal("scores --option advanced=false") == f"{plain}\n"


def test_the_scores_are_listed_for_programs(terminal: Terminal) -> None:
    assert json.loads(terminal("scores --json")) == []
    matches = [finished(seed) for seed in range(3)]
    for match in matches:
        keep_score(match)
    (listed,) = json.loads(terminal("scores faraway-solo --json"))
    results = sorted((match.points[0] for match in matches), reverse=True)
    assert (listed["rule_set"], listed["options"], listed["games"]) == ("faraway-solo", {}, 3)
    assert (listed["best"], listed["average"]) == (results[0], sum(results) / 3)
    assert [score["points"] for score in listed["scores"]] == results


def test_an_empty_list_says_how_to_start(terminal: Terminal) -> None:
    check_sentence(terminal("scores").strip(), "`hortus play faraway-solo`")


COMMANDS = {
    "of a game with opponents": ("scores arboretum", "Arboretum", "high score", "faraway-solo"),
    "of a game that there is not": ("scores farawy-solo", "'farawy-solo'", "Did you mean faraway-solo?"),
    "with an option that there is not": ("scores --option advancd=true", "'advancd'", "Did you mean advanced?"),
    "with an option of no value": ("scores --option advanced", "name=value", "'advanced'"),
}


@pytest.mark.parametrize("case", COMMANDS.values(), ids=COMMANDS)
def test_a_list_that_there_is_not(
    case: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    line, *words = case
    assert run(line, monkeypatch) == 2
    check_told(capsys.readouterr().err, tuple(words))
