"""A table as one pair of eyes sees it on a page, and what is said of that: whose turn it is, what happened, who won."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from hortus.core.scorecard import Scorecard
from hortus.core.view import View
from hortus.games import find_rule_set
from hortus.server.choosing import Begun, Choice, open_choices
from hortus.server.happenings import OPEN, OVER, PHRASES, PLAYING, PROGRAM
from hortus.server.live import LiveTable
from hortus.server.messages import EventState, TableState
from hortus.server.showing import state_of
from hortus.web.about import explainer_for
from hortus.web.confirming import declines
from hortus.web.guides import Guide, guide_of
from hortus.web.naming import named, names_of, subject
from hortus.web.preferences import Preferences, preferences
from hortus.web.sharing import is_shared
from hortus.web.texts import and_, counted, say, words_of

LINES = 60  # of what happened, that a page begins with


class Line(NamedTuple):
    """Something that happened."""

    number: int
    kind: str
    words: str
    side: int | None = None  # of which a move tells


class Shown(NamedTuple):
    """A table for one pair of eyes, with all that its pieces are made from."""

    table: TableState
    view: View | None
    names: list[str]
    choices: list[Choice]
    steps: list[int]  # of a move that was begun
    decision: int  # the event since which this seat is asked what it is asked now
    due: list[int | None]  # when each clock that runs will have run out
    scorecard: Scorecard | None
    hints: bool  # whether nobody else's game is spoilt by them
    guide: Guide | None  # through a first game
    awaits: int | None = None  # at a shared screen: the seat that is asked, and has not said that it is there
    reach: Sequence[int] = ()  # the most points of each side, in games where hidden cards decide which ones count
    backs: Sequence[int] = ()  # at a shared screen: seats that may take a move back
    wanted: Preferences = Preferences()  # of those who look

    @property
    def own(self) -> list[int]:
        """Seats of the one who looks: several, if people share a screen."""
        return [seat.seat for seat in self.table.seats if seat.yours]

    @property
    def yours(self) -> bool:
        """Whether something is asked of these eyes."""
        return self.table.status == PLAYING and self.view is not None and self.table.eyes in self.view.actors

    @property
    def awaits_program(self) -> bool:
        """Whether a computer is to act."""
        acting = self.view.actors if self.table.status == PLAYING and self.view is not None else ()
        return any(self.table.seats[seat].kind == PROGRAM for seat in acting)

    @property
    def place(self) -> int | None:
        """Whose garden stands in the middle."""
        return self.awaits if self.table.eyes is None else self.table.eyes

    @property
    def asked_here(self) -> list[int]:
        """Seats at this screen of which something is asked."""
        if self.table.status != PLAYING or self.view is None:
            return []
        return [seat for seat in self.own if seat in self.view.actors]

    def waiting_for(self, seat: int | None) -> Shown:
        """The same, if several are asked at this screen, while it waits for another one of them."""
        return self._replace(awaits=seat) if self.awaits is not None and seat in self.asked_here else self


def shown(live: LiveTable, person: str | None, eyes: int | None, begun: Begun | None = None) -> Shown:
    """A table as somebody sees it, maybe with a move that they have begun."""
    table = state_of(live, person, eyes, steps=False)
    mine = eyes is not None and eyes in live.seats_of(person)
    choices = begun.choices if begun else open_choices(live, eyes) if mine and eyes is not None else []
    choices = sorted(choices, key=lambda choice: declines(dict(choice.targets)))  # never first, where a slip takes it
    running = live.match.actors if live.status == PLAYING else ()
    waiting = live.seats_of(person) if eyes is None and live.status == PLAYING and is_shared(live, person) else []
    return Shown(
        table=table,
        view=begun.view if begun and begun.view else table.view,
        names=names_of(table),
        choices=choices,
        steps=begun.steps if begun else [],
        decision=live.asked[eyes] if mine and eyes is not None else 0,
        due=[
            live.clocks.since + live.stood + left if left is not None and seat in running else None
            for seat, left in enumerate(live.clocks.left)
        ],
        scorecard=live.match.scorecard() if live.status == OVER and live.resigned is None else None,
        hints=mine and preferences().hints and all(seat.kind != "person" or seat.yours for seat in table.seats),
        guide=guide_of(live) if mine else None,
        awaits=next((seat for seat in waiting if seat in running), None),
        backs=[seat for seat in waiting if live.match.may_undo(seat, 1)],
        wanted=preferences(),
        reach=reaches(live) if live.status == PLAYING and preferences().points else (),
    )


def reaches(live: LiveTable) -> list[int]:
    """The most points of each side, by what lies open; nothing in games where all points can be counted."""
    explainer = explainer_for(live.rule_set)
    if explainer is None or explainer.reach is None:
        return []
    sides = len(live.seats) + len(live.rule_set.sides)
    return [explainer.reach(live.match.truth, side) for side in range(sides)]


def asked(see: Shown) -> str:
    """Whose decision it is and what is asked, or that it is over, in one line."""
    table = see.table
    if table.status == OPEN:
        return say("asked.open")
    if table.status == OVER:
        return say("asked.over")
    if table.status != PLAYING or see.view is None:
        return say("asked.abandoned")
    if see.awaits is not None:
        return say("asked.hand_over", name=see.names[see.awaits])
    if see.choices and see.choices[0].targets[0][0] == "place":
        return say("asked.square")
    return named(see.view.asked, see.names)


def outcome(see: Shown) -> str:
    """How a game ended for those who look; nothing while it lasts."""
    table = see.table
    if table.status != OVER:
        return ""
    if table.resigned is not None:
        return say("asked.resigned", name=see.names[table.resigned])
    if len(see.names) == 1 and see.own:
        return say("asked.alone", points=counted(table.points[0], table.rule_set))
    if see.table.eyes in see.own and len(see.own) == 1 and len(see.names) > 1:
        if table.eyes not in table.winners:
            return say("asked.lost") if len(see.names) == 2 else place_of(table)
        return say("asked.won" if len(table.winners) == 1 else "asked.shared")
    return say("asked.won_by", names=and_(see.names[side] for side in table.winners))


def place_of(table: TableState) -> str:
    """Which place somebody has who did not win among several."""
    assert table.eyes is not None
    mine = table.points[table.eyes]
    before = sum(points > mine or side in table.winners for side, points in enumerate(table.points))
    return say("asked.place", place=say(f"place.{before + 1}"), count=len(table.points))


def lines(events: Iterable[EventState], names: list[str]) -> list[Line]:
    """What happened, in words, the newest first."""
    told: list[Line] = []
    for event in events:
        who = "" if event.seat is None else names[event.seat]
        if event.kind == "moved":
            told += [Line(event.number, "moved", named(words, names), subject(words)) for words in event.words]
        elif event.kind == "said":
            phrase = " ".join(PHRASES.get(word, word) for word in event.words)
            told.append(Line(event.number, "said", say("log.said", name=who, words=phrase), event.seat))
        elif f"log.{event.kind}" in words_of():
            told.append(Line(event.number, event.kind, say(f"log.{event.kind}", name=who)))
    return told[::-1]


def title(see: Shown) -> str:
    """What the tab of the browser says."""
    return say("table.title", asked=asked(see), game=find_rule_set(see.table.rule_set).title)
