"""Tables of Faraway that cannot be get a sentence.

Every table below is `what is wrong: (the input, words of the sentence ...)`.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import hortus
from hortus import BadOption, BadPosition
from tests.sentences import HUGE, check_sentence, refused, table
from tests.test_bad_commands import check_told, run

EXAMPLE = '{"players": [{"regions": [44, 49, 14, 28, ...], "sanctuaries": [12, 38]}, ...]}'


def row(*regions: Any, kept: Any = ()) -> dict[str, Any]:
    return {"regions": list(regions), "sanctuaries": list(kept) if isinstance(kept, tuple) else kept}


def two(first: Any, second: Any = None) -> dict[str, Any]:
    """A table of two, the second with a row of two regions."""
    return {"players": [first, row(60, 61) if second is None else second]}


GOOD = row(1, 2)
POSITIONS: dict[str, tuple[Any, ...]] = {
    "not JSON": ("nope", "not JSON"),
    "an empty text": ("", "not JSON"),
    "half a JSON": ('{"players": [', "not JSON"),
    "bytes that are no text": (b"\xff", "not JSON"),
    "deep nesting": ("[" * 100_000, "not JSON", "recursion"),
    "a list": ([], EXAMPLE),
    "null": ("null", EXAMPLE),
    "a number": (7, EXAMPLE),
    "nothing": ({}, "2 to 6 players", "'players'"),
    "players as object": ({"players": {}}, "2 to 6 players", "'players'"),
    "players as text": ({"players": "ab"}, "2 to 6 players", "'players'"),
    "players as number": ({"players": 2}, "2 to 6 players"),
    "no players": ({"players": []}, "2 to 6 players"),
    "one player": ({"players": [GOOD]}, "2 to 6 players"),
    "seven players": ({"players": [row(n) for n in range(1, 8)]}, "2 to 6 players"),
    "players misspelt": ({"playes": [GOOD, row(3, 4)]}, "'playes'", "'players'"),
    "a key too many": ({"players": [GOOD, row(3, 4)], "market": []}, "'market'", "only 'players'"),
    "a huge key": ({HUGE: []}, "only 'players'"),
    "a player as list": (two(GOOD, [[3, 4]]), "Player 2", "'regions' and a 'sanctuaries'"),
    "a player as null": ({"players": [GOOD, None]}, "Player 2", "'regions' and a 'sanctuaries'"),
    "a player with a hand": (two({**GOOD, "hand": [5]}), "Player 1", "'hand'", "'regions' and 'sanctuaries'"),
    "regions misspelt": (two({"region": [1, 2]}), "Player 1", "'region'", "'regions' and 'sanctuaries'"),
    "eight sanctuaries": (two(row(1, 2, kept=tuple(range(1, 9)))), "Player 1", "8 sanctuaries", "7 at most"),
    "nine regions": (two(row(*range(1, 10))), "row of player 1", "9 regions", "8 rounds"),
    "regions as text": (two({"regions": "1 2"}), "regions of player 1", "list of numbers", "'1 2'"),
    "regions as null": (two(GOOD, {"regions": None}), "regions of player 2", "list of numbers", "None"),
    "regions as object": (two({"regions": {"1": 2}}), "regions of player 1", "list of numbers"),
    "sanctuaries as a number": (two({**GOOD, "sanctuaries": 12}), "sanctuaries of player 1", "list", "not 12"),
    "a region of 0": (two(row(0, 1)), "Player 1", "1 to 68", "not 0"),
    "a region of 69": (two(GOOD, row(3, 69)), "Player 2", "1 to 68", "not 69"),
    "a negative region": (two(row(-3, 1)), "Player 1", "1 to 68", "not -3"),
    "a region as truth value": (two(row(True, 2)), "1 to 68", "not True"),
    "a region as float": (two(row(1.0, 2)), "1 to 68", "not 1.0"),
    "a region that is no number": (two(row(float("nan"), 2)), "1 to 68", "not nan"),
    "a region as text": (two(row("12", 2)), "1 to 68", "not '12'"),
    "a region in notation": (two(row("r12", 2)), "1 to 68", "not 'r12'"),
    "a region as null": (two(row(None, 2)), "1 to 68", "not None"),
    "a region as list": (two(row([12], 2)), "1 to 68", "not [12]"),
    "a region as object": (two(row({"duration": 12}, 2)), "1 to 68", "'duration'"),
    "a huge region": (two(row(HUGE, 2)), "1 to 68"),
    "a region nested deep": (two(row(json.loads("[" * 500 + "]" * 500), 2)), "1 to 68"),
    "a region twice in a row": (two(row(7, 7)), "region 7", "twice", "player 1 and with player 1"),
    "a region of two players": (two(row(7, 8), row(9, 7)), "region 7", "twice", "player 1 and with player 2"),
    "a sanctuary of 0": (two(row(1, 2, kept=(0,))), "a sanctuary", "1 to 45", "not 0"),
    "a sanctuary of 46": (two(row(1, 2, kept=(46,))), "a sanctuary", "1 to 45", "not 46"),
    "a sanctuary as truth value": (two(row(1, 2, kept=(True,))), "a sanctuary", "1 to 45", "not True"),
    "a sanctuary as float": (two(row(1, 2, kept=(3.5,))), "a sanctuary", "1 to 45", "not 3.5"),
    "a huge sanctuary": (two(row(1, 2, kept=(HUGE,))), "a sanctuary", "1 to 45"),
    "a sanctuary as list": (two(row(1, 2, kept=([3],))), "a sanctuary", "1 to 45", "not [3]"),
    "a face that no sanctuary has": (two(row(1, 2, kept=("river, 9 clues",))), "'river, 9 clues'", "list in the rules"),
    "a face of nothing": (two(row(1, 2, kept=("",))), "no sanctuary ''", "list in the rules"),
    "a face of signs": (two(row(1, 2, kept=(", : ,",))), "no sanctuary ', : ,'", "list in the rules"),
    "a region's face": (two(row(1, 2, kept=("forest, uddu, okiko",))), "'forest, uddu, okiko'", "list in the rules"),
    "a face of thousands of letters": (two(row(1, 2, kept=("river" * 9999,))), "no sanctuary 'river", "list"),
    "a face in several lines": (two(row(1, 2, kept=("river\nx",))), "no sanctuary", "list in the rules"),
    "a sanctuary twice": (two(row(1, 2, 3, kept=(5, 5)), row(9, 8, 7)), "sanctuary 5", "twice", "player 1"),
    "a sanctuary by number and by face": (
        two(row(1, 2, 3, kept=(16, "River, Clue")), row(9, 8, 7)),
        "sanctuary 16",
        "twice",
        "with player 1 and with player 1",
    ),
    "a sanctuary of two players": (
        two(row(1, 2, kept=(16,)), row(8, 9, kept=(16,))),
        "sanctuary 16",
        "with player 1 and with player 2",
    ),
}


@table(POSITIONS)
def test_a_table_that_cannot_be_is_refused(case: tuple[Any, ...]) -> None:
    position, *words = case
    with refused(BadPosition, *words):
        hortus.score("faraway", position)


SOLO: dict[str, tuple[Any, ...]] = {
    "nobody": ({"players": []}, "lists 1 player", "'players'"),
    "two players": (two(GOOD), "lists 1 player", "'players'"),
    "a player not in a list": ({"players": GOOD}, "lists 1 player", "'players'"),
    "a region twice": ({"players": [row(7, 7)]}, "region 7", "twice"),
}


@table(SOLO)
def test_a_solo_table_that_cannot_be_is_refused(case: tuple[Any, ...]) -> None:
    position, *words = case
    with refused(BadPosition, *words):
        hortus.score("faraway-solo", position)


OPTIONS: dict[str, tuple[Any, ...]] = {
    "misspelt": ({"advancd": True}, "'advancd'", "Did you mean advanced?"),
    "of another game": ({"species": ["oak"]}, "'species'", "There are: advanced."),
    "of no truth value": ({"advanced": "perhaps"}, "advanced", "boolean"),
    "as list": ({"advanced": []}, "advanced", "boolean"),
}


@table(OPTIONS)
@pytest.mark.parametrize("rule_set", ["faraway", "faraway-solo"])
def test_an_option_that_is_not_there_is_refused(case: tuple[Any, ...], rule_set: str) -> None:
    options, *words = case
    with refused(BadOption, *words):
        hortus.new(rule_set, seed=1, **options)


@pytest.mark.parametrize(("rule_set", "players"), [("faraway", 1), ("faraway", 7), ("faraway-solo", 2)])
def test_so_many_cannot_play(rule_set: str, players: int) -> None:
    with refused(BadOption, "player", f"not {players}"):
        hortus.new(rule_set, players=players, seed=1)


def test_a_table_that_could_be_is_scored() -> None:
    """The builders above make nothing that would be refused anyway."""
    assert hortus.score("faraway", two(GOOD)).winners == (0,)
    kept = two(row(1, 2, kept=("RIVER clue",)), row(60, 61, kept=(5,)))
    assert [side.points for side in hortus.score("faraway", kept).players] == [0, 1]
    assert hortus.score("faraway-solo", {"players": [row(3)]}).players[0].points == 4


def test_a_row_may_be_of_any_length_up_to_eight() -> None:
    """To see how a game stands, or to score less than is there."""
    for regions in range(9):
        card: Any = hortus.score("faraway", two(row(*range(1, regions + 1))))
        assert (card.players[0].row, card.doubts) == (tuple(range(1, regions + 1)), ())
    assert hortus.score("faraway", {"players": [{}, {}]}).players[1].points == 0


DOUBTS: dict[str, tuple[Any, ...]] = {
    "one without a rise": (row(8, 7, 6, 5, 4, 3, 2, 1, kept=(5,)), "Player 1 has 1 too many", "up 0 times"),
    "two too many": (row(8, 7, 6, 5, 4, 3, 2, 9, kept=(5, 6, 7)), "Player 1 has 2 too many", "up 1 time"),
}


@table(DOUBTS)
def test_more_sanctuaries_than_a_row_can_have_brought_are_scored_with_a_doubt(case: tuple[Any, ...]) -> None:
    first, *words = case
    card: Any = hortus.score("faraway", two(first))
    (doubt,) = card.doubts
    check_sentence(doubt, *words)
    assert card.text().endswith(doubt)
    assert len(card.players[0].sanctuaries) == len(first["sanctuaries"])


COMMANDS: dict[str, tuple[str, ...]] = {
    "a card that is not there": ('{"players": [{"regions": [99]}, {"regions": [1]}]}', "1 to 68", "not 99"),
    "no JSON": ("nope", "not JSON"),
    "nothing": ("", "not JSON"),
}


@table(COMMANDS)
def test_a_bad_file_is_a_sentence_on_the_command_line(
    case: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text, *words = case
    file = tmp_path / "table.json"
    file.write_text(text)
    assert run(f"score faraway {file}", monkeypatch) == 2
    check_told(capsys.readouterr().err, tuple(words))
