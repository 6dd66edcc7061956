"""Words that pages make themselves: of steps, places, units, and of what a form asks for."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from hortus.core.deal import Deal
from hortus.games import find_rule_set
from hortus.server.showing import state_of
from hortus.web import app
from hortus.web.boxed.arboretum import ArboretumSheet
from hortus.web.boxed.hanging_gardens import LATE
from hortus.web.naming import subject, told_once
from hortus.web.rules_html import FOLDED
from hortus.web.seeing import outcome, shown
from hortus.web.setting_up import asked_for
from hortus.web.texts import counted
from tests.server.alike import Person, dealt, played
from tests.server.conftest import Service

WEB = Path(app.__file__).parent
TAG = re.compile(r"<[^>]*>")
WORDS = re.compile(r"[A-Za-z][,.:;]? \(?[A-Za-z{]|\} [A-Za-z]")  # one beside another, or beside a value
NOT_OURS = {*FOLDED, LATE, "no quest", "Not Found"}  # by which code knows chapters, tiles and quests, and HTTP's own
PEOPLE = [Person(f"person {i}", "") for i in range(4)]


@pytest.mark.parametrize(
    ("steps", "told"),
    [
        ("plant dogwood 3, plant dogwood 3 south of maple 1", "plant dogwood 3 south of maple 1"),
        (
            "turn card 32 upside down, place card 32 in column 1, place card 32 at 1,0",
            "turn card 32 upside down, place card 32 at 1,0",
        ),
        ("put the temple in column -1, put the temple on -1,2", "put the temple on -1,2"),
        (
            "take card 3 (2 parks, terrace), turn card 3 as it is",
            "take card 3 (2 parks, terrace), turn card 3 as it is",
        ),
        ("plant oak 1, plant oak 12", "plant oak 1, plant oak 12"),
    ],
)
def test_a_step_that_the_next_one_tells_again_is_left_out(steps: str, told: str) -> None:
    assert told_once(steps) == told


def test_a_line_is_about_the_side_that_it_begins_with() -> None:
    assert subject("player 2 takes card 3") == 1
    assert subject("card 3 goes to player 2") is None


def test_with_several_players_those_who_did_not_win_hear_their_place() -> None:
    over = list(played(dealt("faraway", {}, PEOPLE, Deal.new(4)), 4))[-1]
    heard = [outcome(shown(over, person.id, seat)) for seat, person in enumerate(PEOPLE)]
    ranked = sorted(range(4), key=lambda seat: (seat not in over.winners, -over.points[seat]))
    assert len(over.winners) == 1 and len({over.points[seat] for seat in ranked}) == 4
    assert [heard[seat] for seat in ranked] == [
        "You won!",
        "You came second of 4.",
        "You came third of 4.",
        "You came fourth of 4.",
    ]
    assert state_of(over, None, None).winners == over.winners


def test_of_two_one_has_lost() -> None:
    over = list(played(dealt("faraway", {}, PEOPLE[:2], Deal.new(4)), 4))[-1]
    assert {outcome(shown(over, person.id, seat)) for seat, person in enumerate(PEOPLE[:2])} == {
        "You won!",
        "You lost this one.",
    }


def test_faraway_counts_fame_and_the_others_points() -> None:
    assert [counted(3, "faraway-solo"), counted(3, "arboretum"), counted(1)] == ["3 fame", "3 points", "1 point"]


def test_a_table_is_listed_if_that_is_wished_or_if_a_seat_is_for_anyone() -> None:
    def listed(other: str, **more: str) -> bool:
        return asked_for(find_rule_set("arboretum"), {"seat0": "me", "seat1": other, **more}).listed

    assert [listed("link"), listed("here"), listed("club"), listed("anyone")] == [False, False, False, True]
    assert listed("link", listed="on")


def test_the_page_of_a_game_says_whom_one_plays_at_once(lasting: Service) -> None:
    with lasting.stranger() as http:
        assert "Play now (computer: easy)" in http.get("/games/arboretum", headers={"Accept": "text/html"}).text


def test_a_card_that_lies_elsewhere_says_with_whom() -> None:
    sheet = ArboretumSheet.read(find_rule_set("arboretum"), "O7.~W1.O3", "0.hand")
    keys = {key.tap: key for group in sheet.pad() for key in group.keys}
    assert keys["card:O7"].there and not keys["card:O7"].off
    assert [(keys[f"card:{name}"].off, keys[f"card:{name}"].owner) for name in ("W1", "O3", "O4")] == [
        (True, "2"),
        (True, "2"),
        (False, ""),
    ]


# --- words in the code ---


class Sentences(ast.NodeVisitor):
    """Finds what code says in words of its own: not docstrings, descriptions of parameters, or keys of dictionaries."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def hear(self, text: str) -> None:
        """Keep a text if it has words. What holds = or a backslash is an attribute, a header, a script or a pattern."""
        bare = TAG.sub("", text)
        if WORDS.search(bare) and not set(bare) & set("=\\") and text not in NOT_OURS:
            self.found.append(text)

    def visit_Constant(self, node: ast.Constant) -> None:
        """A text."""
        if isinstance(node.value, str):
            self.hear(node.value)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """A text with values: it is heard as a whole, and so are texts within the values."""
        self.hear("".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values))
        for part in node.values:
            if isinstance(part, ast.FormattedValue):
                self.visit(part.value)

    def visit_Expr(self, node: ast.Expr) -> None:
        """A statement that is an expression; a text alone is a docstring."""
        if not isinstance(node.value, ast.Constant):
            self.visit(node.value)

    def visit_keyword(self, node: ast.keyword) -> None:
        """An argument by name; nobody is shown the descriptions of pages' parameters."""
        if node.arg != "description":
            self.visit(node.value)

    def visit_Dict(self, node: ast.Dict) -> None:
        """A dictionary: its keys are names."""
        for value in node.values:
            self.visit(value)


def sentences(source: str) -> list[str]:
    """The sentences of a module."""
    finder = Sentences()
    finder.visit(ast.parse(source))
    return finder.found


def test_all_words_of_the_pages_are_among_the_texts() -> None:
    said = {str(path.relative_to(WEB)): sentences(path.read_text(encoding="utf-8")) for path in WEB.rglob("*.py")}
    assert {name: found for name, found in said.items() if found} == {}


@pytest.mark.parametrize(
    "source",
    [
        "raise Problem(404, 'There is no guide.')",
        "names = [f'Player {number}', 'Ana']",
        "told = f'{card} lies elsewhere.'",
        "told = f'{name}: {f\"computer ({level})\"}'",
        "told = 'Player {number}'.format(number=1)",
        "html = Markup('<p class=\"lead\">Go home</p>')",
        "signs = {'region': 'a region'}",
    ],
)
def test_words_in_the_code_are_found(source: str) -> None:
    assert len(sentences(source)) == 1


@pytest.mark.parametrize(
    "source",
    [
        "def go() -> None:\n    'Go home.'",
        "Query(description='the position')",
        "pictures = {'Your turn': draw}",
        "say('guide.none')",
        "told = f'{name}: {words} ({number})'",
        "html = f'<svg class=\"hx\" {box}>{drawing}</svg>'",
        "headers = ('public, max-age=60', \"default-src 'none'; style-src 'self'\")",
        "PLAYER = re.compile(r'player (\\d)')",
    ],
)
def test_what_nobody_reads_is_not_taken_for_words(source: str) -> None:
    assert sentences(source) == []
