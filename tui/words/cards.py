"""A game's cards as the gallery shows them: every card once, by kind, with what is printed on it.

A game lists them in its room `gallery`. How many of a card somebody has not seen is counted from the World as they may
see it, and from nothing else: pieces whose place their eyes do not know.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence

import msgspec

from engine.core import World
from tui.draw.canvas import Words


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """One card. `kinds` are the content ids of its pieces, `names` what else it is called (the sides it has).

    `parts` are the ids of pieces that lie on the card and are not counted as cards of their own.
    """

    group: str
    name: str
    title: Words
    lines: tuple[Words, ...]
    kinds: tuple[str, ...]
    names: tuple[str, ...] = ()
    parts: tuple[str, ...] = ()
    copies: int = 1


class Sighting(msgspec.Struct, frozen=True):
    """How many pieces of a card are in a game, and how many of them somebody cannot place."""

    there: int
    unseen: int


def sightings(world: World) -> Mapping[str, Sighting]:
    """By kind of piece, as the eyes know that this World was made for."""
    there = Counter(world.kinds)
    seen = Counter(world.kinds[piece] for piece in world.sides)
    return {kind: Sighting(count, count - seen[kind]) for kind, count in there.items()}


def sighting_of(card: Card, found: Mapping[str, Sighting]) -> Sighting:
    """Of all pieces of a card together."""
    each = [found[kind] for kind in card.kinds if kind in found]
    return Sighting(sum(one.there for one in each), sum(one.unseen for one in each))


class CardNames:
    """Finds cards by the names that a text says."""

    def __init__(self, cards: Sequence[Card]) -> None:
        self.by_name: dict[str, Card] = {}
        for card in cards:
            for name in (card.name, *card.names):
                self.by_name.setdefault(plain(name), card)
        longest_first = sorted(self.by_name, key=len, reverse=True)
        words = "|".join(re.escape(name) for name in longest_first)
        self._pattern = re.compile(rf"(?<!\w)(?:{words})(?!\w)") if words else None

    def __getitem__(self, name: str) -> Card:
        return self.by_name[plain(name)]

    def within(self, text: str) -> list[tuple[int, int, Card]]:
        """Where a text names cards: first and last place, and which."""
        if self._pattern is None:
            return []
        found = self._pattern.finditer(plain(text))
        return [(match.start(), match.end(), self.by_name[match.group()]) for match in found]


def plain(name: str) -> str:
    """A name without what only keeps it on one line."""
    return name.replace("\u00a0", " ")
