"""`hortus solve`: the best row of Faraway, and a line that says how far the search has come."""

from __future__ import annotations

import shutil
import sys
from types import TracebackType

from hortus.cli.asking import read_input
from hortus.core.errors import BadOption, unknown
from hortus.games.faraway.solve import Solution
from hortus.games.faraway.solve import solve as solve_faraway

INTERRUPTED = 130
PLAIN_EVERY = 2.0  # seconds between two lines where a line can't be rewritten
SOLVERS = {"faraway": solve_faraway}


def solve(rule_set: str, file: str, seconds: float, order: bool, as_json: bool) -> None:
    """Print the best row of a pool; with Ctrl-C the best so far, and then the exit code says so."""
    if rule_set not in SOLVERS:
        raise BadOption(unknown("solver", rule_set, SOLVERS))
    pool = read_input(file)
    with ProgressLine(silent=as_json) as line:
        solution = SOLVERS[rule_set](pool, seconds, order, line.show)
    print(solution.model_dump_json(indent=1) if as_json else solution.text())
    if solution.stopped:
        sys.exit(INTERRUPTED)


class ProgressLine:
    """The best so far on standard error: one line that is rewritten on a terminal, a line now and then elsewhere."""

    def __init__(self, silent: bool) -> None:
        self.silent = silent
        self.rewritten = sys.stderr.isatty()
        self.shown = ""
        self.due = 0.0

    def __enter__(self) -> ProgressLine:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        if self.rewritten and self.shown:
            print(f"\r{'':<{len(self.shown)}}\r", end="", file=sys.stderr, flush=True)

    def show(self, solution: Solution) -> None:
        """Say how far it has come."""
        if self.silent or (not self.rewritten and solution.seconds < self.due):
            return
        self.due = solution.seconds + PLAIN_EVERY
        limit = "" if solution.at_most is None else f", no row brings more than {solution.at_most}"
        text = f"{solution.seconds:.0f} s: {solution.points} points{limit}; Ctrl-C stops here"
        if self.rewritten:
            text = text[: shutil.get_terminal_size().columns - 1]
            print(f"\r{text:<{len(self.shown)}}", end="", file=sys.stderr, flush=True)
        else:
            print(text, file=sys.stderr, flush=True)
        self.shown = text
