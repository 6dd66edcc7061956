"""Which kind a thing is, where only the test knows it: checked as the test runs, and known to mypy from then on."""

from __future__ import annotations

from typing import TypeVar

Kind = TypeVar("Kind")


def as_a(kind: type[Kind], thing: object) -> Kind:
    """The same thing: a view as the view of its game, a scorecard likewise."""
    assert isinstance(thing, kind), f"a {kind.__name__} is expected, not {thing!r}"
    return thing


def there(thing: Kind | None) -> Kind:
    """The same thing, which is not None."""
    assert thing is not None, "something is expected here, and there is nothing"
    return thing
