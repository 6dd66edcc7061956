"""The command line. Each command imports what it needs when it runs, so that help is instant."""

from __future__ import annotations

import gc
import sys
from pathlib import Path
from typing import Annotated, Any, cast

import typer

app = typer.Typer(
    name="hortus",
    help="Play, study and research Arboretum, Faraway and their kin. `hortus play` starts a game.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
deck = typer.Typer(
    help="Use your own cards and tiles in The Hanging Gardens.",
    no_args_is_help=True,
    rich_markup_mode=None,
)
app.add_typer(deck, name="deck")

RuleSetArgument = Annotated[str, typer.Argument(metavar="RULESET", help="which rule set; `hortus rules` lists them")]
BOXED = """Score the boxed game on your table, with the reasons.

The table is JSON, a player after the other. In Arboretum with hand and garden, each tree with its square:

{"players": [{"hand": [["oak", 3]], "garden": [["oak", 6, 0, 0], ["oak", 7, 1, 0]]}, {}]}

In Faraway with the regions as played, and sanctuaries by number or face (`hortus rules faraway` lists them):

{"players": [{"regions": [8, 44, 31], "sanctuaries": ["river, clue"]}, {"regions": [16, 2, 60]}]}

In The Hanging Gardens with the tiles by kind, and claims made after the last tile was gone:

{"players": [{"tiles": {"garden": 3, "gardener": 1}}, {"tiles": {"queen": 2}, "late_claims": 1}]}

`hortus rules` and the name of a game explain more.
"""
CEILING = """How good could a game alone have been? The best that was found with every hidden card known.

No honest player can beat the true best on average. This is the best that was found, not proved: more tries may find
more. The same tries give the same answer on every machine; what --seconds finds depends on the machine.
"""
AsJson = Annotated[bool, typer.Option("--json", help="answer in JSON, for programs")]


def show_version(asked: bool) -> None:
    """Print the version and stop, if that is asked."""
    if asked:
        from hortus import __version__

        print(f"hortus {__version__}")
        raise typer.Exit


@app.callback()
def before(
    version: Annotated[
        bool, typer.Option("--version", help="print the version and stop", callback=show_version, is_eager=True)
    ] = False,
) -> None:
    """What comes before every command."""


@app.command()
def play(
    rule_set: RuleSetArgument = "arboretum",
    players: Annotated[
        str | None,
        typer.Option(
            help="who sits where: human,greedy (the default), human,my_bot.py:Mine; levels: easy, club, expert, master"
        ),
    ] = None,
    seed: Annotated[int | None, typer.Option(help="deal from this number; without it, from a fresh secret")] = None,
    option: Annotated[list[str] | None, typer.Option(help="an option of the rule set, as name=value")] = None,
    games: Annotated[int, typer.Option(min=1, help="how many games, where only programs play")] = 1,
    record: Annotated[
        Path | None, typer.Option(help="save the record here (a directory if there are several games)")
    ] = None,
    resume: Annotated[Path | None, typer.Option(help="go on with a saved game")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="only lines of text: no colour, no clearing")] = False,
    as_json: AsJson = False,
) -> None:
    """Play a game in the terminal: you, your friends and programs."""
    from hortus.cli import seating

    if resume is None:
        seating.play(rule_set, players, seed, option or [], games, record, plain, as_json)
    elif option or players or seed is not None or games != 1 or as_json:
        from hortus.core.errors import BadOption

        raise BadOption("A resumed game has its own players, seed and options: give only --resume and --record.")
    else:
        seating.resume(resume, record, plain)


@app.command(help=BOXED)
def score(
    rule_set: RuleSetArgument,
    file: Annotated[str, typer.Argument(metavar="FILE", help="the table as JSON; - reads standard input")],
    option: Annotated[list[str] | None, typer.Option(help="an option of the rule set, as name=value")] = None,
    as_json: AsJson = False,
) -> None:
    """Score the boxed game on your table, with the reasons."""
    from hortus.cli import paper

    paper.score(rule_set, file, option or [], as_json)


@app.command()
def rules(
    rule_set: Annotated[str | None, typer.Argument(metavar="RULESET", help="none: list all rule sets")] = None,
    as_json: AsJson = False,
) -> None:
    """Read the rules, or list what can be played."""
    from hortus.cli import paper

    paper.rules(rule_set, as_json)


@app.command()
def scores(
    rule_set: Annotated[str | None, typer.Argument(metavar="RULESET", help="none: all that keep scores")] = None,
    option: Annotated[list[str] | None, typer.Option(help="only games with this option, as name=value")] = None,
    as_json: AsJson = False,
) -> None:
    """List your own best games, where a game is played for a high score."""
    from hortus.cli import seating

    seating.scores(rule_set, option or [], as_json)


@app.command("arena")
def hold_arena(
    rule_set: RuleSetArgument,
    players: Annotated[
        str, typer.Option(help="who plays, by code: random,greedy,spite; a code may come several times")
    ],
    games: Annotated[
        int, typer.Option(help="games of each pairing, rounded up so that every deal is played in every seat order")
    ] = 100,
    seed: Annotated[int | None, typer.Option(help="deal from this number; without it, from a fresh one")] = None,
    seats: Annotated[
        int | None,
        typer.Option(help="players at a table; without it, all of them if that fits, else the least number"),
    ] = None,
    seconds: Annotated[float, typer.Option("--time", help="seconds that a decision may take")] = 60.0,
    option: Annotated[list[str] | None, typer.Option(help="an option of the rule set, as name=value")] = None,
    jobs: Annotated[int | None, typer.Option(help="how many play at the same time; without it, all processors")] = None,
    on: Annotated[str, typer.Option(help="processes, or ray for a Ray cluster (extra: ray)")] = "processes",
    resume: Annotated[
        list[Path] | None,
        typer.Option(help="log to go on with, made if it is not there; further ones are read as well"),
    ] = None,
    plot: Annotated[Path | None, typer.Option(help="draw the standings, as .svg or .png (extra: plot)")] = None,
    as_json: AsJson = False,
) -> None:
    """Let programs play a tournament: who is how good, with intervals.

    All pairings play the same deals, and every deal is played in every seat order (up to three seats; then in every
    rotation). What was played is kept in a log, so a tournament that was broken off can be resumed.
    """
    from hortus.cli.arena import arena

    arena(rule_set, players, games, seed, seats, seconds, option or [], jobs, on, resume or [], plot, as_json)


@app.command()
def verify(
    paths: Annotated[list[Path], typer.Argument(metavar="PATH...", help="records, or directories of them")],
    as_json: AsJson = False,
) -> None:
    """Replay records and check every decision, the deal and the result."""
    from hortus.cli import paper

    paper.verify(paths, as_json)


@app.command()
def solve(
    rule_set: Annotated[str, typer.Argument(metavar="RULESET", help="faraway: no other game has a solver yet")],
    file: Annotated[str, typer.Argument(metavar="FILE", help="the cards as JSON; - reads standard input")],
    seconds: Annotated[float, typer.Option(help="stop after so long with the best row found")] = 10.0,
    order: Annotated[bool, typer.Option("--order", help="the best order of exactly these eight regions")] = False,
    as_json: AsJson = False,
) -> None:
    """What could I have had? The best row of eight regions that these cards allow.

    The cards are JSON: {"regions": [3, 12, 40, ...], "sanctuaries": [16, 38, ...]}
    """
    from hortus.cli import solving

    solving.solve(rule_set, file, seconds, order, as_json)


@app.command(help=CEILING)
def bound(
    rule_set: Annotated[str, typer.Argument(metavar="RULESET", help="faraway-solo or arboretum-solo")],
    seed: Annotated[int, typer.Option(help="the deal")] = 1,
    option: Annotated[list[str] | None, typer.Option(help="an option of the rule set, as name=value")] = None,
    tries: Annotated[int | None, typer.Option(min=1, help="ways to play that are tried for each deal")] = None,
    seconds: Annotated[float | None, typer.Option(help="search so long for each deal, not a number of tries")] = None,
    games: Annotated[int, typer.Option(min=1, help="so many deals, from this seed and those after it")] = 1,
    record: Annotated[
        Path | None, typer.Option(help="save the game found here (a directory if there are several)")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """How good could a game alone have been? The best that was found with all cards known."""
    from hortus.cli import bounds

    bounds.bound(rule_set, seed, option or [], (tries, seconds), games, record, as_json)


@app.command()
def train(
    rule_set: RuleSetArgument,
    hours: Annotated[float, typer.Option(help="how long; a step that was begun is finished")] = 1.0,
    players: Annotated[int | None, typer.Option(help="how many play; without it, the least number")] = None,
    folder: Annotated[
        Path | None, typer.Option(help="where nets and record are kept; if there are some, learning goes on from them")
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help="of the games that are learnt from")] = 0,
    jobs: Annotated[int | None, typer.Option(help="how many play at the same time; without it, all processors")] = None,
    on: Annotated[str, typer.Option(help="processes, or ray for a Ray cluster (extra: ray)")] = "processes",
) -> None:
    """Learn from self-play how to play at a glance and what tables are worth, from nothing (extra: train).

    First it learns what is preferred at a glance: by eras of evolution, or in Faraway by practice. Then every
    generation plays games by what was learnt before, and fits small networks to them: one that sees what a seat knows
    and, where hands tell more, one that sees all hands of redealt tables. It goes on from its folder after the last
    step that was finished: an era, a generation, or the whole practice.
    """
    from hortus.cli import training

    training.train(rule_set, players, hours, folder, seed, jobs, on)


@deck.command("template")
def deck_template(
    tiles: Annotated[bool, typer.Option("--tiles", help="for the point tiles, not the building cards")] = False,
) -> None:
    """Print a file to fill in: hortus deck template > deck.toml."""
    from hortus.cli import decks

    decks.template(tiles)


@deck.command("check")
def deck_check(
    file: Annotated[str, typer.Argument(metavar="FILE", help="building cards or point tiles as TOML")],
    as_json: AsJson = False,
) -> None:
    """Name every mistake in a file of cards or tiles."""
    from hortus.cli import decks

    decks.check(file, as_json)


@app.command()
def serve(
    host: Annotated[str | None, typer.Option(help="address to listen at  [default: 127.0.0.1]")] = None,
    port: Annotated[int | None, typer.Option(help="port, 0 for any free one  [default: 8000]")] = None,
    database: Annotated[
        str | None, typer.Option(help="sqlite:////path/to/file.db or postgresql://user@host/name")
    ] = None,
    public_url: Annotated[str | None, typer.Option(help="the address that browsers use, behind a proxy")] = None,
    thinkers: Annotated[int | None, typer.Option(help="processes for slow programs")] = None,
    opening: Annotated[bool, typer.Option("--open", help="open a browser there, if there is one")] = False,
) -> None:
    """Serve pages to play on, and live tables for programs. Settings can come from the environment, as HORTUS_PORT."""
    do_without("scipy", "rich")
    gc.disable()  # what is loaded now stays: to look for garbage in it would be a good part of the start
    from hortus.cli import serving

    gc.enable()
    given = {"host": host, "port": port, "database": database, "public_url": public_url, "thinkers": thinkers}
    serving.serve(given, opening)


@app.command()
def join(
    url: Annotated[str, typer.Argument(metavar="URL", help="the link of a table, or of an invitation to it")],
    token: Annotated[
        str, typer.Option(envvar="HORTUS_TOKEN", help="who you are, if not a guest; better in the environment")
    ] = "",
    plain: Annotated[bool, typer.Option("--plain", help="only lines of text: no colour")] = False,
) -> None:
    """Sit down at a live table of a server and play there. The same command brings you back to your seat."""
    from hortus.cli import joining

    joining.join(url, token, plain)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="where the copy goes")],
    database: Annotated[str | None, typer.Option(help="the database, if not the usual one")] = None,
) -> None:
    """Copy the database of live tables into a file, while it is in use."""
    from hortus.cli import serving

    serving.back_up(file, database)


@app.command(context_settings={"ignore_unknown_options": True})  # a report's id may begin with -
def reports(
    ids: Annotated[list[str] | None, typer.Argument(metavar="[ID...]", help="with --done: which ones")] = None,
    done: Annotated[bool, typer.Option("--done", help="remove these: they were dealt with")] = False,
    database: Annotated[str | None, typer.Option(help="the database, if not the usual one")] = None,
) -> None:
    """List what players complained about, while the database is in use. Whoever sent 50 waits until some are done."""
    from hortus.cli import complaining

    if done != bool(ids):
        from hortus.core.errors import BadOption

        raise BadOption("Reports that were dealt with are removed by hortus reports --done ID..., with each one's id.")
    if ids:
        complaining.remove_reports(ids, database)
    else:
        complaining.show_reports(database)


@app.command()
def migrate(
    source: Annotated[str, typer.Argument(metavar="SOURCE", help="address of a database")],
    target: Annotated[str, typer.Argument(metavar="TARGET", help="address of an empty database")],
) -> None:
    """Copy all live tables from one database to another: SQLite to PostgreSQL, or back."""
    from hortus.cli import serving

    serving.migrate(source, target)


@app.command()
def bench(as_json: AsJson = False) -> None:
    """Measure speed, as ratios to OpenSpiel run at the same time (extra: bench)."""
    from hortus.cli import speed

    speed.run(as_json)


def do_without(*packages: str) -> None:
    """Keep a process small that runs for long: nobody finds these packages in it.

    Numba would load SciPy for linear algebra, which no rule needs (20 MB), and structlog Rich for tracebacks, which no
    log shows (6 MB, and a seventh of a server's start, with the rules' parser).
    """
    loaded = cast(dict[str, Any], sys.modules)
    loaded.update(dict.fromkeys(packages))


def main() -> None:
    """Run the command line. What a person did wrong is a sentence and exit code 2."""
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    try:
        app()
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(141)
    except ValueError as error:
        from hortus.core.errors import HortusError

        if not isinstance(error, HortusError):
            raise
        print(f"hortus: {error}", file=sys.stderr)
        sys.exit(2)
