"""Choices: a move that is made part by part, as the one who makes it sees it.

What was begun is only tried, on a table of its own, and shown while the move is not whole: a whole move may turn
something up, so that is only known when it was played. Like `showing`, this gives nothing but what the seat may know.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from hortus.core.action import Action
from hortus.core.match import Match
from hortus.core.typed import understand
from hortus.core.view import View
from hortus.server.happenings import PLAYING, Impossible
from hortus.server.live import LiveTable

COLUMN, ROW = "x", "y"  # the parts of actions that are only half of a square


class Choice(NamedTuple):
    """Something that can be chosen next."""

    steps: tuple[int, ...]  # one, or two where a square is chosen by column and row
    notation: str
    order: str
    targets: tuple[tuple[str, str], ...]  # its parts, by which pictures mark it, the most telling first


class Begun(NamedTuple):
    """A move as far as it was begun."""

    steps: list[int]
    whole: bool
    view: View | None  # None if it is whole
    choices: list[Choice]
    only: str = ""  # what was taken last without being chosen, for there was nothing else


def begin(table: LiveTable, seat: int, steps: Sequence[int], number: int | None = None, typed: str = "") -> Begun:
    """A move of a seat after some steps, and after what was typed; steps without a choice are taken at once.

    If `number` is given, the table is meant as it was then. Raises `Refused`, `Impossible` or `IllegalAction`.
    """
    table.must_play()
    table.must_be_asked(seat, number)
    trial = table.match.copy()
    taken: list[int] = []
    for step in steps:
        take(trial, seat, step, taken)
    if typed:
        must_go_on(trial, seat, taken)  # before anything is said of what could follow
        for action in understand(trial, seat, typed):
            take(trial, seat, action, taken)
    order = ""
    while taken and trial.half_made(seat) and len(only := trial.legal(seat)) == 1:
        if list(only[0].parts)[-1] != COLUMN:  # a column is chosen with its row
            order = only[0].order
        take(trial, seat, only[0], taken)
    if taken and not trial.half_made(seat):
        return Begun(taken, True, None, [], order)
    return Begun(taken, False, trial.view(seat), list(choices(trial, seat)), order)


def take(trial: Match, seat: int, step: int | Action, taken: list[int]) -> None:
    """Take one more step of the same move."""
    must_go_on(trial, seat, taken)
    taken.append(trial.play(step, seat=seat).id)


def must_go_on(trial: Match, seat: int, taken: list[int]) -> None:
    """Refuse to go on with a move that is whole: what follows may depend on what it would show."""
    if taken and not trial.half_made(seat):
        raise Impossible("The move is whole without its last step.")


def open_choices(table: LiveTable, seat: int) -> list[Choice]:
    """What a seat can begin its move with; nothing if it is not asked."""
    if table.status != PLAYING or seat not in table.match.actors:
        return []
    return list(choices(table.match, seat))


def choices(match: Match, seat: int) -> Iterator[Choice]:
    """What can be chosen next; columns together with their rows, for people think of squares."""
    for action in match.legal(seat):
        parts = action.parts
        if list(parts)[-1] == ROW:
            yield Choice((action.id,), action.notation, action.order, places_of(parts))
        elif list(parts)[-1] != COLUMN:
            yield Choice((action.id,), action.notation, action.order, tuple(reversed(parts.items())))
        else:
            yield from squares(match, action)


def squares(match: Match, column: Action) -> Iterator[Choice]:
    """The squares of a column."""
    trial = match.copy()
    trial.play(column)
    for row in trial.legal(column.seat):
        notation = f"{column.notation} {row.notation}"
        yield Choice((column.id, row.id), notation, row.order, places_of(row.parts))


def places_of(parts: dict[str, str]) -> tuple[tuple[str, str], ...]:
    """The square of an action that chooses its row, as pictures name it: for a card, or for a temple."""
    square = f"{parts[COLUMN]},{parts[ROW]}"
    return ("place", square), ("temple", square)
