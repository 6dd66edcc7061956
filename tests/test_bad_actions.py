"""Bad actions and options get a sentence, and nothing has changed.

Every table below is `what is wrong: (the input, words of the sentence ...)`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import hortus
from hortus import BadOption, HortusError, IllegalAction, Record
from hortus.core.action import find
from hortus.games.arboretum.cards import PUBLISHED
from hortus.games.arboretum.view import ArboretumView
from tests.kinds import as_a
from tests.sentences import (
    DISCARD,
    DRAW,
    HUGE,
    OVER,
    PLACE,
    PLANT,
    SECOND_PLACE,
    SPECIES,
    check_sentence,
    played,
    refused,
    table,
)

ACTIONS: dict[str, tuple[Any, ...]] = {
    # when, action, seat, words ...
    "another's turn": (DRAW, 0, 1, "not seat 1's turn", "seat 0 may act"),
    "another's turn, in notation": (DRAW, "deck", 1, "not seat 1's turn", "seat 0 may act"),
    "a seat too many": (DRAW, 0, 2, "no seat 2", "0 to 1"),
    "a seat before the first": (DRAW, 0, -1, "no seat -1", "0 to 1"),
    "a seat as truth value": (DRAW, 0, True, "no seat True", "0 to 1"),
    "a seat as text": (DRAW, 0, "0", "no seat '0'", "0 to 1"),
    "half a seat": (DRAW, 0, 0.5, "no seat 0.5", "0 to 1"),
    "a seat in a list": (DRAW, 0, [0], "no seat [0]", "0 to 1"),
    "a huge seat": (DRAW, 0, HUGE, "no seat", "0 to 1"),
    "a number out of range": (DRAW, 10**6, None, "Action 1000000 is not open to seat 0", "0 (deck)"),
    "a negative number": (DRAW, -1, None, "Action -1 ", "0 (deck)"),
    "a number beyond 64 bits": (DRAW, 2**70, None, "Action 118", "0 (deck)"),
    "a huge number": (DRAW, HUGE, None, "is not open to seat 0", "0 (deck)"),
    "false, which equals 0": (DRAW, False, None, "Action False ", "0 (deck)"),
    "true": (DRAW, True, None, "Action True ", "0 (deck)"),
    "a float that equals 0": (DRAW, 0.0, None, "Action 0.0 ", "0 (deck)"),
    "a fraction": (DRAW, 2.5, None, "Action 2.5 ", "0 (deck)"),
    "not a number": (DRAW, float("nan"), None, "Action nan ", "0 (deck)"),
    "nothing": (DRAW, None, None, "Action None ", "0 (deck)"),
    "a list": (DRAW, [0], None, "Action [0] ", "0 (deck)"),
    "an array": (DRAW, np.array([0, 1]), None, "is not open to seat 0", "0 (deck)"),
    "bytes": (DRAW, b"deck", None, "Action b'deck' ", "0 (deck)"),
    "drawing when a card is to be planted": (PLANT, 0, None, "Action 0 ", "(+"),
    "planting when a card is to be drawn": (DRAW, 5, None, "Action 5 ", "0 (deck)"),
    "discarding before planting": (PLANT, lambda match: match.legal()[0].id + 80, None, "is not open", "(+"),
    "an action of an earlier moment": (PLANT, lambda match: played(DRAW).legal()[0], None, "Action 0 ", "(+"),
    "an action of a larger table": (
        DRAW,
        lambda match: hortus.Action(match.rule_set.game, match.truth, 3, 0),
        None,
        "no seat 3",
        "0 to 1",
    ),
    "a number after the end": (OVER, 0, None, "over", "nobody may act"),
    "a number after the end, with a seat": (OVER, 0, 0, "over", "nobody may act"),
    "notation after the end": (OVER, "deck", None, "over", "nobody may act"),
    "notation after the end, with a seat": (OVER, "deck", 0, "over", "nobody may act"),
    "empty notation": (DRAW, "", None, "''", "Possible: deck"),
    "blanks": (DRAW, " \t ", None, "''", "Possible: deck"),
    "nonsense": (DRAW, "nonsense", None, "'nonsense'", "Possible: deck"),
    "a number as text": (DRAW, "0", None, "'0'", "Possible: deck"),
    "another script": (DRAW, "дуб 7", None, "'дуб 7'", "Possible: deck"),
    "letters turned around": (DRAW, "\u202edeck", None, r"'\u202edeck'", "Possible: deck"),
    "half a character": (DRAW, "\ud800", None, r"'\ud800'", "Possible: deck"),
    "control characters": (DRAW, "\x1b[2J", None, r"'\x1b[2J'", "Possible: deck"),
    "two lines": (DRAW, "de\nck!", None, r"'de\nck!'", "Possible: deck"),
    "a very long line": (DRAW, "deck" * 10_000, None, "'deckdeck", "Possible: deck"),
    "a pile that is empty": (DRAW, "pile1", None, "'pile1'", "Possible: deck"),
    "a sign alone": (PLANT, "+", None, "'+'", "Possible: +"),
    "a value that no card has": (PLANT, "+O9", None, "'+O9'", "Possible: +"),
    "a card not in the hand": (PLANT, lambda match: f"+{foreign_card(match)}", None, "Possible: +"),
    "a card not in the hand, to discard": (DISCARD, lambda match: f"-{foreign_card(match)}", None, "Possible: -"),
    "the first card off the origin": (PLACE, "1,0", None, "'1,0'", "Possible: 0,0"),
    "a square that is not free": (SECOND_PLACE, "0,0", None, "'0,0'", "Possible: ", "0,1"),
    "a square that touches nothing": (SECOND_PLACE, "5,5", None, "'5,5'", "Possible: ", "0,1"),
    "a square outside every garden": (SECOND_PLACE, "99,99", None, "'99,99'", "Possible: ", "0,1"),
    "half a square": (SECOND_PLACE, "1,", None, "'1,'", "Possible: ", "0,1"),
}


def foreign_card(match: hortus.Match) -> str:
    """A card that the player whose turn it is does not hold, as letter and value."""
    held = {tuple(card) for card in as_a(ArboretumView, match.view(0)).sides[0].hand}
    return next(
        f"{kind.letter}{value}" for kind in PUBLISHED.species for value in (1, 8) if (kind.name, value) not in held
    )


def everything(match: hortus.Match) -> object:
    """All that a match holds and shows."""
    logs = [match.log(eyes) for eyes in (None, *range(match.players))]
    return match.truth.tobytes(), match.decisions, match.actors, match.halfway, match.points, logs


@table(ACTIONS)
def test_an_illegal_action_is_refused_and_changes_nothing(case: tuple[Any, ...]) -> None:
    when, action, seat, *words = case
    match = played(when)
    before = everything(match)
    with refused(HortusError, *words):
        match.play(action(match) if callable(action) else action, seat)
    assert everything(match) == before


def test_a_seat_must_be_named_where_several_may_act() -> None:
    match = played(DRAW)
    match._actors = 0b11  # no game so far has two at a time
    for ask in (match.legal, lambda: match.play(0)):
        with refused(IllegalAction, "Seats 0, 1 may act", "seat="):
            ask()
    with refused(IllegalAction, "which seat"):
        hortus.player("random").choose(match)
    assert match.decisions == ()


def test_notation_of_two_meanings_is_refused() -> None:
    with refused(IllegalAction, "'deck' can mean more than one thing", "deck or deck"):
        find(played(DRAW).legal() * 2, "deck")


SEATS = {"a seat too many": (2,), "a negative seat": (-1,), "text": ("x",), "a fraction": (0.5,), "true": (True,)}


@table(SEATS)
@pytest.mark.parametrize("ask", ["view", "log", "legal", "may_undo", "redeal", "choose"])
def test_every_question_about_a_seat_names_the_seats_there_are(ask: str, case: tuple[Any]) -> None:
    match, (seat,) = played(PLANT), case
    asks: dict[str, Callable[[], object]] = {
        "redeal": lambda: match.redeal(seat, 1),
        "choose": lambda: hortus.player("random").choose(match, seat),
    }

    def of_the_match() -> object:
        return getattr(match, ask)(seat)

    with refused(HortusError, f"no seat {seat!r}", "0 to 1"):
        asks.get(ask, of_the_match)()


OTHER_REQUESTS: dict[str, tuple[Any, ...]] = {
    "undoing more than there is": (lambda match: match.undo(5), "From 0 to 2 decisions", "5"),
    "undoing less than nothing": (lambda match: match.undo(-1), "-1"),
    "undoing half a decision": (lambda match: match.undo(0.5), "0.5"),
    "undoing text": (lambda match: match.undo("all"), "'all'"),
    "a scorecard too early": (lambda match: match.scorecard(), "not over"),
    "a record of a redealt table": (lambda match: match.redeal(0, 1).record(), "redealt"),
    "choosing for one who waits": (lambda match: hortus.player("random").choose(match, 1), "Seat 1"),
    "a redeal without seed": (lambda match: match.redeal(0, None), "seed", "None"),
    "a redeal from text": (lambda match: match.redeal(0, "x"), "seed", "'x'"),
    "a redeal from a fraction": (lambda match: match.redeal(0, 1.5), "seed", "1.5"),
    "a redeal from a number too large": (lambda match: match.redeal(0, 2**64), "seed"),
    "weights as text": (lambda match: match.redeal(0, 1, "x"), "weights"),
    "weights in one row": (lambda match: match.redeal(0, 1, [1.0]), "weights"),
    "weights for too few cards": (lambda match: match.redeal(0, 1, np.ones((1, 1))), "weights"),
    "negative weights": (lambda match: match.redeal(0, 1, -np.ones((4, 80))), "weights"),
    "weights that are no numbers": (lambda match: match.redeal(0, 1, np.full((4, 80), np.nan)), "weights"),
}


@table(OTHER_REQUESTS)
def test_what_a_match_cannot_do_it_says(case: tuple[Any, ...]) -> None:
    match, (ask, *words) = played(PLANT), case
    before = everything(match)
    with refused(HortusError, *words):
        ask(match)
    assert everything(match) == before


# --- options ---------------------------------------------------------------------------------------------

SOLO = {"rule_set": "arboretum-solo", "players": 1}
OPTIONS: dict[str, tuple[Any, ...]] = {
    "a rule set misspelt": ({"rule_set": "arboretun"}, "'arboretun'", "Did you mean arboretum?"),
    "a solo rule set misspelt": ({"rule_set": "arboretum-sole"}, "Did you mean arboretum-solo?"),
    "a rule set of another game": ({"rule_set": "chess"}, "'chess'", "There are: arboretum, "),
    "no rule set": ({"rule_set": None}, "called None", "There are: arboretum, "),
    "a very long rule set": ({"rule_set": "x" * 10_000}, "'xxx", "There are: arboretum, "),
    "a huge rule set": ({"rule_set": HUGE}, "rule set", "There are: arboretum, "),
    "an option misspelt": ({"specis": ["oak"]}, "'specis'", "Did you mean species?"),
    "an option of another rule set": ({"q_garden": "grid"}, "'q_garden'", "There are: species."),
    "nobody": ({"players": 0}, "2 to 4 players", "not 0"),
    "one player": ({"players": 1}, "2 to 4 players", "not 1"),
    "five players": ({"players": 5}, "2 to 4 players", "not 5"),
    "two playing solo": ({**SOLO, "players": 2}, "for 1 player", "not 2"),
    "players as truth value": ({"players": True}, "2 to 4 players", "not True"),
    "players as float": ({"players": 2.0}, "2 to 4 players", "not 2.0"),
    "players as text": ({"players": "2"}, "2 to 4 players", "not '2'"),
    "a huge number of players": ({"players": HUGE}, "2 to 4 players"),
    "too few species": ({"species": SPECIES[:5]}, "6 different species", "jacaranda"),
    "too many species": ({"species": SPECIES[:8]}, "6 different species", "royal poinciana"),
    "too few species for three": ({"players": 3, "species": SPECIES[:6]}, "3 players", "8 different species"),
    "no species": ({"species": []}, "6 different species", "none"),
    "a species twice": ({"species": [*SPECIES[:5], "cassia"]}, "6 different species", "cassia"),
    "a species twice, in capitals": ({"species": [*SPECIES[:5], "CASSIA"]}, "6 different species", "CASSIA"),
    "thousands of species": ({"species": ["oak"] * 5000}, "6 different species", "oak"),
    "a species that is not there": ({"species": ["pine", *SPECIES[:5]]}, "'pine'", "There are: blue spruce"),
    "a species misspelt": ({"species": ["wilow", *SPECIES[:5]]}, "'wilow'", "Did you mean willow?"),
    "a species of the other edition": ({"species": ["lilac", *SPECIES[:5]]}, "'lilac'", "There are: blue spruce"),
    "species as one word": ({"species": "oak"}, "species", "list"),
    "species as number": ({"species": 7}, "species", "list"),
    "species as numbers": ({"species": [1, 2, 3, 4, 5, 6]}, "species.0", "string"),
    "a garden of Q misspelt": ({**SOLO, "q_garden": "gird"}, "q_garden", "'lines' or 'grid'"),
    "a garden of Q as number": ({**SOLO, "q_garden": 3}, "q_garden", "'lines' or 'grid'"),
    "perhaps": ({**SOLO, "q_negates": "perhaps"}, "q_negates", "boolean"),
    "a negative seed": ({"seed": -1}, "seed", "from 0 to", "not -1"),
    "a seed as float": ({"seed": 7.0}, "seed", "whole number", "not 7.0"),
    "a seed as text": ({"seed": "7"}, "seed", "whole number", "not '7'"),
    "a seed as truth value": ({"seed": True}, "seed", "whole number", "not True"),
    "a huge seed": ({"seed": HUGE}, "seed", "whole number"),
    "a very long seed": ({"seed": "7" * 10_000}, "seed", "whole number"),
}


@table(OPTIONS)
def test_an_option_that_cannot_be_is_refused(case: tuple[Any, ...]) -> None:
    options, *words = case
    with refused(BadOption, *words):
        hortus.new(**{"rule_set": "arboretum", "players": 2, **options})


PLAYERS: dict[str, tuple[Any, ...]] = {
    "misspelt": ("randm", "'randm'", "Did you mean random?"),
    "a human": ("human", "'human'", "random"),
    "nothing": (None, "called None", "random"),
    "a list": (["random"], "random"),
}


@table(PLAYERS)
def test_a_player_that_is_not_there_is_refused(case: tuple[Any, ...]) -> None:
    code, *words = case
    with refused(BadOption, *words):
        hortus.player(code)


@pytest.mark.parametrize("seed", [2**63 - 1, 2**63, 10**30])
def test_a_seed_is_refused_or_can_be_recorded(seed: int) -> None:
    try:
        match = hortus.new("arboretum", seed=seed)
    except BadOption as error:
        check_sentence(str(error), "seed")
    else:
        assert Record.read(match.record().to_json()).match().truth.tobytes() == match.truth.tobytes()
