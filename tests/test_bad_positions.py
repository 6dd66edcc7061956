"""Tables that cannot be get a sentence.

Every table below is `what is wrong: (the input, words of the sentence ...)`.
"""

from __future__ import annotations

from typing import Any

import hortus
from hortus import BadOption, BadPosition
from tests.sentences import (
    HUGE,
    SPECIES,
    refused,
    table,
)


def holds(*cards: Any) -> dict[str, Any]:
    return {"hand": list(cards)}


def grows(*cards: Any) -> dict[str, Any]:
    return {"garden": list(cards)}


def two(first: Any, second: Any = None) -> dict[str, Any]:
    """A table of two, the second with nothing."""
    return {"players": [first, {} if second is None else second]}


CARDS = [[name, value] for name in SPECIES for value in range(1, 9)]
ROW = [[*card, x, 0] for x, card in enumerate(CARDS)]
POSITIONS: dict[str, tuple[Any, ...]] = {
    "not JSON": ("nope", "not JSON"),
    "bytes that are no text": (b"\xff", "not JSON"),
    "deep nesting": ("[" * 100_000, "not JSON", "recursion"),
    "a list": ([], '{"players": [{"hand": [...], "garden": [...]}, ...]}'),
    "null": ("null", '{"players": [{"hand": [...], "garden": [...]}, ...]}'),
    "nothing": ({}, "2 to 4 players", "'players'"),
    "players as object": ({"players": {}}, "2 to 4 players", "'players'"),
    "one player": ({"players": [{}]}, "2 to 4 players"),
    "five players": ({"players": [{}] * 5}, "2 to 4 players"),
    "players misspelt": ({"playes": [{}, {}]}, "'playes'", "'players'"),
    "a key too many": ({"players": [{}, {}], "deck": []}, "'deck'", "only 'players'"),
    "a huge key": ({HUGE: []}, "only 'players'"),
    "a player as list": (two({}, []), "Player 2", "'hand' and a 'garden'"),
    "a player with a key too many": (two({"gardn": []}), "Player 1", "'gardn'", "'hand' and 'garden'"),
    "a hand as text": (two({"hand": "O3"}), "hand of player 1", '["oak", 3]'),
    "a garden as null": (two({}, {"garden": None}), "garden of player 2", '["oak", 6, x, y]'),
    "a card as text": (two(holds("oak 3")), "hand of player 1", '["oak", 3]'),
    "a card without value": (two(holds(["oak"])), "hand of player 1", '["oak", 3]', "not ['oak']"),
    "a card with a square in the hand": (two(holds(["oak", 3, 0, 0])), "hand of player 1", '["oak", 3]'),
    "a card without square in the garden": (two(grows(["oak", 3])), "garden of player 1", "x", "y", "not ['oak', 3]"),
    "a card with half a square": (two(grows(["oak", 3, 0])), "garden of player 1", "x", "y", "not ['oak', 3, 0]"),
    "a card with a huge end": (two(grows(["oak", 3, 0, 0, HUGE])), "garden of player 1", "x", "y"),
    "an unknown species": (two(holds(["pine", 3])), "hand of player 1", "'pine'", "There are: blue spruce"),
    "a species misspelt": (two({}, holds(["wilow", 3])), "hand of player 2", "'wilow'", "Did you mean willow?"),
    "a species of the other edition": (two(holds(["lilac", 3])), "'lilac'", "There are: blue spruce"),
    "a species as number": (two(holds([7, 3])), "hand of player 1", "called 7", "There are: blue spruce"),
    "a species as huge number": (two(holds([HUGE, 3])), "hand of player 1", "There are: blue spruce"),
    "a value of 0": (two(holds(["oak", 0])), "hand of player 1", "1 to 8", "not 0"),
    "a value of 9": (two(grows(["oak", 9, 0, 0])), "garden of player 1", "1 to 8", "not 9"),
    "a value as letter": (two(holds(["oak", "x"])), "1 to 8", "not 'x'"),
    "a value as text": (two(holds(["oak", "3"])), "1 to 8", "not '3'"),
    "a value as truth value": (two(holds(["oak", True])), "1 to 8", "not True"),
    "a value as float": (two(holds(["oak", 3.0])), "1 to 8", "not 3.0"),
    "a huge value": (two(holds(["oak", HUGE])), "oak", "1 to 8"),
    "a wrong value of a species in lines": (two(holds(["oak\n", 9])), "oak", "1 to 8", "not 9"),
    "a wrong value of a species in blanks": (two(holds(["oak" + " " * 1000, 9])), "oak", "1 to 8", "not 9"),
    "a card twice in a hand": (two(holds(["oak", 3], ["Oak", 3])), "oak 3", "twice", "hand of player 1"),
    "a card in hand and garden": (
        two({"hand": [["oak", 3]], "garden": [["oak", 3, 0, 0]]}),
        "oak 3",
        "twice",
        "hand of player 1",
        "garden of player 1",
    ),
    "a card of two players": (two(holds(["oak", 3]), holds(["oak", 3])), "oak 3", "hand of player 1", "player 2"),
    "two cards on a square": (
        two(grows(["oak", 1, 2, 3], ["oak", 2, 2, 3])),
        "garden of player 1",
        "oak 1 and oak 2",
        "same square 2,3",
    ),
    "a card far off": (two(grows(["oak", 1, 0, 0], ["oak", 2, 0, 2])), "oak 2 on 0,2", "cut off", "beside"),
    "a card at a corner": (two(grows(["oak", 1, 0, 0], ["oak", 2, 1, 1])), "oak 2 on 1,1", "cut off", "beside"),
    "x as float": (two(grows(["oak", 1, 0.0, 0])), "oak 1", "whole numbers up to 1,000,000 for x and y", "[0.0, 0]"),
    "y as text": (two(grows(["oak", 1, 0, "0"])), "oak 1", "whole numbers up to 1,000,000 for x and y", "[0, '0']"),
    "x as truth value": (
        two(grows(["oak", 1, True, 0])),
        "oak 1",
        "whole numbers up to 1,000,000 for x and y",
        "[True, 0]",
    ),
    "y as null": (two(grows(["oak", 1, 0, None])), "oak 1", "whole numbers up to 1,000,000 for x and y", "[0, None]"),
    "x beyond any table": (two(grows(["oak", 1, 10**7, 0])), "oak 1", "x and y", "[10000000, 0]"),
    "a huge x": (two(grows(["oak", 1, HUGE, 0])), "oak 1", "x and y"),
    "a hand too large": (two(holds(*CARDS[:8])), "hand of player 1", "8 cards", "7 are the most"),
    "a garden too large": (two(grows(*ROW[:18])), "garden of player 1", "18 cards", "17"),
    "seven species for two": (two(holds(*CARDS[:56:8]), grows(ROW[1])), "2 players", "6 species, not 7", "oak"),
    "nine species for three": (
        {"players": [holds(*CARDS[:56:8]), holds(*CARDS[56:72:8]), {}]},
        "3 players",
        "8 species, not 9",
    ),
}


@table(POSITIONS)
def test_a_table_that_cannot_be_is_refused(case: tuple[Any, ...]) -> None:
    position, *words = case
    with refused(BadPosition, *words):
        hortus.score("arboretum", position)


SOLO_POSITIONS: dict[str, tuple[Any, ...]] = {
    "you without Q": ({"players": [{}]}, "you and Q", "'players'"),
    "three sides": ({"players": [{}] * 3}, "you and Q", "'players'"),
    "Q's lines mixed with squares": (two({}, grows(["oak", 1], ["oak", 2, 0, 0])), "garden of Q", "not ['oak', 1]"),
    "Q's lines with half a square": (two({}, grows(["oak", 1], ["oak", 2, 0])), "garden of Q", "not ['oak', 2, 0]"),
    "your garden in lines": (two(grows(["oak", 1])), "garden of player 1", "not ['oak', 1]"),
    "a hand of Q too large": (two({}, holds(*CARDS[:14])), "hand of Q", "14 cards", "13 are the most"),
    "seven species": (two({}, holds(*CARDS[:56:8])), "with 1 player has 6 species, not 7", "oak"),
}


@table(SOLO_POSITIONS)
def test_a_table_of_q_that_cannot_be_is_refused(case: tuple[Any, ...]) -> None:
    position, *words = case
    with refused(BadPosition, *words):
        hortus.score("arboretum-solo", position)


def test_the_2011_edition_has_its_own_species() -> None:
    with refused(BadPosition, "hand of player 1", "'oak'", "There are: cassia, crabapple"):
        hortus.score("arboretum-2011", two(holds(["oak", 3])))


def test_a_garden_of_q_must_be_what_the_option_says() -> None:
    lines = {"players": [{}, {"garden": [["oak", 1], ["oak", 2]]}]}
    grid = {"players": [{}, {"garden": [["oak", 1, 0, 0], ["oak", 2, 1, 0]]}]}
    for position, said in ((lines, "grid"), (grid, "lines")):
        with refused(BadPosition, "garden of Q", f"q_garden={said}"):
            hortus.score("arboretum-solo", position, q_garden=said)


def test_only_the_species_given_may_be_there() -> None:
    wished = ["oak", "maple", "willow", "cassia", "dogwood", "jacaranda", "blue spruce", "tulip poplar"]
    three = {"players": [{"hand": [["oak", 1]]}, {}, {}]}
    assert hortus.score("arboretum", three, species=wished).winners == (0, 1, 2)
    with refused(BadPosition, "cherry blossom", "not among the species given"):
        hortus.score("arboretum", {"players": [{"hand": [["cherry blossom", 1]]}, {}, {}]}, species=wished)


SCORE_OPTIONS: dict[str, tuple[Any, ...]] = {
    "misspelt": ({"specis": []}, "'specis'", "Did you mean species?"),
    "not of this rule set": ({"q_negates": True}, "'q_negates'", "There are: species."),
}


@table(SCORE_OPTIONS)
def test_an_option_of_scoring_that_is_not_there_is_refused(case: tuple[Any, ...]) -> None:
    options, *words = case
    with refused(BadOption, *words):
        hortus.score("arboretum", two({}), **options)
