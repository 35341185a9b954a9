"""The game's own bot: it plans visits (which elements, which market, when to convert) and takes the first step.

`pick` reads only the World it is given and keeps nothing between two choices; everything on this table is open.
"""

from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import Any

from engine.core.world import World
from engine.games.mage_quest import rules
from engine.games.mage_quest.actions import (
    Convert,
    Create,
    Finish,
    Gain,
    Hire,
    Invoke,
    Mark,
    Muster,
    Sell,
    Skip,
    Swap,
    Travel,
)
from engine.games.mage_quest.chart import Chart, chart_of
from engine.games.mage_quest.deeds import Unit, Way, creatings, gainings, tradings
from engine.games.mage_quest.holdings import books_of, fleet_of, is_created, is_ship, left_of, place_of
from engine.games.mage_quest.planning import DEPTH, Planner, Visit
from engine.games.mage_quest.quest import Quest, quest_of
from engine.games.mage_quest.tasks import ToAct, ToCreate, ToDraft, ToGain, ToHire, ToMove, ToSell, ToSwap
from engine.games.mage_quest.vocabulary import ELEMENTS

Pick = Callable[[World, int, Random], Any]
Ways = Callable[[Quest, Chart, int], list[Way]]
CLOSE = 0.5  # plans that are worse by less than this, in actions, are as good
GAIN_DEPTH = 2  # visits looked ahead for the next unit of a Gain, of which there are many
NOTHING = Way((), Quest(0, False, 0, 2, 0, 0, (), ()))


@lru_cache(maxsize=64)
def planner_of(chart: Chart) -> Planner:
    return Planner(chart)


def lead_of(world: World, seat: int) -> int:
    """The vehicle a plan is made for: the caravan of the action under way, else the one with the least still to do."""
    caravan = getattr(world.ask_of(seat), "caravan", None)
    fleet = [caravan] if isinstance(caravan, int) else fleet_of(world, seat)
    planner = planner_of(chart_of(world))
    return min(fleet, key=lambda vehicle: planner.missing(quest_with(world, seat, vehicle))) if fleet[1:] else fleet[0]


def quest_with(world: World, seat: int, vehicle: int) -> Quest:
    return quest_of(world, seat, is_ship(world, vehicle), place_of(world, vehicle))


def quest_now(world: World, seat: int) -> Quest:
    return quest_with(world, seat, lead_of(world, seat))


def value(world: World, seat: int) -> float:
    """How many actions the other seat is behind, by estimate."""
    if not books_of(world, 0) or not books_of(world, 1):
        return 0.0
    planner = planner_of(chart_of(world))
    return planner.missing(quest_now(world, 1 - seat)) - planner.missing(quest_now(world, seat))


def pick(world: World, seat: int, rng: Random) -> Any:
    """A sensible legal action for a seat that is asked."""
    return PICKS[type(world.ask_of(seat))](world, seat, rng)


def pick_cards(world: World, seat: int, rng: Random) -> Any:
    """Any card: all circles are of the same length."""
    return rng.choice(rules.legal(world, seat))


def pick_act(world: World, seat: int, rng: Random) -> Any:
    """The first step of the best plan; without any, an Ally or nothing."""
    planner, quest = planner_of(chart_of(world)), quest_now(world, seat)
    roots = [(visit, visit.way.after) for visit in planner.visits(quest)]
    if not roots:
        muster = Muster()
        return muster if rules.refusal(world, seat, muster) is None else Skip()
    return step(world, seat, rng.choice(planner.best(roots, close=CLOSE)))


def step(world: World, seat: int, visit: Visit) -> Any:
    lead = lead_of(world, seat)
    if visit.route.step == "stay":
        return unit_action(world, seat, lead, visit.way.units[0])
    if visit.route.step == "convert":
        return Convert(lead)
    return towards(world, seat, lead, visit.route.to) or Skip()


def towards(world: World, seat: int, vehicle: int, to: int) -> Travel | None:
    """As far as the vehicle can go on its way."""
    place = place_of(world, vehicle)
    reach = chart_of(world).reach(is_ship(world, vehicle), place, left_of(world, seat, vehicle))
    spaces = [space for space, _ in reach if min(place, to) <= space <= max(place, to)]
    return Travel(vehicle, min(spaces, key=lambda space: abs(space - to))) if spaces else None


def pick_move(world: World, seat: int, rng: Random) -> Any:
    """A vehicle went as far as its plan asked for; what movement is left is of no use to it."""
    return Finish()


def going_on(ways: Ways, units: tuple[str, ...], depth: int = DEPTH) -> Pick:
    """Pick the next unit of an action under way, or its end, by the best plan that begins with either."""

    def pick_unit(world: World, seat: int, rng: Random) -> Any:
        chart, quest = chart_of(world), quest_now(world, seat)
        planner, lead = planner_of(chart), lead_of(world, seat)
        best = planner.best([(way, way.after) for way in ways(quest, chart, quest.at)] or [(NOTHING, quest)], depth)[0]
        if not best.units or best.units[0][0] not in units:
            return Finish()
        return unit_action(world, seat, lead, best.units[0])

    return pick_unit


def ways_to_gain(quest: Quest, chart: Chart, site: int) -> list[Way]:
    return list(gainings(quest, ELEMENTS.index(chart.elements[site]), True))


def ways_to_trade(under_way: str) -> Ways:
    return lambda quest, chart, site: list(tradings(quest, chart.markets[site], under_way))


def ways_to_create(quest: Quest, chart: Chart, site: int) -> list[Way]:
    return list(creatings(quest, 0))


def unit_action(world: World, seat: int, lead: int, unit: Unit) -> Any:
    """A unit of a plan as an action on this table."""
    what, slot, element = unit
    match what:
        case "gain":
            return Gain(lead)
        case "mark":
            return Mark(lead, open_book(world, seat, slot), ELEMENTS[element])
        case "swap":
            return Swap(lead)
        case "sell":
            return Sell(lead, ELEMENTS[element])
        case "hire":
            return Hire(lead)
        case "invoke":
            return Invoke()
    return Create(open_book(world, seat, slot))


def open_book(world: World, seat: int, slot: int) -> int:
    """A book by its place among those not created."""
    return [book for book in books_of(world, seat) if not is_created(world, book)][slot]


PICKS: dict[type, Pick] = {
    ToDraft: pick_cards,
    ToAct: pick_act,
    ToMove: pick_move,
    ToGain: going_on(ways_to_gain, ("gain", "mark"), GAIN_DEPTH),
    ToSwap: going_on(ways_to_trade("swap"), ("swap",)),
    ToSell: going_on(ways_to_trade("sell"), ("sell",)),
    ToHire: going_on(ways_to_trade("hire"), ("hire",)),
    ToCreate: going_on(ways_to_create, ("create",)),
}
