"""The arena: tournaments among programs.

    tournament = Tournament.plan("faraway", ["random", "greedy"], games=100, seed=7)
    log = Log([Path("faraway.jsonl")], tournament)
    pace = run(tournament, log, workers=2)
    print(standings(tournament, log.among(tournament.players)).as_data())

A tournament is a list of pure jobs (`jobs`), played by processes (`crew`) or by a Ray cluster (`cluster`) and kept in a
log (`log`). What the log holds is summed up by `standings`, with `estimates` and `ratings`, and drawn by `plots`.
"""

from __future__ import annotations

from hortus.arena.jobs import Job, Setting, Tournament
from hortus.arena.log import Log
from hortus.arena.playing import Result
from hortus.arena.running import Pace, run
from hortus.arena.standings import Standings, standings

__all__ = ["Job", "Log", "Pace", "Result", "Setting", "Standings", "Tournament", "run", "standings"]
