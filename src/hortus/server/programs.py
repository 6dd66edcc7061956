"""Computer seats: they think in processes of their own, and take turns between tables.

A program is sent a table that was dealt anew for its seat, so that what it can't know never leaves the server's own
process. Quick programs and slow ones have lanes of their own: nobody who plays against a quick one waits for others.
Nor for a compiler: until a game was compiled for them, quick programs run as plain Python, which is quick enough.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import secrets
from typing import Any

import numpy as np
import structlog

from hortus.core.errors import HortusError, IllegalAction
from hortus.core.match import Match
from hortus.core.ruleset import RuleSet
from hortus.games import find_rule_set
from hortus.server.happenings import PLAYING, PROGRAM, Unavailable
from hortus.server.house import House
from hortus.server.lanes import Lane
from hortus.server.live import LiveTable
from hortus.server.opening import PLAYED, compiled, was_compiled

QUICK, SLOW = ("easy", "club"), ("expert", "master")
SEARCH = "expert:iterations=4"  # calls all that a slow program calls
LATER = 4.0  # seconds after which a server plays for a program that another server does not play for
LATEST = 300.0  # seconds after which a table is tried again at which a program fails and fails
PLANS = 5_000  # that are remembered
Planned = list[tuple[bytes, int]]
log = structlog.get_logger()


def think(
    rule_set: str, players: int, options: dict[str, Any], state: bytes, seat: int, code: str, planned: Planned
) -> tuple[list[int], Planned]:
    """A whole move of a program, and what it means to do after it: what workers do."""
    from hortus.players import player  # only here: the server itself never thinks, and is ready sooner

    chosen = find_rule_set(rule_set)
    table = np.frombuffer(state, np.uint8).copy()
    match = Match(chosen, players, chosen.check_options(options, players), table, None)
    program = player(code, secrets.randbits(62))
    program.recall(planned)
    steps: list[int] = []
    while not steps or match.half_made(seat):
        steps.append(match.play(program.choose(match, seat)).id)
    return steps, program.planned


def rehearse(rule_set: str, *codes: str) -> None:
    """Load a game, so that the first move does not take longer than others."""
    from hortus.arena import Setting
    from hortus.arena.playing import rehearse as choose_once

    chosen = find_rule_set(rule_set)
    choose_once(Setting.of(chosen, chosen.players[0], {}, LATEST), codes)


def rehearse_all(rule_set: str) -> None:
    """Compile all that programs call, and let others go before."""
    if hasattr(os, "nice"):
        os.nice(5)
    rehearse(rule_set, *QUICK, SEARCH)


class Programs:
    """Everybody made of software."""

    def __init__(self, house: House, processes: int | None = None) -> None:
        self.house = house
        slow = processes or max(1, (os.cpu_count() or 2) - 1)
        self.lanes = {False: Lane(1), True: Lane(slow)}
        self.plain = Lane(1, plain=True)
        self.loading: set[str] = set()  # games that are being compiled for quick programs
        self.planned: dict[tuple[str, int], Planned] = {}
        self.hints = 0  # under way
        self.failures: dict[str, int] = {}  # by table: how often it was tried again
        self.tasks: set[asyncio.Task[None]] = set()
        house.heard.append(self.hear)

    def start(self) -> None:
        """Begin to play."""
        for lane in self.lanes.values():
            for _ in range(lane.processes):
                self._spawn(self._work(lane))

    def _spawn(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    @property
    def waiting(self) -> int:
        """How many tables wait for a program."""
        return sum(len(lane.waiting) for lane in self.lanes.values())

    def hear(self, table: LiveTable, here: bool = True) -> None:
        """Something has happened at a table, here or at another server."""
        seat = table.program_to_act()
        if seat is not None and here:
            self.lanes[table.seats[seat].program in SLOW].add(table.id)
        elif seat is not None and not self._waits(table.id):
            self._spawn(self._hear_later(table.id, table.number))
        if table.status != PLAYING:
            for number, one in enumerate(table.seats):
                if one.kind == PROGRAM:
                    self.planned.pop((table.id, number), None)
            self.failures.pop(table.id, None)

    def _waits(self, name: str) -> bool:
        return any(name in lane.waiting for lane in self.lanes.values())

    async def _hear_later(self, name: str, number: int) -> None:
        await asyncio.sleep(LATER * (1 + random.random()))
        if self._waits(name):  # it need not be read again
            return
        try:
            table = await self.house.table(name)
            if table.number == number:
                self.hear(table)
        except Unavailable:
            self._spawn(self._hear_later(name, number))
        except HortusError as error:
            log.info("program.refused", table=name, reason=type(error).__name__)

    def _try_again(self, lane: Lane, name: str) -> None:
        """Come back to a table, later with each time that it fails."""
        times = self.failures[name] = self.failures.get(name, -1) + 1

        async def again() -> None:
            await asyncio.sleep(min(LATER * 2**times, LATEST))
            lane.add(name)

        self._spawn(again())

    async def _work(self, lane: Lane) -> None:
        while True:
            name = await lane.next()
            try:
                await self.play(name, lane)
                self.failures.pop(name, None)
            except Unavailable:
                log.warning("program.waits", table=name)
                self._try_again(lane, name)
            except IllegalAction as error:
                log.error("program.erred", table=name, reason=type(error).__name__)
                self._try_again(lane, name)
            except HortusError as error:  # the table has changed meanwhile: whoever is to act now was told of it
                log.info("program.refused", table=name, reason=type(error).__name__)
            except Exception:
                log.exception("program.failed", table=name)
                self._try_again(lane, name)
            finally:
                lane.done(name)

    async def play(self, name: str, lane: Lane) -> None:
        """Make one move for a program."""
        table = await self.house.table(name)
        seat = table.program_to_act()
        if seat is None:
            return
        match, number, code = table.match, table.number, table.seats[seat].program or ""
        steps, planned = await self._who_thinks(lane, match.rule_set).run(
            think,
            match.rule_set.id,
            match.players,
            match.options.model_dump(mode="json"),
            match.redeal(seat, secrets.randbits(62), past=False).truth.tobytes(),
            seat,
            code,
            self.planned.pop((name, seat), []),
        )
        self.planned[name, seat] = planned
        if len(self.planned) > PLANS:  # of a game that nobody goes on with, maybe; else the program thinks anew
            del self.planned[next(iter(self.planned))]
        await self.house.command(name, None, None, lambda now: now.move(seat, steps, number))

    def _who_thinks(self, lane: Lane, rule_set: RuleSet) -> Lane:
        """Whose processes think in a game."""
        if lane is not self.lanes[False] or was_compiled(rule_set, PLAYED):
            return lane
        self._spawn(self.load(rule_set))
        return self.plain

    async def load(self, rule_set: RuleSet) -> None:
        """Let a game be compiled for programs, if it was not, and let the quick lane load it."""
        if rule_set.id in self.loading:
            return
        self.loading.add(rule_set.id)
        try:
            await compiled(rule_set, PLAYED)
            await self.lanes[False].run(rehearse, rule_set.id, *QUICK)
            self.loading.discard(rule_set.id)
        except Exception:
            log.exception("program.not_loaded", rule_set=rule_set.id)
            asyncio.get_running_loop().call_later(LATEST, self.loading.discard, rule_set.id)  # not with every move

    async def close(self) -> None:
        """Stop thinking."""
        for task in list(self.tasks):
            task.cancel()
        for task in list(self.tasks):
            with contextlib.suppress(asyncio.CancelledError):
                await task
        for lane in (self.plain, *self.lanes.values()):
            lane.close()
