"""OpenSpiel: its own tests, resampling, simultaneous choices, bots at our tables and our players at its own."""

from __future__ import annotations

import io
import json
import random
import subprocess
import sys
import unittest
import warnings
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from hortus.core.errors import IllegalAction
from hortus.envs.course import Course
from hortus.envs.table import Table
from hortus.games import find_rule_set
from tests.envs import EACH_RULE_SET, SWEEP, SWEPT

pyspiel = pytest.importorskip("pyspiel", reason="pip install 'hortus[openspiel]'")
from absl import flags  # noqa: E402
from open_spiel.integration_tests import api_test as spiel_api_test  # noqa: E402
from open_spiel.python import rl_environment  # noqa: E402
from open_spiel.python.algorithms import generate_playthrough  # noqa: E402
from open_spiel.python.observation import make_observation  # noqa: E402

from hortus.envs import openspiel  # noqa: E402

EXAMPLES = Path(__file__).parents[1] / "examples"


def loaded(rule_set: str, players: int, options: dict[str, Any]) -> Any:
    return pyspiel.load_game(openspiel.short_name(find_rule_set(rule_set)), {"players": players, **options})


def dealt(game: Any, seed: int) -> Any:
    state = game.new_initial_state()
    for digit in openspiel.digits_of(seed):
        state.apply_action(digit)
    return state


def go_on(state: Any, draw: random.Random) -> None:
    """One random step of whoever is to act."""
    if state.is_simultaneous_node():
        seats = range(state.get_game().num_players())
        state.apply_actions([draw.choice(state.legal_actions(seat)) for seat in seats])
    else:
        state.apply_action(draw.choice(state.legal_actions()))


@pytest.mark.parametrize(SWEPT, SWEEP)
def test_random_games_keep_every_promise(rule_set: str, players: int, options: dict[str, Any], effort: int) -> None:
    pyspiel.random_sim_test(loaded(rule_set, players, options), num_sims=effort, serialize=True, verbose=False)


@pytest.mark.parametrize(SWEPT, SWEEP)
def test_the_interface_holds_on_sampled_states(
    rule_set: str, players: int, options: dict[str, Any], effort: int
) -> None:
    class Sampled(spiel_api_test.EnforceAPIOnPartialTreeBase):
        """With states of random games: OpenSpiel's own sample hardly gets past the deal."""

        game, game_name = loaded(rule_set, players, options), rule_set

        @classmethod
        def setUpClass(cls) -> None:
            super().setUpClass()
            for seed in range(effort):
                cls.some_states += states_of_a_game(cls.game, seed)[:: 10 // effort]

    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["test"])
    told = unittest.TextTestRunner(stream=io.StringIO()).run(unittest.defaultTestLoader.loadTestsFromTestCase(Sampled))
    assert told.testsRun >= 5
    assert not told.failures + told.errors


def states_of_a_game(game: Any, seed: int) -> list[Any]:
    """Every state of a random game once it is dealt, the last one first."""
    state, draw = dealt(game, seed), random.Random(seed)
    states = [state]
    while not state.is_terminal():
        state = state.clone()
        go_on(state, draw)
        states.append(state)
    return states[::-1]


def written(tensor: Any, name: str) -> list[str]:
    return [f"{name} = {tensor.astype(int).tolist()}"]


@pytest.mark.parametrize(SWEPT, SWEEP)
def test_a_playthrough_is_written(
    rule_set: str, players: int, options: dict[str, Any], effort: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """OpenSpiel writes tensors number by number, which is most of its time; the short run writes them at once."""
    if effort == 1:
        monkeypatch.setattr(generate_playthrough, "_format_tensor", written)
    settings = ",".join(f"{name}={value}" for name, value in {"players": players, **options}.items())
    name = f"{openspiel.short_name(find_rule_set(rule_set))}({settings})"
    assert "IsTerminal() = True" in generate_playthrough.playthrough(name, None, seed=7)


def test_a_playthrough_is_repeatable() -> None:
    first, second = (generate_playthrough.playthrough("hortus_faraway_solo", None, seed=7) for _ in range(2))
    assert first == second


@pytest.mark.parametrize(SWEPT, SWEEP)
def test_shimmy_brings_it_to_pettingzoo(rule_set: str, players: int, options: dict[str, Any], effort: int) -> None:
    shimmy = pytest.importorskip("shimmy.openspiel_compatibility", reason="pip install shimmy")
    petting = pytest.importorskip("pettingzoo.test", reason="pip install 'hortus[rl]'")
    env = shimmy.OpenSpielCompatibilityV0(
        game_name=openspiel.short_name(find_rule_set(rule_set)), config={"players": players, **options}
    )
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        petting.api_test(env, num_cycles=40 * effort)


@pytest.mark.parametrize(("rule_set", "players", "options"), EACH_RULE_SET)
def test_the_deal_of_a_seed_is_that_of_the_other_interfaces(
    rule_set: str, players: int, options: dict[str, Any]
) -> None:
    table = Table(rule_set, players, **options)
    game = loaded(rule_set, players, options)
    for seed in (0, 1, 2**63 - 1, 123456789):
        table.seed(seed)
        table.deal()
        assert dealt(game, seed).observation_tensor(0) == table.observe(0).tolist()


@pytest.mark.parametrize("rule_set", ["arboretum", "faraway", "hanging-gardens"])
@pytest.mark.parametrize("recall", [True, False])
def test_public_observations_are_those_of_anybody(rule_set: str, recall: bool) -> None:
    """Whoever asks is told the same, and nothing that depends on what a seat holds."""
    game, draw = loaded(rule_set, 2, {}), random.Random(1)
    kind = pyspiel.IIGObservationType(perfect_recall=recall, private_info=pyspiel.PrivateInfoType.NONE)
    public, state = make_observation(game, kind), dealt(game, 5)
    for _ in range(12):
        told = {public.string_from(state, seat) for seat in range(2)}
        assert len(told) == 1 and not told & {state.observation_string(0), state.information_state_string(0)}
        go_on(state, draw)
    other = openspiel.resample(state, 0, seed=3)
    if not recall:
        assert public.string_from(other, 1) == public.string_from(state, 1)


def test_faraway_has_simultaneous_nodes() -> None:
    state = dealt(loaded("faraway", 3, {}), 1)
    assert state.is_simultaneous_node()
    assert [len(state.legal_actions(seat)) for seat in range(3)] == [3, 3, 3]
    state.apply_actions([state.legal_actions(seat)[0] for seat in range(3)])
    assert not state.is_simultaneous_node() and state.current_player() in range(3)


def test_a_solo_game_against_q_pays_a_win_and_one_against_nobody_pays_points() -> None:
    bounds = {name: pyspiel.load_game(f"hortus_{name}") for name in ("arboretum", "arboretum_solo", "faraway_solo")}
    assert {name: game.max_utility() for name, game in bounds.items()} == {
        "arboretum": 1.0,
        "arboretum_solo": 1.0,
        "faraway_solo": 1000.0,
    }


def test_who_has_already_chosen_is_not_asked_again_in_a_simultaneous_node() -> None:
    table = Table("faraway", 3)
    table.seed(1)
    table.deal()
    table.play(1, table.legal(1)[0])
    game = loaded("faraway", 3, {})
    state = game.new_initial_state()
    state.go_on(Course.standing(game.empty, table.state))
    assert state.is_simultaneous_node() and state.legal_actions(1) == []
    state.apply_actions([state.legal_actions(0)[0], 0, state.legal_actions(2)[0]])
    assert not state.is_simultaneous_node() and len(state.course.past) == 2


def test_simultaneous_nodes_can_be_taken_in_turns() -> None:
    game = pyspiel.load_game("turn_based_simultaneous_game(game=hortus_faraway(players=2))")
    state, draw = game.new_initial_state(), random.Random(1)
    while not state.is_terminal():
        go_on(state, draw)
    assert sum(state.returns()) == 0


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    state = dealt(loaded("arboretum", 2, {}), 1)
    before = state.observation_tensor(0)
    for wrong in (1000, 5, -7):
        with pytest.raises((IllegalAction, pyspiel.SpielError)):
            state.apply_action(wrong)
    assert state.observation_tensor(0) == before and state.current_player() == 0
    both = dealt(loaded("faraway", 2, {}), 1)
    right = both.legal_actions(0)[0]
    with pytest.raises((IllegalAction, pyspiel.SpielError)):
        both.apply_actions([right, 100])
    assert both.is_simultaneous_node() and right in both.legal_actions(0)


def test_states_are_cloned_and_saved_whole() -> None:
    game, draw = loaded("hanging-gardens", 3, {}), random.Random(2)
    state = dealt(game, 5)
    for _ in range(40):
        go_on(state, draw)
    for other in (state.clone(), game.deserialize_state(state.serialize())):
        for seat in range(3):
            assert other.information_state_string(seat) == state.information_state_string(seat)
        other.apply_action(other.legal_actions()[0])
        assert other.history() != state.history()
        assert state.information_state_string(0) != other.information_state_string(0) or state.current_player() != 0


def test_it_is_an_environment_of_openspiel_too() -> None:
    env = rl_environment.Environment(loaded("arboretum", 2, {}), seed=1)
    step, draw = env.reset(), random.Random(1)
    while not step.last():
        seat = step.observations["current_player"]
        step = env.step([draw.choice(step.observations["legal_actions"][seat])])
    assert sorted(step.rewards) in ([-1, 1], [0, 0])


@pytest.mark.parametrize("rule_set", ["arboretum", "faraway"])
def test_openspiel_evaluates_our_players(rule_set: str) -> None:
    """Where choices are simultaneous, too."""
    state = dealt(loaded(rule_set, 2, {}), 3)
    returns = pyspiel.evaluate_bots(state, [openspiel.bot("greedy", 0, 1), pyspiel.make_uniform_random_bot(1, 2)], 5)
    assert returns == [1, -1]


def test_a_bot_of_openspiel_plays_in_the_arena(terminal: Any) -> None:
    code = f"{EXAMPLES / 'openspiel_bot.py'}:Ismcts:simulations=2"
    told = json.loads(terminal(f"arena arboretum --players random,{code} --games 2 --jobs 1 --json"))
    assert "Ismcts" in json.dumps(told) and "raised" not in json.dumps(told)


def test_leaving_python_with_games_loaded_is_no_accident() -> None:
    """OpenSpiel lets go of games when Python is gone already."""
    lines = "import hortus.envs.openspiel, pyspiel; g = pyspiel.load_game('hortus_arboretum'); g.new_initial_state()"
    assert subprocess.run([sys.executable, "-c", lines], capture_output=True).returncode == 0


def test_every_rule_set_is_registered() -> None:
    names = [name for name in pyspiel.registered_names() if name.startswith("hortus_")]
    assert sorted(names) == [
        "hortus_arboretum",
        "hortus_arboretum_2011",
        "hortus_arboretum_solo",
        "hortus_faraway",
        "hortus_faraway_solo",
        "hortus_hanging_gardens",
    ]
    assert np.isfinite(loaded("faraway-solo", 1, {}).max_utility())
