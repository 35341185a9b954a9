"""What a seat may do with an action: the first units of everything from A to F, Muster, or nothing.

In the order of the letters, so that lists of choices read like the turn card (ruling 4).
"""

from collections.abc import Sequence
from typing import Any

from engine.core.facts import DOWN
from engine.core.world import World
from engine.games.mage_quest.actions import Build, Convert, Invoke, Muster, Skip
from engine.games.mage_quest.land import Chart, chart_of
from engine.games.mage_quest.rules.creating import creates
from engine.games.mage_quest.rules.gaining import gains
from engine.games.mage_quest.rules.trading import can_invoke, hires, sells, swaps
from engine.games.mage_quest.table import place_of
from engine.games.mage_quest.tasks import ToAct, ToGain, ToHire, ToSell, ToSwap
from engine.games.mage_quest.zones import ALLIES, CONVERT_COST, FLEETS, SHIP, SHIP_COST, SPEED
from engine.kit.rules import Choice

BUILD, INVOKE, MUSTER, SKIP = Build(), Invoke(), Muster(), Skip()
CONVERT = {vehicle: Convert(vehicle) for fleet in FLEETS for vehicle in fleet}


def acts(world: World, seat: int, ask: ToAct) -> Sequence[Any]:
    found: list[Any] = []
    moves: list[Any] = []
    caravans: list[tuple[int, int]] = []
    chart, allies, speed, sides = chart_of(world), ALLIES(world, seat), SPEED(world, seat), world.sides
    for vehicle in FLEETS[seat]:
        side = sides[vehicle]
        if side == DOWN:
            continue
        place = place_of(world, vehicle)
        afloat = side == SHIP
        if allies >= CONVERT_COST and place in (chart.docks if afloat else chart.harbours):
            found.append(CONVERT[vehicle])
        moves += chart.travels_of(vehicle, afloat, place, speed)
        if not afloat:
            caravans.append((vehicle, place))
    if allies >= SHIP_COST and DOWN in [sides[vehicle] for vehicle in FLEETS[seat]]:
        found.insert(0, BUILD)
    found += moves
    if caravans:
        found += deeds(world, seat, chart, caravans)
    if not allies:
        found.append(MUSTER)  # ruling 25
    found.append(SKIP)
    return found


def deeds(world: World, seat: int, chart: Chart, caravans: Sequence[tuple[int, int]]) -> list[Any]:
    """What caravans can do where they stand."""
    found: list[Any] = []
    cities = [caravan for caravan, place in caravans if place in chart.markets]
    for caravan, place in caravans:
        if place in chart.elements:
            found += gains(world, seat, ToGain(caravan))
    if cities:
        for caravan in cities:
            found += swaps(world, seat, ToSwap(caravan))
        for caravan in cities:
            found += sells(world, seat, ToSell(caravan))
        for caravan in cities:
            found += hires(world, seat, ToHire(caravan))
        if can_invoke(world, seat):  # ruling 21
            found.append(INVOKE)
    if any(place in chart.sacred for _, place in caravans):
        found += creates(world, seat, None)
    return found


CHOICES = (Choice(ToAct, acts, "Choose an action, or skip it.", "Your turn"),)
