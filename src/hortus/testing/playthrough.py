"""A whole random game as text that a person can read and a program can compare."""

from __future__ import annotations

import hashlib
import random
from typing import Any

import numpy as np

from hortus.core.match import Match
from hortus.core.ruleset import RuleSet


def playthrough(rule_set: RuleSet, players: int, seed: int, **options: Any) -> str:
    """The game of `seed`: every decision with its choices, every move as its seat is told of it, now and then the
    table as the seat sees it, and at the end the reckoning. Any change of the rules changes it.
    """
    generator = random.Random(f"playthrough {seed}")
    match = Match.new(rule_set, players, seed, **options)
    lines = [
        f"{rule_set.id} version {rule_set.version}, {players} players, seed {seed}, options {options or 'default'}"
    ]
    while not match.over:
        seat = generator.choice(match.actors)
        if len(match.decisions) % 25 == 0:
            lines += ["", *match.view(seat).text().splitlines(), _fingerprint(match, seat), ""]
        legal = match.legal(seat)
        action = generator.choice(legal)
        choices = " ".join(choice.notation for choice in legal)
        lines.append(f"{len(match.decisions):>3} seat {seat}  {action.notation:<7} of {choices}")
        known = len(match.log(seat))
        match.play(action)
        lines += [f"      {told}" for told in match.log(seat)[known:]]
    lines += ["", *match.view(None).text().splitlines(), "", *match.scorecard().text().splitlines(), ""]
    lines += [f"outcome {match.outcome}", f"digest {hashlib.sha256(match.truth.tobytes()).hexdigest()}"]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _fingerprint(match: Match, seat: int) -> str:
    """The features that a seat observes, as a short digest."""
    kernel = match.rule_set.game.kernel
    features = np.zeros(kernel.features, np.uint8)
    kernel.observe(match.truth, seat, features)
    return f"features {hashlib.sha256(features.tobytes()).hexdigest()[:16]}"
