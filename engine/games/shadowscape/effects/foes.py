"""Effects on enemies: calm, rouse, banish, spawn."""

from collections.abc import Iterator

from engine.core.chance import shuffle
from engine.core.facts import DOWN, UP, Fact, Moved, Noted
from engine.core.pieces import The
from engine.core.world import World
from engine.games.shadowscape.actions import Name, Point, Target
from engine.games.shadowscape.asks import (
    ToName,
    ToPoint,
    ToTarget,
)
from engine.games.shadowscape.content.effect_forms import Banish, Calm, Rouse, Spawn
from engine.games.shadowscape.content.words import TYPES
from engine.games.shadowscape.effects.places import regulars_within
from engine.games.shadowscape.effects.row import Row, Want, advance, is_open
from engine.games.shadowscape.sums import withstands
from engine.games.shadowscape.table import (
    NUMBER_OF,
    TYPE_BIT,
    is_empty,
    is_in_dungeon,
    is_lord,
    of_type,
    place_of,
)
from engine.games.shadowscape.tasks import (
    EffectsDue,
    RousingDue,
)
from engine.games.shadowscape.zones import CALM, CALMED, FALLEN, LORD_ROOM, PILE, PLACE, ROOM, ROOMS

# Calm


def wants_type(world: World, run: EffectsDue, effect: Calm) -> Want | None:
    if effect.what != "type" or not is_open(run.left):
        return None
    return ToName(), [Name(type) for type in TYPES if not CALM(world) & TYPE_BIT[type]]


def calm(world: World, run: EffectsDue, effect: Calm) -> Iterator[Fact]:
    """A type or one enemy does not act in the coming phase."""  # rulings 78 and 79
    targets: list[int] = [enemy for enemy in run.targets if not is_lord(world, enemy)]
    if effect.what == "target":
        for enemy in targets:
            if is_in_dungeon(world, enemy):
                yield CALMED.to(1, enemy)
                yield Noted("calms", (run.seat, The(enemy)))
    else:
        types = [TYPES[run.left]] if effect.what == "type" else [world.backs[enemy] for enemy in targets]
        for type in types:
            yield CALM.to(CALM(world) | TYPE_BIT[type])  # type: ignore[index]
            yield Noted("calm", (run.seat, type))
    yield from advance(world, run)


def can_calm(world: World, seat: int, effect: Calm) -> bool:
    return effect.what != "type" or any(of_type(world, type) for type in TYPES if not CALM(world) & TYPE_BIT[type])


# Rouse and banish


def wants_roused(world: World, run: EffectsDue, effect: Rouse) -> Want | None:
    if run.enemy is not None:
        return None
    return ToTarget(), [Target(enemy) for enemy in regulars_within(world, PLACE(world, run.seat), effect.reach)]


def rouse(world: World, run: EffectsDue, effect: Rouse) -> Iterator[Fact]:
    """It acts fully, and may act again in the enemy phase."""  # ruling 90
    return advance(world, run, RousingDue(run.seat, run.enemy))  # type: ignore[arg-type]


def can_rouse(world: World, seat: int, effect: Rouse) -> bool:
    return bool(regulars_within(world, PLACE(world, seat), effect.reach))


def banished(world: World, seat: int, effect: Banish) -> list[int]:
    found = regulars_within(world, PLACE(world, seat), effect.reach)
    return [enemy for enemy in found if withstands(world, enemy) <= effect.most]


def wants_banished(world: World, run: EffectsDue, effect: Banish) -> Want | None:
    if run.enemy is not None:
        return None
    return ToTarget(), [Target(enemy) for enemy in banished(world, run.seat, effect)]


def banish(world: World, run: EffectsDue, effect: Banish) -> Iterator[Fact]:
    enemy: int = run.enemy  # type: ignore[assignment]
    if CALMED(world, enemy):
        yield CALMED.to(0, enemy)
    yield Noted("banishes", (run.seat, The(enemy)))
    yield Moved((enemy,), ROOM[place_of(world, enemy)], fallen_of(world, enemy))
    yield from advance(world, run)


def fallen_of(world: World, enemy: int) -> str:
    """Where an enemy goes when it is discarded."""  # ruling 14
    return FALLEN[NUMBER_OF[world.backs[enemy]]]  # type: ignore[index]


def can_banish(world: World, seat: int, effect: Banish) -> bool:
    return bool(banished(world, seat, effect))


# Spawn


def wants_returning(world: World, run: EffectsDue, effect: Spawn) -> Want | None:
    if effect.where == "lord":
        return None
    if run.enemy is None:
        return ToTarget(), [Target(enemy) for enemy in discarded(world, effect)]
    empty = [place for place in range(ROOMS) if is_empty(world, place)]
    return (ToPoint(), [Point(place) for place in empty]) if is_open(run.place) else None


def discarded(world: World, effect: Spawn) -> list[int]:
    numbers = range(len(TYPES)) if effect.type is None else (NUMBER_OF[effect.type],)
    return [enemy for number in numbers for enemy in world.pieces(FALLEN[number])]


def spawn(world: World, run: EffectsDue, effect: Spawn) -> Iterator[Fact]:
    """A discarded enemy comes back in an empty room, or one of the pile appears beside the lord."""  # ruling 64
    if effect.where == "lord":
        assert effect.type is not None
        yield from rise_beside_lord(world, NUMBER_OF[effect.type])
    else:
        enemy: int = run.enemy  # type: ignore[assignment]
        yield Noted("returns", (run.seat, The(enemy), run.place))
        yield Moved((enemy,), fallen_of(world, enemy), ROOM[run.place])
    yield from advance(world, run)


def rise_beside_lord(world: World, number: int) -> Iterator[Fact]:
    if not world.zones[PILE[number]] and world.zones[FALLEN[number]]:
        yield Moved(tuple(world.pieces(FALLEN[number])), FALLEN[number], PILE[number], None, DOWN)
        yield shuffle(world, PILE[number])
    if world.zones[PILE[number]]:
        yield Moved((world.pieces(PILE[number])[-1],), PILE[number], ROOM[LORD_ROOM], None, UP)


def can_spawn(world: World, seat: int, effect: Spawn) -> bool:
    return effect.where == "lord" or (
        bool(discarded(world, effect)) and any(is_empty(world, place) for place in range(ROOMS))
    )


ROWS = (
    Row(
        form=Calm,
        words=lambda effect: "it does not act in the coming enemy phase",
        does=calm,
        worth=lambda effect: 0.6,
        sign="hand",
        wants=wants_type,
        can=can_calm,
    ),
    Row(
        form=Rouse,
        words=lambda effect: "an enemy acts at once",
        does=rouse,
        worth=lambda effect: 0.3,
        sign="wound",
        wants=wants_roused,
        can=can_rouse,
    ),
    Row(
        form=Banish,
        words=lambda effect: f"discard an enemy of defence {effect.most} or less",
        does=banish,
        worth=lambda effect: 0.5,
        sign="slot",
        wants=wants_banished,
        can=can_banish,
    ),
    Row(
        form=Spawn,
        words=lambda effect: "an enemy appears",
        does=spawn,
        worth=lambda effect: 0.2,
        sign="undead",
        wants=wants_returning,
        can=can_spawn,
    ),
)
