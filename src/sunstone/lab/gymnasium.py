"""One learner at a table of bots, as a Gymnasium environment.

    env = LearnerEnv("coatl", players=2, opponents="greedy")

or, by name, `gymnasium.make("sunstone.lab.gymnasium:sunstone/coatl-v1", players=2, opponents="greedy")`. A step is one
small decision of the learner and all the bots' decisions up to its next one. Nothing is rewarded before the end. The
learner sees what its seat may see; the bots, too, know nothing more than their seats do.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np

from sunstone import bots
from sunstone.bots import Bot
from sunstone.core.game import State
from sunstone.core.observation import MASK
from sunstone.core.registry import game as find_game
from sunstone.core.registry import game_ids
from sunstone.lab.observation import (
    RANK,
    RENDER_MODES,
    Array,
    ArrayObserver,
    Observation,
    begin,
    check_render_mode,
    check_reward,
    in_words,
    observed,
    outcome,
    rewards,
)

_SEEDS = 1 << 62


class LearnerEnv(gymnasium.Env[Observation, Any]):
    """A table at which one seat learns.

    `opponents` is the code of a bot (`random`, `greedy`, `search:200`, a level's name) for all the other seats, or one
    code for each, as they sit after the learner. `seat` is the learner's; without one it is drawn anew for each game.
    An illegal action ends the game, and the learner gets `illegal_reward` for it.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        game: str,
        players: int | None = None,
        opponents: str | Sequence[str] = "random",
        seat: int | None = None,
        options: Mapping[str, object] | None = None,
        reward: str = RANK,
        illegal_reward: float = -1.0,
        render_mode: str | None = None,
    ) -> None:
        self.game = find_game(game)
        self.players = self.game.max_players if players is None else players
        others = self.players - 1
        self.opponents = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(self.opponents) != others:
            raise ValueError(f"there are {others} opponents, not {len(self.opponents)}")
        for code in self.opponents:
            bots.make(code)
        if seat is not None and not 0 <= seat < self.players:
            raise ValueError(f"there is no seat {seat} at a table of {self.players}")
        self.options = options
        self.reward = check_reward(reward)
        self.illegal_reward = illegal_reward
        self.render_mode = check_render_mode(render_mode)
        self.observer = ArrayObserver(self.game, self.players)
        self.observation_space = self.observer.observation_space
        self.action_space = self.observer.action_space
        self._wanted_seat = seat
        self.seat = 0
        """Where the learner sits in this game."""
        self._bots: dict[int, Bot] = {}
        self._table: State | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Set up a new game and let the bots play up to the learner's first decision.

        `options={"position": dump}` begins at a position (`State.dump()`) instead.
        """
        super().reset(seed=seed)
        self.seat = int(self.np_random.integers(self.players)) if self._wanted_seat is None else self._wanted_seat
        self._table = begin(self.game, self.players, self._draw(), self.options, options)
        self._bots = {
            (self.seat + 1 + place) % self.players: bots.make(code, self._draw())
            for place, code in enumerate(self.opponents)
        }
        self._play_bots(self._table)
        return self._see(self._table), self._info(self._table)

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play the learner's action and the bots' answers to it."""
        table = self._under_way()
        reason = table.explain(int(action))
        if reason is not None:
            self._table = None
            return self._see(table), self.illegal_reward, True, False, {"illegal": reason.code}
        table.play(int(action))
        self._play_bots(table)
        reward = rewards(table, self.reward)[self.seat] if table.over else 0.0
        return self._see(table), reward, table.over, False, self._info(table)

    def action_masks(self) -> Array:
        """The legal actions as truths, for learners that ask the environment for them."""
        mask: Array = self._see(self._under_way())[MASK]
        return mask.astype(np.bool_)

    def render(self) -> str | None:
        """The position in words, as the learner sees it."""
        names = [
            "learner" if seat == self.seat else self.opponents[(seat - self.seat - 1) % self.players]
            for seat in range(self.players)
        ]
        return None if self.render_mode is None else in_words(self._under_way(), names)

    def _under_way(self) -> State:
        if self._table is None:
            raise RuntimeError("reset the environment first")
        return self._table

    def _see(self, table: State) -> Observation:
        return self.observer.observe(table, self.seat)

    def _info(self, table: State) -> dict[str, Any]:
        """After the end, how it went."""
        return outcome(table, self.seat) if table.over else {}

    def _draw(self) -> int:
        return int(self.np_random.integers(_SEEDS))

    def _play_bots(self, table: State) -> None:
        while not table.over and table.seat != self.seat:
            table.play(self._bots[table.seat].choose(table))


for _name in game_ids():
    if observed(find_game(_name)):
        gymnasium.register(
            id=f"sunstone/{_name}-v{find_game(_name).rules_version}",
            entry_point="sunstone.lab.gymnasium:LearnerEnv",
            kwargs={"game": _name},
        )
