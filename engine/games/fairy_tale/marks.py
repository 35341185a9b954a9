"""What the rules ask about a kind of card, as numbers in tables: its marks, what it hunts, when its effects come.

A mark is a faction or a category, one bit each; an effect's target is a mask of marks, so `marks & target` answers
"does it mean this card?". Tables fill on first use: a game whose content does not load can still be imported.
"""

from collections.abc import Callable
from functools import reduce
from operator import or_
from typing import TypeVar

from engine.games.fairy_tale.content import FACTIONS, MARKS, Draw, Effect, Hunt, Kind, Unflip, load

T = TypeVar("T")

UNFLIP_NAMED, UNFLIP_OTHER, FLIP_NAMED, FLIP_OTHER, DRAW = range(5)


class ByKind(dict[str, T]):
    """A table with one entry per kind of card."""

    def __init__(self, derive: Callable[[Kind], T]) -> None:
        super().__init__()
        self.derive = derive

    def __missing__(self, kind: str) -> T:
        self[kind] = found = self.derive(load()[kind])
        return found


BIT: dict[str, int] = {mark: 1 << place for place, mark in enumerate(MARKS)}
TARGET: dict[str, int] = {**BIT, "any": (1 << len(MARKS)) - 1}


def hunts_of(kind: Kind) -> int:
    """The marks this kind hunts; 0 for a kind that does not hunt."""
    return reduce(or_, (TARGET[effect.what] for effect in kind.effects if isinstance(effect, Hunt)), 0)


def steps_of(kind: Kind) -> tuple[tuple[int, int], ...]:
    """(step, which effect) for every effect that comes after the hunt."""
    return tuple((step_of(effect), index) for index, effect in enumerate(kind.effects) if not isinstance(effect, Hunt))


def step_of(effect: Effect) -> int:
    """In which step an effect comes: those that name a faction before those that do not."""
    assert not isinstance(effect, Hunt)
    if isinstance(effect, Draw):
        return DRAW
    named = effect.what in FACTIONS
    if isinstance(effect, Unflip):
        return UNFLIP_NAMED if named else UNFLIP_OTHER
    return FLIP_NAMED if named else FLIP_OTHER


MASK: ByKind[int] = ByKind(lambda kind: sum(BIT[mark] for mark in (*kind.factions, *kind.categories)))
HUNTS: ByKind[int] = ByKind(hunts_of)
STEPS: ByKind[tuple[tuple[int, int], ...]] = ByKind(steps_of)
EFFECTS: ByKind[tuple[Effect, ...]] = ByKind(lambda kind: kind.effects)
SHADOW = BIT["shadow"]
