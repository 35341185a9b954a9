"""What everybody knows of cards that changed hands: what each hero gained. Quick to ask."""

from collections import Counter
from functools import cache

from engine.core.world import World
from engine.games.shadowrift.content.box import box
from engine.games.shadowrift.zones import BELONGS, HERO_BACK


def gained_by(world: World, seat: int) -> Counter[str]:
    """The cards a hero has beyond the starters, by kind, wherever they are."""
    mark, name, kinds, backs = seat + 1, BELONGS.name, world.kinds, world.backs
    return Counter(
        kinds[key]  # type: ignore[index]
        for (counter, key), count in world.counts.items()
        if counter == name and count == mark and backs[key] == HERO_BACK  # type: ignore[index]
    )


def gained_by_all(world: World) -> list[str]:
    """The kinds of all cards that heroes have beyond the starters."""
    name, kinds, backs = BELONGS.name, world.kinds, world.backs
    return [
        kinds[key]  # type: ignore[index]
        for (counter, key), count in world.counts.items()
        if counter == name and count and backs[key] == HERO_BACK  # type: ignore[index]
    ]


@cache
def wall_count() -> int:
    return sum(1 for _ in box().walls())
