"""The faces of Faraway's cards: each says all that it is, without colours too, and everybody can read it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from xml.etree import ElementTree

import pytest

from hortus.core.colour import contrast, ink
from hortus.core.svg import PAINTS
from hortus.games.faraway.cards import ALL_REGIONS, ALL_SANCTUARIES, BIOMES, COLOURS, SIGHTS, WONDERS
from hortus.games.faraway.cards_svg import (
    GROUNDS,
    LENS,
    MISSED,
    MOON,
    ON_MISSED,
    SKY,
    STAR,
    WONDER_COLOURS,
    WONDER_SHAPES,
    chip,
    icon,
    pattern,
    region,
    sanctuary,
)
from hortus.games.faraway.picture import region_svg, sanctuary_svg
from tests.drawings import SVG
from tests.faraway_pictures import framed
from tests.kinds import there


class TestCards:
    @pytest.mark.parametrize("which", range(1, 69))
    def test_a_region_says_all_that_it_is(self, which: int) -> None:
        card = ALL_REGIONS[which - 1]
        root = ElementTree.fromstring(region_svg(which))
        texts = [e.text for e in root.iter(f"{SVG}text")]
        assert texts[0] == str(which)
        if card.quest is None:
            assert texts == [str(which)]
        elif card.quest.per:
            assert texts[1] == f"{card.quest.points}×"
            assert " ".join(map(there, texts[2:])).replace("+", "and") == str(card.quest)
        else:
            assert texts[1:] == [str(card.quest.points), f"{card.quest.points} fame"]
        assert shapes_in(root) == Counter([*card.wonders, *card.needs, *(card.quest.per if card.quest else ())]) & (
            Counter(dict.fromkeys(WONDERS, 99))
        )

    @pytest.mark.parametrize("which", range(1, 46))
    def test_a_sanctuary_says_all_that_it_is(self, which: int) -> None:
        card = ALL_SANCTUARIES[which - 1]
        root = ElementTree.fromstring(sanctuary_svg(which))
        texts = [e.text for e in root.iter(f"{SVG}text")]
        assert texts[0] == f"s{which}"
        if card.quest:
            words = str(card.quest).replace("and", "+") if card.quest.per else f"{card.quest.points} fame"
            assert texts[2:] == [words]
        assert shapes_in(root) == Counter([*card.wonders, *(card.quest.per if card.quest else ())]) & Counter(
            dict.fromkeys(WONDERS, 99)
        )

    @pytest.mark.parametrize("draw_card", [region_svg, sanctuary_svg])
    def test_clues_moons_and_biomes_are_drawn_as_often_as_they_are_there(self, draw_card: Callable[[int], str]) -> None:
        cards = ALL_REGIONS if draw_card is region_svg else ALL_SANCTUARIES
        for which, card in enumerate(cards, 1):
            per = card.quest.per if card.quest else ()
            drawing = draw_card(which)
            assert drawing.count(drawn("clue")) == card.clues + per.count("clue"), which
            assert drawing.count(drawn("night")) == card.night + per.count("night"), which
            assert drawing.count(drawn("set")) == per.count("set"), which
            for biome in BIOMES:
                assert drawing.count(drawn(biome)) == per.count(biome), which
            assert f'fill="{COLOURS[card.biome or "haven"]}"' in drawing

    def test_patterns_signs_and_shapes_alone_tell_all_apart(self) -> None:
        colourless = [re.sub(r"#\w{6}", "", pattern(biome, 0, 0, 36, 37)) for biome in COLOURS]
        assert len(set(colourless)) == 5
        assert len({re.sub(r"#\w{6}", "", drawn(sight)) for sight in (*SIGHTS, "haven", "set", "fame")}) == 12

    @pytest.mark.parametrize("which", range(1, 69))
    def test_every_card_has_the_pattern_of_its_biome_in_every_size(self, which: int) -> None:
        biome = there(ALL_REGIONS[which - 1].biome)
        data = there(re.search(r' d="(.*?)"', pattern(biome, 0, 0, 36, 37)))[1]
        for drawing in (region(which, 0, 0, 69), region(which, 0, 0, 158, worded=True), chip(which, 0, 0, 54)):
            assert drawing.count(data) == 1

    def test_patterns_stay_in_their_field(self) -> None:
        for biome in COLOURS:
            data = there(re.search(r' d="(.*?)"', pattern(biome, 0, 0, 36, 37)))[1]
            starts = [(float(x), float(y)) for x, y in re.findall(r"M([\d.]+) ([\d.]+)", data)]
            assert len(starts) >= 3
            assert all(0 <= x <= 36 and 0 <= y <= 37 for x, y in starts)

    def test_a_sanctuary_has_another_outline_than_a_region(self) -> None:
        assert framed(region(1, 0, 0, 100)).find(f"{SVG}g/{SVG}rect") is not None
        assert framed(sanctuary(1, 0, 0, 100)).find(f"{SVG}g/{SVG}rect") is None


def drawn(sight: str) -> str:
    """An icon's drawing, wherever it stands."""
    return there(re.search(r'd="(.*?)"[^"]*$', icon(sight, 0, 0, 24)))[1]


def shapes_in(root: ElementTree.Element) -> Counter[str]:
    """How often each wonder is drawn, in whatever state."""
    paths = [e.attrib["d"] for e in root.iter(f"{SVG}path")]
    return +Counter({wonder: sum(d.count(shape) for d in paths) for wonder, shape in WONDER_SHAPES.items()})


class TestColours:
    def test_the_number_is_readable_on_every_biome(self) -> None:
        for biome, colour in COLOURS.items():
            assert contrast(ink(colour), colour) >= 4.5, biome

    def test_words_are_readable_on_the_panel_of_a_quest_by_day_and_by_night(self) -> None:
        for _, panel in GROUNDS.values():
            assert contrast(ink(panel), panel) >= 4.5

    def test_what_was_missed_is_readable(self) -> None:
        assert contrast(ON_MISSED, MISSED) >= 4.5

    def test_icons_stand_out_from_every_ground_that_they_stand_on(self) -> None:
        grounds = {colour for pair in GROUNDS.values() for colour in pair}
        grounds |= {colour for name, _, _, *themes in PAINTS for colour in themes if name in ("hx-paper", "hx-soil")}
        for paint in (*WONDER_COLOURS.values(), LENS, STAR):
            for ground in grounds:
                assert contrast(paint, ground) >= 3, (paint, ground)
        assert contrast(MOON, SKY) >= 4.5

    def test_every_word_of_a_card_has_the_ink_of_its_ground(self) -> None:
        """The number has the ink of its biome, the quest that of its panel."""
        for which, card in enumerate(ALL_REGIONS, 1):
            first, *others = framed(region(which, 0, 0, 100, worded=True)).iter(f"{SVG}text")
            assert first.attrib["fill"] == ink(COLOURS[there(card.biome)])
            assert {e.attrib["fill"] for e in others} <= {ink(GROUNDS[card.night][1])}

    def test_wonders_have_three_colours(self) -> None:
        assert len(set(WONDER_COLOURS.values())) == 3
