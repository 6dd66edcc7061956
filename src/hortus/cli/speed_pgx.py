"""A process beside the benchmark: `sparrow_mahjong` of pgx on one core, a round for each line that it is sent.

A process of its own, because JAX takes all processors for itself unless it may use only one.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

BATCHES = (1, 16, 64, 256, 1024)
STEPS = 64  # in one call


def steps_of(batch: int) -> Callable[[], float]:
    """What measures steps a second with that many games at once, observations included, finished games dealt anew."""
    jax: Any = import_module("jax")  # its types differ from version to version
    pgx: Any = import_module("pgx")
    auto_reset: Any = import_module("pgx.experimental.wrappers").auto_reset
    env = pgx.make("sparrow_mahjong")
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(state: Any, key: Any) -> Any:
        logits = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        actions = jax.random.categorical(key, logits, axis=1)
        state = step(state, actions, jax.random.split(key, batch))
        return state, state.observation.sum()

    many = jax.jit(lambda state, key: jax.lax.scan(one, state, jax.random.split(key, STEPS)))
    key = jax.random.PRNGKey(1)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, batch))
    state, _ = jax.block_until_ready(many(state, key))

    def measure() -> float:
        start, calls = time.perf_counter(), 0
        while calls == 0 or time.perf_counter() - start < 0.3:
            jax.block_until_ready(many(state, key))
            calls += 1
        return calls * STEPS * batch / (time.perf_counter() - start)

    return measure


def main() -> None:
    """Answer each line with the best rate and the number of games that gave it."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    measures = {batch: steps_of(batch) for batch in BATCHES}
    for _ in sys.stdin:
        rate, batch = max((measure(), batch) for batch, measure in measures.items())
        print(rate, batch, flush=True)


if __name__ == "__main__":
    main()
