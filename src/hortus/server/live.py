"""A live table: which commands it takes, and what would happen. Nothing here touches the database.

A command is checked first and becomes an event; the event is committed; only then is it applied (`course.py`) and told
to everybody.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence

from hortus.core.action import Action
from hortus.server.clocks import DAY, SECOND, DaysClock
from hortus.server.course import Course
from hortus.server.happenings import (
    ENOUGH,
    FREE,
    INVITED,
    OPEN,
    OVER,
    PERSON,
    PHRASES,
    PLAYING,
    Draft,
    Impossible,
    NotYours,
    Refused,
    Seat,
)

MINUTE = 60 * SECOND
PATIENCE, LONG = 3 * MINUTE, DAY  # for which somebody may think before others vote; long, if a move may take days
FORGOTTEN = Seat(PERSON)  # of somebody who is no longer known


class LiveTable(Course):
    """A table that people and programs command."""

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
        if not 0 <= seat < len(self.seats):
            raise Impossible(self.no_seat(seat))
        if self.seats[seat].kind not in (FREE, INVITED):
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
            if not self.match.legal(seat):
                raise Refused("It is not your turn: wait until you are asked.")
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
                raise Impossible("The move is whole without its last step.")
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
        left, passed = self.clocks.left[seat], self.time_since(self.made[-1], now) - self.away
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
        if not 0 <= against < len(self.seats):
            raise Impossible(self.no_seat(against))
        if against == seat:
            raise Impossible("A vote is about somebody else: to give up your own seat, resign.")
        if against not in self.people():
            raise Refused("A computer sits there already.")
        if seat in self.votes.get(against, set()):
            raise Refused("You have voted for that already.")
        patience = LONG if isinstance(self.clock, DaysClock) else PATIENCE
        asked = against in self.match.actors
        waited = self.time_since(self.asked[against], now) - self.away if asked else 0
        if waited < patience:
            raise Refused(
                "A vote is about somebody who has not answered for "
                f"{'a day' if patience == LONG else f'{patience // MINUTE} minutes'}."
            )
        return Draft("voted", seat, {"against": against, "void": True})

    def flag(self, now: int) -> Draft:
        """The event that a clock has run out."""
        self.must_play()
        late = self.clocks.late(self.match.actors, now - self.away)
        if late is None:
            raise Refused("No clock has run out.")
        return Draft("flagged", late, {})

    def say(self, seat: int, phrase: str) -> Draft:
        """Say something that is on the list."""
        if phrase not in PHRASES:
            raise Impossible(f"There is no such phrase. There are: {', '.join(PHRASES)}.")
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
        if number is not None and number > self.number:  # of a table that a backup has taken back since
            raise Refused("This table is not as you saw it any more; look at it again.")

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
