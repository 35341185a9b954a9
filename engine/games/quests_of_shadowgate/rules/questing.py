"""A paid quest: its level, the items that serve it, and its points."""

from collections.abc import Iterator
from typing import Any

from engine.core.errors import Rejected
from engine.core.facts import Asked, Done, Fact, Moved, Noted, Planned
from engine.core.pieces import The
from engine.core.world import World
from engine.games.quests_of_shadowgate.actions import ChooseLevel, Serve
from engine.games.quests_of_shadowgate.content.forms import LEVELS, POINTS, Level, Quest
from engine.games.quests_of_shadowgate.names import name_of, time_to, word
from engine.games.quests_of_shadowgate.rules.acting import go_on_acting
from engine.games.quests_of_shadowgate.rules.decks import show_top
from engine.games.quests_of_shadowgate.rules.services import can_serve, levels_of, servants_of
from engine.games.quests_of_shadowgate.table import is_base, quest_of, weather_of
from engine.games.quests_of_shadowgate.tasks import LevelDue, ServiceDue, ToLevel, ToServe
from engine.games.quests_of_shadowgate.zones import DONE, ITEMS, OPEN_QUESTS, USED, VP
from engine.kit.rules import Choice, Deed, Duty, answer, lies_in
from engine.kit.words import listed

RULE = "Completing quests"


def points_of(world: World, quest: Quest, level: Level) -> int:
    """What a quest scores at a level now, with the event in force."""
    return POINTS[level] + weather_of(world).more_points.get(quest.class_, 0)


def ask_level(world: World, task: LevelDue) -> Iterator[Fact]:
    levels = levels_of(world, task.seat, task.quest)
    if len(levels) > 1:
        yield Asked(task.seat, ToLevel())
    else:
        yield Done()
        yield Planned((ServiceDue(task.seat, task.quest, levels[0]),))


def levels(world: World, seat: int, ask: ToLevel) -> list[ChooseLevel]:
    return [ChooseLevel(level) for level in levels_of(world, seat, world.agenda[-1].quest)]


def choose_level(world: World, seat: int, action: ChooseLevel) -> Iterator[Fact]:
    quest = world.agenda[-1].quest
    yield from answer(world, seat)
    yield Planned((ServiceDue(seat, quest, action.level),))


def cannot_choose_level(world: World, seat: int, ask: ToLevel, action: ChooseLevel) -> Rejected:
    if action.level not in LEVELS:
        return Rejected("NoSuchLevel", f"Choose {listed([word(level) for level in LEVELS], 'or')}.", RULE)
    needs = listed([word(need) for need in quest_of(world, world.agenda[-1].quest).needs(action.level)])
    sentence = f"You lack items for {word(action.level)}: it needs {needs}, a different item for each."
    return Rejected("LevelOutOfReach", sentence, RULE)


def go_on(world: World, task: ServiceDue) -> Iterator[Fact]:
    """Take the items that are no choice, ask for the next that is, or complete the quest."""
    seat, served = task.seat, list(task.served)
    quest: Any = task.quest
    needs = quest_of(world, quest).needs(task.level)
    while len(served) < len(needs):
        items = servants_of(world, seat, quest, task.level, served)
        if len(items) > 1:
            break
        served.append(items[0])
    if len(served) == len(needs):
        yield Done()
        yield from complete(world, task, served)
        return
    if len(served) > len(task.served):
        yield Done()
        yield Planned((ServiceDue(seat, quest, task.level, tuple(served)),))
    yield Asked(seat, ToServe(needs[len(served)]))


def services(world: World, seat: int, ask: ToServe) -> list[Serve]:
    task = world.agenda[-1]
    return [Serve(item) for item in servants_of(world, seat, task.quest, task.level, task.served)]


def serve(world: World, seat: int, action: Serve) -> Iterator[Fact]:
    task = world.agenda[-1]
    yield from answer(world, seat)
    yield Planned((ServiceDue(seat, task.quest, task.level, (*task.served, action.item)),))


def cannot_serve(world: World, seat: int, ask: ToServe, action: Serve) -> Rejected:
    item: Any = action.item
    name = name_of(world, item)
    if not lies_in(world, ITEMS[seat], item):
        return Rejected("NotYourItem", f"{name} is not one of your items.", RULE)
    if USED(world, item) or item in world.agenda[-1].served:
        return Rejected("AlreadyUsed", f"{name} is already used for this quest.", RULE)
    if not can_serve(world, seat, item, ask.need):
        return Rejected("DoesNotServe", f"{name} does not count as {word(ask.need)}.", RULE)
    return Rejected("NeededElsewhere", f"{name} is needed for another part of this quest.", RULE)


def complete(world: World, task: ServiceDue, served: list[int]) -> Iterator[Fact]:
    """Points, and the items used: those of a base type stay free, the others are locked until they are discarded."""
    seat = task.seat
    quest: Any = task.quest
    points = points_of(world, quest_of(world, quest), task.level)
    for item in served:
        if not is_base(world, seat, item):  # ruling 18
            yield USED.to(1, item)
    zone = next(zone for zone in OPEN_QUESTS if quest in world.zones[zone])
    yield Moved((quest,), zone, DONE[seat])
    yield VP.to(VP(world, seat) + points, seat)
    yield Noted("completes", (seat, The(quest), task.level, points, *map(The, served)))
    yield from show_top(world)
    yield from go_on_acting(world, seat)


CHOICES = (
    Choice(ToLevel, levels, time_to(ToLevel), RULE),
    Choice(ToServe, services, time_to(ToServe), RULE),
)
DEEDS = (
    Deed(ChooseLevel, (ToLevel,), choose_level, cannot_choose_level),
    Deed(Serve, (ToServe,), serve, cannot_serve),
)
DUTIES = (Duty(LevelDue, ask_level), Duty(ServiceDue, go_on))
