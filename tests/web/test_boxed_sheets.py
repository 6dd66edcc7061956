"""The sheets of the boxed game, without a browser: what is tapped is what is scored."""

from __future__ import annotations

import random

import pytest

import hortus
from hortus.core.errors import BadPosition
from hortus.games import find_rule_set, rule_sets
from hortus.web.boxed import Sheet, sheet_for
from tests.web.boxed_games import finished, taps_for

TABLES = [(one.id, players) for one in rule_sets() for players in range(one.players[0], one.players[1] + 1)]


def blank(name: str) -> Sheet:
    kind = sheet_for(find_rule_set(name))
    assert kind is not None
    return kind.new(find_rule_set(name))


def through_the_address(sheet: Sheet) -> Sheet:
    """The sheet that a reload of the page would show."""
    return type(sheet).read(sheet.rule_set, sheet.at, str(sheet.pen or ""))


def tapped(name: str, *taps: str) -> Sheet:
    sheet = blank(name)
    for tap in taps:
        sheet = through_the_address(sheet.after(tap))
    return sheet


@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_finished_game_that_is_tapped_in_has_the_points_that_it_had(name: str, players: int, seed: int) -> None:
    match = finished(name, players, seed)
    sheet = tapped(name, *taps_for(match))
    card = hortus.score(name, sheet.position)
    assert tuple(side.points for side in card.players) == match.points
    assert card.winners == match.winners


@pytest.mark.parametrize("name", ["arboretum", "arboretum-2011", "arboretum-solo", "faraway", "hanging-gardens"])
def test_whatever_is_tapped_the_address_holds_it_and_nothing_breaks(name: str) -> None:
    generator = random.Random(name)
    sheet = blank(name)
    for _ in range(300):
        offered = [key.tap for group in sheet.pad() for key in group.keys] if sheet.pen else []
        board = sheet.board() if sheet.pen else {}
        offered += [key.tap for key in board.get("keys", ())] + [
            key.tap for row in board.get("rows", ()) for key in row
        ]
        if not sheet.pen or generator.random() < 0.05:
            offered = ["next", "player:more", "player:less", *(f"go:{i}.{sheet.PARTS[0]}" for i in range(2))]
        try:
            sheet = sheet.after(generator.choice(offered))
        except BadPosition as error:
            assert str(error).endswith(".")
            continue
        again = through_the_address(sheet)
        assert (again.at, again.pen, again.position) == (sheet.at, sheet.pen, sheet.position)
        try:
            sheet.picture(hortus.score(name, sheet.position))
        except BadPosition as error:
            assert str(error).endswith(".")


def test_cards_of_a_garden_go_from_left_to_right() -> None:
    sheet = tapped("arboretum", "go:0.garden", "card:O1", "card:O2", "card:O4", "square:1,-1", "card:M3")
    assert sheet.at == ".O1O2O4_--M3--~."
    assert sheet.position["players"][0]["garden"] == [
        ["oak", 1, 0, 0],
        ["oak", 2, 1, 0],
        ["oak", 4, 2, 0],
        ["maple", 3, 1, -1],
    ]


def test_a_garden_grows_to_the_north_and_west_as_well() -> None:
    sheet = tapped("arboretum", "go:0.garden", "card:O4", "square:-1,0", "card:O2", "square:0,1", "card:O1")
    assert sheet.at == ".O1--_O2O4~."


def test_a_planted_card_that_is_tapped_is_taken_away_and_another_goes_there() -> None:
    sheet = tapped("arboretum", "go:0.garden", "card:O1", "card:O2", "card:O4", "square:1,0", "card:M3")
    assert sheet.at == ".O1M3O4~."


def test_a_card_lies_in_one_place_only() -> None:
    sheet = tapped("arboretum", "card:O1", "go:1.hand")
    with pytest.raises(BadPosition, match="oak 1 lies somewhere else already"):
        sheet.after("card:O1")


def test_seven_cards_are_a_hand_and_the_garden_comes_next() -> None:
    sheet = tapped("arboretum", *(f"card:O{value}" for value in range(1, 8)))
    assert str(sheet.pen) == "0.garden"


def test_eight_regions_are_a_row_and_as_many_sanctuaries_as_it_rises_are_all() -> None:
    row = [f"card:{region}" for region in (51, 24, 35, 43, 8, 16, 39, 6)]
    sheet = tapped("faraway", *row)
    assert str(sheet.pen) == "0.sanctuaries"
    assert sheet.board()["missing"] == 4
    sheet = tapped("faraway", *row, *(f"card:{number}" for number in (14, 10, 32, 35)))
    assert str(sheet.pen) == "1.regions"
    falling = [f"card:{region}" for region in range(60, 52, -1)]
    assert str(tapped("faraway", *falling).pen) == "1.regions"


def test_a_wrong_region_is_exchanged_in_its_place() -> None:
    assert tapped("faraway", "card:51", "card:24", "card:35", "card:24", "card:25").at == "51-25-35.~."


def test_there_are_no_more_tiles_than_the_game_has() -> None:
    assert tapped("hanging-gardens", *["more:gardener"] * 3, "less:garden", "more:late claim").at == (
        "gardener1-late_claim1~"
    )


@pytest.mark.parametrize(
    ("name", "at"),
    [
        ("arboretum", "O9.~."),
        ("arboretum", "Z1.~."),
        ("arboretum", "O1~"),
        ("arboretum", "."),
        ("arboretum", ".~.~.~.~."),
        ("arboretum", ".<b>~."),
        ("faraway", "a.b~."),
        ("faraway", "1-2"),
        ("hanging-gardens", "dragon1~"),
        ("hanging-gardens", "garden~"),
        ("hanging-gardens", "~" * 5000),
    ],
)
def test_a_damaged_link_is_refused_in_a_sentence(name: str, at: str) -> None:
    with pytest.raises(BadPosition, match=r"\.$"):
        type(blank(name)).read(find_rule_set(name), at, "")


@pytest.mark.parametrize("tap", ["card:Z9", "card:", "square:0,0", "square:a,b", "region:3", "", "more:x", "x:y:z"])
@pytest.mark.parametrize("name", ["arboretum", "faraway", "hanging-gardens"])
def test_taps_that_there_are_not_are_refused_in_a_sentence(name: str, tap: str) -> None:
    with pytest.raises(BadPosition, match=r"\.$"):
        blank(name).after(tap)
