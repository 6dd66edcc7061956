"""A policy for Faraway, learnt from nothing: it repeats itself, gets better, and is what files keep."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import numpy as np
import pytest

from hortus.core.errors import BadOption
from hortus.core.match import Match
from hortus.games import find_rule_set
from hortus.games.faraway.glance import MOMENTS, UNITS, glance, network_in
from hortus.games.faraway.state import EXPLORE, TABLE
from hortus.learning.glancing import Practice, generations, learn_policy, play
from hortus.learning.glimpses import answer_rows, ends_moment, write_row
from hortus.players import player
from hortus.testing import walk
from tests.kinds import there

ALONE = find_rule_set("faraway-solo")
JUDGEMENT = there(ALONE.game.judgement)
NETS, unfold = there(JUDGEMENT.nets), there(JUDGEMENT.unfold)
KERNEL = ALONE.game.kernel
QUICK = Practice(seats=400, window=2)


@pytest.mark.long
def test_practice_repeats_itself_and_gets_better() -> None:
    first, again = (list(islice(generations(ALONE, 1, 3, QUICK), 8)) for _ in range(2))
    assert all(a.tobytes() == b.tobytes() for (a, _), (b, _) in zip(first, again, strict=True))
    assert first[-1][1] > first[0][1] + 5


@pytest.mark.long
def test_practice_has_so_many_generations() -> None:
    told: list[str] = []
    policy, fame = learn_policy(ALONE, 1, 3, told.append, QUICK._replace(generations=2))
    assert [words.split(":")[0] for words in told] == ["at a glance, generation 0", "at a glance, generation 1"]
    last, points = next(islice(generations(ALONE, 1, 3, QUICK), 1, None))
    assert policy.tobytes() == last.tobytes() and fame == points


def test_what_is_learnt_from_is_what_is_seen_at_a_glance() -> None:
    policy = JUDGEMENT.read_experience(NETS / "faraway-solo-1.npz").policy
    with np.load(NETS / "faraway-solo-1.npz") as kept:
        sets = kept["policy"][len(JUDGEMENT.weights) :].astype(np.float32).reshape(MOMENTS, -1, UNITS)
    looked = 0
    for match in walk(ALONE, 1, 150, 5):
        table = match.truth.view(TABLE)[0]
        if not ends_moment(table, 0):
            continue
        actions, scores = np.zeros(KERNEL.actions, np.int32), np.zeros(KERNEL.actions)
        count = KERNEL.legal(match.truth, 0, actions)
        glance(network_in(policy), table, 0, actions, count, scores)
        moment = 2 * (int(table.rounds) - 1) + int(table.phase != EXPLORE)
        rows, out = np.zeros((count, sets.shape[1] - 2), np.float32), np.zeros(count, np.float32)
        for i in range(count):
            write_row(match.truth, 0, int(actions[i]), rows[i])
        answer_rows(sets[moment], rows, out)
        assert np.allclose(10 * out, scores[:count], atol=0.01)
        looked += 1
    assert looked > 40


def test_a_learnt_policy_plays_from_a_file(tmp_path: Path) -> None:
    policy, _ = next(generations(ALONE, 1, 3, QUICK))
    np.savez(tmp_path / "learnt.npz", policy=policy)
    np.savez(tmp_path / "short.npz", policy=policy[:-1])
    match = Match.new("faraway-solo", seed=1)
    notes, scores = np.zeros(JUDGEMENT.notes), np.zeros(KERNEL.actions)
    actions = np.zeros(KERNEL.actions, np.int32)
    count = KERNEL.legal(match.truth, 0, actions)
    JUDGEMENT.prefer(match.truth, 0, unfold(policy), notes, actions, count, scores)
    best = int(actions[np.argmax(scores[:count])])
    assert player(f"search:nets={tmp_path}/learnt.npz,ahead=false").choose(match, 0).id == best
    with pytest.raises(BadOption, match="does not hold"):
        player(f"club:nets={tmp_path}/short.npz").choose(match, 0)


def test_without_slips_games_are_worth_more() -> None:
    policy, _ = next(islice(generations(ALONE, 1, 3, QUICK), 5, None))
    clean, slipping = (play(ALONE, 1, unfold(policy), QUICK._replace(slips=slips), 9) for slips in (0.0, 0.5))
    assert not clean.slips.any() and slipping.slips.mean() > 0.1
    assert clean.fame.mean() > slipping.fame.mean()
