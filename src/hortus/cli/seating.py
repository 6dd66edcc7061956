"""`hortus play`: who sits where, and at which table."""

from __future__ import annotations

from pathlib import Path

from hortus.cli.asking import read_options
from hortus.cli.programs import play_programs
from hortus.cli.table import Table
from hortus.core.errors import BadOption, unknown
from hortus.core.match import Match
from hortus.core.record import read_file
from hortus.games import find_rule_set
from hortus.players import CODES


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
    names = seat_codes(codes) if codes else ["human"] + ["random"] * (chosen.players[0] - 1)
    settings = read_options(options)
    if "human" not in names:
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
    names = seat_codes(",".join(saved.seats)) if saved.seats else ["human"] + ["random"] * (match.players - 1)
    Table(match, names, record or path, plain).play()


def seat_codes(codes: str) -> list[str]:
    """Player codes from the command line, each one known."""
    names = [code.strip() for code in codes.split(",")]
    for name in names:
        if name not in CODES:
            raise BadOption(unknown("player", name, CODES))
    return names
