"""Who is how good: what a tournament's results come to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations
from statistics import mean
from typing import Any

from hortus.arena.estimates import Estimate, Interval, estimate
from hortus.arena.jobs import Tournament
from hortus.arena.playing import Result
from hortus.arena.ratings import Contest, Standing, contest, ratings
from hortus.core.high_scores import keeps_scores
from hortus.games import find_rule_set


@dataclass(frozen=True)
class Meeting:
    """Two players on the same deal: 1 if the first did better, 1/2 if they did equally well."""

    deal: int
    player: str
    opponent: str
    score: float
    difference: int | None  # in points; none if one of them forfeited


@dataclass(frozen=True)
class HeadToHead:
    """A player against another. In a game played alone: on the same deals."""

    player: str
    opponent: str
    meetings: int
    win_rate: float
    interval: Interval
    points_difference: float | None
    difference_interval: Interval | None


@dataclass(frozen=True)
class PlayerStanding:
    """What one player achieved, over all seats that it had."""

    code: str
    games: int
    win_rate: float | None  # of a game that nobody wins or loses: against the other players on the same deals
    interval: Interval | None
    fair_share: float | None  # the win rate of equals; none against an opponent made of paper
    mean_points: float | None
    points_interval: Interval | None
    rating: float
    rating_interval: Interval | None
    decisions: int
    seconds_per_decision: float | None
    forfeits: int


@dataclass(frozen=True)
class Standings:
    """All of it."""

    games: int
    deals: int
    players: list[PlayerStanding]
    head_to_head: list[HeadToHead]
    forfeits: list[dict[str, str]]

    def as_data(self) -> dict[str, Any]:
        """For programs."""
        return asdict(self)


def standings(tournament: Tournament, results: Sequence[Result]) -> Standings:
    """The standings of a tournament's players after these games."""
    codes = tournament.players
    meetings = list(met(results))
    numbers = {code: number for number, code in enumerate(codes)}
    rated = ratings(len(codes), list(contests(results, numbers)))
    return Standings(
        games=len(results),
        deals=len({result.deal for result in results}),
        players=[standing_of(code, tournament, results, meetings, rated[number]) for number, code in enumerate(codes)],
        head_to_head=[
            found for one, other in combinations(codes, 2) if (found := head_to_head(one, other, meetings)) is not None
        ],
        forfeits=[
            {"job": result.job, "player": result.players[result.forfeit.seat], "reason": result.forfeit.reason}
            for result in results
            if result.forfeit
        ],
    )


def standing_of(
    code: str,
    tournament: Tournament,
    results: Sequence[Result],
    meetings: Sequence[Meeting],
    rated: tuple[float, Interval | None],
) -> PlayerStanding:
    """One player's line."""
    mine = [(result, seat) for result in results for seat, who in enumerate(result.players) if who == code]
    rule_set = find_rule_set(tournament.setting.rule_set)
    against_nobody = keeps_scores(rule_set)
    wins = estimate(shared_scores(code, meetings) if against_nobody else won(mine))
    points = estimate((result.deal, result.points[seat]) for result, seat in mine if result.points)
    decisions = sum(result.decisions[seat] for result, seat in mine)
    seconds = sum(result.seconds[seat] for result, seat in mine)
    return PlayerStanding(
        code=code,
        games=len({result.job for result, _ in mine}),
        win_rate=wins.mean if wins else None,
        interval=wins.rate_interval() if wins else None,
        fair_share=None if rule_set.sides else 1 / max(2, tournament.setting.seats),
        mean_points=points.mean if points else None,
        points_interval=points.interval() if points else None,
        rating=rated[0],
        rating_interval=rated[1],
        decisions=decisions,
        seconds_per_decision=seconds / decisions if decisions else None,
        forfeits=sum(result.forfeit is not None and result.forfeit.seat == seat for result, seat in mine),
    )


def won(seats: Sequence[tuple[Result, int]]) -> Iterator[tuple[int, float]]:
    """By deal, what each seat has of the victory: winners share it."""
    for result, seat in seats:
        yield result.deal, (seat in result.winners) / max(1, len(result.winners))


def shared_scores(code: str, meetings: Sequence[Meeting]) -> Iterator[tuple[int, float]]:
    """By deal, how a player did against each of the others."""
    for meeting in meetings:
        if meeting.player == code:
            yield meeting.deal, meeting.score
        elif meeting.opponent == code:
            yield meeting.deal, 1 - meeting.score


def head_to_head(player: str, opponent: str, meetings: Sequence[Meeting]) -> HeadToHead | None:
    """How one did against another; None if they never met."""
    theirs = [meeting for meeting in meetings if (meeting.player, meeting.opponent) == (player, opponent)]
    turned = [meeting for meeting in meetings if (meeting.player, meeting.opponent) == (opponent, player)]
    scores = estimate([*((m.deal, m.score) for m in theirs), *((m.deal, 1 - m.score) for m in turned)])
    if scores is None:
        return None
    differences: Estimate | None = estimate(
        [
            *((m.deal, m.difference) for m in theirs if m.difference is not None),
            *((m.deal, -m.difference) for m in turned if m.difference is not None),
        ]
    )
    return HeadToHead(
        player=player,
        opponent=opponent,
        meetings=scores.values,
        win_rate=scores.mean,
        interval=scores.rate_interval(),
        points_difference=differences.mean if differences else None,
        difference_interval=differences.interval() if differences else None,
    )


def standing(result: Result, seat: int) -> Standing:
    """How a seat came out: winners before others, then by points; who forfeits comes last."""
    if result.forfeit is not None:
        return (-1, 0) if result.forfeit.seat == seat else (1, 0)
    return int(seat in result.winners), result.points[seat] if result.points else 0


def tables(results: Sequence[Result]) -> Iterator[list[tuple[Result, int]]]:
    """Seats that are compared with each other: those of a game, or of all solo games on a deal."""
    alone: dict[int, list[tuple[Result, int]]] = {}
    for result in results:
        if len(result.players) > 1:
            yield [(result, seat) for seat in range(len(result.players))]
        else:
            alone.setdefault(result.deal, []).append((result, 0))
    for group in alone.values():
        yield from ([one, other] for one, other in combinations(group, 2))


def met(results: Sequence[Result]) -> Iterator[Meeting]:
    """Every two different players who were compared."""
    for table in tables(results):
        for (one, seat), (other, place) in combinations(table, 2):
            mine, theirs = standing(one, seat), standing(other, place)
            if one.players[seat] != other.players[place]:
                yield Meeting(
                    one.deal,
                    one.players[seat],
                    other.players[place],
                    mean((mine > theirs, mine >= theirs)),
                    one.points[seat] - other.points[place] if one.points and other.points else None,
                )


def contests(results: Sequence[Result], numbers: dict[str, int]) -> Iterator[Contest]:
    """The same tables as rankings, for the ratings."""
    for table in tables(results):
        yield contest(
            table[0][0].deal, [(standing(result, seat), numbers[result.players[seat]]) for result, seat in table]
        )
