"""Threads that step a batch together: whoever is free takes the next part of the games.

A step takes less than a thousandth of a second, and waking a thread takes a good part of that. So the threads wait for
the next step awake, in compiled code, and go to sleep when it does not come for a while. Where another program needs
the processor, the caller's own thread does what is left.
"""

from __future__ import annotations

import threading
import time
import weakref
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hortus.core.batch import Games, Rules, attend, step_games
from hortus.core.native import INTERPRETED
from hortus.core.signals import BOARD, CALLED, TAKEN, all_done, call_out

PART = 16  # games that are stepped together
PATIENCE = 6_000_000  # looks at the board before a thread goes to sleep: a few milliseconds
GLANCES = 100_000  # looks at the board before the caller takes a nap, so that others can do what they have begun
NAP = 5e-5  # seconds


class Mate:
    """One more thread. It keeps the arrays alive, and not the team."""

    def __init__(self, work: tuple[Any, ...], board: NDArray[np.int64]) -> None:
        self.work = work
        self.board = board
        self.asleep = False
        self.dismissed = False
        self.bell = threading.Semaphore(0)
        threading.Thread(target=self.attend, name="hortus batch", daemon=True).start()

    def attend(self) -> None:
        """Help until dismissed. Whoever calls out rings if it may be asleep; one ring too many is no harm."""
        while not self.dismissed:
            attend(*self.work, PATIENCE)
            self.asleep = True
            if self.board[TAKEN] == self.board[CALLED] and not self.dismissed:
                self.bell.acquire()
            self.asleep = False

    def wake(self) -> None:
        """Ring, if it sleeps."""
        if self.asleep:
            self.bell.release()

    def dismiss(self) -> None:
        """Let the thread end."""
        self.dismissed = True
        self.bell.release()


class Team:
    """The caller's own thread and its mates."""

    def __init__(self, kernel: Any, rules: Rules, games: Games, actions: NDArray[np.int64], threads: int) -> None:
        self._alone = (kernel, rules, games, actions, 0, len(actions))
        self._board = np.zeros(BOARD, np.int64)
        self._parts = -(-len(actions) // PART)
        self._work = (kernel, rules, games, actions, self._board, self._parts)
        mates = 0 if INTERPRETED else min(threads, self._parts) - 1
        self._mates = [Mate(self._work, self._board) for _ in range(mates)]
        self.close = weakref.finalize(self, _dismiss, self._mates)

    def step(self) -> None:
        """Step all games."""
        if not self._mates:
            step_games(*self._alone)
            return
        call_out(self._board, self._parts)
        try:
            self._finish()
        except KeyboardInterrupt:
            self._finish()  # or the mates would still be at work when somebody writes the next actions
            raise

    def _finish(self) -> None:
        """Work together until all is done."""
        for mate in self._mates:
            mate.wake()
        attend(*self._work, 0)
        while not all_done(self._board, GLANCES):
            time.sleep(NAP)


def _dismiss(mates: list[Mate]) -> None:
    for mate in mates:
        mate.dismiss()
    mates.clear()
