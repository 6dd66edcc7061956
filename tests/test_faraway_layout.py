"""Where everything lies in a picture of Faraway, and that it can be read on a phone."""

from __future__ import annotations

import re
from itertools import combinations
from typing import Any
from xml.etree import ElementTree

import hortus
from hortus.games.faraway.cards import ALL_REGIONS
from hortus.games.faraway.picture import draw
from hortus.games.faraway.sheet_picture import draw_sheets
from tests.drawings import SVG
from tests.faraway_pictures import (
    CARD_NAME,
    ended,
    every_table,
    places,
    scored,
    seat_of,
    seen,
    view_where,
    views,
)

PHONE = 390 / 760  # pixels of a unit


def sizes(picture: str | bytes, on_cards: bool = True) -> dict[str, float]:
    """The size of each text, in units of the picture; where it is written twice, the smaller one."""
    found: dict[str, float] = {}

    def walk_through(element: ElementTree.Element, scale: float) -> None:
        if not on_cards and CARD_NAME.match(element.findtext(f"{SVG}title") or ""):
            return
        scaled = re.search(r"scale\(([\d.]+)\)", element.get("transform", ""))
        scale *= float(scaled[1]) if scaled else 1
        if element.tag == f"{SVG}text":
            for word in element.itertext():
                size = scale * float(element.attrib["font-size"])
                found[word] = min(size, found.get(word, size))
        for child in element:
            walk_through(child, scale)

    walk_through(ElementTree.fromstring(picture), 1)
    return found


class TestLayout:
    def test_a_row_goes_from_left_to_right_on_one_line(self) -> None:
        view = ended("faraway", 3)
        where = places(draw(view))
        for side in view.sides:
            row = [where[f"region {card}"] for card in side.row]
            assert len({place.top for place in row}) == 1
            assert [place.left for place in row] == sorted(place.left for place in row)

    def test_ones_own_row_is_larger_than_the_others(self) -> None:
        view = ended("faraway", 3)
        where = places(draw(view))
        width = [{round(where[f"region {card}"].width, 1) for card in side.row} for side in view.sides]
        assert width[1] == width[2] and max(width[1]) < 0.85 * min(width[0])

    def test_sanctuaries_lie_below_the_row(self) -> None:
        view = ended("faraway", 3)
        where = places(draw(view))
        for side in view.sides:
            for kept in side.sanctuaries:
                place, above = where[f"sanctuary s{kept}"], where[f"region {side.row[0]}"]
                assert place.top > above.top + above.height

    @every_table
    def test_no_two_cards_cover_each_other_and_none_leaves_the_paper(
        self, rule_set: str, players: int, options: dict[str, Any]
    ) -> None:
        for view in views(rule_set, players, options):
            picture = draw(view)
            width, height = (float(s) for s in ElementTree.fromstring(picture).attrib["viewBox"].split()[2:])
            where = places(picture)
            for place in where.values():
                assert 0 <= place.left <= width - place.width and 0 <= place.top <= height - place.height
            for one, other in combinations(where, 2):
                here, there = where[one], where[other]
                left, right = sorted((here, there))
                upper, lower = sorted((here, there), key=lambda place: place.top)
                beside = left.left + left.width <= right.left + 0.01
                assert beside or upper.top + upper.height <= lower.top + 0.01, f"{one} and {other}"

    def test_nine_drawn_sanctuaries_and_five_cards_in_hand_stay_large_and_on_the_paper(self) -> None:
        view = seen(hortus.new("faraway", players=2, seed=1), 0)
        side = view.sides[0].model_copy(update={"drawn": tuple(range(1, 10)), "hand": (60, 61, 62, 63, 64)})
        where = places(draw(view.model_copy(update={"sides": (side, view.sides[1]), "market": ()})))
        assert len(where) == 9 + 5 + len(view.sides[1].hand)
        assert all(place.left >= 16 and place.left + place.width <= 744.1 for place in where.values())
        assert min(where[f"sanctuary s{card}"].width for card in side.drawn) * PHONE >= 66


class TestOnAPhone:
    def test_the_question_and_all_names_are_readable(self) -> None:
        for view in views("faraway", 6, {}):
            sized = sizes(draw(view))
            for word in [*view.asked.split(".")[0].split()[:1], *(side.name for side in view.sides)]:
                found = [size for text, size in sized.items() if text.startswith(word)]
                assert found and min(found) * PHONE >= 10

    def test_durations_of_all_rows_and_known_hands_are_readable(self) -> None:
        view = view_where(lambda view: view.round == 7 and bool(view.sides[1 - seat_of(view)].hand), "faraway", 2)
        sized = sizes(draw(view))
        for side in view.sides:
            for card in (*side.row, *side.hand):
                assert sized[str(card)] * PHONE >= 10, card

    def test_ones_own_choices_are_readable_in_words(self) -> None:
        view = view_where(lambda view: view.phase == "explore" and view.round == 3, "faraway", 2)
        quests = [ALL_REGIONS[card - 1].quest for card in view.sides[seat_of(view)].hand]
        root = ElementTree.fromstring(draw(view))
        own = {str(card) for card in view.sides[seat_of(view)].hand}
        hand = [e for e in root.iter() if e.get("data-region") in own]
        words = {word: size for element in hand for word, size in sizes(ElementTree.tostring(element)).items()}
        for quest in filter(None, quests):
            first = f"{quest.points} per {quest.per[0]}" if quest.per else f"{quest.points} fame"
            assert words[first] * PHONE >= 10

    def test_fame_and_totals_are_readable_at_the_end(self) -> None:
        view = ended("faraway", 6)
        sized = sizes(draw(view))
        for side in view.sides:
            for line in side.sheet():
                assert min(sized[f"+{line.fame}"], sized[f"={line.total}"]) * PHONE >= 10

    def test_numbers_of_the_sheets_are_readable(self) -> None:
        card = scored()
        sized = sizes(draw_sheets(card), on_cards=False)
        for side in card.players:
            for line in side.sheet:
                for word in (str(line.total), f"+{line.fame}", *map(str, line.sees.values())):
                    assert sized[word] * PHONE >= 10, word
