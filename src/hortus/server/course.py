"""The course of a table: what its events make of it, and what they told. Nothing here touches the database.

An event is only applied once it is committed. So the table is always what its committed events say, on every server
that reads them.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass, field, replace
from typing import Any, Self

from hortus.core.deal import Deal
from hortus.core.errors import IllegalAction
from hortus.core.match import Match
from hortus.core.ruleset import RuleSet
from hortus.server.clocks import Absences, Clocks, DaysClock, LiveClock
from hortus.server.happenings import (
    ABANDONED,
    AWAY,
    FREE,
    OPEN,
    OVER,
    PERSON,
    PLAYING,
    PROGRAM,
    STAND_IN,
    Draft,
    Event,
    NothingThere,
    NotYours,
    Once,
    Seat,
)


@dataclass
class Course:
    """A table from the first seat that is taken to the last rematch that is offered."""

    id: str
    rule_set: RuleSet
    match: Match
    seats: list[Seat]
    names: list[str]  # of those who sit there, kept apart from what happened: names can be forgotten
    host: str | None
    listed: bool
    clock: LiveClock | DaysClock | None
    created: int
    status: str = OPEN
    number: int = 0  # of the last event
    events: list[Event] = field(default_factory=list)
    said: dict[int, dict[int | None, list[str]]] = field(default_factory=dict)  # what was told of moves taken back
    made: list[int] = field(default_factory=list)  # which event made each decision of the match
    votes: dict[int, set[int]] = field(default_factory=dict)  # for replacing a seat: who voted
    voidable: set[int] = field(default_factory=set)  # seats of which votes are void when they act
    wishes: set[int] = field(default_factory=set)  # seats that want a rematch
    tired: set[int] = field(default_factory=set)  # seats that want to abandon the game
    next_table: str | None = None
    resigned: int | None = None  # the seat that ended the game
    shown: dict[Any, bytes] = field(default_factory=dict)  # what was rendered of it as it is now

    absences: Absences = field(default_factory=Absences)  # of all servers: the house knows them
    asked: list[int] = field(default_factory=list)  # by seat: the event since which it is asked what it is asked now

    def __post_init__(self) -> None:
        self.asked = [0] * self.match.players
        self.clocks = Clocks(self.clock, self.match.players)
        for seat, one in enumerate(self.seats):
            if one.kind == PROGRAM:
                self.clocks.stop(seat)

    @classmethod
    def new(
        cls,
        name: str,
        rule_set: RuleSet,
        players: int,
        options: dict[str, Any],
        deal: Deal,
        seats: Sequence[Seat],
        names: Sequence[str],
        host: str | None,
        listed: bool,
        clock: LiveClock | DaysClock | None,
        created: int,
    ) -> Self:
        """A table where nothing has happened yet."""
        match = Match.from_deal(rule_set, players, deal, options)
        return cls(name, rule_set, match, list(seats), list(names), host, listed, clock, created)

    def opening(self, at: int) -> Event:
        """The first event of a table: who has a seat, or may have one."""
        seats = [{"kind": seat.kind, "person": seat.person, "program": seat.program} for seat in self.seats]
        return Event(1, "created", None, {"seats": seats}, at)

    # --- who is who ---

    def seats_of(self, person: str | None) -> list[int]:
        """The seats of a person: several, if people share a screen."""
        return [i for i, seat in enumerate(self.seats) if person is not None and seat.person == person]

    def people(self) -> list[int]:
        """Seats on which people sit."""
        return [i for i, seat in enumerate(self.seats) if seat.kind == PERSON]

    def eyes(self, person: str | None, wanted: int | None) -> int | None:
        """With whose eyes a person may look: their own, else a spectator's. After the end with anybody's."""
        if wanted is not None and not 0 <= wanted < len(self.seats):
            raise NothingThere(self.no_seat(wanted))
        own = self.seats_of(person)
        if self.status == OVER and wanted is not None:
            return wanted
        if wanted is None:
            return own[0] if own else None
        if wanted not in own:
            raise NotYours(f"Seat {wanted} is not yours: nobody looks with another's eyes before the game is over.")
        return wanted

    def no_seat(self, wanted: int) -> str:
        """What is said of a seat that is not there."""
        return f"There is no seat {wanted} at this table: seats are 0 to {len(self.seats) - 1}."

    def own(self, person: str | None, seat: int | None) -> int:
        """The seat for which a person commands."""
        own = self.seats_of(person)
        if not own:
            raise NotYours("You do not sit at this table.")
        if seat is None:
            acting = [each for each in own if each in self.match.actors]
            return acting[0] if len(acting) == 1 else own[0]
        if seat not in own:
            raise NotYours(f"Seat {seat} is not yours.")
        return seat

    def program_to_act(self) -> int | None:
        """A seat whose program is to decide now."""
        if self.status != PLAYING:
            return None
        return next((seat for seat in self.match.actors if self.seats[seat].kind == PROGRAM), None)

    @property
    def waits_for(self) -> int:
        """The seats that are asked something now, a bit for each."""
        return sum(1 << seat for seat in self.match.actors) if self.status == PLAYING else 0

    # --- what events make of the table ---

    def event(self, draft: Draft, now: int, once: Once | None = None) -> Event:
        """The next event. What no server was there for before it, it says itself: for ever, and for every server."""
        body = {**draft.body, AWAY: away} if (away := self.away) else draft.body
        return Event(self.number + 1, draft.kind, draft.seat, body, now, *(once or ()))

    @property
    def away(self) -> int:
        """How long no server was there since the last event of a game that goes on."""
        return self.absences.since(self.events[-1].at) if self.status == PLAYING else 0

    @property
    def stood(self) -> int:
        """How long clocks have stood still since the last event, if there are any."""
        return self.away if self.clock is not None else 0

    def time_since(self, number: int, until: int) -> int:
        """How long ago an event was, without what later events say that no server was there for."""
        away: int = sum(event.body.get(AWAY, 0) for event in self.events[number:])
        return until - self.events[number - 1].at - away

    def after(self, event: Event) -> Self:
        """Another table on which that happened as well; this one stays as it is."""
        twin = copy(self)
        twin.match = self.match.copy()
        twin.seats, twin.names = list(self.seats), list(self.names)
        twin.events, twin.said, twin.made = list(self.events), dict(self.said), list(self.made)
        twin.votes = {seat: set(voters) for seat, voters in self.votes.items()}
        twin.wishes, twin.tired, twin.voidable = set(self.wishes), set(self.tired), set(self.voidable)
        twin.asked, twin.clocks = list(self.asked), self.clocks.copy()
        twin.shown = {}
        twin.apply(event)
        return twin

    def apply(self, event: Event) -> None:
        """Let something happen that was committed."""
        if event.number != self.number + 1:
            raise IllegalAction(f"Event {event.number} can't follow event {self.number}.")
        if self.status == PLAYING:
            self.clocks.run(self.match.actors, event.at, event.body.get(AWAY, 0))
        self.events.append(event)
        self.number = event.number
        getattr(self, f"_{event.kind}")(event)
        if self.status == OPEN and all(seat.kind in (PERSON, PROGRAM) for seat in self.seats):
            self.status = PLAYING
            self.asked = [event.number] * len(self.seats)
            self.clocks.start(event.at)
        if self.status == PLAYING and self.match.over:
            self.status = OVER

    def _created(self, event: Event) -> None:
        pass

    def _sat(self, event: Event) -> None:
        assert event.seat is not None
        self.seats[event.seat] = Seat(PERSON, event.body["person"])

    def _left(self, event: Event) -> None:
        assert event.seat is not None
        self.seats[event.seat] = Seat(event.body.get("kind", FREE))  # once it was always free

    def _moved(self, event: Event) -> None:
        assert event.seat is not None
        before = self.match.actors
        for step in event.body["steps"]:
            self.match.play(step, seat=event.seat)
            self.made.append(event.number)
        if event.seat in self.voidable:
            self.votes.pop(event.seat, None)
        secretly = self.match.may_undo(event.seat, 1) > 0
        self._ask(event, before if secretly else ())
        if event.seat in before:  # a choice that is changed was given its time before
            self.clocks.moved(event.seat, event.number)

    def _undone(self, event: Event) -> None:
        assert event.seat is not None
        last = self.made[-1]  # while the match still knows what it told
        self.said[last] = {eyes: self.told(last, eyes) for eyes in (None, *range(len(self.seats)))}
        before = self.match.actors
        self.match.undo(event.body["decisions"])
        del self.made[len(self.match.decisions) :]
        waited = [seat for seat in before if seat not in self.match.actors]
        passed = self.time_since(last, event.at) if event.seat not in before else 0
        self.clocks.undone(event.seat, last, waited, passed)
        self._ask(event, before)

    def _ask(self, event: Event, before: Sequence[int]) -> None:
        """Ask everybody anew, but for others who choose at the same time: they are asked what they were before."""
        for seat in range(len(self.seats)):
            if seat == event.seat or seat not in before or seat not in self.match.actors:
                self.asked[seat] = event.number

    def _resigned(self, event: Event) -> None:
        assert event.seat is not None
        if len(self.seats) > 2:
            self._stand_in(event.seat)
        else:
            self.status = OVER if len(self.seats) == 2 else ABANDONED
            self.resigned = event.seat

    def _abandoned(self, event: Event) -> None:
        assert event.seat is not None
        self.tired.add(event.seat)
        if self.status == OPEN:
            self.status = ABANDONED
        else:
            self._agree()

    def _voted(self, event: Event) -> None:
        assert event.seat is not None
        against = event.body["against"]
        self.votes.setdefault(against, set()).add(event.seat)
        if event.body.get("void"):  # once votes stayed for ever
            self.voidable.add(against)
        self._agree()

    def _flagged(self, event: Event) -> None:
        assert event.seat is not None
        self._stand_in(event.seat)

    def _said(self, event: Event) -> None:
        pass

    def _wished(self, event: Event) -> None:
        assert event.seat is not None
        self.wishes.add(event.seat)
        self.next_table = event.body.get("table", self.next_table)

    def _stand_in(self, seat: int) -> None:
        self.seats[seat] = replace(self.seats[seat], kind=PROGRAM, person=None, program=STAND_IN, resigned=True)
        left = {against: voters - {seat} for against, voters in self.votes.items() if against != seat}
        self.votes = {against: voters for against, voters in left.items() if voters}
        self.clocks.stop(seat)
        self._agree()

    def _agree(self) -> None:
        """Let happen what all people want by now, after one of them said so or lost their seat."""
        people = set(self.people())
        if self.tired >= people:
            self.status = ABANDONED
            return
        for against, voters in self.votes.items():
            if voters >= people - {against}:
                self._stand_in(against)
                return

    # --- what is told ---

    def told(self, number: int, eyes: int | None) -> list[str]:
        """What an event told some eyes, in words."""
        if self.events[number - 1].kind != "moved":
            return []
        if number in self.said:
            return self.said[number][eyes]
        first = bisect_left(self.made, number)
        return [words for i in range(first, bisect_right(self.made, number)) for words in self.lines(i, eyes)]

    def person_then(self, seat: int, number: int) -> str | None:
        """Who sat in a seat when an event happened."""
        sat = [event.body["person"] for event in self.events[:number] if event.kind == "sat" and event.seat == seat]
        found: str | None = [self.events[0].body["seats"][seat]["person"], *sat][-1]
        return found

    def lines(self, decision: int, eyes: int | None) -> list[str]:
        """What one decision of the match told some eyes."""
        return [str(line) for line in self.match.told(decision, eyes)]

    @property
    def points(self) -> tuple[int, ...]:
        """Points by side, if the game was played to its end."""
        return self.match.points if self.status == OVER and self.resigned is None else ()

    @property
    def winners(self) -> tuple[int, ...]:
        """Who won, once the game is over."""
        if self.status != OVER:
            return ()
        if self.resigned is not None:
            return tuple(seat for seat in range(len(self.seats)) if seat != self.resigned)
        return self.match.winners
