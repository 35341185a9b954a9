"""What the cursor begins with when a choice is due: a legal deed that is near at hand and of some use.

Called where the cursor lands. It is no advice: it looks one stop ahead, at what lies nearest, so that Enter alone
always plays on; what is good is the player's to find, or the hint's.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from engine.games.mage_quest import tasks
from engine.games.mage_quest.actions import Convert, Create, Finish, Gain, Hire, Mark, Muster, Sell, Skip, Travel
from engine.games.mage_quest.bot.policy import towards
from engine.games.mage_quest.bot.quest import needed_by
from engine.games.mage_quest.bot.routes import Route, routes_of
from engine.games.mage_quest.content.forms import CIRCLE, ELEMENTS, Element
from engine.games.mage_quest.land import element_at
from engine.games.mage_quest.table import is_created, next_of, stores_of
from engine.games.mage_quest.zones import ALLIES, MANA, MARKS, MOST_ALLIES, MOST_STORED, SPEED
from tui.games.mage_quest.view import Sight

KEPT_MANA = 2
"""Mana not traded away while there is an Ally: books cost it in the end."""

BACK = 4
"""So many actions further may a place lie ahead before going back is nearer at hand."""

FEW_ALLIES, LAST_ALLIES = 3, 1
"""With so few Allies a caravan in a city trades, and with so few it sets out for one."""


def first_stop(sight: Sight, vehicle: int) -> int | None:
    """Where a vehicle would go first, if going is of use to it."""
    way = shortest(sight, vehicle, (way for way in ways_of(sight, vehicle) if way.step == "travel"))
    step = towards(sight.world, sight.me, vehicle, way.to) if way is not None else None
    return None if step is None else int(step.space)


def first_deed(sight: Sight, vehicle: int | None) -> Any:
    """A legal action to begin with; the picked vehicle comes first where several could act."""
    if isinstance(sight.ask, tasks.ToMove):
        return onward(sight, vehicle) or Finish()
    if isinstance(sight.ask, tasks.ToAct):
        return on_the_spot(sight) or setting_out(sight, vehicle) or resting(sight)
    found: Callable[[Sight], Any | None] = UNITS.get(type(sight.ask), nothing)
    return found(sight) or Finish()


def nothing(sight: Sight) -> None:
    return None


# Where a caravan stands


def on_the_spot(sight: Sight) -> Any | None:
    """What can be done without going anywhere."""
    return creating(sight) or gaining_anew(sight) or (hiring(sight) or selling(sight) if is_poor(sight) else None)


def creating(sight: Sight) -> Any | None:
    return first_of(sight, Create)


def gaining(sight: Sight) -> Any | None:
    """Buy what the books need and the stores hold, then mark the book that is furthest on."""
    bought = [action for action in legal_of(sight, Gain) if is_wanted(sight, element_at(sight.world, action.caravan))]
    marks = sorted(legal_of(sight, Mark), key=lambda mark: -MARKS(sight.world, mark.book))
    return next(iter((*bought, *marks)), None)


def gaining_anew(sight: Sight) -> Any | None:
    """The same for an action not yet begun; what could be marked here at the choice before was left unmarked."""
    deed, before = gaining(sight), sight.news.before
    if isinstance(deed, Mark) and before is not None:
        caravan = int(deed.caravan)
        return deed if before.zone_of(caravan) != sight.world.zone_of(caravan) else None
    return deed


def hiring(sight: Sight) -> Any | None:
    """Trade Mana while more is left than full books cost and no Ally would be lost."""
    chart, have = sight.chart, ALLIES(sight.world, sight.me)
    kept = max(KEPT_MANA if have else 0, len(full_books(sight)))
    offers = [hire for hire in legal_of(sight, Hire) if MANA(sight.world, sight.me) > kept]
    fitting = [hire for hire in offers if have + chart.markets[sight.place(hire.caravan)].allies <= MOST_ALLIES]
    return next(iter(fitting), None)


def selling(sight: Sight) -> Any | None:
    """Trade an element no book needs, or any where there is nothing else to live on."""
    spare, rich = spare_elements(sight), MANA(sight.world, sight.me) > KEPT_MANA
    return next((sell for sell in cheapest_first(sight) if not rich or spare[sell.element] > 0), None)


def spare_elements(sight: Sight) -> dict[Element, int]:
    """How many of each element are stored beyond what the books need."""
    stores, needs = stores_of(sight.world, sight.me), needed_by(sight.world, sight.me)
    return {element: count - needs[element] for element, count in zip(ELEMENTS, stores, strict=True)}


def cheapest_first(sight: Sight) -> list[Sell]:
    """The elements to trade for Mana, those first that the books miss least."""
    spare = spare_elements(sight)
    return sorted(legal_of(sight, Sell), key=lambda sell: -spare[sell.element])


def first_unit(sight: Sight, key: str) -> Any | None:
    """Where the cursor begins in a list of units that is opened by hand."""
    return next(iter(cheapest_first(sight)), None) if key == "T2" else gaining(sight) if key == "D" else None


UNITS: dict[type, Callable[[Sight], Any | None]] = {
    tasks.ToGain: gaining,
    tasks.ToHire: hiring,
    tasks.ToSell: selling,
    tasks.ToCreate: creating,
}


# On the way


def setting_out(sight: Sight, vehicle: int | None) -> Any | None:
    """The first step of the shortest way to a place of use, with any vehicle, rather on than back."""
    best = [(shortest(sight, mine, ways_away(sight, mine)), mine) for mine in picked_first(sight, vehicle)]
    ways = [(way, mine) for way, mine in best if way is not None]
    if not ways:
        return None
    way, mine = min(ways, key=lambda each: length_of(sight, each[1], each[0])[0])
    return Convert(mine) if way.step == "convert" else towards(sight.world, sight.me, mine, way.to)


def onward(sight: Sight, vehicle: int | None) -> Travel | None:
    """In a Move: the next vehicle that is not yet where it could be of use."""
    for mine in picked_first(sight, vehicle):
        if stands_well(sight, mine):
            continue
        way = shortest(sight, mine, (way for way in ways_of(sight, mine) if not leads_back(sight, mine, way)))
        step = towards(sight.world, sight.me, mine, way.to) if way is not None and way.step == "travel" else None
        if step is not None:
            return step
    return None


def shortest(sight: Sight, vehicle: int, ways: Iterable[Route]) -> Route | None:
    return min(ways, key=lambda way: length_of(sight, vehicle, way), default=None)


def ways_away(sight: Sight, vehicle: int) -> Iterator[Route]:
    """The ways that leave where a vehicle stands."""
    return (way for way in ways_of(sight, vehicle) if way.step != "stay")


def length_of(sight: Sight, vehicle: int, way: Route) -> tuple[int, int]:
    """How far a way is: its actions, more where it leads back, then its spaces."""
    return way.actions + BACK * leads_back(sight, vehicle, way), abs(way.to - sight.place(vehicle))


def leads_back(sight: Sight, vehicle: int, way: Route) -> bool:
    """Whether a way begins towards where a vehicle came from, or undoes its conversion."""
    came, here = sight.came.get(vehicle), sight.spot_of(vehicle)
    if came is None or (way.step == "convert") != (came.area != here.area):
        return False
    return way.step == "convert" or (way.to - here.index) * (came.index - here.index) > 0


def stands_well(sight: Sight, vehicle: int) -> bool:
    """Whether a caravan is where it can gain something."""
    element = None if sight.afloat(vehicle) else sight.chart.elements.get(sight.place(vehicle))
    return element is not None and is_wanted(sight, element)


def ways_of(sight: Sight, vehicle: int) -> Iterator[Route]:
    """The ways of a vehicle to every place of use, as far as the Allies allow."""
    routes, speed = routes_of(sight.chart), SPEED(sight.world, sight.me)
    for site in useful_sites(sight):
        way = routes.route(speed, sight.afloat(vehicle), sight.place(vehicle), site)
        if way.allies <= ALLIES(sight.world, sight.me):
            yield way


def picked_first(sight: Sight, vehicle: int | None) -> list[int]:
    return sorted(sight.fleet, key=lambda mine: mine != vehicle)


def resting(sight: Sight) -> Any:
    return Muster() if Muster() in sight.legal else Skip()


# Of what use a place is


def useful_sites(sight: Sight) -> list[int]:
    """Sacred spaces for full books, unless one is here; cities where Allies run low; else what the books need."""
    world, chart = sight.world, sight.chart
    open_books = [book for book in sight.books(sight.me) if not is_created(world, book)]
    if MANA(world, sight.me) and full_books(sight) and not first_of(sight, Create):
        return list(chart.sacred)
    if ALLIES(world, sight.me) <= LAST_ALLIES and can_trade(sight):
        return list(chart.markets)
    stores = dict(zip(ELEMENTS, stores_of(world, sight.me), strict=True))
    can_mark = any(stores[element] for book in open_books for element in next_of(world, book))
    return [site for site, element in chart.elements.items() if can_mark or is_wanted(sight, element)]


def full_books(sight: Sight) -> list[int]:
    """The books that wait for a sacred space."""
    world = sight.world
    return [book for book in sight.books(sight.me) if MARKS(world, book) == CIRCLE and not is_created(world, book)]


def is_poor(sight: Sight) -> bool:
    return ALLIES(sight.world, sight.me) <= FEW_ALLIES


def can_trade(sight: Sight) -> bool:
    return MANA(sight.world, sight.me) > KEPT_MANA or any(stores_of(sight.world, sight.me))


def is_wanted(sight: Sight, element: Element) -> bool:
    """Whether the books need more of an element than the stores have, and there is room and an Ally for it."""
    count = stores_of(sight.world, sight.me)[ELEMENTS.index(element)]
    return count < min(needed_by(sight.world, sight.me)[element], MOST_STORED) and ALLIES(sight.world, sight.me) > 0


def legal_of(sight: Sight, kind: type) -> list[Any]:
    return [action for action in sight.scene.legal if isinstance(action, kind)]


def first_of(sight: Sight, kind: type) -> Any | None:
    return next(iter(legal_of(sight, kind)), None)
