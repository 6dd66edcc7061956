"""What goes wrong, said in sentences: what was wrong, where, and what would be right."""

from __future__ import annotations

import difflib
from collections.abc import Iterable

import numpy as np
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


def brief(thing: object, most: int = 60) -> str:
    """Anything as one short line, for quoting in a sentence."""
    try:
        text = " ".join(repr(thing).split())
    except ValueError:  # Python does not print whole numbers of thousands of digits
        return "a huge number"
    except RecursionError:
        return "something nested too deeply"
    return text if len(text) <= most else f"{text[: most - 3]}..."


def whole(thing: object) -> bool:
    """True for a whole number, Python's or NumPy's, and not for True or 1.0."""
    return isinstance(thing, int | np.integer) and not isinstance(thing, bool)


def unknown(kind: str, name: object, choices: Iterable[str]) -> str:
    """A sentence for a name that does not exist, with the nearest one that does."""
    known = list(choices)
    near = difflib.get_close_matches(name, known, n=1) if isinstance(name, str) else []
    hint = f" Did you mean {near[0]}?" if near else f" There are: {', '.join(known)}."
    return f"There is no {kind} called {brief(name)}.{hint}"


def first_fault(error: ValidationError) -> str:
    """The first thing that is wrong in checked data, as `place: what would be right`."""
    fault = error.errors(include_url=False, include_input=False)[0]
    place = ".".join(step if isinstance(step, str) and step.isidentifier() else brief(step) for step in fault["loc"])
    message = fault["msg"][:1].lower() + fault["msg"][1:].replace("tuple", "list")
    return f"{place[:80]}: {message}" if place else message
