"""Many tables with a learner and bots at each, as a vector environment of Gymnasium.

    envs = LearnersEnv("tzolkin", num_envs=64, players=4, opponent="greedy")

Observations are arrays laid over one buffer that every step writes anew: copy what is to be kept.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

from sunstone.core.observation import MASK, Piece
from sunstone.core.registry import game as find_game
from sunstone.lab.observation import Array, ArrayObserver
from sunstone.lab.vector import VectorEnv


class LearnersEnv(gymnasium.vector.VectorEnv[Any, Any, Any]):
    """Tables at which one seat learns; it goes round from game to game.

    A game that ends is followed by the next one in the same step: the observation is the new game's, and `info` has the
    points and places of the one that ended, by seat, with `_scores` and `_ranking` to say at which tables. An illegal
    action is refused with `IllegalAction`: take the mask.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        game: str,
        num_envs: int = 16,
        players: int | None = None,
        opponent: str = "random",
        options: Mapping[str, object] | None = None,
    ) -> None:
        self.game = find_game(game)
        self.num_envs = num_envs
        self.players = self.game.max_players if players is None else players
        self.opponent = opponent
        self.options = options
        single = ArrayObserver(self.game, self.players)
        self.single_observation_space = single.observation_space
        self.single_action_space = single.action_space
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._tables: VectorEnv | None = None
        self._seen: dict[str, Any] = {}

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin a game at every table."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(1 << 62))
        self._tables = VectorEnv(
            self.game.id, self.num_envs, self.players, seed=number, options=self.options, opponent=self.opponent
        )
        self._tables.reset()
        self._seen = self._laid_over(self._tables.rows)
        return self._seen, {}

    def step(self, actions: Array) -> tuple[Any, Array, Array, Array, dict[str, Any]]:
        """Play the learners' actions, and the bots' answers to them."""
        tables = self._tables
        if tables is None:
            raise RuntimeError("reset the environment first")
        learners = tables.seats.copy()
        tables.step(actions)
        ended = tables.ended.astype(np.bool_)
        rewards = tables.rewards[np.arange(self.num_envs), learners].astype(np.float64)
        info: dict[str, Any] = {}
        if ended.any():
            info = {"scores": tables.points.copy(), "ranking": tables.places.copy()}
            info |= {f"_{name}": ended for name in info}
        return self._seen, rewards, ended, np.zeros(self.num_envs, np.bool_), info

    def _laid_over(self, rows: Array) -> dict[str, Any]:
        """The pieces of all tables, without a copy."""
        pieces = {piece.name: self._piece(rows, piece) for piece in self.game.observer(self.players).layout.pieces}
        return {MASK: pieces.pop(MASK).view(np.int8), "observation": pieces}

    def _piece(self, rows: Array, piece: Piece) -> Array:
        size = piece.count * (2 if piece.wide else 1)
        part: Array = rows[:, piece.offset : piece.offset + size]
        return part.view("<i2" if piece.wide else np.uint8).reshape(self.num_envs, *piece.shape)
