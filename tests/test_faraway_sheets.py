"""The sheets of Faraway as a picture: what each card brought, and why."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import hortus
from hortus.games.faraway.cards import SIGHTS
from hortus.games.faraway.scorecard import FarawayScorecard
from hortus.games.faraway.sheet_picture import draw_sheets
from tests.drawings import SVG
from tests.faraway_pictures import CARD_NAME, scored, titles, written
from tests.kinds import as_a, there


class TestTheSheets:
    def test_cards_stand_in_the_order_of_scoring(self) -> None:
        card = scored()
        found = [name.group() for name in map(CARD_NAME.match, titles(draw_sheets(card))) if name]
        assert found == [
            f"{line.kind} {'s' * (line.kind == 'sanctuary')}{line.number}"
            for side in card.players
            for line in side.sheet
        ]

    def test_every_line_gives_its_reason_fame_and_total(self) -> None:
        card = scored()
        picture = draw_sheets(card)
        said = titles(picture)
        rows = [title for title in said if re.match(r"[rs]\d+, ", title)]
        lines = [line for side in card.players for line in side.sheet]
        assert len(rows) == len(lines) > 15
        for title, line in zip(rows, lines, strict=True):
            assert title.startswith(f"{line.name}, {line.why}: ")
            assert title.endswith(f"{line.fame} fame, {line.total} so far")
        words = written(picture)
        assert [word for word in words if re.fullmatch(r"\+\d+", word)] == [f"+{line.fame}" for line in lines]

    def test_what_a_card_saw_is_in_the_columns_of_the_sights(self) -> None:
        """One line at a time: each number stands under the icon of what it counts."""
        card = scored()
        root = ElementTree.fromstring(draw_sheets(card))
        rows = [
            element for element in root.iter(f"{SVG}g") if re.match(r"[rs]\d+, ", element.findtext(f"{SVG}title") or "")
        ]
        lines = [line for side in card.players for line in side.sheet]
        for element, line in zip(rows, lines, strict=True):
            counts = {
                SIGHTS[int((float(span.attrib["x"]) - 88) // 34)]: int(there(span.text))
                for span in element.iter(f"{SVG}tspan")
            }
            assert {sight: count for sight, count in counts.items() if count} == line.sees
            assert line.needs.keys() <= counts.keys()

    def test_a_missed_quest_is_marked_with_how_much_was_short(self) -> None:
        card = scored()
        lines = [line for side in card.players for line in side.sheet if line.missing]
        shorts = [f"−{count}" for line in lines for count in line.missing.values()]
        assert shorts and [word for word in written(draw_sheets(card)) if word.startswith("−")] == shorts

    def test_a_quest_that_counts_says_how_often_it_paid(self) -> None:
        table = {"players": [{"regions": [42, 3, 12, 1], "sanctuaries": [8]}]}
        card = as_a(FarawayScorecard, hortus.score("faraway-solo", table))
        assert [line.fame for line in card.players[0].sheet] == [0, 0, 4, 2 * 3, 3]
        assert {"2×3", "1×3"} <= set(written(draw_sheets(card)))

    def test_the_verdict_is_the_title_and_is_written(self) -> None:
        card = scored()
        picture = draw_sheets(card)
        assert titles(picture)[0] == card.verdict and card.verdict in written(picture)
        assert f"winner · {card.players[card.winners[0]].points} fame" in written(picture)

    def test_a_sheet_of_nothing_says_so(self) -> None:
        card = scored()
        empty = tuple(side.model_copy(update={"sheet": (), "points": 0}) for side in card.players)
        assert written(draw_sheets(card.model_copy(update={"players": empty}))).count("nothing explored yet") == 2

    def test_a_notebook_shows_them(self) -> None:
        assert scored()._repr_svg_() == draw_sheets(scored())
