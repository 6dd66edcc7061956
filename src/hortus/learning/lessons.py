"""Lessons: games that are played to learn from, inside the core. One code for all games.

Every seat is given a part to play: at a glance, by a style, or a whole turn ahead, by a style or by the newest network.
Now and then anybody takes the second or third best action instead, so that more of the game is seen. Whenever somebody
has finished a turn, the table is described for that seat and for the one that is to play; not every time, as tables of
one game are much alike and need room. When the game is over every description gets a result: that of the game, drawn a
little towards what the newest network thought of the tables that the seat came to later (lambda returns), which is less
a matter of luck.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hortus.core.bits import lowest
from hortus.core.chance import below, generator, next_word
from hortus.core.deal import EVENLY
from hortus.core.kernel import Kernel
from hortus.core.native import rule
from hortus.core.playout import shuffle_decks
from hortus.players.mind import Mind, make_room, result, target, worth
from hortus.players.plan import MOST_STEPS, NEVER, NONE, plan_turn

AT_A_GLANCE, AHEAD, BY_NETWORK = range(3)  # how a part is played
SLIPS = 3  # one of so many best actions is taken by a slip
EVEN = 4294967296.0  # random words are below this


class Cast(NamedTuple):
    """Who may play: parts with their chances and weights, the network, and how many slips are made."""

    chances: Any  # by part; they sum up to 1
    kinds: Any  # by part
    weights: Any  # by part
    views: Any  # the weights of the notes on which networks are fitted
    net: Any
    slips: float  # the chance of one, by decision
    kept: float  # the chance of a table to be written down
    luck: float  # how much the rest of the game counts in a result, beside what the network thought of the next table
    width: int
    care: int
    tables: int


class Notebook(NamedTuple):
    """What is written down: descriptions as the seat sees the table, and as one who sees all hands; seats; what the
    network thought; results; and shares in the win.
    """

    closed: Any
    open: Any
    seats: Any
    thoughts: Any
    results: Any
    wins: Any


def new_notebook(room: int, numbers: int, both: bool) -> Notebook:
    """An empty one, for so many descriptions; for `both` kinds, where open eyes see more."""
    return Notebook(
        np.empty((room, numbers), np.float32),
        np.empty((room if both else 0, numbers), np.float32),
        np.empty(room, np.int64),
        np.empty(room),
        np.empty(room, np.float32),
        np.empty(room, np.float32),
    )


class Box(NamedTuple):
    """What a game is dealt from."""

    options: Any
    decks: Any
    state: Any
    order: Any
    evenly: Any


def new_box(kernel: Kernel, options: NDArray[np.int64]) -> Box:
    """A box to deal games with these options from."""
    return Box(
        options,
        np.array([deck.size for deck in kernel.decks]),
        np.zeros(kernel.state_size, np.uint8),
        np.zeros(kernel.order_size, np.uint8),
        EVENLY,
    )


class Desk(NamedTuple):
    """Room to think."""

    state: Any
    tables: Any
    actions: Any
    values: Any
    notes: Any
    terms: Any
    lines: Any
    worths: Any
    evenly: Any


@rule
def make_desk(box, sizes, cast):
    """Room for tables of this box."""
    many, notes, terms, _ = sizes
    return Desk(
        box.state,
        np.empty((cast.tables, len(box.state)), np.uint8),
        np.empty(many, np.int32),
        np.empty(many),
        np.empty(notes),
        np.empty(terms),
        np.empty((0, MOST_STEPS), np.int64),
        np.empty(0),
        box.evenly,
    )


@rule
def chance(rng):
    """A random number from 0 to 1."""
    return next_word(rng) / EVEN


@rule
def draw_part(rng, cast):
    """One of the parts, by their chances."""
    point = chance(rng)
    for part in range(len(cast.chances)):
        point -= cast.chances[part]
        if point < 0.0:
            return part
    return 0


@rule
def decide(kernel, judgement, cast, part, sizes, player, rng, desk):
    """The action of a player in a part."""
    count = kernel.legal(desk.state, player, desk.actions)
    if count == 1:
        return np.int64(desk.actions[0])
    kind, weights = cast.kinds[part], cast.weights[part]
    many = 1 if kind == AT_A_GLANCE else cast.tables
    for i in range(many):
        desk.tables[i] = desk.state
        kernel.redeal(desk.tables[i], player, next_word(rng), desk.evenly)
    if kind == AT_A_GLANCE:
        judgement.study(desk.tables[0], player, weights, desk.notes)
        count = kernel.legal(desk.tables[0], player, desk.actions)
        judgement.prefer(desk.tables[0], player, weights, desk.notes, desk.actions, count, desk.values)
    else:
        mind = Mind(
            weights, cast.views if kind == BY_NETWORK else weights, cast.net if kind == BY_NETWORK else cast.net[:0]
        )
        count = plan_turn(
            kernel,
            judgement,
            mind,
            desk.tables,
            player,
            cast.width,
            cast.care,
            NONE,
            sizes,
            desk.actions,
            desk.values,
            desk.terms,
            desk.lines,
            desk.worths,
        )
    if chance(rng) < cast.slips:
        for _ in range(below(rng, min(count, SLIPS))):
            desk.values[np.argmax(desk.values[:count])] = NEVER
    return np.int64(desk.actions[np.argmax(desk.values[:count])])


@rule
def write_down(judgement, mind, state, player, at, notebook, room, chosen):
    """Describe a table, once as the player knows it and once with all hands open; return how much there is then.

    Unless it was not `chosen`, or the notebook is full.
    """
    if not chosen or at == len(notebook.seats):
        return at
    judgement.study(state, player, mind.views, room.notes)
    notebook.thoughts[at] = worth(judgement, mind, state, player, room.notes, room) if len(mind.net) else 0.0
    judgement.describe(state, player, mind.views, room.notes, room.description)
    for i in range(len(room.description)):
        notebook.closed[at, i] = room.description[i]
    if len(notebook.open):
        judgement.overlook(state, player, mind.views, room.notes)
        judgement.describe(state, player, mind.views, room.notes, room.description)
        for i in range(len(room.description)):
            notebook.open[at, i] = room.description[i]
    notebook.seats[at] = player
    return at + 1


@rule
def play_game(kernel, judgement, cast, parts, sizes, win, rng, desk, notebook, first):
    """Play the game that was dealt; return how much there is in the notebook then."""
    players, at = len(parts), first
    done = np.zeros(players, np.int64)
    mind = Mind(cast.views, cast.views, cast.net)
    room = make_room(desk.state, sizes, cast.net)
    acting = kernel.actors(desk.state)
    while acting:
        player = lowest(acting)
        action = decide(kernel, judgement, cast, parts[player], sizes, player, rng, desk)
        acting = kernel.apply(desk.state, player, action)
        for seat in range(players):
            turns = judgement.turns(desk.state, seat)
            if acting and turns != done[seat]:
                done[seat] = turns
                chosen = chance(rng) < cast.kept
                at = write_down(judgement, mind, desk.state, seat, at, notebook, room, chosen)
                following = lowest(acting)
                if following != seat and seat == player:
                    at = write_down(judgement, mind, desk.state, following, at, notebook, room, chosen)
    for seat in range(players):
        outcome = target(kernel, desk.state, seat, win, room.points)
        _, won = result(kernel, desk.state, seat, room.points)
        for i in range(at - 1, first - 1, -1):
            if notebook.seats[i] == seat:
                notebook.results[i], notebook.wins[i] = outcome, won
                if len(mind.net):
                    outcome = cast.luck * outcome + (1.0 - cast.luck) * notebook.thoughts[i]
    return at


@rule
def play_lesson(kernel, judgement, box, players, cast, sizes, win, seed, games, notebook):
    """Play so many games, as long as there is room in the notebook; return how much is in it."""
    rng = generator(seed)
    desk = make_desk(box, sizes, cast)
    parts = np.zeros(players, np.int64)
    at = 0
    for _ in range(games):
        shuffle_decks(rng, box.decks, box.order)
        kernel.deal(box.state, box.options, box.order)
        for seat in range(players):
            parts[seat] = draw_part(rng, cast)
        at = play_game(kernel, judgement, cast, parts, sizes, win, rng, desk, notebook, at)
    return at
