"""Opening rule sets without keeping anybody waiting: what was never compiled is compiled in another process first."""

from __future__ import annotations

import asyncio
import hashlib
import signal
import sys
from pathlib import Path

from hortus.core.ruleset import RuleSet
from hortus.games import find_rule_set
from hortus.server.happenings import Unavailable

# How a game is compiled, in a process that whoever interrupts the server means as well: it says nothing.
QUIETLY = "import signal, sys; signal.signal(signal.SIGINT, signal.SIG_DFL); "
OPENED = QUIETLY + "from hortus.games import find_rule_set; find_rule_set(sys.argv[1]).game"
PLAYED = QUIETLY + "from hortus.server.programs import rehearse_all; rehearse_all(sys.argv[1])"
# Compiled code is kept for each place from which sources are read: a twin elsewhere has its own.
PLACE = hashlib.sha256(str(Path(__file__).resolve().parents[1]).encode()).hexdigest()[:12]
_opened: dict[str, asyncio.Future[None]] = {}
_compiling: set[asyncio.subprocess.Process] = set()
_stopped: set[asyncio.subprocess.Process] = set()  # those that we ended


class NotCompiled(Unavailable):
    """A game whose rules could not be compiled: whoever asks next lets it be tried again."""


async def opened(name: str | RuleSet) -> RuleSet:
    """A rule set that answers at once."""
    rule_set = find_rule_set(name)
    if "game" not in rule_set.__dict__:
        if rule_set.id not in _opened:
            _opened[rule_set.id] = asyncio.ensure_future(_open(rule_set))
        await asyncio.shield(_opened[rule_set.id])
    return rule_set


async def _open(rule_set: RuleSet) -> None:
    try:
        await compiled(rule_set, OPENED)
        await asyncio.to_thread(getattr, rule_set, "game")
    finally:
        del _opened[rule_set.id]


async def compiled(rule_set: RuleSet, how: str) -> None:
    """Compile a game in another process, unless that was done before. Raises `NotCompiled` if the process dies."""
    if was_compiled(rule_set, how):
        return
    code = await _compile(rule_set, how)
    if code < 0:  # for want of memory, maybe: the server itself does not try what killed the other process
        raise NotCompiled(f"The rules of {rule_set.title} could not be compiled: try again in a while.")
    if code == 0:
        _marker(rule_set, how).touch()


def was_compiled(rule_set: RuleSet, how: str) -> bool:
    """Whether a game was compiled before."""
    from hortus.core.native import INTERPRETED  # takes half a second: not before it is needed

    return INTERPRETED or _marker(rule_set, how).exists()


def _marker(rule_set: RuleSet, how: str) -> Path:
    """A file that is there when a game was compiled."""
    from hortus.core.native import cache_directory

    return cache_directory() / f"{rule_set.id}-{PLACE}.{'opened' if how == OPENED else 'played'}"


async def _compile(rule_set: RuleSet, how: str) -> int:
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", how, rule_set.id)
    _compiling.add(process)
    try:
        code = await process.wait()
        if process in _stopped or code == -signal.SIGINT:  # Ctrl-C is for the server as well
            raise asyncio.CancelledError  # and so is whoever waits for it
        return code
    finally:
        _compiling.discard(process)
        _stopped.discard(process)


def stop_compiling() -> None:
    """End what would go on without the server."""
    for process in _compiling:
        _stopped.add(process)
        process.kill()
