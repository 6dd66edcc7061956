"""Notes: what does not change while a player makes its own decisions, and what claims are worth by them.

Only what the player knows is noted: blind tiles of others are as unknown as those of the stacks.
"""

from __future__ import annotations

import numpy as np
from numpy import int64

from hortus.core.bits import record
from hortus.core.native import rule
from hortus.games.hanging_gardens.cards import CARDS, KINDS, SERIES, SYMBOLS, TILES
from hortus.games.hanging_gardens.ground import ROWS
from hortus.games.hanging_gardens.legal import LEAST_GROUP, MATCHING
from hortus.games.hanging_gardens.prospects import (
    LARGEST_GROUP,
    LAYERS,
    MORE,
    READY,
    SPACES_OF_SIZE,
    STARTED,
    claimable,
    count_free,
    count_known,
    expect,
    gain,
    largest_free,
    squares_in,
    survey,
    two_rows,
)
from hortus.games.hanging_gardens.rules import BLIND_FROM, STARTERS, turns_in_round
from hortus.games.hanging_gardens.scoring import LATE_CLAIM
from hortus.games.hanging_gardens.state import NOTHING, OVER, PLACED, ROW, SEATS, SHOWN, SPACES, TABLE

WEIGHTS = (
    "tiles",  # points of one's own tiles now
    "sets",  # what they are expected to gain until the end
    "share",  # claims in a turn: how many of the tiles that are left come to a player
    "next",  # the claim of the next turn
    "fit",  # the chance that a card to come does not fit on one of the squares where it would make a group
    "ready",  # later claims of groups that want one more symbol
    "started",  # and of those that want two
    "ways",  # how little more each further square counts, on which such a symbol may be laid
    "further",  # how much each further symbol with such groups counts, in parts of the one before
    "risk",  # the chance that another player takes the tile that one waits for
    "room",  # a square to build on
    "deny",  # what others could take before one's next turn
    "others",  # what others have
    # The rest is for preferences at a glance, in parts of what a claim is worth.
    "grown",  # a group that will be ready
    "begun",  # a symbol that begins one
    "pair",  # how much more it counts beside an equal one
    "open",  # how much more for each open square beside it
    "cover",  # a free symbol that is covered
    "cover pair",  # the same beside an equal one
    "unseen",  # what tiles to come add to the worth of later claims
    "haste",  # how many turns before the end later claims begin to count less
    "uncover",  # in points: a symbol of a closed group that is covered
    "square",  # in points: a new square to build on
    "square haste",  # how many turns before the end squares begin to count less
    "leave",  # what the cards that are left let the next player take
    "spoil",  # what others would gain by the tile that one takes
    "pass",  # letting a group pass that may be claimed later
    "pass larger",  # letting it pass for what a larger one would take
)
(
    W_TILES,
    W_SETS,
    W_SHARE,
    W_NEXT,
    W_FIT,
    W_READY,
    W_STARTED,
    W_WAYS,
    W_FURTHER,
    W_RISK,
    W_ROOM,
    W_DENY,
    W_OTHERS,
    W_GROWN,
    W_BEGUN,
    W_PAIR,
    W_OPEN,
    W_COVER,
    W_COVER_PAIR,
    W_UNSEEN,
    W_HASTE,
    W_UNCOVER,
    W_SQUARE,
    W_SQUARE_HASTE,
    W_LEAVE,
    W_SPOIL,
    W_PASS,
    W_PASS_LARGER,
) = range(len(WEIGHTS))

SOME_CARD = 0.9  # the chance that one of the next cards has a certain symbol

# Notes: for each seat what its tiles will be worth, how many it has, and which of the cards and tiles on display it
# could use; then what was on display.
WORTH = 0
COUNTS = WORTH + SEATS * len(KINDS) * MORE
WANTED = COUNTS + SEATS * len(KINDS)  # for each space what its tile adds
SYMBOLS_WITH = WANTED + SEATS * SPACES  # for each card the symbols that may be claimed with it, as bits
FITS = SYMBOLS_WITH + SEATS * SHOWN  # for each symbol the chance that it may be claimed with cards yet unknown
REACH = FITS + SEATS * len(SYMBOLS)  # the largest group that one more symbol makes
STANDING = REACH + SEATS  # what tiles and garden of each other player come to
SEEN = STANDING + SEATS  # the tile of each space
UNSEEN_TILE = SEEN + SPACES  # what an unseen tile adds to the player, for each symbol that may take it
LEFT = UNSEEN_TILE + len(SYMBOLS)  # how many tiles of each kind nobody is known to have
DECK = LEFT + len(KINDS)
CARDS_IN = DECK + 1  # how many cards were in one's own garden when it was surveyed
SCORED = CARDS_IN + 1  # the same, if the next numbers are there
TURN_SCORES = (
    SCORED + 1
)  # for each card on display and way to turn it what is preferred: seen with the cards, asked later
GARDEN = TURN_SCORES + 4 * SHOWN  # its layers, as whole numbers, if a card was to be placed then
COMING = GARDEN + LAYERS * ROWS  # cards of the deck, evenly among all that there are: what chances are reckoned by
MOST_COMING = 12
NOTES = COMING + MOST_COMING


# --- turns ---


@rule
def turns(state, player):
    """Turns finished: starter turns, those of whole rounds, and those of this one."""
    return turns_finished(record(state, TABLE), player)


@rule
def turns_finished(table, player):
    """The same for a record."""
    players, taken = int64(table.players), int64(table.turns)
    done = int64(table.rounds)
    if players == 2:
        done = 2 * done + STARTERS - int64(table.starters)
    place = (player - opener(table)) % players
    if taken > place:
        done += (taken - place + players - 1) // players
    return done


@rule
def opener(table):
    """Who has the first turn with the cards on display."""
    first = int64(table.rounds)
    if table.starters > 0:
        first = STARTERS - int64(table.starters)
    return first % int64(table.players)


@rule
def turns_left(table, player):
    """How many turns a player still has, if the tiles last."""
    if table.phase == OVER:
        return 0
    players = int64(table.players)
    all_turns = PLACED if players == 2 else CARDS // players
    return all_turns - turns_finished(table, player)


@rule
def look_ahead(table, player, known, before):
    """Count the turns of each other player before the next one of `player`; return for whom the cards are there.

    A bit is set for a player whose next turn is with the cards on display, if those are known.
    """
    for seat in range(SEATS):
        before[seat] = 0
    players, first, taken, many = int64(table.players), opener(table), int64(table.turns), turns_in_round(table)
    sees = 0
    same = known
    for _ in range(2 * SEATS):
        seat = (first + taken) % players
        if same:
            sees |= 1 << seat
        if seat == player:
            break
        before[seat] += 1
        taken += 1
        if taken == many:
            if table.deck_left == 0:
                break
            first, taken, same = (first + 1) % players, 0, False
    return sees


# --- what can't change in one's own turn ---


@rule
def study(state, player, weights, notes):
    """Note what tiles are worth to each player, what others could claim and how they stand."""
    table = record(state, TABLE)
    weights = for_this_rule(table, weights)
    layers = np.empty((LAYERS, ROWS), np.int64)
    counts = np.empty(len(KINDS), np.int64)
    remaining = np.empty(len(KINDS), np.int64)
    more = np.zeros(len(KINDS), np.int64)
    for space in range(SPACES):
        notes[SEEN + space] = table.space[space]
    notes[DECK] = table.deck_left
    notes[CARDS_IN] = notes[SCORED] = NOTHING
    if table.phase <= ROW and table.seat == player:
        notes[CARDS_IN] = table.placed[player]
        survey(table, player, garden_of(notes))
    note_coming(table, notes)
    for seat in range(int64(table.players)):
        worth = worth_of(notes, seat)
        hidden = count_known(table, seat, player, counts, remaining)
        expect(table, counts, remaining, share_of(table, seat, remaining, weights), worth)
        for kind in range(len(KINDS)):
            notes[COUNTS + seat * len(KINDS) + kind] = counts[kind]
        for space in range(SPACES):
            wanted = 0.0
            if table.space[space] != NOTHING:
                wanted = gain(counts, worth, int64(table.kind[int64(table.space[space])]), more)
            notes[WANTED + seat * SPACES + space] = wanted
        if seat == player:
            for kind in range(len(KINDS)):
                notes[LEFT + kind] = remaining[kind]
            note_unseen(table, counts, remaining, worth, more, notes)
        elif weights[W_OTHERS] != 0.0 or weights[W_DENY] != 0.0 or weights[W_LEAVE] != 0.0:
            note_other(table, seat, hidden, counts, layers, weights, notes)
        else:
            note_nothing(seat, notes)


@rule
def note_coming(table, notes):
    """Some of the cards that may still come, ascending, as their order is not known; NOTHING where they are too few."""
    left = int64(table.deck_left)
    hidden = np.zeros(CARDS, np.bool_)
    for i in range(left):
        hidden[int64(table.deck[i])] = True
    wanted = min(MOST_COMING, left)
    noted = passed = 0
    notes[COMING : COMING + MOST_COMING] = NOTHING
    for card in range(CARDS):
        if hidden[card]:
            if passed * wanted // left == noted:
                notes[COMING + noted] = card
                noted += 1
            passed += 1


@rule
def for_this_rule(table, weights):
    """The weights for the rule of claims at this table: what was learnt may have two sets, by symbol and by size."""
    many = len(WEIGHTS)
    if len(weights) < 2 * many:
        return weights
    first = many * int64(table.by_size)
    return weights[first : first + many]


@rule
def garden_of(notes):
    """Where the layers of one's own garden are noted."""
    return notes[GARDEN : GARDEN + LAYERS * ROWS].view(np.int64).reshape((LAYERS, ROWS))


@rule
def worth_of(notes, seat):
    """Where the worth of a seat's tiles is noted."""
    many = len(KINDS) * MORE
    return notes[WORTH + seat * many : WORTH + (seat + 1) * many].reshape((len(KINDS), MORE))


@rule
def share_of(table, seat, remaining, weights):
    """The chance that a tile which nobody has yet goes to a player who would like to have it."""
    tiles = 0
    for kind in range(len(KINDS)):
        tiles += remaining[kind]
    if tiles == 0:
        return 0.0
    left = turns_left(table, seat)
    return min(0.9, weights[W_SHARE] * left / tiles)


@rule
def note_unseen(table, counts, remaining, worth, more, notes):
    """What a tile of a stack would add on average, as far as each symbol may take it."""
    total = 0
    for space in range(SPACES):
        if table.space[space] != NOTHING:
            remaining[int64(table.kind[int64(table.space[space])])] -= 1
    for symbol in range(len(SYMBOLS)):
        notes[UNSEEN_TILE + symbol] = 0.0
    for kind in range(len(KINDS)):
        if remaining[kind] > 0:
            total += remaining[kind]
            added = remaining[kind] * gain(counts, worth, kind, more)
            for symbol in range(len(SYMBOLS)):
                if table.by_size or MATCHING[symbol] >> kind & 1:
                    notes[UNSEEN_TILE + symbol] += added
    for symbol in range(len(SYMBOLS)):
        notes[UNSEEN_TILE + symbol] /= max(total, 1)


@rule
def note_other(table, seat, hidden, counts, layers, weights, notes):
    """What another player could claim with the cards on display, and how it stands."""
    rows = survey(table, seat, layers)
    found, _ = two_rows()
    free = np.empty(len(SYMBOLS), np.int64)
    count_free(layers, rows, free)
    reach, coming = LEAST_GROUP, 0.0
    for symbol in range(len(SYMBOLS)):
        ready = squares_in(layers, READY + symbol, rows)
        fit = chance_to_fit(ready, squares_in(layers, STARTED + symbol, rows), weights)
        notes[FITS + seat * len(SYMBOLS) + symbol] = fit
        coming = max(coming, fit)
        if table.by_size:
            reach = max(reach, reach_of(layers, symbol, rows, ready))
    notes[REACH + seat] = reach
    for i in range(SHOWN):
        symbols = 0
        if table.display[i] != NOTHING:
            symbols = claimable(table, seat, int64(table.display[i]), layers, free, found)
        notes[SYMBOLS_WITH + seat * SHOWN + i] = symbols
    worth = worth_of(notes, seat)
    standing = LATE_CLAIM * float(table.late[seat]) + hidden * mean_worth(table, worth)
    for kind in range(len(KINDS)):
        standing += worth[kind, 0] if kind < len(SERIES) else counts[kind] * worth[kind, 0]
    best = 0.0
    for space in range(SPACES):
        best = max(best, notes[WANTED + seat * SPACES + space])
    notes[STANDING + seat] = standing + weights[W_NEXT] * coming * best * min(turns_left(table, seat), 1)


@rule
def note_nothing(seat, notes):
    """For those who don't look at others: it is what takes longest."""
    for symbol in range(len(SYMBOLS)):
        notes[FITS + seat * len(SYMBOLS) + symbol] = 0.0
    for i in range(SHOWN):
        notes[SYMBOLS_WITH + seat * SHOWN + i] = 0.0
    notes[REACH + seat] = LEAST_GROUP
    notes[STANDING + seat] = 0.0


@rule
def chance_to_fit(ready, started, weights):
    """The chance that one of the cards to come makes a group, by the squares on which one symbol, or two, would."""
    return SOME_CARD * (1.0 - weights[W_FIT] ** (ready + 0.25 * started))


@rule
def reach_of(layers, symbol, rows, ready):
    """The size of the largest group of a symbol that one more would make, or of the first to be hoped for."""
    if ready == 0:
        return LEAST_GROUP
    room, group = two_rows()
    return max(LEAST_GROUP, min(LARGEST_GROUP, 1 + largest_free(layers, symbol, rows, room, group)))


@rule
def mean_worth(table, worth):
    """What a tile adds to a player on average, over all tiles there are."""
    total = 0.0
    for tile in range(TILES):
        kind = int64(table.kind[tile])
        total += worth[kind, 0] if kind >= len(SERIES) else worth[kind, 1] - worth[kind, 0]
    return total / TILES


@rule
def may_take(table, claim, space, kind, seen):
    """Whether a claim with that symbol (or by size, with so many squares) takes the tile of a space, if it was seen."""
    if table.by_size:
        return space < SPACES_OF_SIZE[claim]
    return not seen or MATCHING[claim] >> kind & 1 == 1


@rule
def claim_worths(table, player, notes, more, risk, claims):
    """Write what a claim will take: with each symbol, or by size with a group of each size.

    The best tile may be gone when the turn comes: that is the risk that the second best will have to do.
    """
    many = len(SYMBOLS)
    if table.by_size:
        many = LARGEST_GROUP + 1
    counts = np.empty(len(KINDS), np.int64)
    for kind in range(len(KINDS)):
        counts[kind] = int64(notes[COUNTS + player * len(KINDS) + kind])
    worth = worth_of(notes, player)
    second = np.zeros(LARGEST_GROUP + 1)
    for i in range(many):
        claims[i] = 0.0
    for space in range(SPACES):
        tile = int64(table.space[space])
        if tile == NOTHING:
            continue
        kind = int64(table.kind[tile])
        seen = tile == int64(notes[SEEN + space])
        added = gain(counts, worth, kind, more) if seen else notes[UNSEEN_TILE]
        for i in range(many):
            if not seen and not table.by_size:
                added = notes[UNSEEN_TILE + i]
            if may_take(table, i, space, kind, seen):
                if added > claims[i]:
                    second[i], claims[i] = claims[i], added
                elif added > second[i]:
                    second[i] = added
    for i in range(many):
        claims[i] += (second[i] - claims[i]) * risk
    if table.by_size and int64(table.stack_left[0]) + int64(table.stack_left[1]) > 0:
        claims[BLIND_FROM] += notes[UNSEEN_TILE]
