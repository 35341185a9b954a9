"""Ways on the map: where a hero can go, how an enemy came, and directions in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from engine.core import World
from engine.games.shadowscape import actions as a
from engine.games.shadowscape import asks as q
from engine.games.shadowscape import tasks as t
from engine.games.shadowscape import zones as z
from engine.games.shadowscape.content.effect_forms import Go
from engine.games.shadowscape.dungeon import BESIDE
from engine.games.shadowscape.lists import effects_of
from engine.games.shadowscape.rules.boosting import is_asked
from engine.games.shadowscape.sums import go_of, move_of, struck_from
from engine.games.shadowscape.table import has_enemy, is_lord, passes, path_to, place_of, reach_of, usable_cards
from engine.games.shadowscape.words.walks import Leg, end_of, legs_from
from tui.games.shadowscape.view import Way

DIRECTIONS = ("north", "east", "south", "west")
ENEMY_TASKS = (t.RousingDue, t.StrikingDue, t.DefendingDue)


def ways_of(world: World, seat: int, ask: Any) -> dict[int, Way]:
    """Every room in reach of the walk that is on, or of a Move that could begin; none where nothing is to be walked."""
    if isinstance(ask, q.ToStep):
        task: Any = world.agenda[-1]
        return _ways(world, seat, ask.left, bool(getattr(task, "past", False)))
    if isinstance(ask, q.ToBoost):
        return _boosted_ways(world, seat, world.agenda[-1])
    if isinstance(ask, q.ToAct) and z.ACTIONS_LEFT(world) and usable_cards(world, seat):
        return _ways(world, seat, move_of(world, seat), False)
    return {}


def _boosted_ways(world: World, seat: int, task: Any) -> dict[int, Way]:
    """What is in reach of a walk that is being boosted, with the cards named so far: a Move, or a card that moves."""
    named = len(world.zones[z.PLEDGED[seat]])
    if isinstance(task, t.WalkDue):
        return _ways(world, seat, task.points + named, task.past)
    effect = effects_of(task.source)[task.at]
    return _ways(world, seat, go_of(world, seat, effect, named), effect.past) if isinstance(effect, Go) else {}


def _ways(world: World, seat: int, points: int, past: bool) -> dict[int, Way]:
    free = past or passes(world, seat)
    return {
        place: Way(tuple(path_to(world, seat, place, points, past)), not free and has_enemy(world, place))
        for place in reach_of(world, seat, points, past)
    }


def group_to(world: World, seat: int, way: Way) -> tuple[Any, ...]:
    """What follows a flip to move: no boost, then step by step to the room, and there the walk is over."""
    boost = (a.Go(),) if is_asked(world, seat, "move") else ()
    halt = () if way.stops or way.steps == move_of(world, seat) else (a.Halt(),)
    return (*boost, *(a.Step(room) for room in way.rooms), *halt)


def direction(place: int, to: int) -> str:
    """`north`"""
    return DIRECTIONS[BESIDE[place].index(to)]


def directions(start: int, rooms: tuple[int, ...]) -> str:
    """`south, east`"""
    return ", ".join(direction(one, two) for one, two in zip((start, *rooms), rooms, strict=False))


class Walk(msgspec.Struct, frozen=True):
    """How an enemy came to where it stands, and whom it has in reach there."""

    enemy: int
    start: int
    legs: tuple[Leg, ...]
    struck: tuple[int, ...]

    @property
    def sees(self) -> bool:
        return bool(self.struck)

    @property
    def rooms(self) -> tuple[int, ...]:
        """The rooms it went through, the first one included."""
        return (self.start, *(leg.to for leg in self.legs if leg.to is not None))


def acting_enemy(world: World) -> int | None:
    """The enemy that walks or strikes now."""
    for task in reversed(world.agenda):
        if isinstance(task, ENEMY_TASKS):
            return int(task.enemy)
    return None


def walk_since(world: World, befores: Sequence[World | None], enemy: int) -> Walk | None:
    """How an enemy walked, told from the first of several earlier moments that it can be told from."""
    seen: Sequence[World | None] = [before for before in befores if before is not None] or [None]
    found = (walk_of(world, before, enemy) for before in seen)
    return next((walk for walk in found if walk is not None), None)


def walk_of(world: World, before: World | None, enemy: int) -> Walk | None:
    """How an enemy walked since the viewer's last choice; None where its walk cannot be told."""
    here = place_of(world, enemy)
    start = _stood(before, enemy) if before is not None else None
    if start is None or is_lord(world, enemy):
        start = here
    legs: list[Leg] = []
    place = start
    for leg in legs_from(world, enemy, start):
        if place == here and leg.to is not None:
            break
        legs.append(leg)
        place = place if leg.to is None else leg.to
    if place != here:
        return None
    return Walk(enemy, start, tuple(legs), tuple(struck_from(world, enemy, here)))


def coming_walk(world: World, enemy: int) -> Walk | None:
    """How an enemy would walk if it acted now."""
    if is_lord(world, enemy):
        return None
    start = place_of(world, enemy)
    legs = tuple(legs_from(world, enemy, start))
    return Walk(enemy, start, legs, tuple(struck_from(world, enemy, end_of(start, legs))))


def struck_by(world: World, enemy: int) -> tuple[int, ...]:
    """Whom an enemy would have in reach at the end of its walk if it acted now."""
    walk = coming_walk(world, enemy)
    return () if walk is None else walk.struck


def _stood(before: World, enemy: int) -> int | None:
    """Where an enemy stood, if it stood in some room."""
    return next((place for place in range(z.ROOMS) if enemy in before.zones[z.ROOM[place]]), None)
