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

COMPILE = """
import signal, sys
signal.signal(signal.SIGINT, signal.SIG_DFL)  # whoever interrupts the server means this as well, and it says nothing
from hortus.games import find_rule_set
find_rule_set(sys.argv[1]).game
"""
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
    from hortus.core.native import INTERPRETED, cache_directory  # takes half a second: not before it is needed

    try:
        marker = cache_directory() / f"{rule_set.id}-{PLACE}.opened"
        if not INTERPRETED and not marker.exists():
            code = await _compile(rule_set)
            if code < 0:  # for want of memory, maybe: the server itself does not try what killed the other process
                raise NotCompiled(f"The rules of {rule_set.title} could not be compiled: try again in a while.")
            if code == 0:
                marker.touch()
        await asyncio.to_thread(getattr, rule_set, "game")
    finally:
        del _opened[rule_set.id]


async def _compile(rule_set: RuleSet) -> int:
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", COMPILE, rule_set.id)
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
