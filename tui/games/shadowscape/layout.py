"""Where every part of the board lies, for any size of terminal. Knows numbers only.

The map is five rooms by five. A low board has small rooms and a narrow panel, and lays offers, texts and rivals over
the map; a middle one has everything beside the map and the hand as cards below it, a high and narrow one everything
below; a large one has rooms with names in full. Where cards have room below the map and the panel lies beside it, the
board also tells what the cursor is on.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec
from textual.geometry import Region

SIZE = 5
LOW, MIDDLE, LARGE = "low", "middle", "large"
NARROW, WIDE = 24, 43
"""Columns of the panel beside the map, a wide one with a margin at its right."""

CARD_ROWS, TALL_CARD_ROWS = 5, 9
"""Rows of the cards below a middle and a large map."""

TELLING = 33
"""Columns of what is told about the thing under the cursor, below a large map."""

UPRIGHT = 56
"""From this height on a narrow board has the panel below the map instead of beside it."""

SHARED_WALLS = 3
"""Rows of a room on the lowest boards: there rooms share the wall between them."""


class Plan(msgspec.Struct, frozen=True):
    """The form, the cells of a room, the map, the panel beside it and what is left below the map.

    `hand` is where Fate cards lie as cards, empty where they are rows of the panel; `telling` what is below the map for
    the thing under the cursor.
    """

    form: str
    room_width: int
    room_height: int
    map: Region
    side: Region
    foot: Region
    hand: Region
    telling: Region

    @property
    def has_cards(self) -> bool:
        """Whether Fate cards lie below the map."""
        return self.hand.height > 0

    @property
    def is_upright(self) -> bool:
        """Whether the panel lies below the map."""
        return self.side.y > 0

    @property
    def shares_walls(self) -> bool:
        return self.room_height <= SHARED_WALLS


@lru_cache(maxsize=256)
def plan(width: int, height: int) -> Plan:
    """The layout of a board of this size."""
    if width >= 150 and height >= 46:
        tall = 9 if height >= SIZE * 9 + 1 + TALL_CARD_ROWS else 8
        return _plan(LARGE, width, height, 23, tall)
    if width > 75 + WIDE and height >= 30:
        return _plan(MIDDLE, width, height, 15, 6)
    if height >= UPRIGHT:
        return _upright(width, height)
    across = max(11, min(15, (width - NARROW - 1) // SIZE))
    down = max(SHARED_WALLS, min(8, height // SIZE))
    return _plan(LOW, width, height, across, down)


def _plan(form: str, width: int, height: int, across: int, down: int) -> Plan:
    rows = SIZE * down + (down <= SHARED_WALLS)
    map_width = SIZE * across
    foot = Region(0, rows, map_width, max(0, height - rows))
    hand, telling = _foot(form, foot)
    return Plan(
        form,
        across,
        down,
        Region(0, 0, map_width, rows),
        Region(map_width + 1, 0, max(0, width - map_width - 1 - (form != LOW)), height),
        foot,
        hand,
        telling,
    )


def _upright(width: int, height: int) -> Plan:
    """The map as wide as the board, below it the Fate cards and then the panel."""
    across, down = min(23, width // SIZE), 6
    rows = SIZE * down
    foot = Region(0, rows, width, CARD_ROWS)
    return Plan(
        MIDDLE,
        across,
        down,
        Region(0, 0, SIZE * across, rows),
        Region(0, foot.bottom, width, height - foot.bottom),
        foot,
        foot,
        Region(0, foot.bottom, 0, 0),
    )


def _foot(form: str, foot: Region) -> tuple[Region, Region]:
    """The cards below the map and what is told beside them; a large board has a row for the other heroes above."""
    nothing = Region(foot.x, foot.bottom, 0, 0)
    if form == MIDDLE and foot.height >= CARD_ROWS:
        return Region(foot.x, foot.bottom - CARD_ROWS, foot.width, CARD_ROWS), nothing
    if form != LARGE or foot.height < CARD_ROWS + 1:
        return nothing, nothing
    rows = foot.height - 1
    if rows < TALL_CARD_ROWS:
        return Region(foot.x, foot.y + 1, foot.width, rows), nothing
    hand = Region(foot.x, foot.y + 1, foot.width - TELLING - 1, rows)
    return hand, Region(hand.right + 1, hand.y, TELLING, rows)


def room_at(plan: Plan, place: int) -> Region:
    """The cells of a room, its walls included."""
    row, column = divmod(place, SIZE)
    return Region(
        column * plan.room_width, row * plan.room_height, plan.room_width, plan.room_height + plan.shares_walls
    )
