"""Games bring their own randomness: the global generators are neither used nor disturbed."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from hortus.core.ruleset import RuleSet
from hortus.testing.secrecy import everything_seen
from hortus.testing.tables import Broken, random_match


def check_generators(rule_set: RuleSet, players: int, decisions: int, seed: int, **options: Any) -> None:
    """Play with the global generators in two different states, and find no difference, there or here."""
    seen = []
    kept = random.getstate(), np.random.get_state()
    for start in (1, 2):
        random.seed(start)
        np.random.seed(start)
        before = random.getstate(), _numpy_state()
        match = random_match(rule_set, players, seed, min(decisions, 60), **options)
        seen.append((match.truth.tobytes(), everything_seen(match.redeal(0, seed), 0)))
        if (random.getstate(), _numpy_state()) != before:
            raise Broken(f"{rule_set.id} draws from a global random generator.")
    random.setstate(kept[0])
    np.random.set_state(kept[1])
    if seen[0] != seen[1]:
        raise Broken(f"{rule_set.id} depends on a global random generator.")


def _numpy_state() -> str:
    return repr(np.random.get_state(legacy=False))
