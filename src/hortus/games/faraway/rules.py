"""The course of a game: deal, who acts, what is legal, one decision."""

from __future__ import annotations

from numpy import int64

from hortus.core.bits import record
from hortus.core.native import rule
from hortus.games.faraway.cards import REGION, REGIONS, SANCTUARIES, SANCTUARY, SIGHTS
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
    RIVALS,
    ROUNDS,
    ROW,
    SEATS,
    TABLE,
    TAKE,
    TAKE_CARD,
)

PLAYED_FROM = 3  # cards in hand when a region is chosen
CLUE = SIGHTS.index("clue")
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


@rule
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


@rule
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


# --- before an advanced game ---


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


@rule
def in_a_hand(table, card):
    """True if somebody holds the card."""
    for seat in range(int64(table.players)):
        for i in range(int64(table.hand_size[seat])):
            if table.hand[seat, i] == card:
                return True
    return False


# --- Explore and Search ---


@rule
def reveal(table):
    """All choices are in: lay them, find the draft order, draw sanctuaries; the solo opponents take theirs."""
    last = int64(table.rounds) - 1
    for seat in range(int64(table.players)):
        card = int64(table.chosen[seat])
        table.chosen[seat] = NO_CARD
        let_go(table, seat, card)
        table.row[seat, last] = card
        i = seat
        while i > 0 and table.row[table.draft[i - 1], last] > card:
            table.draft[i] = table.draft[i - 1]
            i -= 1
        table.draft[i] = seat
    if last > 0:
        search(table, last)
    if table.players == 1 and table.rounds < ROUNDS:
        show_rivals(table, int64(table.row[0, last]))
    table.place = 0
    go_on(table)


@rule
def search(table, last):
    """Whoever went up draws one sanctuary and one for each clue, in draft order, as far as the deck goes."""
    used = 0
    for place in range(int64(table.players)):
        seat = int64(table.draft[place])
        table.drawn_from[seat] = used
        if table.row[seat, last] > table.row[seat, last - 1]:
            for _ in range(min(1 + clues(table, seat, last + 1), int64(table.sanctuaries_left))):
                table.drawn[used] = from_sanctuaries(table)
                used += 1
        table.drawn_size[seat] = used - int64(table.drawn_from[seat])


@rule
def clues(table, seat, regions):
    """The clues on all regions and sanctuaries of a player."""
    count = 0
    for i in range(regions):
        count += REGION[int64(table.row[seat, i]), CLUE]
    for i in range(int64(table.kept_size[seat])):
        count += SANCTUARY[int64(table.kept[seat, i]), CLUE]
    return count


@rule
def show_rivals(table, card):
    """Solo ruling 2: three opponents' cards, ascending; each one lower than yours takes a card of the row."""
    for i in range(RIVALS):
        rival = shown_from_deck(table)
        while i > 0 and table.rivals[i - 1] > rival:
            table.rivals[i] = table.rivals[i - 1]
            i -= 1
        table.rivals[i] = rival
    for i in range(RIVALS):
        rival = int64(table.rivals[i])
        if rival < card:
            place = place_taken(table, rival)
            table.rival_took[i] = table.market[place]
            table.market[place] = NO_CARD


@rule
def place_taken(table, rival):
    """The card of the row that an opponent takes: the one its duration points to, or the next free to the right."""
    duration = rival + 1
    place = int64(duration > 13) + int64(duration > 26) + int64(duration > 40) + int64(duration > 53)
    while table.market[place] == NO_CARD:
        place = (place + 1) % ROW
    return place


# --- Draft ---


@rule
def take(table, seat, card):
    """Take a region from the market; everybody saw which."""
    for i in range(MARKET):
        if table.market[i] == card:
            table.market[i] = NO_CARD
    hold(table, seat, card, 1)
    if table.drawn_size[seat] > 0:
        table.phase = KEEP
    else:
        next_in_draft(table)


@rule
def keep(table, seat, card):
    """Keep one of the drawn sanctuaries face up; the others go under the deck in the order drawn."""
    table.kept[seat, table.kept_size[seat]] = card
    table.kept_size[seat] += 1
    count = int64(table.drawn_size[seat]) - 1
    left = int64(table.sanctuaries_left)
    for i in range(left - 1, -1, -1):
        table.sanctuaries[i + count] = table.sanctuaries[i]
        table.knower[i + count] = table.knower[i]
    bottom = count
    start = int64(table.drawn_from[seat])
    for i in range(start, start + count + 1):
        if table.drawn[i] != card:
            bottom -= 1
            table.sanctuaries[bottom] = table.drawn[i]
            table.knower[bottom] = seat
        table.drawn[i] = NO_CARD
    table.sanctuaries_left = left + count
    table.drawn_size[seat] = 0
    next_in_draft(table)


@rule
def next_in_draft(table):
    """The next player of the draft, or the next round."""
    table.place += 1
    go_on(table)


@rule
def go_on(table):
    """Ask the player at this place of the draft, or the next one who has something to decide."""
    if table.rounds < ROUNDS:
        if table.place < table.players:
            table.phase = TAKE
        else:
            end_round(table)
        return
    while table.place < table.players and table.drawn_size[table.draft[table.place]] == 0:
        table.place += 1
    table.phase = KEEP if table.place < table.players else OVER


@rule
def end_round(table):
    """Discard what nobody took, and show the next market; the last round has none."""
    for i in range(MARKET):
        table.market[i] = NO_CARD
    for i in range(RIVALS):
        table.rivals[i] = table.rival_took[i] = NO_CARD
    for seat in range(SEATS):
        table.draft[seat] = table.drawn_from[seat] = NO_CARD
    table.place = 0
    table.rounds += 1
    if table.rounds < ROUNDS:
        show_market(table)
    table.phase = EXPLORE


@rule
def show_market(table):
    """Show one card more than there are players; five in the solo game, which is set up as for four."""
    count = ROW if table.players == 1 else int64(table.players) + 1
    for i in range(count):
        table.market[i] = shown_from_deck(table)


# --- cards ---


@rule
def from_deck(table):
    """Take the top card of the deck, and leave no trace of it there."""
    table.deck_left -= 1
    card = int64(table.deck[table.deck_left])
    table.deck[table.deck_left] = NO_CARD
    return card


@rule
def shown_from_deck(table):
    """Turn up the top card of the deck for everybody to see."""
    card = from_deck(table)
    table.shown[card // 8] |= 1 << (card % 8)
    return card


@rule
def from_sanctuaries(table):
    """Take the top sanctuary; whoever knew where it lay does not know it any longer."""
    table.sanctuaries_left -= 1
    top = int64(table.sanctuaries_left)
    card = int64(table.sanctuaries[top])
    table.sanctuaries[top] = table.knower[top] = NO_CARD
    return card


@rule
def hold(table, seat, card, known):
    """Add a card to a hand, in its ascending place."""
    i = int64(table.hand_size[seat])
    while i > 0 and table.hand[seat, i - 1] > card:
        table.hand[seat, i] = table.hand[seat, i - 1]
        table.known[seat, i] = table.known[seat, i - 1]
        i -= 1
    table.hand[seat, i] = card
    table.known[seat, i] = known
    table.hand_size[seat] += 1


@rule
def let_go(table, seat, card):
    """Take a card out of a hand."""
    last = int64(table.hand_size[seat]) - 1
    i = 0
    while table.hand[seat, i] != card:
        i += 1
    while i < last:
        table.hand[seat, i] = table.hand[seat, i + 1]
        table.known[seat, i] = table.known[seat, i + 1]
        i += 1
    table.hand[seat, last] = table.known[seat, last] = NO_CARD
    table.hand_size[seat] = last
