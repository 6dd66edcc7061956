"""The fit of what others probably hold finds the numbers by which hands were dealt."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from runpy import run_path

import numpy as np

from hortus.games.arboretum.suspicion import SIGNS

SCRIPT = Path(__file__).resolve().parents[1] / "scripts" / "suspicions.py"
HANDS, CARDS, HELD, TELLING = 600, 30, 7, 3


def test_numbers_by_which_hands_were_dealt_are_found_again() -> None:
    script = run_path(str(SCRIPT))
    generator, dealt = np.random.default_rng(1), np.zeros(SIGNS)
    dealt[:TELLING] = (1.5, -1.0, 0.5)
    hands = []
    for _ in range(HANDS):
        signs = np.zeros((CARDS, SIGNS))
        signs[:, :TELLING] = generator.normal(size=(CARDS, TELLING))
        weights = np.exp(signs @ dealt)
        held = np.zeros(CARDS, np.bool_)
        held[generator.choice(CARDS, HELD, replace=False, p=weights / weights.sum())] = True
        hands.append(script["Hand"](signs, held))
    fitted = script["fit"](hands)
    assert np.allclose(fitted[:TELLING], dealt[:TELLING], atol=0.15)
    assert np.allclose(fitted[TELLING:], 0.0)
    assert script["surprise"](hands, fitted) < script["surprise"](hands, np.zeros(SIGNS)) - 0.05


def test_a_number_of_games_that_is_none_is_a_sentence() -> None:
    told = subprocess.run([sys.executable, str(SCRIPT), "many"], capture_output=True, text=True, check=False)
    assert told.returncode == 1
    assert told.stderr == "suspicions.py: GAMES is a whole number from 2 on, such as 1000, not 'many'.\n"
