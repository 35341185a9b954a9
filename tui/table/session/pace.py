"""How fast others move on the screen, by the player's own setting. Asked by the session, here and in a hall."""

from __future__ import annotations

from tui.config.settings import Pace

DELAYS: dict[Pace, float | None] = {"instant": 0.0, "brisk": 0.6, "slow": 1.8, "step": None}
"""Seconds between two pictures of what others do; None: a key shows the next."""

ASIDE = 0.15
"""Seconds a bot takes at most while a person is asked as well: nothing of it needs to be followed."""


def delay_of(pace: Pace, followed: bool) -> float | None:
    """Seconds until the next bot's move, which somebody follows or not."""
    usual = DELAYS[pace]
    return usual if followed else min(ASIDE, ASIDE if usual is None else usual)
