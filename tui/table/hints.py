"""Hints in three strengths: point at a good choice, say why, play it.

The choice is the game's own bot's, made from what the seat may know and the same each time it is asked for.
"""

from __future__ import annotations

import random
from typing import Any, Literal

import msgspec

from engine.core import World

Strength = Literal["point", "explain", "play"]
STRENGTHS: tuple[Strength, ...] = ("point", "explain", "play")


class Hint(msgspec.Struct, frozen=True):
    """A good choice and how much of it to tell."""

    action: Any
    strength: Strength

    def stronger(self) -> Hint:
        """The same hint, one strength up."""
        place = STRENGTHS.index(self.strength)
        return Hint(self.action, STRENGTHS[min(place + 1, len(STRENGTHS) - 1)])


def first_hint(seen: World, seat: int, moment: int) -> Hint:
    """Point at what the game's bot would do for a seat that is asked; `moment` makes it repeatable."""
    return Hint(seen.game.pick(seen, seat, random.Random(moment)), "point")
