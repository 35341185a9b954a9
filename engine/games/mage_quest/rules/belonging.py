"""Whose vehicle, whose caravan, whose book: refusals that several deeds share."""

from typing import Any

from engine.core.errors import Rejected
from engine.core.facts import DOWN
from engine.core.world import World
from engine.games.mage_quest.names import is_vehicle_of, vehicle_name
from engine.games.mage_quest.table import books_of, caravans_of, is_caravan
from engine.games.mage_quest.tasks import ToAct

SHIPS = "Ships and caravans"


def not_yours(world: World, seat: int, vehicle: Any) -> Rejected | None:
    """The vehicle is not one this seat can use."""
    if not is_vehicle_of(seat, vehicle):
        return Rejected("NotYourVehicle", "That is not one of your ships and caravans.", SHIPS)
    if world.sides[vehicle] == DOWN:
        return Rejected("NotBuilt", "That ship is not built yet.", SHIPS)
    return None


def no_caravan(world: World, seat: int, ask: Any, caravan: Any, heading: str) -> Rejected | None:
    """It is not a caravan of this seat, or not the one this action began with."""  # ruling 11
    if not is_vehicle_of(seat, caravan) or not is_caravan(world, caravan):
        have = (
            "Choose one of your caravans" if caravans_of(world, seat) else "You need a caravan: land a ship at a dock"
        )
        return Rejected("NotYourCaravan", f"{have}; a ship cannot do this.", heading)
    if type(ask) is not ToAct and caravan != ask.caravan:
        name = vehicle_name(world, ask.caravan)
        return Rejected("OtherCaravan", f"This action belongs to {name}; another caravan needs its own.", heading)
    return None


def not_your_book(world: World, seat: int, book: Any, heading: str) -> Rejected | None:
    if type(book) is int and book in books_of(world, seat):
        return None
    return Rejected("NotYourBook", "That is not one of your four spell books.", heading)
