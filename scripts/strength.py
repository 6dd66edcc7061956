"""Measure how strong the players are, and write it to docs/strength.md: `make strength`.

Every line of the page is a tournament with a fixed seed. Its log is kept in docs/strength, so that a run goes on where
the last one stopped, here or on another machine. Before that, the first games of the log are played again: if one of
them ends otherwise, the players have changed, and the tournament starts anew. Ends with exit code 1 if a promise is
not kept. All of it takes hours: `strength.py arboretum faraway-solo` goes on with the tournaments of these rule sets
only, `strength.py club,greedy` with those of these players; `strength.py none` plays nothing. The page always has all
of them, with the games that were played by then.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from hortus.arena import Log, Standings, Tournament, run, standings
from hortus.arena.estimates import estimate
from hortus.arena.playing import Result, play_job, rehearse
from hortus.arena.standings import HeadToHead

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "strength.md"
LOGS = ROOT / "docs" / "strength"
SEED = 2026
PLAYED_AGAIN = 2  # games of a log, to see whether the players are still the same
NOT_YET = "not measured yet"


class Measured(NamedTuple):
    """A figure with its 95 % interval."""

    value: float
    interval: tuple[float, float] | None
    unit: str

    def __str__(self) -> str:
        if self.interval is None:
            return f"{self.value:.1f} {self.unit}"
        low, high = self.interval
        return f"{self.value:.1f} {self.unit} ({low:.1f} to {high:.1f})"


class Promise(NamedTuple):
    """What a tournament is to show, the least figure that keeps it, and how to read it off.

    If `surely`, the whole interval is to lie above that figure.
    """

    words: str
    least: float
    read: Callable[[Standings, Sequence[Result]], Measured]
    surely: bool = False

    def kept(self, measured: Measured) -> bool:
        """Whether the figure is what was promised."""
        if self.surely:
            return measured.interval is not None and measured.interval[0] > self.least
        return measured.value >= self.least


class Contest(NamedTuple):
    """A tournament of the page."""

    rule_set: str
    players: str
    games: int
    promises: tuple[Promise, ...]
    options: tuple[str, ...] = ()

    @property
    def tournament(self) -> Tournament:
        """Its games."""
        options = dict(option.split("=", 1) for option in self.options)
        return Tournament.plan(self.rule_set, self.players.split(","), self.games, SEED, options=options)

    @property
    def log(self) -> Path:
        """Where its games are kept."""
        values = [option.split("=", 1)[1] for option in self.options]
        return LOGS / f"{'-'.join([self.rule_set, *self.players.split(','), *values])}.jsonl"

    @property
    def command(self) -> str:
        """How anybody plays the same games."""
        options = "".join(f" --option {option}" for option in self.options)
        return f"hortus arena {self.rule_set} --players {self.players} --games {self.games} --seed {SEED}{options}"


def beats(winner: str, loser: str, least: float) -> Promise:
    """A head-to-head win rate, in percent."""

    def read(found: Standings, _: Sequence[Result]) -> Measured:
        pair, turned = meeting(found, winner, loser)
        low, high = pair.interval
        rates = (1 - pair.win_rate, 1 - high, 1 - low) if turned else (pair.win_rate, low, high)
        return Measured(100 * rates[0], (100 * rates[1], 100 * rates[2]), "%")

    return Promise(f"`{winner}` beats `{loser}`", least, read)


def better(winner: str, loser: str) -> Promise:
    """More points on the same deals, surely."""

    def read(found: Standings, _: Sequence[Result]) -> Measured:
        pair, turned = meeting(found, winner, loser)
        low, high = pair.difference_interval or (0.0, 0.0)
        difference = pair.points_difference or 0.0
        found_so = (-difference, (-high, -low)) if turned else (difference, (low, high))
        return Measured(*found_so, "points")

    return Promise(f"`{winner}` has more than `{loser}` on the same deals", 0, read, surely=True)


def meeting(found: Standings, one: str, other: str) -> tuple[HeadToHead, bool]:
    """How two did against each other, and whether that is told from the other's side."""
    for pair in found.head_to_head:
        if {pair.player, pair.opponent} == {one, other}:
            return pair, pair.player != one
    raise LookupError(f"{one} and {other} never met")


def has_points(code: str, least: float) -> Promise:
    """A mean of points."""

    def read(found: Standings, _: Sequence[Result]) -> Measured:
        one = next(one for one in found.players if one.code == code)
        return Measured(one.mean_points or 0.0, one.points_interval, "points")

    return Promise(f"`{code}` has a mean of", least, read)


def has_margin(code: str, least: float) -> Promise:
    """A mean lead over Q."""

    def read(_: Standings, results: Sequence[Result]) -> Measured:
        leads = estimate(
            (result.deal, result.points[0] - result.points[1])
            for result in results
            if result.points and result.players[0] == code
        )
        assert leads is not None
        return Measured(leads.mean, leads.interval(), "points")

    return Promise(f"`{code}` is ahead of Q by", least, read)


def wins(code: str, least: float, whom: str) -> Promise:
    """A win rate against all comers, in percent."""

    def read(found: Standings, _: Sequence[Result]) -> Measured:
        one = next(one for one in found.players if one.code == code)
        low, high = one.interval or (0.0, 1.0)
        return Measured(100 * (one.win_rate or 0.0), (100 * low, 100 * high), "%")

    return Promise(f"`{code}` beats {whom}", least, read)


def duel(rule_set: str, winner: str, loser: str, least: float, games: int = 400, *options: str) -> Contest:
    """Two players."""
    return Contest(rule_set, f"{winner},{loser}", games, (beats(winner, loser, least),), options)


def among(rule_set: str, one: str, others: str, seats: int, times: float, games: int = 200) -> Contest:
    """One among others, who is to win so many times its fair share."""
    promise = wins(one, 100 * times / seats, f"{seats - 1} `{others}` ({times:g} times its share)")
    return Contest(rule_set, ",".join([one] + [others] * (seats - 1)), games, (promise,))


GRID = "q_garden=grid"
SIZE = "claim=size"
LADDER = (better("club", "easy"), better("expert", "club"), better("master", "expert"))
CONTESTS = (
    Contest("arboretum", "greedy,random", 400, (beats("greedy", "random", 99),)),
    Contest("arboretum", "greedy,spite", 800, (beats("greedy", "spite", 75),)),
    Contest("arboretum", "greedy,builder", 800, (beats("greedy", "builder", 75),)),
    Contest("arboretum", "spite,builder", 800, (beats("spite", "builder", 60),)),
    duel("arboretum", "club", "easy", 60),
    duel("arboretum", "club", "spite", 92),
    duel("arboretum", "club", "builder", 92),
    duel("arboretum", "club", "greedy", 60),
    duel("arboretum", "expert", "spite", 97),
    duel("arboretum", "expert", "builder", 97),
    duel("arboretum", "expert", "greedy", 88),
    duel("arboretum", "expert", "club", 80),
    duel("arboretum", "master", "expert", 60, 200),
    among("arboretum", "expert", "greedy", 3, 2.0),
    among("arboretum", "expert", "greedy", 4, 2.0),
    among("arboretum", "expert", "club", 3, 1.6),
    among("arboretum", "expert", "club", 4, 1.6),
    duel("arboretum-2011", "club", "easy", 60),
    duel("arboretum-2011", "expert", "club", 60, 100),
    duel("arboretum-2011", "master", "expert", 60, 200),
    Contest("arboretum-solo", "greedy", 1000, (wins("greedy", 85, "Q"),)),
    Contest("arboretum-solo", "greedy", 400, (wins("greedy", 85, "Q"),), (GRID,)),
    Contest("arboretum-solo", "club", 1000, (wins("club", 97, "Q"),)),
    Contest("arboretum-solo", "expert", 1000, (wins("expert", 99, "Q"), has_margin("expert", 20))),
    Contest("arboretum-solo", "club", 1000, (wins("club", 97, "Q"),), (GRID,)),
    Contest("arboretum-solo", "expert", 1000, (wins("expert", 99, "Q"), has_margin("expert", 20)), (GRID,)),
    Contest("arboretum-solo", "easy,club,expert,master", 100, LADDER),
    Contest("faraway-solo", "greedy", 1000, (has_points("greedy", 65),)),
    Contest(
        "faraway-solo",
        "easy,club,expert,master",
        400,
        (has_points("club", 84), has_points("expert", 91), has_points("master", 93), *LADDER),
    ),
    Contest("faraway", "greedy,greedy", 400, (has_points("greedy", 60),)),
    Contest("faraway", "greedy,builder", 1000, (beats("greedy", "builder", 50),)),
    Contest("faraway", "greedy,spite", 1000, (beats("greedy", "spite", 50),)),
    duel("faraway", "club", "easy", 60),
    duel("faraway", "club", "greedy", 70),
    duel("faraway", "expert", "club", 65),
    duel("faraway", "master", "expert", 60, 100),
    among("faraway", "expert", "club", 4, 1.3),
    among("faraway", "expert", "club", 5, 1.3),
    among("faraway", "expert", "club", 6, 1.3),
    Contest("hanging-gardens", "greedy,random", 400, (beats("greedy", "random", 99),)),
    Contest("hanging-gardens", "greedy,builder", 1000, (beats("greedy", "builder", 60),)),
    Contest("hanging-gardens", "greedy,spite", 400, (beats("greedy", "spite", 50),)),
    duel("hanging-gardens", "club", "easy", 60),
    duel("hanging-gardens", "club", "greedy", 60),
    duel("hanging-gardens", "club", "greedy", 60, 400, SIZE),
    duel("hanging-gardens", "expert", "club", 70, 200),
    duel("hanging-gardens", "expert", "club", 60, 100, SIZE),
    duel("hanging-gardens", "master", "expert", 60, 100),
    among("hanging-gardens", "expert", "greedy", 3, 2.0),
    among("hanging-gardens", "expert", "greedy", 4, 2.0),
)

INTRODUCTION = """\
# How strong the players are

Written by `make strength`; the same seeds give the same games. Every deal is played in every seat order, a draw is half
a win, and the intervals (95 %) count deals, not games: [arena.md](arena.md) says how. Results are not transitive, so
strength is shown head to head against several kinds of opponents, never by one number alone.

| rule set | what is shown | promised | measured | games | command |
|---|---|---|---|---|---|
"""
NOTES = """
What the players are is said in [players.md](players.md). No honest player can do better on average than one who knows
every hidden card: [bound.md](bound.md) has figures for the solo games.

## What was tried on the way

Figures of the laboratory (duplicate deals, 95 %), where a step brought something or did not:

- **Search in Arboretum** with `greedy`'s preferences in its playouts was no better than `club` (43 to 57 % in several
  forms: 500 to 1,000 iterations, one's own or all hands open, with and without weighted redeals). With preferences
  bred by evolution it won 68.5 +- 11.8 %. The policy of the playouts was the lever, not their number.
- **`club` in Arboretum** became so much stronger than foreseen by three generations of self-play (v `greedy` 71, then
  84 %) that `expert`, which searches with the same networks, had little room above it: 73.1 % (67.1 to 78.5, 216 games
  with 160 iterations). A level for people who play well is no use if the next one is hardly above it. So `club` now
  reckons with one way in which the hidden cards may lie instead of six, and looks at two squares for a card instead
  of four (v `greedy` 77 %), and `expert` thinks half as long again, within its 0.3 s.
- **`master` in Arboretum** has four times the work of `expert`, which by itself brings little. Probably what limits
  both is how well the network values a table. Against `expert` as it is, with 60 games each where no number is given:
  values after the line itself instead of a turn later 42.5 +- 9.1 %, after three turns 34.1 +- 13.1 % (44 games),
  after one and two turns, averaged, 46.9 +- 14.2 % (48), when it is one's turn again 42.5 +- 12.2 %; by what one
  would know instead of open hands 49.2 +- 13.0 %; twice the iterations on twice the lines 45.5 +- 15.3 % (43); as
  `master`, more tables instead of more careful turns (1,500 iterations, `care=2`) 46.7 +- 20.2 % (30). What helped
  was found by reading: in the rest of a turn the tree had to try second-best actions, too few times to learn from
  them, and these counted in the mean of a line, so that lines which begin with a card of the deck were valued 0.03
  too low. `expert` without that (`widen=0`) beat `expert` 64.2 +- 10.5 % (74 games, by 3.2 +- 1.7 points), with the
  same work. So `master` does without; `expert` stays as it was with two, where all of its lines are kept, and does
  without it with three, four and against Q. At first `master` also had more careful playouts (`care=3`, 16 lines, 900
  iterations), took five times as long and had 47.1 % of 34 games; in `expert`'s own way (`care=2`, 12 lines, 960
  iterations) it had 62.8 % of 39 on other deals, and against Q as many points as before (+0.4 +- 2.0 on 55 deals) in
  half the time. So it plays like that now, and the table above has it. Another fault was mended on trial and brought
  nothing (48.2 +- 12.1 % of 56 games): careful playouts compare turns that are over with turns where a card was just
  drawn, which the networks overvalue by 0.05 to 0.1. In the 2011 edition `master` had 59.5 % of the first 100
  games; then as many were played there as in the 2018 edition.
- **What others hold**: the 24 numbers by which redeals are bent were fitted anew (`scripts/suspicions.py`). They
  foretell hidden cards better, 0.698 bits of surprise for each instead of 0.719, where even dealing has 0.784; but
  `club` (with six tables) played worse by them, 47.5 +- 2.7 % of 1,200 games against itself, and no better by half of
  them (52.3 +- 2.9 %) or by none at all (50.9 +- 2.9 %, 1,000 games each). So the old ones stayed: what is known of
  hidden cards is not what limits these players.
- **Three and four players**: one more generation brought `club` from 36.7 to 57.9 % among two `greedy` (fair: 33.3),
  and from 40.0 to 48.5 % among three (fair: 25). `expert` without forced tries (`widen=0`) had 36.8 % among three
  `club` where it had 36.0 % of the same 200 games with them: with four, that is not what is missing; nor is it too many
  lines (6 of them instead of 12: 44.3 % of 44 games, where 12 had 46.6 % of the same). Nor more learning for three
  players, in generations of 3,000 games: after two of them `club` had 34.8 % among two `club` as they are (600 games,
  fair: 33.3) and 43.4 % among two `greedy`, after three 49.9 %, where what is shipped has 49.2 % of the same 450 games.
  What helped was to care less for the others: most of the time went into what everybody compares while lines are played
  on. Where only the player itself does, and the others go by preference (`others=0`), twice as many tables are looked
  at in the same time. On other deals `expert` had 49.3 % of 100 games among three `club` with 300 iterations, where the
  table had 36.8 % by then, and 61.7 % of 64 games among two with 360, where it had 57.0 % of 150 as it was, and 59.7 %
  with first impressions that count for 40 tables. It ships with somewhat fewer, for its 0.3 s.
- **Against Q**: letting the win count in what a network is taught brought `club` from a mean lead of 17.4 to 16.2, and
  no clear gain in wins: 95.0 % of 1,000 deals. More redealt tables (16, 32) and more squares (8, 12) brought nothing
  (93.5 to 94.8 % of 400). What did: where a turn is played on after a card was drawn, its steps are chosen by what they
  lead to and not at a glance (`care`): on 2,000 other deals 96.7 % with two of them compared, 97.4 % with three, which
  is what it does now.
- **`expert` against Q** won 97.7 % of 1,000 deals by 19.4 points with forced tries, no more often than `club` does
  without search. On 60 other deals it had 20.2 +- 1.4 points and 60 wins; with more careful playouts, and fewer of them
  (`care=3`, 260 iterations), 19.1 +- 1.5 points and 60 wins; with playouts of three turns (`horizon=3`, 150 iterations)
  18.8 +- 2.0 points and 54 wins of 55. Neither brought anything. Of its 23 losses 18 had more points than Q, and were
  lost because Q scored more species, which the networks don't see. What helped was `widen=0`, as with two: on those 23
  deals, two new games each, it was ahead by 18.6 points and lost none, where it had been ahead by 15.9 and lost 3 of
  46; on all deals it has a point more than before. It still loses 14 of 1,000 deals, 11 of them with more points than
  Q. They are bad luck rather than lost: of six more games on each of nine of them it lost 2 of 54, and 4 of 54 when its
  playouts went on to the end of the game in the last three turns. Networks that see how many species Q is likely to
  score, now and in the end, were taught then, on as many games as those that are shipped: `club` won 97.2 and, a
  generation later, 96.8 % of 1,500 other deals by them, where it wins 98.1 % by what is shipped. So nothing changed.
- **The Hanging Gardens**: `expert` v `club` had 70.0 % with 100 and with 250 iterations, 66.7 % with playouts that
  plan further, and 75.0 +- 10.1 % with playouts cut off after two rounds (70 iterations). Since looking at a turn at a
  glance became faster, that took a quarter of the time that `expert` and `master` have at first, so both thought three
  times as long for a while. But gardens grow: late turns took `expert` 0.3 to 0.9 s of its 0.3 s (the bench had timed
  first turns only). With 70 iterations throughout it had 66.9 +- 8.7 % of 86 games v `club`, where 200 had 78.8 %. So
  both make fewer of them the later it is (`tires`): 180 at first, 105 after ten turns, 74 after twenty.
  With four players a network alone was no better than hand-made judgement, which stayed until networks saw more
  (below).
- **The Hanging Gardens for three**: `club`, by its network, is hardly better than `greedy` there (34.2 +- 4.6 % of 300
  games, fair: 33.3; by judgement alone 35.2 +- 4.3 %). Two more generations of 5,000 games each, with all of their
  tables kept, brought nothing clear: `club` had 37.3 +- 5.6 and 35.3 +- 4.7 % among `greedy`, and 34.5 +- 4.3 and
  33.3 +- 4.5 % among `club` as it is; `expert` among `greedy` 65.0 +- 8.8 and 55.0 +- 9.8 % of 60 games, on other deals
  than those of the table above. So nothing changed. Networks that foretell one's own points instead of
  the win, which are less a matter of luck, are worse: `club` 32.2 % (450 games), `expert` 40.0 % among `greedy` (45).
- **What networks of The Hanging Gardens did not see** was found by playing on, from tables of three, after each of the
  eight best ways to play the turn, on 48 redealt tables: what the network said of the eight and what came of them went
  together only a little (correlation 0.41; 0.73 in the first six turns, 0.24 after twelve). Four times as many games
  and twice the units brought 0.43, and `club` 37.0 +- 2.9 % among two `greedy` (900 games). It was the description that
  lacked something: how many of the cards that may come could claim a group was guessed from counts of squares. Now
  twelve of the cards that nobody has seen are tried, and it is told by how much one leads in points that are sure. With
  all sixty cards, on 24,000 games at a glance: 0.51, and `club` 48.5 +- 3.0 % (900 games); with twelve 47.7 +- 3.7 %
  (600), on other deals 45.8 +- 3.2 % (900), and with 6,000 games by that network besides, which is shipped, 41.8 +- 3.6
  % and 46.9 +- 3.2 % of the same two: no better, but learnt from more kinds of games. With four, where judgement had
  stayed, 34.8 +- 3.8 % (600 games, fair: 25). With two players such networks, fitted on games at a glance alone, gave
  `club` 62.7 +- 4.3 % v `greedy`, where it has 62.0 % of the same 400 games: so nothing changed there. `expert` among
  two `greedy` had 51.3 % of 150 games on other deals with the old networks (45.7 and 50.3 % if it played to the end of
  the game from the tenth and fourteenth turn on), 59.7 % with the new ones (52.7 % if first impressions counted for 40
  tables), 59.3 and 60.3 %, and 1.6 points more, where only oneself takes care while lines are played on (360 iterations
  two turns ahead, or 600 a turn ahead: that is shipped). With four, of 100 games: 41.5 % with everybody's care, 49.0 %
  without (300), 54.0 % a turn ahead (520: that is shipped), in about the same time.
- **Faraway for two**: our `greedy` has 84.7 points alone, far more than foreseen, so there is little room above it:
  `club` 56 %, `expert` v `club` 56 to 58 %. More careful playouts (53.0 +- 8.0 %) and weighing redeals by what
  opponents did (49.7 +- 7.8 %) brought nothing, nor did searching as `expert` does alone (1,200 iterations, three turns
  ahead: 57.5 +- 7.3 % of 120 games v `club`). The difference of two players' points varies by 17 to 19 from game to
  game, so 65 % take 7 points more than the other, and 70 % take 9.5: both promises together would put `expert` 16
  points above `greedy`, who has 84.7 alone where a clairvoyant has 106. Networks that foretell one's own points instead
  of the win, fitted on a million tables, play as well as those that are shipped and no better: `club` v `greedy` 55.0
  and 53.2 % after one and two generations, on deals where it has 54.8 % (600 games). After 160 generations of practice
  for two players alone, preferences at a glance have 47.0 % v `greedy`, where those that are shipped have 43.3 %; in
  searches with those networks and, after 240 generations, these preferences, `expert` v `club` had 54.4 +- 6.5 % with
  playouts to the end of the game, 55.0 +- 6.1 % with two rounds of them (160 games each), 54.0 +- 8.0 % with careful
  ones (100 games). Networks that see each quest beside the whole (below) brought `club` from 57.8 and 54.5 % v
  `greedy` to 62.3 and 60.2 % on two other seeds, 400 games each. With these `expert` as it was had 52.5 % v `club` (120
  games), with 2,500 iterations, two rounds ahead and a first impression that counts for 30 tables 61.7 %, with 1,500 to
  the end of the game 60.8 %. So it plays two rounds ahead now, 1,500 times, within its 0.3 s.
- **Faraway alone**: `expert` had 90.8 points at first and `master`, with six times the work, has 91.2. More work is not
  what is missing. What is played at a glance after a turn varies far more than what the network says of its end, so the
  network's word should count for more than 10 such playouts (`trust`), which then may go on to the end of the game:
  with 60, one of seven settings that were tried, `expert` had 0.5 +- 0.7 points more on 360 other deals, and has 91.2
  on those of the table. With as many playouts as `master` makes it should hardly matter, and was not tried. On 120
  other deals, compared with `expert` as it was: `master` with playouts of three turns instead of eight -0.5 +- 1.1
  points (65 deals), with more careful playouts, and fewer of them (`care=2`, 3,000 iterations), +0.1 +- 1.2 points (88
  deals). A better look at a glance was tried then: with 64 units instead of 32 and four times the practice (240
  generations) it has 86.3 points alone, where what is shipped has 84.1. In the search that brought nothing clear on 100
  other deals: -0.2 +- 1.7 points as `expert`, +0.8 +- 2.0 with playouts to the end of the game; and networks fitted
  anew on five generations of its games made `club` no better (-0.1 +- 3.1, 36 deals), nor did networks of 48 and 24
  units fitted on 490,000 tables with `club`'s preferences (+0.1 +- 0.8 points, 600 deals).
  Then networks were looked at themselves: of what tables after the third round are worth, on which eight games each
  were played on, those that are shipped then left a variance of 12 unexplained; of the same shape, but with the first
  layer seeing each quest and card beside the whole, 8.7; with what is seen at a glance in the description, too, 7.0. So
  networks are like that now, and learn on from generation to generation instead of from nothing: `club` has 1.8 points
  more than it had on 800 other deals. With 64 units instead of 32, and 260 generations of practice, preferences at a
  glance have 86.2 points alone (84.1 before), and 78.2 with two (76.7). On the 143 deals of the table that were played
  since, `expert` has 0.7 +- 1.6 points more than it had on them, `master` 0.8 +- 1.6. Playouts that are cut off by the
  network are still worse than those to the end of the game: -0.9 +- 1.3 points after two turns, -2.0 +- 1.6 after one
  (100 other deals).
"""


def plays_the_same(tournament: Tournament, log: Log) -> bool:
    """Whether the first games of a log end as they did, when they are played again."""
    rehearse(tournament.setting, tournament.players)
    for job in islice((job for job in tournament.jobs() if job.id in log.results), PLAYED_AGAIN):
        again = play_job(tournament.setting, job, [0.0, 0.0])
        if again.model_copy(update={"seconds": ()}) != log.results[job.id].model_copy(update={"seconds": ()}):
            return False
    return True


def take_out_forfeits(path: Path) -> None:
    """Leave out games that ended because a machine stood still for a minute: they are played again."""
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join(line for line in lines if not json.loads(line).get("forfeit")))


def play(contest: Contest, going_on: bool, progress: Progress) -> tuple[Standings, list[Result]] | None:
    """The standings of a tournament and its games, after what is left of it was played; None if nothing was."""
    tournament, path = contest.tournament, contest.log
    if not going_on and not path.exists():
        return None
    if going_on and path.exists():
        take_out_forfeits(path)
    log = Log([path], tournament)
    if going_on:
        if not plays_the_same(tournament, log):
            progress.print(f"{path.stem}: the players have changed, so it starts anew.")
            log.close()
            path.unlink()
            log = Log([path], tournament)
        bar = progress.add_task(path.stem, total=sum(1 for _ in tournament.jobs()), completed=len(log.results))
        run(tournament, log, heard=lambda: progress.advance(bar))
    log.close()
    results = log.among(tournament.players)
    return (standings(tournament, results), results) if results else None


def rows(contest: Contest, found: tuple[Standings, list[Result]] | None) -> Iterator[tuple[str, bool]]:
    """The rows of the page about a tournament, and whether each promise is kept."""
    for promise in contest.promises:
        measured, games, kept = NOT_YET, 0, False
        if found:
            figure = promise.read(*found)
            kept, games = promise.kept(figure), found[0].games
            measured = f"{figure}" if kept else f"{figure} **not kept**"
        least = f"{promise.least:g}"
        yield f"| {contest.rule_set} | {promise.words} | {least} | {measured} | {games} | `{contest.command}` |", kept


def write_page(going_on: Callable[[Contest], bool], progress: Progress) -> tuple[str, int]:
    """The page after what is left of some contests was played, and how many promises are not kept or not measured."""
    page: list[str] = []
    broken = 0
    for contest in CONTESTS:
        found = play(contest, going_on(contest), progress)
        for row, kept in rows(contest, found):
            page.append(row + "\n")
            broken += not kept
            if found:
                progress.print(row)
    return INTRODUCTION + "".join(page) + NOTES, broken


def main() -> None:
    """Play the contests, all of them or those that are named, and write the page."""
    named = sys.argv[1:]
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns) as progress:
        page, broken = write_page(
            lambda contest: not named or contest.rule_set in named or contest.players in named, progress
        )
    PAGE.write_text(page, encoding="utf-8")
    print(f"{PAGE.relative_to(ROOT)}: {broken} promises are not kept or not measured yet.")
    sys.exit(broken > 0)


if __name__ == "__main__":
    main()
