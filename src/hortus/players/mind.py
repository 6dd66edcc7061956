"""A mind: how a player values tables. By a style of the game's judgement, or by what a network has learnt."""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np

from hortus.core.native import rule
from hortus.core.network import WIN, answer, room_for

NO_NET = np.zeros(0)
SPREAD = 10.0  # the lead, in points, that counts as clear
NOBODY = -1000  # points of a side that is not there
POINTS = 10.0  # what counts as one, where the aim is points


class Mind(NamedTuple):
    """The weights of a style; a network, or an empty array; and the weights of the notes on which it was fitted.

    Without a network those are the style's own.
    """

    weights: Any
    views: Any
    net: Any = NO_NET


class Room(NamedTuple):
    """What thinking needs room for: made once for many thoughts."""

    state: Any
    notes: Any
    viewed: Any  # notes on which networks are fitted
    actions: Any
    scores: Any
    values: Any
    terms: Any
    description: Any
    layers: Any
    points: Any


@rule
def make_room(table, sizes, net):
    """Room for tables like this one; `sizes` are those of an action list, notes, terms and description."""
    many, notes, terms, description = sizes
    layers = room_for(net) if len(net) else 0
    return Room(
        np.empty_like(table),
        np.empty(notes),
        np.empty(notes),
        np.empty(many, np.int32),
        np.empty(many),
        np.empty(many),
        np.empty(terms),
        np.empty(description),
        np.empty(layers),
        np.empty(8, np.int64),
    )


@rule
def worth(judgement, mind, state, player, notes, room):
    """What a table is worth to `player`: in points by judgement, else what the network was taught to tell.

    The notes are those of the mind's views.
    """
    if len(mind.net) == 0:
        return judgement.judge(state, player, mind.weights, notes, room.terms)
    judgement.describe(state, player, mind.views, notes, room.description)
    found = answer(mind.net, room.description, room.layers)
    if mind.net[WIN]:
        return 1.0 / (1.0 + math.exp(-found))
    return found


@rule
def worth_at_end(kernel, mind, state, player, points):
    """What the end of a game is worth, by the same measure as `worth`."""
    if len(mind.net):
        return target(kernel, state, player, mind.net[WIN], points)
    lead, _ = result(kernel, state, player, points)
    return lead


@rule
def target(kernel, state, player, win, points):
    """What networks learn to tell of the end of a game.

    A number from 0 to 1, to which the `win` counts so much, and the rest is by how much; if it does not, points.
    """
    lead, won = result(kernel, state, player, points)
    if win:
        return win * won + (1.0 - win) / (1.0 + math.exp(-lead / SPREAD))
    return lead / POINTS


@rule
def result(kernel, state, player, points):
    """The lead over the best of the others (alone: the points), and the share in the win."""
    points[:] = NOBODY
    kernel.score(state, points)
    winners = kernel.winners(state)
    best, sharing = NOBODY, 0
    for side in range(len(points)):
        sharing += winners >> side & 1
        if side != player:
            best = max(best, points[side])
    lead = points[player] - best if best > NOBODY else points[player]
    return float(lead), (winners >> player & 1) / max(sharing, 1)
