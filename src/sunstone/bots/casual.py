"""The bot behind the friendliest level: looks one ply ahead, and is content with what looks about as good."""

from __future__ import annotations

from math import exp

from sunstone.bots.bot import Bot
from sunstone.core.game import State
from sunstone.core.rng import Rng

EASE = 1.2
"""Points by which an action must look worse to be taken e times less often."""
_FINE = 1 << 24


class CasualBot(Bot):
    """Looks one action ahead and chooses at random, better actions more often."""

    def __init__(self, seed: int = 0, ease: float = EASE) -> None:
        self._rng = Rng(seed)
        self._ease = ease

    def choose(self, state: State) -> int:
        """Some action that looks good enough."""
        actions = state.legal()
        if len(actions) == 1:
            return actions[0]
        table = state.determinize(state.seat, self._rng)
        worths: list[float] = []
        for action in actions:
            after = table.clone()
            after.push(action)
            worths.append(table.game.evaluate(after, table.seat))
        best = max(worths)
        weights = [exp((worth - best) / self._ease) for worth in worths]
        left = sum(weights) * float(self._rng.below(_FINE)) / float(_FINE)
        for place in range(len(actions)):
            left -= weights[place]
            if left < 0.0:
                return actions[place]
        return actions[-1]
