"""The clairvoyant bound: what it claims can be played, nothing beats it, and small games are solved."""

from __future__ import annotations

import json
import random
import sys
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

import hortus
from hortus import Match, player
from hortus.cli import main
from hortus.players.clairvoyant import annealings, played_by
from tests.conftest import Terminal
from tests.sentences import check_sentence, table

TABLES: dict[str, tuple[str, dict[str, Any]]] = {
    "faraway": ("faraway-solo", {}),
    "faraway, advanced": ("faraway-solo", {"advanced": True}),
    "arboretum": ("arboretum-solo", {}),
    "arboretum, a grid for Q": ("arboretum-solo", {"q_garden": "grid", "q_negates": False}),
}


def result(match: Match) -> tuple[bool, int]:
    """Won or not, and by how much: what is to be as high as possible."""
    own, *others = match.points
    return 0 in match.winners, own - sum(others)


def best(match: Match, tries: int) -> Match:
    return played_by(match, next(annealings(match, tries)))


def played(match: Match, code: str, seed: int) -> Match:
    """The match played to its end by a program."""
    end, program = match.copy(), player(code, seed=seed)
    while not end.over:
        end.play(program.choose(end))
    return end


@table(TABLES)
def test_the_claim_is_what_the_decisions_give(case: tuple[str, dict[str, Any]]) -> None:
    name, options = case
    match = hortus.new(name, seed=3, **options)
    line = next(annealings(match, 500))
    end = played_by(match, line)
    assert end.over
    won, lead = result(end)
    assert line.worth == lead + 1000 * won
    assert match.decisions == ()


@table(TABLES)
def test_random_play_does_not_beat_it(case: tuple[str, dict[str, Any]]) -> None:
    name, options = case
    for seed in range(3):
        match = hortus.new(name, seed=seed, **options)
        chance = max(result(played(match, "random", number)) for number in range(20))
        assert result(best(match, 3000)) > chance


@pytest.mark.parametrize("name", ["faraway-solo", "arboretum-solo"])
def test_greedy_play_does_not_beat_it(name: str) -> None:
    for seed in range(3):
        match = hortus.new(name, seed=seed)
        assert result(best(match, 40_000)) >= result(played(match, "greedy", 1))


def every_end(match: Match) -> list[tuple[bool, int]]:
    """The results of all ways to play on."""
    if match.over:
        return [result(match)]
    found = []
    for action in match.legal():
        match.play(action)
        found += every_end(match)
        match.undo()
    return found


def late(name: str, seed: int, left: int) -> Match:
    """A match played at random until about so many decisions are left."""
    match, picks = hortus.new(name, seed=seed), random.Random(seed)
    while not match.over:
        match.play(picks.choice(match.legal()))
    match.undo(left)
    return match


@pytest.mark.parametrize(("name", "left"), [("faraway-solo", 7), ("arboretum-solo", 3)])
def test_the_end_of_a_game_is_played_as_well_as_any_other_way(name: str, left: int) -> None:
    spread = 0
    for seed in range(6):
        match = late(name, seed, left)
        ends = every_end(match)
        found = islice(annealings(match, 4000), 8)  # as the command does: a single one may stay on a lower hill
        assert max(result(played_by(match, line)) for line in found) == max(ends)
        spread += len(set(ends)) > 1
    assert spread == 6  # else there was nothing to find


def test_a_game_that_is_over_is_worth_what_it_is() -> None:
    match = late("faraway-solo", 1, 0)
    assert result(best(match, 10)) == result(match)


def test_the_same_work_gives_the_same_answer() -> None:
    lines = [next(annealings(hortus.new("arboretum-solo", seed=5), 1000)) for _ in range(2)]
    assert lines[0] == lines[1]


def test_each_annealing_begins_anew() -> None:
    runs = annealings(hortus.new("faraway-solo", seed=5), 5)
    assert len({next(runs).decisions for _ in range(4)}) == 4


def test_more_tries_find_more() -> None:
    few, many = (
        [result(best(hortus.new("faraway-solo", seed=seed), tries)) for seed in range(5)] for tries in (10, 5000)
    )
    assert all(more > less for less, more in zip(few, many, strict=True))


@pytest.mark.parametrize("name", ["faraway-solo", "arboretum-solo"])
def test_the_record_of_the_game_found_is_verified(name: str, terminal: Terminal) -> None:
    told = json.loads(terminal(f"bound {name} --seed 4 --tries 2000 --record best.json --json"))
    (deal,) = told["deals"]
    match = hortus.load("best.json")
    assert match.deal is not None and match.deal.seed == 4
    assert list(match.points) == deal["points"]
    assert deal["result"] == told["mean"] == result(match)[1]
    assert "1 record" in terminal("verify best.json")


def test_options_are_those_of_the_game(terminal: Terminal) -> None:
    terminal("bound arboretum-solo --tries 10 --option q_garden=grid --record best.json")
    assert hortus.load("best.json").options.model_dump()["q_garden"] == "grid"


def test_a_deal_in_words(terminal: Terminal) -> None:
    fame = json.loads(terminal("bound faraway-solo --seed 4 --tries 2000 --json"))["mean"]
    told = terminal("bound faraway-solo --seed 4 --tries 2000")
    assert told == f"seed 4: {fame} fame, the best of 2,000 tries; not proved\n"


def test_several_deals_follow_each_other_and_have_a_mean(terminal: Terminal) -> None:
    told = json.loads(terminal("bound arboretum-solo --seed 4 --games 3 --tries 2000 --record best --json"))
    deals = told["deals"]
    assert [deal["seed"] for deal in deals] == [4, 5, 6]
    assert told["mean"] == sum(deal["result"] for deal in deals) / 3
    assert sorted(path.name for path in Path("best").iterdir()) == ["4.json", "5.json", "6.json"]
    *lines, last = terminal("bound arboretum-solo --seed 4 --games 3 --tries 2000").splitlines()
    for line, deal in zip(lines, deals, strict=True):
        own, q = deal["points"]
        assert line.startswith(f"seed {deal['seed']}: {deal['result']:+} points ({own} to {q}, a ")
    won = sum(deal["won"] for deal in deals)
    assert last.startswith(f"3 deals: mean {told['mean']:.2f} points") and last.endswith(f"{won} won")


def test_a_search_by_the_clock_finishes_at_least_one_annealing(terminal: Terminal) -> None:
    told = json.loads(terminal("bound faraway-solo --seconds 0.001 --json"))
    assert told["deals"][0]["tries"] == 100_000


BAD: dict[str, tuple[str, ...]] = {
    "a game for several": ("bound arboretum", "Arboretum", "what the others do", "arboretum-solo"),
    "another game for several": ("bound hanging-gardens", "what the others do", "faraway-solo"),
    "no game": ("bound chess", "'chess'", "There are: arboretum, "),
    "a negative seed": ("bound faraway-solo --seed -1", "seed", "not -1"),
    "a huge seed": (f"bound faraway-solo --seed {2**63}", "seed"),
    "an option misspelt": ("bound arboretum-solo --option q_gardn=grid", "'q_gardn'", "Did you mean q_garden?"),
    "an option of no value": ("bound faraway-solo --option advanced", "name=value", "'advanced'"),
    "a bad value": ("bound arboretum-solo --option q_garden=gird", "q_garden", "'lines' or 'grid'"),
    "no time": ("bound faraway-solo --seconds 0", "--seconds", "above 0"),
    "time that is no number": ("bound faraway-solo --seconds nan", "--seconds", "above 0"),
    "tries and time": ("bound faraway-solo --seconds 1 --tries 5", "--tries", "--seconds", "not both"),
    "a record over a directory": ("bound faraway-solo --record .", "record", "directory"),
}


@table(BAD)
def test_what_cannot_be_bounded_is_refused_in_a_sentence(
    case: tuple[str, ...], terminal: Terminal, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    line, *words = case
    monkeypatch.setattr(sys, "argv", ["hortus", *line.split()])
    with pytest.raises(SystemExit) as left:
        main()
    assert left.value.code == 2
    told = capsys.readouterr()
    assert told.out == ""
    check_sentence(told.err.removeprefix("hortus: ").removesuffix("\n"), *words)
