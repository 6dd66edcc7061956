"""An action: one decision open to a seat, with its parts, its words and its notation."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol, TypeVar

from hortus.core.errors import IllegalAction

if TYPE_CHECKING:
    from hortus.core.ruleset import Game, State


class Action:
    """One decision that a seat may take. Parts, words and notation are made when they are asked for.

    It remembers the table that it belongs to: give a player only actions of a table redealt for it, as `Turn` does.
    """

    __slots__ = ("_game", "_state", "id", "seat")

    def __init__(self, game: Game, state: State, seat: int, number: int) -> None:
        self._game = game
        self._state = state
        self.seat = seat
        self.id = number

    @property
    def parts(self) -> dict[str, str]:
        """What the move consists of so far, this step last: `{"card": "oak 7", "cell": "2,-1"}`."""
        return self._game.parts(self._state, self.seat, self.id)

    @property
    def words(self) -> str:
        """What the seat does, as in "plants oak 7 north of maple 3"."""
        return self._game.words(self._state, self.seat, self.id)

    @property
    def order(self) -> str:
        """The same as an order: "plant oak 7 north of maple 3"."""
        return as_order(self.words)

    @property
    def notation(self) -> str:
        """The short form for typing, unique among the actions open to the seat now."""
        return self._game.notation(self._state, self.seat, self.id)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and (self.seat, self.id) == (other.seat, other.id)

    def __hash__(self) -> int:
        return hash((self.seat, self.id))

    def __repr__(self) -> str:
        return f"<Action {self.id}: seat {self.seat} {self.words}>"


class Choice(Protocol):
    """What can be chosen by typing: an `Action`, or one that came over the network."""

    @property
    def parts(self) -> dict[str, str]:
        """As of an action."""

    @property
    def words(self) -> str:
        """As of an action."""

    @property
    def order(self) -> str:
        """As of an action."""

    @property
    def notation(self) -> str:
        """As of an action."""


C = TypeVar("C", bound=Choice)


def as_order(words: str) -> str:
    """What somebody does, as an order."""
    verb, _, rest = words.partition(" ")
    return f"{verb.removesuffix('s')} {rest.replace('its own', 'your own')}"


def find(actions: Sequence[C], text: str) -> C:
    """The action that `text` means: its notation (the sign before a card may be left out), its words (also as an
    order), its parts or the last of them.

    Case and spacing do not matter. Raises `IllegalAction` where it means none of them, or more than one.
    """
    wanted = _plain(text)
    for spell in (_notation, _words, _order, _parts, _last_part, _unsigned):
        found = [action for action in actions if _plain(spell(action)) == wanted]
        if len(found) == 1:
            return found[0]
        if found:
            options = " or ".join(action.notation for action in found)
            raise IllegalAction(f"{text.strip()[:60]!r} can mean more than one thing here: say {options}.")
    shown = ", ".join(action.notation for action in actions[:12])
    more = f" and {len(actions) - 12} more" if len(actions) > 12 else ""
    raise IllegalAction(f"{text.strip()[:60]!r} is not possible now. Possible: {shown or 'nothing'}{more}.")


def _notation(action: Choice) -> str:
    return action.notation


def _words(action: Choice) -> str:
    return action.words


def _parts(action: Choice) -> str:
    return " ".join(action.parts.values())


def _last_part(action: Choice) -> str:
    return list(action.parts.values())[-1]


def _order(action: Choice) -> str:
    return action.order


def _unsigned(action: Choice) -> str:
    """`O7` for `+O7`; the sign of a number stays."""
    return re.sub(r"^[+-](?=\D)", "", action.notation)


def _plain(text: str) -> str:
    return "".join(text.casefold().replace("_", " ").split())
