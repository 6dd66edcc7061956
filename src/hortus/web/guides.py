"""First-game guides: what is told when, on top of an ordinary table.

A guide is a file of texts (`texts/guides/RULESET.toml`) and the seed of a deal. A table with that deal is guided;
nothing else marks it. What is told follows from what the player sees, so whoever decides otherwise than proposed, takes
something back or reloads the page is still told what matters.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from hortus.core.deal import Deal
from hortus.core.view import View
from hortus.server.choosing import Choice
from hortus.server.live import LiveTable

FOLDER = Path(__file__).parent / "texts" / "guides"
OF_THE_TABLE = ("phase", "round")  # conditions on the view itself


class Step(NamedTuple):
    """One thing that is told."""

    title: str
    say: str
    look: str  # the part of the page that it is about
    proposed: tuple[str, ...]  # in the notation of moves; none if a strong player is asked
    when: dict[str, Any]

    def fits(self, view: View) -> bool:
        """Whether this is to be told to the one who looks."""
        assert view.seat is not None
        shown: Any = view  # each game has its own kind of view
        side = shown.sides[view.seat]
        for name, wanted in self.when.items():
            if name == "asked":
                if wanted not in view.asked:
                    return False
            elif name in OF_THE_TABLE:
                if getattr(view, name) != wanted:
                    return False
            elif len(getattr(side, name)) != wanted:
                return False
        return True

    def advised(self, choices: Sequence[Choice]) -> Choice | None:
        """The first of its proposals that can be chosen now."""
        found = {choice.notation: choice for choice in choices}
        return next((found[notation] for notation in self.proposed if notation in found), None)


class Guide(NamedTuple):
    """A guide through a first game."""

    seed: int
    opponents: tuple[str, ...]  # levels of the computers
    lead: str
    end: str
    steps: tuple[Step, ...]

    @property
    def deal(self) -> Deal:
        """The deal of the prepared game, as a table keeps it."""
        return Deal(Deal.new(self.seed).secret)

    def step(self, view: View) -> Step | None:
        """What is to be told now."""
        return next((step for step in self.steps if step.fits(view)), None)


@cache
def guide_for(name: str) -> Guide | None:
    """The guide of a rule set, if it has one."""
    path = FOLDER / f"{name}.toml"
    if not path.is_file():
        return None
    written = tomllib.loads(path.read_text(encoding="utf-8"))
    steps = tuple(
        Step(step["title"], step["say"], step["look"], tuple(step.get("try", ())), step["when"])
        for step in written["steps"]
    )
    return Guide(written["seed"], tuple(written["opponents"]), written["lead"], written["end"], steps)


def guide_of(table: LiveTable) -> Guide | None:
    """The guide of a table, if it has the deal of a prepared game."""
    guide = guide_for(table.rule_set.id)
    deal = table.match.deal
    return guide if guide and deal and deal.secret == guide.deal.secret else None
