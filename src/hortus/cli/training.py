"""`hortus train`: what tables of a rule set are worth, learnt from self-play."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

from rich.console import Console

from hortus.arena.running import check_place
from hortus.core.errors import BadOption
from hortus.core.files import data_directory
from hortus.games import find_rule_set
from hortus.learning.recipes import recipe_for
from hortus.learning.school import School

HOUR = 3600.0


def train(
    name: str, players: int | None, hours: float, folder: Path | None, seed: int, jobs: int | None, on: str
) -> None:
    """Learn for so long, or go on learning, and say how the result is used."""
    rule_set = find_rule_set(name)
    seats = rule_set.check_players(players)
    if not 0 <= hours <= 24 * 366:
        raise BadOption(f"Learning takes from 0 hours (one generation) to a year, not {hours:g} hours.")
    if rule_set.game.judgement is None:
        raise BadOption(f"{rule_set.title} has no judgement, so its tables can't be described to a network.")
    check_place(on, jobs)
    place = folder or data_directory() / "training" / f"{rule_set.id}-{seats}"
    recipe = recipe_for(rule_set.id)
    if recipe.breeding and find_spec("cma") is None:
        raise BadOption("Learning needs a package that is not installed: pip install 'hortus[train]'")
    school = School(rule_set, seats, recipe, place, seed)
    school.load()
    console = Console()
    console.print(f"Learning {rule_set.title} with {seats} player{'s' * (seats > 1)}, in {place}", soft_wrap=True)
    if school.history:
        console.print(f"Steps that are there already: {len(school.history)}.")
    before = len(school.history)
    with console.status("starting") as status:
        for line in school.learn(hours * HOUR, jobs, on, status.update):
            console.print(school.told(line))
    if len(school.history) > before:
        nets = place / "nets.npz"
        console.print(f"Let it play: hortus arena {rule_set.id} --players club:nets={nets},greedy", soft_wrap=True)
