"""Where an arrow key leads on a drawn page: to the nearest thing that lies that way. Pure geometry, for every page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from textual.geometry import Region

T = TypeVar("T")

STEPS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}
ASIDE = 4
"""How much worse a cell aside is than a cell ahead; a row counts as two columns, as it looks."""


def nearest(places: Sequence[tuple[Region, T]], here: Region, way: str) -> T | None:
    """The thing to go to from a region; None where nothing lies that way."""
    dx, dy = STEPS[way]
    found: list[tuple[int, int, T]] = []
    for order, (region, thing) in enumerate(places):
        ahead = _gap(here, region, dx, dy)
        if ahead is not None:
            found.append((ahead + ASIDE * _aside(here, region, dx != 0), order, thing))
    return min(found, key=lambda entry: entry[:2])[2] if found else None


def _gap(here: Region, there: Region, dx: int, dy: int) -> int | None:
    """How far ahead a region begins; None if it lies beside, behind or on top."""
    if dx:
        ahead = there.x - here.right if dx > 0 else here.x - there.right
    else:
        ahead = 2 * (there.y - here.bottom if dy > 0 else here.y - there.bottom)
    return ahead if ahead >= 0 else None


def _aside(here: Region, there: Region, sideways: bool) -> int:
    """How far a region lies off the line; nothing where the two overlap."""
    if sideways:
        return 2 * max(there.y - here.bottom + 1, here.y - there.bottom + 1, 0)
    return max(there.x - here.right + 1, here.x - there.right + 1, 0)
