"""The bot `greedy`: looks through its own turn to the end and plays towards the end that looks best.

It thinks on one position drawn at random from those it cannot tell from the real one, so it cannot see what is hidden.
How good an end looks is the game's own judgement, `Game.evaluate`; with that the bot plays any game.
"""

from __future__ import annotations

from heapq import heappop, heappush

from mypy_extensions import mypyc_attr

from sunstone.bots.bot import Bot
from sunstone.core.game import State
from sunstone.core.rng import Rng

NODES = 240
"""Positions looked at for one decision, unless told otherwise; the first actions are all looked at in any case."""

Line = tuple[int, ...]
"""Actions to be played one after another."""


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
        """Keep the line after its first action, up to where something comes to light that was only guessed."""
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
        seat = root.seat
        evaluate = root.game.evaluate
        best: Line = ()
        best_rank = (0.0, 0)
        frontier: list[tuple[float, int, int, State, Line]] = [(0.0, 0, 0, root, ())]
        seen: set[tuple[int, float, Line]] = set()
        looked = 0
        while frontier and (looked < self._nodes or looked == 0):
            _, _, _, state, line = heappop(frontier)
            for action in state.legal():
                after = state.clone()
                after.play(action)
                looked += 1
                value = evaluate(after, seat)
                # Equal ends are told apart by lot.
                rank = (-value, int(self._rng.next32()))
                longer = (*line, action)
                if after.over or after.seat != seat:
                    if not best or rank < best_rank:
                        best = longer
                        best_rank = rank
                    continue
                # The same pieces put down in another order: what looks the same in all this is followed once.
                look = (len(longer), value, tuple(after.legal()))
                if look not in seen:
                    seen.add(look)
                    heappush(frontier, (*rank, looked, after, longer))
        # No end within the limit: go on towards the most promising position.
        return best or frontier[0][4]
