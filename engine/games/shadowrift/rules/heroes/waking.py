"""Who is done rests; acting again, or being given something, wakes (ruling 55)."""

from collections.abc import Callable, Iterator
from itertools import chain
from typing import Any

from engine.core.facts import Asked, Fact
from engine.core.world import World
from engine.games.shadowrift.tasks import ActDue, ToAct

TO_ACT = ToAct()


def wake(world: World, seat: int) -> Iterator[Fact]:
    """A hero who is done is asked again."""
    if type(world.agenda[-1]) is ActDue and seat in world.rested[-1]:
        yield Asked(seat, TO_ACT)


def waking(does: Callable[[World, int, Any], Iterator[Fact]]) -> Callable[[World, int, Any], Iterator[Fact]]:
    """The same deed of the Heroes act, after which its hero is waited for again."""

    def woken(world: World, seat: int, action: Any) -> Iterator[Fact]:
        facts = does(world, seat, action)
        return chain(wake(world, seat), facts) if seat in world.rested[-1] else facts

    return woken
