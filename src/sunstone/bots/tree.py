"""The tree a search grows: one node for each sequence of decisions, whatever lies hidden behind it.

A node does not know its position: every simulation comes by with a position of its own, drawn anew, and only the
actions that are legal there are open to it.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64


@final
class Edge:
    """An action at a node, and what came of it."""

    __slots__ = ("action", "chances", "child", "prior", "total", "visits")

    action: i64
    prior: float
    visits: i64
    chances: i64
    total: float
    child: Node | None

    def __init__(self, action: int, prior: float) -> None:
        self.action = action
        self.prior = prior
        """How promising the action looked one ply ahead: a share of 1, as far as it was on offer then."""
        self.visits = 0
        self.chances = 0
        """How often the action was legal when the node was passed; visits are counted against these."""
        self.total = 0.0
        """Sum of the values that the seat which chooses here got."""
        self.child = None


@final
class Node:
    """A decision of a seat. `edges` are in the order of promise, the best first."""

    __slots__ = ("best", "edges", "seat", "spread", "twin", "visits")

    seat: i64
    visits: i64
    best: float
    spread: float
    edges: list[Edge]
    twin: Node | None

    def __init__(self) -> None:
        self.seat = -1
        """Who decides; -1 until the node is opened."""
        self.visits = 0
        self.best = 0.0
        """The worth of the action that looked best when the node was opened."""
        self.spread = 1.0
        """What the weights of the actions were divided by to become shares."""
        self.edges = []
        self.twin = None
        """Where hidden things decide who is asked next, the same node for another seat."""

    def for_seat(self, seat: int) -> Node:
        """This node, or its twin, as a decision of that seat; a node not yet opened is anybody's."""
        node = self
        while node.seat >= 0 and node.seat != seat:
            if node.twin is None:
                node.twin = Node()
            node = node.twin
        return node

    def insert(self, edge: Edge) -> None:
        """Add an edge at its place in the order."""
        edges = self.edges
        place = len(edges)
        while place > 0 and edges[place - 1].prior < edge.prior:
            place -= 1
        edges.insert(place, edge)
