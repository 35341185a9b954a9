"""What is printed on the cards, in tables by kind for the rules to read quickly.

Tables fill on first use: a game whose content does not load can still be imported. A kind is the id of a card or token;
a face is a kind and the side that is up. Nothing here knows where a piece lies.
"""

from collections.abc import Callable, Hashable
from functools import cache
from typing import TypeVar

from engine.games.shadowscape.content.box import box
from engine.games.shadowscape.content.effect_forms import ActionEffect, FateEffect
from engine.games.shadowscape.content.forms import Enemy, Equipment, Face, Hero, LordSide, Room, Whisper
from engine.games.shadowscape.content.standing_forms import EnemyEffect, LordEffect, StandingEffect
from engine.games.shadowscape.content.words import Class, Door, EnemyType, Shrine, Symbol

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")
FaceKey = tuple[str, str]  # an action card, and the side that is up
Doors = tuple[Door | None, Door | None, Door | None, Door | None]  # north, east, south, west

SIZE = 5
CENTRE = 12
CORNERS = {0: ("a", 1, 2), 4: ("b", 2, 3), 24: ("a", 3, 0), 20: ("b", 0, 1)}
"""Of a corner of the dungeon: the side of a starting room that lies there, and its two inward walls, clockwise."""


class Table(dict[K, T]):
    """One entry per key, made when it is first asked for."""

    def __init__(self, derive: Callable[[K], T]) -> None:
        super().__init__()
        self.derive = derive

    def __missing__(self, key: K) -> T:
        self[key] = found = self.derive(key)
        return found


# The dungeon


@cache
def doors_at(kind: str, place: int) -> Doors:
    """The doors of a room where it lies; a start has none in its outer walls."""
    if kind in box().rooms:
        return box().rooms[kind].doors
    if place not in CORNERS:
        return None, None, None, None  # a room that is not in the box
    side, first, second = CORNERS[place]
    pair = box().starts[kind].b if side == "b" else box().starts[kind].a
    walls: list[Door | None] = [None] * 4
    walls[first], walls[second] = pair
    return walls[0], walls[1], walls[2], walls[3]


def _room(kind: str) -> Room | None:
    return box().rooms.get(kind)


IS_START: Table[str, bool] = Table(lambda kind: kind in box().starts)
LAIR: Table[str, EnemyType | None] = Table(lambda kind: room.lair if (room := _room(kind)) else None)
SHRINE: Table[str, Shrine | None] = Table(lambda kind: room.shrine if (room := _room(kind)) else None)
HAS_TREASURE_SIGN: Table[str, bool] = Table(lambda kind: bool((room := _room(kind)) and room.treasure))
ROOM_SHARDS: Table[str, int] = Table(lambda kind: int(bool((room := _room(kind)) and room.shard)))

# Heroes and actions

HERO: Table[str, Hero] = Table(lambda kind: box().heroes[kind])
CLASS: Table[str, Class] = Table(lambda kind: box().heroes[kind].class_)
ABILITY: Table[str, tuple[StandingEffect, ...]] = Table(lambda kind: box().heroes[kind].ability.effects)
CARDS_OF: Table[str, tuple[str, ...]] = Table(lambda kind: box().actions_of(kind))
FACE: Table[FaceKey, Face] = Table(lambda key: box().action(key[0]).face(key[1]))
EFFECTS: Table[FaceKey, tuple[ActionEffect, ...]] = Table(lambda key: FACE[key].effects)
SKILL: Table[FaceKey, int] = Table(lambda key: FACE[key].skill)
KIND: Table[FaceKey, str] = Table(lambda key: FACE[key].kind)
SLOTS: Table[str, int] = Table(
    lambda kind: box().heroes[kind].slots if kind in box().heroes else box().action(kind).slots
)
PRICE: Table[str, int] = Table(lambda kind: box().general_actions[kind].price)

# Fate

SYMBOLS_OF: Table[str, tuple[Symbol, ...]] = Table(lambda kind: box().fate[kind].symbols)
FATE_TYPE: Table[str, EnemyType] = Table(lambda kind: box().fate[kind].type)
RED: Table[str, tuple[FateEffect, ...]] = Table(lambda kind: box().fate[kind].title.red.effects)
GREEN: Table[str, tuple[FateEffect, ...]] = Table(lambda kind: box().fate[kind].title.green.effects)

# Enemies, treasures, lords

ENEMY: Table[str, Enemy] = Table(lambda kind: box().tokens[kind].enemy)
ENEMY_TYPE: Table[str, EnemyType] = Table(lambda kind: ENEMY[kind].type)
MOVES: Table[str, tuple[Door, ...]] = Table(lambda kind: box().tokens[kind].moves)
DEFENCE: Table[str, int] = Table(lambda kind: ENEMY[kind].defence)
DAMAGE: Table[str, int] = Table(lambda kind: ENEMY[kind].damage)
IS_RANGED: Table[str, bool] = Table(lambda kind: ENEMY[kind].blow == "ranged")
ENEMY_ABILITY: Table[str, tuple[EnemyEffect, ...]] = Table(lambda kind: ENEMY[kind].ability)
VALUE: Table[str, int] = Table(lambda kind: box().treasures[kind].value)
LORD: Table[tuple[str, bool], LordSide] = Table(lambda key: box().lord(*key))
LORD_EFFECTS: Table[tuple[str, bool], tuple[LordEffect, ...]] = Table(lambda key: LORD[key].effects)

# Offers

GEAR: Table[str, Equipment] = Table(lambda kind: box().equipment[kind])
WHISPER: Table[str, Whisper] = Table(lambda kind: box().whispers[kind])


@cache
def gear_effects(kind: str, class_: Class) -> tuple[StandingEffect, ...]:
    """What a piece does for somebody of this class."""  # ruling 51
    gear = GEAR[kind]
    return gear.effects if not gear.classes or class_ in gear.classes else ()


def _shards(kind: str) -> int:
    found = box().whispers.get(kind) or box().equipment.get(kind) or box().general_actions.get(kind)
    return found.shards if found else 0


SHARDS: Table[str, int] = Table(_shards)
"""Shards printed on a whisper, a piece of equipment or a general action; 0 on everything else."""
