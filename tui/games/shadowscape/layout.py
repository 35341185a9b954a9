"""Where every part of the board lies, for any size of terminal. Knows numbers only.

The map is five rooms by five. A low board has small rooms and a narrow panel, and lays offers, texts and rivals over
the map; a middle one has everything beside the map; a large one has rooms with names in full and the hand below them.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec
from textual.geometry import Region

SIZE = 5
LOW, MIDDLE, LARGE = "low", "middle", "large"
NARROW, WIDE = 24, 44
"""Columns of the panel beside the map."""

SHARED_WALLS = 3
"""Rows of a room on the lowest boards: there rooms share the wall between them."""


class Plan(msgspec.Struct, frozen=True):
    """The form, the cells of a room, the map, the panel beside it and what is left below the map."""

    form: str
    room_width: int
    room_height: int
    map: Region
    side: Region
    foot: Region

    @property
    def shares_walls(self) -> bool:
        return self.room_height <= SHARED_WALLS


@lru_cache(maxsize=256)
def plan(width: int, height: int) -> Plan:
    """The layout of a board of this size."""
    if width >= 150 and height >= 46:
        return _plan(LARGE, width, height, 23, 8)
    if width >= 75 + WIDE and height >= 30:
        return _plan(MIDDLE, width, height, 15, 6)
    across = max(11, min(15, (width - NARROW - 1) // SIZE))
    down = max(SHARED_WALLS, min(6, height // SIZE))
    return _plan(LOW, width, height, across, down)


def _plan(form: str, width: int, height: int, across: int, down: int) -> Plan:
    rows = SIZE * down + (down <= SHARED_WALLS)
    map_width = SIZE * across
    return Plan(
        form,
        across,
        down,
        Region(0, 0, map_width, rows),
        Region(map_width + 1, 0, max(0, width - map_width - 1), height),
        Region(0, rows, map_width, max(0, height - rows)),
    )


def room_at(plan: Plan, place: int) -> Region:
    """The cells of a room, its walls included."""
    row, column = divmod(place, SIZE)
    return Region(
        column * plan.room_width, row * plan.room_height, plan.room_width, plan.room_height + plan.shares_walls
    )
