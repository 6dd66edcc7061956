"""Computer seats: honest, patient with each other, and back again after a restart."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, ClassVar

import numpy as np
import pytest

from hortus.core.match import Match
from hortus.games import find_rule_set
from hortus.games.arboretum.view import ArboretumView
from hortus.server import opening
from hortus.server.advice import HINTS, hint
from hortus.server.happenings import PROGRAM, Seat, Unavailable
from hortus.server.lanes import Lane
from hortus.server.programs import Planned, Programs, think
from hortus.server.settings import Settings
from tests.kinds import as_a
from tests.server.conftest import Guest, Service
from tests.server.test_live import table_of

PATIENCE = 90.0  # seconds: the first move of a process loads the game


def wait_for(something: Callable[[], Any], what: str) -> Any:
    deadline = time.monotonic() + PATIENCE
    while not (found := something()):
        assert time.monotonic() < deadline, f"no sign of {what}"
        time.sleep(0.02)
    return found


def my_turn(guest: Guest, table: str) -> bool:
    return bool(0 in guest.table(table)["view"]["actors"])


def finish_turn(guest: Guest, table: str) -> None:
    """Play until it is the computer's turn."""
    while my_turn(guest, table):
        guest.play(table, 0, lambda legal: legal[0])


def settings(folder: Path) -> Settings:
    return Settings(database=f"sqlite:///{folder / 'hortus.db'}", rate=1e4, burst=10**5, doors=10**4, ready=False)


def test_programs_go_on_by_themselves_after_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = Service(settings(tmp_path))

    async def never(self: Lane, *arguments: Any) -> Any:
        await asyncio.Event().wait()

    with monkeypatch.context() as asleep:
        asleep.setattr(Lane, "run", never)
        anna = first.guest()
        table = anna.open("arboretum", "me", "easy")["table"]
        finish_turn(anna, table)
        first.stop()
    second = Service(settings(tmp_path))
    try:
        again = Guest(second.url, anna.token, {"id": anna.id, "name": anna.name})
        wait_for(lambda: my_turn(again, table), "the computer's turn after the restart")
    finally:
        second.stop()


def test_a_slow_program_delays_nobody(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    thinking = threading.Event()

    async def never(*_: Any) -> Any:
        thinking.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(service.app.state.programs.lanes[True], "run", never)
    anna, ben = service.guest("Anna"), service.guest("Ben")
    slow = anna.open("arboretum", "me", "master")["table"]
    quick = ben.open("arboretum", "me", "easy")["table"]
    finish_turn(anna, slow)
    assert thinking.wait(PATIENCE)
    finish_turn(ben, quick)
    wait_for(lambda: my_turn(ben, quick), "the quick program while the slow one thinks")
    assert not my_turn(anna, slow)


def test_nobody_waits_for_a_compiler(service: Service, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A quick program plays as plain Python until its game is compiled, and then as fast as it can."""
    programs, rule_set = service.app.state.programs, find_rule_set("arboretum")
    lanes = {"plain": programs.plain, "quick": programs.lanes[False]}
    plainly = "__import__('hortus.core.native').core.native.INTERPRETED"
    assert [asyncio.run(lane.run(eval, plainly)) for lane in lanes.values()] == [True, False]
    assert rule_set.game
    compiling: list[tuple[Any, ...]] = []
    compiled = threading.Event()
    thought: list[str] = []

    async def compile_slowly(*what: Any) -> int:
        compiling.append(what)
        await asyncio.to_thread(compiled.wait)
        return 0

    async def listen(self: Lane, work: Any, *arguments: Any) -> Any:
        thought.extend(name for name, lane in lanes.items() if lane is self and work is think)
        return await self._give(work, *arguments)

    monkeypatch.setattr(opening, "_marker", lambda rule_set, how: tmp_path / rule_set.id)
    monkeypatch.setattr(opening, "_compile", compile_slowly)
    monkeypatch.setattr(Lane, "run", listen)
    anna = service.guest()
    table = anna.open("arboretum", "me", "easy")["table"]
    finish_turn(anna, table)
    wait_for(lambda: my_turn(anna, table), "the computer's turn before its game is compiled")
    assert set(thought) == {"plain"} and compiling == [(rule_set, opening.PLAYED)]
    compiled.set()
    wait_for(lambda: opening.was_compiled(rule_set, opening.PLAYED), "the compiled game")
    finish_turn(anna, table)
    wait_for(lambda: my_turn(anna, table), "the computer's turn after that")
    assert thought[-1] == "quick"


def test_a_game_that_cannot_be_compiled_keeps_nobody_and_is_tried_again_later(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[str] = []

    async def fail(rule_set: Any, how: str) -> None:
        tried.append(rule_set.id)
        raise opening.NotCompiled("no memory")

    async def load() -> None:
        house: Any = SimpleNamespace(heard=[])
        programs, rule_set = Programs(house, 1), find_rule_set("faraway")
        for _ in range(2):
            await asyncio.wait_for(programs.load(rule_set), 5)
        assert tried == ["faraway"]
        await asyncio.sleep(0.3)
        await programs.load(rule_set)
        assert tried == ["faraway"] * 2
        await programs.close()

    monkeypatch.setattr("hortus.server.programs.compiled", fail)
    monkeypatch.setattr("hortus.server.programs.LATEST", 0.2)
    asyncio.run(load())


def test_a_process_that_dies_is_replaced(service: Service) -> None:
    anna = service.guest()
    table = anna.open("arboretum", "me", "easy")["table"]
    finish_turn(anna, table)
    wait_for(lambda: my_turn(anna, table), "the computer's turn")
    for process in service.app.state.programs.lanes[False].pool._processes.values():
        os.kill(process.pid, signal.SIGKILL)
    finish_turn(anna, table)
    wait_for(lambda: my_turn(anna, table), "the computer's turn after its process died")


def test_a_program_that_errs_thinks_again(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[list[int]] = []

    async def err_once(self: Lane, work: Any, *arguments: Any) -> Any:
        found = work(*arguments)
        if work is think:
            found = (found[0] if played else [10_000], found[1])
            played.append(found[0])
        return found

    monkeypatch.setattr(Lane, "run", err_once)
    anna = service.guest()
    table = anna.open("arboretum", "me", "easy")["table"]
    finish_turn(anna, table)
    wait_for(lambda: my_turn(anna, table), "the computer's turn after it erred")
    assert played[0] == [10_000]


def test_a_program_is_sent_a_table_that_was_dealt_anew(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[tuple[Any, ...]] = []

    async def listen(self: Lane, work: Any, *arguments: Any) -> Any:
        if work is think:
            sent.append(arguments)
        return work(*arguments)

    monkeypatch.setattr(Lane, "run", listen)
    anna = service.guest()
    table = anna.open("arboretum", "me", "easy")["table"]
    finish_turn(anna, table)
    wait_for(lambda: my_turn(anna, table), "the computer's turn")
    truth = service.app.state.house.places[table].table.match
    assert sent
    for name, players, options, state, seat, code, _ in sent:
        match = Match(truth.rule_set, players, truth.options, np.frombuffer(state, np.uint8).copy(), None)
        assert (name, seat, code) == ("arboretum", 1, "easy") and options == truth.options.model_dump(mode="json")
        assert as_a(ArboretumView, match.view(0)).sides[0].hand != truth.view(0).sides[0].hand


def test_what_a_program_means_to_do_is_remembered_between_its_moves() -> None:
    match = Match.new("arboretum", 2, seed=4)
    for _ in range(2):
        match.play("deck")
    steps, planned = think("arboretum", 2, {}, match.truth.tobytes(), 0, "club", [])
    match.move(steps, 0)
    later, _ = think("arboretum", 2, {}, match.truth.tobytes(), 0, "club", planned)
    assert planned and later == [planned[-1][1]]


def test_plans_of_games_that_nobody_goes_on_with_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    class House:
        heard: ClassVar[list[Any]] = []

        async def table(self, name: str) -> Any:
            return table_of("faraway", Seat(PROGRAM, program="easy"), "anna")

        async def command(self, *arguments: Any) -> None:
            pass

    async def plan(*arguments: Any) -> tuple[list[int], Planned]:
        return [], [(b"", 1)]

    async def play() -> list[str]:
        house: Any = House()
        programs = Programs(house, 1)
        monkeypatch.setattr(Lane, "run", plan)
        for name in ("a", "b", "a", "c", "d"):
            await programs.play(name, programs.lanes[False])
        await programs.close()
        return [name for name, _ in programs.planned]

    monkeypatch.setattr("hortus.server.programs.PLANS", 3)
    assert asyncio.run(play()) == ["a", "c", "d"]


def test_tables_take_turns() -> None:
    async def turns() -> list[str]:
        lane = Lane(1)
        for name in ("a", "b", "a", "c"):
            lane.add(name)
        first = await lane.next()
        lane.done(first)
        lane.add(first)
        return [first, *[await lane.next() for _ in range(3)]]

    assert asyncio.run(turns()) == ["a", "b", "c", "a"]


def test_nobody_else_thinks_about_a_table_that_is_being_thought_about() -> None:
    async def turns() -> list[str]:
        lane = Lane(2)
        lane.add("a")
        first = await lane.next()
        for name in ("a", "b", "a"):  # whatever happens there meanwhile
            lane.add(name)
        found = [first, await lane.next()]
        assert not lane.waiting
        lane.done("b")
        assert not lane.waiting
        lane.done("a")
        return [*found, await lane.next()]

    assert asyncio.run(turns()) == ["a", "b", "a"]


def test_hints_do_not_crowd_out_tables_that_wait_for_a_computer() -> None:
    class Busy:
        processes, free = 1, asyncio.Event()

        async def run(self, *arguments: Any) -> list[Any]:
            await self.free.wait()
            return []

    async def ask() -> None:
        lane = Busy()
        programs: Any = SimpleNamespace(lanes={True: lane}, hints=0)
        table = table_of("faraway", "anna", Seat(PROGRAM, program="easy"))
        asked = [asyncio.ensure_future(hint(programs, table, 0)) for _ in range(HINTS)]
        await asyncio.sleep(0.01)
        with pytest.raises(Unavailable, match="try again"):
            await asyncio.wait_for(hint(programs, table, 0), 10)
        lane.free.set()
        assert [*await asyncio.gather(*asked), await hint(programs, table, 0)] == [[]] * (HINTS + 1)

    asyncio.run(ask())


def test_new_tables_are_refused_while_programs_are_too_busy(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = service.guest()
    played = anna.open("arboretum", "me", "easy")["table"]
    anna.post(f"/tables/{played}/resign", {})
    for number in range(3):
        service.app.state.programs.lanes[True].waiting[str(number)] = None
    monkeypatch.setattr(service.app.state.settings, "waiting", 2)
    seats = [{"kind": "me"}, {"kind": "computer", "level": "club"}]
    told = anna.post("/tables", {"rule_set": "arboretum", "seats": seats}, expect=503)
    assert "busy" in told["detail"]
    assert "busy" in anna.post(f"/tables/{played}/rematch", {}, expect=503)["detail"]
    anna.open("arboretum", "me", "anyone")
