"""Where the cursor goes when the scene changes: it stays on its thing, unless a new question is about others."""

from __future__ import annotations

from typing import Any

from engine.games.mage_quest import tasks
from engine.games.mage_quest.zones import ROUND
from tui.games.contract import Scene
from tui.games.mage_quest.choices import default_row, listed_options, under_way
from tui.games.mage_quest.things import is_lit
from tui.games.mage_quest.view import ACTIONS, BOOKS, DRAFT, LAND, OPTIONS, STORES, WATER, Focus, Sight, Spot

MAP = (LAND, WATER)


def question_of(scene: Scene) -> tuple[Any, ...]:
    """What tells one question from the next."""
    world = scene.world
    ask = world.ask_of(scene.seat) if scene.seat is not None and scene.legal else None
    return scene.seat, ask, ROUND(world), scene.legal


def landing(sight: Sight, before: Focus, *, is_new: bool) -> Focus:
    """The focus on a new scene."""
    vehicle = picked(sight, before)
    if sight.is_drafting:
        spot = before.spot if before.spot is not None and before.spot.area == DRAFT else Spot(DRAFT, 0)
        last = max(0, len(sight.offer) - 1)
        return Focus(Spot(DRAFT, min(spot.index, last)), None, "")
    if not is_new or not sight.is_asked:
        return still(sight, before, vehicle)
    return asked(sight, before, vehicle)


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
    return focus if sight.has(focus.spot, focus) else Focus(Spot(ACTIONS, default_row(sight)), vehicle, "")


def asked(sight: Sight, before: Focus, vehicle: int | None) -> Focus:
    """A place to begin answering."""
    key = under_way(sight)
    focus = Focus(before.spot, vehicle, key if key and key != "C" else "")
    spot = before.spot
    if key == "C":
        return Focus(spot if spot is not None and spot.area in MAP else map_spot(sight, vehicle), vehicle, "")
    if spot is not None and spot.area in (BOOKS, STORES) and is_lit(sight, focus, spot):
        return focus
    if focus.opened:
        size = len(listed_options(sight, key))
        at = spot.index if spot is not None and spot.area == OPTIONS and before.opened == key else 0
        return Focus(Spot(OPTIONS, min(at, size - 1)), vehicle, key)
    return Focus(Spot(ACTIONS, default_row(sight)), vehicle, "")


def map_spot(sight: Sight, vehicle: int | None) -> Spot | None:
    """Where the cursor goes on the map for a vehicle: the nearest space it can reach, else where it stands."""
    if vehicle is None:
        return Spot(WATER, 0)
    return next(iter(sight.reach(vehicle)), sight.spot_of(vehicle))
