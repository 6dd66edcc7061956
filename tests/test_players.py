"""Players: honest, repeatable, and as good from a file of one's own as built in."""

from __future__ import annotations

import json
import zlib
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import hortus
from hortus.core.action import Action
from hortus.core.match import Match
from hortus.games import find_rule_set
from hortus.players import PROGRAMS, Explained, Player, Turn, player, reasons, seed_for, split_codes
from hortus.testing import Broken
from hortus.testing.honesty import check_honest, check_judgement
from tests.conftest import Terminal
from tests.tables import EVERY_TABLE

SEARCHING = ("expert", "master", "search")
QUICK = [f"{code}:iterations=16,lines=4" if code in SEARCHING else code for code in PROGRAMS]  # honest at any budget


@pytest.mark.parametrize("rule_set", hortus.rule_sets(), ids=lambda rule_set: rule_set.id)
def test_every_player_chooses_the_same_on_tables_that_it_cannot_tell_apart(rule_set: hortus.RuleSet) -> None:
    check_honest(rule_set, rule_set.players[0], [partial(player, code) for code in QUICK], 20, seed=11, every=3)


@pytest.mark.long
@pytest.mark.parametrize(("name", "players", "options"), EVERY_TABLE)
def test_so_it_does_with_more_players_and_other_options(name: str, players: int, options: dict[str, Any]) -> None:
    makers = [partial(player, code) for code in QUICK]
    check_honest(find_rule_set(name), players, makers, 200, seed=12, **options)


@pytest.mark.parametrize(("name", "players", "options"), EVERY_TABLE)
def test_judgement_looks_at_nothing_hidden(name: str, players: int, options: dict[str, Any]) -> None:
    check_judgement(find_rule_set(name), players, 1, seed=5, **options)  # a whole game


class Cheat(Player):
    """Looks at the true table instead of the one that it is handed."""

    def choose(self, match: Match, seat: int | None = None) -> Action:
        legal = match.legal(seat)
        return legal[zlib.crc32(match.truth.tobytes()) % len(legal)]


class Peeker:
    """Is handed a turn like all others, and the true table besides."""

    def __init__(self, match: Match) -> None:
        self.match = match

    def choose(self, turn: Turn) -> Action:
        legal = turn.legal
        return legal[zlib.crc32(self.match.truth.tobytes()) % len(legal)]


class Peek(Player):
    def choose(self, match: Match, seat: int | None = None) -> Action:
        return Player("peek", Peeker(match), 1).choose(match, seat)


@pytest.mark.parametrize("cheat", [Cheat, Peek])
@pytest.mark.parametrize("name", ["arboretum", "faraway", "hanging-gardens"])
def test_a_planted_cheat_is_caught(name: str, cheat: type[Player]) -> None:
    def make(seed: int) -> Player:
        return cheat("cheat", player("random")._chooser, seed)

    with pytest.raises(Broken, match="chooses otherwise"):
        check_honest(find_rule_set(name), 2, [make], 40, seed=1)


class Gossip:
    """Chooses honestly, and tells of the true table."""

    def choose(self, turn: Turn) -> Action:
        return turn.legal[0]

    def explain(self, match: Match, seat: int, seed: int) -> list[Explained]:
        return [Explained(match.legal(seat)[0], f"{zlib.crc32(match.truth.tobytes())}", None, "", 0, [], ())]


def test_a_planted_gossip_is_caught() -> None:
    with pytest.raises(Broken, match="explains otherwise"):
        check_honest(find_rule_set("arboretum"), 2, [partial(player, Gossip())], 20, seed=1)


def test_the_true_table_is_out_of_reach_of_a_turn() -> None:
    match = hortus.new("arboretum", players=2, seed=3)
    truth = match.truth.tobytes()
    reached: list[Any] = []

    class Curious:
        def choose(self, turn: Turn) -> Action:
            reached.extend(everything_within(turn))
            return turn.legal[0]

    player(Curious(), seed=1).choose(match, 0)
    assert len(reached) > 20
    assert all(thing is not match for thing in reached)
    states = [thing.tobytes() for thing in reached if hasattr(thing, "tobytes")]
    assert len(states) > 1 and truth not in states


def everything_within(start: Any) -> list[Any]:
    """All that can be reached from an object by its attributes, items, methods and closures."""
    found: dict[int, Any] = {}
    waiting = [start]
    while waiting:
        thing = waiting.pop()
        if id(thing) in found or isinstance(thing, type | ModuleType) or type(thing).__module__.startswith("numba"):
            continue
        found[id(thing)] = thing
        waiting += [cell.cell_contents for cell in getattr(thing, "__closure__", None) or ()]
        waiting += [thing.__self__] if hasattr(thing, "__self__") else []
        slots = [getattr(thing, name) for name in getattr(type(thing), "__slots__", ()) if hasattr(thing, name)]
        waiting += [*getattr(thing, "__dict__", {}).values(), *slots]
        if isinstance(thing, list | tuple):
            waiting += thing
        if isinstance(thing, dict):
            waiting += [*thing, *thing.values()]
    return list(found.values())


@pytest.mark.parametrize("code", QUICK)
def test_the_same_seed_gives_the_same_game(code: str) -> None:
    def game() -> tuple[tuple[int, int], ...]:
        match = hortus.new("faraway", players=2, seed=8)
        minds = [player(code, seat) for seat in range(2)]
        while not match.over:
            seat = match.actors[0]
            match.play(minds[seat].choose(match, seat))
        return tuple(match.decisions)

    assert game() == game()


def test_codes_are_split_at_commas_that_end_them() -> None:
    assert split_codes("random, greedy") == ["random", "greedy"]
    assert split_codes("search:time=1,depth=2,random") == ["search:time=1,depth=2", "random"]
    assert split_codes("my_bot.py:Mine:depth=3,greedy") == ["my_bot.py:Mine:depth=3", "greedy"]


BOT = """
from beside import last

class Mine:
    def __init__(self, first=True):
        self.first = first

    def choose(self, turn):
        return turn.legal[0] if self.first else last(turn.legal)

class NoPlayer:
    pass

class Shy:
    def __init__(self):
        raise RuntimeError("not today")
"""


@pytest.fixture
def bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "beside.py").write_text("def last(things):\n    return things[-1]\n")
    (tmp_path / "my_bot.py").write_text(BOT)
    (tmp_path / "broken.py").write_text("this is no Python\n")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_player_in_a_file_of_ones_own_is_as_good_as_a_built_in_one(bot: Path) -> None:
    match = hortus.new("arboretum", players=2, seed=1)
    legal = match.legal()
    assert hortus.player("my_bot.py:Mine").choose(match) == legal[0]
    assert hortus.player("my_bot.py:Mine:first=false").choose(match) == legal[-1]
    assert hortus.player(f"{bot / 'my_bot.py'}:Mine").choose(match) == legal[0]


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("my_bot.py", "Say which class of my_bot.py plays, as in my_bot.py:Mine."),
        ("my_bot.py:Min", "Did you mean Mine?"),
        ("my_bot.py:NoPlayer", "has no method choose(turn)"),
        ("my_bot.py:Shy", "can't be made: RuntimeError: 'not today'"),
        ("my_bot.py:Mine:deep=3", "can't be made: TypeError"),
        ("other.py:Mine", "There is no file other.py with a player in it."),
        ("broken.py:Mine", "The file broken.py can't be loaded: SyntaxError"),
        ("greedly", "Did you mean greedy?"),
    ],
)
def test_a_player_that_cannot_be_made_is_refused_with_a_sentence(bot: Path, code: str, sentence: str) -> None:
    with pytest.raises(hortus.HortusError) as refused:
        hortus.player(code)
    assert sentence in str(refused.value)


@pytest.mark.parametrize("code", QUICK)
@pytest.mark.parametrize("name", ["arboretum", "faraway", "hanging-gardens"])
def test_one_can_play_against_any_of_them(terminal: Terminal, name: str, code: str) -> None:
    terminal(f"play {name} --players human,{code} --seed 7 --plain --record saved.json", "quit")
    while not any(seat == 1 for seat, _ in hortus.load("saved.json").decisions):
        choice = hortus.load("saved.json").legal(0)[0].notation
        terminal("play --resume saved.json --plain", choice, "quit")
    assert json.loads(Path("saved.json").read_text())["seats"] == ["human", code]


def test_the_example_of_a_player_of_your_own_is_better_than_chance(terminal: Terminal) -> None:
    example = Path(__file__).parents[1] / "examples" / "my_bot.py"
    told = terminal(f"arena faraway-solo --players {example}:Mine:tables=2,random --games 8 --seed 1 --jobs 1 --json")
    mine, chance = json.loads(told)["players"]
    assert mine["forfeits"] == 0
    assert mine["mean_points"] > chance["mean_points"] + 5


def test_a_players_generator_does_not_give_the_deal_away() -> None:
    match = hortus.new("arboretum", players=2, seed=123_456_789_012)
    seeds = {seed_for(match, 0), seed_for(match, 1), seed_for(hortus.new("arboretum", players=2, seed=5), 0)}
    assert len(seeds) == 3
    deal = match.deal
    assert deal is not None and deal.seed is not None
    for seed in seeds:  # nothing near the deal's seed, whatever it is divided by
        assert seed is not None and not any(abs(seed // by - deal.seed) < 100 for by in range(1, 1000))


FAILING = "class Breaks:\n    def choose(self, turn):\n        return 1 / 0\n"


def test_a_player_that_fails_is_a_sentence_and_the_game_is_not_lost(terminal: Terminal) -> None:
    Path("bots.py").write_text(FAILING)
    for line in ("play --players bots.py:Breaks,random --seed 1", "play --players human,bots.py:Breaks --seed 1"):
        typed = ["deck", "deck", "1", "0,0", "1"]
        terminal(f"{line} --plain --record kept.json", *typed, code=2)
    assert len(hortus.load("kept.json").decisions) == 5


def test_a_class_in_place_of_a_player_is_refused() -> None:
    class Mine:
        def choose(self, turn: Turn) -> Action:
            return turn.legal[0]

    mine: Any = Mine
    with pytest.raises(hortus.HortusError, match="There is no player program"):
        hortus.player(mine)


@pytest.mark.parametrize("name", ["arboretum", "faraway", "hanging-gardens"])
def test_reasons_tell_a_move_from_the_best_other_one(name: str) -> None:
    match = hortus.new(name, players=2, seed=4)
    mind = player("greedy", 1)
    told = 0
    for _ in range(40):
        seat = match.actors[0]
        choice = mind.choose(match, seat)
        why = reasons(match, seat, choice)
        told += len(why)
        sizes = [abs(reason.points) for reason in why]
        assert sizes == sorted(sizes, reverse=True)
        assert [str(reason) for reason in why] == [f"{reason.words}: {reason.points:+.1f}" for reason in why]
        assert why == reasons(match.redeal(seat, 9), seat, choice.id), "only what the seat knows counts"
        match.play(choice)
    assert told > 40
