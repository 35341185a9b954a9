"""The words for things on the table: elements, spaces, vehicles, books, amounts. Used by refusals and by all texts."""

from typing import Any

from engine.core.facts import DOWN
from engine.core.world import World
from engine.games.mage_quest import tasks
from engine.games.mage_quest.content.box import box
from engine.games.mage_quest.content.forms import Element
from engine.games.mage_quest.land import chart_of
from engine.games.mage_quest.table import is_ship, number_of, place_of
from engine.games.mage_quest.zones import ALLIES, FLEETS, MANA, SPEED
from engine.kit.rules import is_piece

SITES = {
    "city": "the city of {}",
    "sacred": "the sacred space of {}",
    "mountain": "the mountain of {}",
    "road": "the road at {}",
}
UNDER_WAY: dict[type, str] = {
    tasks.ToMove: "moving",
    tasks.ToGain: "gaining elements",
    tasks.ToSwap: "trading elements for an element",
    tasks.ToSell: "trading elements for Mana",
    tasks.ToHire: "trading Mana for Allies",
    tasks.ToCreate: "creating books",
}
"""The actions that go on unit by unit, by what is asked meanwhile."""


def allies(count: int) -> str:
    return "1 Ally" if count == 1 else f"{count} Allies"


def mana(count: int) -> str:
    return f"{count} Mana"


def tracks(world: World, seat: int) -> str:
    """`3 Allies, 5 Mana, speed 2`"""
    return f"{allies(ALLIES(world, seat))}, {mana(MANA(world, seat))}, speed {SPEED(world, seat)}"


def element_name(element: Element) -> str:
    return box().elements[element].name


def book_name(world: World, book: Any) -> str:
    """A book by its name; anything else is just a book."""
    known = is_piece(world, book) and world.kinds[book] in box().books
    return box().books[world.kinds[book]].name if known else "That"


def vehicle_name(world: World, vehicle: int) -> str:
    """`caravan 2`; one not built yet is just a token."""
    built = world.sides[vehicle] != DOWN
    kind = ("ship" if is_ship(world, vehicle) else "caravan") if built else "token"
    return f"{kind} {number_of(vehicle)}"


def conversion(world: World, vehicle: int) -> str:
    """`ship 2 into a caravan at Vesk`"""
    afloat, place = is_ship(world, vehicle), place_of(world, vehicle)
    card = card_name(world, place if afloat else chart_of(world).sites[place].card)
    return f"{vehicle_name(world, vehicle)} into a {'caravan' if afloat else 'ship'} at {card}"


def card_name(world: World, place: int) -> str:
    """A card of the row, in a sentence: `Vesk`, `the Garrison`."""
    name = chart_of(world).cards[place].name
    return name if place else f"the {name}"


def site_name(world: World, index: int) -> str:
    """A land space: `the city of Vesk`, `Fire at Vesk`, `the road at Vesk`."""
    chart = chart_of(world)
    site = chart.sites[index]
    name = chart.cards[site.card].name
    if site.element is not None:
        return f"{element_name(site.element)} at {name}"
    return SITES[site.kind].format(name) if index else f"the {name}"


def space_name(world: World, afloat: bool, place: int) -> str:
    """Where a vehicle stands or goes."""
    return f"the water of {card_name(world, place)}" if afloat else site_name(world, place)


def where_is(world: World, vehicle: int) -> str:
    return space_name(world, is_ship(world, vehicle), place_of(world, vehicle))


def standing_at(world: World, vehicle: int) -> str:
    """`in the city of Vesk`, `at the Garrison`, `on the water of Vesk`"""
    place = place_of(world, vehicle)
    if is_ship(world, vehicle):
        return f"on {space_name(world, True, place)}"
    kind = chart_of(world).sites[place].kind
    return f"{'in' if kind == 'city' else 'on' if place else 'at'} {site_name(world, place)}"


def is_vehicle_of(seat: int, vehicle: Any) -> bool:
    """Whether this is the number of a seat's token; True is not 1."""
    return type(vehicle) is int and vehicle in FLEETS[seat]
