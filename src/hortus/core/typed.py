"""What a person types at a decision: a number of the list, a notation, or words, for one step or for several."""

from __future__ import annotations

import contextlib
import itertools
from typing import Protocol

from hortus.core.action import Action, C, find
from hortus.core.errors import HortusError
from hortus.core.match import Match


class Steps(Protocol[C]):
    """A move that is tried step by step, to see what a line could mean."""

    def legal(self) -> list[C]:
        """The steps that can come next."""

    def take(self, choice: C) -> None:
        """Take a step."""

    @property
    def whole(self) -> bool:
        """Whether nothing can follow in the same move."""


class Trial:
    """The steps of a move at a table of this process. The table stays as it is."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match, self.seat = match.copy(), seat

    def legal(self) -> list[Action]:
        """The steps that can come next."""
        return self.match.legal(self.seat)

    def take(self, choice: Action) -> None:
        """Take a step."""
        self.match.play(choice)

    @property
    def whole(self) -> bool:
        """Whether nothing can follow in the same move."""
        return not self.match.half_made(self.seat)


def understand(match: Match, seat: int, typed: str) -> list[Action]:
    """The steps that a typed line means at a table of this process."""
    return understand_steps(Trial(match, seat), typed)


def understand_steps(trial: Steps[C], typed: str) -> list[C]:
    """The steps that a typed line means: a number of the list, a notation, or several words one after the other.

    `plant O7 2,-1` are two steps, and a verb in front may be there or not; a step without a choice may be left out.
    Nothing is played.
    """
    legal = trial.legal()
    text = typed.strip()
    if text.isdecimal():
        return [_numbered(legal, text)]
    try:
        return [find(legal, text)]
    except HortusError:
        words = text.split()
        if len(words) < 2:
            raise
    return _step_by_step(trial, words)


def _numbered(legal: list[C], text: str) -> C:
    """What a number means: a place in the list, or a card that goes by it, but not both at once."""
    named = [action for action in legal if list(action.parts.values())[-1] == text]
    listed = [action for number, action in enumerate(legal, 1) if str(number) == text]
    meant = listed + [action for action in named if action not in listed]
    if not meant:
        raise HortusError(f"Choose a number from 1 to {len(legal)}.")
    if len(meant) > 1:
        first, *others = [action.notation for action in meant]
        either = " or ".join([first, *others])
        raise HortusError(
            f"Number {text} of the list is {first}, but {' and '.join(others)} is there too: say {either}."
        )
    return meant[0]


def _step_by_step(trial: Steps[C], words: list[str]) -> list[C]:
    steps: list[C] = []
    line = " ".join(words)
    while words:
        legal = trial.legal()
        with contextlib.suppress(HortusError):  # the whole line may be the words of the last step
            return [*steps, find(legal, line)]
        named = [action for action in legal if action.words.startswith(words[0].casefold())]
        if named and len(words) > 1:
            legal, words = named, words[1:]
        try:
            action, words = _longest(legal, _without_kind(legal, words))
        except HortusError as error:
            if not steps:
                raise
            if len(legal) > 1:
                before = " ".join(step.notation for step in steps)
                raise HortusError(f"After {before}: {error} Nothing was played.") from None
            action = legal[0]  # nobody has to name the only square
            trial.take(action)
            if trial.whole:
                raise HortusError(f"{error} One move at a time: what follows is the next one.") from None
            steps.append(action)
            continue
        steps.append(action)
        trial.take(action)
        if words and trial.whole:
            raise HortusError(f"One move at a time: {' '.join(words)!r} would be the next one.")
    return steps


def _without_kind(legal: list[C], words: list[str]) -> list[str]:
    """The words without `region` in `play region 34`, or `back` in `give back 34`."""
    kinds = {"back", *(kind for action in legal for kind in action.parts)}
    return list(itertools.dropwhile(lambda word: word.casefold() in kinds, words[:-1])) + words[-1:]


def _longest(legal: list[C], words: list[str]) -> tuple[C, list[str]]:
    """The action that the most of the leading words mean, and the words after those."""
    for count in range(len(words), 0, -1):
        try:
            return find(legal, " ".join(words[:count])), words[count:]
        except HortusError:
            if count == 1:
                raise
    raise AssertionError("there is at least one word")
