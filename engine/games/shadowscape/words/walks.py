"""How an enemy would walk from some room, door by door, before it does: for whoever tells it, nothing is changed."""

from collections.abc import Iterator, Sequence

import msgspec

from engine.core.world import World
from engine.games.shadowscape.content.printed import MOVES
from engine.games.shadowscape.content.standing_forms import Steps
from engine.games.shadowscape.dungeon import chart_of
from engine.games.shadowscape.sums import abilities_of, struck_from
from engine.games.shadowscape.table import is_lord, place_of


class Leg(msgspec.Struct, frozen=True):
    """One symbol of an enemy's walk: the door, where it stood, where it led, or why it led nowhere."""

    door: str
    place: int
    to: int | None
    why: str = ""


def legs_from(world: World, enemy: int, start: int) -> Iterator[Leg]:
    """Its symbols one by one, until it has a hero in reach; a lord stays."""
    chart, place, been = chart_of(world), start, {start}
    for door in () if is_lord(world, enemy) else MOVES[world.kinds[enemy]]:
        if struck_from(world, enemy, place):
            return
        to = chart.exits[place].get(door)
        if to is None or to in been:
            yield Leg(door, place, None, "wall" if to is None else "back")
            continue
        yield Leg(door, place, to)
        place = to
        been.add(to)


def end_of(start: int, legs: tuple[Leg, ...]) -> int:
    """The room a walk ends in."""
    return next((leg.to for leg in reversed(legs) if leg.to is not None), start)


def coming_blows(world: World, enemy: int) -> list[int]:
    """The heroes an enemy would have in reach if it acted now; one that goes on may come upon any of them."""
    start = place_of(world, enemy)
    struck = struck_from(world, enemy, end_of(start, tuple(legs_from(world, enemy, start))))
    return struck or (list(range(world.seats)) if goes_on(world, enemy) else [])


def order_matters(world: World, enemies: Sequence[int]) -> bool:
    """Whether it can matter which of some enemies acts first: only where two of them come upon the same hero."""
    struck = [seat for enemy in enemies for seat in coming_blows(world, enemy)]
    return len(struck) > len(set(struck))


def goes_on(world: World, enemy: int) -> bool:
    """Whether an enemy that reaches nobody at the end of its walk goes on towards the nearest hero."""
    return any(isinstance(effect, Steps) for effect in abilities_of(world, enemy))
