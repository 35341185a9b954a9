"""Effects on Wounds and Burns: they go back to their stacks, or are never taken."""

from typing import Literal

from engine.games.shadowrift.content.words import Affliction, Effect
from engine.kit.structs import Positive

BOTH: tuple[Affliction, ...] = ("wound", "burn")


class Heal(Effect, frozen=True, kw_only=True, tag="heal"):
    """Afflictions go back: your own, those of one hero, or spread over any heroes."""

    n: Positive | Literal["all"]
    kinds: tuple[Affliction, ...] = BOTH
    whose: Literal["self", "one", "any"] = "self"


class Ward(Effect, frozen=True, kw_only=True, tag="ward"):
    """So often a round a Wound of any hero is not taken."""

    times: Positive


class DrawOnWound(Effect, frozen=True, kw_only=True, tag="draw_on_wound"):
    """Whenever the owner takes a Wound, draw so many cards."""

    n: Positive
