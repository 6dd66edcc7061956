"""What can be chosen before a game: seats, options, clock; and what a form that was filled in asks for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from pydantic import ValidationError

from hortus.core.errors import BadOption, first_fault
from hortus.core.ruleset import RuleSet
from hortus.games import rule_sets
from hortus.games.arboretum import edition_of
from hortus.server.messages import LEVELS, NewTable
from hortus.web.texts import say

FIRST_OPPONENT = "easy"  # for somebody who has never played
OPPONENT = "club"  # whom a form proposes
CLOCKS: dict[str, dict[str, Any] | None] = {
    "none": None,
    "brisk": {"kind": "live", "seconds": 600, "more": 10},
    "calm": {"kind": "live", "seconds": 1800, "more": 30},
    "days": {"kind": "days", "days": 3},
}
KINDS = ("me", "here", "link", "anyone", *LEVELS)  # of seats, in forms; "here": somebody else at this screen


class Family(NamedTuple):
    """A game and its variants."""

    main: RuleSet
    others: list[RuleSet]


def families() -> list[Family]:
    """All games: rule sets whose id begins with that of another one are its variants."""
    found: list[Family] = []
    for one in rule_sets():
        if found and one.id.startswith(f"{found[-1].main.id}-"):
            found[-1].others.append(one)
        else:
            found.append(Family(one, []))
    return found


def family_of(rule_set: RuleSet) -> Family:
    """The game that a rule set belongs to."""
    return next(family for family in families() if rule_set in (family.main, *family.others))


def at_once(rule_set: RuleSet) -> NewTable:
    """A table with sensible defaults: you, and easy opponents in the other seats.

    A game alone is listed, for the high scores; nobody needs to watch somebody who plays for the first time.
    """
    others = [{"kind": "computer", "level": FIRST_OPPONENT}] * (rule_set.players[0] - 1)
    wanted = {"rule_set": rule_set.id, "seats": [{"kind": "me"}, *others], "listed": not others}
    return NewTable.model_validate(wanted)


class Option(NamedTuple):
    """An option that a form can ask for."""

    name: str
    words: str
    values: list[str]  # none if it is yes or no
    default: Any
    several: bool = False  # whether many of the values are chosen, or none


def options_of(rule_set: RuleSet) -> list[Option]:
    """The options of a rule set that are a choice among a few, some of many, or yes or no; decks are for programs."""
    found = []
    for name, described in rule_set.options.model_json_schema().get("properties", {}).items():
        if described.get("type") == "boolean" or "enum" in described:
            values = [str(value) for value in described.get("enum", ())]
            found.append(Option(name, described.get("description", ""), values, described.get("default")))
        elif name == "species":
            species = [one.name for one in edition_of(rule_set).species]
            found.append(Option(name, described.get("description", ""), species, None, several=True))
    return found


def asked_for(rule_set: RuleSet, form: Mapping[str, str]) -> NewTable:
    """The table that a form asks for. Raises `BadOption`."""
    seats = [seat_of(form, number) for number in range(rule_set.players[1])]
    options: dict[str, Any] = {}
    for option in options_of(rule_set):
        if option.several:
            options[option.name] = [value for value in option.values if f"{option.name} {value}" in form] or None
        else:
            options[option.name] = form.get(option.name, "") if option.values else option.name in form
    wanted = {
        "rule_set": rule_set.id,
        "seats": [seat for seat in seats if seat],
        "options": options,
        "listed": "listed" in form or {"kind": "anyone"} in seats,
        "clock": CLOCKS.get(form.get("clock", "none")),
    }
    try:
        return NewTable.model_validate(wanted)
    except ValidationError as error:
        raise BadOption(f"{rule_set.title}: {first_fault(error)}.") from None


def seat_of(form: Mapping[str, str], number: int) -> dict[str, Any] | None:
    """Who is to sit there; None if nobody is."""
    kind, name = form.get(f"seat{number}", ""), form.get(f"name{number}", "").strip()
    if kind in LEVELS:
        return {"kind": "computer", "level": kind}
    if kind == "here":
        return {"kind": "me", "name": name[:40] or say("score.player", number=number + 1)}
    return {"kind": kind} if kind in KINDS else None
