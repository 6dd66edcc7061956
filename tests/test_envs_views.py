"""All that a view tells can be read from the observation: it is read here, plane by plane, and compared."""

from __future__ import annotations

from itertools import islice
from typing import Any

import numpy as np
import pytest

from hortus.core.match import Match
from hortus.core.native import INTERPRETED
from hortus.envs import planes
from hortus.envs.table import observed
from hortus.games import find_rule_set
from hortus.games.arboretum.cards import EDITIONS, card_of
from hortus.games.hanging_gardens.cards import KINDS
from hortus.testing import walk
from tests.envs import EVERY_ONE
from tests.test_hanging_gardens_hidden import with_blind_tiles

DECISIONS = 1 if INTERPRETED else 150  # whole games, so at least one
EVERY = 9 if INTERPRETED else 1


def in_order(column: Any) -> list[int]:
    """What is numbered from 1 in a column, by those numbers."""
    found = np.flatnonzero(column)
    return [int(thing) for thing in found[np.argsort(column[found])]]


def seats_of(match: Match, seat: int, sides: Any) -> list[tuple[int, Any]]:
    """The sides of a view as the observer counts them."""
    return [(away, sides[(seat + away) % len(sides)]) for away in range(len(sides))]


def read_arboretum(match: Match, seat: int, sight: dict[str, Any], view: Any) -> None:
    edition = next(each for each in EDITIONS if each.name == view.edition)

    def named(numbers: list[int]) -> list[Any]:
        return [card_of(edition, number) for number in numbers]

    for away, side in seats_of(match, seat, view.sides):
        assert named(np.flatnonzero(sight["hand"][:, away]).tolist()) == list(side.hand)
        assert sight["hidden"][away] == side.hidden
        assert named(in_order(sight["pile"][:, away]))[::-1] == list(side.pile)
        garden = in_order(sight["garden"][:, away])
        assert named(garden) == [tree.card for tree in side.garden]
        places = [(int(sight["garden x"][card]) - 17, int(sight["garden y"][card]) - 17) for card in garden]
        assert places == [(tree.x, tree.y) for tree in side.garden]
    assert sight["deck left"][0] == view.deck
    assert named(in_order(sight["chosen"])) == ([view.chosen] if view.chosen else [])
    species = [edition.species[card // 8].name for card in np.flatnonzero(sight["in play"])[::8]]
    assert species == list(view.species)
    assert [(seat + away) % len(view.sides) for away in np.flatnonzero(sight["turn"])] == list(view.actors)


def read_faraway(match: Match, seat: int, sight: dict[str, Any], view: Any) -> None:
    def numbered(column: Any) -> list[int]:
        return [thing + 1 for thing in in_order(column)]

    for away, side in seats_of(match, seat, view.sides):
        assert (np.flatnonzero(sight["hand"][:, away]) + 1).tolist() == list(side.hand)
        assert numbered(sight["row"][:, away]) == list(side.row)
        assert numbered(sight["kept"][:, away]) == list(side.sanctuaries)
        assert (sight["hidden"][away], sight["ready"][away]) == (side.hidden, side.ready)
        assert sight["searched"][away] == len(side.drawn) + side.drawn_hidden
    assert numbered(sight["drawn order"]) == list(view.sides[seat].drawn)
    assert (sight["drawn"] == (sight["drawn order"] > 0)).all()
    shown = {place: region for place, region in enumerate(view.market, 1) if region}
    if shown:
        assert {int(sight["market"][region - 1]): region for region in shown.values()} == shown
    assert (np.flatnonzero(sight["rival"]) + 1).tolist() == [rival.region for rival in view.rivals]
    took = {i + 1: rival.took for i, rival in enumerate(view.rivals) if rival.took}
    assert {int(sight["taken by rival"][region - 1]): region for region in took.values()} == took
    assert {(int(sight["depth"][each]), each + 1) for each in np.flatnonzero(sight["depth"])} == {
        (back.below + 1, back.sanctuary) for back in view.returned
    }
    assert numbered(sight["chosen"]) == ([view.chosen] if view.chosen else [])
    assert (np.flatnonzero(sight["gave back"]) + 1).tolist() == sorted(view.giving)
    assert [(seat + away) % view.players for away in in_order(sight["draft"])] == list(view.draft)
    numbers = (view.round, view.players, view.advanced, view.deck, view.sanctuary_deck)
    names = ("round", "players", "advanced", "deck left", "sanctuaries left")
    assert tuple(int(sight[name][0]) for name in names) == numbers
    assert sorted((seat + away) % view.players for away in np.flatnonzero(sight["acts"])) == list(view.actors)


def read_hanging_gardens(match: Match, seat: int, sight: dict[str, Any], view: Any) -> None:
    for away, side in seats_of(match, seat, view.sides):
        placed = [
            (
                card + 1,
                int(sight["card x"][card]) - 64,
                int(sight["card y"][card]) - 64,
                int(sight["card turn"][card]) - 1,
            )
            for card in in_order(sight["placed"][:, away])
        ]
        assert placed == [(card.card, card.x, card.y, card.turned) for card in side.placed]
        count = int(sight["temples"][away])
        assert (sight["temple at"][away, :count].astype(int) - 64).tolist() == [list(at) for at in side.temples]
        kinds = [KINDS[int(sight["kind"][tile]) - 1] for tile in np.flatnonzero(sight["owner"][:, away])]
        assert {kind: kinds.count(kind) for kind in kinds} == {kind: n for kind, n in side.tiles.items() if n}
        assert (sight["blind"][away], sight["late"][away]) == (side.hidden_tiles, side.late_claims)
    assert (np.flatnonzero(sight["display"]) + 1).tolist() == list(view.display)
    spaces = {place: space.kind for place, space in enumerate(view.spaces, 1) if space}
    lying = np.flatnonzero(sight["space"])
    assert {int(sight["space"][tile]): KINDS[int(sight["kind"][tile]) - 1] for tile in lying} == spaces
    assert sight["stack left"].tolist() == list(view.stacks)
    assert (int(sight["deck left"][0]), bool(sight["by size"][0])) == (view.deck, view.claim == "size")
    faces = ["".join(".AFPT"[symbol] for symbol in face) for face in sight["face"]]
    assert faces == list(view.faces)
    assert (in_order(sight["chosen"]) != []) == (view.placing is not None)
    assert (sight["starters"][0] > 0) == (view.round == 0)


READERS = {"arboretum": read_arboretum, "faraway": read_faraway, "hanging": read_hanging_gardens}


@pytest.mark.interpreted
@pytest.mark.parametrize(("rule_set", "players", "options"), EVERY_ONE)
def test_all_that_a_view_tells_is_in_the_observation(rule_set: str, players: int, options: dict[str, Any]) -> None:
    chosen = find_rule_set(rule_set)
    read = READERS[rule_set.split("-")[0]]
    for match in islice(walk(chosen, players, DECISIONS, 11, **options), 0, None, EVERY):
        for seat in range(players):
            sight = planes(rule_set, observed(chosen.game.kernel, match.truth, seat))
            read(match, seat, sight, match.view(seat))


@pytest.mark.interpreted
def test_what_others_have_not_seen_is_marked() -> None:
    """Blind tiles in The Hanging Gardens: a seat knows which of its own nobody else does."""
    match = with_blind_tiles(1, 2, 1)
    kernel = match.rule_set.game.kernel
    sights = [planes(match.rule_set, observed(kernel, match.truth, seat)) for seat in range(3)]
    assert [int(sight["secret"].sum()) for sight in sights] == [1, 2, 1]
    assert [sight["blind"][:3].tolist() for sight in sights] == [[0, 2, 1], [0, 1, 1], [0, 1, 2]]
    for sight in sights:
        assert (sight["owner"][:, 0] == sight["secret"]).all()
