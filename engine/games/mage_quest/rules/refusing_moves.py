"""Why a ship cannot be built, a vehicle not converted, or a space not reached."""

from typing import Any

from engine.core.errors import Rejected
from engine.core.facts import DOWN
from engine.core.world import World
from engine.games.mage_quest.actions import Build, Convert, Travel
from engine.games.mage_quest.chart import Chart, chart_of
from engine.games.mage_quest.holdings import left_of, place_of
from engine.games.mage_quest.wording import allies, card_name, is_vehicle_of, space_name, vehicle_name, where_is
from engine.games.mage_quest.zones import ALLIES, CONVERT_COST, FLEETS, SHIP, SHIP_COST, SPENT

SHIPS, MOVING = "Ships and caravans", "Moving"


def cannot_build(world: World, seat: int, ask: Any, action: Build) -> Rejected | None:
    """Caravans count as ships here."""  # ruling 5
    if all(world.sides[vehicle] != DOWN for vehicle in FLEETS[seat]):
        return Rejected("FleetFull", "You have three vehicles already; there is never a fourth.", SHIPS)
    have = ALLIES(world, seat)
    if have < SHIP_COST:
        return Rejected("NotEnoughAllies", f"A ship costs {allies(SHIP_COST)}; you have {have}.", SHIPS)
    return None


def not_yours(world: World, seat: int, vehicle: Any) -> Rejected | None:
    """The vehicle is not one this seat can use."""
    if not is_vehicle_of(seat, vehicle):
        return Rejected("NotYourVehicle", "That is not one of your ships and caravans.", SHIPS)
    if world.sides[vehicle] == DOWN:
        return Rejected("NotBuilt", "That ship is not built yet.", SHIPS)
    return None


def cannot_convert(world: World, seat: int, ask: Any, action: Convert) -> Rejected | None:
    vehicle: Any = action.vehicle
    refused = not_yours(world, seat, vehicle)
    if refused is not None:
        return refused
    chart, place = chart_of(world), place_of(world, vehicle)
    if world.sides[vehicle] == SHIP and place not in chart.docks:
        return Rejected("NoDock", f"{card_name(world, place)} has no dock, so no ship can land there.", SHIPS)
    if world.sides[vehicle] != SHIP and place not in chart.harbours:
        sentence = f"There is no dock on {space_name(world, False, place)}; a caravan becomes a ship only at one."
        return Rejected("NoDock", sentence, SHIPS)
    if ALLIES(world, seat) < CONVERT_COST:
        return Rejected("NotEnoughAllies", f"Converting costs {allies(CONVERT_COST)}; you have none.", SHIPS)
    return None


def cannot_travel(world: World, seat: int, ask: Any, action: Travel) -> Rejected | None:
    vehicle: Any = action.vehicle
    refused = not_yours(world, seat, vehicle)
    if refused is not None:
        return refused
    chart, place, afloat = chart_of(world), place_of(world, vehicle), world.sides[vehicle] == SHIP
    left = left_of(world, seat, vehicle)
    space = action.space
    if type(space) is int and any(space == near for near, _ in chart.reach(afloat, place, left)):
        return None
    return why_out_of_reach(world, chart, vehicle, afloat, place, space, left)


def why_out_of_reach(
    world: World, chart: Chart, vehicle: int, afloat: bool, place: int, space: Any, left: int
) -> Rejected:
    name = vehicle_name(world, vehicle).capitalize()
    if type(space) is not int or not 0 <= space < len(chart.costs(afloat)):
        what = "card of the row" if afloat else "space of the path"
        return Rejected("NoSuchSpace", f"There is no such {what} for {name.lower()} to go to.", MOVING)
    if space == place:
        return Rejected("AlreadyThere", f"{name} stands on {where_is(world, vehicle)} already.", MOVING)
    if not left:
        return Rejected("NoMovementLeft", f"{name} has used all its movement in this Move.", MOVING)
    cost, there = chart.cost(afloat, place, space), space_name(world, afloat, space)
    still = " left" if SPENT(world, vehicle) else ""
    return Rejected("TooFar", f"{name} needs {cost} movement to {there}; it has {left}{still}.", MOVING)
