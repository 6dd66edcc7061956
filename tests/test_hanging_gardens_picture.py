"""Pictures of The Hanging Gardens: what they show, what they must not show, and that everybody can read them."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import pairwise
from xml.etree import ElementTree

import pytest

import hortus
from hortus.core.colour import contrast, ink
from hortus.games.hanging_gardens import cards_svg as art
from hortus.games.hanging_gardens.cards import KINDS, SYMBOLS
from hortus.games.hanging_gardens.picture import draw
from hortus.games.hanging_gardens.scoring import LATE_CLAIM
from hortus.games.hanging_gardens.tile_picture import worth
from hortus.games.hanging_gardens.view import HangingGardensView, Square
from tests.kinds import as_a, there

SVG = "{http://www.w3.org/2000/svg}"
every_table = pytest.mark.parametrize(("players", "claim"), [(2, "size"), (3, "symbol"), (4, "size")])


@cache
def views(players: int, claim: str = "size", seed: int = 3) -> tuple[HangingGardensView, ...]:
    """What the actor sees before each decision of a game in which groups are claimed; all eyes at its end."""
    generator = random.Random(seed)
    match = hortus.new("hanging-gardens", players=players, seed=seed, claim=claim)
    found = []
    while not match.over:
        found.append(seen(match, match.actors[0]))
        claims = [action for action in match.legal() if action.notation.startswith("g")]
        match.play(generator.choice(claims or match.legal()))
    return (*found, *(seen(match, eyes) for eyes in (*range(players), None)))


def seen(match: hortus.Match, eyes: int | None) -> HangingGardensView:
    return as_a(HangingGardensView, match.view(eyes))


def view_where(holds: Callable[[HangingGardensView], bool], players: int = 2) -> HangingGardensView:
    """The first view for which that holds."""
    return next(view for seed in range(20) for view in views(players, seed=seed) if holds(view))


def changed(view: HangingGardensView, seat: int, **update: object) -> HangingGardensView:
    """The view with another side of one seat."""
    sides = [side.model_copy(update=update) if i == seat else side for i, side in enumerate(view.sides)]
    return view.model_copy(update={"sides": tuple(sides)})


def marked(view: HangingGardensView | ElementTree.Element, mark: str) -> dict[str, ElementTree.Element]:
    """The elements with a mark, by its value."""
    root = view if isinstance(view, ElementTree.Element) else ElementTree.fromstring(draw(view))
    return {e.attrib[f"data-{mark}"]: e for e in root.iter() if f"data-{mark}" in e.attrib}


def written(root: ElementTree.Element) -> list[str]:
    return [e.text or "" for e in root.iter(f"{SVG}text")]


def first(element: ElementTree.Element, name: str) -> ElementTree.Element:
    """The first of its children of that name."""
    return there(element.find(f"{SVG}{name}"))


def titled(root: ElementTree.Element, words: str) -> dict[ElementTree.Element, str]:
    """The elements whose own title has these words."""
    return {e: title for e in root.iter() if words in (title := e.findtext(f"{SVG}title") or "")}


def symbols_in(root: ElementTree.Element) -> Counter[str]:
    """How often each symbol is drawn, in its own colour as well as in its own shape."""
    paths = Counter(e.get("d") for e in root.iter(f"{SVG}path"))
    grounds = Counter(e.get("fill") for e in root.iter(f"{SVG}rect"))
    assert len(set(art.SHAPES.values())) == len(set(art.COLOURS.values())) == len(SYMBOLS)
    found = Counter({symbol: paths[f"M0 0{art.SHAPES[symbol]}"] for symbol in SYMBOLS})
    assert found == Counter({symbol: grounds[art.COLOURS[symbol]] for symbol in SYMBOLS})
    return +found


def hides(count: int) -> str:
    """How many symbols a place would hide, as it is written over it."""
    return f"hides {count} symbol{'s' * (count != 1)}" if count else "hides nothing"


class TestGardens:
    @every_table
    def test_every_covered_square_is_drawn_in_its_place_with_its_symbol(self, players: int, claim: str) -> None:
        for view in views(players, claim)[::29]:
            gardens = marked(view.model_copy(update={"placing": None}), "garden")
            for seat, side in enumerate(view.sides, 1):
                cells = marked(gardens[str(seat)], "cell")
                assert len(cells) == len(side.squares)
                west, north = min(square.x for square in side.squares), max(square.y for square in side.squares)
                for square in side.squares:
                    cell = cells[f"{square.x},{square.y}"]
                    assert symbols_in(cell) == Counter([square.symbol] if square.symbol else [])
                    place = [int(first(cell, "rect").get(axis, 0)) / art.UNIT for axis in ("x", "y")]
                    assert place == [square.x - west, north - square.y]

    def test_groups_have_their_size_and_a_line_around_them_that_is_broken_when_they_are_closed(self) -> None:
        for view in views(3)[:-4:40]:
            for seat, garden in marked(view.model_copy(update={"placing": None, "claiming": None}), "garden").items():
                found = []
                for mark, title in titled(garden, " group of ").items():
                    broken = bool(first(mark, "path").get("stroke-dasharray"))
                    found.append((title.split(",")[0], *written(mark), broken, ", closed by a temple" in title))
                groups = [group for group in view.sides[int(seat) - 1].groups if group.size > 1]
                expected = [(f"{g.symbol} group of {g.size}", str(g.size), *[g.temples > 0] * 2) for g in groups]
                assert Counter(found) == Counter(expected)

    def test_temples_stand_on_their_squares_in_their_owners_colour(self) -> None:
        for seat, player in marked(view := views(4)[-1], "player").items():
            side, (_, colour) = view.sides[int(seat) - 1], art.SEATS[int(seat) - 1]
            standing = titled(player, f" of player {seat}, on ")
            assert [title.split(" on ")[1] for title in standing.values()] == [f"{x},{y}" for x, y in side.temples]
            looks = {(first(e, "path").get("fill"), *written(e)) for e in standing}
            assert looks == ({(colour, art.letter_of(int(seat) - 1))} if side.temples else set())
            assert [word for word in written(player) if re.match(rf"{5 - len(side.temples)} temples? left", word)]

    def test_temples_have_numbers_when_one_must_move(self) -> None:
        view = view_where(lambda view: len(view.sides[0].temples) == 5).model_copy(update={"phase": "move", "seat": 0})
        standing = titled(marked(view, "garden")["1"], " of player 1, on ")
        assert [written(e) for e in standing] == [["1"], ["2"], ["3"], ["4"], ["5"]]

    def test_columns_and_rows_have_their_numbers(self) -> None:
        for seat, player in marked(view := views(4)[-1], "player").items():
            squares = view.sides[int(seat) - 1].squares
            for axis in ([square.x for square in squares], [square.y for square in squares]):
                assert {str(n) for n in range(min(axis), max(axis) + 1)} <= set(written(player))

    def test_the_widest_garden_fits_and_keeps_readable_numbers(self) -> None:
        squares = tuple(Square(x=x, y=0, symbol=None, temple=False) for x in range(-28, 31))
        view = changed(views(2)[-1], 0, squares=squares, groups=(), temples=(), placed=())
        player = marked(view.model_copy(update={"seat": 0}), "player")["1"]
        texts = [e for e in player.iter(f"{SVG}text") if re.fullmatch(r"-?\d+", there(e.text))]
        columns = [e for e in texts if e.get("y") == "23"]
        where = [float(e.attrib["x"]) for e in columns]
        assert len(columns) > 9 and min(float(e.attrib["font-size"]) for e in columns) >= 20
        assert min(b - a for a, b in pairwise(where)) >= 36 and 0 < where[0] < where[-1] < 728


class TestDisplays:
    def test_cards_have_their_number_and_their_symbols(self) -> None:
        view = views(4)[0]
        for which, element in zip(view.display, marked(view, "card").values(), strict=True):
            symbols = map(art.symbol_of, view.faces[which - 1])
            assert written(element) == [f"c{which}"] and symbols_in(element) == Counter(filter(None, symbols))

    @every_table
    def test_tiles_say_what_they_are_worth_and_what_they_add(self, players: int, claim: str) -> None:
        for view in views(players, claim)[::40]:
            for place, element in marked(view, "space").items():
                space = there(view.spaces[int(place) - 1])
                number, kind, values, *adds = written(element)
                assert (number, kind, adds) == (place, space.kind, [f"+{space.adds}"] * (space.adds is not None))
                alone, full, each = view.persons.get(kind, (0, 0, 0))
                expected = view.values.get(kind) or ([each] if each else [alone, full])
                assert re.findall(r"\d+", values)[: len(expected)] == list(map(str, expected))

    def test_the_round_the_deck_the_stacks_and_empty_spaces_are_told(self) -> None:
        view = next(view for view in views(3) if view.round == 5).model_copy(update={"spaces": (None,) * 6})
        words = written(ElementTree.fromstring(draw(view)))
        assert f"Round 5 of 20. {view.deck} cards left in the deck." in words and words.count("empty") == 6
        assert f"Tiles · stacks of {view.stacks[0]} and {view.stacks[1]}" in words

    def test_tiles_are_shown_by_kind_with_points_and_blind_ones_of_others_only_counted(self) -> None:
        view = changed(views(2)[0], 0, tiles={"garden": 4, "gardener": 1, "guard": 1}, late_claims=1)
        own, other = (written(player) for player in marked(changed(view, 1, hidden_tiles=2), "player").values())
        assert {"4 gardens = 18", "1 gardener = 11", "1 guard = 0", "1 late claim = 5"} <= set(own)
        assert "2 blind tiles" in other and not [word for word in other for kind in KINDS if kind in word]

    @every_table
    def test_the_points_of_the_tiles_make_the_points_of_a_player(self, players: int, claim: str) -> None:
        for view in views(players, claim):
            for side in view.sides:
                points = [worth(view, side.tiles, kind) for kind in side.tiles]
                assert sum(points) + LATE_CLAIM * side.late_claims == side.points


class TestHalfMadeMoves:
    def test_a_card_is_shown_in_its_four_turns_and_then_its_places_are_marked(self) -> None:
        for view in views(2)[:60]:
            root = ElementTree.fromstring(draw(view))
            turns = {word for word in written(root) if re.fullmatch(r"t\d", word)}
            assert turns == ({"t0", "t1", "t2", "t3"} if view.phase == "turn" else set())
            places = view.placing.places if view.placing else ()
            assert marked(root, "place").keys() == {f"{x},{y}" for x, y in places}

    def test_each_place_of_a_column_shows_what_the_card_would_cover(self) -> None:
        struck: Counter[str] = Counter()
        for view in [view for view in views(2) if view.phase == "row"]:
            side, placing = view.sides[there(view.seat)], there(view.placing)
            visible = {(square.x, square.y): square.symbol for square in side.squares if square.symbol}
            for (x, y), (name, element) in zip(placing.places, marked(view, "preview").items(), strict=True):
                squares = view.covers(placing.card, there(placing.turned), x, y)
                under = Counter(visible[i, j] for i, j, _ in squares if (i, j) in visible)
                assert Counter(e.get("data-covered") for e in element.iter() if e.get("data-covered")) == under
                assert name == f"{x},{y}" and written(element)[:2] == [f"y {y}", hides(under.total())]
                struck += under
            ghosts = marked(view, "ghost")
            assert len(placing.places) > 1 or list(ghosts) == [f"{x},{y}"]
            assert all(float(first(ghost, "g").attrib["opacity"]) < 1 for ghost in ghosts.values())
        assert len(struck) > 2

    def test_a_place_shows_the_groups_that_it_would_make(self) -> None:
        for view, later in pairwise(views(2)):
            if view.phase == "row" and len((placing := there(view.placing)).places) == 1:
                squares = view.covers(placing.card, there(placing.turned), *placing.places[0])
                laid, groups = {(x, y) for x, y, _ in squares}, later.sides[there(view.seat)].groups
                touched = [group for group in groups if group.size > 1 and laid & set(group.squares)]
                (shown,) = marked(view, "preview").values()
                found = Counter(title.split(",")[0] for title in titled(shown, " group of ").values())
                assert found == Counter(f"{group.symbol} group of {group.size}" for group in touched)

    @pytest.mark.parametrize("phase", ["temple column", "temple row"])
    def test_the_group_that_is_claimed_has_a_ring_and_marks_for_the_temple(self, phase: str) -> None:
        view = view_where(lambda view: view.phase == phase and len({x for x, _ in there(view.claiming).group}) > 1)
        claiming = there(view.claiming)
        garden, group = marked(view, "garden")[str(there(view.seat) + 1)], claiming.group
        ((claimed, title),) = titled(garden, "being claimed").items()
        assert title.startswith(f"{claiming.symbol} group of {len(group)}")
        assert art.CHOSEN in [line.get("stroke") for line in claimed.findall(f"{SVG}path")]
        free = [f"temple on {x},{y}" for x, y in group if claiming.column in (None, x)]
        assert list(titled(garden, "temple on ").values()) == free


class TestTheWhole:
    @every_table
    def test_points_and_winners_are_told_at_the_end(self, players: int, claim: str) -> None:
        view = views(players, claim)[-1]
        for seat, player in marked(view, "player").items():
            points, won = view.points[int(seat) - 1], int(seat) - 1 in view.winners
            assert f"{'won · ' * won}{points} point{'s' * (points != 1)}" in written(player)
        assert f"Won by {' and '.join(view.sides[seat].name for seat in view.winners)}." in draw(view)

    @every_table
    def test_it_is_well_formed_small_self_contained_and_always_the_same(self, players: int, claim: str) -> None:
        for view in views(players, claim)[::13]:
            picture = draw(view)
            root = ElementTree.fromstring(picture)
            assert root.tag == f"{SVG}svg" and root.attrib["role"] == "img" and len(picture.encode()) < 150_000
            assert not [e for e in root.iter() if e.tag == f"{SVG}script" or "id" in e.attrib]
            assert not re.search(r"(href|url\(|@import|http(?!://www\.w3\.org/2000/svg))", picture)
            assert not re.search(r'd=""|None|[{}]', picture.split("</style>")[1])
            assert draw(HangingGardensView.model_validate_json(view.model_dump_json())) == picture

    def test_it_describes_itself_in_words_and_names_are_never_markup(self) -> None:
        name = """<b onload="x">&'"""
        view = changed(next(view for view in views(2) if view.phase == "card" and view.round == 8), 0, name=name)
        words = there((root := ElementTree.fromstring(draw(view))).findtext(f"{SVG}desc"))
        assert root.findtext(f"{SVG}title") == view.asked and all(f"c{which}" in words for which in view.display)
        for side in view.sides:
            assert f"{side.name}: {side.points} point" in words and any(side.name in word for word in written(root))
            assert all(f"{group.symbol} {group.size}" in words for group in side.groups)

    def test_everything_is_told_apart_by_shape_alone_and_stands_out_from_its_ground(self) -> None:
        assert len({re.sub(r"#\w{6}", "", art.tile(kind, 0, 0, 30)) for kind in KINDS}) == len(KINDS)
        pairs = [(ink(colour), colour) for colour in (*art.COLOURS.values(), *(colour for _, colour in art.SEATS))]
        pairs += [(art.OUTLINE, ground) for ground in (art.STONE, art.PAPER)] + [(art.ON_TILE, art.TILE)]
        pairs += [(art.CHOSEN, art.PAPER), (art.COVERED, art.PAPER)]
        assert all(contrast(one, other) >= 4.5 for one, other in pairs)
