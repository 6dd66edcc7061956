"""The two things that rules ask of the machine itself: a record in a byte buffer, and sets as bits."""

from __future__ import annotations

from typing import Any

from hortus.core.native import INTERPRETED, rule

if INTERPRETED:

    def record(state: Any, dtype: Any) -> Any:
        """The bytes of `state` as a record with named fields; writing to it writes to `state`."""
        return state.view(dtype)[0]

    def borrowed(array: Any) -> Any:
        """The same array, for as long as its owner keeps it."""
        return array

    def lowest(bits: int) -> int:
        """The smallest number in a set that is not empty."""
        return (int(bits) & -int(bits)).bit_length() - 1

else:
    from numba import types
    from numba.core import cgutils
    from numba.core.typing.templates import Signature
    from numba.cpython.unsafe.numbers import trailing_zeros as lowest
    from numba.extending import intrinsic
    from numba.np.arrayobj import make_array

    # `state.view(dtype)[0]` means the same and costs 24 ns a call; this costs nothing. It does not keep `state` alive:
    # take the record of an argument, never of an array that was made in the same function.
    @intrinsic
    def record(typing_context: Any, state: Any, dtype: Any) -> Any:
        """The bytes of `state` as a record with named fields; writing to it writes to `state`."""

        def generate(context: Any, builder: Any, signature: Signature, arguments: Any) -> Any:
            array = make_array(state)(context, builder, arguments[0])
            return builder.bitcast(array.data, context.get_value_type(dtype.dtype))

        return dtype.dtype(types.Array(types.uint8, 1, "C"), dtype), generate

    # Every view of an array counts its owners up and down again, atomically; of a borrowed one nobody counts. In a loop
    # over rows that is half of the time, and threads would wait for each other.
    @intrinsic
    def borrowed(typing_context: Any, array: Any) -> Any:
        """The same array, for as long as its owner keeps it."""

        def generate(context: Any, builder: Any, signature: Signature, arguments: Any) -> Any:
            lent = make_array(array)(context, builder, arguments[0])
            lent.meminfo = cgutils.get_null_value(lent.meminfo.type)
            lent.parent = cgutils.get_null_value(lent.parent.type)
            return lent._getvalue()

        return array(array), generate


@rule
def size(bits):
    """How many numbers are in a set."""
    count = 0
    while bits:
        count += 1
        bits &= bits - 1
    return count


__all__ = ["borrowed", "lowest", "record", "size"]
