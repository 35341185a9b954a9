"""The dungeon of one table: which doors lead where, and what each room has. Rooms are named by their place, 0 to 24.

All rooms side by side are joined, so a way is as long as its ends are apart by rows and columns (ruling 4).
"""

from collections.abc import Sequence

from engine.core.world import World
from engine.games.shadowscape.content.printed import (
    HAS_TREASURE_SIGN,
    IS_START,
    LAIR,
    ROOM_SHARDS,
    SHRINE,
    SIZE,
    doors_at,
)
from engine.games.shadowscape.content.words import TYPES, Door
from engine.games.shadowscape.zones import DUNGEON, ROOMS

MOST_REMEMBERED = 256


def _beside(place: int) -> tuple[int | None, int | None, int | None, int | None]:
    """The places north, east, south and west."""
    row, column = divmod(place, SIZE)
    return (
        place - SIZE if row else None,
        place + 1 if column < SIZE - 1 else None,
        place + SIZE if row < SIZE - 1 else None,
        place - 1 if column else None,
    )


BESIDE = tuple(_beside(place) for place in range(ROOMS))
NEAR = tuple(tuple(other for other in beside if other is not None) for beside in BESIDE)  # next door
HERE_OR_NEAR = tuple((place, *near) for place, near in enumerate(NEAR))
DISTANCE = tuple(
    tuple(abs(one // SIZE - two // SIZE) + abs(one % SIZE - two % SIZE) for two in range(ROOMS)) for one in range(ROOMS)
)


class Chart:
    """What lies where. Made once for every order of the rooms."""

    def __init__(self, kinds: Sequence[str]) -> None:
        self.kinds = tuple(kinds)
        self.places = {kind: place for place, kind in enumerate(kinds)}
        self.doors = tuple(doors_at(kind, place) for place, kind in enumerate(kinds))
        self.exits: tuple[dict[Door, int], ...] = tuple(
            {door: to for door, to in zip(self.doors[place], BESIDE[place], strict=True) if door and to is not None}
            for place in range(len(kinds))
        )
        self.shrines = tuple(SHRINE[kind] for kind in kinds)
        self.signs = tuple(place for place, kind in enumerate(kinds) if HAS_TREASURE_SIGN[kind])
        self.shards = tuple(place for place, kind in enumerate(kinds) if ROOM_SHARDS[kind])
        self.starts = tuple(place for place, kind in enumerate(kinds) if IS_START[kind])
        self.lairs = {type: tuple(place for place, kind in enumerate(kinds) if LAIR[kind] == type) for type in TYPES}

    def door_between(self, place: int, to: int) -> Door | None:
        """The symbol of the room that is left, on the way to its neighbour."""
        return next((door for door, other in self.exits[place].items() if other == to), None)


CHARTS: dict[tuple[object, ...], tuple[list[str], Chart]] = {}


def chart_of(world: World) -> Chart:
    """The chart of a table, found by the order of its room cards. Copies of a World share what is in the box."""
    key, kinds = tuple(world.zones[DUNGEON]), world.kinds
    found = CHARTS.get(key)
    if found is not None and found[0] is kinds:
        return found[1]
    here = tuple([kinds[card] for card in key])  # type: ignore[index]
    if len(CHARTS) >= MOST_REMEMBERED:
        CHARTS.clear()
    chart = found[1] if found is not None and found[1].kinds == here else Chart(here)
    CHARTS[key] = (kinds, chart)
    return chart
