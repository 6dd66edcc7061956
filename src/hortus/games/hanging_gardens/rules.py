"""The course of a game: deal, who acts, what is legal, one decision."""

from __future__ import annotations

import numpy as np
from numpy import int64

from hortus.core.bits import record
from hortus.core.native import rule
from hortus.games.hanging_gardens.cards import (
    CARDS,
    LARGEST_SET,
    PERSONS,
    SERIES,
    SQUARES,
    TILES,
)
from hortus.games.hanging_gardens.ground import (
    HIGH,
    cover,
    frame,
)
from hortus.games.hanging_gardens.legal import (
    all_tiles_gone,
    claim_of,
    claims,
    fits,
    legal_claiming,
    legal_display,
    legal_placing,
    legal_tiles,
    symbols_and_group,
    two_frames,
)
from hortus.games.hanging_gardens.state import (
    AROUND,
    CARD,
    CENTRE,
    CLAIM,
    CLAIM_GROUP,
    COLUMN,
    LOOK_AT,
    MOVE,
    MOVE_TEMPLE,
    NOTHING,
    OVER,
    PASS,
    PLACE_COLUMN,
    PLACE_ROW,
    PUT_COLUMN,
    PUT_ROW,
    REMOVE,
    REMOVE_CARD,
    ROW,
    SHOWN,
    SPACES,
    STACK,
    STACKS,
    TABLE,
    TAKE_CARD,
    TAKE_TILE,
    TEMPLE_COLUMN,
    TEMPLE_ROW,
    TEMPLES,
    TILE,
    TURN,
    TURN_CARD,
)

BLIND_FROM = 6  # by size: groups of so many squares take a blind tile first
LONGEST = CARDS * 10  # decisions: each card is at most one turn, and ten make the longest
STARTERS = 2  # deals of the two-player game before its first round

# Places in the options array of `deal`: numbers, then faces, tiles and values.
PLAYERS, BY_SIZE = range(2)
FACES = 2
TILE_KINDS = FACES + CARDS * SQUARES
SET_SIZES = TILE_KINDS + TILES
VALUES = SET_SIZES + len(SERIES)
ALONE = VALUES + len(SERIES) * LARGEST_SET
FULL = ALONE + len(PERSONS)
EACH = FULL + len(PERSONS)
OPTIONS = EACH + len(PERSONS)


@rule
def deal(state, options, order):
    """Start a game. `order` holds the cards and the tiles, each shuffled."""
    state[:] = 0
    table = record(state, TABLE)
    write_options(state, options)
    for i in range(CARDS):
        table.deck[i] = order[i]
    table.deck_left = CARDS
    left = TILES
    for space in range(SPACES):
        left -= 1
        table.space[space] = order[CARDS + left]
    for stack in range(len(STACKS)):
        left -= STACKS[stack]
        table.stack_left[stack] = STACKS[stack]
        for i in range(len(table.stack[stack])):
            table.stack[stack, i] = order[CARDS + left + i] if i < STACKS[stack] else NOTHING
    for tile in range(TILES):
        table.owner[tile] = NOTHING
    for seat in range(options[PLAYERS]):
        table.south[seat] = -1
    for i in range(SHOWN):
        table.display[i] = NOTHING
    if options[PLAYERS] == 2:
        table.starters = STARTERS
    clear_move(table)
    show_cards(table)


@rule
def write_options(state, options):
    """Players, faces and values become part of the record: cards and tiles may be a user's own."""
    table = record(state, TABLE)
    table.players = options[PLAYERS]
    table.by_size = options[BY_SIZE]
    for card in range(CARDS):
        for square in range(SQUARES):
            table.face[card, square] = options[FACES + card * SQUARES + square]
    for tile in range(TILES):
        table.kind[tile] = options[TILE_KINDS + tile]
    for series in range(len(SERIES)):
        table.set_size[series] = options[SET_SIZES + series]
        for i in range(LARGEST_SET):
            table.value[series, i] = options[VALUES + series * LARGEST_SET + i]
    for person in range(len(PERSONS)):
        table.alone[person] = options[ALONE + person]
        table.full[person] = options[FULL + person]
        table.each[person] = options[EACH + person]


@rule
def actors(state):
    """A bit for the player whose turn it is; none when the game is over."""
    table = record(state, TABLE)
    if table.phase == OVER:
        return 0
    return 1 << int64(table.seat)


@rule
def halfway(state):
    """A bit for the player who is in the middle of placing a card, or of a claim."""
    table = record(state, TABLE)
    if is_halfway(table):
        return 1 << int64(table.seat)
    return 0


@rule
def is_halfway(table):
    """True while steps of a move are made that others do not see yet."""
    phase = table.phase
    if phase == TURN or phase == COLUMN or phase == ROW:
        return True
    if phase == TILE:
        return table.looked == 0
    return phase == TEMPLE_COLUMN or phase == TEMPLE_ROW or phase == MOVE or phase == STACK


@rule
def legal(state, player, out):
    """Write the actions that `player` may take now, ascending; return how many."""
    table = record(state, TABLE)
    phase = table.phase
    if phase == OVER or table.seat != player:
        return 0
    if phase <= ROW:
        return legal_placing(table, player, out)
    if phase == REMOVE:
        return legal_display(table, REMOVE_CARD, out)
    if phase == STACK or phase == TILE:
        return legal_tiles(table, player, out)
    return legal_claiming(table, player, out)


# --- one decision ---


@rule
def apply(state, player, action):
    """Carry out one legal decision of `player`; return who may act next."""
    table = record(state, TABLE)
    if action < REMOVE_CARD:
        table.chosen = action - TAKE_CARD
        table.phase = TURN
    elif action < TURN_CARD:
        off_display(table, action - REMOVE_CARD)
        end_turn(table)
    elif action < PLACE_COLUMN:
        table.turned = action - TURN_CARD
        table.phase = COLUMN
    elif action < PLACE_ROW:
        west, _, _ = frame(table, player)
        table.column = west + (action - PLACE_COLUMN - CENTRE - west) % AROUND
        table.phase = ROW
    elif action < PASS:
        _, north, _ = frame(table, player)
        place(table, player, north - (north + CENTRE - (action - PLACE_ROW)) % AROUND)
    elif action == PASS:
        end_turn(table)
    elif action < PUT_COLUMN:
        table.claim = action - CLAIM_GROUP
        table.phase = TEMPLE_COLUMN
    else:
        apply_claim(table, player, action)
    return actors(state)


@rule
def reveals(state, player, action):
    """True if the action turns up a card of the deck or a tile of a stack, for one seat or for all."""
    if not may_turn_up(record(state, TABLE), action):
        return False
    after = state.copy()
    apply(after, player, action)
    return was_turned_up(state, after)


@rule
def may_turn_up(table, action):
    """False for the steps of which it is clear at a glance that they turn up nothing."""
    if action >= LOOK_AT:
        return True
    last = table.turns + 1 == turns_in_round(table)
    if action < PLACE_ROW:
        return last and REMOVE_CARD <= action < TURN_CARD
    return last and (action <= PASS or action >= PUT_ROW)  # a late claim ends with its temple


@rule
def was_turned_up(before, after):
    """True if a deck or a stack has become smaller between two tables."""
    old, new = record(before, TABLE), record(after, TABLE)
    for stack in range(len(STACKS)):
        if new.stack_left[stack] != old.stack_left[stack]:
            return True
    return new.deck_left != old.deck_left


@rule
def apply_claim(table, player, action):
    """A step of a claim after the group was chosen."""
    if action < PUT_ROW:
        west, _, _ = frame(table, player)
        table.temple_column = west + (action - PUT_COLUMN - CENTRE - west) % AROUND
        table.phase = TEMPLE_ROW
    elif action < MOVE_TEMPLE:
        _, north, _ = frame(table, player)
        table.temple_row = north - (north + CENTRE - (action - PUT_ROW)) % AROUND
        if table.temples[player] == TEMPLES:
            table.phase = MOVE
        else:
            after_temple(table, player)
    elif action < LOOK_AT:
        table.moving = action - MOVE_TEMPLE
        after_temple(table, player)
    elif action < TAKE_TILE:
        put_temple(table, player)
        look_at(table, player, action - LOOK_AT)
    else:
        if not table.looked:
            put_temple(table, player)
        take_tile(table, player, action - TAKE_TILE)
        end_turn(table)


@rule
def place(table, seat, y):
    """Lay the chosen card; then the player may claim a group, if there is one to claim."""
    i = int64(table.placed[seat])
    table.card[seat, i] = table.chosen
    table.x[seat, i] = table.column
    table.y[seat, i] = y
    table.turn[seat, i] = table.turned
    table.placed[seat] = i + 1
    table.west[seat] = min(int64(table.west[seat]), int64(table.column))
    table.north[seat] = max(int64(table.north[seat]), y)
    table.south[seat] = min(int64(table.south[seat]), y - HIGH[int64(table.turned)] + 1)
    off_display(table, int64(table.chosen))
    clear_move(table)
    if may_claim(table, seat):
        table.phase = CLAIM
    else:
        end_turn(table)


@rule
def may_claim(table, seat):
    """True if the card just placed has made a group that may be claimed."""
    visible, group = symbols_and_group()
    out = np.empty(SQUARES + 1, np.int32)
    return claims(table, seat, visible, group, out) > 0


@rule
def after_temple(table, seat):
    """The place of the temple is chosen: what is left of the claim depends on the tiles that are left."""
    if all_tiles_gone(table):
        put_temple(table, seat)
        table.late[seat] += 1
        end_turn(table)
        return
    table.phase = TILE
    if table.by_size and table.stack_left[0] + table.stack_left[1] > 0:
        _, squares = claim_of(table, seat)
        if squares >= BLIND_FROM:
            table.phase = STACK


@rule
def put_temple(table, seat):
    """The temple stands: a new one, or the one that moves."""
    i = int64(table.moving)
    if i == NOTHING:
        i = int64(table.temples[seat])
        table.temples[seat] = i + 1
    table.temple_x[seat, i] = table.temple_column
    table.temple_y[seat, i] = table.temple_row


@rule
def look_at(table, seat, stack):
    """Take a blind tile: only its owner sees it."""
    tile = from_stack(table, stack)
    table.owner[tile] = seat
    table.blind[tile] = 1
    table.looked = 1
    table.phase = TILE


@rule
def take_tile(table, seat, space):
    """Take a tile of the display; the first stack refills the space, the second when it is empty."""
    table.owner[table.space[space]] = seat
    table.space[space] = NOTHING
    for stack in range(len(STACKS)):
        if table.space[space] == NOTHING and table.stack_left[stack] > 0:
            table.space[space] = from_stack(table, stack)


@rule
def from_stack(table, stack):
    """The top tile of a stack, which leaves no trace there."""
    left = int64(table.stack_left[stack]) - 1
    tile = int64(table.stack[stack, left])
    table.stack[stack, left] = NOTHING
    table.stack_left[stack] = left
    return tile


@rule
def off_display(table, card):
    """Take a card off the display."""
    for i in range(SHOWN):
        if table.display[i] == card:
            table.display[i] = NOTHING


@rule
def clear_move(table):
    """No step of a move is made."""
    table.chosen = table.turned = table.claim = table.moving = NOTHING
    table.column = table.temple_column = table.temple_row = 0
    table.looked = 0


# --- turns and rounds ---


@rule
def turns_in_round(table):
    """How many turns there are with the cards on display: a starter deal has two, a round four or one for each."""
    if table.starters > 0:
        return 2
    return 4 if table.players == 2 else int64(table.players)


@rule
def end_turn(table):
    """The next player's turn; after the last one new cards, or the end of the game."""
    clear_move(table)
    table.turns += 1
    if table.turns < turns_in_round(table):
        start_turn(table)
        return
    for i in range(SHOWN):  # the two cards that a starter deal leaves are discarded
        table.display[i] = NOTHING
    table.turns = 0
    if table.starters > 0:
        table.starters -= 1
    else:
        table.rounds += 1
    if table.deck_left == 0 or all_tiles_gone(table):
        table.phase = OVER
    else:
        show_cards(table)


@rule
def show_cards(table):
    """Show the cards of the next round: three with three players, else four."""
    for i in range(3 if table.players == 3 else 4):
        table.deck_left -= 1
        table.display[i] = table.deck[table.deck_left]
        table.deck[table.deck_left] = NOTHING
    start_turn(table)


@rule
def start_turn(table):
    """Take a card and place it, or remove one if none fits. The flower has moved once for each round."""
    opener = int64(table.rounds)
    if table.starters > 0:
        opener = STARTERS - int64(table.starters)
    seat = (opener + int64(table.turns)) % int64(table.players)
    table.seat = seat
    covered, found = two_frames()
    cover(table, seat, covered)
    table.phase = REMOVE
    for i in range(SHOWN):
        if table.display[i] != NOTHING and fits(table, seat, int64(table.display[i]), covered, found):
            table.phase = CARD
            return
