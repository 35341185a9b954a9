"""Where the parts of the board lie, for every size. Numbers only.

A low board has every part in as few rows as it needs, a middle one has cards, a large one the market open as well, and
so has a narrow one that is high enough.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec
from textual.geometry import Region

GAUGES, TRACK, POWER, TOWN, RAMPART, GUESTS, HAND, PLAY, MARKET = (
    "gauges",
    "track",
    "power",
    "town",
    "rampart",
    "guests",
    "hand",
    "play",
    "market",
)
LOW, MIDDLE, LARGE = "low", "middle", "large"
LARGE_WIDTH, LARGE_HEIGHT, MIDDLE_HEIGHT, UPRIGHT_HEIGHT, ROOMY_HEIGHT = 140, 46, 28, 52, 60
GUEST_WIDTH = 22


class Plan(msgspec.Struct, frozen=True):
    """The parts of a board and the form they are drawn in."""

    form: str
    parts: dict[str, Region]

    @property
    def has_market(self) -> bool:
        """Whether the market lies open beside everything else."""
        return MARKET in self.parts


def stacked(width: int, *rows: tuple[str, int]) -> dict[str, Region]:
    """Parts below each other."""
    found: dict[str, Region] = {}
    y = 0
    for name, height in rows:
        found[name] = Region(0, y, width, max(0, height))
        y += max(0, height)
    return found


@lru_cache(maxsize=128)
def plan(width: int, height: int, *, gauges: bool = True) -> Plan:
    """The layout of a board of this size; without gauges where a column beside it tells them."""
    rows = height if gauges else height + 1
    if width >= LARGE_WIDTH and rows >= LARGE_HEIGHT:
        return large(width, height, gauges)
    if rows >= UPRIGHT_HEIGHT:
        return upright(width, height, gauges)
    return middle(width, height, gauges) if rows >= MIDDLE_HEIGHT else low(width, height)


def low(width: int, height: int) -> Plan:
    """Rows: gauges 1, a title and the track, power 1, rampart 1, town 3, guests 1, a title and the hand, play 1."""
    hand = 2 if height < 20 else 3
    track = height - 9 - hand
    return Plan(
        LOW,
        stacked(
            width, (GAUGES, 1), (TRACK, track), (POWER, 1), (RAMPART, 1), (TOWN, 3), (GUESTS, 1), (HAND, 1 + hand),
            (PLAY, 1),
        ),
    )  # fmt: skip


def middle(width: int, height: int, gauges: bool) -> Plan:
    """The row of the gauges goes to the Travellers, who then have one each."""
    spare = max(0, height - 31)
    hand, town = 9 + min(1, spare), 4 + min(1, spare // 2)
    guests = 1 if gauges else 2
    track = height - gauges - 3 - 3 - town - guests - hand - 1
    return Plan(
        MIDDLE,
        stacked(
            width, (GAUGES, int(gauges)), (TRACK, track), (POWER, 3), (RAMPART, 3), (TOWN, town), (GUESTS, guests),
            (HAND, hand), (PLAY, 1),
        ),
    )  # fmt: skip


def upright(width: int, height: int, gauges: bool) -> Plan:
    """Market and hand with their cards, and what is left for the track."""
    market, hand, town, guests = 21 if height >= ROOMY_HEIGHT else 17, 10, 5, 1 if gauges else 2
    track = height - gauges - 3 - 3 - town - guests - market - hand - 1
    return Plan(
        MIDDLE,
        stacked(
            width, (GAUGES, int(gauges)), (TRACK, track), (POWER, 3), (RAMPART, 3), (TOWN, town), (GUESTS, guests),
            (MARKET, market), (HAND, hand), (PLAY, 1),
        ),
    )  # fmt: skip


def large(width: int, height: int, gauges: bool) -> Plan:
    market, hand, town = 13, 9, 5
    track = height - gauges - 3 - 3 - town - market - hand - 1
    parts = stacked(
        width, (GAUGES, int(gauges)), (TRACK, track), (POWER, 3), (RAMPART, 3), (TOWN, town), (MARKET, market),
        (HAND, hand), (PLAY, 1),
    )  # fmt: skip
    town_part = parts[TOWN]
    aside = 2 * GUEST_WIDTH + 2
    parts[TOWN] = Region(0, town_part.y, width - aside, town_part.height)
    parts[GUESTS] = Region(width - aside, town_part.y, aside, town_part.height)
    return Plan(LARGE, parts)
