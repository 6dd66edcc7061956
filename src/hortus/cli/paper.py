"""`hortus score`, `hortus rules` and `hortus verify`: reading and checking."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console
from rich.markdown import Markdown
from rich.progress import track

import hortus.api
from hortus.cli.asking import read_input, read_options
from hortus.core.errors import BadRecord, brief
from hortus.core.record import read_file
from hortus.core.rules_page import rules_page
from hortus.games import find_rule_set, rule_sets


def score(rule_set: str, file: str, options: list[str], as_json: bool) -> None:
    """Print the scorecard of a described table."""
    card = hortus.api.score(rule_set, read_input(file), **read_options(options))
    print(card.model_dump_json(indent=1) if as_json else card.text())


def rules(name: str | None, as_json: bool) -> None:
    """Print the rules page of a rule set, or the list of rule sets."""
    if name is not None:
        page = rules_page(find_rule_set(name).id)
        if as_json:
            print(json.dumps({"rule_set": find_rule_set(name).id, "markdown": page}))
        else:
            Console().print(Markdown(page))
        return
    if as_json:
        print(json.dumps([described(rule_set.id) for rule_set in rule_sets()]))
        return
    for rule_set in rule_sets():
        least, most = rule_set.players
        people = f"{least}" if least == most else f"{least}-{most}"
        print(f"{rule_set.id}: {rule_set.title}, {people} player{'s' * (most > 1)}\n  {rule_set.summary}")
        for option, field in rule_set.options.model_fields.items():
            print(f"  --option {option}=...  {field.description} (default: {field.default})")


def described(name: str) -> dict[str, object]:
    """A rule set as data."""
    rule_set = find_rule_set(name)
    return {
        "id": rule_set.id,
        "title": rule_set.title,
        "summary": rule_set.summary,
        "players": rule_set.players,
        "version": rule_set.version,
        "options": rule_set.options.model_json_schema()["properties"],
    }


def verify(paths: list[Path], as_json: bool) -> None:
    """Replay records; exit code 2 if one of them does not hold."""
    files = [file for path in paths for file in records_in(path)]
    console = Console(stderr=True)
    faults: dict[str, str] = {}
    for file in track(files, "Replaying", console=console, disable=len(files) < 10):
        try:
            read_file(file).match()
        except BadRecord as error:
            faults[str(file)] = str(error)
    if as_json:
        print(json.dumps({"checked": len(files), "faults": faults}))
    else:
        for name, fault in faults.items():
            print(f"{name}: {fault}")
        sound = len(files) - len(faults)
        print(f"{sound} of {len(files)} records replay to the result that they claim.")
    if faults:
        sys.exit(2)


def records_in(path: Path) -> Iterator[Path]:
    """A record, or all those in a directory."""
    try:
        path.stat()
    except OSError as error:
        raise BadRecord(f"There is no file {brief(str(path), 100)}: {error.strerror}.") from None
    if not path.is_dir():
        yield path
        return
    found = sorted(path.rglob("*.json"))
    if not found:
        raise BadRecord(f"The directory {path} holds no records: no file there ends in .json.")
    yield from found
