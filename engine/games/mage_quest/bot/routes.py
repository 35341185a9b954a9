"""How many actions it takes to get a vehicle somewhere, over land or by sea, and which step comes first.

For the bot and for hints. A route is worked out once for a chart and a speed.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

import msgspec

from engine.games.mage_quest.land import Chart
from engine.kit.printed import Printed

Step = Literal["stay", "travel", "convert"]
SAVED_BY_SEA = 2  # actions a voyage must save to be worth its two Allies


class Route(msgspec.Struct, frozen=True):
    """Actions and Allies needed, and the first step: travel towards `to` (in the vehicle's own counting) or convert."""

    actions: int
    allies: int
    step: Step
    to: int


class Routes:
    """All routes over one chart, found as they are asked for."""

    def __init__(self, chart: Chart) -> None:
        self.chart = chart
        self.legs = Printed[tuple[bool, int, int, int], int](lambda leg: moves_along(chart.costs(leg[0]), *leg[1:]))
        self.known = Printed(self._route)

    def moves(self, afloat: bool, speed: int, at: int, to: int) -> int:
        """Move actions between two spaces, going as far as possible in each."""
        return self.legs[afloat, speed, at, to]

    def route(self, speed: int, afloat: bool, at: int, site: int) -> Route:
        """The best way for a vehicle to stand on a land space as a caravan."""
        return self.known[speed, afloat, at, site]

    def _route(self, key: tuple[int, bool, int, int]) -> Route:
        speed, afloat, at, site = key
        return self.voyage(speed, at, site) if afloat else self.overland(speed, at, site)

    def overland(self, speed: int, at: int, site: int) -> Route:
        if at == site:
            return Route(0, 0, "stay", site)
        walk = Route(self.moves(False, speed, at, site), 0, "travel", site)
        best = walk
        for dock, card in self.chart.harbours.items():
            there = self.moves(False, speed, at, dock)
            if there + 3 <= best.actions - SAVED_BY_SEA * (best is walk):
                rest = self.voyage(speed, card, site)
                actions = there + 1 + rest.actions
                if actions <= walk.actions - SAVED_BY_SEA and actions < best.actions:
                    best = Route(actions, 2, "travel" if there else "convert", dock)
        return best

    def voyage(self, speed: int, card: int, site: int) -> Route:
        """From the water of a card to a dock, ashore, and on."""
        best: Route | None = None
        for port, dock in self.chart.docks.items():
            sail = self.moves(True, speed, card, port)
            actions = sail + 1 + self.moves(False, speed, dock, site)
            if best is None or actions < best.actions:
                best = Route(actions, 1, "travel" if sail else "convert", port)
        assert best is not None, "the Garrison has a dock"
        return best


def moves_along(costs: Sequence[int], speed: int, at: int, to: int) -> int:
    moves, left = 0, 0
    way = 1 if to > at else -1
    while at != to:
        at += way
        if costs[at] > left:
            moves, left = moves + 1, speed
        left -= costs[at]
    return moves


@lru_cache(maxsize=64)
def routes_of(chart: Chart) -> Routes:
    return Routes(chart)
