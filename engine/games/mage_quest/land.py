"""The land as it lies on this table: the path, the water, what each space offers, and what can be reached from where.

A chart follows from the row of maps and the market tokens alone. It is worked out once for a table and then looked up.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache

import msgspec

from engine.core.world import World
from engine.games.mage_quest.actions import Travel
from engine.games.mage_quest.content.box import box
from engine.games.mage_quest.content.forms import Element, MapCard, Market, SpaceKind
from engine.games.mage_quest.table import place_of
from engine.games.mage_quest.zones import FASTEST, MAP, MARKETS

MOST_REMEMBERED = 64
Reach = tuple[tuple[int, int], ...]  # (space, cost), nearest first to the right and then to the left


class Site(msgspec.Struct, frozen=True):
    """One land space: its place on the path, its card by its place in the row, and what is there."""

    index: int
    card: int
    slot: int
    kind: SpaceKind
    element: Element | None
    dock: bool
    cost: int


class Chart:
    """The whole land. Ships stand on cards (0 is the Garrison's water), caravans on sites (0 is its land)."""

    def __init__(self, cards: Sequence[MapCard], markets: Sequence[Market]) -> None:
        self.cards = tuple(cards)
        self.sites = tuple(sites_of(cards))
        self.docks = {site.card: site.index for site in self.sites if site.dock}  # card -> land side
        self.harbours = {site: card for card, site in self.docks.items()}  # land side -> card
        cities = [site.index for site in self.sites if site.kind == "city"]
        self.markets = dict(zip(cities, markets, strict=False))
        self.elements = {site.index: site.element for site in self.sites if site.element is not None}
        self.sacred = frozenset(site.index for site in self.sites if site.kind == "sacred")
        self.water_costs = tuple(card.cost for card in cards)
        self.land_costs = tuple(site.cost for site in self.sites)
        self.reaches: dict[tuple[bool, int, int], Reach] = {}
        self.travels: dict[tuple[int, bool, int, int], tuple[Travel, ...]] = {}

    def costs(self, afloat: bool) -> tuple[int, ...]:
        return self.water_costs if afloat else self.land_costs

    def reach(self, afloat: bool, at: int, left: int) -> Reach:
        """The spaces a vehicle can get to with so much movement, each with its cost."""
        key = (afloat, at, left)
        found = self.reaches.get(key)
        if found is None:
            costs = self.costs(afloat)
            right = steps(range(at + 1, len(costs)), costs, left)
            found = self.reaches[key] = (*right, *steps(range(at - 1, -1, -1), costs, left))
        return found

    def travels_of(self, vehicle: int, afloat: bool, at: int, left: int) -> tuple[Travel, ...]:
        """The same as actions of one vehicle."""
        key = (vehicle, afloat, at, left)
        found = self.travels.get(key)
        if found is None:
            found = self.travels[key] = tuple(Travel(vehicle, space) for space, _ in self.reach(afloat, at, left))
        return found

    def cost(self, afloat: bool, at: int, to: int) -> int:
        """The movement from one space to another: each space entered on the way, leaving is free."""  # ruling 7
        costs = self.costs(afloat)
        return sum(costs[at + 1 : to + 1]) if to >= at else sum(costs[to:at])


def sites_of(cards: Sequence[MapCard]) -> Iterator[Site]:
    """One path over all cards, from the Garrison to the right end."""  # rulings 2 and 9
    index = 0
    for place, card in enumerate(cards):
        for slot, space in enumerate(card.land):
            yield Site(index, place, slot, space.kind, space.element, space.dock, space.cost)
            index += 1


def steps(path: range, costs: Sequence[int], left: int) -> Iterator[tuple[int, int]]:
    """One space after the other while movement lasts: what cannot be paid in full cannot be entered."""  # ruling 7
    spent = 0
    for space in path:
        spent += costs[space]
        if spent > min(left, FASTEST):
            return
        yield space, spent


Known = tuple[list[str], list[object], list[object], Chart]
REMEMBERED: dict[int, Known] = {}


def chart_of(world: World) -> Chart:
    """The chart of a table. Copies of a World share what is in the box, so that list finds the chart quickly."""
    kinds, zones = world.kinds, world.zones
    known = REMEMBERED.get(id(kinds))
    if known is not None and known[0] is kinds and known[1] == zones[MAP] and known[2] == zones[MARKETS]:
        return known[3]
    chart = drawn(
        tuple(kinds[card] for card in world.lying(MAP)), tuple(kinds[token] for token in world.lying(MARKETS))
    )
    if len(REMEMBERED) >= MOST_REMEMBERED:
        REMEMBERED.clear()
    REMEMBERED[id(kinds)] = (kinds, list(zones[MAP]), list(zones[MARKETS]), chart)
    return chart


@lru_cache(maxsize=MOST_REMEMBERED)
def drawn(cards: tuple[str, ...], markets: tuple[str, ...]) -> Chart:
    """The chart of these cards and tokens."""
    content = box()
    return Chart([content.map_card(card) for card in cards], [content.markets[token] for token in markets])


# Where a caravan stands


def element_at(world: World, caravan: int) -> Element:
    """The element of its space."""
    return chart_of(world).elements[place_of(world, caravan)]


def market_of(world: World, caravan: int) -> Market:
    """The market token of its city."""
    return chart_of(world).markets[place_of(world, caravan)]
