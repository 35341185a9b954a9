"""Why a caravan cannot gain, mark, trade or create where it stands."""

from typing import Any

from engine.core.errors import Rejected
from engine.core.world import World
from engine.games.mage_quest.actions import Create, Gain, Hire, Invoke, Mark, Sell, Swap
from engine.games.mage_quest.chart import chart_of
from engine.games.mage_quest.holdings import (
    STORE,
    books_of,
    caravans_of,
    is_caravan,
    is_created,
    next_of,
    place_of,
)
from engine.games.mage_quest.rules.trading import market_of
from engine.games.mage_quest.tasks import ToAct
from engine.games.mage_quest.vocabulary import CIRCLE
from engine.games.mage_quest.wording import book_name, element_name, is_vehicle_of, listed, mana, vehicle_name, where_is
from engine.games.mage_quest.zones import (
    ALLIES,
    BOOK_COST,
    ELEMENT_COST,
    FASTEST,
    MANA,
    MARKS,
    MOST_STORED,
    SPEED,
    SPEED_COST,
)

GAINING, BOOKS, TRADING, CREATING = "Gaining elements", "The books", "Trading in a city", "Creating books"


def no_caravan(world: World, seat: int, ask: Any, caravan: Any, heading: str) -> Rejected | None:
    """It is not a caravan of this seat, or not the one this action began with."""  # ruling 11
    if not is_vehicle_of(seat, caravan) or not is_caravan(world, caravan):
        have = "Name one of your caravans" if caravans_of(world, seat) else "You have no caravan: land a ship at a dock"
        return Rejected("NotYourCaravan", f"{have}; a ship cannot do this.", heading)
    if type(ask) is not ToAct and caravan != ask.caravan:
        name = vehicle_name(world, ask.caravan)
        return Rejected("OtherCaravan", f"This action belongs to {name}; another caravan needs its own.", heading)
    return None


def not_on_element(world: World, seat: int, ask: Any, caravan: Any) -> Rejected | None:
    refused = no_caravan(world, seat, ask, caravan, GAINING)
    if refused is None and place_of(world, caravan) not in chart_of(world).elements:  # ruling 12
        where = where_is(world, caravan)
        return Rejected("NoElementHere", f"Elements are gained on element spaces, not on {where}.", GAINING)
    return refused


def cannot_gain(world: World, seat: int, ask: Any, action: Gain) -> Rejected | None:
    refused = not_on_element(world, seat, ask, action.caravan)
    if refused is not None:
        return refused
    if ALLIES(world, seat) < ELEMENT_COST:
        return Rejected("NotEnoughAllies", "Each element costs 1 Ally, and you have none.", GAINING)
    element = chart_of(world).elements[place_of(world, action.caravan)]  # type: ignore[arg-type]
    if STORE[element](world, seat) == MOST_STORED:
        sentence = f"You store two {element_name(element)} already; mark one on a book before you buy more."
        return Rejected("StoreFull", sentence, GAINING)
    return None


def cannot_mark(world: World, seat: int, ask: Any, action: Mark) -> Rejected | None:
    """Only while gaining: a sacred space marks nothing."""  # rulings 12 and 23
    refused = not_on_element(world, seat, ask, action.caravan)
    if refused is not None:
        return refused
    refused = not_your_book(world, seat, action.book, BOOKS)
    if refused is not None:
        return refused
    book: int = action.book  # type: ignore[assignment]
    wanted = next_of(world, book)
    if not wanted:
        return Rejected("BookFull", f"{book_name(world, book)} has all six marks; it waits for a sacred space.", BOOKS)
    if action.element not in wanted:
        names = listed([element_name(element) for element in wanted], "or")
        return Rejected("NotNext", f"{book_name(world, book)} needs {names} next: a circle is filled in order.", BOOKS)
    if action.element not in STORE or not STORE[action.element](world, seat):
        return Rejected("NotStored", f"You have no {element_name(action.element)} to mark.", BOOKS)
    return None


def not_your_book(world: World, seat: int, book: Any, heading: str) -> Rejected | None:
    if type(book) is int and book in books_of(world, seat):
        return None
    return Rejected("NotYourBook", "That is not one of your four spell books.", heading)


def not_in_city(world: World, seat: int, ask: Any, caravan: Any) -> Rejected | None:
    refused = no_caravan(world, seat, ask, caravan, TRADING)
    if refused is None and place_of(world, caravan) not in chart_of(world).markets:
        where = where_is(world, caravan)
        return Rejected("NotInCity", f"Trade is done in a city; that caravan is on {where}.", TRADING)
    return refused


def cannot_swap(world: World, seat: int, ask: Any, action: Swap) -> Rejected | None:
    refused = not_in_city(world, seat, ask, action.caravan)
    if refused is not None:
        return refused
    trade = market_of(world, action.caravan).trade  # type: ignore[arg-type]
    give, take = element_name(trade.give), element_name(trade.take)
    if not STORE[trade.give](world, seat):
        return Rejected("NotStored", f"This market gives {take} for {give}; you have no {give}.", TRADING)
    if STORE[trade.take](world, seat) == MOST_STORED:
        return Rejected("StoreFull", f"You store two {take} already; there is no room for another.", TRADING)
    return None


def cannot_sell(world: World, seat: int, ask: Any, action: Sell) -> Rejected | None:
    refused = not_in_city(world, seat, ask, action.caravan)
    if refused is not None:
        return refused
    if action.element not in STORE or not STORE[action.element](world, seat):
        name = element_name(action.element) if action.element in STORE else "such element"
        return Rejected("NotStored", f"You have no {name} to trade; what is marked on books stays there.", TRADING)
    return None


def cannot_hire(world: World, seat: int, ask: Any, action: Hire) -> Rejected | None:
    refused = not_in_city(world, seat, ask, action.caravan)
    if refused is None and not MANA(world, seat):
        return Rejected("NotEnoughMana", "Allies are traded for Mana, and you have none.", TRADING)
    return refused


def cannot_invoke(world: World, seat: int, ask: Any, action: Invoke) -> Rejected | None:
    chart = chart_of(world)
    if not any(place_of(world, caravan) in chart.markets for caravan in caravans_of(world, seat)):
        return Rejected("NotInCity", "Speed is invoked in a city; none of your caravans is in one.", TRADING)
    speed = SPEED(world, seat)
    if speed == FASTEST:
        return Rejected("FastEnough", f"Your speed is {FASTEST}; there is nothing faster.", TRADING)
    have, cost = MANA(world, seat), SPEED_COST[speed + 1]
    if have < cost:
        return Rejected("NotEnoughMana", f"Speed {speed + 1} costs {mana(cost)}; you have {have}.", TRADING)
    return None


def cannot_create(world: World, seat: int, ask: Any, action: Create) -> Rejected | None:
    chart = chart_of(world)
    if not any(place_of(world, caravan) in chart.sacred for caravan in caravans_of(world, seat)):
        sentence = "Books are created on a sacred space; none of your caravans stands on one."
        return Rejected("NotSacred", sentence, CREATING)
    refused = not_your_book(world, seat, action.book, CREATING)
    if refused is not None:
        return refused
    book: int = action.book  # type: ignore[assignment]
    if is_created(world, book):
        return Rejected("AlreadyCreated", f"{book_name(world, book)} is created already.", CREATING)
    marks = MARKS(world, book)
    if marks < CIRCLE:
        sentence = f"{book_name(world, book)} has {marks} of six elements; all six must be marked first."
        return Rejected("NotComplete", sentence, CREATING)
    if MANA(world, seat) < BOOK_COST:
        return Rejected("NotEnoughMana", "Each book costs 1 Mana, and you have none.", CREATING)
    return None
