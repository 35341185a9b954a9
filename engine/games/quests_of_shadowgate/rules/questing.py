"""A paid quest: its level, the items that serve it, and its points."""

from collections.abc import Iterator

from engine.core.facts import Answered, Asked, Done, Fact, Moved, Noted, Planned
from engine.core.pieces import The
from engine.core.world import World
from engine.games.quests_of_shadowgate.actions import ChooseLevel, Serve
from engine.games.quests_of_shadowgate.holdings import is_base, quest_of, weather_of
from engine.games.quests_of_shadowgate.rules.acting import go_on_acting
from engine.games.quests_of_shadowgate.rules.decks import show_top
from engine.games.quests_of_shadowgate.rules.services import levels_of, servants_of
from engine.games.quests_of_shadowgate.tasks import LevelDue, ServiceDue, ToLevel, ToServe
from engine.games.quests_of_shadowgate.vocabulary import POINTS, Level, Quest
from engine.games.quests_of_shadowgate.zones import DONE, OPEN_QUESTS, USED, VP


def points_of(world: World, quest: Quest, level: Level) -> int:
    """What a quest scores at a level now, with the event in force."""
    return POINTS[level] + weather_of(world).more_points.get(quest.class_, 0)


def ask_level(world: World, task: LevelDue) -> Iterator[Fact]:
    levels = levels_of(world, task.seat, task.quest)  # type: ignore[arg-type]
    if len(levels) > 1:
        yield Asked(task.seat, ToLevel())
    else:
        yield Done()
        yield Planned((ServiceDue(task.seat, task.quest, levels[0]),))


def levels(world: World, seat: int, ask: ToLevel) -> list[ChooseLevel]:
    return [ChooseLevel(level) for level in levels_of(world, seat, world.agenda[-1].quest)]


def choose_level(world: World, seat: int, action: ChooseLevel) -> Iterator[Fact]:
    quest = world.agenda[-1].quest
    yield Answered(seat)
    yield Done()
    yield Planned((ServiceDue(seat, quest, action.level),))


def go_on(world: World, task: ServiceDue) -> Iterator[Fact]:
    """Take the items that are no choice, ask for the next that is, or complete the quest."""
    seat, quest, served = task.seat, task.quest, list(task.served)
    needs = quest_of(world, quest).needs(task.level)  # type: ignore[arg-type]
    while len(served) < len(needs):
        items = servants_of(world, seat, quest, task.level, served)  # type: ignore[arg-type]
        if len(items) > 1:
            break
        served.append(items[0])
    if len(served) == len(needs):
        yield Done()
        yield from complete(world, task, served)  # type: ignore[arg-type]
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
    yield Answered(seat)
    yield Done()
    yield Planned((ServiceDue(seat, task.quest, task.level, (*task.served, action.item)),))


def complete(world: World, task: ServiceDue, served: list[int]) -> Iterator[Fact]:
    """Points, and the items used: those of a base type stay free, the others are locked until they are discarded."""
    seat, quest = task.seat, task.quest
    points = points_of(world, quest_of(world, quest), task.level)  # type: ignore[arg-type]
    for item in served:
        if not is_base(world, seat, item):  # ruling 18
            yield USED.to(1, item)
    zone = next(zone for zone in OPEN_QUESTS if quest in world.zones[zone])
    yield Moved((quest,), zone, DONE[seat])
    yield VP.to(VP(world, seat) + points, seat)
    yield Noted("completes", (seat, The(quest), task.level, points, *map(The, served)))  # type: ignore[arg-type]
    yield from show_top(world)
    yield from go_on_acting(world, seat)
