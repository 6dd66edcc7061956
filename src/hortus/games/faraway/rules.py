"""The course of a game: deal, who acts, what is legal, one decision."""

from __future__ import annotations

from numpy import int64

from hortus.core.bits import record
from hortus.core.native import lean, rule
from hortus.games.faraway.cards import REGIONS, SANCTUARIES
from hortus.games.faraway.decks import from_deck, hold, in_a_hand, let_go
from hortus.games.faraway.rounds import keep, reveal, show_market, take
from hortus.games.faraway.state import (
    EXPLORE,
    EXPLORE_CARD,
    GIVE,
    GIVE_CARD,
    GIVEN,
    HAND,
    KEEP,
    KEEP_CARD,
    KEPT,
    MARKET,
    NO_CARD,
    OVER,
    ROUNDS,
    SEATS,
    TABLE,
    TAKE,
    TAKE_CARD,
)

PLAYED_FROM = 3  # cards in hand when a region is chosen
LONGEST = SEATS * (GIVEN + ROUNDS + (ROUNDS - 1) + KEPT)  # decisions, if nobody changes a choice
PLAYERS, ADVANCED = range(2)  # places in the options array of `deal`
OPTIONS = 2


@rule
def deal(state, options, order):
    """Start a game. `order` holds the regions, the sanctuaries and the second order of the regions, each shuffled."""
    state[:] = NO_CARD
    table = record(state, TABLE)
    players = options[PLAYERS]
    table.players = players
    table.advanced = options[ADVANCED]
    table.rounds = 1
    table.place = 0
    for i in range(len(table.shown)):
        table.shown[i] = 0
    for i in range(SANCTUARIES):
        table.sanctuaries[i] = order[REGIONS + i]
    table.sanctuaries_left = SANCTUARIES
    for i in range(REGIONS):
        table.deck[i] = order[i]
    table.deck_left = REGIONS
    for seat in range(SEATS):
        table.hand_size[seat] = table.given_size[seat] = table.kept_size[seat] = table.drawn_size[seat] = 0
    for _ in range(HAND if options[ADVANCED] else PLAYED_FROM):
        for seat in range(players):
            hold(table, seat, from_deck(table), 0)
    if options[ADVANCED]:
        for i in range(REGIONS):
            table.deck[i] = order[REGIONS + SANCTUARIES + i]
        table.deck_left = REGIONS
        table.phase = GIVE
    else:
        show_market(table)
        table.phase = EXPLORE


@rule
def actors(state):
    """A bit for each player who has not chosen yet, or for the one whose turn it is in the draft."""
    table = record(state, TABLE)
    phase = table.phase
    if phase == OVER:
        return 0
    if phase == TAKE or phase == KEEP:
        return 1 << int64(table.draft[table.place])
    return ((1 << int64(table.players)) - 1) & ~chosen_by(table)


@rule
def chosen_by(table):
    """A bit for each player who has made this phase's secret choice."""
    bits = 0
    for seat in range(int64(table.players)):
        if table.phase == EXPLORE and table.chosen[seat] != NO_CARD:
            bits |= 1 << seat
        if table.phase == GIVE and table.given_size[seat] == GIVEN:
            bits |= 1 << seat
    return bits


@rule
def halfway(state):
    """A bit for each player with a secret choice, or with the first half of one."""
    table = record(state, TABLE)
    bits = chosen_by(table)
    if table.phase == GIVE:
        for seat in range(int64(table.players)):
            if table.given_size[seat] > 0:
                bits |= 1 << seat
    return bits


@lean
def legal(state, player, out):
    """Write the actions that `player` may take now, ascending; return how many.

    A secret choice that was made may still be changed until the last one is in.
    """
    table = record(state, TABLE)
    phase = table.phase
    if phase == EXPLORE:
        return legal_cards(table, player, EXPLORE_CARD, int64(table.chosen[player]), out)
    if phase == GIVE:
        first = int64(table.given[player, 0]) if table.given_size[player] == 1 else int64(NO_CARD)
        return legal_cards(table, player, GIVE_CARD, first, out)
    if phase == OVER or table.draft[table.place] != player:
        return 0
    count = 0
    if phase == TAKE:
        for i in range(MARKET):
            if table.market[i] != NO_CARD:
                count = put_in_order(out, count, TAKE_CARD + int64(table.market[i]))
    else:
        start = int64(table.drawn_from[player])
        for i in range(start, start + int64(table.drawn_size[player])):
            count = put_in_order(out, count, KEEP_CARD + int64(table.drawn[i]))
    return count


@rule
def legal_cards(table, seat, first, without, out):
    """Each card in hand but one, as actions numbered from `first`."""
    count = 0
    for i in range(int64(table.hand_size[seat])):
        if table.hand[seat, i] != without:
            out[count] = first + int64(table.hand[seat, i])
            count += 1
    return count


@rule
def put_in_order(out, count, number):
    """Put a number among the first `count` ascending ones; return how many there are now."""
    i = count
    while i > 0 and out[i - 1] > number:
        out[i] = out[i - 1]
        i -= 1
    out[i] = number
    return count + 1


@lean
def apply(state, player, action):
    """Carry out one legal decision of `player`; return who may act next."""
    table = record(state, TABLE)
    if action < TAKE_CARD:
        table.chosen[player] = action - EXPLORE_CARD
        if actors(state) == 0:
            reveal(table)
    elif action < KEEP_CARD:
        take(table, player, action - TAKE_CARD)
    elif action < GIVE_CARD:
        keep(table, player, action - KEEP_CARD)
    else:
        give(table, player, action - GIVE_CARD)
        if actors(state) == 0:
            put_given_back(table)
    return actors(state)


@rule
def reveals(state, player, action):
    """True if the action shows what nobody chose to show: deck cards, or the choices of others."""
    after = state.copy()
    apply(after, player, action)
    return was_shown(state, after)


@rule
def was_shown(before, after):
    """True if the choices were opened or a card of the deck was shown between two tables."""
    old, new = record(before, TABLE), record(after, TABLE)
    opened = (old.phase == EXPLORE or old.phase == GIVE) and new.phase != old.phase
    return opened or new.deck_left != old.deck_left


# --- before an advanced game ---


@rule
def give(table, seat, card):
    """Choose a card to give back; a third one begins the choice anew."""
    if table.given_size[seat] == 1:
        other = int64(table.given[seat, 0])
        table.given[seat, 0] = min(other, card)
        table.given[seat, 1] = max(other, card)
        table.given_size[seat] = GIVEN
    else:
        table.given[seat, 0] = card
        table.given[seat, 1] = NO_CARD
        table.given_size[seat] = 1


@rule
def put_given_back(table):
    """The deck becomes the second order without the cards that were kept; the market is shown from it."""
    kept = 0
    for seat in range(int64(table.players)):
        for i in range(GIVEN):
            let_go(table, seat, int64(table.given[seat, i]))
    for place in range(REGIONS):
        card = int64(table.deck[place])
        if not in_a_hand(table, card):
            table.deck[kept] = card
            kept += 1
    for place in range(kept, REGIONS):
        table.deck[place] = NO_CARD
    table.deck_left = kept
    show_market(table)
    table.phase = EXPLORE
