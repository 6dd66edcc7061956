"""Compiled, interpreted and bounds-checked runs of the same rules give the same bytes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.tables import EVERY_TABLE

SHORT = 4  # every fourth table, of each rule set one; whole games of all are compared by test_playthroughs.py

DIGESTS = """
import hashlib, random, sys
import numpy as np
from hortus.testing import walk
from hortus.testing.honesty import judged
from tests.tables import EVERY_TABLE
from hortus.games import find_rule_set

for rule_set, players, options in EVERY_TABLE[:: int(sys.argv[2])]:
    digest = hashlib.sha256()
    chosen = find_rule_set(rule_set)
    kernel = chosen.game.kernel
    features, weights = np.zeros(kernel.features, np.uint8), np.ones((players + len(chosen.sides), kernel.cards))
    weights[:, ::3] = 4.0
    for number, match in enumerate(walk(chosen, players, int(sys.argv[1]), 9, **options)):
        digest.update(match.truth.tobytes())
        seat = number % players
        kernel.observe(match.truth, seat, features)
        digest.update(features.tobytes())
        digest.update(match.redeal(seat, number).truth.tobytes())
        digest.update(match.redeal(seat, number, weights).truth.tobytes())
        digest.update(repr((match.points, match.winners, match.outcome)).encode())
        if number % 7 == 0:
            found = judged(match, seat, match.rule_set.game.judgement.weights_of["greedy"])
            digest.update(repr([(numbers.round(6) + 0.0).tolist() for numbers in found]).encode())
    print(rule_set, players, options, digest.hexdigest())
"""


def digests(decisions: int, every: int, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, "-W", "error::RuntimeWarning", "-c", DIGESTS, str(decisions), str(every)],
        capture_output=True,
        text=True,
        cwd=Path(__file__).parents[1],
        env={**os.environ, **environment},
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


@pytest.mark.parametrize("every", [SHORT, pytest.param(1, marks=pytest.mark.long)])
def test_interpreted_and_compiled_games_are_the_same_to_the_byte(every: int) -> None:
    """Plain Python raises where an array is read or written beyond its end, so on these tables none is."""
    compiled = digests(1, every)
    assert len(compiled.splitlines()) == len(EVERY_TABLE[::every])
    assert digests(1, every, NUMBA_DISABLE_JIT="1") == compiled


@pytest.mark.long
def test_no_compiled_code_reads_or_writes_out_of_bounds(tmp_path: Path) -> None:
    checked = digests(400, 1, NUMBA_BOUNDSCHECK="1", HORTUS_CACHE_DIR=str(tmp_path))
    assert checked == digests(400, 1)
