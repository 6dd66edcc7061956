"""One job, played: programs at a table, on the clock, and forfeits in place of failures.

Every player's generator is seeded by the deal and the seat, as `hortus play` does it: who plays a job makes no
difference, and `hortus play RULESET --players CODES --seed DEAL` is the same game again.
"""

from __future__ import annotations

import signal
import time
from collections.abc import MutableSequence, Sequence
from types import FrameType
from typing import Protocol

from pydantic import BaseModel, ConfigDict

from hortus.arena.jobs import Job, Setting
from hortus.core.action import Action
from hortus.core.deal import Deal
from hortus.core.errors import HortusError, IllegalAction
from hortus.core.match import Match
from hortus.core.ruleset import RuleSet
from hortus.games import find_rule_set
from hortus.players import PROGRAMS, Player, player, seed_for

SEAT, SINCE = 0, 1  # places in a watch: who decided last, and since when somebody is deciding (0: nobody is)
TO_BE_MADE = 60.0  # seconds that a player may take to be made, if a decision may not take longer
LONGEST_REASON = 200
ALARMS = hasattr(signal, "setitimer")  # elsewhere only the watchdog stops a decision


class Forfeit(BaseModel):
    """Who gave a game away, and why."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    seat: int
    reason: str


class Result(BaseModel):
    """A job that was played: one line of the log. Only the seconds may differ when it is played again."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    job: str
    players: tuple[str, ...]  # by seat
    deal: int
    points: tuple[int, ...] | None  # by side; none of a forfeited game
    winners: tuple[int, ...]  # sides; of a forfeited game all but the one who forfeits
    outcome: tuple[float, ...] | None
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    forfeit: Forfeit | None = None


class Seated(Protocol):
    """Whoever can decide for a seat."""

    def choose(self, match: Match, seat: int) -> Action:
        """One of the actions open to the seat."""


class Forfeited(Exception):
    """A player can't go on, for a reason that is a sentence."""

    def __init__(self, seat: int, reason: str) -> None:
        super().__init__(reason)
        self.seat = seat


class TooSlow(BaseException):
    """The time is up. Not an `Exception`, so that a player's own `except Exception` does not swallow it."""


def play_out(match: Match, seats: Sequence[Seated]) -> None:
    """Let programs play a match to its end."""
    while not match.over:
        seat = match.actors[0]
        match.play(seats[seat].choose(match, seat), seat=seat)


def play_job(setting: Setting, job: Job, watch: MutableSequence[float]) -> Result:
    """Play a game in this process's main thread; whoever fails, cheats or takes too long forfeits it."""
    if ALARMS:
        signal.signal(signal.SIGALRM, ring)
    rule_set = rule_set_of(setting)
    match = Match.from_deal(rule_set, setting.seats, Deal.new(job.deal), setting.options)
    contenders = [Contender(code, setting.seconds, watch) for code in job.codes]
    forfeit = None
    try:
        for seat, contender in enumerate(contenders):
            contender.sit_down(match, seat)
        play_out(match, contenders)
    except Forfeited as error:
        forfeit = Forfeit(seat=error.seat, reason=str(error))
        watch[SINCE] = 0.0
    return Result(
        job=job.id,
        players=job.codes,
        deal=job.deal,
        points=match.points if forfeit is None else None,
        winners=match.winners if forfeit is None else all_but(setting, forfeit.seat),
        outcome=match.outcome if forfeit is None else None,
        decisions=tuple(contender.decisions for contender in contenders),
        seconds=tuple(round(contender.seconds, 6) for contender in contenders),
        forfeit=forfeit,
    )


def forfeited(setting: Setting, job: Job, seat: int, reason: str, seconds: float) -> Result:
    """The result of a game whose process did not live to tell it."""
    return Result(
        job=job.id,
        players=job.codes,
        deal=job.deal,
        points=None,
        winners=all_but(setting, seat),
        outcome=None,
        decisions=(0,) * setting.seats,
        seconds=tuple(seconds if other == seat else 0.0 for other in range(setting.seats)),
        forfeit=Forfeit(seat=seat, reason=reason),
    )


def all_but(setting: Setting, seat: int) -> tuple[int, ...]:
    """The sides that win when `seat` forfeits."""
    sides = setting.seats + len(rule_set_of(setting).sides)
    return tuple(side for side in range(sides) if side != seat)


def rule_set_of(setting: Setting) -> RuleSet:
    """The rule set, if this Hortus plays the version that is asked for."""
    rule_set = find_rule_set(setting.rule_set)
    if rule_set.version != setting.version:
        raise HortusError(
            f"Version {setting.version} of {rule_set.id} is asked for, and this Hortus plays version "
            f"{rule_set.version}: install the same Hortus everywhere."
        )
    return rule_set


def rehearse(setting: Setting, codes: Sequence[str]) -> None:
    """Load and compile what our own players need, so that it does not count as time to think."""
    match = Match.from_deal(rule_set_of(setting), setting.seats, Deal.new(0), setting.options)
    while len(match.legal(match.actors[0])) == 1:
        match.play(match.legal(match.actors[0])[0])
    for code in dict.fromkeys(codes):
        if code.partition(":")[0] in PROGRAMS:
            try:
                player(code, 0).choose(match, match.actors[0])
            except HortusError:  # no judgement, say: the games will tell
                continue


def too_slow(code: str, limit: float) -> str:
    """Why a slow player forfeits."""
    return f"{code} took longer than {limit:g} s for a decision."


class Contender:
    """A player on the clock: it decides within `limit` seconds or forfeits."""

    def __init__(self, code: str, limit: float, watch: MutableSequence[float]) -> None:
        self.code = code
        self.limit = limit
        self.watch = watch
        self.decisions = 0
        self.seconds = 0.0

    def sit_down(self, match: Match, seat: int) -> None:
        """Make the player."""
        limit = max(self.limit, TO_BE_MADE)
        try:
            start = self._begin(seat, limit)
            try:
                self.player: Player = player(self.code, seed_for(match, seat))
            finally:
                self._end(start)
        except TooSlow:
            raise Forfeited(seat, f"{self.code} took longer than {limit:g} s to start.") from None
        except BaseException as error:
            raise Forfeited(seat, said(self.code, error)) from None

    def choose(self, match: Match, seat: int) -> Action:
        """What the player decides; raises `Forfeited` whatever goes wrong."""
        try:  # around the clock too: the alarm may ring while it is being stopped
            start = self._begin(seat, self.limit)
            try:
                action = self.player.choose(match, seat)
            finally:
                took = self._end(start)
        except TooSlow:
            raise Forfeited(seat, too_slow(self.code, self.limit)) from None
        except BaseException as error:
            raise Forfeited(seat, said(self.code, error)) from None
        if took > self.limit:  # where no alarm could be set, or the player slept through it
            raise Forfeited(seat, too_slow(self.code, self.limit))
        self.decisions += 1
        return action

    def _begin(self, seat: int, limit: float) -> float:
        self.watch[SEAT] = seat
        self.watch[SINCE] = time.monotonic() + limit - self.limit
        if ALARMS:
            signal.setitimer(signal.ITIMER_REAL, limit)
        return time.perf_counter()

    def _end(self, start: float) -> float:
        took = time.perf_counter() - start
        if ALARMS:
            signal.setitimer(signal.ITIMER_REAL, 0)
        self.watch[SINCE] = 0.0
        self.seconds += took
        return took


def said(code: str, error: BaseException) -> str:
    """Why a player that failed forfeits, in one line."""
    try:
        words = " ".join(str(error).split())[:LONGEST_REASON]
    except Exception:
        words = ""
    if isinstance(error, IllegalAction):
        return words
    return f"{code} raised {type(error).__name__}{f': {words}' if words else ''}".rstrip(".") + "."


def ring(number: int, frame: FrameType | None) -> None:
    """The alarm: interrupt whoever is deciding."""
    raise TooSlow
