"""Ships and caravans: building (A), converting at a dock (B) and moving (C).

Any number of vehicles share a space (ruling 27); only where a move starts and ends matters (ruling 8).
"""

from collections.abc import Iterator, Sequence
from typing import Any

from engine.core.facts import DOWN, Fact, Moved
from engine.core.world import World
from engine.games.mage_quest.actions import Build, Convert, Travel
from engine.games.mage_quest.chart import chart_of
from engine.games.mage_quest.holdings import place_of, zone_at
from engine.games.mage_quest.rules.turn import ANSWERED, go_on, spend
from engine.games.mage_quest.tasks import ToMove
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

TO_MOVE = ToMove()


def build(world: World, seat: int, action: Build) -> Iterator[Fact]:
    yield from spend(world, seat)
    yield ALLIES.to(ALLIES(world, seat) - SHIP_COST, seat)
    token = world.zones[STOCK[seat]][0]
    yield Moved((token,), STOCK[seat], WATER[0], None, SHIP)  # type: ignore[arg-type]
    yield ANSWERED[seat]


def convert(world: World, seat: int, action: Convert) -> Iterator[Fact]:
    """One vehicle, between the water of a card and the land space of its dock."""  # ruling 6
    vehicle: int = action.vehicle  # type: ignore[assignment]
    chart, place = chart_of(world), place_of(world, vehicle)
    yield from spend(world, seat)
    yield ALLIES.to(ALLIES(world, seat) - CONVERT_COST, seat)
    if world.sides[vehicle] == SHIP:
        yield Moved((vehicle,), WATER[place], LAND[chart.docks[place]], None, CARAVAN)
    else:
        yield Moved((vehicle,), LAND[place], WATER[chart.harbours[place]], None, SHIP)
    yield ANSWERED[seat]


def travel(world: World, seat: int, action: Travel) -> Iterator[Fact]:
    vehicle: int = action.vehicle  # type: ignore[assignment]
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
