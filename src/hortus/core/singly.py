"""One game at a time from Python, by as few calls as can be: a call costs more than what most of them do."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from hortus.core.batch import is_open, see
from hortus.core.kernel import Kernel
from hortus.core.native import INTERPRETED, rule

REFUSED = -1

if INTERPRETED:

    def kernel_at(kernel: Any) -> Any:
        """The kernel itself."""
        return kernel

    def address_of(kernel: Any) -> Any:
        """The kernel itself."""
        return kernel
else:
    from hortus.core.pointers import address_of, kernel_at


def calls(kernel: Kernel) -> tuple[Callable[..., int], Callable[..., int]]:
    """`see` and `act` of a game, while its kernel is kept. Rules in plain Python are called by plain Python."""
    if INTERPRETED or kernel.compiled:
        address = address_of(kernel.pointers)
        return partial(_see_at, address, kernel.features), partial(_act_at, address)
    see_plainly: Any = see
    act_plainly: Any = act
    return partial(see_plainly.py_func, kernel, kernel.features), partial(act_plainly.py_func, kernel)


@rule
def act(kernel, state, seat, action, legal, count):
    """Carry out an action if it is among the first `count` open ones: who may act then, or `REFUSED`."""
    return kernel.apply(state, seat, action) if is_open(legal, count, action) else REFUSED


@rule
def _see_at(address, features, state, seat, asked, observation, legal, mask):
    return see(kernel_at(address), features, state, seat, asked, observation, legal, mask)


@rule
def _act_at(address, state, seat, action, legal, count):
    return act(kernel_at(address), state, seat, action, legal, count)
