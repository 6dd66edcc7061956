"""`hortus serve` that kills itself just before or just after one of its commits, as HORTUS_TEST_DEATH says.

Nothing of this is in the product: the writer's one moment of truth is replaced from here.
"""

from __future__ import annotations

import os
import signal
from itertools import count
from typing import Any
from unittest.mock import patch

from hortus.cli import main
from hortus.server.writer import Writer

COMMIT = Writer.commit


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def arrange_death(moment: str, last: int) -> None:
    """Let the commit of that number be the last one, or the one that never came."""
    commits = count(1)

    def commit(transaction: Any) -> None:
        due = next(commits) == last
        if due and moment == "before":
            die()
        COMMIT(transaction)
        if due:
            die()

    patch.object(Writer, "commit", staticmethod(commit)).start()


if __name__ == "__main__":
    if death := os.environ.get("HORTUS_TEST_DEATH"):
        moment, _, number = death.partition(" ")
        arrange_death(moment, int(number))
    main()
