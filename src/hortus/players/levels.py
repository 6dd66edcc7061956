"""Levels: `easy`, `club`, `expert` and `master`, and `search` with settings of your own.

The work of a level is fixed, so that it plays alike on every machine. What it does in a game is told by the game's own
file, `levels.toml`: a table for each level, in it tables of what differs for a number of players.
"""

from __future__ import annotations

from dataclasses import fields
from random import Random
from threading import Event
from typing import Any

from hortus.core.action import Action
from hortus.core.errors import BadOption, unknown
from hortus.core.match import Match
from hortus.players.explaining import explain
from hortus.players.seated import Explained, Turn
from hortus.players.styles import judgement_of
from hortus.players.thinking import Line, Settings, think

LEVELS = ("easy", "club", "expert", "master")
USUAL = 1000  # iterations of `search`, if neither these nor a time are given


class Thinker:
    """Plays as well as it thinks: what it has thought out it plays on, until something new is shown."""

    reads_log = False

    def __init__(self, level: str, **settings: Any) -> None:
        names = [field.name for field in fields(Settings)]
        for name in settings:
            if name not in names:
                raise BadOption(unknown(f"setting of {level}", name, names))
        Settings(**settings)  # refuses at once what would fail in the middle of a game
        self.level = level
        self.given = settings
        if level == "search" and not settings.keys() & {"iterations", "time"}:
            self.given = {"iterations": USUAL, **settings}
        self.enough = Event()
        self.planned: list[tuple[bytes, int]] = []  # what will be seen, and what is to be done then

    def settings(self, turn: Turn) -> Settings:
        """Those of the level in this game, for so many players, but for those that were given."""
        level = dict(judgement_of(turn).levels.get(self.level, {}))
        special = level.get(str(turn.players), {})
        plain = {name: value for name, value in level.items() if not isinstance(value, dict)}
        return Settings(**{**plain, **special, **self.given})

    def lines(self, turn: Turn) -> list[Line]:
        """Ways to play the turn, the best first."""
        self.enough.clear()
        return think(turn, self.settings(turn), enough=self.enough)

    def stop(self) -> None:
        """Answer by what was found so far."""
        self.enough.set()

    def explain(self, match: Match, seat: int, seed: int) -> list[Explained]:
        """The best few moves."""
        return explain(match, seat, self.settings(Turn(match, seat, Random(seed), past=False)), seed)

    def choose(self, turn: Turn) -> Action:
        """The first step of the best line, or the next one of a line begun."""
        legal = turn.legal
        if len(legal) == 1:
            return legal[0]
        sight = turn.sight
        step = next((step for seen, step in self.planned if seen == sight), None)
        if step is None:
            best = self.lines(turn)[0]
            self.planned = list(turn.sights(best.steps))
            step = best.steps[0]
        return next(action for action in legal if action.id == step)
