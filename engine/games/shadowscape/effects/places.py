"""Effects on where things stand: step, push, pull, swap."""

from collections.abc import Iterator
from typing import Any

from engine.core.facts import Done, Fact, Moved, Noted, Planned
from engine.core.pieces import The
from engine.core.world import World
from engine.games.shadowscape.actions import Pick, Point, Target
from engine.games.shadowscape.asks import (
    ToPick,
    ToPoint,
    ToTarget,
)
from engine.games.shadowscape.content.effect_forms import Pull, Push, Step, Swap
from engine.games.shadowscape.dungeon import NEAR
from engine.games.shadowscape.effects.row import Row, Want, advance, chosen, is_open
from engine.games.shadowscape.table import is_in_dungeon, is_lord, place_of, regulars_at, within
from engine.games.shadowscape.tasks import (
    EffectsDue,
    WalkDue,
)
from engine.games.shadowscape.zones import PLACE, ROOM


def regulars_within(world: World, place: int, reach: str) -> list[int]:
    """The enemies in reach of a room; never the lord."""  # ruling 48
    return [enemy for room in within(place, reach) for enemy in regulars_at(world, room)]


def step(world: World, run: EffectsDue, effect: Step) -> Iterator[Fact]:
    """Free rooms, if you like; not a Move."""  # ruling 74
    return advance(world, run, WalkDue(run.seat, effect.rooms, is_move=False))


# Push and pull: being moved is not acting  # ruling 73


def pushed(world: World, run: EffectsDue, effect: Push) -> int | None:
    """The enemy that is pushed: the target if it still stands, or the one that was chosen."""
    if effect.what == "enemy":
        return run.enemy
    standing = [enemy for enemy in run.targets if is_in_dungeon(world, enemy) and not is_lord(world, enemy)]
    return standing[0] if standing else None


def wants_door(world: World, run: EffectsDue, effect: Push) -> Want | None:
    enemy = pushed(world, run, effect)
    if enemy is None:
        if effect.what == "target":
            return ToPoint(), ()
        found = regulars_within(world, PLACE(world, run.seat), effect.reach)
        return ToTarget(), [Target(enemy) for enemy in found]
    return (ToPoint(), [Point(place) for place in NEAR[place_of(world, enemy)]]) if is_open(run.place) else None


def push(world: World, run: EffectsDue, effect: Push) -> Iterator[Fact]:
    enemy = pushed(world, run, effect)
    assert enemy is not None
    yield Noted("pushes", (run.seat, The(enemy)))
    yield Moved((enemy,), ROOM[place_of(world, enemy)], ROOM[run.place])
    left = (effect.rooms if is_open(run.left) else run.left) - 1
    if left:
        yield Done()
        yield Planned((chosen(run, place=-1, left=left),))
    else:
        yield from advance(world, run)


def can_push(world: World, seat: int, effect: Push) -> bool:
    return effect.what == "enemy" and bool(regulars_within(world, PLACE(world, seat), effect.reach))


def wants_neighbour(world: World, run: EffectsDue, effect: Any) -> Want | None:
    """An enemy next door."""
    if run.enemy is not None:
        return None
    return ToTarget(), [Target(enemy) for enemy in regulars_within(world, PLACE(world, run.seat), "next")]


def pull(world: World, run: EffectsDue, effect: Pull) -> Iterator[Fact]:
    enemy: int = run.enemy  # type: ignore[assignment]
    yield Noted("pulls", (run.seat, The(enemy)))
    yield Moved((enemy,), ROOM[place_of(world, enemy)], ROOM[PLACE(world, run.seat)])
    yield from advance(world, run)


def can_pull(world: World, seat: int, effect: Any) -> bool:
    return bool(regulars_within(world, PLACE(world, seat), "next"))


# Swap


def wants_swap(world: World, run: EffectsDue, effect: Swap) -> Want | None:
    if effect.what == "enemy":
        return wants_neighbour(world, run, effect)
    places = [PLACE(world, seat) for seat in range(world.seats)]
    if is_open(run.hero):
        apart = [seat for seat, place in enumerate(places) if any(other != place for other in places)]
        return ToPick(), [Pick(seat) for seat in apart]
    if is_open(run.left):
        return ToPick(), [Pick(seat) for seat, place in enumerate(places) if place != places[run.hero]]
    return None


def swap(world: World, run: EffectsDue, effect: Swap) -> Iterator[Fact]:
    if effect.what == "enemy":
        enemy: int = run.enemy  # type: ignore[assignment]
        here, there = PLACE(world, run.seat), place_of(world, enemy)
        yield Noted("swaps", (run.seat, The(enemy)))
        yield Moved((enemy,), ROOM[there], ROOM[here])
        yield PLACE.to(there, run.seat)
    else:
        first, second = PLACE(world, run.hero), PLACE(world, run.left)
        yield Noted("swapped", (run.hero, run.left))
        yield PLACE.to(second, run.hero)
        yield PLACE.to(first, run.left)
    yield from advance(world, run)


def can_swap(world: World, seat: int, effect: Swap) -> bool:
    if effect.what == "enemy":
        return can_pull(world, seat, effect)
    return len({PLACE(world, other) for other in range(world.seats)}) > 1


ROWS = (
    Row(
        form=Step,
        words=lambda effect: f"step {effect.rooms}",
        does=step,
        worth=lambda effect: 0.4 * effect.rooms,
        sign="move",
    ),
    Row(
        form=Push,
        words=lambda effect: "push the target" if effect.what == "target" else "push an enemy one room",
        does=push,
        worth=lambda effect: 0.4,
        sign="move",
        wants=wants_door,
        can=can_push,
    ),
    Row(
        form=Pull,
        words=lambda effect: "an enemy next door comes to you",
        does=pull,
        worth=lambda effect: 0.4,
        sign="move",
        wants=wants_neighbour,
        can=can_pull,
    ),
    Row(
        form=Swap,
        words=lambda effect: "change places with an enemy" if effect.what == "enemy" else "two heroes change places",
        does=swap,
        worth=lambda effect: 0.5,
        sign="flip",
        wants=wants_swap,
        can=can_swap,
    ),
)
