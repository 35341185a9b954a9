"""One event in several pictures: what happens between two choices, step by step, so that eyes can follow.

A reveal, each effect, a new deal: where something is noted, planned or done, what moved or turned before it gets a
picture of its own. The answer that set it all off gets none: whoever gave it knows it already.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from engine.core import Answered, AnyEvent, Done, Fact, Moved, Noted, Placed, Planned, Rolled, Turned, World, fold

SEEN = (Moved, Turned, Placed, Rolled)
ENDS_A_STEP = (Noted, Planned, Done)


class Beat(msgspec.Struct, frozen=True):
    """A World in the middle of an event, and how many facts of it have happened by then."""

    world: World
    facts: int


def beats_of(before: World, told: AnyEvent) -> list[Beat]:
    """What is worth a look before the last World, from an observed one and the event as told to the same eyes."""
    world = before.copy()
    beats: list[Beat] = []
    answered, fresh = told.seat is None, False
    for index, fact in enumerate(told.facts):
        if fresh and isinstance(fact, ENDS_A_STEP):
            beats.append(Beat(world.copy(), index))
            fresh = False
        fold(world, fact)
        fresh = fresh or (answered and isinstance(fact, SEEN))
        answered = answered or isinstance(fact, Answered)
    return [beat for beat in beats if not looks_like(beat.world, world)]


def looks_like(one: World, other: World) -> bool:
    """Whether two Worlds lay the same things in the same places."""
    return one.zones == other.zones and one.sides == other.sides


def touched_by(facts: Iterable[Fact]) -> set[int]:
    """The known pieces that facts moved or turned."""
    found: set[int | None] = set()
    for fact in facts:
        if isinstance(fact, Moved):
            found.update(map(number_of, fact.pieces))
        elif isinstance(fact, Turned):
            found.add(number_of(fact.piece))
    return {number for number in found if number is not None}


def number_of(ref: object) -> int | None:
    """The piece behind a reference, if it is known."""
    piece = getattr(ref, "piece", ref)
    return piece if isinstance(piece, int) else None
