"""Judgement: what a thoughtful player of a game looks at, as compiled functions that all players are written on.

They are called on tables that were redealt for `player`, never on the true one. What they find depends only on what
`player` knows, so that any two such tables are judged alike; the conformance suite holds them to it. Values are in
points, as a lead of `player` over the others. `weights` are the style: how much each thing counts.

`study(state, player, weights, notes)`
    Note what can't change while `player` makes its own decisions: what the others build, what may still come.
`overlook(state, player, weights, notes)`
    The same with open eyes, which see all hands of the table: for search, which values many tables that it has made up.
    It is `study` itself where hands tell nothing more.
`judge(state, player, weights, notes, terms) -> value`
    What the table is worth to `player`. `terms` gets the parts of which the value is the sum.
`prefer(state, player, weights, notes, actions, count, scores)`
    Score the legal actions of `player` at a glance, in points, with no more looking ahead than is cheap: what search
    looks at first, and what it plays where it can't look at everything. It may keep in the notes what it has found.
`describe(state, player, weights, notes, out)`
    What a network that has learnt from played games looks at: see `network.py`.
`turns(state, player) -> n`
    How many turns `player` has finished. A turn is all that rulebooks call one: in Arboretum two cards drawn, one
    planted and one discarded; in Faraway a round.

The notes are those of the table at the beginning of the turn that is being looked at, or of any moment in it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from typing import Any, NamedTuple
from zipfile import BadZipFile

import numpy as np
from numba import float64, int64, void
from numba.core.dispatcher import Dispatcher
from numpy.typing import NDArray

from hortus.core.deal import EVENLY
from hortus.core.errors import BadOption, brief
from hortus.core.kernel import ACTIONS, BYTES, PAYOFFS, WEIGHTS, Kernel
from hortus.core.native import INTERPRETED, announced, sign
from hortus.core.network import fits_description

SIGNATURES = {
    "study": void(BYTES, int64, PAYOFFS, PAYOFFS),
    "overlook": void(BYTES, int64, PAYOFFS, PAYOFFS),
    "judge": float64(BYTES, int64, PAYOFFS, PAYOFFS, PAYOFFS),
    "prefer": void(BYTES, int64, PAYOFFS, PAYOFFS, ACTIONS, int64, PAYOFFS),
    "describe": void(BYTES, int64, PAYOFFS, PAYOFFS, PAYOFFS),
    "turns": int64(BYTES, int64),
}


class Experience(NamedTuple):
    """What was learnt of a rule set for so many players; an empty array where nothing was.

    `policy` are weights for what is preferred at a glance. `closed` and `open` are networks that value a table by what
    the player knows of it, and by all its hands; there is only the first where hands tell nothing more.
    """

    policy: NDArray[np.float64] = np.zeros(0)
    closed: NDArray[np.float64] = np.zeros(0)
    open: NDArray[np.float64] = np.zeros(0)


NOTHING_LEARNT = Experience()


@dataclass(frozen=True, eq=False)
class Judgement:
    """A game's judgement: its functions, the room they need, and the styles of play that they are used for."""

    study: Callable[..., None]
    overlook: Callable[..., None]
    judge: Callable[..., float]
    prefer: Callable[..., None]
    describe: Callable[..., None]
    turns: Callable[..., int]
    notes: int  # numbers that `study` writes
    terms: int  # numbers that `judge` writes
    description: tuple[int, int, int, int]  # what `describe` writes: groups, their width, common numbers; and stages
    weights: tuple[str, ...]  # what each weight is of
    styles: Mapping[str, Mapping[str, float]]  # the weights of each style; those not named are 0
    words: Callable[[Any, int, int], str]  # what a term of a table is to a player: "the right to oak"
    # suspect(state, player, weights, notes, likely): which hidden cards the others probably hold, as the weights of a
    # redeal; and their shape, of sides and cards.
    suspect: Callable[..., None] | None = None
    suspected: tuple[int, int] = (0, 0)
    levels: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)  # the settings of each level of play
    nets: Path | None = None  # a folder with what was learnt, a file for each rule set and number of players
    width: int = 1_000_000  # actions that are worth looking at in the middle of a turn, the preferred ones first
    tables: int = 8  # redealt tables on which uncertain turns are compared
    # unfold(policy): a policy as `prefer` wants it, made when a file is read; files keep what can't be worked out.
    unfold: Callable[[NDArray[np.float64]], NDArray[np.float64]] | None = None

    @classmethod
    def of_rooms(cls, room: Any, preference: Any, experience: Any, folder: Path, **more: Any) -> Judgement:
        """The judgement in a game's three rooms, which are modules with the usual names in them, and its data files."""
        return cls(
            study=room.study,
            overlook=room.overlook,
            judge=room.judge,
            prefer=preference.prefer,
            describe=experience.describe,
            turns=room.turns,
            notes=room.NOTES,
            terms=room.TERMS,
            description=(experience.GROUPS, experience.WIDTH, experience.COMMON, experience.STAGES),
            weights=room.WEIGHTS,
            styles=read_styles(folder / "styles.toml"),
            words=room.words,
            levels=tomllib.loads((folder / "levels.toml").read_text(encoding="utf-8")),
            nets=folder / "nets",
            **more,
        )

    def __post_init__(self) -> None:
        for name, style in self.styles.items():
            if not set(style) <= set(self.weights):
                raise ValueError(f"The style {name} has weights of nothing: {sorted(set(style) - set(self.weights))}.")
        if not isinstance(self.judge, Dispatcher):
            return
        with announced(self.judge.__module__):
            for name, signature in SIGNATURES.items():
                sign(getattr(self, name), signature)
            if self.suspect is not None:
                sign(self.suspect, void(BYTES, int64, PAYOFFS, PAYOFFS, WEIGHTS))

    @property
    def secrets(self) -> bool:
        """Whether open eyes see more than closed ones do."""
        return self.overlook is not self.study

    @cached_property
    def pointers(self) -> Any:
        """The functions as one value that compiled generic code can take; interpreted, the judgement itself."""
        if INTERPRETED:
            return self
        from hortus.core.pointers import judgement_pointers

        return judgement_pointers(*(getattr(self, name) for name in SIGNATURES))

    def experience(self, rule_set: str, players: int) -> Experience:
        """What is shipped of what was learnt: for so many players, or else for the most that are fewer."""
        for number in range(players, 0, -1):
            path = self.nets / f"{rule_set}-{number}.npz" if self.nets else None
            if path and path.exists():
                return self.read_experience(path)
        return NOTHING_LEARNT

    def read_experience(self, path: Path) -> Experience:
        """What a file of numbers holds, if this judgement can use it."""
        found = read_numbers(path, self.unfold)
        fits = all(fits_description(net, self.description) for net in (found.closed, found.open) if len(net))
        if not fits or 0 < len(found.policy) < len(self.weights):
            raise BadOption(f"What {path.name} holds was learnt of another game, or by another version of Hortus.")
        return found

    def suspicions(self, table: NDArray[np.uint8], player: int, weights: NDArray[np.float64]) -> NDArray[np.float64]:
        """What the others' behaviour tells `player` of their hidden cards, as the weights of a redeal."""
        if self.suspect is None:
            return EVENLY
        notes, likely = np.empty(self.notes), np.empty(self.suspected)
        self.study(table, player, weights, notes)
        self.suspect(table, player, weights, notes, likely)
        return likely

    def sizes(self, kernel: Kernel) -> tuple[int, int, int, int]:
        """The room that thinking needs: for actions, notes, terms and a description."""
        groups, width, common, _ = self.description
        return kernel.actions, self.notes, self.terms, groups * width + common + 1

    @cached_property
    def weights_of(self) -> dict[str, NDArray[np.float64]]:
        """The weights of each style, in the order of `weights`."""
        return {
            name: np.array([style.get(weight, 0.0) for weight in self.weights]) for name, style in self.styles.items()
        }


def read_styles(path: Path) -> dict[str, dict[str, float]]:
    """The styles in a game's own file: a table for each, with its weights; `like` names the one to start from."""
    styles = tomllib.loads(path.read_text(encoding="utf-8"))
    return {name: styles[style.pop("like")] | style if "like" in style else style for name, style in styles.items()}


@cache
def read_numbers(path: Path, unfold: Callable[..., NDArray[np.float64]] | None) -> Experience:
    """The arrays of a file that holds nothing but numbers, the policy unfolded."""
    try:
        with np.load(path, allow_pickle=False) as kept:
            known = [name for name in Experience._fields if name in kept.files]
            if not known:
                raise KeyError("none of its arrays has a name of one")
            found = Experience(**{name: np.ascontiguousarray(kept[name], np.float64).reshape(-1) for name in known})
            if not all(np.isfinite(numbers).all() for numbers in found):
                raise ValueError("not all of its numbers are finite")
            return found._replace(policy=unfold(found.policy)) if unfold and len(found.policy) else found
    except (OSError, ValueError, KeyError, TypeError, AttributeError, EOFError, BadZipFile) as error:
        raise BadOption(f"The file {path} does not hold what was learnt: {brief(str(error), 80)}.") from None
