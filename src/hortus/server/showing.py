"""The one place where a live table becomes what somebody may know of it."""

from __future__ import annotations

from collections.abc import Sequence

from hortus.core.action import Action
from hortus.server.happenings import OPEN, OVER, PLAYING, NothingThere, Seat
from hortus.server.live import LiveTable
from hortus.server.messages import Drawing, EventState, LegalAction, News, SeatState, TableState

PHRASE = "said"
RENDERED = 32  # renderings of a table that are kept while nothing happens at it


def state_of(table: LiveTable, person: str | None, eyes: int | None, steps: bool = True) -> TableState:
    """A table as a pair of eyes sees it, with the `steps` that can be taken, unless nobody needs them."""
    match = table.match
    over = table.status == OVER
    own = table.seats_of(person)
    deal = match.deal
    commands = eyes in own and table.status == PLAYING
    asked = steps and commands and eyes in match.actors
    return TableState(
        id=table.id,
        number=table.number,
        rule_set=table.rule_set.id,
        version=table.rule_set.version,
        options=match.options.model_dump(mode="json", exclude_defaults=True),
        status=table.status,
        listed=table.listed,
        clock=table.clock,
        stood=table.stood,
        seats=[
            SeatState(
                seat=number,
                kind=seat.kind,
                name=table.names[number],
                program=seat.program,
                stands_in=seat.resigned,
                yours=number in own,
                left=table.clocks.left[number],
            )
            for number, seat in enumerate(table.seats)
        ],
        eyes=eyes,
        view=None if table.status == OPEN else match.view(eyes),
        legal=steps_of(match.legal(eyes)) if asked else [],
        may_undo=commands and match.may_undo(eyes or 0, 1) > 0,
        votes={seat: sorted(voters) for seat, voters in sorted(table.votes.items())},
        abandon=sorted(table.tired),
        rematch=sorted(table.wishes),
        next_table=table.next_table,
        points=table.points,
        winners=table.winners,
        resigned=table.resigned,
        commitment=match.commitment,
        secret=deal.secret.hex() if over and deal is not None else None,
    )


def steps_of(actions: Sequence[Action]) -> list[LegalAction]:
    """What can be done next, for a client to choose from."""
    return [LegalAction(id=one.id, notation=one.notation, words=one.words, parts=one.parts) for one in actions]


def drawn(table: LiveTable, eyes: int | None) -> Drawing:
    """A table drawn for a pair of eyes."""
    match = table.match
    if table.status == OPEN:
        return Drawing(number=table.number, text="", asked="", colours={}, standing=[], scorecard="")
    view = match.view(eyes)
    return Drawing(
        number=table.number,
        text=view.text(),
        asked=view.asked,
        colours=view.colours(),
        standing=[] if eyes is None or match.over else match.standing(eyes),
        scorecard=match.scorecard().text() if match.over else "",
    )


def news_of(table: LiveTable, person: str | None, eyes: int | None, since: int, muted: frozenset[str]) -> bytes:
    """What a pair of eyes is told of all events after one, as JSON."""
    key = (since, muted)
    watches = eyes is None and not table.seats_of(person)
    if watches and key in table.shown:
        return table.shown[key]
    events = heard(table, eyes, since, muted)
    told = News(events=events, table=state_of(table, person, eyes)).model_dump_json().encode()
    if watches:  # what one watcher is told, others will be
        if len(table.shown) >= RENDERED:
            table.shown.clear()
        table.shown[key] = told
    return told


def replayed(table: LiveTable, person: str | None, eyes: int | None, number: int, muted: frozenset[str]) -> News:
    """A table as it was after an event, for a pair of eyes, and all that they were told up to then."""
    then = as_it_was(table, number)
    return News(events=heard(then, eyes, 0, muted), table=state_of(then, person, eyes))


def as_it_was(table: LiveTable, number: int) -> LiveTable:
    """A table as it was after an event, made anew."""
    if not 1 <= number <= table.number:
        raise NothingThere(f"Nothing of that number has happened at this table: there is 1 to {table.number}.")
    deal = table.match.deal
    assert deal is not None
    options = table.match.options.model_dump(mode="json", exclude_defaults=True)
    first = [Seat(**seat) for seat in table.events[0].body["seats"]]
    players, names = table.match.players, table.names
    then = LiveTable.new(
        table.id, table.rule_set, players, options, deal, first, names, table.host, table.listed, table.clock, 0
    )
    for event in table.events[:number]:
        then.apply(event)
    return then


def heard(table: LiveTable, eyes: int | None, since: int, muted: frozenset[str]) -> list[EventState]:
    """All events after one, but for what was said by those who were muted."""
    events = [event_of(table, number, eyes) for number in range(since + 1, table.number + 1)]
    return [event for event in events if not unheard(table, event, muted)]


def event_of(table: LiveTable, number: int, eyes: int | None) -> EventState:
    """An event as a pair of eyes was told of it."""
    event = table.events[number - 1]
    words = [event.body["phrase"]] if event.kind == PHRASE else table.told(number, eyes)
    return EventState(number=number, kind=event.kind, seat=event.seat, at=event.at, words=words)


def unheard(table: LiveTable, event: EventState, muted: frozenset[str]) -> bool:
    """Whether this is a phrase of somebody who was muted."""
    if event.kind != PHRASE or event.seat is None or not muted:
        return False
    return table.person_then(event.seat, event.number) in muted
