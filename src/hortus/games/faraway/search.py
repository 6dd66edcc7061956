"""The search for the best row, compiled: annealing finds it, and bounds on sets of eight regions prove it.

What is seen is one number, six bits for each sight: five to count, and one that stays free so that counts can be
compared all at once. Cards are rows of a table of such numbers, and are called by their place in it. Regions are there
by their duration, so a higher place is a longer one; a set of them has a bit for each.

A bound is for a set of eight regions, some sanctuaries `chosen`, and `slots` more to choose from those that are `left`.
Quests are reckoned with what is certain to be seen. What a sanctuary that is left adds to that, by its own quest and by
what others pay for its sights, is its worth, and those worth most fill the slots. Only missing wonders and sets are
taken as if the slots were there for them alone. Without slots the bound is the truth.
"""

from __future__ import annotations

import math

import numpy as np

from hortus.core.bits import lowest
from hortus.core.chance import below, next_word, shuffle
from hortus.core.native import rule
from hortus.games.faraway.cards import BIOMES, NEEDS, PER, POINTS, REGION, SANCTUARY, SET, SIGHTS, WONDERS

ROW = 8  # regions in a row
MOST = ROW - 1  # sanctuaries, one for each ascent
WIDTH, COUNT, RATES = 6, 31, 63  # bits for a sight, those of them that count, and all of them
NOTHING = WIDTH * (len(SIGHTS) + 1)  # where no bit is ever set
SPARE = sum((COUNT + 1) << WIDTH * kind for kind in range(len(SIGHTS)))
ONCE = WIDTH * len(SIGHTS)  # where a quest looks that pays once
START = 1 << ONCE  # what is seen before any card
BIOME_FIELDS = tuple(WIDTH * kind for kind in range(len(BIOMES)))
WONDER_FIELDS = tuple(WIDTH * (len(BIOMES) + kind) for kind in range(len(WONDERS)))
ANY_ORDER = -1  # instead of a number of descents
NEVER = -10_000  # the fame of an order that can't be
HOT, COLD = 3.0, 1.6  # points that annealing gives away easily, at its start and at its end

# Of eight changes in annealing the first moves a region in the row, two more exchange regions of the row, two exchange
# one with any region of the pool, and the others exchange sanctuaries.
MOVES, INSIDE, OF_REGIONS, CHANGES = 1, 3, 5, 8

# Columns of the table: what a card shows, needs and pays; the two fields that it counts and, if a sanctuary, shows;
# its points in each field that it counts.
SHOWN, NEEDED, PAID, FIRST, SECOND, SHOWS_FIRST, SHOWS_SECOND, RATE = range(8)


def packed(numbers):
    """A card's row of numbers as its row of this table."""
    per = int(numbers[PER])
    shown = sum(int(numbers[kind]) << WIDTH * kind for kind in range(len(SIGHTS)))
    needed = sum(int(numbers[NEEDS + i]) << field for i, field in enumerate(WONDER_FIELDS))
    counted = [] if per == SET else [WIDTH * kind for kind in range(len(SIGHTS)) if per >> kind & 1]
    first, second = [SET, NOTHING] if per == SET else [*(counted or [ONCE]), NOTHING][:2]
    shows = [WIDTH * kind for kind in range(len(SIGHTS)) if numbers[kind]]
    rate = sum(int(numbers[POINTS]) << field for field in counted)
    return [shown, needed, int(numbers[POINTS]), first, second, *[*shows, NOTHING, NOTHING][:2], rate]


REGION_TABLE = np.array([packed(numbers) for numbers in REGION], np.int64)
SANCTUARY_TABLE = np.array([packed(numbers) for numbers in SANCTUARY], np.int64)
CHOOSE = np.array([[math.comb(n, k) for k in range(ROW + 1)] for n in range(64)], np.int64)


@rule
def pays(cards, card, seen, more, slots):
    """What a quest pays for what is seen, if `slots` sanctuaries out of `more` help with wonders and sets alone."""
    if not reachable(cards[card, NEEDED], seen, more, slots):
        return 0
    if cards[card, FIRST] == SET:
        return cards[card, PAID] * sets_seen(seen, more, slots)
    return cards[card, PAID] * ((seen >> cards[card, FIRST] & COUNT) + (seen >> cards[card, SECOND] & COUNT))


@rule
def reachable(needed, seen, more, slots):
    """True if the wonders needed are seen, or could be with `slots` more sanctuaries, which show one each."""
    if ((seen | SPARE) - needed) & SPARE == SPARE:
        return True
    for field in WONDER_FIELDS:
        missing = max(0, (needed >> field & COUNT) - (seen >> field & COUNT))
        if missing > more >> field & COUNT:
            return False
        slots -= missing
    return slots >= 0


@rule
def sets_seen(seen, more, slots):
    """How many sets of the four biomes are seen, or could be with `slots` more sanctuaries, which are in one each."""
    sets = COUNT
    for field in BIOME_FIELDS:
        sets = min(sets, seen >> field & COUNT)
    while slots > 0:
        free = slots
        for field in BIOME_FIELDS:
            missing = max(0, sets + 1 - (seen >> field & COUNT))
            if missing > more >> field & COUNT:
                return sets
            free -= missing
        if free < 0:
            return sets
        sets += 1
    return sets


# Annealing. `row` and `slots` are all regions and sanctuaries of the pool in some order. The first eight regions are
# the row, and its ascents say how many of the first seven sanctuaries are there: so every order is a legal game.


@rule
def fame(regions, row, sanctuaries, slots):
    """The points of a row and its sanctuaries."""
    used = min(ascents(row), len(slots))
    seen = START
    for i in range(used):
        seen += sanctuaries[slots[i], SHOWN]
    points = 0
    for i in range(ROW - 1, -1, -1):
        seen += regions[row[i], SHOWN]
        points += pays(regions, row[i], seen, 0, 0)
    for i in range(used):
        points += pays(sanctuaries, slots[i], seen, 0, 0)
    return points


@rule
def ascents(row):
    """How often the row goes up; each time brings a sanctuary."""
    count = 0
    for i in range(1, ROW):
        count += row[i] > row[i - 1]
    return count


@rule
def anneal(regions, row, sanctuaries, slots, rng, steps, best_row, best_slots):
    """Change a random row in small steps, kept if it gets no worse or, at first, not much; return the best points."""
    shuffle(rng, row, len(row))
    shuffle(rng, slots, len(slots))
    now, best = -1, -1
    heat = HOT
    for _ in range(steps):
        heat *= (COLD / HOT) ** (1 / steps)
        kind = below(rng, CHANGES if len(slots) else OF_REGIONS)
        i = below(rng, ROW if kind < OF_REGIONS else min(MOST, len(slots)))
        j = below(rng, ROW if kind < INSIDE else (len(row) if kind < OF_REGIONS else len(slots)))
        change(row, slots, kind, i, j)
        then = fame(regions, row, sanctuaries, slots)
        if then >= now or next_word(rng) < math.exp((then - now) / heat) * 2.0**32:
            now = then
        else:
            change(row, slots, kind, j, i)
        if now > best:
            best = now
            best_row[:] = row
            best_slots[:] = slots
    return best


@rule
def change(row, slots, kind, i, j):
    """Move a region from `i` to `j`, or exchange two cards; with `i` and `j` exchanged it is undone."""
    if kind >= OF_REGIONS:
        slots[i], slots[j] = slots[j], slots[i]
    elif kind >= MOVES:
        row[i], row[j] = row[j], row[i]
    else:
        moved = row[i]
        while i < j:
            row[i] = row[i + 1]
            i += 1
        while i > j:
            row[i] = row[i - 1]
            i -= 1
        row[j] = moved


@rule
def put_in_order(regions, row, sanctuaries, slots, best_row):
    """Try every order of the first eight of `row`, which ascend; return the points of the best."""
    best = -1
    while True:
        points = fame(regions, row, sanctuaries, slots)
        if points > best:
            best = points
            best_row[:] = row
        if not next_order(row):
            return best


@rule
def next_order(row):
    """Make the first eight of `row` the next order in the dictionary; False if they are the last."""
    i = ROW - 2
    while i >= 0 and row[i] > row[i + 1]:
        i -= 1
    if i < 0:
        return False
    j = ROW - 1
    while row[j] < row[i]:
        j -= 1
    row[i], row[j] = row[j], row[i]
    i += 1
    j = ROW - 1
    while i < j:
        row[i], row[j] = row[j], row[i]
        i += 1
        j -= 1
    return True


# Bounds. The fame of a set of regions in its best order comes from that of the sets with one region less: the one that
# is left out is played first, and sees all others. So all smaller sets inside the sets of eight are listed, too.


@rule
def next_sets(regions, sanctuaries, left, slots, last, sets, fames):
    """Write the sets of eight after `last` (0: the first), and their fame if all regions saw all; return how many."""
    more = could_show(sanctuaries, left, slots)
    for count in range(len(sets)):
        last = next_set(last)
        if last >> len(regions):
            return count
        sets[count] = last
        seen = START + shown_by(regions, last)
        fames[count] = 0
        members = last
        while members:
            fames[count] += pays(regions, lowest(members), seen, more, slots)
            members &= members - 1
    return len(sets)


@rule
def next_set(last):
    """The set of eight after `last`, by number."""
    if last == 0:
        return (1 << ROW) - 1
    raised = last + (last & -last)
    return raised | (raised ^ last) >> 2 + lowest(last)


@rule
def shown_by(regions, members):
    """All that the members of a set show."""
    shown = 0
    while members:
        shown += regions[lowest(members), SHOWN]
        members &= members - 1
    return shown


@rule
def examine(
    regions, sanctuaries, chosen, left, slots, descents, must, beat, sets, fames, lists, place, values, kept, bounds
):
    """Write which sets of eight could bring more points than `beat`, and return how many.

    A row has at most `descents`, or ANY_ORDER. The fame of the regions is written to `fames`, or taken from there if
    `values` has no room to find it. `must` is the place in `left` of a sanctuary that fills one of the slots, or -1.
    Raises in `bounds` the most points that there can be: with each sanctuary that is left and, at the end, at all.
    """
    seen = START
    for i in range(len(chosen)):
        seen += sanctuaries[chosen[i], SHOWN]
    more = could_show(sanctuaries, left, slots)
    if values.size:
        reckon(regions, seen, more, slots, descents, sets, fames, lists, place, values)
    shared, worth, best = np.zeros(len(left), np.int64), np.zeros(len(left), np.int64), np.zeros(MOST, np.int64)
    share(sanctuaries, left, slots, shared, worth, best)
    count = 0
    for i in range(len(sets)):
        fixed = fames[i] + weigh(regions, sanctuaries, chosen, left, slots, seen, more, sets[i], shared, worth)
        twice = 2 * fixed + fill(worth, slots, must, best)
        bounds[len(left)] = max(bounds[len(left)], twice >> 1)
        if twice >> 1 > beat:
            kept[count] = i
            count += 1
            for j in range(len(left)):  # in the place of the least that fills a slot
                bounds[j] = max(bounds[j], twice + min(0, worth[j] - best[slots - 1]) >> 1)
    return count


@rule
def share(sanctuaries, left, slots, shared, worth, best):
    """Write what each sanctuary left and the others in the slots pay for each other at most; one half is its share."""
    for i in range(len(left)):
        for j in range(len(left)):
            worth[j] = 0
            if i != j:
                worth[j] += counts(sanctuaries[left[i], RATE], sanctuaries, left[j])
                worth[j] += counts(sanctuaries[left[j], RATE], sanctuaries, left[i])
        shared[i] = fill(worth, slots - 1, -1, best)


@rule
def counts(rate, sanctuaries, card):
    """What quests with these points for each sight pay for the sights of a sanctuary."""
    return (rate >> sanctuaries[card, SHOWS_FIRST] & RATES) + (rate >> sanctuaries[card, SHOWS_SECOND] & RATES)


@rule
def could_show(sanctuaries, left, slots):
    """The most that can be seen of each sight on so many of the sanctuaries left."""
    more = 0
    for field in range(0, ONCE, WIDTH):
        shown = 0
        for i in range(len(left)):
            shown += sanctuaries[left[i], SHOWN] >> field & COUNT
        more += min(shown, slots) << field
    return more


@rule
def reckon(regions, seen, more, slots, descents, sets, fames, lists, place, values):
    """Write the fame of sets of eight regions in their best order."""
    lengths, scratch = np.zeros(ROW + 1, np.int64), np.zeros((3, ROW), np.int64)
    list_sets(sets, lists, lengths, place)
    values[0, 0, :, :] = 0  # the set of no regions
    for size in range(1, ROW + 1):
        for i in range(lengths[size]):
            lay_first(regions, lists[size, i], i, place, seen, more, slots, descents, values, scratch)
    for i in range(len(sets)):
        fames[i] = values[0, i, 0, max(descents, 0)]


@rule
def list_sets(sets, lists, lengths, place):
    """List the sets of eight regions and all smaller ones inside them; `place` is where in its list each is."""
    members, numbers = np.zeros(ROW, np.int64), np.zeros(ROW, np.int64)
    lengths[ROW] = len(sets)
    for i in range(len(sets)):
        lists[ROW, i] = sets[i]
    for size in range(ROW, 0, -1):
        length = 0
        for i in range(lengths[size]):
            take_apart(lists[size, i], members, numbers)
            for j in range(size):
                smaller = lists[size, i] ^ (1 << members[j])
                at = place[size - 1, numbers[j]]
                if at >= length or lists[size - 1, at] != smaller:
                    place[size - 1, numbers[j]] = length
                    lists[size - 1, length] = smaller
                    length += 1
        lengths[size - 1] = length


@rule
def take_apart(regions, members, numbers):
    """Write the members of a set, and the number among sets of its size of the set without each; return the size."""
    size, lower, higher = 0, 0, 0
    while regions:
        members[size] = lowest(regions)
        numbers[size] = lower
        size += 1
        lower += CHOOSE[members[size - 1], size]
        regions &= regions - 1
    for i in range(size - 1, -1, -1):
        numbers[i] += higher
        higher += CHOOSE[members[i], i]
    return size


@rule
def lay_first(regions, company, at, place, seen, more, slots, descents, values, scratch):
    """Try each member of a set as the first region of the row.

    `values[size % 2, at, i, d]` becomes the fame if that is the member `i` or a higher one, with at most `d` descents;
    in any order, only `[size % 2, at, 0, 0]` counts.
    """
    members, numbers, best = scratch[0], scratch[1], scratch[2]
    size = take_apart(company, members, numbers)
    now, before = size & 1, 1 - size & 1
    seen += shown_by(regions, company)
    best[:] = NEVER
    for i in range(size - 1, -1, -1):
        earned = pays(regions, members[i], seen, more, slots)
        rest = place[size - 1, numbers[i]]
        if descents == ANY_ORDER:
            best[0] = max(best[0], earned + values[before, rest, 0, 0])
            values[now, at, 0, 0] = best[0]
            continue
        for d in range(descents + 1):
            if i < size - 1 or size == 1:  # the next one is higher
                best[d] = max(best[d], earned + values[before, rest, i, d])
            if d > 0:
                best[d] = max(best[d], earned + values[before, rest, 0, d - 1])
            values[now, at, i, d] = best[d]


@rule
def weigh(regions, sanctuaries, chosen, left, slots, seen, more, members, shared, worth):
    """What the chosen sanctuaries pay; writes what each that is left adds at most, times two."""
    seen += shown_by(regions, members)
    points, rates = 0, 0
    for i in range(len(chosen)):
        points += pays(sanctuaries, chosen[i], seen, more, slots)
        rates += sanctuaries[chosen[i], RATE]
    if slots == 0:
        return points
    while members:
        if reachable(regions[lowest(members), NEEDED], seen, more, slots):
            rates += regions[lowest(members), RATE]
        members &= members - 1
    for i in range(len(left)):
        own = pays(sanctuaries, left[i], seen + sanctuaries[left[i], SHOWN], more, slots - 1)
        worth[i] = 2 * (own + counts(rates, sanctuaries, left[i])) + shared[i]
    return points


@rule
def fill(worth, slots, must, best):
    """Fill the slots with the sanctuaries worth most; write the worth of each, descending, and return the sum."""
    best[:] = 0
    total = 0
    if must >= 0:
        total = worth[must]
        slots -= 1
    for i in range(len(worth)):
        at = slots
        while i != must and at > 0 and best[at - 1] < worth[i]:
            at -= 1
            if at + 1 < slots:
                best[at + 1] = best[at]
            best[at] = worth[i]
    for i in range(slots):
        total += best[i]
    return total
