"""The game's own bot: it plans visits (which elements, which market, when to convert) and takes the first step.

`pick` reads only the World it is given and keeps nothing between two choices; everything on this table is open.
"""

from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import Any

from engine.core.world import World
from engine.games.mage_quest import actions
from engine.games.mage_quest.bot.deeds import Unit, Way, creatings, gainings, tradings
from engine.games.mage_quest.bot.foresight import Roots
from engine.games.mage_quest.bot.planning import DEPTH, Planner, Visit
from engine.games.mage_quest.bot.quest import Quest, quest_of
from engine.games.mage_quest.bot.taste import PLAIN, Taste
from engine.games.mage_quest.content.forms import ELEMENTS
from engine.games.mage_quest.land import Chart, chart_of
from engine.games.mage_quest.rules.rows import RULES
from engine.games.mage_quest.table import books_of, fleet_of, is_created, is_ship, left_of, place_of
from engine.games.mage_quest.tasks import ToAct, ToCreate, ToDraft, ToGain, ToHire, ToMove, ToSell, ToSwap

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


def pick(world: World, seat: int, rng: Random, taste: Taste | None = None) -> Any:
    """A sensible legal action for a seat that is asked."""
    asked = type(world.ask_of(seat))
    if asked is ToAct:
        return pick_act(world, seat, rng, taste or PLAIN)
    if asked is ToDraft:
        return rng.choice(RULES.legal(world, seat))  # any card: all circles are of the same length
    # A vehicle goes as far as its plan asks for; what movement is left is of no use to it.
    return actions.Finish() if asked is ToMove else pick_unit(world, seat)


def pick_act(world: World, seat: int, rng: Random, taste: Taste) -> Any:
    """The first step of the best plan; without any, an Ally or nothing."""
    roots = roots_now(world, seat)
    if not roots:
        muster = actions.Muster()
        return muster if muster in RULES.legal(world, seat) else actions.Skip()
    likings = [taste.likes(visit) for visit, _ in roots] if taste is not PLAIN else ()
    planner = planner_of(chart_of(world))
    return begun(world, seat, rng.choice(planner.best(roots, close=CLOSE, likings=likings)))


def pick_unit(world: World, seat: int) -> Any:
    """The next unit of an action under way, or its end, by the best plan that begins with either."""
    depth = GAIN_DEPTH if type(world.ask_of(seat)) is ToGain else DEPTH
    roots = roots_now(world, seat) or [(NOTHING, quest_now(world, seat))]
    return begun(world, seat, planner_of(chart_of(world)).best(roots, depth)[0])


def roots_now(world: World, seat: int) -> Roots:
    """What a seat can begin with, or go on with, each with the quest that it leads to."""
    chart, quest, asked = chart_of(world), quest_now(world, seat), type(world.ask_of(seat))
    if asked is ToAct:
        return [(visit, visit.way.after) for visit in planner_of(chart).visits(quest)]
    if asked not in UNDER_WAY:
        return []
    ways, _ = UNDER_WAY[asked]
    return [(way, way.after) for way in ways(quest, chart, quest.at)]


def begun(world: World, seat: int, plan: Visit | Way) -> Any:
    """The action that a plan begins with."""
    if isinstance(plan, Visit):
        return step(world, seat, plan)
    _, units = UNDER_WAY[type(world.ask_of(seat))]
    if not plan.units or plan.units[0][0] not in units:
        return actions.Finish()
    return unit_action(world, seat, lead_of(world, seat), plan.units[0])


def step(world: World, seat: int, visit: Visit) -> Any:
    lead = lead_of(world, seat)
    if visit.route.step == "stay":
        return unit_action(world, seat, lead, visit.way.units[0])
    if visit.route.step == "convert":
        return actions.Convert(lead)
    return towards(world, seat, lead, visit.route.to) or actions.Skip()


def towards(world: World, seat: int, vehicle: int, to: int) -> actions.Travel | None:
    """As far as the vehicle can go on its way."""
    place = place_of(world, vehicle)
    reach = chart_of(world).reach(is_ship(world, vehicle), place, left_of(world, seat, vehicle))
    spaces = [space for space, _ in reach if min(place, to) <= space <= max(place, to)]
    return actions.Travel(vehicle, min(spaces, key=lambda space: abs(space - to))) if spaces else None


def ways_to_trade(under_way: str) -> Ways:
    return lambda quest, chart, site: list(tradings(quest, chart.markets[site], under_way))


def unit_action(world: World, seat: int, lead: int, unit: Unit) -> Any:
    """A unit of a plan as an action on this table."""
    what, slot, element = unit
    match what:
        case "gain":
            return actions.Gain(lead)
        case "mark":
            return actions.Mark(lead, open_book(world, seat, slot), ELEMENTS[element])
        case "swap":
            return actions.Swap(lead)
        case "sell":
            return actions.Sell(lead, ELEMENTS[element])
        case "hire":
            return actions.Hire(lead)
        case "invoke":
            return actions.Invoke()
    return actions.Create(open_book(world, seat, slot))


def open_book(world: World, seat: int, slot: int) -> int:
    """A book by its place among those not created."""
    return [book for book in books_of(world, seat) if not is_created(world, book)][slot]


UNDER_WAY: dict[type, tuple[Ways, tuple[str, ...]]] = {
    ToGain: (
        lambda quest, chart, site: list(gainings(quest, ELEMENTS.index(chart.elements[site]), True)),
        ("gain", "mark"),
    ),
    ToSwap: (ways_to_trade("swap"), ("swap",)),
    ToSell: (ways_to_trade("sell"), ("sell",)),
    ToHire: (ways_to_trade("hire"), ("hire",)),
    ToCreate: (lambda quest, chart, site: list(creatings(quest, 0)), ("create",)),
}
PLANNED = frozenset({ToAct, *UNDER_WAY})  # asks that are answered by a plan
