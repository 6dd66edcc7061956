"""The deal of a match: how a secret becomes the order of the decks, so that anyone can check it afterwards.

The secret is 256 random bits. Its SHA-256 digest, the *commitment*, is shown when the match starts; the secret
itself at the end. Each deck's order comes from SHAKE-256 of the secret and the deck's name, so nobody can infer
a card from the cards already seen. A deal from a small seed is made the same way; such a seed can be guessed,
so it has no commitment.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from hortus.core.errors import BadOption, brief, whole

if TYPE_CHECKING:
    from hortus.core.kernel import Deck

SECRET_BYTES = 32
EVENLY = np.ones((0, 0))  # the weights of a redeal that favours nothing


@dataclass(frozen=True)
class Deal:
    """Where the order of the decks comes from: a secret, drawn at random or made from a seed."""

    secret: bytes = field(repr=False)
    seed: int | None = None

    @classmethod
    def new(cls, seed: int | None = None) -> Deal:
        """A deal from `seed`, or from a fresh secret."""
        if seed is None:
            return cls(secrets.token_bytes(SECRET_BYTES))
        if not whole(seed) or not 0 <= seed < 2**63:
            raise BadOption(f"A seed is a whole number from 0 to 2**63 - 1, not {brief(seed)}.")
        return cls(hashlib.sha256(f"hortus seed {seed}".encode()).digest(), int(seed))

    @property
    def commitment(self) -> str | None:
        """The digest to show at the start; None for a deal from a seed."""
        return commitment_of(self.secret) if self.seed is None else None

    def order(self, decks: Iterable[Deck]) -> NDArray[np.uint8]:
        """The components of all decks, each deck shuffled, one after the other."""
        return np.array([card for deck in decks for card in shuffled(self.secret, deck)], np.uint8)


def commitment_of(secret: bytes) -> str:
    """The digest that binds the dealer to a secret."""
    return hashlib.sha256(secret).hexdigest()


def shuffled(secret: bytes, deck: Deck) -> list[int]:
    """The numbers 0 .. size - 1 in the order that the secret gives this deck.

    A Fisher-Yates shuffle from the last place down. Its numbers are 32-bit big-endian words of the stream; a word
    that would favour some places over others is passed over.
    """
    words = _words(secret, deck)
    cards = list(range(deck.size))
    for last in range(deck.size - 1, 0, -1):
        places = last + 1
        fair = 2**32 - 2**32 % places
        word = next(words)
        while word >= fair:
            word = next(words)
        other = word % places
        cards[last], cards[other] = cards[other], cards[last]
    return cards


def _words(secret: bytes, deck: Deck) -> Iterator[int]:
    stream = hashlib.shake_256(secret + deck.name.encode())
    used, length = 0, 8 * deck.size
    while True:
        block = stream.digest(length)
        for at in range(used, length, 4):
            yield int.from_bytes(block[at : at + 4], "big")
        used, length = length, 2 * length
