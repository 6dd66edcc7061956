"""Tables that begin with something that was played before: the record of a game, or a table that wants a rematch."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from hortus.core.deal import Deal
from hortus.core.match import Match
from hortus.server.happenings import ELSEWHERE, FREE, PERSON, PROGRAM, Draft, Seat
from hortus.server.live import FORGOTTEN, LiveTable


def table_of_record(name: str, match: Match, names: Sequence[str], host: str, at: int) -> LiveTable:
    """A finished game that was played somewhere else, for looking at it."""
    assert match.deal is not None
    options = match.options.model_dump(mode="json", exclude_defaults=True)
    seats = [Seat(PROGRAM, program=ELSEWHERE)] * match.players
    table = LiveTable.new(name, match.rule_set, match.players, options, match.deal, seats, names, host, False, None, at)
    table.apply(table.opening(at))
    steps: list[int] = []
    trial = table.match.copy()
    for seat, action in match.decisions:
        steps.append(trial.play(action, seat=seat).id)
        if not trial.half_made(seat):
            table.apply(table.event(Draft("moved", seat, {"steps": steps}), at))
            steps = []
    return table


def rematch_of(table: LiveTable, name: str, at: int) -> LiveTable:
    """The table of a rematch: everybody moves up a seat, so that somebody else begins."""
    sitting = [Seat(FREE) if seat == FORGOTTEN else replace(seat, resigned=False) for seat in table.seats]
    seats = sitting[1:] + sitting[:1]
    names = [
        f"computer ({seat.program})" if seat.kind == PROGRAM else name if seat.kind == PERSON else ""
        for seat, name in zip(seats, table.names[1:] + table.names[:1], strict=True)
    ]
    match = table.match
    options = match.options.model_dump(mode="json", exclude_defaults=True)
    return LiveTable.new(
        name,
        match.rule_set,
        match.players,
        options,
        Deal.new(),
        seats,
        names,
        table.host,
        table.listed,
        table.clock,
        at,
    )
