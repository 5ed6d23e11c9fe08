"""The games as PettingZoo environments: `env("tzolkin", players=4)`.

An agent is a seat, a step is one small decision, and a game ends for all at once. Nothing is rewarded before the end.
An observation is what the agent's seat may see (`sunstone.lab.observation`), with the mask of its legal actions; while
another seat decides, nothing is legal. An illegal action is refused with `IllegalAction`, which names the rule, and
changes nothing.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv

from sunstone.core.game import State
from sunstone.core.registry import game as find_game
from sunstone.lab.observation import (
    RANK,
    RENDER_MODES,
    ArrayObserver,
    Observation,
    begin,
    check_render_mode,
    check_reward,
    in_words,
    outcome,
    rewards,
)
from sunstone.lab.seeds import derived

_ANY_SEED_BITS = 64


class SunstoneEnv(AECEnv[str, Observation, Any]):
    """A table of one game. It needs no wrappers: order and legality are the engine's own concern."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        reward: str = RANK,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game = find_game(game)
        self.players = self.game.max_players if players is None else players
        self.options = options
        self.reward = check_reward(reward)
        self.render_mode = check_render_mode(render_mode)
        self.observer = ArrayObserver(self.game, self.players)
        self.metadata = {
            "name": f"sunstone_{game}_v{self.game.rules_version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        # Each agent has spaces of its own: a space carries the generator it samples with.
        self.observation_spaces = {agent: deepcopy(self.observer.observation_space) for agent in self.possible_agents}
        self.action_spaces = {agent: deepcopy(self.observer.action_space) for agent in self.possible_agents}
        self.agents: list[str] = []
        self._seed = secrets.randbits(_ANY_SEED_BITS)
        self._games = 0
        self.table: State | None = None
        """The position, hidden things included. It is for spectators and judges; a learner looks through `observe`."""

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        """The pieces the agent sees, and the mask."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The whole catalogue of the game, the same for every agent."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Set up a new game. After a reset with a seed the games that follow are always the same ones.

        `options={"position": dump}` begins at a position (`State.dump()`) instead; other keys are left to wrappers.
        """
        if seed is not None:
            self._seed = seed
            self._games = 0
        table = begin(self.game, self.players, derived(self._seed, self._games), self.options, options)
        self._games += 1
        self.table = table
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[table.seat]

    def observe(self, agent: str) -> Observation:
        """What an agent sees now."""
        return self.observer.observe(self._table(), self._seats[agent])

    def step(self, action: int | None) -> None:
        """Play an action for the agent that is selected; after the end `None`, once for each agent."""
        table = self._table()
        if table.over:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("only an agent whose game is over has no action")
        table.play(int(action))
        if table.over:
            self._finish(table)
        else:
            # Nothing is rewarded on the way, so there is nothing to add up or to clear.
            self.agent_selection = self.possible_agents[table.seat]

    def render(self) -> str | None:
        """The position in words, as the agent that is selected sees it."""
        return None if self.render_mode is None else in_words(self._table(), self.possible_agents)

    def close(self) -> None:
        """There is nothing to close."""

    def _table(self) -> State:
        if self.table is None:
            raise RuntimeError("reset the environment first")
        return self.table

    def _finish(self, table: State) -> None:
        for agent, reward in zip(self.possible_agents, rewards(table, self.reward), strict=True):
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] = reward
            self.terminations[agent] = True
            self.infos[agent] = outcome(table, self._seats[agent])
        self.agent_selection = self.agents[0]


def env(
    game: str,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    reward: str = RANK,
    render_mode: str | None = None,
) -> SunstoneEnv:
    """A table of the game with this id; as many players as can play, by default."""
    return SunstoneEnv(game, players, options, reward, render_mode)
