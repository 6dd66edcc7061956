"""Rule sets: what can be played, with which options, and the rooms of the game behind each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np
from numpy.typing import NDArray
from pydantic import BaseModel, ConfigDict, ValidationError

from hortus.core.errors import BadOption, brief, first_fault, unknown, whole

if TYPE_CHECKING:
    from hortus.core.judgement import Judgement
    from hortus.core.kernel import Kernel
    from hortus.core.scorecard import Scorecard
    from hortus.core.view import View

State = NDArray[np.uint8]


class Options(BaseModel):
    """The options of a rule set: typed, documented, with defaults."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    # Options that people may give as a file, and what reads it; a match is given, and keeps, the data.
    files: ClassVar[Mapping[str, Callable[[str | Path], Any]]] = {}


@dataclass(frozen=True)
class Game:
    """A game as everything above it sees it: its kernel, and how it shows itself to people.

    `eyes` is a seat, or None for a spectator; states are true ones, and what comes out is what the eyes may know.
    """

    kernel: Kernel
    encode: Callable[[Any, int], NDArray[np.int64]]  # options and players as `deal` wants them
    view: Callable[[RuleSet, State, int | None], View]
    parts: Callable[[State, int, int], dict[str, str]]  # of an action of a seat
    words: Callable[[State, int, int], str]
    notation: Callable[[State, int, int], str]
    # Before, after, seat, action, eyes: what the eyes are told of a decision, each line with the seat that it is about.
    # Nothing while a move is half made; several lines where one decision uncovers the choices of all.
    told: Callable[[State, State, int, int, int | None], list[tuple[int, str]]]
    standing: Callable[[State, int], list[str]]  # how a seat stands as far as it can know, in words
    scorecard: Callable[[RuleSet, State], Scorecard]  # of a table, as if the game ended now
    # Of a boxed game, described as data, with options as they were given.
    score_position: Callable[[RuleSet, object, Mapping[str, Any]], Scorecard]
    # What players stand on, opened when one first asks: a game without it has only random ones.
    open_judgement: Callable[[], Judgement] | None = None

    @cached_property
    def judgement(self) -> Judgement | None:
        """The game's judgement, compiled when it is first asked for."""
        return self.open_judgement() if self.open_judgement else None

    @classmethod
    def of_rooms(
        cls,
        kernel: Kernel,
        encode: Callable[[Any, int], NDArray[np.int64]],
        view: Any,
        moves: Any,
        scorecard: Any,
        position: Any,
        open_judgement: Callable[[], Judgement] | None = None,
    ) -> Game:
        """A game whose rooms, which are modules, have the usual names in them."""
        return cls(
            kernel=kernel,
            encode=encode,
            view=view.view,
            parts=moves.parts,
            words=moves.words,
            notation=moves.notation,
            told=moves.told,
            standing=scorecard.standing,
            scorecard=scorecard.scorecard,
            score_position=position.score_position,
            open_judgement=open_judgement,
        )


@dataclass(frozen=True)
class RuleSet:
    """One way to play one game. `version` changes whenever its behaviour does."""

    id: str
    title: str
    summary: str
    players: tuple[int, int]  # least and most
    version: int
    options: type[Options]
    open: Callable[[], Game] = field(repr=False)  # imports and compiles the rooms
    sides: tuple[str, ...] = ()  # opponents made of paper, like Q
    simultaneous: bool = False  # whether there are moments in which all choose at once
    like: str = ""  # another rule set, whose experience serves here as well
    # Earlier versions whose records still replay, each with the option values that bring its behaviour back.
    earlier: Mapping[int, Mapping[str, Any]] = field(default_factory=dict)

    @cached_property
    def game(self) -> Game:
        """The game behind this rule set; compiled code is loaded when it is first asked for."""
        return self.open()

    def __getstate__(self) -> dict[str, Any]:
        """What is taken to another process: the game is opened there, from what was compiled before."""
        return {name: value for name, value in self.__dict__.items() if name != "game"}

    @property
    def experience(self) -> str:
        """The rule set whose experience serves here."""
        return self.like or self.id

    def check_players(self, players: int | None) -> int:
        """The number of players, the least one if none is given."""
        least, most = self.players
        if players is None:
            return least
        if not whole(players) or not least <= players <= most:
            allowed = f"{least}" if least == most else f"{least} to {most}"
            raise BadOption(f"{self.title} is for {allowed} player{'s' * (most > 1)}, not {brief(players)}.")
        return int(players)

    def with_files(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """Options in which a file that is named is replaced by its data. Never do this for options from a network."""
        return {
            name: self.options.files[name](value)
            if name in self.options.files and isinstance(value, str | Path)
            else value
            for name, value in given.items()
        }

    def check_options(self, given: Mapping[str, Any], players: int) -> Options:
        """The options as typed values, defaults filled in."""
        names = self.options.model_fields
        for name in given:
            if name not in names:
                raise BadOption(f"{self.title}: {unknown('option', name, names)}")
        try:
            options = self.options.model_validate(dict(given))
        except ValidationError as error:
            raise BadOption(f"{self.title}: {first_fault(error)}.") from None
        options_fit = getattr(options, "fit", None)
        if options_fit is not None:
            options_fit(self, players)
        return options


_RULE_SETS: dict[str, RuleSet] = {}


def register(rule_set: RuleSet) -> RuleSet:
    """Make a rule set known by its id. Games of other people register theirs the same way."""
    _RULE_SETS[rule_set.id] = rule_set
    return rule_set


def rule_sets() -> list[RuleSet]:
    """Every rule set, in the order in which they became known."""
    return list(_RULE_SETS.values())


def find_rule_set(name: str | RuleSet) -> RuleSet:
    """The rule set with that id; case and `_` for `-` make no difference."""
    if isinstance(name, RuleSet):
        return name
    key = name.casefold().replace("_", "-").strip() if isinstance(name, str) else None
    if key not in _RULE_SETS:
        raise BadOption(unknown("rule set", name, _RULE_SETS))
    return _RULE_SETS[key]
