"""PettingZoo: all seats of a table as agents.

`env("arboretum", players=2)` has PettingZoo's usual wrappers, `raw_env` has none. The same agent may act several times
in a row. Where several may act at once, the lowest seat is asked first and the others do not see what it chose;
`parallel_env("faraway", players=3)` asks all at once, and whoever is not asked passes with the last action.

An action that is not open: `env` and `parallel_env` end the game, and it costs that agent a point; `raw_env` refuses it
with `IllegalAction`, and nothing has happened.
"""

from __future__ import annotations

from typing import Any

from numpy.typing import NDArray

from hortus.core.batch import PENALTY
from hortus.core.errors import BadOption, whole
from hortus.core.ruleset import RuleSet
from hortus.envs.extras import needed
from hortus.envs.table import Table
from hortus.games import find_rule_set, rule_sets

with needed("rl", "gymnasium", "pettingzoo"):
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.env_registry.registration import aec_registry, parallel_registry
    from pettingzoo.env_registry.registration import register as register_in_pettingzoo
    from pettingzoo.utils import wrappers

    from hortus.envs.gymnasium import check_dealt, check_render_mode, sight_space
    from hortus.envs.registration import name_of

Sight = dict[str, NDArray[Any]]


def env(rule_set: str | RuleSet, players: int | None = None, render_mode: str | None = None, **options: Any) -> Any:
    """All seats as agents, one at a time, with PettingZoo's usual wrappers."""
    wrapped: Any = raw_env(rule_set, players, render_mode, **options)
    wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=PENALTY)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 - PettingZoo's own name
    """All seats as agents, one at a time."""

    def __init__(
        self, rule_set: str | RuleSet, players: int | None = None, render_mode: str | None = None, **options: Any
    ) -> None:
        super().__init__()
        self._table = Table(rule_set, players, **options)
        self.metadata = described(self._table.rule_set, False)
        self.render_mode = check_render_mode(render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(self._table.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        kernel = self._table.kernel
        self.observation_spaces = {agent: sight_space(kernel, kernel.actions) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(kernel.actions) for agent in self.possible_agents}
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Any:
        """What an agent may be shown."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """What an agent may answer."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game."""
        if seed is not None:
            self._table.seed(seed)
        self._table.deal()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self._table.seat]

    def step(self, action: int | None) -> None:
        """A decision of the agent that is asked; None of one whose game is over."""
        check_dealt(self._table)
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._table.play(self._seats[agent], action)
        self._cumulative_rewards[agent] = 0.0
        if self._table.actors:
            self.agent_selection = self.possible_agents[self._table.seat]
            return
        self.rewards = dict(zip(self.agents, self._table.outcome(), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Sight:
        """What an agent knows, and what is open to it if it is asked now."""
        check_dealt(self._table)
        observation, mask = self._table.see(self._seats[agent], asked=agent == self.agent_selection)
        return {"observation": observation, "action_mask": mask}

    def render(self) -> str | None:
        """The table as the agent that is asked sees it, as text."""
        check_dealt(self._table)
        return drawn(self._table, self.render_mode, self._seats[self.agent_selection])

    def close(self) -> None:
        """Nothing is open."""


class parallel_env(ParallelEnv):  # type: ignore[misc]  # noqa: N801 - PettingZoo's own name
    """All seats as agents, all asked at once."""

    def __init__(
        self, rule_set: str | RuleSet, players: int | None = None, render_mode: str | None = None, **options: Any
    ) -> None:
        if not find_rule_set(rule_set).simultaneous:
            raise BadOption(f"In {find_rule_set(rule_set).title} nobody acts at once: use env(...), not parallel_env.")
        self._table = Table(rule_set, players, **options)
        self.metadata = described(self._table.rule_set, True)
        self.render_mode = check_render_mode(render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(self._table.players)]
        kernel = self._table.kernel
        self.PASS = kernel.actions  # the action of whoever is not asked
        self.observation_spaces = {agent: sight_space(kernel, self.PASS + 1) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.PASS + 1) for agent in self.possible_agents}
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Any:
        """What an agent may be shown."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """What an agent may answer."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Sight], dict[str, dict[str, Any]]]:
        """Deal a new game."""
        if seed is not None:
            self._table.seed(seed)
        self._table.deal()
        self.agents = self.possible_agents[:]
        return self._sights(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> Any:
        """A decision of every agent at once."""
        table, agents = self._table, self.agents
        if not agents:
            return {}, {}, {}, {}, {}
        masks = [table.mask(seat, pass_too=True) for seat in range(table.players)]
        wrong = [
            seat
            for seat, agent in enumerate(agents)
            if not whole(actions.get(agent)) or not 0 <= actions[agent] <= self.PASS or not masks[seat][actions[agent]]
        ]
        rewards = dict.fromkeys(agents, 0.0)
        if wrong:
            table.end()
            rewards.update({agents[seat]: PENALTY for seat in wrong})
        else:
            for seat, agent in enumerate(agents):
                if actions[agent] != self.PASS:
                    table.play(seat, int(actions[agent]))
            if not table.actors:
                rewards = dict(zip(agents, table.outcome(), strict=True))
        over = not table.actors
        sights = self._sights()
        if over:
            self.agents = []
        ended = dict.fromkeys(agents, over)
        return sights, rewards, ended, dict.fromkeys(agents, False), {agent: {} for agent in agents}

    def render(self) -> str | None:
        """The table as a spectator sees it, as text."""
        return drawn(self._table, self.render_mode, None)

    def close(self) -> None:
        """Nothing is open."""

    def _sights(self) -> dict[str, Sight]:
        seen = [self._table.see(seat, pass_too=True) for seat in range(len(self.agents))]
        return {
            agent: {"observation": observation, "action_mask": mask}
            for agent, (observation, mask) in zip(self.agents, seen, strict=True)
        }


def described(rule_set: RuleSet, parallel: bool) -> dict[str, Any]:
    """What PettingZoo wants to know of an environment."""
    name = f"{rule_set.id.replace('-', '_')}_v{rule_set.version}"
    return {"render_modes": ["ansi"], "name": name, "is_parallelizable": parallel}


def drawn(table: Table, render_mode: str | None, seat: int | None) -> str | None:
    """The table as text, if that was asked for."""
    return None if render_mode is None else table.match().view(seat).text()


def register_all() -> None:
    """Make every rule set known to PettingZoo by the same name as to Gymnasium."""
    for rule_set in rule_sets():
        name = name_of(rule_set)
        if name not in aec_registry:
            register_in_pettingzoo("aec", name, "hortus.envs.pettingzoo:env", kwargs={"rule_set": rule_set.id})
        if rule_set.simultaneous and name not in parallel_registry:
            register_in_pettingzoo(
                "parallel", name, "hortus.envs.pettingzoo:parallel_env", kwargs={"rule_set": rule_set.id}
            )


register_all()
