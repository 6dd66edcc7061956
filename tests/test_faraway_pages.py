"""The rules pages of Faraway say what the cards, the rules and the reckoning are."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import hortus
from hortus.core.ruleset import find_rule_set
from hortus.games.faraway.cards import ALL_REGIONS, ALL_SANCTUARIES, COLOURS
from hortus.games.faraway.moves import notation
from hortus.games.faraway.sheet import sheet
from hortus.games.faraway.state import ACTIONS, NO_CARD, TABLE
from hortus.games.faraway.text import RANGES

DOCS = Path(__file__).parents[1] / "docs" / "rules"
PAGE, SOLO = ((DOCS / f"{name}.md").read_text(encoding="utf-8") for name in ("faraway", "faraway-solo"))


def section(page: str, heading: str) -> str:
    """The text under a heading."""
    found = re.search(rf"^#+ {heading}\n(.*?)(?=^#+ |\Z)", page, re.MULTILINE | re.DOTALL)
    assert found, heading
    return found[1]


def rows(text: str) -> list[list[str]]:
    """The rows of all tables of a text, without their heads."""
    lines = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in re.findall(r"^\|.*\|$", text, re.MULTILINE)
    ]
    rules = [number for number, cells in enumerate(lines) if set("".join(cells)) == {"-"}]
    heads = {number - 1 for number in rules}
    return [cells for number, cells in enumerate(lines) if number not in heads.union(rules)]


def boxed(page: str) -> Any:
    """The table in JSON that a page gives as an example."""
    return json.loads(re.findall(r"```json\n(.*?)```", page, re.DOTALL)[0])


# --- the cards -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("heading", "cards"), [("All sanctuaries", ALL_SANCTUARIES), ("All regions", ALL_REGIONS)], ids=["s", "r"]
)
def test_every_card_is_listed_with_its_number_and_face(heading: str, cards: list[Any]) -> None:
    assert rows(section(PAGE, heading)) == [[str(number), str(card)] for number, card in enumerate(cards, 1)]


def test_every_sanctuary_is_found_by_the_words_of_the_list() -> None:
    for number, words in rows(section(PAGE, "All sanctuaries")):
        for given in (int(number), words, words.upper().replace(",", " ")):
            card = hortus.score("faraway-solo", {"players": [{"regions": [3, 9], "sanctuaries": [given]}]})
            side: Any = card.players[0]
            assert side.kept == (int(number),)


def test_the_cards_that_explain_the_words_are_real_ones() -> None:
    faces = re.findall(r"^- `([^`]+)`", section(PAGE, "Cards"), re.MULTILINE)
    assert len(faces) == 6
    assert set(faces) <= {str(card) for card in (*ALL_REGIONS, *ALL_SANCTUARIES)}


def test_what_is_said_of_the_cards_as_a_whole() -> None:
    said = dict(rows(section(PAGE, "Cards")))
    assert set(re.findall(r"(\w+) \(", said["biome"])) == set(COLOURS) - {"haven"}
    assert f"{sum(card.biome is None for card in ALL_SANCTUARIES)} are grey" in said["haven"]
    nights = [duration for duration, card in enumerate(ALL_REGIONS, 1) if card.night]
    assert f"regions {nights[0]} to {nights[-1]}" in said["night"]
    assert max(len(card.wonders) for card in (*ALL_REGIONS, *ALL_SANCTUARIES)) == 2  # "up to two on a card"


# --- the worked example ----------------------------------------------------------------------------------


def test_the_worked_example_is_reckoned_card_by_card() -> None:
    ana = boxed(PAGE)["players"][0]
    lines = sheet(ana["regions"], ana["sanctuaries"])
    told = rows(section(PAGE, "A worked example"))
    assert told == [[line.name, str(line.fame), str(line.total), line.why] for line in lines]
    drawing = re.search(r"```text\n(.*?)```", section(PAGE, "A worked example"), re.DOTALL)
    assert drawing
    assert re.findall(r"\br(\d+)", drawing[1]) == [str(region) for region in ana["regions"]]
    kept = re.findall(r"\bs(\d+) (.*)", drawing[1])
    assert kept == [(str(number), str(ALL_SANCTUARIES[number - 1])) for number in ana["sanctuaries"]]


def test_the_example_ends_as_the_page_says() -> None:
    card: Any = hortus.score("faraway", boxed(PAGE))
    ana, ben = card.players
    assert f"Ana has {ana.points} fame. Ben has {ben.points} as well" in PAGE
    assert card.winners == (0,)
    assert re.search(rf"Ana with\s+her {ana.lowest}, against Ben's {ben.lowest}\.", PAGE)
    named = section(PAGE, "A worked example").rpartition("Ben has")[2]
    assert re.findall(r"\br(\d+)", named) == [str(region) for region in ben.row]
    assert re.findall(r"\bs(\d+)", named) == [str(number) for number in ben.kept]


def test_what_is_said_about_the_example_is_so() -> None:
    ana = boxed(PAGE)["players"][0]
    row, kept = ana["regions"], ana["sanctuaries"]
    assert sum(after > before for before, after in pairwise(row)) == len(kept)
    lines = {line.name: line for line in sheet(row, kept)}
    assert lines["s35"].sees["okiko"] == 4
    assert lines["r39"].sees["okiko"] == ALL_SANCTUARIES[13].wonders.count("okiko") == 1
    with_uddu = {f"r{n}" for n in row if "uddu" in ALL_REGIONS[n - 1].wonders}
    with_uddu |= {f"s{n}" for n in kept if "uddu" in ALL_SANCTUARIES[n - 1].wonders}
    said = re.search(r"an uddu each on (.*)\.", PAGE)
    assert said
    assert set(re.findall(r"[rs]\d+", said[1])) == with_uddu


def test_the_solo_page_scores_the_same_table() -> None:
    assert boxed(SOLO)["players"] == boxed(PAGE)["players"][:1]
    assert hortus.score("faraway-solo", boxed(SOLO)).players[0].points == 47


# --- numbers ---------------------------------------------------------------------------------------------


def test_the_action_numbers_are_those_of_the_page() -> None:
    numbers = [cells[0] for cells in rows(section(PAGE, "In Hortus")) if cells[0][0].isdigit()]
    blocks = [tuple(map(int, block.split("-"))) for block in numbers]
    assert [last - first + 1 for first, last in blocks] == [68, 68, 45, 68]
    assert (blocks[0][0], blocks[-1][1]) == (0, ACTIONS - 1)
    examples = re.findall(r"`([rtsg]\d+)` is (\d+)", PAGE)
    assert len(examples) == 4
    state = hortus.new("faraway", seed=1).truth
    for (name, number), (first, last) in zip(examples, blocks, strict=True):
        assert notation(state, 0, int(number)) == name
        assert first <= int(number) <= last


def first_choices(players: int) -> Any:
    """The end of a game in which everybody does the first thing possible."""
    match = hortus.new("faraway" if players > 1 else "faraway-solo", players=players, seed=1)
    while not match.over:
        match.play(match.legal(match.actors[0])[0])
    return match.view(None)


def test_markets_and_cards_used_are_those_of_the_page() -> None:
    market, used = rows(section(PAGE, "A round"))
    for players in range(2, 7):
        opening: Any = hortus.new("faraway", players=players, seed=1).view(None)
        assert market[players - 1] == str(len(opening.market))
        assert used[players - 1] == str(len(ALL_REGIONS) - first_choices(players).deck)
    assert f"uses {len(ALL_REGIONS) - first_choices(1).deck} of the 68 regions" in SOLO


def opponents_take(market: list[int], yours: int, opponents: list[int]) -> dict[int, int]:
    """What each of the solo opponents takes, by the rules, when you lay a region."""
    match = hortus.new("faraway-solo", seed=1)
    state = match.truth
    table = state.view(TABLE)[0]
    table.hand[0, 0] = yours - 1
    table.market[:5] = [card - 1 for card in market]
    table.deck[table.deck_left - 3 : table.deck_left] = [card - 1 for card in opponents]
    match.rule_set.game.kernel.apply(state, 0, yours - 1)
    took = zip(table.rivals.tolist(), table.rival_took.tolist(), strict=True)
    return {rival + 1: card + 1 for rival, card in took if card != NO_CARD}


def test_the_duration_table_of_page_and_terminal_is_that_of_the_rules() -> None:
    page = re.search(r"^\| Duration \| (.*) \|$", SOLO, re.MULTILINE)
    assert page
    assert tuple(page[1].split(" | ")) == RANGES
    assert rows(section(SOLO, "A round")) == [["takes card", "1", "2", "3", "4", "5"]]
    market = [20, 21, 22, 23, 24]
    for card, durations in zip(market, RANGES, strict=True):
        first, last = map(int, durations.split("-"))
        for duration in {first, min(last, 67)}:  # nothing is higher than 68
            others = [1, 14] if duration > 40 else [66, 67]
            assert opponents_take(market, 68, [duration, *others])[duration] == card


def test_the_opponents_of_the_example_take_what_the_page_says() -> None:
    text = " ".join(section(SOLO, "An example").split())
    opening, _, rest = text.partition(" You lay r60, ")
    market = [int(number) for number in re.findall(r"\br(\d+)", opening)]
    first, second = (
        [int(number) for number in re.findall(r"\b\d\d\b", part)[:3]]
        for part in (rest.partition("turn up ")[2], rest.partition("turned up ")[2])
    )
    assert (sorted(first), sorted(second)) == ([29, 57, 68], [29, 55, 59])
    assert opponents_take(market, 60, first) == {29: 46, 57: 39}
    assert "29 is the lowest: it takes card 3, r46." in text
    assert "57 is lower than your 60, too: it takes card 5, r39." in text
    assert opponents_take(market, 60, second) == {29: 46, 55: 39, 59: 64}
    assert "55 comes first and takes r39." in text
    assert "takes card 1, r64." in text


def test_the_options_named_are_those_there_are() -> None:
    for page, name in ((PAGE, "faraway"), (SOLO, "faraway-solo")):
        named = set(re.findall(r"option `(\w+)=", page))
        assert named == set(find_rule_set(name).options.model_fields)
        assert f"rule set `{name}`" in page
