"""People who share a screen: nobody is shown what is another's, nor their own before they say that they are there.

The server can't know who sits before a screen. So a page that several people share is made with a spectator's eyes,
whatever its address says, and asks for the eyes of a seat only when somebody has said that they are there; it is given
them only while that seat is asked, and is a spectator's again with the move that ends that.
"""

from __future__ import annotations

from hortus.server.happenings import OVER, Refused
from hortus.server.live import LiveTable
from hortus.web.texts import say


def is_shared(live: LiveTable, person: str | None) -> bool:
    """Whether several people play this game at one screen."""
    return live.status != OVER and len(live.seats_of(person)) > 1


def eyes_of(live: LiveTable, person: str | None, wanted: int | None) -> int | None:
    """With whose eyes a part of a page is made. Raises `Refused` or `NotYours`."""
    eyes = live.eyes(person, wanted)
    if not is_shared(live, person):
        return eyes
    return wanted if wanted in live.match.actors else None


def hidden_eyes_of(live: LiveTable, person: str | None, wanted: int | None) -> int | None:
    """The same for a whole page, which can be loaded again when somebody else sits there."""
    eyes = live.eyes(person, wanted)
    return None if is_shared(live, person) else eyes


def seat_of(live: LiveTable, person: str | None, wanted: int | None) -> int:
    """The seat for which a page asks what only that seat may know. Raises `Refused` or `NotYours`."""
    seat = live.own(person, wanted)
    if is_shared(live, person) and eyes_of(live, person, wanted) is None:
        raise Refused(say("sharing.nobody"))
    return seat
