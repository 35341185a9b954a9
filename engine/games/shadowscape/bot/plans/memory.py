"""What was planned before at the same table: looks ahead begin with the same choices again and again.

What a seat plans in a hurry follows from what lies open, its own cards, the numbers kept beside them and the task; so
it is remembered by these. What is hidden from the seat has no part in it.
"""

from collections.abc import Callable
from typing import Any, TypeVar

from engine.core.world import World
from engine.games.shadowscape.zones import (
    ACTIONS,
    DEEDS,
    FATE_DECK,
    GEAR,
    HAND,
    HERO,
    PLEDGED,
    ROOM,
    TOKENS,
    TUCKED,
    WHISPERS,
    WORN,
)

Plan = TypeVar("Plan")
MOST = 1 << 12
OPEN = (*ROOM, WHISPERS, GEAR, ACTIONS)
OF_SEATS = (HERO, DEEDS, TUCKED, WORN, TOKENS)

plans: dict[tuple[Any, ...], tuple[list[str], Any]] = {}


def remembered(plan: Callable[[World, int], Plan], world: World, seat: int) -> Plan:
    """What `plan` says, worked out once for a table that looks the same to the seat."""
    key, kinds = (plan, *look_of(world, seat)), world.kinds
    found = plans.get(key)
    if found is not None and found[0] is kinds:
        return found[1]  # type: ignore[no-any-return]
    if len(plans) >= MOST:
        plans.clear()
    made = plan(world, seat)
    plans[key] = (kinds, made)
    return made


def look_of(world: World, seat: int) -> tuple[Any, ...]:
    """All that a plan depends on."""
    zones, sides = world.zones, world.sides
    own = [zone[other] for zone in OF_SEATS for other in range(world.seats)]
    lying = [tuple(zones[name]) for name in (*OPEN, *own, HAND[seat], PLEDGED[seat])]
    faces = tuple([sides[card] for card in zones[DEEDS[seat]]])  # type: ignore[index]
    return (
        seat, world.turn, world.agenda[-1], len(zones[FATE_DECK]), faces, tuple(lying), tuple(world.counts.items()),
        tuple(world.options.values()),
    )  # fmt: skip
