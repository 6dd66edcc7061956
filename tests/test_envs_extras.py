"""The extras are optional: without them all else works, and the message names what to install."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

EXAMPLES = Path(__file__).parents[1] / "examples"

# A process in which modules are not installed. What is wanted is imported, or run if it is a file.
LINES = """
import importlib, runpy, sys
missing = {missing!r}
sys.modules.update(dict.fromkeys(missing))
import hortus
from hortus.envs import Batch, planes
batch = Batch("faraway-solo", num_envs=2, seed=1)
batch.step(batch.mask.argmax(axis=1))
assert planes("faraway-solo", batch.observation)["hand"].any()
for wanted in {wanted!r}:
    try:
        runpy.run_path(wanted, run_name="__main__") if wanted.endswith(".py") else importlib.import_module(wanted)
    except ModuleNotFoundError as error:
        print(error)
    else:
        print("works")
"""


def told_without(missing: list[str], wanted: list[str]) -> list[str]:
    """What each import says: the modules that are missing and their extra, or that it works."""
    lines = LINES.format(missing=missing, wanted=wanted)
    told = subprocess.run([sys.executable, "-c", lines], capture_output=True, text=True)
    assert told.returncode == 0, told.stderr
    pattern = r"(\w+) is not installed, and this part of Hortus needs it: pip install 'hortus\[(.*)\]'"
    return [re.sub(pattern, r"\1: \2", line) for line in told.stdout.splitlines()]


def test_without_any_extra_each_part_names_its_own() -> None:
    missing = ["gymnasium", "pettingzoo", "pyspiel", "open_spiel", "stable_baselines3", "sb3_contrib"]
    parts = {
        "hortus.envs.gymnasium": "gymnasium: rl",
        "hortus.envs.pettingzoo": "gymnasium: rl",
        "hortus.envs.openspiel": "pyspiel: openspiel",
        str(EXAMPLES / "masked_ppo.py"): "gymnasium: sb3",
        str(EXAMPLES / "openspiel_bot.py"): "pyspiel: openspiel",
        str(EXAMPLES / "same_games.py"): "pyspiel: openspiel",
    }
    assert told_without(missing, list(parts)) == list(parts.values())


def test_without_some_of_them_the_others_work() -> None:
    missing = ["pettingzoo", "sb3_contrib"]
    parts = {
        "hortus.envs.gymnasium": "works",
        "hortus.envs.openspiel": "works",
        "hortus.envs.pettingzoo": "pettingzoo: rl",
        str(EXAMPLES / "masked_ppo.py"): "sb3_contrib: sb3",
    }
    assert told_without(missing, list(parts)) == list(parts.values())


def test_importing_hortus_loads_none_of_them() -> None:
    lines = "import sys, hortus; hortus.rule_sets(); print({'gymnasium', 'pettingzoo', 'pyspiel'} & set(sys.modules))"
    assert subprocess.run([sys.executable, "-c", lines], capture_output=True, text=True).stdout == "set()\n"
