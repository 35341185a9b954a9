"""Ships and caravans: building (A), converting at a dock (B) and moving (C).

Any number of vehicles share a space (ruling 27); only where a move starts and ends matters (ruling 8).
"""

from collections.abc import Iterator, Sequence
from typing import Any

from engine.core.errors import Rejected
from engine.core.facts import DOWN, Fact, Moved
from engine.core.world import World
from engine.games.mage_quest.actions import Build, Convert, Travel
from engine.games.mage_quest.land import Chart, chart_of
from engine.games.mage_quest.names import allies, card_name, space_name, vehicle_name
from engine.games.mage_quest.rules.belonging import SHIPS, not_yours
from engine.games.mage_quest.rules.turn import ANSWERED, and_finish, go_on, spend, still
from engine.games.mage_quest.table import left_of, place_of, zone_at
from engine.games.mage_quest.tasks import ToAct, ToMove
from engine.games.mage_quest.zones import (
    ALLIES,
    CARAVAN,
    CONVERT_COST,
    FLEETS,
    LAND,
    SHIP,
    SHIP_COST,
    SPEED,
    SPENT,
    STOCK,
    WATER,
)
from engine.kit.rules import Choice, Deed

MOVING = "Moving"
TO_MOVE = ToMove()


def build(world: World, seat: int, action: Build) -> Iterator[Fact]:
    yield from spend(world, seat)
    yield ALLIES.to(ALLIES(world, seat) - SHIP_COST, seat)
    token = world.zones[STOCK[seat]][0]
    yield Moved((token,), STOCK[seat], WATER[0], None, SHIP)  # type: ignore[arg-type]
    yield ANSWERED[seat]


def convert(world: World, seat: int, action: Convert) -> Iterator[Fact]:
    """One vehicle, between the water of a card and the land space of its dock."""  # ruling 6
    vehicle: int = action.vehicle
    chart, place = chart_of(world), place_of(world, vehicle)
    yield from spend(world, seat)
    yield ALLIES.to(ALLIES(world, seat) - CONVERT_COST, seat)
    if world.sides[vehicle] == SHIP:
        yield Moved((vehicle,), WATER[place], LAND[chart.docks[place]], None, CARAVAN)
    else:
        yield Moved((vehicle,), LAND[place], WATER[chart.harbours[place]], None, SHIP)
    yield ANSWERED[seat]


def travel(world: World, seat: int, action: Travel) -> Iterator[Fact]:
    vehicle: int = action.vehicle
    afloat, place = world.sides[vehicle] == SHIP, place_of(world, vehicle)
    cost = chart_of(world).cost(afloat, place, action.space)
    yield from spend(world, seat)
    yield Moved((vehicle,), zone_at(afloat, place), zone_at(afloat, action.space))
    yield SPENT.to(SPENT(world, vehicle) + cost, vehicle)
    yield from go_on(world, seat, TO_MOVE, travels)


def travels(world: World, seat: int, ask: Any) -> Sequence[Travel]:
    """Every space that every vehicle of a seat can still reach."""
    found: list[Travel] = []
    chart, speed = chart_of(world), SPEED(world, seat)
    sides, counts = world.sides, world.counts
    for vehicle in FLEETS[seat]:
        side = sides[vehicle]
        if side != DOWN:
            left = speed - counts.get((SPENT.name, vehicle), 0)
            if left:
                found += chart.travels_of(vehicle, side == SHIP, place_of(world, vehicle), left)
    return found


def cannot_build(world: World, seat: int, ask: Any, action: Build) -> Rejected | None:
    """Caravans count as ships here."""  # ruling 5
    if all(world.sides[vehicle] != DOWN for vehicle in FLEETS[seat]):
        return Rejected("FleetFull", "You already have three vehicles, which is the limit.", SHIPS)
    have = ALLIES(world, seat)
    if have < SHIP_COST:
        return Rejected("NotEnoughAllies", f"A ship costs {allies(SHIP_COST)}; you have {have}.", SHIPS)
    return None


def cannot_convert(world: World, seat: int, ask: Any, action: Convert) -> Rejected | None:
    vehicle: Any = action.vehicle
    if refused := not_yours(world, seat, vehicle):
        return refused
    chart, place = chart_of(world), place_of(world, vehicle)
    if world.sides[vehicle] == SHIP and place not in chart.docks:
        return Rejected("NoDock", f"{card_name(world, place)} has no dock, so no ship can land there.", SHIPS)
    if world.sides[vehicle] != SHIP and place not in chart.harbours:
        sentence = f"There is no dock on {space_name(world, False, place)}; a caravan can only become a ship at a dock."
        return Rejected("NoDock", sentence, SHIPS)
    if ALLIES(world, seat) < CONVERT_COST:
        return Rejected("NotEnoughAllies", f"Converting costs {allies(CONVERT_COST)}; you have none.", SHIPS)
    return None


def cannot_travel(world: World, seat: int, ask: Any, action: Travel) -> Rejected | None:
    vehicle: Any = action.vehicle
    if refused := not_yours(world, seat, vehicle):
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
        what = "card in the row" if afloat else "space on the road"
        return Rejected("NoSuchSpace", f"There is no such {what} for {name.lower()} to go to.", MOVING)
    if space == place:
        return Rejected("AlreadyThere", f"{name} is already there.", MOVING)
    if not left:
        return Rejected("NoMovementLeft", f"{name} has used all its movement in this Move.", MOVING)
    cost, there = chart.cost(afloat, place, space), space_name(world, afloat, space)
    still = " left" if SPENT(world, vehicle) else ""
    return Rejected("TooFar", f"{name} needs {cost} movement to reach {there}; it has {left}{still}.", MOVING)


CHOICES = (Choice(ToMove, and_finish(travels), still(ToMove), MOVING),)
DEEDS = (
    Deed(Build, (ToAct,), build, cannot_build),
    Deed(Convert, (ToAct,), convert, cannot_convert),
    Deed(Travel, (ToAct, ToMove), travel, cannot_travel),
)
