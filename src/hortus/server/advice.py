"""Hints: what a strong player would think of, thought in a process of its own from a table dealt anew for the seat."""

from __future__ import annotations

import hashlib
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import numpy as np

from hortus.core.match import Match
from hortus.games import find_rule_set
from hortus.server.happenings import Refused, Unavailable
from hortus.server.live import LiveTable
from hortus.server.messages import Advice
from hortus.server.programs import Programs

ADVISER = "expert"
HINTS = 4  # that may be under way for each process that thinks: more would keep tables waiting


def advise(
    rule_set: str, players: int, options: dict[str, Any], state: bytes, seat: int, seed: int
) -> list[dict[str, Any]]:
    """The moves that a strong player would think of, the best first: what workers do."""
    from hortus.players import player  # only here: the server itself never thinks, and is ready sooner
    from hortus.players.telling import hints

    chosen = find_rule_set(rule_set)
    table = np.frombuffer(state, np.uint8).copy()
    match = Match(chosen, players, chosen.check_options(options, players), table, None)
    found = hints(match, seat, player(ADVISER, seed).explain(match, seat), seed)
    return [
        {
            "steps": list(one.steps),
            "words": one.words,
            "expected": one.expected,
            "unit": one.unit,
            "behind": found.behind[place] if found.decided else None,
            "reasons": [str(reason) for reason in one.reasons],
        }
        for place, one in enumerate(found.moves)
    ]


async def hint(programs: Programs, table: LiveTable, seat: int) -> list[Advice]:
    """What a seat could think of now. The same table, as the seat sees it, gives the same hint."""
    table.must_play()
    match = table.match
    if seat not in match.actors:
        raise Refused("A hint is for when you are asked something.")
    if any(one.person not in (None, table.seats[seat].person) for one in table.seats):
        raise Refused("There are no hints in games against other people.")
    seed = int.from_bytes(hashlib.sha256(f"{table.id} {table.number} {seat}".encode()).digest()[:8], "big") >> 2
    state = match.redeal(seat, seed, past=False).truth.tobytes()
    asked = (match.rule_set.id, match.players, match.options.model_dump(mode="json"), state, seat, seed)
    lane = programs.lanes[True]
    if programs.hints >= HINTS * lane.processes:
        raise Unavailable("Too many ask for a hint just now: try again in a while.")
    programs.hints += 1
    try:
        found = await lane.run(advise, *asked)
    except BrokenProcessPool:
        raise Unavailable("The computer was interrupted while it thought: ask again.") from None
    finally:
        programs.hints -= 1
    return [Advice(**one) for one in found]
