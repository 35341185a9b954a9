"""One event in several pictures: what happens between two choices, step by step, so that eyes can follow.

A reveal, each effect, a new deal: where something is noted, planned or done, or a piece moves on, what moved or turned
before it gets a picture of its own. The answer that set it all off gets none: whoever gave it knows it already.
A game may name the notes that begin something new to look at: then a picture ends before each of them, with all that
came of the one before.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

import msgspec

from engine.core import (
    Answered,
    AnyEvent,
    Done,
    Entered,
    Fact,
    Moved,
    Noted,
    Placed,
    Planned,
    Rolled,
    Turned,
    World,
)
from engine.journal.steps import Step

SEEN = (Moved, Turned, Placed, Rolled)
ENDS_A_STEP = (Noted, Planned, Done)


class Beat(msgspec.Struct, frozen=True):
    """A World in the middle of an event, and how many facts of it have happened by then.

    `step` is the line it comes from, where that is not the newest.
    """

    world: World
    facts: int
    step: Step | None = None


def beats_at(worlds: Mapping[int, World], last: World) -> list[Beat]:
    """The Worlds in the middle of an event, by how many facts have happened, less those that look like the last."""
    return [Beat(world, count) for count, world in worlds.items() if not looks_like(world, last)]


def cuts_of(event: AnyEvent, pictured: Collection[str] = ()) -> list[int]:
    """After how many facts of an event, told or not, there may be something to look at."""
    if pictured:
        return cuts_before(event, pictured)
    cuts: list[int] = []
    answered, fresh = event.seat is None, False
    moved: set[int] = set()
    for index, fact in enumerate(event.facts):
        moves = touched_by((fact,)) if isinstance(fact, Moved) else set()
        if fresh and (isinstance(fact, ENDS_A_STEP) or moves & moved):
            cuts.append(index)
            fresh = False
            moved.clear()
        if answered:
            moved |= moves
        fresh = fresh or (answered and isinstance(fact, SEEN))
        answered = answered or isinstance(fact, Answered)
    return cuts


def cuts_before(event: AnyEvent, pictured: Collection[str]) -> list[int]:
    """Before each of these notes and each phase, where one of them was noted or something moved since the last."""
    cuts: list[int] = []
    answered, fresh = event.seat is None, False
    for index, fact in enumerate(event.facts):
        tells = isinstance(fact, Noted) and fact.note in pictured
        if fresh and (tells or isinstance(fact, Entered)):
            cuts.append(index)
            fresh = False
        fresh = fresh or (answered and (tells or isinstance(fact, SEEN)))
        answered = answered or isinstance(fact, Answered)
    return cuts


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
