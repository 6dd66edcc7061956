"""The extras are optional: without them all else works, and the message names what to install."""

from __future__ import annotations

import subprocess
import sys

import pytest

# A process in which one module is not installed.
LINES = """
import sys
for missing in {missing!r}:
    sys.modules[missing] = None
import hortus
from hortus.envs import Batch, planes
batch = Batch("faraway-solo", num_envs=2, seed=1)
batch.step(batch.mask.argmax(axis=1))
assert planes("faraway-solo", batch.observation)["hand"].any()
try:
    import {wanted}
except ModuleNotFoundError as error:
    print(error)
"""


@pytest.mark.parametrize(
    ("missing", "wanted", "extra"),
    [
        (["gymnasium", "pettingzoo", "pyspiel"], "hortus.envs.gymnasium", "rl"),
        (["gymnasium"], "hortus.envs.pettingzoo", "rl"),
        (["pettingzoo"], "hortus.envs.pettingzoo", "rl"),
        (["pyspiel"], "hortus.envs.openspiel", "openspiel"),
    ],
)
def test_what_is_missing_is_named(missing: list[str], wanted: str, extra: str) -> None:
    lines = LINES.format(missing=missing, wanted=wanted)
    told = subprocess.run([sys.executable, "-c", lines], capture_output=True, text=True)
    assert told.returncode == 0, told.stderr
    assert f"pip install 'hortus[{extra}]'" in told.stdout and "is not installed" in told.stdout


def test_importing_hortus_loads_none_of_them() -> None:
    lines = "import sys, hortus; hortus.rule_sets(); print({'gymnasium', 'pettingzoo', 'pyspiel'} & set(sys.modules))"
    assert subprocess.run([sys.executable, "-c", lines], capture_output=True, text=True).stdout == "set()\n"
