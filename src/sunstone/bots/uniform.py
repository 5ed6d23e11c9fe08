"""The bot `random`: every legal action is as good as any other."""

from __future__ import annotations

from sunstone.bots.bot import Bot
from sunstone.core.game import State
from sunstone.core.rng import Rng


class RandomBot(Bot):
    """Chooses uniformly among the legal actions."""

    def __init__(self, seed: int = 0) -> None:
        self._rng = Rng(seed)

    def choose(self, state: State) -> int:
        """Any legal action."""
        actions = state.legal()
        return actions[int(self._rng.below(len(actions)))]
