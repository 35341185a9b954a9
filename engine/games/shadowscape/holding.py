"""Whether conditions hold, of a hero and for a whisper; what is still missing for it, and how far away it is."""

from typing import Any

import msgspec

from engine.core.world import World
from engine.games.shadowscape.content.condition_forms import (
    BesideEnemy,
    DeedKill,
    DeedSearch,
    Gear,
    General,
    Has,
    InRoom,
    InStart,
    Tokens,
    Treasures,
)
from engine.games.shadowscape.content.printed import GEAR, WHISPER
from engine.games.shadowscape.content.words import TYPES
from engine.games.shadowscape.dungeon import DISTANCE, chart_of
from engine.games.shadowscape.table import (
    general_of,
    has_enemy,
    is_treasure,
    of_type,
    tokens_of,
    treasures_of,
    trophies_of,
    worn_by,
)
from engine.games.shadowscape.zones import ACTION_BACK, HOME, PLACE, ROOM, SLAYER, TUCKED, WHISPERS
from engine.kit.printed import Printed

NEEDS: Printed[str, tuple[Any, ...]] = Printed(lambda kind: WHISPER[kind].needs)
IS_DEED: Printed[str, bool] = Printed(lambda kind: WHISPER[kind].is_deed and not WHISPER[kind].is_lord)


class Deed(msgspec.Struct, frozen=True):
    """What a hero has just done: a kill or a search, where, and with how much."""

    what: str
    place: int
    points: int


def holds(world: World, seat: int, condition: Any, deed: Deed | None = None) -> bool:
    """Whether a condition is true of a hero, right after a deed if there was one."""
    match condition:
        case BesideEnemy():
            return has_enemy(world, PLACE(world, seat))  # ruling 60
        case InRoom(room=room):
            return chart_of(world).kinds[stands_in(world, seat, deed)] == room
        case InStart():
            place = PLACE(world, seat)
            return place in chart_of(world).starts and place != HOME(world, seat)  # ruling 84
        case DeedKill(lord=True):
            return SLAYER(world) == seat  # ruling 19
        case DeedKill(least_defence=least, at_shrine=at_shrine):
            if deed is None or deed.what != "kill" or deed.points < least:
                return False
            return not at_shrine or chart_of(world).shrines[deed.place] is not None
        case DeedSearch(room=room, points=points):
            if deed is None or deed.what != "search" or deed.points < points:  # ruling 86
                return False
            return chart_of(world).kinds[deed.place] == room
    return lacking(world, seat, condition) == 0


def stands_in(world: World, seat: int, deed: Deed | None) -> int:
    """Where a hero counts as being: who searches next door counts as being there."""  # ruling 17
    return deed.place if deed is not None and deed.what == "search" else PLACE(world, seat)


def lacking(world: World, seat: int, condition: Any) -> int:
    """How many things a hero lacks for a condition that counts things."""
    match condition:
        case Tokens(count=count):
            return max(0, count - len(tokens_of(world, seat)))
        case Has(type="same", count=count):
            return max(0, count - max(trophies_of(world, seat, type) for type in TYPES))
        case Has(type=type, count=count):
            return max(0, count - trophies_of(world, seat, type))
        case Treasures(count=count):
            return max(0, count - len(treasures_of(world, seat)))
        case Gear(kind=kind, count=count):
            kinds = [GEAR[world.kinds[piece]].kind for piece in worn_by(world, seat)]
            return max(0, count - (len(kinds) if kind == "any" else kinds.count(kind)))
        case General(count=count):
            tucked = sum(world.backs[card] == ACTION_BACK for card in world.zones[TUCKED[seat]])  # type: ignore[index]
            return max(0, count - tucked - (general_of(world, seat) is not None))  # ruling 85
    return 0


def is_fulfilled(world: World, seat: int, whisper: int, deed: Deed | None = None) -> bool:
    """Whether a hero could claim a whisper now, as far as its text goes."""  # ruling 18
    needs = NEEDS[world.kinds[whisper]]
    if deed is None and type(needs[0]) is InRoom and chart_of(world).places[needs[0].room] != PLACE(world, seat):
        return False
    return all(holds(world, seat, need, deed) for need in needs)


def asks_for_deeds(world: World) -> bool:
    """Whether an open whisper asks for a deed, the lord's aside."""
    kinds = world.kinds
    return any(IS_DEED[kinds[card]] for card in world.zones[WHISPERS])  # type: ignore[index]


def missing_for(world: World, seat: int, whisper: int) -> list[Any]:
    """What a whisper asks that is not true yet."""
    return [need for need in WHISPER[world.kinds[whisper]].needs if not holds(world, seat, need)]


class Errand(msgspec.Struct, frozen=True):
    """A whisper as a plan: things still to get, doors to go for the next of them or for the place, and its shards."""

    whisper: int
    things: int
    doors: int
    shards: int

    @property
    def actions(self) -> float:
        """About how many actions it takes: two for each thing, and one for every two doors."""
        return 2 * self.things + self.doors / 2


def errands_of(world: World, seat: int) -> list[Errand]:
    """Every open whisper, the nearest first."""
    found = [errand(world, seat, whisper) for whisper in world.lying(WHISPERS)]
    return sorted(found, key=lambda one: (one.actions, -one.shards, one.whisper))


def errand(world: World, seat: int, whisper: int) -> Errand:
    here, things, places = PLACE(world, seat), 0, []
    for need in missing_for(world, seat, whisper):
        match need:
            case InRoom(room=room):
                places.append([chart_of(world).places[room]])
            case InStart():
                places.append([place for place in chart_of(world).starts if place != HOME(world, seat)])
            case DeedSearch(room=room):
                things += 1
                places.append([chart_of(world).places[room]])
            case DeedKill():
                things += 2
            case _:
                things += lacking(world, seat, need)
                places.append(where_to_get(world, need))
    doors = sum(min((DISTANCE[here][place] for place in options), default=2) for options in places)
    return Errand(whisper, things, doors, WHISPER[world.kinds[whisper]].shards)


def where_to_get(world: World, need: Any) -> list[int]:
    """The rooms where something of what is needed lies or stands."""
    places = range(len(ROOM))
    match need:
        case Has(type=type) if type != "same":
            return [place for place in places if any(world.backs[one] == type for one in world.lying(ROOM[place]))]
        case Has():
            return [place for type in TYPES for enemy in of_type(world, type) for place in places
                    if enemy in world.zones[ROOM[place]]]  # fmt: skip
    return [place for place in places if any(is_treasure(world, one) for one in world.lying(ROOM[place]))]
