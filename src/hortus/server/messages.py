"""What goes over the wire: typed, documented, and nothing but the declared fields."""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args

from pydantic import BaseModel, ConfigDict, Field, SerializeAsAny

from hortus.core.view import View
from hortus.server.clocks import WHOLE, Clock
from hortus.server.happenings import PHRASES

Name = Annotated[str, Field(min_length=1, max_length=40, description="shown to others")]
SeatNumber = Annotated[int, Field(ge=0, le=15, description="seats count from 0"), WHOLE]
EventNumber = Annotated[int, Field(ge=0, le=10**6), WHOLE]
Level = Literal["easy", "club", "expert", "master"]
LEVELS = get_args(Level)
Step = Annotated[int, Field(ge=0, le=10**6), WHOLE] | Annotated[str, Field(min_length=1, max_length=60)]


class Sent(BaseModel):
    """What a client sends."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Told(BaseModel):
    """What the server answers."""

    model_config = ConfigDict(extra="forbid", frozen=True)


# --- people ---


class NewGuest(Sent):
    """A guest who comes in."""

    name: Name
    token: bool = Field(default=False, description="for programs: answer with a token instead of a cookie")


class Me(Told):
    """Who you are."""

    id: str
    name: str
    login: str | None = Field(description="of your account, if you have one")
    token: str | None = Field(default=None, description="shown once, now: send it as `Authorization: Bearer ...`")


class NewName(Sent):
    """Another name."""

    name: Name


class Credentials(Sent):
    """The login and the password of an account."""

    login: Annotated[str, Field(min_length=3, max_length=40, pattern=r"^[A-Za-z0-9._@+-]+$")]
    password: Annotated[str, Field(min_length=10, max_length=200)]


class NewToken(Sent):
    """A token for a program or a terminal."""

    label: Name


class Token(Told):
    """A token, which is shown once."""

    token: str
    label: str
    expires: int = Field(description="milliseconds since 1970")


# --- tables ---


class Mine(Sent):
    """A seat of one's own; with a name, of somebody else at the same screen."""

    kind: Literal["me"]
    name: Name | None = None


class ByLink(Sent):
    """A seat for whoever has the link."""

    kind: Literal["link"]


class ForAnybody(Sent):
    """A seat for whoever comes."""

    kind: Literal["anyone"]


class ForProgram(Sent):
    """A seat for the computer."""

    kind: Literal["computer"]
    level: Level = "club"


WantedSeat = Annotated[Mine | ByLink | ForAnybody | ForProgram, Field(discriminator="kind")]


class NewTable(Sent):
    """A table to put up."""

    rule_set: Annotated[str, Field(max_length=40)]
    options: dict[str, Any] = {}
    seats: Annotated[list[WantedSeat], Field(min_length=1, max_length=8)]
    listed: bool = Field(default=True, description="whether others find it, to join or to watch")
    clock: Clock | None = None


class Opened(Told):
    """A table that was put up."""

    table: str
    invitations: dict[int, str] = Field(
        description="keys by seat; a link to one is /join/TABLE#KEY, so that it is in no log"
    )


class NewSeat(Sent):
    """A seat to take: the first one that is open to everybody, or the one that an invitation is for."""

    seat: SeatNumber | None = None
    invitation: Annotated[str, Field(max_length=64)] | None = None


class NewMove(Sent):
    """A whole move: all of its steps, each a number or a notation."""

    seat: SeatNumber | None = Field(default=None, description="needed if you have several")
    steps: Annotated[list[Step], Field(min_length=1, max_length=16)]
    number: EventNumber | None = Field(
        default=None, description="of the table as you saw it: if the decision is another one by now, nothing happens"
    )


class ForSeat(Sent):
    """A command for one of one's seats."""

    seat: SeatNumber | None = None


class NewVote(ForSeat):
    """A vote for a computer in somebody's seat."""

    against: SeatNumber


class NewPhrase(ForSeat):
    """Something to say."""

    phrase: Annotated[str, Field(max_length=20, json_schema_extra={"enum": list(PHRASES)})]


class About(Sent):
    """Somebody else's seat."""

    seat: SeatNumber


class NewReport(Sent):
    """A complaint."""

    number: Annotated[int, Field(ge=1, le=10**6, description="of the event that it is about"), WHOLE]
    words: Annotated[str, Field(min_length=1, max_length=400)]


class Done(Told):
    """A command was carried out, and is safe on disk."""

    number: int = Field(description="of the event that it made")


class SeatState(Told):
    """A seat."""

    seat: int
    kind: str = Field(pattern="^(person|program|free|invited)$")
    name: str
    program: str | None
    stands_in: bool = Field(description="whether a computer sits there for somebody who left")
    yours: bool
    left: int | None = Field(description="milliseconds on its clock when the last event came")


class EventState(Told):
    """Something that happened, as you were told of it."""

    number: int
    kind: str
    seat: int | None
    at: int = Field(description="milliseconds since 1970")
    words: list[str]


class LegalAction(Told):
    """A step that you can take."""

    id: int
    notation: str
    words: str
    parts: dict[str, str]


class TableState(Told):
    """A table as you see it."""

    id: str
    number: int = Field(description="of the last event")
    rule_set: str
    version: int
    options: dict[str, Any]
    status: str = Field(pattern="^(open|playing|over|abandoned)$")
    listed: bool
    clock: Clock | None
    stood: int = Field(description="milliseconds since the last event in which no server was there: clocks stood still")
    seats: list[SeatState]
    eyes: int | None = Field(description="the seat whose eyes these are; null for a spectator")
    view: SerializeAsAny[View] | None = Field(description="null until the game begins")
    legal: list[LegalAction] = Field(description="the steps that you can take now; none if others are to decide")
    may_undo: bool
    votes: dict[int, list[int]] = Field(description="who voted for a computer in a seat")
    abandon: list[int] = Field(description="seats that want to end the game without a result")
    rematch: list[int] = Field(description="seats that want one")
    next_table: str | None
    points: tuple[int, ...]
    winners: tuple[int, ...]
    resigned: int | None
    commitment: str | None = Field(description="SHA-256 of the deal's secret, shown from the start")
    secret: str | None = Field(description="once the game is over")


class Advice(Told):
    """A move that is worth a thought."""

    steps: list[int] = Field(description="of which it is made, as far as that is certain")
    words: str
    expected: float = Field(description="by the end: a chance to win, or points")
    unit: str = Field(pattern="^(win|points)$")
    behind: float | None = Field(
        description="once the game is as good as decided: points that the first move is judged to have more"
    )
    reasons: list[str]


class Drawing(Told):
    """A table as you see it, for terminals and screen readers."""

    number: int = Field(description="of the last event")
    text: str = Field(description="the table drawn with letters; empty until the game begins")
    asked: str = Field(description="whose decision it is and what is asked: the last line of the text")
    colours: dict[str, str] = Field(description="of words of the text, for terminals that have them")
    standing: list[str] = Field(description="how your seat stands, as far as it can know")
    scorecard: str = Field(description="the points with their reasons, once the game was played to its end")


class News(Told):
    """What happened since you last looked, and the table as it is now."""

    events: list[EventState]
    table: TableState


class ListedTable(Told):
    """A table in a list."""

    id: str
    rule_set: str
    options: dict[str, Any]
    status: str
    changed: int
    seats: list[dict[str, Any]]
    result: dict[str, Any] | None
    lost: list[int] = Field(description="your seats in which a computer plays now; only among your own tables")
    asked: list[int] = Field(description="your seats that are asked something now; only among your own tables")


class ScoreLine(Told):
    """A finished game that was played alone."""

    table: str
    name: str
    options: dict[str, Any]
    points: int
    at: int


class OptionState(Told):
    """An option of a rule set, as JSON Schema."""

    name: str
    described: dict[str, Any]


class RuleSetState(Told):
    """A rule set that can be played here."""

    id: str
    title: str
    summary: str
    version: int
    players: tuple[int, int] = Field(description="least and most")
    options: list[OptionState]


class ProblemState(BaseModel):
    """What went wrong (RFC 9457)."""

    type: str
    title: str
    status: int
    detail: str
