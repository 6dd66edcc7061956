"""`hortus play` and `hortus scores`: who sits where, at which table, and how it went before."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from hortus.cli.asking import read_options
from hortus.cli.programs import play_programs
from hortus.cli.table import Table
from hortus.core.errors import BadOption
from hortus.core.high_scores import as_data, keeps_scores, kept_scores, listing
from hortus.core.match import Match
from hortus.core.record import read_file
from hortus.core.ruleset import RuleSet
from hortus.games import find_rule_set, rule_sets
from hortus.players import HUMAN, check_codes, split_codes


def play(
    rule_set: str,
    codes: str | None,
    seed: int | None,
    options: list[str],
    games: int,
    record: Path | None,
    plain: bool,
    as_json: bool,
) -> None:
    """Seat everybody at a new table and play."""
    chosen = find_rule_set(rule_set)
    names = check_codes(split_codes(codes)) if codes else [HUMAN] + ["greedy"] * (chosen.players[0] - 1)
    settings = read_options(options)
    if HUMAN not in names:
        play_programs(chosen, names, seed, settings, games, record, as_json)
        return
    if games != 1 or as_json:
        raise BadOption("--games and --json are for games among programs; a human plays one game at a time.")
    match = Match.new(chosen, len(names), seed, **settings)
    Table(match, names, record, plain).play()


def resume(path: Path, record: Path | None, plain: bool) -> None:
    """Go on with a saved game: those who played it, or a human against programs."""
    saved = read_file(path)
    match = saved.match()
    names = check_codes(list(saved.seats)) if saved.seats else [HUMAN] + ["greedy"] * (match.players - 1)
    Table(match, names, record or path, plain).play()


def scores(name: str | None, options: list[str], as_json: bool) -> None:
    """Print one's own games of the rule sets that are played for a high score, best first."""
    settings = read_options(options)
    lines: list[str] = []
    rows = []
    asked = with_scores(name)
    for rule_set in asked:
        wanted = rule_set.check_options(settings, 1).model_dump(mode="json", exclude_defaults=True)
        found, faults = kept_scores(rule_set, wanted if settings else None)
        print("".join(f"hortus: {fault}\n" for fault in faults), end="", file=sys.stderr)
        lines += listing(rule_set, found)
        rows += as_data(rule_set, found)
    if as_json:
        print(json.dumps(rows))
    else:
        print("\n".join(lines) or f"No such game was finished yet: `hortus play {asked[0].id}` starts one.")


def with_scores(name: str | None) -> list[RuleSet]:
    """The rule sets that keep scores, or the one that is asked for."""
    keeping = [rule_set for rule_set in rule_sets() if keeps_scores(rule_set)]
    if name is None:
        return keeping
    if find_rule_set(name) not in keeping:
        known = ", ".join(rule_set.id for rule_set in keeping)
        raise BadOption(f"{find_rule_set(name).title} is not played for a high score. These are: {known}.")
    return [find_rule_set(name)]
