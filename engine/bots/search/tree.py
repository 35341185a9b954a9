"""The tree below the root: the searching seat's later choices, opened one by one, the game's quick policy first.

A node stands for all Worlds that the seat may have before it after the same choices of its own. What is legal differs
between them, so an edge counts how often it was available, and only available ones compete.
"""

import math
from collections.abc import Sequence
from typing import Any

WIDEN = 25  # visits of a node for each further choice that is tried there
RIPE = 50  # looks at a choice before what follows it is a node
CURIOSITY = 0.5  # of the spread of results, for choices seldom tried


class Edge:
    """One choice at a node, and what came of it."""

    __slots__ = ("action", "available", "node", "total", "visits")

    def __init__(self, action: Any) -> None:
        self.action = action
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.node: Node | None = None

    def add(self, utility: float) -> None:
        self.visits += 1
        self.total += utility
        if self.node is None and self.visits >= RIPE:
            self.node = Node()


class Node:
    """A later choice of the same seat."""

    __slots__ = ("edges", "visits")

    def __init__(self) -> None:
        self.edges: dict[Any, Edge] = {}
        self.visits = 0

    def select(self, legal: Sequence[Any], likely: Any, spread: float) -> Edge:
        """The edge to follow: a new one if the node is wide enough by now, else the most promising."""
        self.visits += 1
        edges = self.edges
        if likely not in edges:
            edges[likely] = Edge(likely)
        known = [edges[action] for action in legal if action in edges]
        if len(known) <= self.visits // WIDEN and len(known) < len(legal):
            action = next(action for action in legal if action not in edges)
            edges[action] = Edge(action)
            known.append(edges[action])
        for edge in known:
            edge.available += 1
        return max(known, key=lambda edge: promise_of(edge, spread))


def promise_of(edge: Edge, spread: float) -> float:
    """The mean of what came of it, with a bonus for choices that were available and seldom tried."""
    if not edge.visits:
        return math.inf
    return edge.total / edge.visits + CURIOSITY * spread * math.sqrt(math.log(edge.available) / edge.visits)
