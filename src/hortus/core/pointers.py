"""The functions of a kernel, or of a judgement, as one value for compiled code.

Passed one by one from Python, function pointers cost about 30 microseconds each a call; held together in a `structref`
that is made once per game, under two for all of them. Where that is still too much, its address is passed: a number.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from numba.core import cgutils, imputils, types
from numba.experimental import structref
from numba.extending import intrinsic

from hortus.core import judgement
from hortus.core.kernel import SIGNATURES
from hortus.core.native import rule, sign


@structref.register
class KernelType(types.StructRef):
    """The type of `Kernel.pointers` in compiled code: function pointers of fixed signature."""


class KernelPointers(structref.StructRefProxy):
    """What `Kernel.pointers` looks like from Python: nothing to touch."""


@structref.register
class JudgementType(types.StructRef):
    """The type of `Judgement.pointers` in compiled code."""


class JudgementPointers(structref.StructRefProxy):
    """What `Judgement.pointers` looks like from Python: nothing to touch."""


structref.define_boxing(KernelType, KernelPointers)
structref.define_boxing(JudgementType, JudgementPointers)
_POINTERS = KernelType([(name, types.FunctionType(signature)) for name, signature in SIGNATURES.items()])
_JUDGEMENT = JudgementType([(name, types.FunctionType(signature)) for name, signature in judgement.SIGNATURES.items()])


def pointers(*functions: Callable[..., Any]) -> Any:
    """The functions of a kernel, in the order of `SIGNATURES`, as one value."""
    sign(_gather, _POINTERS(*(types.FunctionType(signature) for signature in SIGNATURES.values())))
    return _gather(*functions)


def judgement_pointers(*functions: Callable[..., Any]) -> Any:
    """The functions of a judgement, in the order of its `SIGNATURES`, as one value."""
    sign(
        _gather_judgement,
        _JUDGEMENT(*(types.FunctionType(signature) for signature in judgement.SIGNATURES.values())),
    )
    return _gather_judgement(*functions)


@intrinsic
def _address_of(typing_context, kernel):
    def generate(context, builder, signature, arguments):
        held = cgutils.create_struct_proxy(_POINTERS)(context, builder, value=arguments[0])
        return builder.ptrtoint(held.meminfo, context.get_value_type(types.int64))

    return types.int64(_POINTERS), generate


@rule
def address_of(kernel):
    """Where the functions of a kernel are held, for as long as its `pointers` are kept."""
    return _address_of(kernel)


@intrinsic
def kernel_at(typing_context, address):
    """The functions that are held there."""

    def generate(context, builder, signature, arguments):
        held = cgutils.create_struct_proxy(_POINTERS)(context, builder)
        held.meminfo = builder.inttoptr(arguments[0], held.meminfo.type)
        return imputils.impl_ret_borrowed(context, builder, _POINTERS, held._getvalue())

    return _POINTERS(types.int64), generate


@rule
def _gather(deal, actors, halfway, legal, apply, reveals, score, outcome, winners, unseen, redeal, observe, recall):
    kernel = structref.new(_POINTERS)
    kernel.deal = deal
    kernel.actors = actors
    kernel.halfway = halfway
    kernel.legal = legal
    kernel.apply = apply
    kernel.reveals = reveals
    kernel.score = score
    kernel.outcome = outcome
    kernel.winners = winners
    kernel.unseen = unseen
    kernel.redeal = redeal
    kernel.observe = observe
    kernel.recall = recall
    return kernel


@rule
def _gather_judgement(study, overlook, judge, prefer, describe, turns):
    gathered = structref.new(_JUDGEMENT)
    gathered.study = study
    gathered.overlook = overlook
    gathered.judge = judge
    gathered.prefer = prefer
    gathered.describe = describe
    gathered.turns = turns
    return gathered
