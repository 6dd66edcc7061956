"""Search among tables that could be the true one: what becomes of each way to play the turn. One code for all games.

The ways to play one's turn that look best when it ends are *lines*: steps up to where something is shown, or the turn
is over. Every line is played on from the same redealt tables, which are bent by what the others' behaviour tells. Where
steps of one's own are left, a tree learns which are best; everybody else, and all turns after this one, go by
preference. After some more turns a mind values the table, or the end of the game does.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from hortus.core.bits import lowest
from hortus.core.native import rule
from hortus.players.mind import make_room, worth, worth_at_end
from hortus.players.plan import MOST_STEPS, NONE, act, finish_turn, look_through, make_stack, most_preferred
from hortus.players.tree import NO_NODE, add_node, digest, find_node, select

FAR = 1e6  # as much below as no score is


class Tables(NamedTuple):
    """Where the tables of a search come from."""

    table: Any  # a redealt one
    likely: Any  # the weights of further redeals
    seed: int  # of the first one


class Manner(NamedTuple):
    """How a search goes on from a line."""

    horizon: int  # further turns of one's own that are played before the table is valued
    wait: bool  # whether the others then play until it is one's turn again
    explore: float  # how much it counts that an action was seldom tried
    widen: float  # how soon further actions are tried
    care: int  # preferred actions among which one looks for the best turn; 0: the most preferred one it is
    others: int  # the same for everybody else
    open_eyes: bool  # whether the table is valued by all its hands, or by what the player would know of it


@rule
def choose_again(kernel, judgement, weights, state, player, room):
    """Let others who have made a secret choice make it by preference: a redealt one is any."""
    secret = kernel.halfway(state) & ~(1 << player)
    while secret:
        seat = lowest(secret)
        secret &= secret - 1
        if kernel.legal(state, seat, room.actions) > 1:
            judgement.study(state, seat, weights, room.notes)
            action = most_preferred(kernel, judgement, state, seat, weights, room.notes, room.actions, room.scores)
            kernel.apply(state, seat, action)


@rule
def others_act(kernel, judgement, mind, state, player, acting, care, room, stack):
    """Let the others act until `player` may; return who may act then."""
    noted, begun = -1, -1  # whose notes these are, and of which turn
    while acting and not acting >> player & 1:
        seat = lowest(acting)
        if seat != noted or judgement.turns(state, seat) != begun:
            judgement.study(state, seat, mind.weights, room.notes)
            noted, begun = seat, judgement.turns(state, seat)
        acting = act(kernel, judgement, mind, state, seat, care, room, stack)
    return acting


@rule
def next_step(kernel, judgement, mind, state, player, manner, tree, room, stack, path):
    """What `player` does in the rest of the turn, by the tree; note the place in it where that is kept."""
    count = kernel.legal(state, player, room.actions)
    path[0] = NO_NODE
    if count == 1:
        return np.int64(room.actions[0])
    kernel.observe(state, player, tree.sight)
    key = digest(tree.sight)
    node, slot = find_node(tree, key)
    if node == NO_NODE:
        judgement.study(state, player, mind.weights, room.notes)
        judgement.prefer(state, player, mind.weights, room.notes, room.actions, count, room.scores)
        if manner.care and not kernel.reveals(state, player, np.int64(room.actions[np.argmax(room.scores[:count])])):
            foresee(kernel, judgement, mind, state, player, count, manner.care, room, stack)
        node = add_node(tree, key, slot, room.actions, count, room.scores)
        if node == NO_NODE:
            return np.int64(room.actions[np.argmax(room.scores[:count])])
    place = select(tree, node, manner.explore, manner.widen)
    action = np.int64(tree.actions[node, place])
    for i in range(count):
        if room.actions[i] == action:
            path[0], path[1] = node, place
            return action
    return np.int64(room.actions[0])  # two sights with one digest: not in a lifetime, but never an illegal step


@rule
def foresee(kernel, judgement, mind, state, player, count, width, room, stack):
    """Put the preferred `width` of the actions in `room` above the others, by the best turns that go on with them."""
    actions, scores = room.actions[:count].copy(), room.scores[:count].copy()
    order = np.argsort(-scores)[:width]
    stack.states[0] = state
    stack.left[0] = len(order)
    for i in range(len(order)):
        stack.actions[0, i] = actions[order[i]]
    judgement.study(state, player, mind.views, room.viewed)
    look_through(kernel, judgement, mind, player, width, room.viewed, room, stack)
    for i in range(count):
        room.actions[i], room.scores[i] = actions[i], scores[i] - FAR
    for i in range(len(order)):
        room.scores[order[i]] = room.values[i]


@rule
def play_line(kernel, judgement, mind, seer, state, player, line, manner, tree, room, stack, path):
    """Play a line and what follows on one table; return what came of it."""
    turn = judgement.turns(state, player)
    acting, step, deep = kernel.actors(state), 0, 0
    while acting and judgement.turns(state, player) == turn:
        if step < MOST_STEPS and line[step] != NONE:
            acting = kernel.apply(state, player, line[step])
            step += 1
        elif acting >> player & 1 and deep < MOST_STEPS:
            action = next_step(kernel, judgement, mind, state, player, manner, tree, room, stack, path[deep])
            acting = kernel.apply(state, player, action)
            deep += 1
        else:
            acting = others_act(kernel, judgement, mind, state, player, acting, manner.others, room, stack)
    for _ in range(manner.horizon):
        if acting:
            acting = finish_turn(kernel, judgement, mind, state, player, manner.care, manner.others, room, stack)
    if manner.wait:
        acting = others_act(kernel, judgement, mind, state, player, acting, manner.others, room, stack)
    if acting == 0:
        value = worth_at_end(kernel, seer, state, player, room.points)
    else:
        if manner.open_eyes:
            judgement.overlook(state, player, seer.views, room.notes)
        else:
            judgement.study(state, player, seer.views, room.notes)
        value = worth(judgement, seer, state, player, room.notes, room)
    for i in range(deep):
        if path[i, 0] != NO_NODE:
            tree.visits[path[i, 0], path[i, 1]] += 1
            tree.totals[path[i, 0], path[i, 1]] += value
    return value


@rule
def play_lines(kernel, judgement, mind, seer, tables, player, first, step, many, lines, alive, manner, sizes, tree):
    """Play every line that is alive on the same `many` tables, every `step`th one from the `first` on."""
    room = make_room(tables.table, sizes, seer.net if len(seer.net) > len(mind.net) else mind.net)
    redealt = np.empty_like(tables.table)
    stack = make_stack(tables.table, len(room.actions))
    path = np.empty((MOST_STEPS, 2), np.int64)
    for number in range(many):
        redealt[:] = tables.table
        kernel.redeal(redealt, player, tables.seed + first + number * step, tables.likely)
        choose_again(kernel, judgement, mind.weights, redealt, player, room)
        for i in range(len(lines)):
            if alive[i]:
                room.state[:] = redealt
                value = play_line(
                    kernel, judgement, mind, seer, room.state, player, lines[i], manner, tree, room, stack, path
                )
                tree.line_visits[i] += 1
                tree.line_totals[i] += value
