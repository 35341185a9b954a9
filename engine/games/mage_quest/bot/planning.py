"""Looking ahead: from a quest to the visits that bring it nearest to four books, a few visits deep.

A visit is a route to a place and a way to use it. The most promising quests of each depth are kept (a beam), and an
estimate of the actions still missing judges them. The other player does not matter: nobody can be blocked.
"""

from collections.abc import Iterator, Sequence
from heapq import nsmallest
from typing import TypeVar

import msgspec

from engine.games.mage_quest.bot.deeds import Way, creatings, gainings, tradings
from engine.games.mage_quest.bot.quest import Quest, needs_of
from engine.games.mage_quest.bot.routes import Route, Routes, routes_of
from engine.games.mage_quest.content.forms import CIRCLE, ELEMENTS
from engine.games.mage_quest.land import Chart
from engine.kit.printed import Printed

T = TypeVar("T")
DEPTH, BEAM = 4, 8
NEAR, NEAR_CITIES = 2, 3  # how many places of one kind are considered

# What the estimate counts in actions, found by playing many games.
VISIT = 2.17  # an element still lacking: the Gain, and stopping there
CROWDED = 0.6  # each one beyond the two that the stores hold
TRAVEL = 1.1  # a Move at full speed over the span of what is needed
SHORT, TRADE = 0.5, 1.8  # each Ally lacking, and going to trade at all
KEPT, FLUSH = 0.17, 0.74  # each stored element still to be marked, and the Gain for that alone
PAGE = 0.5  # each book to be created
MANA_WORTH, MANA_OWED, SURPLUS_WORTH = 1.4, 2.5, 1.9  # in Allies


class Visit(msgspec.Struct, frozen=True):
    """A place to go to, how to get there, and what to do there."""

    site: int
    route: Route
    way: Way


class Planner:
    """Plans on one chart."""

    def __init__(self, chart: Chart) -> None:
        self.chart = chart
        self.routes: Routes = routes_of(chart)
        self.groups = [
            *([site for site, kind in chart.elements.items() if kind == element] for element in ELEMENTS),
            list(chart.markets),
            list(chart.sacred),
        ]
        self.x = [sum(chart.land_costs[: site + 1]) for site in range(len(chart.sites))]
        nearest = [
            [min((self.x[other] for other in group), key=lambda x: abs(x - here)) for group in self.groups]
            for here in self.x
        ]
        self.nearest = [by_kind[:CIRCLE] for by_kind in nearest]
        self.sacred = [by_kind[-1] for by_kind in nearest]
        self.near = Printed(self._near)

    def missing(self, quest: Quest) -> float:
        """About how many actions a quest still needs."""
        pages = quest.pages
        if not pages:
            return 0.0
        at = self.abreast(quest.at) if quest.afloat else quest.at
        low = high = here = self.x[at]
        actions, units, kept, surplus = 1.0 + quest.afloat, 0, 0, 0
        for need, have, x in zip(needs_of(pages), quest.stores, self.nearest[at], strict=True):
            if need > have:
                units += need - have
                kept += have
                actions += VISIT if need <= have + 2 else VISIT + CROWDED * (need - have - 2)
                low, high = (x, high) if x < low else (low, x) if x > high else (low, high)
            else:
                surplus += have - need
                kept += need
        low, high = min(low, self.sacred[at]), max(high, self.sacred[at])
        spare = quest.mana - len(pages)
        wealth = quest.allies + (MANA_WORTH if spare > 0 else MANA_OWED) * spare + SURPLUS_WORTH * surplus
        if wealth < units:
            actions += SHORT * (units - wealth) + TRADE
        if kept:
            actions += KEPT * kept if units else KEPT * kept + FLUSH
        span = high - low + min(here - low, high - here)
        return actions + TRAVEL * span / quest.speed + PAGE * len(pages)

    def abreast(self, card: int) -> int:
        """The land space to think of while at sea: the dock of the card, or its first space."""
        return self.chart.docks.get(card, next(site.index for site in self.chart.sites if site.card == card))

    def places(self, quest: Quest) -> list[tuple[Route, int]]:
        """The nearest places of each kind, each with the way there."""
        return self.near[quest.speed, quest.afloat, quest.at]

    def _near(self, start: tuple[int, bool, int]) -> list[tuple[Route, int]]:
        found: list[tuple[Route, int]] = []
        for number, group in enumerate(self.groups):
            routed = [(self.routes.route(*start, site), site) for site in group]
            found += nsmallest(NEAR_CITIES if number == CIRCLE else NEAR, routed, key=lambda pair: pair[0].actions)
        return found

    def visits(self, quest: Quest) -> Iterator[Visit]:
        """Everything worth going to, each place with all the ways to use it."""
        for route, site in self.places(quest):
            if route.allies <= quest.allies:
                there = Quest(
                    quest.spent + route.actions, False, site, quest.speed, quest.allies - route.allies, quest.mana,
                    quest.stores, quest.pages,
                )  # fmt: skip
                for way in self.ways(there, site):
                    yield Visit(site, route, way)

    def ways(self, quest: Quest, site: int) -> Iterator[Way]:
        """What can be done at a place."""
        if site in self.chart.elements:
            return gainings(quest, ELEMENTS.index(self.chart.elements[site]))
        if site in self.chart.markets:
            return tradings(quest, self.chart.markets[site])
        return creatings(quest)

    def best(
        self,
        roots: Sequence[tuple[T, Quest]],
        depth: int = DEPTH,
        close: float = 0.0,
        likings: Sequence[float] = (),
    ) -> list[T]:
        """The beginnings that lead to the best quests found a few visits ahead, and those nearly as good.

        `likings` are actions that each beginning seems to save beyond what it does.
        """
        saved = likings or [0.0] * len(roots)
        beam = pruned(
            [(quest.spent + self.missing(quest) - saved[root], root, quest) for root, (_, quest) in enumerate(roots)]
        )
        for _ in range(depth - 1):
            coming = [one for one in beam if one[2].is_won]
            for _, root, quest in beam:
                for visit in self.visits(quest):
                    after = visit.way.after
                    coming.append((after.spent + self.missing(after) - saved[root], root, after))
            beam = pruned(coming) or beam
        good = beam[0][0] + close
        return [roots[root][0] for root in dict.fromkeys(root for judged, root, _ in beam if judged <= good)]


def pruned(judged: list[tuple[float, int, Quest]]) -> list[tuple[float, int, Quest]]:
    """The most promising quests, each once."""
    kept: dict[Quest, tuple[float, int, Quest]] = {}
    for one in sorted(judged, key=lambda one: one[:2]):
        if one[2] not in kept:
            kept[one[2]] = one
            if len(kept) == BEAM:
                break
    return list(kept.values())
