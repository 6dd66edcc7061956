"""Faraway in the terminal: whole games by typed lines, numbers that are durations, choices made in secret."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import hortus
from hortus.core.action import Action
from hortus.core.errors import HortusError
from hortus.core.typed import understand
from hortus.games.faraway.cards import ALL_REGIONS, ALL_SANCTUARIES
from hortus.games.faraway.state import TABLE
from hortus.games.faraway.text import RANGES, WIDTH
from hortus.games.faraway.view import FarawayView
from tests.conftest import Terminal
from tests.kinds import as_a
from tests.sentences import check_sentence

SOLO = "play faraway-solo --plain --record saved.json"
PAIR = "play faraway --plain --record saved.json"
PAPER = {
    "players": [
        {"regions": [51, 24, 35, 43, 8, 16, 39, 6], "sanctuaries": [14, 10, 32, 35]},
        {"regions": [12, 26, 19, 36, 54, 63, 50, 29], "sanctuaries": ["desert, goldlog", 33, "HAVEN clue goldlog", 6]},
    ]
}


def saved() -> hortus.Match:
    return hortus.load("saved.json")


def spellings(match: hortus.Match, seat: int, action: Action) -> list[str]:
    """All that a person might type for an action."""
    legal = match.legal(seat)
    verb, number = action.order.split()[0], action.notation[1:]
    kind = next(iter(action.parts))
    said = [action.notation, action.notation.upper(), action.words, action.order, f"{verb} {number}"]
    said += [f"{verb} {kind} {number}", f"{kind} {number}", f" {verb}  {action.notation} "]
    for text in (number, str(legal.index(action) + 1)):
        other = [choice for place, choice in enumerate(legal, 1) if text in (str(place), choice.notation[1:])]
        said += [text] if other == [action] else []
    return said


def typed_game(match: hortus.Match, generator: random.Random) -> Iterator[str]:
    """Play a match to its end at random; what would be typed, with Enter whenever the screen changes hands."""
    at_screen = None if match.players > 1 else 0
    while not match.over:
        seat = match.actors[0]
        if seat != at_screen:
            yield ""
            at_screen = seat
        action = generator.choice(match.legal(seat))
        yield generator.choice(spellings(match, seat, action))
        match.play(action)


# --- whole games -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("options", [{}, {"advanced": True}], ids=["", "advanced"])
def test_a_whole_solo_game_by_typed_lines(seed: int, options: dict[str, Any], terminal: Terminal) -> None:
    match = hortus.new("faraway-solo", seed=seed, **options)
    typed = list(typed_game(match, random.Random(seed)))
    told = terminal(f"{SOLO} --seed {seed} --option advanced={json.dumps(bool(options))}", *typed)
    assert saved().decisions == match.decisions
    assert "is not possible now" not in told
    assert f"{match.scorecard().text()}\nThis is your first game" in told
    assert f"Your journey brought {match.points[0]} fame." in told


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("options", [{}, {"advanced": True}], ids=["", "advanced"])
def test_a_whole_game_of_several_people_at_one_screen(players: int, options: Any, terminal: Terminal) -> None:
    match = hortus.new("faraway", players=players, seed=4, **options)
    typed = list(typed_game(match, random.Random(4)))
    advanced = json.dumps(bool(options))
    told = terminal(f"{PAIR} --seed 4 --players {','.join(['human'] * players)} --option advanced={advanced}", *typed)
    assert saved().decisions == match.decisions
    assert match.scorecard().text() in told
    last = [str(line) for line in match.log(None)[-players:]]
    assert all(f"  {line}\n" in told.rpartition("look away")[2] for line in last)


def test_every_spelling_of_every_choice_is_understood() -> None:
    generator = random.Random(1)
    for rule_set, players, advanced in (("faraway-solo", 1, False), ("faraway", 3, True)):
        match = hortus.new(rule_set, players=players, seed=2, advanced=advanced)
        while not match.over:
            seat = generator.choice(match.actors)
            for action in match.legal(seat):
                for text in spellings(match, seat, action):
                    assert understand(match, seat, text) == [action], text
            match.play(generator.choice(match.legal(seat)))


def test_quit_saves_and_resume_goes_on_at_the_same_table(terminal: Terminal) -> None:
    match = hortus.new("faraway-solo", seed=8)
    typed = list(typed_game(match, random.Random(8)))
    for first, last in ((0, 5), (5, 11), (11, None)):
        line = f"{SOLO} --seed 8" if first == 0 else "play --plain --resume saved.json"
        told = terminal(line, *typed[first:last], *["quit"] * (last is not None))
        if last is not None:
            assert "hortus play --resume" in told
            assert len(saved().decisions) == last
    assert saved().decisions == match.decisions


def test_a_game_is_resumed_where_some_have_chosen_in_secret(terminal: Terminal) -> None:
    line = f"{PAIR} --players human,human,human --seed 4"
    terminal(line, "", "1", "", "2", "quit")
    match = saved()
    assert match.actors == (2,)
    told = terminal("play --plain --resume saved.json", "", "1", "quit").split("look away")[1]
    assert len(re.findall(r"PLAYER [12]: .*, has chosen\n", told)) == 2
    assert saved().actors != (2,) or len(saved().decisions) == 3
    assert saved().decisions[:2] == match.decisions


# --- numbers ---------------------------------------------------------------------------------------------


def hand(seed: int) -> tuple[int, ...]:
    view: Any = hortus.new("faraway-solo", seed=seed).view(0)
    cards: tuple[int, ...] = view.sides[0].hand
    return cards


def test_a_number_that_can_mean_two_things_is_asked_back(terminal: Terminal) -> None:
    assert hand(8) == (2, 17, 22)
    answers = terminal.answers("2", "3", "1", line=f"{SOLO} --seed 8")
    check_sentence(answers[0].splitlines()[0], "Number 2 of the list is r17", "r2 is there too", "say r17 or r2")
    log = [str(line) for line in saved().log(0)]
    assert log[0].startswith("player 1 plays region 22")  # 3 is only a number of the list


@pytest.mark.parametrize(("typed", "region"), [("1", 2), ("r2", 2), ("r17", 17), ("17", 17), ("22", 22), ("3", 22)])
def test_a_number_that_can_mean_one_thing_is_understood(typed: str, region: int, terminal: Terminal) -> None:
    terminal.answers(typed, line=f"{SOLO} --seed 8")
    assert saved().log(0)[0].words.startswith(f"plays region {region};")


@pytest.mark.parametrize("typed", ["4", "0", "23", "68", "99", "9" * 5000, "01"])
def test_a_number_that_means_nothing_is_answered(typed: str, terminal: Terminal) -> None:
    (said,) = terminal.answers(typed, line=f"{SOLO} --seed 8")
    check_sentence(said.strip(), "from 1 to 3", "choose a region to play")
    assert saved().decisions == ()


def test_every_number_means_one_card_or_is_asked_back() -> None:
    """In random games, for all numbers: a place of the list, a card, neither, or a sentence with both."""
    generator = random.Random(3)
    met = {"one": 0, "two": 0}
    for seed in range(4):
        match = hortus.new("faraway", players=6, seed=seed)
        while not match.over:
            seat = match.actors[0]
            legal = match.legal(seat)
            for number in range(1, 69):
                place = legal[number - 1 : number]
                card = [action for action in legal if action.notation[1:] == str(number)]
                meant = {action.notation for action in place + card}
                try:
                    (action,) = understand(match, seat, str(number))
                except HortusError as error:
                    assert len(meant) != 1
                    assert all(notation in str(error) for notation in meant)
                    met["two"] += len(meant) == 2
                else:
                    assert {action.notation} == meant
                    met["one"] += 1
            match.play(generator.choice(legal))
    assert min(met.values()) > 20


# --- choosing at once ------------------------------------------------------------------------------------


def test_who_has_chosen_is_shown_and_not_what(terminal: Terminal) -> None:
    told = terminal(f"{PAIR} --players human,random,random --seed 5", "quit")
    assert len(re.findall(r"PLAYER [23]: .*, has chosen\n", told)) == 2
    assert saved().actors == (0,)
    view: Any = saved().view(0)
    known = {*view.sides[0].hand, *view.market}
    assert {int(region) for region in re.findall(r"\br(\d+)", told)} == known


@pytest.mark.parametrize("seed", range(5))
def test_the_next_person_sees_nothing_of_what_was_chosen(seed: int, terminal: Terminal) -> None:
    first: Any = hortus.new("faraway", players=2, seed=seed).view(0)
    chosen = first.sides[0].hand[1]
    told = terminal(f"{PAIR} --players human,human --seed {seed}", "", f"r{chosen}", "", "quit")
    _, mine, theirs = told.split("look away")
    assert f"r{chosen}" in mine
    assert "PLAYER 1: 0 fame if the game ended now, has chosen" in theirs
    shown = {int(region) for region in re.findall(r"\b[rt](\d+)", theirs)}
    assert not shown & set(first.sides[0].hand)


def test_after_the_reveal_everybody_is_told(terminal: Terminal) -> None:
    line = f"{PAIR} --players human,human --seed 4"
    typed = ["", "1", "", "1"]
    terminal(line, *typed, "quit")
    news = [f"  {line}\n" for line in saved().log(None)]
    assert len(news) == 2
    typed += ["1"] if saved().actors == (1,) else ["", "1"]  # the first of the draft may be at the screen already
    told = terminal(line, *typed, "", "quit")
    assert [told.count(text) for text in news] == [2, 2]


def test_one_move_at_a_time_where_a_choice_could_be_changed(terminal: Terminal) -> None:
    """A second card in the same line would silently replace the first one."""
    one, other = hortus.new("faraway", players=2, seed=4).legal(0)[:2]
    told = terminal(f"{PAIR} --players human,human --seed 4", "", f"{one.notation} {other.notation}", "quit")
    assert f"One move at a time: '{other.notation}' would be the next one." in told
    assert saved().decisions == ()


def test_two_regions_are_given_back_in_one_line(terminal: Terminal) -> None:
    one, other, third = hortus.new("faraway-solo", seed=4, advanced=True).legal()[:3]
    line = f"{SOLO} --seed 4 --option advanced=true"
    for typed in (f"{one.notation} {other.notation}", f"give back {one.notation[1:]} {other.notation[1:]}"):
        terminal(line, typed, "quit")
        assert [action for _, action in saved().decisions] == [one.id, other.id]
    told = terminal(line, f"{one.notation} {other.notation} {third.notation}", "quit")
    assert "One move at a time" in told
    assert saved().decisions == ()


# --- undo ------------------------------------------------------------------------------------------------


def test_a_region_can_be_taken_anew_while_the_sanctuary_is_not_kept(terminal: Terminal) -> None:
    match = hortus.new("faraway-solo", seed=3)
    while as_a(FarawayView, match.view(0)).phase != "keep":
        match.play(match.legal()[-1])
    hortus.Record.of(match, ["human"]).save("saved.json")
    told = terminal("play --plain --resume saved.json", "undo", "quit")
    assert f"Taken back: {match.last_words}." in told
    assert saved().decisions == match.decisions[:-1]
    again = terminal("play --plain --resume saved.json", "undo", "quit")
    assert "nothing to take back: a card of the deck was turned up or choices were opened" in again


def test_the_first_of_two_regions_given_back_can_be_taken_back(terminal: Terminal) -> None:
    told = terminal(f"{SOLO} --seed 3 --option advanced=true", "1", "undo", "quit")
    assert "Taken back: gives back region" in told
    assert saved().decisions == ()


def test_undo_says_who_has_moved(terminal: Terminal) -> None:
    told = terminal(f"{PAIR} --players human,human --seed 4", "", "1", "", "undo", "quit")
    assert "There is nothing to take back: player 1 has moved." in told


# --- what is shown ---------------------------------------------------------------------------------------


@cache
def tables() -> list[tuple[hortus.Match, int | None, Any]]:
    """Every table of some random games, as seats and spectators see it."""
    found: list[tuple[hortus.Match, int | None, Any]] = []
    for players in range(1, 7):
        generator = random.Random(players)
        name, advanced = "faraway" if players > 1 else "faraway-solo", players % 2 == 0
        match = hortus.new(name, players=players, seed=6, advanced=advanced)
        while not match.over:
            seat = generator.choice(match.actors)
            match.play(generator.choice(match.legal(seat)))
            found += [(match.copy(), eyes, match.view(eyes)) for eyes in (None, *range(players))]
    return found


def test_every_table_fits_the_screen_and_ends_with_the_question() -> None:
    lines = [(view.asked, view.text().splitlines()) for _, _, view in tables()]
    assert max(len(line) for asked, text in lines for line in text if line != asked) <= WIDTH
    assert all(text[-1] == asked for asked, text in lines)
    assert not any(line != line.rstrip() for _, text in lines for line in text)


def test_ones_own_cards_and_the_market_are_shown_with_their_faces() -> None:
    for _, seat, view in tables():
        text = view.text()
        for region in filter(None, view.market):
            assert re.search(rf"r{region} +{re.escape(str(ALL_REGIONS[region - 1]))}$", text, re.MULTILINE)
        if seat is None:
            continue
        side = view.sides[seat]
        for region in [*side.row, *(() if view.over else side.hand)]:
            assert re.search(rf"^  r{region} .* {re.escape(str(ALL_REGIONS[region - 1]))}\b", text, re.MULTILINE)
        for card in (*side.sanctuaries, *side.drawn):
            assert re.search(rf"^  s{card} .* {re.escape(str(ALL_SANCTUARIES[card - 1]))}$", text, re.MULTILINE)


def test_what_each_card_of_ones_row_pays_now_is_shown() -> None:
    for _, seat, view in tables():
        if seat is None:
            continue
        shown = re.findall(r"^  ([rs]\d+) +([+]\d+)  ", view.text(), re.MULTILINE)
        own = {line.name: line.fame for side in view.sides for line in side.sheet()}
        assert all(own[name] == int(fame) for name, fame in shown)
        mine = [line.name for line in view.sides[seat].sheet() if line.why != "no quest"]
        assert set(mine) <= {name for name, _ in shown}


def test_how_many_sanctuaries_a_region_would_draw_is_told_beforehand() -> None:
    met = 0
    for match, seat, view in tables():
        if match.players > 1 or seat is None or view.phase != "explore":
            continue
        for action in match.legal(seat):
            region = action.notation[1:]
            told = re.search(rf"^  r{region} .*  draws (\d+)$", view.text(), re.MULTILINE)
            after = match.copy()
            after.play(action)
            drawn = len(as_a(FarawayView, after.view(seat)).sides[seat].drawn)
            assert int(told[1] if told else 0) == drawn
            met += drawn > 1
    assert met


def test_what_one_put_under_the_sanctuary_deck_is_shown_in_its_place() -> None:
    met = 0
    for match, seat, view in tables():
        if seat is None or view.over or not view.returned:
            continue
        said = re.search(r"from the top, as you know it: (.*?)\.", " ".join(view.text().split()))
        assert said
        deck: list[int | None] = []
        for part in said[1].split(", "):
            deck += [int(part[1:])] if part.startswith("s") else [None] * int(part.split()[0])
        truth = match.truth.view(TABLE)[0]
        real = [card + 1 for card in truth.sanctuaries[: truth.sanctuaries_left].tolist()][::-1]
        assert len(deck) == len(real)
        assert all(card in (None, real[place]) for place, card in enumerate(deck))
        met += len(deck) - deck.count(None) > 3
    assert met


def test_the_solo_player_is_told_what_opponents_took(terminal: Terminal) -> None:
    told = terminal(f"{SOLO} --seed 3", "r59", "quit")
    view: Any = saved().view(0)
    took = [f"r{rival.region} took r{rival.took}" for rival in view.rivals if rival.took]
    assert took
    assert all(words in told for words in took)
    assert told.count("(taken)") == len(took)
    for durations, region in zip(RANGES, view.market, strict=True):
        assert re.search(rf"^  {durations} +{f'r{region} ' if region else r'.taken.'}", told, re.MULTILINE)


def test_help_fits_the_screen_and_its_examples_work(terminal: Terminal) -> None:
    (said,) = terminal.answers("help", line=f"{SOLO} --seed 3")
    assert max(map(len, said.splitlines())) <= 80
    (examples,) = [line for line in said.splitlines() if "r33" in line]
    for example in re.split(r"   +", examples.strip()):
        terminal(f"{SOLO} --seed 3", example, "quit")
        assert len(saved().decisions) == 1, example


# --- the boxed game --------------------------------------------------------------------------------------


@pytest.mark.parametrize("file", ["table.json", "-"])
def test_the_boxed_game_is_scored_with_reasons(file: str, terminal: Terminal) -> None:
    Path("table.json").write_text(json.dumps(PAPER))
    text = terminal(f"score faraway {file}", json.dumps(PAPER))
    for words in (
        "Player 1: 47 fame",
        "9 if 2 okiko: sees 1 okiko (1 short)",
        "Player 2: 47 fame",
        "Player 1 wins: 47",
    ):
        assert words in text
    card = json.loads(terminal(f"score faraway {file} --json", json.dumps(PAPER)))
    assert [side["points"] for side in card["players"]] == [47, 47]
    assert card["winners"] == [0]
    assert card["players"][1]["kept"] == [13, 33, 28, 6]


def test_the_boxed_solo_game_is_scored(terminal: Terminal) -> None:
    Path("table.json").write_text(json.dumps({"players": PAPER["players"][:1]}))
    assert "Your journey brought 47 fame." in terminal("score faraway-solo table.json")


def test_the_help_of_score_shows_tables_that_can_be_scored(terminal: Terminal) -> None:
    told = " ".join(terminal("score --help").split())
    arboretum, faraway = re.findall(r'\{"players".*?\]\}(?= [A-Z])', told)
    assert "Player 2" in terminal("score arboretum -", arboretum)
    assert "Player 2" in terminal("score faraway -", faraway)


@pytest.mark.parametrize("name", ["faraway", "faraway-solo"])
def test_the_rules_are_shown_at_the_table(name: str, terminal: Terminal) -> None:
    told = terminal(f"play {name} --plain --seed 3 --record saved.json", "rules", "quit")
    assert "Rulings" in told
    assert max(map(len, told.splitlines())) <= 90
