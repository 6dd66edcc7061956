"""A whole turn ahead: every way to play one's own turn, judged where it ends. One code for all games.

Steps are looked at in the order in which they are taken, until the turn is over. Where one of them shows something
hidden, or others act before the turn is over, what follows is uncertain: the rest of the turn is then played by
preference on each of the redealt tables, the same ones for every choice, and the mean of their judgements counts.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from hortus.core.bits import lowest
from hortus.core.native import rule
from hortus.players.mind import make_room, worth, worth_at_end

NEVER = -1e18  # the value of what was not looked at
NONE = -1  # no action
MOST_STEPS = 16  # decisions in the longest turn of any game


@rule
def most_preferred(kernel, judgement, state, player, weights, notes, actions, scores):
    """The action that `player`, who has made its notes, prefers at a glance; the first one of equals."""
    count = kernel.legal(state, player, actions)
    if count == 1:
        return np.int64(actions[0])
    judgement.prefer(state, player, weights, notes, actions, count, scores)
    best = 0
    for i in range(1, count):
        if scores[i] > scores[best]:
            best = i
    return np.int64(actions[best])


@rule
def narrow(judgement, state, player, weights, known, actions, count, width, scores):
    """Bring the preferred `width` actions to the front, best first; return how many remain."""
    if count <= width:
        return count
    judgement.prefer(state, player, weights, known, actions, count, scores)
    sort_first(actions, scores, count, width)
    return width


@rule
def sort_first(actions, scores, count, many):
    """Bring the best `many` actions to the front, by their scores; equal ones stay in their order."""
    for place in range(many):
        best = place
        for i in range(place + 1, count):
            if scores[i] > scores[best]:
                best = i
        score, action = scores[best], actions[best]
        for i in range(best, place, -1):
            scores[i], actions[i] = scores[i - 1], actions[i - 1]
        scores[place], actions[place] = score, action


class Stack(NamedTuple):
    """The steps of a turn that is being looked through."""

    states: Any  # after so many steps
    actions: Any
    left: Any  # actions not yet tried after so many steps
    taken: Any  # the steps that are being tried
    best: Any  # the best ones
    steps: Any  # one number: how many those are


@rule
def make_stack(table, many):
    """Room for the steps of one turn."""
    return Stack(
        np.empty((MOST_STEPS + 1, len(table)), np.uint8),
        np.empty((MOST_STEPS, many), np.int32),
        np.zeros(MOST_STEPS, np.int64),
        np.zeros(MOST_STEPS, np.int64),
        np.zeros(MOST_STEPS, np.int64),
        np.zeros(1, np.int64),
    )


@rule
def look_through(kernel, judgement, mind, player, width, viewed, room, stack):
    """Look through the turns that go on from the first state of the stack with its actions, and keep the best one.

    Of each further step the preferred `width` are tried. Where something is shown, the table is valued as it is then.
    `room.values` gets the worth of the best turn for each first action, in the order of the stack.
    """
    turn = judgement.turns(stack.states[0], player)
    room.values[: stack.left[0]] = NEVER
    best, depth = NEVER, 0
    while depth >= 0:
        if stack.left[depth] == 0:
            depth -= 1
            continue
        stack.left[depth] -= 1
        action = np.int64(stack.actions[depth, stack.left[depth]])
        stack.taken[depth] = action
        shows = kernel.reveals(stack.states[depth], player, action)
        following = stack.states[depth + 1]
        following[:] = stack.states[depth]
        acting = kernel.apply(following, player, action)
        finished = shows or acting != 1 << player or judgement.turns(following, player) != turn
        if not finished and depth + 1 < MOST_STEPS:
            depth += 1
            stack.left[depth] = narrowed(
                kernel, judgement, following, player, mind.weights, room, stack.actions[depth], width
            )
            continue
        if acting == 0 and len(mind.net):
            value = worth_at_end(kernel, mind, following, player, room.points)
        else:
            value = worth(judgement, mind, following, player, viewed, room)
        room.values[stack.left[0]] = max(room.values[stack.left[0]], value)
        if value > best:
            best = value
            stack.best[:] = stack.taken
            stack.steps[0] = depth + 1


@rule
def narrowed(kernel, judgement, state, player, weights, room, actions, width):
    """Write the preferred `width` of the legal actions; return how many there are."""
    count = kernel.legal(state, player, actions)
    return narrow(judgement, state, player, weights, room.notes, actions, count, width, room.scores)


@rule
def act(kernel, judgement, mind, state, player, care, room, stack):
    """Let `player`, whose notes are in `room`, act by preference; return who may act then.

    With `care`, all steps up to where something is shown are taken at once: of so many preferred ones the best.
    """
    action = most_preferred(kernel, judgement, state, player, mind.weights, room.notes, room.actions, room.scores)
    if care == 0 or kernel.reveals(state, player, action) or kernel.actors(state) != 1 << player:
        return kernel.apply(state, player, action)
    stack.states[0] = state
    stack.left[0] = narrowed(kernel, judgement, state, player, mind.weights, room, stack.actions[0], care)
    judgement.study(state, player, mind.views, room.viewed)
    look_through(kernel, judgement, mind, player, care, room.viewed, room, stack)
    acting = np.int64(0)
    for step in range(stack.steps[0]):
        acting = kernel.apply(state, player, stack.best[step])
    return acting


@rule
def finish_turn(kernel, judgement, mind, state, player, care, others, room, stack):
    """Let everybody act until `player` has finished this turn; return who may act then.

    `care` is that of the player, `others` that of everybody else.
    """
    turn = judgement.turns(state, player)
    acting = kernel.actors(state)
    noted, begun = -1, -1  # whose notes these are, and of which turn
    while acting and judgement.turns(state, player) == turn:
        seat = lowest(acting)
        if seat != noted or judgement.turns(state, seat) != begun:
            judgement.study(state, seat, mind.weights, room.notes)
            noted, begun = seat, judgement.turns(state, seat)
        acting = act(kernel, judgement, mind, state, seat, care if seat == player else others, room, stack)
    return acting


@rule
def mean_worth(kernel, judgement, mind, tables, player, taken, depth, care, viewed, room, stack):
    """What the turn that begins with the steps `taken` is worth, and its terms, in the mean over all tables."""
    total = 0.0
    found = np.zeros(len(room.terms))
    for sample in range(len(tables)):
        room.state[:] = tables[sample]
        turn = judgement.turns(room.state, player)
        acting = np.int64(0)
        for step in range(depth):
            acting = kernel.apply(room.state, player, taken[step])
        if acting and judgement.turns(room.state, player) == turn:
            acting = finish_turn(kernel, judgement, mind, room.state, player, care, care, room, stack)
        if acting == 0 and len(mind.net):
            total += worth_at_end(kernel, mind, room.state, player, room.points)
        else:
            total += worth(judgement, mind, room.state, player, viewed, room)
        found += room.terms
    room.terms[:] = found / len(tables)
    return total / len(tables)


@rule
def keep_line(lines, line_values, taken, depth, value):
    """Put a way to play the turn among the best ones, if it is one of them; equal ones stay in the order found."""
    place = len(line_values)
    while place > 0 and line_values[place - 1] < value:
        place -= 1
    for i in range(len(line_values) - 1, place, -1):
        line_values[i] = line_values[i - 1]
        lines[i] = lines[i - 1]
    if place < len(line_values):
        line_values[place] = value
        for step in range(MOST_STEPS):
            lines[place, step] = taken[step] if step < depth else NONE


@rule
def plan_turn(
    kernel, judgement, mind, tables, player, width, care, only, sizes, actions, values, best_terms, lines, worths
):
    """Write the legal actions, and what the best turn that begins with each is worth; return how many there are.

    `tables` are redealt for `player`; `sizes` are those of an action list, notes, terms and description. If `only` is
    not NONE, just the turns that begin with that action are looked at. `best_terms` gets those of the best turn;
    `lines` and `worths` get the best ways to play the turn, as far as their steps are certain.
    """
    best = NEVER
    room = make_room(tables[0], sizes, mind.net)
    known = np.empty_like(room.notes)
    stack = make_stack(tables[0], len(room.actions))
    states = np.empty((MOST_STEPS + 1, tables.shape[1]), np.uint8)  # after so many steps
    open_actions = np.empty((MOST_STEPS, len(room.actions)), np.int32)
    left = np.zeros(MOST_STEPS, np.int64)  # actions not yet tried after so many steps
    taken = np.zeros(MOST_STEPS, np.int64)
    states[0] = tables[0]
    judgement.study(states[0], player, mind.weights, known)
    viewed = known.copy()
    if len(mind.net):
        judgement.study(states[0], player, mind.views, viewed)
    turn = judgement.turns(states[0], player)
    count = kernel.legal(states[0], player, actions)
    worths[:] = NEVER
    for i in range(count):
        values[i] = NEVER
        open_actions[0, i] = actions[i]
    left[0] = count
    depth = 0
    while depth >= 0:
        if left[depth] == 0:
            depth -= 1
            continue
        left[depth] -= 1
        action = np.int64(open_actions[depth, left[depth]])
        if depth == 0 and only != NONE and only != action:
            continue
        taken[depth] = action
        shows = kernel.reveals(states[depth], player, action)
        states[depth + 1] = states[depth]
        acting = kernel.apply(states[depth + 1], player, action)
        finished = acting == 0 or judgement.turns(states[depth + 1], player) != turn
        if not finished and not shows and acting == 1 << player and depth + 1 < MOST_STEPS:
            depth += 1
            found = kernel.legal(states[depth], player, open_actions[depth])
            left[depth] = narrow(
                judgement, states[depth], player, mind.weights, known, open_actions[depth], found, width, room.scores
            )
            continue
        if finished and (acting or len(mind.net) == 0):
            value = worth(judgement, mind, states[depth + 1], player, viewed, room)
        else:
            value = mean_worth(kernel, judgement, mind, tables, player, taken, depth + 1, care, viewed, room, stack)
        keep_line(lines, worths, taken, depth + 1, value)
        values[left[0]] = max(values[left[0]], value)
        if value > best:
            best = value
            best_terms[:] = room.terms
    return count
