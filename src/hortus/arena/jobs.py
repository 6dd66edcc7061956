"""What a tournament is made of: jobs that anyone may play, anywhere and in any order, with the same result.

A *pairing* is who meets: every choice of as many of the given players as there are seats, each once. All pairings play
the same deals, and every deal is played in every seat order: in all orders for up to three seats, in all rotations for
more. Which order is rotated changes from deal to deal, so that in the long run everybody sits beside everybody. So
neither cards nor places favour anybody.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, count, permutations
from typing import Any

from pydantic import BaseModel, ConfigDict

from hortus.core.errors import BadOption, brief, whole
from hortus.core.ruleset import RuleSet
from hortus.games import find_rule_set
from hortus.players import player

ALL_ORDERS = 3  # seats up to which every order is played, not only rotations
MOST_SECONDS = 24 * 3600


@dataclass(frozen=True)
class Job:
    """One game: who sits where, and the seed of the deal. `id` is a digest of that and of the setting."""

    id: str
    codes: tuple[str, ...]
    deal: int


class Setting(BaseModel):
    """What all games of a tournament have in common."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    rule_set: str
    version: int
    seats: int
    options: dict[str, Any]  # those that differ from the default, as data
    seconds: float  # that a decision may take

    @classmethod
    def of(cls, rule_set: RuleSet, seats: int, options: Mapping[str, Any], seconds: float) -> Setting:
        """The setting, checked; files among the options are read here, once."""
        if not 0 < seconds <= MOST_SECONDS:
            raise BadOption(f"A decision may take up to a day, and longer than nothing, not {seconds:g} seconds.")
        checked = rule_set.check_options(rule_set.with_files(options), seats)
        return cls(
            rule_set=rule_set.id,
            version=rule_set.version,
            seats=seats,
            options=checked.model_dump(mode="json", exclude_defaults=True),
            seconds=seconds,
        )

    def job(self, codes: Sequence[str], deal: int) -> Job:
        """The job in which these players play this deal."""
        content = json.dumps([self.model_dump(mode="json"), list(codes), deal], sort_keys=True)
        return Job(hashlib.sha256(content.encode()).hexdigest()[:20], tuple(codes), deal)


@dataclass(frozen=True)
class Tournament:
    """A setting, players by code, and how much they play."""

    setting: Setting
    codes: tuple[str, ...]  # as given: one that is named twice may sit at the same table twice
    games: int  # of each pairing, at least
    seed: int

    @classmethod
    def plan(
        cls,
        rule_set: str | RuleSet,
        codes: Sequence[str],
        games: int,
        seed: int,
        seats: int | None = None,
        seconds: float = 60.0,
        options: Mapping[str, Any] | None = None,
    ) -> Tournament:
        """A tournament, or a sentence about what can't be played."""
        chosen = find_rule_set(rule_set)
        for code in dict.fromkeys(codes):
            player(code)
        if not whole(games) or games < 1:
            raise BadOption(f"A tournament has at least one game a pairing, not {brief(games)}.")
        if not whole(seed) or not 0 <= seed < 2**63:
            raise BadOption(f"A seed is a whole number from 0 to 2**63 - 1, not {brief(seed)}.")
        setting = Setting.of(chosen, seats_for(chosen, codes, seats), options or {}, seconds)
        return cls(setting, tuple(codes), games, seed)

    @property
    def players(self) -> tuple[str, ...]:
        """The codes, each once, in the order given."""
        return tuple(dict.fromkeys(self.codes))

    @property
    def pairings(self) -> list[tuple[str, ...]]:
        """Who meets."""
        found = {tuple(sorted(group)): group for group in reversed(list(combinations(self.codes, self.setting.seats)))}
        return list(reversed(found.values()))

    def jobs(self) -> Iterator[Job]:
        """All games, deal by deal, so that a tournament that is broken off has whole sets."""
        games = dict.fromkeys(self.pairings, 0)
        for number in count():
            deal = deal_seed(self.seed, number)
            for pairing in [pairing for pairing, played in games.items() if played < self.games]:
                orders = seat_orders(pairing, number)
                games[pairing] += len(orders)
                yield from (self.setting.job(order, deal) for order in orders)
            if min(games.values()) >= self.games:
                return


def seats_for(rule_set: RuleSet, codes: Sequence[str], asked: int | None) -> int:
    """The number of seats: as asked for, else one for each player given if that fits, else the least."""
    least, most = rule_set.players
    if asked is None:
        asked = len(codes) if least <= len(codes) <= most else least
    seats = rule_set.check_players(asked)
    if len(codes) < seats:
        raise BadOption(
            f"For {seats} seats at least {seats} players are needed, not {len(codes)}. "
            "A code may be named several times."
        )
    return seats


def seat_orders(codes: Sequence[str], number: int) -> list[tuple[str, ...]]:
    """The ways in which these players sit down for the deal of that number, each once: all up to three seats, then all
    rotations of an order that is another one for each deal.
    """
    if len(codes) <= ALL_ORDERS:
        return list(dict.fromkeys(permutations(codes)))
    neighbours = list(dict.fromkeys(permutations(codes[1:])))
    order = (codes[0], *neighbours[number % len(neighbours)])
    return list(dict.fromkeys((*order[first:], *order[:first]) for first in range(len(order))))


def deal_seed(seed: int, number: int) -> int:
    """The seed of a tournament's deal of that number: two tournaments share no deals unless they share the seed."""
    digest = hashlib.sha256(f"hortus arena {seed} deal {number}".encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 2
