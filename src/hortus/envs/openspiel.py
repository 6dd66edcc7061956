"""Every rule set as a game of OpenSpiel: `import hortus.envs.openspiel`, then `pyspiel.load_game("hortus_arboretum")`.

Chance acts first: nine times one of 128, which are the digits of the deal's seed. So every deal of the other interfaces
is a history here, and nothing later is left to chance. Where all choose at once, the node is simultaneous.

- `resampler()` is for `ISMCTSBot.set_resampler`: states that the seat can't tell from the given one.
- `bot("expert", seat)` is one of our players as a bot of theirs, for `pyspiel.evaluate_bots` and the like.
- `Guest` is one of their bots as a player of ours: see `examples/openspiel_bot.py`.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hortus.core.action import Action
from hortus.core.ruleset import Options, RuleSet
from hortus.envs.course import BASE, DIGITS, Course, digits_of
from hortus.envs.extras import needed
from hortus.envs.table import SPECTATOR, Table
from hortus.games import find_rule_set, rule_sets
from hortus.players import Chooser, Turn, player

with needed("openspiel", "pyspiel"):
    import pyspiel

__all__ = ["Guest", "HortusGame", "HortusState", "bot", "digits_of", "register", "resample", "resampler", "short_name"]

OUTCOMES = [(digit, 1 / BASE) for digit in range(BASE)]
MOST_ALONE = 1000.0  # who plays for points and against nobody, not even Q, never gets more
TERMINAL, CHANCE, SIMULTANEOUS = (
    int(pyspiel.PlayerId.TERMINAL),
    int(pyspiel.PlayerId.CHANCE),
    int(pyspiel.PlayerId.SIMULTANEOUS),
)
NOT_DEALT = "The cards are being dealt."


def short_name(rule_set: RuleSet) -> str:
    """The name of a rule set's game in `pyspiel`."""
    return f"hortus_{rule_set.id.replace('-', '_')}"


class HortusGame(pyspiel.Game):  # type: ignore[misc]
    """A rule set with so many players and these options; `register` makes a class of its own for each rule set."""

    rule_set: RuleSet
    game_type: Any

    def __init__(self, given: dict[str, Any] | None = None) -> None:
        settings = dict(given or {})
        players = settings.pop("players", self.rule_set.players[0])
        self.empty = Table(self.rule_set, players, **settings)
        kernel = self.empty.kernel
        info = pyspiel.GameInfo(
            num_distinct_actions=kernel.actions,
            max_chance_outcomes=BASE,
            num_players=players,
            min_utility=-1.0,
            max_utility=MOST_ALONE if players == 1 and not self.rule_set.sides else max(1.0, players - 1.0),
            utility_sum=0.0 if players > 1 else None,
            max_game_length=kernel.longest + DIGITS + 1,  # some count chance among the moves
        )
        super().__init__(self.game_type, info, given or {})

    def new_initial_state(self, *_: Any) -> HortusState:
        """A game before its deal."""
        return HortusState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What looks at states."""
        return Observer(self.empty, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)

    def max_chance_nodes_in_history(self) -> int:
        """The digits of the seed."""
        return DIGITS


class HortusState(pyspiel.State):  # type: ignore[misc]
    """A game in its course."""

    def __init__(self, game: HortusGame) -> None:
        super().__init__(game)
        self.course = Course(game.empty)
        self.to_act = CHANCE  # asked for half a dozen times in each step

    def current_player(self) -> int:
        """Chance first; then a seat, all at once, or nobody any more."""
        return self.to_act

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.to_act == TERMINAL

    def go_on(self, course: Course) -> None:
        """Stand where a course stands."""
        self.course = course
        actors = course.table.actors
        if not course.dealt:
            self.to_act = CHANCE
        elif actors & (actors - 1):
            self.to_act = SIMULTANEOUS
        else:
            self.to_act = actors.bit_length() - 1 if actors else TERMINAL

    def _legal_actions(self, seat: int) -> list[int]:
        return self.course.table.legal(seat)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All digits are equally likely."""
        return OUTCOMES

    def _apply_action(self, action: int) -> None:
        if self.course.dealt:
            self.course.decide(self.to_act, action)
        else:
            self.course.deal(action)
        self.go_on(self.course)

    def _apply_actions(self, actions: list[int]) -> None:
        self.course.decide_all(actions)
        self.go_on(self.course)

    def _action_to_string(self, seat: int, action: int) -> str:
        if seat == CHANCE:
            return f"deal {action}"
        table = self.course.table
        return table.rule_set.game.notation(table.state, seat, action)

    def returns(self) -> list[float]:
        """What the end is worth to each seat; before that, nothing."""
        table = self.course.table
        return table.outcome() if self.is_terminal() else [0.0] * table.players

    def __str__(self) -> str:
        return f"{NOT_DEALT} {self.course.digits}" if not self.course.dealt else str(self.course.table.match())


class Observer:
    """What a seat, or a spectator, sees of a state: an observation as a tensor, the table or the past as text."""

    def __init__(self, table: Table, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"There are no parameters of observations, such as {params}.")
        self._recalls = iig_obs_type.perfect_recall
        self._private = iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if not self._recalls:
            self.tensor = np.zeros(table.kernel.observation, np.float32)
            self.dict["observation"] = self.tensor

    def set_from(self, state: HortusState, seat: int) -> None:
        """Write the tensor."""
        if self.tensor is None:
            return
        if state.course.dealt:
            self.tensor[:] = state.course.table.observe(seat if self._private else SPECTATOR)
        else:
            self.tensor[:] = 0

    def string_from(self, state: HortusState, seat: int) -> str:
        """The table as text; with perfect recall, everything that was seen and done."""
        course = state.course
        if not course.dealt:
            return NOT_DEALT
        if self._recalls:
            return f"seat {seat} {course.recall(seat)}" if self._private else f"all {course.recall(SPECTATOR)}"
        table = course.table
        return table.rule_set.game.view(table.rule_set, table.state, seat if self._private else None).text()


def resample(state: HortusState, seat: int, seed: int) -> HortusState:
    """A state that `seat` can't tell from this one: all that it can't know is dealt anew. Its history is empty."""
    other: HortusState = state.get_game().new_initial_state()
    other.go_on(state.course.resampled(seat, seed))
    return other


def resampler(seed: int | None = None) -> Callable[[HortusState, int], HortusState]:
    """What `ISMCTSBot.set_resampler` asks for: every call deals anew."""
    draw = random.Random(seed)
    return lambda state, seat: resample(state, seat, draw.getrandbits(62))


class Bot(pyspiel.Bot):  # type: ignore[misc]
    """One of our players at a table of theirs. It is handed a table redealt for its seat, like everywhere."""

    def __init__(self, code: str | Chooser, seat: int, seed: int | None = None) -> None:
        super().__init__()
        self._player = player(code, seed)
        self._seat = seat

    def player_id(self) -> int:
        """Where it sits."""
        return self._seat

    def provides_policy(self) -> bool:
        """It only says what it does."""
        return False

    def provides_force_action(self) -> bool:
        """It needs no past."""
        return True

    def force_action(self, state: HortusState, action: int) -> None:
        """Somebody else decides for it."""

    def restart(self) -> None:
        """A new game: it keeps nothing of the last one."""
        self._player.recall([])

    def restart_at(self, state: HortusState) -> None:
        """Go on from there."""
        self.restart()

    def inform_action(self, state: HortusState, seat: int, action: int) -> None:
        """It sees the table when it is asked."""

    def step(self, state: HortusState) -> int:
        """What it does now."""
        return self._player.choose(state.course.table.match(), self._seat).id


def bot(code: str | Chooser, seat: int, seed: int | None = None) -> Bot:
    """The player with that code, or one of your own, as a bot."""
    return Bot(code, seat, seed)


class Guest(ABC):
    """One of their bots at a table of ours: say in `make` which one."""

    reads_log = False

    def __init__(self) -> None:
        self._bots: dict[tuple[int, int], tuple[HortusGame, Any]] = {}  # by players and seat

    @abstractmethod
    def make(self, game: HortusGame, seat: int, seed: int) -> Any:
        """The bot for a seat."""

    def choose(self, turn: Turn) -> Action:
        """What the bot does at a table that was redealt for its seat."""
        table = turn.redeal()
        key = turn.players, turn.seat
        if key not in self._bots:
            settings = simple_settings(table.options)
            game = pyspiel.load_game(short_name(turn.rule_set), {"players": turn.players, **settings})
            self._bots[key] = game, self.make(game, turn.seat, turn.random.getrandbits(31))
        game, bot = self._bots[key]
        state = game.new_initial_state()
        state.go_on(Course.standing(game.empty, table.truth))
        chosen = bot.step(state)
        return next(action for action in turn.legal if action.id == chosen)


def register(rule_set: str | RuleSet) -> str:
    """Make a rule set known to `pyspiel`, and return its name there. Those of Hortus are known from the import on."""
    chosen = find_rule_set(rule_set)
    least, most = chosen.players
    alone = most == 1
    game_type = pyspiel.GameType(
        short_name=short_name(chosen),
        long_name=f"{chosen.title} (Hortus, version {chosen.version})",
        dynamics=dynamics(chosen),
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM if alone else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"players": least, **simple_options(chosen.options)},
    )
    # A class, which outlives the interpreter: OpenSpiel lets go of it only after Python's end, without asking.
    pyspiel.register_game(game_type, type(chosen.title, (HortusGame,), {"rule_set": chosen, "game_type": game_type}))
    return short_name(chosen)


def simple_options(options: type[Options]) -> dict[str, Any]:
    """The options that `pyspiel` can write down, with their defaults."""
    return _simple({name: field.default for name, field in options.model_fields.items()})


def simple_settings(options: Options) -> dict[str, Any]:
    """The values of those options."""
    return _simple(options.model_dump())


def _simple(settings: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in settings.items() if isinstance(value, bool | int | str)}


def dynamics(rule_set: RuleSet) -> Any:
    """Whether there are moments in which several seats choose at once."""
    several = rule_set.simultaneous and rule_set.players[1] > 1
    return pyspiel.GameType.Dynamics.SIMULTANEOUS if several else pyspiel.GameType.Dynamics.SEQUENTIAL


for _rule_set in rule_sets():
    register(_rule_set)
