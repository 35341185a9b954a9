"""Questions about what a seat has on the table: where its vehicles stand, what it stores, how far its books are.

Read by rules, words and the bot; everything here is open to all.
"""

from functools import lru_cache

from engine.core.facts import DOWN
from engine.core.world import World
from engine.games.mage_quest.content.box import box
from engine.games.mage_quest.content.forms import CIRCLE, ELEMENTS, Element
from engine.games.mage_quest.zones import (
    ARROW,
    BOOKS,
    CARAVAN,
    CREATED,
    DIRECTION,
    FLEETS,
    LAND,
    MARKS,
    SHIP,
    SPEED,
    SPENT,
    STORES,
    WATER,
)

STORE_KEYS = tuple(tuple((counter.name, seat) for counter in STORES) for seat in range(len(FLEETS)))
STORE = dict(zip(ELEMENTS, STORES, strict=True))  # the counter of each element


# Vehicles


def is_ship(world: World, vehicle: int) -> bool:
    return world.sides[vehicle] == SHIP


def is_caravan(world: World, vehicle: int) -> bool:
    return world.sides[vehicle] == CARAVAN


def fleet_of(world: World, seat: int) -> list[int]:
    """The vehicles of a seat that are built."""
    return [vehicle for vehicle in FLEETS[seat] if world.sides[vehicle] != DOWN]


def caravans_of(world: World, seat: int) -> list[int]:
    return [vehicle for vehicle in FLEETS[seat] if world.sides[vehicle] == CARAVAN]


def place_of(world: World, vehicle: int) -> int:
    """Where a built vehicle stands: its card's place in the row for a ship, the place on the path for a caravan."""
    zones = world.zones
    for place, zone in enumerate(WATER if world.sides[vehicle] == SHIP else LAND):
        if vehicle in zones[zone]:
            return place
    raise AssertionError(f"vehicle {vehicle} stands nowhere")


def zone_at(afloat: bool, place: int) -> str:
    return WATER[place] if afloat else LAND[place]


def number_of(vehicle: int) -> int:
    """What players call a vehicle, from 1."""
    return vehicle % len(FLEETS[0]) + 1


def owner_of(vehicle: int) -> int:
    """The seat whose token this is."""
    return next(seat for seat, fleet in enumerate(FLEETS) if vehicle in fleet)


def left_of(world: World, seat: int, vehicle: int) -> int:
    """The movement a vehicle has left in the Move under way, or would have in one begun now."""
    return SPEED(world, seat) - SPENT(world, vehicle)


# Stores and books


def stores_of(world: World, seat: int) -> list[int]:
    """How many of each element are stored, in the order of `ELEMENTS`."""
    counts = world.counts
    return [counts.get(key, 0) for key in STORE_KEYS[seat]]


def stored(world: World, seat: int, element: Element) -> int:
    return STORE[element](world, seat)


def books_of(world: World, seat: int) -> list[int]:
    return world.zones[BOOKS[seat]]  # type: ignore[return-value]


def is_created(world: World, book: int) -> bool:
    return world.sides[book] == CREATED


def created_by(world: World, seat: int) -> int:
    """How many books a seat has created."""
    return sum(world.sides[book] == CREATED for book in books_of(world, seat))


def marks_by(world: World, seat: int) -> int:
    """How many elements a seat has marked, on all its books."""
    return sum(MARKS(world, book) for book in books_of(world, seat))


def next_of(world: World, book: int) -> tuple[Element, ...]:
    """The elements that may be marked next on a book: any at first, then either neighbour, then one."""
    return next_in(world.kinds[book], ARROW(world, book), DIRECTION(world, book), MARKS(world, book))


@lru_cache(maxsize=2048)
def next_in(kind: str, arrow: int, direction: int, marks: int) -> tuple[Element, ...]:
    """The same from the numbers alone. The second mark settles the direction."""  # ruling 14
    circle = box().books[kind].circle
    if marks == 0:
        return circle
    if marks == CIRCLE:
        return ()
    ways = (direction,) if direction else (1, -1)
    return tuple(circle[(arrow - 1 + way * marks) % CIRCLE] for way in ways)
