"""What is printed on the cards, in tables by kind for the rules to read quickly.

Tables fill on first use: a game whose content does not load can still be imported. A kind is the id of a card or token;
a face is a kind and the side that is up. Nothing here knows where a piece lies.
"""

from functools import cache

from engine.games.shadowscape.content.box import box
from engine.games.shadowscape.content.effect_forms import ActionEffect, FateEffect
from engine.games.shadowscape.content.forms import Enemy, Equipment, Face, Hero, LordSide, Room, Whisper
from engine.games.shadowscape.content.standing_forms import EnemyEffect, LordEffect, StandingEffect
from engine.games.shadowscape.content.words import Class, Door, EnemyType, Shrine, Symbol
from engine.kit.printed import Printed

FaceKey = tuple[str, str]  # an action card, and the side that is up
Doors = tuple[Door | None, Door | None, Door | None, Door | None]  # north, east, south, west

SIZE = 5
CENTRE = 12
CORNERS = {0: ("a", 1, 2), 4: ("b", 2, 3), 24: ("a", 3, 0), 20: ("b", 0, 1)}
"""Of a corner of the dungeon: the side of a starting room that lies there, and its two inward walls, clockwise."""


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


IS_START: Printed[str, bool] = Printed(lambda kind: kind in box().starts)
LAIR: Printed[str, EnemyType | None] = Printed(lambda kind: room.lair if (room := _room(kind)) else None)
SHRINE: Printed[str, Shrine | None] = Printed(lambda kind: room.shrine if (room := _room(kind)) else None)
HAS_TREASURE_SIGN: Printed[str, bool] = Printed(lambda kind: bool((room := _room(kind)) and room.treasure))
ROOM_SHARDS: Printed[str, int] = Printed(lambda kind: int(bool((room := _room(kind)) and room.shard)))

# Heroes and actions

HERO: Printed[str, Hero] = Printed(lambda kind: box().heroes[kind])
CLASS: Printed[str, Class] = Printed(lambda kind: box().heroes[kind].class_)
ABILITY: Printed[str, tuple[StandingEffect, ...]] = Printed(lambda kind: box().heroes[kind].ability.effects)
CARDS_OF: Printed[str, tuple[str, ...]] = Printed(lambda kind: box().actions_of(kind))
FACE: Printed[FaceKey, Face] = Printed(lambda key: box().action(key[0]).face(key[1]))
EFFECTS: Printed[FaceKey, tuple[ActionEffect, ...]] = Printed(lambda key: FACE[key].effects)
SKILL: Printed[FaceKey, int] = Printed(lambda key: FACE[key].skill)
KIND: Printed[FaceKey, str] = Printed(lambda key: FACE[key].kind)
SLOTS: Printed[str, int] = Printed(
    lambda kind: box().heroes[kind].slots if kind in box().heroes else box().action(kind).slots
)
PRICE: Printed[str, int] = Printed(lambda kind: box().general_actions[kind].price)

# Fate

SYMBOLS_OF: Printed[str, tuple[Symbol, ...]] = Printed(lambda kind: box().fate[kind].symbols)
FATE_TYPE: Printed[str, EnemyType] = Printed(lambda kind: box().fate[kind].type)
RED: Printed[str, tuple[FateEffect, ...]] = Printed(lambda kind: box().fate[kind].title.red.effects)
GREEN: Printed[str, tuple[FateEffect, ...]] = Printed(lambda kind: box().fate[kind].title.green.effects)

# Enemies, treasures, lords

ENEMY: Printed[str, Enemy] = Printed(lambda kind: box().tokens[kind].enemy)
ENEMY_TYPE: Printed[str, EnemyType] = Printed(lambda kind: ENEMY[kind].type)
MOVES: Printed[str, tuple[Door, ...]] = Printed(lambda kind: box().tokens[kind].moves)
DEFENCE: Printed[str, int] = Printed(lambda kind: ENEMY[kind].defence)
DAMAGE: Printed[str, int] = Printed(lambda kind: ENEMY[kind].damage)
IS_RANGED: Printed[str, bool] = Printed(lambda kind: ENEMY[kind].blow == "ranged")
ENEMY_ABILITY: Printed[str, tuple[EnemyEffect, ...]] = Printed(lambda kind: ENEMY[kind].ability)
VALUE: Printed[str, int] = Printed(lambda kind: box().treasures[kind].value)
LORD: Printed[tuple[str, bool], LordSide] = Printed(lambda key: box().lord(*key))
LORD_EFFECTS: Printed[tuple[str, bool], tuple[LordEffect, ...]] = Printed(lambda key: LORD[key].effects)

# Offers

GEAR: Printed[str, Equipment] = Printed(lambda kind: box().equipment[kind])
WHISPER: Printed[str, Whisper] = Printed(lambda kind: box().whispers[kind])


@cache
def gear_effects(kind: str, class_: Class) -> tuple[StandingEffect, ...]:
    """What a piece does for somebody of this class."""  # ruling 51
    gear = GEAR[kind]
    return gear.effects if not gear.classes or class_ in gear.classes else ()


def _shards(kind: str) -> int:
    found = box().whispers.get(kind) or box().equipment.get(kind) or box().general_actions.get(kind)
    return found.shards if found else 0


SHARDS: Printed[str, int] = Printed(_shards)
"""Shards printed on a whisper, a piece of equipment or a general action; 0 on everything else."""
