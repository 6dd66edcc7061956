"""Numbers that several threads share: read and written at once, and never kept in a register."""

from __future__ import annotations

from typing import Any

from hortus.core.native import INTERPRETED, rule

if INTERPRETED:

    def peek(numbers: Any, place: int) -> int:
        """A number as another thread left it."""
        return int(numbers[place])

    def add(numbers: Any, place: int, more: int) -> None:
        """Add to a number, after all that was written before."""
        numbers[place] += more

    def swap(numbers: Any, place: int, old: int, new: int) -> bool:
        """Replace a number, if it is still the old one; True if it was."""
        same = bool(numbers[place] == old)
        if same:
            numbers[place] = new
        return same

else:
    from numba import types
    from numba.extending import intrinsic
    from numba.np.arrayobj import make_array

    def _pointer(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array = make_array(signature.args[0])(context, builder, arguments[0])
        return builder.gep(array.data, [arguments[1]])

    @intrinsic
    def peek(typing_context: Any, numbers: Any, place: Any) -> Any:
        """A number as another thread left it."""

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.load_atomic(_pointer(context, builder, signature, arguments), "acquire", 8)

        return types.int64(numbers, types.int64), generate

    @intrinsic
    def add(typing_context: Any, numbers: Any, place: Any, more: Any) -> Any:
        """Add to a number, after all that was written before."""

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            builder.atomic_rmw("add", _pointer(context, builder, signature, arguments), arguments[2], "acq_rel")
            return context.get_dummy_value()

        return types.void(numbers, types.int64, types.int64), generate

    @intrinsic
    def swap(typing_context: Any, numbers: Any, place: Any, old: Any, new: Any) -> Any:
        """Replace a number, if it is still the old one; True if it was."""

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            pointer = _pointer(context, builder, signature, arguments)
            return builder.extract_value(builder.cmpxchg(pointer, arguments[2], arguments[3], "acq_rel", "acquire"), 1)

        return types.boolean(numbers, types.int64, types.int64, types.int64), generate


# A board on which work is called out, in parts. Each number only grows, and has a cache line of its own.
CALLED, TAKEN, DONE = 0, 16, 32
BOARD = 48


@rule
def call_out(board, parts):
    """There is work: so many parts more."""
    add(board, CALLED, parts)


@rule
def take_part(board):
    """The number of a part that nobody else has taken; -1 if there is none."""
    while True:
        taken = peek(board, TAKEN)
        if taken >= peek(board, CALLED):
            return -1
        if swap(board, TAKEN, taken, taken + 1):
            return taken


@rule
def all_done(board, patience):
    """Wait until all parts are done, but not for ever; True if they are."""
    for _ in range(patience):
        if peek(board, DONE) == peek(board, CALLED):
            return True
    return False


@rule
def is_called(board, patience):
    """Wait until there is a part to take, but not for ever; True if there is."""
    for _ in range(patience):
        if peek(board, TAKEN) < peek(board, CALLED):
            return True
    return False


__all__ = ["BOARD", "CALLED", "DONE", "TAKEN", "add", "all_done", "call_out", "is_called", "peek", "swap", "take_part"]
