"""Where the cursor goes when the scene changes: it stays on its thing, unless a new question is about others."""

from __future__ import annotations

from typing import Any

from engine.games.mage_quest import tasks
from engine.games.mage_quest.actions import Convert, Create, Finish, Gain, Hire, Mark, Sell, Swap, Travel
from engine.games.mage_quest.content.box import box
from engine.games.mage_quest.content.forms import ELEMENTS
from engine.games.mage_quest.table import stores_of
from engine.games.mage_quest.zones import ALLIES, MANA
from tui.board.spots import Spot, is_legal
from tui.games.mage_quest.first_choice import first_deed, first_stop
from tui.games.mage_quest.scene import Table, action_of, focus_on, picked_by
from tui.games.mage_quest.scenes.choices import MOVE, listed_options, under_way
from tui.games.mage_quest.scenes.outlook import is_wasteful
from tui.games.mage_quest.view import ACTIONS, BOOKS, DRAFT, LAND, OPTIONS, PAGE, STORES, WATER, Focus, Sight

MAP = (LAND, WATER)
UNITS = (Gain, Mark, Swap, Sell, Hire, Create)


def paths_after(before: Sight | None, now: Sight) -> dict[int, Spot]:
    """Where each own vehicle came from; one that went back, was taken back or has done something came from nowhere."""
    if before is None or before.me != now.me:
        return {}
    has_acted = belongings_of(before) != belongings_of(now)
    found = {v: spot for v, spot in before.came.items() if v in now.fleet and (not has_acted or now.afloat(v))}
    for vehicle in set(before.fleet) & set(now.fleet):
        was, here = before.spot_of(vehicle), now.spot_of(vehicle)
        if was != here and found.pop(vehicle, None) != here:
            found[vehicle] = was
    return found


def belongings_of(sight: Sight) -> tuple[int, ...]:
    """What gaining and trading change."""
    return (ALLIES(sight.world, sight.me), MANA(sight.world, sight.me), *stores_of(sight.world, sight.me))


def landing(sight: Sight, before: Focus, *, is_new: bool, moved: bool = False, last: Any = None) -> Focus:
    """The focus on a new scene; `moved`: the viewer led the cursor to where it is; `last`: what it was on."""
    vehicle = picked(sight, before)
    if sight.is_drafting:
        at = before.spot.index if before.spot is not None and before.spot.area == DRAFT else 0
        left = [index for index, card in enumerate(sight.offer) if sight.taker_of(card) is None]
        return Focus(Spot(DRAFT, next((index for index in left if index >= at), left[-1] if left else 0)), None, "")
    if not is_new or not sight.is_asked:
        return still(sight, before, vehicle)
    return (again(sight, before, vehicle) if moved else None) or asked(sight, before, vehicle, last)


def picked(sight: Sight, before: Focus) -> int | None:
    """The vehicle picked before; in a Move one that can still go, else the first there is."""
    fleet = sight.fleet
    kept = before.vehicle if before.vehicle in fleet else None
    if isinstance(sight.ask, tasks.ToMove):
        able = [vehicle for vehicle in fleet if sight.reach(vehicle)]
        return kept if kept in able else next(iter(able or fleet), None)
    caravan = getattr(sight.ask, "caravan", None)
    if caravan is not None:
        return int(caravan)
    return kept if kept is not None else next(iter(fleet), None)


def still(sight: Sight, before: Focus, vehicle: int | None) -> Focus:
    """The same place, if it is still there."""
    focus = Focus(
        before.spot, vehicle, before.opened if sight.is_asked and listed_options(sight, before.opened) else ""
    )
    return focus if is_there(sight, focus) else Focus(Spot(ACTIONS, MOVE), vehicle, "")


def is_there(sight: Sight, focus: Focus) -> bool:
    """Whether there is such a thing on the board."""
    return Table(sight, focus).slot(focus.spot) is not None


def again(sight: Sight, before: Focus, vehicle: int | None) -> Focus | None:
    """In an action under way the cursor stays where the viewer led it, while there is something to choose."""
    key = under_way(sight)
    if not key or before.spot is None or vehicle != before.vehicle:
        return None
    spot, focus = before.spot, Focus(before.spot, vehicle, "" if key == "C" else key)
    same = spot.area != OPTIONS or before.opened == key
    return focus if same and is_legal(Table(sight, focus), spot) else None


def asked(sight: Sight, before: Focus, vehicle: int | None, last: Any = None) -> Focus:
    """A place to begin answering: on the deed that is nearest at hand; Finish only where the last would be a waste."""
    key, deed = under_way(sight), first_deed(sight, vehicle)
    if isinstance(deed, Finish) and key not in ("", "C") and is_worth_more(sight, last):
        deed = last
    if not key and isinstance(deed, Travel) and isinstance(last, UNITS):
        # The last unit ended its action: one Enter too many opens the map and moves nothing.
        return Focus(Spot(ACTIONS, MOVE), vehicle, "")
    listing = Focus(None, vehicle, "" if key == "C" else key)
    area = before.spot.area if before.spot is not None else ""
    if isinstance(deed, Finish) and key == "C" and vehicle is not None:
        return Focus(sight.spot_of(vehicle), vehicle, "")
    for thing in things_for(sight, deed):
        beside = not key or area == thing.area
        focus = Focus(thing, picked_by(deed, listing), listing.opened)
        if beside and action_of(sight, focus, thing) == deed:
            return focus
    return focus_on(sight, listing, deed)


def is_worth_more(sight: Sight, last: Any) -> bool:
    """Whether what the viewer just did can be done once more, and nothing of it would be lost."""
    return last is not None and last in sight.legal and not is_wasteful(sight, last)


def things_for(sight: Sight, deed: Any) -> list[Spot]:
    """What an action is done with, besides its row: the space, the book, the store."""
    match deed:
        case Gain(caravan=vehicle) | Convert(vehicle=vehicle):
            return [sight.spot_of(int(vehicle))]
        case Mark(book=book, element=element):
            circle = box().books[sight.world.kinds[book]].circle
            place = sight.books(sight.me).index(book)
            return [Spot(BOOKS, PAGE * place + 1 + circle.index(element))]
        case Create(book=book):
            return [Spot(BOOKS, PAGE * sight.books(sight.me).index(book))]
        case Sell(element=element):
            return [Spot(STORES, ELEMENTS.index(element))]
    return []


def map_spot(sight: Sight, vehicle: int | None) -> Spot | None:
    """Where the cursor goes on the map for a vehicle: a space of use, else the nearest, else where it stands."""
    if vehicle is None:
        return Spot(WATER, 0)
    here, reach = sight.spot_of(vehicle), sight.reach(vehicle)
    stop = first_stop(sight, vehicle) if reach else None
    nearest = min(reach, key=lambda spot: reach[spot], default=here)
    return nearest if stop is None else Spot(here.area, stop)
