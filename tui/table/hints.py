"""Hints in three strengths: point at a good choice, say why, play it.

The choice is the Master's, from what the seat may know; where nobody can think, it is the game's own bot's, without
figures. The words for an action are the game's.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import msgspec

from engine.bots.contract import Advice
from engine.core import Game

Strength = Literal["point", "explain", "play"]
STRENGTHS: tuple[Strength, ...] = ("point", "explain", "play")
THINKING = "The Master thinks about it for you …"


class Hint(msgspec.Struct, frozen=True):
    """A good choice, how much of it to tell, and why it is good: in words, or empty where nobody has worked it out."""

    action: Any
    strength: Strength = "point"
    reason: str = ""

    def stronger(self) -> Hint:
        """The same hint, one strength up."""
        place = STRENGTHS.index(self.strength)
        return Hint(self.action, STRENGTHS[min(place + 1, len(STRENGTHS) - 1)], self.reason)


def hint_from(advice: Advice, game: Game, label: Callable[[Any], str]) -> Hint:
    """Point at the best choice; the reason compares it with the next best one that reads differently."""
    best, *others = advice.choices
    if not advice.iterations:  # the only sensible choice is not searched for: the figure is what it leads to as it is
        stands = f"nothing else is worth a thought; {game.lead_in_words(best.expected)} as it stands."
        return Hint(best.action, reason=stands if best.expected else "")
    reason = f"about {game.lead_in_words(best.expected)}"
    other = next((one for one in others if one.visits and label(one.action) != label(best.action)), None)
    if other is not None:
        words = label(other.action)
        reason += f"; {words[:1].lower()}{words[1:]}: {game.lead_in_words(other.expected, unit=False)}"
    return Hint(best.action, reason=f"{reason}.")
