"""What things on the table say of themselves: paths and rights, quests, groups and tiles."""

from __future__ import annotations

import random
from typing import Any

import pytest

from hortus.core.deal import Deal
from hortus.games import find_rule_set
from hortus.games.arboretum.scorecard import ArboretumScorecard
from hortus.games.arboretum.view import ArboretumView
from hortus.games.faraway.view import FarawayView
from hortus.games.hanging_gardens.view import HangingGardensView
from hortus.server.choosing import begin
from hortus.server.live import LiveTable
from hortus.web.about import Look, Thing, explainer_for
from hortus.web.about.arboretum import right_in_words
from hortus.web.about.asking import About
from hortus.web.about.hanging_gardens import laid
from hortus.web.explaining import dealt_anew, told
from hortus.web.seeing import reaches, shown
from tests.kinds import as_a
from tests.server.alike import Person, dealt, played
from tests.server.conftest import Service
from tests.tables import EVERY_TABLE

ANNA = Person("anna", "")


def moments(rule_set: str, players: int, seed: int = 1, **options: object) -> list[LiveTable]:
    """A random game, move by move."""
    people = [ANNA, *(Person(f"person {i}", "") for i in range(1, players))]
    return list(played(dealt(rule_set, options, people, Deal.new(seed)), seed))


def look_at(table: LiveTable, eyes: int | None = 0, steps: tuple[int, ...] = ()) -> Look:
    begun = begin(table, eyes or 0, steps) if steps else None
    see = shown(table, None if eyes is None else table.seats[eyes].person, eyes, begun)
    assert see.view is not None
    return Look(see.view, see.names, dealt_anew(table, eyes))


def about(look: Look, part: str, value: str, side: int | None = None) -> About:
    explainer = explainer_for(look.alike(0).rule_set)
    assert explainer is not None
    found = explainer.about(look, Thing(part, value, side))
    assert found is not None, (part, value, side)
    return found


@pytest.mark.parametrize(("rule_set", "players", "options"), EVERY_TABLE)
def test_everything_that_is_offered_is_explained_to_everybody(
    rule_set: str, players: int, options: dict[str, Any]
) -> None:
    course = moments(rule_set, players, 3, **options)
    explainer = explainer_for(course[0].rule_set)
    assert explainer is not None
    for table in [course[0], course[len(course) // 2], course[-1]]:
        for eyes in (None, 0):
            look = look_at(table, eyes)
            offered = explainer.things(look)
            for thing in random.Random(1).sample(offered, min(5, len(offered))):
                if rule_set != "hanging-gardens" or eyes is not None or thing.part != "card":
                    html = told(explainer, look, thing)
                    assert "<li>" in html and "<script" not in html and " style=" not in html
            assert "data-part" in told(explainer, look, Thing("", "", None)) or not offered


# --- Arboretum ---


def test_the_paths_of_all_gardens_are_told_with_the_points_of_the_scorecard() -> None:
    table = moments("arboretum", 3, 2)[-1]
    card = as_a(ArboretumScorecard, table.match.scorecard())
    look = look_at(table)
    paths, worth = 0, [0] * 3
    for species in as_a(ArboretumView, look.view).species:
        found = about(look, "species", species)
        for side, score in enumerate(side.species[species] for side in card.players):
            trail = [trail for trail in found.trails if trail.side == side]
            assert [trail.values for trail in trail] == [
                tuple(f"{name} {value}" for name, value, *_ in score.path) for _ in [0] if score.path
            ]
            labels = [light.label for light in found.lights if light.side == side and light.label]
            worth[side] += sum(map(int, labels))
            if score.path and score.right:
                paths += 1
                assert labels == [str(score.points)] and any(f"{score.points} point" in line for line in found.lines)
                assert trail[0].how == "now"
            elif score.path:
                assert trail[0].how == "lost"
    assert paths >= 2 and reaches(table) == worth


def test_a_card_lights_up_the_path_of_its_species_wherever_it_is() -> None:
    table = moments("arboretum", 2, 2)[-1]
    look = look_at(table)
    tree = as_a(ArboretumView, look.view).sides[1].garden[0].card
    assert about(look, "tree", str(tree), 1) == about(look, "species", tree.species)
    assert about(look, "card", str(tree)) == about(look, "species", tree.species)


def test_who_has_the_right_is_said_to_be_not_known_until_nothing_of_it_is_hidden() -> None:
    course = moments("arboretum", 2, 5)
    unknown = known = 0
    for table in course[:: len(course) // 8]:
        look = look_at(table)
        view = as_a(ArboretumView, look.view)
        for species in view.species:
            words = about(look, "species", species).lines[-1]
            hidden = any(card.species == species for card in view.unseen)
            assert ("That is certain" in words) == (not hidden and not view.over)
            assert ("is not known" in words or "seems to be" in words) == (hidden and not view.over)
            unknown += "is not known" in words
            known += "That is certain" in words
    assert unknown and known


def test_only_known_cards_of_others_are_counted_and_the_rest_is_said_to_be_hidden() -> None:
    table = moments("arboretum", 2, 5)[20]
    look = look_at(table)
    view = as_a(ArboretumView, look.view)
    assert view.sides[1].hidden
    for species in view.species:
        lines = about(look, "species", species).lines
        values = [card.value for card in view.sides[1].hand if card.species == species]
        said = next(line for line in lines if line.startswith("person 1 is "))
        assert f"hidden cards: {view.sides[1].hidden}" in said
        assert ("not known to hold" in said) == (not values)


def test_a_name_that_looks_like_a_seat_stays_a_name() -> None:
    look = look_at(moments("arboretum", 2)[-20])._replace(names=["Anna", "Player 1"])
    explainer = explainer_for(find_rule_set("arboretum"))
    assert explainer
    card = next(iter(as_a(ArboretumView, look.view).sides[0].hand))
    html = told(explainer, look, Thing("card", str(card), None))
    assert "Player 1" in html and "Anna" not in html


def test_chances_that_add_up_to_more_than_all_are_explained() -> None:
    table = next(table for table in moments("arboretum", 2) if len(table.match.decisions) > 6)
    look = look_at(table)
    view = as_a(ArboretumView, look.view)
    species = view.unseen[0].species
    told_of = {tied: right_in_words(look, view, species, [110, 90 + tied]) for tied in (0, 50)}
    assert "where sums are equal" in told_of[50] and "where sums are equal" not in told_of[0]


# --- Faraway ---


def test_a_quest_tells_what_it_sees_and_still_needs_as_the_sheet_does() -> None:
    for table in moments("faraway", 2, 4)[4::6]:
        look = look_at(table)
        for seat, side in enumerate(as_a(FarawayView, look.view).sides):
            for line in side.sheet():
                found = about(look, "laid" if line.kind == "region" else "kept", str(line.number), seat)
                words = " ".join(found.lines)
                for wonder, count in line.missing.items():
                    assert f"{count} {wonder}" in words.split("still needs")[1]
                assert ("still needs" in words) == bool(line.missing)
                if "Quest:" in words:
                    assert f"would pay {line.fame} fame" in words


def test_a_region_of_the_hand_would_see_nothing_on_its_left() -> None:
    seen = 0
    for table in moments("faraway", 2, 4):
        look = look_at(table)
        side = as_a(FarawayView, look.view).sides[0]
        for card in side.hand if 2 <= len(side.row) < 8 else ():
            found = about(look, "region", str(card))
            later = {light.value for light in found.lights if light.how == "later"}
            assert later == set(map(str, side.row))
            seen += 1
    assert seen


def test_what_a_seat_does_not_see_is_not_explained() -> None:
    explainer = explainer_for(moments("faraway", 2)[0].rule_set)
    table = moments("faraway", 2)[3]
    look, theirs = look_at(table), look_at(table, 1)
    assert explainer is not None
    hidden = set(as_a(FarawayView, theirs.view).sides[1].hand) - set(as_a(FarawayView, look.view).sides[1].hand)
    assert hidden
    for card in hidden:
        assert explainer.about(look, Thing("region", str(card), None)) is None
    for nonsense in (Thing("region", "99", None), Thing("laid", "3", 9), Thing("kept", "x", 0), Thing("laid", "²", 0)):
        assert explainer.about(look, nonsense) is None


# --- The Hanging Gardens ---


def test_a_place_tells_the_groups_that_are_there_when_the_card_was_placed() -> None:
    checked = 0
    for table in moments("hanging-gardens", 2, 6)[::3]:
        if table.match.actors != (0,) or as_a(HangingGardensView, table.match.view(0)).phase != "card":
            continue
        card = table.match.legal(0)[-1]
        steps = [card.id, table.legal(0, [card.id])[0].id]
        begun = begin(table, 0, steps)
        if begun.whole:  # there was only one place
            continue
        look = look_at(table, 0, tuple(steps))
        view = as_a(HangingGardensView, look.view)
        assert view.placing is not None and view.placing.turned is not None
        choice = begun.choices[-1]
        place = dict(choice.targets)["place"]
        found = about(look, "place", place)
        after = table.after(table.event(table.move(0, [*steps, *choice.steps]), 10**6))
        side = as_a(HangingGardensView, after.match.view(0)).sides[0]
        spot = next(spot for spot in view.placing.places if f"{spot[0]},{spot[1]}" == place)
        squares = {(x, y) for x, y, _ in view.covers(view.placing.card, view.placing.turned, *spot)}
        groups = {group.squares for group in side.groups if group.size > 1 and squares & set(group.squares)}
        assert {group.squares for group in laid(view, view.placing.card, view.placing.turned, spot).makes} == groups
        assert ("makes no group" in " ".join(found.lines)) == (not groups)
        assert found.picture.startswith("<svg")
        checked += 1
    assert checked >= 3


def test_a_tile_tells_what_it_adds_and_why() -> None:
    for table in moments("hanging-gardens", 2, 6)[::9]:
        look = look_at(table)
        for number, space in enumerate(as_a(HangingGardensView, look.view).spaces, 1):
            if space:
                found = about(look, "tile", f"{space.kind} {number}")
                assert f"It adds {space.adds} point" in " ".join(found.lines)


def test_a_group_tells_which_tiles_it_may_take() -> None:
    told_of = 0
    for table in moments("hanging-gardens", 2, 6):
        view = as_a(HangingGardensView, table.match.view(0))
        if view.phase != "claim" or view.actors != (0,):
            continue
        for action in table.match.legal(0):
            if action.parts["claim"] != "none":
                words = " ".join(about(look_at(table), "claim", action.parts["claim"]).lines)
                trial = table.match.copy()
                trial.play(action)
                while trial.half_made(0) and "tile" not in trial.legal(0)[0].parts:
                    trial.play(trial.legal(0)[0])
                tiles = [step.parts["tile"] for step in trial.legal(0) if "tile" in step.parts]
                for tile in tiles:
                    kind, _, place = tile.rpartition(" ")
                    assert f"{kind} from space {place}" in words
                told_of += len(tiles)
    assert told_of


@pytest.mark.parametrize("claim", ["symbol", "size"])
def test_a_tile_that_a_group_cannot_take_says_so(claim: str) -> None:
    refused = 0
    for table in moments("hanging-gardens", 2, 6, claim=claim):
        if as_a(HangingGardensView, table.match.view(0)).phase != "claim" or table.match.actors != (0,):
            continue
        claims = [action for action in table.match.legal(0) if action.parts["claim"] != "none"]
        for action in claims:
            look = look_at(table, steps=(action.id,))
            view = as_a(HangingGardensView, look.view)
            trial = table.match.copy()
            trial.play(action)
            while trial.half_made(0) and "tile" not in trial.legal(0)[0].parts:
                trial.play(trial.legal(0)[0])
            open_now = {step.parts.get("tile") for step in trial.legal(0)}
            for number, space in enumerate(view.spaces, 1):
                if space and view.claiming and any(open_now):
                    words = " ".join(about(look, "tile", f"{space.kind} {number}").lines)
                    assert ("can't take it" in words) == (f"{space.kind} {number}" not in open_now)
                    refused += "can't take it" in words
    assert refused


# --- the route ---


def test_explanations_are_given_with_the_rights_of_the_page(lasting: Service) -> None:
    anna, ben = lasting.guest("Anna"), lasting.guest("Ben")
    table = anna.open("arboretum", "me", "easy")["table"]
    address = f"/tables/{table}/about"
    assert "data-part" in anna.http.get(f"{address}?seat=0").text
    assert ben.http.get(f"{address}?seat=0").status_code == 403
    assert ben.http.get(f"{address}?part=species&value=oak&seat=0").status_code == 403
    assert ben.http.get(f"{address}?part=species&value=oak&steps=0").status_code == 403
    assert ben.http.get(address).status_code == 200
    assert anna.http.get(f"{address}?part=nonsense&value=oak").status_code == 204
