"""Scorecards: the reckoning of a table, finished match or boxed game, with the reason for every point."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from pydantic import Field

from hortus.core.errors import BadPosition, brief, unknown, whole
from hortus.core.kernel import EVENLY
from hortus.core.ruleset import RuleSet, State
from hortus.core.scorecard import Scorecard, SideScore
from hortus.core.view import Part
from hortus.games.arboretum.cards import EDITIONS, PUBLISHED, Card, Edition, card_of, number_of
from hortus.games.arboretum.judgement import prospects
from hortus.games.arboretum.scoring import HAND_SUM, LONG_PATH, reckon, species_planted, winners
from hortus.games.arboretum.state import GARDEN, SIDES, SPECIES, TABLE, VALUES

HAND = 7
FARTHEST = 1_000_000  # from 0,0 in a described garden, to which any square may be the origin
Q_HAND = 13  # the solo game has at most 14 turns, and Q gets nothing in the last


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


class ArboretumScorecard(Scorecard):
    """The reckoning of a table of Arboretum."""

    players: tuple[ArboretumSide, ...]

    def text(self) -> str:
        """The whole reckoning in words."""
        lines = []
        for side in self.players:
            lines.append(f"{side.name[:1].upper()}{side.name[1:]}: {side.points} points")
            lines += [f"  {name}: {species.why}" for name, species in side.species.items() if species.why]
        return "\n".join([*lines, self.verdict])


def scorecard(state: State, origins: Sequence[tuple[int, int]] = ((0, 0),) * SIDES) -> ArboretumScorecard:
    """The scorecard of a table, as if the game ended now; `origins` are the squares of the first cards."""
    table = state.view(TABLE)[0]
    sides = tuple(side_score(state, side, origins[side]) for side in range(table.sides))
    won = tuple(side for side in range(table.sides) if winners(state) >> side & 1)
    solo = table.sides > table.players
    edition = EDITIONS[table.edition]
    rule_set = "arboretum-solo" if solo else ("arboretum" if edition is PUBLISHED else "arboretum-2011")
    verdict = solo_verdict(sides) if solo else table_verdict(sides, won, bool(table.tie_break))
    return ArboretumScorecard(rule_set=rule_set, players=sides, winners=won, verdict=verdict)


def side_score(state: State, side: int, origin: tuple[int, int]) -> ArboretumSide:
    """One side's reckoning."""
    table = state.view(TABLE)[0]
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
    table = state.view(TABLE)[0]
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
        why=why(edition.species[species].name, side, sums, bool(right), worth, path, negated),
    )


def why(
    species: str,
    side: int,
    sums: list[int],
    right: bool,
    worth: int,
    path: list[tuple[str, int, int, int]],
    negated: bool,
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
    values = "-".join(str(card[1]) if card[0] == species else f"({card[1]})" for card in path)
    reasons = [f"{len(path)} cards"]
    if len(path) >= LONG_PATH and all(card[0] == species for card in path):
        reasons.append(f"+{len(path)} all {species}")
    if path[0][1] == 1:
        reasons.append("+1 starts on a 1")
    if path[-1][1] == VALUES:
        reasons.append("+2 ends on an 8")
    return f"{held}; path {values}: {', '.join(reasons)} = {worth}"


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
    """What `seat` holds, what its paths are worth and how likely it may score them, as far as it can know."""
    table = state.view(TABLE)[0]
    edition = EDITIONS[table.edition]
    sums, worths, rights = (np.zeros(SPECIES, np.int64) for _ in range(3))
    prospects(state, seat, SAMPLES, EVENLY, sums, worths, rights)
    lines = []
    for number in range(SPECIES):
        if table.in_play[number] and (sums[number] or worths[number]):
            lines.append(
                f"{edition.species[number].name}: holds {sums[number]}, best path {worths[number]}, "
                f"right to score on {round(100 * int(rights[number]) / SAMPLES)} % of possible tables"
            )
    expected = sum(int(worth) * int(right) for worth, right in zip(worths, rights, strict=True)) / SAMPLES
    return [*lines, f"if the game ended now: {expected:.1f} points on average"]


# --- a boxed game on somebody's table --------------------------------------------------------------------


def score_position(rule_set: RuleSet, position: object, options: Any) -> ArboretumScorecard:
    """The scorecard of a described table, or a sentence on what is wrong with it."""
    from hortus.games.arboretum import SPECIES_FOR, edition_of

    solo = bool(rule_set.sides)
    edition = edition_of(rule_set)
    players = listed_players(rule_set, as_mapping(position))
    lines = solo and not any(len(planted) == 4 for planted in listed(players[1], "garden", "Q"))
    state = np.zeros(TABLE.itemsize, np.uint8)
    table = state.view(TABLE)[0]
    table.players = 1 if solo else len(players)
    table.sides = len(players)
    table.edition = EDITIONS.index(edition)
    table.tie_break = edition.name == "2018"
    table.q_grid = solo and not lines
    table.q_negates = getattr(options, "q_negates", True)
    origins = []
    where: dict[int, str] = {}
    for side, player in enumerate(players):
        name = "Q" if solo and side else f"player {side + 1}"
        read_hand(table, edition, side, player, name, where, Q_HAND if name == "Q" else HAND)
        origins.append(read_garden(table, edition, side, player, name, where, lines and name == "Q"))
    used = sorted({number // VALUES for number in where})
    most = SPECIES_FOR[int(table.players)]
    if len(used) > most:
        names = ", ".join(edition.species[number].name for number in used)
        people = f"{table.players} player{'s' * (len(players) > 2 or not solo)}"
        raise BadPosition(f"{rule_set.title} with {people} has {most} species, not {len(used)}: {names}.")
    table.in_play[used] = 1
    return scorecard(state, origins)


def as_mapping(position: object) -> Mapping[str, Any]:
    """A position given as data or as JSON text."""
    if isinstance(position, str | bytes):
        try:
            position = json.loads(position)
        except (ValueError, RecursionError) as error:
            raise BadPosition(f"The position is not JSON: {brief(str(error), 80)}.") from None
    if not isinstance(position, Mapping):
        raise BadPosition('A position is an object like {"players": [{"hand": [...], "garden": [...]}, ...]}.')
    for key in position:
        if key != "players":
            raise BadPosition(f"A position has only 'players', not {brief(key, 40)}.")
    return position


def listed_players(rule_set: RuleSet, position: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """The players of a position, as many as the rule set has sides."""
    players = position.get("players")
    least, most = (2, 2) if rule_set.sides else rule_set.players
    if not isinstance(players, list | tuple) or not least <= len(players) <= most:
        who = "two sides, you and Q," if rule_set.sides else f"{least} to {most} players"
        raise BadPosition(f"A position of {rule_set.id} lists {who} under 'players'.")
    for number, player in enumerate(players, 1):
        if not isinstance(player, Mapping):
            raise BadPosition(f"Player {number} should be an object with a 'hand' and a 'garden'.")
        for key in player:
            if key not in ("hand", "garden"):
                raise BadPosition(f"Player {number} has 'hand' and 'garden', not {brief(key, 40)}.")
    return list(players)


def listed(player: Mapping[str, Any], key: str, name: str) -> list[list[Any]]:
    """The cards under a key, each a list."""
    cards = player.get(key, [])
    if not isinstance(cards, list | tuple) or not all(isinstance(card, list | tuple) for card in cards):
        example = '["oak", 3]' if key == "hand" else '["oak", 6, x, y]'
        raise BadPosition(f"The {key} of {name} should be a list of cards like {example}.")
    return [list(card) for card in cards]


def read_card(edition: Edition, card: list[Any], place: str, where: dict[int, str]) -> int:
    """The number of a card that lies nowhere else yet."""
    species = edition.number_of(card[0]) if card and isinstance(card[0], str) else None
    if species is None:
        shown = card[0] if card else ""
        raise BadPosition(f"In {place}: {unknown('species', shown, (kind.name for kind in edition.species))}")
    value: Any = card[1] if len(card) > 1 else None
    if not whole(value) or not 1 <= value <= VALUES:
        name = edition.species[species].name
        raise BadPosition(f"In {place}: {name} has values from 1 to {VALUES}, not {brief(value, 20)}.")
    number = number_of(species, value)
    if number in where:
        raise BadPosition(f"The card {card_of(edition, number)} is there twice: in {where[number]} and in {place}.")
    where[number] = place
    return number


def read_hand(
    table: Any, edition: Edition, side: int, player: Mapping[str, Any], name: str, where: dict[int, str], most: int
) -> None:
    """Put the cards of a hand into the record."""
    cards = listed(player, "hand", name)
    if len(cards) > most:
        raise BadPosition(f"The hand of {name} has {len(cards)} cards; at the end of the game {most} are the most.")
    for card in cards:
        if len(card) != 2:
            raise BadPosition(f'A card of the hand of {name} should be like ["oak", 3], not {brief(card)}.')
        number = read_card(edition, card, f"the hand of {name}", where)
        table.hand[side, number // VALUES] |= 1 << number % VALUES


def read_garden(
    table: Any, edition: Edition, side: int, player: Mapping[str, Any], name: str, where: dict[int, str], lines: bool
) -> tuple[int, int]:
    """Put the cards of a garden into the record, moved so that the first stands on 0,0; return its square."""
    cards = listed(player, "garden", name)
    if len(cards) > GARDEN:
        raise BadPosition(f"The garden of {name} has {len(cards)} cards; no game leaves more than {GARDEN}.")
    squares: dict[tuple[int, int], Card] = {}
    for i, card in enumerate(cards):
        form = ["oak", 6] if lines else ["oak", 6, "x", "y"]
        if len(card) != len(form):
            raise BadPosition(f"A card of the garden of {name} should be like {form}, not {brief(card)}.")
        number = read_card(edition, card, f"the garden of {name}", where)
        table.planted[side, i] = number
        if not lines:
            square = read_square(card, name)
            if square in squares:
                raise BadPosition(
                    f"In the garden of {name}, {squares[square]} and {card_of(edition, number)} "
                    f"are on the same square {square[0]},{square[1]}."
                )
            squares[square] = card_of(edition, number)
    table.garden_size[side] = len(cards)
    check_connected(squares, name)
    first = next(iter(squares), (0, 0))
    for i, (x, y) in enumerate(squares):
        table.x[side, i] = x - first[0]
        table.y[side, i] = y - first[1]
    return first


def read_square(card: list[Any], name: str) -> tuple[int, int]:
    """The x and y of a planted card."""
    x, y = card[2:]
    for coordinate in (x, y):
        if not whole(coordinate) or abs(coordinate) > FARTHEST:
            raise BadPosition(
                f"In the garden of {name}, {card[0]} {card[1]} needs whole numbers up to {FARTHEST:,} for x and y, "
                f"not {brief([x, y], 40)}."
            )
    return x, y


def check_connected(squares: dict[tuple[int, int], Card], name: str) -> None:
    """Every card of a garden was planted beside another one."""
    if not squares:
        return
    reached = set()
    ahead = [next(iter(squares))]
    while ahead:
        x, y = ahead.pop()
        reached.add((x, y))
        beside = ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1))
        ahead += [square for square in beside if square in squares and square not in reached]
    for (x, y), card in squares.items():
        if (x, y) not in reached:
            raise BadPosition(
                f"In the garden of {name}, {card} on {x},{y} is cut off: every card is planted beside another one."
            )
