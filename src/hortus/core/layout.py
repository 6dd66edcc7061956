"""The layout of a table: a NumPy record whose fields are quick to reach from Python too."""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter
from typing import Any

import numpy as np


def layout(fields: Sequence[tuple[Any, ...]]) -> np.dtype[np.void]:
    """The data type of a record with these fields, each a name, a type and perhaps a shape.

    To compiled code it is what `np.record` would be. From Python a field takes an eighth of the time, which is much
    of what a view, and interpreted rules, take.
    """
    reach = {name: property(itemgetter(name), _writer(name)) for name, *_ in fields}
    return np.dtype((type("Table", (np.void,), reach), list(fields)))


def _writer(name: str) -> Any:
    def write(table: Any, value: Any) -> None:
        table[name] = value

    return write
