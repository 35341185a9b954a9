"""What everybody knows of cards that changed hands: what each hero gained, and who lives in Town. Quick to ask."""

from collections import Counter
from functools import cache

from engine.core.world import World
from engine.games.shadowrift.content.box import box
from engine.games.shadowrift.content.printed import SORT, VILLAGER
from engine.games.shadowrift.content.words import FactionId
from engine.games.shadowrift.ownership import lives_in_town
from engine.games.shadowrift.setup import faction_of
from engine.games.shadowrift.zones import BELONGS, CORPSES, FREEZES, HERO_BACK, TOWN_BACK, WALLS


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


def people(world: World) -> tuple[int, int]:
    """Villagers and Walls anywhere in Town, and everything else there: Corpses, Infiltrators, ice."""
    name, kinds, backs = BELONGS.name, world.kinds, world.backs
    living = settlers() + wall_count() - len(world.zones[WALLS])
    others = box().corpses - len(world.zones[CORPSES]) + ice_of(faction_of(world)) - len(world.zones[FREEZES])
    for (counter, key), count in world.counts.items():
        if counter == name and count and backs[key] == TOWN_BACK:  # type: ignore[index]
            kind = kinds[key]  # type: ignore[index]
            change = -1 if lives_in_town(kind) else 1
            if VILLAGER[kind]:
                living += change
            else:
                others += change
    return living, others


@cache
def ice_of(faction: FactionId) -> int:
    """How many Freezes a faction brings."""
    return sum(SORT[kind] == "freeze" for kind in box().specials(faction))


@cache
def settlers() -> int:
    """The Villagers of the first Town deck."""
    return sum(card.copies for card in box().town.values() if VILLAGER[card.id] and lives_in_town(card.id))


@cache
def wall_count() -> int:
    return sum(1 for _ in box().walls())
