"""What a thoughtful player looks at: what the paths are worth and may become, and who will have the right to them.

The stake of a garden in a species is the worth of its best path, what the trees in hand and those still unseen may add
to it, and a hope for what nobody has begun. It counts with the chance to have the right to score at the end. That
follows from what the hands are known to hold and from how many of the unseen cards will end up in them.
"""

from __future__ import annotations

import math

import numpy as np
from numpy import int64

from hortus.core.bits import record, size
from hortus.core.layout import record_in
from hortus.core.native import lean, rule
from hortus.games.arboretum.cards import EDITIONS
from hortus.games.arboretum.hidden import hidden_part, redeal, unseen
from hortus.games.arboretum.prospects import ENDS, ROWS, STARTS, WORTH, survey
from hortus.games.arboretum.scoring import EIGHT, HAND_SUM, ONE, best_path, right_to_score
from hortus.games.arboretum.state import (
    CARDS,
    DISCARD,
    GARDEN,
    LAY,
    OVER,
    SIDES,
    SPECIES,
    TABLE,
    VALUES,
)

# What the weights are of; a style says how much each counts.
PATH, HAND_GROWTH, GROWTH, HOPE, RIVAL, RIVAL_GROWTH, RIVAL_HOPE, GIFT, REACH = range(9)
RIGHT_COUNTS, HOLD, KEEN, WARY, DOUBT, BREADTH = range(9, 15)
DENY, DENY_EARLY, GIFT_EARLY, UNCOVER, DECK = range(15, 20)
KEEP, KEEP_EARLY, BUILD_EARLY, TAIL, CHAIN, GAP, SEED, SEED_HIGH = range(20, 28)
WEIGHTS = (
    "path",  # points of one's own paths
    "hand growth",  # what the best tree in hand would add to a path
    "growth",  # what unseen trees would add, for each turn left
    "hope",  # points that a species may still bring to whoever has the right, for each turn left
    "rival",  # points that others expect
    "rival growth",  # what unseen trees would add to them, for each turn left
    "rival hope",  # points that a species may still bring them, for each turn left
    "gift",  # the use to the next player of what one discards
    "reach",  # the use to oneself of what lies on the piles
    "right",  # how much the right counts: with 0, paths are worth as much without it
    "hold",  # how many of the cards that another will draw are kept in hand
    "keen",  # how much likelier a card is in a hand for each tree of its species in that garden
    "wary",  # the same for each tree in one's own garden
    "doubt",  # cards by which a hand's sum may still change
    "breadth",  # species that score: they break ties, and the solo game needs them
    # Only for what is preferred at a glance.
    "deny",  # the use to the next player of a card that one takes away
    "deny early",  # more of that for each ten turns left
    "gift early",  # more of the use to the next player of what one discards, for each ten turns left
    "uncover",  # the use to the next player of a card that lies under the one taken
    "deck",  # points for a card of the deck
    "keep",  # the use of a card in hand, beside what it adds to a path
    "keep early",  # more of that for each ten turns left
    "build early",  # more of what a tree adds to paths, for each ten turns left
    "tail",  # points for each tree of a way that a new one makes longer without ending it
    "chain",  # the same, whoever will have the right to its species
    "gap",  # points for each value that is left out between a tree and those beside it
    "seed",  # points for the first tree of a path
    "seed high",  # more of them for each value of that tree
)

# Terms: three for each species, and two for the whole.
OWN_PATH = 0
OWN_RIGHT = OWN_PATH + SPECIES
OTHERS = OWN_RIGHT + SPECIES
PILES = OTHERS + SPECIES
WIDTH = PILES + 1
TERMS = WIDTH + 1

# Notes: one number, or one for each species, of each side where it says so.
TURNS_LEFT = 0
SHARE = TURNS_LEFT + 1  # + side, species: the part of the unseen cards that will be in that hand
UNSEEN = SHARE + SIDES * SPECIES  # + species: bits of the unseen cards
RIGHT = UNSEEN + SPECIES  # + species: the chance of one's right when the notes were made
KNOWN = RIGHT + SPECIES  # + side, species: bits of the known cards
STAKE = KNOWN + SIDES * SPECIES  # + side, species: what a garden expects from a species
ADDED = STAKE + SIDES * SPECIES  # + side, species, value: what a tree would add to a garden
REACHED = ADDED + SIDES * CARDS  # + side, species: what a garden's best path is worth
NOTES = REACHED + SIDES * SPECIES

SOLO_PACE = 3.3  # cards that leave the deck in a turn of the solo game
SETTLED = 1.0  # the doubt that always remains, in points of a hand's sum
SQUARES = np.array([sum((v + 1) ** 2 for v in range(VALUES) if hand >> v & 1) for hand in range(256)], np.float64)


def words(state, player, term):
    """What a term is of."""
    species = EDITIONS[int(record_in(state, TABLE).edition)].species[term % SPECIES].name
    if term < OWN_RIGHT:
        return f"your paths of {species}"
    if term < OTHERS:
        return f"the right to {species}"
    if term < PILES:
        return f"what others make of {species}"
    return "what lies on the piles" if term == PILES else "how many species score"


@rule
def turns(state, player):
    """How many turns a player has finished: each of them has planted one tree."""
    table = record(state, TABLE)
    planted = int64(table.garden_size[player])
    if table.turn == player and (table.phase == DISCARD or table.phase == LAY):
        return planted - 1
    return planted


# --- what does not change in one's own turn ---


@rule
def study(state, player, weights, notes):
    """Note what is unseen, what the others hold and build, and how one stood."""
    pool = np.empty(CARDS, np.int32)
    note_all(record(state, TABLE), player, False, pool, unseen(state, player, pool), weights, notes)


@rule
def overlook(state, player, weights, notes):
    """Note the same with open eyes: all hands are known, and only the deck is not."""
    table = record(state, TABLE)
    pool = np.empty(CARDS, np.int32)
    for i in range(int64(table.deck_left)):
        pool[i] = table.deck[i]
    note_all(table, player, True, pool, int64(table.deck_left), weights, notes)


@rule
def note_all(table, player, open_eyes, pool, left, weights, notes):
    """Note it, given the cards that are unseen."""
    sides, players = int64(table.sides), int64(table.players)
    for species in range(SPECIES):
        notes[UNSEEN + species] = 0
    for i in range(left):
        card = int64(pool[i])
        notes[UNSEEN + card // VALUES] += 1 << (card % VALUES)
    deck = float(table.deck_left)
    pace = SOLO_PACE if sides > players else 2.0 * players
    notes[TURNS_LEFT] = deck / pace if table.phase != OVER else 0.0
    found = np.empty((ROWS, SPECIES), np.int64)
    for side in range(sides):
        if side != player:
            hidden = note_hand(table, side, side if open_eyes else player, notes)
            coming = notes[TURNS_LEFT] if side >= players else weights[HOLD] * deck / players
            survey(table, side, found)
            note_stakes(table, side, weights, found, notes)
            note_shares(table, side, player, min(0.97, (hidden + coming) / max(left, 1)), weights, notes)
    for species in range(SPECIES):
        held = int64(table.hand[player, species])
        notes[RIGHT + species], _ = expect(table, player, species, held, weights, notes)


@lean
def note_hand(table, side, eyes, notes):
    """Note the cards of another hand that these eyes know; return how many are hidden from them."""
    hidden = 0
    for species in range(SPECIES):
        bits = hidden_part(table, side, species, eyes)
        hidden += size(bits)
        notes[KNOWN + side * SPECIES + species] = int64(table.hand[side, species]) & ~bits
    return hidden


@lean
def note_stakes(table, side, weights, found, notes):
    """Note what another garden expects from each species."""
    for species in range(SPECIES):
        if table.in_play[species]:
            bits = int64(notes[UNSEEN + species]) | int64(notes[KNOWN + side * SPECIES + species])
            growth = mean_growth(found, species, bits) * notes[TURNS_LEFT]
            notes[REACHED + side * SPECIES + species] = found[WORTH, species]
            notes[STAKE + side * SPECIES + species] = (
                found[WORTH, species] + weights[RIVAL_GROWTH] * growth + weights[RIVAL_HOPE] * notes[TURNS_LEFT]
            )
            for value in range(VALUES):
                notes[ADDED + (side * SPECIES + species) * VALUES + value] = added(found, species, value)


@rule
def note_shares(table, side, player, share, weights, notes):
    """Note how likely an unseen card is in another hand: more so if its species stands in that garden or one's own.

    A hand made of paper, like Q's, holds anything.
    """
    trees = np.zeros(SPECIES)
    if side < table.players:
        for i in range(int64(table.garden_size[side])):
            trees[int64(table.planted[side, i]) // VALUES] += weights[KEEN]
        for i in range(int64(table.garden_size[player])):
            trees[int64(table.planted[player, i]) // VALUES] += weights[WARY]
    total = cards = 0.0
    for species in range(SPECIES):
        hidden = size(int64(notes[UNSEEN + species]))
        total += hidden * (1.0 + trees[species])
        cards += hidden
    for species in range(SPECIES):
        likely = share * (1.0 + trees[species]) * cards / max(total, 1.0)
        notes[SHARE + side * SPECIES + species] = min(0.97, likely)


@lean
def added(found, species, value):
    """What a tree of `species` would add to its best path, planted at either end."""
    reached = max(found[ENDS + value, species], found[STARTS + value, species])
    return max(0, reached - found[WORTH, species])


@lean
def mean_growth(found, species, bits):
    """The sum of what each of these trees would add, as a part of all eight."""
    total = 0
    for value in range(VALUES):
        if bits >> value & 1:
            total += added(found, species, value)
    return total / VALUES


# --- rights ---


@lean
def chance_over(table, side, species, held, weights, notes):
    """The chance that a hand with the bits `held` counts at least as much as another side's in the end."""
    place = side * SPECIES + species
    known, hidden = int64(notes[KNOWN + place]), int64(notes[UNSEEN + species])
    return chance(table, side, held, known, hidden, notes[SHARE + place], weights[DOUBT] * notes[TURNS_LEFT])


@lean
def chance(table, side, held, known, hidden, share, doubt):
    """The same where the other hand has the bits `known`, and each of the bits `hidden` with the chance `share`."""
    if held & ONE:
        known, hidden = known & ~EIGHT, hidden & ~EIGHT
    lead = HAND_SUM[held] - HAND_SUM[known] - share * HAND_SUM[hidden] + 0.5  # a tie shares the right
    if held & EIGHT and (side < table.players or table.q_negates):
        if known & ONE:
            lead -= VALUES
        elif hidden & ONE:
            lead -= VALUES * share
    spread = SETTLED + share * (1.0 - share) * SQUARES[hidden] + doubt
    # The normal distribution, as a logistic curve.
    return 1.0 / (1.0 + math.exp(-1.702 * lead / math.sqrt(spread)))


@lean
def expect(table, player, species, held, weights, notes):
    """With the bits `held` of a species: the chance to have the right in the end, and what others expect from it.

    That is the mean over all others.
    """
    right, theirs = 1.0, 0.0
    sides = int64(table.sides)
    for side in range(sides):
        if side != player:
            over = chance_over(table, side, species, held, weights, notes)
            right *= over
            theirs += (1.0 - over) * notes[STAKE + side * SPECIES + species]
    return 1.0 - weights[RIGHT_COUNTS] * (1.0 - right), theirs / (sides - 1)


# --- the judgement ---


@lean
def my_stake(found, species, held, weights, notes):
    """What one's own garden expects from a species with these cards in hand."""
    best = 0
    for value in range(VALUES):
        if held >> value & 1:
            best = max(best, added(found, species, value))
    turns_left = notes[TURNS_LEFT]
    growth = mean_growth(found, species, int64(notes[UNSEEN + species]))
    return (
        weights[PATH] * found[WORTH, species]
        + min(1.0, turns_left) * weights[HAND_GROWTH] * best
        + turns_left * (weights[GROWTH] * growth + weights[HOPE])
    )


@rule
def judge(state, player, weights, notes, terms):
    """The lead that `player` expects at the end."""
    table = record(state, TABLE)
    found = np.empty((ROWS, SPECIES), np.int64)
    survey(table, player, found)
    terms[PILES] = judge_piles(table, player, found, weights, notes)
    terms[WIDTH] = 0.0
    value = terms[PILES]
    if table.sides > table.players:  # one's discards have grown in Q's garden
        notes = notes.copy()
        others = np.empty((ROWS, SPECIES), np.int64)
        survey(table, 1, others)
        note_stakes(table, 1, weights, others, notes)
    for species in range(SPECIES):
        terms[OWN_PATH + species] = terms[OWN_RIGHT + species] = terms[OTHERS + species] = 0.0
        if table.in_play[species]:
            held = int64(table.hand[player, species])
            stake = my_stake(found, species, held, weights, notes)
            right, theirs = expect(table, player, species, held, weights, notes)
            terms[OWN_PATH + species] = stake * notes[RIGHT + species]
            terms[OWN_RIGHT + species] = stake * (right - notes[RIGHT + species])
            terms[OTHERS + species] = -weights[RIVAL] * theirs
            value += stake * right - weights[RIVAL] * theirs
            if found[WORTH, species] > 0:
                terms[WIDTH] += weights[BREADTH] * right
    return value + terms[WIDTH]


@lean
def use_to_me(table, player, card, held, found, weights, notes):
    """What a card is worth to a hand that holds these others of its species: its part of the right, or its path."""
    before, theirs = expect(table, player, card // VALUES, held, weights, notes)
    return use_beside(table, player, card, held, before, theirs, found, weights, notes)


@lean
def use_beside(table, player, card, held, right, theirs, found, weights, notes):
    """The same, where the right and what others expect without the card are known."""
    species, value = card // VALUES, card % VALUES
    more = held | 1 << value
    righter, less = expect(table, player, species, more, weights, notes)
    stake = my_stake(found, species, more, weights, notes)
    kept = stake * (righter - right) + weights[RIVAL] * (theirs - less)
    return max(kept, weights[PATH] * added(found, species, value) * right)


@lean
def use_to_them(table, side, player, card, stake, weights, notes):
    """What a card would be worth to another side, and cost `player` with that stake in its species."""
    species, value = card // VALUES, card % VALUES
    held = int64(table.hand[player, species])
    place = KNOWN + side * SPECIES + species
    before = chance_over(table, side, species, held, weights, notes)
    notes[place] += 1 << value
    after = chance_over(table, side, species, held, weights, notes)
    notes[place] -= 1 << value
    theirs = notes[STAKE + side * SPECIES + species]
    more = notes[ADDED + (side * SPECIES + species) * VALUES + value]
    return max((before - after) * (theirs + stake), more * (1.0 - before))


@lean
def judge_piles(table, player, found, weights, notes):
    """What the tops of the piles are worth to oneself later, less what they are worth to the next player."""
    if notes[TURNS_LEFT] <= 0 or table.sides > table.players:
        return 0.0
    value = 0.0
    after = (player + 1) % int64(table.players)
    for side in range(int64(table.sides)):
        if table.pile_size[side] > 0:
            card = int64(table.pile[side, int64(table.pile_size[side]) - 1])
            species = card // VALUES
            held = int64(table.hand[player, species])
            stake = my_stake(found, species, held, weights, notes)
            value += weights[REACH] * use_to_me(table, player, card, held, found, weights, notes)
            value -= weights[GIFT] * use_to_them(table, after, player, card, stake, weights, notes)
    return value


# --- for people: how one stands, counted on redealt tables ---


@rule
def prospects(state, player, samples, evenly, sums, worths, rights):
    """Write for each species what `player` holds, what the best path of each side is worth (sides one after the
    other), and on how many of the redealt tables `player` would have the right if the game ended now.
    """
    table = record(state, TABLE)
    path = np.empty(GARDEN, np.int64)
    for species in range(SPECIES):
        sums[species] = HAND_SUM[int64(table.hand[player, species])]
        for side in range(int64(table.sides)):
            worths[side * SPECIES + species], _ = best_path(table, side, species, path)
        rights[species] = 0
    copy = np.empty_like(state)
    for sample in range(samples):
        for i in range(len(state)):
            copy[i] = state[i]
        redeal(copy, player, sample, evenly)
        count_rights(copy, player, rights)


@rule
def count_rights(state, player, rights):
    """Count one more for each species that `player` has the right to score."""
    table = record(state, TABLE)
    for species in range(SPECIES):
        if right_to_score(table, player, species):
            rights[species] += 1
