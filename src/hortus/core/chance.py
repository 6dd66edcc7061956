"""A fast generator for simulation: playouts and redeals, never the deal of a live match.

It is Chris Doty-Humphrey's SFC in 32 bits, kept in 64-bit words: nothing overflows, so interpreted and
compiled runs agree to the bit. A generator is an array of four words that its owner keeps.
"""

from __future__ import annotations

import numpy as np

from hortus.core.native import rule

WORDS = 4
_LOW = 0xFFFFFFFF


@rule
def generator(seed):
    """A generator for `seed`, any 63-bit number."""
    rng = np.zeros(WORDS, np.int64)
    rng[0] = seed & _LOW
    rng[1] = (seed >> 32) & _LOW
    rng[2] = 0x9E3779B9
    rng[3] = 1
    for _ in range(12):
        next_word(rng)
    return rng


@rule
def next_word(rng):
    """The next 32 random bits."""
    word = (rng[0] + rng[1] + rng[3]) & _LOW
    rng[3] = (rng[3] + 1) & _LOW
    rng[0] = rng[1] ^ (rng[1] >> 9)
    rng[1] = (rng[2] + (rng[2] << 3)) & _LOW
    rng[2] = (((rng[2] << 21) & _LOW | (rng[2] >> 11)) + word) & _LOW
    return word


@rule
def below(rng, bound):
    """A random whole number from 0 to `bound` - 1; `bound` is below 2**31."""
    return (next_word(rng) * bound) >> 32


@rule
def shuffle(rng, cards, count):
    """Put the first `count` of `cards` in random order."""
    for last in range(count - 1, 0, -1):
        other = below(rng, last + 1)
        kept = cards[last]
        cards[last] = cards[other]
        cards[other] = kept


@rule
def bring_to_end(rng, pool, last, weight):
    """Swap a card to `pool[last]`, chosen among the first `last` + 1 with chances as their weights."""
    total = 0.0
    for i in range(last + 1):
        total += weight[pool[i]]
    point = next_word(rng) / 4294967296.0 * total
    chosen = last
    for i in range(last + 1):
        point -= weight[pool[i]]
        if point < 0.0:
            chosen = i
            break
    card = pool[chosen]
    pool[chosen] = pool[last]
    pool[last] = card
