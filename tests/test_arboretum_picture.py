"""Pictures of Arboretum: what they show, what they must not show, and that everybody can read them."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple
from xml.etree import ElementTree

import numpy as np
import pytest

import hortus
from hortus.core.colour import contrast, ink
from hortus.games.arboretum.cards import EDITIONS, Card, Edition
from hortus.games.arboretum.cards_svg import LEAF, SHAPES
from hortus.games.arboretum.garden_picture import OWN, plot_of
from hortus.games.arboretum.picture import card, card_svg, draw
from hortus.games.arboretum.view import ArboretumView, Planted
from tests.drawings import SVG, laid
from tests.kinds import as_a

CARD_NAME = re.compile(rf"({'|'.join(s.name for edition in EDITIONS for s in edition.species)}) [1-8](?=$|, )")
TABLES = [
    ("arboretum", 2, {}),
    ("arboretum", 3, {}),
    ("arboretum", 4, {}),
    ("arboretum-2011", 4, {}),
    ("arboretum-solo", 1, {}),
    ("arboretum-solo", 1, {"q_garden": "grid"}),
]
every_table = pytest.mark.parametrize(("rule_set", "players", "options"), TABLES)
every_edition = pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.name)


def played(rule_set: str, players: int, options: dict[str, str], seed: int = 5) -> Iterator[hortus.Match]:
    """A random game, handed out before each decision and at its end."""
    match = hortus.new(rule_set, players=players, seed=seed, **options)
    chance = random.Random(seed)
    yield match
    while not match.over:
        match.play(chance.choice(match.legal()))
        yield match


def seen(match: hortus.Match, eyes: int | None) -> ArboretumView:
    return as_a(ArboretumView, match.view(eyes))


def views(rule_set: str, players: int, options: dict[str, str]) -> Iterator[ArboretumView]:
    """What every seat and a spectator see in the course of a game, every few decisions and at the end."""
    for decision, match in enumerate(played(rule_set, players, options)):
        if match.over or decision % 7 == 0:
            for eyes in (*range(players), None):
                yield seen(match, eyes)


def when(rule_set: str, players: int, options: dict[str, str], phase: str, planted: int) -> hortus.Match:
    """A table that asks for `phase` of a seat with at least so many planted trees."""
    for match in played(rule_set, players, options):
        if not match.over:
            view = seen(match, match.actors[0])
            if view.phase == phase and len(view.sides[match.actors[0]].garden) >= planted:
                return match
    raise AssertionError(f"no {phase} came up")


def titles(picture: str) -> list[str]:
    return [title.text or "" for title in ElementTree.fromstring(picture).iter(f"{SVG}title")]


def cards_in(picture: str) -> Counter[str]:
    """The cards that lie face up."""
    return Counter(found.group() for found in map(CARD_NAME.match, titles(picture)) if found)


def marked(picture: str, note: str) -> Counter[str]:
    return Counter(title.removesuffix(f", {note}") for title in titles(picture) if title.endswith(f", {note}"))


def parts_in(picture: str, name: str) -> set[str]:
    """What the picture offers to click on: the values of `data-card`, `data-cell` or `data-source`."""
    return {e.attrib[f"data-{name}"] for e in ElementTree.fromstring(picture).iter() if f"data-{name}" in e.attrib}


class Place(NamedTuple):
    left: float
    top: float
    width: float


def places(picture: str) -> dict[str, Place]:
    """Where each face-up card lies."""
    cards = laid(picture, CARD_NAME)
    return {card.name: Place(card.left, card.top, 100 * card.scale) for card in cards}


class TestWhatIsShown:
    @every_table
    def test_every_known_card_lies_face_up_once_and_no_other_does(
        self, rule_set: str, players: int, options: dict[str, str]
    ) -> None:
        for view in views(rule_set, players, options):
            known = Counter(
                str(card)
                for side in view.sides
                for card in (*side.hand, *side.pile, *(tree.card for tree in side.garden))
            )
            picture = draw(view)
            assert cards_in(picture) == known
            assert not [card for card in view.unseen if str(card) in picture]

    @every_table
    def test_hidden_cards_are_backs(self, rule_set: str, players: int, options: dict[str, str]) -> None:
        for view in views(rule_set, players, options):
            hidden = sum(side.hidden for side in view.sides)
            assert draw(view).count(LEAF) == hidden + min(view.deck, 3)

    @every_table
    def test_tables_that_a_seat_cannot_tell_apart_look_the_same(
        self, rule_set: str, players: int, options: dict[str, str]
    ) -> None:
        for decision, match in enumerate(played(rule_set, players, options)):
            if decision % 20 == 3:
                for seat in range(players):
                    assert draw(seen(match.redeal(seat, seed=decision), seat)) == draw(seen(match, seat))

    def test_the_same_view_gives_the_same_bytes(self) -> None:
        view = seen(when("arboretum", 3, {}, "plant", 2), 0)
        assert draw(ArboretumView.model_validate_json(view.model_dump_json())) == draw(view) == view.svg()

    def test_what_is_asked_is_the_title_and_is_written_on_the_table(self) -> None:
        view = seen(when("arboretum", 2, {}, "place", 1), 0)
        picture = draw(view)
        assert titles(picture)[0] == view.asked
        assert picture.count(view.asked) == 2

    @every_table
    def test_the_legend_names_the_species_in_play(self, rule_set: str, players: int, options: dict[str, str]) -> None:
        view = seen(hortus.new(rule_set, players=players, seed=2, **options), 0)
        written = {text.text for text in ElementTree.fromstring(draw(view)).iter(f"{SVG}text")}
        named = [s.name for edition in EDITIONS if edition.name == view.edition for s in edition.species]
        assert [name for name in named if any((words or "")[1:] == f" {name}" for words in written)] == list(
            view.species
        )

    def test_cards_that_others_are_known_to_hold_are_marked(self) -> None:
        view = seen(when("arboretum", 3, {}, "discard", 4), 0)
        known = Counter(str(card) for seat, side in enumerate(view.sides) if seat != 0 for card in side.hand)
        assert known and marked(draw(view), "known to all") == known

    def test_nothing_is_marked_once_all_hands_are_open(self) -> None:
        *_, match = played("arboretum", 3, {})
        assert not marked(draw(seen(match, 0)), "known to all")

    def test_the_card_of_a_half_made_move_is_marked_for_its_owner_alone(self) -> None:
        match = when("arboretum", 2, {}, "place", 1)
        owner = match.actors[0]
        assert marked(draw(seen(match, owner)), "chosen") == Counter([str(seen(match, owner).chosen)])
        assert not marked(draw(seen(match, 1 - owner)), "chosen")

    def test_the_end_shows_points_and_winners(self) -> None:
        *_, match = played("arboretum", 2, {})
        view = seen(match, 0).model_copy(update={"points": (12, 1), "winners": (0,)})
        picture = draw(view)
        assert re.findall(r">(winner · )?(\d+ points?)<", picture) == [("winner · ", "12 points"), ("", "1 point")]


class TestWhatCanBeChosen:
    @pytest.mark.parametrize("planted", [0, 1, 4])
    def test_free_squares_are_the_legal_ones(self, planted: int) -> None:
        match = when("arboretum", 2, {}, "place", planted)
        seat = match.actors[0]
        assert parts_in(draw(seen(match, seat)), "cell") == {action.parts["cell"] for action in match.legal()}
        assert not parts_in(draw(seen(match, 1 - seat)), "cell")

    def test_free_squares_of_q_are_the_legal_ones(self) -> None:
        match = when("arboretum-solo", 1, {"q_garden": "grid"}, "lay", 4)
        assert parts_in(draw(seen(match, 0)), "cell") == {action.parts["cell"] for action in match.legal()}

    def test_cards_to_choose_are_those_in_hand(self) -> None:
        match = when("arboretum", 2, {}, "plant", 2)
        seat = match.actors[0]
        assert parts_in(draw(seen(match, seat)), "card") == {action.parts["card"] for action in match.legal()}

    @every_table
    def test_everything_that_can_be_drawn_has_its_place(
        self, rule_set: str, players: int, options: dict[str, str]
    ) -> None:
        match = when(rule_set, players, options, "draw", 3)
        picture = draw(seen(match, match.actors[0]))
        assert parts_in(picture, "source") >= {action.parts["source"] for action in match.legal()}


class TestLayout:
    @every_table
    def test_east_is_right_and_north_is_up(self, rule_set: str, players: int, options: dict[str, str]) -> None:
        *_, match = played(rule_set, players, options)
        view = seen(match, 0)
        where = places(draw(view))
        for side in view.sides[: view.players if view.lines else None]:
            for one, other in combinations(side.garden, 2):
                here, there = where[str(one.card)], where[str(other.card)]
                assert np.sign(round(there.left - here.left, 1)) == np.sign(other.x - one.x)
                assert np.sign(round(there.top - here.top, 1)) == -np.sign(other.y - one.y)

    def test_lines_are_one_ascending_row_for_each_species(self) -> None:
        *_, match = played("arboretum-solo", 1, {})
        view = seen(match, 0)
        where = places(draw(view))
        line = sorted(tree.card for tree in view.sides[1].garden)
        for one, other in combinations(line, 2):
            here, there = where[str(one)], where[str(other)]
            if one.species == other.species:
                assert here.top == there.top and here.left < there.left
            else:
                assert here.top < there.top

    @every_table
    def test_no_two_cards_cover_each_other_and_none_leaves_the_paper(
        self, rule_set: str, players: int, options: dict[str, str]
    ) -> None:
        *_, match = played(rule_set, players, options)
        picture = draw(seen(match, 0))
        width, height = (float(s) for s in ElementTree.fromstring(picture).attrib["viewBox"].split()[2:])
        where = places(picture)
        for place in where.values():
            assert 0 <= place.left <= width - place.width and 0 <= place.top <= height - 1.4 * place.width
        for one, other in combinations(where, 2):
            here, there = where[one], where[other]
            left, right = sorted((here, there))
            upper, lower = sorted((here, there), key=lambda place: place.top)
            beside = left.left + left.width <= right.left
            assert beside or upper.top + 1.4 * upper.width <= lower.top, f"{one} and {other}"

    def test_ones_own_cards_are_readable_on_a_phone(self) -> None:
        """A garden of six columns on a screen of 390 px."""
        view = seen(hortus.new("arboretum", players=2, seed=1), 0)
        garden = tuple(Planted(card=Card(view.species[0], x + 1), x=x, y=0) for x in range(6))
        side = view.sides[0].model_copy(update={"garden": garden})
        where = places(draw(view.model_copy(update={"sides": (side, view.sides[1])})))
        assert min(where[str(tree.card)].width for tree in garden) * 390 / 480 > 44

    def test_the_widest_garden_that_can_be_stays_on_the_paper(self) -> None:
        view = seen(hortus.new("arboretum", players=4, seed=1), 0)
        garden = tuple(Planted(card=Card(view.species[x // 8], x % 8 + 1), x=x, y=x % 2) for x in range(17))
        sides = (view.sides[0], view.sides[1].model_copy(update={"garden": garden}), *view.sides[2:])
        where = places(draw(view.model_copy(update={"sides": sides})))
        assert all(where[str(tree.card)].left + where[str(tree.card)].width < 480 for tree in garden)


class TestTheFile:
    @every_table
    def test_it_is_well_formed_small_and_self_contained(
        self, rule_set: str, players: int, options: dict[str, str]
    ) -> None:
        for view in views(rule_set, players, options):
            picture = draw(view)
            root = ElementTree.fromstring(picture)
            assert root.tag == f"{SVG}svg" and root.attrib["role"] == "img"
            assert len(picture.encode()) < 120_000
            assert not [e for e in root.iter() if e.tag == f"{SVG}script" or "id" in e.attrib]
            assert not re.search(r"(href|url\(|@import|http(?!://www\.w3\.org/2000/svg))", picture)

    def test_names_are_text_and_never_markup(self) -> None:
        name = """<b onload="x">&'"""
        view = seen(hortus.new("arboretum", players=2, seed=1), 0)
        sides = (view.sides[0], view.sides[1].model_copy(update={"name": name}))
        written = [e.text for e in ElementTree.fromstring(draw(view.model_copy(update={"sides": sides}))).iter()]
        assert name in written


class TestCards:
    @every_edition
    def test_a_card_says_its_value_letter_shape_and_name(self, edition: Edition) -> None:
        for species in edition.species:
            root = ElementTree.fromstring(card_svg(Card(species.name, 7), edition.name))
            written = {e.text: e for e in root.iter(f"{SVG}text")}
            assert set(written) == {"7", species.letter, species.name}
            assert written["7"].attrib["font-size"] == "50"
            assert [e.attrib["d"] for e in root.iter(f"{SVG}path")] == [SHAPES[species.shape]]
            assert root.attrib["viewBox"] == "0 0 100 140"

    def test_a_small_card_leaves_out_the_name_and_writes_the_rest_larger(self) -> None:
        small = ElementTree.fromstring(f'<svg xmlns="{SVG[1:-1]}">{card(Card("oak", 7), "2018", width=30)}</svg>')
        written = {e.text: float(e.attrib["font-size"]) for e in small.iter(f"{SVG}text")}
        assert set(written) == {"7", "O"} and written["7"] > 50

    def test_a_phone_sized_card_keeps_its_name(self) -> None:
        assert ">oak</text>" in card(Card("oak", 7), "2018", width=56)

    @every_edition
    def test_letters_and_shapes_alone_tell_species_apart(self, edition: Edition) -> None:
        assert len({species.letter for species in edition.species}) == len(edition.species)
        assert len({SHAPES[species.shape] for species in edition.species}) == len(edition.species)


class TestColours:
    @every_edition
    def test_the_ink_is_readable_on_every_card(self, edition: Edition) -> None:
        for species in edition.species:
            assert contrast(ink(species.colour), species.colour) >= 4.5, species.name


def test_a_large_garden_on_a_page_is_wider_and_a_thumb_meets_its_free_squares() -> None:
    """A unit of it is a pixel of a phone."""
    taken = {(x, 0) for x in range(9)}
    plot = plot_of(taken, True, OWN)
    assert plot.width > OWN.width and plot.card >= 46
    assert all(span.length >= 44 for span in (*plot.columns.values(), *plot.rows.values()))
    assert plot_of({(0, 0), (1, 0)}, True, OWN).width <= OWN.width
