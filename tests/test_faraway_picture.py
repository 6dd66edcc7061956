"""Pictures of Faraway: what they show, what they must not show, and that everybody can open them."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any
from xml.etree import ElementTree

import pytest

import hortus
from hortus.games import find_rule_set
from hortus.games.faraway.cards import ALL_REGIONS, ALL_SANCTUARIES, SIGHTS, amount
from hortus.games.faraway.cards_svg import MISSED, ROAD, WONDER_COLOURS, WONDER_SHAPES, region, sanctuary_back
from hortus.games.faraway.picture import draw
from hortus.games.faraway.scorecard import FarawayScorecard
from hortus.games.faraway.sheet_picture import draw_sheets
from hortus.games.faraway.view import FarawayView
from hortus.testing.tables import random_match
from tests.drawings import SVG
from tests.faraway_pictures import (
    CARD_NAME,
    cards_in,
    ended,
    every_table,
    framed,
    known_cards,
    matches_where,
    named,
    parts_in,
    places,
    played,
    scored,
    seat_of,
    seen,
    titles,
    view_where,
    views,
    with_rows,
    written,
)
from tests.kinds import as_a, there

ARCH_BACK = sanctuary_back(0, 0, 120).split("<path")[2]


class TestWhatIsShown:
    @every_table
    def test_every_known_card_lies_face_up_once_and_no_other_does(
        self, rule_set: str, players: int, options: dict[str, Any]
    ) -> None:
        for view in views(rule_set, players, options):
            picture = draw(view)
            names = Counter(match.group() for match in map(CARD_NAME.match, cards_in(picture).elements()) if match)
            assert names == known_cards(view)
            hidden = {f"region {card}" for card in view.unseen} | {f"sanctuary s{n}" for n in view.unseen_sanctuaries}
            assert not hidden & set(names)

    @every_table
    def test_every_card_says_what_it_is(self, rule_set: str, players: int, options: dict[str, Any]) -> None:
        for view in views(rule_set, players, options):
            for title in cards_in(draw(view)):
                kind, number = there(re.match(r"(\w+) s?(\d+)", title)).groups()
                words = (ALL_REGIONS if kind == "region" else ALL_SANCTUARIES)[int(number) - 1]
                assert re.match(rf"\w+ s?\d+, {re.escape(str(words))}(, |$)", title)

    @every_table
    def test_hidden_cards_are_backs(self, rule_set: str, players: int, options: dict[str, Any]) -> None:
        for view in views(rule_set, players, options):
            picture = draw(view)
            assert picture.count(ROAD) == sum(side.hidden for side in view.sides)
            assert picture.count(ARCH_BACK) == sum(side.drawn_hidden for side in view.sides)

    @every_table
    def test_tables_that_a_seat_cannot_tell_apart_look_the_same(
        self, rule_set: str, players: int, options: dict[str, Any]
    ) -> None:
        for decision, match in enumerate(played(rule_set, players, options)):
            if decision % 12 == 3:
                for seat in range(players):
                    assert draw(seen(match.redeal(seat, seed=decision), seat)) == draw(seen(match, seat))

    def test_the_same_view_gives_the_same_bytes(self) -> None:
        view = view_where(lambda view: view.round == 4, "faraway", 3)
        assert draw(FarawayView.model_validate_json(view.model_dump_json())) == draw(view) == view.svg()

    @every_table
    def test_what_is_asked_is_the_title_and_is_written_on_the_table(
        self, rule_set: str, players: int, options: dict[str, Any]
    ) -> None:
        for view in views(rule_set, players, options):
            picture = draw(view)
            assert titles(picture)[0] == view.asked
            assert " ".join(written(picture)).startswith(view.asked)

    def test_what_a_row_shows_is_counted(self) -> None:
        view = view_where(lambda view: view.round == 6, "faraway", 2)
        shown = [title.removeprefix("shows ") for title in titles(draw(view)) if title.startswith("shows ")]
        seats = (seat_of(view), 1 - seat_of(view))
        assert shown == [amount(n, sight) for seat in seats for sight, n in view.sides[seat].shows().items()]

    def test_fame_is_told_of_all(self) -> None:
        view = view_where(lambda view: view.round == 7 and view.sides[0].fame != view.sides[1].fame, "faraway", 2)
        assert [word for word in written(draw(view)) if word.endswith("fame now")] == [
            f"{view.sides[seat].fame} fame now" for seat in (seat_of(view), 1 - seat_of(view))
        ]

    def test_the_legend_names_every_icon(self) -> None:
        words = written(draw(seen(hortus.new("faraway", players=2, seed=1), 0)))
        assert {*SIGHTS, "haven"} <= set(words)

    def test_cards_that_one_put_back_are_remembered_by_their_owner_alone(self) -> None:
        match, view = next(matches_where(lambda view: bool(view.returned) and not view.over, "faraway", 2))
        card = view.returned[0]
        words = f"s{card.sanctuary} ({card.below} cards above it)"
        assert words in " ".join(written(draw(view)))
        assert words not in " ".join(written(draw(seen(match, None))))


class TestSecretChoices:
    def test_the_chosen_card_is_marked_for_its_owner_alone(self) -> None:
        match, view = next(matches_where(lambda view: view.chosen is not None, "faraway", 2))
        picture, chosen = draw(view), there(view.chosen)
        assert [title for title in titles(picture) if title.endswith(", chosen")] == [named(chosen, "chosen")]
        assert written(picture).count("chosen") == picture.count("hx-ring", picture.index("</style>")) == 1
        for eyes in (1 - seat_of(view), None):
            assert "chosen" not in written(draw(seen(match, eyes)))

    def test_that_somebody_has_chosen_is_shown_to_all(self) -> None:
        match, _ = next(matches_where(lambda view: sum(side.ready for side in view.sides) == 2, "faraway", 3))
        for eyes in (0, 1, 2, None):
            assert written(draw(seen(match, eyes))).count("✓ has chosen") == 2

    def test_nobody_is_said_to_have_chosen_before(self) -> None:
        assert "✓ has chosen" not in written(draw(seen(hortus.new("faraway", players=3, seed=1), 0)))

    def test_cards_to_give_back_are_marked_for_their_owner_alone(self) -> None:
        match, view = next(matches_where(lambda view: len(view.giving) == 2, "faraway", 2, advanced=True))
        assert [title for title in titles(draw(view)) if title.endswith("give back")] == [
            named(card, "give back") for card in view.giving
        ]
        assert "give back" not in written(draw(seen(match, None)))

    def test_cards_given_back_are_remembered(self) -> None:
        view = view_where(lambda view: view.phase == "explore", "faraway", 2, advanced=True)
        assert f"Given back: {view.giving[0]} and {view.giving[1]}." in written(draw(view))

    def test_turns_are_numbered_while_regions_are_taken(self) -> None:
        view = view_where(lambda view: view.phase == "take" and view.draft == (1, 2, 0), "faraway", 3)
        seats = [view.seat, *(seat for seat in range(3) if seat != view.seat)]
        turns = [word for word in written(draw(view)) if word.startswith("turn ")]
        assert turns == [f"turn {(1, 2, 0).index(seat) + 1} of 3" for seat in seats]


class TestWhatCanBeChosen:
    @pytest.mark.parametrize(
        ("phase", "part"), [("give", "region"), ("explore", "region"), ("take", "region"), ("keep", "sanctuary")]
    )
    def test_all_that_is_legal_has_its_place(self, phase: str, part: str) -> None:
        def asks(view: FarawayView) -> bool:
            return view.phase == phase and view.seat in view.actors and view.round > (phase == "keep")

        match, view = next(matches_where(asks, "faraway", 3, advanced=True))
        offered = {action.parts[part] for action in match.legal(view.seat)}
        assert len(offered) > 1 or phase == "keep"
        assert offered <= parts_in(draw(view), part)

    def test_a_spectator_is_offered_the_market_at_most(self) -> None:
        for view in views("faraway", 3, {}):
            if view.seat is None:
                free = {str(card) for card in view.market if card is not None}
                assert parts_in(draw(view), "region") == free and not parts_in(draw(view), "sanctuary")


class TestTheSoloGame:
    def test_places_have_numbers_and_the_durations_that_point_to_them(self) -> None:
        words = written(draw(seen(hortus.new("faraway-solo", players=1, seed=4), 0)))
        found = [word for word in words if re.fullmatch(r"\d+–\d+", word)]
        assert found == ["1–13", "14–26", "27–40", "41–53", "54–68"]
        for place, durations in enumerate(found, 1):
            assert words[words.index(durations) - 1] == str(place)

    def test_what_opponents_took_is_beside_their_cards_and_gone_from_the_market(self) -> None:
        def some(view: FarawayView) -> bool:
            return view.phase == "take" and sum(rival.took is not None for rival in view.rivals) == 2

        view = view_where(some, "faraway-solo", 1)
        picture = draw(view)
        where, words = places(picture), written(picture)
        assert words.count("taken") == 2 and words.count("takes") == 2 and words.count("takes none") == 1
        for rival in view.rivals:
            assert named(rival.region, "an opponent's card") in titles(picture)
            if rival.took is not None:
                assert named(rival.took, "taken by an opponent") in titles(picture)
                one, other = where[f"region {rival.region}"], where[f"region {rival.took}"]
                assert one.top == other.top and one.left < other.left < one.left + 2.5 * one.width

    def test_nobody_is_called_a_winner(self) -> None:
        match = random_match(find_rule_set("faraway-solo"), 1, 2)
        for picture in (draw(seen(match, 0)), draw_sheets(as_a(FarawayScorecard, match.scorecard()))):
            assert f"{match.points[0]} fame" in written(picture)
            assert not [word for word in written(picture) if "winner" in word]


class TestTheEnd:
    def test_every_card_has_its_fame_and_the_total_so_far(self) -> None:
        view = ended("faraway", 2)
        spans = ElementTree.fromstring(draw(view)).iter(f"{SVG}tspan")
        told = [(there(span.text), float(span.attrib["x"])) for span in spans]
        below = [(word, x) for word, x in told if word[0] in "+="]
        for side in view.sides:
            lines = side.sheet()
            for cards in (lines[len(side.row) - 1 :: -1], lines[len(side.row) :]):
                found, below = below[: 2 * len(cards)], below[2 * len(cards) :]
                in_order = [word for word, _ in sorted(found, key=lambda span: (span[0][0] == "=", span[1]))]
                assert in_order == [f"+{line.fame}" for line in cards] + [f"={line.total}" for line in cards]
        assert not below

    def test_points_and_the_winner_are_told(self) -> None:
        view = ended("faraway", 2).model_copy(update={"winners": (1,)})
        picture = draw(view)
        words = written(picture)
        assert f"{view.points[0]} fame" in words and f"winner · {view.points[1]} fame" in words
        assert f"player 2: {view.points[1]} fame, winner;" in picture

    def test_nothing_is_reckoned_before_the_end(self) -> None:
        view = view_where(lambda view: view.round == 8 and not view.over, "faraway", 2)
        assert not [word for word in written(draw(view)) if re.fullmatch(r"[=+]\d+", word)]
        assert "short, " not in " ".join(titles(draw(view)))

    def test_a_missed_quest_says_how_much_was_short(self) -> None:
        """Region 61 needs four okiko; it sees those of 1, 5 and sanctuary 14."""
        rows = (((61, 1, 2, 3, 5, 6, 9, 13), (14,)), ((1, 2, 3, 4, 5, 6, 7, 8), ()))
        view = with_rows(ended("faraway", 2), *rows)
        line = view.sides[0].sheet()[7]
        assert line.number == 61 and line.missing == {"okiko": 1}
        picture = draw(view)
        assert named(61, f"1 okiko short, 0 fame, {line.total} so far") in titles(picture)
        assert written(picture).count("−1") == 1

    def test_wonders_that_are_missing_are_hollow_and_the_others_are_not(self) -> None:
        needs = framed(region(61, 0, 0, 100, missing={"okiko": 3}))
        shape, colour = WONDER_SHAPES["okiko"], WONDER_COLOURS["okiko"]
        hollow = [e.attrib["d"] for e in needs.iter() if e.get("stroke") == colour and e.get("fill") == "none"]
        filled = [e.attrib["d"] for e in needs.iter() if e.get("fill") == colour]
        assert "".join(hollow).count(shape) == 3
        assert "".join(filled).count(shape) == 1
        assert not [e for e in framed(region(61, 0, 0, 100)).iter() if e.get("stroke") == colour]

    @pytest.mark.parametrize("which", range(1, 69))
    def test_the_mark_of_a_missed_quest_is_no_wider_than_the_card(self, which: int) -> None:
        missing = dict(Counter(ALL_REGIONS[which - 1].needs))
        labels = [e for e in framed(region(which, 0, 0, 100, missing=missing)).iter() if e.get("fill") == MISSED]
        assert len(labels) == bool(missing)
        for label in labels:
            left, width = float(label.attrib["x"]), float(label.attrib["width"])
            assert left >= -3 and left + width <= 103


class TestTheFile:
    @every_table
    def test_it_is_well_formed_small_and_self_contained(
        self, rule_set: str, players: int, options: dict[str, Any]
    ) -> None:
        for view in views(rule_set, players, options):
            check_file(draw(view), 150_000)

    def test_so_are_the_sheets(self) -> None:
        for players in (2, 6):
            check_file(draw_sheets(scored(players, seed=4)), 200_000)

    def test_names_are_text_and_never_markup(self) -> None:
        name = """<b onload="x">&'"""
        view = seen(hortus.new("faraway", players=2, seed=1), 0)
        sides = (view.sides[0], view.sides[1].model_copy(update={"name": name}))
        assert name in written(draw(view.model_copy(update={"sides": sides})))
        card = scored()
        line = card.players[1].sheet[0].model_copy(update={"why": name})
        players = (card.players[0], card.players[1].model_copy(update={"name": name, "sheet": (line,)}))
        picture = draw_sheets(card.model_copy(update={"players": players, "verdict": name}))
        assert written(picture).count(name) == 2 and titles(picture)[0] == name
        assert [title for title in titles(picture)[1:] if name in title]

    def test_it_describes_itself_in_words(self) -> None:
        view = view_where(lambda view: view.round == 5 and len(view.sides[0].sanctuaries) > 0, "faraway", 2)
        words = there(ElementTree.fromstring(draw(view)).findtext(f"{SVG}desc"))
        assert "Round 5 of 8." in words
        for side in view.sides:
            assert f"{side.name}: {side.fame} fame" in words
            assert f"row {', '.join(map(str, side.row))}" in words
            assert all(f"s{card}" in words for card in side.sanctuaries)


def check_file(picture: str, most: int) -> None:
    root = ElementTree.fromstring(picture)
    assert root.tag == f"{SVG}svg" and root.attrib["role"] == "img"
    assert len(picture.encode()) < most
    assert not [e for e in root.iter() if e.tag == f"{SVG}script" or "id" in e.attrib]
    assert not re.search(r"(href|url\(|@import|http(?!://www\.w3\.org/2000/svg))", picture)
    assert not re.search(r'd=""|None|[{}]', picture.split("</style>")[1])
