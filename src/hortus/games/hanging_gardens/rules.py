"""The course of a game: deal, who acts, what is legal, one decision."""

from __future__ import annotations

import numpy as np
from numpy import int64

from hortus.core.bits import lowest, record
from hortus.core.native import rule
from hortus.games.hanging_gardens.cards import (
    ANY_GROUP,
    CARDS,
    KINDS,
    LARGEST_SET,
    MATCHES,
    PERSONS,
    SERIES,
    SQUARES,
    SYMBOLS,
    TILES,
)
from hortus.games.hanging_gardens.ground import (
    EAST,
    HIGH,
    ROWS,
    SOUTH,
    anchors,
    cover,
    flood,
    frame,
    reveal,
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

LEAST_GROUP = 3
ALL_KINDS = (1 << len(SYMBOLS)) - 1
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

# For each symbol a bit for each kind of tile that its groups may take.
MATCHING = np.array(
    [sum(1 << KINDS.index(kind) for kind in (*MATCHES[symbol], *ANY_GROUP)) for symbol in SYMBOLS], np.int64
)


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


# --- what is legal ---


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


@rule
def legal_display(table, first, out):
    """Each card of the display, as actions numbered from `first`, ascending."""
    count = 0
    for i in range(SHOWN):
        if table.display[i] != NOTHING:
            number = first + int64(table.display[i])
            j = count
            while j > 0 and out[j - 1] > number:
                out[j] = out[j - 1]
                j -= 1
            out[j] = number
            count += 1
    return count


@rule
def legal_placing(table, seat, out):
    """Cards that fit, the turns in which the chosen one does, its columns, or its rows there."""
    covered, found = two_frames()
    cover(table, seat, covered)
    count = 0
    card = int64(table.chosen)
    if table.phase == CARD:
        shown = legal_display(table, TAKE_CARD, out)
        for i in range(shown):
            if fits(table, seat, int64(out[i]) - TAKE_CARD, covered, found):
                out[count] = out[i]
                count += 1
        return count
    if table.phase == TURN:
        for turn in range(4):
            if anchors(table, seat, card, turn, covered, found):
                out[count] = TURN_CARD + turn
                count += 1
        return count
    columns = anchors(table, seat, card, int64(table.turned), covered, found)
    if table.phase == COLUMN:
        return columns_of(table, seat, columns, PLACE_COLUMN, out)
    return rows_of(table, seat, found, int64(table.column), PLACE_ROW, out)


@rule
def fits(table, seat, card, covered, found):
    """True if the card may be placed somewhere, in any turn."""
    for turn in range(4):
        if anchors(table, seat, card, turn, covered, found):
            return True
    return False


@rule
def columns_of(table, seat, bits, first, out):
    """The columns given as bits of the frame, as ascending numbers: x + 32 modulo 64."""
    west, _, _ = frame(table, seat)
    wrap = (-CENTRE - west) % AROUND  # the bit of the column with the number 0
    count = 0
    east = bits >> wrap
    rest = bits & ~(east << wrap)
    while east:
        out[count] = first + lowest(east)
        count += 1
        east &= east - 1
    while rest:
        out[count] = first + AROUND - wrap + lowest(rest)
        count += 1
        rest &= rest - 1
    return count


@rule
def rows_of(table, seat, found, x, first, out):
    """The rows in which something was found in a column, as ascending numbers: y + 32 modulo 64."""
    west, north, rows = frame(table, seat)
    wrap = (north + CENTRE) % AROUND  # the row with the number 0
    count = 0
    top = min(wrap, rows - 1)
    for i in range(rows):
        row = top - i if i <= top else rows + top - i
        if found[row] >> (x - west) & 1:
            out[count] = first + (north - row + CENTRE) % AROUND
            count += 1
    return count


@rule
def legal_claiming(table, seat, out):
    """Groups to claim or a pass, the columns and rows of the claimed one, or the temples that may move."""
    visible, group = symbols_and_group()
    if table.phase == CLAIM:
        out[0] = PASS
        return 1 + claims(table, seat, visible, group, out)
    if table.phase == MOVE:
        return legal_temples(table, seat, visible, group, out)
    claimed_group(table, seat, int64(table.claim), visible, group)
    if table.phase == TEMPLE_ROW:
        return rows_of(table, seat, group, int64(table.temple_column), PUT_ROW, out)
    _, _, rows = frame(table, seat)
    columns = 0
    for row in range(rows):
        columns |= group[row]
    return columns_of(table, seat, columns, PUT_COLUMN, out)


@rule
def two_frames():
    """Room for the rows of two frames."""
    room = np.empty((2, ROWS), np.int64)
    return room[0], room[1]


@rule
def symbols_and_group():
    """Room for the rows of all symbols, and of a group."""
    room = np.empty((len(SYMBOLS) + 1, ROWS), np.int64)
    return room[: len(SYMBOLS)], room[len(SYMBOLS)]


@rule
def claimed_group(table, seat, square, visible, group):
    """Write the group of a symbol of the card just placed; return its size."""
    card = int64(table.card[seat, int64(table.placed[seat]) - 1])
    kind = int64(table.face[card, square]) - 1
    reveal(table, seat, 1 << kind, visible)
    row, column = square_in_frame(table, seat, square)
    _, _, rows = frame(table, seat)
    return flood(visible, kind, row, column, rows, group)


@rule
def square_in_frame(table, seat, square):
    """The row and the column of a square of the card just placed."""
    west, north, _ = frame(table, seat)
    last = int64(table.placed[seat]) - 1
    turn = int64(table.turn[seat, last])
    row = north - int64(table.y[seat, last]) + SOUTH[turn, square]
    return row, int64(table.x[seat, last]) - west + EAST[turn, square]


@rule
def claims(table, seat, visible, group, out):
    """Write the groups that may be claimed behind the pass in `out`; return how many.

    A group is named by its first square on the card just placed: once looked at, it is taken out of sight.
    """
    _, _, rows = frame(table, seat)
    card = int64(table.card[seat, int64(table.placed[seat]) - 1])
    kinds = 0
    for square in range(SQUARES):
        kinds |= 1 << int64(table.face[card, square])
    reveal(table, seat, kinds >> 1, visible)
    count = 0
    for square in range(SQUARES):
        kind = int64(table.face[card, square]) - 1
        row, column = square_in_frame(table, seat, square)
        if kind >= 0 and visible[kind, row] >> column & 1:
            squares = flood(visible, kind, row, column, rows, group)
            enough = squares >= LEAST_GROUP and not has_temple(table, seat, group)
            if enough and (all_tiles_gone(table) or spaces_open(table, kind, squares)):
                count += 1
                out[count] = CLAIM_GROUP + square
            for i in range(rows):
                visible[kind, i] &= ~group[i]
    return count


@rule
def has_temple(table, seat, group):
    """True if a temple stands in the group."""
    west, north, _ = frame(table, seat)
    for i in range(int64(table.temples[seat])):
        if group[north - int64(table.temple_y[seat, i])] >> (int64(table.temple_x[seat, i]) - west) & 1:
            return True
    return False


@rule
def legal_temples(table, seat, visible, group, out):
    """The temples of one's smallest templed groups, as the groups stand now."""
    west, north, rows = frame(table, seat)
    reveal(table, seat, ALL_KINDS, visible)
    sizes = np.zeros(TEMPLES, np.int64)
    smallest = ROWS * ROWS
    for i in range(TEMPLES):
        row, column = north - int64(table.temple_y[seat, i]), int64(table.temple_x[seat, i]) - west
        kind = 0
        while not visible[kind, row] >> column & 1:
            kind += 1
        sizes[i] = flood(visible, kind, row, column, rows, group)
        smallest = min(smallest, sizes[i])
    count = 0
    for i in range(TEMPLES):
        if sizes[i] == smallest:
            out[count] = MOVE_TEMPLE + i
            count += 1
    return count


@rule
def legal_tiles(table, seat, out):
    """Stacks that are not empty, or the spaces from which the claimed group may take."""
    count = 0
    if table.phase == STACK:
        for stack in range(len(STACKS)):
            if table.stack_left[stack] > 0:
                out[count] = LOOK_AT + stack
                count += 1
        return count
    symbol, squares = claim_of(table, seat)
    open_spaces = spaces_open(table, symbol, squares)
    for space in range(SPACES):
        if open_spaces >> space & 1:
            out[count] = TAKE_TILE + space
            count += 1
    return count


@rule
def claim_of(table, seat):
    """The symbol and the size of the group that is being claimed."""
    visible, group = symbols_and_group()
    squares = claimed_group(table, seat, int64(table.claim), visible, group)
    card = int64(table.card[seat, int64(table.placed[seat]) - 1])
    return int64(table.face[card, table.claim]) - 1, squares


@rule
def spaces_open(table, symbol, squares):
    """A bit for each space from which a group of this symbol and size may take a tile."""
    bits = 0
    for space in range(SPACES):
        tile = int64(table.space[space])
        if tile != NOTHING:
            if table.by_size:
                if space < 2 * (squares - 2):
                    bits |= 1 << space
            elif MATCHING[symbol] >> int64(table.kind[tile]) & 1:
                bits |= 1 << space
    return bits


@rule
def all_tiles_gone(table):
    """True if neither a stack nor a space has a tile."""
    for space in range(SPACES):
        if table.space[space] != NOTHING:
            return False
    return table.stack_left[0] == 0 and table.stack_left[1] == 0


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


# --- for views and words ---


@rule
def places(state, seat, card, turn, out):
    """Write a row of bits for each row of the frame: where a card may stand in a turn. Return the number of rows."""
    table = record(state, TABLE)
    covered, _ = two_frames()
    cover(table, seat, covered)
    anchors(table, seat, card, turn, covered, out)
    _, _, rows = frame(table, seat)
    return rows


@rule
def from_above(state, seat, out, corner):
    """Write the rows of a garden as it is seen from above: covered squares, temples, then each symbol.

    `corner` becomes the x of the western column and the y of the northern row of its frame.
    """
    corner[0], corner[1] = layers_of(record(state, TABLE), seat, out)


@rule
def layers_of(table, seat, out):
    """The same for a record; return the corner."""
    for row in range(ROWS):
        for layer in range(2 + len(SYMBOLS)):
            out[layer, row] = 0
    cover(table, seat, out[0])
    reveal(table, seat, ALL_KINDS, out[2:])
    west, north, _ = frame(table, seat)
    for i in range(int64(table.temples[seat])):
        out[1, north - int64(table.temple_y[seat, i])] |= 1 << (int64(table.temple_x[seat, i]) - west)
    return west, north
