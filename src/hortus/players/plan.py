"""A whole turn ahead: every way to play one's own turn, judged where it ends. One code for all games.

Steps are looked at in the order in which they are taken, until the turn is over. Where one of them shows something
hidden, or others act before the turn is over, what follows is uncertain: the rest of the turn is then played by
preference on each of the redealt tables, the same ones for every choice, and the mean of their judgements counts.
"""

from __future__ import annotations

import numpy as np

from hortus.core.bits import lowest
from hortus.core.native import rule

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
def finish_turn(kernel, judgement, state, player, weights, notes, actions, scores):
    """Let everybody decide by preference until `player` has finished this turn."""
    turn = judgement.turns(state, player)
    acting = kernel.actors(state)
    noted = -1  # whose notes these are
    while acting and judgement.turns(state, player) == turn:
        seat = lowest(acting)
        if seat != noted:
            judgement.study(state, seat, weights, notes)
            noted = seat
        action = most_preferred(kernel, judgement, state, seat, weights, notes, actions, scores)
        acting = kernel.apply(state, seat, action)


@rule
def uncertain_value(kernel, judgement, tables, player, taken, depth, weights, known, room):
    """The mean judgement, and its terms, of the turn that begins with the steps `taken`, over all tables."""
    state, notes, actions, scores, terms = room
    total = 0.0
    found = np.zeros(len(terms))
    for sample in range(len(tables)):
        state[:] = tables[sample]
        turn = judgement.turns(state, player)
        acting = np.int64(0)
        for step in range(depth):
            acting = kernel.apply(state, player, taken[step])
        if acting and judgement.turns(state, player) == turn:
            finish_turn(kernel, judgement, state, player, weights, notes, actions, scores)
        total += judgement.judge(state, player, weights, known, terms)
        found += terms
    terms[:] = found / len(tables)
    return total / len(tables)


@rule
def narrow(judgement, state, player, weights, known, actions, count, width, scores):
    """Bring the preferred `width` actions to the front, best first; return how many remain."""
    if count <= width:
        return count
    judgement.prefer(state, player, weights, known, actions, count, scores)
    for i in range(width):
        best = i
        for j in range(i + 1, count):
            if scores[j] > scores[best]:
                best = j
        score, action = scores[best], actions[best]
        scores[best], actions[best] = scores[i], actions[i]
        scores[i], actions[i] = score, action
    return width


@rule
def plan_turn(kernel, judgement, tables, player, weights, width, only, sizes, actions, values, best_terms):
    """Write the legal actions, and what the best turn that begins with each is worth; return how many there are.

    `tables` are redealt for `player`; `sizes` are those of an action list, of the notes and of the terms. If `only` is
    not NONE, just the turns that begin with that action are looked at. `best_terms` gets those of the best turn.
    """
    many, notes_size, terms_size = sizes
    most_steps = MOST_STEPS
    best = NEVER
    known = np.empty(notes_size)
    terms = np.empty(terms_size)
    room = (np.empty_like(tables[0]), np.empty(notes_size), np.empty(many, np.int32), np.empty(many), terms)
    states = np.empty((most_steps + 1, tables.shape[1]), np.uint8)  # after so many steps
    open_actions = np.empty((most_steps, many), np.int32)
    left = np.zeros(most_steps, np.int64)  # actions not yet tried after so many steps
    taken = np.zeros(most_steps, np.int64)
    scores = np.empty(many)
    states[0] = tables[0]
    judgement.study(states[0], player, weights, known)
    turn = judgement.turns(states[0], player)
    count = kernel.legal(states[0], player, actions)
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
        if not finished and not shows and acting == 1 << player and depth + 1 < most_steps:
            depth += 1
            found = kernel.legal(states[depth], player, open_actions[depth])
            left[depth] = narrow(
                judgement, states[depth], player, weights, known, open_actions[depth], found, width, scores
            )
            continue
        if finished:
            value = judgement.judge(states[depth + 1], player, weights, known, terms)
        else:
            value = uncertain_value(kernel, judgement, tables, player, taken, depth + 1, weights, known, room)
        values[left[0]] = max(values[left[0]], value)
        if value > best:
            best = value
            best_terms[:] = terms
    return count
