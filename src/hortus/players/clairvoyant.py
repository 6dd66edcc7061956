"""The clairvoyant ceiling of a solo game: the best way found to play a deal whose every hidden card is known.

This looks at the truth, openly: it is a yardstick and never a player. No player code leads here, and nothing that
plays may import it. Once all cards are known, a game for one is a puzzle without chance, and what is found here is
found, not proved: a longer search may find more.

The puzzle is worked on by simulated annealing. A *plan* is the list of all decisions of a game. A try changes one or a
few of them and keeps to the plan in all the others, as far as the rules then allow: where a card is played before its
time, the card that it displaced is played in its place. A try that is better becomes the plan, a worse one now and
then, and more and more seldom. Nothing here but sums, products and quotients of numbers, and a generator of its own:
the same work gives the same answer on every machine.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count as numbers

import numpy as np

from hortus.core.chance import below, generator, next_word
from hortus.core.errors import BadOption
from hortus.core.match import Match
from hortus.core.native import rule
from hortus.core.ruleset import RuleSet

HOT, COLD = 0.3, 3.0  # how much a point counts when a worse try is weighed, at the beginning and at the end
VICTORY = 1000  # a game that is won is better than one that is lost, whatever the points
MOST_CHANGES = 4  # decisions that a try changes
SEAT = 0
NEVER = -1


@rule
def copy_table(source, target):
    """Copy a state; a plain loop, because an assignment of slices would make sure that they don't overlap."""
    for i in range(len(source)):
        target[i] = source[i]


@rule
def worth(kernel, state, points):
    """What the end of a game is worth: the lead over the paper opponent, or all points if there is none."""
    points[:] = 0
    kernel.score(state, points)
    return points[0] - points[1] + VICTORY * (kernel.winners(state) & 1)


@rule
def planned(plan, when, partner, step, halfway, actions, count):
    """The open action that keeps closest to the plan, or NEVER if it has none of them.

    Half a move is finished as the plan finishes it; else the action counts that was planned for the nearest step.
    """
    closest, nearest = NEVER, len(plan)
    for i in range(count):
        action = np.int64(actions[i])
        if halfway:
            if partner == action:
                return action
        elif plan[step] == action:
            return action
        elif when[action] != NEVER and abs(when[action] - step) < nearest:
            closest, nearest = action, abs(when[action] - step)
    return closest


@rule
def follow(kernel, states, first, rng, plan, when, partners, changed, made, actions):
    """Play from `states[first]` to the end, writing the decisions made and the states between; return their number.

    `changed` says which steps are left to chance; so are those for which the plan has nothing.
    """
    step = first
    acting = kernel.actors(states[step])
    while acting:
        count = kernel.legal(states[step], SEAT, actions)
        action = NEVER
        if not changed[step]:
            halfway = step > 0 and kernel.halfway(states[step]) != 0
            partner = partners[made[step - 1]] if halfway else NEVER
            action = planned(plan, when, partner, step, halfway, actions, count)
        if action == NEVER:
            action = np.int64(actions[below(rng, count)])
        made[step] = action
        copy_table(states[step], states[step + 1])
        step += 1
        acting = kernel.apply(states[step], SEAT, action)
    return step


@rule
def learn(kernel, states, plan, steps, when, partners):
    """Note the step of each planned action, and what finishes each half-made move."""
    when[:] = NEVER
    partners[:] = NEVER
    for step in range(steps):
        if step > 0 and kernel.halfway(states[step]):
            partners[plan[step - 1]] = plan[step]
        else:
            when[plan[step]] = step


@rule
def choose_changes(rng, steps, changed):
    """Mark one step, or now and then a few, to be left to chance; return the first of them."""
    changed[:] = False
    first = steps
    for _ in range(MOST_CHANGES):
        step = below(rng, steps)
        changed[step] = True
        first = min(first, step)
        if below(rng, 3) > 0:
            break
    return first


@rule
def accepts(rng, loss, heed):
    """True with a chance of about exp(-loss * heed): its sixteenth root is taken to be a straight line."""
    if loss <= 0:
        return True
    chance = max(0.0, 1.0 - loss * heed / 16.0)
    for _ in range(4):
        chance *= chance
    return next_word(rng) < chance * 4294967296.0


@rule
def anneal(kernel, states, tried, tries, rng, actions, best):
    """One annealing from `states[0]`: write the best plan into `best`; return its worth and its number of steps."""
    longest, kinds = len(best), len(actions)
    plan = np.full(longest, NEVER, np.int64)
    made = np.full(longest, NEVER, np.int64)
    when = np.full(kinds, NEVER, np.int64)
    partners = np.full(kinds, NEVER, np.int64)
    changed = np.zeros(longest, np.bool_)
    points = np.zeros(8, np.int64)
    steps = follow(kernel, states, 0, rng, plan, when, partners, changed, plan, actions)
    learn(kernel, states, plan, steps, when, partners)
    value = worth(kernel, states[steps], points)
    best[:] = plan
    best_value, best_steps = value, steps
    for number in range(tries):
        first = choose_changes(rng, steps, changed)
        made[:first] = plan[:first]
        copy_table(states[first], tried[first])
        end = follow(kernel, tried, first, rng, plan, when, partners, changed, made, actions)
        found = worth(kernel, tried[end], points)
        if accepts(rng, value - found, HOT + (COLD - HOT) * number / tries):
            value, steps = found, end
            plan[first:end] = made[first:end]
            plan[end:] = NEVER
            for step in range(first + 1, end + 1):
                copy_table(tried[step], states[step])
            learn(kernel, states, plan, steps, when, partners)
            if value > best_value:
                best_value, best_steps = value, steps
                best[:] = plan
    return best_value, best_steps


@rule
def search(kernel, start, longest, tries, seed, actions, best):
    """One annealing of the game that stands at `start`, with room of its own."""
    states = np.empty((longest + 1, len(start)), np.uint8)
    copy_table(start, states[0])
    return anneal(kernel, states, np.empty_like(states), tries, generator(seed), actions, best)


@dataclass(frozen=True)
class Line:
    """A way to play a deal to its end: the decisions still to be made, and what they are worth."""

    decisions: tuple[int, ...]
    worth: int


def check_alone(rule_set: RuleSet) -> None:
    """Refuse rule sets in which others decide as well: there, knowing all cards bounds nothing."""
    if rule_set.players[1] > 1:
        raise BadOption(
            f"{rule_set.title} has no clairvoyant bound: even with all cards known, what is best depends on what the "
            "others do. Games for one have it, such as faraway-solo and arboretum-solo."
        )


def annealings(match: Match, tries: int) -> Iterator[Line]:
    """Ways to play `match` on, its hidden cards known: the best of so many tries, again and again, without end."""
    check_alone(match.rule_set)
    kernel = match.rule_set.game.kernel
    actions = np.empty(kernel.actions, np.int32)
    for run in numbers():
        best = np.empty(kernel.longest, np.int64)
        worth, steps = search(kernel.pointers, match.truth, kernel.longest, tries, run, actions, best)
        yield Line(tuple(best[:steps].tolist()), int(worth))


def played_by(match: Match, line: Line) -> Match:
    """The match played to its end by these decisions, each of them checked."""
    end = match.copy()
    for action in line.decisions:
        end.play(action, seat=SEAT)
    return end
