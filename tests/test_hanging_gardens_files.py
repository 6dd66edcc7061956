"""The Hanging Gardens from files: the boxed game, and cards and tiles of one's own."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from hortus.cli.decks import check
from hortus.core.errors import BadOption
from hortus.games.hanging_gardens.cards import KINDS, own_file
from tests.conftest import Terminal
from tests.sentences import check_sentence, refused
from tests.test_hanging_gardens_cli import saved

PAPER = {"players": [{"tiles": {"garden": 3, "Gardener": 1}}, {"tiles": {"queen": 2, "handler": 1}, "late_claims": 2}]}


@pytest.mark.parametrize("file", ["table.json", "-"])
def test_the_boxed_game_is_scored_with_reasons(file: str, terminal: Terminal) -> None:
    Path("table.json").write_text(json.dumps(PAPER))
    text = terminal(f"score hanging-gardens {file}", json.dumps(PAPER))
    for words in (
        "Player 1: 27 points",
        "11 with a full set of garden tiles (4 without)",
        "Player 2: 28 points",
        "2 at 5",
        "Player 2 wins",
    ):
        assert words in text
    card = json.loads(terminal(f"score hanging-gardens {file} --json", json.dumps(PAPER)))
    assert [side["points"] for side in card["players"]] == [27, 28]
    assert card["winners"] == [1]


def test_the_help_of_score_shows_a_table_that_can_be_scored(terminal: Terminal) -> None:
    told = " ".join(terminal("score --help").split())
    shown = re.search(r'The Hanging Gardens .*? (\{"players".*?\]\})(?= `)', told)
    assert shown
    assert "Player 1 wins with 27 points." in terminal("score hanging-gardens -", shown[1])


def test_an_empty_template_has_sixty_mistakes(terminal: Terminal) -> None:
    template = terminal("deck template")
    for word in ("A arcade", "F fountain", "P park", "T terrace", ". blank", "deck check", "--option deck=FILE"):
        assert word in template
    Path("mine.toml").write_text(template)
    lines = terminal("deck check mine.toml", code=2).splitlines()
    assert lines == [f"Card {number} is not filled in yet." for number in range(1, 61)]


def test_a_template_that_is_filled_in_can_be_played(terminal: Terminal) -> None:
    Path("mine.toml").write_text(terminal("deck template").replace('= "??? ???"', '= "AA. ..F"'))
    told = terminal("deck check mine.toml")
    assert told.startswith("All 60 building cards are fine.")
    (command,) = re.findall(r"hortus (play .*)", told)
    assert command == "play hanging-gardens --option deck=mine.toml"
    shown = terminal(f"{command} --plain --seed 1 --record saved.json", "quit")
    assert re.search(r"A A \.    A A \.    A A \.    A A \.\n +\. \. F    \. \. F", shown)
    assert set(saved().record().options["deck"]["cards"].values()) == {"AA. ..F"}


def test_the_template_of_the_tiles_holds_those_of_hortus(terminal: Terminal) -> None:
    template = terminal("deck template --tiles")
    assert template.endswith(own_file("tiles.toml").read_text("utf-8"))
    assert "--option tiles=FILE" in template
    Path("mine.toml").write_text(template)
    told = terminal("deck check mine.toml")
    assert told.startswith("All 49 point tiles are fine.")
    (command,) = re.findall(r"hortus (play .*)", told)
    terminal(f"{command} --plain --seed 1 --record saved.json", "quit")
    assert set(saved().record().options["tiles"]["tiles"]) == {kind.replace(" ", "_") for kind in KINDS}


def test_five_mistakes_are_five_lines(terminal: Terminal) -> None:
    text = own_file("deck.toml").read_text("utf-8")
    for old, new in (
        ('4  = "T.. ..."', '4  = "T.X ..."'),
        ('9  = "AA. ..."', '9  = "AA.. ..."'),
        ('17 = "A.. ..A"', '17 = "... ..."'),
        ('30 = "F.. .T."', ""),
        ('60 = "TT. .AA"', '60 = "TT. .AB"'),
    ):
        assert old in text
        text = text.replace(old, new)
    Path("mine.toml").write_text(text)
    lines = terminal("deck check mine.toml", code=2).splitlines()
    assert sorted(line[:23] for line in lines) == [
        "Card 17 has no symbol; ",
        "Card 30 is missing.",
        "Card 4, row 1, square 3",
        "Card 60, row 2, square ",
        "Card 9, row 1: 'AA..' h",
    ]
    for line in lines:
        check_sentence(line)
    told = json.loads(terminal("deck check mine.toml --json", code=2))
    assert told == {"file": "mine.toml", "kind": "deck", "faults": lines}


def test_a_good_file_in_json_has_no_faults(terminal: Terminal) -> None:
    told = json.loads(terminal(f"deck check {own_file('tiles.toml')} --json"))
    assert (told["kind"], told["faults"]) == ("tiles", [])


@pytest.mark.parametrize(
    ("text", "words"), [("", "has none"), ("a = 1", "has none"), ("[cards]\n[tiles]", "both cards and tiles")]
)
def test_a_file_that_is_neither_cards_nor_tiles_is_refused(text: str, words: str, terminal: Terminal) -> None:
    Path("mine.toml").write_text(text)
    with refused(BadOption, words):
        check("mine.toml", False)
    assert terminal("deck check mine.toml", code=2) == ""


def test_the_options_are_listed_with_the_rules(terminal: Terminal) -> None:
    part = terminal("rules").partition("hanging-gardens: ")[2]
    for words in ("--option claim=", "--option deck=", "--option tiles=", "`hortus deck template`"):
        assert words in part
