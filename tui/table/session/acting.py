"""Which of some seats comes next, and whether a seat acts beside others. The session and line mode ask it."""

from __future__ import annotations

from collections.abc import Collection

from engine.core import FREE, World, manner_of


def is_free_to_act(world: World, seat: int) -> bool:
    """Whether a seat is asked together with others, all of whom act in any order and as often as they like."""
    return world.may_act(seat) and manner_of(world.ask_of(seat)) == FREE


def next_after(seat: int | None, seats: Collection[int], step: int = 1) -> int | None:
    """The next of some seats around the table, from a seat on; None where there is none."""
    ahead = sorted(seats) if step > 0 else sorted(seats, reverse=True)
    if seat is None:
        return next(iter(ahead), None)
    return next((other for other in ahead if (other - seat) * step > 0), next(iter(ahead), None))
