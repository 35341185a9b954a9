"""The words for things on the table: elements, spaces, vehicles, books, amounts. Used by refusals and by all texts."""

from typing import Any

from engine.core.facts import DOWN
from engine.core.world import World
from engine.games.mage_quest.content.box import box
from engine.games.mage_quest.content.forms import Element
from engine.games.mage_quest.land import chart_of
from engine.games.mage_quest.table import is_ship, number_of, place_of
from engine.games.mage_quest.zones import FLEETS


def allies(count: int) -> str:
    return "1 Ally" if count == 1 else f"{count} Allies"


def mana(count: int) -> str:
    return f"{count} Mana"


def element_name(element: Element) -> str:
    return box().elements[element].name


def book_name(world: World, book: Any) -> str:
    """A book by its name; anything else is just a book."""
    known = type(book) is int and 0 <= book < len(world.kinds) and world.kinds[book] in box().books
    return box().books[world.kinds[book]].name if known else "That"


def vehicle_name(world: World, vehicle: int) -> str:
    """`caravan 2`; one not built yet is just a token."""
    built = world.sides[vehicle] != DOWN
    kind = ("ship" if is_ship(world, vehicle) else "caravan") if built else "token"
    return f"{kind} {number_of(vehicle)}"


def card_name(world: World, place: int) -> str:
    """A card of the row, in a sentence: `Vesk`, `the Garrison`."""
    name = chart_of(world).cards[place].name
    return name if place else f"the {name}"


def site_name(world: World, index: int) -> str:
    """A land space: `the city of Vesk`, `Fire at Vesk`, `the road at Vesk`."""
    chart = chart_of(world)
    site = chart.sites[index]
    name = chart.cards[site.card].name
    match site.kind:
        case "city":
            return f"the city of {name}"
        case "element":
            assert site.element is not None
            return f"{element_name(site.element)} at {name}"
        case "sacred":
            return f"the sacred space of {name}"
        case "mountain":
            return f"the mountain of {name}"
    return f"the road at {name}" if site.index else f"the {name}"


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
