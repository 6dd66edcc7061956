"""Scorecards: the reckoning of a table, finished match or boxed game, with the reason for every point."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from pydantic import Field

from hortus.core.deal import EVENLY
from hortus.core.layout import record_in
from hortus.core.ruleset import RuleSet, State
from hortus.core.scorecard import Item, Scorecard, SideScore, Step
from hortus.core.view import Part
from hortus.games.arboretum.cards import EDITIONS, card_of
from hortus.games.arboretum.judgement import prospects
from hortus.games.arboretum.scoring import HAND_SUM, LONG_PATH, reckon, species_planted, winners
from hortus.games.arboretum.state import GARDEN, SIDES, SPECIES, TABLE, VALUES


class SpeciesScore(Part):
    """One species for one side."""

    sum: int = Field(description="of the hand, an 8 counting nothing against another hand's 1")
    right: bool = Field(description="to score: no other hand holds more")
    points: int = Field(description="what the right and the path bring")
    path: tuple[tuple[str, int, int, int], ...] = Field(description="best path: species, value, x, y of each card")
    why: str


class ArboretumSide(SideScore):
    """One side's points, species by species."""

    name: str
    suits: int = Field(description="species that brought points")
    planted: int = Field(description="different species in the garden: the 2018 tie-break")
    species: dict[str, SpeciesScore]

    def items(self) -> list[Item]:
        """The species of which there is something to say."""
        return [Item(name, found.points, found.why) for name, found in self.species.items() if found.why]


class ArboretumScorecard(Scorecard):
    """The reckoning of a table of Arboretum."""

    players: tuple[ArboretumSide, ...]

    def steps(self) -> list[Step]:
        """Species by species."""
        from hortus.games.arboretum.telling import steps

        return steps(self)

    def text(self) -> str:
        """The whole reckoning in words."""
        lines = []
        for side in self.players:
            lines.append(f"{side.name[:1].upper()}{side.name[1:]}: {side.points} points")
            lines += [f"  {name}: {species.why}" for name, species in side.species.items() if species.why]
        return "\n".join([*lines, self.verdict])


def scorecard(
    rule_set: RuleSet, state: State, origins: Sequence[tuple[int, int]] = ((0, 0),) * SIDES
) -> ArboretumScorecard:
    """The scorecard of a table, as if the game ended now; `origins` are the squares of the first cards."""
    table = record_in(state, TABLE)
    sides = tuple(side_score(state, side, origins[side]) for side in range(table.sides))
    won = tuple(side for side in range(table.sides) if winners(state) >> side & 1)
    solo = table.sides > table.players
    verdict = solo_verdict(sides) if solo else table_verdict(sides, won, bool(table.tie_break))
    return ArboretumScorecard(rule_set=rule_set.id, players=sides, winners=won, verdict=verdict)


def side_score(state: State, side: int, origin: tuple[int, int]) -> ArboretumSide:
    """One side's reckoning."""
    table = record_in(state, TABLE)
    edition = EDITIONS[table.edition]
    species = {
        edition.species[number].name: species_score(state, side, number, origin)
        for number in range(SPECIES)
        if table.in_play[number]
    }
    return ArboretumSide(
        name=f"player {side + 1}" if side < table.players else "Q",
        points=sum(found.points for found in species.values()),
        suits=sum(found.points > 0 for found in species.values()),
        planted=species_planted(state, side),
        species=species,
    )


def species_score(state: State, side: int, species: int, origin: tuple[int, int]) -> SpeciesScore:
    """One species of one side, with the reason in words."""
    table = record_in(state, TABLE)
    edition = EDITIONS[table.edition]
    places = np.empty(GARDEN, np.int64)
    sums = [int(reckon(state, other, species, places)[0]) for other in range(table.sides)]
    _, right, worth, cards = map(int, reckon(state, side, species, places))
    path = []
    for i in places[:cards].tolist():
        card = card_of(edition, int(table.planted[side, i]))
        path.append((*card, origin[0] + int(table.x[side, i]), origin[1] + int(table.y[side, i])))
    negated = sums[side] != int(HAND_SUM[table.hand[side, species]])
    return SpeciesScore(
        sum=sums[side],
        right=bool(right),
        points=worth if right else 0,
        path=tuple(path),
        why=why(edition.species[species].name, side, sums, bool(right), worth, path, negated, edition.letters),
    )


def why(
    species: str,
    side: int,
    sums: list[int],
    right: bool,
    worth: int,
    path: list[tuple[str, int, int, int]],
    negated: bool,
    letters: dict[str, str],
) -> str:
    """Right and path in one line; nothing where there is nothing to say."""
    if not path and not sums[side] and not negated:
        return ""
    held = f"holds {sums[side]}" + " (the 8 counts 0 against a 1 in another hand)" * negated
    if not right:
        lost = f", so a path of {worth} points is lost" if path else ""
        return f"{held} against {max(sums)}: no right to score{lost}"
    if not any(sums):
        held = "nobody holds any, so everybody may score"
    elif sums.count(sums[side]) > 1:
        held += ", tied for most"
    else:
        held += ", the most"
    if not path:
        return f"{held}; no path: 0"
    walk, reasons = walked(species, path, letters)
    return f"{held}; path {walk}: {', '.join(reasons)} = {worth}"


def walked(species: str, path: Sequence[tuple[str, int, int, int]], letters: dict[str, str]) -> tuple[str, list[str]]:
    """A path in short, and what it brings points for."""
    walk = "-".join(f"{letters[name]}{value}" for name, value, *_ in path)
    reasons = [f"{len(path)} cards"]
    if len(path) >= LONG_PATH and all(card[0] == species for card in path):
        reasons.append(f"+{len(path)} all {species}")
    if path[0][1] == 1:
        reasons.append("+1 starts on a 1")
    if path[-1][1] == VALUES:
        reasons.append("+2 ends on an 8")
    return walk, reasons


def table_verdict(sides: tuple[ArboretumSide, ...], won: tuple[int, ...], tie_break: bool) -> str:
    """Who wins among players, and why."""
    names = " and ".join(sides[side].name for side in won)
    best = max(side.points for side in sides)
    tied = [side for side in sides if side.points == best]
    if len(tied) == 1:
        return f"{names.capitalize()} wins with {best} points."
    if len(won) > 1:
        also = f" and {sides[won[0]].planted} species each" if tie_break else ""
        return f"{names.capitalize()} share the victory with {best} points{also}."
    return f"{names.capitalize()} wins: {best} points like others, but more different species in the garden."


def solo_verdict(sides: tuple[ArboretumSide, ...]) -> str:
    """Solo ruling 6: at least as many suits as Q, and strictly more points."""
    you, q = sides
    tally = f"{you.points} points to {q.points}, {you.suits} species scored to {q.suits}"
    if you.points <= q.points:
        return f"Q wins: {tally}; you need more points than Q."
    if you.suits < q.suits:
        return f"Q wins: {tally}; you need at least as many species as Q."
    return f"You win: {tally}."


# --- how a seat stands before the end ---------------------------------------------------------------------

SAMPLES = 400  # redealt tables for the chance of a right


def standing(state: State, seat: int) -> list[str]:
    """What `seat` holds, what the paths are worth and how likely it may score its own, as far as it can know."""
    table = record_in(state, TABLE)
    edition = EDITIONS[table.edition]
    sums, rights = np.zeros(SPECIES, np.int64), np.zeros(SPECIES, np.int64)
    worths = np.zeros(SIDES * SPECIES, np.int64)
    prospects(state, seat, SAMPLES, EVENLY, sums, worths, rights)
    lines, expected = [], 0.0
    for number in range(SPECIES):
        by_side = worths[number::SPECIES].tolist()
        if table.in_play[number] and (sums[number] or any(by_side)):
            chance = int(rights[number]) / SAMPLES
            expected += by_side[seat] * chance
            others = [
                f", {'Q' if side >= table.players else f'player {side + 1}'} {worth}"
                for side, worth in enumerate(by_side)
                if side != seat and worth
            ]
            lines.append(
                f"{edition.species[number].name}: a sum of {sums[number]} in hand; best path: yours {by_side[seat]}"
                f"{''.join(others)}; chance that you may score it: {chance:.0%}"
            )
    return [*lines, f"If the game ended now you would have {expected:.1f} points on average."]
