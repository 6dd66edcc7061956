"""What is optional, and the sentence that names what to install where it is missing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def needed(extra: str, *modules: str) -> Iterator[None]:
    """Around imports of these modules: if one is not installed, say which extra brings it."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.split(".")[0] not in modules:
            raise
        raise ModuleNotFoundError(
            f"{error.name} is not installed, and this part of Hortus needs it: pip install 'hortus[{extra}]'",
            name=error.name,
        ) from None
