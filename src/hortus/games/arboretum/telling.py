"""The reckoning of Arboretum as it is told: species by species, the hands first and then the paths."""

from __future__ import annotations

from collections.abc import Sequence

from hortus.core.scorecard import Light, Step, Told, Trail
from hortus.games.arboretum.scorecard import ArboretumScorecard, SpeciesScore

OPENING = (
    "Species by species: whoever holds the highest sum of a species in hand may score it. The best path begins and "
    "ends with that species and rises on the way; each card is a point, and some bring more."
)


def steps(card: ArboretumScorecard) -> list[Step]:
    """A step for each species that somebody holds or has a path of."""
    found = [Step("Hands and paths", OPENING)]
    totals = [0] * len(card.players)
    for species in card.players[0].species:
        scores = [side.species[species] for side in card.players]
        if any(score.why for score in scores):
            totals = [total + score.points for total, score in zip(totals, scores, strict=True)]
            found.append(step(species, scores, [side.name for side in card.players], totals))
    return found


def step(species: str, scores: Sequence[SpeciesScore], names: Sequence[str], totals: Sequence[int]) -> Step:
    """One species: who has the right, and what the paths bring."""
    told = tuple(
        Told(side, score.why or "holds none and has no path", score.points, totals[side])
        for side, score in enumerate(scores)
    )
    lights = [Light(side, "held", species, "now" if score.right else "lost") for side, score in enumerate(scores)]
    trails = []
    for side, score in enumerate(scores):
        how = "now" if score.right else "lost"
        path = tuple(f"{name} {value}" for name, value, *_ in score.path)
        lights += [Light(side, "tree", tree, how) for tree in path]
        trails += [Trail(side, "tree", path, how)] * bool(path)
    return Step(species.capitalize(), right_in_words(scores, names), told, tuple(lights), tuple(trails))


def right_in_words(scores: Sequence[SpeciesScore], names: Sequence[str]) -> str:
    """Who may score a species, and by which sums."""
    most = max(score.sum for score in scores)
    if most == 0:
        return "Nobody holds any: everybody may score it."
    entitled = [name for name, score in zip(names, scores, strict=True) if score.right]
    lower = [score.sum for score in scores if not score.right]
    against = f" against {max(lower)}" if lower else ""
    who = " and ".join(entitled)
    holds = "each hold" if len(entitled) > 1 else "holds"
    return f"{who[:1].upper()}{who[1:]} {holds} {most}{against}, and may score it."
