"""The log of a tournament: a header, then one line of JSON for each job that was played, in any order.

It is only ever appended to, and flushed after every line. A line that was torn when a process was killed counts for
nothing, and its job is played again. Logs of the same setting may be read together: a job counts once.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Sequence
from pathlib import Path
from typing import IO, Any

from pydantic import BaseModel, ConfigDict, ValidationError

from hortus import __version__
from hortus.arena.jobs import Setting, Tournament
from hortus.arena.playing import Result
from hortus.core.errors import HortusError, brief, first_fault
from hortus.core.files import data_directory

FORMAT = 1
WORDS = {
    "rule_set": "rule set",
    "version": "version of the rule set",
    "seats": "number of seats",
    "options": "choice of options",
    "seconds": "time limit",
}


class Header(BaseModel):
    """The first line."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    hortus_arena: int = FORMAT
    hortus: str = __version__
    seed: int
    setting: Setting


class Log:
    """Results by job: those of all files given; new ones are appended to the first."""

    def __init__(self, paths: Sequence[Path], tournament: Tournament) -> None:
        self.path = paths[0]
        self.results: dict[str, Result] = {}
        for path in dict.fromkeys(paths):
            if path != self.path or not is_new(path):
                for result in read_log(path, tournament.setting):
                    self.results.setdefault(result.job, result)
        self._file = open_to_append(self.path, Header(seed=tournament.seed, setting=tournament.setting))

    def add(self, result: Result) -> None:
        """Keep a result."""
        self.results.setdefault(result.job, result)
        self._write(result.model_dump_json())

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    def among(self, codes: Sequence[str]) -> list[Result]:
        """The results of games in which only these played, in an order that depends on nothing but the jobs."""
        found = [result for result in self.results.values() if set(result.players) <= set(codes)]
        return sorted(found, key=lambda result: (result.deal, result.job))

    def _write(self, line: str) -> None:
        try:
            self._file.write(f"{line}\n")
            self._file.flush()
        except OSError as error:
            raise HortusError(f"The log {self.path} can't be written: {error.strerror}.") from None


def new_log(tournament: Tournament) -> Path:
    """Where a log is kept if no place is named: not where another process that begins in the same second keeps its."""
    begun, process = time.strftime("%Y%m%d-%H%M%S"), os.getpid()
    return data_directory() / "arena" / f"{tournament.setting.rule_set}-{begun}-{tournament.seed}-{process}.jsonl"


def seed_of(path: Path) -> int | None:
    """The seed of the tournament whose log this is; None where there is no log yet."""
    return None if is_new(path) else read_header(path, read_lines(path)[0]).seed


def is_new(path: Path) -> bool:
    """True if nothing was written there yet."""
    return not path.exists() or (path.is_file() and path.stat().st_size == 0)


def open_to_append(path: Path, header: Header) -> IO[str]:
    """The file, with its header if it is new; a torn last line is closed, so that it stays alone."""
    new = is_new(path)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        torn = not new and not path.read_bytes().endswith(b"\n")
        file = path.open("a", encoding="utf-8")
        file.write(f"{header.model_dump_json()}\n" if new else "\n" * torn)
        file.flush()
    except OSError as error:
        raise HortusError(f"The log {path} can't be written: {error.strerror}.") from None
    return file


def read_lines(path: Path) -> list[str]:
    """The lines of a file."""
    try:
        return path.read_text(encoding="utf-8", errors="replace").split("\n")
    except OSError as error:
        raise HortusError(f"The log {path} can't be read: {error.strerror}.") from None


def read_log(path: Path, setting: Setting) -> list[Result]:
    """The results in a log of the same setting. Raises `HortusError` for one of something else."""
    head, *lines = read_lines(path)
    refuse_another(path, read_header(path, head), setting)
    results = []
    for number, line in enumerate(lines, 2):
        found = parsed(line)
        if found is None:  # torn: its job will be played again
            continue
        try:
            result = Result.model_validate_json(line)
        except ValidationError as error:
            raise HortusError(f"The log {path} is broken in line {number} at {first_fault(error)}.") from None
        if result.job != setting.job(result.players, result.deal).id:
            raise HortusError(f"The log {path} is broken: line {number} is not the result of the job that it names.")
        results.append(result)
    return results


def read_header(path: Path, line: str) -> Header:
    """The header, if the file is a log of an arena."""
    found = parsed(line)
    if not isinstance(found, dict) or "hortus_arena" not in found:
        raise HortusError(f"The file {path} is not the log of an arena, so nothing is appended to it.")
    if found["hortus_arena"] != FORMAT:
        raise HortusError(f"The log {path} has format {brief(found['hortus_arena'])}; this Hortus reads {FORMAT}.")
    try:
        return Header.model_validate(found)
    except ValidationError as error:
        raise HortusError(f"The log {path} is broken in its first line at {first_fault(error)}.") from None


def refuse_another(path: Path, header: Header, setting: Setting) -> None:
    """Raise `HortusError` if a log is of games that can't be counted together with this tournament's."""
    if header.hortus != __version__:
        raise HortusError(
            f"The log {path} is of Hortus {header.hortus}, whose players may differ from those of {__version__}."
        )
    for name, mine in setting.model_dump(mode="json").items():
        theirs = header.setting.model_dump(mode="json")[name]
        if theirs != mine:
            raise HortusError(
                f"The log {path} is of another {WORDS[name]}: {brief(theirs)}, and this tournament has {brief(mine)}."
            )


def parsed(line: str) -> Any:
    """A line as data, or None if it is not JSON."""
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        return None
