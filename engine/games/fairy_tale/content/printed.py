"""What the rules ask about a kind of card, as numbers in tables: its marks, and what effects mean by their names.

A mark is a faction or a category, one bit each; an effect's target is a mask of marks, so `marks & target` answers
"does it mean this card?".
"""

from collections.abc import Callable
from typing import Any, TypeVar

from engine.games.fairy_tale.content.vocabulary import MARKS
from engine.kit.printed import Printed

T = TypeVar("T")
BIT: dict[str, int] = {mark: 1 << place for place, mark in enumerate(MARKS)}
TARGET: dict[str, int] = {**BIT, "any": (1 << len(MARKS)) - 1}
SHADOW = BIT["shadow"]


def card_of(kind: str) -> Any:
    from engine.games.fairy_tale.content.box import box  # which is put together from the effects that read these tables

    return box()[kind]


def by_kind(derive: Callable[[Any], T]) -> Printed[str, T]:
    """A table by kind of card."""
    return Printed(lambda kind: derive(card_of(kind)))


def marks_in(card: Any) -> int:
    return sum(BIT[mark] for mark in (*card.factions, *card.categories))


MASK = by_kind(marks_in)
