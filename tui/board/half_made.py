"""A choice put together on the board from several picks before it is sent: give this card, take that one.

The picks live in the screen alone: nobody waits for the rest of them, and Esc steps back. The board hands them to the
game's view, whose slots say what can be picked next, or what action the choice has become.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tui.board.spots import Pick, View

Picks = tuple[Pick, ...]
NOTHING: Picks = ()


def with_pick(made: Picks, pick: Pick) -> Picks:
    """The choice with one more pick; another pick of an earlier part replaces it, and what followed is forgotten."""
    return (*made[: pick.step], pick)


def picked(made: Picks, step: int = 0) -> Any | None:
    """What was picked as some part of the choice, if anything was."""
    return made[step].what if step < len(made) else None


def still_offered(made: Picks, view_with: Callable[[Picks], View]) -> Picks:
    """The picks, if all of them can still be made: others may have changed the table meanwhile.

    Where one cannot, none is left: with one target gone the rest would go on to another by itself.
    """
    for count, pick in enumerate(made):
        slots = (slot for _, slot in view_with(made[:count]).everything())
        if not any(slot.pick == pick and slot.legal for slot in slots):
            return NOTHING
    return made
