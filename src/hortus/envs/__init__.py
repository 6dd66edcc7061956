"""Environments for research: the same games, fast, by the usual interfaces, and without leaks.

- `Batch`: many games in arrays, stepped by one call;
- `gymnasium.make("hortus/FarawaySolo-v1")` and so on, known from this import on (extra `rl`);
- `hortus.envs.pettingzoo`: all seats of a table as agents (extra `rl`);
- `hortus.envs.openspiel`: every rule set as a game of `pyspiel` (extra `openspiel`).

`observation(match, seat)` is what they show of a match, `planes(rule_set, observation)` takes it apart.
docs/environments.md is the page for all this.
"""

from __future__ import annotations

from importlib.util import find_spec

from hortus.envs.batch import Batch
from hortus.envs.observations import observation, planes

__all__ = ["Batch", "observation", "planes"]

if find_spec("gymnasium") is not None:
    from hortus.envs.registration import register_all

    register_all()
