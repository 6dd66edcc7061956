"""A live table: what its events make of it, and which commands it takes. Nothing here touches the database.

A command is checked first and becomes an event; the event is committed; only then is it applied here and told to
everybody. So the table is always what its committed events say, on every server that reads them.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass, field, replace
from typing import Any

from hortus.core.action import Action
from hortus.core.deal import Deal
from hortus.core.errors import IllegalAction
from hortus.core.match import Match
from hortus.core.ruleset import RuleSet
from hortus.server.clocks import DAY, SECOND, Clocks, DaysClock, LiveClock
from hortus.server.happenings import (
    ABANDONED,
    ENOUGH,
    FREE,
    INVITED,
    OPEN,
    OVER,
    PERSON,
    PHRASES,
    PLAYING,
    PROGRAM,
    STAND_IN,
    Draft,
    Event,
    NotYours,
    Once,
    Refused,
    Seat,
)

MINUTE = 60 * SECOND
PATIENCE, LONG = 3 * MINUTE, DAY  # for which somebody may think before others vote; long, if a move may take days
FORGOTTEN = Seat(PERSON)  # of somebody who is no longer known


@dataclass
class LiveTable:
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
    ) -> LiveTable:
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
            raise Refused(f"There is no seat {wanted} at this table: seats are 0 to {len(self.seats) - 1}.")
        own = self.seats_of(person)
        if self.status == OVER and wanted is not None:
            return wanted
        if wanted is None:
            return own[0] if own else None
        if wanted not in own:
            raise NotYours(f"Seat {wanted} is not yours: nobody looks with another's eyes before the game is over.")
        return wanted

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

    # --- commands: what would happen ---

    def sit(self, person: str, seat: int | None, invited: bool) -> Draft:
        """Somebody takes a free seat, or the one that they were invited to."""
        if self.status != OPEN:
            raise Refused("All seats of this table are taken.")
        self.must_have_room()
        if seat is None:
            free = [i for i, each in enumerate(self.seats) if each.kind == FREE]
            if not free:
                raise Refused("No seat of this table is open to everybody: the others are for those who were invited.")
            seat = free[0]
        if not 0 <= seat < len(self.seats) or self.seats[seat].kind not in (FREE, INVITED):
            raise Refused("That seat is taken.")
        if self.seats[seat].kind == INVITED and not invited:
            raise NotYours("That seat is for somebody who was invited by a link.")
        if self.seats_of(person):
            raise Refused("You sit at this table already.")
        return Draft("sat", seat, {"person": person})

    def leave(self, person: str) -> Draft:
        """Somebody gives a seat back before the game begins, or the host gives up the table."""
        if self.status != OPEN:
            raise Refused("The game has begun: resign, or let the others vote for a computer in your seat.")
        seat = self.own(person, None)
        if person == self.host:
            return Draft("abandoned", seat, {})
        invited = self.events[0].body["seats"][seat]["kind"] == INVITED
        return Draft("left", seat, {"kind": INVITED if invited else FREE})

    def go(self, person: str) -> Draft:
        """Somebody is gone for good, whatever is played."""
        return self.leave(person) if self.status == OPEN else self.resign(self.own(person, None))

    def move(self, seat: int, steps: Sequence[int | str], number: int | None = None) -> Draft:
        """A whole move of a seat; if `number` is given, of the table as it was then, for that seat."""
        self.must_play()
        self.must_be_asked(seat, number)
        if seat not in self.match.actors:  # a secret choice that is changed
            self.must_have_room()
        trial = self.match.copy()
        played = trial.move(steps, seat)
        return Draft("moved", seat, {"steps": [action.id for action in played]})

    def legal(self, seat: int, begun: Sequence[int] = (), number: int | None = None) -> list[Action]:
        """The steps that a seat can take, after those with which it would begin its move; none if that is whole.

        Nothing is shown by that.
        """
        self.must_play()
        self.must_be_asked(seat, number)
        trial = self.match.copy()
        for number, step in enumerate(begun):
            if number and not trial.half_made(seat):
                raise Refused("The move is whole without its last step.")
            trial.play(step, seat=seat)
        if begun:
            return trial.legal(seat) if trial.half_made(seat) else []
        return trial.legal(seat) if seat in trial.actors or seat in trial.halfway else []

    def undo(self, seat: int, now: int) -> Draft:
        """Take back the last move of a seat, if nobody was shown anything since. Its clock ran all the time then."""
        self.must_play()
        self.must_have_room()
        count = len(self.made) - bisect_left(self.made, self.made[-1]) if self.made else 0
        if not count or self.match.may_undo(seat, count) < count:
            raise Refused("There is nothing to take back: a card was shown, or somebody has moved since.")
        left, passed = self.clocks.left[seat], now - self.events[self.made[-1] - 1].at
        if left is not None and left - self.clocks.given.get(self.made[-1], 0) <= passed:
            raise Refused("There is no time left on your clock to take that back.")
        return Draft("undone", seat, {"decisions": count})

    def resign(self, seat: int) -> Draft:
        """Give up: with two, the game is lost; with more, a computer goes on."""
        self.must_play()
        return Draft("resigned", seat, {})

    def abandon(self, seat: int) -> Draft:
        """Give up the game without a result, once all people want that."""
        self.must_play()
        if seat in self.tired:
            raise Refused("You have said so already; the game is over when all people want that.")
        return Draft("abandoned", seat, {})

    def vote(self, seat: int, against: int, now: int) -> Draft:
        """Vote for a computer in the seat of somebody who does not answer. The vote is void as soon as they do."""
        self.must_play()
        if against == seat or against not in self.people():
            raise Refused("A vote is about a seat in which somebody else sits.")
        if seat in self.votes.get(against, set()):
            raise Refused("You have voted for that already.")
        patience = LONG if isinstance(self.clock, DaysClock) else PATIENCE
        waited = now - self.events[self.asked[against] - 1].at if against in self.match.actors else 0
        if waited < patience:
            raise Refused(
                "A vote is about somebody who has not answered for "
                f"{'a day' if patience == LONG else f'{patience // MINUTE} minutes'}."
            )
        return Draft("voted", seat, {"against": against, "void": True})

    def flag(self, now: int) -> Draft:
        """The event that a clock has run out."""
        self.must_play()
        late = self.clocks.late(self.match.actors, now)
        if late is None:
            raise Refused("No clock has run out.")
        return Draft("flagged", late, {})

    def say(self, seat: int, phrase: str) -> Draft:
        """Say something that is on the list."""
        if phrase not in PHRASES:
            raise Refused(f"There is no such phrase. There are: {', '.join(PHRASES)}.")
        self.must_have_room()
        return Draft("said", seat, {"phrase": phrase})

    def wish(self, seat: int, table: str) -> Draft:
        """Offer a rematch, or accept one: the last of all people opens the next table."""
        if self.status != OVER:
            raise Refused("A rematch is for when the game is over.")
        if self.next_table is not None or seat in self.wishes:
            raise Refused("You have wished for that already.")
        last = {one for one in self.people() if self.seats[one] != FORGOTTEN} <= self.wishes | {seat}
        return Draft("wished", seat, {"table": table} if last else {})

    def must_be_asked(self, seat: int, number: int | None) -> None:
        """Refuse what is meant for the table as it was, if that seat is asked something else by now."""
        if number is not None and number < self.asked[seat]:
            raise Refused("This decision was made already; look at the table again.")

    def must_play(self) -> None:
        """Refuse what can only be done in a game that goes on."""
        if self.status == OPEN:
            raise Refused("The game has not begun: not all seats are taken.")
        if self.status != PLAYING:
            raise Refused("The game is over.")

    def must_have_room(self) -> None:
        """Refuse what could be done without end."""
        if self.number >= ENOUGH:
            raise Refused("Enough has happened at this table: only moves are left.")

    # --- what events make of the table ---

    def event(self, draft: Draft, now: int, once: Once | None = None) -> Event:
        """The next event."""
        return Event(self.number + 1, draft.kind, draft.seat, draft.body, now, *(once or ()))

    def after(self, event: Event) -> LiveTable:
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
            self.clocks.run(self.match.actors, event.at)
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
        passed = event.at - self.events[last - 1].at if event.seat not in before else 0
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
