"""Sequential halving: the actions of a decision are simulated on the same draws, and the worse half drops out.

With expensive simulations there are only a hundred or two of them. An exploration bonus then compares an action that
met forty draws with one that met ten, and luck decides. Here all remaining actions have met the same draws (Karnin,
Koren and Somekh, 2013).

Visits kept from the decision before are ignored on purpose: the action that led here was chosen because those
simulations came out well, so they are biased.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from sunstone.bots.settings import Settings
from sunstone.bots.tree import Edge, Node

_NEVER: Final = -1e9
"""Less than any value."""


@final
class Contest:
    """The remaining actions, the most promising first, and their values."""

    __slots__ = ("_halvings", "_met", "_parts", "_totals", "edges", "rounds")

    def __init__(self, root: Node, actions: list[int], settings: Settings) -> None:
        """At most `settings.candidates` actions take part, and none that looks far worse than the best."""
        self.edges: list[Edge] = []
        least = -1.0
        # The edges stand in the order of promise.
        for edge in root.edges:
            if int(edge.action) not in actions:
                continue
            if least < 0.0:
                least = edge.prior * exp(-settings.gap / settings.sharpness)
            if edge.prior < least or len(self.edges) == settings.candidates:
                break
            self.edges.append(edge)
        self.rounds: int = 0
        """Draws that every remaining action has met."""
        self._met: dict[int, int] = {int(edge.action): 0 for edge in self.edges}
        self._totals: dict[int, float] = {int(edge.action): 0.0 for edge in self.edges}
        self._halvings: int = 0
        self._parts: int = (len(self.edges) - 1).bit_length()
        """Halvings until one action is left."""

    def add(self, edge: Edge, value: float) -> None:
        """Add the value of a simulation that began with this action."""
        self._met[int(edge.action)] += 1
        self._totals[int(edge.action)] += value

    def end_round(self, share: float) -> None:
        """End a round with this share of the budget used; half of the actions drop out after each part of it."""
        self.rounds += 1
        while len(self.edges) > 1 and share * self._parts >= self._halvings + 1:
            self._halvings += 1
            ranked = sorted([(-self._mean(self.edges[place]), place) for place in range(len(self.edges))])
            self.edges = [self.edges[place] for _, place in ranked[: (len(self.edges) + 1) // 2]]

    def _mean(self, edge: Edge) -> float:
        """The mean value; time may run out in the middle of a round, before every action has one."""
        met = self._met[int(edge.action)]
        return self._totals[int(edge.action)] / met if met > 0 else _NEVER
