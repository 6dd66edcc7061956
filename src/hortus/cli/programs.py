"""Games among programs: a progress bar, then who won how often."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

from hortus.arena.playing import play_out, said
from hortus.core.action import Action
from hortus.core.errors import HortusError
from hortus.core.match import Match
from hortus.core.record import Record
from hortus.core.ruleset import RuleSet
from hortus.players import Player, player, seed_for


def play_programs(
    rule_set: RuleSet,
    codes: list[str],
    seed: int | None,
    options: dict[str, Any],
    games: int,
    record: Path | None,
    as_json: bool,
) -> None:
    """Play so many games; game number k of seed s is dealt from seed s + k."""
    first = Match.new(rule_set, len(codes), seed, **options)  # refuses what is wrong before anything is shown
    if record is not None and games > 1:
        try:
            record.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise HortusError(f"{record} can't be a directory for {games} records: {error.strerror}.") from None
    won = [0.0] * (len(codes) + len(rule_set.sides))
    points: Counter[int] = Counter()
    console = Console(stderr=True)
    for game in track(range(games), f"{rule_set.title}: {games} games", console=console, disable=games == 1):
        match = (
            first if game == 0 else Match.new(rule_set, len(codes), None if seed is None else seed + game, **options)
        )
        play_out(match, [Program(player(code, seed_for(match, seat))) for seat, code in enumerate(codes)])
        for side, gained in enumerate(match.points):
            points[side] += gained
            won[side] += (side in match.winners) / len(match.winners)
        if record is not None:
            Record.of(match, codes).save(record if games == 1 else record / f"{game + 1:06}.json")
    report(rule_set, codes, games, won, points, as_json)


class Program:
    """A player whose failures are sentences."""

    def __init__(self, mind: Player) -> None:
        self.mind = mind

    def choose(self, match: Match, seat: int) -> Action:
        """What the player chooses; raises `HortusError` whatever goes wrong in it."""
        try:
            return self.mind.choose(match, seat)
        except HortusError:
            raise
        except Exception as error:
            raise HortusError(said(self.mind.code, error)) from None


def report(
    rule_set: RuleSet, codes: list[str], games: int, won: list[float], points: Counter[int], as_json: bool
) -> None:
    """Say who won how often; a shared victory counts in parts."""
    rows = [
        {"player": name, "games": games, "wins": won[side], "mean_points": points[side] / games}
        for side, name in enumerate([*codes, *rule_set.sides])
    ]
    if as_json:
        print(json.dumps({"rule_set": rule_set.id, "players": rows}))
        return
    table = Table("player", "wins", "mean points", title=f"{rule_set.title}, {games} game{'s' * (games > 1)}")
    for row in rows:
        table.add_row(str(row["player"]), f"{row['wins']:g}", f"{row['mean_points']:.1f}")
    Console().print(table)
