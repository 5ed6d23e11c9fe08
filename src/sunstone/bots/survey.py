"""Turn search: a best-first search over the decisions of one turn for its best ends."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final, final

from sunstone.bots.budget import Budget
from sunstone.core.game import State
from sunstone.core.rng import Rng

Line = tuple[int, ...]
"""Actions to be played one after another."""
PATIENT: Final = 1e9
"""Patience that never ends."""


@final
class Survey:
    """The result of a turn search."""

    __slots__ = ("line", "worths")

    def __init__(self) -> None:
        self.line: Line = ()
        """The line to the best end of the turn; to the most promising position, if no end was reached."""
        self.worths: dict[int, float] = {}
        """For each first action the worth of the best end found behind it; of the position after it, if none was."""


def look_through(root: State, nodes: int, rng: Rng, budget: Budget | None = None) -> Survey:
    """Evaluate about `nodes` positions of this turn, or until a decision's time is up; every first action in any case.

    Ties are broken at random.
    """
    return _look(root, nodes, PATIENT, rng, budget)


def glance_through(root: State, nodes: int, patience: float, rng: Rng) -> Line:
    """A quick plan for this turn, from promising actions only.

    The search ends when every unfinished line is worse than the best finished one by `patience` points. If an
    unfinished line is still the best, it is returned, and the rest of the turn is left to another search.
    """
    return _look(root, nodes, patience, rng).line


def _look(root: State, nodes: int, patience: float, rng: Rng, budget: Budget | None = None) -> Survey:
    seat = root.seat
    game = root.game
    evaluate = game.evaluate
    hurried = patience < PATIENT
    found = Survey()
    ended: set[int] = set()
    best: Line = ()
    best_rank = (0.0, 0)
    frontier: list[tuple[float, int, int, State, Line]] = [(0.0, 0, 0, root, ())]
    seen: set[tuple[int, float, Line]] = set()
    looked = 0
    while frontier and (looked < nodes or looked == 0):
        if best and frontier[0][0] > best_rank[0] + patience:
            break
        if looked > 0 and budget is not None and budget.is_late():
            break
        _, _, _, state, line = heappop(frontier)
        for action in game.promising(state) if hurried else state.legal():
            after = state.clone()
            after.push(action)
            looked += 1
            value = evaluate(after, seat)
            rank = (-value, int(rng.next32()))
            longer = (*line, action)
            first = longer[0]
            if after.over or after.seat != seat:
                if not best or rank < best_rank:
                    best = longer
                    best_rank = rank
                if first not in ended or value > found.worths[first]:
                    ended.add(first)
                    found.worths[first] = value
                continue
            if not line:
                found.worths[first] = value
            # The same actions in another order lead to the same position: follow it once.
            look = (len(longer), value, tuple(after.legal()))
            if look not in seen:
                seen.add(look)
                heappush(frontier, (*rank, looked, after, longer))
    further = not best or (hurried and len(frontier) > 0 and frontier[0][0] < best_rank[0])
    found.line = frontier[0][4] if further else best
    return found
