"""A kernel's functions as one value for compiled code.

Passed one by one from Python, function pointers cost about 30 microseconds each a call; held together in a `structref`
that is made once per game, under two for all of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from numba.core import types
from numba.experimental import structref

from hortus.core.kernel import SIGNATURES
from hortus.core.native import rule, sign


@structref.register
class KernelType(types.StructRef):
    """The type of `Kernel.pointers` in compiled code: function pointers of fixed signature."""


class KernelPointers(structref.StructRefProxy):
    """What `Kernel.pointers` looks like from Python: nothing to touch."""


structref.define_boxing(KernelType, KernelPointers)
_POINTERS = KernelType([(name, types.FunctionType(signature)) for name, signature in SIGNATURES.items()])


def pointers(*functions: Callable[..., Any]) -> Any:
    """The functions of a kernel, in the order of `SIGNATURES`, as one value."""
    sign(_gather, _POINTERS(*(types.FunctionType(signature) for signature in SIGNATURES.values())))
    return _gather(*functions)


@rule
def _gather(deal, actors, halfway, legal, apply, score, outcome, winners, unseen, redeal, observe):
    kernel = structref.new(_POINTERS)
    kernel.deal = deal
    kernel.actors = actors
    kernel.halfway = halfway
    kernel.legal = legal
    kernel.apply = apply
    kernel.score = score
    kernel.outcome = outcome
    kernel.winners = winners
    kernel.unseen = unseen
    kernel.redeal = redeal
    kernel.observe = observe
    return kernel
