"""A contest between the actions of a decision: all meet the same draws equally often, and the worse half drops out.

Where a simulation is dear there are but a hundred or two of them. Curiosity then compares an action that met forty
draws with one that met ten of them, and luck decides. Here those that are still in have met the very same draws
(sequential halving, after Karnin, Koren and Somekh, 2013).

What the tree kept from the decision before knows of them is left aside, on purpose: the action that led here was chosen
because those very simulations came out well, so they flatter the ones they passed through.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from sunstone.bots.settings import Settings
from sunstone.bots.tree import Edge, Node

_NEVER: Final = -1e9
"""Less than anything comes to."""


@final
class Contest:
    """Those still in, the most promising first, and what they have come to."""

    __slots__ = ("_halvings", "_met", "_parts", "_totals", "edges", "rounds")

    def __init__(self, root: Node, actions: list[int], settings: Settings) -> None:
        """The most promising of the actions take part, as many as the settings say and none that looks far worse."""
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
        """Draws that those still in have met."""
        self._met: dict[int, int] = {int(edge.action): 0 for edge in self.edges}
        self._totals: dict[int, float] = {int(edge.action): 0.0 for edge in self.edges}
        self._halvings: int = 0
        self._parts: int = (len(self.edges) - 1).bit_length()
        """How often half of them drop out until one is left."""

    def add(self, edge: Edge, value: float) -> None:
        """What a simulation that began with this action came to."""
        self._met[int(edge.action)] += 1
        self._totals[int(edge.action)] += value

    def end_round(self, share: float) -> None:
        """So much of the time is used, and all have met one draw more: with each part of it half of them drop out."""
        self.rounds += 1
        while len(self.edges) > 1 and share * self._parts >= self._halvings + 1:
            self._halvings += 1
            ranked = sorted([(-self._mean(self.edges[place]), place) for place in range(len(self.edges))])
            self.edges = [self.edges[place] for _, place in ranked[: (len(self.edges) + 1) // 2]]

    def _mean(self, edge: Edge) -> float:
        """What its simulations came to; time may be up in the middle of a round, before all have had one."""
        met = self._met[int(edge.action)]
        return self._totals[int(edge.action)] / met if met > 0 else _NEVER
