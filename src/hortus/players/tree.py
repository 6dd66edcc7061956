"""The tree of a search: what was found out about each decision in the rest of one's own turn.

A node is a decision as the player sees it, found by a digest of its observation: two ways to the same sight are one
node. Its actions stand in the order of preference, and are looked at in that order, more of them the oftener the node
is visited.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np

from hortus.core.native import rule
from hortus.players.plan import sort_first

NODES = 1 << 13  # beyond these, decisions are made by preference and not remembered
SLOTS = 4 * NODES
BRANCH = 12  # actions of a node that may ever be looked at
NO_NODE = -1
DIGEST = (1 << 43) - 1
FACTOR = 1_048_573  # a prime number below 2**20: a digest times this fits in 63 bits


class Tree(NamedTuple):
    """The nodes, and for each line at the root how often it was played on and what came of it."""

    used: Any  # one number: how many nodes there are
    keys: Any  # by slot; 0 is a free one
    nodes: Any  # by slot
    counts: Any  # by node: how many of its actions are kept
    actions: Any
    visits: Any
    totals: Any
    line_visits: Any
    line_totals: Any
    sight: Any  # room for one observation, in whole words


def new_tree(lines: int, features: int) -> Tree:
    """An empty tree under so many lines."""
    return Tree(
        used=np.zeros(1, np.int64),
        keys=np.zeros(SLOTS, np.int64),
        nodes=np.zeros(SLOTS, np.int32),
        counts=np.zeros(NODES, np.int32),
        actions=np.zeros((NODES, BRANCH), np.int32),
        visits=np.zeros((NODES, BRANCH), np.int32),
        totals=np.zeros((NODES, BRANCH)),
        line_visits=np.zeros(lines, np.int64),
        line_totals=np.zeros(lines),
        sight=np.zeros((features + 3) // 4 * 4, np.uint8),
    )


@rule
def digest(sight):
    """A number for what is seen: equal for equal sights, and other ones have another, in all likelihood. Never 0."""
    found = np.int64(1)
    for word in sight.view(np.uint32):
        found = ((found ^ np.int64(word)) * FACTOR + 1) & DIGEST
    return found | (DIGEST + 1)


@rule
def find_node(tree, key):
    """The node of a sight, or NO_NODE; and the slot where it is or would be."""
    slot = key % SLOTS
    while tree.keys[slot] != 0:
        if tree.keys[slot] == key:
            return np.int64(tree.nodes[slot]), slot
        slot = (slot + 1) % SLOTS
    return NO_NODE, slot


@rule
def add_node(tree, key, slot, actions, count, scores):
    """Make a node for a sight, its actions in the order of their scores; return it, or NO_NODE if there is no room."""
    node = tree.used[0]
    if node == NODES:
        return NO_NODE
    tree.used[0] += 1
    tree.keys[slot] = key
    tree.nodes[slot] = node
    kept = min(count, BRANCH)
    tree.counts[node] = kept
    sort_first(actions, scores, count, kept)
    for place in range(kept):
        tree.actions[node, place] = actions[place]
    return node


@rule
def select(tree, node, explore, widen):
    """Which of a node's actions to try now: one not tried yet if it is due, else the most promising."""
    visited = 0
    for i in range(tree.counts[node]):
        visited += tree.visits[node, i]
    due = min(np.int64(tree.counts[node]), 1 + int(widen * math.sqrt(visited)))
    best, most = 0, -1e18
    for i in range(due):
        if tree.visits[node, i] == 0:
            return i
        mean = tree.totals[node, i] / tree.visits[node, i]
        promise = mean + explore * math.sqrt(math.log(visited + 1.0) / tree.visits[node, i])
        if promise > most:
            best, most = i, promise
    return best
