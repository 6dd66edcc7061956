"""What goes wrong, said in sentences: what was wrong, where, and what would be right."""

from __future__ import annotations

import difflib
from collections.abc import Iterable

from pydantic import ValidationError


class HortusError(ValueError):
    """Something a person or a program asked for can't be done. The message is a sentence for them."""


class IllegalAction(HortusError):
    """The action is not open to that seat now; nothing has changed."""


class BadOption(HortusError):
    """An option, a player count or a name that a rule set does not have."""


class BadRecord(HortusError):
    """A file that is no record, or one that does not replay."""


class BadPosition(HortusError):
    """A table that can't be, or can't be read."""


def unknown(kind: str, name: object, choices: Iterable[str]) -> str:
    """A sentence for a name that does not exist, with the nearest one that does."""
    known = list(choices)
    near = difflib.get_close_matches(str(name), known, n=1)
    hint = f" Did you mean {near[0]}?" if near else f" There are: {', '.join(known)}."
    return f"There is no {kind} called {str(name)[:60]!r}.{hint}"


def first_fault(error: ValidationError) -> str:
    """The first thing that is wrong in checked data, as `place: what would be right`."""
    fault = error.errors(include_url=False, include_input=False)[0]
    place = ".".join(str(step) for step in fault["loc"])
    message = fault["msg"][:1].lower() + fault["msg"][1:]
    return f"{place}: {message}" if place else message
