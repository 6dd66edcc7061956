"""The kernel: what a game is to everything that is written once for all games.

A kernel is a table of small compiled functions over a flat `uint8` buffer, the *state*. The buffer holds the
whole truth of one game; its layout is the game's own affair. Copying it clones the game, its bytes save it.

What each function promises:

`deal(state, options, order)`
    Start a game in `state`. `options` are the rule set's numbers, `order` the shuffled components, deck after
    deck. Every hidden order of the game is fixed here: nothing later is left to chance.
`actors(state) -> bits`
    A bit for each player who may act now: several where choices are simultaneous, none when the game is over.
`halfway(state) -> bits`
    A bit for each player whose last decision is not open yet. Either the player is in the middle of a move that
    takes several, and still an actor: then others see the table as it was before the move, and interfaces commit
    its steps together. Or the player has made a choice that stays secret until all have made theirs: then others may
    see that it was made, not what it is, and `legal` may still offer to change it. On a redealt table a secret choice
    is another one; half a move is another half, or has not begun.
`legal(state, player, out) -> n`
    Write the numbers of the actions open to `player`, ascending; none if the player may not act.
`apply(state, player, action) -> bits`
    Carry out one legal action and return the `actors` after it. It never checks: callers do.
`reveals(state, player, action) -> bool`
    True if the action shows somebody what nobody chose to show: a card of a deck, or the choices of others.
`score(state, out)`
    Points for each side, as if the game ended now. A side is a player, or an opponent made of paper like Q.
`outcome(state, out)`
    What the end is worth to each player, in a sum that is fair to all (winners share what the others put in).
`winners(state) -> bits`
    A bit for each side that wins if the game ends now.
`unseen(state, player, out) -> n`
    Write the cards whose place `player` does not know, ascending. Player -1 is a spectator. See `Deck`.
`redeal(state, player, seed, weights)`
    Replace everything that `player` can't know by a fair sample of what it could be. Equal seeds give equal
    samples on tables that the player can't tell apart. `weights[side, card]` bends the sample: how likely a
    hidden card is in that side's hand rather than elsewhere; an empty array means evenly.
`observe(state, player, out)`
    Write what `player` knows as features for learning.
`recall(state, player, out)`
    Write what `player` knows beside that: what is remembered of the past and of what others have seen. Features and
    recollection together are an *observation*, all that environments give; the planes say what its bytes mean.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from numba import boolean, float64, int32, int64, uint8, void
from numba.core import types
from numba.core.dispatcher import Dispatcher

from hortus.core.native import INTERPRETED, announced, rule, sign
from hortus.core.planes import Plane

BYTES = types.Array(uint8, 1, "C")
ACTIONS = types.Array(int32, 1, "C")
NUMBERS = types.Array(int64, 1, "C")
PAYOFFS = types.Array(float64, 1, "C")
WEIGHTS = types.Array(float64, 2, "C")

SIGNATURES = {
    "deal": void(BYTES, NUMBERS, BYTES),
    "actors": int64(BYTES),
    "halfway": int64(BYTES),
    "legal": int64(BYTES, int64, ACTIONS),
    "apply": int64(BYTES, int64, int64),
    "reveals": boolean(BYTES, int64, int64),
    "score": void(BYTES, NUMBERS),
    "outcome": void(BYTES, PAYOFFS),
    "winners": int64(BYTES),
    "unseen": int64(BYTES, int64, ACTIONS),
    "redeal": void(BYTES, int64, int64, WEIGHTS),
    "observe": void(BYTES, int64, BYTES),
    "recall": void(BYTES, int64, BYTES),
}


class Deck(NamedTuple):
    """Components that are shuffled together.

    `unseen` counts the cards of all hidden decks, one deck after the other; another order has no cards of its own.
    """

    name: str
    size: int
    public: bool = False  # its order is known to everybody from the start
    of: str = ""  # the deck of which this is another order, for cards that are shuffled again


def first_cards(decks: tuple[Deck, ...]) -> dict[str, int]:
    """For each hidden deck the number of its first card, as `unseen` counts them."""
    first: dict[str, int] = {}
    count = 0
    for deck in decks:
        if deck.of:
            first[deck.name] = first[deck.of]
        elif not deck.public:
            first[deck.name] = count
            count += deck.size
    return first


@rule
def nothing_more(state, player, out):  # type: ignore[no-untyped-def]
    """The recollection of a game whose features are all that a seat knows."""


@dataclass(frozen=True)
class Kernel:
    """A game's compiled functions, and the sizes that callers need to make room for their answers."""

    state_size: int
    actions: int  # action numbers are 0 .. actions - 1
    features: int  # bytes that `observe` writes
    decks: tuple[Deck, ...]
    longest: int  # decisions in the longest possible game
    deal: Callable[..., None]
    actors: Callable[..., int]
    halfway: Callable[..., int]
    legal: Callable[..., int]
    apply: Callable[..., int]
    reveals: Callable[..., bool]
    score: Callable[..., None]
    outcome: Callable[..., None]
    winners: Callable[..., int]
    unseen: Callable[..., int]
    redeal: Callable[..., None]
    observe: Callable[..., None]
    recall: Callable[..., None] = nothing_more
    memory: int = 0  # bytes that `recall` writes
    planes: tuple[Plane, ...] = ()  # what the bytes of an observation mean
    helpers: tuple[tuple[Callable[..., Any], Any], ...] = ()  # others that Python calls, with their signatures
    # Decisions that stay secret for good and name a card: the action of the first card of a deck, and the deck's name.
    secret_cards: tuple[tuple[int, str], ...] = ()

    @classmethod
    def of_rooms(
        cls, state: Any, rules: Any, scoring: Any, hidden: Any, features: Any, decks: tuple[Deck, ...], **more: Any
    ) -> Kernel:
        """The kernel of a game whose rooms, which are modules, have the usual names in them."""
        return cls(
            state_size=state.TABLE.itemsize,
            actions=state.ACTIONS,
            features=features.FEATURES,
            decks=decks,
            longest=rules.LONGEST,
            deal=rules.deal,
            actors=rules.actors,
            halfway=rules.halfway,
            legal=rules.legal,
            apply=rules.apply,
            reveals=rules.reveals,
            score=scoring.score,
            outcome=scoring.outcome,
            winners=scoring.winners,
            unseen=hidden.unseen,
            redeal=hidden.redeal,
            observe=features.observe,
            recall=features.recall,
            memory=features.MEMORY,
            planes=features.PLANES,
            **more,
        )

    def __post_init__(self) -> None:
        functions = {name: getattr(self, name) for name in SIGNATURES}
        if not any(isinstance(function, Dispatcher) for name, function in functions.items() if name != "recall"):
            return
        with announced(self.deal.__module__):
            for name, signature in SIGNATURES.items():
                sign(functions[name], signature)
            for function, signature in self.helpers:
                sign(function, signature)

    @property
    def compiled(self) -> bool:
        """Whether all functions are machine code: they may be plain Python, and are only slower then."""
        return all(isinstance(getattr(self, name), Dispatcher) for name in SIGNATURES)

    @cached_property
    def pointers(self) -> Any:
        """The functions as one value that compiled generic code can take; interpreted, the kernel itself."""
        if INTERPRETED:
            return self
        from hortus.core.pointers import pointers

        return pointers(*(getattr(self, name) for name in SIGNATURES))

    @property
    def observation(self) -> int:
        """How many bytes an observation has: features, then what is remembered beside them."""
        return self.features + self.memory

    @property
    def order_size(self) -> int:
        """How many components a deal puts in order."""
        return sum(deck.size for deck in self.decks)

    @property
    def cards(self) -> int:
        """How many cards there are in hidden decks, each counted once."""
        return sum(deck.size for deck in self.decks if not deck.public and not deck.of)
