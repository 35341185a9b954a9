"""Trade in a city (E): elements for an element, elements for Mana, Mana for Allies, and more speed.

Three kinds of trade are three actions; each is of any quantity, unit by unit. What a track cannot hold is lost, what
a store cannot hold is not traded (ruling 18).
"""

from collections.abc import Iterator, Sequence
from typing import Any

from engine.core.errors import Rejected
from engine.core.facts import Fact, Noted
from engine.core.world import World
from engine.games.mage_quest import names
from engine.games.mage_quest.actions import Hire, Invoke, Sell, Swap
from engine.games.mage_quest.content.forms import ELEMENTS
from engine.games.mage_quest.land import chart_of, market_of
from engine.games.mage_quest.names import element_name, standing_at
from engine.games.mage_quest.rules.belonging import no_caravan
from engine.games.mage_quest.rules.turn import ANSWERED, and_finish, go_on, spend, still
from engine.games.mage_quest.table import STORE, caravans_of, place_of, stores_of
from engine.games.mage_quest.tasks import ToAct, ToHire, ToSell, ToSwap
from engine.games.mage_quest.zones import ALLIES, FASTEST, MANA, MOST_ALLIES, MOST_MANA, MOST_STORED, SPEED, SPEED_COST
from engine.kit.rules import Choice, Deed

TRADING = "Trading in a city"


def swap(world: World, seat: int, action: Swap) -> Iterator[Fact]:
    """The token's pair, its way, one for one."""  # ruling 19
    trade = market_of(world, action.caravan).trade
    given, taken = STORE[trade.give], STORE[trade.take]
    yield from spend(world, seat)
    yield given.to(given(world, seat) - 1, seat)
    yield taken.to(taken(world, seat) + 1, seat)
    yield from go_on(world, seat, ToSwap(action.caravan), swaps)


def swaps(world: World, seat: int, ask: ToSwap) -> Sequence[Swap]:
    trade = market_of(world, ask.caravan).trade
    if STORE[trade.give](world, seat) and STORE[trade.take](world, seat) < MOST_STORED:
        return (Swap(ask.caravan),)
    return ()


def sell(world: World, seat: int, action: Sell) -> Iterator[Fact]:
    """Any elements, mixed or not, the same Mana for each."""  # ruling 20
    store, rate = STORE[action.element], market_of(world, action.caravan).mana
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
    allies = ALLIES(world, seat) + market_of(world, action.caravan).allies
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


def not_in_city(world: World, seat: int, ask: Any, caravan: Any) -> Rejected | None:
    refused = no_caravan(world, seat, ask, caravan, TRADING)
    if refused is None and place_of(world, caravan) not in chart_of(world).markets:
        where = standing_at(world, caravan)
        return Rejected("NotInCity", f"You can only trade in a city; that caravan is {where}.", TRADING)
    return refused


def cannot_swap(world: World, seat: int, ask: Any, action: Swap) -> Rejected | None:
    if refused := not_in_city(world, seat, ask, action.caravan):
        return refused
    trade = market_of(world, action.caravan).trade
    give, take = element_name(trade.give), element_name(trade.take)
    if not STORE[trade.give](world, seat):
        return Rejected("NotStored", f"This market gives {take} for {give}; you have no {give}.", TRADING)
    if STORE[trade.take](world, seat) == MOST_STORED:
        return Rejected("StoreFull", f"You already store two {take}; there is no room for another.", TRADING)
    return None


def cannot_sell(world: World, seat: int, ask: Any, action: Sell) -> Rejected | None:
    if refused := not_in_city(world, seat, ask, action.caravan):
        return refused
    if action.element not in STORE or not STORE[action.element](world, seat):
        name = element_name(action.element) if action.element in STORE else "such element"
        return Rejected("NotStored", f"You have no {name} to trade; what is marked on books stays there.", TRADING)
    return None


def cannot_hire(world: World, seat: int, ask: Any, action: Hire) -> Rejected | None:
    refused = not_in_city(world, seat, ask, action.caravan)
    if refused is None and not MANA(world, seat):
        return Rejected("NotEnoughMana", "Allies cost Mana, and you have none.", TRADING)
    return refused


def cannot_invoke(world: World, seat: int, ask: Any, action: Invoke) -> Rejected | None:
    chart = chart_of(world)
    if not any(place_of(world, caravan) in chart.markets for caravan in caravans_of(world, seat)):
        return Rejected("NotInCity", "You can only invoke speed with a caravan in a city.", TRADING)
    speed = SPEED(world, seat)
    if speed == FASTEST:
        return Rejected("FastEnough", f"Your speed is {FASTEST}, and that is the maximum.", TRADING)
    have, cost = MANA(world, seat), SPEED_COST[speed + 1]
    if have < cost:
        return Rejected("NotEnoughMana", f"Speed {speed + 1} costs {names.mana(cost)}; you have {have}.", TRADING)
    return None


CHOICES = (
    Choice(ToSwap, and_finish(swaps), still(ToSwap), TRADING),
    Choice(ToSell, and_finish(sells), still(ToSell), TRADING),
    Choice(ToHire, and_finish(hires), still(ToHire), TRADING),
)
DEEDS = (
    Deed(Swap, (ToAct, ToSwap), swap, cannot_swap),
    Deed(Sell, (ToAct, ToSell), sell, cannot_sell),
    Deed(Hire, (ToAct, ToHire), hire, cannot_hire),
    Deed(Invoke, (ToAct,), invoke, cannot_invoke),
)
