"""Learning: networks answer alike wherever they run, are fitted to what they are shown, and lessons can be repeated."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import hortus
from hortus.arena.jobs import Setting
from hortus.cli.training import train
from hortus.core.errors import BadOption
from hortus.core.match import Match
from hortus.core.network import HEADER, HIDDEN, SECOND, WIN, answer, room_for
from hortus.games import find_rule_set
from hortus.learning.evolving import CHAMPION, Breeding, Stable
from hortus.learning.fitting import Layers, Pace, Shape, chances, fault, fit, fresh, pack, predicted, unpack
from hortus.learning.glancing import Practice
from hortus.learning.gradient import learn_batch
from hortus.learning.lessons import AT_A_GLANCE
from hortus.learning.recipes import Part, Recipe, recipe_for
from hortus.learning.school import Lesson, Plan, School, teach
from hortus.players import player
from tests.conftest import Terminal

SHAPE = Shape(groups=3, width=4, common=2, stages=2, hidden=5, second=3)


def some_positions(shape: Shape, many: int, seed: int = 1) -> np.ndarray:
    rng = np.random.default_rng(seed)
    size = shape.groups * shape.width + shape.common
    positions = np.zeros((many, size + 1), np.float32)
    positions[:, :size] = rng.normal(0, 1, (many, size))
    positions[:, : shape.groups * shape.width : shape.width] = rng.integers(0, 2, (many, shape.groups))
    positions[:, -1] = rng.integers(0, shape.stages, many)
    return positions


def some_layers(shape: Shape) -> list[Layers]:
    rng = np.random.default_rng(2)
    return [
        Layers(*(rng.normal(0, 0.4, layer.shape).astype(np.float32) for layer in layers))
        for layers in fresh(shape, rng)
    ]


def by_formula(shape: Shape, layers: Layers, position: np.ndarray) -> float:
    """The formula of core/network.py, as it stands there."""
    groups = position[: shape.groups * shape.width].reshape(shape.groups, shape.width)
    common = position[shape.groups * shape.width : -1]
    beside = common @ layers.beside + layers.first_bias
    hidden = sum(np.maximum(0, group @ layers.first + beside) for group in groups if group[0])
    second = np.maximum(
        0, np.concatenate([hidden + np.zeros(shape.hidden), common]) @ layers.second + layers.second_bias
    )
    return float(second @ layers.last + common @ layers.straight + layers.last_bias[0])


def test_compiled_code_answers_as_the_formula_does() -> None:
    stages = some_layers(SHAPE)
    net = pack(SHAPE, stages)
    room = np.empty(room_for(net))
    positions = some_positions(SHAPE, 50)
    for i, position in enumerate(positions.astype(np.float64)):
        layers = stages[int(position[-1])]
        expected = by_formula(SHAPE, layers, position)
        assert answer(net, position, room) == pytest.approx(expected, abs=1e-5)
        assert predicted(SHAPE, layers, positions, np.array([i])) == pytest.approx(expected, abs=1e-4)


def test_what_was_packed_can_be_learnt_on_with() -> None:
    stages = some_layers(SHAPE)
    again = unpack(SHAPE, pack(SHAPE, stages))
    assert [[layer.tolist() for layer in layers] for layers in again] == [
        [layer.tolist() for layer in layers] for layers in stages
    ]


def test_a_group_that_is_not_there_counts_nothing() -> None:
    net = pack(SHAPE, some_layers(SHAPE))
    room = np.empty(room_for(net))
    position = some_positions(SHAPE, 1)[0].astype(np.float64)
    position[0] = 0.0
    other = position.copy()
    other[1 : SHAPE.width] += 7.0
    assert answer(net, position, room) == answer(net, other, room)
    position[0] = other[0] = 1.0
    assert answer(net, position, room) != answer(net, other, room)


@pytest.mark.parametrize("squashed", [True, False])
def test_slopes_are_those_of_the_fault(squashed: bool) -> None:
    shape = SHAPE._replace(stages=1, win=0.7 if squashed else 0.0)
    positions, everywhere = some_positions(shape, 40), np.arange(40)
    results = np.random.default_rng(3).uniform(0, 1, 40).astype(np.float32)
    (layers,) = some_layers(shape)
    slopes = Layers(*(np.zeros_like(layer) for layer in layers))
    learn_batch(layers, slopes, shape.groups, positions, results, everywhere, squashed)
    for layer, slope, name in zip(layers, slopes, Layers._fields, strict=True):
        place = np.unravel_index(layer.size // 2, layer.shape)
        kept, step = layer[place], 1e-2
        layer[place] = kept + step
        above = fault(shape, layers, positions, results, everywhere)
        layer[place] = kept - step
        below = fault(shape, layers, positions, results, everywhere)
        layer[place] = kept
        scale = 1 if squashed else 2  # the fault of points is squared
        assert slope[place] / 40 * scale == pytest.approx((above - below) / (2 * step), abs=5e-3), name


def test_what_can_be_learnt_is_learnt() -> None:
    shape = Shape(groups=3, width=4, common=2, stages=1, hidden=16, second=8, win=0.0)
    positions = some_positions(shape, 4000)
    results = np.array(
        [max(0, p[1]) * p[0] + max(0, p[5]) * p[4] + max(0, p[9]) * p[8] - p[12] for p in positions], np.float32
    )
    stages = fresh(shape, np.random.default_rng(1))
    before = fault(shape, stages[0], positions, results, np.arange(4000))
    (after,) = fit(shape, stages, positions, results, Pace(epochs=30, batch=128, rate=5e-3), np.random.default_rng(1))
    assert after < before / 20


BRIEF = Breeding(eras=1, steps=2, candidates=4, opponents=(("spite", 3), (CHAMPION, 3)), trial=5)
QUICK = Recipe(breeding=BRIEF, first_games=100, games=50, window=2, pace=Pace(epochs=1))


def school(folder: Path, players: int = 1, recipe: Recipe = QUICK) -> School:
    return School(find_rule_set("arboretum-solo"), players, recipe, folder, seed=5)


def untimed(history: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """A record without its seconds."""
    return [{name: value for name, value in line.items() if "seconds" not in name} for line in history]


@pytest.mark.parametrize(("window", "afresh"), [(1, False), pytest.param(2, True, marks=pytest.mark.long)])
def test_a_school_goes_on_where_it_was_stopped_and_workers_make_no_difference(
    window: int, afresh: bool, tmp_path: Path
) -> None:
    """An era, and generations the last of which no longer learns from the first."""
    recipe, steps = QUICK._replace(window=window, afresh=afresh), window + 2
    whole = school(tmp_path / "a", recipe=recipe)
    told: list[str] = []
    assert len(list(islice(whole.learn(1e6, 1, "processes", told.append), steps))) == steps
    assert any("games" in line for line in told) and any("fitting" in line for line in told)
    for number in range(steps):
        again = school(tmp_path / "b", recipe=recipe)
        again.load()
        assert len(again.history) == number
        assert len(list(again.learn(0.0, 2, "processes", told.append))) == 1
    assert untimed(again.history) == untimed(whole.history)
    assert {name: net.tobytes() for name, net in again.nets.items()} == {
        name: net.tobytes() for name, net in whole.nets.items()
    }
    assert sorted(path.name for path in (tmp_path / "b").iterdir()) == [
        *(f"lessons-{number}.npz" for number in range(3, steps)),
        "nets.npz",
        "record.jsonl",
    ]


def test_networks_are_fitted_from_nothing_or_learn_on(tmp_path: Path) -> None:
    """In a few small steps networks that learn on stay much as they are; others begin as something else."""
    moved = {}
    for afresh in (True, False):
        here = school(tmp_path, recipe=QUICK._replace(afresh=afresh, pace=Pace(epochs=1)))
        here.generation(1, "processes", lambda _: None)
        before = here.nets["closed"]
        here.recipe = here.recipe._replace(games=50, pace=Pace(epochs=1, rate=1e-3))
        here.generation(1, "processes", lambda _: None)
        moved[afresh] = float(np.abs(here.nets["closed"] - before)[HEADER:].max())
    assert moved[False] < 0.05 < 0.5 < moved[True]


SPOILT: list[Callable[[bytes], bytes]] = [lambda _: b"junk", lambda written: written[:200]]


def test_a_school_goes_on_in_no_folder_but_its_own(tmp_path: Path) -> None:
    here = school(tmp_path / "here")
    here.generation(1, "processes", lambda _: None)
    here.save()
    others = [
        School(find_rule_set("hanging-gardens"), 2, QUICK, here.folder, seed=5),
        School(find_rule_set("arboretum-solo"), 1, QUICK, here.folder, seed=6),
    ]
    for other in others:
        with pytest.raises(BadOption, match="is learnt arboretum-solo with 1 player from seed 5, not "):
            other.load()
        assert not other.nets
    for name in ("lessons-0.npz", "nets.npz"):
        for spoil in SPOILT:
            copy = tmp_path / "copy"
            shutil.copytree(here.folder, copy, dirs_exist_ok=True)
            (copy / name).write_bytes(spoil((copy / name).read_bytes()))
            with pytest.raises(BadOption, match="nothing that learning could go on with"):
                school(copy).load()
    (tmp_path / "copy" / "nets.npz").unlink()
    school(tmp_path / "copy").load()  # begins anew


@pytest.mark.long
def test_a_school_learns_the_same_on_ray(tmp_path: Path) -> None:
    ray = pytest.importorskip("ray")
    here, there = school(tmp_path / "here"), school(tmp_path / "there")
    here.generation(1, "processes", lambda _: None)
    ray.init(address="local", num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    try:
        there.generation(2, "ray", lambda _: None)
    finally:
        ray.shutdown()
    assert untimed(there.history) == untimed(here.history)
    assert there.nets["closed"].tobytes() == here.nets["closed"].tobytes()


@pytest.mark.long
def test_a_school_practises_first_where_a_glance_is_a_network(tmp_path: Path) -> None:
    alone = find_rule_set("faraway-solo")
    recipe = recipe_for("faraway-solo")._replace(
        practice=Practice(generations=2, seats=200), first_games=100, pace=Pace(epochs=1)
    )
    learning = School(alone, 1, recipe, tmp_path, seed=5)
    told: list[str] = []
    lines = [learning.told(line) for line in islice(learning.learn(60.0, 1, "processes", told.append), 2)]
    assert lines[0].startswith("2 generations at a glance") and lines[1].startswith("generation 1: 100 games")
    again = School(alone, 1, recipe, tmp_path, seed=5)
    again.load()
    assert again.history == learning.history and np.allclose(again.policy, learning.policy, atol=1e-5)
    assert player(f"club:nets={tmp_path}/nets.npz").choose(Match.new("faraway-solo", seed=1), 0)


@pytest.mark.long
def test_evolution_finds_what_wins_and_keeps_nothing_worse() -> None:
    game = find_rule_set("arboretum").game
    judgement = game.judgement
    assert judgement is not None
    options = game.encode(find_rule_set("arboretum").check_options({}, 2), 2)
    stable = Stable(game, 2, [options], win=0.7, workers=2)
    weak = judgement.weights_of["builder"]
    assert stable.compare(weak, weak, seed=1, deals=30) == pytest.approx(0.5)
    breeding = Breeding(steps=6, candidates=8, opponents=((CHAMPION, 30),), trial=100)
    grown, told = stable.era(weak, 0, breeding, seed=7, heard=lambda _: None)
    assert told["after"] > told["before"] == pytest.approx(0.5)
    assert stable.compare(grown, weak, seed=99, deals=200) > 0.52
    same, _ = stable.era(weak, 0, breeding, seed=7, heard=lambda _: None)
    assert np.array_equal(same, grown)
    still, told = stable.era(grown, 0, breeding._replace(steps=1, spread=50.0), seed=7, heard=lambda _: None)
    assert told["after"] <= 0.5 and np.array_equal(still, grown)


def test_chances_are_those_with_which_games_were_won() -> None:
    shape = SHAPE._replace(stages=1)
    positions, stages = some_positions(shape, 4000), some_layers(shape)
    told = predicted(shape, stages[0], positions, np.arange(4000)).astype(np.float64)
    wins = np.random.default_rng(4).uniform(0, 1, 4000) < 1 / (1 + np.exp(-1.7 * told + 0.4))
    slope, shift = chances(shape, stages, positions, wins.astype(np.float32))
    assert slope == pytest.approx(1.7, abs=0.15) and shift == pytest.approx(-0.4, abs=0.15)


def test_results_are_drawn_towards_what_the_network_thought_of_later_tables() -> None:
    """With no luck left in it, a result is the network's own thought of the seat's next table."""
    rule_set = find_rule_set("arboretum")
    judgement = rule_set.game.judgement
    assert judgement is not None
    net = judgement.experience("arboretum", 2).closed
    setting = Setting.of(rule_set, 2, {}, 1.0)
    parts = (Part(AT_A_GLANCE, "greedy", 1.0),)

    def lesson(luck: float) -> Lesson:
        plan = Plan(parts, judgement.weights_of["greedy"], net, 0.0, 1.0, luck, 4, 2, win=0.7)
        return teach(plan, setting, setting.job((), 5), None).lesson

    pure, mixed = lesson(1.0), lesson(0.0)
    assert np.array_equal(pure.closed, mixed.closed) and np.array_equal(pure.wins, mixed.wins)
    assert set(np.unique(pure.wins)) <= {0.0, 0.5, 1.0}
    assert len(np.unique(mixed.results)) > 10 * len(np.unique(pure.results))
    assert np.corrcoef(pure.results, mixed.results)[0, 1] > 0.2
    at_the_end = [i for i in range(len(pure.wins)) if pure.results[i] == mixed.results[i]]
    assert len(at_the_end) >= 100, "the last table of each seat has the result of the game"


def test_a_file_that_holds_nothing_learnt_gets_a_sentence(tmp_path: Path) -> None:
    match = Match.new("arboretum-solo", seed=1)
    while len(match.legal(0)) < 2:
        match.play(match.legal(0)[0])
    np.savez(tmp_path / "other.npz", closed=np.arange(40.0))
    np.savez(tmp_path / "nothing.npz", something=np.arange(40.0))
    (tmp_path / "text.npz").write_text("not numbers")
    for name, words in (
        ("other", "another game"),
        ("nothing", "does not hold"),
        ("text", "does not"),
        ("no", "does not"),
    ):
        with pytest.raises(BadOption, match=words):
            player(f"club:nets={tmp_path / name}.npz").choose(match, 0)


def bent(net: np.ndarray, place: int, number: float) -> np.ndarray:
    """The same parameters but for one."""
    other = net.copy()
    other[place] = number
    return other


def test_a_network_that_is_damaged_is_refused_before_it_is_used(tmp_path: Path) -> None:
    judgement = find_rule_set("arboretum").game.judgement
    assert judgement is not None
    net = judgement.experience("arboretum", 2).closed
    damaged = {
        "cut off": net[:-1],
        "too long": np.append(net, 0.0),
        "no layers": bent(net, HIDDEN, 0.0),
        "less than none": bent(net, SECOND, -4.0),
        "too large": bent(net, HIDDEN, 1e9),
        "half a unit": bent(net, HIDDEN, net[HIDDEN] + 0.5),
        "no chance": bent(net, WIN, 7.0),
        "no number": bent(net, 500, np.nan),
        "endless": bent(net, 500, np.inf),
    }
    np.savez(tmp_path / "sound.npz", closed=net)
    assert judgement.read_experience(tmp_path / "sound.npz").closed.tobytes() == net.tobytes()
    for name, numbers in damaged.items():
        np.savez(tmp_path / f"{name}.npz", closed=numbers)
        with pytest.raises(BadOption, match=r"another game|finite"):
            judgement.read_experience(tmp_path / f"{name}.npz")


def test_all_that_was_learnt_is_small_enough_to_ship() -> None:
    games = Path(hortus.__file__).parent / "games"
    nets = list(games.glob("*/nets/*.npz"))
    assert nets and sum(net.stat().st_size for net in nets) < 4_000_000


def test_something_was_learnt_for_every_number_of_players() -> None:
    """Where a number has no file of its own, it is that of the most players who are fewer."""
    for rule_set in hortus.rule_sets():
        judgement, (least, most) = rule_set.game.judgement, rule_set.players
        assert judgement is not None
        for players in range(least, most + 1):
            assert len(judgement.experience(rule_set.experience, players).closed), (rule_set.id, players)
    faraway = find_rule_set("faraway").game.judgement
    assert faraway is not None
    assert faraway.experience("faraway", 6) is faraway.experience("faraway", 3)
    assert not len(faraway.experience("faraway", 1).closed)


def test_learning_from_the_command_line_goes_on_and_what_was_learnt_plays(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hortus.cli.training.recipe_for", lambda _: QUICK)
    told = terminal(f"train arboretum-solo --hours 0 --folder {tmp_path}/school --jobs 1")
    assert "era 0 of evolution" in told and "hortus arena arboretum-solo --players club:nets=" in told
    again = terminal(f"train arboretum-solo --hours 0 --folder {tmp_path}/school --jobs 1")
    assert "Steps that are there already: 1." in again and "generation 1" in again
    terminal(f"arena arboretum-solo --players club:nets={tmp_path}/school/nets.npz --games 2 --seed 1 --jobs 1")


def test_learning_without_its_package_gets_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hortus.cli.training.find_spec", lambda _: None)
    with pytest.raises(BadOption, match=r"pip install 'hortus\[train\]'"):
        train("arboretum-solo", None, 0.0, tmp_path / "school", 0, 1, "processes")
    assert not (tmp_path / "school").exists()
