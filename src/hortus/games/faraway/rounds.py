"""A round, once all have chosen: regions are laid, sanctuaries drawn, and the market is drafted."""

from __future__ import annotations

from numpy import int64

from hortus.core.native import rule
from hortus.games.faraway.cards import REGION, SANCTUARY, SIGHTS
from hortus.games.faraway.decks import from_sanctuaries, hold, let_go, shown_from_deck
from hortus.games.faraway.state import EXPLORE, KEEP, MARKET, NO_CARD, OVER, RIVALS, ROUNDS, ROW, SEATS, TAKE

CLUE = SIGHTS.index("clue")


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
