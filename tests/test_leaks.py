"""Nothing leaks: non-interference on every table, and 20 planted leaks that it must catch."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pytest
from pydantic import PrivateAttr

from hortus.core.ruleset import RuleSet
from hortus.games import find_rule_set
from hortus.games.arboretum.cards import EDITIONS
from hortus.games.arboretum.features import CHOSEN, COLUMNS, DECK_LEFT, FEATURES, IN_HAND
from hortus.games.arboretum.hidden import unseen
from hortus.games.arboretum.moves import drawn_card
from hortus.games.arboretum.state import DRAW_DECK, NO_CARD, SPECIES, TABLE
from hortus.games.arboretum.view import ArboretumView, cards_in
from hortus.testing import Broken, check_no_leak, check_redeal
from tests.builders import changed
from tests.tables import CHECKED_TABLES, EVERY_TABLE

DECISIONS = 150  # a game of Arboretum: in as many, every planted leak shows


@pytest.mark.parametrize(("rule_set", "players", "options"), CHECKED_TABLES)
def test_no_seat_is_given_anything_that_depends_on_what_it_cannot_know(
    rule_set: str, players: int, options: dict[str, Any]
) -> None:
    check_no_leak(find_rule_set(rule_set), players, 1, seed=1, every=3, **options)  # a whole game


@pytest.mark.long
@pytest.mark.parametrize(("rule_set", "players", "options"), EVERY_TABLE)
def test_no_seat_is_given_anything_over_ten_thousand_decisions(
    rule_set: str, players: int, options: dict[str, Any]
) -> None:
    check_no_leak(find_rule_set(rule_set), players, 10_000, seed=2, **options)


# --- planted leaks -------------------------------------------------------------------------------------------

HONEST = find_rule_set("arboretum")


leaky = partial(changed, HONEST)


def top_card(state: Any) -> int:
    """The card that will be drawn next."""
    table = state.view(TABLE)[0]
    return int(table.deck[int(table.deck_left) - 1]) if table.deck_left else 0


def showing(change: Callable[[ArboretumView, Any, int | None], dict[str, Any]]) -> RuleSet:
    """A view with some fields changed."""

    def view(rule_set: RuleSet, state: Any, eyes: int | None) -> Any:
        honest: Any = HONEST.game.view(rule_set, state, eyes)
        return honest.model_copy(update=change(honest, state, eyes))

    return leaky(view=view)


def first_side(view: ArboretumView, **fields: Any) -> dict[str, Any]:
    seat = 1 if view.seat == 0 else 0
    sides = list(view.sides)
    sides[seat] = sides[seat].model_copy(update=fields)
    return {"sides": tuple(sides)}


def hidden_hand(view: ArboretumView, state: Any) -> list[Any]:
    table = state.view(TABLE)[0]
    seat = 1 if view.seat == 0 else 0
    held = (table.hand[seat] & ~table.known[seat]).tolist()
    return list(cards_in(EDITIONS[table.edition], held))


class PaintedView(ArboretumView):
    """A view whose JSON is honest, and whose picture or text is not."""

    _secret: int = PrivateAttr(default=0)
    _where: str = PrivateAttr(default="")

    def svg(self) -> str:
        """With the secret in an attribute."""
        return super().svg().replace("<svg", f'<svg data-k="{self._secret}"') if self._where == "svg" else super().svg()

    def text(self) -> str:
        """With the secret as blanks at the end."""
        return super().text() + " " * self._secret if self._where == "text" else super().text()


def painted(where: str) -> RuleSet:
    def view(rule_set: RuleSet, state: Any, eyes: int | None) -> Any:
        honest: Any = HONEST.game.view(rule_set, state, eyes)
        found = PaintedView.model_construct(**dict(honest))
        found._secret, found._where = top_card(state), where
        return found

    return leaky(view=view)


def observing(change: Callable[[Any, int, Any], None]) -> RuleSet:
    def observe(state: Any, player: int, out: Any) -> None:
        HONEST.game.kernel.observe(state, player, out)
        change(state, player, out)

    return leaky(observe=observe)


def feature_of_hidden_hand(state: Any, player: int, out: Any) -> None:
    table = state.view(TABLE)[0]
    seat = 1 if player == 0 else 0
    for species in range(SPECIES):
        for value in range(8):
            if int(table.hand[seat, species]) >> value & 1:
                out[(species * 8 + value) * COLUMNS + IN_HAND + 1] = 1


def feature_of_half_a_move(state: Any, player: int, out: Any) -> None:
    chosen = int(state.view(TABLE)[0].chosen)
    if chosen != NO_CARD:
        out[chosen * COLUMNS + CHOSEN] = 1


def feature_of_the_top_card(state: Any, player: int, out: Any) -> None:
    out[DECK_LEFT] ^= top_card(state) & 1


def feature_that_checks_sums(state: Any, player: int, out: Any) -> None:
    out[FEATURES - 1] = int(state.astype(np.int64).sum()) & 255


Lines = list[tuple[int, str]]


def log_names_the_drawn_card(before: Any, after: Any, seat: int, action: int, eyes: int | None) -> Lines:
    if action == DRAW_DECK:
        return [(seat, f"draws {drawn_card(before, after, seat)} from the deck")]
    return HONEST.game.told(before, after, seat, action, eyes)


def log_is_as_long_as_the_card_is_high(before: Any, after: Any, seat: int, action: int, eyes: int | None) -> Lines:
    blanks = " " * (top_card(before) % 8 if action == DRAW_DECK else 0)
    return [(who, line + blanks) for who, line in HONEST.game.told(before, after, seat, action, eyes)]


def log_tells_who_has_the_next_eight(before: Any, after: Any, seat: int, action: int, eyes: int | None) -> Lines:
    mark = "!" if top_card(after) % 8 == 7 else ""
    return [(who, line + mark) for who, line in HONEST.game.told(before, after, seat, action, eyes)]


def words_peek(state: Any, seat: int, action: int) -> str:
    honest = HONEST.game.words(state, seat, action)
    return f"{honest} ({top_card(state)})" if action == DRAW_DECK else honest


def notation_numbers_the_deck(state: Any, seat: int, action: int) -> str:
    return f"deck{top_card(state)}" if action == DRAW_DECK else HONEST.game.notation(state, seat, action)


def parts_carry_a_digest(state: Any, seat: int, action: int) -> dict[str, str]:
    return {**HONEST.game.parts(state, seat, action), "id": str(hash(state.tobytes()))}


def no_deck_before_an_eight(state: Any, player: int, out: Any) -> int:
    count = HONEST.game.kernel.legal(state, player, out)
    if count > 1 and out[0] == DRAW_DECK and top_card(state) % 8 == 7:
        out[: count - 1] = out[1:count].copy()
        return count - 1
    return count


def undo_knows_the_next_card(state: Any, seat: int, action: int) -> bool:
    return HONEST.game.kernel.reveals(state, seat, action) or top_card(state) % 2 == 0


def unseen_in_deck_order(view: ArboretumView, state: Any, eyes: int | None) -> dict[str, Any]:
    table = state.view(TABLE)[0]
    deck = table.deck[: table.deck_left].tolist()
    names = {card: i for i, card in enumerate(deck)}
    numbers = np.empty(80, np.int32)
    count = unseen(state, -1 if eyes is None else eyes, numbers)
    pairs = zip(numbers[:count].tolist(), view.unseen, strict=True)
    return {"unseen": tuple(card for _, card in sorted(pairs, key=lambda pair: names.get(pair[0], 99)))}


def points_before_the_end(view: ArboretumView, state: Any, eyes: int | None) -> dict[str, Any]:
    points = np.zeros(2, np.int64)
    HONEST.game.kernel.score(state, points)
    return {"points": tuple(points.tolist())}


LEAKS: dict[str, RuleSet] = {
    "a hidden card of another hand": showing(lambda v, s, e: first_side(v, hand=tuple(hidden_hand(v, s)[:1]))),
    "the size of a hidden hand without its eights": showing(
        lambda v, s, e: first_side(v, hidden=sum(card.value < 8 for card in hidden_hand(v, s)))
    ),
    "a deck index": showing(lambda v, s, e: {"deck": v.deck * 100 + top_card(s)}),
    "the next card in the question": showing(lambda v, s, e: {"asked": f"{v.asked} {top_card(s) % 2}"}),
    "unseen cards in the order of the deck": showing(unseen_in_deck_order),
    "species sorted by the deck": showing(
        lambda v, s, e: {"species": tuple(sorted(v.species, key=lambda n: hash((n, top_card(s)))))}
    ),
    "points before the end": showing(points_before_the_end),
    "the winners before the end": showing(lambda v, s, e: {"winners": (HONEST.game.kernel.winners(s),)}),
    "another's chosen card": showing(
        lambda v, s, e: {"asked": v.asked + str(s.view(TABLE)[0].chosen)} if s.view(TABLE)[0].chosen != NO_CARD else {}
    ),
    "a secret in the picture": painted("svg"),
    "blanks in the text": painted("text"),
    "a drawn card in the log": leaky(told=log_names_the_drawn_card),
    "a log line as long as the card is high": leaky(told=log_is_as_long_as_the_card_is_high),
    "a mark in the log for what comes next": leaky(told=log_tells_who_has_the_next_eight),
    "words that peek": leaky(words=words_peek),
    "notation that numbers the deck": leaky(notation=notation_numbers_the_deck),
    "parts with a digest of the state": leaky(parts=parts_carry_a_digest),
    "an action that is missing before an eight": leaky(legal=no_deck_before_an_eight),
    "undo that knows the next card": leaky(reveals=undo_knows_the_next_card),
    "a feature of a hidden hand": observing(feature_of_hidden_hand),
    "a feature of half a move": observing(feature_of_half_a_move),
    "a feature of the top card": observing(feature_of_the_top_card),
    "a feature that sums the state": observing(feature_that_checks_sums),
}


def test_there_are_twenty_planted_leaks() -> None:
    assert len(LEAKS) >= 20


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_caught(leak: str) -> None:
    with pytest.raises(Broken, match="can tell hidden cards"):
        check_no_leak(LEAKS[leak], 2, DECISIONS, seed=3)


# --- planted faults of the redeal ---


def redealing(change: Callable[[Any, Any, int], None]) -> RuleSet:
    """A redeal with something of the truth put back."""

    def redeal(state: Any, player: int, seed: int, weights: Any) -> None:
        truth = state.copy()
        HONEST.game.kernel.redeal(state, player, seed, weights)
        change(truth, state, player)

    return leaky(redeal=redeal)


def keeps_the_deck(truth: Any, state: Any, player: int) -> None:
    state[:] = truth


def keeps_the_chosen_card(truth: Any, state: Any, player: int) -> None:
    state.view(TABLE)[0].chosen = truth.view(TABLE)[0].chosen


def leaves_traces_of_drawn_cards(truth: Any, state: Any, player: int) -> None:
    left = int(truth.view(TABLE)[0].deck_left)
    state.view(TABLE)[0].deck[left:] = int(truth.astype(np.int64).sum()) & 255


def swaps_by_the_truth(truth: Any, state: Any, player: int) -> None:
    table = state.view(TABLE)[0]
    if table.deck_left > 1 and top_card(truth) % 2:
        table.deck[[0, 1]] = table.deck[[1, 0]]


@pytest.mark.parametrize(
    "fault", [keeps_the_deck, keeps_the_chosen_card, leaves_traces_of_drawn_cards, swaps_by_the_truth]
)
def test_a_redeal_that_keeps_something_is_caught(fault: Any) -> None:
    with pytest.raises(Broken):
        check_redeal(redealing(fault), 2, DECISIONS, seed=3)


def test_the_honest_game_passes_the_same_checks() -> None:
    unchanged = leaky()
    check_no_leak(unchanged, 2, DECISIONS, seed=3, every=3)
    check_redeal(unchanged, 2, DECISIONS, seed=3, every=3)
