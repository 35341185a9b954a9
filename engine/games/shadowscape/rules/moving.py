"""Walking: one door at a time, until the points are used, an enemy's room ends it, or the hero halts."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from engine.core.errors import Rejected
from engine.core.facts import Answered, Asked, Done, Fact, Planned
from engine.core.world import World
from engine.games.shadowscape.actions import Halt, Step
from engine.games.shadowscape.asks import (
    ToAct,
    ToBoost,
    ToStep,
)
from engine.games.shadowscape.dungeon import DISTANCE, NEAR
from engine.games.shadowscape.effects.row import events_of
from engine.games.shadowscape.names import enemy_name, room_name
from engine.games.shadowscape.rules.boosting import begin, is_asked
from engine.games.shadowscape.sums import move_of
from engine.games.shadowscape.table import enemies_at, has_enemy, passes, reach_of
from engine.games.shadowscape.tasks import (
    UNNAMED,
    WalkDue,
)
from engine.games.shadowscape.zones import PLACE, ROOMS
from engine.kit.rules import Choice, Deed, Duty
from engine.kit.words import capitalized

MOVING = "Moving"
HALT = Halt()
STEPS = tuple((*(Step(place) for place in near), HALT) for near in NEAR)


def walk(world: World, task: WalkDue) -> Iterator[Fact]:
    if task.boost == UNNAMED:
        if is_asked(world, task.seat, "move"):
            yield Asked(task.seat, ToBoost("move"))
        else:
            yield from begin(world, task.seat, task)
    elif task.walked < task.points:
        yield Asked(task.seat, ToStep(task.points - task.walked))
    else:
        yield Done()
        yield from arrive(world, task)


def steps(world: World, seat: int, ask: ToStep) -> Sequence[Any]:
    return STEPS[PLACE(world, seat)]


def step(world: World, seat: int, action: Step) -> Iterator[Fact]:
    """An enemy's room ends the walk, and the points left are lost."""  # ruling 16
    task: WalkDue = world.agenda[-1]
    yield Answered(seat)
    yield PLACE.to(action.place, seat)
    walked = task.walked + 1
    stopped = not task.past and has_enemy(world, action.place) and not passes(world, seat)
    yield Done()
    if stopped or walked == task.points:
        yield from arrive(world, msgspec.structs.replace(task, walked=walked))
    else:
        yield Planned((msgspec.structs.replace(task, walked=walked),))


def halt(world: World, seat: int, action: Halt) -> Iterator[Fact]:
    task: WalkDue = world.agenda[-1]
    yield Answered(seat)
    yield Done()
    yield from arrive(world, task)


def arrive(world: World, task: WalkDue) -> Iterator[Fact]:
    """A step on a card sets nothing off."""  # ruling 74
    events = events_of(world, task.seat, "move", rooms=task.walked) if task.is_move else ()
    if events:
        yield Planned(tuple(events))


def cannot_step(world: World, seat: int, ask: Any, action: Step) -> Rejected | None:
    here = PLACE(world, seat)
    if isinstance(ask, ToAct):
        return cannot_walk_yet(world, seat, action.place)
    doors = DISTANCE[here][action.place] if action.place in range(ROOMS) else 0
    if isinstance(ask, ToStep) and doors > ask.left:
        return too_far(world, action.place, doors, f"you have {ask.left} left")
    if doors != 0 or action.place not in range(ROOMS):
        return Rejected("NoDoor", "No door joins these rooms.", MOVING)
    return Rejected("NoDoor", "You are already there.", MOVING)


def too_far(world: World, place: int, doors: int, points: str) -> Rejected:
    name = room_name(world, place)
    return Rejected("OutOfReach", f"{capitalized(name)} is {doors} doors away; {points}.", MOVING)


def cannot_walk_yet(world: World, seat: int, place: int) -> Rejected:
    """Why a room is not entered before a card is flipped, and whether a Move would get there."""
    here, points = PLACE(world, seat), move_of(world, seat)
    doors = DISTANCE[here][place] if place in range(ROOMS) else 0
    if doors > points:
        return too_far(world, place, doors, f"your Move goes {points}")
    if doors and place not in reach_of(world, seat, points):
        return Rejected("StoppedByEnemy", f"Enemies stop you on every way to {room_name(world, place)}.", MOVING)
    if has_enemy(world, here):
        name = enemy_name(world, enemies_at(world, here)[0])
        return Rejected("StoppedByEnemy", f"{name} stops you; a new Move can leave.", MOVING)
    return Rejected("NoMove", "Flip a card to move first.", MOVING)


CHOICES = (Choice(ToStep, steps, "First finish your move, or stay.", MOVING),)
DEEDS = (Deed(Step, (ToStep, ToAct), step, cannot_step), Deed(Halt, (ToStep,), halt))
DUTIES = (Duty(WalkDue, walk),)
