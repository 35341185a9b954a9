"""Trade in a city (E): elements for an element, elements for Mana, Mana for Allies, and more speed.

Three kinds of trade are three actions; each is of any quantity, unit by unit. What a track cannot hold is lost, what
a store cannot hold is not traded (ruling 18).
"""

from collections.abc import Iterator, Sequence

from engine.core.facts import Fact, Noted
from engine.core.world import World
from engine.games.mage_quest.actions import Hire, Invoke, Sell, Swap
from engine.games.mage_quest.chart import chart_of
from engine.games.mage_quest.holdings import STORE, place_of, stores_of
from engine.games.mage_quest.rules.turn import ANSWERED, go_on, spend
from engine.games.mage_quest.tasks import ToHire, ToSell, ToSwap
from engine.games.mage_quest.vocabulary import ELEMENTS, Market
from engine.games.mage_quest.zones import ALLIES, MANA, MOST_ALLIES, MOST_MANA, MOST_STORED, SPEED, SPEED_COST


def market_of(world: World, caravan: int) -> Market:
    """The market token of the city where a caravan stands."""
    return chart_of(world).markets[place_of(world, caravan)]


def swap(world: World, seat: int, action: Swap) -> Iterator[Fact]:
    """The token's pair, its way, one for one."""  # ruling 19
    trade = market_of(world, action.caravan).trade  # type: ignore[arg-type]
    given, taken = STORE[trade.give], STORE[trade.take]
    yield from spend(world, seat)
    yield given.to(given(world, seat) - 1, seat)
    yield taken.to(taken(world, seat) + 1, seat)
    yield from go_on(world, seat, ToSwap(action.caravan), swaps)


def swaps(world: World, seat: int, ask: ToSwap) -> Sequence[Swap]:
    trade = market_of(world, ask.caravan).trade  # type: ignore[arg-type]
    if STORE[trade.give](world, seat) and STORE[trade.take](world, seat) < MOST_STORED:
        return (Swap(ask.caravan),)
    return ()


def sell(world: World, seat: int, action: Sell) -> Iterator[Fact]:
    """Any elements, mixed or not, the same Mana for each."""  # ruling 20
    store, rate = STORE[action.element], market_of(world, action.caravan).mana  # type: ignore[arg-type]
    yield from spend(world, seat)
    yield store.to(store(world, seat) - 1, seat)
    mana = MANA(world, seat) + rate
    yield MANA.to(min(mana, MOST_MANA), seat)
    if mana > MOST_MANA:
        yield Noted("lost_mana", (seat, mana - MOST_MANA))
    yield from go_on(world, seat, ToSell(action.caravan), sells)


def sells(world: World, seat: int, ask: ToSell) -> Sequence[Sell]:
    stores = stores_of(world, seat)
    return [Sell(ask.caravan, element) for element, count in zip(ELEMENTS, stores, strict=True) if count]


def hire(world: World, seat: int, action: Hire) -> Iterator[Fact]:
    yield from spend(world, seat)
    yield MANA.to(MANA(world, seat) - 1, seat)
    allies = ALLIES(world, seat) + market_of(world, action.caravan).allies  # type: ignore[arg-type]
    yield ALLIES.to(min(allies, MOST_ALLIES), seat)
    if allies > MOST_ALLIES:
        yield Noted("lost_allies", (seat, allies - MOST_ALLIES))
    yield from go_on(world, seat, ToHire(action.caravan), hires)


def hires(world: World, seat: int, ask: ToHire) -> Sequence[Hire]:
    return (Hire(ask.caravan),) if MANA(world, seat) else ()


def invoke(world: World, seat: int, action: Invoke) -> Iterator[Fact]:
    """One step an action."""  # ruling 21
    speed = SPEED(world, seat) + 1
    yield from spend(world, seat)
    yield MANA.to(MANA(world, seat) - SPEED_COST[speed], seat)
    yield SPEED.to(speed, seat)
    yield ANSWERED[seat]


def can_invoke(world: World, seat: int) -> bool:
    """Whether a seat in a city can pay for more speed."""
    cost = SPEED_COST.get(SPEED(world, seat) + 1)
    return cost is not None and MANA(world, seat) >= cost
