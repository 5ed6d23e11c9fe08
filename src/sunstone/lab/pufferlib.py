"""Many tables as an environment of PufferLib 3 (`pip install 'sunstone[puffer]'`).

    env = TablesEnv("tzolkin", num_tables=64, players=4, opponent="greedy")
    vecenv = pufferlib.vector.make(TablesEnv, env_args=["tzolkin"], num_envs=2, num_workers=2, backend=Multiprocessing)

An observation is a row of bytes as `game.observer(players).layout` describes it; `action_mask` is the part of it that
has a 1 for every legal action.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
import pufferlib

from sunstone.core.registry import game as find_game
from sunstone.lab.observation import Array
from sunstone.lab.vector import VectorEnv


class TablesEnv(pufferlib.PufferEnv):
    """Tables where every seat is an agent, or with an `opponent` one seat of each, which goes round from game to game.

    Only seats that decide act: `masks` says which, and what the others answer is ignored. A game that ends is followed
    by the next one at once. An illegal action is refused with `IllegalAction`.
    """

    def __init__(
        self,
        game: str,
        num_tables: int = 16,
        players: int | None = None,
        opponent: str | None = None,
        options: Mapping[str, object] | None = None,
        buf: Any = None,
        seed: int = 0,
    ) -> None:
        found = find_game(game)
        self.players = found.max_players if players is None else players
        self._wishes: dict[str, Any] = {"options": options, "opponent": opponent, "all_seats": opponent is None}
        self._game = found.id
        self._tables = VectorEnv(self._game, num_tables, self.players, seed=seed, **self._wishes)
        self.action_mask = self._tables.mask
        size = self._tables.rows.shape[-1]
        self.num_agents = num_tables * (self.players if opponent is None else 1)
        self.single_observation_space = gymnasium.spaces.Box(0, 255, (size,), np.uint8)
        self.single_action_space = gymnasium.spaces.Discrete(len(found.catalogue))
        super().__init__(buf)

    def reset(self, seed: int | None = None) -> tuple[Array, list[dict[str, Any]]]:
        """Begin a game at every table; with a seed, the games of that seed."""
        tables = self._tables
        if seed is not None:
            tables = self._tables = VectorEnv(self._game, tables.count, self.players, seed=seed, **self._wishes)
        tables.reset()
        self.rewards[:] = 0
        self.terminals[:] = False
        self.truncations[:] = False
        self._show()
        return self.observations, []

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, list[dict[str, Any]]]:
        """Play the actions of the seats that decide."""
        tables = self._tables
        every = np.arange(tables.count)
        deciding = tables.seats.copy()
        asked = np.asarray(actions).reshape(tables.count, -1)
        tables.step(asked[every, deciding] if tables.all_seats else asked[:, 0])
        if tables.all_seats:
            self.rewards[:] = tables.rewards.reshape(-1)
        else:
            self.rewards[:] = tables.rewards[every, deciding]
        ended = tables.ended.astype(bool)
        self.terminals[:] = np.repeat(ended, self.num_agents // tables.count)
        self._show()
        infos = [
            {"points": tables.points[table].tolist(), "places": tables.places[table].tolist()}
            for table in np.flatnonzero(ended)
        ]
        return self.observations, self.rewards, self.terminals, self.truncations, infos

    def close(self) -> None:
        """Nothing is left open."""

    def _show(self) -> None:
        tables = self._tables
        self.observations[:] = tables.rows.reshape(self.observations.shape)
        if tables.all_seats:
            self.masks[:] = (np.arange(self.players) == tables.seats[:, None]).reshape(-1)
