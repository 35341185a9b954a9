"""Step 4: monsters leave, move, and carry out their plans, oldest first. What a plan causes lies on the agenda."""

from collections.abc import Iterator
from typing import Any

from engine.core.facts import Done, Entered, Fact, Moved, Noted, Planned
from engine.core.pieces import The
from engine.core.world import World
from engine.games.shadowrift.content.effects import EachRound, MendRound
from engine.games.shadowrift.content.printed import DOES, PLANS, RAMPAGES, SORT, all_of
from engine.games.shadowrift.effects.doing import By, carry_out
from engine.games.shadowrift.rules.heroes.fighting import bury_the_slain, mend
from engine.games.shadowrift.table import count_of
from engine.games.shadowrift.tasks import AdvanceDue, EffectDue, MonstersDue, PlanDue
from engine.games.shadowrift.zones import AREA, ASIDE, HITS, LAST, TRACK, ZOMBIES
from engine.kit.rules import Duty

ADVANCES = Planned(tuple(AdvanceDue(space) for space in range(1, LAST + 1)))


def monsters_act(world: World, task: MonstersDue) -> Iterator[Fact]:
    """Those in space 3 leave; then all others move on, the oldest first."""
    yield Done()
    yield Entered("monsters")
    yield ADVANCES
    for monster in tuple(world.pieces(TRACK[LAST])):
        yield from leave(world, monster)
    yield from bury_the_slain(world)


def leave(world: World, monster: int) -> Iterator[Fact]:
    """To the Power Area for good; a rampaging one is set aside, a Zombie goes back."""  # rulings 30, 31, 58
    kind = world.kinds[monster]
    if RAMPAGES[kind]:
        yield Moved((monster,), TRACK[LAST], ASIDE)
        yield Noted("rampages", (The(monster),))
        return
    if HITS(world, monster):
        yield HITS.to(0, monster)
    zombie = SORT[kind] == "zombie"
    yield Moved((monster,), TRACK[LAST], ZOMBIES if zombie else AREA)
    yield Noted("crumbles" if zombie else "flees", (The(monster),))


def advance(world: World, task: AdvanceDue) -> Iterator[Fact]:
    """All monsters of a space move, then act in the order they arrived."""  # ruling 29
    yield Done()
    moving = tuple(world.pieces(TRACK[task.space - 1]))
    if moving:
        yield Moved(moving, TRACK[task.space - 1], TRACK[task.space])
        yield Planned(tuple(PlanDue(monster, task.space) for monster in reversed(moving)))


def carry_out_plan(world: World, task: PlanDue) -> Iterator[Fact]:
    """A monster mends and does what it does each round, then its plan; one that is gone does nothing."""  # ruling 84
    yield Done()
    monster: Any = task.monster
    if monster not in world.zones[TRACK[task.plan]]:
        return
    kind = world.kinds[monster]
    yield Noted("walks", (The(monster), task.plan))
    for effect in all_of(kind, MendRound):
        if count_of(world, effect.while_, monster):
            yield from mend(world, monster, effect.n)
    habits = [EffectDue(monster, "each_round", n, monster) for n in range(len(all_of(kind, EachRound)))]
    steps = PLANS[kind][task.plan - 1].does
    plan = [EffectDue(monster, "plan", n, monster, task.plan) for n in range(len(steps))]
    if not steps:
        yield Noted("rests", (The(monster),))
    if habits or plan:
        yield Planned((*reversed(plan), *reversed(habits)))


def carry_out_effect(world: World, task: EffectDue) -> Iterator[Fact]:
    yield Done()
    card: Any = task.card
    by = By(card, monster=task.monster, magic=task.magic, plan=task.plan, number=task.number)
    yield from carry_out(world, by, effect_of(world, task))


def effect_of(world: World, task: EffectDue) -> Any:
    """The effect that a task names."""
    kind = world.kinds[task.card]
    match task.part:
        case "plan":
            return PLANS[kind][task.plan - 1].does[task.number]
        case "each_round":
            return all_of(kind, EachRound)[task.number].then
        case "otherwise":
            return DOES[kind][task.plan].otherwise[task.number]  # type: ignore[union-attr]
    return DOES[kind][task.number]


def activate(world: World, by: By) -> Iterator[Fact]:
    """Every Power in the Power Area does what it says, oldest first."""  # rulings 32, 89
    powers = [card for card in world.pieces(AREA) if SORT[world.kinds[card]] == "power"]
    if not powers:
        yield Noted("no_power")
        return
    due = [
        EffectDue(card, "does", number, by.monster) for card in powers for number in range(len(DOES[world.kinds[card]]))
    ]
    yield Noted("activates", tuple(map(The, powers)))
    yield Planned(tuple(reversed(due)))


DUTIES = (
    Duty(MonstersDue, monsters_act),
    Duty(AdvanceDue, advance),
    Duty(PlanDue, carry_out_plan),
    Duty(EffectDue, carry_out_effect),
)
