"""The bot `greedy`: searches its own turn and plays the line to the best end.

It thinks on one position drawn at random from those it cannot tell from the real one, so it cannot see what is hidden.
How good an end looks is the game's own judgement, `Game.evaluate`; with that the bot plays any game.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from sunstone.bots.bot import Bot
from sunstone.bots.survey import Line, look_through
from sunstone.core.game import State
from sunstone.core.rng import Rng

NODES = 240
"""Default number of positions evaluated for one decision; the first actions are all evaluated in any case."""


@mypyc_attr(allow_interpreted_subclasses=True)
class GreedyBot(Bot):
    """Plans whole turns by a best-first search over its own decisions."""

    def __init__(self, seed: int = 0, nodes: int = NODES) -> None:
        self._rng = Rng(seed)
        self._nodes = nodes
        # What is left of the planned line: each action with the view in which it was planned.
        self._plan: list[tuple[dict[str, object], int]] = []
        self._barrier = -1

    def choose(self, state: State) -> int:
        """The next action of the planned turn, planned anew whenever the table is not as foreseen."""
        actions = state.legal()
        if len(actions) == 1:
            return actions[0]
        planned = self._planned(state)
        if planned in actions:
            return planned
        root = state.determinize(state.seat, self._rng)
        line = self._best_line(root)
        self._remember(root, line)
        return line[0]

    def _planned(self, state: State) -> int:
        """The planned action if this is the very position it was planned for; else -1, and the plan is dropped."""
        if self._plan and state.barrier == self._barrier:
            view = state.view(state.seat)
            while self._plan:
                foreseen, action = self._plan.pop(0)
                if foreseen == view:
                    return action
        self._plan = []
        return -1

    def _remember(self, root: State, line: Line) -> None:
        """Keep the rest of the line, up to where something hidden is revealed."""
        self._plan = []
        self._barrier = root.barrier
        ahead = root.clone()
        for place in range(len(line) - 1):
            ahead.play(line[place])
            if ahead.barrier != root.barrier:
                break
            self._plan.append((ahead.view(root.seat), line[place + 1]))

    def _best_line(self, root: State) -> Line:
        """The line to the best end of the turn among those found."""
        return look_through(root, self._nodes, self._rng).line
