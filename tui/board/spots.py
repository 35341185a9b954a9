"""What a cursor can be on: a spot is a place on the board, a slot is the thing that lies there and what Enter means.

A game's `view` says which areas there are and what lies in them; everything else about pointing and choosing is shared.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from engine.core import Ref

DIGITS = 9
"""How many things a digit can point at."""


class Spot(msgspec.Struct, frozen=True):
    """A place the cursor can be: an area and a thing in it."""

    area: str
    index: int


class Pick(msgspec.Struct, frozen=True):
    """One part of a choice put together on the board: what is picked, and as which part of it, counted from 0."""

    what: Any
    step: int = 0


class Slot(msgspec.Struct, frozen=True, kw_only=True):
    """Something to point at.

    `ref` is the piece, `action` what Enter on it means, `then` what the same key goes on with. Where Enter is only a
    part of a choice, `pick` says which. `legal` is None where the question is not about it; `fresh`: new to the viewer.
    """

    ref: Ref | None = None
    action: Any | None = None
    then: tuple[Any, ...] = ()
    pick: Pick | None = None
    legal: bool | None = None
    fresh: bool = False


class View:
    """The base of what a board shows: areas in the order of Tab, and the slots of each."""

    __slots__ = ()

    def areas(self) -> Sequence[str]:
        """The areas that hold anything, in the order of Tab."""
        raise NotImplementedError

    def slots(self, area: str) -> Sequence[Slot]:
        """The things of an area; none where there is no such area."""
        raise NotImplementedError

    def keyed(self) -> Sequence[Spot]:
        """The things with a digit, the first with 1."""
        return ()

    def lettered(self, letter: str) -> Sequence[Spot]:
        """The things that a small letter stands for, in their order."""
        return ()

    def slot(self, spot: Spot | None) -> Slot | None:
        """What is at a spot."""
        if spot is None:
            return None
        slots = self.slots(spot.area)
        return slots[spot.index] if 0 <= spot.index < len(slots) else None

    def everything(self) -> Iterator[tuple[Spot, Slot]]:
        """All things with their places, in the order of Tab."""
        for area in self.areas():
            for index, slot in enumerate(self.slots(area)):
                yield Spot(area, index), slot

    def spots(self) -> list[Spot]:
        """All places, in the order of Tab."""
        return [spot for spot, _ in self.everything()]


def in_area(view: View, area: str) -> tuple[Spot, ...]:
    """The places of an area."""
    return tuple(Spot(area, index) for index in range(len(view.slots(area))))


def first_legal(view: View, area: str) -> Spot:
    """The first thing of an area that can be chosen, else the first."""
    return next((spot for spot in in_area(view, area) if is_legal(view, spot)), Spot(area, 0))


def is_legal(view: View, spot: Spot | None) -> bool:
    """Whether something can be chosen now."""
    slot = view.slot(spot)
    return slot is not None and bool(slot.legal)


def first_spot(view: View) -> Spot | None:
    """The first thing that can be chosen, else the first there is."""
    spots = view.spots()
    return next((spot for spot in spots if is_legal(view, spot)), spots[0] if spots else None)


def spot_of(view: View, action: Any) -> Spot | None:
    """Where an action is on the board; something that goes on with others does not stand for its first alone."""
    found = [(slot.legal, spot) for spot, slot in view.everything() if slot.action == action and not slot.then]
    lit = (spot for legal, spot in found if legal)
    return next(lit, found[0][1] if found else None)


def spot_picking(view: View, pick: Pick) -> Spot | None:
    """Where a part of a choice is picked."""
    return next((spot for spot, slot in view.everything() if slot.pick == pick), None)
