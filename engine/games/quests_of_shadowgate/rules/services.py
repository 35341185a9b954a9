"""Which items can serve which level of a quest: every need by an item of its own (ruling 16)."""

from collections.abc import Sequence
from functools import lru_cache

from engine.core.world import World
from engine.games.quests_of_shadowgate.content.forms import CLASS_OF, CLASSES, LEVELS, WILD, Level
from engine.games.quests_of_shadowgate.content.printed import CLASS, TYPE
from engine.games.quests_of_shadowgate.table import free_items_of, powers_of, quest_of


def fits(kind: str, need: str, by_class: bool) -> bool:
    """Whether a kind of item meets a need: a class, or a type (a wild card any of them)."""  # ruling 14
    type = TYPE[kind]
    if type in (need, WILD):
        return True
    return CLASS[kind] == (need if need in CLASSES else CLASS_OF[need] if by_class else None)


def can_serve(world: World, seat: int, item: int, need: str) -> bool:
    """Whether an item meets a need for this seat, whose ability may let a class stand for a type."""
    return fits(world.kinds[item], need, powers_of(world, seat).type_by_class)


@lru_cache(maxsize=1 << 12)
def can_all_be_met(kinds: tuple[str, ...], needs: tuple[str, ...], by_class: bool) -> bool:
    """Whether each need can be met by another one of these kinds of items; no seat holds a kind twice."""
    if not needs:
        return True
    for kind in kinds:
        if fits(kind, needs[0], by_class):
            rest = tuple([other for other in kinds if other != kind])
            if can_all_be_met(rest, needs[1:], by_class):
                return True
    return False


def levels_of(world: World, seat: int, quest: int) -> list[Level]:
    """The levels at which a seat could complete a quest with the items it has."""
    face, by_class = quest_of(world, quest), powers_of(world, seat).type_by_class
    kinds = tuple([world.kinds[item] for item in free_items_of(world, seat)])
    if not any(fits(kind, face.type, by_class) for kind in kinds):
        return ["minor"]
    return [level for level in LEVELS if can_all_be_met(kinds, face.needs(level), by_class)]


def servants_of(world: World, seat: int, quest: int, level: Level, served: Sequence[int]) -> list[int]:
    """The items that may serve the next need of a level, so that all later needs can be met too."""
    need, *later = quest_of(world, quest).needs(level)[len(served) :]
    by_class = powers_of(world, seat).type_by_class
    items = {item: world.kinds[item] for item in free_items_of(world, seat) if item not in served}
    return [
        item
        for item, kind in items.items()
        if fits(kind, need, by_class)
        and can_all_be_met(tuple([other for other in items.values() if other != kind]), tuple(later), by_class)
    ]
