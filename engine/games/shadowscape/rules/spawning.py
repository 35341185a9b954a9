"""What appears: enemies on their lairs, cards in the offers, and the lord when the last whisper is turned up.

Nobody acts by appearing. What the lord does in an enemy phase is here too.
"""

from collections.abc import Iterator
from typing import Any

from engine.core.chance import shuffle
from engine.core.errors import Rejected
from engine.core.facts import DOWN, UP, Asked, Done, Fact, Moved, Noted, Planned
from engine.core.pieces import The
from engine.core.world import World
from engine.games.shadowscape.actions import Point, Spare
from engine.games.shadowscape.asks import (
    ToPoint,
    ToSpare,
)
from engine.games.shadowscape.content.printed import WHISPER
from engine.games.shadowscape.content.standing_forms import Gathers
from engine.games.shadowscape.content.words import EnemyType
from engine.games.shadowscape.dungeon import NEAR, chart_of
from engine.games.shadowscape.sums import abilities_of
from engine.games.shadowscape.table import NUMBER_OF, has_enemy, lord_of, lord_stands, place_of, regulars_at
from engine.games.shadowscape.tasks import (
    LordDue,
    RisingDue,
    SpawnDue,
    StrikingDue,
)
from engine.games.shadowscape.zones import (
    ACTION_DECK,
    ACTIONS,
    AWAKE,
    FALLEN,
    GEAR,
    GEAR_DECK,
    LORD_ROOM,
    PILE,
    ROOM,
    STANDS,
    WHISPER_DECK,
    WHISPERS,
)
from engine.kit.rules import Choice, Deed, Duty, answer

RISING = "Rising enemies"
OFFERS = {
    "whisper": (WHISPER_DECK, WHISPERS),
    "equipment": (GEAR_DECK, GEAR),
    "general": (ACTION_DECK, ACTIONS),
}
"""The deck and the open cards of everything that can be claimed."""


# Offers and the lord


def refill(world: World, deck: str, offer: str) -> Iterator[Fact]:
    """The next card is turned up; with none left the offer shrinks."""  # ruling 21
    if not world.zones[deck]:
        return
    card = world.pieces(deck)[-1]
    yield Moved((card,), deck, offer, None, UP)
    if offer == WHISPERS and WHISPER[world.kinds[card]].is_lord:
        yield AWAKE.to(STANDS)  # ruling 20
        yield Noted("wakes", (The(lord_of(world)), LORD_ROOM))


def act_as_lord(world: World, task: LordDue) -> Iterator[Fact]:
    """After all others; it never moves."""  # rulings 29 and 63
    yield Done()
    if not lord_stands(world):
        return
    lord = lord_of(world)
    for effect in abilities_of(world, lord):
        if isinstance(effect, Gathers):
            yield from gather(world, effect.type)
    yield Planned((StrikingDue(task.seat, lord),))


def gather(world: World, type: EnemyType) -> Iterator[Fact]:
    """Enemies of the type next door come into the lord's room."""
    for place in NEAR[LORD_ROOM]:
        called = tuple(enemy for enemy in regulars_at(world, place) if world.backs[enemy] == type)
        if called:
            yield Noted("gathers", (The(lord_of(world)), len(called)))
            yield Moved(called, ROOM[place], ROOM[LORD_ROOM])


# Enemies


def spawn(world: World, task: SpawnDue) -> Iterator[Fact]:
    """One on every lair of the type, whoever stands there; with too few some are spared."""  # rulings 28 and 56
    number = NUMBER_OF[task.type]
    lairs = [place for place in chart_of(world).lairs[task.type] if place not in task.spared]
    pile, fallen = PILE[number], FALLEN[number]
    there = len(world.zones[pile]) + len(world.zones[fallen])
    if there and len(lairs) > there:
        yield Asked(task.seat, ToSpare(len(lairs) - there))
        return
    yield Done()
    lairs = lairs[:there]
    if len(world.zones[pile]) < len(lairs):
        yield Moved(tuple(world.pieces(fallen)), fallen, pile, None, DOWN)
        yield shuffle(world, pile)
    yield Noted("rise", (task.type, len(lairs)))
    for place in lairs:
        yield Moved((world.pieces(pile)[-1],), pile, ROOM[place], None, UP)


def spares(world: World, seat: int, ask: ToSpare) -> list[Spare]:
    task: SpawnDue = world.agenda[-1]
    return [Spare(place) for place in chart_of(world).lairs[task.type] if place not in task.spared]


def spare(world: World, seat: int, action: Spare) -> Iterator[Fact]:
    task: SpawnDue = world.agenda[-1]
    yield from answer(world, seat)
    yield Planned((SpawnDue(seat, task.type, (*task.spared, action.place)),))


def cannot_spare(world: World, seat: int, ask: Any, action: Spare) -> Rejected | None:
    return Rejected("NoLair", "No enemy would rise in that room.", RISING)


# An enemy that was felled and rises elsewhere


def rise(world: World, task: RisingDue) -> Iterator[Fact]:
    """On a lair of its type without an enemy."""  # ruling 81
    lairs = rising_places(world, task)
    if len(lairs) > 1:
        yield Asked(task.seat, ToPoint())
        return
    yield Done()
    yield from rise_in(world, task, lairs[0])


def rising_places(world: World, task: RisingDue) -> list[int]:
    type: Any = world.backs[task.enemy]
    return [place for place in chart_of(world).lairs[type] if not has_enemy(world, place)]


def rise_in(world: World, task: RisingDue, place: int) -> Iterator[Fact]:
    enemy: int = task.enemy
    yield Noted("rises", (The(enemy), place))
    yield Moved((enemy,), ROOM[place_of(world, enemy)], ROOM[place])


def point_for_rising(world: World, seat: int, action: Point) -> Iterator[Fact]:
    task: RisingDue = world.agenda[-1]
    yield from answer(world, seat)
    yield from rise_in(world, task, action.place)


CHOICES = (Choice(ToSpare, spares, "First choose the lair that stays empty.", RISING),)
DEEDS = (Deed(Spare, (ToSpare,), spare, cannot_spare),)
DUTIES = (Duty(LordDue, act_as_lord), Duty(SpawnDue, spawn), Duty(RisingDue, rise))
